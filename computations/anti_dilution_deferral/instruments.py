r"""The instruments whose protection was deferred: warrants and preferred shares, who holds them, and at which price.

A warrant for one share at 8.00 gives 8.00/7.70 shares once its price is 7.70, so that the aggregate exercise price
stays; a preferred share gives its stated value divided by the conversion price.
"""

from dataclasses import dataclass
from fractions import Fraction

from computations.inputs import Input, distinct

WARRANT, PREFERRED = "warrant", "preferred"


@dataclass(frozen=True)
class Instrument:
    """Instruments of one holder and one history; `value` is what one of them pays for shares."""

    id: str
    holder: str
    kind: str
    quantity: Fraction
    price: Fraction
    value: Fraction
    path: str

    @property
    def token(self) -> str:
        """The token by which steps name it."""
        return f"external:{self.path}"

    def shares(self, quantity: Fraction, price: Fraction) -> Fraction:
        """The shares that so many of them give at a price, parts of a share included."""
        return quantity * self.value / price


def read_instruments(listed: Input) -> tuple[Instrument, ...]:
    """The instruments of an input. One name for two of them is the problem `duplicate`."""
    distinct((one.get("id") for one in listed.objects()), "stands twice among the instruments")
    return tuple(_instrument(one) for one in listed.objects())


def _instrument(one: Input) -> Instrument:
    kind = one.get("kind").needed_choice("the kind of the instrument", WARRANT, PREFERRED)
    price = positive(one.get("price"), "its exercise or conversion price")
    stated = one.get("stated_value")
    return Instrument(
        id=one.get("id").needed("a name for the instrument"),
        holder=one.get("holder").needed("the holder's name"),
        kind=kind,
        quantity=one.get("quantity").needed_amount("how many there are"),
        price=price,
        value=positive(stated, "the stated value of a preferred share") if kind == PREFERRED else price,
        path=one.path.removeprefix("external."),
    )


def positive(field: Input, what: str) -> Fraction:
    """A figure that has to be there and to be more than zero; else a problem, and one in its place."""
    before = len(field.problems)
    value = field.needed_amount(what)
    if value == 0 and len(field.problems) == before:
        field.wrong("unsupported", f"{what} cannot be zero")
    return value or Fraction(1)
