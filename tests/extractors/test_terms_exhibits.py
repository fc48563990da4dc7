"""The terms of leases, employments, amendments and letters, each as instruments of its kind are drafted."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Terms

SERVICES = """SERVICES AGREEMENT

This Services Agreement (this "Agreement") is made and entered into as of May 1, 2003, by and between Alpha Corp., a
Delaware corporation ("Alpha"), and Beta LLC, an Ohio limited liability company ("Beta").

"""
LEASE = """LEASE AGREEMENT

THIS LEASE AGREEMENT (this "Lease") is made as of May 1, 2003, by and between Alpha Realty LLC, a Delaware limited
liability company ("Landlord"), and Beta Inc., an Ohio corporation ("Tenant").

"""
AMENDMENT = """FIRST AMENDMENT TO LEASE

This First Amendment to Lease (this "Amendment") is made as of May 1, 2003, by and between Alpha Realty LLC
("Landlord"), and Beta Inc. ("Tenant").

WHEREAS, Landlord and Tenant are parties to that certain Lease dated March 1, 1998 (the "Lease");

NOW, THEREFORE, the parties agree as follows:

"""
SIGNED = """

IN WITNESS WHEREOF, the parties have executed this instrument.

By: /s/ Jane Roe
Name: Jane Roe
"""
TWO_YEARS = ("2003-06-01", "2005-06-01")


def terms(head: str, text: str) -> Terms:
    return extract(Document.from_text(f"{head}{text}{SIGNED}"), EXTRACTORS).terms


def ends(head: str, text: str) -> str | None:
    end = terms(head, text).expiration_date
    return end.value if end else None


def renews(head: str, text: str) -> tuple[str | None, str | None]:
    found = terms(head, text)
    lengths = (found.renewal_term, found.notice_period)
    return tuple(f"{one.quantity} {one.unit}" if one else None for one in lengths)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2. Landlord leases the warehouse to Tenant for a term of five years commencing June 1, 2003.", "2008-06-01"),
        ("2. TO HAVE AND TO HOLD the Premises for a term of five (5) years commencing on June 1, 2003.", "2008-06-01"),
        (
            (
                "2. Lessor does hereby demise and lease unto Lessee, and Lessee does hereby rent from Lessor, "
                "the Premises "
                "for a term of ten (10) years commencing on June 1, 2003."
            ),
            "2013-06-01",
        ),
        ("2. If Landlord leases other space to Tenant for a term of five years, the rent shall be reduced.", None),
        ("2. Landlord leases the land from Gamma for a term of fifty years commencing June 1, 1990.", None),
        ("2. Tenant hereby subleases to Gamma part of the Premises for a term of two years from June 1, 2003.", None),
        ("2. Tenant may sublet the Premises for a term of two years.", None),
        ("2. Landlord leases to Tenant ten parking spaces for a term of one year commencing June 1, 2003.", None),
        (
            (
                "2. The term of this Lease shall be ten years and shall begin on the Commencement Date, which "
                "is the day "
                "on which Landlord delivers the Premises."
            ),
            None,
        ),
    ],
)
def test_when_a_lease_ends(text: str, value: str | None) -> None:
    assert ends(LEASE, text) == value


def test_what_is_sublet_begins_no_lease() -> None:
    text = "2. Tenant has sublet part of the Premises to Gamma for a term of two years commencing July 1, 2003."
    assert terms(LEASE, text).effective_date is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('3. The "Term" means the period commencing on May 15, 2003 and ending on May 14, 2006.', "2006-05-14"),
        ('3. The "Term" means the period from May 15, 2003 ending on the third anniversary thereof.', "2006-05-15"),
        ('3. "Loan Term" means the period ending on May 1, 2009.', None),
        ("3. The term of the Notes shall end on May 1, 2009.", None),
        (
            "3. The Company shall employ Executive from the date hereof through and including May 31, 2004.",
            "2004-05-31",
        ),
        ("3. Alpha shall engage Consultant from June 1, 2003 through May 31, 2004.", "2004-05-31"),
        ("3. Alpha shall engage an auditor from June 1, 2003 through May 31, 2004.", None),
        ("3. Alpha shall retain all invoices from the date hereof through May 31, 2004.", None),
        (
            "3. This Agreement shall commence as of the date hereof and continue until 5:00, p.m., May 31, 2004.",
            "2004-05-31",
        ),
        ("3. Upon the expiration of the term of this Agreement on March 31, 2006, all licenses cease.", "2006-03-31"),
        ("3. Upon the expiration of the term of the Prime Lease on March 31, 2006, Alpha shall vacate.", None),
        ("3. The Agreement shall have a term of three years from its date.", "2006-05-01"),
    ],
)
def test_when_an_agreement_ends(text: str, value: str | None) -> None:
    assert ends(SERVICES, text) == value


@pytest.mark.parametrize(
    ("term", "schedule", "value"),
    [
        ("until the Expiration Date specified in Schedule A", "EXPIRATION DATE:   May 1, 2004", "2004-05-01"),
        ("until the Expiration Date specified in Schedule B", "EXPIRATION DATE:   May 1, 2004", None),
        ("until terminated", "EXPIRATION DATE:   May 1, 2004", None),
        ("until the Expiration Date specified in Schedule A", "SHIPPING DATE:   May 1, 2004", None),
    ],
)
def test_the_end_may_stand_in_the_schedule_that_the_instrument_names(
    term: str, schedule: str, value: str | None
) -> None:
    text = f"{SERVICES}2. This Agreement shall continue {term}.{SIGNED}\nSCHEDULE A\n\nALPHA CORP.\n\n{schedule}\n"
    end = extract(Document.from_text(text), EXTRACTORS).terms.expiration_date
    assert (end.value if end else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1. The expiration date of the Lease is hereby changed from May 31, 2004 to May 31, 2009.", "2009-05-31"),
        ('1. The Expiration Date shall be changed from "May 31, 2004" to "May 31, 2009".', "2009-05-31"),
        ("1. The expiration date of the letter of credit is hereby changed to May 31, 2009.", None),
        ("1. The termination date of the option is amended to May 31, 2009.", None),
        ("1. Landlord and Tenant agree to extend the Lease term until May 31, 2009.", "2009-05-31"),
        (
            (
                "1. The Period of Employment shall be extended for an additional nine (9) month period, which "
                "period shall "
                "commence on April 21, 2005, and conclude on January 20, 2006."
            ),
            "2006-01-20",
        ),
    ],
)
def test_when_an_amended_agreement_ends(text: str, value: str | None) -> None:
    assert ends(AMENDMENT, text) == value


@pytest.mark.parametrize(
    ("head", "text", "lengths"),
    [
        (
            LEASE,
            "2. Tenant shall have two (2) options to extend the term of this Lease for periods of five (5) years each.",
            ("5 year", None),
        ),
        (
            SERVICES,
            "2. Renewal of this Agreement for successive two (2) year terms shall require approval of the Committee.",
            ("2 year", None),
        ),
        (
            SERVICES,
            "2. Renewal of this Agreement for a further term of two years shall require the parties' mutual consent.",
            (None, None),
        ),
        (
            AMENDMENT,
            "2. The term shall be extended for an additional nine months, commencing May 1, 2005.",
            (None, None),
        ),
        (
            AMENDMENT,
            "2. The term shall be automatically extended for an additional one year commencing January 1, 2009.",
            ("1 year", None),
        ),
        (
            AMENDMENT,
            "2. Tenant may extend the term of the Lease for one additional term of five years commencing June 1, 2009.",
            ("5 year", None),
        ),
        (
            SERVICES,
            (
                "2. This Agreement shall automatically expire, and not renew, at the conclusion of its term "
                "unless Alpha "
                "gives ninety (90) days' advance written notice of its intention to renew this Agreement."
            ),
            (None, None),
        ),
        (
            SERVICES,
            (
                "2. This Agreement shall renew automatically for one-year terms unless either party gives "
                "notice of its "
                "intention not to renew at least 60 days before the end of the term."
            ),
            ("1 year", "60 day"),
        ),
    ],
)
def test_how_it_renews(head: str, text: str, lengths: tuple[str | None, str | None]) -> None:
    assert renews(head, text) == lengths


@pytest.mark.parametrize(
    ("head", "text", "value"),
    [
        (
            SERVICES,
            (
                "2. The term of this Agreement is three years from the date of this Agreement, commencing at "
                "the date first "
                "set forth above."
            ),
            "2003-05-01",
        ),
        (AMENDMENT, "2. This Amendment shall be effective as of the date first above written.", "2003-05-01"),
        (
            AMENDMENT,
            (
                '2. Section 3 is amended to read as follows: "3. Term. The term of employment under this '
                "agreement shall begin "
                'on the date of this agreement."'
            ),
            None,
        ),
    ],
)
def test_on_its_own_date(head: str, text: str, value: str | None) -> None:
    effective = terms(head, text).effective_date
    assert (effective.value if effective else None) == value


@pytest.mark.parametrize(
    "text",
    [
        (
            "2. The Agreement provides for the following. Base salary: $500,000 annually, effective retroactively "
            "to June 1, 2003."
        ),
        (
            (
                "Alpha and Beta are parties to that certain Agreement for the Purchase of All the Shares of Gamma, "
                "Inc., having an "
            ),
            'effective date of March 31, 2003 (the "Purchase Agreement").',
        ),
    ],
)
def test_what_else_has_an_effective_date(text: str) -> None:
    found = terms(SERVICES, text)
    assert (found.effective_date, found.expiration_date) == (None, None)


def test_it_may_take_effect_immediately_upon_an_event() -> None:
    text = "2. This Agreement shall become effective immediately following the effective date of the Merger."
    effective = terms(SERVICES, text).effective_date
    assert effective is not None
    assert effective.condition == "immediately following the effective date of the Merger"


def test_a_name_of_the_date_may_stand_before_its_condition() -> None:
    text = '2. This Agreement shall become effective on the date (the "Effective Date") on which Beta has paid the fee.'
    effective = terms(SERVICES, text).effective_date
    assert effective is not None
    assert (effective.basis, effective.value) == ("condition", None)


def test_the_law_of_a_section_that_is_left_out_is_not_that_of_the_instrument() -> None:
    text = "9. This Agreement (other than Section 5, which is governed by Delaware law) shall be governed by Ohio law."
    assert [law.value for law in terms(SERVICES, text).governing_law] == ["US-OH"]


def test_the_laws_of_such_commonwealth_are_those_of_the_place_before() -> None:
    text = "9. This Agreement is delivered in Pennsylvania and shall be construed under the laws of such Commonwealth."
    assert [law.value for law in terms(SERVICES, text).governing_law] == ["US-PA"]


LETTER = """EXHIBIT 10.2

{top}
Mr. William Roe
860 Second Avenue
New York, NY 10017

Dear Bill:

This letter establishes the terms of your employment with Alpha Inc.

Very truly yours,

Alpha Inc.

/s/ Jane Doe
Jane Doe

ACCEPTED AND AGREED:

/s/ William Roe
William Roe
"""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (
            LETTER.format(top="May 31, 2000                         151 Farmington Avenue\nHartford, CT 06156"),
            "2000-05-31",
        ),
        (LETTER.format(top="May 31, 2000                         $25,000"), None),
        (
            (
                "AMENDMENT                    As of July 20, 1998\n\nReference is hereby made to that certain "
                "agreement "
                '("Agreement") dated as of August 1, 1997 by and between Alpha, Inc. and John Roe, as amended '
                "as of June 25, "
                "1998. The parties hereby agree to amend the Agreement as follows:\n\n1. The words are deleted.\n"
            ),
            "1998-07-20",
        ),
        (
            (
                "E-Mail:    jroe@alpha.example     Name: John Roe\n\nLETTER AMENDMENT\n\nThis Letter Amendment "
                '("Amendment") dated as of October 1, 2012, amends the Employment Agreement, made as of June '
                "14, 2006, between "
                "Alpha Inc. and Jane Roe.\n\n1. The period shall be prolonged.\n"
            ),
            "2012-10-01",
        ),
    ],
)
def test_the_date_of_a_letter_and_of_what_amends_another_instrument(text: str, value: str | None) -> None:
    dated = extract(Document.from_text(text), EXTRACTORS).terms.agreement_date
    assert (dated.value if dated else None) == value


@pytest.mark.parametrize(
    ("head", "text", "begins", "ends"),
    [
        (SERVICES, "2. The Services shall be performed for a term of two years beginning June 1, 2003.", *TWO_YEARS),
        (SERVICES, "2. Alpha engages Beta for a term of two years commencing on June 1, 2003.", *TWO_YEARS),
        (SERVICES, "2. Beta is hereby employed for a period of two years commencing June 1, 2003.", *TWO_YEARS),
        (SERVICES, "2. Beta agrees to serve as agent for a term of two years beginning June 1, 2003.", *TWO_YEARS),
        (LEASE, "2. The premises are leased for a term of two years commencing June 1, 2003.", *TWO_YEARS),
        (
            LEASE,
            "2. Landlord lets to Tenant the Premises with the parking for a term of two years commencing June 1, 2003.",
            *TWO_YEARS,
        ),
        (LEASE, "2. The term of the tenancy shall commence on June 1, 2003 and end on June 1, 2005.", *TWO_YEARS),
        (SERVICES, "2. The term of the retainer shall commence on June 1, 2003 and end on June 1, 2005.", *TWO_YEARS),
        (
            SERVICES,
            "2. The term of Beta's engagement by Alpha shall commence on June 1, 2003 and end on June 1, 2005.",
            *TWO_YEARS,
        ),
        (SERVICES, "2. The term of the policy shall commence on June 1, 2003 and end on June 1, 2005.", None, None),
        (SERVICES, "2. The term of Alpha's insurance shall commence on June 1, 2003.", None, None),
        (SERVICES, "2. The term of the Company's patents shall end on June 1, 2005.", None, None),
        (SERVICES, "2. The term of the Term Loan shall commence on June 1, 2003 and end on June 1, 2005.", None, None),
        (SERVICES, "2. The term of the escrow shall end on June 1, 2005.", None, None),
        (SERVICES, "2. The term of office of each Class I director shall expire on June 1, 2005.", None, None),
        (SERVICES, "2. The exclusivity term shall commence on June 1, 2003 and end on June 1, 2005.", None, None),
        (SERVICES, "2. The warranty is given for a term of two years commencing on June 1, 2003.", None, None),
        (
            SERVICES,
            "2. The Contractor shall furnish bonds for a term of two years commencing June 1, 2003.",
            None,
            None,
        ),
        (
            SERVICES,
            "2. Alpha shall second two engineers to Beta for a term of two years from June 1, 2003.",
            None,
            None,
        ),
        (SERVICES, "2. Beta may use the mark for a term of two years beginning on June 1, 2003.", None, None),
        (SERVICES, "2. Beta shall retain all records for a period of two years beginning June 1, 2003.", None, None),
        (SERVICES, "2. A nominee serves on the Board for a term of two years beginning June 1, 2003.", None, None),
        (SERVICES, "2. Beta shall keep its books for a term of two years beginning June 1, 2003.", None, None),
        (SERVICES, "2. Alpha shall lend to Beta $100 for a term of two years commencing June 1, 2003.", None, None),
        (SERVICES, "2. Beta holds a depot under a lease for a term of two years beginning June 1, 2003.", None, None),
        (
            SERVICES,
            "2. After the engagement ends, Beta shall serve as adviser for a term of two years beginning June 1, 2003.",
            None,
            None,
        ),
        (LEASE, "2. Tenant may use the storage space for a term of two years commencing June 1, 2003.", None, None),
        (LEASE, "2. Landlord leases the land from Gamma for a term of two years commencing June 1, 2003.", None, None),
        (LEASE, "2. The letter of credit shall be for a term of two years commencing June 1, 2003.", None, None),
    ],
)
def test_whose_term_it_is(head: str, text: str, begins: str | None, ends: str | None) -> None:
    found = terms(head, text)
    assert (found.effective_date.value if found.effective_date else None) == begins
    assert (found.expiration_date.value if found.expiration_date else None) == ends


def test_what_the_foot_of_every_page_says_is_no_condition_of_the_text() -> None:
    foot = "This Supplement and its Attachments shall become effective upon execution of the SOW and expire on notice."
    pages = (f"{number}. Payment. The Company shall pay the sum in good time.\n\n{foot}" for number in range(1, 5))
    text = "SUPPLEMENT\n\nThis Supplement is made between Alpha Inc. and Beta Corp.\n\n" + "\n\n\n\n\n\n\f\n\n".join(
        pages
    )
    assert extract(Document.from_text(text), EXTRACTORS).terms.effective_date is None
