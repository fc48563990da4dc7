"""Deadlines of which a review by the Commission decides, in the timetable and for additional interest."""

from typing import Any

import pytest

from computations import compute
from tests.computations.test_registration_timetable import SIGNED, codes, computed, deadline
from tests.computations.traced import untraced

EFFECTIVE, UNLESS, IF = "effective_by", "effective_by_unless_reviewed", "effective_by_if_reviewed"
FORTY = deadline(EFFECTIVE, 40, performed="declared_effective", section="2")
FIVE = deadline(UNLESS, 5, anchor="review_ended", basis="business", performed="declared_effective")
SIXTY = deadline(IF, 60, performed="declared_effective")

DECIDED = [
    ([FORTY, FIVE], {}, "2010-04-10"),
    ([FORTY, FIVE], {"review_ended": "2010-03-10"}, "2010-03-17"),
    ([FIVE, FORTY], {"review_ended": "2010-03-10"}, "2010-03-17"),
    ([FORTY, FIVE], {"review_ended": "2010-04-08"}, "2010-04-10"),
    ([FORTY, SIXTY], {}, "2010-04-10"),
    ([FORTY, SIXTY], {"reviewed": "2010-03-20"}, "2010-04-30"),
    ([FORTY, deadline(IF, 20)], {"reviewed": "2010-03-20"}, "2010-04-10"),
    ([FORTY, FIVE, SIXTY], {"reviewed": "2010-03-20"}, "2010-04-30"),
    ([FORTY, FIVE, SIXTY], {"reviewed": "2010-03-20", "review_ended": "2010-04-06"}, "2010-04-13"),
    ([FORTY, FIVE, SIXTY], {"reviewed": "2010-03-20", "review_ended": "2010-04-28"}, "2010-04-30"),
]
"""Clauses of one deadline, what is known of a review, and the day that counts; the agreement is of 2010-03-01."""


@pytest.mark.parametrize(("clauses", "events", "day"), DECIDED)
def test_the_timetable_has_the_day_that_counts(clauses: list[dict[str, Any]], events: dict[str, str], day: str) -> None:
    notice = deadline("notice", 2, anchor=EFFECTIVE)
    answer = computed([SIGNED, *clauses, notice], external={"events": events})
    found = answer["result"]["events"]
    assert found[EFFECTIVE]["date"] == day
    assert found["notice"]["anchor_date"] == day
    assert not codes(answer) & {"conflicting_deadlines", "unknown_external"}


@pytest.mark.parametrize(("clauses", "events", "day"), DECIDED)
def test_interest_has_the_day_that_counts(clauses: list[dict[str, Any]], events: dict[str, str], day: str) -> None:
    tier = {"label": "flat", "start": {"kind": "default_day", "n": 1}, "end": None, "rate": "0.5", "step": None}
    rate = {"kind": "rate_schedule", "name": "Interest", "unit": "percent_per_annum", "base": "principal", "cap": None}
    accrual = {"start": "day_following_default", "end": "cure_excluded"}
    missed = {"label": "(i)", "kind": "not_effective_by", "deadline": EFFECTIVE}
    given = [SIGNED, *clauses, {"kind": "registration_default", "triggers": [missed]}]
    given.append({**rate, "accrual": accrual, "tiers": [tier], "illustrations": []})
    inputs = {
        "clauses": [{"id": f"c{at}", "document": "d", **one} for at, one in enumerate(given)],
        "external": {"as_of": "2010-07-01", "principal": "1000000", "timeline": {}, "events": events},
        "options": {"calendar": "weekends-only"},
    }
    answer = compute("additional_interest", inputs)
    assert [one["occurred"] for one in answer["result"]["defaults"]] == [day], answer["errors"]
    assert untraced(answer, inputs) == []
    asked = {f"events.{one}" for one in ("review_ended", "reviewed")}
    held = {one["key"] for one in clauses}
    expected = {"review_ended": UNLESS in held, "reviewed": IF in held}
    assert {one["name"] for one in answer["missing"]} & asked == {
        f"events.{event}" for event, of_clause in expected.items() if of_clause and event not in events
    }


def test_what_a_review_decides_is_awaited() -> None:
    answer = computed([SIGNED, FORTY, FIVE, SIXTY])
    assert answer["result"]["awaiting"] == ["review_ended", "reviewed"]
    assert {key: one["status"] for key, one in answer["result"]["events"].items()} == {
        EFFECTIVE: "open",
        UNLESS: "needs_input",
        IF: "needs_input",
    }


@pytest.mark.parametrize(
    ("events", "status", "days"),
    [
        ({"declared_effective": "2010-04-09"}, "met", 0),
        ({"declared_effective": "2010-04-09", "review_ended": "2010-03-10"}, "late", 23),
        ({"declared_effective": "2010-04-20"}, "late", 10),
        ({"declared_effective": "2010-04-20", "reviewed": "2010-03-20"}, "met", 0),
    ],
)
def test_it_is_kept_or_missed_by_the_day_that_counts(events: dict[str, str], status: str, days: int) -> None:
    found = computed([SIGNED, FORTY, FIVE, SIXTY], external={"events": events})["result"]["events"][EFFECTIVE]
    assert (found["status"], found["days_late"]) == (status, days)


def test_a_longer_time_alone_waits_for_the_review() -> None:
    found = computed([SIGNED, SIXTY])["result"]["events"][IF]
    assert (found["status"], found["needs"]) == ("needs_input", "reviewed")
