"""Financial statements: captions, the figures below them, and the notes under those.

A table is a run of lines that hold columns of figures, or the rules ("-----") between them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.span import Span
from pipeline.split.captions import FORMAL, RULE, UNITS, caption, heading_over, kind, over
from pipeline.split.cramped import Line
from pipeline.split.headings import tidy, title_like
from pipeline.split.page import Page

RULES = "-=_$"
FIGURE = re.compile(
    r"(?:(?<!\s)\s{3}|\$|^)\s*+\(?\$?\s?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\)?%?(?=\s|$)"
    r"|(?<!\s)\s{4}\s*+(?:-{1,3}|—)(?=\s|$)"
)
LABEL = re.compile(r"(?:\(?(?:[a-z]{1,4}|[A-Z]|\d{1,2})[.)]|[•·▪*-])\s++(?!\(?\$?[\d.,]+[)%]*(?:\s{3}|$))")
"""The letter, number or bullet before words of a list: the blanks behind it make no column. A figure is in one."""
CONTINUES = re.compile(r"(?:TOTAL\s+)?(?:LIABILITIES|ASSETS|(?:STOCK|SHARE)HOLDERS|NET\s+CASH)\b", re.IGNORECASE)
"""How a part of a statement begins that has no caption of its own."""
STATEMENT = re.compile(r"\bstatements?\s+of\s+\w+|\bbalance\s+sheets?$", re.IGNORECASE)
TOP = 3
"""The caption of a statement stands in one of so many first lines of a page."""
FOLLOWS = re.compile(r"\b(?:follows?|more)\b[^\w:]*$", re.IGNORECASE)
"""How a line ends that says what comes, as "[TABULAR MATERIAL FOLLOWS]" does, and is no caption."""
ITEM = re.compile(r"[o•▪●*]\s{1,4}\w")
"""How an item of a list begins, that belongs to the text above a caption."""
LEAST = 6
"""Lines from the first figures of a formal statement to its last, at least."""
MIN_ROWS = 3
MISSES = 3
"""So many lines without figures may stand between two rows of a table."""


@dataclass(frozen=True)
class Region:
    """The figures of one table: numbers of its first and last line."""

    first: int
    last: int


def regions(page: Page) -> list[Region]:
    """The stretches of lines that are tables of figures."""
    found: list[Region] = []
    first: int | None = None
    last = misses = rows = 0
    top = -TOP
    for number, line in enumerate(page.lines):
        if line.page_top:
            top = number
        words = page.text[line.start : line.end]
        wide = _wide(words)
        if first is None and not wide and words[0] not in RULES:
            continue
        count = figures(words)
        if first is not None and (misses > MISSES or line.gap > 4 or (number - top < TOP and _begins(page, line))):
            _add(found, first, last, rows)
            first = None
        if count:
            first, rows = (number, 0) if first is None else (first, rows)
            last, misses, rows = number, 0, rows + (count > 1)
        else:
            misses += MISSES + 1 if not wide and len(words) > 0.75 * page.width else 1
    _add(found, first, last, rows)
    return found


def _begins(page: Page, line: Line) -> bool:
    """Whether a line on top of a page is the caption of a statement."""
    words = page.text[line.start : line.end]
    return STATEMENT.search(words) is not None and "   " not in words and title_like(words)


def _add(found: list[Region], first: int | None, last: int, rows: int) -> None:
    if first is not None and rows >= MIN_ROWS:
        found.append(Region(first, last))


def figures(words: str) -> int:
    """How many figures a line has in columns; a rule counts as one."""
    if len(words) > 400:
        return 0
    if words[0] in RULES and RULE.fullmatch(words):
        return 1
    if not _wide(words) or "....." in words:
        return 0
    return len(FIGURE.findall(words[3:]))


def _wide(words: str) -> bool:
    """Whether blanks part the words of a line into columns."""
    if "   " not in words:
        return False
    label = LABEL.match(words)
    return label is None or "   " in words[label.end() :]


def _prose(page: Page, line: Line) -> bool:
    words = page.text[line.start : line.end]
    return not over(words) and len(words) > 0.75 * page.width and "   " not in words


def tables(page: Page, found: Sequence[Region]) -> tuple[Span, ...]:
    """The spans of the figures."""
    return tuple(Span(page.lines[one.first].start, page.lines[one.last].end) for one in found)


def caption_line(page: Page, first: int, floor: int) -> int:
    """The line that the caption begins with: back from the first figures over the column heads."""
    at = first
    while at > 0 and page.lines[at - 1].start >= floor and first - at < 14:
        above, below = page.lines[at - 1], page.lines[at]
        stop = page.text[above.end - 1] in ".;" and above.end - above.start > 30
        stop = stop or FOLLOWS.search(page.text[above.start : above.end]) is not None
        stop = stop or ITEM.match(page.text, above.start) is not None
        words = page.text[above.start : above.end]
        most = 2 + page.double_spaced + 2 * (UNITS.match(words) is not None)
        if below.gap > most or below.page_top or stop:
            break
        titled = title_like(words) or over(words)
        ends_prose = above.gap == 0 and at > 1 and _prose(page, page.lines[at - 2])
        if (ends_prose or (_prose(page, above) and not titled)) and not _introduces(page, at - 1):
            break
        at -= 1
    return at


def _introduces(page: Page, number: int) -> bool:
    """Whether the line belongs to a sentence that ends with a colon, as one that introduces a table does."""
    for line in page.lines[number : number + 3]:
        if line.gap and line is not page.lines[number]:
            return False
        if page.text[line.end - 1] == ":":
            return True
    return False


@dataclass(frozen=True)
class Table:
    """A table with its caption: where both stand, the caption where it is set as one, which statement it says it is.

    `goes_on`: whether it has no caption of its own, so that it goes on with the table before it.
    `formal`: whether it is a statement wherever it stands, and not figures beside the words that tell of them.
    """

    span: Span
    heading: str | None
    subkind: str | None
    goes_on: bool
    formal: bool


def captioned(page: Page, found: Sequence[Region], floor: int = 0) -> list[Table]:
    """The tables after `floor`, each with the caption above it."""
    kept: list[Table] = []
    after = 0
    for region in found:
        if page.lines[region.first].start < floor:
            continue
        top = caption_line(page, region.first, floor)
        begin = page.lines[top].start
        bare = top == region.first and not page.lines[top].page_top
        heading, words = caption(page.text[begin : page.lines[region.first].start])
        if heading is None and not words.endswith(":"):
            above = [page.text[one.start : one.end] for one in page.lines[after:top]]
            told = heading_over(above)
            if told is not None and page.lines[after + told].start >= floor:
                begin = page.lines[caption_line(page, after + told, floor)].start
                heading = tidy(page.text[begin : page.lines[after + told].end])
                bare = False
        floor, after = page.lines[region.last].end, region.last + 1
        formal = FORMAL.search(heading or "") is not None
        goes_on = bare or CONTINUES.match(page.text, begin) is not None
        kept.append(
            Table(
                Span(begin, floor),
                heading,
                kind(heading, words, page.text[begin:floor]),
                goes_on,
                formal and region.last - region.first >= LEAST,
            )
        )
    return kept
