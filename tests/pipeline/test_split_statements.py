"""Tables of figures in plain text: columns make them, and neither the blanks behind an enumerator nor prose do."""

import pytest

from pipeline.split.page import Page
from pipeline.split.statements import regions

INSTALMENTS = """\
a)   A total of four hundred thousand ($400,000) dollars and {0} $100,000 to be paid.
b)   A total of seven hundred thousand ($700,000) dollars and {0} $175,000 to be paid.
c)   A total of one million ($1,000,000) dollars and {0} $250,000 to be paid.
d)   A total of two million ($2,000,000) dollars and {0} $500,000 to be paid.
"""
NOTES = """\
(1)  Revenues                           $ 1,200     $ 1,100
(2)  Costs                                  900         800
(3)  Income                                 300         300
"""
SECTIONS = """\
310(a)(1)             7.10      12
   (a)(2)             7.10      12
   (b)                7.08      11
   (c)                7.09      11
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param(INSTALMENTS.format("in four parts"), 0, id="a list of prose with sums"),
        pytest.param(INSTALMENTS.replace("a)", "-").format("then"), 0, id="its first mark a dash"),
        pytest.param(NOTES, 1, id="rows with their numbers"),
        pytest.param(NOTES.replace("(1)  ", "").replace("(2)  ", "").replace("(3)  ", ""), 1, id="rows without"),
        pytest.param(SECTIONS, 1, id="rows that are a letter and a figure"),
    ],
)
def test_columns_make_a_table(text: str, found: int) -> None:
    assert len(regions(Page(f"Heading\n\n{text}\nThe end.\n"))) == found
