r"""Which amendments must be filed for holders whose questionnaires come late: "within 10 Business Days of receipt".

A questionnaire for $2,000,000 received on 2004-10-04, after the deadline, has to be filed for by 2004-10-19. "Not more
than one" in a fiscal quarter puts the next one off to 1 January; a pool of "$1 million" or less obliges to nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import Any

from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.computation import Computation, Missing, Outcome
from computations.counting import Count, counted, iso
from computations.csv_table import csv_of
from computations.fiscal import FiscalYear, Period, StatedYear, fiscal_year, half_year_from, stated_year
from computations.inputs import Input
from computations.numbers import cents, money
from computations.options import CALENDAR, calendar_of, chosen
from computations.trace import Trace

BEFORE = "pre_effective_amendment"
QUARTER, HALF = "fiscal_quarter", "semi_annual_period"


@dataclass(frozen=True)
class Questionnaire:
    """One that was received: whose, when, and for how much."""

    holder: str
    received: date
    principal: Fraction
    path: str


@dataclass(frozen=True)
class Limit:
    """At most so many filings of these sorts in each period."""

    filing: tuple[str, ...]
    most: int
    per: str
    number: int


@dataclass(frozen=True)
class Rules:
    """What the clause and the readings say, with the facts that they are applied to."""

    clause: Clause
    within: Count
    limits: tuple[Limit, ...]
    minimum: Fraction | None
    strict: bool
    calendar: BusinessCalendar
    year: FiscalYear | None
    stated: StatedYear | None
    effective: date | None
    options: Mapping[str, Any]

    def passes(self, pool: Sequence[Questionnaire]) -> bool:
        """Whether a pool obliges to a filing."""
        principal = sum((one.principal for one in pool), Fraction(0))
        if self.minimum is None:
            return bool(pool)
        return principal > self.minimum if self.strict else bool(pool) and principal >= self.minimum

    def kind(self, day: date) -> str:
        """What is filed on a day."""
        after = self.effective is not None and day >= self.effective
        return str(self.options["vehicle"]) if after else BEFORE

    def limits_on(self, kind: str, day: date) -> list[tuple[Limit, Period]]:
        """The limits of a kind of filing whose period on a day is known, each with that period."""
        named = ((one, self.period(one.per, day)) for one in self.limits if kind in one.filing)
        return [(one, period) for one, period in named if period is not None]

    def told(self, filing: "Filing") -> tuple[Limit, Period] | None:
        """The limit that is told with a filing: its period began last, so that it put the filing off if any did."""
        return max(self.limits_on(filing.kind, filing.made), key=lambda one: (one[1].start, one[1].end), default=None)

    def period(self, per: str, day: date) -> Period | None:
        """The period of a limit that a day lies in, null where the fiscal year is not known."""
        if per == HALF and self.from_effectiveness(day):
            return half_year_from(self.effective or day, day)
        return self.year.period(day, 3 if per == QUARTER else 6) if self.year else None

    def from_effectiveness(self, day: date) -> bool:
        """Whether half-years are counted from the day of effectiveness, and the day lies in one."""
        by_option = self.options["semi_annual"] == "from_effective_date"
        return by_option and self.effective is not None and day >= self.effective

    def due(self, trigger: date, *, deferred: bool) -> date:
        """The last day of a filing."""
        if deferred and self.options["revived_due"] == "first_day":
            return self.calendar.open_from(trigger)
        return counted(trigger, self.within, self.calendar)


@dataclass(frozen=True)
class Filing:
    """One filing: what set it off, by when it is due, when it was made, and for whom."""

    kind: str
    trigger: date | None
    deferred: bool
    due: date | None
    filed: date | None
    taken: tuple[Questionnaire, ...] = ()

    @property
    def made(self) -> date:
        """The day on which it counts as made: the actual one, else the last one possible."""
        return self.filed or self.due or date.min

    @property
    def status(self) -> str | None:
        """Whether it was made in time; null where nothing was filed yet."""
        if self.due is None:
            return "voluntary"
        if self.filed is None:
            return None
        return "met" if self.filed <= self.due else "late"


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The filings that `external.questionnaires` call for, in order, and the holders for whom nothing need be filed.

    Questionnaires are taken in order of receipt. A filing takes all that was received by the day on which it was made,
    or by its due day.
    """
    clauses, external = Clauses.of(whole), whole.get("external")
    calendar, used, findings = calendar_of(whole, options, clauses)
    told = None if external.get("fiscal_year_end").given else stated_year(whole.get("dates").objects())
    rules = _rules(clauses.needed("filing_limit"), external, calendar, told, options)
    received = [_questionnaire(one, calendar) for one in external.get("questionnaires").objects()]
    deadline = calendar.read(external.get("questionnaire_deadline"))
    actual = _filings(external.get("filings"), calendar)
    whole.prove()
    received.sort(key=lambda one: one.received)
    if deadline is None:
        missing = Missing("questionnaire_deadline", "who is late is counted from it")
        return Outcome({}, missing=(missing,), diagnostics=findings, options=used)
    late = [one for one in received if one.received > deadline]
    result: dict[str, Any] = {"in_initial_filing": [one.holder for one in received if one.received <= deadline]}
    if rules.passes(late) and not _periods_known(rules, late[0].received):
        missing = Missing("fiscal_year_end", "limits are counted by fiscal quarters and half-years")
        return Outcome(result, missing=(missing,), diagnostics=findings, options=used)
    trace, filings, waiting = Trace(), *_sequence(rules, late, actual)
    text = f"received on or before the deadline of {deadline}, that day included"
    trace.add("in_initial_filing", result["in_initial_filing"], text, "external:questionnaire_deadline")
    if rules.stated is not None:
        result["fiscal_year_end"] = str(rules.year)
        text = "the fiscal year ends on this day, as the period of a record tells"
        trace.add("fiscal_year_end", str(rules.year), text, rules.stated.token, quotes=[rules.stated.words])
    result["filings"] = [_shown(at, one, rules, trace) for at, one in enumerate(filings)]
    result["not_obligated"] = [one.holder for one in waiting]
    result["waiting_principal"] = money(sum((cents(one.principal) for one in waiting), Fraction(0)))
    text = "what waits does not reach the least principal" if waiting else "nobody waits"
    tokens, quotes = (f"external:{one.path}" for one in waiting), rules.clause.words("min_principal.strict")
    waits = trace.add(
        "waiting_principal", result["waiting_principal"], text, rules.clause.token, *tokens, quotes=quotes
    )
    trace.add("not_obligated", result["not_obligated"], "for these nothing need be filed yet", waits)
    return Outcome(result, trace.steps, diagnostics=findings, options=used)


def _rules(
    clause: Clause, external: Input, calendar: BusinessCalendar, told: StatedYear | None, options: Mapping[str, Any]
) -> Rules:
    within, minimum = clause.get("within"), clause.get("min_principal")
    return Rules(
        clause=clause,
        within=Count(
            within.get("quantity").needed_count("how many days there are for a filing"),
            within.get("basis").needed_choice("whether they are Business Days", "calendar", "business"),
        ),
        limits=tuple(
            Limit(
                filing=tuple(one.get("filing").texts()),
                most=_most(one.get("max")),
                per=one.get("per").needed_choice("the period of the limit", QUARTER, HALF),
                number=number,
            )
            for number, one in enumerate(clause.get("limits").objects())
        ),
        minimum=minimum.get("value").needed_amount("the least principal") if minimum.given else None,
        strict=minimum.get("strict").needed_flag("whether it must be exceeded") if minimum.given else False,
        calendar=calendar,
        year=told.year if told else fiscal_year(external.get("fiscal_year_end")),
        stated=told,
        effective=calendar.read(external.get("declared_effective")),
        options=options,
    )


def _most(value: Input) -> int:
    most = value.needed_count("how many filings there are at most")
    if value.value == 0:
        value.wrong("bad_count", "a limit of no filing at all is none that can be kept")
    return most


def _questionnaire(one: Input, calendar: BusinessCalendar) -> Questionnaire:
    return Questionnaire(
        holder=one.get("holder").needed("the holder's name"),
        received=calendar.needed(one.get("received"), "the day of receipt"),
        principal=one.get("principal").needed_amount("the principal of its Notes"),
        path=one.path.removeprefix("external."),
    )


def _filings(listed: Input, calendar: BusinessCalendar) -> list[date]:
    days: list[date] = []
    for one in listed.objects():
        day = calendar.needed(one.get("date"), "the day of the filing")
        if days and date.min < day < days[-1]:
            one.get("date").wrong("out_of_order", f"{day} stands after {days[-1]}")
        days.append(day)
    return days


def _periods_known(rules: Rules, first: date) -> bool:
    """Whether every limit that may be asked from a day on has a period."""
    days = [first] if rules.effective is None else [first, max(first, rules.effective)]
    asked = [(one.per, day) for day in days for one in rules.limits if rules.kind(day) in one.filing]
    return all(rules.period(per, day) is not None for per, day in asked)


def _sequence(
    rules: Rules, late: Sequence[Questionnaire], actual: Sequence[date]
) -> tuple[list[Filing], list[Questionnaire]]:
    """The filings in the order in which they are made, and what waits after the last one."""
    made: list[Filing] = []
    waiting, rest = list(late), list(actual)
    while True:
        trigger = _trigger(rules, waiting, made)
        if rest and (trigger is None or rest[0] < trigger[0]):
            filing = Filing(rules.kind(rest[0]), None, deferred=False, due=None, filed=rest.pop(0))
        elif trigger is not None:
            since, deferred = trigger
            due = rules.due(since, deferred=deferred)
            filing = Filing(rules.kind(since), since, deferred, due, filed=rest.pop(0) if rest else None)
        else:
            return made, waiting
        taken = tuple(one for one in waiting if one.received <= filing.made)
        waiting = [one for one in waiting if one.received > filing.made]
        made.append(replace(filing, taken=taken))


def _trigger(rules: Rules, waiting: Sequence[Questionnaire], made: Sequence[Filing]) -> tuple[date, bool] | None:
    """The first day on which the pool is large enough and every limit leaves room, and whether that was late."""
    enough = (one.received for number, one in enumerate(waiting, 1) if rules.passes(waiting[:number]))
    first = next(enough, None)
    day = first
    while day is not None and first is not None:
        full = [
            period.end
            for limit, period in rules.limits_on(rules.kind(day), day)
            if sum(one.kind in limit.filing and period.holds(one.made) for one in made) >= limit.most
        ]
        if not full:
            return day, day > first
        opens = rules.effective if rules.effective is not None and rules.effective > day else date.max
        day = min(opens, max(full))
    return None


def _shown(at: int, one: Filing, rules: Rules, trace: Trace) -> dict[str, Any]:
    """A filing as the answer has it, with its steps."""
    limit, period = rules.told(one) or (None, None)
    clause, path = rules.clause, f"filings[{at}]"
    received = [f"external:{each.path}.received" for each in one.taken]
    if one.trigger is not None and one.due is not None:
        _explain(path, one, rules, received, trace)
    principal = money(sum((cents(each.principal) for each in one.taken), Fraction(0)))
    names = ", ".join(each.holder for each in one.taken) or "nobody"
    trace.add(
        path,
        principal,
        f"it takes all that was received by {one.made} and not filed for: {names}",
        clause.token,
        *received,
        *(f"external:{each.path}.principal" for each in one.taken),
        "external:filings" if one.filed else "",
        quotes=clause.words(f"limits[{limit.number}].max") if limit else (),
    )
    return {
        "kind": one.kind,
        "trigger": iso(one.trigger),
        "deferred": one.deferred,
        "due": iso(one.due),
        "filed": iso(one.filed),
        "status": one.status,
        "holders": [each.holder for each in one.taken],
        "principal": principal,
        "period": {"from": iso(period.start), "to": iso(period.end)} if period else None,
        "per": limit.per if limit else None,
    }


def _explain(path: str, one: Filing, rules: Rules, received: Sequence[str], trace: Trace) -> None:
    """The steps of a trigger and of its due day."""
    clause, told = rules.clause, rules.told(one)
    per = f"limits[{told[0].number}].per" if told else ""
    text = "with this receipt the pool is large enough"
    if one.deferred:
        text = "the first day on which the limit of its period leaves room for a filing"
    facts = _facts(rules) if one.deferred else ()
    words = clause.words("min_principal.value", per if one.deferred else "")
    trigger = trace.add(f"{path}.trigger", iso(one.trigger), text, clause.token, *facts, *received, quotes=words)
    text = f"{rules.within.words()} {one.trigger}, that day included"
    if one.deferred and rules.options["revived_due"] == "first_day":
        text = f"the first Business Day from {one.trigger} on"
    deferred = "option:revived_due" if one.deferred else ""
    quotes = clause.words("within.quantity")
    trace.add(f"{path}.due", iso(one.due), text, clause.token, trigger, "option:calendar", deferred, quotes=quotes)


def _facts(rules: Rules) -> Iterator[str]:
    if rules.year is not None:
        yield rules.stated.token if rules.stated else "external:fiscal_year_end"
    if rules.effective is not None:
        yield "external:declared_effective"
        yield "option:vehicle"
        yield "option:semi_annual"


COMPUTATION = Computation(
    name="amendment_filings",
    purpose="which amendments must be filed for late questionnaires, and by when",
    reads=("clauses", "dates"),
    needs=("filing_limit",),
    compute=compute,
    external={
        "questionnaires[].holder": "the holder's name",
        "questionnaires[].received": "the day of receipt",
        "questionnaires[].principal": "the principal of the Notes to be included",
        "questionnaire_deadline": "the last day for questionnaires of the first filing",
        "declared_effective": "the day on which the registration statement was declared effective",
        "fiscal_year_end": "the month and day on which the fiscal year ends: 12-31; else as the records tell",
        "filings[].date": "the day of an amendment or supplement that was filed, in order",
    },
    options=chosen(*CALENDAR, "vehicle", "semi_annual", "revived_due"),
    renderings={"csv": csv_of("filings")},
)
