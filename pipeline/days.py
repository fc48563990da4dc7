"""Arithmetic of days: adding calendar days, months and years, anniversaries, and ends of months.

`add_days(date(2004, 6, 30), 15)` is 2004-07-15; `add_months(date(2004, 3, 31), -1)` is 2004-02-29.
"""

import calendar
from datetime import date, timedelta


def add_days(day: date, count: int) -> date | None:
    """The day `count` days later (earlier where negative), the first one not counted; null outside the calendar."""
    try:
        return day + timedelta(days=count)
    except OverflowError:
        return None


def add_months(day: date, count: int) -> date | None:
    """The same day of the month `count` months later, or that month's last day where it is shorter.

    One month after 2003-01-31 is 2003-02-28. Null outside the calendar.
    """
    months = day.year * 12 + day.month - 1 + count
    year, month = divmod(months, 12)
    if not date.min.year <= year <= date.max.year:
        return None
    return date(year, month + 1, min(day.day, last_day(year, month + 1)))


def add_years(day: date, count: int) -> date | None:
    """The anniversary `count` years later; that of a 29 February is the 28th in a year without one."""
    return add_months(day, 12 * count)


def last_day(year: int, month: int) -> int:
    """The number of days of a month: 29 for February 2004."""
    return calendar.monthrange(year, month)[1]


def end_of_month(year: int, month: int) -> date:
    """The last day of a month: 2004-02-29."""
    return date(year, month, last_day(year, month))


def is_end_of_month(day: date) -> bool:
    """Whether the day is the last of its month."""
    return day.day == last_day(day.year, day.month)


def months_ending(end: date, count: int) -> date | None:
    """The first day of the `count` whole months that end on `end`, null where that is not the end of a month.

    The three months that end on 2004-03-31 begin on 2004-01-01.
    """
    if not is_end_of_month(end):
        return None
    return add_months(end.replace(day=1), 1 - count)


def days_ending(end: date, count: int) -> date | None:
    """The first of the `count` days that end on `end`: the 91 days to 2004-03-27 begin on 2003-12-28."""
    return add_days(end, 1 - count)


def nth_weekday(year: int, month: int, weekday: int, number: int) -> date:
    """The first, second, … of a weekday (Monday is 0) in a month; the last one for -1."""
    if number < 0:
        last = end_of_month(year, month)
        return last - timedelta(days=(last.weekday() - weekday) % 7)
    first = date(year, month, 1)
    return first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (number - 1))
