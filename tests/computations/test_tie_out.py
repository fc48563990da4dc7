"""Is every figure of a release held against those that it should agree with, and none against another?"""

import json
import os
import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from computations import BY_NAME, compute
from computations.collect import inputs_of
from computations.numbers import decimal, rounded
from flows.extraction import record_of, sources
from pipeline.schema import to_json
from tests.accept import ROOT
from tests.computations.test_worked_examples import CASES, answer_of
from tests.computations.traced import untraced

RELEASE = ROOT / "fixtures/documents/infocrossing-2004-earnings-release.txt"
RELEASES = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents")) / "earnings-releases"
FOOTS = ("exact", "within_rounding")
QUARTERS = ("2004-01-01/2004-03-31", "2003-01-01/2003-03-31")


@cache
def inputs_from(path: Path) -> dict[str, Any]:
    (source,) = sources(str(path))
    return inputs_of(BY_NAME["tie_out"], [json.loads(to_json(record_of(source)[0]))])


def checks(inputs: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    answer = compute("tie_out", inputs)
    assert answer["errors"] == []
    assert untraced(answer, inputs) == []
    found: dict[str, dict[str, Any]] = answer["result"]["checks"]
    return found


def verdicts(inputs: Mapping[str, Any]) -> dict[str, str]:
    return {name: one["verdict"] for name, one in checks(inputs).items()}


def fact(concept: str, value: str, period: str = QUARTERS[0], **fields: Any) -> dict[str, Any]:
    known = {
        "concept": concept,
        "period": period,
        "value": value,
        "precision": "1",
        "unit": "USD",
        "where": "operations",
    }
    return {**known, **fields}


Rows = Sequence[tuple[str, str, Sequence[str]]]


def statement(rows: Rows, *, precision: str = "1", concepts: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The input that one table of a record gives: rows of label, kind and values."""
    facts = [
        {
            "id": f"f{number}-{at}", "table": "tab1", "where": "tab1", "row": number, "place": at, "value": value,
            "precision": precision, "unit": "USD", "label": label, "concept": (concepts or {}).get(label),
            "period": f"20{10 + at}-12-31",
        }
        for number, (label, _, values) in enumerate(rows)
        for at, value in enumerate(values)
        if value
    ]  # fmt: skip
    table = {"id": "tab1", "columns": ["a", "b"], "rows": [{"label": label, "kind": kind} for label, kind, _ in rows]}
    return {"facts": facts, "tables": [table]}


@pytest.mark.parametrize(
    ("units", "verdict"),
    [(("EUR", None), "conflict"), ((None, "EUR"), "conflict"), ((None, None), "conflict"), (("EUR", "USD"), None)],
)
def test_a_figure_without_a_currency_is_held_against_any(units: tuple[str | None, ...], verdict: str | None) -> None:
    stated = [
        fact("revenue", value, id=f"f{at}", unit=unit, where=where)
        for at, (value, unit, where) in enumerate(zip(("10", "20"), units, ("operations", "prose"), strict=True))
    ]
    found = verdicts({"facts": stated})
    assert [one for name, one in found.items() if name.startswith("equal:")] == ([verdict] if verdict else [])


def test_our_own_record_of_a_release_gives_what_the_figures_by_hand_give() -> None:
    case = next(one for one in CASES if one["id"] == "H-01")
    by_hand, _ = answer_of(case)
    expected = {name: one["verdict"] for name, one in by_hand["result"]["checks"].items()}
    assert len(expected) == 52
    own = inputs_from(RELEASE)
    given = {name: case["inputs"][name] for name in ("growth", "comparisons")}
    assert verdicts({**own, **given, "clauses": []}) == expected


def test_every_check_of_a_release_leads_to_the_words_it_rests_on() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    own = inputs_from(RELEASE)
    items = {one["id"]: one for one in own["facts"]}
    conflict = checks(own)["equal:equity:2004-03-31:balance=prose"]
    spans = [items[token.partition("#fact:")[2]]["span"] for token in conflict["figures"]]
    assert [text[start:end] for start, end in spans] == ["$61.2 million", "61.1"]


UNFORESEEN: Rows = (
    ("Tuition", "data", ("70035", "65012")),
    ("Grants", "data", ("31041", "29017")),
    ("Total income", "total", ("101076", "94029")),
    ("Salaries", "data", ("42013", "40038")),
    ("Upkeep", "data", ("13009", "12541")),
    ("Total outlay", "total", ("55022", "52579")),
    ("Surplus", "total", ("46054", "41450")),
)


def test_a_statement_that_nobody_foresaw_is_footed() -> None:
    found = checks(statement(UNFORESEEN))
    assert {one["verdict"] for one in found.values()} == {"exact"}
    surplus = found["sum:surplus:2010-12-31"]
    assert [(one["sign"], one["label"]) for one in surplus["terms"]] == [("+", "Total income"), ("-", "Total outlay")]


@pytest.mark.parametrize("row", [0, 1, 3, 4])
def test_a_wrong_part_of_a_total_is_a_conflict_in_its_column_alone(row: int) -> None:
    rows = [(label, kind, list(values)) for label, kind, values in UNFORESEEN]
    rows[row][2][0] = str(int(rows[row][2][0]) + 37)
    found = verdicts(statement(rows))
    total = "sum:total_income" if row < 2 else "sum:total_outlay"
    assert [name for name, one in found.items() if one == "conflict"] == [f"{total}:2010-12-31"]


def test_a_total_that_nothing_explains_is_not_checkable() -> None:
    rows = (("Cash", "data", ("812", "655")), ("Bonds", "data", ("1440", "3120")), ("Total", "total", ("2101", "5077")))
    assert set(verdicts(statement(rows)).values()) == {"not_checkable"}


def test_a_total_without_a_figure_in_one_column_is_no_conflict_there() -> None:
    rows = (
        ("Cash", "data", ("81217", "65502")),
        ("Bonds", "data", ("14409", "")),
        ("Total", "total", ("95626", "37751")),
    )
    assert verdicts(statement(rows)) == {"sum:total:2010-12-31": "exact", "sum:total:2011-12-31": "not_checkable"}


def test_lines_that_no_relation_knows_make_it_inapplicable() -> None:
    rows = (
        ("Revenue", "data", ("900", "800")),
        ("Cost", "data", ("300", "280")),
        ("Licences", "data", ("11", "12")),
        ("Gross profit", "data", ("589", "508")),
    )
    concepts = {"Revenue": "revenue", "Cost": "cost_of_revenue", "Gross profit": "gross_profit"}
    assert set(verdicts(statement(rows, concepts=concepts)).values()) == {"exact"}
    wrong = [*rows[:3], ("Gross profit", "data", ("590", "444"))]
    assert set(verdicts(statement(wrong, concepts=concepts)).values()) == {"not_checkable"}


@pytest.mark.parametrize(
    ("tax", "label", "result", "verdict"),
    [
        ("2", "Income tax expense", "4", "exact"),
        ("-2", "Income tax expense (benefit)", "8", "exact"),
        ("-2", "Income tax expense", "4", "exact"),  # in parentheses, since it is taken off
        ("2", "Income tax benefit", "8", "exact"),
        ("2", "Income tax expense", "8", "conflict"),
        ("2", "Income tax expense (benefit)", "8", "conflict"),
    ],
)
def test_a_deduction_is_taken_as_it_is_printed(tax: str, label: str, result: str, verdict: str) -> None:
    facts = [fact("pretax_income", "6"), fact("income_tax", tax, label=label), fact("net_income", result)]
    assert verdicts({"facts": facts})[f"sum:net_income:{QUARTERS[0]}"] == verdict


@st.composite
def true_statements(draw: st.DrawFn) -> tuple[list[list[Fraction]], int]:
    """The true figures behind a statement of groups, and the place to which it prints them."""
    dice = random.Random(draw(st.integers(0, 10**9)))
    groups = [
        [Fraction(dice.randint(10**4, 10**9), dice.choice((1, 3, 7, 1000))) for _ in range(dice.randint(2, 6))]
        for _ in range(dice.randint(1, 4))
    ]
    return groups, draw(st.integers(0, 2))


@settings(max_examples=60, deadline=None)
@given(true_statements(), true_statements())
def test_figures_rounded_from_true_ones_always_tie_out(
    first: tuple[list[list[Fraction]], int], second: tuple[list[list[Fraction]], int]
) -> None:
    (groups, places), (others, _) = first, second
    others = [[others[at % len(others)][0] + number for number, _ in enumerate(one)] for at, one in enumerate(groups)]
    rows = []
    for at, (one, other) in enumerate(zip(groups, others, strict=True)):
        rows += [(f"Part {at}.{number}", "data", values) for number, values in enumerate(zip(one, other, strict=True))]
        rows.append((f"Total {at}", "total", (sum(one, Fraction(0)), sum(other, Fraction(0)))))
    sums = [sum((sum(one, Fraction(0)) for one in all_of), Fraction(0)) for all_of in (groups, others)]
    rows.append(("Total of all", "total", tuple(sums)))
    printed = [(label, kind, [decimal(rounded(one, places), places) for one in values]) for label, kind, values in rows]
    found = verdicts(
        statement(printed, precision=str(Fraction(1, 10**places)) if not places else f"0.{'0' * (places - 1)}1")
    )
    assert set(found.values()) <= set(FOOTS)
    assert len(found) == 2 * (len(groups) + 1)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        # a row called a loss that prints every loss without parentheses says it by its label
        ([fact("net_income", "21", label="Net loss"), fact("net_income", "15", QUARTERS[1], label="Net loss")], {}),
        (
            [fact("net_income", "21", label="Net loss"), fact("net_income", "-15", QUARTERS[1], label="Net loss")],
            {f"label:net_income:{QUARTERS[0]}": "conflict"},
        ),
        ([fact("net_income", "21", label="Net income (loss)"), fact("net_income", "-15", QUARTERS[1])], {}),
        # the tax of a statement and that of a reconciliation may be printed with other signs, or counted otherwise
        (
            [fact("income_tax", "21"), fact("income_tax", "-21", where="reconciliation")],
            {f"equal:income_tax:{QUARTERS[0]}:operations=reconciliation": "exact"},
        ),
        # a table with no figure in common speaks of a segment
        ([fact("revenue", "900"), fact("revenue", "210", where="operations#2")], {}),
        (
            [fact("revenue", "900"), fact("revenue", "210", where="reconciliation")],
            {f"equal:revenue:{QUARTERS[0]}:operations=reconciliation": "conflict"},
        ),
        (
            [fact("revenue", "900"), fact("revenue", "905", where="prose", precision="1")],
            {f"equal:revenue:{QUARTERS[0]}:operations=prose": "conflict"},
        ),
        (
            [fact("revenue", "900"), fact("revenue", "960", where="prose", precision="10")],
            {f"equal:revenue:{QUARTERS[0]}:operations=prose": "conflict"},
        ),
        (
            [fact("revenue", "943"), fact("revenue", "900", where="prose", precision="100")],
            {f"equal:revenue:{QUARTERS[0]}:operations=prose": "exact"},
        ),
    ],
)  # fmt: skip
def test_only_what_must_agree_is_compared(facts: list[dict[str, Any]], expected: dict[str, str]) -> None:
    assert verdicts({"facts": facts}) == expected


@pytest.mark.parametrize(
    ("concept", "result", "eps", "verdict"),
    [
        ("net_income_common", "800", "0.05", "exact"),
        ("net_income_common", "800", "0.09", "conflict"),
        ("net_income", "800", "0.09", "not_checkable"),  # preferred dividends may come before the common stock
        ("net_income", "800", "0.05", "exact"),
    ],
)
def test_a_figure_for_each_share_is_held_against_the_common_result(
    concept: str, result: str, eps: str, verdict: str
) -> None:
    facts = [
        fact(concept, result),
        fact("eps_basic", eps, unit="USD/share", precision="0.01"),
        fact("shares_basic", "15200", unit="shares", precision="100"),
    ]
    assert verdicts({"facts": facts})[f"ratio:eps_basic:{QUARTERS[0]}"] == verdict


@pytest.mark.parametrize(
    ("comparison", "verdict"),
    [
        ({"relation": "at_most", "left": ("5.8", "0.1"), "right": ("12.5", "0.1")}, "exact"),
        ({"relation": "at_most", "left": ("12.6", "0.1"), "right": ("12.5", "0.1")}, "within_rounding"),
        ({"relation": "at_most", "left": ("12.7", "0.1"), "right": ("12.5", "0.1")}, "conflict"),
        ({"relation": "nearly_multiple", "multiple": "2", "left": ("61", "1"), "right": ("31", "1")}, "exact"),
        (
            {"relation": "nearly_multiple", "multiple": "2", "left": ("62", "1"), "right": ("31", "1")},
            "within_rounding",
        ),
        ({"relation": "nearly_multiple", "multiple": "2", "left": ("70", "1"), "right": ("31", "1")}, "conflict"),
        ({"relation": "nearly_multiple", "multiple": "2", "left": ("70", "1"), "right": ("0", "1")}, "not_checkable"),
        ({"relation": "sign", "left": ("0.3", "0.1")}, "exact"),
        ({"relation": "sign", "left": ("-0.3", "0.1")}, "conflict"),
        ({"relation": "not_checkable", "why": "no figure of last year"}, "not_checkable"),
    ],
)
def test_comparisons_in_words_are_judged(comparison: dict[str, Any], verdict: str) -> None:
    sides = {
        name: {"value": value[0], "precision": value[1]} if isinstance(value, tuple) else value
        for name, value in comparison.items()
    }
    assert verdicts({"facts": [], "comparisons": [{"name": "it", **sides}]}) == {"compare:it": verdict}


def test_figures_of_two_releases_are_not_mixed() -> None:
    facts = [fact("revenue", "1", document="a"), fact("revenue", "2", document="b")]
    answer = compute("tie_out", {"facts": facts})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("unsupported", "facts[1].document")]


@pytest.mark.skipif(not RELEASES.is_dir(), reason="there are no releases: name their folder in FOURCORNERS_DOCUMENTS")
def test_releases_of_other_issuers_tie_out() -> None:
    """Each was looked at by eye: none of them has a conflict, and nearly every total has its parts in its table."""
    totals = footed = 0
    for path in sorted(RELEASES.iterdir()):
        found = checks(inputs_from(path))
        assert [name for name, one in found.items() if one["verdict"] == "conflict"] == [], path.name
        sums = [one for one in found.values() if one["kind"] == "sum" and "too small" not in one.get("why", "")]
        totals += len(sums)
        footed += sum(one["verdict"] in FOOTS for one in sums)
    assert footed >= 0.95 * totals > 1000


@pytest.mark.parametrize(
    ("relation", "operands", "stated", "verdict"),
    [
        ("equal", [("61.1", "0.1")], ("61.2", "0.1"), "conflict"),
        ("equal", [("2900000", "100000")], ("2917000", "1"), "exact"),  # the coarser is judged, whichever it is
        ("difference", [("5.0", "0.1"), ("2.0", "0.1")], ("3.1", "0.1"), "within_rounding"),
        ("growth", [("2.9", "0.1"), ("0.0", "0.1")], ("25", "1"), "not_checkable"),
    ],
)
def test_a_relation_given_by_hand_is_judged(
    relation: str, operands: list[tuple[str, str]], stated: tuple[str, str], verdict: str
) -> None:
    figures = [{"value": value, "precision": precision} for value, precision in (*operands, stated)]
    given = {"relation": relation, "operands": figures[:-1], "stated": figures[-1]}
    answer = compute("tie_out_check", given)
    assert answer["result"]["verdict"] == verdict
    assert untraced(answer, given) == []


def test_a_relation_without_its_figures_names_what_is_missing() -> None:
    answer = compute("tie_out_check", {"relation": "sum"})
    assert (answer["status"], [one["name"] for one in answer["missing"]]) == ("incomplete", ["operands", "stated"])


def test_a_relation_of_the_wrong_number_of_figures_is_told() -> None:
    figure = {"value": "1", "precision": "1"}
    answer = compute("tie_out_check", {"relation": "ratio", "operands": [figure], "stated": figure})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("bad_count", "operands")]


@pytest.mark.parametrize(("nearly", "verdict"), [("0.9", "exact"), ("0.99", "within_rounding"), ("1.5", "conflict")])
def test_how_near_is_nearly_can_be_chosen(nearly: str, verdict: str) -> None:
    doubled = {"name": "it", "relation": "nearly_multiple", "multiple": "2"}
    sides = {"left": {"value": "61", "precision": "1"}, "right": {"value": "31", "precision": "1"}}
    given = {"facts": [], "comparisons": [{**doubled, **sides}], "options": {"nearly": nearly}}
    assert verdicts(given) == {"compare:it": verdict}


def test_a_word_in_place_of_an_option_is_a_problem() -> None:
    answer = compute("tie_out", {"facts": [], "options": {"nearly": "almost"}})
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("bad_decimal", "options.nearly")]
