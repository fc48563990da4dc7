r"""Charts of answers as SVG: curves over time, and rows of bands and marks over time.

`curves_chart("Rate", [Curve("% a year", ((date(2004, 7, 16), Fraction(1, 4)), …), steps=True)])` is one panel for each
curve over one axis of dates; `rows_chart` draws a line for each row. The same answer gives the same bytes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from typing import Literal

import drawsvg

from computations.numbers import rate
from pipeline.days import add_months

Tone = Literal["strong", "light", "muted"]

WIDTH, LEFT, RIGHT, TOP = 960, 90, 40, 44
PANEL, GAP, ROW, AXIS = 180, 34, 26, 30
LABELS = 300
"""The room for the names of rows, instead of `LEFT`."""

INK, GRID, PAPER = "#1f2933", "#d5dbe1", "#ffffff"
COLOURS: dict[Tone, str] = {"strong": "#1f5f99", "light": "#a9c9e6", "muted": "#c4c9cf"}
FONT = "Helvetica, Arial, DejaVu Sans, sans-serif"

TICK = 80
"""The room for a day below the axis."""

MONTHS = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600)
DAYS = (1, 2, 7, 14)


@dataclass(frozen=True)
class Curve:
    """A panel: what it measures, and its points in order of time, joined by steps or by straight lines."""

    label: str
    points: tuple[tuple[date, Fraction], ...]
    steps: bool = False


@dataclass(frozen=True)
class Stretch:
    """The days from `start` up to but without `end`."""

    start: date
    end: date
    tone: Tone = "strong"


@dataclass(frozen=True)
class Mark:
    """A single day with a short text beside it."""

    day: date
    text: str = ""


@dataclass(frozen=True)
class Row:
    """A line of a chart: its name, the stretches drawn as bands, and the days that are marked."""

    label: str
    stretches: tuple[Stretch, ...] = ()
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Scale:
    """From days to places on the paper."""

    first: date
    last: date
    left: int

    def x(self, day: date) -> float:
        """The place of a day, left to right."""
        share = Fraction((day - self.first).days, max((self.last - self.first).days, 1))
        return round(float(self.left + share * (WIDTH - RIGHT - self.left)), 2)

    def ticks(self) -> list[date]:
        """The days that are written below the axis: first days of months, or single days where the time is short."""
        most = (WIDTH - RIGHT - self.left) // TICK
        for count in DAYS:
            if (self.last - self.first).days < count * most:
                return [self.first + timedelta(days=one) for one in range(0, (self.last - self.first).days + 1, count)]
        listed = (list(self._months(count)) for count in MONTHS)
        return next((one for one in listed if len(one) <= most), [self.first, self.last])

    def _months(self, count: int) -> Iterator[date]:
        ordinal = self.first.year * 12 + self.first.month - 1
        day = add_months(date(self.first.year, 1, 1), -(-(ordinal % 12) // count) * count if count < 12 else 0)
        while day is not None and day <= self.last:
            if day >= self.first:
                yield day
            day = add_months(day, count)


def curves_chart(title: str, curves: Sequence[Curve]) -> bytes:
    """A panel for each curve, one above the other, over the same days; without any point a picture that says so."""
    days = [day for one in curves for day, _ in one.points]
    if not days:
        return _nothing(title)
    scale = Scale(min(days), max(days), LEFT)
    height = TOP + len(curves) * (PANEL + GAP) + AXIS
    paper = _paper(title, height)
    _dates(paper, scale, TOP + GAP, height - AXIS)
    for number, one in enumerate(curves, 1):
        _panel(paper, one, scale, TOP + number * (PANEL + GAP))
    return _bytes(paper)


def rows_chart(title: str, rows: Sequence[Row]) -> bytes:
    """A line for each row, in their order; without any stretch or mark a picture that says so."""
    days = [day for row in rows for one in row.stretches for day in (one.start, one.end)]
    days += [one.day for row in rows for one in row.marks]
    if not days:
        return _nothing(title)
    scale = Scale(min(days), max(days), LABELS)
    bottom = TOP + len(rows) * ROW
    paper = _paper(title, bottom + AXIS)
    _dates(paper, scale, TOP, bottom)
    for number, row in enumerate(rows):
        _row(paper, row, scale, TOP + number * ROW + ROW // 2)
    return _bytes(paper)


def _panel(paper: drawsvg.Drawing, curve: Curve, scale: Scale, bottom: int) -> None:
    step = _nice(max((value for _, value in curve.points), default=Fraction(1)))
    top = max(-(-max((value for _, value in curve.points), default=step) // step), 1) * step

    def y(value: Fraction) -> float:
        return round(float(bottom - value / top * PANEL), 2)

    for number in range(int(top / step) + 1):
        value = number * step
        paper.append(drawsvg.Line(LEFT, y(value), WIDTH - RIGHT, y(value), stroke=GRID))
        paper.append(_text(_figure(value), LEFT - 8, y(value) + 4, anchor="end"))
    paper.append(_text(curve.label, LEFT, bottom - PANEL - 10, size=13))
    places: list[float] = []
    for number, (day, value) in enumerate(curve.points):
        if curve.steps and number:
            places += [scale.x(day), places[-1]]
        places += [scale.x(day), y(value)]
    paper.append(drawsvg.Lines(*places, close=False, fill="none", stroke=COLOURS["strong"], stroke_width=2))


def _row(paper: drawsvg.Drawing, row: Row, scale: Scale, middle: int) -> None:
    paper.append(_text(row.label, 12, middle + 4))
    for one in row.stretches:
        left, right = scale.x(one.start), scale.x(one.end)
        band = drawsvg.Rectangle(left, middle - 7, max(round(right - left, 2), 1), 14, fill=COLOURS[one.tone], rx=2)
        band.append_title(f"{one.start} to {one.end - timedelta(days=1)}")
        paper.append(band)
    for mark in row.marks:
        place = scale.x(mark.day)
        sign = drawsvg.Lines(place, middle - 8, place + 5, middle, place, middle + 8, place - 5, middle, close=True)
        sign.args["fill"] = INK
        sign.append_title(str(mark.day))
        paper.append(sign)
        if mark.text:
            left = place > WIDTH - 160
            paper.append(
                _text(mark.text, place - 8 if left else place + 8, middle + 4, anchor="end" if left else "start")
            )


def _dates(paper: drawsvg.Drawing, scale: Scale, top: int, bottom: int) -> None:
    for day in scale.ticks():
        paper.append(drawsvg.Line(scale.x(day), top, scale.x(day), bottom, stroke=GRID))
        paper.append(_text(str(day), scale.x(day), bottom + 18, anchor="middle", size=11))


def _nice(most: Fraction) -> Fraction:
    """A distance of 1, 2 or 5 times a power of ten that leads to the value in at most six steps."""
    step = Fraction(1, 1000)
    while True:
        for factor in (1, 2, 5):
            if most <= 6 * factor * step:
                return factor * step
        step *= 10


def _figure(value: Fraction) -> str:
    return f"{int(value):,}" if value.denominator == 1 else rate(value)


def _paper(title: str, height: int) -> drawsvg.Drawing:
    paper = drawsvg.Drawing(WIDTH, height, font_family=FONT, fill=INK)
    paper.append(drawsvg.Rectangle(0, 0, WIDTH, height, fill=PAPER))
    paper.append(_text(title, 12, 26, size=16))
    return paper


def _nothing(title: str) -> bytes:
    paper = _paper(title, TOP + ROW + AXIS)
    paper.append(_text("There is nothing to draw.", 12, TOP + ROW))
    return _bytes(paper)


def _text(words: str, x: float, y: float, *, anchor: str = "start", size: int = 12) -> drawsvg.Text:
    return drawsvg.Text(words, size, round(x, 2), round(y, 2), text_anchor=anchor)


def _bytes(paper: drawsvg.Drawing) -> bytes:
    return (paper.as_svg() or "").encode() + b"\n"
