r"""How long a registration statement must be kept effective: "until the earliest of (x) the second anniversary …".

Effective on 2004-10-28, the period terminates on 2006-10-28 by (x), unless all securities are sold before; the day of
its end is no longer in it.
"""

from collections.abc import Mapping
from datetime import date
from typing import Any

from computations.agreed import EffectivenessPeriod
from computations.counting import iso
from computations.registration_timetable.deadlines import PERIOD, Known
from computations.trace import Trace


def period_item(period: EffectivenessPeriod, known: Mapping[str, Known], leap: str, trace: Trace) -> dict[str, Any]:
    """The period as a timetable shows it, with its steps."""
    start = _first(known, period.starts)
    days: dict[str, date | None] = {}
    tokens: dict[str, str] = {}
    section = period.clause.get("section").text()
    trace.add(f"events.{PERIOD}", section, "how long the registration must be effective", period.clause.token)
    if start is not None:
        trace.add(f"events.{PERIOD}.starts", iso(start), "the period starts", *known[period.starts].first[1])
    for one in period.ends:
        event = _first(known, one.event)
        days[one.label] = None if event is None else one.day(event, leap)
        if event is not None:
            tokens[one.label] = trace.add(
                f"events.{PERIOD}.candidates.{one.label}",
                iso(days[one.label]),
                f"{one.label} {one.words()}" + ("" if one.kind == "event" else f", {event}"),
                period.clause.token,
                *known[one.event].first[1],
                "option:leap" if one.kind == "anniversary" else "",
                quotes=period.quotes(one),
            )
    last, by = period.decided(days)
    if last is not None:
        which = "earliest of the ends that are known" if period.rule == "earliest" else "latest of the ends"
        text = f"by {by}, the {which}; that day is no longer in the period"
        trace.add(f"events.{PERIOD}.terminates_on", iso(last), text, period.clause.token, *tokens.values())
    needs = None if start is not None and last is not None else _needed(period, known)
    if last is not None:
        trace.add(f"events.{PERIOD}.date", iso(last), "its end", trace.giving(f"events.{PERIOD}.terminates_on"))
    return {
        "section": section,
        "starts": iso(start),
        "date": iso(last),
        "terminates_on": iso(last),
        "by": by,
        "candidates": {label: iso(day) for label, day in days.items()},
        "status": "open" if needs is None else "needs_input",
        "needs": needs,
    }


def _first(known: Mapping[str, Known], event: str) -> date | None:
    return known[event].first[0] if event in known else None


def _needed(period: EffectivenessPeriod, known: Mapping[str, Known]) -> str:
    return next((one for one in period.events if one not in known), period.starts)
