"""Spans: places in a document's canonical text, and what one can ask of them.

"INFOCROSSING, INC." at [651, 669) is `Span(651, 669)`: half-open, counted in Unicode code points.
"""

from typing import NamedTuple


class Span(NamedTuple):
    """The half-open stretch `[start, end)` of a text, in code points."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """How many code points it covers."""
        return self.end - self.start

    def contains(self, other: "Span") -> bool:
        """Whether all of `other` lies inside; a span contains itself."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: "Span") -> bool:
        """Whether at least one character belongs to both."""
        return self.start < other.end and other.start < self.end

    def shifted(self, by: int) -> "Span":
        """The same stretch, `by` code points further on."""
        return Span(self.start + by, self.end + by)


def trimmed(text: str, start: int, end: int) -> Span:
    """The stretch without white space at its ends: `trimmed("a  b ", 1, 5)` is `Span(3, 4)`."""
    piece = text[start:end]
    begin = start + len(piece) - len(piece.lstrip())
    return Span(begin, begin + len(piece.strip()))
