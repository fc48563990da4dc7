r"""The timetable of a registration rights agreement: what must be done by when, and what still waits for an event.

"Not later than 15 days after the date hereof" of 2004-06-30 gives 2004-07-15 and "120 days" 2004-10-28; the notice to
the Trustee "within two Business Days after each and every date …" waits for a Registration Default.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from computations.agreed import EffectivenessPeriod, effectiveness_period
from computations.calendars import BusinessCalendar
from computations.clauses import Clauses
from computations.computation import Computation, Finding, Missing, Outcome
from computations.csv_table import csv_of
from computations.inputs import Input
from computations.options import CALENDAR, calendar_of, chosen
from computations.registration_timetable.calendar_events import to_ics
from computations.registration_timetable.chart import to_chart
from computations.registration_timetable.deadlines import NOTICE, PERIOD, deadlines, known_dates, named, undated
from computations.registration_timetable.items import deadline_item, findings
from computations.registration_timetable.period import period_item
from computations.registration_timetable.sale_notices import (
    NoticeRule,
    Reading,
    SaleNotice,
    lacking,
    notice_rule,
    notices_item,
    sale_notices,
)
from computations.registration_timetable.timetable import Timetable
from computations.trace import Trace

OTHER = {
    "roll": {"none": "following", "following": "none"},
    "calendar": {"us-ny-bank": "us-ny-public", "us-ny-public": "us-ny-bank"},
    "sale_notice_from": {"notice": "intended_sale", "intended_sale": "notice"},
}
"""The other reading of each wording that can change whether something was in time."""


@dataclass(frozen=True)
class Agreement:
    """All that a timetable is made of, in one reading of its words; `stated` has the deadlines as each clause says."""

    stated: Timetable
    period: EffectivenessPeriod | None
    rule: NoticeRule | None
    notices: list[SaleNotice]
    notice_from: str

    @cached_property
    def timetable(self) -> Timetable:
        """The deadlines as they count together."""
        return self.stated.decided()

    def verdicts(self) -> list[object]:
        """What was in time and what was not."""
        found: list[object] = [
            performance.status
            for deadline in self.timetable.deadlines.values()
            for _, performance in self.timetable.dated(deadline)
        ]
        if self.rule is not None:
            calendar = self.timetable.calendar
            found += [self.rule.covers(one, self.notice_from, calendar) for one in self.notices]
        return found

    def read_as(self, option: str, value: str) -> "Agreement":
        """The same with another reading of one option."""
        if option == "sale_notice_from":
            return replace(self, notice_from=value)
        if option == "roll":
            return replace(self, stated=replace(self.stated, roll=value))
        calendar = replace(self.stated.calendar, name=value)
        return replace(self, stated=replace(self.stated, calendar=calendar))


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """Every deadline with its day or what it awaits, the Effectiveness Period, and the notices of sales.

    Raises `BadInput` with all that is wrong with clauses and events.
    """
    clauses, external = Clauses.of(whole), whole.get("external")
    calendar, used, assumed = calendar_of(whole, options, clauses)
    agreement = _agreement(clauses, external, calendar, options)
    whole.prove()
    timetable, trace = agreement.timetable, Trace()
    result = _events(agreement, str(options["leap"]), trace)
    notes = (*assumed, *_unknown(agreement, external), *findings(timetable), *_readings(agreement))
    return Outcome(
        {"events": result, "awaiting": _awaiting(result)}, trace.steps, tuple(_missing(clauses, agreement)), notes, used
    )


def _agreement(clauses: Clauses, external: Input, calendar: BusinessCalendar, options: Mapping[str, Any]) -> Agreement:
    period, rule = effectiveness_period(clauses), notice_rule(clauses)
    if period is None and rule is None and not clauses.all("deadline"):
        clauses.needed("deadline")
    known = known_dates(clauses, external.get("events"), calendar)
    if "shelf_filed" in known and "declared_effective" in known:
        filed, effective = known["shelf_filed"].first[0], known["declared_effective"].first[0]
        if effective < filed:
            field = external.get("events").get("declared_effective")
            field.wrong("out_of_order", f"effective on {effective}, before it was filed on {filed}")
    defined = clauses.find("business_day")
    business = ("option:calendar", defined.token) if defined else ("option:calendar",)
    timetable = Timetable(deadlines(clauses), known, calendar, str(options["roll"]), business)
    notices = sale_notices(external.get("sale_notices"), calendar)
    return Agreement(timetable, period, rule, notices, str(options["sale_notice_from"]))


def _events(agreement: Agreement, leap: str, trace: Trace) -> dict[str, Any]:
    """The items by key, deadlines in the order of their clauses; steps go before those that use them."""
    timetable = agreement.timetable
    first = sorted(timetable.deadlines.values(), key=timetable.depth)
    shown = {one.key: deadline_item(one, timetable, trace) for one in first}
    items = {key: shown[key] for key in timetable.deadlines}
    if agreement.period is not None:
        items[PERIOD] = period_item(agreement.period, timetable.known, leap, trace)
    if agreement.rule is not None:
        reading = Reading(agreement.notice_from, timetable.calendar, timetable.business)
        items[NOTICE] = notices_item(agreement.rule, agreement.notices, reading, trace)
    return items


def _awaiting(items: Mapping[str, Mapping[str, Any]]) -> list[str]:
    return sorted({one["needs"] for one in items.values() if one["needs"] is not None})


def _unknown(agreement: Agreement, external: Input) -> Iterator[Finding]:
    """Events that nothing in the agreement rests on: most likely a name that was mistyped."""
    period = agreement.period.events if agreement.period else ()
    stated = agreement.timetable.known.keys() - set(external.get("events").value or ())
    used = named(agreement.timetable.deadlines.values(), (*period, *stated))
    for key, _ in external.get("events").entries():
        if key not in used:
            field = f"external.events.{key}"
            yield Finding("warning", "unknown_external", f"no clause in hand rests on {key}", {"field": field})
    if agreement.notices and agreement.rule is None:
        message = "no clause in hand has a rule for notices of sales"
        yield Finding("warning", "unknown_external", message, {"field": "external.sale_notices"})


def _readings(agreement: Agreement) -> Iterator[Finding]:
    """Options of which another value changes whether something was in time."""
    readings = {
        "roll": agreement.timetable.roll,
        "calendar": agreement.timetable.calendar.name,
        "sale_notice_from": agreement.notice_from,
    }
    for option, value in readings.items():
        other = OTHER[option].get(value)
        if other is not None and agreement.read_as(option, other).verdicts() != agreement.verdicts():
            message = f"with {option} = {other} something is in time that is not so here, or the reverse"
            yield Finding("warning", "depends_on_reading", message, {"option": option})


def _missing(clauses: Clauses, agreement: Agreement) -> Iterator[Missing]:
    """Dates that the document should give and does not, where something counts from them."""
    timetable = agreement.timetable
    anchors = {one.anchor for one in timetable.deadlines.values() if timetable.anchor(one) is None}
    for key, clause in undated(clauses, timetable.known):
        if key in anchors:
            where = clause.value.get("document").text() if clause else None
            yield Missing(key, "deadlines count from it, and the document in hand does not date it", where)
    if agreement.rule is not None:
        yield from lacking(agreement.notices, agreement.notice_from)


COMPUTATION = Computation(
    name="registration_timetable",
    purpose="what a registration rights agreement requires by when",
    reads=("clauses",),
    needs=("deadline",),
    compute=compute,
    external={
        "events.<event>": "the day of an event, or a list of days; an answer lists under awaiting what it needs",
        "sale_notices[].given": "the day on which a notice of sale was given",
        "sale_notices[].intended_sale": "the day of the intended sale",
    },
    options=chosen(*CALENDAR, "roll", "leap", "sale_notice_from"),
    renderings={"csv": csv_of("events"), "ics": to_ics, "chart": to_chart},
)
