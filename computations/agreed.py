r"""What an agreement itself says of days: its key dates, the count of a deadline, and how long registration must last.

The timetable and additional interest read these clauses alike: "Closing Date: The date of this Agreement" is the day of
the agreement, "not later than 15 days after" a `Count`, "until the earliest of (x) the second anniversary …" a period.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.counting import Count, anniversary, days_after


@dataclass(frozen=True)
class KeyDate:
    """A day that the document states, with the tokens of the clauses that say so and the words that decide it."""

    day: date
    name: str | None
    tokens: tuple[str, ...]
    quotes: tuple[str, ...]


def key_dates(clauses: Clauses, calendar: BusinessCalendar, better: Collection[str] = ()) -> dict[str, KeyDate]:
    """The days of `key_date` clauses by key; one without a day of its own has that of the date it is defined by.

    Two clauses with different days for one key are the problem `duplicate`, unless the key is among the `better` known.
    """
    found: dict[str, KeyDate] = {}
    same: dict[str, tuple[Clause, str]] = {}
    for one in clauses.all("key_date"):
        key, name = one.get("key").needed("the date's key"), one.get("name").text()
        day, other = calendar.read(one.get("value")), one.get("same_as").text()
        if day is not None and key in found and found[key].day != day and key not in better:
            one.get("value").wrong("duplicate", f"{key} is {day} here and {found[key].day} in another clause")
        elif day is not None:
            found.setdefault(key, KeyDate(day, name, (one.token,), one.words("value")))
        elif other is not None:
            same[key] = one, other
    for key, (clause, other) in same.items():
        origin = _followed(other, same, found)
        if origin is not None and key not in found:
            found[key] = KeyDate(origin.day, origin.name, (clause.token, *origin.tokens), clause.words("same_as"))
    return found


def _followed(key: str, same: Mapping[str, tuple[Clause, str]], found: Mapping[str, KeyDate]) -> KeyDate | None:
    for _ in range(len(same) + 1):
        if key in found or key not in same:
            break
        key = same[key][1]
    return found.get(key)


def count_of(clause: Clause) -> Count:
    """The count of a `deadline` clause."""
    return Count(
        quantity=clause.get("quantity").needed_count("how many days"),
        basis=clause.get("basis").needed_choice("the kind of days", "calendar", "business"),
        direction=clause.get("direction").needed_choice("the direction", "after", "before"),
        bound=clause.get("bound").needed_choice("the side", "latest", "earliest"),
        inclusive=clause.get("inclusive").needed_flag("whether the last day is in"),
    )


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

    def decided(self, days: Mapping[str, date | None]) -> tuple[date | None, str | None]:
        """The end that decides and its label, the first label of a tie; the latest end is known only if all are."""
        found = [(day, label) for label, day in days.items() if day is not None]
        if not found or (self.rule == "latest" and len(found) < len(days)):
            return None, None
        decided = (min if self.rule == "earliest" else max)(day for day, _ in found)
        return next((day, label) for day, label in found if day == decided)

    def quotes(self, end: End) -> tuple[str, ...]:
        """The words of the clause that state an end."""
        return self.clause.words(f"{end.field}.n", f"{end.field}.of", f"{end.field}.event")


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
