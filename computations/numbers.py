"""Exact numbers and how an answer prints them: fractions inside, half away from zero at the last step.

`money(Fraction(5, 3))` is `"1.67"`, `rate(Fraction(1, 4))` is `"0.25"`, `percent(Fraction(2, 3))` is `"66.666667"`.
"""

from fractions import Fraction

EXACT_PLACES = 40
"""A decimal longer than this is taken for one without an end."""


def rounded(value: Fraction, places: int) -> Fraction:
    """The value at so many decimal places, half away from zero: 0.125 at two places is 0.13, −0.125 is −0.13."""
    return Fraction(_units(value, places), 10**places)


def decimal(value: Fraction, places: int) -> str:
    """The value as a decimal string with so many places, half away from zero: `"7.454545"`. Zero has no sign."""
    units = _units(value, places)
    digits, sign = str(abs(units)).rjust(places + 1, "0"), "-" if units < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"


def _units(value: Fraction, places: int) -> int:
    """How many units of the last place; in whole numbers, since fractions cost four times as much."""
    scale: int = 10**places
    units = (2 * abs(value.numerator) * scale + value.denominator) // (2 * value.denominator)
    return units if value.numerator >= 0 else -units


def cents(value: Fraction) -> Fraction:
    """An amount of money as it is paid, in whole cents."""
    return rounded(value, 2)


def money(value: Fraction) -> str:
    """An amount of money: `"26666.67"`."""
    return decimal(value, 2)


def percent(share: Fraction) -> str:
    """A share of a whole as a percentage at six places: one half is `"50.000000"`."""
    return decimal(100 * share, 6)


def rate(value: Fraction) -> str:
    """The shortest exact decimal: `"0.25"`, `"1"`. A value without one, such as ⅓, is printed at six places."""
    places = next((one for one in range(EXACT_PLACES) if 10**one % value.denominator == 0), 6)
    return decimal(value, places)
