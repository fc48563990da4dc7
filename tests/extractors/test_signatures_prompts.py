"""Prompts of forms, marks of electronic signatures, captions below, witnesses of deeds, stars, pools of money."""

import pytest

from extractors import dates, signatures
from pipeline import Document
from pipeline.assemble import assemble
from pipeline.record import Signature
from pipeline.split import split

Row = tuple[str | None, str | None, str | None, bool, str | None]

CASES = [
    pytest.param(
        "BETA LABORATORIES LTD.\n\nBy: /s/ Paul Teal\nName/Title: Paul Teal, Managing Director\n",
        [("BETA LABORATORIES LTD.", "Paul Teal", "Managing Director", True, None)],
        id="name and office behind one prompt",
    ),
    pytest.param(
        "PURCHASER: ALPHA PARTNERS, LP\n\nSignature of Authorized Signatory of Purchaser: /s/ Jane Heron\n\n"
        "Name of Authorized Signatory: Jane Heron\n\nTitle of Authorized Signatory: Managing Member\n\n"
        "Email Address of Authorized Signatory: jh@alpha.example\n",
        [("ALPHA PARTNERS, LP", "Jane Heron", "Managing Member", True, None)],
        id="prompts that say whose name they ask for",
    ),
    pytest.param(
        "ALPHA CLOUD, INC.\n\nBy:\nDocuSigned by:\nJane Heron\n3F2A9B7C1D4E4F0\nName: Jane Heron\n"
        "Title: Chief Operating Officer\n\nBETA DATA LLC\n\nBy: Electronically signed by: Paul Teal\nTitle: Manager\n",
        [
            ("ALPHA CLOUD, INC.", "Jane Heron", "Chief Operating Officer", False, None),
            ("BETA DATA LLC", "Paul Teal", "Manager", False, None),
        ],
        id="electronic signatures, where no /s/ stands",
    ),
    pytest.param(
        "By order of the Board,\n\nJane Heron (signed electronically)\nCorporate Secretary\n",
        [(None, "Jane Heron", "Corporate Secretary", False, None)],
        id="signed electronically, behind the name",
    ),
    pytest.param(
        "ALPHA GMBH                              Beta Hardware, Inc.\n\n"
        "/s/ Jane Heron                          /s/ Paul Teal\n"
        "Authorized Signature                    Authorized Signature\n\n"
        "Jane Heron                              Paul Teal\nPrinted Name                            Printed Name\n\n"
        "Head of Sales                           Vice President\nTitle                                   Title\n",
        [
            ("ALPHA GMBH", "Jane Heron", "Head of Sales", True, None),
            ("Beta Hardware, Inc.", "Paul Teal", "Vice President", True, None),
        ],
        id="captions below what they caption",
    ),
    pytest.param(
        "ALPHA FOODS, INC. | | BETA FEED LLC\nBy: | /s/ Jane Heron | By: | /s/ Paul Teal\n"
        "Title: | President | Title: | Authorized Person\n",
        [
            ("ALPHA FOODS, INC.", "Jane Heron", "President", True, None),
            ("BETA FEED LLC", "Paul Teal", "Authorized Person", True, None),
        ],
        id="bars between the columns",
    ),
    pytest.param(
        "Signature | Title | Date\n/s/ Jane Heron | President and Director | February 21, 2019\n"
        "Jane Heron | (Principal Executive Officer) |\n",
        [(None, "Jane Heron", "President and Director (Principal Executive Officer)", True, "2019-02-21")],
        id="bars between hand, office and day",
    ),
    pytest.param(
        "/s/ JANE HERON           President                      March 30, 1998\nJANE HERON\n\n"
        "        *                Director                       March 30, 1998\nLOU SISKIN\n\n"
        "*By: /s/ JANE HERON\n     Jane Heron\n     Attorney-in-fact\n",
        [
            (None, "JANE HERON", "President", True, "1998-03-30"),
            (None, "Jane Heron", "Attorney-in-fact", True, None),
        ],
        id="a star before a mark: for all who have one",
    ),
    pytest.param(
        "EXECUTED as a DEED by             )\nALPHA HOLDINGS LIMITED            )\n"
        "acting by Jane Heron, a director  )   /s/ Jane Heron\nin the presence of:               )   Director\n\n"
        "Witness signature: /s/ Lou Siskin\nName: Lou Siskin\nAddress: 1 High Street, London\n",
        [("ALPHA HOLDINGS LIMITED", "Jane Heron", "Director", True, None)],
        id="the witness of a deed",
    ),
    pytest.param(
        "EXECUTED as a DEED by               )\nALPHA HOLDINGS LIMITED              )   /s/ Jane Heron\n"
        "acting by Jane Heron and Paul Teal  )   Director\n"
        "                                    )   /s/ Paul Teal\n                                    )   Secretary\n",
        [
            ("ALPHA HOLDINGS LIMITED", "Jane Heron", "Director", True, None),
            ("ALPHA HOLDINGS LIMITED", "Paul Teal", "Secretary", True, None),
        ],
        id="two who act in one deed",
    ),
    pytest.param(
        "ALPHA BANK, N.A., as Administrative Agent,\nSwingline Lender and a Lender\n\nBy: /s/ Jane Heron\n"
        "Title: Director\n",
        [("ALPHA BANK, N.A.", "Jane Heron", "Director", True, None)],
        id="capacities that go on in the next line",
    ),
    pytest.param(
        "THE TEAL LIVING TRUST u/a/d May 4, 1992\n\n/s/ Paul Teal\nPaul Teal, Trustee\n",
        [("THE TEAL LIVING TRUST", "Paul Teal", "Trustee", True, None)],
        id="a trust with the day of its deed",
    ),
    pytest.param(
        "GUARANTORS:\n\nALPHA EAST, INC.\nALPHA WEST, INC.\n\nEach By: /s/ Jane Heron\n         Vice President\n",
        [
            ("ALPHA EAST, INC.", "Jane Heron", "Vice President", True, None),
            ("ALPHA WEST, INC.", "Jane Heron", "Vice President", True, None),
        ],
        id="one hand for each",
    ),
    pytest.param(
        "BETA SENIOR FLOATING RATE FUND\nDELTA LOAN FUND, LTD.\n\nBY: EPSILON ADVISORS LLC,\n"
        "    as Investment Adviser\n\nBy: /s/ Jane Heron\n",
        [
            ("BETA SENIOR FLOATING RATE FUND", "Jane Heron", None, True, None),
            ("DELTA LOAN FUND, LTD.", "Jane Heron", None, True, None),
        ],
        id="two pools of money, not one name on two lines",
    ),
    pytest.param(
        "ALPHA, INC.\n\nBy: /s/ Jane Heron\nName: Jane Heron\nTitle: Senior Vice President,\n"
        "       Chief Financial Officer and\n       Treasurer\n",
        [("ALPHA, INC.", "Jane Heron", "Senior Vice President, Chief Financial Officer and Treasurer", True, None)],
        id="the comma between two offices",
    ),
    pytest.param(
        "Dated at Vancouver this 4th day of May, 1999.\n\nALPHA MINES LTD.\n\nPer: /s/ Jane Heron\n",
        [("ALPHA MINES LTD.", "Jane Heron", None, True, "1999-05-04")],
        id="dated at a place",
    ),
    pytest.param(
        "IN WITNESS WHEREOF, I have signed my name this 14th day of October, 2009.\n\n/s/ Jane Heron\n"
        "Jane Heron, Secretary\n\nI, Paul Teal, President, hereby certify that she is the Secretary.\n\n"
        "/s/ Paul Teal\nPaul Teal, President\n",
        [(None, "Jane Heron", "Secretary", True, "2009-10-14"), (None, "Paul Teal", "President", True, None)],
        id="a certificate of another, who gives no day",
    ),
    pytest.param(
        "THE REGISTRANT HAS SIGNED.\n\n\n\nAlpha Chips, Inc.\n\n\n\nDate: August 4, 2022\n\n\n\n"
        "By: /s/ Jane Heron\n\n\n\nJane Heron\n\n\n\nChief Legal Officer and\n\n\n\nSecretary\n\n\n\n"
        "BETA WATER\n\n\n\nAUTHORITY, INC.\n\n\n\nBy: /s/ Paul Teal\n\n\n\nPresident\n",
        [
            ("Alpha Chips, Inc.", "Jane Heron", "Chief Legal Officer and Secretary", True, "2022-08-04"),
            ("BETA WATER AUTHORITY, INC.", "Paul Teal", "President", True, None),
        ],
        id="empty lines between all the lines",
    ),
    pytest.param(
        "ALPHA, INC. By: /s/ Jane Heron Title: President STATE OF TEXAS COUNTY OF HARRIS sworn before me "
        "/s/ Ann Crane Notary Public My commission expires: June 1, 2003\n",
        [("ALPHA, INC.", "Jane Heron", "President", True, None)],
        id="a notary in the line of the signature",
    ),
    pytest.param(
        "ALPHA, INC.\n\nBy:\n   ----------\n   Name:\n   Title:\nTRUSTEE'S CERTIFICATE OF AUTHENTICATION\n"
        "BETA TRUST COMPANY,\n  as Trustee\nBy:\n   ----------\n   Authorized Signatory\n",
        [
            ("ALPHA, INC.", None, None, False, None),
            ("BETA TRUST COMPANY", None, "Authorized Signatory", False, None),
        ],
        id="the heading of a certificate is no office",
    ),
    pytest.param(
        'ALPHA GOLD CORP.\n\nPer:    "Jane Heron"\n        ------------------\n        President\n\n'
        "BETA LTD.\n\nPer: “Paul Teal”\n",
        [
            ("ALPHA GOLD CORP.", "Jane Heron", "President", False, None),
            ("BETA LTD.", "Paul Teal", None, False, None),
        ],
        id="hands in quotation marks",
    ),
    pytest.param(
        "ALPHA AIRLINES, INC.\n\n/s/ Jane Heron\n______________________\nBy: Jane Heron\nIts: Vice President, Fleet\n",
        [("ALPHA AIRLINES, INC.", "Jane Heron", "Vice President, Fleet", True, None)],
        id="a name behind By below the line of its hand",
    ),
    pytest.param(
        "____/s/ Jane Heron____              ____/s/ Paul Teal____\n"
        "Alpha Technologies (1995) Ltd.      Beta Holdings Ltd.\n"
        "By: Jane Heron                      By: Paul Teal\nTitle: CEO                          Title: Chairman\n",
        [
            ("Alpha Technologies (1995) Ltd.", "Jane Heron", "CEO", True, None),
            ("Beta Holdings Ltd.", "Paul Teal", "Chairman", True, None),
        ],
        id="a firm between the hand and its name",
    ),
    pytest.param(
        "Executed by Alpha Minerals Pty Ltd in accordance with section 127 of the Corporations Act 2001 by:\n\n"
        "/s/ Jane Heron                          /s/ Paul Teal\n"
        "Signature of director                   Signature of director/company secretary\n",
        [
            ("Alpha Minerals Pty Ltd", "Jane Heron", None, True, None),
            ("Alpha Minerals Pty Ltd", "Paul Teal", None, True, None),
        ],
        id="two directors under section 127",
    ),
    pytest.param(
        "SIGNED by                             )\nJANE HERON                            )\n"
        "for and on behalf of                  )   /s/ Jane Heron\nALPHA HOLDINGS LIMITED                )\n"
        "in the presence of: /s/ Lou Siskin    )\n",
        [("ALPHA HOLDINGS LIMITED", "JANE HERON", None, True, None)],
        id="a witness in a deed is not read again",
    ),
    pytest.param(
        "ALPHA CENTER, LLC,                      BETA GENOMICS, INC.,\n"
        "a Delaware limited liability company    a Delaware corporation\n\n"
        "By: Alpha Manager, Inc.,                By: /s/ Paul Teal\n"
        "    its managing member                     -----------------\n"
        "                                        Name: Paul Teal\n"
        "    By: /s/ Jane Heron                  Its: Chief Financial Officer\n    Its: Vice President\n",
        [
            ("ALPHA CENTER, LLC", "Jane Heron", "Vice President", True, None),
            ("BETA GENOMICS, INC.", "Paul Teal", "Chief Financial Officer", True, None),
        ],
        id="a chain beside a single hand",
    ),
    pytest.param(
        "Signed for and on behalf of               Signed for and on behalf of\n"
        "Alpha Aerospace Limited                   Beta Engines plc\n\n"
        "/s/ Jane Heron                            /s/ Paul Teal\n",
        [
            ("Alpha Aerospace Limited", "Jane Heron", None, True, None),
            ("Beta Engines plc", "Paul Teal", None, True, None),
        ],
        id="for whom, side by side",
    ),
    pytest.param(
        "ALPHA LOAN TRUST 2005-1\n\nBy:  BETA TRUST, N.A., not in its individual\n     capacity, but solely as Owner "
        "Trustee\n     under the Trust Agreement\n\n     By: /s/ Jane Heron\n\n"
        "GAMMA BANK PLC, as Administrative Agent, Collateral\nAgent, Issuing Bank and a Lender\n\nBy: /s/ Paul Teal\n",
        [
            ("ALPHA LOAN TRUST 2005-1", "Jane Heron", None, True, None),
            ("GAMMA BANK PLC", "Paul Teal", None, True, None),
        ],
        id="a trust with a number, capacities over two lines",
    ),
    pytest.param(
        "BORROWERS:\n\n/s/ Jane Teal\n________________\nJane Teal, his wife\n\nESTATE OF LOU SISKIN\n\n"
        "By: /s/ Jane Heron\n    Jane Heron, Executor\n",
        [("Jane Teal", "Jane Teal", None, True, None), ("ESTATE OF LOU SISKIN", "Jane Heron", "Executor", True, None)],
        id="a wife, an executor",
    ),
    pytest.param(
        "Jane Heron                     /s/ Jane Heron\nPresident\n",
        [(None, "Jane Heron", "President", True, None)],
        id="an officer is no party, whose name stands beside her hand",
    ),
    pytest.param(
        "OPTIONEE ACKNOWLEDGES RECEIPT OF THIS AGREEMENT.\nALPHA NETWORKS CORP.\nBy:______________\n"
        "   Jane Heron, President\n",
        [("ALPHA NETWORKS CORP.", "Jane Heron", "President", False, None)],
        id="a sentence in capitals above a name",
    ),
]


def read(text: str) -> list[Signature]:
    document = split(Document.from_text(text))
    extractors = (dates.EXTRACTOR, signatures.EXTRACTOR)
    made = assemble(document, [(one, list(one.find(document))) for one in extractors])
    for one in extractors:
        made = one.link(made, document) if one.link else made
    return list(made.signatures)


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_form_is_read(text: str, wanted: list[Row]) -> None:
    assert [(one.party, one.signatory, one.title, one.signed, one.dated) for one in read(text)] == wanted
