"""Phrases, addresses, letterheads and documents: words that lead nowhere, or to more than one."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract

HEAD = (
    "SUPPLY AGREEMENT\n\n     This Supply Agreement is made as of May 1, 2003, between Alpha Castle Holdings, Inc., a "
    'Delaware corporation (the "Company"), and Beta Bridge Partners LLC, a Nevada limited liability company (the '
    '"Supplier"), who agree as follows:\n\n'
)
END = (
    "\n\n     IN WITNESS WHEREOF, the parties have executed this Agreement.\n\n"
    "ALPHA CASTLE HOLDINGS, INC.\n\nBy: /s/ A\n"
)


def oddities(text: str, *codes: str) -> list[str]:
    """The words of each diagnostic with one of the codes, white space evened."""
    found = (one for one in extract(Document.from_text(text), EXTRACTORS).diagnostics if one.code in codes)
    return [" ".join((one.text or "").split()) for one in found]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("the rules and resolutions of the Commission", ["resolutions"]),
        ("the rules and\nregulations of the Commission", []),
        ("the rules and procedures of the Commission", []),
        ("the rules and regulatory guidance of the Authority", []),
        ("its successors and assigners", ["assigners"]),
        ("its successors and assignees", []),
        ("its successors and permitted assigns", []),
    ],
)
def test_a_set_phrase_that_went_wrong_is_mentioned(words: str, expected: list[str]) -> None:
    assert oddities(f"{HEAD}1. Law. It binds {words}.{END}", "phrase_misspelt") == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            "In that event the Company will from time to time issue to the Holders, as the case may be, such shares",
            ["to the Holders, as the case may be"],
        ),
        ("It is paid to the Holders or the Trustee, as the case may be", []),
        ("It is paid to the respective Holders, as the case may be", []),
        ("The Trustee or Agent pays such amount when it is due to the Holders, as the case may be", []),
    ],
)
def test_a_case_that_is_no_choice_is_mentioned(words: str, expected: list[str]) -> None:
    assert oddities(f"{HEAD}1. Shares. {words}.{END}", "beneficiary_ambiguous") == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Send it to the address set forth above", ["address set forth above"]),
        ("Its office is at 12 Main Street, Dallas, Texas 75201. Send it to the address set forth above", []),
        ("Address: ______________. Send it to the address specified above", []),
        ("Email address: ____________. Send it to the address specified above", ["address specified above"]),
        ("Send it to the address set forth below. P.O. Box 12, Dover", []),
        ("Send it to the address in the register", []),
    ],
)
def test_an_address_that_is_not_where_the_words_say_is_missed(words: str, expected: list[str]) -> None:
    assert oddities(f"{HEAD}1. Delivery. {words}.{END}", "direction_word") == expected


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ("if to the Company, to 1 Main Street; (b) if to a Holder, to its address", ["Supplier"]),
        ("if to the Company, to 1 Main Street; (b) if to the Supplier, to 2 Elm Road", []),
        ("if to the Company, to 1 Main Street; (b) if to any other party, to its address", []),
        ("if to the Company, to 1 Main Street", []),
    ],
)
def test_a_party_without_an_address_for_notices_is_missed(entries: str, expected: list[str]) -> None:
    text = f"{HEAD}1. Notices. Notices are given in writing: (a) {entries}.\n\n2. Law. New York law governs.{END}"
    found = extract(Document.from_text(text), EXTRACTORS).diagnostics
    messages = [one.message for one in found if one.code == "notice_address_missing"]
    assert [name for name in ("Company", "Supplier") for one in messages if name in one] == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("in the form of Exhibit 1 to the offering memorandum", ["offering memorandum"]),
        ("in the form attached to the offering memorandum as Exhibit 1", ["offering memorandum"]),
        ("in the form of Exhibit 1 to the offering memorandum dated May 5, 2003", []),
        ("in the form of Exhibit 1 to the Offering Memorandum", []),
    ],
)
def test_a_document_that_nothing_identifies_is_mentioned(words: str, expected: list[str]) -> None:
    assert oddities(f"{HEAD}1. Notice. A notice is given {words}.{END}", "document_unidentified") == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("any Preliminary Prospectus. A preliminary Prospectus may be used", ["Preliminary Prospectus"]),
        ("any Preliminary Prospectus. A prospectus may be used", []),
    ],
)
def test_a_term_with_a_word_that_is_small_elsewhere_is_not_defined(words: str, expected: list[str]) -> None:
    text = (
        f'{HEAD}1. Terms. "Prospectus" means the prospectus of the Company.\n\n2. Use. The Company files {words}.{END}'
    )
    assert oddities(text, "term_undefined") == expected


def test_a_letterhead_that_fits_two_entities_is_mentioned() -> None:
    text = (
        "Delta Capital Partners\n31 West 52nd Street\nNew York, New York 10019\n\n\nFebruary 1, 2002\n\nGamma, Inc.\n"
        "One South Street\nBaltimore, Maryland 21201\n\nDear Mr. Warnock:\n\n     This letter agreement confirms that "
        "{names} agree to defer all payments.\n\nVery truly yours,\n\nDELTA CAPITAL PARTNERS, L.P.\n\nBy: /s/ A. Roe\n"
    )
    both = text.format(names="Delta Capital Partners, L.P. and Delta Capital Partners, Inc.")
    assert oddities(both, "name_unresolved") == ["Delta Capital Partners"]
    assert oddities(text.format(names="Delta Capital Partners, L.P. and Gamma, Inc."), "name_unresolved") == []
