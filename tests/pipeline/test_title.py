"""What an instrument calls itself, whatever stands around its name."""

import pytest

from pipeline import Document
from pipeline.split import split

BODY = ' is made as of May 1, 2003, between Alpha, Inc. ("Alpha") and Beta LLC ("Beta").\n\n1. Sale. Alpha sells.\n'


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("EXHIBIT 10.2\n\n          SUPPLY AGREEMENT\n\nThis Supply Agreement", "SUPPLY AGREEMENT"),
        ("Exhibit 10.12 EXCLUSIVE DISTRIBUTOR AGREEMENT THIS AGREEMENT", "EXCLUSIVE DISTRIBUTOR AGREEMENT"),
        ("SUPPLY\n\nA G R E E M E N T\n\nThis Supply Agreement", "Supply Agreement"),
        ("ALPHA\nSUPPLY AGREEMENT\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("ALPHA - BETA\nSUPPLY AGREEMENT\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("          SUPPLY AGREEMENTTHIS SUPPLY AGREEMENT", "SUPPLY AGREEMENT"),
        ("ALPHA SUPPLY AGREEMENT\n\nThis Agreement", "ALPHA SUPPLY AGREEMENT"),
        ("Agreement No. 55-17\n\nSupply Agreement\n\nThis Agreement", "Supply Agreement"),
        ("SUPPLY CONTRACT\n\nFOR\n\n[PUMPS]\n\nThis Contract", "SUPPLY CONTRACT"),
        (
            "          SUPPLY AGREEMENT\n\n          BETWEEN\n\n          ALPHA, INC.\n\nThis Agreement",
            "SUPPLY AGREEMENT",
        ),
        ("Amendment No. 3 to Services Agreement\n\nThis Amendment", "Amendment No. 3 to Services Agreement"),
        ("                ALPHA, INC. SUPPLY AGREEMENT\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("                FORM OF SUPPLY AGREEMENT\n\nThis Agreement", "SUPPLY AGREEMENT"),
        (
            "Exhibit No. 26\nAlpha, Inc.\nForm 10-KSB/ 2000\nFile No. 0-26917\n\nThis Supply Agreement",
            "Supply Agreement",
        ),
        ("SUPPLY AGREEMENT -- PHASE II\n\nThis Agreement", "SUPPLY AGREEMENT -- PHASE II"),
        ("EXHIBIT 10.1\n\nSUPPLY AGREEMENT,\n\ndated as of May 1, 2003\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("EXHIBIT 10.3\n\nELM BANK                   LINE OF CREDIT NOTE\n\nThis Note", "LINE OF CREDIT NOTE"),
        ("BUSINESS LOAN AGREEMENT\n------------------\nNAME(S) OF BORROWER(S)\n\nThis", "BUSINESS LOAN AGREEMENT"),
        ("The parties know one another.\n\n1. TERM OF CONTRACT\n\nThis", None),
        (
            "$450,000,000 REVOLVING CREDIT FACILITY\nSECOND CREDIT AGREEMENT\n\nThis Agreement",
            "SECOND CREDIT AGREEMENT",
        ),
        ("SUPPLY AGREEMENT Contract Number: 18BD01\n\nThis Agreement", "SUPPLY AGREEMENT"),
        (
            "Amendment #3 to the Supply Agreement This Amendment #3 to the Supply Agreement",
            "Amendment #3 to the Supply Agreement",
        ),
        (
            "EXHIBIT 10.2\n\nFIRST AMENDMENT\n\nTO\n\nSUPPLY AGREEMENT\n\nThis Amendment",
            "FIRST AMENDMENT TO SUPPLY AGREEMENT",
        ),
        ("Exhibit 10.2   Execution Version   SUPPLY AGREEMENT\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("MANUFACTURING AND\n\nSUPPLY AGREEMENT\n\nThis Agreement", "MANUFACTURING AND SUPPLY AGREEMENT"),
        ("STRATEGIC\n\nALLIANCE AGREEMENT\n\nThis Strategic Alliance Agreement", "STRATEGIC ALLIANCE AGREEMENT"),
        ("ALPHA NETWORKS\n\nSUPPLY AGREEMENT\n\nThis Supply Agreement", "SUPPLY AGREEMENT"),
        ("Alpha Networks, Inc. Supply Agreement\n\nThis Agreement", "Supply Agreement"),
        ("Exhibit 10.1 Outsourcing Agreement between Alpha and Beta. This Agreement", "Outsourcing Agreement"),
        ("Exhibit 1.1   400,000 Shares   Agency Agreement   May 1, 2003   This Agreement", "Agency Agreement"),
        ("ODM - SUPPLY AGREEMENT BETWEEN: ALPHA, INC. This Agreement", "ODM - SUPPLY AGREEMENT"),
        (
            "GAS TRANSPORTATION AGREEMENT\n(For Use Under Rate Schedule FT)\n\nThis Agreement",
            "GAS TRANSPORTATION AGREEMENT",
        ),
        ("SPONSORSHIP AGREEMENT SPONSORSHIP AGREEMENT This Agreement", "SPONSORSHIP AGREEMENT"),
        ("MEMORANDUM OF UNDERSTANDING\n\nThis Memorandum", "MEMORANDUM OF UNDERSTANDING"),
        (
            "ALPHA Agreement with BETA CORPORATION\n\nCONTENT LICENSE AGREEMENT\n\nThis Content License Agreement",
            "CONTENT LICENSE AGREEMENT",
        ),
        ("LIMITED POWER OF ATTORNEY\n\nThis Power", "LIMITED POWER OF ATTORNEY"),
        ("2005 STOCK INCENTIVE PLAN\n\nSTOCK AGREEMENT\n\nThis Stock Agreement", "STOCK AGREEMENT"),
        ("This Supply Agreement", "Supply Agreement"),
        ("This letter", None),
    ],
)
def test_the_title_is_the_name_alone(front: str, title: str | None) -> None:
    document = split(Document.from_text(front + BODY))
    assert document.title == title
    if title is not None:
        assert document.title_span is not None
        assert " ".join(document.slice(document.title_span).split()) == title


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("FRANCHISE AGREEMENT   HOMEWOOD SUITES BY HILTON\n\nThis Agreement", "FRANCHISE AGREEMENT"),
        ("          MAINTENANCE AGREEMENT\n          ALPHA FUNDS TRUST\n\nThis Agreement", "MAINTENANCE AGREEMENT"),
        ("JOINT VENTURE AGREEMENT ALPHA BETA LIMITED\n\nThis Joint Venture Agreement", "JOINT VENTURE AGREEMENT"),
        ("AGREEMENT\nAND PLAN OF MERGER\n\nThis Agreement", "AGREEMENT AND PLAN OF MERGER"),
        ("SECOND AMENDMENT\nTO\nCREDIT AGREEMENT\n\nThis Amendment", "SECOND AMENDMENT TO CREDIT AGREEMENT"),
        ("FRANCHISE AGREEMENT Franchisee: Beta LLC TABLE OF CONTENTS 1. Grant. This Agreement", "FRANCHISE AGREEMENT"),
        (
            "ADDENDUM NO. 1 TO ALPHA, INC. AREA AGREEMENT THIS ADDENDUM No. 1",
            "ADDENDUM NO. 1 TO ALPHA, INC. AREA AGREEMENT",
        ),
        (
            "MEMORANDUM OF UNDERSTANDING\nOF GLOBAL\nALLIANCE\n\nThis Memorandum of Understanding of Global Alliance",
            "MEMORANDUM OF UNDERSTANDING OF GLOBAL ALLIANCE",
        ),
        ("AMENDMENT TO CO\u2011PROMOTION AGREEMENT\n\nThis Amendment", "AMENDMENT TO CO\u2011PROMOTION AGREEMENT"),
        ("WEBSITE AFFILIATION\nAGREEMENT\n\nThis Master Agreement", "WEBSITE AFFILIATION AGREEMENT"),
        ("Equity Joint Venture Contract\n\nof [ o ]\n\nThis Contract", "Equity Joint Venture Contract"),
    ],
)
def test_the_title_ends_before_other_names_below_or_beside_it(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("Credit Agreement\n\n\nExhibit 10.2\nCREDIT AND SECURITY AGREEMENT\nThis Agreement",
         "CREDIT AND SECURITY AGREEMENT"),
        ("Smith Agreement Extension\n\nExhibit\n10.2\n\nEXTENSION\nOF SUPPLY AGREEMENT\n\nThis Agreement",
         "EXTENSION OF SUPPLY AGREEMENT"),
        ("Form of Amendment to Leases\n\nExhibit 10.2\n\nALPHA, INC.\nAMENDMENT No. [  ] TO\nLEASE\n\nThis Amendment",
         "Amendment to Leases"),
        ("Supply Agreement - 10.4\n\n\nSUPPLY AGREEMENT\n\nThis Supply Agreement", "Supply Agreement"),
        ("Service Deed\n\n\nExhibit 10.2\nSERVICE DEED\nAND MUTUAL RELEASE\n\nThis Service Deed and Mutual Release",
         "SERVICE DEED AND MUTUAL RELEASE"),
        ("Contract:\n\nHull 12\nDate: May 1, 2003\n\nSHIP CONTRACT\n\nTHIS SHIP CONTRACT (the “Contract”)",
         "SHIP CONTRACT"),
        ("CONFIDENTIAL\n\nCONTRACT FOR SUPPLY\n\n<PAGE> 2\nCONFIDENTIAL\n\nCONTRACT FOR SUPPLY\n\nThis Contract",
         "CONTRACT FOR SUPPLY"),
        ("AGREEMENT\nBETWEEN THE OWNER AND THE BUILDER\n\nThis Agreement",
         "AGREEMENT BETWEEN THE OWNER AND THE BUILDER"),
        ("First Amendment\nto the Design Agreement between\nAlpha and Beta\n\nThis Amendment",
         "First Amendment to the Design Agreement"),
        ("DEED TO AGREEMENT FOR THE SALE\n\nOF ALL STOCK\n\nThis Deed to Agreement for the Sale of All Stock",
         "DEED TO AGREEMENT FOR THE SALE OF ALL STOCK"),
        ("Standard Form of Agreement Between Owner and Builder\n\nThis Agreement",
         "Standard Form of Agreement Between Owner and Builder"),
        ("<PAGE>\n\nExhibit 10.16\n\nAgreement on Joint Development of Plants\n\nAlpha has signed. This Agreement",
         "Agreement on Joint Development of Plants"),
        ("Amendment 2009-1 to Roe Lease\n\nEXHIBIT 10.1\nAmendment 2009-1 to the Lease\nThis\nAmendment 2009-1",
         "Amendment 2009-1 to the Lease"),
        ("Form of Supply Agreement for Roe\nSUPPLY AGREEMENT\nThis Supply Agreement", "SUPPLY AGREEMENT"),
        ("Affiliate Program Terms\nAFFILIATE AGREEMENT\n\nThis Affiliate Agreement", "AFFILIATE AGREEMENT"),
        ("*FILE COPY*\nAlpha Insurance Company\nAgent Agreement\nThis Agent Agreement", "Agent Agreement"),
        ("Exhibit 10.9 Alpha Bridge Corporation DISTRIBUTOR AGREEMENT This Distributor Agreement",
         "DISTRIBUTOR AGREEMENT"),
    ],
)  # fmt: skip
def test_the_filer_s_own_name_for_an_exhibit_gives_way_to_the_title(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


LEGEND = "PORTIONS OF THIS EXHIBIT HAVE BEEN OMITTED PURSUANT TO A REQUEST FOR CONFIDENTIAL TREATMENT"


@pytest.mark.parametrize(
    ("front", "title"),
    [
        (f"EXHIBIT 10.1 {LEGEND} LEASE AGREEMENT The parties to this Lease Agreement", "LEASE AGREEMENT"),
        (
            "[**] OMITTED AND FILED WITH THE SECURITIES AND EXCHANGE COMMISSION LICENSE AGREEMENT This Agreement",
            "LICENSE AGREEMENT",
        ),
        ("EX1A-6 MAT CTRCT 6 f1a_ex6-1.htm LICENSE AGREEMENT\n\nExhibit 6.1\n\nThis Agreement", "LICENSE AGREEMENT"),
        ("EX-10.37 3 w16650exv10w37.txt EXHIBIT 10.37 SUPPLY AGREEMENT This Agreement", "SUPPLY AGREEMENT"),
        ("Contract No. 1234\n\nSALES CONTRACT\n\nThis Contract", "SALES CONTRACT"),
        ("Page 1 of 12\n\nDISTRIBUTION AGREEMENT\n\nThis Agreement", "DISTRIBUTION AGREEMENT"),
        ("Contract #: 8200\n\nSALES CONTRACT\n\nThis Contract", "SALES CONTRACT"),
        ("AGREEMENT#: 412\nVALUE ADDED RESELLER AGREEMENT\n\nThis Reseller", "VALUE ADDED RESELLER AGREEMENT"),
        ("EXHIBIT 10 (h)\nSECOND AMENDMENT TO AREA AGREEMENT\n\nThis Amendment", "SECOND AMENDMENT TO AREA AGREEMENT"),
        ("EX-10 4 x33.txt SERVICE DEED EXHIBIT 10.33 MASTER AGREEMENT between Alpha. This", "MASTER AGREEMENT"),
        ("EX-99.H 8 y89exv99.htm EX-99.H exv99\nAGENCY AGREEMENT\nThis Agreement", "AGENCY AGREEMENT"),
        ("STRICTLY PRIVATE & CONFIDENTIAL SUPPLY AGREEMENT This Agreement", "SUPPLY AGREEMENT"),
        ("Exhibit 10.1 AGREEMENT This Agreement", "AGREEMENT"),
    ],
)
def test_legends_and_the_head_of_a_page_are_no_part_of_the_title(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


@pytest.mark.parametrize(
    ("front", "title"),
    [
        (
            "Execution Version AMENDMENT NO. 11 TO SUPPLY AGREEMENT AMENDMENT NO. 11 TO SUPPLY AGREEMENT, which",
            "AMENDMENT NO. 11 TO SUPPLY AGREEMENT",
        ),
        ("EXHIBIT 10.10 SENIOR GRID PROMISSORY NOTE New York, New York $1,000,000", "SENIOR GRID PROMISSORY NOTE"),
        ("          AGREEMENT FOR THE SALE OF ASSETS\n\nThis Agreement", "AGREEMENT FOR THE SALE OF ASSETS"),
        ("EXHIBIT 99.1\nAGREEMENT AND PLAN OF EXCHANGE\nThis Agreement", "AGREEMENT AND PLAN OF EXCHANGE"),
        ("Exhibit 10.1 SETTLEMENT AGREEMENT AND MUTUAL RELEASE This", "SETTLEMENT AGREEMENT AND MUTUAL RELEASE"),
        ("STATEMENT OF WORK NO. 3\n\nThis Statement of Work", "STATEMENT OF WORK NO. 3"),
        ('MASTER SERVICES AGREEMENT\n(the "Agreement")\n\nThis Agreement', "MASTER SERVICES AGREEMENT"),
        ("CERTIFICATE OF DESIGNATIONS\nOF\nALPHA, INC.\n\nAlpha certifies", "CERTIFICATE OF DESIGNATIONS"),
        ("EXHIBIT 10.2\n\nTHIS SERVICES AGREEMENT dated May 1, 2003\n\nThis Agreement", "SERVICES AGREEMENT"),
    ],
)
def test_the_title_is_whole_and_no_longer(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("EXCLUSIVE\n\nSUPPLY\n\nAGREEMENT\n\nThis Agreement", "EXCLUSIVE SUPPLY AGREEMENT"),
        ("Exhibit 10.8\n\nUNIT FRANCHISE\nAGREEMENT\n\nThis Agreement", "UNIT FRANCHISE AGREEMENT"),
        ("TOLL MANUFACTURING\nAND PACKAGING AGREEMENT\n\nThis Agreement", "TOLL MANUFACTURING AND PACKAGING AGREEMENT"),
        ("Exhibit 10.8  MASTER  SERVICES AGREEMENT  This Agreement", "MASTER SERVICES AGREEMENT"),
        ("SECOND AMENDMENT TO\nSERVICES AGREEMENT\n\nThis Amendment", "SECOND AMENDMENT TO SERVICES AGREEMENT"),
        ("2,000,000 Shares\n\nCommon Stock\n\nUNDERWRITING AGREEMENT\n\nThis Agreement", "UNDERWRITING AGREEMENT"),
        (
            "EXHIBIT 10.7\n\nHARBOUR MORTGAGE, ASSIGNMENT OF LEASES\nAND\n\nRENTS DATED MAY 28, 2003\n\nThis Agreement",
            "HARBOUR MORTGAGE, ASSIGNMENT OF LEASES AND RENTS",
        ),
        (
            "CONTRACT\n\nFOR THE\n\nBUILDING AND SALE\n\nOF A\n\nFLOATING DOCK\n\n(No. 7)\n\nDATED\n\nThis Contract",
            "CONTRACT FOR THE BUILDING AND SALE OF A FLOATING DOCK",
        ),
        (
            "EXHIBIT 10.3\n\nFIRST AMENDMENT\nTO THE\nALPHA, INC.\n401(k) PLAN\n\nWHEREAS, Alpha has the Plan",
            "FIRST AMENDMENT TO THE ALPHA, INC. 401(k) PLAN",
        ),
        (
            "Supply Agreement\n\nExhibit 10.1\nWe omit [**].\nAMENDMENT NO. 1 TO\nSUPPLY AGREEMENT\nThis Amendment",
            "AMENDMENT NO. 1 TO SUPPLY AGREEMENT",
        ),
        ("EXHIBIT 10.2\n\nSEVERANCE AGREEMENT AND RELEASE\n\nJane agrees", "SEVERANCE AGREEMENT AND RELEASE"),
        ("OPERATION AND STORAGE\n\nAGREEMENT\n\nThis Agreement", "OPERATION AND STORAGE AGREEMENT"),
        ("MODULAR DESIGN AND REPAIR\n\nAGREEMENT\n\nThis Agreement", "MODULAR DESIGN AND REPAIR AGREEMENT"),
        ("FISH AND GAME\n\nAGREEMENT\n\nThis Agreement", "AGREEMENT"),
        (
            "GENERAL AGREEMENT\n\nCONCERNING REPAIR\n\nOF\n\nTEAL PUMPS\n\nBY\n\nALPHA, INC.\n\nThis Agreement",
            "GENERAL AGREEMENT CONCERNING REPAIR OF TEAL PUMPS",
        ),
        ("DEALER AGREEMENT\nAMENDMENT NO. 2\n\nThis Amendment No. 2", "DEALER AGREEMENT AMENDMENT NO. 2"),
        ("Supply Agreement\n\nAddendum No. 4\n\nThis Addendum", "Supply Agreement Addendum No. 4"),
        ("SUPPLY AGREEMENT\n\nAmendment of terms is barred.\n\nThis Agreement", "SUPPLY AGREEMENT"),
        (
            "Loan Agreement\n\nEX-10.2\n\nJ. DOE LOAN AGREEMENT AND RELEASE\n\nThis Loan Agreement and Release is",
            "Loan Agreement and Release",
        ),
        (
            "EXHIBIT 10.3\n\nFIRST AMENDMENT TO THE ALPHA CORPORATION EXECUTIVE PLAN\n\nThis First Amendment",
            "FIRST AMENDMENT TO THE ALPHA CORPORATION EXECUTIVE PLAN",
        ),
    ],
)
def test_the_lines_of_a_title_are_read_together(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("ALPHA, INC. Consulting Agreement Party A: Alpha. This Agreement", "Consulting Agreement"),
        (
            "Exhibit 10.2 Marketing and Sales Agency Agreement The parties to this Agreement",
            "Marketing and Sales Agency Agreement",
        ),
        ("[LOGO] SUPPLY AGREEMENT AGREEMENT made this day. This Agreement", "SUPPLY AGREEMENT"),
        ("Contract No. AX-2210 Supply Agreement between Alpha and Beta. This Agreement", "Supply Agreement"),
        ("FINAL SUPPLY AGREEMENT BY AND BETWEEN ALPHA, INC. AND BETA LLC This Agreement", "SUPPLY AGREEMENT"),
        ("Dated 14 May 2008 Supply Agreement Party A: Alpha. This Agreement", "Supply Agreement"),
        ("SERVICE AGREEMENT 1 OCTOBER 2019 ALPHA LIMITED This Agreement", "SERVICE AGREEMENT"),
        ("FRANCHISE AGREEMENT TABLE OF CONTENTS\n\nThis Agreement", "FRANCHISE AGREEMENT"),
        ("Exhibit 10.2 Equipment Lease Agreement between Alpha and Beta. This Agreement", "Equipment Lease Agreement"),
        ("Exhibit 10.2 Power of Attorney This Power", "Power of Attorney"),
        ("AMENDED AND RESTATED BY-LAWS\nOF\nALPHA, INC.\n\nThe office", "AMENDED AND RESTATED BY-LAWS"),
        ("Warrant No. W-17     50,000 Shares\n\nSTOCK PURCHASE WARRANT\n\nThis certificate", "STOCK PURCHASE WARRANT"),
        (
            "Exhibit 10.5 Consulting Agreement with Ann Doe\nCONSULTING AGREEMENT\nThis agreement",
            "CONSULTING AGREEMENT",
        ),
        ("ALPHA, INCORPORATED\nSERVICE & SUPPLY AGREEMENT\nThis Agreement", "SERVICE & SUPPLY AGREEMENT"),
        ("ALPHA(R)\nFRANCHISE AGREEMENT\n\nThis Agreement", "FRANCHISE AGREEMENT"),
        ("(Translation) JOINT VENTURE AGREEMENT\n(Translation)\n\nThis Agreement", "JOINT VENTURE AGREEMENT"),
        ("[English Translation]\n\nSUPPLY CONTRACT\n\nThis Contract", "SUPPLY CONTRACT"),
        ("1\nExhibit 10.3\n-22-\n2\nENDORSEMENT AGREEMENT\nThis Agreement", "ENDORSEMENT AGREEMENT"),
        ("SUBJECT TO CONTRACT\n\nLICENSING AGREEMENT\n\nThis Agreement", "LICENSING AGREEMENT"),
        ("SUPPLY AGREEMENT\n(03/02/98)\n\nThis Agreement", "SUPPLY AGREEMENT"),
        (
            (
                "ADDENDUM TO AGREEMENT\nTHE FOLLOWING POINTS ARE AGREED UPON BETWEEN JO ROE, REPRESENTING "
                "ALPHA LLC, AND ANN DOE REPRESENTING BETA, INC. AS AN ADDENDUM\nTO THEIR AGREEMENT SIGNED "
                "MAY 20, 1996 BY BOTH PARTIES.\n\n"
                "This Addendum"
            ),
            "ADDENDUM TO AGREEMENT",
        ),
        ("SUPPLY AGREEMENT\n2 March 1998\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("Alpha Bank Agreement No. _________\n\nSERVICE AGREEMENT\n\nBETWEEN\n\nALPHA BANK\n\n", "SERVICE AGREEMENT"),
        ("ALPHA - BETA WORKS AGREEMENT\nAGREEMENT # 4902S\nThis Base Agreement", "ALPHA - BETA WORKS AGREEMENT"),
        ("WORKS AGREEMENT\n[*] [*]\nThis Agreement", "WORKS AGREEMENT"),
        (
            (
                "Exhibit 10.1 AGREEMENT FOR TRANSPORTATION OF GAS IN OHIO BETWEEN ALPHA, INC. AND BETA LLC "
                "TABLE OF CONTENTS I. Term 2 This Agreement"
            ),
            "AGREEMENT FOR TRANSPORTATION OF GAS IN OHIO",
        ),
        (
            "GAMING DEVELOPMENT\n\nAGREEMENT\n\nFOR A FACILITY\n\nBETWEEN\n\nALPHA\n\nThis Development Agreement",
            "GAMING DEVELOPMENT AGREEMENT FOR A FACILITY",
        ),
        (
            (
                "Legal Terms of Agreement\nPlease read this page.\n\n"
                "This is the Affiliate Agreement for this Network.\n\n"
                "AFFILIATE AGREEMENT\n\n"
                "This Affiliate Agreement"
            ),
            "AFFILIATE AGREEMENT",
        ),
        ("ADVERTISING INSERTION ORDER\n\nThis Order", "ADVERTISING INSERTION ORDER"),
        ("LEASE AMENDMENT NO. 2\nTO\nLEASE\n\nThis Amendment", "LEASE AMENDMENT NO. 2 TO LEASE"),
        (
            "AGREEMENT TO TERMINATE EMPLOYMENT\nAGREEMENT\n\nThis Agreement",
            "AGREEMENT TO TERMINATE EMPLOYMENT AGREEMENT",
        ),
        ("CONTRACT MODIFICATION NO. 3 OF\nCONTRACT\n\nThis Contract", "CONTRACT MODIFICATION NO. 3 OF CONTRACT"),
        ("TRANSLATION SERVICES AGREEMENT\n\nThis Agreement", "TRANSLATION SERVICES AGREEMENT"),
        ("12 - MONTH CONSULTING AGREEMENT\n\nThis Agreement", "12 - MONTH CONSULTING AGREEMENT"),
        (
            (
                "EXHIBIT 10.1\nPLOVER WEAR, INC.\nTEAL ASH & SONS\nLICENSE AGREEMENT\nThis License Agreement is made "
                "by and between Teal Ash & Sons, an Ohio corporation, and Plover Wear, Inc."
            ),
            "LICENSE AGREEMENT",
        ),
        ("ALPHA BOATS\nLICENSE AGREEMENT\n\nThis Agreement on boats", "ALPHA BOATS LICENSE AGREEMENT"),
        ("Exhibit 10.4 REPAIR & SERVICE AGREEMENT This agreement", "REPAIR & SERVICE AGREEMENT"),
        ("Exhibit 10.4\n\nData & Media License Agreement\n\nThis agreement", "Data & Media License Agreement"),
        (
            "TEAL HOLDINGS, LLC\nLIMITED LIABILITY COMPANY AGREEMENT\n\nThis Agreement",
            "LIMITED LIABILITY COMPANY AGREEMENT",
        ),
        ("EXHIBIT 9.1\n\n7 SUPPLY AND STORAGE AGREEMENT\n\nThis Agreement", "SUPPLY AND STORAGE AGREEMENT"),
        ("STORAGE AGREEMENT TEAL TANKS STORAGE AGREEMENT\n\nThis Agreement", "STORAGE AGREEMENT"),
        ("Exhibit 10.2 AGREEMENT BETWEEN ALPHA, INC. AND BETA LLC This Agreement", "AGREEMENT"),
        ("Exhibit 10.2 AGREEMENT dated as of May 1, 2003 among ALPHA, INC. and BETA LLC. This", "AGREEMENT"),
        ("Exhibit No. 10.5 REPAIR AND SALES AGREEMENT\n\nPARTIES: Alpha. This Agreement", "REPAIR AND SALES AGREEMENT"),
        ("Exhibit 10.2 DRAFT 5/1/03 REPAIR AGREEMENT\n\nThis Agreement", "REPAIR AGREEMENT"),
        ("Exhibit 10.2 English Translation   Repair Agreement   by and between Alpha. This", "Repair Agreement"),
        ("ENGLISH TRANSLATION SERVICE AGREEMENT\n\nThis Agreement", "ENGLISH TRANSLATION SERVICE AGREEMENT"),
        ("1 Repair & Sales Agreement Party A: Alpha. This Agreement", "Repair & Sales Agreement"),
        ("REPAIR AGREEMENT RECITALS A. Alpha makes pumps.\n\nThis Agreement", "REPAIR AGREEMENT"),
        ("Exhibit 10.1 REPAIR AGREEMENT 1. DEFINITIONS. In this Agreement:\n\nThis Agreement", "REPAIR AGREEMENT"),
        (
            "Exhibit 10.1 Confidential Amendment No. 2 to Repair Agreement Term: May. This",
            "Amendment No. 2 to Repair Agreement",
        ),
        (
            "Exhibit 10.2 WHAT IS LEFT OUT WOULD HARM THE REGISTRANT IF PUBLICLY DISCLOSED REPAIR AGREEMENT\n\nThis",
            "REPAIR AGREEMENT",
        ),
        ("Exhibit 10.8 *** Text omitted REPAIR AGREEMENT BETWEEN ALPHA, INC. AND BETA LLC. This", "REPAIR AGREEMENT"),
        (
            "EXHIBIT 10.6 PARTS OF IT ARE FILED WITH THE SECRETARY PURSUANT TO RULE 24b-2 REPAIR AGREEMENT\n\nThis",
            "REPAIR AGREEMENT",
        ),
        ("Teal Management Company REPAIR AGREEMENT This agreement", "REPAIR AGREEMENT"),
        ("Exhibit 10.2 REPAIR AGREEMENT As of May 1, 2003\n\nAlpha. This Agreement", "REPAIR AGREEMENT"),
        (
            (
                "Exhibit 10.2 PLOVER GRAIN COMPANY STORAGE AGREEMENT This Storage Agreement is between Plover Grain "
                'Company ("Plover") and Teal, Inc. This'
            ),
            "STORAGE AGREEMENT",
        ),
        (
            "THE REST WAS FILED WITH THE SECURITIES\nAND EXCHANGE COMMISSION.\n\nSTORAGE AGREEMENT\n\nThis Agreement",
            "STORAGE AGREEMENT",
        ),
        (
            (
                "Joint Venture Contract\nfor the building of\nTeal Works Ltd\n\n"
                'THIS JOINT VENTURE CONTRACT (the "Contract")'
            ),
            "Joint Venture Contract",
        ),
    ],
)
def test_the_title_is_told_from_what_runs_into_it(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title


def test_a_letter_has_a_title_above_its_salutation() -> None:
    text = (
        "REMARKETING AGREEMENT\n\nMay 1, 2003\n\nAlpha, Inc.\n1 Main Street\nDayton, Ohio\n\nLadies and Gentlemen:\n\n"
        "     Beta LLC confirms its agreement with you.\n"
    )
    assert split(Document.from_text(text)).title == "REMARKETING AGREEMENT"


def test_an_agreement_that_a_letter_speaks_of_is_not_its_title() -> None:
    text = (
        "May 1, 2003\n\nAlpha, Inc.\n1 Main Street\nDayton, Ohio\n\nDear Mr. Holt:\n\n     Reference is made to that "
        "certain Securities\nPurchase Agreement.\n\n     Beta agrees to defer the closing.\n\nVery truly yours,\n\n"
        "BETA LLC\n"
    )
    assert split(Document.from_text(text)).title is None


def test_a_head_that_repeats_without_end_is_read_at_once() -> None:
    assert split(Document.from_text("Exhibit 10 " * 200)).title is None


def test_letters_that_are_set_apart_are_words() -> None:
    document = split(Document.from_text(f"EXHIBIT 10.2\n\nS U P P L Y   A G R E E M E N T\n\nThis Agreement{BODY}"))
    assert document.title == "SUPPLY AGREEMENT"
    assert document.title_span is not None
    assert document.slice(document.title_span) == "S U P P L Y   A G R E E M E N T"


def test_the_seat_of_the_commission_is_no_part_of_the_name_of_a_form() -> None:
    head = "\t\tUNITED STATES\n\tSECURITIES AND EXCHANGE COMMISSION\n\t\tWashington, D. C. 20549\n"
    document = split(Document.from_text(f"{head}                    Form 10-Q\n\n1. Results. Teal has grown.\n"))
    assert document.title == "Form 10-Q"
