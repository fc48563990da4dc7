r"""What happened, as the caller says it: filing, effectiveness, days on which the registration could not be used.

`{"filed": "2004-07-13", "declared_effective": "2004-10-01", "unusable": [{"from": "2004-11-22"}]}` is a timeline.
Effective before filed, unusable before effective: each is a problem at its place.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date

from computations.additional_interest.events import Dated
from computations.calendars import BusinessCalendar
from computations.inputs import Input
from computations.suspensions import Suspension, read_suspensions

FILED, EFFECTIVE = "shelf_filed", "declared_effective"
CONSUMMATED = "exchange_offer_consummated"

FIELDS = {
    "filed": FILED,
    "declared_effective": EFFECTIVE,
    "exchange_offer_filed": "exchange_offer_filed",
    "exchange_offer_declared_effective": "exchange_offer_declared_effective",
    "exchange_offer_consummated": CONSUMMATED,
    "all_registered_sold": "all_registered_sold",
    "all_ceased_outstanding": "all_ceased_outstanding",
}
"""The single days of a timeline, each with the event key under which clauses speak of it."""


@dataclass(frozen=True)
class Unusable:
    """The days from `start` on which the registration could not be used; `cured` is the first usable day."""

    start: date
    cured: date | None
    path: str


@dataclass(frozen=True)
class Timeline:
    """What happened: single days by their event keys, and the days without a usable registration."""

    events: Mapping[str, Dated]
    unusable: tuple[Unusable, ...]
    suspensions: tuple[Suspension, ...]

    def day(self, key: str) -> date | None:
        """The day of an event, null if it has not happened."""
        return self.events[key].day if key in self.events else None


def read_timeline(place: Input, calendar: BusinessCalendar, excludes: Collection[str], as_of: date | None) -> Timeline:
    """The timeline of an input, proved to be in order."""
    events = {}
    for name, key in FIELDS.items():
        day = calendar.read(place.get(name))
        if day is not None:
            events[key] = Dated(day, f"{key.replace('_', ' ')} on {day}", (f"external:timeline.{name}",))
    unusable = tuple(_unusable(one, calendar) for one in place.get("unusable").objects())
    suspensions = read_suspensions(place.get("suspensions"), calendar, excludes, as_of or date.max)
    timeline = Timeline(events, unusable, suspensions)
    _check(place, timeline)
    return timeline


def _unusable(one: Input, calendar: BusinessCalendar) -> Unusable:
    start, cured = calendar.needed(one.get("from"), "the first unusable day"), calendar.read(one.get("cured"))
    if cured is not None and cured <= start:
        one.wrong("out_of_order", f"unusable from {start}, it was cured on {cured}")
    return Unusable(start, cured, one.path.removeprefix("external."))


def _check(place: Input, timeline: Timeline) -> None:
    filed, effective = timeline.day(FILED), timeline.day(EFFECTIVE)
    if effective is not None and filed is None and not place.get("filed").given:
        place.get("filed").wrong("missing_external", f"what was declared effective on {effective} was filed before")
    if effective is not None and filed is not None and effective < filed:
        place.get("declared_effective").wrong("out_of_order", f"effective on {effective}, it was filed on {filed}")
    if effective is None and place.get("declared_effective").given:
        return  # it is a problem already, and what follows would be measured by nothing
    unusable = list(zip(place.get("unusable").objects(), timeline.unusable, strict=True))
    begun = [(one, read.start) for one, read in unusable]
    suspended = zip(place.get("suspensions").objects(), timeline.suspensions, strict=True)
    for one, start in (*begun, *((one, read.start) for one, read in suspended)):
        if date.min < start and (effective is None or start < effective):
            one.wrong("out_of_order", f"from {start}: before the registration was declared effective")
    reached = date.min
    dated = (pair for pair in unusable if pair[1].start > date.min)
    for one, read in sorted(dated, key=lambda pair: pair[1].start):
        if read.start < reached:
            one.wrong("overlap", f"it begins on {read.start}, while another one lasts")
        reached = max(reached, read.cured or date.max)
