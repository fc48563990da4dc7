r"""Who is entitled: "unless it has provided all information requested by the Questionnaire prior to the deadline".

A holder who was never asked is entitled; one asked on 2004-09-01 has until 2004-09-30, the 20th Business Day, and is
`late` a day after it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.additional_interest.events import Dated, Events
from computations.computation import Missing
from computations.inputs import Input

ASKED = {"agreement": "questionnaire_request", "form": "questionnaire_delivered"}
"""The event from which the agreement and the form count the deadline."""


@dataclass(frozen=True)
class Questionnaire:
    """What is known of a holder's questionnaire; `known` is false where nothing is said."""

    known: bool
    requested: date | None
    delivered: date | None
    provided: date | None
    path: str


@dataclass(frozen=True)
class Entitlement:
    """Whether a holder is entitled, the deadline it had, and why."""

    state: str
    deadline: date | None
    text: str
    uses: tuple[str, ...]
    missing: Missing | None = None


def read_questionnaires(place: Input, events: Events) -> dict[str, Questionnaire]:
    """The questionnaires by holder. One provided before it was asked for is a problem."""
    return {name: _questionnaire(one.get("questionnaire"), events) for name, one in place.entries()}


def _questionnaire(one: Input, events: Events) -> Questionnaire:
    read = {name: events.calendar.read(one.get(name)) for name in ("requested", "delivered", "provided")}
    if read["requested"] and read["provided"] and read["provided"] < read["requested"]:
        one.get("provided").wrong("out_of_order", f"provided on {read['provided']}, asked for on {read['requested']}")
    known = isinstance(one.value, Mapping) and "requested" in one.value
    return Questionnaire(known, **read, path=one.path.removeprefix("external."))


def entitlements(
    holders: Sequence[str], given: Mapping[str, Questionnaire], events: Events, options: Mapping[str, Any], as_of: date
) -> dict[str, Entitlement]:
    """The entitlement of each holder, those with a note first, then the others of whom something is said."""
    nothing = Questionnaire(known=False, requested=None, delivered=None, provided=None, path="")
    names = dict.fromkeys((*holders, *given))
    return {name: _entitlement(name, given.get(name, nothing), events, options, as_of) for name in names}


def _entitlement(name: str, one: Questionnaire, events: Events, options: Mapping[str, Any], as_of: date) -> Entitlement:
    if not one.known:
        missing = Missing(f"holders.{name}.questionnaire", "whether the holder was asked, and when it answered")
        return Entitlement("unknown", None, f"nothing is known of {name}'s questionnaire", (), missing)
    fact = f"external:{one.path}"
    if one.requested is None:
        return Entitlement("entitled", None, f"{name} was never asked", (fact,))
    due = _deadline(one, events, options["questionnaire_deadline"])
    if isinstance(due, Missing):
        return Entitlement("unknown", None, f"{name}'s deadline is not known", (fact,), due)
    strict = options["questionnaire_strict"]
    uses = (*due.tokens, fact, "option:questionnaire_deadline", "option:questionnaire_strict")
    state = "pending" if as_of <= due.day else "not_provided"
    if one.provided is not None:
        state = "entitled" if one.provided < due.day or (one.provided == due.day and not strict) else "late"
    answered = f"answered on {one.provided}" if one.provided else "no answer"
    return Entitlement(state, due.day, f"{name}'s deadline is {due.text}; {answered}: {state.replace('_', ' ')}", uses)


def _deadline(one: Questionnaire, events: Events, reading: str) -> Dated | Missing:
    clause = events.anchored(ASKED[reading])
    if clause is None:
        return Missing(f"deadline.{ASKED[reading]}", "no clause says by when a questionnaire must be answered")
    path, day = (
        (one.path + ".requested", one.requested) if reading == "agreement" else (one.path + ".delivered", one.delivered)
    )
    if day is None:
        return Missing(path, "the form counts its deadline from the day of its delivery")
    return events.counted(clause, Dated(day, str(day), (f"external:{path}",)))
