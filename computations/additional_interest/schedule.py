r"""A rate schedule: which rate a day has, counted from the day of a default.

"0.25% … with respect to the first 90-day period … 1.00% … commencing on the 91st day … thereafter … increase annually
by 2.00 percentage points": `schedule.stretches(date(2004, 7, 15), start, stop)` are the days of one rate each.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from itertools import pairwise

from computations.additional_interest.events import Dated, Events
from computations.clauses import Clause
from computations.counting import days_after
from computations.inputs import Input

UNIT, BASE = "percent_per_annum", "principal"


@dataclass(frozen=True)
class Boundary:
    """An end of a tier: so many days from the default, or an anniversary of a day that is known by its key."""

    kind: str
    number: int
    of: str


@dataclass(frozen=True)
class Step:
    """A rise by so many points on each anniversary of a day from number `first` on, or every so many days."""

    points: Fraction
    kind: str
    of: str
    days: int
    first: int | None


@dataclass(frozen=True)
class Tier:
    """One stretch of a schedule; its rate is null where it goes on from the rate of the tier before."""

    label: str
    start: Boundary
    end: Boundary | None
    rate: Fraction | None
    step: Step | None


@dataclass(frozen=True)
class Stretch:
    """Days from `start` up to but without `end` with one rate; `several` where more than one tier holds them."""

    start: date
    end: date
    rate: Fraction
    tier: str
    several: bool = False


@dataclass(frozen=True)
class Schedule:
    """A `rate_schedule` clause, read, with the days that anniversaries are counted from, and those that bound tiers.

    `prefer_last` decides for days that several tiers hold: the first period, or the tier that the calendar gives.
    """

    clause: Clause
    tiers: tuple[Tier, ...]
    cap: Fraction | None
    from_default_day: bool
    through_cure: bool
    events: Events
    anchors: Mapping[str, Dated]
    fixed: Mapping[Boundary, date]
    prefer_last: bool = False

    @property
    def unknown(self) -> tuple[str, ...]:
        """The keys of the days that its anniversaries are counted from and nobody has said."""
        keys = dict.fromkeys(key for tier in self.tiers for key in keys_of(tier))
        return tuple(key for key in keys if key not in self.anchors)

    def reading(self, *, prefer_last: bool) -> "Schedule":
        """The same schedule in a reading of days that several tiers hold."""
        return replace(self, prefer_last=prefer_last)

    def on(self, boundary: Boundary, clock: date) -> date:
        """The day of a boundary for a default on the day `clock`."""
        if boundary.kind == "default_day":
            return days_after(clock, boundary.number)
        return self.fixed.get(boundary) or self.events.anniversary(self.anchors[boundary.of], boundary.number)

    def stretches(self, clock: date, start: date, stop: date) -> Iterator[Stretch]:
        """The days from `start` up to `stop` by rate, for a default that counts from `clock`; none where no tier is."""
        spans = [self._span(one, clock, stop) for one in self.tiers]
        points = {start, stop}
        for number, (first, end) in enumerate(spans):
            points.update(day for day in (first, end) if start < day < stop)
            points.update(self._rises(number, spans, max(first, start), min(end, stop)))
        ordered = sorted(points)
        for day, until in pairwise(ordered):
            holding = [number for number, (first, end) in enumerate(spans) if first <= day < end]
            if holding:
                number = holding[-1 if self.prefer_last else 0]
                rate = self._capped(self._rate(number, spans, day))
                yield Stretch(day, until, rate, self.tiers[number].label, several=len(holding) > 1)

    def _span(self, tier: Tier, clock: date, stop: date) -> tuple[date, date]:
        start = self.on(tier.start, clock)
        return start, self.on(tier.end, clock) if tier.end else max(start, stop)

    def _rate(self, number: int, spans: Sequence[tuple[date, date]], day: date) -> Fraction:
        tier, start = self.tiers[number], spans[number][0]
        base = tier.rate
        if base is None:
            before = spans[number - 1]
            base = self._rate(number - 1, spans, max(days_after(before[1], -1), before[0]))
        return base + self._taken(tier, tier.step, start, day) * tier.step.points if tier.step else base

    def _taken(self, tier: Tier, step: Step, start: date, day: date) -> int:
        """How many steps have been taken by a day; without a rate of its own a tier begins with the first."""
        begun = int(tier.rate is None)
        if step.kind == "days":
            return begun + (day - start).days // step.days
        if step.first is not None:
            return max(self._passed(step.of, day) - step.first + 1, 0)
        return begun + self._passed(step.of, day) - self._passed(step.of, start)

    def _passed(self, key: str, day: date) -> int:
        """How many anniversaries of a day there have been by another, itself included."""
        anchor = self.anchors[key]
        years = day.year - anchor.day.year
        return years if self.events.anniversary(anchor, years) <= day else years - 1

    def _rises(self, number: int, spans: Sequence[tuple[date, date]], start: date, stop: date) -> Iterator[date]:
        """The days between on which a stepped tier may rise, up to its cap."""
        tier = self.tiers[number]
        day, first = start, spans[number][0]
        while tier.step is not None and day < stop:
            if tier.step.kind == "days":
                day = days_after(first, ((day - first).days // tier.step.days + 1) * tier.step.days)
            else:
                day = self.events.anniversary(self.anchors[tier.step.of], self._passed(tier.step.of, day) + 1)
            if day < stop:
                yield day
                if tier.step.points >= 0 and self.cap is not None and self._rate(number, spans, day) >= self.cap:
                    return

    def _capped(self, rate: Fraction) -> Fraction:
        return rate if self.cap is None else min(rate, self.cap)


def read_schedule(clause: Clause, events: Events) -> Schedule:
    """A `rate_schedule` clause. Rates in another unit than a percentage of principal a year are `unsupported`.

    Nothing else is asked of such a clause: damages of 1% of a price for each 30 days accrue by other rules.
    """
    others = [
        (name, value) for name, value in (("unit", UNIT), ("base", BASE)) if clause.get(name).value not in (None, value)
    ]
    for name, value in others:
        clause.get(name).wrong("unsupported", f"only {value} is computed here, not {clause.get(name).value}")
    if others:
        return Schedule(clause, (), None, False, False, events, {}, {})
    tiers = tuple(_tier(number, one) for number, one in enumerate(clause.get("tiers").objects()))
    if clause.found and not tiers:
        clause.get("tiers").wrong("missing_clause", "the schedule has no tier")
    accrual = clause.get("accrual")
    start = accrual.get("start").needed_choice("where accrual starts", "day_following_default", "default_day")
    end = accrual.get("end").needed_choice("where accrual ends", "cure_excluded", "cure_included")
    keys = dict.fromkeys(key for tier in tiers for key in keys_of(tier))
    anchors = {key: found for key in keys if (found := events.find(key)) is not None}
    bounds = (each for tier in tiers for each in (tier.start, tier.end) if each is not None and each.of in anchors)
    return Schedule(
        clause=clause,
        tiers=tiers,
        cap=clause.get("cap").amount(),
        from_default_day=start == "default_day",
        through_cure=end == "cure_included",
        events=events,
        anchors=anchors,
        fixed={each: events.anniversary(anchors[each.of], each.number) for each in bounds},
    )


def read_boundary(one: Input) -> Boundary:
    """A boundary of a tier or an illustration."""
    kind = one.get("kind").needed_choice("what the boundary counts from", "default_day", "anniversary")
    number = one.get("n").needed_count("the number of the boundary")
    return Boundary(kind, number, one.get("of").needed("the day of the anniversary") if kind == "anniversary" else "")


def _tier(number: int, one: Input) -> Tier:
    tier = Tier(
        label=one.get("label").text() or f"tier {number + 1}",
        start=read_boundary(one.get("start")),
        end=read_boundary(one.get("end")) if one.get("end").given else None,
        rate=one.get("rate").amount(),
        step=_step(one.get("step")) if one.get("step").given else None,
    )
    if not one.get("rate").given and (tier.step is None or number == 0):
        one.get("rate").wrong("missing_clause", "the tier has no rate, and there is none before it to go on from")
    return tier


def _step(one: Input) -> Step:
    every = one.get("every")
    kind = every.get("kind").needed_choice("how often the rate rises", "anniversary", "days")
    days = every.get("n").needed_count("after how many days the rate rises") if kind == "days" else 1
    if kind == "days" and every.get("n").given and not days:
        every.get("n").wrong("bad_count", "a rise after no day at all has no end")
    return Step(
        points=one.get("points").needed_decimal("by how many points the rate rises"),
        kind=kind,
        of=every.get("of").needed("the day of the anniversary") if kind == "anniversary" else "",
        days=days,
        first=one.get("first").count() if kind == "anniversary" else None,
    )


def keys_of(tier: Tier) -> Iterator[str]:
    """The keys of the days whose anniversaries a tier speaks of."""
    for boundary in (tier.start, tier.end):
        if boundary is not None and boundary.kind == "anniversary":
            yield boundary.of
    if tier.step is not None and tier.step.kind == "anniversary":
        yield tier.step.of
