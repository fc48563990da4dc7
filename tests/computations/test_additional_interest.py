"""Does additional interest agree with a naive method day by day, and does it say what is missing or wrong?"""

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from computations import compute
from computations.day_counts import DAY_COUNTS
from tests.computations.agreements import agreement, happening, readings
from tests.computations.naive_interest import Naive
from tests.computations.traced import untraced

DAY = timedelta(days=1)
CASES = 500
ACCRUAL = {"start": "day_following_default", "end": "cure_excluded"}


def drawn(seed: int) -> dict[str, Any]:
    """A whole input; the same for the same seed."""
    random = Random(seed)
    base = random.choice((date(2004, 2, 29), date(2004, 6, 30), date(2007, 1, 1) + random.randint(0, 364) * DAY))
    clauses = [{**one, "document": "made"} for one in agreement(random, base)]
    return {"clauses": clauses, "external": happening(random, base), "options": readings(random)}


def naive(inputs: Mapping[str, Any]) -> dict[str, Any]:
    by_kind: dict[str, Any] = {one["kind"]: one for one in inputs["clauses"]}
    by_kind["deadlines"] = [one for one in inputs["clauses"] if one["kind"] == "deadline"]
    return Naive(by_kind, inputs["external"], inputs["options"]).answer()


def in_the_same_form(answer: Mapping[str, Any]) -> dict[str, Any]:
    result = answer["result"]
    return {
        "rates": {day: Fraction(one["rate"]) for one in result["segments"] for day in days_of(one)},
        "payments": {date.fromisoformat(one["payment_date"]): amounts(one["by_holder"]) for one in result["payments"]},
        "unpaid": amounts(result["unpaid_by_holder"]),
        "excluded": sum((Fraction(one["amount"]) for one in result["excluded"]), Fraction(0)),
    }


def days_of(segment: Mapping[str, Any]) -> Iterator[date]:
    day = date.fromisoformat(segment["from"])
    while day < date.fromisoformat(segment["to"]):
        yield day
        day += DAY


def amounts(by_holder: Mapping[str, str]) -> dict[str, Fraction]:
    return {holder: Fraction(amount) for holder, amount in by_holder.items()}


def owed(found: Mapping[str, Any]) -> dict[str, Any]:
    """What a person is owed by each method; who is owed nothing need not be named."""
    named = {day: {holder: one for holder, one in each.items() if one} for day, each in found["payments"].items()}
    unpaid = {holder: one for holder, one in found["unpaid"].items() if one}
    return {**found, "payments": named, "unpaid": unpaid}


@pytest.mark.parametrize("start", range(0, CASES, 50))
def test_the_naive_method_day_by_day_agrees(start: int) -> None:
    for seed in range(start, start + 50):
        inputs = drawn(seed)
        answer = compute("additional_interest", inputs)
        assert answer["status"] == "ok", (seed, answer["errors"], answer["missing"])
        assert owed(in_the_same_form(answer)) == owed(naive(inputs)), seed


def test_every_figure_of_a_drawn_case_leads_to_what_it_rests_on() -> None:
    for seed in range(100):
        inputs = drawn(seed)
        assert untraced(compute("additional_interest", inputs), inputs) == [], seed


def test_a_split_that_changes_no_rate_changes_no_money_in_any_convention() -> None:
    seam = {"label": "1b", "start": {"kind": "default_day", "n": 20}, "end": {"kind": "default_day", "n": 91}}
    first = {"label": "1", "start": {"kind": "default_day", "n": 1}, "end": {"kind": "default_day", "n": 91}}
    halves = [{**first, "end": seam["start"], "rate": "0.7"}, {**seam, "rate": "0.7"}]
    for day_count in DAY_COUNTS:
        for number in range(60):
            occurred = str(date(2004, 12, 20) + number * DAY)
            totals = [
                compute(
                    "additional_interest",
                    {
                        "clauses": [{"id": "r", "kind": "rate_schedule", "accrual": ACCRUAL, "tiers": tiers}],
                        "external": {
                            "as_of": "2005-12-31",
                            "principal": "123456789",
                            "defaults": [{"trigger": "x", "occurred": occurred}],
                        },
                        "options": {"day_count": day_count},
                    },
                )["result"]["total"]
                for tiers in ([{**first, "rate": "0.7"}], halves)
            ]
            assert totals[0] == totals[1], (day_count, occurred)


def test_what_is_shown_adds_up() -> None:
    for seed in range(60):
        result = compute("additional_interest", drawn(seed))["result"]
        parts = [Fraction(one["amount"]) for one in result["payments"]]
        assert Fraction(result["paid"]) == sum(parts)
        assert Fraction(result["total"]) == Fraction(result["paid"]) + Fraction(result["accrued_unpaid"])
        assert Fraction(result["total"]) == sum(amounts(result["by_holder"]).values())
