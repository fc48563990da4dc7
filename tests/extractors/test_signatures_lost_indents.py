"""Signature pages that a converter has left without indents, or with names broken behind their first word."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature
from tests.growth import linear

Row = tuple[str | None, str | None, str | None, bool]

CASES = [
    pytest.param(
        "WITNESSES:                                  BUILDER:\n\n"
        "/s/ Ann Hill                                ACME MARINE, INC.\n\n"
        "/s/ Cy Fox                                  By: /s/ Bo Roe\nBO ROE\nChief Executive Officer\n\n"
        "WITNESSES:                                  OWNER:\n\n"
        "/s/ Eve Low                                 BETA VESSELS, INC.\n\n\n"
        "/s/ Flo May                                 By: /s/ Guy Orr\nGUY ORR\nAuthorized Agent\n",
        [
            ("ACME MARINE, INC.", "BO ROE", "Chief Executive Officer", True),
            ("BETA VESSELS, INC.", "GUY ORR", "Authorized Agent", True),
        ],
        id="the printed name of the right hand on the left edge",
    ),
    pytest.param(
        "WITNESSES:                                  BUILDER:\n\n"
        "/s/ Ann Hill                                ACME MARINE, INC.\n\n"
        "/s/ Cy Fox                                  By: /s/ Bo Roe\n"
        "                                                BO ROE\n"
        "                                                Chief Executive Officer\n",
        [("ACME MARINE, INC.", "BO ROE", "Chief Executive Officer", True)],
        id="a witness above the hand of the party and one beside it",
    ),
    pytest.param(
        "ACME, INC.\nAttest:\n\n/s/ Ann Hill                            By: /s/ Bo Roe\n"
        "ANN HILL                                    Bo Roe\n"
        "Secretary                                       Chief Executive Officer\n",
        [("ACME, INC.", "Bo Roe", "Chief Executive Officer", True)],
        id="a firm above the one who attests to its seal",
    ),
    pytest.param(
        "WITNESSES:                                                  ACME SPORTSWEAR\nINTL. CORPORATION\n\n"
        "/S/           Ann Hill                                      By: /S/    Bo Roe\n"
        "Name:         Ann Hill                                         Bo Roe\n"
        "---------------------------------------                   Senior Vice President\n\n"
        "/S/           Cy Fox\nName:         Cy Fox\n\n\nATTEST:\n\n\nBy: /S/       Dee Low\nDee Low, Secretary\n",
        [("ACME SPORTSWEAR INTL. CORPORATION", "Bo Roe", "Senior Vice President", True)],
        id="the rest of the right name on the left edge",
    ),
    pytest.param(
        "Acme Financial Corporation,           Beta Suisse First Boston, New\nYork Branch, Administrative Agent,\n\n"
        "By: ____________________________      By: ________________________________\n"
        "Name:                                 Name:\nTitle:                                Title:\n",
        [
            ("Acme Financial Corporation", None, None, False),
            ("Beta Suisse First Boston, New York Branch", None, None, False),
        ],
        id="a branch on the left edge",
    ),
    pytest.param(
        "ELM DATA, INC.\t \t \t BIRCH BANK,\n\nNATIONAL ASSOCIATION\n\n\nBy:\t \t /s/ Ann Hill\nBy:\t \t /s/ Bo Roe\n\n"
        "Ann Hill, Chief Financial\t \t \t Bo Roe, Vice President\nOfficer\n",
        [
            ("ELM DATA, INC.", "Ann Hill", "Chief Financial Officer", True),
            ("BIRCH BANK, NATIONAL ASSOCIATION", "Bo Roe", "Vice President", True),
        ],
        id="two names side by side over hands one below the other",
    ),
    pytest.param(
        "Elm Rx, Inc.\n\n\n/s/ Ann Hill\n\n/s/ Bo Roe\n\n\nAnn Hill\nBo Roe\nChairman and Chief Executive Officer\n",
        [
            ("Elm Rx, Inc.", "Ann Hill", "Chairman and Chief Executive Officer", True),
            ("Bo Roe", "Bo Roe", None, True),
        ],
        id="an officer and a person, of whom one has an office",
    ),
    pytest.param(
        "WITNESS:\nW.M. Elm Construction Company\n\n/s/ SIGNATURE\n/s/ WILLIAM M. ELM\n",
        [("W.M. Elm Construction Company", "WILLIAM M. ELM", None, True)],
        id="a table of a witness and a party, cell by cell",
    ),
    pytest.param(
        "Between Elm Financial Corp. and Ann Hill.\n\nELM\nFINANCIAL CORP.\n\nBy:\n/s/\nBo V. Roe\n\nBo\nV. Roe\n\n"
        "President\nand Chief Executive Officer\n\n“EXECUTIVE”\n\n/s/\nAnn Hill\n\nAnn Hill\n",
        [
            ("ELM FINANCIAL CORP.", "Bo V. Roe", "President and Chief Executive Officer", True),
            ("Ann Hill", "Ann Hill", None, True),
        ],
        id="names broken behind their first word",
    ),
    pytest.param(
        "The Purchaser Ann Hill pays. The Purchaser Ann Hill is bound.\n\nPurchaser\nAnn Hill\n/s/ Ann Hill\n",
        [("Ann Hill", "Ann Hill", None, True)],
        id="a role above a name",
    ),
    pytest.param(
        "ELM BANK\nOAK BANK\n\nBy:\n/s/ Ann Hill\nBy:\n/s/ Bo Roe\n\nAnn Hill\nPresident\nBo Roe\nTreasurer\n",
        [("ELM BANK", "Ann Hill", "President", True), ("OAK BANK", "Bo Roe", "Treasurer", True)],
        id="name and office of the one, then of the other",
    ),
    pytest.param(
        "ELM CORPORATION\nOAK CLEAN TECHNOLOGY\n\n\nBy:\n/s/ Ann Hill\nBy:\n/s/ Bo Roe\n\n"
        "Name:\nAnn Hill\nName:\nBo Roe\n\n"
        "Its:\nPresident and CEO\nIts:\nVP Finance\n",
        [
            ("ELM CORPORATION", "Ann Hill", "President and CEO", True),
            ("OAK CLEAN TECHNOLOGY", "Bo Roe", "VP Finance", True),
        ],
        id="a firm without a legal form beside one that has it",
    ),
    pytest.param(
        "ACCEPTED & AGREED:\n\nELM ROMAN, INC.\n\n\n/s/ Ann Hill                           By: /s/ Bo Roe\n"
        "ANN HILL                               Its Authorized Signatory\n",
        [("ANN HILL", "ANN HILL", None, True), ("ELM ROMAN, INC.", "Bo Roe", "Authorized Signatory", True)],
        id="an employee beside who signs for the firm",
    ),
    pytest.param(
        "ELM ROMAN, INC.\n\n\n/s/ Ann Hill                           By: /s/ Bo Roe\n"
        "Ann Hill                               Bo Roe\nSecretary                              President\n",
        [("ELM ROMAN, INC.", "Ann Hill", "Secretary", True), ("ELM ROMAN, INC.", "Bo Roe", "President", True)],
        id="two officers of one firm, one without By:",
    ),
    pytest.param(
        "ACME, INC.                    BETA LLC\n\nBy: /s/ Ann Hill              By: /s/ Bo Roe\n\nCEDAR CORP.\n\n"
        "By: /s/ Cy Fox\n",
        [
            ("ACME, INC.", "Ann Hill", None, True),
            ("BETA LLC", "Bo Roe", None, True),
            ("CEDAR CORP.", "Cy Fox", None, True),
        ],
        id="a third firm below two is on the left edge by right",
    ),
    pytest.param(
        "ACME, INC.                    BETA LLC\n\nBy: /s/ Ann Hill              By: /s/ Bo Roe\n"
        "Ann Hill                      Bo Roe\nPresident\n",
        [("ACME, INC.", "Ann Hill", "President", True), ("BETA LLC", "Bo Roe", None, True)],
        id="an office of the left one alone stays left",
    ),
    pytest.param(
        "COMPANY:                     PARTICIPANT:\nELM CORP.\n"
        "By: ______________________   ______________________\nName: Bo Roe                 Name: Ann Hill\nTitle: "
        "CEO\n",
        [("ELM CORP.", "Bo Roe", "CEO", False), ("Ann Hill", "Ann Hill", None, False)],
        id="a firm below two roles",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_blocks_are_read(text: str, wanted: list[Row]) -> None:
    found = signatures.find(Document.from_text(text))
    assert [(one.party, one.signatory, one.title, one.signed) for one in found if isinstance(one, Signature)] == wanted


def test_a_rule_above_a_firm_is_no_word_of_its_name() -> None:
    text = " " * 39 + "--\nArthur Teal LLP\nBoston, Massachusetts\nMarch 26, 2001"
    assert list(signatures.EXTRACTOR.find(Document.from_text(text))) == []


@pytest.mark.parametrize(
    "text",
    [
        "By: /s/ A\nAnn\nHill Corp.\n\n",
        "WITNESS:                   ACME, INC.\nBETA, INC.\n\n",
        "ACME, INC.\nBETA, INC.\nBy:\nBy:\n",
    ],
)
def test_a_page_of_nothing_else_is_read_in_a_moment(text: str) -> None:
    assert linear(lambda size: list(signatures.find(Document.from_text(text * (size // len(text))))), 7_500)
