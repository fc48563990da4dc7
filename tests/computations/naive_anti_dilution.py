"""Deferred anti-dilution once more: no machine, no ledger; every figure is reckoned anew from the list of events.

All figures are restated in shares after the last split first, so that there is no split left to follow. A price is the
answer of a fold over the events before it, asked for again for each exercise and each vesting.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from math import floor
from typing import Any

RANKS = {"split": 0, "vest": 2, "cancel": 3, "issue": 4, "exercise": 5, "convert": 5, "posted_price": 6}


class Naive:
    """One case with all inputs given, and the numbers of shares that it comes to."""

    def __init__(self, clause: Mapping[str, Any], external: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.cutoff, self.external, self.options = clause["cutoff"], external, options
        early = options["same_day"] == "exercise_first"
        ranks = {**RANKS, **({"exercise": 1, "convert": 1} if early else {})}
        self.events = sorted(external["events"], key=lambda one: (one["date"], ranks[one["type"]]))
        self.instruments = {one["id"]: one for one in external["instruments"]}

    def _ratio(self, after: int) -> Fraction:
        """How many shares of the end one share is, right after so many events."""
        ratio = Fraction(1)
        for one in self.events[after:]:
            ratio *= Fraction(one["ratio"]) if one["type"] == "split" else 1
        return ratio

    def _dilutions(self, until: int) -> Iterator[tuple[int, str, Fraction, Fraction, Fraction]]:
        """Place, type, shares, price and base of what dilutes among the first events, in shares of the end."""
        known = self.external["formula"].get("outstanding")
        base = Fraction(known) * self._ratio(0) if known else Fraction(0)
        for at, one in enumerate(self.events[:until]):
            if one.get("outstanding"):
                base = Fraction(one["outstanding"]) * self._ratio(at)
            if one["type"] not in ("vest", "issue"):
                continue
            shares = Fraction(one["warrants" if one["type"] == "vest" else "shares"]) * self._ratio(at)
            if one["type"] == "vest":
                price = Fraction(self.external["trigger_warrants"]["price"]) / self._ratio(0)
            else:
                price = Fraction(one["price"]) / self._ratio(at)
            yield at, one["type"], shares, price, base
            base += shares if self.options["base_grows"] else 0

    def price(self, name: str, until: int, alone_since: int | None = None) -> Fraction:
        """The price after the first events in shares of the end; from `alone_since` on moved by vestings only."""
        price = Fraction(self.instruments[name]["price"]) / self._ratio(0)
        for at, type_, shares, lower, base in self._dilutions(until):
            if lower >= price or (alone_since is not None and at > alone_since and type_ == "issue"):
                continue
            if self.external["formula"]["kind"] == "full_ratchet":
                after = lower
            else:
                after = price + (lower - price) * shares / (base + shares)
            places = self.options["price_decimals"]
            if places is not None:  # it is rounded as it was written then
                then = self._ratio(at)
                after = Fraction(nearest(after * then, places)) / then or after
            price = min(price, after)
        return price

    def _whole(self, shares: Fraction) -> Fraction:
        how = self.options["fraction"]
        return Fraction(floor(shares)) if how == "floor" else Fraction(nearest(shares, 6 if how == "exact" else 0))

    def _shares(self, name: str, quantity: str, price: Fraction) -> Fraction:
        one = self.instruments[name]
        return Fraction(quantity) * Fraction(one.get("stated_value") or one["price"]) / price

    def _exercise(self, at: int) -> tuple[Fraction, Fraction]:
        """What an exercise brought by itself, and by all true-ups after it, in whole shares of the end."""
        one = self.events[at]
        name, quantity = one["instrument"], one["quantity"]
        first = issued = self._whole(self._shares(name, quantity, self.price(name, at)) / self._ratio(at))
        strict = self.cutoff["strict"]
        protected = one["date"] < self.cutoff["date"] if strict else one["date"] <= self.cutoff["date"]
        for later, event in enumerate(self.events[at + 1 :], at + 1):
            if event["type"] == "split":
                first, issued = (self._whole(held * Fraction(event["ratio"])) for held in (first, issued))
            if event["type"] == "vest" and protected and event["date"] > one["date"]:
                alone = at if self.options["x_includes"] == "trigger_only" else None
                due = self._shares(name, quantity, self.price(name, later + 1, alone)) / self._ratio(later)
                issued = max(issued, self._whole(due))
        return first, issued - first

    def answer(self) -> dict[str, Any]:
        """Prices, shares by holder, and what the rest of each instrument would give."""
        prices = {name: self.price(name, len(self.events)) for name in self.instruments}
        holders: dict[str, list[Fraction]] = {one["holder"]: [Fraction(0), Fraction(0)] for one in self._listed}
        left = {name: Fraction(one["quantity"]) for name, one in self.instruments.items()}
        for at, one in enumerate(self.events):
            if one["type"] in ("exercise", "convert"):
                left[one["instrument"]] -= Fraction(one["quantity"])
                got = self._exercise(at)
                held = holders[self.instruments[one["instrument"]]["holder"]]
                held[:] = [held[0] + got[0], held[1] + got[1]]
        now = {name: self._whole(self._shares(name, str(left[name]), price)) for name, price in prices.items()}
        return {"prices": prices, "holders": holders, "left": left, "now": now}

    @property
    def _listed(self) -> Sequence[Mapping[str, Any]]:
        return list(self.instruments.values())


def nearest(value: Fraction, places: int) -> Decimal:
    """The decimal of so many places that is nearest, half upwards; figures here are never negative."""
    units = Decimal(floor(value * 10**places * 2)) / 2  # exact at half a unit, and any further digit is below it
    return units.to_integral_value(ROUND_HALF_UP).scaleb(-places)
