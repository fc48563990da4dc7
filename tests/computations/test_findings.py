"""Do the findings over several documents say what contradicts itself, with all places?"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.schema import to_json
from tests.accept import DOCUMENTS
from tests.computations.traced import untraced

NUMBERS = {"earnings": "001", "rights": "002", "management": "003", "letter": "004"}
"""The seeds by a word of their file names, as the gold calls them."""
NOT_FOUND = {
    "x-014",  # "fiscal quarter", in small letters
    "x-022",  # who is a party to which agreement
    "x-024",  # years of experience against a year of founding
}


@pytest.fixture(scope="module")
def records() -> dict[str, dict[str, Any]]:
    """The records of the seeds as plain JSON, by number."""
    files = sorted(DOCUMENTS.glob("infocrossing-*.txt"))
    numbered = {next(number for word, number in NUMBERS.items() if word in one.name): one for one in files}
    return {number: json.loads(to_json(process(Source.from_file(one), EXTRACTORS))) for number, one in numbered.items()}


def test_the_findings_of_the_gold_are_found_with_their_places(records: dict[str, dict[str, Any]]) -> None:
    gold = os.environ.get("FOURCORNERS_GOLD")
    if gold is None:
        pytest.skip("FOURCORNERS_GOLD names no folder with gold")
    inputs = inputs_of(BY_NAME["findings"], list(records.values()))
    given = compute("findings", inputs)
    assert (given["status"], untraced(given, inputs)) == ("ok", [])
    ids = {number: one["document"]["id"] for number, one in records.items()}
    missed = set()
    for wanted in json.loads((Path(gold) / "computations" / "findings_seeds.json").read_text(encoding="utf-8")):
        places = [(ids[one["document"]], *one["span"]) for one in wanted["items"]]
        if not any(
            found["code"] == wanted["code"] and item["document"] == document and _meet(item["span"], (start, end))
            for found in given["result"]["findings"]
            for item in found["items"]
            for document, start, end in places
        ):
            missed.add(wanted["id"])
    assert missed == NOT_FOUND


def _meet(one: list[int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def test_every_place_of_a_finding_has_the_words_that_stand_there(records: dict[str, dict[str, Any]]) -> None:
    texts = {
        one["document"]["id"]: (DOCUMENTS / one["document"]["source"]["name"]).read_bytes().decode("windows-1252")
        for one in records.values()
    }
    findings = compute("findings", inputs_of(BY_NAME["findings"], list(records.values())))["result"]["findings"]
    items = [item for one in findings for item in one["items"]]
    assert len(items) > len(findings)
    assert [texts[one["document"]][slice(*one["span"])] for one in items] == [one["text"] for one in items]


def test_a_document_alone_has_no_findings_between_documents(records: dict[str, dict[str, Any]]) -> None:
    findings = compute("findings", inputs_of(BY_NAME["findings"], [records["003"]]))["result"]["findings"]
    assert {one["code"] for one in findings} == {"address_as_url", "term_undefined"}


def diagnostic(code: str, severity: str, start: int = 0, related: tuple[tuple[int, int], ...] = ()) -> dict[str, Any]:
    return {
        "id": f"dg{start}",
        "document": "a",
        "code": code,
        "severity": severity,
        "message": "odd",
        "span": [start, start + 5],
        "text": "words",
        "related": [{"span": list(one), "text": "more"} for one in related],
    }


@pytest.mark.parametrize(
    ("listed", "expected"),
    [
        ([], []),
        ([diagnostic("reference_ambiguous", "info")], []),
        (
            [diagnostic("deadline_conflict", "warning"), diagnostic("deadline_conflict", "error", 9)],
            [("deadlines_conflict", "error", 1), ("deadline_ambiguous", "warning", 1)],
        ),
        # a place inside another one tells nothing more
        ([diagnostic("unsigned", "warning", 3, ((3, 5), (20, 30)))], [("unsigned", "warning", 2)]),
    ],
)
def test_a_diagnostic_is_a_finding_by_its_code(listed: list[dict[str, Any]], expected: list[Any]) -> None:
    findings = compute("findings", {"diagnostics": listed})["result"]["findings"]
    assert [(one["code"], one["severity"], len(one["items"])) for one in findings] == expected
