r"""The dated items of a timetable as events of a calendar, one whole day each.

A window gives two, its opening and its close; several occurrences one each; the day of an event that nothing dates
yet gives none. The calendar is stamped with the day of the filing, never with that of the call.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.icalendar import DOMAIN, Event, calendar_text, stamp_of_day, unique_id
from computations.registration_timetable.deadlines import NOTICE, PERIOD

PRODUCT = "-//Four Corners//timetable//EN"

Item = Mapping[str, Any]


@dataclass(frozen=True)
class Dated:
    """What falls on a day: its key, the day, what it is, and where the document says so."""

    key: str
    day: str
    summary: str
    description: str


def to_ics(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The rendering of a timetable as iCalendar."""
    events = list(dated_items(answer["result"]["events"], inputs.get("clauses") or ()))
    return calendar_of_items(events, document_of(inputs), stamp_of(inputs, events)).encode()


def calendar_of_items(
    events: Iterable[Dated], document: str, stamp: str, product: str = PRODUCT, domain: str = DOMAIN
) -> str:
    """The calendar of these items, by day and then by key."""
    return calendar_text(
        product,
        [
            Event(
                unique_id(document, one.key, one.day, domain),
                stamp,
                date.fromisoformat(one.day),
                one.summary,
                one.description,
            )
            for one in sorted(events, key=lambda one: (one.day, one.key))
        ],
    )


def document_of(inputs: Mapping[str, Any]) -> str:
    """The id of the document that a calendar is of, empty where the input does not say it."""
    stated = (one.get("document") for one in _objects(inputs, "clauses"))
    listed = (inputs.get("document"), *(one.get("id") for one in _objects(inputs, "documents")), *stated)
    return next((one for one in listed if isinstance(one, str) and one), "")


def stamp_of(inputs: Mapping[str, Any], events: Iterable[Dated]) -> str:
    """The stamp of a calendar: the one given, else the day of the filing, of the agreement, or of the first event."""
    given = inputs.get("dtstamp")
    if isinstance(given, str):
        return given
    filed = (one.get("filed") for one in _objects(inputs, "documents"))
    dated = (one.get("value") for one in _objects(inputs, "clauses") if one.get("key") == "agreement_date")
    return stamp_of_day((*filed, *dated, *sorted(one.day for one in events))) or "T000000Z"


def _objects(inputs: Mapping[str, Any], name: str) -> list[Item]:
    listed = inputs.get(name)
    return [one for one in listed if isinstance(one, Mapping)] if isinstance(listed, list) else []


def dated_items(items: Mapping[str, Item], clauses: Iterable[Item]) -> Iterator[Dated]:
    """The dated items of a timetable's `events`, described by the clauses that set them."""
    listed = list(clauses)
    for key, item in items.items():
        description = _description(key, item, listed)
        if key == PERIOD and item["terminates_on"]:
            yield Dated(key, item["terminates_on"], "Effectiveness Period terminates", description)
        elif key == NOTICE:
            yield from _notices(item, description)
        elif key != PERIOD:
            name = item["term"] or key.replace("_", " ").capitalize()
            occurrences = item["instances"] or [item]
            for one in occurrences:
                yield from _occurrence(key, name, one, description)


def _occurrence(key: str, name: str, one: Item, description: str) -> Iterator[Dated]:
    if one["date"] and one["earliest"]:
        yield Dated(f"{key}_opens", one["earliest"], f"{name} opens", description)
        yield Dated(f"{key}_closes", one["date"], f"{name} closes", description)
    elif one["earliest"]:
        yield Dated(key, one["earliest"], f"{name}: first day", description)
    elif one["date"]:
        yield Dated(key, one["date"], name, description)


def _notices(item: Item, description: str) -> Iterator[Dated]:
    words = {
        "latest_notice": "Last day for the notice of sale",
        "earliest_sale": "First day for the sale",
        "effective_through": "Last day of the notice of sale",
    }
    for number, one in enumerate(item["notices"], 1):
        for field, summary in words.items():
            if one[field]:
                yield Dated(f"{NOTICE}_{number}_{field}", one[field], f"{summary} ({number})", description)


def _description(key: str, item: Item, clauses: Iterable[Item]) -> str:
    """The place, the words and the standard: `Section 2(a)(ii): "not later than 120 days …"; best efforts`."""
    kind, plain = (key if key in (PERIOD, NOTICE) else "deadline"), key.partition("#")[0]
    quoted = (
        one.get("text")
        for one in clauses
        if one.get("kind") == kind and one.get("section") == item["section"] and one.get("key", plain) == plain
    )
    text = next((" ".join(one.split()) for one in quoted if isinstance(one, str)), "")
    section = item["section"] or ""
    place = f"Section {section}" if section[:1].isdigit() else section
    standard = item.get("standard")
    parts = (place, f'"{text}"' if text else "")
    told = ": ".join(one for one in parts if one)
    return told if standard in (None, "absolute") else f"{told}; {standard.replace('_', ' ')}"
