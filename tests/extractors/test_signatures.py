"""Signature blocks: who is bound, through whom, by whose hand, in what office and when."""

import pytest

from extractors import amounts, dates, parties, signatures
from pipeline import Document
from pipeline.assemble import assemble
from pipeline.extractor import Extractor
from pipeline.record import Record, Signature
from pipeline.split import split

CHAIN = """
                              SANDLER CAPITAL PARTNERS V, L.P.

                              By:    Sandler Investment Partners, L.P.,
                                     General Partner
                              By:    Sandler Capital Management,
                                     General Partner
                              By:    MJDM Corp., a General Partner


                              By
                                 ----------------------------------------
                                 Name:     Moira Mitchell
                                 Title:    President
"""
COLUMNS = """
      IN WITNESS WHEREOF, the parties hereto have caused this Agreement to be executed
as of the day and year first above written.

                                               WELLS FARGO BANK,
CORIO, INC.                                      NATIONAL ASSOCIATION

By:___/s/ GEORGE KADIFA                        By: ___/s/ JILL B. TA____
      George Kadifa                                   Jill B. Ta
      Chief Executive Officer                         Vice President
"""
LENDERS = """
CREDIT AGRICOLE CORPORATE AND INVESTMENT BANK

By:   /s/ Andrew Sidford
      Name: Andrew Sidford
      Title:   Managing Director

By:   /s/ Gordon Yip
      Name: Gordon Yip
      Title:   Director

THE TORONTO-DOMINION BANK, NEW YORK BRANCH, as Lender

By:   /s/ Kristen Posluszny
      Name: Kristen Posluszny
      Title:   Director
"""
DIRECTORS = """
/s/ LAWRENCE J. ELLISON     Director                  December 5, 1997
- --------------------------
   LAWRENCE J. ELLISON

/s/ JEROME B. YORK          Director                  December 5, 1997
- --------------------------
      JEROME B. YORK
"""
FLAT = (
    "have executed this Agreement as of its Effective Date.   AGREED:   HSW International, Inc. WORLD BOOK, INC. By: "
    "/s/ Bradley T. Zimmer    By: /s/ Donald Keller Name: Bradley T. Zimmer Name: Donald Keller Title: Executive Vice "
    "President & General Counsel Title: VP & CFO"
)
IN_TURN = (
    "DATED: April 8, 2020 SCULPTOR CAPITAL LP\n\nBy: /s/ Thomas Sipp Thomas Sipp Chief Financial Officer SCULPTOR "
    "MANAGEMENT, INC.\n\nBy: /s/ Thomas Sipp Thomas Sipp Chief Financial Officer"
)
CASES = [
    pytest.param(
        CHAIN,
        [("SANDLER CAPITAL PARTNERS V, L.P.", "Moira Mitchell", "President", False)],
        id="a chain of entities over a blank line",
    ),
    pytest.param(
        COLUMNS,
        [
            ("CORIO, INC.", "George Kadifa", "Chief Executive Officer", True),
            ("WELLS FARGO BANK, NATIONAL ASSOCIATION", "Jill B. Ta", "Vice President", True),
        ],
        id="two columns, one name on two lines",
    ),
    pytest.param(
        LENDERS,
        [
            ("CREDIT AGRICOLE CORPORATE AND INVESTMENT BANK", "Andrew Sidford", "Managing Director", True),
            ("CREDIT AGRICOLE CORPORATE AND INVESTMENT BANK", "Gordon Yip", "Director", True),
            ("THE TORONTO-DOMINION BANK, NEW YORK BRANCH", "Kristen Posluszny", "Director", True),
        ],
        id="two hands for one lender, and a capacity that is no part of the name",
    ),
    pytest.param(
        DIRECTORS,
        [(None, "LAWRENCE J. ELLISON", "Director", True), (None, "JEROME B. YORK", "Director", True)],
        id="directors sign in rows",
    ),
    pytest.param(
        FLAT,
        [
            ("HSW International, Inc.", "Bradley T. Zimmer", "Executive Vice President & General Counsel", True),
            ("WORLD BOOK, INC.", "Donald Keller", "VP & CFO", True),
        ],
        id="two columns whose line breaks were lost",
    ),
    pytest.param(
        IN_TURN,
        [
            ("SCULPTOR CAPITAL LP", "Thomas Sipp", "Chief Financial Officer", True),
            ("SCULPTOR MANAGEMENT, INC.", "Thomas Sipp", "Chief Financial Officer", True),
        ],
        id="one after the other on a line",
    ),
    pytest.param(
        "KOHL’S DEPARTMENT STORES, INC.\n\nBy: /s/ Kevin Mansell\n\nKevin Mansell,\n\nPresident and Chief "
        "Executive Officer\n\nAgreed effective as of the 17th day of November, 2008.\n\n"
        "By: /s/ John Worthington\n\nJohn Worthington\n",
        [
            ("KOHL’S DEPARTMENT STORES, INC.", "Kevin Mansell", "President and Chief Executive Officer", True),
            ("John Worthington", "John Worthington", None, True),
        ],
        id="an employee signs a letter for himself",
    ),
    pytest.param(
        "Very truly yours,\n\nGMAC COMMERCIAL CREDIT LLC, as Agent\n\nBy: /s/ Wayne Miller VP\n\nAcknowledge and "
        "Agreed:\n\nSignal Apparel Company, Inc.\n\nBy: /s/ Kenneth L. Larsen\n\nTitle: Controller\n",
        [
            ("GMAC COMMERCIAL CREDIT LLC", "Wayne Miller", "VP", True),
            ("Signal Apparel Company, Inc.", "Kenneth L. Larsen", "Controller", True),
        ],
        id="a letter and its countersignature",
    ),
    pytest.param(
        "                    /s/ KPMG PEAT MARWICK LLP\n                    -------------------------\n"
        "                      KPMG Peat Marwick LLP\n",
        [("KPMG PEAT MARWICK LLP", None, None, True)],
        id="a firm signs",
    ),
    pytest.param(
        "BP ENERGY COMPANY\n\nBy:       /s/ Timothy Yee\nName:     Timothy Yee\nTitle:    Attorney-in-Fact\n",
        [("BP ENERGY COMPANY", "Timothy Yee", "Attorney-in-Fact", True)],
        id="an attorney-in-fact",
    ),
    pytest.param(
        "United Airlines, Inc.\n\nBy:  /s/ [*]\nName:    [*]\nTitle:   Director Electronic Distribution\n",
        [("United Airlines, Inc.", None, "Director Electronic Distribution", True)],
        id="a name left out of the filing",
    ),
]


def read(text: str) -> list[Signature]:
    found = list(signatures.find(Document.from_text(text)))
    assert all(isinstance(one, Signature) for one in found)
    return found


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_blocks_are_read(text: str, wanted: list[tuple[str | None, str | None, str | None, bool]]) -> None:
    assert [(one.party, one.signatory, one.title, one.signed) for one in read(text)] == wanted


def test_the_chain_runs_from_the_outside_in_with_each_capacity() -> None:
    (block,) = read(CHAIN)
    assert block.by == ("Sandler Investment Partners, L.P.", "Sandler Capital Management", "MJDM Corp.")
    assert block.by_capacity == ("General Partner", "General Partner", "a General Partner")


def test_a_capacity_after_its_own_prompt_belongs_to_the_chain() -> None:
    (block,) = read(
        "BRG MANAGER, LLC\n\nBy: Bluerock Real Estate, L.L.C.\nIts: Sole Member\n\nBy: /s/ R. Ramin Kamfar\n"
        "Name: R. Ramin Kamfar\nTitle: Chief Executive Officer\n"
    )
    assert (block.by, block.by_capacity) == (("Bluerock Real Estate, L.L.C.",), ("Sole Member",))
    assert block.title == "Chief Executive Officer"


def test_a_block_ends_with_its_last_line_even_if_that_is_blank() -> None:
    text = "BENAKE L.P.\n\n\n     By:\n         -----------------\n         Name:\n         Title:\n\n\nEXHIBIT A\n"
    (block,) = read(text)
    assert text[block.span.start : block.span.end].startswith("BENAKE L.P.")
    assert text[block.span.start : block.span.end].endswith("Title:")
    assert block.pieces == ()


def test_blocks_side_by_side_have_pieces_of_their_own() -> None:
    left, right = read(COLUMNS)
    told = [" ".join(COLUMNS[piece.start : piece.end] for piece in block.pieces) for block in (left, right)]
    assert "KADIFA" in told[0]
    assert "JILL" not in told[0]
    assert "JILL" in told[1]
    assert "CORIO" not in told[1]
    assert all(block.span.contains(piece) for block in (left, right) for piece in block.pieces)


@pytest.mark.parametrize(
    "text",
    [
        "Approved by: the Board of Directors of Acme, Inc.",
        "The price is determined\nby: (i) the Company; and (ii) Lehman Brothers Inc.",
        "Name: ______________\nAddress: ______________\nTelephone: ______________",
        "ATTEST:\n\nBy: ____________________\nName:\nTitle: Secretary",
        "Total assets\n--------------------\nCash and equivalents",
        "[Signature Page to Term Loan Agreement]\n\n____________________",
        "Jane Heron       )   Paul Teal\n_______________ ) ____________\n\nName of director )   Name of director\n",
    ],
)
def test_no_signature_is_read_from(text: str) -> None:
    assert read(text) == []


def record(text: str) -> Record:
    document = split(Document.from_text(text))
    extractors: tuple[Extractor, ...] = (parties.EXTRACTOR, dates.EXTRACTOR, amounts.EXTRACTOR, signatures.EXTRACTOR)
    made = assemble(document, [(one, list(one.find(document))) for one in extractors])
    for one in extractors:
        made = one.link(made, document) if one.link else made
    return made


def test_a_date_line_of_the_block_dates_it() -> None:
    made = record(
        "Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this\n"
        "report to be signed on its behalf by the undersigned.\n\nNORDSTROM, INC.\n(Registrant)\n\n"
        "/s/ Ann Munson Steines\nAnn Munson Steines\nChief Legal Officer\n\nDate: March 6, 2023\n"
    )
    assert [(one.party, one.dated) for one in made.signatures] == [("NORDSTROM, INC.", "2023-03-06")]


@pytest.mark.parametrize("day", ["June 30, 2004", "the 30th day of June, 2004"])
def test_no_date_of_the_instrument_dates_a_signature(day: str) -> None:
    made = record(f"IN WITNESS WHEREOF, the parties have signed as of {day}.\n\nACME, INC.\n\nBy: /s/ Jane Doe\n")
    assert [one.dated for one in made.signatures] == [None]
