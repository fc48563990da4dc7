"""The date that an instrument gives itself and the one that it takes effect on, in every form they are written in."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Record

PARTIES = 'Alpha Corp., a Delaware corporation ("Alpha"), and Beta LLC, an Ohio limited liability company ("Beta")'
BODY = """

WHEREAS, Alpha and Beta entered into that certain Master Agreement dated as of January 5, 1998 (the "Master Agreement");

1. Services. Alpha shall provide the services. The Master Agreement, dated January 5, 1998, remains in effect until
December 31, 2011.

2. Notice. This Agreement may be terminated by either party upon 30 days' notice.

"""
SIGNED = """IN WITNESS WHEREOF, the parties have executed this Agreement{}.

ALPHA CORP.                          BETA LLC

By: /s/ John Smith                   By: /s/ Jane Doe
Name: John Smith                     Name: Jane Doe
{}
"""


def read(head: str, day: str = "", beside: str = "") -> Record:
    return extract(Document.from_text(head.format(p=PARTIES) + BODY + SIGNED.format(day, beside)), EXTRACTORS)


@pytest.mark.parametrize(
    "head",
    [
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT is made this 14TH day of, March 2005, between {p}.",
        "SERVICES AGREEMENT\n\n| Date of Contract | March 14, 2005 |\n| Effective Date | May 1, 2005 |\n\n{p} agree.",
        "SERVICES AGREEMENT\n\nWHEREAS {p} wish to work;\n\nNOW, THEREFORE, they agree this 14th day of March, 2005:",
        "SERVICES AGREEMENT\n\nThis agreement is reached between {p} on March 14, 2005.",
        "SERVICES AGREEMENT\n\nThis Agreement is subscribed on March 14, 2005 by {p}.",
        "EXECUTION VERSION March 14, 2005\n\nSERVICES AGREEMENT\n\nThis Agreement is made between {p}.",
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT is made this 14th day of March 20 05, between {p}.",
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT is made as of Monday, the 14th of March 2005, between {p}.",
        "SERVICES AGREEMENT\n\nDATE: March 14th. 2005\n\nPARTIES: {p}.",
        "SERVICES AGREEMENT\n\nMarch 14, 2005 BETWEEN: {p}. The parties agree as follows:",
        "SERVICES AGREEMENT\n\nOmaha, March 14, 2005 - This Agreement is made between {p}.",
        "SERVICES AGREEMENT and BETA LLC March 14, 2005 This Agreement is between {p}.",
        "SERVICES AGREEMENT\n\nOn March 14, 2005 (the “Effective Date”), {p} entered into this Agreement.",
        "SERVICES AGREEMENT\n\nON MARCH 14, 2005, ALPHA, INC., A DELAWARE CORPORATION, ENTERED INTO THIS AGREEMENT.",
        "SERVICES AGREEMENT\n\nUnder the resolution of May 3, 2004, {p} enter into this Agreement on March 14, 2005.",
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT, made this 14th day of March, 2005, between {p}.",
        "SERVICES AGREEMENT\n\nDated for reference March 14, 2005\n\nBETWEEN:\n\n{p}",
        "SERVICES AGREEMENT\n\nEffective Date: March 14, 2005\n\nThis Agreement is between {p}.",
        "SERVICES AGREEMENT\n\nThe date of this Agreement is March 14, 2005. The parties are {p}.",
        "SERVICES AGREEMENT\n\nLast Updated: March 14, 2005\n\nThis Agreement is between {p}.",
        "SUPPLY AGREEMENT\n\nAgreement Date: March 14, 2005\nSupplier: Alpha Corp.\n\n{p} agree.",
        "PROMISSORY NOTE\n\n$500,000        March 14, 2005\n        Omaha, Nebraska\n\nFOR VALUE RECEIVED, {p} agree.",
        "Agency Agreement\n\nMarch 14, 2005\n\n{p} agree:",
        "DATED 14th March 2005\n\nALPHA CORP.\n\nand\n\nBETA LLC\n\nSUPPLY AGREEMENT\n\nTHIS AGREEMENT is between {p}",
        (
            'FIRST AMENDMENT TO MASTER AGREEMENT\n\nThis First Amendment (this "Amendment") to the Master '
            "Agreement dated as"
            " of January 5, 1998 is entered into as of March 14, 2005, by {p}."
        ),
        (
            "AMENDMENT NO. 2 TO MASTER AGREEMENT\n\nReference is made to the Master Agreement dated January "
            "5, 1998 between"
            " {p}. Effective March 14, 2005, the parties amend it."
        ),
        'AMENDMENT NO. 3 TO MASTER AGREEMENT, dated as of March 14, 2005 (this "Amendment"), among {p}.',
        (
            'THIS SECOND AMENDMENT (THE "SECOND AMENDMENT") DATED MARCH 14, 2005 TO THE MASTER AGREEMENT DATED AS OF '
            "JANUARY 5, 1998, AMONG {p}."
        ),
        (
            "SERVICES AGREEMENT\n\nTHIS AGREEMENT, originally made as of June 1, 1999 and amended and restated as of "
            "March 14, 2005, is between {p}."
        ),
        "OFFICE LEASE\n\nDATE OF LEASE: March 14, 2005\n\nThis Lease is between {p}.",
        "WARRANT\n\nDATE OF ISSUANCE: March 14, 2005\n\nTHIS CERTIFIES THAT, for value received, {p} agree.",
        "SENIOR NOTE New York, New York $1,000,000 March 14, 2005 For value received, {p} promise to pay the sum.",
        "TRADEMARK LICENSE\n\nThis License is made by and between ALPHA LTD. and BETA INC. as of March 14, 2005.",
        "SERVICES AGREEMENT\n\nThis Agreement of March 14, 2005 is between {p}.",
        "SERVICES AGREEMENT\n\nAs of: March 14, 2005\n\nBetween {p}.",
        (
            "AMENDMENT NO. 1 TO AMENDED\nSUPPLY AGREEMENT\n\n"
            "Exhibit 10.4 AMENDMENT NO. 1 TO SUPPLY AGREEMENT "
            'AMENDMENT NO. 1 TO SUPPLY AGREEMENT (the "Amendment") dated as of March 14, 2005, by and among {p}.'
        ),
        "Exhibit 10.4 AMENDMENT TO SUPPLY AGREEMENT AMENDMENT made as of March 14, 2005, between {p}.",
        "Exhibit 10.4   SUPPLY AGREEMENT (for the Plant)   Supply Agreement, dated as of March 14, 2005, between {p}.",
        (
            "AMENDMENT NO. 1 TO AMENDED\nSUPPLY AGREEMENT\n\n"
            'AMENDMENT NO. 1 TO AMENDED SUPPLY AGREEMENT (the "Amendment")\ndated as of March 14, '
            "2005, by and among {p}."
        ),
        (
            "MEMORANDUM OF AGREEMENT\n\nLondon, 14th March, 2005\n\nIt is this day mutually agreed between {p}.\n\n"
            "1. This Agreement shall take effect from 1st October, 2005."
        ),
        (
            "AMENDMENT #2\nTO\nMASTER AGREEMENT\n\n"
            "This Amendment #2 amends the Master Agreement dated January 5, 1998, between {p}. The "
            "effective date of this Amendment #2 is March 14, 2005."
        ),
        "NON-COMPETITION AGREEMENT\n\n{p} agrees with the Company as follows, as of March 14, 2005:",
        (
            "SERVICES AGREEMENT\n\n"
            "THIS AGREEMENT is made between {p}, who have their offices in Ohio, and is dated as "
            "of\n\n                                   2\n<PAGE>\n\n"
            "March 14, 2005 and binds both parties."
        ),
        "SERVICES AGREEMENT\n\nGeneva, March 14, 2005\n\n{p} agree:",
        "SERVICES AGREEMENT\n\nOn March 14, 2005, {p} agree as follows:",
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT made in duplicate the 14th day of March, 2005\n\nBETWEEN:\n\n{p}",
        "SERVICES AGREEMENT\n\n{p} make this Agreement on the 14th day of March, 2005.",
        "SERVICES AGREEMENT No. 117          14 March 2005\n\n{p} agree:",
        "LICENCE\n\nAN AGREEMENT dated 14 March 2005 between {p}.",
        "SERVICES AGREEMENT\n\nThis Agreement is signed by the following parties in Geneva on March 14, 2005: {p}.",
        "SERVICES AGREEMENT\n\nTHIS AGREEMENT entered into at Reno, Nevada on the 14th day of March, 2005, by {p}.",
        "SERVICES AGREEMENT\n\nThis Agreement is made by {p} on March 14, 2005.",
        "SERVICES AGREEMENT\n\nOn March 14, 2005, {p} entered into this Agreement.",
        "SERVICES AGREEMENT\n\n{p} hereby agree, as of March 14, 2005, as follows:",
        "SERVICES AGREEMENT\n\nThis Agreement is entered into by {p} and takes effect on March 14, 2005.",
        "TERMINATION AGREEMENT\n\nTERMINATION AGREEMENT, dated as of March 14, 2005, by and between {p}.",
        "ORDER\n\nContact Name: J. Poe\nPrepared By: R. Roe\nAgreement Date: March 14, 2005\n\n{p} agree.",
        (
            'AMENDMENT NO. 3\nTO\nSERVICES AGREEMENT\n\nThis Amendment (the "Amendment") to that certain Services '
            'Agreement dated January 5, 1998 (the "Services Agreement") is effective as of March 14, 2005, between {p}.'
        ),
        'AMENDMENT\n\nTHIS AMENDMENT NO. 4 TO LOAN AGREEMENT, dated as of March 14, 2005 ("THIS AMENDMENT"), by {p}.',
        (
            "SECOND AMENDMENT\n\nThe Services Agreement dated January 5, 1998, and the First Amendment thereto dated "
            "May 3, 1999, between {p} are hereby amended this 14th day of March, 2005, as follows:"
        ),
        (
            "AMENDMENT NO. 3\n\nThis Amendment No. 3 to the Master Agreement between {p} dated January 5, 1998 is "
            "entered into this 14th day of March, 2005."
        ),
        "SERVICES AGREEMENT\n\nThis Agreement is entered into as of [March 14, 2005] by {p}.",
        "SERVICES AGREEMENT\n\nThis Agreement is made on Monday, March 14, 2005, by {p}.",
        "SERVICES AGREEMENT\n\nThis Agreement is made as of the Effective Date (March 14, 2005) by {p}.",
        "SERVICES AGREEMENT\n\nThis Agreement is entered into this14 day of March, 2005, by {p}.",
        "SERVICES AGREEMENT\nThe Alpha Group\nAGREEMENT effective this 14th day of March, 2005, by {p}.",
        "ORDER NO. 55-A\nCONTRACT DATE: March 14, 2005\n\n{p} agree.",
        (
            "SERVICES AGREEMENT\n\nThis Agreement is made between Alpha Corp., an Ohio corporation, and Gamma LLC. a "
            "limited liability company with offices in Reno, Nevada as of March 14, 2005."
        ),
        (
            "AMENDMENT\n\nTHIS AMENDMENT TO THAT CERTAIN CO\u2011PROMOTION AGREEMENT, dated as of January 5, 1998, is "
            "made as of March 14, 2005 by {p}."
        ),
        (
            'AMENDMENT\n\nThis Amendment (this "Amendment") to the Lease (the "Lease"), made as of April 19, 2001, '
            "by {p}, is made and entered into this 14th day of March, 2005."
        ),
        "AMENDMENT\n\nThis Amendment to the Lease entered into on May 5, 1998 by {p} is dated as of March 14, 2005.",
        (
            "AMENDMENT\n\nThis Amendment to Lease (the “ March Amendment ”), dated as of March 14, 2005, is an "
            "amendment to that certain Lease dated as of January 5, 1998 between {p}."
        ),
        "LEASE\n\nLEASE made as of May 3, 1999 and amended and restated as of March 14, 2005 by {p}.",
        "LEASE\n\nTHIS LEASE, entered into as of May 3, 1999, as amended and restated March 14, 2005, by {p}.",
        "ASSIGNMENT\n\nKNOW ALL MEN BY THESE PRESENTS, that as of the 14th day of March, 2005, {p} assign it.",
    ],
)
def test_an_instrument_has_its_own_date_and_not_that_of_another(head: str) -> None:
    dated = read(head).terms.agreement_date
    assert dated is not None
    assert dated.value == "2005-03-14"


def test_a_preamble_that_runs_on_from_the_title_is_no_cover() -> None:
    dated = read("SERVICES AGREEMENT THIS AGREEMENT is made as of March 14, 2005 by {p}.").terms.agreement_date
    assert dated is not None
    assert (dated.value, dated.basis) == ("2005-03-14", "preamble")


def test_the_preamble_dates_an_instrument_before_its_cover() -> None:
    cover = "SERVICES AGREEMENT\n\nDATED AS OF MARCH 14, 2005\n\nBETWEEN\n\nALPHA CORP.\n\nAND\n\nBETA LLC\n\n\n"
    record = read(cover + "This Agreement is entered into as of this 14th day of March, 2005, between {p}.")
    assert record.terms.agreement_date is not None
    assert (record.terms.agreement_date.basis, record.terms.agreement_date.text[:4]) == ("preamble", "14th")


def test_the_dateline_of_a_letter_that_is_no_agreement_dates_it() -> None:
    head = (
        "Alpha Corp.\n12 Elm Street\nReno, Nevada 89501\n\nMarch 14, 2005\n\nMs. Jane Doe\nBeta LLC\n\nDear Jane:\n\n"
    )
    record = extract(Document.from_text(head + "We answer your questions below.\n\nSincerely,\n"), EXTRACTORS)
    assert record.terms.agreement_date is not None
    assert (record.terms.agreement_date.value, record.terms.agreement_date.basis) == ("2005-03-14", "preamble")


def test_a_current_report_is_no_instrument() -> None:
    text = (
        "FORM 8-K\n\nCURRENT REPORT\n\nPursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934\n\n"
        "Item 9.01 Exhibits.\n\n99.1 Press release, dated as of March 14, 2005\n"
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert (record.document.kind, record.terms.agreement_date) == ("current_report", None)
    assert [one.role for one in record.dates] == [None]


@pytest.mark.parametrize(
    ("day", "beside"),
    [
        ("", "Date: March 10, 2005                 Date: March 14, 2005"),
        (" as of March 14, 2005", ""),
        (" on this 14th day of March, 2005", ""),
        ("", "\nDated: March 14, 2005"),
        ("", "Date Signed: March 10, 2005          Date Signed: March 14, 2005"),
        ("", "Executed on: March 10, 2005          Executed on: March 14, 2005"),
        ("", "Date:\n\nMarch 10, 2005\n\nDate:\n\nMarch 14, 2005"),
        ("", "Date:   Date:\nMarch 10, 2005   March 14, 2005"),
        ("", "Date: March 14, 2005                 Date: April 2"),
        ("", "March 10, 2005                       March 14, 2005\nDate                                 Date"),
        (" at Reno, Nevada, on March 14, 2005", ""),
        ("", "\nGreenfield March 14, 2005\n\n/s/ John Smith                 /s/ Jane Doe\n"),
        (" the 14th day of March, 2005", ""),
        ("", "Title: Clerk\nMarch 10, 2005\n\nTitle: Treasurer\nMarch 14, 2005\n"),
        ("", "March 14, 2005\n______________     ___________\nSignature          Date"),
        ("", "\nDone at Geneva on March 14, 2005\n\n/s/ John Smith\n"),
        ("", "\nGeneva, 10 March 2005          Reno, 14 March 2005\n\n/s/ John Smith          /s/ Jane Doe\n"),
    ],
)
def test_the_latest_date_beside_the_signatures_dates_what_nothing_else_dates(day: str, beside: str) -> None:
    dated = read("SERVICES AGREEMENT\n\nThis Agreement is between {p}.", day, beside).terms.agreement_date
    assert dated is not None
    assert dated.value == "2005-03-14"


def test_a_day_left_blank_beside_the_signatures_leaves_its_month() -> None:
    head = "SERVICES AGREEMENT\n\nThis Agreement is between {p}."
    dated = read(head, " the ___ day of March, 2005").terms.agreement_date
    assert dated is not None
    assert (dated.value, dated.basis) == ("2005-03-XX", "signature")
    assert read(head, " the ___ day of __________, 2005").terms.agreement_date is None


@pytest.mark.parametrize(
    "said",
    [
        'This document amends that certain Lease ("Agreement") executed as of the May 5, 2000, by {p}.',
        "This Amendment to the Services Agreement made May 5, 2000 between {p} is as follows.",
        "This will confirm renewal of the Services Agreement executed May 5, 2000 by {p}.",
        "This Agreement is by and between {p} and shall be effective as of May 5, 2000.",
        "{p} agree. This Agreement supercedes the term sheet for this Agreement signed by counsel on May 5, 2000.",
        (
            'This is an amendment to the Agreement made (the "Original Agreement") between {p}, which '
            "agreement is dated May 5, 2000."
        ),
    ],
)
def test_what_an_instrument_amends_or_replaces_does_not_date_it(said: str) -> None:
    dated = read(f"AMENDMENT TO LEASE\n\n{said}", " as of this 14th day of March, 2005").terms.agreement_date
    assert dated is not None
    assert dated.value == "2005-03-14"


def test_a_day_on_a_line_of_its_own_in_a_section_dates_nothing() -> None:
    text = (
        "BUILDING AGREEMENT\n\nAlpha and Beta agree as set forth below.\n\n1. Works. The contractor shall build.\n\n"
        "2. Time. The works shall be completed not later than\n\n(Insert the date.)\n\nMarch 14, 2005\n\n"
        "3. Fees. Beta shall pay the fees.\n"
    )
    assert extract(Document.from_text(text), EXTRACTORS).terms.agreement_date is None


@pytest.mark.parametrize(
    "says",
    [
        "shall be effective as of",
        "becomes effective on",
        "will take effect from and after",
        "shall be deemed effective",
    ],
)
def test_a_section_that_makes_an_instrument_effective_does_not_date_it(says: str) -> None:
    text = (
        f"AMENDMENT TO SUPPLY AGREEMENT\n\nTHIS AMENDMENT is made by and between {PARTIES}.\n\n"
        f"1. Effective Date. This Amendment {says} May 1, 2004.\n\n2. Price. Section 4 is replaced.\n"
    )
    terms = extract(Document.from_text(text), EXTRACTORS).terms
    assert terms.agreement_date is None
    assert terms.effective_date is not None
    assert terms.effective_date.value == "2004-05-01"
    made = extract(Document.from_text(text.replace(says, "is made effective as of")), EXTRACTORS).terms.agreement_date
    assert made is not None
    assert made.value == "2004-05-01"


@pytest.mark.parametrize(
    ("signed", "value"),
    [
        ("have executed this First Amendment to Services Agreement under seal as of the 14th day of March, 2005", True),
        ("have duly executed this Amendment to the Lease on March 14, 2005", True),
        ("have executed the Amendment as of March 14, 2005", True),
        ("have executed this Amendment to the Lease dated March 14, 2005", False),
    ],
)
def test_what_is_signed_may_have_the_name_of_what_it_amends(signed: str, value: bool) -> None:
    text = (
        f"AMENDMENT\n\nWHEREAS, {PARTIES} entered into a Lease; they amend it as follows.\n\n1. Price. It is $5.\n\n"
        f"2. Notice. None is needed.\n\nIN WITNESS WHEREOF, the parties {signed}.\n\nALPHA CORP.\n\n"
        "By: /s/ John Smith\n"
    )
    dated = extract(Document.from_text(text), EXTRACTORS).terms.agreement_date
    assert (dated.value if dated else None) == ("2005-03-14" if value else None)


def test_a_named_amendment_has_not_the_date_of_what_it_amends() -> None:
    head = 'AMENDMENT NUMBER ONE\n\nTHIS AMENDMENT NUMBER ONE ("Amendment") to the Lease, dated May 16, 1997, of {p}.'
    dated = read(head, beside="Date: March 14, 2005                 Date: March 14, 2005").terms.agreement_date
    assert dated is not None
    assert (dated.value, dated.basis) == ("2005-03-14", "signature")


def test_another_instrument_s_date_dates_nothing() -> None:
    certificate = (
        "OFFICERS' CERTIFICATE\n\nPursuant to Section 201 of the Indenture, dated as of May 15, 1993 "
        "(including the Alpha"
        " Systems, Inc. Standard Indenture Provisions dated May 15, 1993), the officers certify:\n"
    )
    assert read(certificate).terms.agreement_date is None
    assert read("SERVICES AGREEMENT\n\nThis Agreement is between {p}.").terms.agreement_date is None
    recital = "SERVICES AGREEMENT\n\nThis Agreement is between {p}.\n\nWHEREAS, the Disclosure was dated May 1, 2004;"
    assert read(recital).terms.agreement_date is None


@pytest.mark.parametrize(
    "words",
    [
        "End Date: March 14, 2005.",
        "Alpha is the successor under the Lease made on March 14, 2005.",
        "This Agreement supplements the Master Agreement entered into on March 14, 2005.",
        "Alpha signed a letter of intent in Boston on March 14, 2005.",
        "Alpha was organized in Ohio on March 14, 2005.",
        "Reference is made to those notes of Alpha and Gamma, each dated as of March 14, 2005.",
        "Alpha is held by Jane Doe, trustee of the Heron Family Trust dated March 14, 2005.",
        "1. Assets. a. Relationships with customers of Gamma prior to the acquisition date of March 14, 2005.",
        (
            "They are parties to a Lease, as amended by that certain\nFirst Amendment to Lease Agreement (the "
            '"First Amendment") dated March 14, 2005.'
        ),
        '\n\nAmendment to the Lease (as amended by the "First Amendment") dated as of March 14, 2005.',
        (
            "\n\nWHEREAS, they entered into a Lease, as amended by:\n\nFirst Amendment to Lease Agreement (the "
            '"First Amendment") dated March 14, 2005;'
        ),
        "\n\nDate of birth of Mr. Roe: March 14, 2005",
        "\n\nDate of Note No. 12: March 14, 2005",
        "\n\nWHEREAS, on March 14, 2005 the owners of Gamma agreed as follows in another paper;",
        "It replaces the MASTER AGREEMENT Amendment dated March 14, 2005.",
    ],
)
def test_another_day_of_the_front_dates_nothing(words: str) -> None:
    assert read("SERVICES AGREEMENT\n\nThis Agreement is between {p}. " + words).terms.agreement_date is None


@pytest.mark.parametrize(
    "head",
    [
        "SERVICES AGREEMENT\n\nThis Agreement, by {p}, is hereby entered into with effect from 14 March 2005.",
        "SERVICES AGREEMENT\n\nThis Agreement between {p} shall come into force on March 14, 2005.",
        (
            "SERVICES AGREEMENT\n\nThis Agreement is between {p}. COMMENCEMENT DATE FOR SERVICES UNDER THIS "
            "AGREEMENT: March 14, 2005."
        ),
        "AGREEMENT\n\nThis Agreement is between {p}. The initial term is from March 14, 2005 through May 1, 2009.",
        "SERVICES AGREEMENT\n\nThis Agreement is between {p} for a term of three years beginning on March 14, 2005.",
        (
            'AGREEMENT\n\nThis Agreement is between {p}. "Contract Period" shall mean the time commencing on '
            "March 14, 2005."
        ),
        (
            "AGREEMENT\n\nThis Agreement is made March 14, 2005 by {p}. Its term: the term of this Agreement "
            "shall begin on"
            " the date of this Agreement."
        ),
        "AGREEMENT\n\nThis Agreement is made on March 14, 2005 by {p}. It is effective upon its execution.",
        "AGREEMENT\n\nThis Agreement, by {p}, is made and dated as of March 14, 2005, the Effective Date.",
        'AGREEMENT\n\nThis Agreement is made March 14, 2005 by {p}, effective on the date above ("Effective Date").',
        "TERMINATION AGREEMENT\n\nEffective as of March 14, 2005, that certain Lease of {p} is hereby terminated.",
        (
            "AGREEMENT\n\nThis Agreement is made as of March 14, 2005, which date is hereinafter the Effective "
            "Date, by {p}."
        ),
    ],
)
def test_when_an_instrument_takes_effect(head: str) -> None:
    effective = read(head).terms.effective_date
    assert effective is not None
    assert effective.value == "2005-03-14"


@pytest.mark.parametrize(
    ("said", "condition"),
    [
        (
            "This Agreement shall become effective upon the later of (a) its execution and (b) the\nclosing.",
            "upon the later of (a) its execution and (b) the closing",
        ),
        (
            "This Amendment shall not become effective until the Bank has received a copy of it. It is final.",
            "until the Bank has received a copy of it",
        ),
        (
            'This Agreement shall be effective (the "Effective Time") on the first date on which Alpha Inc. has filed.',
            "on the first date on which Alpha Inc. has filed",
        ),
        (
            "This Amendment is made by Alpha Corp. and Beta LLC and is effective only upon the closing of the sale.",
            "only upon the closing of the sale",
        ),
        (
            "The effectiveness of this Agreement is conditioned upon the closing of the merger. It is final.",
            "upon the closing of the merger",
        ),
        ("This Agreement will go into effect when the first load is delivered.", "when the first load is delivered"),
        ("The effectiveness of this notice is conditioned upon its receipt.", None),
        ("No waiver of this Agreement is good that is not in writing and is effective only if both have signed.", None),
        (
            "Any termination of this Agreement is made by written notice, and is effective only upon receipt by Beta.",
            None,
        ),
        (
            (
                "No amendment of this Agreement is made by conduct, and a waiver is in writing and is effective "
                "only if signed."
            ),
            None,
        ),
        ("This Agreement is made in Ohio and may change, and each waiver is effective only if signed.", None),
        ("Notice under this Agreement is made by mail, and is effective only upon receipt.", None),
        ("This Agreement shall be effective as to each of the parties.", None),
        ("No amendment of this Agreement shall be effective until signed by both parties.", None),
        ("This Agreement provides that any notice shall be effective upon receipt.", None),
    ],
)
def test_what_an_agreement_waits_for_stands_for_its_day(said: str, condition: str | None) -> None:
    effective = read(
        f"SERVICES AGREEMENT\n\nThis Agreement is between {{p}}.\n\n9. Effect. {said}"
    ).terms.effective_date
    assert (effective.condition if effective else None) == condition
    assert effective is None or (effective.basis, effective.value) == ("condition", None)


def test_what_an_attached_form_waits_for_is_not_what_the_agreement_does() -> None:
    form = "\n\nEXHIBIT A\n\nFORM OF NOTE\n\nThis Agreement shall become effective upon its delivery to the Bank.\n"
    assert read("SERVICES AGREEMENT\n\nThis Agreement is between {p}.", beside=form).terms.effective_date is None


def test_a_warrant_ends_when_it_is_void() -> None:
    ends = read(
        "WARRANT\n\nVOID AFTER 5:00 P.M.,\nEASTERN TIME ON MARCH 14, 2005\n\nIssued by {p}."
    ).terms.expiration_date
    assert ends is not None
    assert ends.value == "2005-03-14"


def test_the_day_of_the_last_signature_is_the_effective_date_where_the_words_say_so() -> None:
    head = "AGREEMENT\n\nThis Agreement is between {p}. It is effective as of the date of the last signature below."
    effective = read(head, beside="Date: March 10, 2005                 Date: March 14, 2005").terms.effective_date
    assert effective is not None
    assert (effective.value, effective.basis) == ("2005-03-14", "agreement_date")


@pytest.mark.parametrize(
    "head",
    [
        "AGREEMENT\n\nThis Agreement is between {p}. The rent for the year beginning January 1 of each year is due.",
        (
            "AMENDMENT\n\nTHIS AMENDMENT to that certain Services Agreement, dated January 29, 1998 and effective "
            "January 1, 1998, is made by {p}."
        ),
        (
            "AMENDMENT\n\nThis Amendment is made on March 14, 2005 by {p}. WHEREAS, the Lease was subsequently amended "
            "and restated effective as of May 3, 2004;"
        ),
        (
            "AMENDMENT TO EMPLOYMENT AGREEMENT\n\nThis Amendment is made on March 14, 2005 by {p}.\n\n1. Period. "
            '"The Employment Period commenced on July 1, 2000 and shall terminate on July 1, 2008."'
        ),
        (
            "AMENDMENT\n\nThis Amendment is made on March 14, 2005 by {p}.\n\n1. Effective December 1, 2004, Beta "
            "shall no longer receive the lower fee."
        ),
        'CONTRACT\n\nThis Contract is of {p}. Work may begin on May 1, 2006 (the "Construction Commencement Date").',
        "AGREEMENT\n\nThis Agreement is between {p}.\n\nWHEREAS, Jane will become a consultant effective May 1, 2005;",
        "AGREEMENT\n\nThis Agreement is of {p}. The effective date of the termination of your work is May 1, 2005.",
        (
            "AGREEMENT\n\nThis Agreement is between {p}.\n\n1. The employment will be for a time from the Closing Date "
            'extending to December 31, 2009 (the "Term").'
        ),
        (
            "AMENDMENT\n\nThis Amendment is made on March 14, 2005 by {p}.\n\n1. The period of employment shall be "
            'extended, which shall commence on April 21, 2005 (the "Extended Term").'
        ),
        (
            "AGREEMENT\n\nThis Agreement is between {p}.\n\n1. Jane's employment will end effective May 1, 2005 "
            '(the "Date of Separation").'
        ),
        (
            'AGREEMENT\n\nThis Agreement is between {p}.\n\n1. Effective as of May 1, 2005 (the "Transition Date"), '
            "Jane will no longer be Treasurer."
        ),
        "LETTER\n\nI offer you the position of Treasurer of Alpha Corp., effective as of January 1, 2023.",
        (
            "AMENDMENT\n\nThis Amendment is made on March 14, 2005 by {p}.\n\n1. Notice. The provisions of Section 10 "
            "(formerly Section 9) of the Master Agreement shall be effective as of the date hereof."
        ),
        (
            "AMENDMENT\n\nThis Amendment is made on March 14, 2005 by {p}.\n\n1. Section 1 of the Master Agreement is "
            "deleted and replaced with the following:\n\n1. Term. The term is the period commencing as of May 1, 2001 "
            '(the "Effective Date") and ending on December 31, 2008.'
        ),
        (
            "AGREEMENT\n\nThis Agreement is between {p}. Pay is reduced by that under the Employment Agreement between "
            "Alpha and Jane effective as of May 1, 2004."
        ),
        (
            "EXTENSION OF SERVICES AGREEMENT\n\n{p} are parties to a Services Agreement for a term beginning May 1, "
            "2004 and ending December 31, 2006."
        ),
        "AGREEMENT\n\nThis Agreement is between {p}. The stock will be redeemable beginning October 21, 2022.",
    ],
)
def test_what_takes_effect_otherwise_is_not_the_instrument(head: str) -> None:
    assert read(head).terms.effective_date is None


@pytest.mark.parametrize(
    "said",
    [
        "This letter confirms our agreement to amend, effective May 9, 2005, your employment agreement.",
        "By this letter we modify, with effect from May 9, 2005, the consulting agreement of March 2, 2001.",
        "Your employment agreement dated March 2, 2001 is hereby amended, effective May 9, 2005.",
    ],
)
def test_a_letter_amends_from_a_day(said: str) -> None:
    text = f"May 1, 2005\n\nJohn Roe\n\nDear John:\n\n{said}\n\nSincerely,\n\n/s/ Jane Doe\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms.effective_date
    assert found is not None
    assert found.value == "2005-05-09"


def test_a_letter_that_agrees_to_nothing_has_no_effective_date() -> None:
    text = "May 1, 2005\n\nDear Jane:\n\nBeta may assign its lease to Gamma, effective May 9, 2005.\n\nSincerely,\n"
    assert extract(Document.from_text(text), EXTRACTORS).terms.effective_date is None


UNDATED = "SERVICES AGREEMENT\n\nThis Agreement is made by and between {p}.\n\n1. Services. Alpha serves Beta.\n\n"


@pytest.mark.parametrize(
    "signed",
    [
        "Signature /s/ Jo Heron      Signature /s/ Bo Teal\nDate May 1, 1998            Date May 3, 1998\n",
        "/s/ Jo Heron, May 1, 1998\n\n/s/ Bo Teal, May 3, 1998\n",
        "/s/ Jo Heron (May 1, 1998)\n\n/s/ Bo Teal (May 3, 1998)\n",
        "For Alpha:\n\n/s/ Jo Heron\nJo Heron\nMay 1, 1998\n\nFor Beta:\n\n/s/ Bo Teal\nBo Teal\nMay 3, 1998\n",
        "ALPHA CORP.\n\nBy: /s/ Jo Heron  On: May 1, 1998\n\nBETA LLC\n\nBy: /s/ Bo Teal  On: May 3, 1998\n",
        "AGREED: May 3, 1998\n\nALPHA CORP.\n\nBy: /s/ Jo Heron\n\nBETA LLC\n\nBy: /s/ Bo Teal\n",
        "Place, date: Omaha, 3 May 1998\n\nALPHA CORP.\n\n/s/ Jo Heron\n\nBETA LLC\n\n/s/ Bo Teal\n",
        "SIGNED by JO HERON for Alpha Corp. on May 1, 1998\n\nSIGNED by BO TEAL for Beta LLC on May 3, 1998\n",
        "IN WITNESS WHEREOF, they have set their hands the 3rd day of May, 1998.\n\nALPHA CORP.\n\nBy: /s/ Jo Heron\n",
        "2. It comes into force on June 1, 1998.\n\nReno, May 1, 1998            Omaha, May 3, 1998\n\n/s/ Jo Heron\n",
        "Name: Jo Heron\nSigned: /s/\nDate (DMY): 1 May 1998\n\nName: Bo Teal\nSigned: /s/\nDate (DMY): 3 May 1998\n",
        "ALPHA CORP.\n\nBy: /s/ Jo Heron\nDate/Time: May 1, 1998\n\nBETA\n\nBy: /s/ Bo Teal\nDate/Time: May 3, 1998\n",
        "ALPHA, INC.\n\nBy: /s/ Jo Heron\nOn: May 1, 1998\n\nBETA\n\nBy: /s/ Bo Teal\nOn: May 3, 1998\n",
        "ALPHA\n\n/s/ Jo Heron (Signature) May 1, 1998 (Date)\n\nBETA\n\n/s/ Bo Teal (Signature) May 3, 1998 (Date)\n",
        "ALPHA\n\nBy: /s/ Jo Heron\nDate: Friday, May 1, 1998\n\nBETA\n\nBy: /s/ Bo Teal\nDate: the 3rd of May, 1998\n",
    ],
)
def test_the_last_signature_dates_what_nothing_else_dates(signed: str) -> None:
    dated = extract(Document.from_text(UNDATED.format(p=PARTIES) + signed), EXTRACTORS).terms.agreement_date
    assert dated is not None
    assert (dated.value, dated.basis) == ("1998-05-03", "signature")


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("This Agreement becomes effective upon signature by both parties.", "1998-05-03"),
        ("This Agreement shall be in force from the date of its signing.", "1998-05-03"),
        (
            'This Agreement runs from the latest date set forth on the signature lines (the "Effective Date").',
            "1998-05-03",
        ),
        ("This Agreement remains in effect when both officers sign the first order.", None),
        ("The date on which the last order is signed is the date on which the contract takes effect.", None),
        ("This Agreement commences on the later of the date it is signed by both parties or July 1.", "1998-05-03"),
        (
            "This Agreement commences on the later of the date it is signed by both parties and ends on June 1, 2003.",
            "1998-05-03",
        ),
        ("The term begins on the earlier of June 1, 1998 or the date of the last signature.", "1998-05-03"),
        ('It is valid from the last day counter-signed below ("Effective Date").', "1998-05-03"),
        (
            "This Agreement comes into effect when the authorized officers of each party affix their signatures.",
            "1998-05-03",
        ),
        ("The date of the latter signature shall be the date this Agreement takes effect.", "1998-05-03"),
        ("Beta shall follow the tariff in effect on the date of its signing.", None),
        ("The date on which Beta signs an order shall be deemed the order date.", None),
        ("This guaranty shall only be effective upon the execution of the Agreement by Beta.", None),
    ],
)
def test_what_takes_effect_on_signing_does_so_on_the_day_of_the_last_signature(
    clause: str, expected: str | None
) -> None:
    text = (
        f"SERVICES AGREEMENT\n\nThis Agreement is made as of April 1, 1998 between {PARTIES}.\n\n1. Term. {clause}\n\n"
        "ALPHA CORP.\n\nBy: /s/ Jo Heron\nDate: May 1, 1998\n\nBETA LLC\n\nBy: /s/ Bo Teal\nDate: May 3, 1998\n"
    )
    terms = extract(Document.from_text(text), EXTRACTORS).terms
    assert terms.agreement_date is not None
    assert terms.agreement_date.value == "1998-04-01"
    effective = terms.effective_date
    assert (effective and (effective.value, effective.basis)) == (expected and (expected, "computed"))


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        (
            "This Agreement commences on the later of the date it is signed by both parties or July 1, 1998.",
            "July 1, 1998",
        ),
        (
            "The term begins on the later of July 1, 1998 or the date signed by both parties and ends May 3, 2003.",
            "July 1, 1998",
        ),
    ],
)
def test_of_two_days_the_one_that_counts_is_told(clause: str, expected: str) -> None:
    text = (
        f"SERVICES AGREEMENT\n\nThis Agreement is made as of April 1, 1998 between {PARTIES}.\n\n1. Term. {clause}\n\n"
        "ALPHA CORP.\n\nBy: /s/ Jo Heron\nDate: May 1, 1998\n\nBETA LLC\n\nBy: /s/ Bo Teal\nDate: May 3, 1998\n"
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    effective = record.terms.effective_date
    assert effective is not None
    assert (effective.text, effective.basis) == (expected, "stated")
    assert [one.text for one in record.dates if one.id == effective.date] == [expected]
