"""Do the clauses that are extracted from filings give the answers that the worked examples ask for?

The examples rest on clauses written by hand; here the same cases run on the records of the agreement and of the letter.
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

SOURCES = {
    "clauses_seed_002.json": "infocrossing-2004-registration-rights-agreement.txt",
    "clauses_seed_004.json": "infocrossing-2002-letter-agreement.txt",
}
COMPUTED = {
    "registration_timetable",
    "additional_interest",
    "additional_interest_rates",
    "suspension_compliance",
    "restricted_status",
    "majority_of_holders",
    "amendment_filings",
    "indemnity_contribution",
    "deemed_notice",
    "issue_size",
    "questionnaire_review",
    "anti_dilution_deferral",
}
OURS = [
    case
    for case in CASES
    if case["computation"] in COMPUTED
    and isinstance(case["inputs"].get("clauses"), Mapping)
    and case["inputs"]["clauses"].get("use") in SOURCES
]


def keyed(clause: Mapping[str, Any]) -> tuple[Any, ...]:
    return clause["kind"], clause.get("key"), clause.get("bound")


@cache
def extracted(name: str) -> Any:
    """The book of this name with the clauses of the document's record in its stead, under the ids of the book."""
    book = load(name)
    if name not in SOURCES:
        return book
    record = json.loads(to_json(process(Source.from_file(DOCUMENTS / SOURCES[name]), EXTRACTORS)))
    given = inputs_of(BY_NAME["registration_timetable"], [record])["clauses"]
    ids = {keyed(one): one["id"] for one in book["clauses"]}
    clauses = [{**one, "id": ids[keyed(one)], "document": book["document"]} for one in given]
    return {**book, "clauses": clauses}


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


def test_every_computation_of_these_clauses_has_its_cases() -> None:
    assert {case["computation"] for case in OURS} == COMPUTED
    assert len(OURS) > 60


@pytest.mark.parametrize("name", SOURCES)
def test_every_clause_of_the_book_is_found_and_no_other(name: str) -> None:
    wanted = sorted(map(repr, map(keyed, load(name)["clauses"])))
    assert sorted(repr(keyed(one)) for one in extracted(name)["clauses"]) == wanted
