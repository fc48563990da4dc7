"""What documents are, and the words that say so."""

from pathlib import Path

import pytest

from pipeline.document import Document, Source
from pipeline.read import read
from pipeline.split import split

DOCUMENTS = Path(__file__).parents[2] / "fixtures" / "documents"

PREAMBLE = (
    "\n\nTHIS {name}, dated as of June 30, 2004, is made between A Corp. and B Corp., as follows:\n\n1. Terms. None.\n"
)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("infocrossing-2001-management-change-release", "management_change_release"),
        ("infocrossing-2002-letter-agreement", "letter_agreement"),
        ("infocrossing-2004-earnings-release", "earnings_release"),
        ("infocrossing-2004-registration-rights-agreement", "registration_rights_agreement"),
    ],
)
def test_the_filings_are_what_they_are(name: str, kind: str) -> None:
    assert split(read(Source.from_file(DOCUMENTS / f"{name}.txt"))).kind == kind


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("RESALE REGISTRATION RIGHTS AGREEMENT", "registration_rights_agreement"),
        ("INDENTURE", "indenture"),
        ("AMENDED AND RESTATED CREDIT AGREEMENT", "credit_agreement"),
        ("LOAN AND SECURITY AGREEMENT", "credit_agreement"),
        ("SECOND AMENDMENT TO LOAN AND SECURITY AGREEMENT", "amendment"),
        ("AGREEMENT AND PLAN OF MERGER", "merger_agreement"),
        ("STOCK PURCHASE WARRANT", "warrant"),
        ("CERTIFICATE OF DESIGNATION OF SERIES A PREFERRED STOCK", "certificate_of_designation"),
        ("SELLING SECURITYHOLDER QUESTIONNAIRE", "form"),
        ("STRATEGIC ALLIANCE AGREEMENT", "other_agreement"),
        ("EXTENSION OF SERVICES AGREEMENT", "amendment"),
        ("MASTER STATEMENT OF WORK", "other_agreement"),
        ("OFFICE SUBLEASE", "other_agreement"),
        ("BILL OF SALE", "other_agreement"),
    ],
)
def test_an_instrument_is_what_its_title_says(title: str, kind: str) -> None:
    document = split(Document.from_text(title + PREAMBLE.format(name=title)))
    assert (document.kind, document.title) == (kind, title)


def test_the_evidence_and_the_title_are_spans_of_the_text() -> None:
    document = split(Document.from_text("RESALE REGISTRATION\n   RIGHTS AGREEMENT" + PREAMBLE.format(name="AGREEMENT")))
    assert document.title == "RESALE REGISTRATION RIGHTS AGREEMENT"
    assert document.title_span is not None
    assert document.slice(document.title_span) == "RESALE REGISTRATION\n   RIGHTS AGREEMENT"
    assert [document.slice(span) for span in document.kind_evidence] == ["REGISTRATION\n   RIGHTS AGREEMENT"]


CHANGED = (
    "Teal Systems Announces CFO Transition",
    "Teal Group, Inc. Announces Management Changes",
    "Teal Announces Executive Leadership Transition",
    "Teal Announces Changes to Its Board of Directors",
    "Teal Announces Leadership Succession Plan",
    "Teal Announces Departure of Chief Operating Officer",
    "Teal Announces Planned Retirements of Trustees Ann Lee and Bo Heron",
    "Teal Adds Two Independent Directors",
    "Teal Taps Ann Lee as Its Next Chief Marketing Officer",
    "Teal Strengthens Executive Team",
    "Ann Lee of Teal Will Serve as Interim Chief Executive Officer",
    "Teal Reorganizes Senior Management",
    "Teal Fills Two Board Vacancies",
    "Teal Expands Board of Directors",
    "Teal Terminates Chief Executive Officer Bo Heron",
    "Teal Mourns the Passing of Ann Lee, President",
    "Ann Lee to Leave Teal as Chief Financial Officer",
    "Ann Lee Assumes Role of Chief Executive at Teal",
    "Teal Chief Financial Officer Will Not Stand for Re-Election",
    "Ann Lee No Longer Chief Executive Officer of Teal",
)
UNCHANGED = (
    "Teal Announces Retirement of 8% Senior Notes Due 2009",
    "Teal Announces Early Retirement of Debt, President Says",
    "Teal Announces Retirement of Coal Units at Blue Plant",
    "Teal Announces Transition to the New York Stock Exchange",
    "Teal Announces Management Transition Services Agreement",
    "Teal Announces Asset Management Changes",
    "Teal Announces Changes in Accounting Principles",
    "Teal Board of Directors Declares Quarterly Dividend",
    "Teal Board Changes Hands With Sale of Its Yards",
    "Teal Provides Leadership in Circuit Board Market",
    "Teal Management to Present at Heron Conference",
    "Teal Announces Termination of Merger Agreement",
    "Teal Adds Second Drilling Rig in Permian Basin",
    "Teal Selects Heron as Partner for New Plant",
    "Teal to Leave Its Market in the Far East",
    "Ann Lee, Who Serves as President of Teal, Speaks in Boston",
)


@pytest.mark.parametrize(
    ("headline", "kind"),
    [
        ("ACME REPORTS RECORD REVENUE FOR THE FOURTH QUARTER", "earnings_release"),
        ("ACME REPORTS Q2 2007 FINANCIAL RESULTS", "earnings_release"),
        ("ACME'S 3Q04 NET INCOME DOUBLES", "earnings_release"),
        ("Acme Announces FY 2003 Earnings", "earnings_release"),
        ("Acme Announces Results from Heron Trial and a Q3 Launch", "other_release"),
        ("Court Dismisses Suit Against Acme and Its Directors", "other_release"),
        ("ACME TO RELOCATE BOARD MEETING", "other_release"),
        ("ACME REPORTS RESULTS OF A STUDY OF 1Q-TYPE PUMPS", "other_release"),
        ("ACME NAMES JANE DOE CHIEF FINANCIAL OFFICER", "management_change_release"),
        ("ACME COMPLETES ACQUISITION OF WIDGETS, INC.", "other_release"),
        *((headline, "management_change_release") for headline in CHANGED),
        *((headline, "other_release") for headline in UNCHANGED),
    ],
)
def test_a_release_is_what_its_headline_says(headline: str, kind: str) -> None:
    body = "NEW YORK, May 12, 2004 -- Acme Corp. (NYSE: ACM) today announced the news above. " + "It is glad. " * 20
    assert split(Document.from_text(f"{headline}\n\n{body}\n")).kind == kind


def test_a_headline_may_be_a_long_sentence_where_a_dateline_follows() -> None:
    headline = (
        "Teal Trust Announces Planned Retirements of Trustees Ann Lee, Bo Heron and Cy Wren, and the Appointment of"
        " Di Crane as a Trustee, and of Ed Rook as a Member of Its Committee."
    )
    body = "Minot, North Dakota, June 23, 2011 -- Teal Trust today announced the news above. " + "It is glad. " * 20
    document = split(Document.from_text(f"Exhibit 99.1\n\n{headline}\n\n{body}\n"))
    assert (document.kind, document.title) == ("management_change_release", headline.rstrip("."))


def test_the_body_of_an_8_k_is_a_current_report() -> None:
    text = "FORM 8-K\n\nCURRENT REPORT\n\nItem 5. Other Events.\n\nNothing happened.\n"
    assert split(Document.from_text(text)).kind == "current_report"


@pytest.mark.parametrize(
    ("head", "reports"),
    [
        ("Form 8-K\n\nCurrent Report Pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934\n", True),
        ("      Form 8-K/A\n\nItem 8.01 Other Events.\n\nNothing happened.\n", True),
        ("SALE AGREEMENT\n\n1. Alpha shall file a Current Report on Form 8-K\nwithin four days.\n", False),
        ("LICENSE AGREEMENT\n\nThis Agreement, of which the\nForm 8-K of Beta of May 1, 2004 tells, is made.\n", False),
    ],
)
def test_who_only_speaks_of_a_current_report_makes_none(head: str, reports: bool) -> None:
    assert (split(Document.from_text(head)).kind == "current_report") is reports


def test_a_text_that_says_nothing_is_other_and_has_no_evidence() -> None:
    document = split(Document.from_text("Nothing at all.\n"))
    assert (document.kind, document.kind_evidence, document.title) == ("other", (), None)


@pytest.mark.parametrize(
    ("head", "exhibit"), [("EXHIBIT 4.4", "EX-4.4"), ("Exhibit 10.36(a)", "EX-10.36(A)"), ("Notes", None)]
)
def test_the_exhibit_number_stands_at_the_head(head: str, exhibit: str | None) -> None:
    assert split(Document.from_text(f"{head}\n\nCREDIT AGREEMENT\n")).exhibit == exhibit


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("This letter agreement sets forth the terms of your employment.", "letter_agreement"),
        ("I am pleased to offer you the position of Treasurer.", "letter_agreement"),
        ("You hereby agree to keep the material secret.", "letter_agreement"),
        ("This letter will confirm our understanding on the lease.", "letter_agreement"),
        ("This letter outlines the terms of your employment with Alpha.", "letter_agreement"),
        ("I accept the above offer of employment.", "letter_agreement"),
        ("Your contract of May 1, 2001 is hereby amended.", "letter_agreement"),
        ("This letter outlines the terms of the exchange offer.", "other"),
        ("We have extended the lease of our mill.", "other"),
        ("The year was good, and the merger agreement was signed.", "other"),
        ("In May we agreed to sell our paper division.", "other"),
        ("The price is what was agreed to by us in March.", "other"),
        ("The board of the company has\nagreed to and declared a dividend.", "other"),
        ("Please sign below.\n\n   ACCEPTED AND AGREED:\n\n/s/ Jane Doe", "letter_agreement"),
        ("Please sign below.\n\nYours,              Agreed to by:\n\n/s/ A          /s/ Jane Doe", "letter_agreement"),
    ],
)
def test_a_letter_is_an_agreement_where_it_binds_somebody(text: str, kind: str) -> None:
    assert split(Document.from_text(f"May 5, 2003\n\nJane Doe\n\nDear Jane:\n\n{text}\n\nSincerely,\n")).kind == kind


def test_a_letter_to_the_regulator_is_other() -> None:
    text = (
        "May 5, 2003\n\nSecurities and Exchange Commission\n\nDear Sir:\n\nWe hereby agree to amend it.\n\nSincerely,\n"
    )
    assert split(Document.from_text(text)).kind == "other"


def test_what_a_subject_line_speaks_of_is_not_what_the_text_is() -> None:
    text = (
        "Report of Independent Accountants on Applying Agreed-Upon Procedures\n\n"
        'Acorn Funding, LLC (the "Depositor")\n10 Main Street\nIrving, Texas 75063\n\n'
        '10 January 2025\n\nRe:   Acorn Receivables Trust 2025-1 (the "Issuing Entity")\n'
        "      Sample Automobile Loan Contract Agreed-Upon Procedures\n\n"
        "We have performed the procedures enumerated in Attachment A, which were agreed to by the Depositor.\n\n"
        "a.   An electronic data file was provided by the Sponsor.\n\nb.   Imaged copies of the contracts were given.\n"
    )
    document = split(Document.from_text(text))
    assert (document.kind, document.kind_evidence) == ("other", ())


def test_an_instrument_without_a_title_is_what_it_calls_itself() -> None:
    text = "Each party agrees to the joint filing. This Joint Filing Agreement shall remain in force until revoked.\n"
    document = split(Document.from_text(text))
    assert document.kind == "other_agreement"
    assert [document.slice(span) for span in document.kind_evidence] == ["Agreement"]


@pytest.mark.parametrize(
    ("filed_as", "more", "kind"),
    [
        ("EX-99.2", "", "earnings_release"),
        ("EX-99.2", "NOTES TO CONSOLIDATED FINANCIAL STATEMENTS\n\nNone.", "other"),
        ("EX-99.2", "Pro forma net income             1,100      1,200", "earnings_release"),
        ("EX-13", "", "other"),
    ],
)
def test_statements_alone_are_of_a_release_where_they_are_of_a_quarter(filed_as: str, more: str, kind: str) -> None:
    rows = "\n".join(
        f"Item {number} of the balance            {number},100      {number},200" for number in range(1, 12)
    )
    text = (
        f"CONSOLIDATED STATEMENTS OF INCOME\n\n                       Three Months Ended March 31\n{rows}\n\n{more}\n"
    )
    source = Source("statements.txt", text.encode(), document_type=filed_as)
    assert split(read(source)).kind == kind


def test_statements_whose_caption_says_pro_forma_are_of_a_business_that_was_bought() -> None:
    rows = "\n".join(f"Item {number} of the whole            {number},100      {number},200" for number in range(1, 12))
    text = f"UNAUDITED PRO FORMA COMBINED STATEMENTS OF INCOME\n\n             Three Months Ended March 31\n{rows}\n"
    assert split(read(Source("statements.txt", text.encode(), document_type="EX-99.2"))).kind == "other"


def test_a_current_report_is_not_named_after_what_it_tells_of() -> None:
    text = "FORM 8-K\n\nItem 5. Other Events.\n\nThe Company signed a\n\nTransfer Agreement\n\nwith Beta.\n"
    assert split(Document.from_text(text)).title == "FORM 8-K"


@pytest.mark.parametrize("filed_as", ["10-K", "CORRESP", "EX-22.1", "EX-23", "424B2"])
def test_what_a_filing_calls_a_report_a_list_or_a_consent_is_no_instrument(filed_as: str) -> None:
    text = "The subsidiaries are guarantors under the INDENTURE. This Credit Agreement is among them.\n"
    assert split(read(Source("part.txt", text.encode(), document_type=filed_as))).kind == "other"


PARTIES = 'Alpha Corp., an Ohio corporation ("Alpha"), and Beta LLC, a limited liability company of Omaha ("Beta")'


@pytest.mark.parametrize(
    "opening",
    [
        "On June 1, 2005 (the “Effective Date”), {p} entered into this Agreement.",
        "Effective June 1, 2005 (the “Effective Date”), {p} agree to what follows.",
        "Omaha, Nebraska, June 1, 2005 -- This Agreement is made between {p}.",
        "Omaha, June 1, 2005: {p} agree to what follows, each for itself and for those who come after it.",
        "June 1, 2005 BETWEEN - {p}, who agree to what follows, each for itself and those who come after it.",
        "ALPHA CORP. enters into this Agreement with Beta, Inc.\n\nEffective Date: June 1, 2005\n\n{p} agree.",
        "Alpha Corp. appoints Beta its distributor, counsel and officer\n\nThis Agreement is made June 1, 2005 by {p}.",
    ],
)
@pytest.mark.parametrize("title", ["SUPPLY AGREEMENT", "Sponsorship Contract", "MASTER LEASE"])
def test_an_agreement_that_opens_with_a_place_or_a_day_is_no_release(title: str, opening: str) -> None:
    text = f"{title}\n\n{opening.format(p=PARTIES)}\n\n1. Sale. Alpha sells boats.\n\n2. Price. Beta pays for them.\n"
    assert split(Document.from_text(text)).kind == "other_agreement"


@pytest.mark.parametrize(
    "text",
    [
        (
            "Alpha Signs Supply Agreement\n\nOMAHA, Neb., June 1, 2005 -- This agreement is the first of its kind, "
            "Alpha Corp. said today. The agreement between Alpha and Beta runs for ten years, the longest ever.\n"
        ),
        "ALPHA AND BETA ENTER INTO AGREEMENT\n\nOMAHA, June 1, 2005 (Business Wire) - Alpha Corp. said that it grew.\n",
    ],
)
def test_a_release_about_an_agreement_is_one(text: str) -> None:
    assert split(Document.from_text(text)).kind == "other_release"


def test_an_agreement_without_a_name_is_one_by_its_first_sentence() -> None:
    document = split(
        Document.from_text(f"(1) Parties: This Agreement is between {PARTIES}.\n\n(2) Price: Beta pays.\n")
    )
    assert document.kind == "other_agreement"
    assert [document.slice(one) for one in document.kind_evidence] == ["Agreement"]


RNS = "RNS Number : 1234B\nTeal plc\n\n30 January 2020\nTeal plc ('Teal' and 'Company')\n\nChairman Succession\n\n"
CARRIED = "FOR IMMEDIATE RELEASE\nJune 25, 2009\n\nTEAL BANK CEO TO RETIRE\n\n"


@pytest.mark.parametrize(
    "head",
    [f"{RNS}Teal today announces that Ann Lee will", f"{CARRIED}Bo Heron announced the retirement of Ann Lee to"],
)
def test_an_announcement_without_a_dateline_is_a_release(head: str) -> None:
    rest = " retire from its board, of which she has been a member for forty years, in which it has grown in each year."
    document = split(Document.from_text(f"{head}{rest} It will look for a successor to her.\n"))
    assert document.kind == "management_change_release"
