"""Are clauses sealed with their words, told from near ones, and found in the agreements of other issuers?"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from extractors import EXTRACTORS
from extractors.clauses.ends import ends
from extractors.clauses.nearby import near
from extractors.clauses.pieces import basis, count, entries, event, slug, titled
from pipeline.document import Document, Source
from pipeline.process import extract, process
from pipeline.schema import to_json

ROOT = Path(__file__).parents[2]
FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
absent = pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")
AGREEMENT = """REGISTRATION RIGHTS AGREEMENT

This Registration Rights Agreement is dated as of May 3, 1999, between Alpha Systems, Inc., a Delaware corporation (the
"Company"), and Gamma Brothers LLC (the "Purchaser").

1. Definitions. "Closing Date" means the date of this Agreement.

2. Registration. The Company shall file a Registration Statement on or prior to 40 days after the Closing Date, and
shall keep the Registration Statement effective until the earlier of (i) the third anniversary of the Closing Date and
(ii) the date on which all Registrable Securities have been sold.
"""


def clauses_of(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))["clauses"]
    return found


def test_every_clause_and_every_value_has_its_words() -> None:
    found = clauses_of(AGREEMENT)
    assert {one["kind"] for one in found} == {"key_date", "deadline", "effectiveness_period"}
    assert [one["id"] for one in found] == [f"cl{number}" for number in range(1, len(found) + 1)]
    for one in found:
        for place in (one, *one["evidence"].values()):
            start, end = place["span"]
            assert place["text"] == AGREEMENT[start:end]
        assert one["section"]
        assert one["rule"].startswith("clause.")


def test_a_date_that_others_are_counted_from_is_the_agreements_own_by_its_definition() -> None:
    dates = {one["key"]: one for one in clauses_of(AGREEMENT) if one["kind"] == "key_date"}
    assert {key: (one["value"], one["same_as"]) for key, one in dates.items()} == {
        "agreement_date": ("1999-05-03", None),
        "closing_date": ("1999-05-03", "agreement_date"),
    }
    assert dates["closing_date"]["evidence"]["same_as"]["text"] == "the date of this Agreement"


def test_a_defined_date_that_nothing_is_counted_from_is_no_key_date() -> None:
    text = AGREEMENT.replace("40 days after the Closing Date", "40 days after the date hereof").replace("third ", "")
    assert [one["key"] for one in clauses_of(text) if one["kind"] == "key_date"] == ["agreement_date"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("the date hereof", "agreement_date"),
        ("the date of\n     this Agreement", "agreement_date"),
        ("the final Closing Date", "closing_date"),
        ("the date of the Closing", "closing_date"),
        ("the effective date of such Shelf Registration Statement", "declared_effective"),
        ("the date the Registration Statement is declared effective by the Commission", "declared_effective"),
        ("the applicable Filing Date", "filing_date"),
        ("the latest date of original issuance of the Notes", "issue_date"),
        ("the date of filing of the Exchange Offer Registration Statement", "exchange_offer_filed"),
        ("the effective date of the Demand Registration Statement", "demand_declared_effective"),
        ("the date of filing of the Demand Registration Statement", "demand_registration_filed"),
        ("the filing of such Registration Statement", "shelf_filed"),
        ("such Shelf Filing Event occurs", "shelf_filing_event"),
        ("the occurrence of an event", None),
        ("such request", None),
        ("the earlier of the Closing Date and the Filing Date", None),
    ],
)
def test_the_words_of_an_anchor_give_its_event(words: str, key: str | None) -> None:
    assert event(words) == key


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("20", 20),
        ("twenty (20)", 20),
        ("45th", 45),
        ("five", 5),
        ("second", 2),
        ("[__]", None),
        ("two and a half", None),
    ],
)
def test_counts_are_whole_numbers(words: str, number: int | None) -> None:
    assert count(words) == number


def test_names_and_calendars() -> None:
    assert slug("SHELF FILING\n     DEADLINE") == "shelf_filing_deadline"
    assert titled("SHELF FILING\n     DEADLINE") == "Shelf Filing Deadline"
    assert [basis(kind) for kind in ("Business", "Trading", "calendar", None)] == ["business"] * 2 + ["calendar"] * 2


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("(x) one, (y) two and (z) three", ["(x)", "(y)", "(z)"]),
        ("(i) a (a) b (b) c; (ii) d under Section 4(b)(iii) hereof; (iii) e", ["(i)", "(ii)", "(iii)"]),
        ("(h) one; (i) two; (j) three", ["(h)", "(i)", "(j)"]),
        ("(A) one or (C) two", ["(A)"]),
        ("no marks", []),
    ],
)
def test_a_list_goes_on_with_the_marks_of_its_own_order(text: str, labels: list[str]) -> None:
    assert [one.label for one in entries(text, 0, len(text))] == labels


def test_a_list_of_ends_with_one_that_has_no_reading_is_none() -> None:
    known = "(i) the second anniversary of the Closing Date and (ii) the date on which all Notes have been sold"
    assert len(ends(known, 0, len(known))) == 2
    unknown = known.replace("all Notes have been sold", "the Board so decides")
    assert ends(unknown, 0, len(unknown)) == ()


def test_words_before_a_list_are_no_reading_of_its_members() -> None:
    text = "(x) when the Notes have ceased to be outstanding. Until the first of: (i) the Board so decides (ii) it ends"
    assert ends(text, 0, len(text)) == ()


def test_stretches_that_touch_are_one() -> None:
    document = Document.from_text("a word b word c" + " " * 40 + "word")
    assert [(one.start, one.end) for one in near(document, ("word",), 5)] == [(0, 18), (50, 59)]
    assert near(document, ("absent",), 5) == []


EXPECTED = [
    (
        "westell-1999-registration-rights-agreement.txt",
        {
            ("deadline", "filing_date"): {"quantity": 20, "basis": "business", "anchor": "closing_date"},
            ("deadline", "shelf_review_copies"): {"quantity": 5, "basis": "business", "direction": "before"},
            ("deadline", "piggyback_request"): {"quantity": 15, "basis": "calendar", "actor": "Purchaser"},
            ("registration_default", None): {},
            ("effectiveness_period", None): {"rule_of": "earliest"},
        },
    ),
    (
        "apple-1997-registration-rights-agreement.txt",
        {
            ("suspension_limit", None): {
                "limits": [
                    {
                        "days": 90,
                        "basis": None,
                        "within": 360,
                        "within_unit": None,
                        "times": None,
                        "extended_days": None,
                        "extension": None,
                    }
                ]
            },
            ("effectiveness_period", None): {
                "ends": [
                    {"label": "first", "kind": "event", "n": None, "of": None, "event": "all_registered_sold"},
                    {"label": "second", "kind": "days", "n": 90, "of": "declared_effective", "event": None},
                ]
            },
        },
    ),
    (
        "guerrilla-rf-2022-registration-rights-agreement.htm",
        {
            ("deadline", "filing_date"): {"quantity": 30, "basis": "calendar", "anchor": "closing_date"},
            ("deadline", "effectiveness_date"): {"quantity": 120, "anchor": "filing_date"},
            ("deadline", "amendment_review_copies"): {"quantity": 1, "basis": "business"},
            ("effectiveness_period", None): {"starts": "declared_effective"},
        },
    ),
    (
        "aerovironment-2025-form-of-indenture.htm",
        {("deadline", "redemption_notice"): {"quantity": 15, "direction": "before", "anchor": "redemption_date"}},
    ),
]


@cache
def filed(name: str) -> list[dict[str, Any]]:
    path = FILINGS / "registration-rights-and-indentures" / name
    found: list[dict[str, Any]] = json.loads(to_json(process(Source.from_file(path), EXTRACTORS)))["clauses"]
    return found


@absent
@pytest.mark.parametrize(("name", "expected"), EXPECTED, ids=[name for name, _ in EXPECTED])
def test_the_agreements_of_other_issuers_have_their_clauses(
    name: str, expected: dict[tuple[str, str | None], dict[str, Any]]
) -> None:
    for (kind, key), fields in expected.items():
        clause = next(one for one in filed(name) if (one["kind"], one.get("key")) == (kind, key))
        assert {field: clause[field] for field in fields} == fields, (kind, key)


@absent
def test_damages_that_are_no_rate_of_interest_say_their_unit_or_give_no_rate_schedule() -> None:
    price = next(
        one for one in filed("guerrilla-rf-2022-registration-rights-agreement.htm") if one["kind"] == "rate_schedule"
    )
    assert (price["unit"], price["base"], price["tiers"][0]["rate"]) == ("percent_per_30_days", "purchase_price", "1.0")
    multiplied = filed("westell-1999-registration-rights-agreement.txt")
    assert not [one for one in multiplied if one["kind"] in ("rate_schedule", "additional_interest")]
