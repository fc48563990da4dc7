"""Is what a row counts told by its label only where its figures can be that?"""

import pytest

from extractors import tables
from pipeline.document import Document
from pipeline.process import extract


def units(label: str, first: str, second: str) -> tuple[list[str | None], list[str]]:
    """The units and the values of one row of a statement in millions."""
    text = f"""STATEMENTS OF INCOME
(in millions)

                                              2004        2003
                                            --------    --------
Revenue                                     $ 14,042    $ 20,528
{label:42}  {first:>8}    {second:>8}
Net income                                     1,132       4,989
"""
    facts = [one for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts if one.label == label]
    return [one.unit for one in facts], [str(one.value) for one in facts]


@pytest.mark.parametrize(
    ("label", "first", "second", "unit", "value"),
    [
        ("Gross margin", "5,500", "11,009", "USD", "5500000000"),  # the sum, not the share of revenue
        ("Gross margin", "39.2", "53.6", "percent", "39.2"),
        ("Share-based compensation", "3,128", "2,036", "USD", "3128000000"),
        ("Deposits ($100,000 or more)", "1,533", "1,705", "USD", "1533000000"),  # no scale of thousands
    ],
)
def test_a_row_is_what_its_figures_can_be(label: str, first: str, second: str, unit: str, value: str) -> None:
    assert units(label, first, second) == ([unit, unit], [value, units(label, first, second)[1][1]])
