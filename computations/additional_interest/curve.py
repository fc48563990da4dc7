r"""The curve of rates: which rate applies from day to day while defaults run, overlap and end.

Two defaults that run together give one rate, the higher of theirs (`single_highest`); each counts its first 90 days
from its own day (`per_default`). Other readings are options.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from itertools import pairwise

from computations.additional_interest.defaults import Default
from computations.additional_interest.schedule import Schedule, Stretch
from computations.calendars import LAST
from computations.counting import days_after
from pipeline.days import add_years

YEARS = (1, 2, 5, 10, 25, 100)
"""How far ahead the next step of a rate is looked for, little by little."""


@dataclass(frozen=True)
class Readings:
    """From which default each counts its tiers (`clock`), and which rate applies while several run (`overlap`)."""

    clock: str
    overlap: str


@dataclass(frozen=True)
class Segment:
    """The days from `start` up to but without `end` with one rate, one tier and the same defaults running.

    `defaults` are their numbers, `tiers` the label of each tier that gives the rate: one, or all that are added up.
    """

    start: date
    end: date
    rate: Fraction
    tiers: tuple[str, ...]
    defaults: tuple[int, ...]


@dataclass(frozen=True)
class Run:
    """Days in a row with one rate, whatever the tiers and the defaults are."""

    start: date
    end: date
    rate: Fraction


@dataclass(frozen=True)
class Curve:
    """The segments in order of time; `several` where tiers overlap somewhere, `bare` the days that no tier holds."""

    segments: tuple[Segment, ...]
    several: bool
    bare: tuple[date, ...]

    @property
    def runs(self) -> tuple[Run, ...]:
        """The segments joined where the rate does not change: a split that changes no rate changes no money."""
        runs: list[Run] = []
        for one in self.segments:
            if runs and runs[-1].end == one.start and runs[-1].rate == one.rate:
                runs[-1] = replace(runs[-1], end=one.end)
            else:
                runs.append(Run(one.start, one.end, one.rate))
        return tuple(runs)


def accrual(default: Default, schedule: Schedule) -> tuple[date, date | None]:
    """The first day that accrues for a default, and the first that does not any more."""
    start = days_after(default.occurred, int(not schedule.from_default_day))
    through = schedule.through_cure and default.ended_by == "cure" and default.ended is not None
    return start, days_after(default.ended, 1) if through and default.ended else default.ended


def clocks(defaults: Sequence[Default], reading: str) -> list[date]:
    """The day from which each default counts its tiers; the defaults stand in the order in which they occurred."""
    if reading == "per_default":
        return [one.occurred for one in defaults]
    found: list[date] = []
    reached = date.min
    for one in defaults:
        unbroken = bool(found) and (reading == "first_ever" or one.occurred <= reached)
        found.append(found[-1] if unbroken else one.occurred)
        reached = max(reached, one.ended or date.max)
    return found


def curve(defaults: Sequence[Default], schedule: Schedule, readings: Readings, start: date, stop: date) -> Curve:
    """The rates of the days from `start` up to `stop`."""
    stretches: list[tuple[int, Stretch]] = []
    bare: set[date] = set()
    for number, (one, clock) in enumerate(zip(defaults, clocks(defaults, readings.clock), strict=True)):
        first, end = accrual(one, schedule)
        first, end = max(first, start), min(end or stop, stop)
        if first < end:
            held = list(schedule.stretches(clock, first, end))
            stretches += [(number, each) for each in held]
            bare.update(_bare(held, first, end))
    days = sorted({day for _, one in stretches for day in (one.start, one.end)})
    segments: list[Segment] = []
    for day, until in pairwise(days):
        running = [(number, one) for number, one in stretches if one.start <= day < one.end]
        if running:
            _join(segments, _segment(day, until, running, schedule, readings.overlap), defaults)
    return Curve(tuple(segments), any(one.several for _, one in stretches), tuple(sorted(bare)))


def _bare(held: Sequence[Stretch], first: date, end: date) -> Iterator[date]:
    """The first day of each gap that no tier holds."""
    reached = first
    for one in held:
        if one.start > reached:
            yield reached
        reached = one.end
    if reached < end:
        yield reached


def _segment(
    day: date, until: date, running: Sequence[tuple[int, Stretch]], schedule: Schedule, overlap: str
) -> Segment:
    numbers = tuple(number for number, _ in running)
    if overlap == "stacked":
        total = sum((one.rate for _, one in running), Fraction(0))
        rate = total if schedule.cap is None else min(total, schedule.cap)
        return Segment(day, until, rate, tuple(one.tier for _, one in running), numbers)
    best = running[0][1] if overlap == "single_earliest" else max((one for _, one in running), key=lambda one: one.rate)
    return Segment(day, until, best.rate, (best.tier,), numbers)


def _join(segments: list[Segment], new: Segment, defaults: Sequence[Default]) -> None:
    """Adds a segment, or prolongs the last one where it has the same rate, tier and triggers running."""
    if segments:
        last = segments[-1]
        same = (last.rate, last.tiers, triggers(last, defaults)) == (new.rate, new.tiers, triggers(new, defaults))
        if last.end == new.start and same:
            known = tuple(dict.fromkeys((*last.defaults, *new.defaults)))
            segments[-1] = replace(last, end=new.end, defaults=known)
            return
    segments.append(new)


def triggers(segment: Segment, defaults: Sequence[Default]) -> tuple[str, ...]:
    """The triggers that run in a segment, each once."""
    return tuple(dict.fromkeys(defaults[number].trigger for number in segment.defaults))


def next_step(
    defaults: Sequence[Default], schedule: Schedule, readings: Readings, as_of: date
) -> tuple[Fraction | None, tuple[date, Fraction] | None]:
    """The rate of the day of asking, null if no default runs, and the next day with another one while any does."""
    now: Fraction | None = None
    for years in YEARS:
        stop = min(add_years(as_of, years) or LAST, LAST)
        runs = curve(defaults, schedule, readings, as_of, stop).runs
        if not runs or runs[0].start != as_of:
            return None, None
        now = runs[0].rate
        if len(runs) > 1:
            following = runs[1] if runs[1].start == runs[0].end else None
            return now, (following.start, following.rate) if following else None
        if runs[0].end < stop or stop == LAST:
            break
    return now, None
