"""Amendments: the text that they put in another instrument's place is a part named after what it replaces."""

import pytest

from pipeline.document import Document
from pipeline.record import Section
from pipeline.split import split

AMENDMENT = """\
SECTION 1. DEFINITIONS. Terms have their meanings.

SECTION 2. AMENDMENTS.

2.1 Amendment to Section 1.01 of the Credit Agreement. (a) Section 1.01 of the Credit
Agreement is amended to add the following definitions, in alphabetical order:

"Stock Repurchase" has the meaning specified in the Amendment.

"EBITDA" means consolidated net income.

(b) Section 1.01 of the Credit Agreement is amended by deleting "Agreement".

2.2 Section 7.12 of the Credit Agreement is deleted and replaced with the following:

"7.12 Use of Proceeds. The Company shall use the proceeds

     (a) for its working capital; and

     (b) for nothing else."

2.3 Section 10.6 of the Credit Agreement is amended by adding the following Section 10.6.4 in sequence:

10.6.4 Minimum EBITDA. Not permit it to be less.

SECTION 3. MISCELLANEOUS. It binds.
"""


def sections(text: str) -> tuple[Section, ...]:
    return tuple(one for one in split(Document.from_text(text)).sections if not one.inline)


def test_each_replaced_text_is_a_part_with_numbers_of_its_own() -> None:
    found = [(one.part, one.label, one.level) for one in sections(AMENDMENT) if one.kind in ("section", "definition")]
    assert found == [
        ("main", "1", 1), ("main", "2", 1), ("main", "2.1", 2), ("main", "2.1(a)", 3),
        ("Section 1.01", "Section 1.01", 0), ("Section 1.01", "stock repurchase", 1), ("Section 1.01", "ebitda", 1),
        ("main", "2.1(b)", 3), ("main", "2.2", 2),
        ("Section 7.12", "Section 7.12", 0), ("Section 7.12", "7.12", 1), ("Section 7.12", "7.12(a)", 2),
        ("Section 7.12", "7.12(b)", 2), ("main", "2.3", 2),
        ("Section 10.6.4", "Section 10.6.4", 0), ("Section 10.6.4", "10.6.4", 1), ("main", "3", 1),
    ]  # fmt: skip


def test_a_replaced_text_stands_inside_the_section_that_puts_it_in_and_ends_with_its_quotation() -> None:
    by_label = {one.label: one for one in sections(AMENDMENT)}
    part = by_label["Section 7.12"]
    assert part.parent == by_label["2.2"].id
    assert AMENDMENT[part.span.start : part.span.end].startswith('"7.12 Use')
    assert AMENDMENT[part.span.start : part.span.end].endswith('nothing else."')


def test_a_quotation_inside_a_paragraph_is_a_part_too() -> None:
    text = (
        "1. Section 4(a) of the Lease is hereby amended to read in its entirety as follows: “(a) Rent. The Tenant "
        "shall pay (i) rent and (ii) taxes on the first day of each month.”\n\n2. Otherwise it stands.\n"
    )
    found = {one.label: one for one in split(Document.from_text(text)).sections}
    assert found["Section 4(a)"].part == "Section 4(a)"
    assert found["Section 4(a)"].parent == found["1"].id
    assert text[found["Section 4(a)"].span.start] == "“"


@pytest.mark.parametrize(
    "lead",
    [
        "Section 6.1 has been amended from time to time, and the parties agree as follows:",
        "The Company shall, as Section 6.1 asks, deliver each of the following:",
        "The following terms used in Section 6.1 have the meanings set forth below:",
    ],
)
def test_what_gives_no_instruction_to_amend_leads_to_no_part(lead: str) -> None:
    text = f"1. General. {lead}\n\n(a) the first of them; and\n\n(b) the second of them.\n\n2. More. It is.\n"
    assert {one.part for one in sections(text)} == {"main"}


def test_a_letter_may_put_a_text_into_another_instrument() -> None:
    text = (
        "May 1, 1997\n\nDear Dr. Amelio:\n\n"
        'The definition of "Good Reason" in the Employment Agreement is hereby amended by adding the following:\n\n'
        '"An alteration exists if (A) you do not hold the office or (B) you do not report to the Board."\n\n'
        "This letter is governed by the laws of California.\n\nSincerely,\n"
    )
    document = split(Document.from_text(text))
    found = [(one.label, one.part) for one in document.sections if one.kind in ("paragraph", "section")]
    assert found == [
        ("body/1", "main"),
        ("Definition of Good Reason", "Definition of Good Reason"),
        ("(A)", "Definition of Good Reason"),
        ("(B)", "Definition of Good Reason"),
        ("body/2", "main"),
    ]


def test_a_word_in_parentheses_is_no_step_of_the_section_that_is_amended() -> None:
    text = (
        "1. Section 5.1 (Price) of the Agreement is hereby amended to read as follows:\n\n"
        '"5.1 Price. The price of the goods is as set out in the exhibit to this agreement."\n\n2. Law. Local.\n'
    )
    assert "Section 5.1" in {one.part for one in split(Document.from_text(text)).sections}


SHARES = (
    "1. Section 9.3 of the Loan Agreement is hereby amended by replacing the first sentence with the following: "
    '"The Borrower shall pay (i) each "Fee" when it is due and (ii) every other cost, charge and expense." and by '
    "deleting the last sentence thereof.\n\n"
    "2. Fees. There are none.\n\n3. Costs. There are none.\n\n4. Taxes. There are none.\n\n"
    '5. Names. The loan is known as the "Facility".\n\n6. Law. Local.\n'
)


@pytest.mark.parametrize("text", [SHARES, SHARES.replace(' "', " “").replace('"', "”")])
def test_a_quotation_that_closes_inside_its_paragraph_ends_there(text: str) -> None:
    document = split(Document.from_text(text))
    assert [one.label for one in document.sections if one.part == "main"] == ["1", "2", "3", "4", "5", "6"]
    part = next(one for one in document.sections if one.label == "Section 9.3")
    assert text[part.span.start : part.span.end].endswith(('and expense."', "and expense.”"))
    assert [one.label for one in document.sections if one.part == "Section 9.3"] == ["Section 9.3", "(i)", "(ii)"]


def test_a_quotation_that_its_paragraph_leaves_open_goes_on_to_the_block_that_closes_it() -> None:
    text = (
        '1. Section 4 of the Lease is hereby amended to read as follows: "4. Rent. The Tenant shall pay to '
        'the Landlord what both of them call the "Rent"\n\n(a) each month; and\n\n(b) without delay."\n\n'
        '2. Otherwise it stands as the "Lease".\n'
    )
    assert [(one.label, one.part) for one in sections(text)] == [
        ("1", "main"), ("Section 4", "Section 4"), ("4", "Section 4"), ("4(a)", "Section 4"), ("4(b)", "Section 4"),
        ("2", "main"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "closing",
    [
        "Except as herein amended, the Agreement remains in full force and effect.",
        "Except as expressly modified hereby, all terms of the Lease stay as they are.",
        "In all other respects the Agreement is unchanged.",
        "This First Amendment may be executed in counterparts.",
        "This Amendment shall be governed by the laws of Texas.",
        "All other terms and conditions of the Agreement remain in full force and effect.",
    ],
)
def test_the_closing_words_of_the_amendment_are_no_text_that_it_puts_in(closing: str) -> None:
    text = (
        "1. Section 2.1 of the Agreement is hereby amended to read as follows:\n\n"
        "2.1 Term. The term is five years.\n\nIt begins today.\n\n"
        f"{closing}\n\nIt binds all the parties.\n"
    )
    part = next(one for one in sections(text) if one.label == "Section 2.1")
    assert text[part.span.start : part.span.end].endswith("It begins today.")


def test_a_text_whose_last_quotation_mark_was_left_out_ends_before_the_next_instruction() -> None:
    text = (
        "1.\n\nTaxes. A new Section 8.15 shall be inserted at the end of the Agreement, to read:\n\n"
        "“8.15\n\nTaxes. The Company pays what is due, and so it does.\n\n"
        "2.\n\nRelease. At the end of Section 3.4 of the Agreement, the following shall be added:\n\n"
        "“and she shall revoke no release.”\n\n3.\n\nLaw. It is that of Ohio.\n"
    )
    found = sections(text)
    assert [one.label for one in found if one.part == "main"] == ["1", "2", "3"]


def test_two_marks_of_a_text_that_is_put_in_are_one_label() -> None:
    text = (
        "1. Section 6.1(b) of the Agreement is hereby amended to read as follows:\n\n"
        '"6.1 (b)  Covenants. The Borrower shall keep:\n\n(i) a net worth of $5; and\n\n(ii) a ratio of 2 to 1."\n\n'
        "2. Law. It is that of Ohio.\n"
    )
    found = {one.label: one.heading for one in sections(text) if one.part != "main"}
    assert found == {"Section 6.1(b)": None, "6.1": None, "6.1(b)": "Covenants", "6.1(b)(i)": None, "6.1(b)(ii)": None}
