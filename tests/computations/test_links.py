"""Are references led to the records that are meant, and to no others?"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from computations.links import links
from tests.computations.made import INDENTURE, REGISTRATION, RELEASE, REPORT, record


def linked(*records: Mapping[str, Any]) -> list[dict[str, Any]]:
    by_id = {one["document"]["id"]: one for one in records}
    return list(links(by_id, by_id.__getitem__))


def labels(lines: Sequence[Mapping[str, Any]], source: Mapping[str, Any]) -> list[str | None]:
    references = {one["id"]: one for one in source["cross_references"]}
    return [references[one["item"]]["label"] for one in lines]


def test_a_reference_leads_to_the_record_and_the_section_that_is_meant() -> None:
    indenture, agreement = record(INDENTURE), record(REGISTRATION)
    lines = linked(indenture, agreement)
    assert labels(lines, agreement) == [None, "1.1", "9.9"]
    assert {one["record"] for one in lines} == {agreement["document"]["id"]}
    assert {one["target_record"] for one in lines} == {indenture["document"]["id"]}
    targets = {one["id"]: one["label"] for one in indenture["sections"]}
    assert [targets.get(one["target"]) for one in lines] == [None, "1.1", None]


def test_the_evidence_names_what_agrees_on_both_sides() -> None:
    evidence = linked(record(INDENTURE), record(REGISTRATION))[1]["evidence"]
    assert {"what": "name", "here": "Indenture", "there": "INDENTURE"} in evidence
    assert {"what": "date", "here": "2004-06-30", "there": "2004-06-30"} in evidence
    assert {"what": "section", "here": "1.1", "there": "1.1"} in evidence
    assert [one["here"] for one in evidence if one["what"] == "party"] == [
        "Alpha Systems, Inc.",
        "First Trust Bank, N.A.",
    ]


@pytest.mark.parametrize(
    "other",
    [
        INDENTURE.replace("June 30, 2004", "June 29, 2004"),
        INDENTURE.replace("Alpha Systems", "Omega Works"),
        INDENTURE.replace("INDENTURE", "FIRST SUPPLEMENTAL INDENTURE"),
        INDENTURE.replace("INDENTURE", "DEPOSIT AGREEMENT"),
    ],
    ids=["another date", "the same trustee alone", "a supplement", "another name"],
)
def test_a_document_that_does_not_agree_in_everything_is_not_the_one(other: str) -> None:
    assert linked(record(other), record(REGISTRATION)) == []


def test_of_two_records_that_agree_none_is_taken() -> None:
    assert linked(record(INDENTURE), record(INDENTURE + "\nSigned.\n"), record(REGISTRATION)) == []


def test_an_exhibit_leads_to_its_document_in_the_same_submission() -> None:
    report = record(REPORT, kind="8-K", accession="0000000001-04-000001")
    release = record(RELEASE, kind="EX-99.1", accession="0000000001-04-000001", sequence="2")
    other = record(RELEASE, kind="EX-99.1", accession="0000000001-04-000009", sequence="2")
    lines = linked(report, other, release)
    assert labels(lines, report) == ["99.1"]
    assert [one["target_record"] for one in lines] == [release["document"]["id"]]
    assert {"what": "exhibit", "here": "99.1", "there": "EX-99.1"} in lines[0]["evidence"]


def test_the_order_of_the_records_changes_nothing() -> None:
    records = [record(INDENTURE), record(REGISTRATION), record(REPORT)]
    assert linked(*records) == linked(*reversed(records))
