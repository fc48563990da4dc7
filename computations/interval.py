r"""Figures as stated: a value and what its rounding leaves open, half of its last place either way.

61.1 at one decimal stands for 61.05 to 61.15. A figure that follows from others is `exact` where it rounds to the one
stated, `within_rounding` where some numbers behind the figures agree, and a `conflict` where none do.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from computations.numbers import decimal

Verdict = Literal["exact", "within_rounding", "conflict", "not_checkable"]
PLACES = 6


@dataclass(frozen=True)
class Interval:
    """A figure: the point that its printed digits give, and the range of the numbers that it may stand for."""

    point: Fraction
    low: Fraction
    high: Fraction

    @property
    def holds_zero(self) -> bool:
        """Whether zero is one of the numbers that it may stand for."""
        return self.low <= 0 <= self.high

    def negated(self) -> "Interval":
        """The figure with the other sign."""
        return Interval(-self.point, -self.high, -self.low)

    def times(self, factor: Fraction) -> "Interval":
        """The figure multiplied by an exact number."""
        ends = (self.low * factor, self.high * factor)
        return Interval(self.point * factor, min(ends), max(ends))


def stated(value: Fraction, precision: Fraction) -> Interval:
    """A figure that is stated to a place: `stated(61.1, 0.1)` reaches from 61.05 to 61.15."""
    half = abs(precision) / 2
    return Interval(value, value - half, value + half)


def total(terms: Iterable[Interval]) -> Interval:
    """The sum: values add, and so do half-widths."""
    point = low = high = Fraction(0)
    for one in terms:
        point, low, high = point + one.point, low + one.low, high + one.high
    return Interval(point, low, high)


def quotient(dividend: Interval, divisor: Interval) -> Interval | None:
    """The quotient, its range the extremes over the four corners; null where the divisor may be zero."""
    if divisor.holds_zero or divisor.point == 0:
        return None
    corners = [one / other for one in (dividend.low, dividend.high) for other in (divisor.low, divisor.high)]
    return Interval(dividend.point / divisor.point, min(corners), max(corners))


def growth(later: Interval, earlier: Interval) -> Interval | None:
    """The growth in percent; null where the earlier figure may be zero or less, of which there is no percentage."""
    ratio = quotient(later, earlier) if earlier.low > 0 else None
    return None if ratio is None else Interval(*(100 * (one - 1) for one in (ratio.point, ratio.low, ratio.high)))


def judge(computed: Interval, value: Fraction, precision: Fraction) -> Verdict:
    """Whether a computed figure agrees with the one stated to this place.

    Ranges that only touch have no number in common; a figure of no width lies in the other, its edges included.
    """
    if _rounds_to(computed.point, value, abs(precision)):
        return "exact"
    said = stated(value, precision)
    low, high = max(said.low, computed.low), min(said.high, computed.high)
    narrow = said.low == said.high or computed.low == computed.high
    return "within_rounding" if low < high or (narrow and low == high) else "conflict"


def _rounds_to(point: Fraction, value: Fraction, precision: Fraction) -> bool:
    """Whether a number, rounded half away from zero to the place of a figure, is that figure."""
    if not precision:
        return point == value
    units = abs(point) / precision
    whole = (2 * units.numerator + units.denominator) // (2 * units.denominator)
    return (whole if point >= 0 else -whole) * precision == value


def shown(value: Fraction) -> str:
    """A figure of an answer: six places at most, without zeros at its end."""
    words = decimal(value, PLACES)
    return words.rstrip("0").rstrip(".") if "." in words else words
