"""Signatures of a table that was read row by row, and what else stands on lines of its own around a hand."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

Row = tuple[str | None, str | None, str | None, tuple[str, ...], str | None]

CASES = [
    pytest.param(
        "ALPHA LPG LTD.\n\nBETA SHARE INC.\n\nBy:\n\n/s/ Jane Heron\n\nBy:\n\n/s/ Paul Teal\n\nName:\n\nJane Heron\n\n"
        "Name:\n\nPaul Teal\n\nTitle:\n\nChairman, President and Chief Executive Officer\n\nTitle:\n\nTreasurer\n",
        [
            ("ALPHA LPG LTD.", "Jane Heron", "Chairman, President and Chief Executive Officer", (), None),
            ("BETA SHARE INC.", "Paul Teal", "Treasurer", (), None),
        ],
        id="each prompt and what fills it on a line",
    ),
    pytest.param(
        "ALPHA FOODS, INC.\nBETA BANK, N.A.\n/s/ Jane Heron\n/s/ Paul Teal\nJane Heron\nPaul Teal\nPresident\n"
        "Vice President\n",
        [
            ("ALPHA FOODS, INC.", "Jane Heron", "President", (), None),
            ("BETA BANK, N.A.", "Paul Teal", "Vice President", (), None),
        ],
        id="no prompts",
    ),
    pytest.param(
        "GAMMA LLC\nDELTA TRUST COMPANY\nBy:\nBy:\nName:\nName:\nTitle:\nTitle:\n"
        "EPSILON CORP.\nBy: /s/ Ed Fox\nName: Ed Fox\n",
        [
            ("GAMMA LLC", None, None, (), None),
            ("DELTA TRUST COMPANY", None, None, (), None),
            ("EPSILON CORP.", "Ed Fox", None, (), None),
        ],
        id="blank, over a page of one column",
    ),
    pytest.param(
        "ALPHA FUND, L.P.\nBy: Alpha GP, LLC\nBy: /s/ Jane Heron\nName: Jane Heron\nTitle: Manager\n",
        [("ALPHA FUND, L.P.", "Jane Heron", "Manager", ("Alpha GP, LLC",), None)],
        id="a chain is no two columns",
    ),
    pytest.param(
        "ALPHA FOODS, INC.\n/s/ Jane Heron\n/s/ Paul Teal\nPaul Teal\nSecretary\n",
        [
            ("ALPHA FOODS, INC.", "Jane Heron", None, (), None),
            ("ALPHA FOODS, INC.", "Paul Teal", "Secretary", (), None),
        ],
        id="one printed name for two hands",
    ),
    pytest.param(
        "ALPHA WEST, LIMITED PARTNERSHIP\nby Heron, Teal & Finch Investment\nManagement, Inc., its General Partner\n"
        "Dated: November 14, 2002 By: /s/ Jane Heron\nName: Jane Heron\nTitle: Vice Chairman and Co-Chief\n"
        "Executive Officer\n",
        [
            (
                "ALPHA WEST, LIMITED PARTNERSHIP",
                "Jane Heron",
                "Vice Chairman and Co-Chief Executive Officer",
                ("Heron, Teal & Finch Investment Management, Inc.",),
                "2002-11-14",
            )
        ],
        id="a general partner after a by in small letters",
    ),
    pytest.param(
        "Issuer: Alpha Foods, Inc.\nExplanation of Responses:\nSIGNATURE OF REPORTING PERSON\n /s/ Jane Heron\nDATE\n"
        "March 13, 2000\n",
        [("Jane Heron", "Jane Heron", None, (), "2000-03-13")],
        id="the heading of a form parts the signer from its issuer",
    ),
    pytest.param(
        "Dated as of: November 9, 2001\n\nALPHA AMERICAS INC.\nBy: /s/ Jane Heron\nName: Jane Heron\n",
        [("ALPHA AMERICAS INC.", "Jane Heron", None, (), "2001-11-09")],
        id="dated as of",
    ),
    pytest.param(
        "ALPHA TOOLS, INC., has caused this Certificate to be signed by J. Paul Teal, its President, on this 29th day "
        "of January, 1994.\n\nALPHA TOOLS, INC.\n\n/s/ J. PAUL TEAL\n\nBy: J. Paul Teal,\nPresident\n",
        [("ALPHA TOOLS, INC.", "J. Paul Teal", "President", (), "1994-01-29")],
        id="printed again after By, with the office",
    ),
    pytest.param(
        "Signature\n\nTitle\n\nDate\n\n/s/ Jane Heron\nJane Heron\n\nDirector\n\nMay 1, 2003\n\nSignature\n\nTitle\n\n"
        "Date\n\n/s/ Paul Teal\nPaul Teal\n\nDirector\n\nMay 2, 2003\n",
        [(None, "Jane Heron", "Director", (), "2003-05-01"), (None, "Paul Teal", "Director", (), "2003-05-02")],
        id="the heads of the next page",
    ),
    pytest.param(
        "[SEAL]          ALPHA LIGHT COMPANY\n\n[SEAL]          By  /s/ R. D. Heron\n"
        "                    ----------------\n                    Vice President\n",
        [("ALPHA LIGHT COMPANY", "R. D. Heron", "Vice President", (), None)],
        id="a seal beside a hand",
    ),
    pytest.param(
        "CONFIRMED ORDER LLC\n\nBy: /s/ Jane Heron\nName: Jane Heron\n\n"
        "AGREED ALPHA FOODS LLC\n\nBy: /s/ Paul Teal\nName: Paul Teal\n\nAlpha Foods LLC agrees.\n",
        [("CONFIRMED ORDER LLC", "Jane Heron", None, (), None), ("ALPHA FOODS LLC", "Paul Teal", None, (), None)],
        id="a name that begins like an acceptance",
    ),
    pytest.param(
        "**ALPHA FOODS INC.**\nBy: /s/ Jane Heron\nTitle: President\n",
        [("ALPHA FOODS INC.", "Jane Heron", "President", (), None)],
        id="a name between stars",
    ),
    pytest.param(
        "/s/ JANE HERON          Chairman,          March 28, 1997\n- -------------------   President\nJane Heron\n\n"
        "/s/ PAUL TEAL           Director           March 29, 1997\n- -----------------------\nPaul Teal\n",
        [
            (None, "Jane Heron", "Chairman, President", (), "1997-03-28"),
            (None, "Paul Teal", "Director", (), "1997-03-29"),
        ],
        id="a rule below a day is no end of a term",
    ),
    pytest.param(
        "ALPHA TECH., INC. By: /s/ Jane Heron Name: Jane Heron Title: President 2 EX-10.9 7 "
        "ex10-9.htm ADDENDUM TO AGREEMENT BY AND AMONG ALPHA TECH., INC.\n",
        [("ALPHA TECH., INC.", "Jane Heron", "President", (), None)],
        id="the number of the page and the next exhibit behind an office",
    ),
    pytest.param(
        "SIGNED for and on behalf of ALPHA MINES PTY LTD in the presence of: /s/ P. Dwyer Signature of witness\n",
        [],
        id="the hand of a witness alone",
    ),
    pytest.param(
        "GIVEN under the Common Seal of\nALPHA AVIATION LIMITED\nin the presence of:\n\n/s/ Jane Heron\nDirector\n\n"
        "/s/ Paul Teal\nDirector/Secretary\n",
        [
            ("ALPHA AVIATION LIMITED", "Jane Heron", "Director", (), None),
            ("ALPHA AVIATION LIMITED", "Paul Teal", "Director/Secretary", (), None),
        ],
        id="the seal of a company",
    ),
    pytest.param(
        'Per: "Jane Heron"                    Per: "Paul Teal"\nJane Heron                           Paul Teal\n'
        "President                            Secretary\n\n"
        "ALPHA RIDGE LTD.                     BETA MINES INC.\n",
        [
            ("ALPHA RIDGE LTD.", "Jane Heron", "President", (), None),
            ("BETA MINES INC.", "Paul Teal", "Secretary", (), None),
        ],
        id="the firms below their signers",
    ),
    pytest.param(
        "/s/ Jane Heron\nJane Heron, an individual\n\nALPHA LLC\nBy: /s/ Paul Teal, Authorized Person\n",
        [("Jane Heron", "Jane Heron", None, (), None), ("ALPHA LLC", "Paul Teal", "Authorized Person", (), None)],
        id="an individual and an authorized person",
    ),
    pytest.param(
        "ALPHA HOLDINGS, INC.\nBETA SUPPLY CO.\n\n/s/ Jane Heron\n/s/ Paul Teal\n\nJane Heron, Chairman\n\n"
        "Paul Teal, Secretary\n",
        [
            ("ALPHA HOLDINGS, INC.", "Jane Heron", "Chairman", (), None),
            ("BETA SUPPLY CO.", "Paul Teal", "Secretary", (), None),
        ],
        id="printed names with offices",
    ),
    pytest.param(
        "/s/ Jane Heron                  Chief Executive Officer\n---------------------------\nJane Heron\n\n"
        "                                Director\n---------------------------\nPaul Teal\n",
        [
            (None, "Jane Heron", "Chief Executive Officer", (), None),
            (None, "Paul Teal", "Director", (), None),
        ],
        id="an office beside a blank line",
    ),
    pytest.param(
        "ALPHA TECH, INC. By: /s/ Jane Heron Name: Jane Heron Title: CFO Address: 12 Elm Road, Reno, NV 89501\n",
        [("ALPHA TECH, INC.", "Jane Heron", "CFO", (), None)],
        id="an address behind an office of three letters",
    ),
    pytest.param(
        "The Guaranty was executed on behalf of the Partnership\nby Alpha GP, LLC, its general partner\n"
        "and was delivered at the closing that took place in the offices of the Bank.\n\nALPHA FUND, L.P.\n\n"
        "By: /s/ Jane Heron\nName: Jane Heron\n",
        [("ALPHA FUND, L.P.", "Jane Heron", None, (), None)],
        id="a general partner in running text",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_table_is_read(text: str, wanted: list[Row]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).signatures
    assert [(one.party, one.signatory, one.title, one.by, one.dated) for one in found] == wanted
