r"""The input of `additional_interest`, read: clauses, what happened, Notes, payment dates, and the readings.

Everything that is wrong is kept with its place; what is only absent is `missing`, with the document that states it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import Any

from computations.additional_interest.curve import Curve, Readings, curve
from computations.additional_interest.defaults import CURE, Default, Facts, defaults_of, read_triggers
from computations.additional_interest.entitlement import Questionnaire, read_questionnaires
from computations.additional_interest.events import Events, period_end, read_events
from computations.additional_interest.notes import Block, read_blocks
from computations.additional_interest.schedule import Schedule, read_schedule
from computations.additional_interest.timeline import read_timeline
from computations.agreed import effectiveness_period
from computations.calendars import FIRST, BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.computation import Finding, Missing
from computations.day_counts import DAY_COUNTS
from computations.inputs import Input
from computations.options import calendar_of, chosen
from computations.suspensions import read_limits

ASSUMED = "30E/360"
"""The only one of the conventions with months of 30 days by which splitting a period creates and loses no day."""


@dataclass(frozen=True)
class Case:
    """The whole input, read."""

    schedule: Schedule
    events: Events
    defaults: tuple[Default, ...] | None
    blocks: tuple[Block, ...]
    questionnaires: Mapping[str, Questionnaire]
    payments: tuple[date, ...]
    records: tuple[date, ...]
    terms: Clause | None
    as_of: date
    options: Mapping[str, Any]
    findings: tuple[Finding, ...]
    missing: tuple[Missing, ...]

    @property
    def readings(self) -> Readings:
        """How several defaults go together."""
        return Readings(self.options["clock"], self.options["overlap"])

    def excludes(self, what: str) -> bool:
        """Whether the clause leaves something out: `converted_notes`, `holders_without_questionnaire`."""
        return self.terms is not None and what in self.terms.get("excludes").texts()

    def curve(self, schedule: Schedule) -> Curve:
        """The rates up to the day of asking, by the schedule in one of its readings."""
        return curve(self.defaults or (), schedule, self.readings, FIRST, self.as_of)

    @property
    def decided(self) -> dict[str, Any]:
        """The options that the documents may decide, as they were used."""
        return {name: self.options[name] for name in ("calendar", "clock", "overlap", "day_count")}


def read_case(whole: Input, options: Mapping[str, Any]) -> Case:
    """The whole input. Problems are kept in it; they are raised at once only where nothing more can be read."""
    clauses, external = Clauses.of(whole), whole.get("external")
    calendar, used, findings = calendar_of(whole, options, clauses)
    schedule_clause, terms = clauses.needed("rate_schedule"), clauses.find("additional_interest")
    settled, assumed = _settled(whole, options, schedule_clause, terms)
    used = {**options, **used, **settled}
    as_of = calendar.read(external.get("as_of"))
    limit = clauses.find("suspension_limit")
    excludes = limit.get("excludes").texts() if limit else []
    timeline = read_timeline(external.get("timeline"), calendar, excludes, as_of)
    events = read_events(clauses, external, timeline.events, calendar, used)
    schedule = read_schedule(schedule_clause, events).reading(prefer_last=used["tier_overlap"] == "calendar")
    blocks = read_blocks(external, calendar, clauses.find("issue_size"))
    payments, records = _payment_dates(external, calendar)
    missing = [*_missing(external, terms, payments), *_unknown(schedule)]
    defaults: list[Default] | None = _given(external.get("defaults"), calendar)
    if external.get("defaults").given and external.get("timeline").given:
        external.get("defaults").wrong("unsupported", "either defaults or a timeline is given, not both")
    elif external.get("timeline").given:
        clause = clauses.needed("registration_default")
        facts = Facts(
            clause=clause,
            triggers=read_triggers(clause),
            limits=read_limits(limit, calendar),
            limit_clause=limit,
            timeline=timeline,
            events=events,
            period_end=period_end(effectiveness_period(clauses), events),
            calendar=calendar,
            options=used,
            as_of=as_of or FIRST,
        )
        whole.prove()
        defaults = defaults_of(facts)
        findings = (*findings, *facts.findings)
        missing += _awaited(facts)
    return Case(
        schedule=schedule,
        events=events,
        defaults=None if defaults is None or as_of is None else tuple(defaults),
        blocks=blocks,
        questionnaires=read_questionnaires(external.get("holders"), events),
        payments=payments,
        records=records,
        terms=terms,
        as_of=as_of or FIRST,
        options=used,
        findings=(*findings, *assumed, *_later(defaults or (), as_of)),
        missing=tuple(missing),
    )


def _settled(
    whole: Input, options: Mapping[str, Any], schedule: Clause, terms: Clause | None
) -> tuple[dict[str, Any], tuple[Finding, ...]]:
    """The readings that the document itself decides, unless the caller does; and what is assumed for want of words."""
    given, settled, said = whole.get("options"), {}, []
    for name in ("clock", "overlap"):
        if schedule.get(name).given and not given.get(name).given:
            value = schedule.get(name).choice(*chosen(name)[name].values)
            settled[name] = value or options[name]
            message = f"the document itself says how several defaults go together: {name} is {settled[name]}"
            said.append(Finding("info", "reading_stated", message, {"option": name, "value": settled[name]}))
    stated = terms.get("day_count") if terms else None
    if given.get("day_count").given:
        return settled, tuple(said)
    if stated is not None and stated.given and stated.value != "30/360":
        name = stated.text() or ASSUMED
        if name not in DAY_COUNTS:
            stated.wrong("unsupported", f"{name!r} is none of {', '.join(DAY_COUNTS)}: choose one by options.day_count")
        return {**settled, "day_count": name}, tuple(said)
    why = (
        "no clause says how days of interest are counted" if stated is None or not stated.given else "30/360 has forms"
    )
    return settled, (*said, Finding("info", "day_count_assumed", f"{why}: {ASSUMED} is used", {}))


def _payment_dates(external: Input, calendar: BusinessCalendar) -> tuple[tuple[date, ...], tuple[date, ...]]:
    found = []
    for name in ("payment_dates", "record_dates"):
        days = [calendar.read(one) for one in external.get(name).items()]
        read = tuple(one for one in days if one is not None)
        if any(one >= other for one, other in pairwise(read)):
            external.get(name).wrong("out_of_order", "each date has to be later than the one before")
        found.append(read if len(read) == len(days) else ())
    payments, records = found
    if external.get("record_dates").given and len(payments) != len(records):
        message = f"{len(records)} record dates are given for {len(payments)} payment dates"
        external.get("record_dates").wrong("bad_count", message)
    elif any(record > payment for payment, record in zip(payments, records, strict=False)):
        external.get("record_dates").wrong("out_of_order", "a record date lies after its payment date")
    return payments, records


def _given(listed: Input, calendar: BusinessCalendar) -> list[Default] | None:
    """The defaults that are agreed, in order of the day on which they occurred; null where none are given."""
    if not listed.given:
        return None
    found = []
    for one in listed.objects():
        occurred = calendar.needed(one.get("occurred"), "the day of the default")
        cured = calendar.read(one.get("cured"))
        if cured is not None and cured < occurred:
            one.wrong("out_of_order", f"it occurred on {occurred} and was cured on {cured}")
        path = f"external:{one.path.removeprefix('external.')}"
        ended_by = None if cured is None else CURE
        trigger = one.get("trigger").needed("the trigger of the default")
        found.append(Default(trigger, occurred, cured, cured, ended_by, "as agreed", (path,), (path,)))
    return sorted(found, key=lambda one: one.occurred)


def _missing(external: Input, terms: Clause | None, payments: Sequence[date]) -> Iterator[Missing]:
    if not external.get("as_of").given:
        yield Missing("as_of", "the day up to which accrual is counted")
    if not external.get("timeline").given and not external.get("defaults").given:
        yield Missing("timeline", "what happened: filing, effectiveness, days without a usable registration")
    if not external.get("notes").given and not external.get("principal").given:
        yield Missing("principal", "the principal that interest accrues on, or the notes with their owners")
    payable = terms.get("payable") if terms else None
    if not payments:
        where = payable.get("dates").get("document").text() if payable else None
        yield Missing("payment_dates", "until they are known all that has accrued is unpaid", where, stops=False)
    elif external.get("notes").given and not external.get("record_dates").given:
        where = payable.get("record_date").get("document").text() if payable else None
        why = "until they are known the owner on the last day of a period is paid"
        yield Missing("record_dates", why, where, stops=False)


def _unknown(schedule: Schedule) -> Iterator[Missing]:
    for key in schedule.unknown:
        needed = schedule.events.needs(key)
        yield Missing(f"events.{needed}", f"tiers of the rate are counted from {key.replace('_', ' ')}")


def _awaited(facts: Facts) -> Iterator[Missing]:
    """Deadlines of which it is not known from when they run, unless they wait for an event of the timeline."""
    for one in facts.triggers:
        if not one.deadline:
            continue
        if facts.events.find(one.deadline) is None:
            needed = facts.events.needs(one.deadline)
            yield Missing(f"events.{needed}", f"the deadline of {one.label} cannot be counted without it")
        for needed in facts.events.open_alternatives(one.deadline):
            yield Missing(f"events.{needed}", f"it would give {one.label} another deadline", stops=False)


def _later(defaults: Sequence[Default], as_of: date | None) -> Iterator[Finding]:
    for one in defaults:
        if as_of is not None and one.occurred >= as_of:
            message = f"{one.trigger} occurs on {one.occurred}, not before {as_of}: nothing accrues for it yet"
            yield Finding("info", "default_after_as_of", message, {"trigger": one.trigger})
