"""Which rate a day has, whether the document's examples agree with its tiers, and what a rate costs."""

from typing import Any

from computations import BY_NAME, compute
from tests.computations.test_additional_interest_input import CLAUSES, changed, without
from tests.computations.traced import untraced


def rates(clauses: list[dict[str, Any]] | None = None, options: Any = None, **external: Any) -> dict[str, Any]:
    inputs = {"clauses": CLAUSES if clauses is None else clauses, "external": external, "options": options or {}}
    answer = compute("additional_interest_rates", inputs)
    assert untraced(answer, inputs) == []
    return answer


def test_the_record_alone_says_what_each_missed_deadline_would_cost() -> None:
    result = rates()["result"]
    assert [(one["trigger"], one["occurred"]) for one in result["defaults"]] == [
        ("(i)", "2004-07-15"), ("(ii)", "2004-10-28")
    ]  # fmt: skip
    assert [(one["from"], one["rate"]) for one in result["defaults"][0]["changes"]] == [
        ("2004-07-16", "0.25"), ("2004-10-14", "1"), ("2006-06-30", "3"),
        ("2007-06-30", "5"), ("2008-06-30", "7"), ("2009-06-30", "9"),
    ]  # fmt: skip
    assert [one["per_year"] for one in result["cost"]] == [
        "150000.00", "600000.00", "1800000.00", "3000000.00", "4200000.00", "5400000.00"
    ]  # fmt: skip
    assert result["cost"][5]["per_day_360"] == "15000.00"
    assert [one["verdict"] for one in result["illustrations"]] == ["agrees"]


def test_the_table_has_the_changes_of_each_default_with_its_trigger() -> None:
    table = BY_NAME["additional_interest_rates"].renderings["csv"]
    rows = table(rates(), {}).decode().splitlines()
    assert rows[:2] == ["trigger,from,rate,tier", "(i),2004-07-16,0.25,(i)"]
    assert {row.partition(",")[0] for row in rows[1:]} == {"(i)", "(ii)"}
    assert table(rates(occurred="2004-07-15"), {}).decode().splitlines()[1] == ",2004-07-16,0.25,(i)"


def test_a_day_after_the_deadline_moves_the_default_and_its_tiers() -> None:
    result = rates(options={"default_day": "day_after_deadline"})["result"]
    assert [one["from"] for one in result["defaults"][0]["changes"]][:2] == ["2004-07-17", "2004-10-15"]


def test_where_two_tiers_hold_a_day_the_reading_decides() -> None:
    asked = {"occurred": "2006-05-31", "dates": ["2006-05-31", "2006-06-29", "2006-06-30", "2006-08-30"]}
    first = rates(**asked)["result"]["rates"]
    later = rates(options={"tier_overlap": "calendar"}, **asked)["result"]["rates"]
    assert [one and one["rate"] for one in first.values()] == [None, "0.25", "0.25", "3"]
    assert [one and one["rate"] for one in later.values()] == [None, "0.25", "3", "3"]


def test_nothing_to_count_from_is_missing() -> None:
    answer = rates(without("registration_default"))
    assert (answer["status"], [one["name"] for one in answer["missing"]]) == ("incomplete", ["occurred"])
    nowhere = rates([one for one in CLAUSES if one["kind"] != "key_date"])
    assert [one["name"] for one in nowhere["missing"]] == ["events.closing_date", "occurred"]


def test_without_a_principal_there_is_no_cost() -> None:
    answer = rates(without("issue_size"))
    assert (answer["status"], "cost" in answer["result"]) == ("ok", False)
    asked = rates(without("issue_size"), cost_rates=["1"])
    assert (asked["status"], [one["name"] for one in asked["missing"]]) == ("incomplete", ["principal"])


def test_an_example_on_a_day_without_any_rate_conflicts() -> None:
    at = {"kind": "default_day", "n": 0}
    answer = rates(changed("rate_schedule", illustrations=[{"at": at, "rate": "0.25"}]))
    assert [(one["computed"], one["verdict"]) for one in answer["result"]["illustrations"]] == [(None, "conflicts")]


def test_every_number_comes_from_the_clauses() -> None:
    anniversary = {"kind": "anniversary", "of": "closing_date"}
    tiers = [
        {"label": "a", "start": {"kind": "default_day", "n": 1}, "end": {**anniversary, "n": 1}, "rate": "0.40"},
        {"label": "b", "start": {**anniversary, "n": 1}, "end": None, "rate": None,
         "step": {"points": "0.35", "every": anniversary, "first": 1}},
    ]  # fmt: skip
    clauses = [
        {**one, **({"value": "2011-03-01"} if one["kind"] == "key_date" and one.get("value") else {}),
         **({"quantity": 33} if one.get("key") == "shelf_filing_deadline" else {}),
         **({"principal": "7000000"} if one["kind"] == "issue_size" else {}),
         **({"tiers": tiers, "illustrations": []} if one["kind"] == "rate_schedule" else {})}
        for one in CLAUSES
    ]  # fmt: skip
    result = rates(clauses)["result"]
    first = result["defaults"][0]
    assert first["occurred"] == "2011-04-03"
    assert [(one["from"], one["rate"]) for one in first["changes"]][:3] == [
        ("2011-04-04", "0.4"), ("2012-03-01", "0.75"), ("2013-03-01", "1.1")
    ]  # fmt: skip
    assert result["cost"][0]["per_year"] == "28000.00"
