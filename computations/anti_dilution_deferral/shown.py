r"""The answer of `anti_dilution_deferral` beside its ledger: state, prices, shares of each holder, and what is left.

What was issued before a split is told in shares of today, so that the figures of one holder can be added.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from computations.anti_dilution_deferral.ledger import Books, tallied
from computations.anti_dilution_deferral.lines import DEFERRED, Tranche
from computations.anti_dilution_deferral.machine import Machine
from computations.anti_dilution_deferral.words import fixed, plain


def agreed(books: Books) -> str:
    """The state that the agreement itself brings about, before anything has vested."""
    text = f"deferred until {books.case.warrants} vest; what has happened since is not told"
    quotes = books.clause.words("trigger", "trigger.vested")
    books.trace.add("state", DEFERRED, text, books.clause.token, quotes=quotes)
    return DEFERRED


def state_shown(books: Books, machine: Machine) -> dict[str, Any]:
    """The state, and how many of the warrants vested, were cancelled, and may still vest."""
    shown, clause = tallied(machine.tally), books.clause
    issued = "" if machine.tally.issued is None else "external:trigger_warrants.issued"
    texts = {
        "state": f"where the deferral stands by what became of the {books.case.warrants}",
        "vested": "those that have vested",
        "cancelled": "those that were cancelled",
        "unvested": "those that may still vest",
    }
    for name, text in texts.items():
        if shown[name] is not None:
            quotes = clause.words("trigger", "trigger.vested")
            books.trace.add(name, shown[name], text, clause.token, *books.tallied, issued, quotes=quotes)
    return shown


def prices_shown(books: Books, machine: Machine) -> dict[str, str | None]:
    """The price of each instrument after all events, null where it cannot be told."""
    shown = {name: fixed(price) for name, price in machine.prices.items()}
    for name, price in shown.items():
        if price is not None:
            books.trace.add(f"prices.{name}", price, f"the price of {name} after all events", books.priced[name])
    return shown


def shares_shown(books: Books, machine: Machine) -> dict[str, Any]:
    """What each holder got on exercise and by true-ups, and the sum of all true-ups."""
    shown: dict[str, dict[str, str | None]] = {}
    for holder in dict.fromkeys(one.holder for one in machine.start.instruments):
        own = [one for one in machine.tranches if one.instrument.holder == holder]
        held = [one.token for one in machine.start.instruments if one.holder == holder]
        uses = [token for one in own for token in books.issued[one]] or held
        parts = {
            "on_exercise": _sum(one.on_exercise for one in own),
            "true_up": _sum(_true_up(one) for one in own),
        }
        for name, shares in parts.items():
            if shares is not None:
                text = f"shares that {holder} got {_HOW[name]}"
                books.trace.add(f"by_holder.{holder}.{name}", plain(shares), text, *uses)
        shown[holder] = {name: plain(shares) for name, shares in parts.items()}
    total = _sum(_true_up(one) for one in machine.tranches) if shown else None
    if total is not None:
        steps = (books.trace.giving(f"by_holder.{holder}.true_up") for holder in shown)
        books.trace.add("true_up_total", plain(total), "the true-ups of all holders", *steps)
    return {"by_holder": shown, "true_up_total": plain(total)}


def remaining_shown(books: Books, machine: Machine) -> dict[str, Any]:
    """What is left of each instrument, and the shares that it would give now."""
    shown = {}
    for one in machine.start.instruments:
        path, quantity, shares = f"remaining.{one.id}", plain(machine.left[one.id]), plain(machine.shares_now(one.id))
        taken = [books.issued[tranche][0] for tranche in machine.tranches if tranche.instrument is one]
        left = books.trace.add(f"{path}.quantity", quantity, f"what is left of {one.id}", one.token, *taken)
        if shares is not None:
            text = f"{quantity} × {plain(one.value)} / {plain(machine.prices[one.id])}, {books.fraction}"
            uses = (left, books.trace.giving(f"prices.{one.id}"), "option:fraction")
            books.trace.add(f"{path}.shares_if_exercised_now", shares, text, *uses)
        shown[one.id] = {"quantity": quantity, "shares_if_exercised_now": shares}
    return shown


_HOW = {"on_exercise": "on exercise or conversion", "true_up": "by true-ups"}


def _true_up(tranche: Tranche) -> Fraction | None:
    return None if tranche.issued is None or tranche.on_exercise is None else tranche.issued - tranche.on_exercise


def _sum(parts: Iterable[Fraction | None]) -> Fraction | None:
    """The sum, null where a part is not known."""
    known = list(parts)
    return None if None in known else sum((one for one in known if one is not None), Fraction(0))
