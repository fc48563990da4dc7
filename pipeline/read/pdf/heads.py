"""Running heads and feet: what stands at the top or the bottom of page after page, and page numbers.

"Page 3 of 17" at the foot of one page and "Page 4 of 17" at that of the next are one foot; so is a lone "iv".
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipeline.read.pdf.rows import Row

MARGIN = 0.12
"""The share of the page's height, at either end, in which heads and feet stand."""
DEEP = 4
"""So many lines at either end are looked at."""
REPEATS = 3
"""A line that stands at one height of so many pages is a head or foot; in a document of two pages, of both."""
MOST = 0.6
"""The share of pages that a line ends whatever the height at which it stands."""
LEVEL = 6.0
"""Points: the steps in which heights are told apart; lines of two pages stand at one height a step apart or less."""

LOOSE = 1.25
"""Lines that are so many times as far apart as usual belong to different paragraphs."""

NUMBER = re.compile(
    r"(?:page\s*)?[-–—]?\s*(?P<prefix>[A-Z]{1,2}-?|\d{1,2}-)??(?P<value>\d{1,4}|[ivxl]{1,6})\s*[-–—]?"
    r"(?:\s*(?:of|/)\s*\d{1,4})?",
    re.IGNORECASE,
)
"""A line that is a page number and nothing else."""
NO_HEAD = re.compile(r"(?:By|Name|Title|Its)\s*:|IN WITNESS|\(?[a-z0-9]{1,3}[.)]\s|[_\s]+$|ARTICLE|SECTION")
"""How lines begin that are none however often they stand at the end of a page: those of signature pages, of clauses."""
FIGURE = re.compile(r"(?<![\d.,])\d{1,4}(?![\d.,])|\b[ivxl]{1,6}\b")
ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50}


@dataclass(frozen=True)
class Edge:
    """A row at the end of a page: the numbers of both, its words, where it stands.

    `level` is the distance of a line at the top from the upper edge, and of one at the bottom from the lower edge;
    `outside` says that it is so near to that edge as running text seldom is; `apart`, that the row which follows it
    inwards is further away than the next line of one paragraph.
    """

    page: int
    row: int
    text: str
    foot: bool
    level: float
    outside: bool
    apart: bool


def heads(pages: Sequence[tuple[Sequence[Row], float]], pitch: float) -> list[set[int]]:
    """For each page, given as its rows and its height, the numbers of the rows that are heads or feet.

    `pitch`: the usual distance of two lines in heights of the font.
    """
    ends = [_edges(number, rows, height, pitch) for number, (rows, height) in enumerate(pages)]
    edges = [edge for top, bottom in ends for edge in (*top, *bottom)]
    repeated = {(edge.page, edge.row) for edge in (*_repeated(edges, len(pages)), *_numbers(edges, len(pages)))}
    found: list[set[int]] = []
    for top, bottom in ends:
        found.append({edge.row for side in (top, bottom) for edge in _outermost(side, repeated)})
    return found


def _edges(page: int, rows: Sequence[Row], height: float, pitch: float) -> tuple[list[Edge], list[Edge]]:
    """The rows at the top and those at the bottom of a page, each from the edge inwards."""
    top: list[Edge] = []
    bottom: list[Edge] = []
    for number, row in enumerate(rows[: min(DEEP, (len(rows) + 1) // 2)]):
        apart = number + 1 == len(rows) or rows[number + 1].bottom - row.bottom > LOOSE * pitch * row.height
        if row.top < height / 2:
            top.append(Edge(page, number, row.text, False, row.top, row.bottom < MARGIN * height, apart))
    for number in range(len(rows) - 1, max(len(top), len(rows) - DEEP) - 1, -1):
        row = rows[number]
        apart = number == 0 or row.bottom - rows[number - 1].bottom > LOOSE * pitch * row.height
        bottom.append(
            Edge(page, number, row.text, True, height - row.bottom, height - row.top < MARGIN * height, apart)
        )
    return top, bottom


def _outermost(edges: Sequence[Edge], repeated: set[tuple[int, int]]) -> Sequence[Edge]:
    """The rows from the edge inwards that are repeated, up to the last that stands apart from the text."""
    count = next((at for at, edge in enumerate(edges) if (edge.page, edge.row) not in repeated), len(edges))
    while count and not (edges[count - 1].apart or NUMBER.fullmatch(edges[count - 1].text)):
        count -= 1
    return edges[:count]


def _repeated(edges: Sequence[Edge], pages: int) -> Iterator[Edge]:
    """Lines that stand at one height of several pages, a number that counts the pages apart.

    What ends most of the pages is taken where the text of each ends: a web page that was printed has its feet there.
    """
    alike: dict[tuple[bool, str], list[Edge]] = defaultdict(list)
    ends = Counter((edge.foot, edge.text) for edge in edges)
    for edge in edges:
        most = ends[edge.foot, edge.text] >= max(REPEATS, MOST * pages)
        if most and not NO_HEAD.match(edge.text):
            yield edge
        elif edge.outside and not NO_HEAD.match(edge.text):
            for key in {edge.text, *_counted(edge)}:
                alike[edge.foot, key].append(edge)
    enough = max(2, min(REPEATS, pages))
    for same in alike.values():
        at_level: dict[int, set[int]] = defaultdict(set)
        for edge in same:
            at_level[int(edge.level // LEVEL)].add(edge.page)
        for edge in same:
            step = int(edge.level // LEVEL)
            if sum(len(at_level[near]) for near in (step - 1, step, step + 1) if near in at_level) >= enough:
                yield edge


def _counted(edge: Edge) -> Iterator[str]:
    """The line with each of its numbers in turn replaced by its distance from the number of the page."""
    for match in FIGURE.finditer(edge.text):
        step = _value(match[0]) - edge.page
        yield f"{edge.text[: match.start()]}#{step}{edge.text[match.end() :]}"


def _numbers(edges: Sequence[Edge], pages: int) -> Iterator[Edge]:
    """Lone numbers that count the pages, in step with them or, in a document of one page, the number 1."""
    ends: list[tuple[Edge, str, int]] = []
    for edge in edges:
        match = NUMBER.fullmatch(edge.text)
        if match:
            ends.append((edge, (match["prefix"] or "").upper(), _value(match["value"])))
    steps = Counter((prefix, value - edge.page) for edge, prefix, value in ends)
    for edge, prefix, value in ends:
        if steps[prefix, value - edge.page] >= 2 or (pages == 1 and value == 1 and edge.outside):
            yield edge


def _value(numeral: str) -> int:
    """The number that an Arabic or Roman numeral is: "iv" is 4."""
    if numeral.isdigit():
        return int(numeral)
    digits = [ROMAN[letter] for letter in numeral.lower()]
    return sum(-one if one < two else one for one, two in zip(digits, [*digits[1:], 0], strict=True))
