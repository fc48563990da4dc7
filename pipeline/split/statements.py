"""Financial statements: captions, the figures below them, and the notes under those.

A table is a run of lines that hold columns of figures, or the rules ("-----") between them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.span import Span
from pipeline.split.headings import tidy, title_like
from pipeline.split.node import Node
from pipeline.split.page import Block, Line, Page

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
            r"\bstatements?\s+of\s+(?:\w+\s+)?(?:operations|income|earnings|loss)|\bincome\s+statement"
            r"|\bresults\s+of\s+operations",
            re.IGNORECASE,
        ),
    ),
)
"""What a caption says that a statement is, in the order in which they are asked."""
CONTINUES = re.compile(r"(?:TOTAL\s+)?(?:LIABILITIES|ASSETS|(?:STOCK|SHARE)HOLDERS|NET\s+CASH)\b", re.IGNORECASE)
"""How a part of a statement begins that has no caption of its own."""
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
    for number, line in enumerate(page.lines):
        figures = _figures(page.text, line)
        if first is not None and (misses > MISSES or line.gap > 4):
            _add(found, first, last, rows)
            first = None
        if figures:
            first, rows = (number, 0) if first is None else (first, rows)
            last, misses, rows = number, 0, rows + (figures > 1)
        else:
            misses += MISSES + 1 if _prose(page, line) else 1
    _add(found, first, last, rows)
    return found


def _add(found: list[Region], first: int | None, last: int, rows: int) -> None:
    if first is not None and rows >= MIN_ROWS:
        found.append(Region(first, last))


def _figures(text: str, line: Line) -> int:
    """How many figures a line has in columns; a rule counts as one."""
    if line.end - line.start > 400:
        return 0
    words = text[line.start : line.end]
    if words[0] in "-=_$" and RULE.fullmatch(words):
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
        if below.gap > 2 + page.double_spaced or below.page_top or stop:
            break
        titled = title_like(page.text[above.start : above.end])
        if _prose(page, above) and not titled and not _introduces(page, at - 1):
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


def statements(page: Page, blocks: Sequence[Block], found: Sequence[Region]) -> list[Node]:
    """One section for each statement, from its caption to the end of its notes."""
    nodes: list[Node] = []
    ends: list[int] = []
    floor = blocks[0].start if blocks else len(page.text)
    for region in found:
        if page.lines[region.first].start < floor:
            continue
        top = caption_line(page, region.first, floor)
        begin, end = page.lines[top].start, page.lines[region.last].end
        floor = end
        bare = top == region.first and not page.lines[top].page_top
        if nodes and (bare or CONTINUES.match(page.text, begin)):
            ends[-1] = end
            continue
        heading, words = _caption(page.text[begin : page.lines[region.first].start])
        kind = next((name for name, pattern in KINDS if pattern.search(words)), None)
        nodes.append(Node(begin, "statement", "statement", "statement", heading=heading, subkind=kind, alone=True))
        ends.append(end)
    for number, node in enumerate(nodes):
        after = nodes[number + 1].start if number + 1 < len(nodes) else len(page.text)
        _notes(page, blocks, node, ends[number], after)
    return nodes


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
    heading = " ".join(" ".join(kept).split()).strip(" :-_=")
    sentence = re.search(r":[ \r]*$", above, re.MULTILINE) is not None and not heading.isupper()
    fits = 0 < len(heading) < 220 and not sentence and not (heading.count(" ") > 16 and not heading.isupper())
    return (heading if fits and not kept[-1].endswith(":") else None), tidy(above)


def _notes(page: Page, blocks: Sequence[Block], node: Node, start: int, end: int) -> None:
    """Adds the notes: paragraphs of running text below the figures of a statement."""
    for block in blocks:
        if start < block.start < end and len(block.words) > 60 and not page.centred(block):
            node.children.append(Node(block.start, "note", f"/note/{len(node.children) + 1}", "statement.note"))
