"""Parties whose names have an "and" inside or begin with a common word: the list and the document itself show it."""

import pytest

from extractors import EXTRACTORS
from pipeline import extract
from pipeline.document import Document

SIGNED = (
    "\n\n                    {name}\n\n                    By: /s/ Ann Doe\n                        Title: President\n"
)


def parties(words: str) -> dict[str, tuple[str, ...]]:
    record = extract(Document.from_text(f"AGREEMENT\n\n{words}\n"), EXTRACTORS)
    return {one.name: one.defined_as for one in record.parties if one.role == "party"}


@pytest.mark.parametrize(
    "name",
    [
        "Plover Wire and Cable Corporation",
        "Plover and Nephews, LLC",
        "Plover, Snipe and Co.",
        "Plover, Snipe and Teal, P.C.",
        "Dr. Plover Bottling Company of Ohio",
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        'This Agreement is between {name}, a corporation (the "Seller"), and Wren Corp., a corporation (the "Buyer").',
        'This Agreement is between Wren Corp., a company (the "Buyer"), and {name}, with offices here (the "Seller").',
        'BETWEEN:\n\n(1) {name}, a company of Leeds (the "Seller"); and\n\n(2) WREN LIMITED, a company (the "Buyer").',
    ],
)
def test_a_list_of_two_names_one_party_with_an_and_inside(words: str, name: str) -> None:
    assert parties(words.format(name=name))[name] == ("Seller",)


@pytest.mark.parametrize(
    "words",
    [
        'This Agreement is among Plover, Snipe and Teal Corp. (the "Sellers"), and Wren Corp. (the "Buyer").',
        'This Agreement is between Ann Doe and Teal Corp. (the "Seller"), and Wren Corp. (the "Buyer").',
    ],
)
def test_two_parties_of_a_list_stay_two(words: str) -> None:
    assert "Teal Corp." in parties(words)


@pytest.mark.parametrize(
    "name", ["Plover Wire and Cable Corporation", "Signature Plover, Inc.", "Plover, Teal and Co."]
)
def test_a_name_is_whole_in_a_sentence_as_above_a_signature(name: str) -> None:
    note = f'FOR VALUE RECEIVED, {name}, a corporation ("Maker"), promises to pay to Wren Corp. ("Holder") $5,000.'
    assert parties(note + SIGNED.format(name=name.upper()))[name] == ("Maker",)


def test_a_name_without_a_form_has_its_short_name_where_it_signs() -> None:
    note = 'FOR VALUE RECEIVED, Plover University ("Maker"), promises to pay to Wren Corp. ("Holder") $5,000.'
    assert parties(note + SIGNED.format(name="PLOVER UNIVERSITY"))["Plover University"] == ("Maker",)


def test_a_bracket_in_an_address_gives_no_short_name() -> None:
    found = parties(
        'This Agreement is between Plover, S.A., Elm House (East Wing), Calle Mayor 3, 28805 Madrid, Spain ("Plover"),'
        ' and Wren Corp., a corporation ("Wren").'
    )
    assert found == {"Plover, S.A.": ("Plover",), "Wren Corp.": ("Wren",)}


def test_names_without_a_form_stand_each_with_a_role() -> None:
    words = "This Agreement is among Wren Corp., as Borrower, Gaz de Plover, as Lender, and Lark Bank, N.A., as Agent."
    assert set(parties(words)) == {"Wren Corp.", "Gaz de Plover", "Lark Bank, N.A."}


@pytest.mark.parametrize(
    ("opening", "said"),
    [("7.1.1 ", "The Bank has sued."), ("Granted ", "It has granted the rights.")],
)
def test_what_opens_a_sentence_is_no_part_of_a_name(opening: str, said: str) -> None:
    text = f"NOTICE\n\n{opening}Plover Tools, Inc. shall pay.\n\n{said} It met with Plover Tools, Inc. in May.\n"
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [one.name for one in record.parties] == ["Plover Tools, Inc."]


def test_another_company_may_open_a_sentence() -> None:
    text = "NOTICE\n\nFirst Plover, Inc. is the first. It met with Plover, Inc. and First Plover, Inc. in May.\n"
    record = extract(Document.from_text(text), EXTRACTORS)
    assert {one.name for one in record.parties} == {"Plover, Inc.", "First Plover, Inc."}


def test_a_letter_agrees_with_an_organization_without_a_form() -> None:
    text = (
        "May 1, 2003\n\nPlover University\nOffice of Research\n12 Elm Street\nDayton, Ohio 45402\n\n"
        "Ladies and Gentlemen:\n\nWe agree.\n\nWREN CORP.\n\nBy: /s/ Ann Doe\n"
    )
    assert set(parties(text)) == {"Plover University", "WREN CORP."}


def test_a_first_word_that_leads_to_no_article_elsewhere_is_of_the_name() -> None:
    text = "NOTICE\n\nChemical Plover Tools, Inc. moves chemical waste.\n\nPlover Tools, Inc. owns it.\n"
    names = {one.name for one in extract(Document.from_text(text), EXTRACTORS).parties}
    assert {"Chemical Plover Tools, Inc.", "Plover Tools, Inc."} <= names
