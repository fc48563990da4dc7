"""Fiscal quarters and half-years, from the day on which the fiscal year ends.

With a fiscal year that ends on 31 December, 2004-11-15 lies in the quarter from 2004-10-01 to 2005-01-01 (excluded).
"""

from calendar import monthrange
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from computations.inputs import Input, token
from pipeline.days import add_months, is_end_of_month, last_day
from pipeline.lazy import lazy

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}

_TELLING = lazy(r"(?i)\b(?:(?P<which>first|second|third|fourth)\s+(?:fiscal\s+)?quarter|(?:fiscal\s+)?year)\s+ended\b")
_DAY = lazy(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTH_AND_DAY = lazy(r"([0-9]{2})-([0-9]{2})")
_COMMON, _LEAP = 2003, 2004
"""A common year and a leap year: 02-28 and 02-29 are both the end of February."""


@dataclass(frozen=True)
class Period:
    """A stretch of days: the last day is excluded."""

    start: date
    end: date

    def holds(self, day: date) -> bool:
        """Whether the day lies in it."""
        return self.start <= day < self.end


@dataclass(frozen=True)
class FiscalYear:
    """The month and day on which every fiscal year ends; 02-28 is the end of February in leap years too."""

    month: int
    day: int

    def period(self, day: date, months: int) -> Period:
        """The fiscal quarter (3 months), half-year (6) or year (12) that a day lies in."""
        ends = [
            self._end(day.year + (day.month + offset - 1) // 12, (day.month + offset - 1) % 12 + 1)
            for offset in range(-months, months + 1)
            if (day.month + offset - self.month) % months == 0
        ]
        start = max(one for one in ends if one < day)
        end = min(one for one in ends if one >= day)
        return Period(start + timedelta(days=1), end + timedelta(days=1))

    def __str__(self) -> str:
        return f"{self.month:02}-{self.day:02}"

    def _end(self, year: int, month: int) -> date:
        last = monthrange(year, month)[1]
        return date(year, month, last if self.day >= monthrange(_COMMON, self.month)[1] else min(self.day, last))


def fiscal_year(value: Input) -> FiscalYear | None:
    """The fiscal year whose end an input gives as month and day, `12-31`. Else the problem `bad_date`."""
    if not value.given:
        return None
    match = _MONTH_AND_DAY.fullmatch(value.value) if isinstance(value.value, str) else None
    month, day = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 1 <= month <= 12 or not 1 <= day <= monthrange(_LEAP, month)[1]:
        value.wrong("bad_date", f"{value.value!r} is no month and day such as 12-31")
        return None
    return FiscalYear(month, day)


@dataclass(frozen=True)
class StatedYear:
    """A fiscal year that the words of a period tell: "the first quarter ended March 31, 2004" ends with December."""

    year: FiscalYear
    token: str
    words: str


def stated_year(dates: Iterable[Input]) -> StatedYear | None:
    """The fiscal year that the periods of some records tell, null where they tell none or several."""
    found = [one for each in dates if (one := _told(each)) is not None]
    return found[0] if len({one.year for one in found}) == 1 else None


def _told(item: Input) -> StatedYear | None:
    text, end = item.get("text").value, item.get("end").value
    match = _TELLING.search(text) if item.get("kind").value == "period" and isinstance(text, str) else None
    if match is None or not isinstance(end, str) or not _DAY.fullmatch(end):
        return None
    closing, quarters = date.fromisoformat(end), ORDINALS[(match["which"] or "fourth").lower()]
    last = add_months(closing.replace(day=1), 3 * (4 - quarters)) or closing
    day = last_day(_COMMON, last.month) if is_end_of_month(closing) else closing.day
    return StatedYear(FiscalYear(last.month, day), token("date", item), text)


def half_year_from(start: date, day: date) -> Period:
    """The half-year that a day on or after `start` lies in, counted from `start`."""
    number = ((day.year - start.year) * 12 + day.month - start.month) // 6 + 1
    while _half_year(start, number) > day:
        number -= 1
    return Period(_half_year(start, number), _half_year(start, number + 1))


def _half_year(start: date, number: int) -> date:
    return add_months(start, 6 * number) or date.max
