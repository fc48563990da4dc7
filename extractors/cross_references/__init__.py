"""Cross-references: every target that the document names, found by label or by name and led to its section.

"Section 13(a), 13(c), 14 or 15(d) of the Exchange Act" is four references, each with its document.
"""

from collections.abc import Iterator

from extractors.cross_references import instruments, labelled, statutory
from extractors.cross_references.link import link
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Item
from pipeline.rules import scan
from pipeline.span import Span

FRONT = 400
"""So far from the beginning a line may say which exhibit the document itself is."""

RULES = (*statutory.RULES, *labelled.RULES, *instruments.RULES)


def find(document: Document) -> Iterator[Item | Diagnostic]:
    """The references in running text: a heading's own number and the lines of a contents page are none."""
    headings = {section.span.start for section in document.sections}
    for item in scan(document, RULES):
        if isinstance(item, Item) and (item.span.start in headings or _on_the_page_alone(document, item.span)):
            continue
        section = document.section_at(item.span) if item.span else None
        if section is None or section.kind not in ("title", "contents", "contents_entry"):
            yield item


def _on_the_page_alone(document: Document, span: Span) -> bool:
    """Whether the words are no reference but the page's own: furniture, or "Exhibit 99.1" alone on a line in front."""
    if document.in_furniture(span):
        return True
    before = document.text.rfind("\n", 0, span.start) + 1
    after = document.text.find("\n", span.end)
    line = document.text[before : after if after != -1 else len(document.text)].strip()
    return span.start < FRONT and line == document.slice(span) and line.lower().startswith("ex")


EXTRACTOR = Extractor("cross_references", find=find, link=link, rules=RULES)
