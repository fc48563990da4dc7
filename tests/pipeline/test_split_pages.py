"""Texts whose pages were run together: numbers, heads and feet between the words, many paragraphs on one line."""

import pytest

from pipeline.document import Document
from pipeline.split import split
from pipeline.split.furniture import furniture
from pipeline.split.lone_headings import is_heading
from pipeline.split.marks import heads, read
from pipeline.split.page import Page

BREAK = "\n\n\n\n\n\n"
SENTENCE = "The parties shall perform what this clause asks of them in good faith and in good time"


def labels(text: str) -> list[str]:
    return [one.label for one in split(Document.from_text(text)).sections if one.kind == "section" and not one.inline]


def furniture_of(text: str) -> set[str]:
    return {text[span.start : span.end] for span in furniture(text)}


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        (["one of its affiliates; 4", "two of them;   5", "three; 6"], {"4", "5", "6"}),
        (["One. - 4 -", "Two. - 5 -", "Three."], {"- 4 -", "- 5 -"}),
        (["one. Page 2 of 9", "two. Page 3 of 9", "three."], {"Page 2 of 9", "Page 3 of 9"}),
        (["The first of 4", "A second in 17", "Whatever: 2"], set()),
        (["One dated May 4", "Another of May 5", "A third as of May 6"], set()),
        (
            ["One\n\nSource: ACME CORP, 10-K, 2/27/2020", "Two Source: ACME CORP, 10-K, 2/27/2020", "3"],
            {"Source: ACME CORP, 10-K, 2/27/2020"},
        ),
    ],
)
def test_page_numbers_at_the_ends_of_lines_are_furniture_where_they_count_on(
    pages: list[str], expected: set[str]
) -> None:
    found = furniture_of(BREAK.join(pages) + BREAK + "End of it all.")
    assert found == expected


@pytest.mark.parametrize("mark", ["<PAGE>", "<Page>", "<page>"])
def test_numbers_and_whole_heads_stand_beside_page_marks_however_these_are_written(mark: str) -> None:
    words = ["Whatever goes on", "Something else does", "More of it comes", "The last of it is"]
    text = "A cover.\n" + "".join(f"{mark}\nAcme Lease {line};  {at}\n" for at, line in enumerate(words, 2))
    assert furniture_of(text) == {mark, "2", "3", "4", "5"}


def test_page_numbers_in_front_of_the_first_words_are_furniture_where_they_count_on() -> None:
    text = BREAK.join(["It begins.", "10 (b) Net Exercise. It is.", "11 (c) Value. It is.", "12 Whatever follows."])
    assert furniture_of(text) == {"10", "11", "12"}


def test_heads_and_feet_end_where_the_words_of_the_page_begin() -> None:
    heads_of = ["1.5 Licence means it.", "whatever goes on here", "(b) the Licensee pays", "1.25 Sales means"]
    text = "A cover." + BREAK + BREAK.join(f"Confidential Execution Version {words}" for words in heads_of)
    assert furniture_of(text) == {"Confidential Execution Version"}
    feet = BREAK.join(f"{words} Supply Agreement of Acme Page {at}" for at, words in enumerate(heads_of, 3))
    assert furniture_of(feet) == {"Supply Agreement of Acme", "Page 3", "Page 4", "Page 5", "Page 6"}


@pytest.mark.parametrize("line", ["/s/ John Doe Name: John Doe", "Consolidated Statements of Operations", "By: ______"])
def test_signatures_and_captions_that_come_again_are_no_furniture(line: str) -> None:
    assert furniture_of(BREAK.join([f"{line}\n\nwords {number} of it" for number in "abcde"])) == set()


def test_a_paragraph_goes_on_over_a_number_between_two_pages() -> None:
    text = f"1. Terms. {SENTENCE} of the   4{BREAK}other.\n\n2. Loans. It lends.   5{BREAK}3. Ends. It ends.   6"
    first, second, _ = split(Document.from_text(text)).sections
    assert text[first.span.start : first.span.end].endswith("other.")
    assert text[second.span.start : second.span.end] == "2. Loans. It lends."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"4.1 {SENTENCE}. 4.2 {SENTENCE} are out 4.3 Terms {SENTENCE}.\n\n4.4 More.", ["4.1", "4.2", "4.3", "4.4"]),
        (f"1. By {SENTENCE}. Name 2. The {SENTENCE}. Purpose 3. The {SENTENCE}. 4. So.", ["1", "2", "3", "4"]),
        (f"8.1 {SENTENCE}. 8.2 {SENTENCE}. 9 Property Rights 9.1 It {SENTENCE}.", ["8.1", "8.2", "9", "9.1"]),
        (f"1.1 {SENTENCE} under Section 1.2 The Company {SENTENCE}.\n\n1.3 More.", ["1.1", "1.3"]),
        (f"1. {SENTENCE} and version 2. Acme {SENTENCE}.\n\n2. More. It is.", ["1", "2"]),
        (f"1. Rent. {SENTENCE} at Suite 7. Notices go there, and {SENTENCE}.\n\n2. More. It is.", ["1", "2"]),
        (f"a)    Acme {SENTENCE}, and {SENTENCE}, and {SENTENCE}.\n\nb)    More of it.", ["a", "b"]),
        (f"(a) Acme {SENTENCE} for one        (1) day, and {SENTENCE}, and {SENTENCE}.\n\n(b) It.", ["(a)", "(b)"]),
    ],
)  # fmt: skip
def test_a_number_inside_a_line_opens_a_section_where_it_comes_next(text: str, expected: list[str]) -> None:
    assert labels(text) == expected


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("6.1 eGain warrants that", "6.1"),
        ("5.1.9 honor all cards", "5.1.9"),
        ("10.1.2 to the knowledge of", "10.1.2"),
        ("2.5 times the sum", None),
        ("2.1 hereof to become", None),
        ("SECTION FOUR. REMUNERATION", "FOUR"),
        ("Section one of the", None),
        ("ARTICLE XIII OF THIS AGREEMENT", None),
        ("I. ARTICLE", "I"),
        ("(aaa) “Mask Work” means", "(aaa)"),
    ],
)
def test_a_mark_is_told_from_a_citation_and_a_measure(text: str, own: str | None) -> None:
    mark = read(text, small=True)
    assert (mark.own if mark else None) == own


def test_a_heading_with_a_bare_number_counts_in_front_of_its_first_decimals_alone() -> None:
    assert heads("9  Confidentiality", 9) is not None
    assert heads("9  Confidentiality", 8) is None
    assert heads("10 shares of it", 10) is None
    assert labels("1. Use. It is.\n\n2  Secrecy\n\n2.1 It is kept.\n\n2.2 It stays.\n\n12 March\n\n") == [
        "1",
        "2",
        "2.1",
        "2.2",
    ]


@pytest.mark.parametrize("mark", ["\n\f\n", "\n\n\f\n\n", "\f"])
def test_a_paragraph_goes_on_over_a_form_feed(mark: str) -> None:
    text = f"1. Sale. The seller sells and the buyer{mark}takes what it has bought.\n\n2. Price. It is low.\n"
    document = split(Document.from_text(text))
    assert labels(text) == ["1", "2"]
    assert document.slice(document.sections[0].span).endswith("it has bought.")


def test_small_print_is_wrapped_where_its_lines_end_in_one_margin() -> None:
    words = [f"word{number}" for number in range(700)]
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 165:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    text = "\n".join([*lines, line])
    assert max(map(len, lines)) > 160
    assert len(Page(text).blocks) == 1


def test_a_long_line_that_ends_inside_its_sentence_goes_on_below() -> None:
    first = "(a) Ferry means any boat " + "that carries people over a lake " * 9 + "and has a"
    page = Page(f"{first}\ndeck for them.\n(b) Lake means {'wide and quiet ' * 17}water.\nThe parties have met.")
    assert [block.text[:3] for block in page.blocks] == ["(a)", "(b)", "The"]


def test_lines_of_paragraphs_that_are_not_wrapped_stay_apart() -> None:
    text = "\n".join("X " * length for length in range(60, 240, 6))
    page = Page(text)
    assert not page.wrapped
    assert len(page.blocks) > 20


def test_a_line_in_the_middle_of_eighty_columns_is_centred_where_lines_are_not_wrapped() -> None:
    heading = "Conditions of the Sale"
    text = "\n\n".join(
        [heading.center(80).rstrip(), "    Not in the Middle", *(f"{SENTENCE}. " * 4 for _ in range(12))]
    )
    page = Page(text)
    assert [page.centred(block) for block in page.blocks[:3]] == [True, False, False]


def test_a_running_head_takes_its_page_number_with_it() -> None:
    text = BREAK.join(f"Acme Reports Results – Page {number}\n\n{SENTENCE}, {number} times." for number in range(2, 8))
    assert "Acme Reports Results – Page 4" in furniture_of(text)


def contents_of(text: str) -> list[tuple[str | None, str | None, str | None]]:
    sections = split(Document.from_text(text)).sections
    return [(one.number, one.heading, one.page) for one in sections if one.kind == "contents_entry"]


def test_contents_go_on_below_the_note_and_the_head_of_a_page() -> None:
    text = """\
TABLE OF CONTENTS*

SECTION 1.01  Definitions ..........................          1
        1.02  Terms ................................          2

SECTION 2.01  Loans ................................          3

----------------
*The Table of Contents is not a part of this Agreement.

                         i

<PAGE>

                                                         Page
                                                         ----
SECTION 3.01  Law ..................................          9
        3.02  Notices ..............................         10

CREDIT AGREEMENT

This Credit Agreement is made as of May 1, 1995 among the Lenders and the Borrower as follows:

SECTION 1.01. Definitions. Words mean what they say.
"""
    assert [(number, page) for number, _, page in contents_of(text)] == [
        ("1.01", "1"), ("1.02", "2"), ("2.01", "3"), ("3.01", "9"), ("3.02", "10"),
    ]  # fmt: skip


def test_a_misread_number_ends_no_contents_without_pages() -> None:
    lines = "1. Grant\n\n2. Term\n\n2.1 Length\n\n2.2 Renewal\n\n2.2 1 Notice\n\n3. Fees\n\n4. Law"
    body = "\n\n".join(f"{number}. Clause. {SENTENCE}. {SENTENCE}." for number in range(1, 5))
    text = (
        f"FRANCHISE AGREEMENT\n\nTABLE OF CONTENTS\n\n{lines}\n\nThis Agreement is made today as follows:\n\n{body}\n"
    )
    assert labels(text) == ["1", "2", "3", "4"]


def test_the_page_of_an_entry_may_stand_in_front_of_the_next_one() -> None:
    entries = "".join(f"   1.{number} Term of Art   {6 + number}" for number in range(1, 9))
    text = f"Table of Contents   1. Definitions   7{entries}\n\nThis Agreement is made today.\n\n1. Sale. Yes.\n"
    assert [number for number, _, _ in contents_of(text)] == ["1.", *(f"1.{number}" for number in range(1, 9))]


@pytest.mark.parametrize("words", ["[SIGNATURE PAGE FOLLOWS]", "(CONTINUED ON NEXT PAGE)", "\u2610 YES  \u2610 NO"])
def test_notes_on_the_page_and_boxes_to_tick_are_no_headings(words: str) -> None:
    assert not is_heading(Page(words), Page(words).blocks[0])


@pytest.mark.parametrize(
    "note",
    [
        "[Signature Page Follows]",
        "(Remainder of page intentionally left blank)",
        "[The rest of this page is left blank]   17",
        "******** (Signature Pages Follow)",
        "SIGNATURES APPEAR ON FOLLOWING PAGES",
    ],
)
def test_a_note_about_a_page_is_no_part_of_the_section_above_it(note: str) -> None:
    text = (
        f"1. Term. It ends in May.\n\n2. Law. It is Ohio's.\n\n{note}\n\nIN WITNESS WHEREOF, they signed.\n\nBy: ____"
    )
    found = {one.label: one for one in split(Document.from_text(text)).sections}
    assert text[: found["2"].span.end].endswith("Ohio's.")
    assert (found["legend"].subkind, text[found["legend"].span.start : found["legend"].span.end]) == ("page_note", note)


@pytest.mark.parametrize(
    "words", ["[Reserved]", "[Intentionally omitted]", "[Balance Sheet]", "(See the signature of the Bank)"]
)
def test_other_words_in_brackets_are_text(words: str) -> None:
    text = f"1. Term. It ends in May.\n\n2. Law.\n\n{words}\n\nIN WITNESS WHEREOF, they have signed it.\n\nBy: ____"
    found = {one.label: one for one in split(Document.from_text(text)).sections}
    assert text[: found["2"].span.end].endswith(words)
