r"""Additional interest: what an issuer owes if registration is late or interrupted, by day, payment and holder.

A filing of 2004-09-20 where 2004-07-15 was the last day: 0.25% a year on $60,000,000 from 2004-07-16 up to 2004-09-20
are 26,666.67. On the way from clauses and facts to money stand `defaults`, the `curve` of rates and `money`.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any

from computations.additional_interest.case import Case, read_case
from computations.additional_interest.curve import Curve
from computations.additional_interest.entitlement import Entitlement, entitlements
from computations.additional_interest.money import NO_OWNER, Line, Terms, lines, periods
from computations.additional_interest.payments import dues, money_shown
from computations.additional_interest.shown import View, defaults_shown, entitlement_shown, segments_shown, step_shown
from computations.charts import Curve as ChartCurve
from computations.charts import curves_chart
from computations.computation import Computation, Finding, Missing, Outcome
from computations.csv_table import csv_of_rows
from computations.inputs import Input
from computations.numbers import money
from computations.options import CALENDAR, chosen
from computations.trace import Trace


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """Defaults, segments of one rate, payments and what is unpaid, by holder, as of `external.as_of`.

    Without payment dates all that has accrued is unpaid. What keeps a figure from being told is `missing`.
    """
    case = read_case(whole, options)
    whole.prove()
    if case.defaults is None:
        return Outcome({}, missing=case.missing, diagnostics=case.findings, options=case.decided)
    view = _view(case)
    result: dict[str, Any] = {"defaults": defaults_shown(view), "day_count": view.day_count}
    view.trace.add("day_count", view.day_count, "how days of interest are counted", *view.counted_by)
    if case.schedule.unknown:
        return Outcome(result, view.trace.steps, case.missing, case.findings, case.decided)
    drawn = case.curve(case.schedule)
    result |= {"segments": segments_shown(view, drawn), **step_shown(view, case.as_of)}
    missing, findings, entitled = list(case.missing), [*case.findings, *_bare(drawn)], _entitled(case)
    if entitled is not None:
        result["entitlement"] = entitlement_shown(view, entitled)
        missing += [one.missing for one in entitled.values() if one.missing is not None]
    if case.blocks:
        listed = _lines(case, drawn, entitled)
        result |= money_shown(view, drawn, listed)
        missing += _ownerless(listed)
        findings += _survivals(listed)
    findings += _otherwise(case, drawn, entitled)
    return Outcome(result, view.trace.steps, tuple(missing), tuple(findings), case.decided)


def _view(case: Case) -> View:
    return View(
        schedule=case.schedule,
        defaults=case.defaults or (),
        readings=case.readings,
        blocks=case.blocks,
        day_count=case.options["day_count"],
        terms=case.terms,
        adjusts=case.options["payment_adjustment"] == "following",
        trace=Trace(),
    )


def _entitled(case: Case) -> Mapping[str, Entitlement] | None:
    """Who is entitled; null where nobody has to answer a questionnaire, or no holder is named."""
    holders = [holder for block in case.blocks for holder, _ in block.owners]
    if not holders or not case.excludes("holders_without_questionnaire"):
        return None
    return entitlements(holders, case.questionnaires, case.events, case.options, case.as_of)


def _lines(case: Case, drawn: Curve, entitled: Mapping[str, Entitlement] | None) -> list[Line]:
    forfeits = case.options["on_conversion"] == "forfeit_unpaid" and case.excludes("converted_notes")
    spans = periods(case.payments, case.records, case.as_of)
    return list(lines(case.blocks, drawn.runs, spans, Terms(case.options["day_count"], forfeits, entitled)))


def _bare(drawn: Curve) -> Iterator[Finding]:
    for day in drawn.bare:
        yield Finding("warning", "no_tier", f"no tier says a rate for {day} and after: nothing accrues then", {})


def _survivals(listed: Sequence[Line]) -> Iterator[Finding]:
    for one in listed:
        if one.by_survival:
            message = f"{one.block.id} ended on {one.block.ended}, before the record date: its last owner is paid"
            yield Finding("info", "payee_by_survival", message, {"note": one.block.id})


def _ownerless(listed: Sequence[Line]) -> Iterator[Missing]:
    for name in dict.fromkeys(one.block.path for one in listed if one.reason == NO_OWNER):
        yield Missing(f"{name}.owners", "nobody is said to own these Notes on a day that decides who is paid")


def _otherwise(case: Case, drawn: Curve, entitled: Mapping[str, Entitlement] | None) -> Iterator[Finding]:
    """Whether days that two tiers hold have another rate in the other reading, and what would be owed then."""
    last = not case.schedule.prefer_last
    other = case.curve(case.schedule.reading(prefer_last=last)) if drawn.several else drawn
    if other.runs == drawn.runs:
        return
    reading = "calendar" if last else "first_period"
    total = sum((one.total for one in dues(_lines(case, other, entitled))), Fraction(0))
    facts = {"option": "tier_overlap", "other": reading, **({"total": money(total)} if case.blocks else {})}
    yield Finding("warning", "depends_on_reading", f"other rates would apply with tier_overlap {reading}", facts)


def _csv(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The segments, each with all that had accrued on the Notes by its end, to whomever it is owed."""
    rows = [
        {"accrued_on_all_notes_by_end" if name == "accrued" else name: value for name, value in one.items()}
        for one in answer["result"].get("segments", ())
    ]
    return csv_of_rows(rows)


def _chart(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The steps of the rate, and below them what has accrued on all Notes."""
    segments = answer["result"].get("segments", ())
    rates: list[tuple[date, Fraction]] = []
    sums: list[tuple[date, Fraction]] = []
    for one in segments:
        start, end = date.fromisoformat(one["from"]), date.fromisoformat(one["to"])
        if rates and rates[-1][0] == start:
            rates.pop()
        rates += [(start, Fraction(one["rate"])), (end, Fraction(0))]
        if one["accrued"] is not None:
            sums += [(start, sums[-1][1] if sums else Fraction(0)), (end, Fraction(one["accrued"]))]
    now = answer["result"].get("rate_at_as_of")
    if rates and now is not None:
        rates[-1] = rates[-1][0], Fraction(now)
    panels = [ChartCurve("Rate, % a year", tuple(rates), steps=True)]
    if sums:
        panels.append(ChartCurve("Accrued on all Notes", tuple(sums)))
    return curves_chart("Additional interest", panels)


COMPUTATION = Computation(
    name="additional_interest",
    purpose="what is owed for late or interrupted registration, by payment and holder",
    reads=("clauses",),
    needs=("rate_schedule",),
    compute=compute,
    external={
        "as_of": "the day of asking; accrual is counted up to but without it",
        "timeline.filed": "the day on which the registration statement was filed",
        "timeline.declared_effective": "the day on which it was declared effective",
        "timeline.exchange_offer_filed": "the day on which the statement of an exchange offer was filed",
        "timeline.exchange_offer_declared_effective": "the day on which it was declared effective",
        "timeline.exchange_offer_consummated": "the day on which the exchange offer was consummated",
        "timeline.unusable[].from": "the first day on which it could not be used",
        "timeline.unusable[].cured": "the first day on which it could be used again; absent while it cannot",
        "timeline.suspensions[].from": "the first day of a suspension",
        "timeline.suspensions[].resumed": "the first day on which use is possible again; absent while it runs",
        "timeline.suspensions[].material_transaction": "true if it is for a material business transaction",
        "timeline.suspensions[].cause": "amendment_compliance where only the filing of a required amendment caused it",
        "timeline.all_registered_sold": "the day by which all registered securities had been sold under it",
        "timeline.all_ceased_outstanding": "the day by which all securities had ceased to be outstanding",
        "defaults[].trigger": "instead of a timeline, defaults that are agreed: the label of the trigger",
        "defaults[].occurred": "the day on which it occurred",
        "defaults[].cured": "the day of its cure; absent while it lasts",
        "principal": "one principal, if holders do not matter",
        "notes[].id": "a name for a block of Notes with one history",
        "notes[].principal": "its principal",
        "notes[].owners[].holder": "a holder's name",
        "notes[].owners[].from": "the first day on which the holder owns it",
        "notes[].ended.date": "the day on which it stopped accruing",
        "notes[].ended.by": "converted, sold_under_shelf, redeemed or repurchased",
        "holders.<name>.questionnaire.requested": "the day of the written request; null if the holder was never asked",
        "holders.<name>.questionnaire.delivered": "the day on which the form was delivered to the holder",
        "holders.<name>.questionnaire.provided": "the day on which all information was provided",
        "payment_dates[]": "the interest payment dates, in order",
        "record_dates[]": "the record date of each, in order",
        "events.<key>": "the day of an event that a clause counts from and no document in hand states",
    },
    options=chosen(
        *CALENDAR,
        "roll",
        "leap",
        "day_count",
        "default_day",
        "iii_default_day",
        "termination_day",
        "iv_b_cure",
        "excess_aggregate_is",
        "clock",
        "overlap",
        "tier_overlap",
        "stop_at_period_end",
        "questionnaire_deadline",
        "questionnaire_strict",
        "on_conversion",
        "payment_adjustment",
        "extension_scope",
    ),
    renderings={"csv": _csv, "chart": _chart},
)
