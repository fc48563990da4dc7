"""Names, descriptions and offices that go on in the next line of a block; and hands that are no party's."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None]

CASES = [
    pytest.param(
        "ACME INTERNATIONAL INC PTE LTD, a corporation\norganized under the laws of the Republic of Singapore\n\n"
        "By:____________________________\nAnn Hill\nDirector\n\nBy:__________________________\nName:____\nDirector\n",
        [
            ("ACME INTERNATIONAL INC PTE LTD", "Ann Hill", "Director"),
            ("ACME INTERNATIONAL INC PTE LTD", None, "Director"),
        ],
        id="a description that ends in a line of small letters",
    ),
    pytest.param(
        "ELM BANK, N.A., solely in its capacity as\nTrustee for ACME MOTORS EMPLOYEES DOMESTIC\n"
        "GROUP PENSION TRUST (as directed by Oak Asset\nManagement Corp. and not in its individual\ncapacity)\n\n"
        "By:\nName:\nTitle:\n",
        [("ELM BANK, N.A.", None, None)],
        id="a capacity over five lines",
    ),
    pytest.param(
        "ELM BANK, a Michigan banking\ncorporation\n\nBy: ____________\nName: ____________\nTitle: ____________\n",
        [("ELM BANK", None, None)],
        id="what a bank is, broken before its last word",
    ),
    pytest.param(
        "BANK OF ELM NATIONAL TRUST\nAND SAVINGS ASSOCIATION,\n\nby\n/s/ Ann Hill\nName:  Ann Hill\nTitle: Director\n",
        [("BANK OF ELM NATIONAL TRUST AND SAVINGS ASSOCIATION", "Ann Hill", "Director")],
        id="a bank whose name goes on with and",
    ),
    pytest.param(
        "THE OAK KANGYO BANK,\nLIMITED ATLANTA AGENCY,\n\nby\n/s/ Ann Hill\nName:  Ann Hill\nTitle: Director\n",
        [("THE OAK KANGYO BANK, LIMITED ATLANTA AGENCY", "Ann Hill", "Director")],
        id="an agency of a bank",
    ),
    pytest.param(
        "ELM BANK,\nATLANTA,\n\nby\n/s/ Ann Hill\nName:  Ann Hill\nTitle:  Assistant Vice\nPresident\n",
        [("ELM BANK, ATLANTA", "Ann Hill", "Assistant Vice President")],
        id="the city of a bank, and an office on two lines",
    ),
    pytest.param(
        "ELM BANK,\nLENDER\n\nby\n/s/ Ann Hill\nName:  Ann Hill\n",
        [("ELM BANK", "Ann Hill", None)],
        id="the role of a bank is no city",
    ),
    pytest.param(
        "OAK BANK\n\nBy:  /s/  CS Roe\nPrinted:  Christopher S. Roe\nTitle: Vice President\n",
        [("OAK BANK", "Christopher S. Roe", "Vice President")],
        id="a prompt of one word for the printed name",
    ),
    pytest.param(
        "BETA BANK\n\nBy: /s/       Senior Vice President\n",
        [("BETA BANK", None, "Senior Vice President")],
        id="an office where no hand is shown",
    ),
    pytest.param(
        "ELM ENERGY, INC.\n\nBy:\n/s/ Ann Hill\n\n\n\n\n\nAnn Hill\n\n\nChief Executive Officer\n\n\nand President\n",
        [("ELM ENERGY, INC.", "Ann Hill", "Chief Executive Officer and President")],
        id="a page set with empty lines",
    ),
    pytest.param(
        "ALPHA BANK, NATIONAL                         BETA BANK, N.A.\n   ASSOCIATION,\n"
        "   individually and as co-agent\n\n                                             By: /s/ Ann Hill\n"
        "By: /s/ Bo Roe\n",
        [("ALPHA BANK, NATIONAL ASSOCIATION", "Bo Roe", None), ("BETA BANK, N.A.", "Ann Hill", None)],
        id="one of two signs lower, his name on two lines",
    ),
    pytest.param(
        "The foregoing instrument was acknowledged before me this 29th day of January, 1998 by Ann Hill, as\n"
        "Vice President of Elm Bank, on behalf of the bank.\n\nStamp Here\n\n\n/s/ Dee Low\n",
        [],
        id="the hand of a notary",
    ),
    pytest.param(
        "Sworn to before me this 5th day of May, 1999.\n\n/s/ Dee Low\nNotary Public\n\nAgreed:\n/s/ Bo Roe\nBo Roe\n",
        [("Bo Roe", "Bo Roe", None)],
        id="a hand below the line of a notary",
    ),
    pytest.param(
        "Sworn to before me this 5th day of May, 1999.\n\n_______________\nNotary Public\n\n"
        "IN WITNESS WHEREOF, the undersigned has signed.\n\n/s/ Bo Roe\nBo Roe\n",
        [("Bo Roe", "Bo Roe", None)],
        id="a hand below a notary who has not signed",
    ),
    pytest.param(
        "Subscribed and sworn to before me this 5th day of May, 1999.\n\n/s/ Dee Low\n\n\n"
        "ELM, INC.\n\nBy: /s/ Ann Hill\n",
        [("ELM, INC.", "Ann Hill", None)],
        id="the party below the notary",
    ),
    pytest.param(
        "RELEASE OF LIEN\n\nDated this ______ day of ______________\n\nLIENOR'S NAME\n\n\n\n"
        "By:_______________________________\nAuthorized Representative\n",
        [],
        id="a caption that asks for a name",
    ),
    pytest.param(
        "[NAME OF ASSUMING LENDER]\n\n\nBy\nName:\nTitle:\n\nDomestic Lending Office\n(and address for notices):\n",
        [("[NAME OF ASSUMING LENDER]", None, None)],
        id="an office of a bank is no person",
    ),
    pytest.param(
        "Sincerely,\n\n\n\nBo M. Roe, Director\nfor the Board of Directors\n",
        [(None, "Bo M. Roe", "Director")],
        id="for whom somebody writes is no office",
    ),
    pytest.param(
        "The holder is bound by the terms that ACME, INC.\nhas made known to all of them,\n\nBy:\nName:\nTitle:\n",
        [],
        id="a sentence that names a firm",
    ),
    pytest.param(
        "COMPANY                 INVESTOR\nJuniper Cell, Inc.      Alto Fund II, LP\n"
        "By: /s/ Ann Hill        By: /s/ Bo Roe\nTitle: CEO              Title: General Partner\n",
        [("Juniper Cell, Inc.", "Ann Hill", "CEO"), ("Alto Fund II, LP", "Bo Roe", "General Partner")],
        id="a short form of two letters is no state, and a role no firm",
    ),
    pytest.param(
        "CEDAR LANE TRUST 2003-B                   HEMLOCK SERVICING CORP.\n\n"
        "By: Elm Trust Company, not                By: /s/ Ann Hill\n"
        "    in its individual capacity but           -------------------------\n"
        "    solely as Owner Trustee               Name:  Ann Hill\n"
        "                                          Title: Vice President\n"
        "By: /s/ Bo Roe\n   -------------------------\nName:  Bo Roe\nTitle: Trust Officer\n",
        [
            ("CEDAR LANE TRUST 2003-B", "Bo Roe", "Trust Officer"),
            ("HEMLOCK SERVICING CORP.", "Ann Hill", "Vice President"),
        ],
        id="a trust with the number of its series beside a firm",
    ),
    pytest.param(
        "ELM, INC.\n\nBy:\nCy Fox\nIts:     Chairman\n\n\nExecutive:\n\nBy:\nAnn Hill\nChief Financial Officer\n",
        [("ELM, INC.", "Cy Fox", "Chairman"), (None, "Ann Hill", "Chief Financial Officer")],
        id="a blank By: of nobody's over a printed name",
    ),
    pytest.param(
        "ELM SYSTEMS, INC.,\na Delaware corporation\n\nBy:\n\n\n\nAnn Hill,\nPresident and Chief Executive Officer\n",
        [("ELM SYSTEMS, INC.", "Ann Hill", "President and Chief Executive Officer")],
        id="a printed name far below a blank By:",
    ),
    pytest.param(
        "ELM AIR CORPORATION\n\n\n/s/ Ann Hill                                 By  /s/ Mary Dee Fox\n"
        "Ann Hill                                       Mary Dee Fox\nSenior Vice President,\nGeneral Counsel and\n"
        "Secretary\n",
        [
            ("Ann Hill", "Ann Hill", None),
            ("ELM AIR CORPORATION", "Mary Dee Fox", "Senior Vice President, General Counsel and Secretary"),
        ],
        id="an office on the left edge of who signs on the right",
    ),
    pytest.param(
        "Sincerely,\n\nAnn Hill\nChief People Officer\n\nI accept the above offer of employment on the terms "
        "described in it.\n\n\n"
        "Name: John D. Roe\t \t \t \tDate:\n",
        [(None, "Ann Hill", "Chief People Officer"), ("John D. Roe", "John D. Roe", None)],
        id="who accepts by his printed name and a blank day",
    ),
    pytest.param(
        "Party A: Elm Trading Co., Ltd.\n\nLegal Representative (signature): /s/ Wang Lei\n\n"
        "Party B: Oak Technology International Ltd.\n\nRepresentative:\n",
        [
            ("Elm Trading Co., Ltd.", "Wang Lei", None),
            ("Oak Technology International Ltd.", None, None),
        ],
        id="representatives",
    ),
    pytest.param("Prepared by:\n\nJohn Roe\nAnalyst\n\nName: John D. Roe\nDate:\n", [], id="who prepares a paper"),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_blocks_are_read(text: str, wanted: list[Row]) -> None:
    found = signatures.find(Document.from_text(text))
    assert [(one.party, one.signatory, one.title) for one in found if isinstance(one, Signature)] == wanted
