"""Which lines over a table are heads of its columns."""

import pytest

from extractors.dates import find
from pipeline.document import Document, Layout
from pipeline.record import Date
from pipeline.span import Span

TAGGED = """Sales rose in 1996.
<TABLE>
<CAPTION>
               Third Quarter       Nine Months Ended
               1997     1996       June 27,   June 28,
<S>            <C>      <C>        <C>        <C>
Sales          ---      ---        ---        ---
</TABLE>
It fell in 1997.
"""


def test_the_head_of_a_tagged_table_holds_no_dates() -> None:
    document = Document.from_text(TAGGED)
    found = [TAGGED[one.span.start : one.span.end] for one in find(document) if isinstance(one, Date)]
    assert found == ["1996", "1997"]


@pytest.mark.parametrize("text", ["<S> seen in 1996 <C>", "<CAPTION> in 1996 </TABLE>\n<S> <C>"])
def test_tags_without_a_head_hide_nothing(text: str) -> None:
    assert any(isinstance(one, Date) for one in find(Document.from_text(text)))


def test_a_cell_of_words_holds_dates_and_one_of_figures_none() -> None:
    text = "10.1  Supply Agreement, dated as of May 1, 1997, with Acme   12\nTotal   May 1, 1997   12\n"
    document = Document.from_text(text)
    table = Document(document.source, text, layout=Layout(tables=(Span(0, len(text)),)))
    found = [text[one.span.start : one.span.end] for one in find(table) if isinstance(one, Date)]
    assert found == ["May 1, 1997"]
