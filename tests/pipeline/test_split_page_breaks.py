"""Paragraphs and lists that a page break or a margin cuts: what goes on, and what begins anew."""

import pytest

from pipeline.document import Document
from pipeline.record import Section
from pipeline.split import split
from pipeline.split.furniture import furniture
from pipeline.split.inline import enumerate_inline
from pipeline.split.node import walk

BREAK = "\n\n\n\n\n\n"


def sections(text: str) -> dict[str, Section]:
    return {one.label: one for one in split(Document.from_text(text)).sections if one.kind == "section"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("(a) The Licensor shall grant the Licensee a licence to use the Marks and", "materials that belong to it."),
        ("(a) The Licensor shall grant the Licensee a licence to use all of the", "Licensed Marks that belong to it."),
        ("(a) Either party may end it where the other is in breach under", "Section 5.2 of this Agreement."),
        ("(a) Either party may end it where the other is late by one hundred and twenty", "(120) days or by more."),
        ("(a) The Licensee may borrow no more than One Hundred Thousand Dollars", "($100,000) to pay for the Marks."),
    ],
)
def test_a_sentence_goes_on_over_a_page_without_a_mark(before: str, after: str) -> None:
    text = f"1. Licence. As follows:\n\n{before}{BREAK}{after}\n\n(b) The Licensee shall pay for it."
    found = sections(text)
    assert text[: found["1(a)"].span.end].endswith(after)
    assert "1(b)" in found


def test_a_line_that_is_centred_by_chance_goes_on_over_a_page() -> None:
    text = """\
     1. Dividends. None is paid but these:

                        (a) a payment to any person other than the Company of the sums of a
                   Subsidiary that it has in hand from the sale of the Capital Stock of such

                                         3
<PAGE>   4

                   Subsidiary held by any Equity Holder, provided that the
                   sum of all such payments in a year is not more than that.

                        (b) a payment in stock.
"""
    found = sections(text)
    assert text[: found["1(a)"].span.end].endswith("not more than that.")


def test_what_stands_on_top_of_a_page_goes_on_with_no_note_below_the_last_one() -> None:
    text = (
        f"1. Term. It ends in May.\n\n* Confidential treatment has been requested{BREAK}IN WITNESS WHEREOF, they sign"
    )
    assert text[: sections(text)["1"].span.end].endswith("requested")


def test_a_list_inside_a_paragraph_goes_on_over_a_page() -> None:
    text = (
        "1. Equipment. The Licensor lends to the Licensee the following: (a) one press; (b) one lathe;"
        f"{BREAK}(c) one crane; and (d) one kiln.\n\n2. Term. It ends in May."
    )
    found = sections(text)
    assert [label for label in found if found[label].inline] == ["1(a)", "1(b)", "1(c)", "1(d)"]


def test_paragraphs_of_a_list_stay_apart_over_a_page() -> None:
    text = (
        "1. Secrets. A party may tell them:\n\n(a) to advisers who (a) need them and (b) keep them;"
        f"{BREAK}(b) to a court.\n\n2. Term. It ends in May."
    )
    assert not sections(text)["1(b)"].inline


def test_a_number_that_a_margin_brings_to_the_head_of_a_line_is_of_the_sentence() -> None:
    text = """\
     (a) Default. The events of default exist (i) under one or more contracts or
(ii) under contracts in favor of more than one person and the amount of the
debts is more than one million dollars.

     (b) Judgment. A judgment is entered against it.
"""
    found = sections(f"     6.1 Defaults.\n\n{text}")
    assert found["6.1(a)(ii)"].inline
    assert found["6.1(a)"].span.length > 150


def test_a_list_inside_a_sentence_goes_on_after_a_line_that_ends_early() -> None:
    text = """\
     1. Collateral.

     All of it shall be evidenced by the papers that the Bank may ask for, and by the following
agreements: (i) that certain Pledge of Shares, dated as of the date hereof, and executed in favor
of the Bank (the "Pledge"); (ii) that certain Assignment of Rents (the "Rents");
(iii) that certain Charge: Stock in Trade, dated as of the date hereof, and executed in favor of
the Bank; and (iv) that certain Lien on all Goods, dated as of the date hereof.
"""
    found = sections(text)
    assert [found[f"1({own})"].inline for own in ("i", "ii", "iii", "iv")] == [True] * 4


def test_a_list_whose_first_mark_begins_a_line_by_chance_is_inside_its_sentence() -> None:
    text = """\
     1. NOTICES. All notices, requests, demands or other communications which
are given under this Agreement shall be in writing and shall be deemed to have
been given: (i) when handed over, (ii) upon the third day after a notice is
(a) deposited in the mail, postage prepaid, return receipt requested by whom it
is sent, or (b) given to a courier, or (iii) by facsimile upon confirmation of
receipt by the recipient of it.

     2. LAW. It is that of Ohio and of no other state or country in the world.
"""
    found = sections(text)
    labels = ["1", "1(i)", "1(ii)", "1(ii)(a)", "1(ii)(b)", "1(iii)", "2"]
    assert list(found) == labels
    assert [found[label].inline for label in labels] == ["(" in label for label in labels]


def test_a_citation_goes_on_below_a_line_that_is_centred_by_chance() -> None:
    text = """\
           (a)  Reports. They are made in time.

           (b)  Triggering Events.

                 Each of the following events set forth in clauses (i), (ii) or
            (iii) below shall be a "Triggering Event" as it is used herein and
            in each of the notes.

                 (i) Payments. The Company makes a payment.

                 (ii) Mergers. The Company merges.

                 (iii) Debt. The Company borrows what it may not.
"""
    found = sections(f"     1. Terms. They follow, and each of them has words enough to fill the line.\n\n{text}")
    assert [label for label in found if label.startswith("1(b)")] == ["1(b)", "1(b)(i)", "1(b)(ii)", "1(b)(iii)"]


def test_the_second_half_of_a_citation_begins_no_section() -> None:
    text = """\
     2.01 Loans. They are made in time.

     2.02 Pricing.

     (a) Adjustment. It is made on delivery of statements pursuant to Sections 6.01 and
6.02 (the "Adjustment Date"). Such a margin is in force from then on until the
next one.
"""
    assert sections(text)["2.02(a)"].span.end == len(text) - 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("either (a) cash or (b) bonds (i) of the Company or (ii) of a Bank.", {"(a)": [], "(b)": ["(i)", "(ii)"]}),
        ("the event of (i) a sale or (ii) of (x) a merger or (y) a lease.", {"(i)": [], "(ii)": ["(x)", "(y)"]}),
        (
            "by (a) cash or (b) notes; and it shall (i) pay and (ii) report.",
            {"(a)": [], "(b)": [], "(i)": [], "(ii)": []},
        ),
    ],
)
def test_a_list_stands_in_the_last_member_of_another_whose_phrase_is_not_over(
    text: str, expected: dict[str, list[str]]
) -> None:
    found = enumerate_inline(text, 0, len(text))
    assert {node.own: [child.own for child in node.children] for node in found} == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one (1) to two (2) representatives and thirty-one (31) days", []),
        ("if it (w) fails; (x) ends; or (y) sells", ["(w)", "(x)", "(y)"]),
        ("both (1) one press and (2) two (2) lathes", ["(1)", "(2)"]),
    ],
)
def test_a_number_said_twice_is_no_mark_of_a_list(text: str, expected: list[str]) -> None:
    assert [node.own for node in walk(enumerate_inline(text, 0, len(text)))] == expected


def test_members_that_follow_the_first_in_its_own_paragraph_are_its_siblings() -> None:
    text = "1. Notes. They are:\n\n(a) short:\n\n(i) drafts; (ii) bills; and (iii) cheques.\n\n(b) long."
    found = sections(text)
    assert [found[label].inline for label in ("1(a)(i)", "1(a)(ii)", "1(a)(iii)")] == [False, True, True]
    assert found["1(a)(i)"].span.end <= found["1(a)(ii)"].span.start


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            f"One.\n\nAcme Confidential   Page 3 of 9   sow.lwp\n\nTwo{BREAK}",
            {"Acme Confidential   Page 3 of 9   sow.lwp"},
        ),
        (f"One.\n\n3.8 [*]   Page 3 of 9\n\nTwo{BREAK}", set()),
        ("One of\nwhat stands on Page 3 of 9 of it\nand two", set()),
        ("One.\n\n  EXHIBIT 10.1-14\n\n<PAGE>   15\n\nTwo.", {"EXHIBIT 10.1-14", "<PAGE>   15"}),
    ],
)
def test_a_foot_that_counts_pages_is_furniture(text: str, expected: set[str]) -> None:
    assert {text[span.start : span.end] for span in furniture(text)} == expected
