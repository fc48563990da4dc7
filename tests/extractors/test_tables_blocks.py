"""Several tables in one of HTML, heads in two lines, and numbers of shares that add up."""

import pytest

from extractors import EXTRACTORS, tables
from extractors.fiscal.calendar import Calendar
from extractors.tables.periods import period
from pipeline.document import Document, Source
from pipeline.process import extract, process
from pipeline.record import Fact


def page(*rows: tuple[str, ...]) -> bytes:
    """A page with one table, each row a label and its cells."""
    made = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<html><body><p>Results (in thousands)</p><table>{made}</table></body></html>".encode()


def facts(text: str) -> list[Fact]:
    """The facts of a text."""
    return list(extract(Document.from_text(text), EXTRACTORS).facts)


UPPER = [("", "2002", "2001"), ("Rents", "$ 410", "$ 395"), ("Interest", "22", "19")]
LOWER = [("Rents", "$ 388", "$ 371"), ("Interest", "18", "15")]


@pytest.mark.parametrize(
    ("heads", "columns"),
    [
        ([("", "2000", "1999")], [["2002", "2001"], ["2000", "1999"]]),
        ([("", "March 2002", "March 2001")], [["2002", "2001"], ["March 2002", "March 2001"]]),
        (
            [("", "Six Months", "Six Months"), ("", "2002", "2001")],
            [["2002", "2001"], ["Six Months 2002", "Six Months 2001"]],
        ),
        ([("", "2002", "2001")], [["2002", "2001"]]),  # the heads again, as on a new page
        ([("Matured in", "2000", "1999")], [["2002", "2001"]]),  # a row of years
        ([("Other revenues", "", "")], [["2002", "2001"]]),
    ],
)
def test_a_row_of_other_dates_begins_another_table(heads: list[tuple[str, ...]], columns: list[list[str]]) -> None:
    record = process(Source("page.htm", page(*UPPER, *heads, *LOWER)), [tables.EXTRACTOR])
    assert [list(table.columns) for table in record.tables] == columns
    assert {table.scale for table in record.tables} == {1000}


DAYS = """                                        Quarter Ended
                            ------------------------------------
                              March      June     September
                               31         30         30
                            ------------------------------------
2003
Net revenue                 $ 9,156     $ 9,386     $ 9,824
Net income                      820         610         360
"""


def test_days_stand_below_their_months() -> None:
    found = facts(DAYS)
    assert [one.column for one in found[:3]] == [
        f"Quarter Ended {one}" for one in ("March 31", "June 30", "September 30")
    ]
    assert [one.period for one in found[:2]] == ["2003-01-01/2003-03-31", "2003-04-01/2003-06-30"]
    assert len(facts(DAYS.replace("March      June     September", "First      Second     Third"))) > len(found)


SHARES = """(in thousands, except per share data)          2003         2002
Numerator for basic earnings per share         $  9,046     $  9,681
Numerator for diluted earnings per share          9,146        9,781
Denominator for basic earnings per share         26,820       25,600
Partnership interests                             8,962        8,990
Restricted awards                                   325          340
Denominator for diluted earnings per share       36,107       34,930
Basic earnings per share                       $   0.34     $   0.38
"""


def test_what_leads_from_one_number_of_shares_to_another_is_shares() -> None:
    units = {one.label: one.unit for one in facts(SHARES)}
    assert [units[one] for one in ("Partnership interests", "Restricted awards")] == ["shares", "shares"]
    assert units["Numerator for diluted earnings per share"] == "USD"
    apart = {one.label: one.unit for one in facts(SHARES.replace("36,107", "36,407"))}
    assert apart["Restricted awards"] == "USD"


def test_shares_below_a_header_of_averages_have_a_point_too() -> None:
    text = """(in millions, except per share amounts)             2008         2007
Net income                                         $  29.5      $  37.5
Weighted average shares used per share:
  Basic                                              59.00        58.50
  Diluted                                            62.00        61.25
"""
    assert [(one.unit, str(one.value)) for one in facts(text)][2:4] == [("shares", "59000000"), ("shares", "58500000")]


def test_sums_a_share_below_a_header_that_names_an_average_stay_sums() -> None:
    text = """(in thousands, except per share data)                    2008         2007
Net income                                         $  29.5      $  37.5
Net income per share on average shares outstanding:
  Basic                                            $  0.34      $  0.38
  Diluted                                             0.33         0.37
"""
    assert {one.unit for one in facts(text) if one.label in ("Basic", "Diluted")} == {"USD/share"}


@pytest.mark.parametrize(
    ("label", "caption", "expected"),
    [
        ("Four Quarters Ended September 25, 2003", "", "P12M/2003-09-25"),
        ("QTR 12/31/03", "", "2003-10-01/2003-12-31"),
        ("Qtr. Ended June 30, 2003", "", "2003-04-01/2003-06-30"),
        ("3 Mos. Ended June 30, 2003", "", "2003-04-01/2003-06-30"),
        ("May 2004", "May and year-to-date traffic", "2004-05-01/2004-05-31"),
        ("May 2004", "Results for the year", None),
        ("May 2004", "Results for the month and year", None),
        ("Quarters of 12/31/03", "", "2003-12-31"),
    ],
)
def test_lengths_are_counted_and_cut_short(label: str, caption: str, expected: str | None) -> None:
    assert period(label, caption, Calendar()) == expected


@pytest.mark.parametrize(("cell", "value"), [("(2.4) pts.", "-2.4"), ("0.5 pts.", "0.5"), ("1.5 points", "1.5")])
def test_points_are_cut_short_with_a_stop_and_in_parentheses(cell: str, value: str) -> None:
    record = process(
        Source("page.htm", page(("", "2004", "Change"), ("Load factor", "76.2%", cell), ("Yield", "1.0%", "3%"))),
        [tables.EXTRACTOR],
    )
    assert [(str(one.value), one.unit) for one in record.facts][1] == (value, "percentage_points")


def test_points_of_an_index_are_no_hundredths() -> None:
    record = process(
        Source(
            "page.htm", page(("", "2004", "2003"), ("Rents", "$ 5", "$ 6"), ("Index", "1,050 points", "980 points"))
        ),
        [tables.EXTRACTOR],
    )
    assert "percentage_points" not in {one.unit for one in record.facts}


@pytest.mark.parametrize(
    ("between", "scales"),
    [
        ([("BALANCE SHEET", "2001", "2000")], [1000, 1000]),
        ([("At December 31,", "", ""), ("", "2001", "2000")], [1000, 1000]),
        ([("Cash flows (in millions)", "", ""), ("", "2001", "2000")], [1000, 1_000_000]),
        ([("MATURITY DATE:", "June 1, 2008", "May 1, 2009")], [1000]),  # a row of days
    ],
)
def test_a_later_table_of_one_of_html_keeps_the_scale(between: list[tuple[str, ...]], scales: list[int]) -> None:
    record = process(Source("page.htm", page(*UPPER, *between, *LOWER)), [tables.EXTRACTOR])
    assert [table.scale for table in record.tables] == scales
