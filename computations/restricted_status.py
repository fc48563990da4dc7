r"""How much is still transfer restricted after each event: Notes, and the shares that Notes were converted into.

$20,000,000 of Notes converted at 15.36 are 1,302,083 whole shares, which are restricted in their turn until they are
sold under the shelf. The day on which none is left may end the Effectiveness Period.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from typing import Any

import regex

from computations.clauses import Clause, Clauses
from computations.computation import Computation, Missing, Outcome
from computations.csv_table import csv_of
from computations.inputs import Input, distinct
from computations.numbers import cents, money
from computations.trace import Trace
from pipeline.lazy import lazy

CONVERTED, SHARES_SOLD = "converted", "shares_sold_under_shelf"
_SHARES = lazy(r"shares?\b|\bstocks?\b", regex.IGNORECASE)
"""What Notes are converted into: "Conversion Shares", "Underlying Common Stock"."""


@dataclass(frozen=True)
class State:
    """What is restricted from a day on, with the tokens of that day's events."""

    day: date
    principal: Fraction
    shares: int
    uses: tuple[str, ...]


@dataclass
class Balance:
    """What is restricted while the events are gone through."""

    notes: dict[str, Fraction]
    shares: int = 0
    used: list[str] = field(default_factory=list)


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The restricted principal and shares from each day of `external.events` on, and the day on which none is left.

    Raises `BadInput` for events out of order, unknown Notes, and more than there is.
    """
    clause, external = Clauses.of(whole).needed("transfer_restricted_status"), whole.get("external")
    notes = list(external.get("notes").objects())
    distinct((one.get("id") for one in notes), "is listed twice")
    balance = Balance(
        {one.get("id").needed("the Note's id"): one.get("principal").needed_amount("its principal") for one in notes}
    )
    states = list(_states(clause, external, balance))
    whole.prove()
    trace = Trace()
    result: dict[str, Any] = {"steps": [_shown(at, one, clause, trace) for at, one in enumerate(states)]}
    if not notes:
        return Outcome(result, trace.steps, (Missing("notes", "the Notes of the issue and their principal"),))
    ended = next((at for at, one in enumerate(states) if not one.principal and not one.shares), None)
    result["none_left_on"] = None if ended is None else states[ended].day.isoformat()
    if ended is not None:
        text = "from this day on neither Notes nor shares are restricted"
        trace.add("none_left_on", result["none_left_on"], text, clause.token, trace.giving(f"steps[{ended}]"))
    return Outcome(result, trace.steps)


def _states(clause: Clause, external: Input, balance: Balance) -> Iterator[State]:
    """A step for each day with events; what is wrong with an event is kept, and the event left out."""
    freeing = _freeing(clause)
    with_shares = any(_SHARES.search(one) for one in clause.get("securities").texts())
    last: date | None = None
    for one in external.get("events").objects():
        day = one.get("date").needed_date("the day of the event")
        if last is not None and date.min < day < last:
            one.get("date").wrong("out_of_order", f"{day} stands after {last}")
        if last is not None and day > last:
            yield _state(last, balance)
        last = max(day, last or day)
        kind = one.get("type").needed_choice("what happened", *freeing)
        if kind == SHARES_SOLD:
            _sell_shares(one, balance)
        elif kind:
            _free(one, kind, balance, with_shares=with_shares)
        balance.used.append(f"external:{one.path.removeprefix('external.')}")
    if last is not None:
        yield _state(last, balance)


def _state(day: date, balance: Balance) -> State:
    used, balance.used = tuple(balance.used), []
    return State(day, sum(balance.notes.values(), Fraction(0)), balance.shares, used)


def _freeing(clause: Clause) -> list[str]:
    """The events by which a security ceases to be restricted, as the clause names them; shares too can be sold."""
    named = []
    for one in clause.get("ends").objects():
        included = one.get("includes").texts()
        named += included or [one.get("event").needed("the event")]
    return [*named, SHARES_SOLD] if "sold_under_shelf" in named else named


def _free(one: Input, kind: str, balance: Balance, *, with_shares: bool) -> None:
    """Takes principal off a Note; a conversion makes whole shares, which are restricted in their turn."""
    name, principal = one.get("note").needed("the Note"), one.get("principal").needed_amount("the principal")
    price = one.get("conversion_price").needed_amount("the conversion price") if kind == CONVERTED else Fraction(1)
    if kind == CONVERTED and one.get("conversion_price").given and not price:
        one.get("conversion_price").wrong("bad_decimal", "a price above zero is needed")
    if name and name not in balance.notes:
        one.get("note").wrong("unknown_instrument", f"there is no Note {name}")
    elif name and principal > balance.notes[name]:
        left = money(balance.notes[name])
        one.get("principal").wrong("exceeds_total", f"{money(principal)} of {name}, of which {left} are left")
    elif name and price:
        balance.notes[name] -= principal
        balance.shares += principal // price if kind == CONVERTED and with_shares else 0


def _sell_shares(one: Input, balance: Balance) -> None:
    shares = one.get("shares").needed_count("the number of shares")
    if shares > balance.shares:
        one.get("shares").wrong("exceeds_total", f"{shares} are more than the {balance.shares} that are restricted")
    else:
        balance.shares -= shares


def _shown(at: int, state: State, clause: Clause, trace: Trace) -> dict[str, Any]:
    notes, shares = money(cents(state.principal)), str(state.shares)
    text = f"{notes} of Notes and {shares} shares are left after the events of {state.day}"
    trace.add(f"steps[{at}]", notes, text, clause.token, *state.uses, trace.giving(f"steps[{at - 1}]"))
    return {"from": state.day.isoformat(), "restricted_notes": notes, "restricted_shares": shares}


COMPUTATION = Computation(
    name="restricted_status",
    purpose="how much is still transfer restricted, and from when on nothing",
    reads=("clauses",),
    needs=("transfer_restricted_status",),
    compute=compute,
    external={
        "notes[].id": "a name for the block of Notes",
        "notes[].principal": "its principal at the issue",
        "events[].date": "the day of the event; events stand in order",
        "events[].type": "what happened, as the clause says: sold_under_shelf, converted, …, shares_sold_under_shelf",
        "events[].note": "the block of Notes that it happened to",
        "events[].principal": "how much of its principal",
        "events[].conversion_price": "the price at which it was converted",
        "events[].shares": "how many shares were sold under the shelf",
    },
    renderings={"csv": csv_of("steps")},
)
