r"""Days that others are counted from: key dates, actual events, deadlines, and the end of the Effectiveness Period.

`events.find("shelf_filing_deadline")` is 2004-07-15 where the clause says "not later than 15 days after the date
hereof" and the key date is 2004-06-30; it is null while what the deadline is counted from is not known.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from computations.agreed import EffectivenessPeriod, count_of, key_dates
from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.counting import Count, anniversary, counted, extended
from computations.inputs import Input
from computations.reviewed import alternatives, condition, decisive, holds


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
    """A `deadline` clause, read; `performed` is the event that keeps it, null where it says none."""

    clause: Clause
    key: str
    anchor: str
    count: Count
    performed: str | None


@dataclass(frozen=True)
class Events:
    """The days that are known by their keys, and the deadlines that are counted from them."""

    known: Mapping[str, Dated]
    deadlines: tuple[Deadline, ...]
    calendar: BusinessCalendar
    options: Mapping[str, Any]

    def find(self, key: str, seen: tuple[str, ...] = ()) -> Dated | None:
        """The day of a key, itself known or the latest day of a deadline; null where it cannot be told.

        Where a review by the Commission gives a deadline another day, that day counts.
        """
        own = self._of_clause(key, seen)
        if own is None or key in self.known:
            return own
        others = {one: found for one in alternatives(key) if (found := self._of_clause(one, (*seen, key))) is not None}
        by = decisive(key, {one: dated.day for one, dated in {key: own, **others}.items()})
        if by == key:
            return own
        tokens, text = (*own.tokens, *others[by].tokens), f"{others[by].text}, instead of {own.day}"
        return replace(others[by], text=text, tokens=tuple(dict.fromkeys(tokens)))

    def open_alternatives(self, key: str) -> tuple[str, ...]:
        """The events that could still give a deadline another day, so far not known."""
        keys = [one for one in alternatives(key) if any(known.key == one for known in self.deadlines)]
        return tuple(condition(one) or self.needs(one) for one in keys if self.find(one) is None)

    def _of_clause(self, key: str, seen: tuple[str, ...]) -> Dated | None:
        if key in self.known or key in seen:
            return self.known.get(key)
        if not holds(key, self.known):
            return None
        for one in self.deadlines:
            anchor = self.find(one.anchor, (*seen, key)) if one.key == key else None
            if anchor is not None:
                dated = self.counted(one, anchor)
                held = self.known.get(condition(key) or "")
                return dated if held is None else replace(dated, tokens=(*dated.tokens, *held.tokens))
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

    def performed(self, key: str) -> str | None:
        """The event that keeps a deadline, by its key; null where no clause says it."""
        return next((one.performed for one in self.deadlines if one.key == key), None)

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
    stated = {
        key: Dated(one.day, f"{one.name or 'the date'} is {one.day}", one.tokens, one.quotes)
        for key, one in key_dates(clauses, calendar, {**given, **actual}).items()
    }
    known = {**stated, **given, **actual}
    latest = (one for one in clauses.all("deadline") if one.get("bound").value != "earliest")
    return Events(known, tuple(_deadline(one) for one in latest), calendar, options)


def _deadline(clause: Clause) -> Deadline:
    return Deadline(
        clause,
        clause.get("key").needed("the deadline's key"),
        clause.get("anchor").needed("what it counts from"),
        count_of(clause),
        clause.get("performed").text(),
    )


@dataclass(frozen=True)
class PeriodEnd:
    """Where the Effectiveness Period ends: its first day outside, with the label of the end that came."""

    dated: Dated
    label: str


def period_end(period: EffectivenessPeriod | None, events: Events) -> PeriodEnd | None:
    """The end of the Effectiveness Period by its clause; null while it is open, or where there is no clause."""
    if period is None:
        return None
    starts = {one.label: events.find(one.event) for one in period.ends}
    leap = events.options["leap"]
    days = {one.label: one.day(start.day, leap) if (start := starts[one.label]) else None for one in period.ends}
    last, label = period.decided(days)
    end = next((one for one in period.ends if one.label == label), None)
    start = starts[end.label] if end else None
    if last is None or end is None or start is None:
        return None
    text = start.text if end.kind == "event" else f"{end.words()}, {start.day}"
    tokens = (period.clause.token, *start.tokens, *(("option:leap",) if end.kind == "anniversary" else ()))
    return PeriodEnd(Dated(last, text, tokens, period.quotes(end)), end.label)
