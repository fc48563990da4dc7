r"""How long a registration statement must be kept effective: "until the earliest of (x) the second anniversary …".

Effective on 2004-10-28, the period terminates on 2006-10-28 by (x), unless all securities are sold before; the day of
its end is no longer in it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.clauses import Clause, Clauses
from computations.counting import anniversary, days_after, iso
from computations.registration_timetable.deadlines import PERIOD, Known
from computations.trace import Trace


@dataclass(frozen=True)
class End:
    """One of the ends of a period: an event, or an anniversary or a number of days after one."""

    label: str
    kind: str
    number: int
    event: str
    field: str

    def day(self, start: date, leap: str) -> date:
        """Its day, from that of its event. Raises `BadInput` outside the calendar."""
        if self.kind == "anniversary":
            return anniversary(start, self.number, leap)
        return days_after(start, self.number)

    def words(self) -> str:
        """How it comes about."""
        event = self.event.replace("_", " ")
        return {"event": event, "days": f"{self.number} days after {event}"}.get(
            self.kind, f"anniversary number {self.number} of {event}"
        )


@dataclass(frozen=True)
class EffectivenessPeriod:
    """When it starts, its ends, and whether the earliest or the latest of them decides."""

    clause: Clause
    starts: str
    rule: str
    ends: tuple[End, ...]

    @property
    def events(self) -> tuple[str, ...]:
        """All events that it rests on, the start first."""
        return (self.starts, *(one.event for one in self.ends))


def effectiveness_period(clauses: Clauses) -> EffectivenessPeriod | None:
    """The period of the agreement, null where it has none."""
    clause = clauses.find("effectiveness_period")
    if clause is None:
        return None
    return EffectivenessPeriod(
        clause,
        clause.get("starts").needed("the event that it starts with"),
        clause.get("rule_of").needed_choice("which end decides", "earliest", "latest"),
        tuple(_ends(clause)),
    )


def _ends(clause: Clause) -> Iterator[End]:
    labels = set()
    for number, one in enumerate(clause.get("ends").objects()):
        kind = one.get("kind").needed_choice("the kind of an end", "anniversary", "event", "days")
        label = one.get("label").text() or str(number + 1)
        if label in labels:
            one.get("label").wrong("duplicate", f"{label} names two ends")
        labels.add(label)
        field = "event" if kind == "event" else "of"
        yield End(
            label,
            kind,
            0 if kind == "event" else one.get("n").needed_count("the number"),
            one.get(field).needed("the event of an end"),
            f"ends[{number}]",
        )


def period_item(period: EffectivenessPeriod, known: Mapping[str, Known], leap: str, trace: Trace) -> dict[str, Any]:
    """The period as a timetable shows it, with its steps."""
    start = _first(known, period.starts)
    days: dict[str, date | None] = {}
    tokens: dict[str, str] = {}
    section = period.clause.get("section").text()
    trace.add(f"events.{PERIOD}", section, "how long the registration must be effective", period.clause.token)
    if start is not None:
        trace.add(f"events.{PERIOD}.starts", iso(start), "the period starts", *known[period.starts].first[1])
    for one in period.ends:
        event = _first(known, one.event)
        days[one.label] = None if event is None else one.day(event, leap)
        if event is not None:
            tokens[one.label] = trace.add(
                f"events.{PERIOD}.candidates.{one.label}",
                iso(days[one.label]),
                f"{one.label} {one.words()}" + ("" if one.kind == "event" else f", {event}"),
                period.clause.token,
                *known[one.event].first[1],
                "option:leap" if one.kind == "anniversary" else "",
                quotes=period.clause.words(f"{one.field}.n", f"{one.field}.of", f"{one.field}.event"),
            )
    last, by = _decided(period, days)
    if last is not None:
        which = "earliest of the ends that are known" if period.rule == "earliest" else "latest of the ends"
        text = f"by {by}, the {which}; that day is no longer in the period"
        trace.add(f"events.{PERIOD}.terminates_on", iso(last), text, period.clause.token, *tokens.values())
    needs = None if start is not None and last is not None else _needed(period, known)
    if last is not None:
        trace.add(f"events.{PERIOD}.date", iso(last), "its end", trace.giving(f"events.{PERIOD}.terminates_on"))
    return {
        "section": section,
        "starts": iso(start),
        "date": iso(last),
        "terminates_on": iso(last),
        "by": by,
        "candidates": {label: iso(day) for label, day in days.items()},
        "status": "open" if needs is None else "needs_input",
        "needs": needs,
    }


def _first(known: Mapping[str, Known], event: str) -> date | None:
    return known[event].first[0] if event in known else None


def _decided(period: EffectivenessPeriod, days: Mapping[str, date | None]) -> tuple[date | None, str | None]:
    """The end that decides and its label, the first label of a tie; the latest end is known only if all are."""
    found = [(day, label) for label, day in days.items() if day is not None]
    if not found or (period.rule == "latest" and len(found) < len(days)):
        return None, None
    decided = (min if period.rule == "earliest" else max)(day for day, _ in found)
    return next((day, label) for day, label in found if day == decided)


def _needed(period: EffectivenessPeriod, known: Mapping[str, Known]) -> str:
    return next((one for one in period.events if one not in known), period.starts)
