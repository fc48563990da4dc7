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
        INDENTURE.replace("INDENTURE", "COLLATERAL INDENTURE"),
        INDENTURE.replace("INDENTURE", "PATENT SECURITY INDENTURE"),
        INDENTURE.replace("INDENTURE", "WAIVER AND AMENDMENT TO INDENTURE"),
    ],
    ids=[
        "another date",
        "the same trustee alone",
        "a supplement",
        "another name",
        "one word more",
        "two words more",
        "words joined to each other",
    ],
)
def test_a_document_that_does_not_agree_in_everything_is_not_the_one(other: str) -> None:
    assert linked(record(other), record(REGISTRATION)) == []


@pytest.mark.parametrize(
    "title",
    ["AMENDED AND RESTATED INDENTURE", "FORM OF INDENTURE", "INDENTURE AND SECURITY AGREEMENT", "PLEDGE & INDENTURE"],
)
def test_a_title_may_say_more_than_the_name_where_an_and_joins_it_or_it_tells_the_state(title: str) -> None:
    assert len(linked(record(INDENTURE.replace("INDENTURE", title)), record(REGISTRATION))) == 3


def test_a_party_is_known_with_its_stops_and_without_them() -> None:
    other = INDENTURE.replace("Bank, N.A.", "Bank, NA")
    assert len(linked(record(other), record(REGISTRATION))) == 3


@pytest.mark.parametrize(
    ("cited", "heading", "label"),
    [
        ("Article 1", "ARTICLE I", "I"),
        ("Article I", "ARTICLE I", "I"),
        ("Article I", "ARTICLE 1", "1"),
        ("Annex B", "APPENDIX B", "Appendix B"),
        ("Appendix B", "ANNEX B", "Annex B"),
    ],
)
def test_a_section_is_found_under_the_other_form_of_its_label(cited: str, heading: str, label: str) -> None:
    text = INDENTURE.replace("ARTICLE I\n", f"{heading}\n")
    if "ARTICLE" not in heading:
        text = (
            f"{INDENTURE}\n                              {heading}\n\n                    FORM OF NOTE\n\nThe note.\n"
        )
    agreement = record(REGISTRATION.replace("Section 9.9 of the Indenture", f"{cited} of the Indenture"))
    indenture = record(text)
    line = linked(indenture, agreement)[-1]
    assert {one["id"]: one["label"] for one in indenture["sections"]}.get(line["target"]) == label
    assert {"what": "section", "here": cited.split()[1], "there": label} in line["evidence"]


@pytest.mark.parametrize(
    ("words", "form", "found"),
    [
        ("Exhibit 99.1 to the Current Report on Form 8-K dated May 1, 1999, and agrees", "8-K", []),
        ("Exhibit 99.1 to the Current Report on Form 8-K dated May 12, 2004, and agrees", "8-K", ["99.1"]),
        ("Exhibit 99.1 to the Current Report on Form 8-K filed on May 14, 2004, and agrees", "8-K", ["99.1"]),
        ("Exhibits 99.1 and 99.2 to the Current Report on Form 8-K dated May 12, 2004", "8-K", ["99.1"]),
        ("Exhibit 99.1 to the Current Report on Form 8-K", "8-K", []),
        ("Exhibit 99.1 to the Current Report on Form 8-K and as Exhibit 7.1 on May 12, 2004", "8-K", []),
        ("Exhibit 99.1 to the Quarterly Report on Form 10-Q", "10-Q", []),
        ("Exhibit 99.1 to the Annual Report on Form 10-K", "10-K", ["99.1"]),
        ("Exhibit 99.1 to the Annual Report on Form 10-K for the fiscal year ended May 12, 2004", "10-K", ["99.1"]),
        ("Exhibit 99.1 to the Annual Report on Form 10-K for the fiscal year ended May 12, 2003", "10-K", []),
        ("Exhibit 99.1 to the Annual Report on Form 10-K for fiscal 1998", "10-K", []),
    ],
)
def test_an_exhibit_of_another_filing_is_the_one_of_its_date(words: str, form: str, found: list[str]) -> None:
    letter = f"LETTER AGREEMENT\n\nAlpha Systems, Inc. issued a press release, which was filed as {words}.\n"
    source = record(letter, kind="EX-10.1", accession="0000000001-04-000001")
    release = record(RELEASE, kind="EX-99.1", accession="0000000001-04-000009", sequence="2")
    release["document"]["filing"] |= {"form_type": form, "filed_date": "2004-05-14", "period": "2004-05-12"}
    assert labels(linked(source, release), source) == found


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
