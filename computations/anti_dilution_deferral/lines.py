r"""The lines of the ledger: what an event did, and what followed from it.

A vesting is a line with the prices that it moved, and below it stands a line for each earlier exercise, with the
shares that are to be issued for it, or why there are none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from computations.anti_dilution_deferral.events import Event
from computations.anti_dilution_deferral.instruments import Instrument

DEFERRED, PARTLY, RELEASED, LAPSED = "deferred", "partly_released", "released", "lapsed"


@dataclass(frozen=True)
class Tally:
    """How many trigger warrants there are, and what became of them; `issued` is null where that is not known."""

    issued: Fraction | None
    vested: Fraction = Fraction(0)
    cancelled: Fraction = Fraction(0)

    @property
    def unvested(self) -> Fraction | None:
        """How many may still vest."""
        return None if self.issued is None else self.issued - self.vested - self.cancelled

    @property
    def state(self) -> str | None:
        """Where the deferral stands; null where it depends on how many warrants there are, and that is not known."""
        if self.issued is None:
            return None if self.vested or self.cancelled else DEFERRED
        if self.vested:
            return PARTLY if self.unvested else RELEASED
        return DEFERRED if self.unvested else LAPSED


@dataclass(eq=False)
class Tranche:
    """What was exercised or converted at once, and what has been issued for it since, in shares of today.

    `price` is that of the tranche alone, moved by vestings and nothing else. Figures are null where no price is known.
    """

    instrument: Instrument
    quantity: Fraction
    day: date
    protected: bool
    price: Fraction | None
    on_exercise: Fraction | None
    issued: Fraction | None


@dataclass(frozen=True)
class Restated:
    """The shares that were issued for a tranche, in those before a split and in those after it."""

    tranche: Tranche
    before: Fraction | None
    after: Fraction | None


@dataclass(frozen=True)
class Moved:
    """A vesting, a cancellation, an issuance or a split: prices before and after it, and the base it found and left.

    `at` is the price at which a vesting or an issuance dilutes, `restated` what a split does to earlier exercises.
    """

    event: Event
    tally: Tally
    prices: Mapping[str, tuple[Fraction | None, Fraction | None]]
    base: Fraction | None
    base_after: Fraction | None
    at: Fraction | None = None
    restated: tuple[Restated, ...] = ()


@dataclass(frozen=True)
class Exercised:
    """An exercise or a conversion: the tranche that it made, the price that it was made at, and the shares it gave."""

    event: Event
    tranche: Tranche
    price: Fraction | None
    shares: Fraction | None


@dataclass(frozen=True)
class TrueUp:
    """What a vesting gives an earlier exercise: (x), (y), and the shares to be issued; or the reason for nothing.

    `negative` where (x) is less than (y), so that nothing is issued and nothing given back.
    """

    event: Event
    tranche: Tranche
    price: Fraction | None = None
    x: Fraction | None = None
    y: Fraction | None = None
    shares: Fraction | None = None
    negative: bool = False
    reason: str | None = None


@dataclass(frozen=True)
class Posted:
    """A price that the books say, and the one that was due then; `vested` says whether any warrant had vested."""

    event: Event
    due: Fraction | None
    ok: bool | None
    vested: bool

    @property
    def too_early(self) -> bool:
        """Whether the price was lowered although nothing had vested."""
        return not self.vested and self.due is not None and self.event.figure < self.due


Line = Moved | Exercised | TrueUp | Posted
