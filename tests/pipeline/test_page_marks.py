"""What the pages of a document add to its text, and the rows of marks below underlined words."""

from dataclasses import replace

from pipeline.document import Document, Layout
from pipeline.page_marks import across_pages
from pipeline.span import Span
from tests.growth import linear


def test_a_row_of_marks_below_a_name_parts_it_with_one_line_break() -> None:
    text = "This Agreement is made with Acorn\n  -----  ===\nTools, Inc. and Bolt LLC."
    assert across_pages(Document.from_text(text)).split() == text.replace("-----  ===", "").split()


def test_a_row_with_words_behind_it_stays() -> None:
    text = "The price is\n----- five\ndollars."
    assert across_pages(Document.from_text(text)) == text


def test_time_grows_with_the_length_of_a_row_of_marks_and_not_faster() -> None:
    assert linear(lambda size: across_pages(Document.from_text("a line of text\n" + "-" * size + " x")), 2_000)


def test_time_grows_with_the_number_of_empty_pages_and_not_faster() -> None:
    mark = "<PAGE>\n"

    def work(size: int) -> None:
        pages = tuple(Span(at, at + len(mark) - 1) for at in range(2, 2 + size * len(mark), len(mark)))
        document = replace(Document.from_text(f"a\n{mark * size}b"), layout=Layout(furniture=pages))
        assert across_pages(document).split() == ["a", "b"]

    assert linear(work, 400)
