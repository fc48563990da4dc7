r"""When a notice counts as given: "five Business Days after being deposited in the mail", "when answered back".

A letter of Thursday 2004-07-01 counts as given on 2004-07-09, since Monday the 5th is closed; a notice delivered by
hand counts on that day, even a Saturday.
"""

from collections.abc import Mapping
from typing import Any

from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.computation import Computation, Outcome
from computations.counting import Count, counted
from computations.csv_table import csv_of
from computations.inputs import Input
from computations.options import CALENDAR, calendar_of, chosen
from computations.trace import Trace


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The day on which each of `external.notices` counts as given, null with the reason where a fact is lacking.

    A method that the clause does not have is the problem `unknown_option`.
    """
    clauses = Clauses.of(whole)
    clause = clauses.needed("notice_rule")
    calendar, used, findings = calendar_of(whole, options, clauses)
    methods = {one.get("method").needed("the method"): one for one in clause.get("methods").objects()}
    notices = list(whole.get("external").get("notices").objects())
    trace = Trace()
    shown = [_deemed(one, methods, clause, calendar, trace) for one in notices]
    whole.prove()
    return Outcome({"notices": shown}, trace.steps, diagnostics=findings, options=used)


def _deemed(
    notice: Input, methods: Mapping[str, Input], clause: Clause, calendar: BusinessCalendar, trace: Trace
) -> dict[str, Any]:
    name = notice.get("method").needed_choice("how the notice is sent", *methods)
    shown = {"id": notice.get("id").name(), "method": name or None, "deemed": None, "why": None}
    rule, path = methods.get(name), notice.path.removeprefix("external.")
    if rule is None:
        return shown
    event = rule.get("deemed").needed("the event that counts")
    day, condition = calendar.read(notice.get(event)), rule.get("if").text()
    quantity = rule.get("quantity").count() or 0
    basis = rule.get("basis").choice("calendar", "business") or "calendar"
    holds = condition is None or notice.get(condition).flag()
    if not holds:
        shown["why"] = f"it counts only if {condition}, which {'is not so' if holds is False else 'is not known'}"
    elif day is None:
        shown["why"] = f"the day on which it was {event} is not known"
    if day is None or not holds:
        trace.add(path, None, f"by {name}: {shown['why']}", clause.token, f"external:{path}")
        return shown
    count = Count(quantity, basis)
    deemed = counted(day, count, calendar).isoformat()
    number = list(methods).index(name)
    trace.add(
        path,
        deemed,
        f"by {name}: {f'{count.words()} {day}' if quantity else f'{day}'}, the day on which it was {event}",
        clause.token,
        f"external:{path}.{event}",
        f"external:{path}.{condition}" if condition else "",
        "option:calendar" if basis == "business" else "",
        quotes=clause.words(f"methods[{number}].quantity"),
    )
    return {**shown, "deemed": deemed}


COMPUTATION = Computation(
    name="deemed_notice",
    purpose="on which day a notice counts as given",
    reads=("clauses",),
    needs=("notice_rule",),
    compute=compute,
    external={
        "notices[].id": "a number or name by which the answer tells notices apart",
        "notices[].method": "how it is sent, by a method of the clause: hand, mail, fax, courier, …",
        "notices[].sent": "the day of its deposit in the mail, or with the courier",
        "notices[].delivered": "the day of its delivery by hand",
        "notices[].answered": "the day on which a telex was answered back",
        "notices[].acknowledged": "the day on which receipt was acknowledged",
        "notices[].timely": "true if the courier had it in time for delivery on the next day",
    },
    options=chosen(*CALENDAR),
    renderings={"csv": csv_of("notices")},
)
