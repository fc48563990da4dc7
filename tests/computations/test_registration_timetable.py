"""Timetables with other figures than any example: counts, windows, what awaits what, readings, calendars, charts."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations import BY_NAME, compute
from computations.registration_timetable.calendar_events import stamp_of
from tests.computations.traced import untraced

SIGNED = {"kind": "key_date", "key": "agreement_date", "name": "date hereof", "value": "2010-03-01"}
DEFINED = {"kind": "business_day", "calendar": "weekends-only"}
RULE = {
    "kind": "sale_notice",
    "section": "9",
    "before": {"quantity": 2, "basis": "business"},
    "effective": {"quantity": 6, "basis": "calendar"},
}


def deadline(key: str, quantity: int, **more: Any) -> dict[str, Any]:
    fields = {"basis": "calendar", "direction": "after", "bound": "latest", "inclusive": True}
    told = {"section": "2", "actor": "Company", "action": "act", "standard": "absolute", "performed": f"{key}_done"}
    return {"kind": "deadline", "key": key, "quantity": quantity, "anchor": "agreement_date", **fields, **told, **more}


def period(*ends: dict[str, Any], rule: str = "earliest") -> dict[str, Any]:
    return {"kind": "effectiveness_period", "section": "3", "starts": "effective", "rule_of": rule, "ends": list(ends)}


def computed(clauses: list[dict[str, Any]], name: str = "registration_timetable", **more: Any) -> dict[str, Any]:
    numbered = [{"id": f"c{at}", "document": "d", **one} for at, one in enumerate([DEFINED, *clauses])]
    inputs = {"clauses": numbered, **more}
    answer = compute(name, inputs)
    assert untraced(answer, inputs) == []
    return answer


def items(clauses: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    answer = computed([SIGNED, *clauses], **more)
    assert answer["status"] == "ok", answer["errors"]
    events = answer["result"]["events"]
    assert isinstance(events, dict)
    return events


def codes(answer: dict[str, Any]) -> set[str]:
    return {one["code"] for one in answer["diagnostics"]}


def problems(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(one["code"], one["field"]) for one in answer["errors"]]


@pytest.mark.parametrize(
    ("clause", "day"),
    [
        (deadline("a", 45), "2010-04-15"),
        (deadline("a", 45, inclusive=False), "2010-04-14"),
        (deadline("a", 0), "2010-03-01"),
        (deadline("a", 3, basis="business"), "2010-03-04"),
        (deadline("a", 6, basis="business"), "2010-03-09"),
        (deadline("a", 6, basis="business", direction="before"), "2010-02-19"),
        (deadline("a", 10, direction="before"), "2010-02-19"),
        (deadline("a", 10, direction="before", inclusive=False), "2010-02-18"),
    ],
)
def test_a_deadline_is_counted_as_its_clause_says(clause: dict[str, Any], day: str) -> None:
    item = items([clause])["a"]
    assert (item["date"], item["latest"], item["anchor_date"], item["status"]) == (day, day, "2010-03-01", "open")


@given(st.dates(date(1990, 1, 1), date(2090, 1, 1)), st.integers(0, 1500), st.booleans())
def test_calendar_days_are_counted_from_any_day(signed: date, quantity: int, after: bool) -> None:
    clause = deadline("a", quantity, direction="after" if after else "before")
    item = items([clause], external={"events": {"agreement_date": signed.isoformat()}})["a"]
    expected = signed + timedelta(days=quantity if after else -quantity)
    assert item["date"] == expected.isoformat()
    assert (item["extended_to"] is not None) is (expected.weekday() >= 5)


def test_two_bounds_with_one_key_are_a_window() -> None:
    bounds = [deadline("a", 5, direction="before", anchor="mailing"), deadline("a", 9, anchor="mailing")]
    bounds[1] |= {"direction": "before", "bound": "earliest"}
    events = {"mailing": "2010-05-20", "a_done": "2010-05-10"}
    item = items(bounds, external={"events": events})["a"]
    assert (item["earliest"], item["latest"]) == ("2010-05-11", "2010-05-15")
    assert (item["status"], item["days_early"], item["days_late"]) == ("early", 1, 0)
    late = items(bounds, external={"events": {**events, "a_done": "2010-05-17"}})["a"]
    assert (late["status"], late["days_early"], late["days_late"]) == ("late", 0, 2)
    met = items(bounds, external={"events": {**events, "a_done": "2010-05-11"}})["a"]
    assert (met["status"], met["days_early"], met["days_late"]) == ("met", 0, 0)


def test_a_window_that_cannot_be_kept_is_told() -> None:
    bounds = [deadline("a", 9, anchor="mailing"), deadline("a", 12, anchor="mailing", bound="earliest")]
    assert "empty_window" in codes(computed([SIGNED, *bounds], external={"events": {"mailing": "2010-05-20"}}))


def test_two_deadlines_of_one_key_are_both_kept() -> None:
    found = items([deadline("a", 5), deadline("a", 9), deadline("effectiveness_period", 2)])
    assert {key: one["date"] for key, one in found.items()} == {
        "a": "2010-03-06",
        "a#2": "2010-03-10",
        "effectiveness_period#1": "2010-03-03",
    }


def test_a_deadline_counts_from_another_and_its_steps_come_first() -> None:
    answer = computed([SIGNED, deadline("second", 3, anchor="first"), deadline("first", 10)])
    assert answer["result"]["events"]["second"]["date"] == "2010-03-14"
    assert list(answer["result"]["events"]) == ["second", "first"]
    gives = {one["gives"]: one for one in answer["steps"]}
    first = gives["events.first.date"]["id"]
    assert f"step:{first}" in gives["events.second.anchor_date"]["uses"]


def test_deadlines_that_count_from_one_another_await_each_other() -> None:
    answer = computed(
        [SIGNED, deadline("a", 1, anchor="b"), deadline("b", 1, anchor="a"), deadline("c", 1, anchor="c")]
    )
    assert answer["status"] == "ok"
    assert {one["status"] for one in answer["result"]["events"].values()} == {"needs_input"}
    assert answer["result"]["awaiting"] == ["a", "b", "c"]


def test_an_unknown_event_is_awaited_and_nothing_is_missing() -> None:
    answer = computed([SIGNED, deadline("a", 5, anchor="zoning"), deadline("b", 5, anchor="closing")])
    assert (answer["status"], answer["missing"], answer["result"]["awaiting"]) == ("ok", [], ["closing", "zoning"])
    item = answer["result"]["events"]["a"]
    assert (item["status"], item["needs"], item["date"]) == ("needs_input", "zoning", None)


@pytest.mark.parametrize("dated", [[], [{**SIGNED, "value": None}]])
def test_the_documents_own_date_is_missing_where_the_document_lacks_it(dated: list[dict[str, Any]]) -> None:
    answer = computed([*dated, deadline("a", 5), deadline("b", 1, anchor="closing")])
    assert answer["status"] == "incomplete"
    assert [one["name"] for one in answer["missing"]] == ["agreement_date"]
    known = computed([*dated, deadline("a", 5)], external={"events": {"agreement_date": "2011-01-01"}})
    assert (known["status"], known["result"]["events"]["a"]["date"]) == ("ok", "2011-01-06")


def test_a_date_defined_by_another_has_its_day_and_both_clauses() -> None:
    closing = {"kind": "key_date", "key": "closing_date", "name": "Closing Date", "same_as": "agreement_date"}
    answer = computed([closing, SIGNED, deadline("a", 5, anchor="closing_date")])
    assert answer["result"]["events"]["a"]["date"] == "2010-03-06"
    step = next(one for one in answer["steps"] if one["gives"] == "events.a.anchor_date")
    assert {"d#clause:c1", "d#clause:c2"} <= set(step["uses"])


def test_plans_that_nobody_stated_are_taken_from_the_deadlines() -> None:
    plan = deadline("copies", 4, direction="before", anchor="planned_shelf_filing")
    filing = deadline("shelf_filing_deadline", 30)
    answer = computed([SIGNED, plan, filing])
    item = answer["result"]["events"]["copies"]
    assert (item["date"], item["assumed_anchor"]) == ("2010-03-27", "shelf_filing_deadline")
    assert "anchor_assumed" in codes(answer)
    told = computed([SIGNED, plan, filing], external={"events": {"planned_shelf_filing": "2010-03-20"}})
    assert (
        told["result"]["events"]["copies"] | {"date": "2010-03-16", "assumed_anchor": None}
        == (told["result"]["events"]["copies"])
    )
    assert "anchor_assumed" not in codes(told)
    assert computed([SIGNED, plan])["result"]["awaiting"] == ["planned_shelf_filing"]


def test_a_deadline_of_another_name_is_taken_for_a_plan_if_it_is_the_only_one_for_it() -> None:
    plan = deadline("copies", 4, direction="before", anchor="planned_shelf_filing")
    filing, again = (deadline(key, 30, performed="shelf_filed") for key in ("filing_date", "second_filing_date"))
    assert items([plan, filing])["copies"]["assumed_anchor"] == "filing_date"
    assert items([plan, filing, again])["copies"]["needs"] == "planned_shelf_filing"


def test_what_rests_on_an_undated_deadline_awaits_the_event_below_it() -> None:
    answer = computed([SIGNED, deadline("second", 3, anchor="first"), deadline("first", 10, anchor="closing")])
    assert answer["result"]["awaiting"] == ["closing"]


def test_a_last_day_before_the_signing_is_told() -> None:
    filing, plan = deadline("shelf_filing_deadline", 30), deadline("copies", 30, anchor="planned_shelf_filing")
    plan["direction"] = "before"
    assert "no_slack" in codes(computed([SIGNED, filing, plan]))
    assert "no_slack" not in codes(computed([SIGNED, filing, {**plan, "quantity": 29}]))


def test_several_days_of_an_event_are_instances() -> None:
    clause = deadline("notice", 2, anchor="defaults")
    days = {"defaults": ["2010-04-01", "2010-06-01", "2010-08-02"]}
    item = items([clause], external={"events": days})["notice"]
    assert [one["latest"] for one in item["instances"]] == ["2010-04-03", "2010-06-03", "2010-08-04"]
    assert (item["date"], item["status"]) == (None, "open")
    done = {**days, "notice_done": ["2010-04-03", "2010-06-07", "2010-08-03"]}
    item = items([clause], external={"events": done})["notice"]
    assert [(one["status"], one["days_late"]) for one in item["instances"]] == [("met", 0), ("late", 4), ("met", 0)]
    assert item["status"] == "late"
    unclear = items([clause], external={"events": {**days, "notice_done": "2010-04-03"}})["notice"]
    assert {one["status"] for one in unclear["instances"]} == {"open"}


def test_what_counts_from_several_days_has_several_days_itself() -> None:
    clauses = [deadline("second", 1, anchor="first"), deadline("first", 2, anchor="event")]
    found = items(clauses, external={"events": {"event": ["2010-04-01", "2010-05-01"]}})
    assert [one["date"] for one in found["second"]["instances"]] == ["2010-04-04", "2010-05-04"]


def test_the_roll_moves_a_closed_day_and_may_change_a_verdict() -> None:
    clause = deadline("a", 5)  # 2010-03-06 is a Saturday
    done = {"events": {"a_done": "2010-03-08"}}
    kept, moved = (computed([SIGNED, clause], external=done, options={"roll": roll}) for roll in ("none", "following"))
    assert kept["result"]["events"]["a"]["status"] == "late"
    assert (
        moved["result"]["events"]["a"] | {"date": "2010-03-08", "status": "met", "days_late": 0}
        == (moved["result"]["events"]["a"])
    )
    assert {"depends_on_reading", "deadline_on_non_business_day"} <= codes(kept)
    assert "deadline_on_non_business_day" not in codes(moved)
    assert "depends_on_reading" not in codes(computed([SIGNED, clause], external={"events": {"a_done": "2010-03-05"}}))
    business = computed([SIGNED, deadline("a", 5, basis="business")], options={"roll": "following"})
    assert business["result"]["events"]["a"]["extended_to"] is None


@pytest.mark.parametrize(
    ("options", "day"),
    [
        ({"calendar": "us-ny-bank"}, "2010-11-03"),
        ({"calendar": "us-ny-public"}, "2010-11-04"),  # 2 November 2010 was a general election
        ({"extra_closed": ["2010-11-03"]}, "2010-11-04"),
        ({"extra_open": ["2010-10-31"]}, "2010-11-02"),
    ],
)
def test_business_days_are_those_of_the_calendar(options: dict[str, Any], day: str) -> None:
    clause = deadline("a", 3, basis="business", anchor="event")
    found = items([clause], external={"events": {"event": "2010-10-29"}}, options=options)
    assert found["a"]["date"] == day


def test_a_calendar_that_changes_a_verdict_is_told() -> None:
    clause = deadline("a", 3, basis="business", anchor="event")
    events = {"events": {"event": "2010-10-29", "a_done": "2010-11-04"}}
    for calendar, status in (("us-ny-bank", "late"), ("us-ny-public", "met")):
        answer = computed([SIGNED, clause], external=events, options={"calendar": calendar})
        assert answer["result"]["events"]["a"]["status"] == status
        assert "depends_on_reading" in codes(answer)


def test_two_last_days_for_one_act_conflict() -> None:
    one, other = deadline("a", 10, performed="returned"), deadline("b", 8, basis="business", performed="returned")
    assert "conflicting_deadlines" not in codes(computed([SIGNED, one, {**other, "quantity": 10, "basis": "calendar"}]))
    assert "conflicting_deadlines" not in codes(computed([SIGNED, one, {**other, "performed": "sent"}]))
    assert "conflicting_deadlines" in codes(computed([SIGNED, one, {**other, "basis": "calendar"}]))


ANNIVERSARY = {"label": "(i)", "kind": "anniversary", "n": 3, "of": "effective"}
SOLD = {"label": "(ii)", "kind": "event", "event": "sold"}
DAYS = {"label": "(iii)", "kind": "days", "n": 900, "of": "issued"}


@pytest.mark.parametrize(
    ("rule", "events", "end", "by", "needs"),
    [
        ("earliest", {"effective": "2010-06-01"}, "2013-06-01", "(i)", None),
        ("earliest", {"effective": "2010-06-01", "sold": "2012-01-09"}, "2012-01-09", "(ii)", None),
        ("earliest", {"effective": "2010-06-01", "sold": "2013-06-01"}, "2013-06-01", "(i)", None),
        ("earliest", {"effective": "2010-06-01", "issued": "2010-01-01"}, "2012-06-19", "(iii)", None),
        ("earliest", {"sold": "2012-01-09"}, "2012-01-09", "(ii)", "effective"),
        ("latest", {"effective": "2010-06-01", "sold": "2012-01-09"}, None, None, "issued"),
        ("latest", {"effective": "2010-06-01", "sold": "2014-1-09", "issued": "2010-01-01"}, None, None, None),
        (
            "latest",
            {"effective": "2010-06-01", "sold": "2014-01-09", "issued": "2010-01-01"},
            "2014-01-09",
            "(ii)",
            None,
        ),
    ],
)
def test_the_period_ends_by_its_rule(
    rule: str, events: dict[str, str], end: str | None, by: str | None, needs: str | None
) -> None:
    answer = computed([SIGNED, period(ANNIVERSARY, SOLD, DAYS, rule=rule)], external={"events": events})
    if answer["status"] == "error":
        assert problems(answer) == [("bad_date", "external.events.sold")]
        return
    item = answer["result"]["events"]["effectiveness_period"]
    assert (item["terminates_on"], item["by"], item["needs"]) == (end, by, needs)
    assert item["status"] == ("open" if needs is None else "needs_input")


@pytest.mark.parametrize(("leap", "end"), [("feb28", "2015-02-28"), ("mar1", "2015-03-01")])
def test_the_anniversary_of_a_leap_day_is_as_chosen(leap: str, end: str) -> None:
    clause = period(ANNIVERSARY)
    found = items([clause], external={"events": {"effective": "2012-02-29"}}, options={"leap": leap})
    assert found["effectiveness_period"]["terminates_on"] == end


NOTICES = [
    {"given": "2010-06-03", "intended_sale": "2010-06-08"},
    {"given": "2010-06-03"},
    {"intended_sale": "2010-06-08"},
]


def test_sales_are_covered_by_their_notices() -> None:
    first, second, third = items([RULE], external={"sale_notices": NOTICES})["sale_notice"]["notices"]
    assert first == {
        "given": "2010-06-03",
        "intended_sale": "2010-06-08",
        "latest_notice": "2010-06-04",
        "earliest_sale": "2010-06-07",
        "effective_through": "2010-06-09",
        "sale_covered": True,
    }
    assert (second["earliest_sale"], second["latest_notice"], second["sale_covered"]) == ("2010-06-07", None, None)
    assert (third["earliest_sale"], third["latest_notice"], third["sale_covered"]) == (None, "2010-06-04", None)


def test_a_notice_may_be_effective_from_the_intended_sale() -> None:
    options = {"sale_notice_from": "intended_sale"}
    late = [{"given": "2010-06-03", "intended_sale": "2010-06-12"}]
    answer = computed([SIGNED, RULE], external={"sale_notices": late}, options=options)
    assert answer["result"]["events"]["sale_notice"]["notices"][0]["effective_through"] == "2010-06-17"
    assert answer["result"]["events"]["sale_notice"]["notices"][0]["sale_covered"] is True
    assert "depends_on_reading" in codes(answer)
    literal = computed([SIGNED, RULE], external={"sale_notices": late})
    assert literal["result"]["events"]["sale_notice"]["notices"][0]["sale_covered"] is False
    business = {**RULE, "effective": {"quantity": 4, "basis": "business"}}
    found = items([business], external={"sale_notices": late}, options=options)["sale_notice"]["notices"]
    assert found[0]["effective_through"] == "2010-06-17"  # the 12th is a Saturday: 14, 15, 16, 17
    lacking = computed([SIGNED, RULE], external={"sale_notices": NOTICES[1:2]}, options=options)
    assert (lacking["status"], [one["name"] for one in lacking["missing"]]) == (
        "incomplete",
        ["sale_notices[0].intended_sale"],
    )


def test_all_problems_are_told_at_once() -> None:
    wrong = [
        {**deadline("a", 5), "quantity": -1, "basis": "lunar"},
        {**deadline("b", 5), "inclusive": None, "anchor": None},
        {**SIGNED, "value": "2010-03-02"},
        period({**ANNIVERSARY, "kind": "month"}, {**DAYS, "n": None, "label": "(i)"}),
    ]
    events = {
        "x": "2010-02-30",
        "y": ["1970-01-01", 5],
        "shelf_filed": "2010-05-02",
        "declared_effective": "2010-05-01",
    }
    external = {"events": events, "sale_notices": [{}, 3]}
    assert problems(computed([SIGNED, *wrong], external=external)) == [
        ("unknown_option", "clauses[5].ends[0].kind"),
        ("duplicate", "clauses[5].ends[1].label"),
        ("missing_clause", "clauses[5].ends[1].n"),
        ("duplicate", "clauses[4].value"),
        ("bad_date", "external.events.x"),
        ("calendar_out_of_range", "external.events.y[0]"),
        ("bad_date", "external.events.y[1]"),
        ("out_of_order", "external.events.declared_effective"),
        ("bad_count", "clauses[2].quantity"),
        ("unknown_option", "clauses[2].basis"),
        ("missing_clause", "clauses[3].inclusive"),
        ("missing_clause", "clauses[3].anchor"),
        ("missing_external", "external.sale_notices[0].given"),
        ("unsupported", "external.sale_notices[1]"),
    ]


def test_an_event_that_nothing_rests_on_is_a_warning() -> None:
    answer = computed([SIGNED, deadline("a", 5)], external={"events": {"a_dnoe": "2010-03-05", "a_done": "2010-03-05"}})
    fields = [one["field"] for one in answer["diagnostics"] if one["code"] == "unknown_external"]
    assert fields == ["external.events.a_dnoe"]


CASES = Path(__file__).parent / "cases"
NUMBERS = {"quantity": 7, "n": 3}


def test_no_figure_of_the_seed_shows_when_its_clauses_have_others() -> None:
    clauses = json.loads((CASES / "clauses_seed_002.json").read_bytes())["clauses"]
    plain = compute("registration_timetable", {"clauses": clauses})
    moved = [
        {**one, **{name: one[name] + more for name, more in NUMBERS.items() if isinstance(one.get(name), int)}}
        for one in clauses
    ]
    for one in moved:
        if one["kind"] == "key_date":
            one["value"] = "2017-09-12"
    other = compute("registration_timetable", {"clauses": moved})
    dated = {key: one["date"] for key, one in plain["result"]["events"].items() if one.get("date")}
    assert len(dated) >= 4
    assert all(other["result"]["events"][key]["date"] != day for key, day in dated.items())
    filing = date(2017, 9, 12) + timedelta(days=15 + NUMBERS["quantity"])
    assert other["result"]["events"]["shelf_filing_deadline"]["date"] == filing.isoformat()


# --- calendars and charts

WINDOW = [deadline("w", 5), deadline("w", 2, bound="earliest")]
ALL = [
    SIGNED,
    {**deadline("a", 5, name="Filing Date"), "text": "within five days,\n  not later", "section": "2(a)"},
    *WINDOW,
    deadline("n", 2, anchor="defaults"),
    deadline("later", 2, anchor="never"),
    deadline("first", 2, bound="earliest"),
    period(ANNIVERSARY),
    RULE,
]
KNOWN = {"events": {"defaults": ["2010-04-01", "2010-06-01"], "effective": "2010-06-01"}, "sale_notices": NOTICES[:1]}


def unfolded(text: str) -> list[str]:
    return text.replace("\r\n ", "").split("\r\n")


def test_every_dated_item_is_an_event_of_one_day() -> None:
    answer = computed(ALL, "timetable_calendar", external=KNOWN, document="d", dtstamp="20100303T000000Z")
    lines = unfolded(answer["result"]["text"])
    begun = [line.removeprefix("DTSTART;VALUE=DATE:") for line in lines if line.startswith("DTSTART")]
    summaries = [line.removeprefix("SUMMARY:") for line in lines if line.startswith("SUMMARY")]
    assert begun == sorted(begun)
    assert dict(zip(summaries, begun, strict=True)) == {
        "W opens": "20100303",
        "First: first day": "20100303",
        "Filing Date": "20100306",
        "W closes": "20100306",
        "N": "20100603",
        "Last day for the notice of sale (1)": "20100604",
        "First day for the sale (1)": "20100607",
        "Last day of the notice of sale (1)": "20100609",
        "Effectiveness Period terminates": "20130601",
    }
    assert len(begun) == 10  # N stands twice
    uids = [line for line in lines if line.startswith("UID:")]
    assert len(set(uids)) == len(uids) == 10
    assert 'DESCRIPTION:Section 2(a): "within five days\\, not later"' in lines
    assert lines.count("DTSTAMP:20100303T000000Z") == 10


def test_both_computations_give_the_same_calendar() -> None:
    inputs = {"clauses": [{"id": f"c{at}", "document": "d", **one} for at, one in enumerate(ALL)], "external": KNOWN}
    rendered = BY_NAME["registration_timetable"].renderings["ics"](compute("registration_timetable", inputs), inputs)
    answer = compute("timetable_calendar", inputs)
    assert rendered.decode() == answer["result"]["text"]
    assert BY_NAME["timetable_calendar"].renderings["ics"](answer, inputs) == rendered


@pytest.mark.parametrize(
    ("inputs", "stamp"),
    [
        ({"dtstamp": "20100101T120000Z", "documents": [{"filed": "2010-03-04"}]}, "20100101T120000Z"),
        ({"documents": [{"filed": None}, {"filed": "2010-03-04"}]}, "20100304T000000Z"),
        ({"documents": [{"filed": None}], "clauses": [SIGNED]}, "20100301T000000Z"),
    ],
)
def test_the_stamp_is_never_that_of_the_clock(inputs: dict[str, Any], stamp: str) -> None:
    assert stamp_of(inputs, ()) == stamp


def test_all_problems_with_events_are_told_at_once() -> None:
    event = {"key": "a", "date": "2010-03-01", "summary": "A"}
    events = [event, event, {"key": "b", "date": "2010-02-30"}, 5]
    answer = compute("timetable_calendar", {"events": events, "dtstamp": "20100230T000000Z", "prodid": 7})
    assert problems(answer) == [
        ("unsupported", "prodid"),
        ("bad_date", "dtstamp"),
        ("unsupported", "events[3]"),
        ("duplicate", "events[1].key"),
        ("bad_date", "events[2].date"),
        ("missing_external", "events[2].summary"),
    ]


def test_a_chart_has_a_row_for_each_dated_item_and_is_the_same_each_time() -> None:
    inputs = {"clauses": [{"id": f"c{at}", "document": "d", **one} for at, one in enumerate(ALL)], "external": KNOWN}
    answer = compute("registration_timetable", inputs)
    chart = BY_NAME["registration_timetable"].renderings["chart"]
    drawn = chart(answer, inputs)
    texts = {one.text for one in ET.fromstring(drawn).iter() if one.text}  # noqa: S314  (drawn here)
    names = {
        "Sale notice 1, given 2010-06-03",
        "Filing Date",
        "W",
        "N 1",
        "N 2",
        "First",
        "Effectiveness Period to 2013-06-01",
    }
    assert names <= texts
    assert "Later" not in texts
    assert drawn == chart(answer, inputs)
    empty = compute("registration_timetable", {"clauses": [deadline("a", 5)]})
    assert b"nothing to draw" in chart(empty, {})


def test_the_table_has_a_row_for_each_item() -> None:
    answer = computed(ALL, external=KNOWN)
    table = BY_NAME["registration_timetable"].renderings["csv"](answer, {}).decode().splitlines()
    assert [line.split(",")[0] for line in table] == ["name", *answer["result"]["events"]]
