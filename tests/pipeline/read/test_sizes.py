"""Limits on the time of a document and on the characters of its text hold for every format, and are named."""

import tracemalloc
from collections.abc import Callable

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.limits import Limits
from pipeline.read import read
from tests.pdfs import Page, columns, pdf

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"
FORMATS = {
    "letter.txt": LETTER,
    "letter.htm": b"<html><body><p>" + LETTER + b"</p></body></html>",
    "letter.pdf": pdf([Page(columns(["This letter confirms our agreement"] * 2, 72))]),
}
WIDE = "<html><table><tr>" + "<td>1,234,567,890" * 200 + "<tr><td>a<td colspan=198><td>1" * 20_000 + "</table></html>"
"""A table whose rows are short in the source and thousands of characters long in the text."""


def refusal(call: Callable[[], object]) -> Unreadable:
    with pytest.raises(Unreadable) as refused:
        call()
    assert refused.value.code == "too_large"
    return refused.value


@pytest.mark.parametrize("name", FORMATS)
def test_the_text_of_a_document_has_a_length(name: str) -> None:
    source = Source(name, FORMATS[name])
    read(source, Limits(text_characters=80))
    problem = refusal(lambda: read(source, Limits(text_characters=20)))
    assert problem.message.endswith("characters and more, and text_characters allows 20")


@pytest.mark.parametrize("name", FORMATS)
def test_reading_takes_no_longer_than_it_may(name: str) -> None:
    assert "seconds allows 0: " in refusal(lambda: read(Source(name, FORMATS[name]), Limits(seconds=0))).message


def test_a_table_that_is_wide_and_long_is_refused_before_it_is_made() -> None:
    tracemalloc.start()
    try:
        problem = refusal(lambda: read(Source("wide.htm", WIDE.encode()), Limits(text_characters=5_000_000)))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert "text_characters" in problem.message
    assert most < 60_000_000  # the text would have 70 million characters beside what the markup takes
