r"""How each line of the ledger came about, in a sentence with its reckoning.

"1000000 Camden Warrants vest at 5: W (9000000 × 8 + 1000000 × 5) / (9000000 + 1000000) = 7.700000".
"""

from collections.abc import Iterator
from fractions import Fraction

from computations.anti_dilution_deferral.events import CANCEL, SPLIT, VEST
from computations.anti_dilution_deferral.formula import Formula
from computations.anti_dilution_deferral.lines import Exercised, Moved, Posted, TrueUp
from computations.anti_dilution_deferral.machine import AFTER_CUTOFF, NO_TERM, SAME_DAY, TOO_LATE, Protection
from computations.numbers import decimal, rate

PLACES = 6
"""Prices, and (x), are told to so many places."""


def plain(value: Fraction | None) -> str | None:
    """A figure as the answer has it, null where it is not known."""
    return None if value is None else rate(value)


def fixed(value: Fraction | None) -> str | None:
    """A price, or (x), as the answer has it."""
    return None if value is None else decimal(value, PLACES)


def moved(line: Moved, warrants: str, formula: Formula | None) -> str:
    """What a vesting, a cancellation, an issuance or a split did to prices and shares."""
    event = line.event
    if event.type == CANCEL:
        return f"{rate(event.figure)} {warrants} are cancelled, and never act"
    if event.type == SPLIT:
        head = f"one share becomes {rate(event.figure)}"
    else:
        what = f"{warrants} vest" if event.type == VEST else "shares are issued, which is not deferred,"
        head = f"{rate(event.figure)} {what} at {plain(line.at) or 'a price that is not known'}"
    parts = [*_prices(line, formula), *_restated(line)]
    return f"{head}: {'; '.join(parts)}" if parts else head


def _prices(line: Moved, formula: Formula | None) -> Iterator[str]:
    for name, (before, after) in line.prices.items():
        if before is None or after is None:
            yield f"the price of {name} cannot be told"
        elif before == after:
            yield f"{name} stays at {fixed(after)}"
        elif line.event.type == SPLIT:
            yield f"{name} {rate(before)} / {rate(line.event.figure)} = {fixed(after)}"
        elif formula is not None and line.at is not None:
            yield f"{name} {formula.words(before, line.base, line.event.figure, line.at)} = {fixed(after)}"


def _restated(line: Moved) -> Iterator[str]:
    for one in line.restated:
        if one.before is not None:
            yield f"{rate(one.before)} issued for the exercise of {one.tranche.day} are {plain(one.after)} now"


def exercised(line: Exercised, protection: Protection, fraction: str) -> str:
    """The reckoning of an exercise, and whether it earns a true-up."""
    tranche, instrument = line.tranche, line.tranche.instrument
    count = f"{rate(tranche.quantity)} of {instrument.id}"
    if line.price is None:
        reckoned = f"{count}, at a price that cannot be told"
    else:
        reckoned = f"{count} × {rate(instrument.value)} / {rate(line.price)}, {fraction}"
    reason = protection.refuses(tranche.day)
    return f"{reckoned}; {_REASONS[reason].format(cutoff=protection.cutoff)}" if reason else reckoned


_REASONS = {
    NO_TERM: "the agreement has no true-up",
    TOO_LATE: "not before {cutoff}, so that later vestings bring nothing",
    AFTER_CUTOFF: "after {cutoff}, so that later vestings bring nothing",
    SAME_DAY: "the warrants do not vest after the day of the exercise",
}


def trued_up(line: TrueUp, protection: Protection, fraction: str) -> str:
    """The difference of (x) and (y), or why a vesting brings an exercise nothing."""
    if line.reason is not None:
        return f"the exercise of {line.tranche.day}: {_REASONS[line.reason].format(cutoff=protection.cutoff)}"
    if line.x is None or line.y is None or line.price is None:
        return f"the exercise of {line.tranche.day}, at a price that cannot be told"
    quantity, value = rate(line.tranche.quantity), rate(line.tranche.instrument.value)
    less = f"(x) {quantity} × {value} / {rate(line.price)} = {fixed(line.x)} less (y) {rate(line.y)}, {fraction}"
    return f"{less}; less than nothing, and nothing is given back" if line.negative else less


def posted(line: Posted) -> str:
    """Whether a price in the books is the one that was due."""
    name, stated = line.event.instrument, decimal(line.event.figure, line.event.places)
    if line.due is None:
        return f"{name} is posted at {stated}; what is due cannot be told"
    return f"{name} is posted at {stated}, {'as' if line.ok else 'and'} {fixed(line.due)} is due"
