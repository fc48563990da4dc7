"""Conditions that lead a sentence, months for days and other turns in which terms are told, and what only looks so."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Terms

END = "\n\n3. Notices. Notices shall be in writing.\n"


def terms(text: str, made: str = "made as of May 2, 2005") -> Terms:
    head = f'SUPPLY AGREEMENT\n\nThis Supply Agreement (this "Agreement") is {made} between Alpha Corp., a Delaware'
    supply = " corporation, and Beta LLC, an Ohio limited liability company.\n\n1. Supply. Beta shall supply.\n\n2. "
    return extract(Document.from_text(head + supply + text + END), EXTRACTORS).terms


@pytest.mark.parametrize(
    ("condition", "values"),
    [
        ("To the extent not governed by the laws of the United States, this Agreement", ["US-ME"]),
        ("Except as governed by maritime law, this Agreement", ["US-ME"]),
        ("Unless governed by federal law (including the Copyright Act), this Agreement", ["US-ME"]),
        ("Insofar as it is governed by the laws of Canada, no claim under this Agreement", ["US-ME"]),
        ("The parties agree that this Agreement, except as provided in Section 1,", ["US-ME"]),
        ("The land is in Ohio, and where the laws of Ohio apply, such laws and not this Agreement", ["US-ME"]),
    ],
)
def test_a_condition_ahead_governs_nothing(condition: str, values: list[str]) -> None:
    said = f"Law. {condition} shall be governed by the laws of the State of Maine."
    assert [law.value for law in terms(said).governing_law] == values


def test_what_the_law_governs_under_a_condition_alone_is_no_instrument() -> None:
    said = "Claims. To the extent that rights are governed by the laws of Canada, claims shall be brought in Toronto."
    assert terms(said).governing_law == ()


@pytest.mark.parametrize(
    ("made", "value"),
    [
        ("made effective as of October 2005", "2005-10"),
        ('made as of October 2005 (the "Effective Date")', "2005-10"),
        ("made as of October 2005", None),
    ],
)
def test_an_agreement_may_be_effective_in_a_month(made: str, value: str | None) -> None:
    found = terms("Fees. Alpha shall pay.", made).effective_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("term", "notice"),
    [
        (
            "The term is renewed by one year at a time unless a party declines ninety days or more before its end.",
            "90 day",
        ),
        (
            "The term renews itself for one year terms unless three months or more prior to expiry a party objects.",
            "3 month",
        ),
    ],
)
def test_the_notice_may_be_given_so_long_before_or_longer(term: str, notice: str) -> None:
    found = terms(term).notice_period
    assert found is not None
    assert f"{found.quantity} {found.unit}" == notice


@pytest.mark.parametrize(
    ("term", "value"),
    [
        ("This Addendum will expire on November 30, 2006.", "2006-11-30"),
        ("This Statement of Work shall remain in effect until November 30, 2006.", "2006-11-30"),
        ("This Amendment is effective March 1 through November 30, 2006.", "2006-11-30"),
        ("This Order shall be delivered until November 30, 2006.", None),
    ],
)
def test_a_paper_of_another_kind_has_an_end_of_its_own(term: str, value: str | None) -> None:
    found = terms(term).expiration_date
    assert (found.value if found else None) == value
