"""Does a naive method agree with the verdicts of tie-out: every true figure that may stand behind a printed one?

The naive method knows no intervals. It lists, on a grid, all true figures that are printed alike, works the relation
out for all of them, and looks whether one of the results is printed as the figure that is stated.
"""

from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from computations import compute
from tests.computations.test_tie_out import statement, verdicts

GRID = 24
"""Steps of the grid in one unit of the smallest place: fine enough for the sums of six figures."""


def behind(value: int, place: int) -> range:
    """The true figures on the grid that are printed as this one, those half-way to the next left out."""
    half = place * GRID // 2
    return range(value * GRID - half + 1, value * GRID + half)


def sums(terms: Iterable[tuple[int, int]]) -> set[int]:
    """What the true figures behind the terms can add up to."""
    reached = {0}
    for value, place in terms:
        own = behind(value, place)
        reached = set(range(min(reached) + own.start, max(reached) + own.stop))
    return reached


def printed(value: Fraction, place: int) -> int:
    """A figure as it is printed to a place."""
    units = (Decimal(value.numerator) / Decimal(value.denominator) / place).quantize(Decimal(1), ROUND_HALF_UP)
    return int(units) * place


def verdict_of_sum(terms: list[tuple[int, int]], stated: tuple[int, int]) -> str:
    if printed(Fraction(sum(value for value, _ in terms)), stated[1]) == stated[0]:
        return "exact"
    own = behind(*stated)
    return "within_rounding" if any(one in own for one in sums(terms)) else "conflict"


def verdict_of_quotient(first: tuple[int, int], second: tuple[int, int], stated: tuple[int, int]) -> str:
    """The same for a quotient in hundredths, whose true figures are tried pair by pair, edges and all."""
    if 0 in range(second[0] * GRID - second[1] * GRID // 2, second[0] * GRID + second[1] * GRID // 2 + 1):
        return "not_checkable"
    if printed(Fraction(100 * first[0], second[0]), stated[1]) == stated[0]:
        return "exact"
    reach = [
        [Fraction(value * GRID) + Fraction(place * GRID * part, 12) for part in range(-6, 7)]
        for value, place in (first, second)
    ]
    found = [100 * one / other for one, other in product(*reach)]
    half = Fraction(stated[1], 2)
    inside = max(min(found), stated[0] - half) < min(max(found), stated[0] + half)
    return "within_rounding" if inside else "conflict"


def judged(relation: str, operands: list[tuple[int, int]], stated: tuple[int, int], scale: int = 1) -> str:
    def figure(value: int, place: int, by: int = 1) -> dict[str, str]:
        return {"value": str(Decimal(value) / by), "precision": str(Decimal(place) / by)}

    given: dict[str, Any] = {"relation": relation, "operands": [figure(*one) for one in operands]}
    answer = compute("tie_out_check", {**given, "stated": figure(*stated, scale)})
    assert answer["errors"] == []
    found: str = answer["result"]["verdict"]
    return found


def drawn(random: Random, place: int) -> tuple[int, int]:
    return random.randint(-60, 60) * place, place


@pytest.mark.parametrize("start", range(0, 3000, 500))
def test_sums_and_differences(start: int) -> None:
    found = set()
    for seed in range(start, start + 500):
        random = Random(seed)
        terms = [drawn(random, random.choice((1, 1, 10))) for _ in range(random.randint(1, 5))]
        place = random.choice((1, 1, 10))
        near = printed(Fraction(sum(value for value, _ in terms)), place)
        stated = near + random.randint(-3, 3) * place, place
        expected = verdict_of_sum(terms, stated)
        assert judged("sum", terms, stated) == expected, seed
        if len(terms) == 2:
            turned = [terms[0], (-terms[1][0], terms[1][1])]
            assert judged("difference", turned, stated) == expected, seed
        found.add(expected)
    assert found == {"exact", "within_rounding", "conflict"}


@pytest.mark.parametrize("start", range(0, 2000, 500))
def test_quotients(start: int) -> None:
    found = set()
    for seed in range(start, start + 500):
        random = Random(seed)
        first, second = drawn(random, random.choice((1, 10))), drawn(random, 1)
        near = printed(Fraction(100 * first[0], second[0]), 1) if second[0] else 0
        stated = near + random.randint(-4, 4), 1
        expected = verdict_of_quotient(first, second, stated)
        assert judged("ratio", [first, second], stated, 100) == expected, seed
        found.add(expected)
    assert found == {"exact", "within_rounding", "conflict", "not_checkable"}


@pytest.mark.parametrize("start", range(0, 400, 100))
def test_totals_of_statements(start: int) -> None:
    """Two columns of parts and their total, each off by a little or by much."""
    for seed in range(start, start + 100):
        random = Random(seed)
        columns = [[random.randint(5000, 90000) for _ in range(random.randint(2, 2))] for _ in range(2)]
        off = [random.choice((0, 0, 1, -1, 2, 400)), 0]
        totals = [sum(column) + more for column, more in zip(columns, off, strict=True)]
        rows = [(f"Part {at}", "data", tuple(str(column[at]) for column in columns)) for at in range(2)]
        rows.append(("Total", "total", tuple(map(str, totals))))
        expected = [
            verdict_of_sum([(value, 1) for value in column], (total, 1))
            for column, total in zip(columns, totals, strict=True)
        ]
        assert list(verdicts(statement(rows)).values()) == expected, (seed, rows)
