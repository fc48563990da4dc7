"""Tables whose words look like those of a unit, a scale or a period, and mean another."""

import pytest

from extractors import EXTRACTORS
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Fact


def facts(text: str) -> list[Fact]:
    """The facts of a text."""
    return list(extract(Document.from_text(text), EXTRACTORS).facts)


@pytest.mark.parametrize("head", ["30-59 Days", "90+ Days", "+100 Basis Points"])
def test_ages_and_shifts_of_rates_stand_over_sums(head: str) -> None:
    text = f"""(In thousands)

                              {head:>17}        Total
                              -----------------     --------
Commercial real estate                  $ 1,204     $ 87,849
Residential                                 411       45,448
Consumer                                     90        9,993
"""
    found = [(str(one.value), one.unit) for one in facts(text)][::2]
    assert found == [("1204000", "USD"), ("411000", "USD"), ("90000", "USD")]


def test_a_margin_above_sums_makes_no_percentages_of_them() -> None:
    text = """(in millions)

                                    2003        2002        2001
                                    ----        ----        ----
Gross margin                       41.2%       40.1%       39.5%
Revenues                           112.3       101.4        98.1
Operating income                    12.1        10.2         9.4
"""
    assert [one.unit for one in facts(text)][3:] == [None] * 6


def test_a_scale_behind_a_sum_is_not_that_of_a_number_beside_it() -> None:
    text = """Segments:

                            Locations      Revenue
Northeast                          12      $45.3 million
Southeast                          22      $65.1 million
"""
    assert [str(one.value) for one in facts(text)] == ["12", "45300000", "22", "65100000"]


def test_what_cinemas_call_admissions_is_a_sum() -> None:
    text = """(In thousands)
                            2003          2002
                         --------      --------
Revenues:
  Concessions            $  44,310     $  41,220
  Admissions               112,210       104,520
"""
    assert {one.unit for one in facts(text)} == {"USD"}


REDEEMED = """These are the redemption prices during the twelve-month period beginning on July 15 of the years below:

       Year                                          Percentage
       ----                                          ----------
       2007 ......................................     104.375%
       2008 ......................................     102.188%
"""


def test_a_day_on_which_a_period_begins_does_not_end_it() -> None:
    assert [(str(one.value), one.period) for one in facts(REDEEMED)] == [("104.375", None), ("102.188", None)]


PRICES = """                                             High      Low
                                            ------    ------
Year Ended June 30, 2003
   First quarter                            $12.25    $10.13
   Second quarter                            13.50     11.00
Year Ended June 30, 2004
   First quarter                            $14.25    $12.13
   Second quarter (through May 10, 2004)     15.50     13.00
   Balance at end of year                    16.00     14.00
"""


def test_a_quarter_below_a_year_is_not_that_year() -> None:
    assert [one.period for one in facts(PRICES)][::2] == [
        "2002-07-01/2002-09-30",
        "2002-10-01/2002-12-31",
        "2003-07-01/2003-09-30",
        None,
        None,
    ]


@pytest.mark.parametrize("over", ["Year", "Fiscal", "Fiscal Year"])
def test_a_word_over_the_labels_leaves_a_table_the_scale_of_its_sentence(over: str) -> None:
    text = f"""Aggregate maturities of long-term debt at June 30, 2003 are as follows (in thousands):

          {over}
          {"-" * len(over)}
          2004                         $ 1,210
          2005                           2,340
          2006                           3,200
"""
    assert [str(one.value) for one in facts(text)] == ["1210000", "2340000", "3200000"]


def test_a_year_of_origination_dates_no_sum() -> None:
    text = """Loans by region and origination year

                      Origination        Principal          Past
Region                       Year          Balance           Due
- ------              -----------        ---------        ------
Texas                        2005         $ 12,100         $ 110
Ohio                         2006            8,400           120
Florida                      2006           22,100         1,890
"""
    assert {one.period for one in facts(text)} == {None}


def test_a_head_over_two_columns_is_not_parted_at_their_rules() -> None:
    text = """                                            Common Stock           Additional
                                        ---------------------       Paid-in
                                          Shares      Amount        Capital       Total
                                        ----------   --------     ----------     ---------
Balance, December 31, 1996               5,110,200     $   51       $ 12,210      $ 12,261
Options exercised                           20,000         --            210           210
"""
    assert [one.column for one in facts(text)][:2] == ["Common Stock Shares", "Common Stock Amount"]


def test_a_header_of_rows_says_what_statement_a_table_without_a_caption_is() -> None:
    text = """<TABLE>
<CAPTION>
                                      YEARS ENDED DECEMBER 31,
                                      1997      1996      1995
                                    --------  --------  --------
<S>                                 <C>       <C>       <C>
STATEMENT OF OPERATIONS DATA:
Net sales.........................   $44,310   $41,220   $40,100
Cost of sales.....................    26,100    24,000    23,900
Net income........................     2,310     2,100     2,000
</TABLE>
"""
    assert [one.concept for one in facts(text)][::3] == ["revenue", "cost_of_revenue", "net_income"]
