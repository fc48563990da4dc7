"""Sums of each unit, measures in heads, and heads over columns without figures."""

from decimal import Decimal

import pytest

from extractors import EXTRACTORS, tables
from extractors.fiscal.calendar import Calendar
from extractors.tables.periods import period
from pipeline.document import Document, Source
from pipeline.process import extract, process
from pipeline.record import Fact, Record


def facts(text: str) -> list[Fact]:
    """The facts of a text."""
    return list(extract(Document.from_text(text), EXTRACTORS).facts)


def record(*rows: tuple[str, ...], lead: str = "Results (in thousands)") -> Record:
    """The record of a page with one table, each row a label and its cells."""
    made = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    page = f"<html><body><p>{lead}</p><table>{made}</table></body></html>"
    return process(Source("page.htm", page.encode()), [tables.EXTRACTOR])


GUIDANCE = """(Dollars in thousands, {except})     2007         2006
Revenues                          $  2,654     $  2,909
Operating costs                     (2,413)      (2,904)
Differential to posted prices     $  (0.36)    $  (0.05)
"""


@pytest.mark.parametrize(
    ("but", "value"),
    [("except per unit data", "-0.36"), ("other than per barrel sums", "-0.36"), ("unaudited", "-360")],
)
def test_what_has_cents_is_of_each_unit_where_the_scale_excepts_it(but: str, value: str) -> None:
    found = [one for one in facts(GUIDANCE.replace("{except}", but)) if one.label.startswith("Differential")]
    assert found[0].value == Decimal(value)


def test_sums_with_cents_are_scaled_where_all_have_them() -> None:
    text = GUIDANCE.replace("{except}", "except per unit data").replace("2,654", "26.54").replace("2,909", "29.09")
    found = facts(text.replace("(2,413)", "(24.13)").replace("(2,904)", "(29.04)"))
    assert found[0].value == 26540


@pytest.mark.parametrize(
    ("head", "units"),
    [
        ("Volume Bbl/day", {None}),
        ("MMBtu/d", {None}),
        ("No. of Stores", {None}),
        ("Price $/Bbl", {"USD"}),
        ("Per Share 2009", {"USD/share"}),
        ("Amount 2009", {"USD"}),
    ],
)
def test_heads_say_what_is_counted_below_them(head: str, units: set[str | None]) -> None:
    found = record(("", head, "Cost"), ("Eastern", "23.50", "$ 53.04"), ("Western", "27.25", "$ 51.44"), lead="Results")
    assert {one.unit for one in found.facts if one.column == head} == units


def test_a_head_over_ranges_is_not_that_of_the_column_beside_it() -> None:
    found = record(
        ("", "Second Quarter", "Third Quarter"),
        ("Production", "48,078", "51,000 to 55,000"),
        ("Costs", "$ 2,413", "$2,050 to $2,250"),
    )
    assert {one.column for one in found.facts} == {"Second Quarter"}


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Year Ending December 31, 2007 Actual First Quarter", "2007-01-01/2007-03-31"),
        ("Year Ended June 30, 2007 Second Quarter", "2006-10-01/2006-12-31"),
        ("Year Ending December 31, 2007", "2007-01-01/2007-12-31"),
        ("Fourth Quarter Ended December 31, 2007", "2007-10-01/2007-12-31"),
        ("First Quarter March 31, 2007", "2007-01-01/2007-03-31"),
        ("Fourth Quarter and Year Ended December 31, 2007", "2007-01-01/2007-12-31"),
        ("Year Ended December 31, 2007, excluding First Quarter", "2007-01-01/2007-12-31"),
    ],
)
def test_a_quarter_below_its_year_is_the_quarter(label: str, expected: str | None) -> None:
    assert period(label, "", Calendar()) == expected


PRO_FORMA = """                      COMBINED STATEMENTS OF OPERATIONS
                 For the Twelve Months Ended December 31, 1998
                               (in thousands)

                                                          1998
                          1998        Adjustments       Pro Forma
                        ---------     -----------       ---------
Rents                   $ 320,592      $  48,972        $ 271,620
Interest                    1,211            420              791
"""


def test_a_whole_date_over_a_scale_that_stands_apart_is_of_the_title() -> None:
    assert [one.column for one in facts(PRO_FORMA)[:3]] == ["1998", "Adjustments", "1998 Pro Forma"]
    assert [one.period for one in facts(PRO_FORMA)[:3]] == ["1998-01-01/1998-12-31", None, "1998-01-01/1998-12-31"]


def test_a_scale_between_headers_of_rows_leaves_the_heads_above_them() -> None:
    text = """                                       2000            1999
                                    -----------     -----------
SELECTED FINANCIAL DATA
(Amounts in thousands)
Total assets                        $ 2,040,956     $ 1,711,712
Securities                              488,563         553,433
"""
    assert [(one.column, str(one.value)) for one in facts(text)][:2] == [("2000", "2040956000"), ("1999", "1711712000")]


CHANGES = """(In thousands)                     2007            2006         {head}
                                -----------     -----------     ---------
Interest income                 $ 2,243,463       2,022,257       10.9 %
Interest expense                  1,089,456         890,677       22.3
Tax adjustment                        5,059           5,791      (12.6)
Net income per share            $      1.60            1.90      (15.8)
"""


@pytest.mark.parametrize(("head", "unit"), [("Change", "percent"), ("Growth", "percent"), ("Budget", "USD")])
def test_only_the_first_change_in_percent_has_its_sign(head: str, unit: str) -> None:
    found = [one for one in facts(CHANGES.format(head=head)) if one.column == head]
    assert found[1].unit == unit
    assert head == "Budget" or [str(one.value) for one in found] == ["10.9", "22.3", "-12.6", "-15.8"]


def test_changes_in_money_stay_money() -> None:
    text = CHANGES.format(head="Change").replace("10.9 %", " 221.2").replace("22.3", "198.7")
    assert {one.unit for one in facts(text) if one.column == "Change" and one.label == "Interest expense"} == {"USD"}


def test_one_change_of_a_percentage_makes_none_of_those_in_money() -> None:
    rows = [
        ("Revenues", "$ 22.4", "$ 20.2", "2.2"),
        ("Costs", "10.4", "8.6", "1.8"),
        ("Rate", "34.1%", "35.0%", "0.9%"),
    ]
    for made in (rows, rows[::-1]):
        found = record(("", "2007", "2006", "Change"), *made)
        units = {one.label: one.unit for one in found.facts if one.column == "Change"}
        assert units == {"Revenues": "USD", "Costs": "USD", "Rate": "percent"}


def test_days_of_spreadsheets_end_periods() -> None:
    assert period("QUARTER ENDED 30-Sep-08", "", Calendar()) == "2008-07-01/2008-09-30"
    assert period("NINE-MONTH PERIOD ENDED 30-Sep-2008", "", Calendar()) == "2008-01-01/2008-09-30"


def test_one_head_over_all_columns_begins_another_table_of_another_period() -> None:
    found = record(
        ("", "Quarter ended June 30, 2003", ""),
        ("", "Gas", "Water"),
        ("Revenues", "$ 370", "$ 495"),
        ("Taxes", "13", "36"),
        ("", "Quarter ended June 30, 2002", ""),
        ("", "Gas", "Water"),
        ("Revenues", "$ 152", "$ 499"),
        ("Taxes", "15", "36"),
    )
    assert [len(one.columns) for one in found.tables] == [2, 2]
