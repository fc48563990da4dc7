r"""The fiscal calendar of a document, and what follows from it: the first days of periods, and the days of named ones.

With "year ended July 1, 2006" the quarter ended September 30, 2006 begins on 2006-07-02; with "second quarter of fiscal
2007, ended Dec. 30, 2006" the first quarter of fiscal 2007 is the one that the document says ended thirteen weeks
before. Whole months are counted only where no period of the same series ends on another day of its month.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cached_property

import regex

from extractors.fiscal.names import TOP, names, numbered
from extractors.fiscal.stated import Stated, in_text, place_of_first, year_ends
from pipeline.days import add_days, add_months, end_of_month, is_end_of_month, months_ending
from pipeline.document import Document

_WEEKS = {3: (12, 14), 6: (24, 28), 9: (36, 40), 12: (52, 53)}
"""How many weeks, at least and at most, periods of so many months have."""
_DAYS = {3: ((80, 100), (105, 120)), 6: ((163, 190),), 9: ((249, 285),), 12: ((355, 375),)}
"""How many days they have; fiscal quarters have twelve to seventeen weeks."""
_QUARTER = 91.31
_NEAR = 12
"""Days by which the end of a fiscal period may be off from where the calendar has it."""
_BY_END = range(6, 12)
"""Fiscal years that end in these months are called by the year of their end, if the document names them at all."""
_OFF = 10
"""Days by which the end of a fiscal month may be off from that of a month."""


@dataclass(frozen=True)
class Period:
    """A period by its length in months and its last day; `start` is null where the document does not settle it."""

    months: int
    end: date
    start: date | None = None

    @property
    def name(self) -> str:
        """The period as ISO 8601 writes it: 2004-01-01/2004-03-31, or P3M/2006-12-30 without a first day."""
        return f"{self.start or f'P{self.months}M'}/{self.end}"


@dataclass(frozen=True)
class Calendar:
    """The periods that a document states, and the months in which its header, or else its text, says that years end.

    `names` are the quarters that its first lines name with their fiscal years, by number and year; or all its lines.
    """

    stated: tuple[Stated, ...] = ()
    headers: tuple[int, ...] = ()
    names: tuple[tuple[int, int], ...] = ()

    def period(self, months: int, end: date) -> Period:
        """The period of so many months that ends on a day, with its first day where the document settles it."""
        return Period(months, end, self._start(months, end))

    def whole(self, end: date) -> bool:
        """Whether periods that end on a day have whole months: it ends one, and so do all others of its series."""
        return is_end_of_month(end) and not any((end.month - one) % 3 == 0 for one in self._odd)

    def ending(self, near: date) -> date | None:
        """The one end of a period that the document states near a day; null where there is none, or several."""
        ends = self._between(near - timedelta(days=_NEAR), near + timedelta(days=_NEAR))
        if len(ends) > 1:  # "March 31, 2006" in words beside a statement of the quarter ended Apr 1, 2006
            ends = tuple(one for one in ends if not is_end_of_month(one) and one.weekday() in self._odd_weekdays)
        return ends[0] if len(ends) == 1 else None

    def at(self, end: date) -> date | None:
        """The end of a fiscal period that the calendar has on a day, the last of a month."""
        series = end.month % 3 in self._whole_months or (bool(self.headers) and not self._ends)
        known = self.whole(end) and series
        return self.ending(end) or (end if known else None)

    def year_ends(self, end: date) -> bool:
        """Whether the document states a year, or twelve months, that end on a day."""
        return end in self._years

    def of_year(self, nth: int, end: date) -> Period | None:
        """The nth quarter of the fiscal year that ends on a day."""
        there = self._shifted(end, nth - 4)
        return self.period(3, there) if there else None

    def before(self, period: Period, quarters: int) -> Period | None:
        """The period of the same length that ends so many quarters earlier; null where nothing settles its end."""
        end = self._shifted(period.end, -quarters)
        return self.period(period.months, end) if end else None

    def number(self, end: date) -> int | None:
        """Which quarter of its fiscal year ends on a day."""
        past = (month_of(end) - self.year_month) % 12 if self.year_month else None
        return None if past is None or past % 3 else past // 3 or 4

    def named(self, nth: int, year: int, months: int = 3) -> Period | None:
        """The period that ends with the nth quarter of the fiscal year called so."""
        ends = self._numbered.get((nth, year), set())
        if len(ends) == 1:
            return self.period(months, next(iter(ends)))
        month, naming = self.year_month, self._naming
        if ends or month is None or naming is None:
            return None
        last = add_months(date(year - naming, month, 1), 3 * (nth - 4))
        end = self.at(end_of_month(last.year, last.month)) if last else None
        return self.period(months, end) if end else None

    def year_named(self, end: date) -> int | None:
        """What the fiscal year is called in which a period ends."""
        nth = self.number(end)
        return self._year_of(end, nth) + self._naming if nth and self._naming is not None else None

    @cached_property
    def year_month(self) -> int | None:
        """The month with which fiscal years end, where all that the document says of it agrees."""
        found = {*self.headers, *(_last_month(one) for one in self.stated if one.nth and one.months in (3, 6, 12))}
        if not found:
            longest: dict[date, int] = {}
            for one in self.stated:
                if one.months in (3, 6, 9):
                    longest[one.end] = max(longest.get(one.end, 0), one.months)
            quarters = {one.end for one in self.stated if one.months == 3}
            to_date = ((end, many) for end, many in longest.items() if many > 3 and end in quarters)
            found = {(month_of(end) - many - 1) % 12 + 1 for end, many in to_date}
        return found.pop() if len(found) == 1 else None

    @property
    def named_by_end(self) -> bool:
        """Whether the document says what fiscal years are called."""
        return self._naming is not None

    @cached_property
    def _naming(self) -> int | None:
        """By how many years a fiscal year's name differs from the year in which it ends."""
        if self.year_month == 12:
            return 0
        found = {one.year - self._year_of(one.end, one.nth) for one in self.stated if one.nth and one.year}
        if not found and self.stated:
            end = self.stated[0].end
            reported = self.number(end)
            called = [year for nth, year in self.names if nth == reported]
            found = {max(called) - self._year_of(end, reported)} if reported and called else set()
            if self.year_month not in (1, 2):
                found -= {-1}  # a name of the year before; only years that end in winter are called by their beginning
        return found.pop() if len(found) == 1 and found <= {-1, 0} else None

    @staticmethod
    def _year_of(end: date, nth: int) -> int:
        """The year in which the fiscal year ends that has its nth quarter end on a day."""
        first = end.replace(day=1) - timedelta(days=1) if end.day <= _OFF else end
        last = add_months(first.replace(day=1), 3 * (4 - nth))
        return last.year if last else end.year

    @cached_property
    def _ends(self) -> tuple[date, ...]:
        """The last days of the periods, and days of balances that end a month or are of the same day of the week."""
        flows = {one.end for one in self.stated if one.months or one.start}
        weekdays = {one.weekday() for one in flows}
        days = (one.end for one in self.stated)
        return tuple(sorted({*flows, *(one for one in days if is_end_of_month(one) or one.weekday() in weekdays)}))

    @cached_property
    def _years(self) -> frozenset[date]:
        return frozenset(one.end for one in self.stated if one.months == 12)

    def _between(self, first: date, last: date) -> tuple[date, ...]:
        """The ends that the document states from one day to another."""
        return self._ends[bisect_left(self._ends, first) : bisect_right(self._ends, last)]

    @cached_property
    def _numbered(self) -> dict[tuple[int, int], set[date]]:
        """The ends of quarters by their number and the name of their fiscal year."""
        found: dict[tuple[int, int], set[date]] = {}
        for one in self.stated:
            if one.nth and one.year:
                found.setdefault((one.nth, one.year), set()).add(one.end)
        return found

    @cached_property
    def _counted(self) -> dict[tuple[int | None, date], set[date]]:
        """The first days that are stated or counted, by the length of the period and its last day."""
        found: dict[tuple[int | None, date], set[date]] = {}
        for one in self.stated:
            if one.start:
                found.setdefault((one.months, one.end), set()).add(one.start)
        return found

    @cached_property
    def _whole_months(self) -> frozenset[int]:
        """The places in a quarter of the months with which periods of whole months end."""
        return frozenset(one.month % 3 for one in self._ends if self.whole(one))

    @cached_property
    def _odd(self) -> frozenset[int]:
        """The months with which periods end that do not end on the last day of one."""
        return frozenset(month_of(one) for one in self._ends if not is_end_of_month(one) and _near_month(one))

    @cached_property
    def _odd_weekdays(self) -> frozenset[int]:
        """The days of the week on which those periods end, where they all end on one."""
        found = {one.weekday() for one in self._ends if not is_end_of_month(one) and _near_month(one)}
        return frozenset(found if len(found) == 1 else ())

    def _start(self, months: int, end: date) -> date | None:
        counted = self._counted.get((months, end))
        if counted:
            return next(iter(counted)) if len(counted) == 1 else None
        if self.whole(end):
            return months_ending(end, months)
        if months not in _WEEKS:
            return None
        low, high = (timedelta(weeks=one) for one in _WEEKS[months])
        befores = [one for one in self._between(end - high, end - low) if (end - one).days % 7 == 0]
        return add_days(befores[0], 1) if len(befores) == 1 else None

    def _shifted(self, end: date, quarters: int) -> date | None:
        """The end so many quarters later: one that the document states, else that of a month where months are whole."""
        if not quarters:
            return end
        there = add_months(end.replace(day=1), 3 * quarters)
        if self.whole(end):
            return end_of_month(there.year, there.month) if there else None
        near = end + timedelta(days=round(quarters * _QUARTER))
        return self.ending(near)


def calendar(document: Document, columns: Iterable[Stated] = ()) -> Calendar:
    """The fiscal calendar of a document, by its text, its header and the columns of its statements."""
    stated = tuple(dict.fromkeys((*document.once(_in_text), *columns)))
    headers = tuple(_headers(document))
    if not headers and not any(one.nth for one in stated):
        headers = document.once(_year_ends)
    found = Calendar(stated, headers, tuple(names(document.text[:TOP])))
    if found.named_by_end or found.year_month not in _BY_END or not stated:
        return found
    last = stated[0].end.year
    return replace(found, names=tuple(one for one in document.once(_names) if one[1] <= last))


def _names(document: Document) -> tuple[tuple[int, int], ...]:
    return tuple(dict.fromkeys(names(document.text)))


def _year_ends(document: Document) -> tuple[int, ...]:
    return tuple(dict.fromkeys(year_ends(document.text)))


def _in_text(document: Document) -> tuple[Stated, ...]:
    """What the text states; the first quarter of a release on earnings is the one that its headline numbers."""
    found = tuple(in_text(document.text))
    if document.kind != "earnings_release" or not found or any(one.nth for one in found):
        return found
    at = next((at for at, one in enumerate(found) if one.months == 3), None)
    told = numbered(document.text, min(TOP, place_of_first(document.text))) if at is not None else None
    if told is None or at is None:
        return found
    return (*found[:at], replace(found[at], nth=told[0], year=found[at].year or told[1]), *found[at + 1 :])


def column(period: str | None) -> Stated | None:
    """What the period of a column states: 2004-01-01/2004-03-31, P3M/2006-12-30, or the day of a balance."""
    start, _, last = (period or "").rpartition("/")
    if not last:
        return None
    end = date.fromisoformat(last)
    if not start:
        return Stated(end)
    if start.startswith("P"):
        return Stated(end, int(start[1:-1]))
    first = date.fromisoformat(start)
    return Stated(end, months_of((end - first).days + 1), first)


def months_of(days: int) -> int | None:
    """How many months a period of so many days has, where that is a quarter, a half, nine months or a year."""
    return next((many for many, ranges in _DAYS.items() if any(low <= days <= high for low, high in ranges)), None)


def _headers(document: Document) -> Iterator[int]:
    for filer in document.source.filing.filers if document.source.filing else ():
        stated = regex.fullmatch(r"XXXX-(\d\d)-(\d\d)", filer.fiscal_year_end or "")
        if stated and 1 <= int(stated[1]) <= 12 and 1 <= int(stated[2]) <= 28 + 3 * (int(stated[1]) != 2):
            yield _month(int(stated[1]), int(stated[2]))


def month_of(end: date) -> int:
    """The month that ends on or near a day: 6 for July 1, 2006 and for June 28, 2003."""
    return _month(end.month, end.day)


def _month(month: int, day: int) -> int:
    return (month - 2) % 12 + 1 if day <= _OFF else month


def _near_month(end: date) -> bool:
    """Whether a day is near the end of a month."""
    return end.day <= _OFF or end_of_month(end.year, end.month).day - end.day <= _OFF


def _last_month(one: Stated) -> int:
    """The month that ends the fiscal year of a numbered quarter."""
    return (month_of(one.end) + 3 * (4 - (one.nth or 4)) - 1) % 12 + 1
