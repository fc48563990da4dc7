"""What additional interest says of input that is wrong, absent, or of another kind than it computes."""

from typing import Any

import pytest

from computations import compute
from tests.computations.test_additional_interest_readings import CLAUSES, IN_TIME, LATE_TWICE
from tests.computations.traced import untraced

WHOLE = {"as_of": "2005-12-31", "principal": "60000000", "timeline": LATE_TWICE}
OWNERS = [{"holder": "A", "from": "2004-06-30"}]


def answered(external: dict[str, Any], clauses: list[dict[str, Any]] | None = None, **options: Any) -> dict[str, Any]:
    inputs = {"clauses": CLAUSES if clauses is None else clauses, "external": external, "options": options}
    answer = compute("additional_interest", inputs)
    assert untraced(answer, inputs) == []
    return answer


def without(*kinds: str) -> list[dict[str, Any]]:
    return [one for one in CLAUSES if one["kind"] not in kinds]


def changed(kind: str, **fields: Any) -> list[dict[str, Any]]:
    return [{**one, **(fields if one["kind"] == kind else {})} for one in CLAUSES]


def test_a_clause_without_what_a_count_needs_is_a_problem() -> None:
    ends = [{"label": "(x)", "kind": "anniversary", "of": "declared_effective", "n": None}]
    period = next(at for at, one in enumerate(CLAUSES) if one["kind"] == "effectiveness_period")
    found = answered(WHOLE, changed("effectiveness_period", ends=ends))
    assert errors(found) == {("missing_clause", f"clauses[{period}].ends[0].n")}
    deadlines = [at for at, one in enumerate(CLAUSES) if one["kind"] == "deadline" and one["bound"] == "latest"]
    found = answered(WHOLE, changed("deadline", inclusive=None))
    assert errors(found) == {("missing_clause", f"clauses[{at}].inclusive") for at in deadlines}


def errors(answer: dict[str, Any]) -> set[tuple[str, str]]:
    assert (answer["status"], answer["result"]) == ("error", {})
    return {(one["code"], one["field"]) for one in answer["errors"]}


@pytest.mark.parametrize(
    ("timeline", "expected"),
    [
        ({"filed": "2004-08-01", "declared_effective": "2004-07-31"},
         {("out_of_order", "timeline.declared_effective")}),
        ({"declared_effective": "2004-07-31"}, {("missing_external", "timeline.filed")}),
        ({**IN_TIME, "suspensions": [{"from": "2004-09-30", "resumed": "2004-10-02"}]},
         {("out_of_order", "timeline.suspensions[0]")}),
        ({"filed": "2004-07-13", "suspensions": [{"from": "2004-09-30", "resumed": "2004-10-02"}]},
         {("out_of_order", "timeline.suspensions[0]")}),
        ({**IN_TIME, "suspensions": [{"from": "2005-03-01", "resumed": "2005-04-01"}, {"from": "2005-02-01"}]},
         {("overlap", "timeline.suspensions[0]")}),
        ({**IN_TIME, "suspensions": [{"from": "2006-03-01"}]}, {("out_of_order", "timeline.suspensions[0]")}),
        ({**IN_TIME, "unusable": [{"from": "2005-03-01", "cured": "2005-03-01"}]},
         {("out_of_order", "timeline.unusable[0]")}),
        ({**IN_TIME, "unusable": [{"from": "2005-03-01"}, {"from": "2005-04-01"}]},
         {("overlap", "timeline.unusable[1]")}),
        ({**IN_TIME, "unusable": [{"from": "2004-08-01"}, {"cured": "soon"}]},
         {("out_of_order", "timeline.unusable[0]"), ("missing_external", "timeline.unusable[1].from"),
          ("bad_date", "timeline.unusable[1].cured")}),
        ({"filed": "1984-07-13"}, {("calendar_out_of_range", "timeline.filed")}),
    ],
)  # fmt: skip
def test_a_timeline_has_to_be_in_order(timeline: dict[str, Any], expected: set[tuple[str, str]]) -> None:
    found = errors(answered({**WHOLE, "timeline": timeline}))
    assert found == {(code, f"external.{field}") for code, field in expected}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"defaults": []}, {("unsupported", "defaults")}),
        ({"notes": [{"id": "N1", "principal": "1", "owners": OWNERS}]}, {("unsupported", "principal")}),
        ({"payment_dates": ["2005-01-15"], "record_dates": ["2005-01-01", "2005-07-01"]},
         {("bad_count", "record_dates")}),
        ({"payment_dates": ["2005-01-15"], "record_dates": ["2005-01-16"]}, {("out_of_order", "record_dates")}),
        ({"payment_dates": ["2005-01-15", "2005-01-15"]}, {("out_of_order", "payment_dates")}),
        ({"principal": "-1"}, {("negative_amount", "principal")}),
    ],
)  # fmt: skip
def test_facts_have_to_fit_together(more: dict[str, Any], expected: set[tuple[str, str]]) -> None:
    found = errors(answered({**WHOLE, **more}))
    assert found == {(code, f"external.{field}") for code, field in expected}


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ({"owners": [{"holder": "A", "from": "2005-01-01"}, {"holder": "B", "from": "2004-01-01"}]},
         {("out_of_order", "notes[1].owners[1].from")}),
        ({"owners": []}, {("missing_external", "notes[1].owners")}),
        ({"ended": {"date": "2004-06-30", "by": "converted"}}, {("out_of_order", "notes[1].ended.date")}),
        ({"ended": {"date": "2005-06-30", "by": "lost"}}, {("unknown_option", "notes[1].ended.by")}),
        ({"id": "N1"}, {("duplicate", "notes[1].id")}),
        ({"principal": "71999999.01"}, {("exceeds_total", "notes")}),
    ],
)  # fmt: skip
def test_notes_have_to_be_possible(note: dict[str, Any], expected: set[tuple[str, str]]) -> None:
    notes = [{"id": "N1", "principal": "1", "owners": OWNERS}, {"id": "N2", "principal": "1", "owners": OWNERS, **note}]
    found = errors(answered({"as_of": "2005-12-31", "timeline": LATE_TWICE, "notes": notes, "holders": {}}))
    assert found == {(code, f"external.{field}") for code, field in expected}


def test_the_record_alone_says_what_is_missing() -> None:
    answer = answered({})
    assert answer["status"] == "incomplete"
    assert {one["name"]: one.get("document") for one in answer["missing"]} == {
        "as_of": None, "timeline": None, "principal": None, "payment_dates": "Indenture"
    }  # fmt: skip


def test_without_principal_the_rates_are_told_all_the_same() -> None:
    answer = answered({"as_of": "2005-12-31", "timeline": LATE_TWICE})
    assert (answer["status"], [one["name"] for one in answer["missing"]]) == (
        "incomplete",
        ["principal", "payment_dates"],
    )
    assert [one["rate"] for one in answer["result"]["segments"]] == ["0.25", "1", "1", "0.25", "1"]
    assert "total" not in answer["result"]


def test_record_dates_that_are_absent_stop_nothing() -> None:
    notes = [{"id": "N1", "principal": "60000000", "owners": OWNERS}]
    external = {"as_of": "2005-12-31", "timeline": LATE_TWICE, "notes": notes, "payment_dates": ["2005-07-15"]}
    answer = answered({**external, "holders": {"A": {"questionnaire": {"requested": None}}}})
    assert (answer["status"], answer["result"]["total"]) == ("ok", "154583.33")
    assert [one["name"] for one in answer["missing"]] == ["record_dates"]


def test_a_holder_of_whom_nothing_is_known_is_left_out_and_asked_for() -> None:
    notes = [{"id": "N1", "principal": "60000000", "owners": OWNERS}]
    answer = answered({"as_of": "2005-12-31", "timeline": LATE_TWICE, "notes": notes})
    assert (answer["status"], answer["result"]["total"]) == ("incomplete", "0.00")
    assert [one["reason"] for one in answer["result"]["excluded"]] == ["questionnaire_unknown"]
    assert "holders.A.questionnaire" in [one["name"] for one in answer["missing"]]


def test_notes_that_nobody_is_said_to_own_on_the_day_that_counts() -> None:
    late = [{"holder": "A", "from": "2005-07-10"}]
    notes = [{"id": "N1", "principal": "60000000", "owners": late}]
    external = {"as_of": "2005-12-31", "timeline": LATE_TWICE, "notes": notes, "payment_dates": ["2005-07-15"]}
    holders = {"A": {"questionnaire": {"requested": None}}}
    answer = answered({**external, "record_dates": ["2005-07-01"], "holders": holders})
    assert [(one["holder"], one["reason"]) for one in answer["result"]["excluded"]] == [(None, "owner_unknown")]
    assert [one["name"] for one in answer["missing"]] == ["notes[0].owners"]


@pytest.mark.parametrize(
    ("clauses", "expected"),
    [
        (without("rate_schedule"), {("missing_clause", "clauses[rate_schedule]")}),
        (without("registration_default"), {("missing_clause", "clauses[registration_default]")}),
        (changed("rate_schedule", unit="percent_of_price_per_30_days"), {("unsupported", "unit")}),
        (changed("rate_schedule", base="purchase_price"), {("unsupported", "base")}),
        (changed("rate_schedule", tiers=[]), {("missing_clause", "tiers")}),
        (changed("rate_schedule", accrual=None),
         {("missing_clause", "accrual.start"), ("missing_clause", "accrual.end")}),
        (changed("additional_interest", day_count="lunar"), {("unsupported", "day_count")}),
        (changed("registration_default", triggers=[{"label": "(i)", "kind": "late"}]),
         {("unsupported", "triggers[0].kind")}),
    ],
)  # fmt: skip
def test_clauses_that_cannot_be_computed_with(clauses: list[dict[str, Any]], expected: set[tuple[str, str]]) -> None:
    found = errors(answered(WHOLE, clauses))
    assert {(code, field.split("].", 1)[-1]) for code, field in found} == expected


def test_a_deadline_that_counts_from_an_unknown_event_is_missing_until_it_is_given() -> None:
    clauses = [
        {**one, **({"anchor": "demand"} if one.get("key") == "shelf_filing_deadline" else {})} for one in CLAUSES
    ]
    answer = answered(WHOLE, clauses)
    assert answer["status"] == "incomplete"
    assert [one["name"] for one in answer["missing"]] == ["payment_dates", "events.demand"]
    assert [one["trigger"] for one in answer["result"]["defaults"]] == ["(ii)"]
    given = answered({**WHOLE, "events": {"demand": "2004-08-02"}}, clauses)
    assert [one["occurred"] for one in given["result"]["defaults"]] == ["2004-08-17", "2004-10-28"]


def test_a_schedule_whose_anniversaries_nobody_can_count_stops_the_rates() -> None:
    answer = answered(WHOLE, [one for one in CLAUSES if one.get("key") != "closing_date"])
    assert [one["name"] for one in answer["missing"]] == ["payment_dates", "events.closing_date"]
    assert (answer["status"], "segments" in answer["result"]) == ("incomplete", False)
    given = answered({**WHOLE, "events": {"closing_date": "2004-06-30"}},
                     [one for one in CLAUSES if one.get("key") != "closing_date"])  # fmt: skip
    assert given["result"]["total"] == answered(WHOLE)["result"]["total"]


def test_two_different_days_for_one_key_are_a_problem_unless_the_caller_says_which() -> None:
    twice = [*CLAUSES, {"id": "more", "kind": "key_date", "key": "agreement_date", "value": "2004-07-01"}]
    assert ("duplicate", f"clauses[{len(CLAUSES)}].value") in errors(answered(WHOLE, twice))
    chosen = answered({**WHOLE, "events": {"agreement_date": "2004-06-30"}}, twice)
    assert chosen["result"]["total"] == "154583.33"


def test_days_that_no_tier_holds_earn_nothing_and_are_told() -> None:
    first, then = {"kind": "default_day", "n": 1}, {"kind": "default_day", "n": 31}
    clauses = changed("rate_schedule", tiers=[{"label": "1", "start": first, "end": then, "rate": "1"}])
    answer = answered({**WHOLE, "timeline": {**LATE_TWICE, "filed": "2004-07-13"}}, clauses)
    assert [(one["from"], one["to"]) for one in answer["result"]["segments"]] == [("2004-10-29", "2004-11-28")]
    assert "no_tier" in {one["code"] for one in answer["diagnostics"]}


def test_interruptions_after_the_period_are_no_defaults_and_are_told() -> None:
    outside = {**IN_TIME, "unusable": [{"from": "2006-10-01", "cured": "2006-12-01"}]}
    answer = answered({**WHOLE, "as_of": "2007-01-01", "timeline": outside})
    assert answer["result"]["defaults"] == []
    assert "outside_effectiveness_period" in {one["code"] for one in answer["diagnostics"]}


def test_the_next_step_is_that_of_the_rate_while_a_default_runs() -> None:
    never = {"as_of": "2004-08-01", "principal": "60000000", "timeline": {}}
    assert answered(never)["result"]["next_step"] == {"date": "2004-10-14", "rate": "1"}
    assert answered({**never, "as_of": "2004-12-01"})["result"]["next_step"] == {"date": "2006-06-30", "rate": "3"}
    cured = answered(WHOLE)["result"]
    assert (cured["rate_at_as_of"], cured["next_step"]) == (None, None)


def test_a_rate_that_reached_its_cap_has_no_next_step() -> None:
    step = {"points": "0.25", "every": {"kind": "days", "n": 90}}
    first, then = {"kind": "default_day", "n": 1}, {"kind": "default_day", "n": 91}
    tiers = [{"label": "1", "start": first, "end": then, "rate": "0.25"},
             {"label": "2", "start": then, "end": None, "rate": "0.5", "step": step}]  # fmt: skip
    clauses = changed("rate_schedule", tiers=tiers, cap="1.00")
    result = answered({"as_of": "2006-06-30", "timeline": {}, "principal": "1"}, clauses)["result"]
    assert (result["rate_at_as_of"], result["next_step"]) == ("1", None)


def test_what_an_agreed_default_after_the_day_of_asking_does() -> None:
    external = {"as_of": "2005-01-01", "principal": "1", "defaults": [{"trigger": "x", "occurred": "2005-02-01"}]}
    answer = answered(external)
    assert (answer["result"]["segments"], answer["result"]["total"]) == ([], "0.00")
    assert "default_after_as_of" in {one["code"] for one in answer["diagnostics"]}
