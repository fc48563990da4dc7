"""Arithmetic of days."""

from datetime import date

import pytest

from pipeline import days


@pytest.mark.parametrize(
    ("day", "count", "there"),
    [
        (date(2004, 6, 30), 15, date(2004, 7, 15)),
        (date(2004, 6, 30), 120, date(2004, 10, 28)),
        (date(2004, 2, 28), 1, date(2004, 2, 29)),
        (date(2004, 3, 1), -1, date(2004, 2, 29)),
        (date.max, 1, None),
    ],
)
def test_days_are_added_without_counting_the_first(day: date, count: int, there: date | None) -> None:
    assert days.add_days(day, count) == there


@pytest.mark.parametrize(
    ("day", "count", "there"),
    [
        (date(2003, 1, 31), 1, date(2003, 2, 28)),
        (date(2004, 1, 31), 1, date(2004, 2, 29)),
        (date(2004, 11, 15), 3, date(2005, 2, 15)),
        (date(2004, 3, 31), -1, date(2004, 2, 29)),
        (date(9999, 12, 1), 1, None),
        (date(1, 1, 1), -1, None),
    ],
)
def test_months_keep_the_day_or_end_with_the_month(day: date, count: int, there: date | None) -> None:
    assert days.add_months(day, count) == there


@pytest.mark.parametrize(
    ("day", "count", "there"),
    [
        (date(2004, 6, 30), 2, date(2006, 6, 30)),
        (date(2004, 2, 29), 1, date(2005, 2, 28)),
        (date(2004, 2, 29), 4, date(2008, 2, 29)),
    ],
)
def test_anniversaries(day: date, count: int, there: date) -> None:
    assert days.add_years(day, count) == there


@pytest.mark.parametrize(("year", "month", "end"), [(2004, 2, 29), (1900, 2, 28), (2000, 2, 29), (2004, 4, 30)])
def test_the_end_of_a_month(year: int, month: int, end: int) -> None:
    assert days.end_of_month(year, month) == date(year, month, end)
    assert days.is_end_of_month(date(year, month, end))
    assert not days.is_end_of_month(date(year, month, end - 1))


@pytest.mark.parametrize(
    ("end", "count", "start"),
    [
        (date(2004, 3, 31), 3, date(2004, 1, 1)),
        (date(2004, 2, 29), 12, date(2003, 3, 1)),
        (date(2004, 3, 27), 3, None),
    ],
)
def test_whole_months_that_end_on_a_day(end: date, count: int, start: date | None) -> None:
    assert days.months_ending(end, count) == start


def test_thirteen_weeks_that_end_on_a_saturday() -> None:
    assert days.days_ending(date(2004, 3, 27), 91) == date(2003, 12, 28)


@pytest.mark.parametrize(("number", "day"), [(1, date(2004, 4, 4)), (2, date(2004, 4, 11)), (-1, date(2004, 4, 25))])
def test_the_nth_sunday_of_april(number: int, day: date) -> None:
    assert days.nth_weekday(2004, 4, 6, number) == day
