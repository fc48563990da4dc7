"""What the caption alone says of all columns, and what stands among heads and is none."""

import pytest

from extractors import EXTRACTORS
from extractors.fiscal.calendar import Calendar
from extractors.tables.single_period import single
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Fact

PARTS = ("Eastern", "Western", "Total")


def facts(text: str) -> list[Fact]:
    """The facts of a text."""
    return list(extract(Document.from_text(text), EXTRACTORS).facts)


@pytest.mark.parametrize(
    ("heads", "said", "expected"),
    [
        (PARTS, "Segments for the three months ended June 30, 2004 (in thousands)", "2004-04-01/2004-06-30"),
        (PARTS, "RESULTS FOR THE YEAR ENDED DECEMBER 31, 2003", "2003-01-01/2003-12-31"),
        (PARTS, "Loans as of June 30, 2004", "2004-06-30"),
        (PARTS, "Three months ended June 30, 2004 and 2003", None),
        (PARTS, "Loans at June 30, 2004 against March 31, 2004", None),
        (PARTS, "Six months to date of the year ended June 30, 2004", None),
        (PARTS, "Results announced on June 30, 2004", None),
        (PARTS, "Three months ended June 30, 2004 compared to the prior year", None),
        (PARTS, "Quarter ended June 30, 2004 and year to date", None),
        (PARTS, "From inception to the year ended December 31, 2003", None),
        (("Less than 1 year", "After 5 years"), "Payments due as of December 31, 2003", None),
        (("Amount",), "Year ended December 31, 2003", None),
    ],
)
def test_a_caption_dates_columns_that_say_nothing_of_time(
    heads: tuple[str, ...], said: str, expected: str | None
) -> None:
    assert set(single(heads, (), said, Calendar())) == {expected}


def test_adjustments_have_no_period() -> None:
    found = single(("Historical", "Adjustments", "Pro Forma"), (), "Year ended December 31, 2003", Calendar())
    assert found == ["2003-01-01/2003-12-31", None, "2003-01-01/2003-12-31"]


@pytest.mark.parametrize("other", ["Prior Period", "Balance at Beginning of Period", "Budget", "Cumulative"])
def test_a_head_of_another_time_is_not_dated_by_the_caption(other: str) -> None:
    found = single(("Current Period", other), (), "Year ended December 31, 2003", Calendar())
    assert found == ["2003-01-01/2003-12-31", None]


def test_rows_that_speak_of_time_go_first() -> None:
    text = """SALES BY REGION AS OF DECEMBER 31, 2003 (in thousands)

                                 Eastern      Western
                                ---------    ---------
2003
Net sales                       $ 10,204     $ 12,110
2002
Net sales                       $  9,204     $ 11,110
"""
    assert [one.column for one in facts(text)][::2] == ["Eastern", "Eastern"]
    assert "2003-12-31" not in {one.period for one in facts(text)}


SCALES = """                  STATEMENTS OF OPERATIONS

                             Three Months Ended          Nine Months Ended
                               September 30,               September 30,
                          ----------------------      ----------------------
                             2006         2005           2006         2005
                          ---------    ---------      ---------    ---------
                          {first:^22}      {second:^22}
Rental tools              $  32,831    $  23,928      $  90,401    $  69,425
Other                        52,347       33,863        135,297       92,090
"""


@pytest.mark.parametrize("note", ["(Dollars in Thousands)", "(Euros in thousands)", "(in thousands)"])
def test_a_scale_over_several_columns_is_no_part_of_their_heads(note: str) -> None:
    found = facts(SCALES.format(first=note, second=note))
    assert {one.column.partition(" ")[2] for one in found if one.column} == {
        f"Months Ended September 30, {year}" for year in (2006, 2005)
    }
    assert str(found[0].value) == "32831000"


def test_a_scale_below_the_heads_names_the_currency() -> None:
    text = """Year ended December 31,               2008         2007
(millions of Canadian dollars)
Earnings                           1,327.7        707.1
Other                                 48.7         19.2
"""
    assert {(one.unit, one.period) for one in facts(text)} >= {("CAD", "2008-01-01/2008-12-31")}


@pytest.mark.parametrize(
    ("label", "first", "second", "unit"),
    [
        ("Gross margin", "285.0", "(15.2)", "USD"),
        ("Gross margin", "28.5", "15.2", "percent"),
        ("Gross margin %", "285.0", "15.2", "percent"),
        ("Total homes closed", "1,660", "1,693", None),
        ("Homes under construction, at cost", "1,660", "1,693", "USD"),
        ("New homes delivered", "1,660", "1,693", None),
        ("Proceeds from sale of homes", "1,660", "1,693", "USD"),
        ("Revenue from homes sold", "1,660", "1,693", "USD"),
        ("Model homes", "1,660", "1,693", "USD"),
    ],
)
def test_margins_and_homes(label: str, first: str, second: str, unit: str | None) -> None:
    text = f"""RESULTS (in millions)
                                      2004         2003
Revenue                           $ 14,042     $ 20,528
{label:34}{first:>8}     {second:>8}
"""
    assert {one.unit for one in facts(text) if one.label == label} == {unit}
