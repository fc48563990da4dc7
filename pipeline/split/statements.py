"""Financial statements: captions, the figures below them, and the notes under those.

A table is a run of lines that hold columns of figures, or the rules ("-----") between them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.span import Span
from pipeline.split.cramped import Line
from pipeline.split.headings import tidy, title_like
from pipeline.split.page import Page

RULES = "-=_$"
RULE = re.compile(r"[\s\-=_$]{3,}")
FIGURE = re.compile(r"(?:\s{3}|\$|^)\s*\(?\$?\s?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\)?%?(?=\s|$)|\s{4}(?:-{1,3}|—)(?=\s|$)")
PERIOD_HEAD = re.compile(
    r"\(?(?:(?:for\s+the\s+)?(?:three|six|nine|twelve)\s+months|(?:fiscal\s+)?(?:years?|quarters?)\s+end(?:ed|ing)|(?:19|20)\d\d\b"
    r"|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d)",
    re.IGNORECASE,
)
KINDS = (
    ("reconciliation", re.compile(r"\breconcil", re.IGNORECASE)),
    ("balance_sheet", re.compile(r"\bbalance\s+sheet|\bfinancial\s+(?:position|condition)\b", re.IGNORECASE)),
    ("cash_flow", re.compile(r"\bcash\s+flow", re.IGNORECASE)),
    (
        "income_statement",
        re.compile(
            r"\bstatements?\s+of\s+(?:\w+\s+){0,2}?(?:operations|income|earnings|loss)|\bincome\s+statement"
            r"|\bresults\s+of\s+operations",
            re.IGNORECASE,
        ),
    ),
)
"""What a caption says that a statement is, in the order in which they are asked."""
CONTINUES = re.compile(r"(?:TOTAL\s+)?(?:LIABILITIES|ASSETS|(?:STOCK|SHARE)HOLDERS|NET\s+CASH)\b", re.IGNORECASE)
"""How a part of a statement begins that has no caption of its own."""
FORMAL = re.compile(
    r"\b(?:statements?\s+of\s+\w+|balance\s+sheets?|reconciliations?|income\s+statements?|cash\s+flows?"
    r"|consolidated\s+financial\s+(?:highlights|data|summary|statements)|selected\s+financial\s+data)\b"
    r"(?!(?:\s+and\s+\w+(?:\s+\w+)?)?\s+(?:review|highlights|data|items|summary))",
    re.IGNORECASE,
)
"""How the caption of a statement reads, where it is not one of figures that a text tells of."""
STATEMENT = re.compile(r"\bstatements?\s+of\s+\w+|\bbalance\s+sheets?$", re.IGNORECASE)
TOP = 3
"""The caption of a statement stands in one of so many first lines of a page."""
FOLLOWS = re.compile(r"\b(?:follows?|more)\b[^\w:]*$", re.IGNORECASE)
"""How a line ends that says what comes, as "[TABULAR MATERIAL FOLLOWS]" does, and is no caption."""
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
        wide = "   " in words
        if first is None and not wide and words[0] not in RULES:
            continue
        figures = _figures(words)
        if first is not None and (misses > MISSES or line.gap > 4 or (number - top < TOP and _begins(page, line))):
            _add(found, first, last, rows)
            first = None
        if figures:
            first, rows = (number, 0) if first is None else (first, rows)
            last, misses, rows = number, 0, rows + (figures > 1)
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


def _figures(words: str) -> int:
    """How many figures a line has in columns; a rule counts as one."""
    if len(words) > 400:
        return 0
    if words[0] in RULES and RULE.fullmatch(words):
        return 1
    if "   " not in words or "....." in words:
        return 0
    return len(FIGURE.findall(words[3:]))


def _prose(page: Page, line: Line) -> bool:
    words = page.text[line.start : line.end]
    return len(words) > 0.75 * page.width and "   " not in words


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
        if below.gap > 2 + page.double_spaced or below.page_top or stop:
            break
        titled = title_like(page.text[above.start : above.end])
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
    for region in found:
        if page.lines[region.first].start < floor:
            continue
        top = caption_line(page, region.first, floor)
        begin, floor = page.lines[top].start, page.lines[region.last].end
        bare = top == region.first and not page.lines[top].page_top
        heading, words = _caption(page.text[begin : page.lines[region.first].start])
        kind = next((name for name, pattern in KINDS if pattern.search(words)), None)
        formal = FORMAL.search(heading or "") is not None
        goes_on = bare or CONTINUES.match(page.text, begin) is not None
        kept.append(Table(Span(begin, floor), heading, kind, goes_on, formal and region.last - region.first >= LEAST))
    return kept


def _caption(above: str) -> tuple[str | None, str]:
    """The caption above the column heads, where it is set as one; and all the words above the figures."""
    kept: list[str] = []
    for line in filter(str.strip, above.split("\n")):
        words = line.strip()
        if words[0] == "<":
            continue
        if PERIOD_HEAD.match(words) or RULE.fullmatch(words) or "    " in words:
            break
        kept.append(words)
    sentence = re.search(r":[ \r]*$", above, re.MULTILINE) is not None
    for lines in (kept, [words for words in kept if words[0] != "("]):
        heading = " ".join(" ".join(lines).split()).strip(" :-_=")
        fits = 0 < len(heading) < 220 and (heading.isupper() or (not sentence and heading.count(" ") <= 16))
        if fits and not kept[-1].endswith(":"):
            return heading, tidy(above)
    return None, tidy(above)
