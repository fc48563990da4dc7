r"""Deadlines of an agreement as values, and the days on which the events happened that they count from.

"Not later than 15 days after the date hereof" is a `Deadline` with one bound; "not less than 20 Business Days (but not
more than 40 Business Days) prior to the time the Company intends …" is one with two, a window.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from computations.agreed import count_of, key_dates
from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.counting import Count
from computations.inputs import Input
from computations.reviewed import condition

PERIOD, NOTICE = "effectiveness_period", "sale_notice"
"""The keys of what is no deadline in a timetable."""


@dataclass(frozen=True)
class Known:
    """The days of an event, each with the tokens that say so; `listed` where they were given as a list."""

    days: tuple[date, ...]
    uses: tuple[tuple[str, ...], ...]
    words: str
    listed: bool = False

    @property
    def first(self) -> tuple[date, tuple[str, ...]]:
        """The first of its days, with the tokens that say so."""
        return min(zip(self.days, self.uses, strict=True))


@dataclass(frozen=True)
class Bound:
    """One side of a deadline, and the clause that sets it."""

    clause: Clause
    count: Count


@dataclass(frozen=True)
class Deadline:
    """Who has to do what by when: a latest day, an earliest one, or both, counted from one event."""

    key: str
    bounds: tuple[Bound, ...]
    anchor: str
    performed: str | None

    @property
    def clause(self) -> Clause:
        """The clause that is named for it: that of the latest day, where there is one."""
        return (self.bound("latest") or self.bounds[0]).clause

    def bound(self, side: str) -> Bound | None:
        """Its latest or its earliest side, null where it has none."""
        return next((one for one in self.bounds if one.count.bound == side), None)

    def text(self, field: str) -> str | None:
        """A field of its clause that holds words."""
        return self.clause.get(field).text()


def deadlines(clauses: Clauses) -> dict[str, Deadline]:
    """The deadlines by key, in the order of the clauses.

    Two clauses with one key and anchor, one for the latest and one for the earliest day, are a window. A further
    deadline with the key of another is `trustee_notice#2`.
    """
    found: dict[str, Deadline] = {}
    for clause in clauses.all("deadline"):
        one = _deadline(clause)
        sides = [known for known in found.values() if known.key.partition("#")[0] == one.key]
        window = next((known for known in sides if _completes(one, known)), None)
        if window is not None:
            found[window.key] = replace(window, bounds=window.bounds + one.bounds)
        else:
            key = one.key if not sides and one.key not in (PERIOD, NOTICE) else f"{one.key}#{len(sides) + 1}"
            found[key] = replace(one, key=key)
    return found


def _deadline(clause: Clause) -> Deadline:
    count = count_of(clause)
    for name in ("actor", "action", "name", "section", "standard"):
        clause.get(name).text()
    return Deadline(
        key=clause.get("key").needed("the key"),
        bounds=(Bound(clause, count),),
        anchor=clause.get("anchor").needed("the event that is counted from"),
        performed=clause.get("performed").text(),
    )


def _completes(one: Deadline, other: Deadline) -> bool:
    taken = {bound.count.bound for bound in other.bounds}
    return one.anchor == other.anchor and not taken & {bound.count.bound for bound in one.bounds}


def known_dates(clauses: Clauses, events: Input, calendar: BusinessCalendar) -> dict[str, Known]:
    """The days of events: what the document states, and what the caller knows, which comes first.

    A key that two clauses give different days is the problem `duplicate`, unless the caller says the day.
    """
    known = {
        key: Known((one.day,), (one.tokens,), f"the {one.name}" if one.name else key.replace("_", " "))
        for key, one in key_dates(clauses, calendar, dict(events.entries())).items()
    }
    for key, value in events.entries():
        listed = isinstance(value.value, list)
        days = [(one.path, calendar.read(one)) for one in (value.items() if listed else (value,))]
        given = [(path.removeprefix("external."), day) for path, day in days if day is not None]
        if given:
            uses = tuple((f"external:{path}",) for path, _ in given)
            known[key] = Known(tuple(day for _, day in given), uses, key.replace("_", " "), listed)
    return known


def undated(clauses: Clauses, known: Mapping[str, Known]) -> Iterator[tuple[str, Clause | None]]:
    """The dates that the document itself has to give and does not: the agreement's own, and others left blank."""
    stated = {clause.get("key").value: clause for clause in clauses.all("key_date")}
    yield from ((str(key), clause) for key, clause in stated.items() if key not in known)
    if "agreement_date" not in stated and "agreement_date" not in known:
        yield "agreement_date", None


def named(found: Iterable[Deadline], others: Sequence[str]) -> set[str]:
    """Every event that a timetable can use."""
    events = {name for one in found for name in (one.key, one.anchor, one.performed, condition(one.key)) if name}
    return events | set(others)
