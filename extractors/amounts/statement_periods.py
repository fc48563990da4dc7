r"""Quarters and halves whose days only the statements show: "second quarter of 2023" beside a column of that quarter.

Where the longer periods of all statements begin with a year of the calendar, so does the fiscal year: the second
quarter of 2023 is 2023-04-01/2023-06-30. Without a year, a quarter is the last one that the statements report on. A
"fiscal quarter ended November 2, 2024" has the days of the column of thirteen weeks to that day.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

import regex

from pipeline.days import end_of_month, months_ending
from pipeline.record import Date

_NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4}
_PART = regex.compile(
    r"(?P<nth>first|second|third|fourth)[\s-]+(?P<part>quarter|half)(?:[\s,]+(?:of\s+|in\s+)?(?P<year>(?:19|20)\d\d))?",
    regex.IGNORECASE,
)
_LONG = 170
"""Days that a half of a year has at least."""
_LENGTHS = (
    (regex.compile(r"\b(?:quarter|three[\s-]month|1[34][\s-]week|thirteen[\s-]week)", regex.IGNORECASE), (80, 100)),
    (regex.compile(r"\b(?:half|six[\s-]month|2[67][\s-]week|twenty-six[\s-]week)", regex.IGNORECASE), (170, 190)),
    (regex.compile(r"\b(?:nine[\s-]month|39[\s-]week|40[\s-]week|thirty-nine[\s-]week)", regex.IGNORECASE), (260, 285)),
    (regex.compile(r"\b(?:year|twelve[\s-]month|5[23][\s-]week)", regex.IGNORECASE), (355, 375)),
)
"""How many days a period has by its words."""


def by_statements(dates: Iterable[Date], periods: Iterable[str | None]) -> list[Date]:
    """The dates, each quarter and half that has no days with those that the periods of statements give it."""
    spans = sorted(
        {(date.fromisoformat(one[:10]), date.fromisoformat(one[11:])) for one in periods if one and "/" in one}
    )
    ended = [_with_start(one, spans) for one in dates]
    long = [start for start, end in spans if (end - start).days > _LONG]
    if not long or any((start.month, start.day) != (1, 1) for start in long):
        return ended
    last = max(end for _, end in spans)
    return [_resolved(one, last) if one.kind == "period" and one.end is None else one for one in ended]


def _with_start(one: Date, spans: Sequence[tuple[date, date]]) -> Date:
    """A period that states its end alone, with the first day of the one column that ends there and is as long."""
    if one.kind != "period" or one.end is None or one.start is not None:
        return one
    bounds = next((days for pattern, days in _LENGTHS if pattern.search(one.text)), (0, 0))
    starts = [
        start for start, end in spans if end.isoformat() == one.end and bounds[0] <= (end - start).days <= bounds[1]
    ]
    return replace(one, start=starts[0].isoformat()) if len(starts) == 1 else one


def _resolved(one: Date, last: date) -> Date:
    match = _PART.fullmatch(" ".join(one.text.split()))
    if match is None:
        return one
    length = 3 if match["part"].lower() == "quarter" else 6
    month = length * _NTH[match["nth"].lower()]
    year = int(match["year"]) if match["year"] else last.year
    if month > 12 or (not match["year"] and last.month != month):
        return one
    end = end_of_month(year, month)
    start = months_ending(end, length)
    return replace(one, start=start.isoformat(), end=end.isoformat()) if start and end <= last else one
