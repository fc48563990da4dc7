"""The fiscal calendar of a document: which periods does its text state, and which days follow for others?"""

from dataclasses import replace
from datetime import date

import pytest

from extractors.fiscal.calendar import Calendar, Period, calendar, column
from extractors.fiscal.stated import Stated, in_text
from pipeline.document import Document


def known(text: str) -> Calendar:
    """The calendar that a text gives."""
    return calendar(Document.from_text(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("its second quarter of fiscal 2007, ended\n Dec. 30, 2006", [Stated(date(2006, 12, 30), 3, None, 2, 2007)]),
        (
            "the 13-week fourth quarter ended January 28, 2023 (\u201cQ4 FY23\u201d)",
            [Stated(date(2023, 1, 28), 3, date(2022, 10, 30), 4, 2023)],
        ),
        (
            "first quarter (twelve weeks) of fiscal 2023, ended November 20, 2022",
            [Stated(date(2022, 11, 20), 3, date(2022, 8, 29), 1, 2023)],
        ),
        (
            "fiscal fourth quarter and full year ended June 30, 2005",
            [Stated(date(2005, 6, 30), 3, None, 4), Stated(date(2005, 6, 30), 12, None, 4)],
        ),
        (
            "three and six months ended June 30, 2004 and 2003",
            [
                Stated(date(2004, 6, 30), 3),
                Stated(date(2004, 6, 30), 6),
                Stated(date(2003, 6, 30), 3),
                Stated(date(2003, 6, 30), 6),
            ],
        ),
        ("third quarter of the fiscal year ended June 30, 1997", [Stated(date(1997, 6, 30), 12, None, 4)]),
        ("the three-year period ended December 31, 1993", [Stated(date(1993, 12, 31), 36)]),
        ("the meeting ended June 30, 1997", []),
        ("the year ended February 30, 1997", []),
    ],
)
def test_a_text_states_periods(text: str, expected: list[Stated]) -> None:
    assert list(in_text(text)) == expected


WEEKS = "the year ended July 1, 2006, the quarter ended September 30, 2006, the second quarter of fiscal 2007, ended \
December 30, 2006, and the three months ended December 31, 2005"
MONTHS = "the fiscal fourth quarter and full year ended June 30, 2005"


@pytest.mark.parametrize(
    ("text", "months", "end", "name"),
    [
        (WEEKS, 3, date(2006, 9, 30), "2006-07-02/2006-09-30"),
        (WEEKS, 3, date(2006, 12, 30), "2006-10-01/2006-12-30"),
        (WEEKS, 6, date(2006, 12, 30), "2006-07-02/2006-12-30"),
        (WEEKS, 3, date(2005, 12, 31), "P3M/2005-12-31"),
        (MONTHS, 3, date(2005, 6, 30), "2005-04-01/2005-06-30"),
        (MONTHS, 12, date(2005, 6, 30), "2004-07-01/2005-06-30"),
    ],
)
def test_a_period_begins_the_day_after_the_one_before_it(text: str, months: int, end: date, name: str) -> None:
    assert known(text).period(months, end).name == name


@pytest.mark.parametrize(
    ("text", "nth", "year", "name"),
    [
        (WEEKS, 2, 2007, "2006-10-01/2006-12-30"),
        (WEEKS, 1, 2007, "2006-07-02/2006-09-30"),
        (WEEKS, 3, 2007, None),
        (f"RESULTS FOR FISCAL 2005. For {MONTHS}", 1, 2006, "2005-07-01/2005-09-30"),
        (MONTHS, 1, 2006, None),
        (f"{MONTHS}, up from the fourth quarter of fiscal 2004", 4, 2004, None),
        (
            "fourth quarter of fiscal 2006, ended July 1, 2006; quarters ended April 1, 2006 and March 31, 2006",
            3,
            2006,
            "P3M/2006-04-01",
        ),
        ("results of the fourth quarter and year ended December 31, 2004", 2, 2004, "2004-04-01/2004-06-30"),
        ("Three months ended June 30, 2021, six months ended June 30, 2021", 1, 2021, "2021-01-01/2021-03-31"),
    ],
)
def test_a_quarter_is_named_by_its_number_and_the_fiscal_year(text: str, nth: int, year: int, name: str | None) -> None:
    found = known(text).named(nth, year)
    assert (found.name if found else None) == name


def test_a_year_that_begins_in_the_year_it_is_called_by() -> None:
    found = known("the fourth quarter of fiscal 2022 ended January 28, 2023").named(4, 2022, 12)
    assert found == Period(12, date(2023, 1, 28))


@pytest.mark.parametrize(
    ("period", "expected"),
    [
        ("2004-01-01/2004-03-31", Stated(date(2004, 3, 31), 3, date(2004, 1, 1))),
        ("P6M/2006-12-30", Stated(date(2006, 12, 30), 6)),
        ("2006-12-30", Stated(date(2006, 12, 30))),
        (None, None),
    ],
)
def test_a_column_states_its_period(period: str | None, expected: Stated | None) -> None:
    assert column(period) == expected


AUTUMN = "For the fiscal year ended October 3, 2004 sales rose.\n\nIn fiscal 2003 they fell; "


@pytest.mark.parametrize(
    ("headline", "quarter", "named"),
    [
        (
            "TEAL REPORTS SECOND QUARTER EARNINGS\n\n",
            "quarter ended April 30, 2005",
            Stated(date(2005, 4, 30), 3, None, 2),
        ),
        (
            "Teal Reports Third Quarter 2006 Results\n\n",
            "quarter ended September 30, 2006",
            Stated(date(2006, 9, 30), 3, None, 3, 2006),
        ),
        ("Teal Expects a Loss in the Second Quarter\n\n", "quarter ended April 30, 2005", Stated(date(2005, 4, 30), 3)),
    ],
)
def test_a_headline_numbers_the_quarter_that_a_release_reports_on(headline: str, quarter: str, named: Stated) -> None:
    body = f"DALLAS, June 7 -- Teal, Inc. today announced its earnings. For the {quarter}, sales were $4.0 million."
    document = replace(Document.from_text(headline + body), kind="earnings_release")
    assert calendar(document).stated == (named,)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (AUTUMN + "fiscal 2004 was good, and beginning in fiscal 2005 another standard is adopted.", True),
        ("For the fiscal year ended March 31, 2004 sales rose.\n\nIn fiscal 2003 they fell.", False),
        ("For the fiscal year ended October 3, 2004 sales rose.\n\nThe year was good.", False),
    ],
)
def test_years_that_end_in_autumn_are_called_by_their_end(text: str, *, named: bool) -> None:
    known = calendar(Document.from_text("Annual report. " + "Words. " * 500 + text))
    assert (known.named(4, 2004, 12) is not None) is named
