r"""From deadlines to days: the anchor of each deadline, the days it leads to, and whether it was met.

With the agreement of 2004-06-30, `occurrences("shelf_filing_deadline")` is one occurrence, whose last day is
2004-07-15; filed on 2004-07-19, it is `late` by four days.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from computations.calendars import BusinessCalendar
from computations.counting import counted, extended
from computations.registration_timetable.deadlines import Deadline, Known
from computations.reviewed import alternatives, condition, decisive, holds

ASSUMED = {
    "intended_effective": ("effectiveness_target_date", "declared_effective"),
    "planned_shelf_filing": ("shelf_filing_deadline", "shelf_filed"),
}
"""Plans that nobody stated, and the deadline taken for them, by its key or the act that it is for: what is due by a
day will be done by then."""


@dataclass(frozen=True)
class Anchor:
    """The days that a deadline counts from: an event's, with their tokens, or those of another deadline (`of`)."""

    days: tuple[date, ...]
    listed: bool
    words: str
    uses: tuple[tuple[str, ...], ...] = ()
    of: str | None = None
    assumed: str | None = None


@dataclass(frozen=True)
class Occurrence:
    """A deadline from one day of its anchor; `extended_to` is the next Business Day after a closed last day."""

    anchor: date
    latest: date | None
    earliest: date | None
    extended_to: date | None

    @property
    def day(self) -> date:
        """The day to act by, the first possible one where there is no last."""
        return self.latest or self.earliest or self.anchor


@dataclass(frozen=True)
class Performance:
    """Whether a deadline was met: `open` as long as nothing is known; days late or early are calendar days."""

    status: str
    actual: date | None = None
    late: int | None = None
    early: int | None = None


@dataclass(frozen=True)
class Timetable:
    """Deadlines and known events, read with one calendar and one rule for closed days.

    `business` has the tokens that say what a Business Day is.
    """

    deadlines: Mapping[str, Deadline]
    known: Mapping[str, Known]
    calendar: BusinessCalendar
    roll: str
    business: tuple[str, ...]

    def decided(self) -> "Timetable":
        """The same with each deadline that a review by the Commission gives another day counted as that says."""
        return replace(self, deadlines={key: self._decided(one) for key, one in self.deadlines.items()})

    def _decided(self, deadline: Deadline) -> Deadline:
        keys = [one for one in (deadline.key, *alternatives(deadline.key)) if one in self.deadlines]
        dated = {key: self.dated(self.deadlines[key]) for key in keys}
        days = {key: found[0][0].day for key, found in dated.items() if len(found) == 1}
        if len(keys) == 1 or deadline.key not in days:
            return deadline
        return replace(self.deadlines[decisive(deadline.key, days)], key=deadline.key)

    def anchor(self, deadline: Deadline, above: tuple[str, ...] = ()) -> Anchor | None:
        """What a deadline counts from, null where that is not known; `above` are the deadlines that wait for it."""
        event, above = deadline.anchor, (*above, deadline.key)
        if not holds(deadline.key, self.known):
            return None
        if event in self.known:
            known = self.known[event]
            return Anchor(known.days, known.listed, known.words, known.uses)
        if event in self.deadlines:
            return self._of(event, above)
        assumed = self._assumed(event)
        return None if assumed is None else self._of(assumed, above, assumed)

    def _assumed(self, event: str) -> str | None:
        """The deadline that is taken for a plan, null where none or several are for what is planned."""
        key, act = ASSUMED.get(event, ("", ""))
        if not act or key in self.deadlines:
            return key or None
        found = [one.key for one in self.deadlines.values() if one.performed == act and one.bound("latest")]
        return found[0] if len(found) == 1 else None

    def awaited(self, deadline: Deadline) -> str:
        """The event that a deadline waits for: its anchor, or what an anchor that is a deadline waits for in turn."""
        if (held := condition(deadline.key)) is not None and held not in self.known:
            return held
        above = [deadline.key]
        while deadline.anchor in self.deadlines and deadline.anchor not in above:
            deadline = self.deadlines[deadline.anchor]
            above.append(deadline.key)
        return deadline.anchor

    def _of(self, key: str, above: tuple[str, ...], assumed: str | None = None) -> Anchor | None:
        """Another deadline as an anchor, null where it is not dated or rests on this one in turn."""
        anchor = None if key in above else self.anchor(self.deadlines[key], above)
        if anchor is None:
            return None
        days = tuple(self.occurrence(self.deadlines[key], day).day for day in anchor.days)
        words = self.deadlines[key].text("name") or key.replace("_", " ")
        return Anchor(days, anchor.listed, words, of=key, assumed=assumed)

    def depth(self, deadline: Deadline) -> int:
        """How many other deadlines it rests on, one upon the other."""
        anchor = self.anchor(deadline)
        return 0 if anchor is None or anchor.of is None else 1 + self.depth(self.deadlines[anchor.of])

    def dated(self, deadline: Deadline) -> tuple[tuple[Occurrence, Performance], ...]:
        """Every occurrence of a deadline that is known, with whether it was met."""
        anchor = self.anchor(deadline)
        found = () if anchor is None else tuple(self.occurrence(deadline, day) for day in anchor.days)
        return tuple(zip(found, self.performances(deadline, found), strict=True))

    def occurrence(self, deadline: Deadline, anchor: date) -> Occurrence:
        """The days that a deadline leads to from one day. Raises `BadInput` outside the calendar."""
        last, first = deadline.bound("latest"), deadline.bound("earliest")
        latest = None if last is None else counted(anchor, last.count, self.calendar)
        after = extended(latest, last.count, self.calendar) if latest and last else None
        if after is not None and self.roll == "following":
            latest = after
        earliest = None if first is None else counted(anchor, first.count, self.calendar)
        return Occurrence(anchor, latest, earliest, after)

    def performances(self, deadline: Deadline, found: tuple[Occurrence, ...]) -> tuple[Performance, ...]:
        """Whether each occurrence was met.

        The first performance counts for a single occurrence; several are paired with as many in order, and nothing
        says to which of several one performance belongs.
        """
        done = self.known.get(deadline.performed or "")
        if done is None or not done.days or len(found) not in (1, len(done.days)):
            return tuple(Performance("open") for _ in found)
        days = (min(done.days),) if len(found) == 1 else done.days
        return tuple(_performance(one, day) for one, day in zip(found, days, strict=True))


def _performance(one: Occurrence, actual: date) -> Performance:
    if one.latest is not None and actual > one.latest:
        return Performance("late", actual, late=(actual - one.latest).days, early=0)
    if one.earliest is not None and actual < one.earliest:
        return Performance("early", actual, late=0, early=(one.earliest - actual).days)
    return Performance("met", actual, late=0, early=0)
