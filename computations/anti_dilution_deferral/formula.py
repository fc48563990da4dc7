r"""The formula of the adjustment: what a price becomes once shares are issued, or warrants vest, at a lower one.

A weighted average of 8.00 on a base of 9,000,000 becomes (9,000,000 x 8 + 1,000,000 x 5) / 10,000,000 = 7.70 by one
million at 5.00; a full ratchet makes it 5.00. A broad and a narrow base differ in the number only, which is given.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from computations.anti_dilution_deferral.events import ISSUE, VEST, Event
from computations.anti_dilution_deferral.instruments import positive
from computations.clauses import Clause
from computations.computation import Missing
from computations.inputs import Input
from computations.numbers import rate

RATCHET = "full_ratchet"
KINDS = ("broad_based", "narrow_based", RATCHET)


@dataclass(frozen=True)
class Formula:
    """A formula: its kind, the base that it starts from, and the token that steps name it by."""

    kind: str
    outstanding: Fraction | None
    token: str

    def price(self, before: Fraction, base: Fraction | None, shares: Fraction, at: Fraction) -> Fraction | None:
        """What a price becomes by so many shares at a lower one; null where the base is not known."""
        if self.kind == RATCHET:
            return at
        return None if base is None else (base * before + shares * at) / (base + shares)

    def words(self, before: Fraction, base: Fraction | None, shares: Fraction, at: Fraction) -> str:
        """The reckoning of what `price` gives: `"(9000000 × 8 + 1000000 × 5) / (9000000 + 1000000)"`."""
        if self.kind == RATCHET or base is None:
            return rate(at)
        sums = f"{rate(base)} × {rate(before)} + {rate(shares)} × {rate(at)}"
        return f"({sums}) / ({rate(base)} + {rate(shares)})"


def read_formula(external: Input, clause: Clause) -> Formula | None:
    """The formula of the input, else that of the clause; null where neither has one."""
    given, token = external.get("formula"), "external:formula"
    if not given.given:
        given, token = clause.get("formula"), clause.token
    if not given.given:
        return None
    kind = given.get("kind").needed_choice("the kind of the formula", *KINDS)
    outstanding = given.get("outstanding")
    return Formula(kind, positive(outstanding, "the base") if outstanding.given else None, token)


def check_prices(formula: Formula | None, trigger: Input, events: Sequence[Event]) -> None:
    """Keeps as problems the prices of zero, to which no ratchet can lower another."""
    if formula is None or formula.kind != RATCHET:
        return
    for field in (trigger, *(one.place.get("price") for one in events if one.type == ISSUE)):
        if field.given and field.amount() == 0:
            field.wrong("unsupported", "a full ratchet cannot lower a price to zero")


def missing_formula(formula: Formula | None, events: Sequence[Event], clause: Clause) -> Iterator[Missing]:
    """What keeps prices from being adjusted: the formula, once for each document that has it, or its base."""
    if formula is None:
        why = "how a price is adjusted once warrants vest"
        places = dict.fromkeys(_place(one) for one in clause.get("protected").objects())
        yield from (Missing("formula", why, one) for one in places or [None])
    elif formula.kind != RATCHET and formula.outstanding is None and not _has_base(events):
        yield Missing("formula.outstanding", "the base on which the price is averaged")


def _place(protected: Input) -> str | None:
    """The document that has the formula, with its provision: "Warrant Agreement, Article IV"."""
    named = (protected.get(name).text() for name in ("document", "provision"))
    return ", ".join(one for one in named if one) or None


def _has_base(events: Sequence[Event]) -> bool:
    """Whether an event gives the base before the first adjustment needs it."""
    for one in events:
        if one.outstanding is not None:
            return True
        if one.type in (VEST, ISSUE):
            return False
    return True
