"""Reading order: columns of running text one after the other, everything else line by line across the page.

Figures of a table and the signatures of two parties stand side by side in text filings too, and stay so. Columns are
running text where lines on both sides of a gutter fill their column.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.read.pdf.leaf import Piece
from pipeline.read.pdf.rows import Row, rows

MIN_ROWS = 6
"""So many lines on either side make columns; fewer are a letterhead or a signature block."""
MIN_WORDS = 3.5
"""Words in a line of a column, on average; the cells of tables have fewer."""
FILLED = 0.7
"""The share of its column's width that a line of running text takes at least."""
MIN_GOING_ON = 0.3
"""The share of lines on either side that begin with a small letter, as a sentence does that goes on."""
MIN_FILLED = 0.5
"""The share of lines on either side that are so filled."""
GUTTER = 0.7
"""Heights of the font: the gap between two columns of text at least."""
NARROWEST = 0.15
"""The share of a line's width that a column takes at least."""
MAX_FIGURES = 0.25
"""The share of words with digits beyond which the columns are those of a table."""


@dataclass(frozen=True)
class Block:
    """Rows that are read from top to bottom, and the left and right edge of the column that they stand in."""

    rows: tuple[Row, ...]
    x0: float
    x1: float


def blocks(page: Sequence[Row], x0: float, x1: float) -> list[Block]:
    """The blocks of a page in reading order; `x0` and `x1` are the edges of the text."""
    found: list[Block] = []
    at = 0
    for first, last, gutter in _columned(page):
        if first > at:
            found.append(Block(tuple(page[at:first]), x0, x1))
        pieces = [piece for row in page[first:last] for piece in row.pieces]
        left = rows(piece for piece in pieces if piece.x0 < gutter)
        right = rows(piece for piece in pieces if piece.x0 >= gutter)
        found += blocks(left, min(row.x0 for row in left), max(row.x1 for row in left))
        found += blocks(right, min(row.x0 for row in right), max(row.x1 for row in right))
        at = last
    if at < len(page):
        found.append(Block(tuple(page[at:]), x0, x1))
    return found


def _columned(page: Sequence[Row]) -> list[tuple[int, int, float]]:
    """The stretches of rows that are set in two columns or more, and the place of a gutter in each."""
    found: list[tuple[int, int, float]] = []
    tried: list[tuple[float, int]] = []
    at = 0
    while at < len(page):
        best: tuple[int, float] | None = None
        tried = [(gutter, last) for gutter, last in tried if at < last]
        for gutter in _gutters(page[at]):
            if any(abs(gutter - one) < page[at].height for one, _ in tried):
                continue
            last = at
            while last < len(page) and _clear(page[last], gutter):
                last += 1
            tried.append((gutter, last))
            if (best is None or last > best[0]) and _running(page[at:last], gutter):
                best = last, gutter
        if best is not None:
            found.append((at, *best))
            at = best[0]
        else:
            at += 1
    return found


def _gutters(row: Row) -> list[float]:
    """Where a gutter may run through a row that has words on both sides of it, each for a part of its width."""
    room = NARROWEST * (row.x1 - row.x0)
    pairs = zip(row.pieces, row.pieces[1:], strict=False)
    return [
        (one.x1 + two.x0) / 2
        for one, two in pairs
        if two.x0 - one.x1 > GUTTER * row.height and one.x1 > row.x0 + room and two.x0 < row.x1 - room
    ]


def _clear(row: Row, gutter: float) -> bool:
    """Whether no word of the row stands in the gutter."""
    room = 0.45 * GUTTER * row.height
    left, right = gutter - room, gutter + room
    return not any(piece.x0 < right and piece.x1 > left for piece in row.pieces)


def _running(page: Sequence[Row], gutter: float) -> bool:
    """Whether both sides of the gutter are columns of running text."""
    sides = (
        [[piece for piece in row.pieces if piece.x1 < gutter] for row in page],
        [[piece for piece in row.pieces if piece.x0 > gutter] for row in page],
    )
    return len(page) >= MIN_ROWS and all(_fills([line for line in side if line]) for side in sides)


def _fills(lines: Sequence[Sequence[Piece]]) -> bool:
    if len(lines) < MIN_ROWS:
        return False
    words = [piece for line in lines for piece in line]
    if len(words) < MIN_WORDS * len(lines):
        return False
    figures = sum(any(letter.isdigit() for letter in piece.text) for piece in words)
    width = max(piece.x1 for piece in words) - min(piece.x0 for piece in words)
    going_on = sum(line[0].text[0].islower() for line in lines)
    full = sum(line[-1].x1 - line[0].x0 >= FILLED * width for line in lines)
    return (
        figures <= MAX_FIGURES * len(words)
        and full >= MIN_FILLED * len(lines)
        and going_on >= MIN_GOING_ON * len(lines)
    )
