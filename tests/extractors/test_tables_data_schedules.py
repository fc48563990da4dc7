"""Financial data schedules: figures behind tags, with a multiplier, periods in columns and a day for balances."""

import pytest

from extractors import EXTRACTORS, tables
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Record

NINE_MONTHS = """<TABLE> <S> <C>

<ARTICLE> 5
<LEGEND>
THIS SCHEDULE CONTAINS SUMMARY FINANCIAL INFORMATION EXTRACTED FROM THE CONSOLIDATED
BALANCE SHEET AT SEPTEMBER 30, 1998, AND IS QUALIFIED IN ITS ENTIRETY.
</LEGEND>
<CIK> 0000999999
<NAME> HERON MILLS INC
<MULTIPLIER> 1,000
<CURRENCY> U.S. DOLLARS
<S>                             <C>                     <C>
<PERIOD-TYPE>                   9-MOS                   YEAR
<FISCAL-YEAR-END>                          DEC-31-1998             DEC-31-1997
<PERIOD-START>                             JAN-01-1998             JAN-01-1997
<PERIOD-END>                               SEP-30-1998             DEC-31-1997
<EXCHANGE-RATE>                                      1                       1
<CASH>                                          12,345                     987
<PP&E>                                       123456789                  98,765
<OTHER-SE>                                                                 (12)
<TOTAL-LIABILITY-AND-EQUITY>                   250,000                 240,000
<SALES>                                              0                  90,000
<NET-INCOME>                                   (1,234)                   5,678 <F1>
<EPS-PRIMARY>                                    (.12)                     .57
<FN>
<F1> Includes a gain of 1,000 on a sale.
</FN>
</TABLE>
"""
BANK = """<ARTICLE> 9
<MULTIPLIER> 1
<S>                  <C>
<PERIOD-TYPE>        3-MOS
<FISCAL-YEAR-END>    DEC-31-1996
<PERIOD-END>         MAR-31-1996
<CASH>                                          12,345
<TOTAL-LIABILITIES-AND-EQUITY>                 250,000
<INTEREST-LOAN>                                  4,500
<EPS-DILUTED>                                      .41
<YIELD-ACTUAL>                                    4.52
<LOANS-NON>                                        310
</TABLE>
"""


def read(text: str) -> Record:
    """The tables and facts of a text."""
    return extract(Document.from_text(text), [tables.EXTRACTOR])


def test_each_figure_is_multiplied_signed_and_of_its_column() -> None:
    found = read(NINE_MONTHS)
    assert [f"{one.label} {one.value} {one.unit} {one.precision}" for one in found.facts] == [
        "CASH 12345000 USD 1000", "CASH 987000 USD 1000",
        "PP&E 123456789000 USD 1000", "PP&E 98765000 USD 1000",
        "OTHER-SE -12000 USD 1000",
        "TOTAL-LIABILITY-AND-EQUITY 250000000 USD 1000", "TOTAL-LIABILITY-AND-EQUITY 240000000 USD 1000",
        "SALES 0 USD 1000", "SALES 90000000 USD 1000",
        "NET-INCOME -1234000 USD 1000", "NET-INCOME 5678000 USD 1000",
        "EPS-PRIMARY -0.12 USD/share 0.01", "EPS-PRIMARY 0.57 USD/share 0.01",
    ]  # fmt: skip
    assert found.facts[4].column == "YEAR JAN-01-1997 DEC-31-1997"  # the only one of its row stands under the second
    assert {one.concept for one in found.facts} == {"cash", "total_liabilities_equity", "net_income", "eps_basic", None}
    assert len(found.tables) == 1
    assert found.tables[0].scale == 1000
    assert not found.diagnostics


def test_balances_are_of_the_last_day_and_results_of_the_whole_period() -> None:
    periods = {one.label: one.period for one in read(NINE_MONTHS).facts if "9-MOS" in (one.column or "")}
    assert periods == {
        "CASH": "1998-09-30",
        "PP&E": "1998-09-30",
        "TOTAL-LIABILITY-AND-EQUITY": "1998-09-30",
        "SALES": "1998-01-01/1998-09-30",
        "NET-INCOME": "1998-01-01/1998-09-30",
        "EPS-PRIMARY": "1998-01-01/1998-09-30",
    }


def test_primary_earnings_are_the_basic_ones_only_since_these_are_reported() -> None:
    found = [one for one in read(NINE_MONTHS).facts if one.label == "EPS-PRIMARY"]
    assert {one.period: one.concept for one in found} == {
        "1998-01-01/1998-09-30": "eps_basic", "1997-01-01/1997-12-31": "eps_basic",
    }  # fmt: skip
    early = read(NINE_MONTHS.replace("1997", "1996")).facts
    assert [one.concept for one in early if one.label == "EPS-PRIMARY"] == ["eps_basic", None]


def test_what_a_schedule_does_not_say_is_null() -> None:
    found = {one.label: one for one in read(BANK).facts}
    assert found["CASH"].unit is None
    assert found["EPS-DILUTED"].unit is None
    assert found["YIELD-ACTUAL"].unit == "percent"
    assert str(found["YIELD-ACTUAL"].value) == "4.52"
    assert found["INTEREST-LOAN"].period == "1996-01-01/1996-03-31"
    assert found["LOANS-NON"].period is None  # behind the earnings per share stand days and periods alike


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("U.S. DOLLARS", "USD"),
        ("US$", "USD"),
        ("USD", "USD"),
        ("DOLLARS", "USD"),
        ("CANADIAN DOLLARS", "CAD"),
        ("DEUTSCHE MARKS", "DEM"),
        ("JAMAICAN DOLLARS", None),
        ("1", None),
        ("", None),
    ],
)
def test_the_currency_is_the_one_named(said: str, code: str | None) -> None:
    text = BANK.replace("<S>  ", f"<CURRENCY> {said}\n<S>  ")
    assert {one.unit for one in read(text).facts if one.label == "CASH"} == {code}


@pytest.mark.parametrize(
    "text",
    [
        "<ARTICLE> 5\n<PERIOD-END> MAR-31-1996\n<CASH> 5\n<SALES> 6\n",  # two rows
        BANK.replace("<PERIOD-END> ", "<END> "),
        "The tag <ARTICLE> 5 stands in a sentence.\n<PERIOD-END> MAR-31-1996\n<CASH> 5\n<SALES> 6\n<CGS> 7\n",
        "<ARTICLE> 5\n" * 3,
    ],
)
def test_what_lacks_the_head_or_rows_of_a_schedule_is_none(text: str) -> None:
    assert not [one for one in read(text).facts if one.rule == "table.schedule"]


def test_a_day_that_no_calendar_has_gives_no_period() -> None:
    assert {one.period for one in read(BANK.replace("MAR-31", "FEB-31")).facts} == {None}


def test_a_schedule_is_read_beside_all_else() -> None:
    record = extract(Document.from_text(NINE_MONTHS), EXTRACTORS)
    assert len(record.facts) == 13
    assert not record.amounts


@pytest.mark.parametrize("said", ["12,345.", "1,0,0", "(", "--", "12-34", "$", "9" * 40])
def test_a_figure_that_is_garbled_gives_nothing_or_itself(said: str) -> None:
    found = [one for one in read(BANK.replace("12,345", said)).facts if one.label == "CASH"]
    assert [str(one.value) for one in found] in ([], ["100"])
