"""The day on a line of its own, however it is spelled: on a letter, below a signature, in a sentence on a term."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract

DAYS = (
    "March 14, 2005", "March 14th, 2005", "14 March 2005", "14th March, 2005", "Mar. 14, 2005",
    "the 14th day of March, 2005",
)  # fmt: skip


@pytest.mark.parametrize("day", DAYS)
def test_a_letter_s_day_parts_what_stands_over_it_from_its_address(day: str) -> None:
    text = (
        "ACORN HOLDINGS, INC.\n\nPLOVER TRUST I\n\nAMENDED REMARKETING AGREEMENT\n\n"
        f"{day}\n\nHeron Securities Inc.\n745 Seventh Avenue\nNew York, NY 10019\n\nLadies and Gentlemen:\n"
    )
    first = extract(Document.from_text(text), EXTRACTORS).contacts[0]
    assert (first.name, first.organization) == (None, "Heron Securities Inc.")


@pytest.mark.parametrize("day", DAYS[:-1])
def test_a_report_of_accountants_is_dated_below_its_signature(day: str) -> None:
    text = f"We consent to the use of our report.\n\n/s/ Wren & Finch LLP\nWREN & FINCH LLP\n\nDayton, Ohio\n{day}\n"
    dated = extract(Document.from_text(text), EXTRACTORS).terms.agreement_date
    assert dated is not None
    assert dated.value == "2005-03-14"


@pytest.mark.parametrize("day", DAYS)
def test_a_short_month_ends_no_sentence(day: str) -> None:
    text = (
        "ACORN LEASE\n\nThis Lease is made as of June 1, 2002 by and between Acorn Corp. and Birch LLC.\n\n"
        f"2. Term. The term of this Lease shall commence on June 1, 2002 and shall expire on {day}.\n"
    )
    expires = extract(Document.from_text(text), EXTRACTORS).terms.expiration_date
    assert expires is not None
    assert expires.value == "2005-03-14"
