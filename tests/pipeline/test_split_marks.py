"""Marks of lists: what a line begins with, and what it may mean."""

import pytest

from pipeline.split.marks import Reading, opens_paragraph, read, readings, roman


@pytest.mark.parametrize(
    ("text", "form", "own"),
    [
        ("1. Definitions. As used", "dot", "1"),
        ("(a) The Company shall:", "paren", "(a)"),
        ("(iii) keep the Shelf", "paren", "(iii)"),
        ("(aa) any Lien", "paren", "(aa)"),
        ("ARTICLE IV\n", "article", "IV"),
        ("Article Two Definitions", "article", "Two"),
        ("Section 4.01. Notices", "section", "4.01"),
        ("SECTION 1. DEFINITIONS", "section", "1"),
        ("Section 11 (Limitations of Franchise)\nThe Franchisee", "section", "11"),
        ("§ 3.2 Payment", "section", "3.2"),
        ("1.1.2 Facility Amount.", "path", "1.1.2"),
        ("1.A. INTRODUCTION", "path", "1.A"),
        ("a) Supplier shall", "close", "a"),
        ("FIRST: The name", "ordinal", "FIRST"),
        ("5.1 Continued Employment. The", "path", "5.1"),
        ("5.2 - Continued use of the name", "path", "5.2"),
    ],
)
def test_a_mark_has_a_form_and_its_own_label(text: str, form: str, own: str) -> None:
    mark = read(text)
    assert mark is not None
    assert (mark.form, mark.own) == (form, own)


@pytest.mark.parametrize(
    "text",
    [
        "Section 4.2 of the Credit Agreement",
        "11.1.5 - Continued\nBUILDING C:",
        "ARTICLE V (cont'd)",
        "Section 13(a) hereof",
        "Article IV and Article V",
        "Section 11 (Limitations of Franchise); Section 12 (Unfair Competition)",
        "2.5 million shares",
        "12 December 2004",
        "The Company shall",
        "U.S. persons",
        '(the "Notes")',
    ],
)  # fmt: skip
def test_a_citation_a_number_or_a_word_is_no_mark(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("i", (Reading("roman lower", 1), Reading("lower", 9))),
        ("xiv", (Reading("roman lower", 14),)),
        ("aa", (Reading("lower", 27),)),
        ("12", (Reading("digit", 12),)),
        ("B", (Reading("upper", 2),)),
        ("iix", ()),
    ],
)
def test_a_numeral_has_all_its_readings(word: str, expected: tuple[Reading, ...]) -> None:
    assert readings(word) == expected


@pytest.mark.parametrize(("numeral", "value"), [("xxiv", 24), ("XL", 40), ("ix", 9), ("iiii", None), ("", None)])
def test_roman_numerals_have_values(numeral: str, value: int | None) -> None:
    assert roman(numeral) == value


@pytest.mark.parametrize(("head", "opens"), [("(a) The", True), ("o    Infocrossing", True), ("of the Company", False)])
def test_a_line_may_open_a_paragraph(head: str, opens: bool) -> None:
    assert opens_paragraph(head) is opens
