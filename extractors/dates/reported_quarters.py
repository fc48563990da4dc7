"""The quarter that a document reports on, where it states its days: "first quarter ended March 31, 2004"."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from pipeline.days import end_of_month
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import words

NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
QUARTER = lazy(
    r"\b(?P<nth>first|second|third|fourth|1st|2nd|3rd|4th)[ -](?:fiscal |calendar )?quarter\b"
    r"|\bq(?P<q>[1-4])|\b(?P<q>[1-4])q"
)
"""A quarter by its number, in small letters: "third fiscal quarter", "q3"."""

Months = tuple[date, date]
"""The first and the last day of a period."""


@dataclass(frozen=True)
class Reported:
    """A quarter whose days the document states: its number in the fiscal year, where given, and its days."""

    nth: int | None
    start: date
    end: date

    @property
    def months(self) -> Months:
        """Its days."""
        return self.start, self.end

    @property
    def whole(self) -> bool:
        """Whether it has whole months, and not so many weeks."""
        return self.start.day == 1 and self.end == end_of_month(self.end.year, self.end.month)

    @property
    def year_end_month(self) -> int | None:
        """The month that ends the fiscal year: 12 where the first quarter ends in March."""
        if self.nth is None:
            return None
        return (self.end.month + 3 * (4 - self.nth) - 1) % 12 + 1


def days_of(one: Date) -> Months | None:
    """The days of a period that its own words give."""
    return (date.fromisoformat(one.start), date.fromisoformat(one.end)) if one.start and one.end else None


def is_quarter(months: Months) -> bool:
    """Whether the period is about as long as a quarter."""
    return 85 <= (months[1] - months[0]).days <= 98


def latest(dates: Sequence[Date]) -> Reported | None:
    """The quarter that the document reports on: the latest one, and of several mentions one with its number."""
    found = [
        Reported(_nth(one), *months)
        for one in dates
        if one.kind == "period" and (months := days_of(one)) and is_quarter(months)
    ]
    end = max((one.end for one in found), default=None)
    last = [one for one in found if one.end == end]
    return next((one for one in last if one.nth), last[0]) if last else None


def _nth(one: Date) -> int | None:
    match = QUARTER.search(words(one.text).lower())
    return NTH[match["nth"]] if match and match["nth"] else None
