"""Signatures side by side and in tables: two hands for one party, roles over columns, deeds, captions, capacities."""

import pytest

from extractors import EXTRACTORS, signatures
from pipeline import Document
from pipeline.process import extract
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None, bool]

CASES = [
    pytest.param(
        "/s/ JANE HERON               President, Chief Executive\n-------------------------    Officer and Director\n"
        "Jane Heron                   (Principal Executive Officer)\n\n"
        "/s/ PAUL TEAL                Treasurer (Principal Financial\n-------------------------    Officer)\n"
        "Paul Teal\n",
        [
            (None, "Jane Heron", "President, Chief Executive Officer and Director (Principal Executive Officer)", True),
            (None, "Paul Teal", "Treasurer (Principal Financial Officer)", True),
        ],
        id="what an officer is for a report, below his office",
    ),
    pytest.param(
        "/s/ Jane Heron                       /s/ Paul Teal\n-------------------------            ----------------\n"
        "Jane Heron                           Paul Teal\nDirector                             Director\n\n"
        "/s/ Lou Siskin\n-------------------------            -------------------------\n"
        "Lou Siskin                           Ann Crane\nDirector                             Director\n",
        [
            (None, "Jane Heron", "Director", True),
            (None, "Lou Siskin", "Director", True),
            (None, "Paul Teal", "Director", True),
            (None, "Ann Crane", "Director", False),
        ],
        id="the blank line of a director",
    ),
    pytest.param(
        "SELLER:                                 BUYER:\n\n/s/ Jane Heron                          ALPHA MINES, INC.\n"
        "--------------------\nJane Heron                              By: /s/ Paul Teal\n"
        "                                           ------------------\n"
        "/s/ Ruth Heron                              Paul Teal, President\n--------------------\nRuth Heron\n",
        [
            ("Jane Heron", "Jane Heron", None, True),
            ("Ruth Heron", "Ruth Heron", None, True),
            ("ALPHA MINES, INC.", "Paul Teal", "President", True),
        ],
        id="two columns under roles",
    ),
    pytest.param(
        "SIGNED for and on behalf of\nALPHA BANK AG\nby:\n\n/s/ Jane Heron                     /s/ Paul Teal\n"
        "Name: Jane Heron                   Name: Paul Teal\nTitle: Director                    "
        "Title: Vice President\n",
        [("ALPHA BANK AG", "Jane Heron", "Director", True), ("ALPHA BANK AG", "Paul Teal", "Vice President", True)],
        id="two hands below one party",
    ),
    pytest.param(
        "THE COMMON SEAL of                      )\nALPHA MINERALS PTY LTD                  )\n"
        "ACN 008 721 334 was hereunto            )\naffixed in the presence of:             )\n\n"
        "/s/ Jane Heron                          /s/ Paul Teal\n----------------------------          ---------\n"
        "Director                                Secretary\n",
        [
            ("ALPHA MINERALS PTY LTD", "Jane Heron", "Director", True),
            ("ALPHA MINERALS PTY LTD", "Paul Teal", "Secretary", True),
        ],
        id="the number of a company is nobody's name",
    ),
    pytest.param(
        "WITNESS:                                  ALPHA REFINING, L.P.\n"
        "                                          By:  Alpha Oil, Inc.,\n"
        "                                               General Partner\n"
        "/s/ Lou Siskin                            By:  /s/ Jane Heron\n"
        "-------------------------                    --------------------------\n"
        "                                               Name:  Jane Heron\n"
        "                                               Title: Treasurer\n",
        [("ALPHA REFINING, L.P.", "Jane Heron", "Treasurer", True)],
        id="a chain that begins above a witness",
    ),
    pytest.param(
        "EXECUTED as a DEED by                    )\nALPHA ENERGY PLC                         )  /s/ Jane Heron\n"
        "acting by two directors:                 )  .......................\n"
        "                                         )  Director\n"
        "                                         )  /s/ Paul Teal\n"
        "                                         )  .......................\n"
        "                                         )  Director\n\n"
        "SIGNED, SEALED and DELIVERED             )\nas a DEED by LOU JOHN SISKIN             )  /s/ L J Siskin\n"
        "in the presence of:                      )  .......................\n",
        [
            ("ALPHA ENERGY PLC", "Jane Heron", "Director", True),
            ("ALPHA ENERGY PLC", "Paul Teal", "Director", True),
            ("LOU JOHN SISKIN", "LOU JOHN SISKIN", None, True),
        ],
        id="deeds with dots over the office, and brackets inside their words",
    ),
    pytest.param(
        "EXECUTED AND DELIVERED as a DEED\nby ALPHA HOLDINGS LIMITED acting by\n\n/s/ Jane Heron\n"
        "Signature of Director\n\nJane Heron\nName of Director\n\nin the presence of:\n\n/s/ L. Siskin\n"
        "Signature of witness\n\nLou Siskin\n"
        "Name of witness\n",
        [("ALPHA HOLDINGS LIMITED", "Jane Heron", "Director", True)],
        id="captions that say who is a director and who a witness",
    ),
    pytest.param(
        "Executed by ALPHA WINES PTY LTD         )\nACN 111 222 333 in accordance with      )\n"
        "section 127 of the Corporations Act     )\n\n"
        "/s/ Jane Heron                          /s/ Paul Teal\n"
        "..............................          ..............................\n"
        "Director                                Director/Secretary\n",
        [
            ("ALPHA WINES PTY LTD", "Jane Heron", "Director", True),
            ("ALPHA WINES PTY LTD", "Paul Teal", "Director/Secretary", True),
        ],
        id="two hands beside one another, each over its office",
    ),
    pytest.param(
        "HERON & TEAL ENTERPRISES\n(a Massachusetts general partnership)\n\nBy:  Heron Realty Corp.,\n"
        "     a General Partner\n\n     By:  /s/ Jane Heron\n          Jane Heron, President\n\nand\n\n"
        "By:  Teal Realty Corp.,\n     a General Partner\n\n     By:  /s/ Paul Teal\n          Paul Teal, Treasurer\n",
        [
            ("HERON & TEAL ENTERPRISES", "Jane Heron", "President", True),
            ("HERON & TEAL ENTERPRISES", "Paul Teal", "Treasurer", True),
        ],
        id="two partners for one partnership",
    ),
    pytest.param(
        "JANE HERON, individually\n\n/s/ Jane Heron\n--------------------\n\n"
        "JANE HERON REVOCABLE TRUST u/a/d 6/1/90\n\nBy: /s/ Jane Heron\n--------------------\n"
        "    Jane Heron, Trustee\n",
        [
            ("JANE HERON", "Jane Heron", None, True),
            ("JANE HERON REVOCABLE TRUST", "Jane Heron", "Trustee", True),
        ],
        id="a trust called by who signs above it",
    ),
    pytest.param(
        'ALPHA COLLIERIES LIMITED\n\nPer:  (signed) "J. Heron"                        c/s\n'
        "      --------------------\n      J. Heron, Secretary\n",
        [("ALPHA COLLIERIES LIMITED", "J. Heron", "Secretary", True)],
        id="a hand in quotation marks behind signed, and the mark of a seal",
    ),
    pytest.param(
        "REGISTRANT:                  ALPHA OIL PROGRAM 1984-2\n"
        "                             (A California limited partnership)\n\n"
        "BY:                          ALPHA ENERGY, INC.\n                             General Partner\n\n"
        "Date: August 12, 1994        /s/ Jane Heron\n                             ---------------------\n"
        "                             Jane Heron, Vice President\n",
        [("ALPHA OIL PROGRAM 1984-2", "Jane Heron", "Vice President", True)],
        id="a day beside the hand that ends a chain",
    ),
    pytest.param(
        "/s/ Emory Teal\n--------------------\nEmory Teal, for himself and as\ncustodian for Tess Teal\n",
        [(None, "Emory Teal", "custodian for Tess Teal", True)],
        id="who signs for himself and for another",
    ),
    pytest.param(
        "Witness:                                ALPHA BANCORP\n\n"
        "/s/ Lou Siskin                          By: /s/ Jane Heron\n"
        "                                        Jane Heron, President\n\n"
        "                                        /s/ Paul Teal\n"
        '                                        Paul Teal, "Executive"\n',
        [("ALPHA BANCORP", "Jane Heron", "President", True), ("Paul Teal", "Paul Teal", None, True)],
        id="what a person is under the instrument, in quotation marks",
    ),
    pytest.param(
        "ALPHA PHARMA, INC.\n\nBy:      [signature]\nName:    Jane Heron\nTitle:   CEO\n",
        [("ALPHA PHARMA, INC.", "Jane Heron", "CEO", False)],
        id="a stamp in the place of a hand",
    ),
    pytest.param(
        "/s/ Sir Paul Teal, K.B.E.  Director\n",
        [(None, "Sir Paul Teal, K.B.E.", "Director", True)],
        id="the letters of an order",
    ),
    pytest.param(
        "ALPHA SEPARATE ACCOUNT\n\nBy: The Alpha Insurance Company of America (as investment manager)\n\n"
        "By: /s/ Jane Heron\nTitle: Vice President\n",
        [("ALPHA SEPARATE ACCOUNT", "Jane Heron", "Vice President", True)],
        id="a capacity in parentheses behind a name without a legal form",
    ),
    pytest.param(
        "ALPHA FOODS, INC.\n\nBy: /s/ Jane Heron\n“Jane Heron”\nPresident\n",
        [("ALPHA FOODS, INC.", "Jane Heron", "President", True)],
        id="a printed name in quotation marks",
    ),
    pytest.param(
        "/s/ Jane Heron\nJane Heron\nDirector\n(Principal of Heron Associates)\n",
        [(None, "Jane Heron", "Director", True)],
        id="a principal of another firm",
    ),
    pytest.param(
        "ALPHA FOODS, INC.\n\nBy: /s/ Jane Heron\nJane Heron, President\n\nKey Employees\n\nGuarantors\n"
        "_____________________\nMary Jones\nSecretary\n",
        [("ALPHA FOODS, INC.", "Jane Heron", "President", True)],
        id="a ruled heading",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_blocks_are_read(text: str, wanted: list[Row]) -> None:
    found = signatures.find(Document.from_text(text))
    assert [(one.party, one.signatory, one.title, one.signed) for one in found if isinstance(one, Signature)] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "DATED: July 9, 2012 ALPHA LABS, INC. By: /s/ Jane Heron Title: CEO DATED: July 11, 2012 /s/ Bo Roe\n",
            ["2012-07-09", "2012-07-11"],
        ),
        ("ALPHA FAMILY TRUST\nDATED MAY 3, 1989\n\nBy: /s/ Jane Heron\n    Jane Heron, Trustee\n", [None]),
        (
            "/s/ Jane Heron Chief Officer March 15, 2010 Jane Heron /s/ Bo Roe Director March 16, 2010 Bo Roe\n",
            ["2010-03-15", "2010-03-16"],
        ),
        (
            "Agreed to as of the 3rd day of May, 2003 ALPHA BANK, N.A., solely as Owner Trustee By: /s/ Jane Heron\n",
            ["2003-05-03"],
        ),
        ("ALPHA LABS, INC.\n\nBy: /s/ Jane Heron\nTitle: CEO\nDated this 9th day of July, 2012\n", ["2012-07-09"]),
        ("/s/ Jane Heron\nJane Heron, director, June 5, 2001 to May 2010\n", [None]),
        ("/s/ Jane Heron\nJane Heron, former director, June 5, 2001\n", [None]),
        ("/s/ Jane Heron\nJane Heron, Director, June 5, 2001\n", ["2001-06-05"]),
    ],
)
def test_a_signature_has_its_day(text: str, wanted: list[str | None]) -> None:
    assert [one.dated for one in extract(Document.from_text(text), EXTRACTORS).signatures] == wanted
