"""Which months a quarter has, where the document shows it: "first quarter ended March 31, 2004" settles the others.

With that quarter, "first quarter of 2003" is 2003-01-01/2003-03-31, "previous quarter" 2003-10-01/2003-12-31, and
"same period last year" the period itself one year earlier.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

import regex

from extractors.dates.pieces import full_year
from pipeline.days import add_months, add_years, end_of_month, months_ending
from pipeline.record import Date
from pipeline.rules import words

_NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
_QUARTER = regex.compile(
    r"\b(?P<nth>first|second|third|fourth|1st|2nd|3rd|4th)[ -](?:fiscal |calendar )?quarter\b"
    r"|\bq(?P<q>[1-4])|\b(?P<q>[1-4])q"
)
_HALF = regex.compile(r"\b(?P<nth>first|second) half\b")
_OPENING = regex.compile(r"\bfirst (?P<months>three|six|nine) months\b")
_YEAR = regex.compile(r"(?:19|20)\d\d\b|(?<=q[1-4] ?['’]?)\d\d\b|(?<=[1-4]q ?['’]?)\d\d\b")
_FISCAL = regex.compile(r"\bfiscal\b|\bfy")
_YEAR_BEFORE = regex.compile(
    r"last (?:fiscal )?year|year[ -]ago|one year earlier|(?:prior|previous|preceding)[ -](?:fiscal )?year"
)
_SAME = regex.compile(r"(?:same|comparable|corresponding|year[ -]ago|(?:prior|previous)[ -]year(?:['’]s)?)\b")
_BESIDE = regex.compile(r"(?:same|comparable|corresponding|year[ -]ago|previous|prior|preceding|current|last|next)\b")
_MONTH_OF_END = {"march": 3, "june": 6, "september": 9, "december": 12}
_LENGTHS = {"three": 3, "six": 6, "nine": 9}

Months = tuple[date, date]


@dataclass(frozen=True)
class _Reported:
    """A quarter whose days the document states: its number in the fiscal year, where given, and its days."""

    nth: int | None
    start: date
    end: date

    @property
    def year_end_month(self) -> int | None:
        """The month that ends the fiscal year: 12 where the first quarter ends in March."""
        if self.nth is None:
            return None
        return (self.end.month + 3 * (4 - self.nth) - 1) % 12 + 1


def resolved(dates: Sequence[Date]) -> Iterator[Date]:
    """The dates in their order, each period with the months that the document shows it to have."""
    reported = list(_reported(dates))
    if not reported:
        yield from _by_year_end(dates)
        return
    current = _current(reported)
    last: Months = (current.start, current.end)
    for one in dates:
        if one.kind != "period":
            yield one
        elif one.end is not None:
            if one.start is not None:
                last = (date.fromisoformat(one.start), date.fromisoformat(one.end))
            yield one
        else:
            months = _months(words(one.text).lower(), current, last)
            if months is not None and not _BESIDE.match(words(one.text).lower()):
                last = months
            yield _with(one, months)


def _with(one: Date, months: Months | None) -> Date:
    return replace(one, start=months[0].isoformat(), end=months[1].isoformat()) if months else one


def _reported(dates: Sequence[Date]) -> Iterator[_Reported]:
    for one in dates:
        if one.kind == "period" and one.start and one.end:
            match = _QUARTER.search(words(one.text).lower())
            start, end = date.fromisoformat(one.start), date.fromisoformat(one.end)
            if 85 <= (end - start).days <= 98:
                nth = _NTH[match["nth"]] if match and match["nth"] else None
                yield _Reported(nth, start, end)


def _current(reported: Sequence[_Reported]) -> _Reported:
    """The quarter that the document reports on: the latest one, and of several mentions one with its number."""
    end = max(one.end for one in reported)
    latest = [one for one in reported if one.end == end]
    return next((one for one in latest if one.nth), latest[0])


def _months(text: str, current: _Reported, last: Months) -> Months | None:
    """The days of a period by its words, the quarter reported on, and the period that was named last."""
    if _SAME.match(text):
        return _same(text, last)
    if regex.match(r"(?:previous|prior|preceding) (?:fiscal )?quarter", text):
        return _quarter_ending(add_months(current.start.replace(day=1), -1))
    named = regex.match(r"(march|june|september|december) quarter$", text)
    if named:
        return (current.start, current.end) if current.end.month == _MONTH_OF_END[named[1]] else None
    year_end = current.year_end_month
    if year_end is None:
        return None
    nth, length = _nth(text)
    if nth is None:
        return None
    return _in_year(text, nth, length, current, year_end)


def _same(text: str, last: Months) -> Months | None:
    """The period named last, a year earlier or in the year stated."""
    year = _YEAR.search(text)
    if year is not None:
        back = last[1].year - full_year(year[0])
    elif _YEAR_BEFORE.search(text):
        back = 1
    else:
        return None
    start, end = add_years(last[0], -back), add_years(last[1], -back)
    return (start, _month_end(end, last[1])) if start and end and 0 < back < 50 else None


def _month_end(end: date, model: date) -> date:
    """The day, moved to the month's end where its model stands there: 2003-02-28 gives 2004-02-29."""
    whole = model.day == end_of_month(model.year, model.month).day
    return end_of_month(end.year, end.month) if whole else end


def _nth(text: str) -> tuple[int | None, int]:
    """The last quarter of the period by its number, and how many months it has: (2, 6) for "first half"."""
    if match := _QUARTER.search(text):
        return (_NTH[match["nth"]] if match["nth"] else int(match["q"])), 3
    if match := _HALF.search(text):
        return 2 * _NTH[match["nth"]], 6
    if match := _OPENING.search(text):
        return _LENGTHS[match["months"]] // 3, _LENGTHS[match["months"]]
    return None, 0


def _in_year(text: str, nth: int, length: int, current: _Reported, year_end: int) -> Months | None:
    """The days of the nth quarter: of the calendar year stated, else of the year that is reported on."""
    year = _YEAR.search(text)
    if year is not None:
        # a fiscal year that does not end in December has its name from a custom that these words do not give
        return _ending(full_year(year[0]), 3 * nth, length) if year_end == 12 else None
    if current.nth is None:
        return None
    end = add_months(current.end.replace(day=1), 3 * (nth - current.nth) - (12 if _YEAR_BEFORE.search(text) else 0))
    if nth > current.nth and end is not None and not _YEAR_BEFORE.search(text):
        return None
    return _ending(end.year, end.month, length) if end and _whole(current) else None


def _whole(current: _Reported) -> bool:
    return current.end == end_of_month(current.end.year, current.end.month)


def _ending(year: int, month: int, length: int) -> Months | None:
    end = end_of_month(year, month)
    start = months_ending(end, length)
    return (start, end) if start else None


def _quarter_ending(day: date | None) -> Months | None:
    return _ending(day.year, day.month, 3) if day else None


def _by_year_end(dates: Sequence[Date]) -> Iterator[Date]:
    """Without a stated quarter: a fiscal year that ends in December makes the quarters those of the calendar."""
    ends = {one.end[5:] for one in dates if one.kind == "period" and one.start and one.end and _is_year(one)}
    for one in dates:
        text = words(one.text).lower()
        year = _YEAR.search(text)
        nth, length = _nth(text)
        if one.kind == "period" and one.end is None and ends == {"12-31"} and year and nth:
            yield _with(one, _ending(full_year(year[0]), 3 * nth, length))
        else:
            yield one


def _is_year(one: Date) -> bool:
    start, end = date.fromisoformat(one.start or ""), date.fromisoformat(one.end or "")
    return 363 <= (end - start).days <= 366
