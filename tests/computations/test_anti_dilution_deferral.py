"""Deferred anti-dilution: prices, true-ups, states, the audit of the books, readings, and wrong or absent inputs."""

import json
from decimal import Decimal
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from computations import BY_NAME, compute
from tests.computations.test_anti_dilution_naive import CLAUSE as PLAIN
from tests.computations.traced import untraced

CLAUSE = {**PLAIN, "cutoff": {"date": "2012-03-01", "strict": True}}
PROTECTED = [
    {"instrument": "Warrants", "provision": "Article VII", "document": "Warrant Agreement"},
    {"instrument": "Shares", "provision": "Section 9", "document": "Certificate of Designations"},
]
WARRANT = {"id": "W", "holder": "H", "kind": "warrant", "quantity": "1000", "price": "10"}
SHARE = {"id": "P", "holder": "J", "kind": "preferred", "quantity": "100", "price": "10", "stated_value": "25"}
FACTS: dict[str, Any] = {
    "trigger_warrants": {"issued": "1000000", "price": "5"},
    "formula": {"kind": "broad_based", "outstanding": "4000000"},
    "instruments": [WARRANT],
}


def vest(day: str, warrants: str, **more: Any) -> dict[str, Any]:
    return {"date": day, "type": "vest", "warrants": warrants, **more}


def cancel(day: str, warrants: str) -> dict[str, Any]:
    return {"date": day, "type": "cancel", "warrants": warrants}


def exercise(day: str, quantity: str, instrument: str = "W", type_: str = "exercise") -> dict[str, Any]:
    return {"date": day, "type": type_, "instrument": instrument, "quantity": quantity}


def issue(day: str, shares: str, price: str) -> dict[str, Any]:
    return {"date": day, "type": "issue", "shares": shares, "price": price}


def split(day: str, ratio: str) -> dict[str, Any]:
    return {"date": day, "type": "split", "ratio": ratio}


def posted(day: str, price: str) -> dict[str, Any]:
    return {"date": day, "type": "posted_price", "instrument": "W", "price": price}


def deferral(
    events: Any = (), clause: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    external = {**FACTS, "events": list(events) if isinstance(events, list | tuple) else events, **more}
    inputs = {"clauses": [{**CLAUSE, **(clause or {})}], "external": external, "options": options or {}}
    answer = compute("anti_dilution_deferral", inputs)
    assert untraced(answer, inputs) == []
    return answer


def codes(answer: dict[str, Any]) -> list[str]:
    return [one["code"] for one in answer["diagnostics"]]


def lines(answer: dict[str, Any], type_: str) -> list[dict[str, Any]]:
    return [one for one in answer["result"]["ledger"] if one["type"] == type_]


@pytest.mark.parametrize(
    ("events", "state"),
    [
        ([], "deferred"),
        ([cancel("2011-01-03", "400000")], "deferred"),
        ([vest("2011-01-03", "1")], "partly_released"),
        ([vest("2011-01-03", "400000"), cancel("2011-01-04", "600000")], "released"),
        ([vest("2011-01-03", "1000000")], "released"),
        ([cancel("2011-01-03", "1000000")], "lapsed"),
    ],
)
def test_the_state_is_what_became_of_the_warrants(events: list[dict[str, Any]], state: str) -> None:
    assert deferral(events)["result"]["state"] == state


@pytest.mark.parametrize(
    ("formula", "events", "price"),
    [
        ("broad_based", [vest("2011-01-03", "1000000")], "9.000000"),  # (4 × 10 + 1 × 5) / 5
        ("narrow_based", [vest("2011-01-03", "1000000", outstanding="1000000")], "7.500000"),
        ("full_ratchet", [vest("2011-01-03", "1")], "5.000000"),
        ("broad_based", [issue("2011-01-03", "1000000", "0")], "8.000000"),
        ("broad_based", [issue("2011-01-03", "1000000", "10")], "10.000000"),
        ("broad_based", [split("2011-01-03", "2"), vest("2011-02-03", "2000000")], "4.500000"),
        ("broad_based", [split("2011-01-03", "0.5"), issue("2011-02-03", "500000", "10")], "18.000000"),
        ("broad_based", [vest("2011-01-03", "500000"), cancel("2011-01-04", "500000")], "9.444444"),
    ],
)
def test_a_price_follows_the_formula(formula: str, events: list[dict[str, Any]], price: str) -> None:
    answer = deferral(events, formula={"kind": formula, "outstanding": "4000000"})
    assert answer["result"]["prices"] == {"W": price}


def test_a_preferred_share_converts_its_stated_value() -> None:
    events = [
        exercise("2011-01-03", "40", "P", "convert"),
        vest("2011-02-01", "1000000"),
        exercise("2011-03-01", "60", "P", "convert"),
    ]
    answer = deferral(events, instruments=[SHARE])
    assert [one["shares"] for one in lines(answer, "convert")] == ["100", "166"]  # 40 × 25 / 10, 60 × 25 / 9
    assert [one["shares"] for one in lines(answer, "true_up")] == ["11"]
    assert answer["result"]["by_holder"] == {"J": {"on_exercise": "266", "true_up": "11"}}
    assert answer["result"]["remaining"]["P"] == {"quantity": "0", "shares_if_exercised_now": "0"}


@pytest.mark.parametrize(
    ("cutoff", "protected", "reason"),
    [
        ({"date": "2011-01-03", "strict": True}, False, "exercised_on_or_after_cutoff"),
        ({"date": "2011-01-03", "strict": False}, True, None),
        ({"date": "2011-01-02", "strict": False}, False, "exercised_after_cutoff"),
        ({"date": "2011-01-04", "strict": True}, True, None),
        (None, True, None),
    ],
)
def test_the_cutoff_decides_who_is_protected(cutoff: Any, protected: bool, reason: str | None) -> None:
    answer = deferral([exercise("2011-01-03", "900"), vest("2012-01-03", "1000000")], {"cutoff": cutoff})
    first, _, last = answer["result"]["ledger"]
    assert (first["protected"], last.get("reason")) == (protected, reason)
    assert answer["result"]["true_up_total"] == ("100" if protected else "0")


def test_an_agreement_without_a_true_up_gives_none() -> None:
    answer = deferral([exercise("2011-01-03", "900"), vest("2012-01-03", "1000000")], {"true_up": None})
    assert [one["reason"] for one in lines(answer, "no_true_up")] == ["no_true_up_agreed"]
    assert answer["result"]["true_up_total"] == "0"


@pytest.mark.parametrize(
    ("option", "events", "shares"),
    [
        ({"fraction": "floor"}, [exercise("2011-01-03", "100"), vest("2012-01-03", "1000000")], "11"),
        ({"fraction": "round"}, [exercise("2011-01-03", "104"), vest("2012-01-03", "1000000")], "12"),  # 115.56
        ({"fraction": "exact"}, [exercise("2011-01-03", "100"), vest("2012-01-03", "1000000")], "11.111111"),
        ({"base_grows": False}, [exercise("2011-01-03", "1000")] + [vest("2012-01-03", "500000")] * 2, "117"),
        ({}, [exercise("2011-01-03", "1000")] + [vest("2012-01-03", "500000")] * 2, "111"),
        ({"price_decimals": 0}, [exercise("2011-01-03", "1000"), vest("2012-01-03", "100")], "0"),
        ({"price_decimals": 1}, [exercise("2011-01-03", "1000"), vest("2012-01-03", "50000")], "10"),  # 9.938 is 9.9
        ({}, [exercise("2011-01-03", "9"), issue("2011-01-04", "4000000", "5"), vest("2012-01-03", "1")], "3"),
        (
            {"x_includes": "trigger_only"},
            [exercise("2011-01-03", "900"), issue("2011-01-04", "4000000", "5"), vest("2012-01-03", "1000000")],
            "52",
        ),  # (8 × 10 + 1 × 5) / 9 = 9.44; 900 × 10 / 9.44 = 952.9
    ],
)
def test_readings_decide_how_many_shares(option: dict[str, Any], events: list[dict[str, Any]], shares: str) -> None:
    answer = deferral(events, options=option)
    assert answer["result"]["true_up_total"] == shares
    assert answer["options"] == {**deferral()["options"], **option}


def test_on_one_day_the_option_says_what_comes_first() -> None:
    events = [exercise("2011-01-03", "900"), vest("2011-01-03", "1000000")]
    first, other = deferral(events), deferral(events, options={"same_day": "exercise_first"})
    assert [one["type"] for one in first["result"]["ledger"]] == ["vest", "exercise"]
    assert first["result"]["by_holder"]["H"] == {"on_exercise": "1000", "true_up": "0"}
    assert [one["type"] for one in other["result"]["ledger"]] == ["exercise", "vest", "no_true_up"]
    assert other["result"]["ledger"][2]["reason"] == "not_vested_after_exercise"
    assert other["result"]["by_holder"]["H"] == {"on_exercise": "900", "true_up": "0"}
    assert "depends_on_reading" in codes(first)
    assert "depends_on_reading" in codes(other)


@pytest.mark.parametrize(
    ("events", "readings"),
    [
        ([exercise("2011-01-03", "900"), vest("2012-01-03", "1000")], []),
        ([vest("2011-01-03", "1000"), vest("2012-01-03", "1000")], ["base_grows"]),
        ([exercise("2011-01-03", "900"), issue("2011-01-03", "1000000", "4")], ["same_day"]),
        (
            [exercise("2011-01-03", "900"), issue("2011-02-03", "1000000", "4"), vest("2012-01-03", "1000")],
            ["x_includes", "base_grows"],
        ),
    ],
)
def test_an_answer_says_on_which_readings_it_depends(events: list[dict[str, Any]], readings: list[str]) -> None:
    found = [one["option"] for one in deferral(events)["diagnostics"] if one["code"] == "depends_on_reading"]
    assert found == readings


def test_a_split_restates_prices_base_warrants_and_what_was_issued() -> None:
    events = [
        exercise("2011-01-03", "900"),
        vest("2011-02-01", "500000"),
        split("2011-03-01", "2"),
        vest("2011-04-01", "1000000"),
    ]
    whole, unsplit = deferral(events)["result"], deferral([*events[:2], vest("2011-04-01", "500000")])["result"]
    assert (whole["vested"], whole["unvested"], whole["state"]) == ("2000000", "0", "released")
    assert whole["ledger"][3] | {"outstanding": "9000000", "prices": {"W": "4.722222"}} == whole["ledger"][3]
    assert (unsplit["prices"]["W"], whole["prices"]["W"]) == ("9.000000", "4.500000")
    assert unsplit["by_holder"]["H"] == {"on_exercise": "900", "true_up": "100"}
    assert whole["by_holder"]["H"] == {"on_exercise": "1800", "true_up": "200"}


def test_what_was_issued_too_much_is_not_given_back() -> None:
    tiny = {**WARRANT, "price": "10"}
    events = [exercise("2011-01-03", "0.5"), split("2011-02-01", "0.5"), vest("2011-03-01", "1")]
    answer = deferral(events, instruments=[tiny], options={"fraction": "round"})
    assert lines(answer, "true_up")[0]["shares"] == "0"
    assert "negative_true_up" in codes(answer)
    assert answer["result"]["by_holder"]["H"] == {"on_exercise": "1", "true_up": "0"}


@pytest.mark.parametrize(
    ("events", "ok", "code"),
    [
        ([posted("2011-01-03", "10.0")], True, None),
        ([posted("2011-01-03", "9.5")], False, "adjustment_without_vesting"),
        ([posted("2011-01-03", "10.5")], False, "posted_price_differs"),
        ([vest("2011-01-02", "1000000"), posted("2011-01-03", "8.9")], False, "posted_price_differs"),
        ([vest("2011-01-02", "1000000"), posted("2011-01-02", "9")], True, None),
        ([vest("2011-01-02", "500000"), posted("2011-01-03", "9.44")], True, None),
        ([vest("2011-01-02", "500000"), posted("2011-01-03", "9.440")], False, "posted_price_differs"),
    ],
)
def test_posted_prices_are_audited_at_their_precision(events: Any, ok: bool, code: str | None) -> None:
    answer = deferral(events)
    assert [one["ok"] for one in lines(answer, "posted_price")] == [ok]
    assert [one for one in codes(answer) if one != "depends_on_reading"] == ([code] if code else [])


def test_without_a_formula_there_is_what_does_not_need_it() -> None:
    events = [exercise("2011-01-03", "900"), vest("2011-02-01", "1"), exercise("2011-03-01", "100")]
    answer = deferral([*events, posted("2011-04-01", "9")], {"protected": PROTECTED}, formula=None)
    assert answer["status"] == "incomplete"
    assert [(one["name"], one["document"]) for one in answer["missing"]] == [
        ("formula", "Warrant Agreement, Article VII"),
        ("formula", "Certificate of Designations, Section 9"),
    ]
    result = answer["result"]
    assert [one.get("shares") for one in result["ledger"]] == ["900", None, None, None, None]
    assert (result["state"], result["prices"], result["true_up_total"]) == ("partly_released", {"W": None}, None)
    assert result["ledger"][-1]["ok"] is None
    assert deferral(events[:1], formula=None)["result"]["prices"] == {"W": "10.000000"}  # nothing has moved it
    dear = deferral(events, formula=None, trigger_warrants={"issued": "10", "price": "10"})
    assert dear["result"]["true_up_total"] == "0"  # by any formula a price at or above it lowers nothing


def test_a_formula_of_the_clause_serves_where_none_is_given() -> None:
    formula = {"kind": "full_ratchet"}
    answer = deferral([vest("2011-02-01", "1")], {"formula": formula}, formula=None)
    assert (answer["status"], answer["result"]["prices"]) == ("ok", {"W": "5.000000"})


@pytest.mark.parametrize(
    ("events", "missing"),
    [
        ([vest("2011-02-01", "1")], ["formula.outstanding"]),
        ([vest("2011-02-01", "1", outstanding="400")], []),
        ([exercise("2011-02-01", "1")], []),
    ],
)
def test_a_base_may_come_with_the_events(events: Any, missing: list[str]) -> None:
    answer = deferral(events, formula={"kind": "broad_based"})
    assert [one["name"] for one in answer["missing"]] == missing
    assert (answer["result"]["prices"]["W"] is None) == bool(missing)


def test_what_is_absent_is_asked_for_and_nothing_is_made_up() -> None:
    clause = {**CLAUSE, "trigger": {**CLAUSE["trigger"], "document": "Acme Warrant Agreement"}, "protected": PROTECTED}
    answer = compute("anti_dilution_deferral", {"clauses": [clause]})
    assert answer["status"] == "incomplete"
    assert answer["result"] == {"state": "deferred"}
    assert [(one["name"], one.get("document")) for one in answer["missing"]] == [
        ("trigger_warrants.issued", "Acme Warrant Agreement"),
        ("trigger_warrants.price", "Acme Warrant Agreement"),
        ("instruments", None),
        ("events", None),
        ("formula", "Warrant Agreement, Article VII"),
        ("formula", "Certificate of Designations, Section 9"),
    ]
    unknown = deferral([vest("2011-02-01", "1")], trigger_warrants={}, instruments=None)["result"]
    assert (unknown["state"], unknown["unvested"], unknown["vested"]) == (None, None, "1")
    assert (unknown["true_up_total"], unknown["by_holder"]) == (None, {})


def test_all_problems_are_told_at_once() -> None:
    events = [
        vest("2009-12-31", "1"),
        vest("2011-01-03", "1000000"),
        {"date": "2011-02-30", "type": "vest", "warrants": "1.5.0"},
        exercise("2011-01-04", "1001"),
        exercise("2011-01-04", "1", "X"),
        exercise("2011-01-04", "1", "W", "convert"),
        {"date": "2011-01-05", "type": "merge"},
        {"date": "2011-01-06", "type": "issue", "shares": "0", "price": "-1"},
        {"date": "2011-01-07", "type": "split"},
        {**cancel("2011-01-08", "1"), "outstanding": "0"},
    ]
    instruments = [
        WARRANT,
        {**SHARE, "id": "W"},
        {**SHARE, "stated_value": None},
        {**WARRANT, "id": "Z", "price": "0", "kind": "note"},
    ]
    answer = deferral(
        events,
        {
            "vest_after": "change_of_control",
            "further_issuances": None,
            "true_up": {"x": "half", "y": "previously_issued"},
        },
        formula={"kind": "narrow", "outstanding": "x"},
        instruments=instruments,
    )
    assert answer["status"] == "error"
    assert answer["result"] == {}
    assert sorted((one["code"], one["field"]) for one in answer["errors"]) == [
        ("bad_date", "external.events[2].date"),
        ("bad_decimal", "external.events[2].warrants"),
        ("bad_decimal", "external.formula.outstanding"),
        ("duplicate", "external.instruments[1].id"),
        ("exceeds_total", "external.events[1]"),
        ("exceeds_total", "external.events[3].quantity"),
        ("missing_clause", "clauses[0].further_issuances"),
        ("missing_external", "external.events[8].ratio"),
        ("missing_external", "external.instruments[2].stated_value"),
        ("negative_amount", "external.events[7].price"),
        ("out_of_order", "external.events[0].date"),
        ("unknown_instrument", "external.events[4].instrument"),
        ("unknown_option", "external.events[6].type"),
        ("unknown_option", "external.formula.kind"),
        ("unknown_option", "external.instruments[3].kind"),
        ("unsupported", "clauses[0].true_up.x"),
        ("unsupported", "clauses[0].vest_after"),
        ("unsupported", "external.events[5].type"),
        ("unsupported", "external.events[7].shares"),
        ("unsupported", "external.events[9].outstanding"),
        ("unsupported", "external.instruments[3].price"),
    ]


@pytest.mark.parametrize(
    ("clause", "field"),
    [
        ({"cutoff": {"date": None, "strict": True}}, "clauses[0].cutoff.date"),
        ({"cutoff": {"date": "2012-03-01"}}, "clauses[0].cutoff.strict"),
        ({"vest_after": None}, "clauses[0].vest_after"),
    ],
)
def test_a_clause_that_lacks_a_term_is_named(clause: dict[str, Any], field: str) -> None:
    assert [(one["code"], one["field"]) for one in deferral([], clause)["errors"]] == [("missing_clause", field)]


@pytest.mark.parametrize(("price", "status"), [("0", "error"), ("0.01", "ok")])
def test_no_ratchet_leads_to_nothing(price: str, status: str) -> None:
    formula = {"kind": "full_ratchet"}
    given_price = deferral([], formula=formula, trigger_warrants={"issued": "1", "price": price})
    assert given_price["status"] == status
    assert deferral([issue("2011-01-03", "1", price)], formula=formula)["status"] == status


def test_events_in_any_order_give_one_answer_that_says_so() -> None:
    events = [exercise("2011-01-03", "900"), vest("2011-02-01", "5000"), posted("2011-03-01", "9.99")]
    wanted = deferral(events)
    assert "events_reordered" not in codes(wanted)
    for one in list(permutations(events))[1:]:
        got = deferral(one)
        assert got["result"] == wanted["result"]
        assert "events_reordered" in codes(got)


PARTS = st.lists(st.integers(1, 200_000), min_size=1, max_size=5)


@given(PARTS, st.integers(1, 1000), st.integers(100, 999))
def test_the_number_of_partial_vestings_does_not_matter(parts: list[int], quantity: int, price: int) -> None:
    trigger = {"issued": str(sum(parts)), "price": f"{price // 100}.{price % 100:02}"}
    many = [vest(f"2011-02-{day + 1:02}", str(one)) for day, one in enumerate(parts)]
    start = exercise("2011-01-03", str(quantity))
    several = deferral([start, *many], trigger_warrants=trigger)["result"]
    once = deferral([start, vest("2011-02-01", str(sum(parts)))], trigger_warrants=trigger)["result"]
    assert several["prices"] == once["prices"]
    assert several["by_holder"] == once["by_holder"]
    x = Decimal(once["ledger"][2]["x"])
    assert Decimal(once["by_holder"]["H"]["true_up"]) == int(x) - quantity


@given(st.integers(1, 999_999), st.integers(1, 1000))
def test_nothing_moves_before_a_vesting_and_a_cancelled_warrant_never_acts(cancelled: int, quantity: int) -> None:
    events = [exercise("2011-01-03", str(quantity)), cancel("2011-02-01", str(cancelled))]
    before = deferral(events)["result"]
    assert (before["prices"]["W"], before["true_up_total"]) == ("10.000000", "0")
    late = vest("2011-03-01", str(1_000_000 - cancelled))
    with_it, without = deferral([*events, late])["result"], deferral([events[0], late])["result"]
    assert (with_it["prices"], with_it["by_holder"]) == (without["prices"], without["by_holder"])


def test_the_ledger_is_a_table_and_the_prices_are_drawn() -> None:
    events = [exercise("2011-01-03", "900"), vest("2011-02-01", "5000"), split("2011-03-01", "2")]
    inputs = {"clauses": [CLAUSE], "external": {**FACTS, "instruments": [WARRANT, SHARE], "events": events}}
    answer, renderings = compute("anti_dilution_deferral", inputs), BY_NAME["anti_dilution_deferral"].renderings
    rows = renderings["csv"](answer, inputs).decode().splitlines()
    assert [row.split(",")[1] for row in rows[1:]] == ["exercise", "vest", "true_up", "split"]
    chart = renderings["chart"](answer, inputs)
    assert chart == renderings["chart"](json.loads(json.dumps(answer)), inputs)
    texts = {one.text for one in etree.fromstring(chart).iter("{http://www.w3.org/2000/svg}text")}
    assert {"Deferred anti-dilution", "Price of W", "Price of P", "Shares issued"} <= texts
    for external in ({}, {**FACTS, "formula": None, "events": events}, {**FACTS, "events": [vest("x", "1")]}):
        inputs = {"clauses": [CLAUSE], "external": external}
        assert b"<svg" in renderings["chart"](compute("anti_dilution_deferral", inputs), inputs)
