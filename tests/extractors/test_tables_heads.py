"""Heads of columns: is each read from top to bottom, over its columns, and for the time it names?"""

from datetime import date

import pytest

from extractors import tables
from extractors.fiscal.calendar import Calendar
from extractors.fiscal.stated import Stated
from extractors.tables.captions import Scale, scale
from extractors.tables.periods import period
from pipeline.document import Document
from pipeline.process import extract


@pytest.mark.parametrize(
    ("label", "caption", "expected"),
    [
        ("THREE MONTHS ENDED MARCH 31, 2004", "", "2004-01-01/2004-03-31"),
        ("Three Months Ended Mar 31 2005 (Restated)", "", "2005-01-01/2005-03-31"),
        ("13 Weeks Ended January 28, 2023", "", "2022-10-30/2023-01-28"),
        ("Thirty-Nine Weeks Ended November 2, 2024", "", "2024-02-04/2024-11-02"),
        ("Fiscal Year Ended December 31, 2003", "", "2003-01-01/2003-12-31"),
        ("Fiscal Years Ended January 29, 2000 (52 weeks)", "", "1999-01-31/2000-01-29"),
        ("Fiscal Year Ended January 2, 1999 (fifty-three weeks)", "", "1997-12-28/1999-01-02"),
        ("THREE MONTHS ENDED June 27, 1997", "", "P3M/1997-06-27"),
        ("AS OF DEC 30, 2006", "", "2006-12-30"),
        ("3/31/2022", "Consolidated Balance Sheets", "2022-03-31"),
        ("1992", "FOR THE YEARS ENDED DECEMBER 31, 1991, 1992 AND 1993", "1992-01-01/1992-12-31"),
        ("1992", "CONSOLIDATED BALANCE SHEETS AS OF DECEMBER 31, 1992 AND 1993", "1992-12-31"),
        ("March 31, 2004", "STATEMENTS OF OPERATIONS FOR THE THREE MONTHS ENDED", "2004-01-01/2004-03-31"),
        ("1993", "", "1993-01-01/1993-12-31"),
        ("4Q 2021", "", "2021-10-01/2021-12-31"),
        ("Full Year 2021", "", "2021-01-01/2021-12-31"),
        ("Percent Change 4Q21 vs 3Q21", "", None),
        ("Change", "THREE MONTHS ENDED MARCH 31, 2004", None),
        ("Level I", "", None),
        ("2Q21 Southern Bank", "", None),
        ("Twelve Months Three Months Ended June 30, 2003", "", "2003-04-01/2003-06-30"),
        ("October 2004", "TRAFFIC STATISTICS", "2004-10-01/2004-10-31"),
        ("Feb. 2004", "", "2004-02-01/2004-02-29"),
        ("September 2004", "FOR THE QUARTER", None),
        ("December 2004", "CONSOLIDATED BALANCE SHEETS", None),
        ("October 2004 Year-to-Date", "", None),
        ("YTD 2004", "", None),
        ("Year ended Dec 2004", "", "2004-01-01/2004-12-31"),
    ],
)
def test_a_head_names_its_period(label: str, caption: str, expected: str | None) -> None:
    assert period(label, caption, Calendar(headers=(12,))) == expected


SATURDAYS = Calendar(
    (
        Stated(date(2022, 10, 1), 3, date(2022, 7, 3), 1, 2023),
        Stated(date(2022, 7, 2), 12, None, 4, 2022),
        Stated(date(2021, 7, 3)),
    )
)


@pytest.mark.parametrize(
    ("label", "caption", "expected"),
    [
        ("Three Months Ended October 1, 2022", "", "2022-07-03/2022-10-01"),
        ("Twelve Months Ended July 2, 2022", "", "2021-07-04/2022-07-02"),
        ("Three Months Ended July 2, 2022 Restated", "", "P3M/2022-07-02"),
        ("Q1 FY23", "", "2022-07-03/2022-10-01"),
        ("Q1 FY24", "", None),
        ("FY22", "", "2021-07-04/2022-07-02"),
        ("13 Weeks", "Sales of the first quarter fiscal 2023 were as follows:", "2022-07-03/2022-10-01"),
        ("12 Weeks", "Sales of the first quarter fiscal 2023 were as follows:", None),
    ],
)
def test_a_head_has_the_days_of_the_fiscal_calendar(label: str, caption: str, expected: str | None) -> None:
    assert period(label, caption, SATURDAYS) == expected


def test_a_year_has_no_days_where_the_calendar_is_unknown() -> None:
    assert period("1993", "", Calendar()) is None
    assert period("4Q 2021", "", Calendar(headers=(6,))) is None


@pytest.mark.parametrize(
    ("note", "money", "shares"),
    [
        ("(In thousands, except per share data)", 1000, 1000),
        ("(In thousands, except share and per share data)", 1000, 1),
        ("(000'S OMITTED EXCEPT PER SHARE AMOUNTS)", 1000, 1000),
        ("(Dollars in millions, except per share amounts; shares in thousands)", 1_000_000, 1000),
        ("($ in millions)", 1_000_000, 1_000_000),
        ("(UNAUDITED, IN MILLIONS, EXCEPT PER SHARE AMOUNTS)", 1_000_000, 1_000_000),
        ("(unaudited)", 1, 1),
    ],
)
def test_a_note_states_the_scale_and_its_exceptions(note: str, money: int, shares: int) -> None:
    found = scale(f"ACME CORP. STATEMENTS OF INCOME {note}")
    assert (found.money, found.shares) == (money, shares)


def test_what_states_no_scale_has_none() -> None:
    assert scale("ACME CORP.", "The Company sold a million units.") == Scale()


HEADS = {
    # one head over each half, ruled
    """
                 Three Months Ended       Six Months Ended
                --------------------    --------------------
                  2004        2003        2004        2003
""": ["Three Months Ended 2004", "Three Months Ended 2003", "Six Months Ended 2004", "Six Months Ended 2003"],
    # the same without rules, and a word over one column alone
    """
                 Three Months Ended       Six Months Ended
                  2004        2003        2004        2003
                           (Restated)
""": [
        "Three Months Ended 2004",
        "Three Months Ended 2003 (Restated)",
        "Six Months Ended 2004",
        "Six Months Ended 2003",
    ],
    # one head over all, in the middle of an even number of columns
    """
                             December 31,
                  2004        2003        2002        2001
""": ["December 31, 2004", "December 31, 2003", "December 31, 2002", "December 31, 2001"],
    # heads of three lines, each over its own column
    """
                                         As          As
                                     Previously      As
                  Cost        Net     Reported    Restated
""": ["Cost", "Net", "As Previously Reported", "As As Restated"],
    # four names with one space between them, each over a column of its own
    """
                        2004                    2003
                Northeast   Southeastern Northeast   Southeastern
""": ["2004 Northeast", "2004 Southeastern", "2003 Northeast", "2003 Southeastern"],
}


@pytest.mark.parametrize("above", HEADS)
def test_heads_of_several_lines_stand_over_their_columns(above: str) -> None:
    cells = "  1,100       1,200       1,300       1,400"
    text = above + "".join(f"{label:<16}{cells}\n" for label in ("Sales", "Costs", "Net"))
    (found,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert list(found.columns) == HEADS[above]


def test_a_row_of_ranges_is_no_head_and_a_head_may_be_wider_than_its_figures() -> None:
    ranges = """
Outlook                         GAAP              Non-GAAP
                            Approximately       Approximately

Revenue                   $10.5-11.5 billion   $10.5-11.5 billion
Gross margin                    34.1%               39.0%
Tax rate                        13.0%               13.5%
"""
    (found,) = extract(Document.from_text(ranges), [tables.EXTRACTOR]).tables
    assert found.columns == ("GAAP Approximately", "Non-GAAP Approximately")
    assert [(row.label, row.kind) for row in found.rows][:2] == [("Revenue", "header"), ("Gross margin", "data")]
    wide = """
                                             Q1 2005 Outlook

                                              Approximately

Gross margin                                           34.1%
Share-based compensation                                1.6%
"""
    (found,) = extract(Document.from_text(wide), [tables.EXTRACTOR]).tables
    assert (found.caption, found.columns) == (None, ("Q1 2005 Outlook Approximately",))


def test_a_length_of_time_stands_over_no_column_that_has_one() -> None:
    text = """(In thousands)
                                                             NINE MONTHS
                            YEARS ENDED DECEMBER 31,     ENDED SEPTEMBER 30,
                             1997     1998     1999        1999      2000
                            ------   ------   ------      ------    ------
Revenues..................  $1,432   $1,998   $1,972      $1,625    $1,126
Costs.....................   1,332    1,200    1,800       1,300     1,000
"""
    (table,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert table.columns[::2] == (
        "YEARS ENDED DECEMBER 31, 1997", "YEARS ENDED DECEMBER 31, 1999", "NINE MONTHS ENDED SEPTEMBER 30, 2000",
    )  # fmt: skip


def test_columns_in_their_own_currencies_give_the_table_that_of_most() -> None:
    text = """                                  2009            2010            2010
                              RMB(‘000)       RMB(‘000)       US$(‘000)
                               --------        --------        --------
Revenue                          63,897          82,682          12,358
EPS for ordinary shares            0.29            0.33            0.05
"""
    record = extract(Document.from_text(text), [tables.EXTRACTOR])
    assert [(one.unit, str(one.scale)) for one in record.tables] == [("CNY", "1000")]
    assert [one.unit for one in record.facts] == ["CNY", "CNY", "USD", "CNY/share", "CNY/share", "USD/share"]


def test_what_stands_over_heads_and_is_a_sentence_or_names_a_firm_is_none() -> None:
    text = """            ACME STORES, INC. REPORTS SECOND QUARTER RESULTS

OMAHA, Nebraska, August 12, 2004 -- Acme Stores, Inc. today announced its results.

                           13 Weeks Ended            26 Weeks Ended
                        July 31,    August 1,     July 31,    August 1,
                          2004        2003          2004        2003(a)(b)
                        ========    ========      ========    ========
Stores                       612         571           598         560
Closed                        (3)         (2)           (6)         (4)
                             ===         ===           ===         ===
"""
    (table,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert table.columns[::3] == ("13 Weeks Ended July 31, 2004", "26 Weeks Ended August 1, 2003")
    assert [row.label for row in table.rows] == ["Stores", "Closed"]


def test_a_firm_right_over_the_years_is_a_head() -> None:
    text = """(in thousands)

                         Acme, Inc.
                     2004         2003
                  -------      -------
Sales               1,200        1,100
Costs                 900          800
"""
    (table,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert (table.columns, str(table.scale)) == (("Acme, Inc. 2004", "Acme, Inc. 2003"), "1000")


def test_a_head_set_to_the_right_is_over_the_column_that_ends_where_it_does() -> None:
    text = """                                                  Year ended June 30,
(EUR thousand)                   2011   of which from      2010   of which from
                                       related parties          related parties
Revenue                       569,233         89,169    584,706        133,048
Costs                        (111,714)        (4,326)  (115,906)        (2,331)
"""
    (table,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert table.columns[2:] == ("Year ended June 30, 2010", "Year ended June 30, of which from related parties")


def test_a_page_that_has_the_years_again_goes_on_with_the_table() -> None:
    text = """                    STATEMENTS OF CASH FLOWS
                         (In thousands)

                                Six Months Ended June 30,
                                   1997         1996
                                ---------    ----------
Investing activities:
 Payments for equipment            (4,418)       (5,201)
 Payments for notes                  (418)         (201)
<PAGE>
                                   1997         1996
                                ---------    ----------
 Other assets, net                     14          (223)
 Proceeds                           2,204           577
"""
    record = extract(Document.from_text(text), [tables.EXTRACTOR])
    assert len(record.tables) == 1
    assert record.facts[-1].path == ("Investing activities", "Proceeds")
    assert record.facts[-1].period == "1996-01-01/1996-06-30"


def test_a_transition_period_stands_beside_years_and_new_dates_begin_a_new_table() -> None:
    text = """                     SELECTED DATA
                    (in thousands)

                         Four Months
                            Ended              Years Ended December 31,
                          April 30,      -----------------------------------
                            1998            1997         1996         1995
                         -----------     ---------    ---------    ---------
Net revenues ........... $   45,103      $ 140,502    $ 110,266    $ 111,341
Cost of revenues .......     10,772         29,904       25,001       20,014

                                                   December 31,
                          April 30,      -----------------------------------
                            1998            1997         1996         1995
                         -----------     ---------    ---------    ---------
Cash ................... $   38,120      $  33,402    $  29,114    $  41,300
Total assets ...........     98,002        102,775       94,530       99,021
"""
    first, second = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    assert first.columns[:2] == ("Four Months Ended April 30, 1998", "Years Ended December 31, 1997")
    assert second.columns == ("April 30, 1998", "December 31, 1997", "December 31, 1996", "December 31, 1995")
