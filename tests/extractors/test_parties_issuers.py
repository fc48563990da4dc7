"""Whose release is it? Who heads it, whom its first sentence is about, and whom it only deals with."""

import pytest

from extractors.parties import find
from pipeline import Document
from pipeline.split import split


def issuers(text: str) -> list[str]:
    return [one.name for one in find(split(Document.from_text(text))) if one.role == "issuer"]


DATELINE = "DAYTON, Ohio, May 1, 2001 -- "


@pytest.mark.parametrize(
    "words",
    [
        "After a merger with Lark Corp. (NYSE: LRK), sales have grown.",
        "A unit of Lark Corp. (NYSE: LRK) has bought\na mill.",
        "Shareholders approved a merger with Lark Corporation.",
        "The mill has been sold by Lark Corporation to a bank.",
        "The company has a contract from its largest customer, Lark Corporation.",
        "The purchase of the Lark Corporation has been approved.",
        "The Group today announced that sales rose.",
        "Trading Update for the year.",
        "Record sales were announced today.",
    ],
)
def test_whom_the_issuer_deals_with_is_no_issuer(words: str) -> None:
    assert issuers(f"{DATELINE}{words}\n") == []


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Sales of sails have grown at Lark Corp. (NYSE: LRK).", "Lark Corp."),
        ("It was announced today by Lark Corporation that sales rose.", "Lark Corporation"),
        ("A dividend was announced by Lark Corporation.", "Lark Corporation"),
        ("Shareholders of Lark Corporation (NYSE: LRK) approved the merger.", "Lark Corporation"),
        ("Trading Update announced today. Lark Corporation had good sales.", "Lark Corporation"),
        ("Construction Partners announced today that sales rose.", "Construction Partners"),
        ("Earnings reported today by Lark Corporation rose.", "Lark Corporation"),
    ],
)
def test_who_speaks_behind_other_words_is_the_issuer(words: str, name: str) -> None:
    assert issuers(f"{DATELINE}{words}\n") == [name]


MILL = "One of the mills has been sold for a good price."


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f'LARK MILLS PLC\n("Lark" or the "Group")\n\nTrading update\n\nLONDON, 1 May 2001 -- {MILL}\n\n- Ends -\n',
         "LARK MILLS PLC"),
        (f"NEWS RELEASE\n\nLark Mills Limited\n\nPERTH, 1 May 2014 -- {MILL} Lark Mills has more.\n",
         "Lark Mills Limited"),
        (f"LARK MILLS, INC.\n\nDAYTON, Ohio, August 9, 1994--{MILL} Lark Mills said so.\n", "LARK MILLS, INC."),
        (f"Press Office\nLark Mills, Inc.\n\n{DATELINE}{MILL} Lark Mills has more.\n", "Lark Mills, Inc."),
    ],
)  # fmt: skip
def test_who_heads_an_announcement_of_something_else_is_the_issuer(text: str, name: str) -> None:
    assert issuers(text) == [name]


EARNINGS = f"FIRST QUARTER RESULTS\n\n{DATELINE}One of the mills had good results for the first quarter."


@pytest.mark.parametrize(
    "text",
    [
        f"LARK MILLS PLC\n\nTrading update\n\nLONDON, 1 May 2001 -- {MILL}\n",  # nothing in the text is its own
        f"TEAL REPORTS RESULTS\n\nContact: Ann Lee\nTeal Tools, Inc.\n\n{EARNINGS} Teal Tools holds a call.\n",
        f"TEAL REPORTS RESULTS\n\nInvestor Relations\nTeal Tools, Inc.\n\n{EARNINGS} Teal Tools holds a call.\n",
    ],
)
def test_whose_name_is_above_for_another_reason_is_no_issuer(text: str) -> None:
    assert issuers(text) == []
