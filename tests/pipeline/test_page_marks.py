"""What the pages of a document add to its text, and the rows of marks below underlined words."""

from dataclasses import replace

import pytest

from extractors import EXTRACTORS
from pipeline import extract
from pipeline.document import Document, Layout
from pipeline.page_marks import over_pages, past_underlines
from pipeline.span import Span
from tests.growth import linear

PAGES = (
    "the terms of this Lease, which the parties hereto signed on{}March 14, 2005",
    "and interest on the unpaid principal shall be due within ten{}(10) days after the sale of the last of the Notes",
    "and the whole of the unpaid balance, which is One Hundred Dollars{}($100), and all interest that is then due",
)
"""Sentences with the place where a page ends."""
ENDS = (
    "\n\n   {}\n<PAGE>\n\n",
    "   {}\n\n\n\n\n\n",
    "\n{}\n\nSource: ACORN INC, 10-K, 5/20/2014\n\n\n\n\n\n",
    "\n\n\n\n\n\n",
)
"""Ends of pages, numbered."""


@pytest.mark.parametrize("foot", ENDS)
def test_a_sentence_that_a_page_cuts_reads_as_one(foot: str) -> None:
    text = "\n\n".join(f"{page.format(foot.format(number))}." for number, page in enumerate(PAGES, start=1))
    record = extract(Document.from_text(text), EXTRACTORS)
    dates = [(one.kind, one.value or one.anchor, one.quantity) for one in record.dates]
    assert dates == [("calendar", "2005-03-14", None), ("relative", "the sale of the last of the Notes", 10)]
    assert [(one.kind, one.value) for one in record.amounts] == [("money", 100)]


def test_what_pages_add_becomes_spaces_and_every_offset_stays() -> None:
    text = "is one of the parties whose names stand below\n  4\n<PAGE>\nof the Notes. [Signature page follows]\n\nBy:"
    read = over_pages(replace(Document.from_text(text), layout=Layout(furniture=(Span(48, 49), Span(50, 56)))))
    assert len(read) == len(text)
    assert " ".join(read.split()) == "is one of the parties whose names stand below of the Notes. By:"
    assert read.index("of the Notes") == text.index("of the Notes")


def test_a_number_behind_a_page_mark_may_be_that_of_a_section() -> None:
    text = "kept.\n<PAGE> 12\n<PAGE> 11.9 Notices\n<PAGE> 12. Law\n"
    assert over_pages(Document.from_text(text)).split() == ["kept.", "11.9", "Notices", "12.", "Law"]


def test_marks_of_tables_stay() -> None:
    text = "<TABLE>\n<CAPTION>\n<S>    <C>\nSales   5\n<PAGE>\nCosts   4\n</TABLE>\n"
    tags = tuple(Span(text.index(one), text.index(one) + len(one)) for one in ("<TABLE>", "<CAPTION>", "<S>", "<PAGE>"))
    table = Span(text.index("Sales"), text.index("</TABLE>"))
    document = replace(Document.from_text(text), layout=Layout(furniture=tags, tables=(table,)))
    assert over_pages(document) == text


def test_a_row_of_marks_below_a_name_parts_it_with_one_line_break() -> None:
    text = "This Agreement is made with Acorn\n  -----  ===\nTools, Inc. and Bolt LLC."
    assert past_underlines(Document.from_text(text)).split() == text.replace("-----  ===", "").split()


def test_a_row_with_words_behind_it_stays() -> None:
    text = "The price is\n----- five\ndollars."
    assert past_underlines(Document.from_text(text)) == text


def test_time_grows_with_the_length_of_a_row_of_marks_and_not_faster() -> None:
    assert linear(lambda size: past_underlines(Document.from_text("a line of text\n" + "-" * size + " x")), 2_000)


def test_time_grows_with_the_number_of_empty_pages_and_not_faster() -> None:
    mark = "<PAGE>\n"

    def work(size: int) -> None:
        pages = tuple(Span(at, at + len(mark) - 1) for at in range(2, 2 + size * len(mark), len(mark)))
        document = replace(Document.from_text(f"a\n{mark * size}b"), layout=Layout(furniture=pages))
        assert over_pages(document).split() == ["a", "b"]

    assert linear(work, 400)
