"""What a date dates, by a definition, by a label, or by the words that lead to it."""

from pathlib import Path

import pytest

from extractors import dates
from extractors.dates.roles import role_of
from pipeline.assemble import assemble
from pipeline.document import Document
from pipeline.record import Date
from pipeline.split import split

DOCUMENTS = Path(__file__).parents[2] / "fixtures" / "documents"


def said(text: str) -> dict[str, str | None]:
    """The role that the words around each date give it, apart from whose own date it is."""
    return {
        " ".join(text[one.span.start : one.span.end].split()): role_of(one, text)
        for one in dates.find(Document.from_text(text))
        if isinstance(one, Date)
    }


def roles(text: str) -> dict[str, str | None]:
    document = split(Document.from_text(text))
    record = assemble(document, [(dates.EXTRACTOR, list(dates.find(document)))])
    assert dates.EXTRACTOR.link is not None
    linked = dates.EXTRACTOR.link(record, document)
    return {" ".join(one.text.split()): one.role for one in linked.dates}


@pytest.mark.parametrize(
    ("text", "day", "role"),
    [
        ('shall take place on June 30, 2004 (the "Closing Date") at', "June 30, 2004", "closing_date"),
        ('on May 6, 2019 (such date, the "Effective Date"), by', "May 6, 2019", "effective_date"),
        ("until June 30,\n1996 (the “Initial Expiration Date”). The", "June 30, 1996", "expiration_date"),
        (
            'within 30 days after the Issue Date (the "Termination Date") but',
            "within 30 days after the Issue Date",
            "termination_date",
        ),
        ('"Term Loan Maturity Date" means September 30, 2001.', "September 30, 2001", "maturity_date"),
        ("Expiration Date: August 31, 2006", "August 31, 2006", "expiration_date"),
        ("with effective date of\n January 10, 2011; and", "January 10, 2011", "effective_date"),
        ("8.40% Senior Debentures due February 1, 2024 of", "February 1, 2024", "maturity_date"),
        ("4.00% Convertible Senior Notes due 2024", "2024", "maturity_date"),
        ("shareholders of record as of the close of business on May 19, 2000", "May 19, 2000", "record_date"),
        ("The dividend is payable on July 15, 2001 to", "July 15, 2001", "payment_date"),
        ("filed with the Commission on August 2, 1990, as", "August 2, 1990", "filing_date"),
        ("The term of the license shall commence on August 1, 1995", "August 1, 1995", "commencement_date"),
        (
            "The term shall begin on May 1, 2001 and remain in effect until April 30, 2004.",
            "April 30, 2004",
            "expiration_date",
        ),
        ("The Credit Facility shall expire on\n June 30, 1996.", "June 30, 1996", "expiration_date"),
        ("The sale closed on December 24, 2019, and", "December 24, 2019", "closing_date"),
        ("elected to the Board, effective January 1, 2011.", "January 1, 2011", "effective_date"),
    ],
)
def test_the_words_around_a_date_say_its_role(text: str, day: str, role: str) -> None:
    assert said(text)[day] == role


@pytest.mark.parametrize(
    "text",
    [
        'the earlier of June 1, 2005 and July 1, 2005 (the "Closing Date")',
        "the Credit Agreement dated as of June 24, 1993",
        'ten days before June 24, 1993 (the "Effective Date Notice")',
        "rent of $500 due and owing since June 24, 1993",
        "the Effective Date or June 24, 1993",
    ],
)
def test_other_words_say_no_role(text: str) -> None:
    assert set(said(text).values()) == {None}


@pytest.mark.parametrize(
    ("name", "days"),
    [
        ("infocrossing-2001-management-change-release.txt", ["November 14 2001"]),
        ("infocrossing-2002-letter-agreement.txt", []),
    ],
)
def test_the_day_of_the_dateline_of_a_release_is_that_of_the_announcement(name: str, days: list[str]) -> None:
    text = (DOCUMENTS / name).read_bytes().decode()
    assert [day for day, role in roles(text).items() if role == "announcement_date"] == days


def test_the_own_date_of_an_agreement_keeps_its_role() -> None:
    text = 'This Agreement is made as of June 30, 2004 (the "Effective Date"), by and between A and B.'
    assert roles(text) == {"June 30, 2004": "agreement_date"}
