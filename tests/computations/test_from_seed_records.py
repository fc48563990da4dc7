"""Do the clauses that are extracted from an agreement give the answers that the worked examples ask for?

The examples rest on clauses written by hand; here the same cases run on the agreement's own record.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.case import resolved
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.schema import to_json
from tests.accept import DOCUMENTS
from tests.computations.test_from_records import without_sections
from tests.computations.test_worked_examples import CASES, differences, load

BOOK = "clauses_seed_002.json"
COMPUTED = (
    "registration_timetable",
    "timetable_calendar",
    "additional_interest",
    "additional_interest_rates",
    "suspension_compliance",
    "restricted_status",
)
OURS = [
    case
    for case in CASES
    if case["computation"] in COMPUTED
    and isinstance(case["inputs"].get("clauses"), Mapping)
    and case["inputs"]["clauses"].get("use") == BOOK
]


@cache
def record() -> dict[str, Any]:
    source = Source.from_file(DOCUMENTS / "infocrossing-2004-registration-rights-agreement.txt")
    read: dict[str, Any] = json.loads(to_json(process(source, EXTRACTORS)))
    return read


def name_of(clause: Mapping[str, Any]) -> tuple[Any, ...]:
    return clause["kind"], clause.get("key"), clause.get("bound")


def extracted(name: str) -> Any:
    """The book of this name with the clauses of the record in its stead, each with the id that the book gives it."""
    book = load(name)
    if name != BOOK:
        return book
    ids = {name_of(one): one["id"] for one in book["clauses"]}
    clauses = inputs_of(BY_NAME["registration_timetable"], [record()])["clauses"]
    named = [{**one, "id": ids[name_of(one)], "document": book["document"]} for one in clauses]
    return {**book, "clauses": named}


@pytest.mark.parametrize("case", OURS, ids=[f"{case['id']}-{case['computation']}" for case in OURS])
def test_a_worked_example_comes_out_of_the_record(case: Mapping[str, Any]) -> None:
    answer = compute(case["computation"], resolved(case["inputs"], extracted))
    expected = {name: case["expected"][name] for name in ("status", "result") if name in case["expected"]}
    assert differences(expected, answer) == []
    assert set(case["expected"].get("diagnostics", ())) <= {one["code"] for one in answer["diagnostics"]}


@pytest.mark.parametrize("case", OURS, ids=[f"{case['id']}-{case['computation']}" for case in OURS])
def test_the_record_gives_what_the_clauses_of_the_book_give(case: Mapping[str, Any]) -> None:
    from_record = compute(case["computation"], resolved(case["inputs"], extracted))
    from_book = compute(case["computation"], resolved(case["inputs"], load))
    for name in ("status", "result", "options", "missing", "errors"):
        assert without_sections(from_record[name]) == without_sections(from_book[name]), name


def test_every_computation_of_the_agreement_is_there() -> None:
    assert {case["computation"] for case in OURS} >= {"registration_timetable", "additional_interest"}
    assert len(OURS) > 20
