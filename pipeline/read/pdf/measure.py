"""The measures of a document's print: where its lines begin and end, how wide a character is, how far lines are apart.

Text that begins at 72 points, with characters 5 points wide, has a line that begins at 97 points indented by 5 columns.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from pipeline.read.pdf.rows import Row

STOPS = (".", ":", ";", "?", "!", "_")


@dataclass(frozen=True)
class Measure:
    """In points: the width of the page, the left and right edge of its text, the width of a character.

    `pitch` is the usual distance of two lines in heights of the font.
    """

    width: int
    left: float
    right: float
    unit: float
    pitch: float

    @property
    def columns(self) -> int:
        """How many characters a full line has."""
        return max(20, round((self.right - self.left) / self.unit))


def measured(pages: Sequence[tuple[Sequence[Row], float]]) -> Measure:
    """The measure of a document, from the rows and the widths of its pages; that of the width which most have."""
    usual = Counter(round(width) for _, width in pages).most_common(1)[0][0] if pages else 612
    everything = [row for page, width in pages if round(width) == usual for row in page]
    running = [row for row in everything if not row.cuts and len(row.text) > 30] or everything
    if not running:
        return Measure(usual, 72.0, 540.0, 5.0, 1.0)
    unit = median((row.x1 - row.x0) / len(row.text) for row in running)
    left = _edge([row.x0 for row in everything], 0.05)
    right = _edge([row.x1 for row in running], 0.95)
    pitches = [pitch for page, _ in pages for pitch in _pitches(page)]
    return Measure(usual, left, max(right, left + 20 * unit), max(unit, 1.0), _usual(pitches, 1.0))


def edged(measure: Measure, page: Sequence[Row], width: float) -> Measure:
    """The measure for a page of another width, such as one that lies on its side."""
    if not page:
        return replace(measure, width=round(width))
    left, right = min(row.x0 for row in page), max(row.x1 for row in page)
    return replace(measure, width=round(width), left=left, right=max(right, left + 20 * measure.unit))


def pitch(page: Sequence[Row], usual: float) -> float:
    """How far apart the lines of a page are, in heights of the font; `usual` where it has too few to tell."""
    pitches = _pitches(page)
    return _usual(pitches, usual) if len(pitches) >= 3 else usual


def _pitches(page: Sequence[Row]) -> list[float]:
    """The distances of lines that surely follow on one another: a sentence goes on from the one to the next."""
    return [
        (row.bottom - before.bottom) / row.height
        for before, row in pairwise(page)
        if row.text[0].islower() and not before.text.endswith(STOPS) and 0 < row.bottom - before.bottom < 4 * row.height
    ]


def _usual(values: Sequence[float], otherwise: float) -> float:
    """The value that most of them are near to."""
    if not values:
        return otherwise
    (step, _), *_ = sorted(Counter(round(value * 20) for value in values).items(), key=lambda one: (-one[1], one[0]))
    return max(0.6, step / 20)


def _edge(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
