r"""The chart of a deferral: the price of each instrument over time, and below it all shares that were issued."""

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Any

from computations.anti_dilution_deferral.events import CONVERT, EXERCISE, SPLIT
from computations.charts import Curve, curves_chart

ISSUING = (EXERCISE, CONVERT, "true_up")


def chart(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """A panel for the price of each instrument, and one for the shares issued, in shares of the day."""
    ledger = answer["result"].get("ledger", ())
    first = {one["id"]: Fraction(one["price"]) for one in _instruments(answer, inputs)}
    panels = [Curve(f"Price of {name}", _prices(ledger, name, price), steps=True) for name, price in first.items()]
    return curves_chart("Deferred anti-dilution", [*panels, Curve("Shares issued", _issued(ledger), steps=True)])


def _instruments(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """The instruments that the answer has prices for, as they were given."""
    return inputs["external"]["instruments"] if answer["result"].get("prices") else ()


def _prices(ledger: Sequence[Mapping[str, Any]], name: str, first: Fraction) -> tuple[tuple[date, Fraction], ...]:
    """The price from the first line on, as far as it is known."""
    points = [(date.fromisoformat(one["date"]), first) for one in ledger[:1]]
    for one in ledger:
        price = one["prices"][name] if "prices" in one else None
        if "prices" in one and price is None:
            break
        points.append((date.fromisoformat(one["date"]), points[-1][1] if price is None else Fraction(price)))
    return tuple(points)


def _issued(ledger: Sequence[Mapping[str, Any]]) -> tuple[tuple[date, Fraction], ...]:
    total, points = Fraction(0), []
    for one in ledger:
        if one["type"] == SPLIT:
            total *= Fraction(one["ratio"])
        elif one["type"] in ISSUING:
            total += Fraction(one["shares"] or 0)
        points.append((date.fromisoformat(one["date"]), total))
    return tuple(points)
