"""Business days: which days are closed, and the Nth Business Day before or after a day.

The second Business Day after Thursday 2004-07-01 is `BusinessCalendar().after(date(2004, 7, 1), 2)`: Tuesday
2004-07-06, since Monday the 5th is closed for Independence Day.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache

from computations.inputs import BadInput, Input, Problem
from pipeline.days import nth_weekday

FIRST, LAST = date(1986, 1, 1), date(2100, 12, 31)
"""The days that the calendars know."""

CALENDARS = ("us-ny-bank", "us-ny-public", "weekends-only")

_DAY = timedelta(days=1)
_MONDAY, _THURSDAY, _SATURDAY, _SUNDAY = 0, 3, 5, 6
_JUNETEENTH_SINCE = 2021


@dataclass(frozen=True)
class BusinessCalendar:
    """A calendar of Business Days by its name, with days closed or open beyond it, as by executive order.

    Every method raises `BadInput` with `calendar_out_of_range` for days outside 1986 to 2100.
    """

    name: str = "us-ny-bank"
    extra_closed: frozenset[date] = frozenset()
    extra_open: frozenset[date] = frozenset()

    def is_open(self, day: date) -> bool:
        """Whether the day is a Business Day."""
        if not FIRST <= day <= LAST:
            raise BadInput([_out_of_range("options.calendar", day)])
        if day in self.extra_open or day in self.extra_closed:
            return day in self.extra_open
        return day.weekday() < _SATURDAY and day not in holidays(self.name, day.year)

    def after(self, day: date, count: int) -> date:
        """The `count`th Business Day strictly after a day, which need not be one itself; for 0 the day itself."""
        return self._counted(day, count, _DAY)

    def before(self, day: date, count: int) -> date:
        """The `count`th Business Day strictly before a day; for 0 the day itself."""
        return self._counted(day, count, -_DAY)

    def open_from(self, day: date) -> date:
        """The day if it is a Business Day, else the next one."""
        return day if self.is_open(day) else self.after(day, 1)

    def read(self, value: Input) -> date | None:
        """The date of an input if this calendar knows it, else the problem `calendar_out_of_range`."""
        day = value.date()
        if day is not None and not FIRST <= day <= LAST:
            value.wrong("calendar_out_of_range", f"{day} lies outside {FIRST.year} to {LAST.year}")
            return None
        return day

    def needed(self, value: Input, what: str) -> date:
        """The date of an input, which has to be there and known to this calendar."""
        if not value.given:
            return value.needed_date(what)
        return self.read(value) or date.min

    def _counted(self, day: date, count: int, step: timedelta) -> date:
        while count > 0:
            if not FIRST <= day <= LAST:
                raise BadInput([_out_of_range("options.calendar", day)])
            day += step
            count -= self.is_open(day)
        return day


@cache
def holidays(name: str, year: int) -> frozenset[date]:
    """The days of a year on which a calendar is closed beside weekends.

    The Federal Reserve Banks close on the Monday after a holiday on a Sunday, and on no weekday for one on a Saturday:
    24 December 2004 is open. `us-ny-public` adds the further public holidays that New York law lists.
    """
    days: set[date] = set()
    if name in ("us-ny-bank", "us-ny-public"):
        days.update(_federal_reserve(year))
    if name == "us-ny-public":
        days.update((_observed(date(year, 2, 12)), nth_weekday(year, 11, _MONDAY, 1) + _DAY))
    return frozenset(days)


def _federal_reserve(year: int) -> Iterator[date]:
    yield _observed(date(year, 1, 1))
    yield nth_weekday(year, 1, _MONDAY, 3)
    yield nth_weekday(year, 2, _MONDAY, 3)
    yield nth_weekday(year, 5, _MONDAY, -1)
    if year >= _JUNETEENTH_SINCE:
        yield _observed(date(year, 6, 19))
    yield _observed(date(year, 7, 4))
    yield nth_weekday(year, 9, _MONDAY, 1)
    yield nth_weekday(year, 10, _MONDAY, 2)
    yield _observed(date(year, 11, 11))
    yield nth_weekday(year, 11, _THURSDAY, 4)
    yield _observed(date(year, 12, 25))


def _observed(day: date) -> date:
    return day + _DAY if day.weekday() == _SUNDAY else day


def _out_of_range(field: str, day: date) -> Problem:
    message = f"counting Business Days leads outside {FIRST.year} to {LAST.year}, past {day}"
    return Problem("calendar_out_of_range", field, message)
