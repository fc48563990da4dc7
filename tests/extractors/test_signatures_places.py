"""What stands beside a hand or below it: offices with their days, the place and the day of a report, captions."""

import pytest

from extractors import dates, signatures
from pipeline import Document
from pipeline.assemble import assemble
from pipeline.record import Signature
from pipeline.split import split

Row = tuple[str | None, str | None, str | None]

CASES = [
    pytest.param(
        "ACME, INC.\n\nSIGNATURE                     TITLE                                  DATE\n\n"
        "By: /s/ ANN HILL              Chairman of the Board, Chief Executive  May 26, 2001\n"
        "                              Officer and President (Principal\n"
        "--------------------------    Executive Officer)\n    Ann Hill\n\n"
        "By: /s/ BO ROE                Director                                 May 26,2001\n"
        "----------------------------\n    Bo Roe\n",
        [
            (
                "ACME, INC.",
                "Ann Hill",
                "Chairman of the Board, Chief Executive Officer and President (Principal Executive Officer)",
            ),
            ("ACME, INC.", "Bo Roe", "Director"),
        ],
        id="offices and days in columns of their own",
    ),
    pytest.param(
        "WITNESSES:                              ACME TOOLS, INC.\n\n/s/ Ann Hill\nName: Ann Hill\n\n"
        "BIRCH BANK, NATIONAL\nASSOCIATION\n\n"
        "/s/ Ann Hill                            By: /s/ Bo Roe\n"
        "Name: Ann Hill                             Name:  Bo Roe\nTitle: Vice President\n",
        [("BIRCH BANK, NATIONAL ASSOCIATION", "Bo Roe", "Vice President")],
        id="the office of who signs beside a witness",
    ),
    pytest.param(
        "ACME, INC.\n\nBy: /s/ Bo Roe\n\nper pro BROWN SISTERS HARMON & CO., as\nAgent\n\n/s/ Ann Hill\n"
        "Name:  Ann Hill\n\nCommitment      Lenders\n\n$10,000,000       per pro BROWN SISTERS\nHARMON & CO.\n\n"
        "/s/ Ann Hill\nName:  Ann Hill\n",
        [
            ("ACME, INC.", "Bo Roe", None),
            ("BROWN SISTERS HARMON & CO.", "Ann Hill", None),
            ("BROWN SISTERS HARMON & CO.", "Ann Hill", None),
        ],
        id="a name that goes on at the left edge",
    ),
    pytest.param(
        "We consent to the use of our report.\n\n          /s/ Elm Birch & Co.\n          ELM BIRCH & CO.\n\n\n"
        "Denver, Colorado\nMarch 29, 1994\n",
        [("Elm Birch & Co.", None, None)],
        id="accountants in capitals below their hand",
    ),
    pytest.param(
        "/s/ ELM BIRCH LLP\n-----------------\nElm Birch LLP\nBoston, Massachusetts\nMarch 26, 2001\n\n"
        "                 POWER OF ATTORNEY\n\n     We, the undersigned directors of Acme, Inc., appoint Ann Hill.\n",
        [("ELM BIRCH LLP", None, None)],
        id="the heading of what follows",
    ),
    pytest.param(
        "OWNER:            Acme Homes, Inc.\nCONTRACTOR:       ________________________\n\n"
        "We, the undersigned owner, contractor or laborer, have been paid in full.\n",
        [],
        id="words of a sentence below a blank",
    ),
    pytest.param(
        "ACME MILLS INC.                         ACME LAND INC.\n\n"
        "By  /s/ Ann Hill                        By  /s/ Bo Roe\n\n"
        "Title  Senior Vice President            Title  Vice Chair West\n",
        [("ACME MILLS INC.", "Ann Hill", "Senior Vice President"), ("ACME LAND INC.", "Bo Roe", "Vice Chair West")],
        id="prompts that two spaces part from the office",
    ),
    pytest.param(
        "BIRCH GUARANTY TRUST\nCOMPANY OF NEW HAVEN\n\nBy:\nTitle:\n\nW. R. OAK & CO.\n\nBy:\nTitle:\n\n"
        "ELM BANK AG, ATLANTA\nAGENCY\n\nBy:\nBy:  Harry Roe\nTitle:  SVP & Manager\n",
        [
            ("BIRCH GUARANTY TRUST COMPANY OF NEW HAVEN", None, None),
            ("W. R. OAK & CO.", None, None),
            ("ELM BANK AG, ATLANTA AGENCY", "Harry Roe", "SVP & Manager"),
        ],
        id="banks whose last words stand below, and a second prompt with the name",
    ),
    pytest.param(
        "OAK CLINIC\nINSURANCE COMPANY\n\nOAK CLINIC\nSPECIAL RISK\nCOMPANY\n\n\n"
        "By:      /s/ Ann Hill\nBy:      /s/ Bo Roe\n\nAnn Hill                    Bo Roe\n"
        "Title:      President                  Title:      Treasurer\n",
        [
            ("OAK CLINIC INSURANCE COMPANY", "Ann Hill", "President"),
            ("OAK CLINIC SPECIAL RISK COMPANY", "Bo Roe", "Treasurer"),
        ],
        id="names on two lines over the hands of a table",
    ),
    pytest.param(
        "OAK BANK NV, NEW HAVEN BRANCH\n\n\nBy:\nBy:\n\nName:\nName:\n\nTitle:\nTitle:\n",
        [("OAK BANK NV, NEW HAVEN BRANCH", None, None), ("OAK BANK NV, NEW HAVEN BRANCH", None, None)],
        id="two blanks for one party",
    ),
    pytest.param(
        "ACME GROUP, INC.               EMPLOYEE\n\nBy:      /s/ Ann Hill\nSignature:      /s/ Bo Roe\n\n"
        "Ann Hill                       Bo Roe\n",
        [("ACME GROUP, INC.", "Ann Hill", None), ("Bo Roe", "Bo Roe", None)],
        id="an employee beside the firm",
    ),
    pytest.param(
        "Executed this _____ day of ______________, 19___.\n\nACME, INC.\n\nName:\nTitle:\n[cc all others]\n",
        [("ACME, INC.", None, None)],
        id="prompts below a firm whose ruled line is lost",
    ),
    pytest.param(
        "ACME, INC.\n100 Main Street\n\nReno, NV 89501\n\nBy: ____________\nTitle:\n",
        [("ACME, INC.", None, None)],
        id="an address below the name",
    ),
    pytest.param(
        "OAK FINANCIAL LLP\nBy Oak Finance, Inc.,\nits agent /manager\n\nBy_____________________\nTitle:\n",
        [("OAK FINANCIAL LLP", None, None)],
        id="a link of a chain without its mark",
    ),
    pytest.param(
        "ACME, INC.\n\nBy:      /s/ Ann Hill\nAnn Hill, Chairman\nPrinted Name\n\nTitle\n",
        [("ACME, INC.", "Ann Hill", "Chairman")],
        id="an office behind the printed name",
    ),
    pytest.param(
        "ACME CORPORATION\n\n\nBy:\n\n/s/ Ann B. Hill\n\n\n\n\n\nAnn B. Hill, Vice President—\n\n\n\n\nFinance\n"
        "and Treasurer\n",
        [("ACME CORPORATION", "Ann B. Hill", "Vice President—Finance and Treasurer")],
        id="an office that a dash leaves open",
    ),
    pytest.param(
        "Sincerely yours,\n\nAcme Corporation\n\n\nBo Roe\nPresident\n\nACCEPTED:\n\n\n"
        "____________________            ____________\nAnn M. Hill                             Date\n",
        [("Acme Corporation", "Bo Roe", "President"), ("Ann M. Hill", "Ann M. Hill", None)],
        id="the caption of a day beside a printed name",
    ),
    pytest.param(
        "OAK PIPE COMPANY, L.L.C.\n\n/S/ ANN HILL, MANAGER\n/S/ BO ROE, MANAGER\n",
        [("OAK PIPE COMPANY, L.L.C.", "ANN HILL", "MANAGER"), ("OAK PIPE COMPANY, L.L.C.", "BO ROE", "MANAGER")],
        id="two hands with their offices",
    ),
    pytest.param(
        "ELM BANK\n\nBy: /s/ Cy Fox\nCy Fox, Vice President\n\n"
        "ATTEST:                                 OAK SHOES COMPANY\n\n"
        "By: /s/                                 By: /s/\n\n"
        "Title: Secretary                        Title: Chief Operating Officer\n",
        [("ELM BANK", "Cy Fox", "Vice President"), ("OAK SHOES COMPANY", None, "Chief Operating Officer")],
        id="who attests beside a firm below another",
    ),
    pytest.param(
        "Between Cornelia Hillard, III and Elm Insurance Group, Inc. of Bo R. Roe.\n\nAccepted:\tELM\nINSURANCE "
        "GROUP, INC.\n\n\n"
        "/s/\nCornelia Hillard, III\tBy:  \t/s/ Bo\nR. Roe\n\n\nCornelia Hillard, III\n\n\nBo R. Roe\n\nPresident\n",
        [
            ("Cornelia Hillard, III", "Cornelia Hillard, III", None),
            ("ELM INSURANCE GROUP, INC.", "Bo R. Roe", "President"),
        ],
        id="a mark alone above two hands side by side",
    ),
    pytest.param(
        "EMPLOYEE ATTESTS THAT S/HE HAS READ THIS RELEASE.\n\nEMPLOYEE:           /s/ Ann Hill\n\n"
        "ELM-OAK: ELM-OAK USA, INC.\n\nBy:  /s/ Bo Roe\n\nIts:  EVP Human Resources\n",
        [("Ann Hill", "Ann Hill", None), ("ELM-OAK USA, INC.", "Bo Roe", "EVP Human Resources")],
        id="both of them, and a short name with a hyphen before the whole",
    ),
    pytest.param(
        "Confirmed and accepted as of the date above:\n\nELM, HILL & CO. INCORPORATED\nOAK SECURITIES LLC\n\n"
        "Acting on behalf of themselves and as the\nRepresentatives of the several Underwriters.\n\n"
        "By: ELM, HILL & CO. INCORPORATED\n\nBy: /s/ Ann Hill\nName: Ann Hill\nTitle: Managing Director\n\n"
        "By: OAK SECURITIES LLC\n\nBy: /s/ Bo Roe\nName: Bo Roe\nTitle: Director\n",
        [
            ("ELM, HILL & CO. INCORPORATED", "Ann Hill", "Managing Director"),
            ("OAK SECURITIES LLC", "Bo Roe", "Director"),
        ],
        id="parties each of whom its By: names again",
    ),
    pytest.param(
        "HILL CHILDREN'S TRUST NO. 2\n\nBy: /s/ Ann Hill\nAnn Hill, not individually but solely as Trustee\n\n"
        "THE PERSONS NAMED ABOVE\n\nBy: /s/ Bo Roe\nBo Roe, their Attorney-in-Fact\n",
        [
            ("HILL CHILDREN'S TRUST NO. 2", "Ann Hill", "Trustee"),
            ("THE PERSONS NAMED ABOVE", "Bo Roe", "Attorney-in-Fact"),
        ],
        id="in an office alone, and for several",
    ),
    pytest.param(
        "Signed for and on behalf of WOMBAT\nMINERALS LIMITED ACN 009 441 223 by\nits authorised representative in "
        "the\n"
        "presence of:\n\n/s/ C. Fox                               /s/ Ann Hill\n"
        ".................................        .................................\n"
        "Signature of witness                     Signature of authorised representative\n\n"
        "Cy Fox                                   Ann Hill\n"
        ".................................        .................................\n"
        "Name of witness                          Name of authorised representative\n",
        [("WOMBAT MINERALS LIMITED", "Ann Hill", "authorised representative")],
        id="a clause of several lines above a witness and who signs",
    ),
    pytest.param(
        "ACKNOWLEDGED AND AGREED\nFOR PURPOSES OF SECTION 1.05\n\n[_____________] TRUST\n\n"
        "By:    Elm Union Trust Company,\nNational Association, not in\nits individual capacity, but\n"
        "solely as Trustee\n\nBy:\nName:  Ann Hill\nTitle: Vice President\n",
        [("[_____________] TRUST", "Ann Hill", "Vice President")],
        id="a blank for a name, and for what it agrees",
    ),
    pytest.param(
        "EMPLOYER:                                    EMPLOYEE:\n\nELM ENERGY CO.\n\n\n"
        "By:  ____________________________            ________________________________\n"
        "     Bo Roe                                  Ann T. Hill\n     Chairman\n",
        [("ELM ENERGY CO.", "Bo Roe", "Chairman"), ("Ann T. Hill", "Ann T. Hill", None)],
        id="the blank of a person beside that of a firm",
    ),
    pytest.param(
        "                                             ELM ENERGY CO.\n\n"
        "________________________________             By:____________________________\n"
        "Ann T. Hill                                  Name: Bo Roe\n                                             "
        "Title: CEO\n",
        [("Ann T. Hill", "Ann T. Hill", None), ("ELM ENERGY CO.", "Bo Roe", "CEO")],
        id="the blank of a person left of that of a firm",
    ),
    pytest.param(
        "ELM HOSPITALS, INC.\nELM CENTERS OF TEXAS, L.P.\n  By: Elm GP, Inc.,\n      its general partner\n\n"
        "By: /s/ Ann Hill\n   Name:  Ann Hill\n   Title: President\n",
        [("ELM HOSPITALS, INC.", "Ann Hill", "President"), ("ELM CENTERS OF TEXAS, L.P.", "Ann Hill", "President")],
        id="a corporation has no general partner",
    ),
    pytest.param(
        "SIGNED AND DELIVERED                      )\nin the presence of:                       )\n"
        "/s/ C. Fox                                )     /s/ Ann Hill\n"
        "_______________________________           )     _____________________________\n"
        "Witness                                   )     ANN HILL\n\n\n"
        "ELM RESOURCES LTD.\n\nPer:  /s/ Bo Roe\n      Authorized Signatory\n",
        [("ELM RESOURCES LTD.", "Bo Roe", "Authorized Signatory"), ("ANN HILL", "ANN HILL", None)],
        id="the caption of a witness below his hand",
    ),
    pytest.param(
        "ELM GAMING, INC.\n\nBy: /s/ Ann Hill\nAnn Hill\nVice President and Controller of Elm Gaming, Inc.\n",
        [("ELM GAMING, INC.", "Ann Hill", "Vice President and Controller of Elm Gaming, Inc.")],
        id="an office with the firm where it is held",
    ),
    pytest.param(
        "ELM RANGE LP\n\n/s/ Ann Hill\nAnn Hill\nChief Accounting Officer\n"
        "(Duly Authorized Officer and Principal Accounting Officer)\n",
        [
            (
                "ELM RANGE LP",
                "Ann Hill",
                "Chief Accounting Officer (Duly Authorized Officer and Principal Accounting Officer)",
            )
        ],
        id="what an officer is for a report",
    ),
    pytest.param(
        "TOWN OF OAK, VIRGINIA\n\nBy: /s/ Ann Hill\nAnn Hill, Town Manager\n\nELM MACHINES CORPORATION\n200 Main "
        "Avenue\n"
        "Reno, Nevada\n\nBy: /s/ Bo Roe\n",
        [("TOWN OF OAK, VIRGINIA", "Ann Hill", "Town Manager"), ("ELM MACHINES CORPORATION", "Bo Roe", None)],
        id="a town, and a city below a firm",
    ),
]

NOBODY = ["Acme, Inc.\n\nName: ________\nTelephone: ________\n", "Please print.\n\nName:\nTitle:\n"]

DAYS = [
    pytest.param(
        "THE HILL FAMILY TRUST\n                         u/d/t dated May 3, 1989\n\nBy: /s/ Ann Hill\nAnn Hill, "
        "Trustee\n",
        [None],
        id="the day of a trust behind what it stands under",
    ),
    pytest.param(
        "/s/ ELM, BIRCH & OAK, LLP\n-------------------------\nELM, BIRCH & OAK, LLP\n\n"
        "Certified Public Accountants\n\nReno, Nevada\nMarch 12, 2002\n",
        ["2002-03-12"],
        id="below what accountants are",
    ),
    pytest.param(
        "All of it stays in force.\n\nNew Haven, October 01, 2012\n\nAcme, Inc.\n\n/s/ Ann Hill\nAnn Hill\n",
        ["2012-10-01"],
        id="a place and a day over the signatures",
    ),
    pytest.param(
        "We consent to the use of our report of March 1, 1994.\n\n/s/ ELM & BIRCH\nELM & BIRCH\n\n"
        "400 Elm Center\nDetroit, Michigan 48243\nMarch 17, 1994\n",
        ["1994-03-17"],
        id="below the address of accountants",
    ),
    pytest.param(
        "EXECUTED:  January 29, 1998.\n\nACME, INC.\n\nBy: /s/ Ann Hill\nAnn Hill, CEO\n\nATTEST:\n\n"
        "BIRCH BANK, N.A.\n\nBy: /s/ Bo Roe\nBo Roe, Vice President\n",
        ["1998-01-29", "1998-01-29"],
        id="over an attestation",
    ),
    pytest.param(
        "New Haven, October 01, 2012\n\nDear Ms. Roe:\n\nWe thank you.\n\nSincerely,\n\n/s/ Ann Hill\nAnn Hill\n",
        [None],
        id="the day of a letter",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_page_is_read(text: str, wanted: list[Row]) -> None:
    found = [one for one in signatures.EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Signature)]
    assert [(one.party, one.signatory, one.title) for one in found] == wanted


@pytest.mark.parametrize("text", NOBODY)
def test_a_form_that_asks_for_a_name_is_no_signature(text: str) -> None:
    assert not list(signatures.EXTRACTOR.find(Document.from_text(text)))


@pytest.mark.parametrize(("text", "wanted"), DAYS)
def test_a_signature_is_dated(text: str, wanted: list[str | None]) -> None:
    document = split(Document.from_text(text))
    found = [(one, list(one.find(document))) for one in (dates.EXTRACTOR, signatures.EXTRACTOR)]
    record = assemble(document, found)
    assert signatures.EXTRACTOR.link is not None
    assert [one.dated for one in signatures.EXTRACTOR.link(record, document).signatures] == wanted
