r"""Calendars as RFC 5545 writes them: events of whole days and of times in UTC, without a clock.

`calendar_text("-//Four Corners//EN", [Event("1@example.invalid", "20040701T000000Z", date(2004, 7, 15), "Filing")])`
begins with `BEGIN:VCALENDAR\r\n`; a line of more than 75 octets goes on in the next one behind a space.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from pipeline.lazy import lazy

_DAY = lazy(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

DOMAIN = "fourcorners.invalid"
"""The domain of the ids of events, where the caller has none."""

WIDTH = 75
"""So many octets a line has at most, without its end."""


@dataclass(frozen=True)
class Event:
    """An event: its unique id, the stamp of its making, its start (a day, or a time), what it is, and its end if timed.

    A whole day ends on the next one; a time without an end is a moment.
    """

    uid: str
    stamp: str
    start: date
    summary: str
    description: str = ""
    end: datetime | None = None


def unique_id(document: str, key: str, day: str, domain: str) -> str:
    """The id of an event, the same for the same document, key and day: 32 hex digits `@` the domain."""
    return f"{hashlib.sha256(f'{document}|{key}|{day}'.encode()).hexdigest()[:32]}@{domain}"


def stamp_of_day(days: Iterable[object]) -> str | None:
    """The stamp of the first of these that is a day, `20040701T000000Z`; null where none is."""
    found = (one for one in days if isinstance(one, str) and _DAY.fullmatch(one))
    return next((f"{one.replace('-', '')}T000000Z" for one in found), None)


def calendar_text(product: str, events: Iterable[Event]) -> str:
    """The calendar with its events in the order given; every line ends with CR and LF."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{product}", "CALSCALE:GREGORIAN"]
    for one in events:
        lines += _event(one)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def utc(moment: datetime) -> str:
    """A time in UTC as calendars write it: `20040512T150000Z`."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _event(one: Event) -> Iterator[str]:
    yield from ("BEGIN:VEVENT", f"UID:{one.uid}", f"DTSTAMP:{one.stamp}")
    if isinstance(one.start, datetime):
        yield f"DTSTART:{utc(one.start)}"
        if one.end is not None:
            yield f"DTEND:{utc(one.end)}"
    else:
        yield f"DTSTART;VALUE=DATE:{one.start:%Y%m%d}"
        yield f"DTEND;VALUE=DATE:{one.start + timedelta(days=1):%Y%m%d}"
    yield f"SUMMARY:{_escaped(one.summary)}"
    if one.description:
        yield f"DESCRIPTION:{_escaped(one.description)}"
    if not isinstance(one.start, datetime):
        yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def _escaped(words: str) -> str:
    words = words.replace("\r\n", "\n").replace("\r", "\n")
    return words.replace("\\", "\\\\").replace(";", r"\;").replace(",", r"\,").replace("\n", r"\n")


def _folded(line: str) -> Iterator[str]:
    """The line in parts of at most 75 octets, the space before all but the first counted; no character is split."""
    part = ""
    for character in line:
        if len((part + character).encode()) > WIDTH:
            yield part
            part = " "
        part += character
    yield part
