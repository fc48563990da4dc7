r"""A document's text as it reads across its pages: what a page adds turned into spaces, so that every offset stays.

"circumstances under which\n4\n<PAGE>\nthey were made" reads "circumstances under which they were made".
"""

from collections.abc import Iterable, Iterator

import regex

from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.span import Span

# "[SIGNATURE PAGE FOLLOWS]", "---[Remainder of page intentionally left blank]---"
_NOTE = lazy(
    r"(?<! [—–_*-] ) [—–_*-]{0,80}"
    r" \[ [^\[\]]{0,80} \b (?: signature \s+ pages? | intentionally \s+ left \s+ blank ) \b [^\[\]]{0,80} \]"
    r" [—–_*-]{0,80}",
    regex.VERBOSE | regex.IGNORECASE,
)
_PAGE = lazy(r"<PAGE>(?:[ \t]*\d{1,4}(?![.,)\w]))?")  # "<PAGE> 12", but "<PAGE> 28. Notices"
_TABLE_MARK = lazy(r"</?(?!PAGE)\w+>", regex.IGNORECASE)  # "<CAPTION>", "<S>"
_NO_BREAK = lazy(r"[^\n]")
# the row of marks below a line in which words are underlined
_UNDERLINE = lazy(r"\n[ \t]*+[-_=]{2}[-_= \t]*+(?=\n[ \t]*\S)")
_SMALL = lazy(r"\p{Ll}{2}")
_SMALL_IN_LINE = lazy(r"[^\n]*?\p{Ll}{2}")
_WORD_BEFORE, _WORD_BEHIND = lazy(r"(?r)\S"), lazy(r"\S")
# where pages were run together that had no numbers
_EMPTY_LINES = lazy(r"\n(?:[ \t]*\n){4,}")
_LABEL = lazy(r"\((?:[A-Za-z]|\d{1,2}|[ivxl]{1,5})\)|\d{1,2}(?:\.\d{1,2}){0,3}\.?[ \t]|[A-Z]\.[ \t]|[•●▪]")
_SENTENCE_ENDS = frozenset(".:;!?")
_CUT = 40  # so long a line of running text is at least, above the end of a page


def over_pages(document: Document) -> str:
    r"""The text as extractors read it: what pages add turned into spaces, a sentence that a page cuts joined again.

    "Acorn Diagnostic\n4\n<PAGE>\n\nSystems, Inc." is one name, in two lines. Marks of tables stay, and so do page
    marks inside tables, where they part rows.
    """
    text = document.text
    notes = [Span(*mark.span()) for pattern in (_PAGE, _NOTE, _EMPTY_LINES) for mark in pattern.finditer(text)]
    marks = [
        mark
        for mark in sorted([*document.layout.furniture, *notes])
        if not document.in_table(mark) and not _TABLE_MARK.match(text, mark.start)
    ]
    text = _without(text, marks)
    return _joined(text, _page_gaps(document, text, marks))


def past_underlines(document: Document) -> str:
    r"""The text with one line break for the rows of marks below words: "Acorn\n-----\nTools, Inc." is one name."""
    return document.once(_past_underlines)


def _past_underlines(document: Document) -> str:
    return _joined(document.text, _underlines(document.text))


def _without(text: str, marks: Iterable[tuple[int, int]]) -> str:
    """The text with spaces at the marks, which are in order; line breaks stay."""
    pieces, at = [], 0
    for start, end in marks:
        if end <= at:
            continue
        pieces += [text[at : max(at, start)], _NO_BREAK.sub(" ", text[max(at, start) : end])]
        at = end
    return "".join([*pieces, text[at:]]) if pieces else text


def _joined(text: str, gaps: Iterable[Span]) -> str:
    """The text with one line break, and spaces before it, for each of the gaps, which are in order."""
    pieces, at = [], 0
    for gap in gaps:
        if gap.start >= at:
            pieces += [text[at : gap.start], "\n".rjust(gap.end - gap.start)]
            at = gap.end
    return "".join([*pieces, text[at:]]) if pieces else text


def _page_gaps(document: Document, text: str, marks: Iterable[Span]) -> Iterator[Span]:
    """The white space around the end of each page in the midst of a sentence, up to the line that goes on."""
    end = 0
    for mark in marks:
        if mark.start < end:
            continue  # in the gap around the mark before it
        behind = _WORD_BEHIND.search(text, mark.end)
        if behind is None:
            return
        before, end = _WORD_BEFORE.search(text, end, mark.start), behind.start()
        gap = Span(before.end() if before else end, text.rfind("\n", 0, end) + 1)
        marked = bool(document.slice(gap).strip(" \t\n"))
        if text.count("\n", *gap) > 1 and _goes_on(text, gap.start, end, marked=marked):
            yield gap


def _goes_on(text: str, end: int, start: int, *, marked: bool) -> bool:
    """Whether a sentence of running text goes on from one page, up to `end`, to the next, from `start`.

    Without a mark of the page a name may end in front of empty lines and a sentence begin behind them.
    """
    above = text[text.rfind("\n", 0, end) + 1 : end].strip()
    small = bool(above) and above.split()[-1].islower()
    long = len(above) >= _CUT or (marked and small)
    running = long and above[-1] not in _SENTENCE_ENDS and _SMALL.search(above)
    if not running or _LABEL.match(text, start) or not _SMALL_IN_LINE.match(text, start):
        return False
    return marked or text[start].islower() or small or above[-1] == ","


def _underlines(text: str) -> Iterator[Span]:
    """The rows of marks below lines of running text, each up to its end."""
    for row in _UNDERLINE.finditer(text):
        if _SMALL.search(text, text.rfind("\n", 0, row.start()) + 1, row.start()):
            yield Span(row.start(), row.end() + 1)
