"""When a signature was given: the date of its block, of its acceptance, of the page, of the testimonium."""

import pytest

from extractors import dates, signatures
from pipeline import Document
from pipeline.assemble import assemble
from pipeline.split import split

Row = tuple[str | None, str | None]

REPORT = (
    "Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this\n"
    "report to be signed on its behalf by the undersigned, thereunto duly authorized.\n\n"
)
CASES = [
    pytest.param(
        REPORT + "                         ACME, INC.\n\nDate: May 12, 2003       /s/ Ann Hill\n"
        "                         ---------------\n                         Ann Hill\n\n"
        "Date: May 13, 2003       /s/ Bo Roe\n                         ---------------\n"
        "                         Bo Roe\n                         Treasurer\n",
        [("Ann Hill", "2003-05-12"), ("Bo Roe", "2003-05-13")],
        id="left of each hand",
    ),
    pytest.param(
        "Dated: September 30, 2005\n\n        ACME, INC.\n\n        By: /s/ Ann Hill\n            Title: Director\n\n"
        "        BETA S.A.\n\n        By: /s/ Bo Roe\n            Title: Attorney-in-fact\n\n"
        "Accepted:\n\nGAMMA LLC\n\nBy: /s/ Cy Poe\n",
        [("Ann Hill", "2005-09-30"), ("Bo Roe", "2005-09-30"), ("Cy Poe", None)],
        id="above a page, not above an acceptance",
    ),
    pytest.param(
        "Dated: May 1, 2003\n\nACME, INC.\n\nBy: /s/ Ann Hill\n    President\n\n"
        "Dated: May 2, 2003\n\nBETA CORP.\n\nBy: /s/ Bo Roe\n    President\n",
        [("Ann Hill", "2003-05-01"), ("Bo Roe", "2003-05-02")],
        id="above each head",
    ),
    pytest.param(
        "                         ACME, INC.\n\n                         By: /s/ Ann Hill\n"
        "                         Title: President\n\n                         BETA CORP.\n\n"
        "                         By: /s/ Bo Roe\n                         Title: CEO\n\nDated: May 5, 2003\n",
        [("Ann Hill", "2003-05-05"), ("Bo Roe", "2003-05-05")],
        id="at the margin below all",
    ),
    pytest.param(
        "ACME, INC.\n\nBy: /s/ Ann Hill\nTitle: President\n\nBETA CORP.\n\nBy: /s/ Bo Roe\nTitle: CEO\n\n"
        "Dated: May 5, 2003\n",
        [("Ann Hill", None), ("Bo Roe", "2003-05-05")],
        id="below the last, all at the margin",
    ),
    pytest.param(
        "ACME, INC.\n\nBy: /s/ Ann Hill\nName: Ann Hill\nTitle: President\n\nDate: ____________\n\n"
        "BETA CORP.\n\nBy: /s/ Bo Roe\nName: Bo Roe\nTitle: CEO\n\nDate: May 5, 2003\n",
        [("Ann Hill", None), ("Bo Roe", "2003-05-05")],
        id="below each block, one left blank",
    ),
    pytest.param(
        "IN WITNESS WHEREOF, the undersigned has executed this Guaranty this 7th day of August, 1998, by its officer\n"
        "duly authorized.\n\nACME, INC.\n\nBy: /s/ Ann Hill\n",
        [("Ann Hill", "1998-08-07")],
        id="the day of the testimonium",
    ),
    pytest.param(
        "All of it stays in force.\n\nEXECUTED:  January 29, 1998.\n\n"
        "WITNESSES:                              ACME, INC.\n\n"
        "/s/ Cy Fox                              By: /s/ Ann Hill\n",
        [("Ann Hill", "1998-01-29")],
        id="a label above witnesses",
    ),
    pytest.param(
        "The Lease was executed: January 29, 1998, by others.\n\nACME, INC.\n\nBy: /s/ Ann Hill\n",
        [("Ann Hill", None)],
        id="no day on which another instrument was executed",
    ),
    pytest.param(
        "The parties have executed this Agreement on October 30, 2017.   Acme Foods, Inc.   By: /s/ Ann Hill   "
        "Ann Hill - CEO\n",
        [("Ann Hill", "2017-10-30")],
        id="a testimonium in the line of the block",
    ),
    pytest.param(
        "IN WITNESS WHEREOF, the Adviser has executed this Power as of the date first above written.\n\n"
        "ACME, INC. By: /s/ Ann Hill Title: President\n\nAccepted and agreed to this January 1, 2004 BETA COMPANY "
        "By: /s/ Bo Roe Title: Vice President\n",
        [("Ann Hill", None), ("Bo Roe", "2004-01-01")],
        id="an acceptance in the line of its block",
    ),
    pytest.param(
        "/s/ ANN HILL       President       )\n---------------                    )\n"
        "Ann Hill                           )   March 5, 1998\n"
        "                                   )\n/s/ BO ROE         Director        )\n"
        "---------------                    )\nBo Roe                             )\n",
        [("Ann Hill", "1998-03-05"), ("Bo Roe", "1998-03-05")],
        id="one date beside a brace",
    ),
    pytest.param(
        "[Signature Page to Credit Agreement\ndated as of May 1, 2003]\n\nACME, INC.\n\nBy: /s/ Ann Hill\n",
        [("Ann Hill", None)],
        id="no date of the instrument that a page belongs to",
    ),
    pytest.param(
        "IN WITNESS WHEREOF, the parties to the Lease dated May 1, 2003 have executed this Amendment as of the date\n"
        "first above written.\n\nACME, INC.\n\nBy: /s/ Ann Hill\n",
        [("Ann Hill", None)],
        id="no date of an instrument that is amended",
    ),
    pytest.param(
        "March 1, 1995\n\nDear Sirs:\n\n     We confirm this.\n\nACME, INC.\n\nBy: /s/ Ann Hill\n",
        [("Ann Hill", None)],
        id="no date of a letter",
    ),
    pytest.param(
        "This Agreement is governed by the laws of the State of New York. ACME, INC. By: /s/ Ann Hill Title: Director "
        "Date: 4/12/2011 BETA LABS LTD By: /s/ Bo Roe Title: Director Date: 4/14/2011\n",
        [("Ann Hill", "2011-04-12"), ("Bo Roe", "2011-04-14")],
        id="in figures before the next party of the line",
    ),
]

BANKS = (
    "ACME, INC.\n\nBy: /s/ Ann Hill\n\n{lead}\n\n"
    "BETA BANK                              GAMMA BANK\n\n"
    "By: /s/ Bo Roe                         By: /s/ Cy Poe\n"
)


def read(text: str) -> list[Row]:
    document = split(Document.from_text(text))
    extractors = (dates.EXTRACTOR, signatures.EXTRACTOR)
    made = assemble(document, [(one, list(one.find(document))) for one in extractors])
    for one in extractors:
        made = one.link(made, document) if one.link else made
    return [(one.signatory, one.dated) for one in made.signatures]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_signature_is_dated(text: str, wanted: list[Row]) -> None:
    assert read(text) == wanted


@pytest.mark.parametrize(
    ("lead", "day"),
    [
        ("DATED this 5th day of May, 2005.", "2005-05-05"),
        ("The foregoing is hereby accepted this 5th day of May, 2005.", "2005-05-05"),
        ("The undersigned hereby consent to the foregoing as of this 5th day of May, 2005", "2005-05-05"),
        ("Each of the undersigned agrees to the foregoing this 5th day of May, 2005:", "2005-05-05"),
        ("Approved this 5th day of May, 2005", "2005-05-05"),
        ("WITNESS the following signatures and seals this 5th day of May, 2005.", "2005-05-05"),
        ("IN WITNESS WHEREOF, the undersigned have executed this Consent as of the 5th day of May, 2005.", None),
    ],
)
def test_what_is_done_on_a_day_dates_the_signatures_below_and_none_above(lead: str, day: str | None) -> None:
    assert read(BANKS.format(lead=lead)) == [("Ann Hill", None), ("Bo Roe", day), ("Cy Poe", day)]
