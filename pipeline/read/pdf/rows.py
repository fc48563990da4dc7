"""Printed lines: words that stand on one base line, from left to right.

Two columns of the words "Name:", "Title:", "John", "Chief" are the rows "Name: John" and "Title: Chief".
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pipeline.read.pdf.leaf import Piece

WIDE = 1.6
"""Heights of the font: a gap so wide parts columns and is no gap between words, however much a line is stretched."""
STRETCHED = 0.8
"""Heights of the font: a gap so wide parts columns where it is out of proportion to the others of its line."""
CURRENCY = frozenset("$€£¥")
AMOUNT_ENDS = frozenset("0123456789)%—–-")
"""How a cell ends that a sign of currency stands beside: the sign begins the next one, however near it is."""


@dataclass(frozen=True)
class Row:
    """The words of one printed line.

    `glued`: numbers of those that go on with the word before without a space. `begins`: where the line began before
    its first word went to the line above; null where it begins with its first word.
    """

    pieces: tuple[Piece, ...]
    glued: frozenset[int] = frozenset()
    begins: float | None = None

    @cached_property
    def x0(self) -> float:
        """The left edge."""
        return self.pieces[0].x0 if self.begins is None else self.begins

    @cached_property
    def x1(self) -> float:
        """The right edge."""
        return max(piece.x1 for piece in self.pieces)

    @cached_property
    def _longest(self) -> Piece:
        """The longest word, which is set in the font of most of the line; higher and lower marks do not count."""
        lengths = [len(piece.text) for piece in self.pieces]
        return self.pieces[lengths.index(max(lengths))]

    @cached_property
    def height(self) -> float:
        """The height of the font that most of it is set in."""
        return self._longest.height

    @cached_property
    def bottom(self) -> float:
        """The lower edge of its longest word."""
        return self._longest.bottom

    @cached_property
    def top(self) -> float:
        """The upper edge of its longest word."""
        return self._longest.top

    @cached_property
    def text(self) -> str:
        """Its words with single spaces."""
        return " ".join(piece.text for piece in self.pieces)

    @cached_property
    def cuts(self) -> tuple[int, ...]:
        """The numbers of the words that stand apart from the word before, as the columns of a table do."""
        gaps = [two.x0 - one.x1 for one, two in zip(self.pieces, self.pieces[1:], strict=False)]
        if not gaps or max(gaps) <= STRETCHED * self.height:
            return ()
        usual = sorted(gaps)[len(gaps) // 3]
        stretched = max(STRETCHED * self.height, 2.5 * usual)
        wide = WIDE * self.height
        return tuple(
            at
            for at, gap in enumerate(gaps, 1)
            if gap > wide
            or (gap > stretched and len(gaps) > 2)
            or (self.pieces[at].text in CURRENCY and self.pieces[at - 1].text[-1] in AMOUNT_ENDS)
        )


def rows(pieces: Iterable[Piece]) -> list[Row]:
    """The rows from top to bottom; words that are printed twice at one place, to look bold, stand in them once."""
    found: list[list[Piece]] = []
    top = bottom = 0.0
    height = 0.0
    for piece in sorted(pieces, key=_middle):
        its_top, its_bottom = piece.top, piece.bottom
        its_height = its_bottom - its_top
        overlap = min(its_bottom, bottom) - max(its_top, top)
        if found and overlap >= 0.5 * min(its_height, height):
            found[-1].append(piece)
            if height < its_height < 1.6 * height:
                top, bottom, height = its_top, its_bottom, its_height
        else:
            found.append([piece])
            top, bottom, height = its_top, its_bottom, its_height
    return [Row(tuple(_once(sorted(row, key=lambda piece: (piece.x0, piece.at))))) for row in found]


def _middle(piece: Piece) -> tuple[float, float]:
    return piece.top + piece.bottom, piece.x0


def _once(pieces: Sequence[Piece]) -> Iterator[Piece]:
    last: Piece | None = None
    for piece in pieces:
        if last and piece.text == last.text and piece.x0 - last.x0 < 0.25 * piece.height < piece.x1 - piece.x0:
            continue
        yield piece
        last = piece


def shortened(row: Row, text: str) -> Row:
    """The row with `text` as its last word."""
    return replace(row, pieces=(*row.pieces[:-1], row.pieces[-1]._replace(text=text)))
