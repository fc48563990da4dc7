"""A default by suspensions of so many days in so many months: from when to when it lasts."""

from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from computations import compute
from tests.computations.agreements import BASE, agreement

DAY = timedelta(days=1)


def defaults(months: bool, *suspensions: tuple[date, date], **options: str) -> list[dict[str, Any]]:
    """The defaults by too many days together, 30 in a year as a window of months or of days."""
    clauses = agreement(Random(1), BASE)
    for one in clauses:
        if one["kind"] == "registration_default":
            window = {"within": 12, "within_unit": "month"} if months else {"within": 360}
            one["triggers"] = [{"label": "d", "kind": "suspension_aggregate_exceeds", "days": 30, **window}]
        if one["kind"] == "suspension_limit":
            one["limits"] = []
    timeline = {
        "filed": str(BASE),
        "declared_effective": str(BASE + DAY),
        "suspensions": [{"from": str(start), "resumed": str(end)} for start, end in suspensions],
    }
    external = {"as_of": "2006-06-01", "timeline": timeline, "principal": "1000000"}
    answer = compute("additional_interest", {"clauses": clauses, "external": external, "options": options})
    found: list[dict[str, Any]] = answer["result"]["defaults"]
    return found


@pytest.mark.parametrize(("second", "occurred"), [(0, "2005-02-28"), (1, None)])
def test_twelve_months_hold_what_lies_behind_the_same_day_a_year_before(second: int, occurred: str | None) -> None:
    first = date(2004, 3, 1), date(2004, 3, 3)
    start = date(2005, 1, 31) + second * DAY
    found = defaults(True, first, (start, start + 30 * DAY))
    assert [one["occurred"] for one in found] == ([occurred] if occurred else [])
    assert defaults(False, first, (start, start + 30 * DAY)) == []


def test_a_window_of_months_clears_when_its_first_days_have_left_it() -> None:
    suspensions = (date(2004, 3, 2), date(2004, 3, 6)), (date(2005, 2, 2), date(2005, 3, 2))
    [one] = defaults(True, *suspensions, iv_b_cure="window_clears")
    # on 2005-02-28 it begins with 2004-02-29 and holds 4 and 27 days, on 2005-03-03 with 2004-03-04: 2 and 28
    assert (one["occurred"], one["cured"]) == ("2005-02-28", "2005-03-03")
