"""Are numbers printed as they are: exact inside, half away from zero at the end?"""

from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations.numbers import cents, decimal, money, percent, rate, rounded

EXACT = Context(prec=80)


@pytest.mark.parametrize(
    ("value", "printed"),
    [
        (Fraction(1, 8), "0.13"),
        (Fraction(-1, 8), "-0.13"),
        (Fraction(-1, 1000), "0.00"),
        (Fraction(80000, 3), "26666.67"),
        (Fraction(0), "0.00"),
        (Fraction(999999, 1000000), "1.00"),
    ],
)
def test_money_is_rounded_half_away_from_zero(value: Fraction, printed: str) -> None:
    assert money(value) == printed
    assert Fraction(printed) == cents(value)


@pytest.mark.parametrize(
    ("value", "printed"),
    [
        (Fraction("0.250"), "0.25"),
        (Fraction(1), "1"),
        (Fraction(-5, 2), "-2.5"),
        (Fraction(1, 3), "0.333333"),
        (Fraction(1200), "1200"),
        (Fraction("66.6667"), "66.6667"),
    ],
)
def test_a_rate_is_the_shortest_exact_decimal(value: Fraction, printed: str) -> None:
    assert rate(value) == printed


def test_a_share_is_printed_as_a_percentage_at_six_places() -> None:
    assert percent(Fraction(30001, 60000)) == "50.001667"
    assert decimal(Fraction(7), 0) == "7"


@given(st.integers(-(10**12), 10**12), st.integers(0, 6), st.integers(0, 9))
def test_rounding_is_that_of_decimal(figure: int, scale: int, places: int) -> None:
    value = Decimal(figure).scaleb(-scale)
    expected = value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP, context=EXACT)
    assert Decimal(decimal(Fraction(value), places)) == expected
    assert rounded(Fraction(value), places) == Fraction(expected)


@given(st.decimals(-(10**9), 10**9, places=7))
def test_a_printed_rate_is_the_rate(value: Decimal) -> None:
    assert Fraction(rate(Fraction(value))) == Fraction(value)
