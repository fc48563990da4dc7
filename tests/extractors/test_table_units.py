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
        ("Denominator for basic earnings per share", "55,969", "54,766", "shares", "55969000000"),
        ("Denominator of the quick ratio", "5,969", "4,766", "USD", "5969000000"),
        ("Deposits ($100,000 or more)", "1,533", "1,705", "USD", "1533000000"),  # no scale of thousands
        ("Diluted earnings per common share", "0.37", "0.46", "USD/share", "0.37"),
        ("Shares used in per share computation", "5,969", "5,766", "shares", "5969000000"),
        ("Total shares", "5,969", "5,766", "shares", "5969000000"),
        ("Current ratio", "2.1", "1.9", "ratio", "2.1"),
        ("Ratio of earnings to fixed charges", "3.1", "2.8", "ratio", "3.1"),
        ("Efficiency ratio", "60.1", "59.2", "percent", "60.1"),
        ("Return on average equity", "11.98", "13.55", "percent", "11.98"),
        ("Return of deposits", "11.98", "13.55", "USD", "11980000"),
        ("Comparable sales growth", "4.1%", "3.2", "percent", "4.1"),
        ("Asset turnover", "1.2", "1.1", "ratio", "1.2"),
        ("Cash costs ($/oz sold)", "537", "1,031", "USD", "537"),
        ("Revenue per available room", "83", "81", "USD", "83"),
        ("Stores at end of period", "88", "84", None, "88"),
        ("Sales per store", "2,537", "2,531", "USD", "2537000000"),
        ("Subscribers, end of period", "327", "257", None, "327000000"),
        ("Turnover", "812.3", "799.1", "USD", "812300000"),  # sales
        ("Shares sold", "5,969", "5,766", "shares", "5969000000"),
        ("Total preferred shares", "5,969", "5,766", "USD", "5969000000"),
        ("Basic EPS weighted average shares", "5,969", "5,766", "shares", "5969000000"),
        ("Net income per weighted average common share outstanding", "1.20", "1.10", "USD/share", "1.20"),
        ("Selling price per unit", "45", "44", "USD", "45"),
        ("Fuel expense at $1.20 per gallon", "812", "799", "USD", "812000000"),
        ("Per seat license revenue", "812", "799", "USD", "812000000"),
        ("Hotels, at cost", "812", "799", "USD", "812000000"),
        ("Contributions by members", "812", "799", "USD", "812000000"),
        ("Working capital ratio", "2.1", "2.2", "ratio", "2.1"),
    ],
)
def test_a_row_is_what_its_figures_can_be(label: str, first: str, second: str, unit: str | None, value: str) -> None:
    assert units(label, first, second) == ([unit, unit], [value, units(label, first, second)[1][1]])


@pytest.mark.parametrize("cells", [("—", "—%"), ("-%", "-"), ("--", "-- %")])
def test_a_row_of_dashes_is_nil(cells: tuple[str, str]) -> None:
    assert units("Securities gains", *cells)[1] == ["0", "0"]


def test_a_scale_in_the_label_of_a_row_is_that_of_this_row() -> None:
    text = """                                              2004        2003
                                            --------    --------
Rooms revenue (In millions)                 $    813    $    557
Average rate a night                        $    260    $    201
Capital at the end of the year In billions      51.1        50.3
"""
    found = [str(one.value) for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts]
    assert found == ["813000000", "557000000", "260", "201", "51100000000", "50300000000"]


def test_shares_in_millions_and_what_dilutes_them_are_shares() -> None:
    text = """STATEMENTS OF INCOME
(in millions, except per share amounts)

                                              2004        2003
                                            --------    --------
Net income                                  $    495    $    626
Weighted-average common shares outstanding:
  Basic                                        220.9       236.6
  Dilutive effect of stock options               0.9         2.4
  Diluted                                      221.8       239.0
"""
    record = extract(Document.from_text(text), [tables.EXTRACTOR])
    assert [(one.unit, one.concept) for one in record.facts[2::2]] == [
        ("shares", "shares_basic"),
        ("shares", None),
        ("shares", "shares_diluted"),
    ]


def test_a_dash_below_what_is_said_per_equivalent_share_is_what_its_row_is() -> None:
    text = """STATEMENTS OF INCOME
(000's omitted except per share amounts)

                                              1993        1992
                                            --------    --------
NET INCOME                                  $ 14,042    $ 20,528
EARNINGS PER COMMON AND COMMON EQUIVALENT SHARE:
  Before Accounting Changes                 $   1.23    $   1.86
  Cumulative Effect of Accounting Changes--
    Income Taxes                                   -        (.07)
NET INCOME                                  $   1.23    $   1.79
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [f"{one.value} {one.unit}" for one in found] == [
        "14042000 USD", "20528000 USD", "1.23 USD/share", "1.86 USD/share",
        "0 USD/share", "-0.07 USD/share", "1.23 USD/share", "1.79 USD/share",
    ]  # fmt: skip


def test_shares_of_something_below_percentages_are_percentages_and_rates_of_money_are_not() -> None:
    text = """FINANCIAL HIGHLIGHTS
(in millions)

                                              2Q21        1Q21
                                            --------    --------
Revenue                                     $  4,667    $  4,220
Return on average common equity                 8.32%      14.31%
Return on average assets                         .88        1.58
Noninterest income to total revenue               45          44
Efficiency                                        65          61
Average daily rate                               240         231
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit for one in found] == ["USD", "USD", *["percent"] * 8, "USD", "USD"]
    assert str(found[6].value) == "45"


def test_a_ratio_below_earnings_per_share_is_none_of_them_and_a_length_is_no_sum() -> None:
    text = """(Dollars in thousands, except per share data)

                                   1998         1997
                                 --------     --------
Net income                       $  4,211     $  3,702
Net income per share:
   Basic                         $    .63     $    .55
   Diluted                            .61          .54
Return on average assets             1.42%        1.38%
Efficiency ratio                    58.11        60.02
Average stage length (miles)          910          902
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts[::2]
    assert [one.unit for one in found] == ["USD", "USD/share", "USD/share", "percent", "percent", None]


def test_what_stands_between_margins_is_no_percentage_and_a_current_ratio_neither() -> None:
    text = """
                                   2004         2003
                                 --------     --------
Gross margin                       34.0%        35.0%
Current ratio                       2.1          2.2
Inventory turns                     4.5          4.2
Operating margin                   10.0%        12.0%
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit == "percent" for one in found] == [True, True, *[False] * 4, True, True]


@pytest.mark.parametrize(
    ("between", "unit"),
    [
        ("4.0            4.9", "percent"),
        ("4              5", "USD"),
        ("$  4.0         4.9", "USD"),
        ("4,000.5    4,900.1", "USD"),
    ],
)
def test_what_bridges_one_rate_to_another_is_in_percent(between: str, unit: str) -> None:
    text = f"""The Federal rate is reconciled to the effective tax rate as follows (in thousands):

                                            1993           1994
                                          --------       --------
Federal statutory rate                       34.0%          35.0%
State taxes                                   {between}
Other, net                                   (0.5)          (2.1)
                                          --------       --------
Effective tax rate                           37.5%          37.8%
Income tax expense for the year is due to the United States ($1.0).
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit for one in found if one.label == "State taxes"] == [unit, unit]


@pytest.mark.parametrize(
    ("first", "unit"),
    [
        ("Net sales                        100.0%         100.0%", "percent"),
        ("Gross margin                      41.0%          42.0%", None),
    ],
)
def test_parts_of_a_whole_are_in_percent_and_figures_between_two_margins_are_not(first: str, unit: str | None) -> None:
    text = f"""Results for the year are as follows (in thousands):

                                  1993           1994
                                --------       --------
{first}
Selling expenses                  21.5           23.4
Inventory turns                    4.2            4.4
Operating margin                   8.1%           7.9%
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit for one in found if one.label == "Selling expenses"] == [unit, unit]


def test_parts_that_a_total_adds_up_are_in_percent_as_it_is() -> None:
    text = """Components of revenue growth were as follows:

Price increases                           5.5%
Volume (including start-ups)             10.9
Foreign currency translation             (2.0)
                                         ----
      Total                              14.4%
"""
    found = extract(Document.from_text("Revenue was $1,445,734,000.\n\n" + text), [tables.EXTRACTOR]).facts
    assert [f"{one.value} {one.unit}" for one in found] == [
        "5.5 percent",
        "10.9 percent",
        "-2 percent",
        "14.4 percent",
    ]


def test_units_that_are_sold_are_no_shares() -> None:
    assert units("Units sold", "443", "430")[0] == [None, None]


def test_a_leverage_ratio_below_those_of_a_banks_capital_is_a_percentage() -> None:
    text = """(Dollars in thousands)

                                   1998         1997
                                 --------     --------
Total capital ratio                13.27%       14.04%
Leverage ratio                      9.01         9.51
Current ratio                       2.10         2.00
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit == "percent" for one in found] == [True, True, True, True, False, False]


def test_short_dashes_below_figures_underline_them_and_beside_a_label_are_none() -> None:
    text = """                                   1998         1997
                                 --------     --------
Publishing                       $    173     $    205
Music                                 ---           12
                                      ---          ---
Total                            $    173     $    217
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [str(one.value) for one in found] == ["173", "205", "0", "12", "173", "217"]
    assert [one.label for one in found[::2]] == ["Publishing", "Music", "Total"]


def test_dashes_among_amounts_of_each_share_are_such() -> None:
    text = """(in thousands, except per share data)

                                   2008         2007
                                 --------     --------
Net income per share             $   0.02     $   0.20
Integration costs                       -            -
Taxes                               (0.01)       (0.02)
Shares outstanding                269,060      302,746
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts[::2]
    assert [one.unit for one in found] == ["USD/share", "USD/share", "USD/share", "shares"]


def test_homes_beside_dollars_are_counted_and_so_is_what_stands_below_a_count() -> None:
    text = """(Dollars in thousands)

                             2007                       2006
                       Homes      Dollars         Homes      Dollars
                      ------     --------        ------     --------
Arizona                  812     $240,352         1,340     $449,570
Texas                  1,044      265,176         1,120      268,800
Store count:
  Opened                  14           11            31           24
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [str(one.value) for one in found[4:]] == [
        "1044", "265176000", "1120", "268800000", "14", "11", "31", "24",
    ]  # fmt: skip


def test_loans_beside_an_amount_are_counted_where_it_alone_has_signs() -> None:
    def read(first: str) -> list[str]:
        text = f"""(Dollars in thousands)

                          Loans        Amount
                     ----------     ---------
East                 {first:>10}      $ 11,200
West                          4         5,200
"""
        return [str(one.value) for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts[::2]]

    assert read("12") == ["12", "4"]
    assert read("$ 12,400") == ["12400000", "4000"]


def test_units_beside_an_amount_are_in_thousands_where_all_is() -> None:
    def read(scale: str) -> list[tuple[str, str | None]]:
        text = f"""{scale}

                              Units        Amount
                              -----        ------
Class A                       1,200      $ 12,000
Class B                         900         9,000
"""
        return [(str(one.value), one.unit) for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts[:2]]

    assert read("(in thousands)") == [("1200000", None), ("12000000", "USD")]
    assert read("(dollars in thousands)") == [("1200", None), ("12000000", "USD")]


def test_what_has_no_sign_below_or_beside_percentages_is_no_percentage_under_another_header_or_head() -> None:
    text = """(in millions)

                                   1998         1997
                                 --------     --------
Other data:
  Operating margin                   12.3%        11.5%
  Capital expenditures               45.3         40.2
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert str(found[2].value) == "45300000"
    text = """(in thousands)

                         2004        2004        2003        2003
                      Percent      Amount     Percent      Amount
                      -------     -------     -------     -------
North America            45.1%   $ 410.2        44.0%    $ 401.1
Europe                   25.3%     310.2        24.0%      280.1
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit for one in found[4:]] == ["percent", "USD", "percent", "USD"]


def test_the_coupon_of_a_row_with_a_fraction_leaves_its_amount_in_thousands() -> None:
    text = """(in thousands)

                          Rate          Amount
                         ------        -------
Senior notes              9 7/8%       150,000
Debentures                8 1/2            750
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [str(one.value) for one in found] == ["9.875", "150000000", "8.5", "750000"]


def test_what_a_header_excepts_from_its_scale_is_not_the_rest_below_it() -> None:
    text = """(in thousands)

                                   1998         1997
                                 --------     --------
Data (except per ounce amounts):
  Sales                          $ 12,345     $ 11,111
  Price per ounce                     410          390
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [str(one.value) for one in found[::2]] == ["12345000", "410"]


def test_a_price_without_a_fraction_in_a_row_of_fractions_is_no_sum_in_thousands() -> None:
    text = """(In thousands)

                                   1998         1997
                                 --------     --------
Net sales                        $ 24,907     $ 28,555
High                              18           21 1/2
"""
    assert [str(one.value) for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts[2:]] == ["18", "21.5"]


def test_among_statistics_what_has_no_sign_is_no_money_and_among_results_it_is() -> None:
    def read(caption: str) -> list[str | None]:
        text = f"""                    {caption}

                                   2003         2002
                                 --------     --------
Churn                                 2.9%         3.5%
Minutes of use                        812          655
Sites on air                          815          790
Revenue of a month               $     75     $     78
"""
        return [one.unit for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts[2::2]]

    assert read("SUMMARY OPERATING STATISTICS") == [None, None, "USD"]
    text = """SELECTED OPERATING DATA

                                   2003         2002
                                 --------     --------
Margin                                2.9%         3.5%
Revenues                         $    812     $    655
Operating expenses                    415          390
"""
    assert extract(Document.from_text(text), [tables.EXTRACTOR]).facts[-1].unit == "USD"
    assert read("SUMMARY OF RESULTS") == ["USD", "USD", "USD"]


def test_cents_below_earnings_per_share_are_of_each_share_and_a_price_of_a_unit_is_a_sum() -> None:
    text = """The Company announced earnings per share (EPS) for the three months as follows:

                                   2003         2002
                                 --------     --------
Utilities                        $   0.50     $   0.52
Other                                0.06         0.07
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert {one.unit for one in found} == {"USD/share"}
    text = """Part                Annual Volume     Price per Unit
PX-11 Housing              50,000             $ 1.25
PX-12 Cover                75,000               0.85
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [one.unit for one in found] == [None, "USD", None, "USD"]


def test_percentages_and_rates_go_on_under_their_header_and_so_do_shares_used_for_each() -> None:
    text = """(dollars in thousands, except ADR)

                                      1997      1996
                                    --------  --------
Net income per share
  Basic                             $   0.29  $   0.09
Occupancy
  Reno                                  91.2%     90.4%
  Laughlin                              93.0      94.1
Average daily rate
  Reno                              $     58  $     56
SHARES USED IN PER SHARE CALCULATIONS
Basic                                 59,541    59,229
"""
    found = extract(Document.from_text(text), [tables.EXTRACTOR]).facts[2::2]
    assert [one.unit for one in found] == ["percent", "percent", "USD", "shares"]
    assert [str(one.value) for one in found[:3]] == ["91.2", "93", "58"]
