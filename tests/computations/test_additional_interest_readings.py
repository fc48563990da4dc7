"""What each reading of ambiguous wording changes, and what does not depend on it."""

from collections.abc import Mapping
from typing import Any

import pytest

from computations import compute
from tests.computations.test_worked_examples import load
from tests.computations.traced import untraced

SEED = load("clauses_seed_002.json")
CLAUSES = [{**one, "document": SEED["document"]} for one in SEED["clauses"]]
IN_TIME = {"filed": "2004-07-13", "declared_effective": "2004-10-01"}
LATE_TWICE = {"filed": "2004-11-20", "declared_effective": "2005-02-15"}
UNUSABLE = {**IN_TIME, "unusable": [{"from": "2004-11-22", "cured": "2004-12-02"}]}
HALVES = ["2005-01-15", "2005-07-15"]


def case(external: Mapping[str, Any], changes: Mapping[str, Any] | None = None, **options: Any) -> dict[str, Any]:
    """The answer for $60,000,000 under the agreement of the worked examples, with the fields of some kinds changed."""
    clauses = [{**one, **(changes or {}).get(one["kind"], {})} for one in CLAUSES]
    whole = {"as_of": "2005-12-31", **({} if "notes" in external else {"principal": "60000000"}), **external}
    inputs = {"clauses": clauses, "external": whole, "options": options}
    answer = compute("additional_interest", inputs)
    assert answer["status"] == "ok", (answer["errors"], answer["missing"])
    assert untraced(answer, inputs) == []
    assert options.items() <= answer["options"].items()
    return answer


def suspended(*stretches: tuple[str, str, bool]) -> dict[str, Any]:
    listed = [{"from": start, "resumed": end, "material_transaction": material} for start, end, material in stretches]
    return {"timeline": {**IN_TIME, "suspensions": listed}}


THREE_AND_THIRTY = suspended(
    ("2005-01-03", "2005-02-07", False), ("2005-02-14", "2005-03-21", False), ("2005-05-02", "2005-06-06", False)
)
"""Three suspensions of 35 days: the second is too long only together with the first, the third fills up the year."""


@pytest.mark.parametrize(
    ("external", "option", "totals"),
    [
        ({"timeline": {"filed": "2004-09-20", "declared_effective": "2004-10-28"}}, "default_day",
         {"deadline": "26666.67", "day_after_deadline": "26250.00"}),
        ({"timeline": UNUSABLE}, "iii_default_day",
         {"end_of_cure_period": "416.67", "day_after_cure_period": "0.00", "relates_back": "3750.00"}),
        ({"timeline": LATE_TWICE}, "clock",
         {"per_default": "154583.33", "per_episode": "238333.33", "first_ever": "238333.33"}),
        ({"timeline": LATE_TWICE}, "overlap",
         {"single_highest": "154583.33", "single_earliest": "154583.33", "stacked": "163333.33"}),
        ({"as_of": "2007-01-01", "defaults": [{"trigger": "x", "occurred": "2006-05-31", "cured": "2006-10-01"}]},
         "tier_overlap", {"first_period": "192083.33", "calendar": "467083.33"}),
        ({"timeline": {"filed": "2004-09-20", "declared_effective": "2004-10-28"}}, "day_count",
         {"30E/360": "26666.67", "30/360-US": "26666.67", "30U/360": "26666.67", "ACT/365F": "27123.29",
          "ACT/360": "27500.00", "ACT/ACT-ISDA": "27049.18"}),
        # unusable over the second anniversary of effectiveness: 1 October 2006 is the first day outside the period
        ({"as_of": "2006-11-01", "timeline": {**IN_TIME, "unusable": [{"from": "2006-09-01"}]}}, "stop_at_period_end",
         {True: "7916.67", False: "20416.67"}),
    ],
)  # fmt: skip
def test_a_reading_changes_what_is_owed(external: Mapping[str, Any], option: str, totals: Mapping[Any, str]) -> None:
    got = {value: case(external, **{option: value})["result"]["total"] for value in totals}
    assert got == totals


def test_the_highest_rate_or_that_of_the_earliest_default() -> None:
    first, then = {"kind": "default_day", "n": 1}, {"kind": "default_day", "n": 91}
    tiers = [{"label": "1", "start": first, "end": then, "rate": "2"}, {"label": "2", "start": then, "rate": "0.5"}]
    falling = {"rate_schedule": {"tiers": tiers, "illustrations": []}}
    both = [{"trigger": "a", "occurred": "2004-07-01"}, {"trigger": "b", "occurred": "2004-08-01"}]
    external = {"as_of": "2004-11-20", "defaults": both}
    rates = {
        reading: [(one["from"], one["rate"], one["tier"]) for one in answer["result"]["segments"]]
        for reading in ("single_highest", "single_earliest", "stacked")
        for answer in [case(external, falling, overlap=reading)]
    }
    begun = [("2004-07-02", "2", "1")]
    assert rates == {
        "single_highest": [*begun, ("2004-08-02", "2", "1"), ("2004-10-31", "0.5", "2")],
        "single_earliest": [*begun, ("2004-08-02", "2", "1"), ("2004-09-30", "0.5", "2")],
        "stacked": [*begun, ("2004-08-02", "4", "1 + 1"), ("2004-09-30", "2.5", "2 + 1"), ("2004-10-31", "1", "2 + 2")],
    }


def test_the_last_suspended_day_or_the_day_of_resumption_is_the_last_permitted() -> None:
    exactly = suspended(("2005-01-03", "2005-02-17", False))
    assert case(exactly, termination_day="last_suspended_day")["result"]["defaults"] == []
    defaults = case(exactly, termination_day="day_of_resumption")["result"]["defaults"]
    assert [(one["trigger"], one["occurred"], one["cured"]) for one in defaults] == [
        ("(iv)(A)", "2005-02-16", "2005-02-17")
    ]


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("iii", [("(iii)", "2005-03-03", "2005-03-21"), ("(iii)", "2005-05-19", "2005-06-06")]),
        ("iv_A", [("(iv)(A)", "2005-02-23", "2005-03-21"), ("(iv)(A)", "2005-05-11", "2005-06-06")]),
        ("breach_only", []),
    ],
)
def test_suspensions_that_are_too_long_only_together(reading: str, expected: list[tuple[str, str, str]]) -> None:
    answer = case(THREE_AND_THIRTY, excess_aggregate_is=reading)
    found = [one for one in answer["result"]["defaults"] if one["trigger"] != "(iv)(B)"]
    assert [(one["trigger"], one["occurred"], one["cured"]) for one in found] == expected
    codes = {one["code"] for one in answer["diagnostics"]}
    assert ("suspension_limit_exceeded" in codes) == (reading == "breach_only")


def test_too_many_suspended_days_are_cured_by_resumption_or_as_the_window_clears() -> None:
    cured = {
        reading: [one["cured"] for one in answer["result"]["defaults"] if one["trigger"] == "(iv)(B)"]
        for reading in ("resumption", "window_clears")
        for answer in [case({"as_of": "2006-12-31", **THREE_AND_THIRTY}, iv_b_cure=reading)]
    }
    # 105 days from 3 January 2005: the window holds 90 once fifteen of them are more than 360 days ago
    assert cured == {"resumption": ["2005-06-06"], "window_clears": ["2006-01-12"]}


def test_an_extension_is_for_its_suspension_or_for_every_window_that_holds_it() -> None:
    both = suspended(("2005-01-03", "2005-02-17", True), ("2005-02-21", "2005-03-07", False))
    own = case(both, extension_scope="suspension_in_progress")["result"]["defaults"]
    wide = case(both, extension_scope="window_contains")["result"]["defaults"]
    assert [one["occurred"] for one in own] == ["2005-02-28"]
    assert wide == []


@pytest.mark.parametrize(
    ("options", "occurred"),
    [
        ({}, ["2004-11-30"]),
        ({"calendar": "weekends-only"}, ["2004-11-29"]),
        ({"extra_closed": ["2004-11-24"]}, ["2004-12-01"]),
        ({"extra_open": ["2004-11-25"]}, ["2004-11-29"]),
    ],
)
def test_the_cure_period_follows_the_calendar(options: Mapping[str, Any], occurred: list[str]) -> None:
    defaults = case({"timeline": UNUSABLE}, None, **options)["result"]["defaults"]
    assert [one["occurred"] for one in defaults] == occurred


def test_an_election_day_is_closed_only_where_public_holidays_are() -> None:
    timeline = {**IN_TIME, "unusable": [{"from": "2004-10-29", "cured": "2004-12-02"}]}
    public = case({"timeline": timeline}, calendar="us-ny-public")["result"]["defaults"]
    bank = case({"timeline": timeline}, calendar="us-ny-bank")["result"]["defaults"]
    assert (public[0]["occurred"], bank[0]["occurred"]) == ("2004-11-08", "2004-11-05")


def test_a_deadline_on_a_closed_day_is_put_off_only_by_the_option() -> None:
    sunday = {"deadline": {"quantity": 4}}  # four days after 30 June 2004: Sunday, and Independence Day
    timeline = {"filed": "2004-07-06", "declared_effective": "2004-07-06"}
    kept = case({"timeline": timeline}, sunday, roll="following")
    missed = case({"timeline": timeline}, sunday, roll="none")
    assert kept["result"]["defaults"] == []
    assert [one["occurred"] for one in missed["result"]["defaults"]] == ["2004-07-04", "2004-07-04"]
    assert "deadline_on_non_business_day" in {one["code"] for one in missed["diagnostics"]}


def test_the_anniversary_of_a_leap_day() -> None:
    leap = {"key_date": {"value": "2004-02-29", "same_as": None}}
    external = {"as_of": "2006-03-10", "defaults": [{"trigger": "x", "occurred": "2005-06-01"}]}
    starts = {value: case(external, leap, leap=value)["result"]["segments"][-1]["from"] for value in ("feb28", "mar1")}
    assert starts == {"feb28": "2006-02-28", "mar1": "2006-03-01"}


def noted(
    questionnaire: Mapping[str, Any] | None, ended: Mapping[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    owners = [{"holder": "A", "from": "2004-06-30"}]
    return {
        "timeline": {"filed": "2004-07-13", "declared_effective": "2005-03-15"},
        "notes": [{"id": "N1", "principal": "60000000", "owners": owners, "ended": ended}],
        "holders": {"A": {"questionnaire": questionnaire}} if questionnaire is not None else {},
        "payment_dates": HALVES,
        "record_dates": ["2005-01-01", "2005-07-01"],
        **more,
    }


@pytest.mark.parametrize(
    ("options", "provided", "state", "deadline"),
    [
        ({}, "2004-09-30", "entitled", "2004-09-30"),
        ({"questionnaire_strict": True}, "2004-09-30", "late", "2004-09-30"),
        ({"questionnaire_strict": True}, "2004-09-29", "entitled", "2004-09-30"),
        ({"questionnaire_deadline": "form"}, "2004-09-30", "late", "2004-09-22"),
        ({"questionnaire_deadline": "form"}, "2004-09-22", "entitled", "2004-09-22"),
        ({}, None, "not_provided", "2004-09-30"),
    ],
)
def test_who_is_entitled(options: Mapping[str, Any], provided: str | None, state: str, deadline: str) -> None:
    asked = {"requested": "2004-09-01", "delivered": "2004-09-02", "provided": provided}
    answer = case(noted(asked), None, **options)
    assert answer["result"]["entitlement"] == {"A": {"state": state, "deadline": deadline}}
    if state == "entitled":
        assert (answer["result"]["total"], answer["result"]["excluded"]) == ("116666.67", [])
    else:
        left = [(one["amount"], one["reason"]) for one in answer["result"]["excluded"]]
        assert answer["result"]["total"] == "0.00"
        assert left == [("31666.67", f"questionnaire_{state}"), ("85000.00", f"questionnaire_{state}")]


def test_a_holder_with_time_left_is_pending() -> None:
    asked = {"requested": "2005-12-20"}
    answer = case(noted(asked))
    assert answer["result"]["entitlement"]["A"]["state"] == "pending"
    assert {one["reason"] for one in answer["result"]["excluded"]} == {"questionnaire_pending"}


def test_nobody_is_asked_where_the_clause_does_not_make_it_a_condition() -> None:
    answer = case(noted(None), {"additional_interest": {"excludes": []}})
    assert "entitlement" not in answer["result"]
    assert answer["result"]["by_holder"] == {"A": "116666.67"}


@pytest.mark.parametrize(
    ("by", "excludes", "reading", "total"),
    [
        ("converted", ["converted_notes"], "stop_accrual", "43333.34"),
        ("converted", ["converted_notes"], "forfeit_unpaid", "31666.67"),
        ("redeemed", ["converted_notes"], "forfeit_unpaid", "43333.34"),
        ("converted", [], "forfeit_unpaid", "43333.34"),
    ],
)
def test_what_had_accrued_on_converted_notes(by: str, excludes: list[str], reading: str, total: str) -> None:
    ended = {"date": "2005-02-01", "by": by}
    answer = case(noted(None, ended), {"additional_interest": {"excludes": excludes}}, on_conversion=reading)
    assert answer["result"]["total"] == total


def test_a_payment_date_on_a_closed_day_is_paid_on_the_next_one() -> None:
    timeline = {"filed": "2004-07-13", "declared_effective": "2005-03-15"}
    external = {"timeline": timeline, "payment_dates": HALVES}
    for adjusted, days in (("following", ["2005-01-18", "2005-07-15"]), ("none", HALVES)):
        payments = case(external, payment_adjustment=adjusted)["result"]["payments"]
        assert [one["payable_on"] for one in payments] == days
        assert [one["amount"] for one in payments] == ["31666.67", "85000.00"]


def test_what_the_document_says_wins_over_the_default_and_the_caller_over_both() -> None:
    external = {"timeline": LATE_TWICE}
    said = {
        "rate_schedule": {"clock": "per_episode", "overlap": "stacked"},
        "additional_interest": {"day_count": "ACT/360"},
    }
    answer = case(external, said)
    used = {name: answer["options"][name] for name in ("clock", "overlap", "day_count")}
    assert used == {"clock": "per_episode", "overlap": "stacked", "day_count": "ACT/360"}
    codes = [one["code"] for one in answer["diagnostics"]]
    assert "day_count_assumed" not in codes
    assert [one["value"] for one in answer["diagnostics"] if one["code"] == "reading_stated"] == [
        "per_episode",
        "stacked",
    ]
    called = case(external, said, clock="per_default", overlap="single_highest", day_count="30E/360")
    assert called["result"]["total"] == "154583.33"
    assert "reading_stated" not in {one["code"] for one in called["diagnostics"]}


def test_thirty_days_a_month_without_a_form_is_assumed_to_be_the_additive_one() -> None:
    answer = case({"timeline": LATE_TWICE}, {"additional_interest": {"day_count": "30/360"}})
    assert answer["options"]["day_count"] == "30E/360"
    assert "day_count_assumed" in {one["code"] for one in answer["diagnostics"]}
