r"""From what documents say of offices to intervals: who held which one, from when to when, and how certainly.

"Mr. Auster had served since June 2000" and resigned on 2001-11-14: in office for certain from 2000-06-30 on, since
June is a range, and no longer on the day of the resignation.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Literal

DAY = timedelta(days=1)

Verdict = Literal["yes", "possible", "no"]
Days = tuple[date | None, date | None]
"""The first and the last day that a beginning or an end may fall on; null: as early, or as late, as you like."""

UNKNOWN: Days = (None, None)
OPENS = ("appointed", "re-assumed")


@dataclass(frozen=True)
class Office:
    """A person in an office of an organisation; the latter is null where no document names it."""

    person: str
    organization: str | None
    position: str


@dataclass(frozen=True)
class Source:
    """One statement: a change of an office, or (`observed`) that somebody is seen in it on a day."""

    office: Office
    change: str
    start: Days | None
    end: Days | None
    announced: date | None
    seen: date | None
    document: str | None
    token: str


@dataclass(frozen=True)
class Interval:
    """A tenure: the days that its start and its end may fall on, and the first and last day on which it is evident.

    The end is the first day no longer in office.
    """

    office: Office
    start: Days
    end: Days
    first_seen: date | None
    last_seen: date | None
    sources: tuple[Source, ...]

    @property
    def held(self) -> tuple[date, date] | None:
        """The days in office for certain, the last one excluded; null where there are none."""
        first = _least(self.start[1], self.first_seen)
        last = _most(self.end[0], self.last_seen and self.last_seen + DAY)
        if last is not None and self.end[1] is not None:
            last = min(last, self.end[1])
        return (first, last) if first is not None and last is not None and first < last else None

    def verdict(self, day: date) -> Verdict:
        """Whether the person was in office on a day."""
        if self.held is not None and self.held[0] <= day < self.held[1]:
            return "yes"
        return "possible" if self.may_hold(day) else "no"

    def may_hold(self, day: date) -> bool:
        """Whether nothing says that the person was not in office on a day."""
        after_start = self.start[0] is None or self.start[0] <= day
        return after_start and (self.end[1] is None or day < self.end[1])


def intervals(sources: Iterable[Source]) -> list[Interval]:
    """The tenures of all persons: by organisation and office, then by their start."""
    by_office: dict[Office, list[Source]] = defaultdict(list)
    for one in sources:
        by_office[one.office].append(one)
    found = [interval for group in by_office.values() for interval in _of_office(group)]
    return sorted(found, key=_order)


def _order(one: Interval) -> tuple[str, str, date, str]:
    office = one.office
    first = one.start[1] or one.first_seen or one.start[0] or one.end[0] or one.end[1] or date.min
    return office.organization or "", office.position, first, office.person


def _of_office(sources: Sequence[Source]) -> list[Interval]:
    """The tenures of one person in one office: those that are stated, then their ends, then where they are seen."""
    found: list[Interval] = []
    for one in sources:
        if one.change in OPENS or (one.change == "held" and (one.start or one.end)):
            found = _stated(found, one)
    for one in sorted((one for one in sources if one.change == "resigned"), key=_last_day):
        found = _closed(found, one)
    found = _apart(found)
    for one in sorted((one for one in sources if one.change == "observed"), key=_last_day):
        found = _seen(found, one)
    return found


def _last_day(one: Source) -> date:
    return (one.end and one.end[1]) or one.seen or one.announced or date.min


def _stated(found: list[Interval], one: Source) -> list[Interval]:
    """A tenure with its own dates; it is one that is known already if the two can have begun on one day."""
    start, end = one.start or UNKNOWN, one.end or UNKNOWN
    new = Interval(one.office, start, end, None, None, (one,))
    new = _evident(new, start[1]) if end == UNKNOWN else new
    new = _evident(new, one.seen)
    for at, known in enumerate(found):
        dated = known.start[0] is not None and start[0] is not None
        if dated and _meet(known.start, start) and _meet(known.end, end):
            return [*found[:at], _merged(known, new), *found[at + 1 :]]
    return [*found, new]


def _merged(one: Interval, other: Interval) -> Interval:
    """Two statements of one tenure as one, each date as narrow as both allow."""
    return replace(
        one,
        start=_meet(one.start, other.start) or one.start,
        end=_meet(one.end, other.end) or one.end,
        first_seen=_least(one.first_seen, other.first_seen),
        last_seen=_most(one.last_seen, other.last_seen),
        sources=one.sources + other.sources,
    )


def _closed(found: list[Interval], one: Source) -> list[Interval]:
    """A resignation ends what is open by then; else it makes a tenure, whose start it may state."""
    end, start = one.end or UNKNOWN, one.start or UNKNOWN
    near = [at for at, known in enumerate(found) if _can_end(known, end) and _meet(known.start, start)]
    if not near:
        return [*found, _ended(Interval(one.office, start, UNKNOWN, None, None, ()), one)]
    if one.start is not None:
        near = near[-1:]
    return [_ended(known, one) if at in near else known for at, known in enumerate(found)]


def _can_end(known: Interval, end: Days) -> bool:
    """Whether a resignation can be the end of a tenure: it is open, or its end can be that day."""
    first = known.start[1] if known.start[0] is None else known.start[0]
    begun = first is None or end[1] is None or first <= end[1]
    return begun and _meet(known.end, end) is not None


def _ended(known: Interval, one: Source) -> Interval:
    """A tenure with its resignation: who resigns on a day was in office on the day before."""
    end = _meet(known.end, one.end or UNKNOWN) or one.end or UNKNOWN
    last = known.last_seen if known.last_seen is None or end[1] is None else min(known.last_seen, end[1])
    start = _meet(known.start, one.start or UNKNOWN) or known.start
    ended = replace(known, start=start, end=end, last_seen=last, sources=(*known.sources, one))
    if end[0] is None or end[0] != end[1] or (start[0] is not None and start[0] >= end[0]):
        return ended
    return _evident(ended, end[0] - DAY)


def _apart(found: list[Interval]) -> list[Interval]:
    """Tenures of one office in order: each ended when the next one began, and that began when this one had ended."""
    ordered = sorted(found, key=_order)
    for at in range(1, len(ordered)):
        one, following = ordered[at - 1], ordered[at]
        if one.end == UNKNOWN and following.start[1] is not None:
            ordered[at - 1] = replace(one, end=(None, following.start[1]))
        if following.start[0] is None:
            ordered[at] = replace(following, start=(one.end[0], following.start[1]))
    return ordered


def _seen(found: list[Interval], one: Source) -> list[Interval]:
    """An observation joins the tenure that it lies in, else it is one of its own between its neighbours.

    The day of a resignation belongs to the tenure that ends on it: the document still calls the person by the office.
    """
    day = one.seen
    assert day is not None  # observations without a day are reported as missing
    near = [at for at, known in enumerate(found) if known.may_hold(day) or known.end[1] == day]
    if near:
        at = max(near, key=lambda at: (found[at].verdict(day) == "yes", found[at].start[1] or date.min))
        joined = _evident(replace(found[at], sources=(*found[at].sources, one)), day)
        return [*found[:at], joined, *found[at + 1 :]]
    before = [known.end[0] for known in found if known.end[1] is not None and known.end[1] <= day and known.end[0]]
    after = [
        known.start[1] for known in found if known.start[0] is not None and known.start[0] > day and known.start[1]
    ]
    bounds = (max(before, default=None), None), (None, min(after, default=None))
    return [*found, Interval(one.office, *bounds, day, day, (one,))]


def _evident(one: Interval, day: date | None) -> Interval:
    if day is None:
        return one
    return replace(one, first_seen=_least(one.first_seen, day), last_seen=_most(one.last_seen, day))


def _meet(one: Days, other: Days) -> Days | None:
    """The days that two ranges share, null where there are none."""
    first, last = _most(one[0], other[0]), _least(one[1], other[1])
    return None if first is not None and last is not None and first > last else (first, last)


def _least(one: date | None, other: date | None) -> date | None:
    return other if one is None else one if other is None else min(one, other)


def _most(one: date | None, other: date | None) -> date | None:
    return other if one is None else one if other is None else max(one, other)
