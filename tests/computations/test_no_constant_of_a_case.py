"""Does every number of an answer come from its input? All numbers of the clauses and facts are changed, in two ways.

What a clause said before the change may not stand in the answers after it, and no code of a computation may hold a
number that is not one of arithmetic, of the calendar or of an axis.
"""

import ast
import json
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
import regex

from computations import COMPUTATIONS, compute
from computations.case import resolved
from tests.accept import ROOT
from tests.computations.test_worked_examples import CASES, load
from tests.computations.traced import figures

NUMBER = regex.compile(r"-?\d+(?:\.\d+)?")
DAY = regex.compile(r"\d{4}-\d{2}-\d{2}")
FRAME = {"id", "span", "text", "section", "part", "rule", "evidence", "label", "document", "precision"}
LISTS = ("clauses", "facts", "growth", "comparisons")
SHIFTS = (7, 11)
CHANGED = [
    case
    for case in CASES
    if any(case["inputs"].get(name) for name in LISTS) and case["expected"].get("status", "ok") != "error"
]


OF_THE_CALLER = regex.compile(
    r"^(?:suspensions|segments)\[\d+\]\.(?:days|calendar_days|basis)$|^notices\[\d+\]\.id$|\.max_count$"
    r"|^readings\[\d+\]\.percent$|^(?:short_by\.amount|total_days|denominator|percent)$"
)
"""Figures that count or add up what the caller gave, which stays: days of a suspension, positions."""


def shifted(value: Any, by: int, name: str = "") -> Any:
    """The value with every number and every day in it changed; labels, ids and words stay."""
    if isinstance(value, dict):
        return {key: one if key in FRAME else shifted(one, by, key) for key, one in value.items()}
    if isinstance(value, list):
        return [shifted(one, by, name) for one in value]
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value + by if value > 1 else value
    if isinstance(value, str) and DAY.fullmatch(value):
        return (date.fromisoformat(value) + timedelta(days=29 * by)).isoformat()
    if isinstance(value, str) and NUMBER.fullmatch(value):
        return str(Decimal(value) * (100 + by * sum(map(int, regex.findall(r"\d", value)))) / 100)
    return value


def numbers(value: Any) -> Iterator[str]:
    """Every number and day of a value, its frames left out, in one spelling."""
    if isinstance(value, dict):
        for key, one in value.items():
            if key not in FRAME:
                yield from numbers(one)
    elif isinstance(value, list):
        for one in value:
            yield from numbers(one)
    elif not isinstance(value, bool) and isinstance(value, int | str):
        yield from filter(None, [spelling(value)])


def spelling(value: int | str) -> str:
    text = str(value)
    if DAY.fullmatch(text):
        return text
    return format(Decimal(text).normalize(), "f") if NUMBER.fullmatch(text) else ""


@pytest.mark.parametrize("case", CHANGED, ids=[f"{one['id']}-{one['computation']}" for one in CHANGED])
def test_no_number_of_a_clause_outlives_its_change(case: Mapping[str, Any]) -> None:
    inputs = resolved(case["inputs"], load)
    stated = set(numbers({name: inputs[name] for name in LISTS if name in inputs}))
    other = set(numbers({name: one for name, one in inputs.items() if name not in LISTS}))
    kept: list[set[tuple[str, str]]] = []
    for by in SHIFTS:
        changed = {name: shifted(one, by) if name in LISTS else one for name, one in inputs.items()}
        given = other | set(numbers({name: changed[name] for name in LISTS if name in changed}))
        result = compute(case["computation"], changed)["result"]
        shown = {(path, spelling(value)) for path, value in figures(result) if not OF_THE_CALLER.search(path)}
        kept.append({(path, value) for path, value in shown if value in stated - given and Decimal(value[:4]) > 4})
    assert set.intersection(*kept) == set()


def test_the_change_reaches_every_computation_that_rests_on_clauses_or_facts() -> None:
    reached = {case["computation"] for case in CHANGED}
    resting = {one.name for one in COMPUTATIONS if set(one.reads) & set(LISTS)}
    assert resting - reached <= {"call_times", "obligation_register"} | BY_OTHER_TESTS


BY_OTHER_TESTS = {"findings", "documents_to_fetch", "term_graph", "release_metrics", "timetable_calendar"}

DRAWN = {"charts.py", "drawing.py", "chart.py"}
"""Pictures have sizes of their own."""
OF_A_DOCUMENT = {15, 45, 90, 91, 120, 12_000_000, 60_000_000, 72_000_000}
"""What the documents of the worked examples say: such a number in the code would be theirs."""


def literals() -> Iterator[tuple[str, int, Any]]:
    for path in sorted((ROOT / "computations").rglob("*.py")):
        if path.name in DRAWN:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, int | float)
                and not isinstance(node.value, bool)
            ):
                yield str(path.relative_to(ROOT)), node.lineno, node.value


def test_the_code_of_computations_holds_no_number_of_a_document() -> None:
    found = [(path, line, value) for path, line, value in literals() if value in OF_A_DOCUMENT]
    assert found == [], json.dumps(found)
