r"""Days that others are counted from: key dates, actual events, deadlines, and the end of the Effectiveness Period.

`events.find("shelf_filing_deadline")` is 2004-07-15 where the clause says "not later than 15 days after the date
hereof" and the key date is 2004-06-30; it is null while what the deadline is counted from is not known.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.counting import Count, anniversary, counted, days_after, extended
from computations.inputs import Input


@dataclass(frozen=True)
class Dated:
    """A day with how it came about, the tokens that it rests on, and the words of the document that decide it.

    `extended_to` is the next Business Day, where the day is a deadline in calendar days and closed.
    """

    day: date
    text: str
    tokens: tuple[str, ...]
    quotes: tuple[str, ...] = ()
    extended_to: date | None = None


@dataclass(frozen=True)
class Deadline:
    """A `deadline` clause, read."""

    clause: Clause
    key: str
    anchor: str
    count: Count


@dataclass(frozen=True)
class Events:
    """The days that are known by their keys, and the deadlines that are counted from them."""

    known: Mapping[str, Dated]
    deadlines: tuple[Deadline, ...]
    calendar: BusinessCalendar
    options: Mapping[str, Any]

    def find(self, key: str, seen: tuple[str, ...] = ()) -> Dated | None:
        """The day of a key, itself known or the latest day of a deadline; null where it cannot be told."""
        if key in self.known or key in seen:
            return self.known.get(key)
        for one in self.deadlines:
            anchor = self.find(one.anchor, (*seen, key)) if one.key == key else None
            if anchor is not None:
                return self.counted(one, anchor)
        return None

    def needs(self, key: str) -> str:
        """The key of the event that a deadline waits for, or the key itself where there is no such deadline."""
        seen = {key}
        while True:
            anchor = next((one.anchor for one in self.deadlines if one.key == key), key)
            if anchor in seen:
                return key
            seen.add(anchor)
            key = anchor

    def counted(self, deadline: Deadline, anchor: Dated) -> Dated:
        """The day of a deadline counted from its anchor, by the option `roll` put off to the next Business Day."""
        day = counted(anchor.day, deadline.count, self.calendar)
        later = extended(day, deadline.count, self.calendar)
        text = f"{deadline.count.words()} {anchor.day}{', that day included' if deadline.count.inclusive else ''}"
        tokens = (deadline.clause.token, *anchor.tokens, "option:calendar")
        if later is not None:
            tokens += ("option:roll",)
        if later is not None and self.options["roll"] == "following":
            text, day, later = f"{text}; {day} is no Business Day, {later} the next", later, None
        return Dated(day, text, tokens, deadline.clause.words("quantity", "anchor"), later)

    def anchored(self, anchor: str) -> Deadline | None:
        """The first deadline that is counted from an event, by its key."""
        return next((one for one in self.deadlines if one.anchor == anchor), None)

    def anniversary(self, start: Dated, number: int) -> date:
        """An anniversary of a day, by the option `leap`."""
        return anniversary(start.day, number, self.options["leap"])


def read_events(
    clauses: Clauses,
    external: Input,
    actual: Mapping[str, Dated],
    calendar: BusinessCalendar,
    options: Mapping[str, Any],
) -> Events:
    """The events of an input: actual ones before those of `external.events`, and these before the key dates."""
    given = {
        key: Dated(day, f"{key} was on {day}", (f"external:events.{key}",))
        for key, one in external.get("events").entries()
        if (day := calendar.read(one)) is not None
    }
    known = {**_key_dates(clauses, calendar, {**given, **actual}), **given, **actual}
    latest = (one for one in clauses.all("deadline") if one.get("bound").value != "earliest")
    return Events(known, tuple(_deadline(one) for one in latest), calendar, options)


def _deadline(clause: Clause) -> Deadline:
    count = Count(
        quantity=clause.get("quantity").needed_count("how many days the deadline has"),
        basis=clause.get("basis").needed_choice("which days count", "calendar", "business"),
        direction=clause.get("direction").needed_choice("the direction of the count", "after", "before"),
        inclusive=clause.get("inclusive").needed_flag("whether the last day is in"),
    )
    return Deadline(
        clause,
        clause.get("key").needed("the deadline's key"),
        clause.get("anchor").needed("what it counts from"),
        count,
    )


def _key_dates(clauses: Clauses, calendar: BusinessCalendar, better: Mapping[str, Dated]) -> dict[str, Dated]:
    """The key dates with a day; one that is the same as another takes that one's. Two different days are a problem."""
    found: dict[str, Dated] = {}
    same: list[Clause] = []
    for one in clauses.all("key_date"):
        key, day = one.get("key").needed("the date's key"), calendar.read(one.get("value"))
        if day is None:
            same.append(one)
        elif found.setdefault(key, _stated(one, day)).day != day and key not in better:
            one.get("value").wrong("duplicate", f"{key} is {day} here and {found[key].day} in another clause")
    for one in same:
        key, other = str(one.get("key").value), found.get(str(one.get("same_as").value))
        if other is not None and key not in found:
            found[key] = Dated(other.day, other.text, (one.token, *other.tokens), one.words("same_as"))
    return found


def _stated(clause: Clause, day: date) -> Dated:
    return Dated(day, f"{clause.get('name').value or 'the date'} is {day}", (clause.token,), clause.words("value"))


@dataclass(frozen=True)
class PeriodEnd:
    """Where the Effectiveness Period ends: its first day outside, with the label of the end that came."""

    dated: Dated
    label: str


def period_end(clause: Clause | None, events: Events) -> PeriodEnd | None:
    """The end of the Effectiveness Period by its clause; null while it is open, or where there is no clause.

    Of several ends the clause's rule takes the earliest known one (a tie: the first), or the latest once all are known.
    """
    if clause is None:
        return None
    ends = [_end(number, one, clause, events) for number, one in enumerate(clause.get("ends").objects())]
    reached = [one for one in ends if one is not None]
    if clause.get("rule_of").needed_choice("which of its ends decides", "earliest", "latest") == "latest":
        return max(reached, key=lambda one: one.dated.day) if reached and len(reached) == len(ends) else None
    return min(reached, key=lambda one: one.dated.day, default=None)


def _end(number: int, end: Input, clause: Clause, events: Events) -> PeriodEnd | None:
    label, kind = end.get("label").text() or f"end {number + 1}", end.get("kind").value
    count = 0 if kind == "event" else end.get("n").needed_count("the number of years or days")
    start = events.find(str(end.get("event" if kind == "event" else "of").value))
    if start is None:
        return None
    tokens, quotes = (clause.token, *start.tokens), clause.words(f"ends[{number}].n", f"ends[{number}].event")
    if kind == "event":
        return PeriodEnd(Dated(start.day, start.text, tokens, quotes), label)
    if kind == "anniversary":
        text = f"anniversary {count} of {start.day}"
        return PeriodEnd(Dated(events.anniversary(start, count), text, (*tokens, "option:leap"), quotes), label)
    if kind == "days":
        return PeriodEnd(Dated(days_after(start.day, count), f"{count} days after {start.day}", tokens, quotes), label)
    end.get("kind").wrong("unsupported", f"an end of the kind {kind!r} is not known here")
    return None
