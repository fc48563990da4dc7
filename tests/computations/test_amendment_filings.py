"""Which filings late questionnaires call for: limits, deferrals, effectiveness, filings that were made."""

from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from computations import compute
from computations.calendars import BusinessCalendar
from tests.computations.traced import untraced

CLAUSE: dict[str, Any] = {
    "id": "cl-1",
    "document": "d",
    "kind": "filing_limit",
    "within": {"quantity": 10, "basis": "business"},
    "limits": [
        {"filing": ["pre_effective_amendment", "supplement"], "max": 1, "per": "fiscal_quarter"},
        {"filing": ["post_effective_amendment"], "max": 1, "per": "semi_annual_period"},
    ],
    "min_principal": {"value": "1000", "strict": True},
}
BUSINESS_DAY = {"id": "cl-2", "document": "d", "kind": "business_day", "calendar": "us-ny-bank"}
DEADLINE = date(2004, 9, 30)
BANK = BusinessCalendar()


def filings(
    received: list[tuple[str, int]],
    options: dict[str, Any] | None = None,
    clause: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    external = {
        "fiscal_year_end": "12-31",
        "questionnaire_deadline": DEADLINE.isoformat(),
        "questionnaires": [
            {"holder": f"H{at}", "received": day, "principal": principal}
            for at, (day, principal) in enumerate(received)
        ],
        **more,
    }
    inputs = {"clauses": [{**CLAUSE, **(clause or {})}, BUSINESS_DAY], "external": external, "options": options or {}}
    answer = compute("amendment_filings", inputs)
    assert untraced(answer, inputs) == []
    return answer


def shown(answer: dict[str, Any], *fields: str) -> list[tuple[Any, ...]]:
    return [tuple(one[field] for field in fields) for one in answer["result"]["filings"]]


def test_every_limit_of_a_filing_has_to_leave_room() -> None:
    filing = ["pre_effective_amendment"]
    by_quarter = {"filing": filing, "max": 1, "per": "fiscal_quarter"}
    by_half = {"filing": filing, "max": 1, "per": "semi_annual_period"}
    received = [("2004-10-04", 5000), ("2004-11-01", 5000), ("2005-02-01", 5000)]
    for limits in ([by_quarter, by_half], [by_half, by_quarter]):
        answer = filings(received, clause={"limits": limits})
        assert shown(answer, "trigger", "per") == [
            ("2004-10-04", "fiscal_quarter"),
            ("2005-01-01", "semi_annual_period"),
            ("2005-07-01", "semi_annual_period"),
        ]


def test_questionnaires_are_taken_in_order_of_receipt() -> None:
    answer = filings([("2004-10-20", 700), ("2004-10-04", 700), ("2004-09-30", 5)])
    assert answer["result"]["in_initial_filing"] == ["H2"]
    assert shown(answer, "trigger", "holders") == [("2004-10-20", ["H1", "H0"])]


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ({}, [("2004-10-05", "2004-10-20")]),
        ({"within": {"quantity": 7, "basis": "calendar"}}, [("2004-10-05", "2004-10-12")]),
        ({"min_principal": {"value": "1000", "strict": False}}, [("2004-10-04", "2004-10-19")]),
        ({"min_principal": None}, [("2004-10-04", "2004-10-19")]),
        ({"min_principal": {"value": "4000", "strict": True}}, []),
    ],
)
def test_the_clause_says_how_much_and_how_soon(clause: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert shown(filings([("2004-10-04", 1000), ("2004-10-05", 500)], clause=clause), "trigger", "due") == expected


def test_two_filings_a_quarter_where_the_clause_allows_two() -> None:
    limits = [{"filing": ["pre_effective_amendment"], "max": 2, "per": "fiscal_quarter"}]
    received = [("2004-10-04", 2000), ("2004-11-01", 2000), ("2004-12-01", 2000)]
    found = filings(received, clause={"limits": limits})
    assert shown(found, "trigger", "deferred") == [("2004-10-04", False), ("2004-11-01", False), ("2005-01-01", True)]


def test_without_limits_every_receipt_counts_at_once() -> None:
    found = filings([("2004-10-04", 2000), ("2004-11-01", 2000)], clause={"limits": []}, fiscal_year_end=None)
    assert shown(found, "deferred", "period", "per") == [(False, None, None)] * 2


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [("2004-10-04", "2004-10-19", False), ("2005-01-01", "2005-01-14", True)]),
        ({"revived_due": "first_day"}, [("2004-10-04", "2004-10-19", False), ("2005-01-01", "2005-01-03", True)]),
        ({"calendar": "weekends-only"}, [("2004-10-04", "2004-10-18", False), ("2005-01-01", "2005-01-14", True)]),
        ({"extra_closed": ["2004-10-05"]}, [("2004-10-04", "2004-10-20", False), ("2005-01-01", "2005-01-14", True)]),
        ({"extra_open": ["2004-10-11"]}, [("2004-10-04", "2004-10-18", False), ("2005-01-01", "2005-01-14", True)]),
    ],
)
def test_a_deferred_filing_waits_for_the_next_period(options: dict[str, Any], expected: list[tuple[Any, ...]]) -> None:
    assert (
        shown(filings([("2004-10-04", 2000), ("2004-11-15", 2000)], options), "trigger", "due", "deferred") == expected
    )


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ("post_effective_amendment", "2005-07-01", "semi_annual_period", "2005-07-01")),
        (
            {"semi_annual": "from_effective_date"},
            ("post_effective_amendment", "2005-04-28", "semi_annual_period", "2005-04-28"),
        ),
        ({"vehicle": "supplement"}, ("supplement", "2005-04-15", "fiscal_quarter", "2005-04-01")),
    ],
)
def test_after_effectiveness_the_vehicle_decides_on_the_limit(
    options: dict[str, Any], expected: tuple[str, str, str, str]
) -> None:
    found = filings([("2005-02-01", 2000), ("2005-04-15", 2000)], options, declared_effective="2004-10-28")
    second = found["result"]["filings"][1]
    assert (second["kind"], second["trigger"], second["per"], second["period"]["from"]) == expected


def test_effectiveness_opens_the_other_limit() -> None:
    found = filings([("2004-10-04", 2000), ("2004-11-15", 2000)], declared_effective="2004-12-01")
    assert shown(found, "kind", "trigger") == [
        ("pre_effective_amendment", "2004-10-04"),
        ("post_effective_amendment", "2004-12-01"),
    ]


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (["2004-10-19"], [("met", ["H0"]), (None, ["H1"])]),
        (["2004-10-20"], [("late", ["H0"]), (None, ["H1"])]),
        (["2004-11-15"], [("late", ["H0", "H1"])]),
        (["2004-10-01"], [("voluntary", []), (None, ["H0", "H1"])]),  # it uses the quarter's slot
    ],
)
def test_a_filing_that_was_made_is_judged(made: list[str], expected: list[tuple[Any, ...]]) -> None:
    found = filings([("2004-10-04", 2000), ("2004-11-15", 2000)], filings=[{"date": day} for day in made])
    assert shown(found, "status", "holders") == expected


def test_what_is_not_given_is_asked_for() -> None:
    assert (
        filings([("2004-10-04", 2000)], questionnaire_deadline=None)["missing"][0]["name"] == "questionnaire_deadline"
    )
    assert filings([("2004-10-04", 2000)], fiscal_year_end=None)["missing"][0]["name"] == "fiscal_year_end"
    assert filings([("2004-10-04", 10)], fiscal_year_end=None)["status"] == "ok"


def test_a_record_may_tell_the_fiscal_year() -> None:
    dates = [
        {
            "id": "d1",
            "document": "001",
            "kind": "period",
            "text": "first quarter ended March 31, 2004",
            "end": "2004-03-31",
        }
    ]
    questionnaires = [{"holder": "A", "received": "2004-10-04", "principal": 2000}]
    external = {"questionnaire_deadline": "2004-09-30", "questionnaires": questionnaires}
    inputs = {"clauses": [CLAUSE, BUSINESS_DAY], "dates": dates, "external": external}
    answer = compute("amendment_filings", inputs)
    assert answer["result"]["fiscal_year_end"] == "12-31"
    assert untraced(answer, inputs) == []
    assert ["001#date:d1"] in [one["uses"] for one in answer["steps"]]


def test_without_a_business_day_clause_the_calendar_is_assumed() -> None:
    answer = compute("amendment_filings", {"clauses": [CLAUSE], "external": {}})
    assert [one["code"] for one in answer["diagnostics"]] == ["calendar_assumed"]
    chosen = compute("amendment_filings", {"clauses": [CLAUSE], "options": {"calendar": "us-ny-bank"}})
    assert chosen["diagnostics"] == []


def test_all_problems_are_told_at_once() -> None:
    clause = {"within": {"quantity": 10}, "limits": [{"filing": [], "max": 0, "per": "month"}]}
    external = {
        "fiscal_year_end": "13-01",
        "declared_effective": "1985-01-01",
        "filings": [{"date": "2005-01-02"}, {"date": "2005-01-01"}, {}],
    }
    options = {"extra_open": ["2004-10-32"], "vehicle": "letter"}
    answer = filings([("x", -1)], options, clause, **external)
    assert sorted((one["code"], one["field"]) for one in answer["errors"]) == [
        ("bad_count", "clauses[0].limits[0].max"),
        ("bad_date", "external.fiscal_year_end"),
        ("bad_date", "external.questionnaires[0].received"),
        ("bad_date", "options.extra_open[0]"),
        ("calendar_out_of_range", "external.declared_effective"),
        ("missing_clause", "clauses[0].within.basis"),
        ("missing_external", "external.filings[2].date"),
        ("negative_amount", "external.questionnaires[0].principal"),
        ("out_of_order", "external.filings[1].date"),
        ("unknown_option", "clauses[0].limits[0].per"),
        ("unknown_option", "options.vehicle"),
    ]


def test_two_documents_may_mean_one_calendar_and_not_two() -> None:
    other = {**BUSINESS_DAY, "id": "cl-9", "document": "e"}
    inputs = {"clauses": [CLAUSE, BUSINESS_DAY, other], "external": {"questionnaire_deadline": "2004-09-30"}}
    assert compute("amendment_filings", inputs)["status"] == "ok"
    inputs["clauses"] = [CLAUSE, BUSINESS_DAY, {**other, "calendar": "weekends-only"}]
    assert [(one["code"], one["field"]) for one in compute("amendment_filings", inputs)["errors"]] == [
        ("duplicate", "clauses[2]")
    ]
    picked = {**inputs, "external": {"clauses": {"business_day": "e#clause:cl-9"}}}
    assert compute("amendment_filings", picked)["options"]["calendar"] == "weekends-only"


def test_an_unknown_calendar_of_the_document_is_not_replaced_in_silence() -> None:
    london = {**BUSINESS_DAY, "calendar": "gb-london"}
    answer = compute("amendment_filings", {"clauses": [CLAUSE, london], "external": {}})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("unsupported", "clauses[1].calendar")]
    chosen = {"clauses": [CLAUSE, london], "external": {}, "options": {"calendar": "weekends-only"}}
    assert compute("amendment_filings", chosen)["errors"] == []


def naive(received: list[tuple[date, int]], effective: date | None) -> list[tuple[date, date, list[int]]]:
    """Day by day: on each day the first filing that has become possible and necessary is made on its due day."""
    waiting, made, found = sorted(received), [], []
    day = DEADLINE
    while waiting and day < date(2012, 1, 1):
        day += timedelta(days=1)
        after = effective is not None and day >= effective
        months = 6 if after else 3
        slot = (after, day.year, (day.month - 1) // months)
        if sum(principal for got, principal in waiting if got <= day) <= 1000 or slot in made:
            continue
        due = BANK.after(day, 10)
        made.append((after, due.year, (due.month - 1) // months))
        found.append((day, due, [principal for got, principal in waiting if got <= due]))
        waiting = [one for one in waiting if one[0] > due]
        day = due
    return found


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.dates(DEADLINE + timedelta(days=1), date(2006, 6, 30)), st.integers(1, 2500)), max_size=7),
    st.none() | st.dates(date(2004, 10, 1), date(2006, 6, 30)),
)
def test_going_through_the_days_one_by_one_gives_the_same_filings(
    received: list[tuple[date, int]], effective: date | None
) -> None:
    received.sort()
    answer = filings(
        [(day.isoformat(), principal) for day, principal in received],
        declared_effective=effective.isoformat() if effective else None,
    )
    by_name = {f"H{at}": principal for at, (_, principal) in enumerate(received)}
    found = [
        (date.fromisoformat(since), date.fromisoformat(due), [by_name[one] for one in holders])
        for since, due, holders in shown(answer, "trigger", "due", "holders")
    ]
    assert found == naive(received, effective)
    filed_for = [one for _, _, holders in found for one in holders]
    assert len(filed_for) + len(answer["result"]["not_obligated"]) == len(received)
