r"""The timetable of an agreement as an iCalendar text that any calendar program reads (RFC 5545).

An event "Shelf Filing Deadline" on 2004-07-15 gives a VEVENT of that whole day; its id is made of the document, the
key and the day, and its stamp is the day of the filing: the same record gives the same bytes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from computations import registration_timetable
from computations.computation import Computation, Outcome
from computations.icalendar import DOMAIN
from computations.inputs import Input
from computations.registration_timetable.calendar_events import (
    PRODUCT,
    Dated,
    calendar_of_items,
    dated_items,
    document_of,
    stamp_of,
)
from computations.trace import Trace
from pipeline.lazy import lazy

_STAMP = lazy(r"[0-9]{8}T[0-9]{6}Z")


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The calendar as `text`: that of `events` where they are given, else that of the timetable of the clauses.

    Raises `BadInput` with all that is wrong with events or clauses.
    """
    product, domain = whole.get("prodid").text() or PRODUCT, whole.get("uid_domain").text() or DOMAIN
    _stamp(whole.get("dtstamp"))
    whole.get("document").text()
    if whole.get("events").given:
        return _of_events(whole, product, domain)
    outcome = registration_timetable.compute(whole, options)
    items = outcome.result["events"]
    dated = list(dated_items(items, whole.get("clauses").value or ()))
    text = calendar_of_items(dated, document_of(whole.value), stamp_of(whole.value, dated), product, domain)
    return replace(outcome, result={"text": text, **outcome.result})


def _of_events(whole: Input, product: str, domain: str) -> Outcome:
    listed = list(whole.get("events").objects())
    _apart(listed)
    days = [one.get("date").needed_date("the day of an event").isoformat() for one in listed]
    events = [
        Dated(
            one.get("key").needed("the key of an event"),
            day,
            one.get("summary").needed("what the event is"),
            one.get("description").text() or "",
        )
        for one, day in zip(listed, days, strict=True)
    ]
    whole.prove()
    trace = Trace()
    for number, one in enumerate(events):
        trace.add("text", one.day, f"{one.summary}, a whole day", f"input:events[{number}].date")
    text = calendar_of_items(events, document_of(whole.value), stamp_of(whole.value, events), product, domain)
    return Outcome({"text": text}, trace.steps)


def _apart(listed: Sequence[Input]) -> None:
    """Keeps the problem `duplicate` with an event of the same key and day as one before it: both had one id."""
    seen = set()
    for one in listed:
        pair = repr(one.get("key").value), repr(one.get("date").value)
        if pair in seen:
            one.get("key").wrong("duplicate", f"{one.get('key').value} stands twice on one day")
        seen.add(pair)


def _stamp(value: Input) -> None:
    """Proves the stamp of a calendar: a time in UTC, `20040701T000000Z`."""
    words = value.text()
    if words is None:
        return
    try:
        if _STAMP.fullmatch(words):
            datetime.strptime(words, "%Y%m%dT%H%M%SZ")  # noqa: DTZ007  (its Z is UTC; only its digits are proven)
            return
    except ValueError:
        pass  # 20040230T000000Z: written like a time, and none
    value.wrong("bad_date", f"{words!r} is no time in UTC such as 20040701T000000Z")


def to_ics(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The calendar itself."""
    return str(answer["result"]["text"]).encode()


COMPUTATION = Computation(
    name="timetable_calendar",
    purpose="the registration timetable as an iCalendar text",
    reads=("clauses",),
    accepts=("events", "dtstamp", "prodid", "uid_domain"),
    needs=("deadline",),
    compute=compute,
    external=registration_timetable.COMPUTATION.external,
    options=registration_timetable.COMPUTATION.options,
    renderings={"ics": to_ics},
)
