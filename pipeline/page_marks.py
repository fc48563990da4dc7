r"""A document's text as it reads across its pages: what a page adds turned into spaces, so that every offset stays.

"circumstances under which\n4\n<PAGE>\nthey were made" reads "circumstances under which they were made".
"""

from collections.abc import Iterator

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
# the row of marks below a line in which words are underlined
_UNDERLINE = lazy(r"\n[ \t]*+[-_=]{2}[-_= \t]*+(?=\n[ \t]*\S)")
_SMALL = lazy(r"\p{Ll}{2}")
_SMALL_IN_LINE = lazy(r"[^\n]*?\p{Ll}{2}")
_WORD_BEFORE, _WORD_BEHIND = lazy(r"(?r)\S"), lazy(r"\S")
_SENTENCE_ENDS = frozenset(".:;!?")
_CUT = 40  # so long a line of running text is at least, above the end of a page


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


def across_pages(document: Document) -> str:
    r"""The text without page marks, a sentence that the end of a page or a row of marks cuts with one line break there.

    "Acorn Diagnostic\n4\n<PAGE>\n\nSystems, Inc." is one name, and so is "Acorn\n-----\nSystems, Inc.".
    """
    return document.once(_flowing)


def _flowing(document: Document) -> str:
    text, pieces, at = without_page_marks(document), [], 0
    for start, end in sorted([*_page_gaps(document, text), *_underlines(text)]):
        if start >= at:
            pieces += [text[at:start], " " * (end - start - 1), "\n"]
            at = end
    return "".join([*pieces, text[at:]]) if pieces else text


def _page_gaps(document: Document, text: str) -> Iterator[tuple[int, int]]:
    """The white space around the end of each page in the midst of a sentence, up to the line that goes on."""
    end = 0
    for mark in document.layout.furniture:
        if mark.start < end:
            continue  # in the gap around the mark before it
        behind = _WORD_BEHIND.search(text, mark.end)
        if behind is None:
            return
        before, end = _WORD_BEFORE.search(text, end, mark.start), behind.start()
        if before is None:
            continue
        start = before.end()
        above = text[text.rfind("\n", 0, start) + 1 : start].strip()
        running = len(above) >= _CUT and above[-1] not in _SENTENCE_ENDS and _SMALL.search(above)
        if running and "\n" in text[start:end] and _SMALL_IN_LINE.match(text, end):
            yield start, text.rfind("\n", start, end) + 1


def _underlines(text: str) -> Iterator[tuple[int, int]]:
    """The rows of marks below lines of running text, each up to its end."""
    for row in _UNDERLINE.finditer(text):
        if _SMALL.search(text, text.rfind("\n", 0, row.start()) + 1, row.start()):
            yield row.start(), row.end() + 1
