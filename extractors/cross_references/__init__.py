"""Cross-references: every target that the document names, found by label or by name and led to its section.

"Section 13(a), 13(c), 14 or 15(d) of the Exchange Act" is four references, each with its document.
"""

from collections.abc import Iterator

from extractors.cross_references import attachments, codes, deictic, instruments, sections, standards, statutory
from extractors.cross_references.labelled import ATTACHMENTS
from extractors.cross_references.link import link
from extractors.cross_references.page import is_of_the_page
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import CrossReference
from pipeline.rules import Made, scan

_MODULES = (statutory, codes, standards, sections, deictic, attachments, instruments)
RULES = tuple(rule for module in _MODULES for rule in module.RULES)
_PROSE = ("paragraph", "body")
"""Kinds of sections that may begin with a reference: "Section 4(e) of the Lease provides …"."""


def find(document: Document) -> Iterator[Made]:
    """The references in running text: a heading's own number and the lines of a contents page are none."""
    headings = {section.span.start: section.kind in _PROSE for section in document.sections}
    for item in scan(document, RULES):
        if isinstance(item, CrossReference):
            prose = item.target_kind not in ATTACHMENTS and headings.get(item.span.start, True)
            if (item.span.start in headings and not prose) or is_of_the_page(document, item):
                continue
        section = document.section_at(item.span) if item.span else None
        if section is None or section.kind not in ("title", "contents", "contents_entry"):
            yield item


EXTRACTOR = Extractor("cross_references", find=find, link=link, rules=RULES)
