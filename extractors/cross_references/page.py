r"""Words that look like references and are the page's own: headings, running heads, page marks, lines of an index.

"ARTICLE XI - WARRANTIES", "EXHIBIT 10.2-6" below a page, "-Exhibit A-2-".
"""

import regex

from extractors.cross_references.labelled import ATTACHMENTS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CrossReference

_NUMBER = lazy(r"[-–\s]*\d{0,4}[-–\s]*")
"""What may stand before it on the line: a page number, the dash of "-Exhibit A-2-"."""

_PAGE = lazy(r"(?:[-–]\d+)?\s*[-–]?")
"""What may follow on the line: "EXHIBIT 10.2-6" is the sixth page of one."""

_REST = lazy(r"(?:\.[A-Z\d]{1,3})*")
"""What is left of a mark of the document's own, "EXHIBIT 10.A.26.1", that no reference has."""

LINE = 120
"""Characters that a line about items which do not apply has at most on either side of one."""
TOP = 400
"""A mark on a line of its own so near the beginning of a document is the document's."""

_PARAGRAPH = lazy(r"(?:^|\n)[ \t]*\n[ \t]*$")
_TITLE = lazy(r"\.\s+[A-Z][\w’'-]*(?:\s+[\w’',;&-]+){0,8}\.")
_ITEMS = lazy(r"[ \t]*items?\b[^\n]*$", regex.IGNORECASE)
_NONE = lazy(r"[\w ,().;&–-]{0,80}?[ .:–—-](?:not[ ]applicable|inapplicable)\b", regex.IGNORECASE)
"""How a form says that it has nothing under some of its items: "Items 1 through 4, 6 and 8 Not Applicable"."""
_SENTENCE_ENDS = lazy(r"(?:^|[.;:)”\"])\s*$")
_TITLE_IN_CAPITALS = lazy(r"(?:\s*[.:]|\s*[-–—]{1,2}|[ \t]*\n)\s*[A-Z]{3,}")


def is_of_the_page(document: Document, item: CrossReference) -> bool:
    """Whether the words are no reference but the page's own: furniture, or "EXHIBIT A" alone as a heading is."""
    span = item.span
    if document.in_furniture(span) or _is_empty(document.text, item):
        return True
    if item.target_kind in ("section", "article"):
        return _is_heading(document.text, item)
    if item.target_kind not in ATTACHMENTS and not item.as_written.startswith("FORM"):
        return False
    text = document.text
    before, after = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    head, tail = text[before : span.start].strip(), text[span.end : after if after != -1 else len(text)].strip()
    if not head and span.start < TOP and item.as_written[0].isalpha() and _REST.fullmatch(tail):
        return True
    if not _NUMBER.fullmatch(head) or not _PAGE.fullmatch(tail):
        return False
    # the last line of a paragraph may be "Exhibit A" too
    above = text[max(0, before - 200) : before].removesuffix("\n").rpartition("\n")[2].strip()
    return not above or bool(head or tail)


def _is_empty(text: str, item: CrossReference) -> bool:
    """Whether a line says of items of a form, this one among them, that they do not apply."""
    span = item.span
    if not (item.as_written[:4].lower() == "item" or item.as_written[0].isdigit()):
        return False
    line = text.rfind("\n", max(0, span.start - LINE), span.start) + 1
    return (
        bool(line) and bool(_ITEMS.match(text, line, span.end)) and bool(_NONE.match(text, span.end, span.end + LINE))
    )


def _is_heading(text: str, item: CrossReference) -> bool:
    """Whether the words begin a paragraph as a heading does, be it one that the splitter has not seen."""
    span = item.span
    above = text[max(0, span.start - 80) : span.start]
    if _PARAGRAPH.search(above) and _TITLE.match(text, span.end):
        return True
    # "this Article X. ARTICLE XI. MISCELLANEOUS": headings that have run into the text
    head = item.as_written.split()[0]
    begins = head.isupper() and len(head) > 1 and _SENTENCE_ENDS.search(above) is not None
    return begins and _TITLE_IN_CAPITALS.match(text, span.end) is not None
