"""Clauses on majorities, notices, contribution, filings, issues, forms, deferrals, governing law and growth."""

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import EXTRACTORS
from extractors.clauses import EXTRACTOR
from extractors.clauses.governing_law import plain
from extractors.clauses.sentences import sentence_at
from pipeline import process
from pipeline.clause import Clause
from pipeline.document import Document
from pipeline.file import File
from pipeline.process import extract
from pipeline.schema import to_json
from pipeline.unpack import unpack

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "fixtures" / "documents"
DOCUMENTS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
FRAME = {"id", "kind", "span", "text", "section", "part", "rule", "evidence"}
AGREEMENT = (FIXTURES / "infocrossing-2004-registration-rights-agreement.txt").read_text(encoding="utf-8")
LETTER = (FIXTURES / "infocrossing-2002-letter-agreement.txt").read_text(encoding="utf-8")
RELEASE = (FIXTURES / "infocrossing-2004-earnings-release.txt").read_text(encoding="utf-8")


@cache
def record_of(text: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))
    return read


def clauses_of(text: str, kind: str) -> list[dict[str, Any]]:
    return [one for one in record_of(text)["clauses"] if one["kind"] == kind]


def found(text: str, kind: str) -> list[Clause]:
    return [one for one in EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Clause) and one.kind == kind]


def stated(clause: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in clause.items() if key not in FRAME}


# Every number of the agreement is read: each is replaced, and the new one comes out where the old one was.
REPLACED = [
    ("consent_threshold", "over 50%", "over 66.5%", ("percent",), "66.5"),
    ("consent_threshold", "over 50%", "at least 50%", ("strict",), False),
    ("consent_threshold", "Section 12 of the Indenture", "Section 14 of the Indenture", ("deemed", "section"), "14"),
    ("filing_limit", "within 10 Business Days of receipt", "within 17 days of receipt", ("within", "quantity"), 17),
    ("filing_limit", "within 10 Business Days of", "within 17 days of", ("within", "basis"), "calendar"),
    ("filing_limit", "more than one such pre-effective", "more than three such pre-effective", ("limits", 0, "max"), 3),
    ("filing_limit", "more than $1 million", "at least $2.5 million", ("min_principal", "value"), "2500000"),
    ("filing_limit", "more than $1 million", "at least $2.5 million", ("min_principal", "strict"), False),
    ("notice_rule", "five Business\nDays after being", "nine days after being", ("methods", 1, "quantity"), 9),
    ("notice_rule", "five Business\nDays after being", "nine days after being", ("methods", 1, "basis"), "calendar"),
    ("issue_size", "$60,000,000 (", "$61,500,000 (", ("principal",), "61500000"),
    ("issue_size", "($72,000,000", "($70 million", ("principal_with_option",), "70000000"),
    ("issue_size", "4.00% Convertible", "5.125% Convertible", ("coupon",), "5.125"),
    ("issue_size", "Notes due\n2024", "Notes due\nMarch 1, 2031", ("maturity",), "2031-03-01"),
    ("governing_law", "law of the State of New York", "law of the State of Delaware", ("law",), "Delaware"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "old", "new", "path", "value"), REPLACED)
def test_a_figure_changed_in_the_agreement_comes_out_changed(
    kind: str, old: str, new: str, path: tuple[str | int, ...], value: object
) -> None:
    assert old in AGREEMENT
    got: Any = clauses_of(AGREEMENT.replace(old, new, 1), kind)[0]
    for step in path:
        got = got[step]
    assert got == value


@pytest.mark.parametrize(
    ("old", "new", "path", "value"),
    [
        ("prior to  February  1, 2004", "on or before  March  3, 2006", ("cutoff", "date"), "2006-03-03"),
        ("prior to  February  1, 2004", "on or before  March  3, 2006", ("cutoff", "strict"), False),
        ("dated as of February 1, 2002", "dated as of May 2, 2003", ("trigger", "issued"), "2003-05-02"),
        ("pursuant to Article IV of", "pursuant to Article VII of", ("protected", 0, "provision"), "Article VII"),
        ('Benake L.P. ("Benake"', 'Acorn L.P. ("Acorn"', ("holders", 6), "Acorn L.P."),
    ],
)  # fmt: skip
def test_a_term_changed_in_the_letter_comes_out_changed(
    old: str, new: str, path: tuple[str | int, ...], value: object
) -> None:
    assert old in LETTER
    got: Any = clauses_of(LETTER.replace(old, new, 1), "anti_dilution_deferral")[0]
    for step in path:
        got = got[step]
    assert got == value


@pytest.mark.parametrize("without", ["unless  until and only to the extent", "nor shall it", "become vested and not"])
def test_a_deferral_without_one_of_its_terms_is_no_clause(without: str) -> None:
    assert without in LETTER
    assert not clauses_of(LETTER.replace(without, "as"), "anti_dilution_deferral")


def test_growth_is_read_between_two_figures_of_one_concept() -> None:
    text = RELEASE.replace("a 16 percent increase", "a 12.5 percent decrease", 1)
    first = stated(clauses_of(text, "growth")[0])
    quarter, before = "2004-01-01/2004-03-31", "2003-01-01/2003-03-31"
    assert first == {"concept": "revenue", "from": before, "to": quarter, "value": "-12.5", "precision": "0.1"}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Net income for the quarter was $2.1 million, up 5% sequentially.", [("5", "2004-10-01/2004-12-31")]),
        (
            "Revenue for the quarter was $24.5 million, up 5% sequentially and 12% year over year.",
            [("5", "2004-10-01/2004-12-31"), ("12", "2004-01-01/2004-03-31")],
        ),
        (
            "First quarter revenue of $30 million was up 10% from the prior year period and 3% from the prior quarter.",
            [("10", "2004-01-01/2004-03-31"), ("3", "2004-10-01/2004-12-31")],
        ),
        (
            "Revenue for the first quarter of 2005 was $24.5 million, a 5% sequential increase.",
            [("5", "2004-10-01/2004-12-31")],
        ),
        # what the 3% are of, and of which period a figure behind "year over year" is, stays open
        (
            "First quarter revenue of $30.0 million was up 10% over last year and 3% of it came from Japan.",
            [("10", "2004-01-01/2004-03-31")],
        ),
        ("First quarter revenue grew 12% year-over-year to $24.5 million.", []),
        (
            "First quarter revenue increased 7% sequentially to $30 million, compared to $25 million a year ago.",
            [],
        ),
    ],
)
def test_growth_may_be_over_the_quarter_before(sentence: str, expected: list[tuple[str, str]]) -> None:
    text = (
        "ACME TOOLS, INC. REPORTS FIRST QUARTER RESULTS\n\nOMAHA, Neb., May 3, 2005 -- Acme Tools, Inc. today "
        f"announced results for its first quarter ended March 31, 2005.\n\n{sentence}\n\n"
        "ABOUT ACME TOOLS\nAcme Tools makes tools.\n"
    )
    assert [(one["value"], one["from"]) for one in clauses_of(text, "growth")] == expected


def test_growth_stays_in_its_paragraph() -> None:
    first = clauses_of(RELEASE, "growth")[0]["text"]
    assert "a 16 percent increase" in first
    moved = RELEASE.replace(first, f"Quarterly Results\n\n     * {first}\n\n", 1)
    assert moved != RELEASE
    assert clauses_of(moved, "growth")[0]["text"] == first


def test_comparisons_in_words_have_both_figures() -> None:
    text = RELEASE.replace("nearly doubled", "almost tripled", 1).replace("$5.8 million", "$6.25 million", 1)
    part, run, times = (stated(one) for one in clauses_of(text, "comparison"))
    assert (part["relation"], part["left"]["value"], part["right"]["value"]) == ("at_most", "6250000", "12500000")
    assert (times["relation"], times["multiple"], times["left"]["precision"]) == ("nearly_multiple", "3", "100000")
    assert (run["relation"], run["left"], bool(run["why"])) == ("not_checkable", None, True)


@pytest.mark.parametrize("text", [AGREEMENT, LETTER, RELEASE], ids=["agreement", "letter", "release"])
def test_evidence_is_the_text_at_its_span(text: str) -> None:
    for clause in record_of(text)["clauses"]:
        for path, quote in clause["evidence"].items():
            assert text[slice(*quote["span"])] == quote["text"], (clause["kind"], path)


def test_holdings_of_the_company_are_excluded_only_where_the_text_says_so() -> None:
    definition = '"Majority Holders" means the Holders of more than 50% in principal amount of the Notes outstanding.'
    rule = " Notes held by the Company or its Affiliates shall not be counted."
    assert [one.excluded for one in found(definition, "consent_threshold")] == [()]  # type: ignore[attr-defined]
    (clause,) = found(definition + rule, "consent_threshold")
    assert clause.excluded == ("company", "affiliates")  # type: ignore[attr-defined]
    assert clause.evidence["excluded"].span.start == len(definition) + 1


def test_sentences_on_notices_that_follow_one_another_are_one_clause() -> None:
    text = (
        "All notices delivered by facsimile or hand shall be deemed given on the day received. All notices mailed "
        "shall be deemed to have been given two business days after they have been deposited. Other matters follow."
    )
    (clause,) = found(text, "notice_rule")
    assert [(one.method, one.deemed, one.quantity) for one in clause.methods] == [  # type: ignore[attr-defined]
        ("fax", "delivered", None),
        ("hand", "delivered", None),
        ("mail", "sent", 2),
    ]
    assert clause.evidence["methods[2].quantity"].span.start == text.index("two business days")


@pytest.mark.parametrize(
    ("text", "methods"),
    [
        ("Notices shall be deemed given when delivered by hand or mailed by registered mail.", ["hand"]),
        ("Notices shall be deemed given when sent by fax with proof of transmittal.", ["fax?confirmed"]),
        (
            "Notices shall be deemed given (a) when delivered by hand; (b) if sent by fax before 5 p.m., when sent.",
            ["hand"],
        ),
        ("Notices shall be deemed given one day after being sent by courier, with a copy by mail.", ["courier"]),
        ("Notices shall be deemed given two trading days after being sent by courier.", []),
        ("Notices shall be deemed given three days after mailing by a reputable overnight courier.", ["courier"]),
    ],
)
def test_a_way_of_giving_notice_without_a_certain_moment_is_left_out(text: str, methods: list[str]) -> None:
    ways = [one for clause in found(text, "notice_rule") for one in clause.methods]  # type: ignore[attr-defined]
    assert [one.method + (f"?{one.condition}" if one.condition else "") for one in ways] == methods


FORM = """QUESTIONNAIRE

1. Name.

(a) Full legal name of the Selling Stockholder:

(b) Full legal name of the registered holder, if other:

2. Broker-Dealer Status.

(a) Is the Selling Stockholder a broker-dealer?

Yes [ ]  No [ ]

(b) If "yes" to Section 2(a), did you receive the Securities as compensation for services?

Yes [ ]  No [ ]

Note: If "no" to Section 2(b), the staff has indicated that you should be identified as an underwriter.

(c) Is the Selling Stockholder an affiliate of a broker-dealer?

(d) If the Selling Stockholder is an affiliate of a broker-dealer, does it certify that it had no agreements?

Note: If no, you should be identified as an underwriter.

3. Relationship. Except as set forth below, the undersigned has held no office.

State any exceptions here:

4. Acknowledgments. The undersigned acknowledges its obligations.
"""


def test_a_questionnaire_has_its_items_and_the_answers_of_an_underwriter() -> None:
    text = f"{AGREEMENT[: AGREEMENT.index('EXHIBIT A', 60000)]}EXHIBIT A\n\n{FORM}"
    (clause,) = clauses_of(text, "questionnaire_form")
    assert clause["items"] == ["1(a)", "1(b)", "2(a)", "2(b)", "2(c)", "2(d)", "3"]
    assert clause["underwriter_if"] == [{"2(a)": "yes", "2(b)": "no"}, {"2(c)": "yes", "2(d)": "no"}]


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("STATE OF NEW YORK", "New York"),
        ("State of Delaware", "Delaware"),
        ("English", "English"),
        ("the Commonwealth of Massachusetts", "Massachusetts"),
    ],
)
def test_the_law_is_named_without_its_style(name: str, law: str) -> None:
    assert plain(name) == law


@pytest.mark.parametrize(
    ("text", "at", "sentence"),
    [
        ("One ends. Acme, Inc. is bound.  Next.", "bound", "Acme, Inc. is bound."),
        ("(E) NOTICES. All notices\n\n<PAGE>\n\ncount. Other.", "count", "All notices\n\n<PAGE>\n\ncount."),
        ("GOVERNING LAW\n\nThis is governed.", "governed", "This is governed."),
        ("10.4 Amendments. No waiver of Section 2.1 binds; a fee of $1.5 million is due.", "binds", None),
    ],
)
def test_a_sentence_is_found_around_a_place(text: str, at: str, sentence: str | None) -> None:
    span = sentence_at(text, text.index(at))
    assert text[slice(*span)] == (sentence or text[text.index("No waiver") :])


@given(
    st.integers(1, 60), st.sampled_from(["days", "Business Days"]), st.sampled_from(["mail", "courier", "facsimile"])
)
def test_a_planted_period_of_notice_is_read(number: int, unit: str, method: str) -> None:
    text = f"Any notice shall be deemed given {number} {unit} after being sent by {method}."
    (clause,) = found(text, "notice_rule")
    (way,) = clause.methods  # type: ignore[attr-defined]
    assert (way.quantity, way.basis) == (number, "business" if unit.startswith("B") else "calendar")


@given(st.integers(1, 99), st.sampled_from([("more than", True), ("at least", False), ("not less than", False)]))
def test_a_planted_threshold_is_read(percent: int, bound: tuple[str, bool]) -> None:
    text = (
        f'"Required Holders" means Holders holding {bound[0]} {percent}% in principal amount of the Notes outstanding.'
    )
    (clause,) = found(text, "consent_threshold")
    assert (clause.percent, clause.strict) == (percent, bound[1])  # type: ignore[attr-defined]


OTHERS = [
    ("definition-heavy-agreements/ralcorp-1997-credit-agreement.txt", "consent_threshold",
     {"name": "Required Lenders", "percent": "66.6667", "strict": False, "base": "commitments"}),
    ("definition-heavy-agreements/amazon-2023-term-loan-agreement.htm", "consent_threshold",
     {"name": "Required Lenders", "percent": "50", "strict": True, "excluded": ["defaulting_lenders"]}),
    ("registration-rights-and-indentures/aerovironment-2025-form-of-indenture.htm", "consent_threshold",
     {"percent": "50", "strict": True, "base": "notes_outstanding", "excluded": ["company", "affiliates"]}),
    ("registration-rights-and-indentures/guerrilla-rf-2022-registration-rights-agreement.htm", "consent_threshold",
     {"percent": "50.1", "strict": False, "base": "registrable_securities"}),
    ("registration-rights-and-indentures/guerrilla-rf-2022-registration-rights-agreement.htm", "questionnaire_form",
     {"underwriter_if": [{"6(a)": "yes", "6(b)": "no"}, {"6(c)": "yes", "6(d)": "no"}]}),
    ("definition-heavy-agreements/jones-cable-1995-credit-agreement.txt", "notice_rule", {}),
    ("full-submissions/turner-broadcasting-1994-8k-submission.txt", "contribution",
     {"cap": {"for": "underwriter", "formula": "offering_price - other_damages"}, "several": True}),
    ("full-submissions/westell-1999-04-8k-submission.txt", "issue_size",
     {"principal": "20000000", "principal_with_option": None, "coupon": "6", "maturity": "2004-04-15"}),
    ("earnings-releases/pericom-2003-q1-earnings.txt", "growth",
     {"concept": "revenue", "value": "-3.8", "to": "2003-07-01/2003-09-30"}),
]  # fmt: skip


@cache
def others(name: str) -> list[dict[str, Any]]:
    """The clauses of a document of another issuer, of a submission those of all its documents."""
    path = DOCUMENTS / name
    if not path.exists():
        pytest.skip(f"{path.name} is not here: it belongs to the shared documents")
    sources = [one for one in unpack(File.at(path)) if not one.refused and one.media_type.startswith("text")]
    records = [json.loads(to_json(process(one, EXTRACTORS))) for one in sources]
    return [clause for record in records for clause in record["clauses"]]


@pytest.mark.parametrize(
    ("name", "kind", "wanted"), OTHERS, ids=[f"{Path(one).stem}-{kind}" for one, kind, _ in OTHERS]
)
def test_clauses_of_other_issuers_are_found(name: str, kind: str, wanted: dict[str, Any]) -> None:
    clauses = [one for one in others(name) if one["kind"] == kind]
    assert any(wanted.items() <= one.items() for one in clauses), clauses


def test_a_clause_on_relative_fault_alone_measures_no_benefits() -> None:
    name = "registration-rights-and-indentures/apple-1997-registration-rights-agreement.txt"
    clause = next(one for one in others(name) if one["kind"] == "contribution")
    assert (clause["methods"][0]["by"], clause["benefits"]) == (["fault", "equities"], None)


def test_a_cap_has_the_words_that_take_other_damages_off() -> None:
    text = (
        "Each party shall contribute in such proportion as is appropriate to reflect the relative fault of both. In no "
        "event shall the contribution obligation of a Holder be greater in amount than the net proceeds received by it "
        "upon the sale of the Shares less the amount of any damages that it has otherwise paid.\n"
    )
    clause = next(one for one in record_of(text)["clauses"] if one["kind"] == "contribution")
    assert clause["cap"]["formula"] == "sale_proceeds - other_damages"
    assert clause["evidence"]["cap"]["text"].endswith("sale of the Shares less the amount of any damages")


def test_these_fixtures_are_the_documents_that_the_tests_change() -> None:
    assert hashlib.sha256(AGREEMENT.encode()).hexdigest().startswith("ae8feeb826b7")
