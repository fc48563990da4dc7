"""The periods whose end a document states, and the quarter it reports on: "first quarter ended March 31, 2004"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from extractors.fiscal.calendar import Calendar, Period, months_of
from extractors.fiscal.stated import NTHS, Length, lengths, quarter_of_year
from pipeline.days import days_ending
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import words

QUARTER = lazy(
    r"\b(?P<nth>first|second|third|fourth|1st|2nd|3rd|4th)[ -](?:fiscal |calendar )?quarter\b"
    r"|\bq(?P<q>[1-4])|\b(?P<q>[1-4])q"
)
"""A quarter by its number, in small letters: "third fiscal quarter", "q3"."""
_QUARTERLY = lazy(r"(?i:quarterly\s+period\s+ended)\b")
"""What the cover of a quarterly report says."""
_HEAD = lazy(r".*?(?=\bend(?:ed|ing)\b)")
_BARE = lazy(r"(?:[a-z]+\.? \d{1,2},? |\d{1,2} [a-z]+,? )?\d{4}")
"""What goes on with a list of ends: "2003", "March 31, 2003"."""


@dataclass(frozen=True)
class Reported:
    """A quarter whose end the document states: its number in the fiscal year, where that is known, and its days."""

    nth: int | None
    period: Period


def periods(dates: Sequence[Date], known: Calendar) -> Iterator[tuple[Date, Period | None]]:
    """The dates, each period that has an end with the first day that the calendar gives it, and what it is.

    Of "three and six months ended June 30, 1998" there are two items with one span, in the order of their lengths.
    """
    heads: list[Length] = []
    before: Date | None = None
    number = 0
    for one in dates:
        if one.kind != "period" or one.end is None:
            yield one, None
            continue
        said = words(one.text).lower()
        head = _HEAD.match(said)
        if head is not None and (nth := quarter_of_year(head[0])) is not None:
            within = known.of_year(nth, date.fromisoformat(one.end))
            yield _with(one, within), within
            continue
        if head is not None:
            heads = lengths(head[0])
        elif not _BARE.fullmatch(said):
            heads = []
        number = number + 1 if before is not None and before.span == one.span else 0
        before = one
        found = _period(one, date.fromisoformat(one.end), heads[number] if number < len(heads) else None, known)
        yield _with(one, found) if found else one, found


def _with(one: Date, found: Period | None) -> Date:
    """The item with the days of a period, without any where there is none."""
    start = found.start.isoformat() if found and found.start else None
    return replace(one, start=start, end=found.end.isoformat() if found else None)


def _period(one: Date, end: date, length: Length | None, known: Calendar) -> Period | None:
    if length is not None and length.months is not None and length.weeks is None:
        return known.period(length.months, end)
    if length is not None and length.weeks is not None:
        return Period(length.months or 0, end, days_ending(end, 7 * length.weeks))
    if one.start is None:
        return None
    first = date.fromisoformat(one.start)
    return Period(months_of((end - first).days + 1) or 0, end, first)


def latest(dates: Sequence[tuple[Date, Period | None]], known: Calendar, released: str | None) -> Reported | None:
    """The quarter that the document reports on: the latest one that had ended when it was released.

    It may stand in the head of a statement alone. Where no words give its number, a release or a quarterly
    report has that of the calendar.
    """
    found = [Reported(_nth(one), period) for one, period in dates if period is not None and period.months == 3]
    found += [Reported(None, known.period(3, one.end)) for one in known.stated if one.months == 3]
    found = [one for one in found if not released or one.period.end.isoformat() <= released] or found
    end = max((one.period.end for one in found), default=None)
    last = [one for one in found if one.period.end == end]
    if end is None:
        return None
    told = bool(released) or any(
        period is not None and period.end == end and _QUARTERLY.match(one.text) for one, period in dates
    )
    nth = known.number(end) if told else None  # an annual report tells of the quarters of several years
    return next((one for one in last if one.nth), Reported(nth, last[0].period))


def _nth(one: Date) -> int | None:
    match = QUARTER.search(words(one.text).lower())
    return NTHS[match["nth"]] if match and match["nth"] else None
