r"""The state machine: prices, base, warrants and exercises, moved by one event after the other.

Nothing moves before warrants vest. What vests lowers prices by the formula, and gives every protected exercise before
that day the shares by which it fell short. A price that cannot be known stays unknown, and so do the shares after it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import Any

from computations.anti_dilution_deferral.events import CANCEL, EXERCISES, ISSUE, POSTED, SPLIT, VEST, Event, in_order
from computations.anti_dilution_deferral.formula import Formula
from computations.anti_dilution_deferral.instruments import Instrument
from computations.anti_dilution_deferral.lines import (
    Exercised,
    Line,
    Moved,
    Posted,
    Restated,
    Tally,
    Tranche,
    TrueUp,
)
from computations.numbers import rounded

EXACT_PLACES = 6
"""Parts of a share are told to so many places where none are cut off."""

TOO_LATE, AFTER_CUTOFF = "exercised_on_or_after_cutoff", "exercised_after_cutoff"
SAME_DAY, NO_TERM = "not_vested_after_exercise", "no_true_up_agreed"


@dataclass(frozen=True)
class Protection:
    """Which exercises earn a true-up: those before the cut-off, and on it unless it is strict; all without one."""

    agreed: bool
    cutoff: date | None
    strict: bool

    def refuses(self, day: date) -> str | None:
        """Why an exercise of this day earns none, null where it does."""
        if not self.agreed:
            return NO_TERM
        if self.cutoff is None or day < self.cutoff or (day == self.cutoff and not self.strict):
            return None
        return TOO_LATE if self.strict else AFTER_CUTOFF


@dataclass(frozen=True)
class Start:
    """What the machine starts from."""

    issued: Fraction | None
    trigger_price: Fraction | None
    formula: Formula | None
    instruments: tuple[Instrument, ...]
    events: tuple[Event, ...]
    protection: Protection


class Machine:
    """The deferral of a case under one set of readings; after `run` it holds the end, and `lines` the way there."""

    def __init__(self, start: Start, options: Mapping[str, Any]) -> None:
        self.start, self.options = start, options
        self.tally = Tally(start.issued)
        self.trigger_price = start.trigger_price
        self.base = start.formula.outstanding if start.formula else None
        self.instruments = {one.id: one for one in start.instruments}
        self.prices: dict[str, Fraction | None] = {one.id: one.price for one in start.instruments}
        self.left = {one.id: one.quantity for one in start.instruments}
        self.tranches: list[Tranche] = []
        self.lines: list[Line] = []
        self._steps: Mapping[str, Callable[[Event], None]] = {
            SPLIT: self._split,
            VEST: self._vest,
            CANCEL: self._cancel,
            ISSUE: self._issue,
            **dict.fromkeys(EXERCISES, self._exercise),
            POSTED: self._posted,
        }

    def run(self) -> "Machine":
        """The machine after all events."""
        for event in in_order(self.start.events, exercise_first=self.options["same_day"] == "exercise_first"):
            if event.outstanding is not None:
                self.base = event.outstanding
            self._steps[event.type](event)
        return self

    def whole(self, shares: Fraction) -> Fraction:
        """So many shares as they are issued, by the option `fraction`."""
        how = self.options["fraction"]
        return Fraction(shares // 1) if how == "floor" else rounded(shares, EXACT_PLACES if how == "exact" else 0)

    def shares_now(self, name: str) -> Fraction | None:
        """What is left of an instrument, in shares at the present price."""
        price = self.prices[name]
        return None if price is None else self.whole(self.instruments[name].shares(self.left[name], price))

    def _vest(self, event: Event) -> None:
        self.tally = replace(self.tally, vested=self.tally.vested + event.figure)
        for one in self.tranches:
            one.price = self._lowered(one.price, event.figure, self.trigger_price)
        self._dilute(event, self.trigger_price)
        for one in self.tranches:
            self._true_up(event, one)

    def _cancel(self, event: Event) -> None:
        self.tally = replace(self.tally, cancelled=self.tally.cancelled + event.figure)
        self._moved(event, self.prices, self.base)

    def _issue(self, event: Event) -> None:
        self._dilute(event, event.price)

    def _dilute(self, event: Event, at: Fraction | None) -> None:
        """Lowers all prices, and lets the base grow."""
        before, base = dict(self.prices), self.base
        self.prices = {name: self._lowered(price, event.figure, at) for name, price in before.items()}
        if base is not None and self.options["base_grows"]:
            self.base = base + event.figure
        self._moved(event, before, base, at=at)

    def _lowered(self, before: Fraction | None, shares: Fraction, at: Fraction | None) -> Fraction | None:
        """A price after shares at another: itself where that is not lower, null where what it needs is not known.

        Rounding never raises it, and never leaves nothing.
        """
        if before is None or at is None:
            return None
        if at >= before:
            return before
        formula, places = self.start.formula, self.options["price_decimals"]
        after = formula.price(before, self.base, shares, at) if formula else None
        if after is None or places is None:
            return after
        return min(before, rounded(after, places) or after)

    def _split(self, event: Event) -> None:
        ratio, before, base = event.figure, dict(self.prices), self.base
        self.prices = {name: None if one is None else one / ratio for name, one in before.items()}
        self.trigger_price = None if self.trigger_price is None else self.trigger_price / ratio
        self.base = None if base is None else base * ratio
        issued = None if self.tally.issued is None else self.tally.issued * ratio
        self.tally = Tally(issued, self.tally.vested * ratio, self.tally.cancelled * ratio)
        shares = [one.issued for one in self.tranches]
        for one in self.tranches:
            one.price = None if one.price is None else one.price / ratio
            one.on_exercise = None if one.on_exercise is None else self.whole(one.on_exercise * ratio)
            one.issued = None if one.issued is None else self.whole(one.issued * ratio)
        restated = [Restated(one, was, one.issued) for one, was in zip(self.tranches, shares, strict=True)]
        self._moved(event, before, base, restated=restated)

    def _moved(
        self,
        event: Event,
        before: Mapping[str, Fraction | None],
        base: Fraction | None,
        *,
        at: Fraction | None = None,
        restated: Sequence[Restated] = (),
    ) -> None:
        prices = {name: (one, self.prices[name]) for name, one in before.items()}
        self.lines.append(Moved(event, self.tally, prices, base, self.base, at, tuple(restated)))

    def _exercise(self, event: Event) -> None:
        instrument, price = self.instruments[event.instrument], self.prices[event.instrument]
        shares = None if price is None else self.whole(instrument.shares(event.figure, price))
        protected = self.start.protection.refuses(event.day) is None
        tranche = Tranche(instrument, event.figure, event.day, protected, price, shares, shares)
        self.left[event.instrument] -= event.figure
        self.tranches.append(tranche)
        self.lines.append(Exercised(event, tranche, price, shares))

    def _true_up(self, event: Event, tranche: Tranche) -> None:
        reason = self.start.protection.refuses(tranche.day) or (SAME_DAY if event.day <= tranche.day else None)
        if reason is not None:
            self.lines.append(TrueUp(event, tranche, reason=reason))
            return
        alone = self.options["x_includes"] == "trigger_only"
        price, y = tranche.price if alone else self.prices[tranche.instrument.id], tranche.issued
        x = None if price is None else tranche.instrument.shares(tranche.quantity, price)
        if x is None or y is None:
            tranche.issued = None
            self.lines.append(TrueUp(event, tranche, price, x, y))
            return
        more = self.whole(x) - y
        tranche.issued = y + max(more, Fraction(0))
        self.lines.append(TrueUp(event, tranche, price, x, y, max(more, Fraction(0)), negative=more < 0))

    def _posted(self, event: Event) -> None:
        due = self.prices[event.instrument]
        ok = None if due is None else rounded(due, event.places) == event.figure
        self.lines.append(Posted(event, due, ok, vested=self.tally.vested > 0))
