"""Partly known dates as the days that they may mean: "2000-06" is any day from 2000-06-01 to 2000-06-30.

EDTF (ISO 8601-2) as records write it: `1984`, `2000-06`, `2001-11-14`, and with unknown digits `2002-01-XX`, `199X`.
"""

from datetime import date

from computations.inputs import Input
from pipeline.days import end_of_month
from pipeline.lazy import lazy

_EDTF = lazy(r"(?P<year>[0-9]{2}(?:[0-9]{2}|[0-9]X|XX))(?:-(?P<month>[0-9]{2}|XX)(?:-(?P<day>[0-9]{2}|XX))?)?")
_FIRST_YEAR, _LAST_YEAR = 1000, 9998


def day_range(value: Input) -> tuple[date, date] | None:
    """The first and the last day that a date may mean, null where none is given. Else the problem `bad_date`."""
    if not value.given:
        return None
    found = _range(value.value) if isinstance(value.value, str) else None
    if found is None:
        value.wrong("bad_date", f"{str(value.value)[:40]!r} is no date such as 2001-11-14, 2000-06 or 1984")
    return found


def single_day(value: Input) -> date | None:
    """A day of the calendar, with years enough on either side of it to count in. Else a problem."""
    day = value.date()
    if day is not None and not _FIRST_YEAR <= day.year <= _LAST_YEAR:
        value.wrong("calendar_out_of_range", f"{day} lies outside {_FIRST_YEAR} to {_LAST_YEAR}")
        return None
    return day


def _range(words: str) -> tuple[date, date] | None:
    parts = _EDTF.fullmatch(words)
    if parts is None:
        return None
    first, last = int(parts["year"].replace("X", "0")), int(parts["year"].replace("X", "9"))
    month, day = parts["month"] or "XX", parts["day"] or "XX"
    if not _FIRST_YEAR <= first <= last <= _LAST_YEAR or (month == "XX" and day != "XX"):
        return None
    if month == "XX":
        return date(first, 1, 1), date(last, 12, 31)
    if not 1 <= int(month) <= 12:
        return None
    if day == "XX":
        return date(first, int(month), 1), end_of_month(last, int(month))
    try:
        return date(first, int(month), int(day)), date(last, int(month), int(day))
    except ValueError:
        return None  # 2001-02-30: written like a date, and none
