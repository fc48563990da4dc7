"""Do figures as stated agree exactly when some numbers behind them do?"""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations.interval import Interval, growth, judge, quotient, shown, stated, total
from computations.numbers import rounded

PLACES = st.integers(0, 3)
TRUE = st.fractions(min_value=-1000, max_value=1000, max_denominator=10**6)


def as_printed(value: Fraction, places: int) -> Interval:
    """A figure as a statement prints a number behind it."""
    return stated(rounded(value, places), Fraction(1, 10**places))


@given(st.lists(TRUE, min_size=1, max_size=8), PLACES)
def test_a_sum_rounded_from_true_figures_never_conflicts(true: list[Fraction], places: int) -> None:
    printed = rounded(sum(true, Fraction(0)), places)
    assert judge(total(as_printed(one, places) for one in true), printed, Fraction(1, 10**places)) != "conflict"


@given(TRUE, TRUE, PLACES, PLACES)
def test_a_quotient_rounded_from_true_figures_never_conflicts(
    dividend: Fraction, divisor: Fraction, places: int, finer: int
) -> None:
    computed = quotient(as_printed(dividend, places), as_printed(divisor, places))
    if computed is not None:
        assert judge(computed, rounded(dividend / divisor, finer), Fraction(1, 10**finer)) != "conflict"


@given(TRUE, TRUE, PLACES)
def test_growth_rounded_from_true_figures_never_conflicts(earlier: Fraction, later: Fraction, places: int) -> None:
    computed = growth(as_printed(later, places), as_printed(earlier, places))
    if computed is not None:
        assert judge(computed, rounded(100 * (later / earlier - 1), 0), Fraction(1)) != "conflict"


@given(st.lists(st.integers(-40, 40), min_size=1, max_size=3), st.integers(-130, 130))
def test_a_conflict_means_that_no_numbers_behind_the_figures_agree(units: list[int], target: int) -> None:
    """Tried on a grid: the sum of the highest and of the lowest numbers is a tenth of a unit off the edges at most."""
    steps = [Fraction(one, 10) for one in range(-4, 5)]
    reach = [Fraction(sum(units)) + len(units) * one for one in steps]
    agree = any(rounded(one, 0) == target for one in reach)
    verdict = judge(total(stated(Fraction(one), Fraction(1)) for one in units), Fraction(target), Fraction(1))
    assert not (agree and verdict == "conflict")
    assert not (verdict == "conflict" and abs(target - sum(units)) < (len(units) + 1) / 2)
    assert not (verdict != "conflict" and abs(target - sum(units)) >= (len(units) + 1) / 2)


@pytest.mark.parametrize(
    ("point", "precision", "value", "place", "verdict"),
    [
        ("61.1", "0.1", "61.2", "0.1", "conflict"),  # the ranges only touch
        ("97.8", "0.3", "97.7", "0.1", "within_rounding"),
        ("2917000", "1", "2900000", "100000", "exact"),
        ("0.5", "0", "1", "1", "exact"),  # half away from zero
        ("-0.5", "0", "-1", "1", "exact"),
        ("2", "0", "2", "0", "exact"),
        ("2.5", "0", "2", "1", "within_rounding"),  # a figure of no width at the edge of the other
        ("2.51", "0", "2", "1", "conflict"),
    ],
)
def test_a_verdict_follows_the_ranges(point: str, precision: str, value: str, place: str, verdict: str) -> None:
    assert judge(stated(Fraction(point), Fraction(precision)), Fraction(value), Fraction(place)) == verdict


def test_what_may_be_zero_divides_nothing() -> None:
    nothing = stated(Fraction(0), Fraction(1, 10))
    assert quotient(stated(Fraction(1), Fraction(1)), nothing) is None
    assert growth(nothing, nothing) is None
    assert growth(stated(Fraction(5), Fraction(1)), stated(Fraction(-5), Fraction(1))) is None


@pytest.mark.parametrize(
    ("value", "words"), [("61100000", "61100000"), ("-2/5", "-0.4"), ("1/3", "0.333333"), ("0", "0")]
)
def test_a_figure_is_shown_without_idle_zeros(value: str, words: str) -> None:
    assert shown(Fraction(value)) == words
