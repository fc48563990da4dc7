"""Day-count conventions: how many days of interest lie between two days, and of how long a year.

From 2004-07-16 to 2004-09-20 are 64 days by `30E/360` and 66 by `ACT/365F`. The first day counts, the last does not.
"""

import calendar
from collections.abc import Callable, Mapping
from datetime import date
from fractions import Fraction


def year_fraction(convention: str, start: date, end: date) -> Fraction:
    """The part of a year from `start` to `end`. Raises KeyError for a convention that is not in `DAY_COUNTS`."""
    year = BASES[convention]
    return _by_calendar_year(start, end) if year is None else Fraction(days(convention, start, end), year)


def days(convention: str, start: date, end: date) -> int:
    """The days of interest from `start` to `end` as the convention counts them."""
    return DAY_COUNTS[convention](start, end)


def _actual(start: date, end: date) -> int:
    return (end - start).days


def _thirty_european(start: date, end: date) -> int:
    return _thirty(start, end, min(start.day, 30), min(end.day, 30))


def _thirty_us(start: date, end: date) -> int:
    first = min(start.day, 30)
    return _thirty(start, end, first, 30 if end.day == 31 and first == 30 else end.day)


def _thirty_us_february(start: date, end: date) -> int:
    first, last = min(start.day, 30), end.day
    if _ends_february(start):
        first = 30
        last = 30 if _ends_february(end) else last
    return _thirty(start, end, first, 30 if last == 31 and first == 30 else last)


def _thirty(start: date, end: date, first: int, last: int) -> int:
    return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first


def _ends_february(day: date) -> bool:
    return day.month == 2 and day.day == (29 if calendar.isleap(day.year) else 28)


def _by_calendar_year(start: date, end: date) -> Fraction:
    total = Fraction(0)
    while start < end:
        upto = min(end, date(start.year + 1, 1, 1))
        total += Fraction((upto - start).days, 366 if calendar.isleap(start.year) else 365)
        start = upto
    return total


DAY_COUNTS: Mapping[str, Callable[[date, date], int]] = {
    "30E/360": _thirty_european,
    "30/360-US": _thirty_us,
    "30U/360": _thirty_us_february,
    "ACT/365F": _actual,
    "ACT/360": _actual,
    "ACT/ACT-ISDA": _actual,
}
"""The conventions by name, each with the days that it counts."""

BASES: Mapping[str, int | None] = {
    "30E/360": 360,
    "30/360-US": 360,
    "30U/360": 360,
    "ACT/365F": 365,
    "ACT/360": 360,
    "ACT/ACT-ISDA": None,
}
"""The days of a year by each convention; null where a leap year has 366."""
