r"""The periods that a release reports on, as its statements name them: the quarter, the year to date, those before.

Beside columns of "Three Months Ended March 31, 2004" and 2003 the first quarter of 2004 is 2004-01-01/2004-03-31. Where
only the last day of a period is stated, its name is a duration and that day, as ISO 8601 writes it: `P3M/2006-07-01`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta

import regex

from extractors.fiscal.calendar import months_of
from pipeline.days import add_months, end_of_month, is_end_of_month, months_ending
from pipeline.lazy import lazy
from pipeline.record import Date, Fact

_OTHER = lazy(
    r"\b(?:change|variance|vs\.?|versus|increase|decrease|growth|adjust\w*|reclass\w*|pro[\s-]?forma|guidance|outlook"
    r"|previously|estimate\w*|forecast)\b|%",
    regex.IGNORECASE,
)
"""Heads of columns whose figures are not those of the period they name."""
_QUARTER = 91.31
_NEAR = 12
"""Days by which the end of a fiscal period may be off from that of the calendar."""


@dataclass(frozen=True)
class Column:
    """A period of the statements: its name, how many months it has, its last day."""

    name: str
    months: int
    end: date


@dataclass(frozen=True)
class Spot:
    """A period by its length in months and by how many quarters it ends before the one that is reported on.

    `end`: its last day, where the words state it.
    """

    months: int
    back: int
    end: date | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Reported:
    """The periods of a release, and the last day of the one it reports on.

    `columns` are those of its statements, `stated` those whose days the text gives; `nth` is the number of its quarter
    in the fiscal year, `year` what that year is called, null where nothing says so.
    """

    columns: tuple[Column, ...]
    stated: tuple[Column, ...]
    end: date
    nth: int | None = None
    year: int | None = None

    def name(self, spot: Spot) -> str | None:
        """What the statements call a period; null where they have none and the calendar does not give it."""
        target = spot.end or self.end - timedelta(days=round(spot.back * _QUARTER))
        room = 0 if spot.end else _NEAR
        for columns in (self.columns, self.stated):
            fits = (one for one in columns if one.months == spot.months)
            near = {one.name for one in fits if abs((one.end - target).days) <= room}
            if near:
                return near.pop() if len(near) == 1 else None
        if spot.end or not self._by_calendar(spot.months):
            return None
        month = add_months(self.end.replace(day=1), -3 * spot.back)
        last = end_of_month(month.year, month.month) if month else None
        start = months_ending(last, spot.months) if last else None
        return f"{start}/{last}" if start else None

    def spot(self, months: int, end: date) -> Spot | None:
        """The period of so many months that ends on a day; null where the statements have no such column."""
        if not any(one.months == months and one.end == end for one in self._all):
            return None
        return Spot(months, round((self.end - end).days / _QUARTER), end)

    def located(self, name: str) -> Spot | None:
        """The period that a name stands for; null for a day."""
        found = _column(name)
        return Spot(found.months, round((self.end - found.end).days / _QUARTER), found.end) if found else None

    @property
    def _all(self) -> tuple[Column, ...]:
        return (*self.columns, *self.stated)

    def _by_calendar(self, months: int) -> bool:
        """Whether periods of this length are whole months of the calendar, so that others follow from the last one."""
        known = months == 3 or self.nth == months // 3
        known = known or any(one.months == months and one.end == self.end for one in self._all)
        return known and all(is_end_of_month(one.end) and "P" not in one.name for one in self._all)


def reported(tables: Iterable[Sequence[Fact]], dates: Sequence[Date]) -> Reported | None:
    """The periods of the statements and of "quarter ended March 31, 2004" in the text; null where there are none.

    The period that is reported on is the last one of the first table that has any; a later table may give an outlook.
    """
    released = next((one.value for one in dates if one.kind == "calendar" and one.value), None)
    of_tables = [
        [one for fact in cells if not _OTHER.search(fact.column or "") and (one := _column(fact.period)) is not None]
        for cells in tables
    ]
    stated = list(_stated(dates))
    for columns in (*of_tables, stated):
        ends = [one.end for one in columns if released is None or one.end.isoformat() <= released]
        if ends:
            known = dict.fromkeys(one for columns in of_tables for one in columns)
            return Reported(tuple(known), tuple(dict.fromkeys(stated)), max(ends))
    return None


def _column(name: str | None) -> Column | None:
    start, _, last = (name or "").partition("/")
    if not last:
        return None
    end = date.fromisoformat(last)
    if start.startswith("P"):
        return Column(name or "", int(start[1:-1]), end)
    months = months_of((end - date.fromisoformat(start)).days + 1)
    return Column(name or "", months, end) if months else None


def _stated(dates: Iterable[Date]) -> Iterator[Column]:
    for one in dates:
        if one.kind == "period" and one.start and one.end and regex.search(r"\bend(?:ed|ing)\b", one.text):
            found = _column(f"{one.start}/{one.end}")
            if found is not None:
                yield found
