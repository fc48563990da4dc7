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

RULES = (*labelled.RULES, *statutory.RULES, *instruments.RULES)


def find(document: Document) -> Iterator[Item | Diagnostic]:
    """The references in running text: a heading's own number and the lines of a contents page are none."""
    headings = {section.span.start for section in document.sections}
    for item in scan(document, RULES):
        if isinstance(item, Item) and (item.span.start in headings or document.in_furniture(item.span)):
            continue
        section = document.section_at(item.span) if item.span else None
        if section is None or section.kind not in ("title", "contents", "contents_entry"):
            yield item


EXTRACTOR = Extractor("cross_references", find=find, link=link, rules=RULES)
