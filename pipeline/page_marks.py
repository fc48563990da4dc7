r"""A document's text as it reads across its pages: what a page adds turned into spaces, so that every offset stays.

"circumstances under which\n4\n<PAGE>\nthey were made" reads "circumstances under which they were made".
"""

import regex

from pipeline.document import Document
from pipeline.lazy import lazy

# "[SIGNATURE PAGE FOLLOWS]", "[Remainder of page intentionally left blank]"
_NOTE = lazy(
    r"\[ [^\[\]]{0,80} \b (?: signature \s+ pages? | intentionally \s+ left \s+ blank ) \b [^\[\]]{0,80} \]",
    regex.VERBOSE | regex.IGNORECASE,
)
_PAGE = lazy(r"<PAGE>(?:[ \t]*\d{1,4}(?![.,)\w]))?")  # "<PAGE> 12", but "<PAGE> 28. Notices"
_NO_BREAK = lazy(r"[^\n]")


def without_page_marks(document: Document) -> str:
    """The text with spaces for page marks, page numbers, running heads and notes on the pages that follow."""
    return document.once(_blanked)


def _blanked(document: Document) -> str:
    text, pieces, at = document.text, [], 0
    marks = [(mark.start, mark.end) for mark in document.layout.furniture]
    marks += [match.span() for pattern in (_PAGE, _NOTE) for match in pattern.finditer(text)]
    for start, end in sorted(marks):
        if end <= at:
            continue
        pieces += [text[at : max(at, start)], _NO_BREAK.sub(" ", text[max(at, start) : end])]
        at = end
    return "".join([*pieces, text[at:]]) if pieces else text
