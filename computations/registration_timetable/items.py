r"""Deadlines as a timetable shows them, each figure with its step.

"Not later than 15 days after the date hereof" becomes `{"date": "2004-07-15", "anchor_date": "2004-06-30", "status":
"open", …}` and the steps from the day of the agreement to that day.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from computations.computation import Finding
from computations.counting import iso
from computations.registration_timetable.deadlines import Bound, Deadline
from computations.registration_timetable.timetable import Anchor, Occurrence, Performance, Timetable
from computations.reviewed import whole
from computations.trace import Trace

EMPTY: dict[str, Any] = dict.fromkeys(
    ("date", "latest", "earliest", "anchor_date", "extended_to", "actual", "days_late", "days_early")
)
"""What a deadline shows that has no day, or several."""


@dataclass(frozen=True)
class Place:
    """Where the steps of a deadline stand: the deadline, what it counts from, and the timetable around it."""

    deadline: Deadline
    anchor: Anchor
    timetable: Timetable
    trace: Trace


def deadline_item(deadline: Deadline, timetable: Timetable, trace: Trace) -> dict[str, Any]:
    """A deadline with its steps; several occurrences, for as many days of its anchor, are its `instances`."""
    base = f"events.{deadline.key}"
    anchor, dated = timetable.anchor(deadline), timetable.dated(deadline)
    shown = {
        **{name: deadline.text(name) for name in ("section", "actor", "action", "standard")},
        "term": deadline.text("name"),
        **EMPTY,
        "assumed_anchor": anchor.assumed if anchor else None,
        "status": "needs_input",
        "needs": None if anchor else timetable.awaited(deadline),
        "instances": [],
    }
    _told(base, deadline, trace)
    if anchor is None:
        return shown
    place = Place(deadline, anchor, timetable, trace)
    if not anchor.listed:
        return shown | _occurrence(base, 0, dated[0], place)
    shown["instances"] = [
        _occurrence(f"{base}.instances[{number}]", number, one, place) for number, one in enumerate(dated)
    ]
    return shown | {"status": _overall([performance for _, performance in dated])}


def _told(base: str, deadline: Deadline, trace: Trace) -> None:
    """The step that says what the deadline is: who has to do what, in the words of its clauses."""
    actor, action = deadline.text("actor") or "somebody", deadline.text("action") or "act"
    name = deadline.text("name")
    text = f"{f'{name}: ' if name else ''}{actor} has to {action}"
    trace.add(base, deadline.text("section"), text, *(bound.clause.token for bound in deadline.bounds))


def _overall(performances: list[Performance]) -> str:
    """The status of several occurrences: open as long as one is, else the worst of them."""
    found = {one.status for one in performances}
    return next(one for one in ("open", "late", "early", "met") if one in found)


def _occurrence(path: str, number: int, dated: tuple[Occurrence, Performance], place: Place) -> dict[str, Any]:
    """One occurrence with its steps: the anchor, the counted days, the day to act by, and how it was met."""
    (one, performance), trace = dated, place.trace
    start = _anchor(path, number, one, place)
    counted = [_counted(path, bound, one, start, place) for bound in place.deadline.bounds]
    if one.latest is not None:
        by = "the last day to act, as extended" if one.latest == one.extended_to else "the last day to act"
        trace.add(f"{path}.date", iso(one.latest), by, trace.giving(f"{path}.latest"))
    if performance.actual is not None:
        _performed(path, performance, counted, place)
    return {
        "date": iso(one.latest),
        "latest": iso(one.latest),
        "earliest": iso(one.earliest),
        "anchor_date": iso(one.anchor),
        "extended_to": iso(one.extended_to),
        "actual": iso(performance.actual),
        "status": performance.status,
        "days_late": performance.late,
        "days_early": performance.early,
    }


def _anchor(path: str, number: int, one: Occurrence, place: Place) -> str:
    """The step that gives the day that is counted from."""
    anchor, clause = place.anchor, place.deadline.clause
    uses = anchor.uses[number] if anchor.of is None else _step_of(anchor.of, number, place.trace)
    taken = f", taken for {place.deadline.anchor.replace('_', ' ')}" if anchor.assumed else ""
    quotes = clause.words("anchor")
    return place.trace.add(
        f"{path}.anchor_date", iso(one.anchor), f"{anchor.words}{taken}", clause.token, *uses, quotes=quotes
    )


def _step_of(key: str, number: int, trace: Trace) -> tuple[str, ...]:
    """The step that gave the day of another deadline, its occurrence of this number where it has several."""
    bases = (f"events.{key}.instances[{number}]", f"events.{key}")
    given = (trace.giving(f"{base}.{side}") for base in bases for side in ("date", "earliest"))
    return tuple(token for token in given if token)[:1]


def _counted(path: str, bound: Bound, one: Occurrence, start: str, place: Place) -> str:
    """The step of one side; a last day on a closed day has another for the next Business Day."""
    count, clause, trace = bound.count, bound.clause, place.trace
    words = f"{one.anchor} itself" if count.quantity == 0 else f"{count.words()} {one.anchor}"
    text = f"{words}; that day {'included' if count.inclusive else 'not included'}"
    business = place.timetable.business
    if count.bound == "latest" and one.extended_to is not None:
        closed = f"{text}; the last day is no Business Day, and the next one is {one.extended_to}"
        step = trace.add(f"{path}.extended_to", iso(one.extended_to), closed, clause.token, start, *business)
        moved = "extended to it" if place.timetable.roll == "following" else "not extended"
        return trace.add(f"{path}.latest", iso(one.latest), f"{text}; {moved}", clause.token, step, "option:roll")
    day = one.latest if count.bound == "latest" else one.earliest
    uses = business if count.basis == "business" else ()
    return trace.add(f"{path}.{count.bound}", iso(day), text, clause.token, start, *uses)


def _performed(path: str, performance: Performance, counted: list[str], place: Place) -> None:
    """The steps of a performance."""
    event = place.deadline.performed or ""
    known = place.timetable.known[event]
    uses = next(one for day, one in zip(known.days, known.uses, strict=True) if day == performance.actual)
    done = place.trace.add(f"{path}.actual", iso(performance.actual), event.replace("_", " "), *uses)
    counts = {"late": performance.late or 0, "early": performance.early or 0}
    for side, count in counts.items():
        text = f"{side} by {count} calendar days" if count else f"not {side}"
        place.trace.add(f"{path}.days_{side}", count, text, done, *counted)


def findings(timetable: Timetable) -> Iterator[Finding]:
    """What a reader should know of the deadlines: anchors assumed, closed days, conflicts, windows and slack."""
    for key, deadline in timetable.deadlines.items():
        anchor = timetable.anchor(deadline)
        if anchor is not None and anchor.assumed:
            message = f"{key}: {deadline.anchor} is not known, and {anchor.words} is taken for it"
            yield Finding("info", "anchor_assumed", message, {"key": key, "assumed_anchor": anchor.assumed})
        for one, performance in timetable.dated(deadline):
            yield from _of_occurrence(key, one, performance, deadline, timetable)
    yield from _conflicts(timetable)


def _of_occurrence(
    key: str, one: Occurrence, performance: Performance, deadline: Deadline, timetable: Timetable
) -> Iterator[Finding]:
    if one.extended_to is not None and timetable.roll == "none":
        message = f"{key}: {one.latest} is no Business Day; the next one is {one.extended_to}"
        yield Finding("warning", "deadline_on_non_business_day", message, {"key": key})
    if one.latest is not None and one.earliest is not None and one.earliest > one.latest:
        message = f"{key}: its first day, {one.earliest}, comes after its last, {one.latest}"
        yield Finding("warning", "empty_window", message, {"key": key})
    made = timetable.known.get("agreement_date")
    before = all(bound.count.direction == "before" for bound in deadline.bounds)
    if before and performance.actual is None and made and one.latest is not None and one.latest <= made.first[0]:
        message = f"{key}: its last day, {one.latest}, is not after the agreement of {made.first[0]}"
        yield Finding("warning", "no_slack", message, {"key": key})


def _conflicts(timetable: Timetable) -> Iterator[Finding]:
    """Deadlines for one and the same act with different last days."""
    last = [
        (deadline, dated[0][0].latest)
        for deadline in timetable.deadlines.values()
        if deadline.performed and len(dated := timetable.dated(deadline)) == 1
    ]
    for number, (one, day) in enumerate(last):
        for other, another in last[number + 1 :]:
            alike = one.performed == other.performed and whole(one.key) != whole(other.key)
            if alike and day and another and day != another:
                message = f"{one.key} ends on {day}, {other.key} on {another}, for the same act"
                yield Finding("warning", "conflicting_deadlines", message, {"keys": [one.key, other.key]})
