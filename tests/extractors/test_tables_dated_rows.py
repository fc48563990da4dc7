"""Periods, units and scales that rows, years and words around a table give its figures."""

from decimal import Decimal

import pytest

from extractors import EXTRACTORS
from extractors.fiscal.calendar import Calendar, calendar
from extractors.fiscal.stated import year_ends
from extractors.tables.dated import dated
from extractors.tables.periods import period
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Fact


def facts(text: str) -> list[Fact]:
    """The facts of a text."""
    return list(extract(Document.from_text(text), EXTRACTORS).facts)


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("2019:", True),
        ("Fiscal Year 2018", True),
        ("Second Quarter", True),
        ("Fourth quarter of 2003", True),
        ("Year ended June 30, 1999:", True),
        ("As of March 31, 2004", True),
        ("Year ending December 31,", True),
        ("December 31, 2019", False),  # a bare day over a roll-forward
        ("2003 grants", False),
        ("Balance, January 1, 2004", False),
        ("Marketing 12", False),
    ],
)
def test_a_label_that_is_a_period_alone_dates_what_stands_below_it(label: str, *, expected: bool) -> None:
    assert dated(label) is expected


BY_YEARS = """Selected Quarterly Financial Information

                                                    Three Months Ended
                                   March 31     June 30    September 30      December 31
                                        (In thousands, except per share data)
2019:
Operating loss                     $(3,057)    $(2,603)       $ (2,262)         $(2,060)
Net income (loss)                   21,663      36,093          (2,497)            (698)
2018:
Operating loss                     $(5,589)    $(5,148)       $ (3,516)         $(2,618)
Net income (loss)                   (6,170)    (24,896)         32,060          (16,623)
"""


def test_columns_without_a_year_have_that_of_the_rows_above() -> None:
    found = facts(BY_YEARS)
    first = [(one.label, one.period, one.concept) for one in found if (one.column or "").endswith("March 31")]
    assert first == [
        ("Operating loss", "2019-01-01/2019-03-31", "operating_income"),
        ("Net income (loss)", "2019-01-01/2019-03-31", "net_income"),
        ("Operating loss", "2018-01-01/2018-03-31", "operating_income"),
        ("Net income (loss)", "2018-01-01/2018-03-31", "net_income"),
    ]


PRICES = """The fiscal year ends on December 31.

                          High        Low
2003
  First Quarter        $ 24.50    $ 18.20
  Second Quarter         26.10      21.05
2002
  First Quarter        $ 19.00    $ 15.10
"""


def test_prices_by_quarter_are_of_the_fiscal_year_that_the_text_gives() -> None:
    assert [one.period for one in facts(PRICES)][::2] == [
        "2003-01-01/2003-03-31",
        "2003-04-01/2003-06-30",
        "2002-01-01/2002-03-31",
    ]


MATURITIES = """Future minimum payments as of December 31, 1999 are as follows (in thousands):

Year ending June 30,
     2000                                                             $ 1,234
     2001                                                               1,100
     Thereafter                                                         3,450
                                                                      -------
                                                                      $ 5,784
"""


def test_years_in_the_place_of_labels_are_labels() -> None:
    assert [(one.label, one.period, one.value) for one in facts(MATURITIES)] == [
        ("2000", "1999-07-01/2000-06-30", Decimal(1234000)),
        ("2001", "2000-07-01/2001-06-30", Decimal(1100000)),
        ("Thereafter", None, Decimal(3450000)),
        ("", None, Decimal(5784000)),
    ]


PAY = """The fiscal year ends on December 31.

Name                  Year      Salary ($)     Bonus ($)
John A. Smith         2003       450,000       225,000
  Chairman            2002       425,000       200,000
Mary B. Jones         2003       300,000       100,000
"""


def test_a_column_of_years_dates_its_rows_and_is_no_sum() -> None:
    found = facts(PAY)
    assert [one.value for one in found][:2] == [450000, 225000]
    assert [one.period for one in found][::2] == [f"{year}-01-01/{year}-12-31" for year in (2003, 2002, 2003)]


ROLL = """The following table presents activity in the allowance:

                         Commercial      Total
December 31, 2019
Beginning balance          $  1,200    $ 2,000
Charge-offs                    (100)      (150)
"""


def test_a_bare_day_over_a_roll_forward_dates_none_of_it() -> None:
    assert {one.period for one in facts(ROLL)} == {None}


@pytest.mark.parametrize(
    ("label", "caption", "expected"),
    [
        ("Second Quarter", "For the Year Ended August 31, 2015", "2014-12-01/2015-02-28"),
        ("First Quarter", "Results by quarter 2014", "2013-09-01/2013-11-30"),
        ("First Quarter", "Results by quarter 2014 and 2013", None),
        ("Quarter Third", "Year 2014", "2014-03-01/2014-05-31"),
        ("2nd Qtr. 2014", "", "2013-12-01/2014-02-28"),
        ("H1 2014", "", "2013-09-01/2014-02-28"),
        ("2H14", "", "2014-03-01/2014-08-31"),
        ("First Half", "Results 2014", "2013-09-01/2014-02-28"),
    ],
)
def test_quarters_and_halves_have_the_year_of_their_caption(label: str, caption: str, expected: str | None) -> None:
    text = f"Sales for the fourth quarter of fiscal 2014, ended August 31, 2014, rose.\n{caption}"
    assert period(label, caption, calendar(Document.from_text(text))) == expected


@pytest.mark.parametrize(
    ("text", "months"),
    [
        ("The Company's fiscal year ends on December 31.", [12]),
        ("Its fiscal years end February 28 of each year.", [2]),
        ("The fiscal year is the twelve months ended June 30.", [6]),
        ("The fiscal year ends on the last Saturday in January.", []),
        ("For the fiscal year ending December 27, sales rose.", []),
        ("The fiscal year ended June 30, 1999 was good.", []),
    ],
)
def test_a_text_says_when_fiscal_years_end(text: str, months: list[int]) -> None:
    assert list(year_ends(text)) == months


def test_the_header_of_a_submission_goes_before_the_text() -> None:
    assert Calendar(headers=(6,)).year_month == 6


DAYS = """The principal amounts and rates are:

Series         Principal Amount      Interest Rate      Maturity
A               $ 25,000,000             6.54%          June 1, 2008
B                 50,000,000             6.91%          June 1, 2013
"""


def test_a_table_whose_last_column_has_days_is_one() -> None:
    assert [(one.column, one.value, one.unit) for one in facts(DAYS)] == [
        ("Principal Amount", 25000000, "USD"),
        ("Interest Rate", Decimal("6.54"), "percent"),
        ("Principal Amount", 50000000, "USD"),
        ("Interest Rate", Decimal("6.91"), "percent"),
    ]


TWO = """CONSOLIDATED STATEMENTS OF OPERATIONS
(in thousands of Canadian dollars)

                              Three months ended June 30,
                                  2011          2010
Revenue                       $ 45,300      $ 40,100
Net income                       5,200         4,000

CONSOLIDATED STATEMENTS OF CASH FLOWS
(EUR million)
                              Three months ended June 30,
                                  2011          2010
Cash from operations            45,300        40,100
Net cash used in investing       5,200         4,000
"""


def test_each_table_has_the_currency_that_its_words_give() -> None:
    assert [(one.label, one.unit, one.period) for one in facts(TWO)][::2] == [
        ("Revenue", "CAD", "2011-04-01/2011-06-30"),
        ("Net income", "CAD", "2011-04-01/2011-06-30"),
        ("Cash from operations", "EUR", "2011-04-01/2011-06-30"),
        ("Net cash used in investing", "EUR", "2011-04-01/2011-06-30"),
    ]


COLUMNS = """SELECTED CONSOLIDATED FINANCIAL DATA
(in millions)

                        For the year ended December 31,
                      2006        2007        2007
                      NT$         NT$         US$
Net revenue          1,300       1,400          43
Net income             130         140           4
"""


def test_a_column_may_have_a_currency_of_its_own() -> None:
    assert [one.unit for one in facts(COLUMNS)][:3] == ["TWD", "TWD", "USD"]


@pytest.mark.parametrize(
    ("note", "income", "each", "shares", "value"),
    [
        ("(dollars in thousands, except per share data)", "(318)", "(0.02)", "13,957,732", 13957732),
        ("(in thousands, except per share data)", "12,400", "0.31", "40,000", 40000000),
        ("(in thousands, except per share data)", "356,200", "0.06", "5,936,666", 5936666000),
        ("(dollars in thousands)", "", "", "13,957,732", 13957732),
    ],
)
def test_what_was_earned_says_whether_shares_are_in_thousands(
    note: str, income: str, each: str, shares: str, value: int
) -> None:
    result = f"Net income (loss)             $ {income}      $ {income}\n" if income else ""
    earned = f"Basic earnings per share      $ {each}       $ {each}\n" if each else ""
    text = (
        f"CONSOLIDATED STATEMENTS OF OPERATIONS\n{note}\n\n                           Years ended December 31,\n"
        f"                                2018         2017\nOperating revenues            $ 9,245      $ 8,000\n"
        f"{result}{earned}Weighted average shares outstanding      {shares}      {shares}\n"
    )
    assert [one.value for one in facts(text) if one.unit == "shares"] == [value, value]


def test_a_table_of_whole_shares_has_their_scale() -> None:
    text = (
        "Shares outstanding (dollars in thousands)\n\n                                       2018          2017\n"
        "Weighted average shares          13,957,732    15,506,512\nNumber of shares issued     900,000       900,000\n"
    )
    (table,) = extract(Document.from_text(text), EXTRACTORS).tables
    assert (table.unit, table.scale) == ("shares", 1)


VOLUMES = """Operating Statistics
                                     Three Months Ended              Nine Months Ended
                                        September 30,                   September 30,
                                     2007        2006                2007        2006
                                  (millions, unless otherwise noted)
Revenue passenger miles             6,123        5,900              17,900      17,100
Passenger revenue                   $ 812        $ 790             $ 2,400     $ 2,300
Average fare                      $120.12      $115.30             $118.20     $114.10
Oil (MBbls)                           512          480               1,510       1,400
"""


def test_miles_and_barrels_are_no_money_and_a_price_has_no_scale() -> None:
    found = {one.label: one for one in facts(VOLUMES) if one.column == "Three Months Ended September 30, 2007"}
    assert {label: (one.value, one.unit) for label, one in found.items()} == {
        "Revenue passenger miles": (6123000000, None),
        "Passenger revenue": (812000000, "USD"),
        "Average fare": (Decimal("120.12"), "USD"),
        "Oil (MBbls)": (512, None),
    }


GRANTS = """                      Shares                     Number of Securities
                    Acquired on      Value       Underlying Unexercised
Name                  Exercise      Realized          Options
John A. Smith           10,000      $ 125,000          250,000
Mary B. Jones            1,000         12,000           80,000
"""


def test_heads_say_which_columns_count_shares() -> None:
    assert [one.unit for one in facts(GRANTS)] == ["shares", "USD", "shares"] * 2


DENOMINATORS = """(in thousands)                                       2004                 2003
Denominator for basic earnings per share:
Weighted average shares                              55,836               53,531
Exchangeable stock of a subsidiary                      133                1,235
Tangible book value per common share:
Goodwill                                             (1,515)              (1,489)
"""


def test_denominators_are_shares_and_what_a_share_is_worth_is_counted_in_money() -> None:
    assert [one.unit for one in facts(DENOMINATORS)][::2] == ["shares", "shares", None]


SEGMENTS = """SEGMENT INFORMATION ($ millions)
                              Industrial   Consumer   Adjustments   Total
Quarter ended March 31, 2008
Sales                             $ 512      $ 300         $  --    $ 812
Quarter ended March 31, 2007
Sales                             $ 490      $ 310         $  --    $ 800
"""


def test_a_period_between_heads_and_rows_is_that_of_the_rows_below_it() -> None:
    found = [(one.column, one.period) for one in facts(SEGMENTS)]
    assert found[:2] == [("Industrial", "2008-01-01/2008-03-31"), ("Consumer", "2008-01-01/2008-03-31")]
    assert found[2] == ("Adjustments", None)
    assert found[-1] == ("Total", "2007-01-01/2007-03-31")


BY_QUARTER = """The fiscal year ends on December 31.

Revenue by quarter                2004        2003
First Quarter                  $ 1,204     $ 1,190
Second Quarter                   1,304       1,290
"""


def test_a_quarter_in_a_row_says_more_than_the_year_of_its_column() -> None:
    assert [one.period for one in facts(BY_QUARTER)] == [
        "2004-01-01/2004-03-31",
        "2003-01-01/2003-03-31",
        "2004-04-01/2004-06-30",
        "2003-04-01/2003-06-30",
    ]


RATES = """                          Average              Average
                          Balance   Interest   Rate
Loans                     $500,000   $42,500    8.50%
Securities                 120,000     7,200    6.00
Total earning assets      $620,000   $49,700    8.02%
"""


def test_rates_without_a_sign_are_what_the_others_of_their_column_are() -> None:
    assert [one.unit for one in facts(RATES)] == ["USD", "USD", "percent"] * 3


NUMERATORS = """                                                     Income          Shares       Per-Share
                                                   (Numerator)   (Denominator)      Amount
Basic EPS
  Income available to common stockholders          $12,345,000     10,000,000        $1.23
Diluted EPS
  Income available plus assumed conversions        $12,345,000     10,500,000        $1.18
"""


def test_heads_of_what_a_share_earned_say_what_each_column_is() -> None:
    assert [one.unit for one in facts(NUMERATORS)] == ["USD", "shares", "USD/share"] * 2


FRACTIONS = """The fiscal year ends on December 31.

<TABLE>
<CAPTION>
                                      1992 QUARTERLY SUMMARY
                                      ----------------------    CASH DIVIDENDS
                                         HIGH        LOW      DECLARED PER SHARE
                                      ----------  ----------  ------------------
      <S>                             <C>         <C>         <C>
      First.........................    46 5/8      37 3/4           $.11
      Second........................    41 1/4      32 7/8            .13
<CAPTION>
                                      1993 QUARTERLY SUMMARY
                                      ----------------------    CASH DIVIDENDS
                                         HIGH        LOW      DECLARED PER SHARE
                                      ----------  ----------  ------------------
      <S>                             <C>         <C>         <C>
      First.........................    40 1/4      33             $.13
</TABLE>
"""


def test_prices_in_fractions_stand_under_the_heads_of_their_own_part() -> None:
    found = [(one.column, str(one.value), one.period) for one in facts(FRACTIONS) if "HIGH" in (one.column or "")]
    assert found == [
        ("1992 QUARTERLY SUMMARY HIGH", "46.625", "1992-01-01/1992-03-31"),
        ("1992 QUARTERLY SUMMARY HIGH", "41.25", "1992-04-01/1992-06-30"),
    ]


def test_a_quarter_of_an_unknown_calendar_is_not_the_year_of_its_column() -> None:
    text = FRACTIONS.replace("The fiscal year ends on December 31.", "")
    assert {one.period for one in facts(text)} == {None}


SCHEDULE = """ACME AND SUBSIDIARIES

($000'S OMITTED)

SCHEDULE IX--SHORT-TERM BORROWINGS

- --------------------------------------------------------------------------------
<TABLE>
<CAPTION>
                                                   MAXIMUM                      WEIGHTED
                         BALANCE     WEIGHTED      AMOUNT    AVERAGE AMOUNT      AVERAGE
                          END OF      AVERAGE    OUTSTANDING   OUTSTANDING    INTEREST RATE
                           YEAR    INTEREST RATE DURING YEAR DURING YEAR (A) DURING YEAR (B)
                        ---------- ------------- ----------- --------------- ---------------

1991
<S>                     <C>        <C>           <C>         <C>             <C>
Commercial Paper        $  470,447     5.72%     $  729,630    $  598,055         6.81%
Notes                      837,733     3.72         855,277       625,833         4.27
</TABLE>
"""


def test_a_ruled_line_parts_heads_and_a_schedule_has_its_title_and_its_scale() -> None:
    found = facts(SCHEDULE)[:5]
    assert [one.column for one in found] == [
        "BALANCE END OF YEAR",
        "WEIGHTED AVERAGE INTEREST RATE",
        "MAXIMUM AMOUNT OUTSTANDING DURING YEAR",
        "AVERAGE AMOUNT OUTSTANDING DURING YEAR",
        "WEIGHTED AVERAGE INTEREST RATE DURING YEAR",
    ]
    assert [one.value for one in found[::2]] == [470447000, 729630000, Decimal("6.81")]


PARTS = """                                        1991     1992     1993
Treatment and disposal..............    63.2%    68.5%    70.6%
Special services....................    21.4     15.3     18.6
Transportation......................    15.4     16.2     10.8
"""


def test_only_the_first_row_of_percentages_may_have_the_sign() -> None:
    assert {one.unit for one in facts(PARTS)} == {"percent"}
    others = facts(PARTS.replace("63.2%    68.5%    70.6%", "$63.2    $68.5    $70.6"))
    assert {one.unit for one in others} == {"USD"}


STOCKS = """                                                            2001          2000
Preferred stock, $.01 par value per share               $   10       $   10
Common stock, par value $.01 per share                     200          200
250,000 shares of common stock at $4.00 per share        1,000        1,000
Dividends per share                                     $ 0.50       $ 0.40
"""


def test_a_price_in_a_label_makes_no_price_of_a_sum() -> None:
    assert [one.unit for one in facts(STOCKS)][::2] == ["USD", "USD", "USD", "USD/share"]


MARGINS = """                            3Q12      2Q12      3Q11     Change (bps)
Yield on earning assets     4.12%     4.20%     4.55%         (43)
Efficiency ratio            61.2      62.0      63.5            4
Net interest margin         3.35%     3.38%     3.45%         (10)
"""


def test_changes_in_basis_points_are_no_percentages() -> None:
    assert [one.unit for one in facts(MARGINS)] == ["percent", "percent", "percent", None] * 3


@pytest.mark.parametrize(
    ("over", "value", "unit", "period"),
    [
        ("for the year ended 31 March 2015|2015         2014|£m           £m", 10**6, "GBP", "2014-04-01/2015-03-31"),
        ("for the half year ended 30 June 2015|2015     2014|RMB'000   RMB'000", 10**3, "CNY", "2015-01-01/2015-06-30"),
        ("(US$'000)|Q4/15        Q3/15|", 10**3, "USD", None),
        ("(Millions of yen)|Year ended March 31|2015         2014", 10**6, "JPY", "2014-04-01/2015-03-31"),
    ],
)
def test_statements_of_other_countries(over: str, value: int, unit: str, period: str | None) -> None:
    caption, heads, units = over.split("|")
    text = (
        f"GROUP INCOME STATEMENT\n{caption}\n\n{' ' * 40}{heads}\n{' ' * 40}{units}\n"
        f"Revenue{' ' * 33}1,234         1,150\nOperating profit{' ' * 26}210           190\n"
    )
    first = facts(text)[0]
    assert (first.value, first.unit, first.period) == (1234 * value, unit, period)


def test_a_label_may_have_a_currency_and_a_scale_of_its_own() -> None:
    text = (
        "Key figures                       Q1 2014     Q1 2013\n"
        "Net sales, EUR million            1,234.5     1,150.0\nEarnings per share, EUR              0.45        0.41\n"
    )
    assert [(one.value, one.unit) for one in facts(text)][::2] == [(1234500000, "EUR"), (Decimal("0.45"), "EUR/share")]


BANK = """                    SELECTED FINANCIAL AND OTHER DATA

                                        At or for the Year Ended June 30,
                                        ---------------------------------
                                          1997        1996        1995
                                        --------    --------    --------
                                            (Dollars in Thousands)
Financial Condition Data:
- -------------------------
Total assets                            $250,123    $240,111    $230,222
Operating Data:
- ---------------
Net interest income                        8,123       7,900       7,700
Return on average assets                     .86%        .46%        .89%
Equity to assets at end of period          11.23       11.10       11.05
"""


def test_underlined_headers_leave_the_heads_and_balances_are_of_the_last_day() -> None:
    assert [(str(one.value), one.unit, one.period) for one in facts(BANK)][::3] == [
        ("250123000", "USD", "1997-06-30"),
        ("8123000", "USD", "1996-07-01/1997-06-30"),
        ("0.86", "percent", "1996-07-01/1997-06-30"),
        ("11.23", "percent", "1996-07-01/1997-06-30"),
    ]


PEOPLE = """                                          EMPLOYEES AT      SALES
COUNTRY                                   YEAR END 2004     2004 ($MM)
United States                                 1,234           $ 512.3
Germany                                         567             210.1
"""


def test_a_scale_in_one_head_is_of_its_column() -> None:
    assert [(str(one.value), one.unit) for one in facts(PEOPLE)][:2] == [("1234", None), ("512300000", "USD")]


OUTLOOK = """                               ESTIMATED       ESTIMATED
                                 LOW             HIGH
  Net income                   $10.5           $12.5 million
  Depreciation                   3.1             3.2 million
"""


def test_a_row_that_ends_with_its_scale_has_it_for_all_its_cells() -> None:
    assert [str(one.value) for one in facts(OUTLOOK)] == ["10500000", "12500000", "3100000", "3200000"]


LOANS = """                                       December 31, 2004    December 31, 2003
Term loan, LIBOR + 2.25%, due 2006             $ 120.5              $ 130.5
Other notes, 6 percent                            20.5                 30.5
Growth, %                                          2.5                  3.5
"""


def test_a_rate_in_a_label_makes_no_percentage_of_a_sum() -> None:
    assert [one.unit for one in facts(LOANS)][::2] == ["USD", "USD", "percent"]


def test_a_table_at_the_end_of_a_text_needs_no_line_break() -> None:
    text = "RESULTS\n\n               2004      2003\nNet sales   $ 1,204   $ 1,190\nNet income      130       128"
    assert len(facts(text)) == 4
