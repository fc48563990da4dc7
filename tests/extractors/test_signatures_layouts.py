"""Signature pages that have lost their indents, stand in columns of unlike length, or wrap the words of a chain."""

import pytest

from extractors import signatures
from extractors.signing.words import LEADER
from pipeline import Document
from pipeline.record import Signature
from tests.growth import linear

Row = tuple[str | None, tuple[str, ...], str | None, str | None]

CASES = [
    pytest.param(
        "BIRCH LAND, L.P.,\na Virginia limited partnership\n\nBy: Birch Land Trust, Inc., a Maryland\n"
        "corporation, General Partner\n\nBy:/s/ Ann Hill\nAnn Hill,\nPresident\n",
        [("BIRCH LAND, L.P.", ("Birch Land Trust, Inc.",), "Ann Hill", "President")],
        id="an entity whose description goes on below",
    ),
    pytest.param(
        "BIRCH DRILLING COMPANY,\nL.L.C., a Texas limited liability company\n\nBy: Birch GP, LLC,\na Texas company,\n"
        "its Manager and Class A Member\n\nBy: ____________\nAnn Hill\nIts: Manager\n",
        [("BIRCH DRILLING COMPANY, L.L.C.", ("Birch GP, LLC",), "Ann Hill", "Manager")],
        id="a legal form with its description on the second line",
    ),
    pytest.param(
        "BIRCH PARTNERS, L.P.                         ACME FOODS CORPORATION\n\nBy: Birch GP, LLC,\n"
        "    its general partner\n\nBy: /s/ Ann Hill                             By: /s/ Bo Roe\n"
        "    Name: Ann Hill                               Name: Bo Roe\n",
        [
            ("BIRCH PARTNERS, L.P.", ("Birch GP, LLC",), "Ann Hill", None),
            ("ACME FOODS CORPORATION", (), "Bo Roe", None),
        ],
        id="a chain beside a single hand",
    ),
    pytest.param(
        "ACME FOODS CORPORATION, a Texas             BIRCH BANK, N.A.\ncorporation\n"
        "                                            By: /s/ Ann Hill\n"
        "By: /s/ Bo Roe                                  Name: Ann Hill\n    Name: Bo Roe\n",
        [("ACME FOODS CORPORATION", (), "Bo Roe", None), ("BIRCH BANK, N.A.", (), "Ann Hill", None)],
        id="one signs lower than the other",
    ),
    pytest.param(
        "ACME BANK WEST,\nBIRCH, INC.                           NATIONAL ASSOCIATION\n\n"
        "By: /s/ ANN HILL                      By: /s/ BO ROE\n"
        "Ann Hill,                             Bo Roe, Vice President\n"
        "Chairman of the Board\n\nBy: /s/ JIM POE\nJim Poe, CFO\n",
        [
            ("BIRCH, INC.", (), "Ann Hill", "Chairman of the Board"),
            ("BIRCH, INC.", (), "Jim Poe", "CFO"),
            ("ACME BANK WEST, NATIONAL ASSOCIATION", (), "Bo Roe", "Vice President"),
        ],
        id="a second hand of the left party, and a name that begins above it",
    ),
    pytest.param(
        "ACME CORPORATION,\n\nby\n/s/: Ann Hill\nName:  Ann Hill\nTitle: President\n\n/s/: Bo Roe\nName:  Bo Roe\n"
        "Title: Treasurer\n",
        [
            ("ACME CORPORATION", (), "Ann Hill", "President"),
            ("ACME CORPORATION", (), "Bo Roe", "Treasurer"),
        ],
        id="by in small letters, and a second hand without it",
    ),
    pytest.param(
        "ACME CORPORATION\n\nBy:/s/ Ann Hill\nIts: President\n\n/s/ Bo Roe\nExecutive\n",
        [("ACME CORPORATION", (), "Ann Hill", "President"), ("Bo Roe", (), "Bo Roe", None)],
        id="a role is no office",
    ),
    pytest.param(
        "ACME COMPANIES INC.\n\n/s/ Bo Roe\nBy:\n\n\n/s/ Ann Hill\n\n\nBo Roe\n\n\n"
        "Name:\n\n\nAnn Hill\n\n\nTitle:\n\n\n"
        "Executive Vice President\n",
        [("Bo Roe", (), "Bo Roe", None), ("ACME COMPANIES INC.", (), "Ann Hill", "Executive Vice President")],
        id="cells of two columns one after the other",
    ),
    pytest.param(
        "Sincerely yours,\n\nAcme Corporation\n\nAnn Hill\nPresident & CEO\n\nACCEPTED:\n\n"
        "_____________________\nJohn Roe\n\nOAK, INC.\n\nBy: /s/ Jim Poe\n",
        [
            ("Acme Corporation", (), "Ann Hill", "President & CEO"),
            ("John Roe", (), "John Roe", None),
            ("OAK, INC.", (), "Jim Poe", None),
        ],
        id="who writes a letter is no party of who accepts it",
    ),
    pytest.param(
        "ACME BANK, N.A., solely in its                   Percentage Interest: 37.25%\n"
        "capacity as Trustee for GENERAL\n"
        "DOMESTIC PENSION TRUST (as directed by\nBirch Management Corp. and not in\nits individual capacity)\n\n"
        "By:\nName:\nTitle:\n",
        [("ACME BANK, N.A.", (), None, None)],
        id="a description of several lines, and an aside beside the name",
    ),
    pytest.param(
        "COMPANY:\nBirch Inc\n\nBy: /s/ Ann Hill\nTitle: CEO\n\n"
        "[Name of Buyer], as Buyer\n\nBy: __________\nName:\nTitle:\n",
        [("Birch Inc", (), "Ann Hill", "CEO"), ("[Name of Buyer]", (), None, None)],
        id="a role over a name, and a name left open",
    ),
    pytest.param(
        "ACME BANK PLC\nNEW YORK BRANCH\n\nBy:\n\nTitle:\n",
        [("ACME BANK PLC NEW YORK BRANCH", (), None, None)],
        id="the branch of a bank",
    ),
    pytest.param(
        "OAK COMPANY\n\nBy: /s/ Jim Poe\n\n"
        "THE BANK OF NEW HAVEN TRUST\nCOMPANY, N.A.,\nas Trustee\n\nBy: /s/ Bo Roe\n\n"
        "BIRCH SAVINGS\nTRUST COMPANY\n\nBy: /s/ Ann Hill\n",
        [
            ("OAK COMPANY", (), "Jim Poe", None),
            ("THE BANK OF NEW HAVEN TRUST COMPANY, N.A.", (), "Bo Roe", None),
            ("BIRCH SAVINGS TRUST COMPANY", (), "Ann Hill", None),
        ],
        id="names whose last words stand below",
    ),
    pytest.param(
        "OAK, INC.\n\nBy: /s/ Jim Poe\nTitle: CEO\n\nWITNESS:                      Employee:\n\n\n"
        "__________________________    ______________________\nJohn Roe\n",
        [("OAK, INC.", (), "Jim Poe", "CEO"), ("John Roe", (), "John Roe", None)],
        id="the line of a witness beside that of a party",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_page_is_read(text: str, wanted: list[Row]) -> None:
    found = [one for one in signatures.EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Signature)]
    assert [(one.party, one.by, one.signatory, one.title) for one in found] == wanted


def test_a_capacity_is_not_what_describes_the_entity() -> None:
    text = "OAK, L.P.\n\nBy: Oak GP, LLC, a Texas company, its general partner\n\nBy: /s/ Ann Hill\n"
    (one,) = signatures.EXTRACTOR.find(Document.from_text(text))
    assert isinstance(one, Signature)
    assert one.by_capacity == ("its general partner",)


@pytest.mark.parametrize(
    "text",
    [
        "BIRCH TOOLS, INC.\n\nBy:\nAnn F. Hill\n\nIts Lead Director\n\n",
        "/s/ Ann Hill\n\nBIRCH TOOLS, INC.\n\n",
        "Name: ________ ",
        "Title: ________ Name: ________ ",
        "BIRCH TOOLS, INC.            ACME FOODS, INC.\n\nBy: ____________             By: ____________\n\n",
    ],
)
def test_many_blocks_take_no_more_for_each(text: str) -> None:
    assert linear(lambda size: list(signatures.find(Document.from_text(text * (size // len(text))))), 7_500)


def test_time_grows_with_the_length_of_a_word_in_capitals_and_not_faster() -> None:
    assert linear(lambda size: LEADER.match("A" * size), 20)
