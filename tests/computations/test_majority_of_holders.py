"""Who is counted, on which side, and what decides: the readings of a majority of holders."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations import compute
from tests.computations.traced import untraced

CLAUSE = {
    "id": "cl-1",
    "document": "d",
    "kind": "consent_threshold",
    "percent": "60",
    "strict": True,
    "base": "notes_outstanding",
    "deemed": {
        "security": "Shares",
        "if": "transfer_restricted",
        "price": "prevailing_conversion_price",
        "document": "Deed",
    },
    "excluded": ["company", "affiliates"],
    "greater_if": None,
}
AMOUNTS = st.integers(0, 10**6)


def majority(positions: list[dict[str, Any]], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    clause = {**CLAUSE, **more.pop("clause", {})}
    inputs = {"clauses": [clause], "external": {"positions": positions, **more}, "options": options or {}}
    answer = compute("majority_of_holders", inputs)
    assert untraced(answer, inputs) == []
    return answer


def holder(name: str, notes: int, *, consents: bool = False, **more: Any) -> dict[str, Any]:
    return {"holder": name, "notes": str(notes), "consents": consents, **more}


def test_holders_of_a_sort_that_no_position_tells_are_not_passed_over() -> None:
    answer = majority([holder("A", 1, consents=True)], clause={"excluded": ["affiliates", "defaulting_lenders"]})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("unsupported", "clauses[0].excluded")]


@pytest.mark.parametrize(
    ("clause", "part", "passes", "short"),
    [
        ({}, 600, False, {"amount": "0.00", "more_than": True}),
        ({}, 601, True, None),
        ({"strict": False}, 600, True, None),
        ({"strict": False, "percent": "66.5"}, 600, False, {"amount": "65.00", "more_than": False}),
        ({"percent": "25"}, 251, True, None),
    ],
)
def test_the_clause_says_which_share_decides(clause: dict[str, Any], part: int, passes: bool, short: object) -> None:
    result = majority([holder("A", part, consents=True), holder("B", 1000 - part)], clause=clause)["result"]
    assert (result["passes"], result["short_by"]) == (passes, short)


@pytest.mark.parametrize(
    ("more", "consenting", "whole"),
    [
        ({"affiliate": True}, "500.00", "800.00"),
        ({"in_pool": False}, "500.00", "800.00"),
        ({}, "700.00", "1000.00"),
        ({"notes": "0", "notes_not_restricted": "200"}, "500.00", "1000.00"),  # no Holder, yet outstanding
        ({"notes": "50", "notes_not_restricted": "150"}, "700.00", "1000.00"),
    ],
)
def test_affiliates_and_strangers_count_on_neither_side(more: dict[str, Any], consenting: str, whole: str) -> None:
    positions = [holder("A", 500, consents=True), holder("B", 300), {**holder("C", 200, consents=True), **more}]
    result = majority(positions)["result"]
    assert (result["consenting"], result["denominator"]) == (consenting, whole)


def test_where_nobody_is_excluded_affiliates_count() -> None:
    positions = [holder("A", 500, consents=True, affiliate=True), holder("B", 300)]
    assert majority(positions, clause={"excluded": []})["result"]["consenting"] == "500.00"


@pytest.mark.parametrize(
    ("options", "percent", "passes"),
    [
        ({}, "60.000000", False),
        ({"deemed_in_denominator": False}, "66.666667", True),
        ({"denominator": "transfer_restricted"}, "80.000000", True),
        ({"denominator": "transfer_restricted", "deemed_in_denominator": False}, "92.307692", True),
    ],
)
def test_the_whole_is_a_matter_of_reading(options: dict[str, Any], percent: str, passes: bool) -> None:
    positions = [
        holder("A", 500, consents=True, conversion_shares="10"),
        holder("B", 150),
        {"holder": "C", "notes_not_restricted": 250},
    ]
    answer = majority(positions, options, prevailing_conversion_price="10")
    assert (answer["result"]["percent"], answer["result"]["passes"]) == (percent, passes)
    assert answer["diagnostics"][-1]["code"] == "depends_on_reading"
    assert len(answer["result"]["readings"]) == 4


def test_readings_that_agree_are_no_diagnostic() -> None:
    answer = majority([holder("A", 900, consents=True), holder("B", 100)])
    assert [one["passes"] for one in answer["result"]["readings"]] == [True] * 4
    assert answer["diagnostics"] == []


def test_a_clause_may_count_restricted_securities_alone() -> None:
    answer = majority(
        [holder("A", 7, consents=True, notes_not_restricted=99), holder("B", 3)], clause={"base": "transfer_restricted"}
    )
    assert answer["options"]["denominator"] == "transfer_restricted"
    assert answer["result"]["percent"] == "70.000000"


def test_without_a_deemed_holding_shares_count_for_nothing() -> None:
    answer = majority([holder("A", 7, conversion_shares=100, consents=True), holder("B", 3)], clause={"deemed": None})
    assert (answer["status"], answer["result"]["percent"]) == ("ok", "70.000000")


def test_the_greater_percentage_of_another_document_decides() -> None:
    positions = [holder("A", 700, consents=True), holder("B", 300)]
    more = {"indenture_requirement": {"percent": "70", "strict": True}}
    assert majority(positions, **more)["result"]["required_percent"] == "70"
    assert majority(positions, **more)["result"]["passes"] is False
    assert majority(positions, indenture_requirement={"percent": "50", "strict": False})["result"]["passes"] is True
    both = majority(positions, clause={"percent": "70", "strict": False}, **more)["result"]
    assert (both["strict"], both["passes"]) == (True, False)
    told = majority(positions, clause={"greater_if": {"document": "Deed", "value": "75"}})
    assert told["result"]["required_percent"] == "75"
    open_one = majority(positions, clause={"greater_if": {"document": "Deed", "value": None}})
    assert [one["code"] for one in open_one["diagnostics"]] == ["greater_requirement_unknown"]


def test_what_is_not_given_is_asked_for() -> None:
    answer = majority([holder("A", 7, conversion_shares=1, consents=True)])
    assert answer["missing"] == [
        {"name": "prevailing_conversion_price", "why": answer["missing"][0]["why"], "document": "Deed"}
    ]
    assert answer["result"]["by_holder"]["A"]["deemed"] is None
    assert majority([])["missing"][0]["name"] == "positions"
    listed = [holder("A", 7, consents=True)]
    answer = majority(listed, {"denominator": "transfer_restricted"}, notes_outstanding=10)
    assert [one["name"] for one in answer["missing"]] == ["transfer_restricted_outstanding"]
    answer = majority(
        listed, {"denominator": "transfer_restricted"}, notes_outstanding=10, transfer_restricted_outstanding=8
    )
    assert answer["result"]["percent"] == "87.500000"
    readings = majority(listed, notes_outstanding=10)["result"]["readings"]
    assert [one["passes"] for one in readings] == [True, True, None, None]


def test_of_nothing_nobody_has_a_majority() -> None:
    result = majority([holder("A", 5, consents=True, affiliate=True)])["result"]
    assert (result["percent"], result["passes"], result["short_by"]) == (None, False, None)


def test_all_problems_are_told_at_once() -> None:
    positions = [
        holder("A", 70),
        {**holder("A", 50), "notes": "x"},
        {"notes": 1, "conversion_shares": -1, "affiliate": "no"},
    ]
    answer = majority(
        positions, notes_outstanding="50", transfer_restricted_outstanding="60", clause={"base": "shares"}
    )
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [
        ("unsupported", "clauses[0].base"),
        ("bad_decimal", "external.positions[1].notes"),
        ("negative_amount", "external.positions[2].conversion_shares"),
        ("unsupported", "external.positions[2].affiliate"),
        ("missing_external", "external.positions[2].holder"),
        ("duplicate", "external.positions[1].holder"),
        ("exceeds_total", "external.positions"),
        ("exceeds_total", "external.positions"),
        ("exceeds_total", "external.transfer_restricted_outstanding"),
    ]


@given(st.lists(st.tuples(AMOUNTS, AMOUNTS, st.booleans(), st.booleans()), min_size=1, max_size=6), st.integers(1, 99))
def test_the_verdict_is_the_exact_comparison(rows: list[tuple[int, int, bool, bool]], percent: int) -> None:
    positions = [
        holder(f"H{at}", notes, consents=consents, conversion_shares=shares, affiliate=affiliate)
        for at, (notes, shares, consents, affiliate) in enumerate(rows)
    ]
    result = majority(positions, clause={"percent": str(percent)}, prevailing_conversion_price="15.36")["result"]
    held = [Fraction(notes) + shares * Fraction("15.36") for notes, shares, _, _ in rows]
    whole = sum((one for one, row in zip(held, rows, strict=True) if not row[3]), Fraction(0))
    part = sum((one for one, row in zip(held, rows, strict=True) if row[2] and not row[3]), Fraction(0))
    assert result["passes"] is (whole > 0 and part / whole > Fraction(percent, 100))
    assert result["readings"][0]["passes"] is result["passes"]
    assert Fraction(result["consenting"]) == part
