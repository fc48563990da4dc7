"""Cross-references: every target that the document names, found by label or by name and led to its section.

"Section 13(a), 13(c), 14 or 15(d) of the Exchange Act" is four references, each with its document.
"""

from collections.abc import Iterator

import regex

from extractors.cross_references import attachments, instruments, sections, statutory
from extractors.cross_references.labelled import ATTACHMENTS
from extractors.cross_references.link import link
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import CrossReference
from pipeline.rules import Made, scan

_PAGE = regex.compile(r"(?:[-–]\d+)?")
"""What may follow on the line: "EXHIBIT 10.2-6" is the sixth page of one. A page number may stand before it."""

_PARAGRAPH = regex.compile(r"(?:^|\n)[ \t]*\n[ \t]*$")
_TITLE = regex.compile(r"\.\s+[A-Z][\w’'-]*(?:\s+[\w’',;&-]+){0,8}\.")

RULES = (*statutory.RULES, *sections.RULES, *attachments.RULES, *instruments.RULES)


def find(document: Document) -> Iterator[Made]:
    """The references in running text: a heading's own number and the lines of a contents page are none."""
    headings = {section.span.start for section in document.sections}
    for item in scan(document, RULES):
        if isinstance(item, CrossReference) and (item.span.start in headings or _is_of_the_page(document, item)):
            continue
        section = document.section_at(item.span) if item.span else None
        if section is None or section.kind not in ("title", "contents", "contents_entry"):
            yield item


def _is_of_the_page(document: Document, item: CrossReference) -> bool:
    """Whether the words are no reference but the page's own: furniture, or "EXHIBIT A" alone as a heading is."""
    span = item.span
    if document.in_furniture(span):
        return True
    if item.target_kind in ("section", "article"):
        return _is_heading(document, item)
    if item.target_kind not in ATTACHMENTS and not item.as_written.startswith("FORM"):
        return False
    text = document.text
    before, after = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    head, tail = text[before : span.start].strip(), text[span.end : after if after != -1 else len(text)].strip()
    # the last line of a paragraph may be "Exhibit A" too
    above = text[max(0, before - 200) : before].removesuffix("\n").rpartition("\n")[2].strip()
    starts = not above or above == "<PAGE>"
    return starts and (not head or head.isdecimal()) and _PAGE.fullmatch(tail) is not None


def _is_heading(document: Document, item: CrossReference) -> bool:
    """Whether the words begin a paragraph as a heading does, be it one that the splitter has not seen."""
    span = item.span
    above = document.text[max(0, span.start - 80) : span.start]
    return _PARAGRAPH.search(above) is not None and _TITLE.match(document.text, span.end) is not None


EXTRACTOR = Extractor("cross_references", find=find, link=link, rules=RULES)
