r"""The rates that a schedule of additional interest gives, the document's own illustrations, and what each rate costs.

"would increase to 9.00% … on the fifth anniversary": for a default of 2004-07-15 the schedule gives 9% on 2009-06-30,
so the illustration agrees; 9% of $60,000,000 are 15,000.00 a day. Without `occurred` each missed deadline is a default.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any

from computations.additional_interest.curve import Readings, Segment, curve
from computations.additional_interest.defaults import MISSED, Default, read_triggers
from computations.additional_interest.events import Events, read_events
from computations.additional_interest.schedule import Boundary, Schedule, read_boundary, read_schedule
from computations.calendars import LAST, BusinessCalendar
from computations.charts import Curve, curves_chart
from computations.clauses import Clauses
from computations.computation import Computation, Finding, Missing, Outcome
from computations.counting import days_after, iso
from computations.csv_table import csv_of_rows
from computations.inputs import Input
from computations.numbers import money, rate
from computations.options import CALENDAR, calendar_of, chosen
from computations.trace import Trace
from pipeline.days import add_years

AHEAD = 5
"""For how many years after a default its rates are listed, or further to the last day that is asked or illustrated."""

READINGS = Readings("per_default", "single_highest")


@dataclass(frozen=True)
class Illustration:
    """A rate that the document works out as an example, with its number in the clause."""

    at: Boundary
    stated: Fraction
    number: int


@dataclass(frozen=True)
class Drawn:
    """The rates of one default that is never cured: its name in the result, and its segments in order."""

    path: str
    default: Default
    segments: tuple[Segment, ...]

    def on(self, day: date) -> Segment | None:
        """The segment that holds a day."""
        return next((one for one in self.segments if one.start <= day < one.end), None)


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """Rates on `external.dates`, all changes, the illustrations with their verdicts, and costs of a principal."""
    clauses, external = Clauses.of(whole), whole.get("external")
    calendar, used, findings = calendar_of(whole, options, clauses)
    options = {**options, **used}
    events = read_events(clauses, external, {}, calendar, options)
    schedule = read_schedule(clauses.needed("rate_schedule"), events)
    schedule = schedule.reading(prefer_last=options["tier_overlap"] == "calendar")
    examples = _illustrations(schedule)
    dates = [day for one in external.get("dates").items() if (day := calendar.read(one)) is not None]
    occurred, costs = _occurred(external, clauses, events, calendar, options), _costs(external, clauses)
    whole.prove()
    missing = tuple(_missing(schedule, occurred, costs))
    if not occurred or schedule.unknown:
        return Outcome({}, missing=missing, diagnostics=findings, options=used)
    trace = Trace()
    asked = [*dates, *(schedule.on(one.at, occurred[0].occurred) for one in examples)]
    drawn = [_drawn(number, one, schedule, asked, external) for number, one in enumerate(occurred)]
    result: dict[str, Any] = {"rates": {iso(day): _rate(day, drawn[0], schedule, trace) for day in dates}}
    if external.get("occurred").given:
        result["changes"] = _changes(drawn[0], schedule, trace)
    else:
        result["defaults"] = [_scenario(one, schedule, trace) for one in drawn]
    result["illustrations"] = [_verdict(one, drawn[0], schedule, trace) for one in examples]
    if costs.principal is not None:
        rates = costs.rates or sorted({one.rate for each in drawn for one in each.segments})
        result["cost"] = [_cost(number, one, costs, schedule, trace) for number, one in enumerate(rates)]
    findings = (*findings, *_conflicts(result["illustrations"]))
    return Outcome(result, trace.steps, missing, findings, used)


def _illustrations(schedule: Schedule) -> list[Illustration]:
    listed = enumerate(schedule.clause.get("illustrations").objects())
    read = [
        Illustration(read_boundary(one.get("at")), one.get("rate").needed_amount("the rate of the example"), number)
        for number, one in listed
    ]
    return [one for one in read if one.at.kind == "default_day" or schedule.events.find(one.at.of) is not None]


def _occurred(
    external: Input, clauses: Clauses, events: Events, calendar: BusinessCalendar, options: Mapping[str, Any]
) -> list[Default]:
    """The default that is asked about, or one for each deadline that would be missed."""
    day = calendar.read(external.get("occurred"))
    if external.get("occurred").given:
        return [Default("", day or date.min, None, None, None, f"a default of {day}", ("external:occurred",), ())]
    clause = clauses.find("registration_default")
    found = []
    for one in read_triggers(clause) if clause else ():
        deadline = events.find(one.deadline) if one.kind in MISSED else None
        if deadline is not None and clause is not None:
            missed = days_after(deadline.day, int(options["default_day"] == "day_after_deadline"))
            text = f"a default if nothing is done by the end of {deadline.day}, {deadline.text}"
            uses = (clause.token, *deadline.tokens, "option:default_day")
            found.append(Default(one.label, missed, None, None, None, text, uses, (), one.quotes))
    return found


@dataclass(frozen=True)
class Costs:
    """The principal that rates are applied to, null where nobody says one, and the rates that are asked about."""

    principal: Fraction | None
    rates: list[Fraction]
    token: str


def _costs(external: Input, clauses: Clauses) -> Costs:
    rates = [value for one in external.get("cost_rates").items() if (value := one.amount()) is not None]
    issue = clauses.find("issue_size")
    if external.get("principal").given or issue is None:
        return Costs(external.get("principal").amount(), rates, "external:principal")
    return Costs(issue.get("principal").amount(), rates, issue.token)


def _missing(schedule: Schedule, occurred: Sequence[Default], costs: Costs) -> Iterator[Missing]:
    for key in schedule.unknown:
        needed = schedule.events.needs(key)
        yield Missing(f"events.{needed}", f"tiers of the rate are counted from {key.replace('_', ' ')}")
    if not occurred:
        yield Missing("occurred", "the day of the default that is asked about; no deadline is known either")
    if costs.principal is None:
        yield Missing("principal", "the principal whose cost is asked", stops=bool(costs.rates))


def _drawn(number: int, one: Default, schedule: Schedule, asked: Sequence[date], external: Input) -> Drawn:
    bounds = [each for tier in schedule.tiers for each in (tier.start, tier.end) if each is not None]
    days = [*asked, *(schedule.on(each, one.occurred) for each in bounds)]
    stop = min(max([add_years(one.occurred, AHEAD) or LAST, *(days_after(day, 1) for day in days)]), LAST)
    path = "changes" if external.get("occurred").given else f"defaults[{number}]"
    return Drawn(path, one, curve([one], schedule, READINGS, one.occurred, stop).segments)


def _rate(day: date, drawn: Drawn, schedule: Schedule, trace: Trace) -> dict[str, Any] | None:
    """The rate of a day; null before accrual starts, and where no tier holds the day."""
    held = drawn.on(day)
    if held is None:
        return None
    text = f"{rate(held.rate)}% on {day}, tier {held.tiers[0]}, {drawn.default.text}"
    trace.add(f"rates.{iso(day)}", rate(held.rate), text, *_uses(drawn, schedule), quotes=_quotes(held, schedule))
    return {"tier": held.tiers[0], "rate": rate(held.rate)}


def _changes(drawn: Drawn, schedule: Schedule, trace: Trace, path: str = "changes") -> list[dict[str, Any]]:
    """The days from which another rate or tier applies."""
    for number, one in enumerate(drawn.segments):
        text = f"from {one.start} on {rate(one.rate)}% a year, tier {one.tiers[0]}, {drawn.default.text}"
        used = _uses(drawn, schedule)
        trace.add(f"{path}[{number}]", rate(one.rate), text, *used, quotes=_quotes(one, schedule))
    return [{"from": iso(one.start), "rate": rate(one.rate), "tier": one.tiers[0]} for one in drawn.segments]


def _scenario(drawn: Drawn, schedule: Schedule, trace: Trace) -> dict[str, Any]:
    """What a missed deadline would cost: the day of the default, and the rates that follow."""
    one = drawn.default
    trace.add(f"{drawn.path}.occurred", iso(one.occurred), one.text, *one.uses, quotes=one.quotes)
    changes = _changes(drawn, schedule, trace, f"{drawn.path}.changes")
    return {"trigger": one.trigger, "occurred": iso(one.occurred), "changes": changes}


def _verdict(one: Illustration, drawn: Drawn, schedule: Schedule, trace: Trace) -> dict[str, Any]:
    """An example of the document beside what its own tiers give on that day."""
    day, clause = schedule.on(one.at, drawn.default.occurred), schedule.clause
    held = drawn.on(day)
    computed = None if held is None else rate(held.rate)
    path = f"illustrations[{one.number}]"
    agrees = held is not None and held.rate == one.stated
    text = f"the document says {rate(one.stated)}% for {day}, its tiers give {computed or 'no rate'}"
    quotes = clause.words(f"{path}.rate", f"{path}.at.n")
    trace.add(path, computed, text, *_uses(drawn, schedule), quotes=quotes)
    verdict = "agrees" if agrees else "conflicts"
    return {"on": iso(day), "stated": rate(one.stated), "computed": computed, "verdict": verdict}


def _cost(number: int, one: Fraction, costs: Costs, schedule: Schedule, trace: Trace) -> dict[str, Any]:
    """What a rate costs on the principal."""
    year = (costs.principal or Fraction(0)) * one / 100
    text = f"{rate(one)}% of {money(costs.principal or Fraction(0))}; 30 days are a twelfth, a day is a 360th"
    asked = "external:cost_rates" if costs.rates else schedule.clause.token
    trace.add(f"cost[{number}]", money(year), text, costs.token, asked)
    return {
        "rate": rate(one),
        "per_year": money(year),
        "per_30_days": money(year / 12),
        "per_day_360": money(year / 360),
    }


def _uses(drawn: Drawn, schedule: Schedule) -> tuple[str, ...]:
    anchors = (token for one in schedule.anchors.values() for token in one.tokens)
    return (schedule.clause.token, *drawn.default.uses, *anchors, "option:tier_overlap", "option:leap")


def _quotes(held: Segment, schedule: Schedule) -> tuple[str, ...]:
    number = next(at for at, one in enumerate(schedule.tiers) if one.label == held.tiers[0])
    return schedule.clause.words(
        *(f"tiers[{number}].{name}" for name in ("rate", "start", "step.points", "step.first"))
    )


def _conflicts(illustrations: Sequence[Mapping[str, Any]]) -> Iterator[Finding]:
    for one in illustrations:
        if one["verdict"] == "conflicts":
            message = f"the document says {one['stated']}% for {one['on']}, its own tiers give {one['computed']}%"
            yield Finding("warning", "illustration_conflicts", message, {"on": one["on"]})


def _by_trigger(result: Mapping[str, Any]) -> list[tuple[str, Sequence[Mapping[str, Any]]]]:
    """The changes of each default by its trigger, which is empty where the caller says the day of one."""
    asked = [("", result["changes"])] if "changes" in result else []
    return asked + [(one["trigger"], one["changes"]) for one in result.get("defaults", ())]


def _csv(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The changes of all defaults, each with the trigger of its default."""
    drawn = _by_trigger(answer["result"])
    return csv_of_rows([{"trigger": trigger, **one} for trigger, changes in drawn for one in changes])


def _chart(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The steps of the rate, a panel for each default."""
    panels = [
        Curve(
            f"Rate after a default{f' {trigger}' if trigger else ''}, % a year",
            tuple((date.fromisoformat(one["from"]), Fraction(one["rate"])) for one in changes),
            steps=True,
        )
        for trigger, changes in _by_trigger(answer["result"])
    ]
    return curves_chart("Rates of additional interest", panels)


COMPUTATION = Computation(
    name="additional_interest_rates",
    purpose="the rates of additional interest by day, the document's illustrations, and what a rate costs",
    reads=("clauses",),
    needs=("rate_schedule",),
    compute=compute,
    external={
        "occurred": "the day of a default; without it each deadline of the document is taken as missed",
        "dates[]": "days whose rate is asked",
        "principal": "the principal whose cost is asked; else that of the issue",
        "cost_rates[]": "rates whose cost is asked, in percent a year; else all that occur",
        "events.<key>": "the day of an event that a clause counts from and no document in hand states",
    },
    options=chosen(*CALENDAR, "roll", "leap", "default_day", "tier_overlap"),
    renderings={"csv": _csv, "chart": _chart},
)
