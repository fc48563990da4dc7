"""Whose release is it? Who heads it, whom its first sentence is about, and whom it only deals with."""

import pytest

from extractors import EXTRACTORS
from extractors.parties import find
from pipeline import Document
from pipeline.process import extract
from pipeline.record import Party
from pipeline.split import split


def issuers(text: str) -> list[str]:
    return [one.name for one in find(split(Document.from_text(text))) if one.role == "issuer"]


def parties(text: str) -> tuple[Party, ...]:
    return extract(split(Document.from_text(text)), EXTRACTORS).parties


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
        ("Wednesday it was announced by Lark Corporation that sales rose.", "Lark Corporation"),
        ("Earnings reported today by Lark Corporation rose.", "Lark Corporation"),
    ],
)
def test_who_speaks_behind_other_words_is_the_issuer(words: str, name: str) -> None:
    assert issuers(f"{DATELINE}{words}\n") == [name]


SAYS = "today announced that its board has declared a dividend"
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
        (f"Lark Mills Announces Dividend\n\nExtends $50M Buyback\n\n     Lark Mills Corporation {SAYS}.\n",
         "Lark Mills Corporation"),
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


@pytest.mark.parametrize(
    ("words", "name", "listing"),
    [
        ("Lark Corp. [NASDAQ: LRK] had good sales.", "Lark Corp.", ("LRK", "NASDAQ")),
        ("Lark Bancorp Inc. (OTC BB: LRKB-OB) had good sales.", "Lark Bancorp Inc.", ("LRKB-OB", "OTC BB")),
        ("Lark Corp. (Nasdaq:LRKO - News) had good sales.", "Lark Corp.", ("LRKO", "Nasdaq")),
        ("Lark Air Lines’ (NYSE: LRK) board met.", "Lark Air Lines", ("LRK", "NYSE")),
    ],
)
def test_the_issuer_has_its_listing(words: str, name: str, listing: tuple[str | None, str | None]) -> None:
    found = find(split(Document.from_text(f"{DATELINE}{words}\n")))
    assert [(one.name, (one.ticker, one.exchange)) for one in found if one.role == "issuer"] == [(name, listing)]


def test_no_name_runs_on_from_the_paragraph_above() -> None:
    text = (
        f"{DATELINE}Lark Corp. grew. Ann Lee studied at Yale in Austin.\n\nThe Teal Company (NYSE: TLT) makes sails.\n"
    )
    assert "The Teal Company" in [one.name for one in find(split(Document.from_text(text)))]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("It was sold to Seattle-based Teal Corporation.", "Teal Corporation"),
        ("It was sold to Research Park-based Teal Corporation.", "Teal Corporation"),
    ],
)
def test_where_a_firm_is_based_is_no_part_of_its_name(words: str, name: str) -> None:
    found = find(split(Document.from_text(f"{DATELINE}Lark Corp. grew. {words}\n")))
    assert name in [one.name for one in found]


def test_whom_a_headline_names_is_no_contact() -> None:
    text = (
        "Contact: Ann Lee\n(937) 555-1234\n\nLARK CORP. ANNOUNCES LEADERSHIP CHANGE\nBo Q. Heron Joins as Treasurer\n\n"
        f"{DATELINE}Lark Corp. (NYSE: LRK) announced today that it has a new treasurer.\n"
    )
    roles = {one.name: one.role for one in find(split(Document.from_text(text))) if one.kind == "person"}
    assert roles["Ann Lee"] == "contact"
    assert roles.get("Bo Q. Heron") != "contact"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("Teal Corp. received Mr. Owen Heron's resignation.", "Owen Heron's"),
        ("It sold the bank TO CREATE A $ 528 MILLION COMMUNITY BANK there.", "528 MILLION COMMUNITY BANK"),
        ("Ms. Ann Lee Appointed President of Teal Corp.", "Ann Lee Appointed"),
    ],
)
def test_what_stands_beside_a_name_is_no_part_of_it(words: str, wrong: str) -> None:
    found = find(split(Document.from_text(f"{DATELINE}Lark Corp. grew. {words}\n")))
    assert wrong not in [one.name for one in found]


def test_the_number_of_a_bulletin_is_no_part_of_a_name() -> None:
    found = find(split(Document.from_text("RNS Number : 1234B Teal Group PLC 18 September 2014\n\nBoard Change\n")))
    assert [one.name for one in found] == ["Teal Group PLC"]


def test_a_firm_of_common_words_with_a_ticker_is_the_issuer() -> None:
    text = "Trustee Named\n\nMinot, Iowa—June 23, 2011--Investors Real Estate Trust (NASDAQ: ACRE) today said"
    found = extract(
        Document.from_text(f"{text} that it has named a trustee. It grew in each of its markets.\n"), EXTRACTORS
    )
    assert [one.name for one in found.parties if one.role == "issuer"] == ["Investors Real Estate Trust"]


def test_a_date_between_slashes_is_part_of_the_dateline() -> None:
    text = (
        "Acme Names a Director\n\nRENO, NV / April 18, 2022 / Acme Mining Corp. (TSX: ACM) today announces that it has"
    )
    assert issuers(f"{text} named a director. It grew in each of its markets.\n") == ["Acme Mining Corp."]


@pytest.mark.parametrize(
    ("words", "ticker"),
    [
        ("Teal Mills, Inc. will buy Lark Corp. (NYSE: LRK) for cash.", None),
        ("Teal Mills, Inc. today said that Heron Tools (NYSE: HRT) has won.", None),
        ("Teal Mills, Inc., a subsidiary of Heron Tools (NYSE: HRT), has won.", None),
        ("Teal Mills, Inc., a leading provider of sails (NYSE: TLM), has won.", "TLM"),
        ('Teal Mills, Inc. ("Teal" or the "Company") (OTC QB: TLM.OB) has won.', "TLM.OB"),
        ("Teal Mills, Inc. (NYSE/TSX: TLM) has won.", "TLM"),
        ("Teal Mills, Inc. (Teal Mills, NYSE: TLM) has won.", "TLM"),
        ("Teal Mills, Inc. (parent: Heron Tools, Inc. (NYSE: HRT)) has won.", None),
        ("Teal Mills, Inc. (TSX Venture Exchange: TLM) has won.", "TLM"),
    ],
)
def test_an_issuer_has_its_own_listing(words: str, ticker: str | None) -> None:
    found = parties(f"{DATELINE}{words}\n")
    assert [one.ticker for one in found if one.role == "issuer"] == [ticker]


def test_an_issuer_cut_short_before_its_listing_is_no_other_company() -> None:
    words = "Teal Mills Incorporated (NYSE: TLM) grew.\n\nAbout Teal\n\nTeal (NYSE: TLM) is a mill.\n"
    assert [one.name for one in parties(f"{DATELINE}{words}")] == ["Teal Mills Incorporated"]
