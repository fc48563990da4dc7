"""What pdfium sees on one page of a PDF: words in boxes, ruled lines, and how much of the page is a picture.

`Piece("Agreement", 72.0, 90.1, 131.5, 103.9, …)` stands 72 points from the left edge and 90.1 from the top one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

ASLANT = 45
"""The turn of words that run neither along nor across the page, as a watermark does."""


class Piece(NamedTuple):
    """A word as it is printed, in points from the top left corner of the page as it is shown.

    `strong`: in bold or underlined. `turn` is the direction that it runs in, in degrees clockwise from the reading
    direction: 0, 90, 180, 270, or `ASLANT`. `at` is its number on the page, by which its box is found again after the
    page was turned.
    """

    text: str
    x0: float
    top: float
    x1: float
    bottom: float
    strong: bool
    turn: int
    at: int

    @property
    def height(self) -> float:
        """The height of its font, from the lowest descender to the highest ascender."""
        return self.bottom - self.top


class Line(NamedTuple):
    """A line that is drawn, not written: a thin box in points from the top left corner."""

    x0: float
    top: float
    x1: float
    bottom: float


@dataclass(frozen=True)
class Leaf:
    """One page, counted from 1. `pictured` is the share of it that pictures cover, `unmapped` counts glyph codes."""

    number: int
    width: float
    height: float
    rotation: int
    pieces: tuple[Piece, ...] = field(default=(), repr=False)
    lines: tuple[Line, ...] = field(default=(), repr=False)
    pictured: float = 0.0
    drawn: int = 0
    unmapped: int = 0


def upright(pieces: Sequence[Piece], turn: int, width: float, height: float) -> list[Piece]:
    """The pieces as if the page were turned so that those which run in direction `turn` can be read."""
    if turn == 90:
        return [one._replace(x0=one.top, x1=one.bottom, top=width - one.x1, bottom=width - one.x0) for one in pieces]
    if turn == 270:
        return [one._replace(x0=height - one.bottom, x1=height - one.top, top=one.x0, bottom=one.x1) for one in pieces]
    if turn == 180:
        return [
            one._replace(x0=width - one.x1, x1=width - one.x0, top=height - one.bottom, bottom=height - one.top)
            for one in pieces
        ]
    return list(pieces)
