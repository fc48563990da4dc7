"""Signature pages whose lines run on: parties behind offices and days, rows of directors, names run together."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None, bool]

CASES = [
    pytest.param(
        "“SERVICER” ALPHA OIL, INC. By: /s/ Jane Heron Name: Jane Heron Title: President “GENERAL PARTNER” BETA GP, "
        "LLC By: /s/ Paul Teal Its: Senior Vice President “EXECUTIVE” /s/ Lou Siskin_____ Lou Siskin\n",
        [
            ("ALPHA OIL, INC.", "Jane Heron", "President", True),
            ("BETA GP, LLC", "Paul Teal", "Senior Vice President", True),
            ("Lou Siskin", "Lou Siskin", None, True),
        ],
        id="roles in quotation marks",
    ),
    pytest.param(
        "/s/ Jane Heron JANE HERON ALPHA, INC. By: /s/ Dr. Paul Teal Title: Chairman EXECUTIVE: /s/ Lou F. Siskin "
        "Lou F. Siskin, Jr.\n",
        [
            ("JANE HERON", "JANE HERON", None, True),
            ("ALPHA, INC.", "Dr. Paul Teal", "Chairman", True),
            ("Lou F. Siskin, Jr.", "Lou F. Siskin, Jr.", None, True),
        ],
        id="a name printed behind the hand, before the next party and with its generation",
    ),
    pytest.param(
        "ALPHA CAPITAL, INC. By /s/ Jane Heron Jane Heron, Senior Vice President BETA LLC By /s/ Paul Teal Paul Teal, "
        "Chief Operations Officer Gamma Opportunity Trust, a portfolio of Gamma Trust, Inc. By /s/ Lou Siskin "
        "Lou Siskin, Vice President\n",
        [
            ("ALPHA CAPITAL, INC.", "Jane Heron", "Senior Vice President", True),
            ("BETA LLC", "Paul Teal", "Chief Operations Officer", True),
            ("Gamma Opportunity Trust", "Lou Siskin", "Vice President", True),
        ],
        id="a party behind an office, in capitals or not",
    ),
    pytest.param(
        "THE ALPHA TRUST By: /s/ Jane Heron Jane Heron, Trustee BETA VARIABLE ACCOUNT-2 By: /s/ Paul Teal Vice "
        "President CITY OF GAMMA VISTA, a municipal corporation By: /s/ Lou Siskin Name: Lou Siskin Date: "
        "10 January 2018 DELTA BIOTECH APS Signed by: Ann Crane Title: CEO\n",
        [
            ("THE ALPHA TRUST", "Jane Heron", "Trustee", True),
            ("BETA VARIABLE ACCOUNT-2", "Paul Teal", "Vice President", True),
            ("CITY OF GAMMA VISTA", "Lou Siskin", None, True),
            ("DELTA BIOTECH APS", "Ann Crane", "CEO", False),
        ],
        id="a party in capitals without a legal form",
    ),
    pytest.param(
        "have signed as of the date first above written. ALPHA FOODS, INC. BETA LOGISTICS, LLC By: /s/ Jane Heron "
        "Name: Jane Heron Title: Secretary\n",
        [
            ("ALPHA FOODS, INC.", "Jane Heron", "Secretary", True),
            ("BETA LOGISTICS, LLC", "Jane Heron", "Secretary", True),
        ],
        id="one hand for all whose names run together",
    ),
    pytest.param(
        "ALPHA FOODS, INC. BETA LOGISTICS, LLC By: /s/ Jane Heron Title: CEO By: /s/ Paul Teal Title: Manager\n",
        [
            ("ALPHA FOODS, INC.", "Jane Heron", "CEO", True),
            ("BETA LOGISTICS, LLC", "Paul Teal", "Manager", True),
        ],
        id="a hand for each of the names",
    ),
    pytest.param(
        "Sincerely, ALPHA MEDIA, INC. By: /s/ Jane Heron Jane Heron, Vice President\n",
        [("ALPHA MEDIA, INC.", "Jane Heron", "Vice President", True)],
        id="the closing words of a letter before the party",
    ),
    pytest.param(
        "Signature Title Date /s/ Jane Heron Chairman and Chief Executive Officer March 15, 2010 Jane Heron (principal "
        "executive officer) /s/ Paul Teal Director March 15, 2010 (Paul Teal)\n",
        [
            (None, "Jane Heron", "Chairman and Chief Executive Officer (principal executive officer)", True),
            (None, "Paul Teal", "Director", True),
        ],
        id="rows of directors",
    ),
    pytest.param(
        "/s/ J.F. Heron, Jr. J. F. Heron, Jr.       Director       March 15, 2010\n",
        [(None, "J. F. Heron, Jr.", "Director", True)],
        id="initials set apart where the name is printed",
    ),
    pytest.param(
        "ALPHA CORP. EXECUTIVE /s/ Jane Heron /s/ Paul Teal By: Jane Heron Paul Teal\n",
        [("ALPHA CORP.", "Jane Heron", None, True), ("Paul Teal", "Paul Teal", None, True)],
        id="a party and a role over two hands",
    ),
    pytest.param(
        "BORROWER: ALPHA MILLS, INC. By: /s/ Jane Heron Title: Treasurer AGENT: BETA TRUST COMPANY, as Administrative "
        "Agent and as a Lender By: /s/ Paul Teal Title: Director\n",
        [
            ("ALPHA MILLS, INC.", "Jane Heron", "Treasurer", True),
            ("BETA TRUST COMPANY", "Paul Teal", "Director", True),
        ],
        id="capacities of a bank are no office of the hand above",
    ),
    pytest.param(
        "SIGNED for and on behalf of ALPHA SHIPPING LIMITED by its duly authorised signatory: /s/ Jane Heron "
        "Name: Jane Heron Title: Attorney-in-Fact\n",
        [("ALPHA SHIPPING LIMITED", "Jane Heron", "Attorney-in-Fact", True)],
        id="the words of an attestation are no running text",
    ),
    pytest.param(
        "duly authorized. SUPPLIER CUSTOMER Alpha Castings, Inc. Beta Truck Corporation By: /s/ Jane Heron By: "
        "/s/ Paul Teal Printed Name: Jane Heron Printed Name: Paul Teal Title: V.P. Sales Title: Director\n",
        [
            ("Alpha Castings, Inc.", "Jane Heron", "V.P. Sales", True),
            ("Beta Truck Corporation", "Paul Teal", "Director", True),
        ],
        id="roles before the names of two columns",
    ),
    pytest.param(
        "ALPHA GENOMICS, INC. UNIVERSITY OF GAMMA RESEARCH FOUNDATION By: /s/ Jane Heron By: /s/ Paul Teal Jane Heron "
        "Paul Teal Chief Executive Officer Executive Director\n",
        [
            ("ALPHA GENOMICS, INC.", "Jane Heron", "Chief Executive Officer", True),
            ("UNIVERSITY OF GAMMA RESEARCH FOUNDATION", "Paul Teal", "Executive Director", True),
        ],
        id="a second name without a legal form, and an office for each",
    ),
    pytest.param(
        "ALPHA BANK, as a Lender By: /s/ Jane Heron Name: Jane Heron Title: Assistant Vice President THE BETA BANK, "
        "LIMITED, CHICAGO BRANCH By: /s/ Paul Teal Name: Paul Teal Title: Joint General Manager\n",
        [
            ("ALPHA BANK", "Jane Heron", "Assistant Vice President", True),
            ("THE BETA BANK, LIMITED, CHICAGO BRANCH", "Paul Teal", "Joint General Manager", True),
        ],
        id="a branch behind an office",
    ),
    pytest.param(
        "dated February 9, 2004. /s/ Heron & Teal LLP Columbus, Ohio March 12, 2004\n",
        [("Heron & Teal LLP", None, None, True)],
        id="accountants before the place of their report",
    ),
]


def read(text: str) -> list[Row]:
    found = signatures.find(Document.from_text(text))
    return [(one.party, one.signatory, one.title, one.signed) for one in found if isinstance(one, Signature)]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_line_is_read(text: str, wanted: list[Row]) -> None:
    assert read(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("ALPHA, INC.\n\nBy: /s/ Jane Heron\nTitle: Vice President, COO AND CFO\n\nBETA LLC\n\nBy: /s/ Bo Roe\n",
         "Vice President, COO AND CFO"),
        ("ALPHA, INC. By: /s/ Jane Heron Title: Senior Vice President, CFO By: /s/ Bo Roe Title: Secretary\n",
         "Senior Vice President, CFO"),
        ("ALPHA, INC. By: /s/ Jane Heron Title: Vice President HUMAN RESOURCES By: /s/ Bo Roe Title: Secretary\n",
         "Vice President HUMAN RESOURCES"),
    ],
)  # fmt: skip
def test_an_office_in_capitals_is_no_party(text: str, wanted: str) -> None:
    assert read(text)[0][2] == wanted


@pytest.mark.parametrize(
    ("head", "wanted"),
    [
        ("ALPHA FOODS, INC. AND ITS SUBSIDIARIES", "ALPHA FOODS, INC."),
        ("Alpha Foods, Inc. (formerly Beta Foods, Inc.)", "Alpha Foods, Inc."),
        ("ALPHA FOODS, INC. FORMERLY KNOWN AS BETA FOODS, INC.", "ALPHA FOODS, INC."),
        ("ALPHA FOODS, INC., A SUBSIDIARY OF BETA HOLDINGS, INC.", "ALPHA FOODS, INC."),
        ("ALPHA FOODS, INC. as general partner of BETA FOODS LLC", "ALPHA FOODS, INC."),
        ("ALPHA TRUST COMPANY, AS TRUSTEE OF BETA FUND, INC.", "ALPHA TRUST COMPANY"),
        ("ALPHA CAPITAL PARTNERS, L.P. BETA MANAGEMENT, LLC, its general partner", None),
        ("ALPHA FOODS, INC. THE UNDERSIGNED GUARANTORS", "ALPHA FOODS, INC. THE UNDERSIGNED GUARANTORS"),
    ],
)
@pytest.mark.parametrize("gap", [" ", "          "])
def test_a_former_name_or_a_parent_signs_nothing(head: str, wanted: str | None, gap: str) -> None:
    text = f"IN WITNESS WHEREOF, the parties have signed.\n\n{head}{gap}By: /s/ Jane Heron Title: President\n"
    assert read(text) == [(wanted, "Jane Heron", "President", True)]
