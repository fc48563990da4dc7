"""Figures of the prose beside those of the statements: which line they are, and whether they agree.

"$13.1 billion" agrees with 13,126,529 in thousands; a figure that is a quarter off is one of something else.
"""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from extractors.amounts.concept_words import INSTANTS, OTHER_NAMES, PLAIN
from extractors.amounts.prose import Line, Prose
from extractors.amounts.statement_periods import Spot
from pipeline.record import Amount, Fact

APART = Decimal("0.25")
"""A figure further from that of the statements is of another quantity, not the same one misprinted."""


def known(text: Prose, amount: Amount, name: str, period: Spot | str | None, line: Line) -> Iterator[Amount]:
    """The amount with its concept and period; nothing where it has none, or is too far from the statements."""
    when = text.known.name(period) if isinstance(period, Spot) else period
    if not name or when is None or amount.value is None:
        return
    concepts = (line.concepts[name],) if name in line.concepts else OTHER_NAMES.get(name, (name,))
    if concepts[0] in INSTANTS:
        when = when.rpartition("/")[2]
    elif "/" not in when:
        return
    facts = [(one, fact) for one in concepts if (fact := text.facts.get((one, when))) is not None]
    agreeing = next((one for one, fact in facts if rounds(fact, amount)), None)
    if agreeing is not None:
        yield replace(amount, concept=agreeing, period=when)
    elif name == "eps" and not facts and line.sure:
        yield replace(amount, concept=concepts[0], period=when)  # "$0.89 per share": diluted by custom
    elif name in PLAIN and line.sure and len(facts) < 2 and all(_near(fact, amount) for _, fact in facts):
        if facts and _another(text, amount, when):
            return
        yield replace(amount, concept=concepts[0], period=when)


def _another(text: Prose, amount: Amount, period: str) -> bool:
    """Whether the statements have the figure in another row of that period: net sales beside total revenue."""
    return any(rounds(fact, amount) for fact in text.columns.get(period, ()))


def _near(fact: Fact, amount: Amount) -> bool:
    return fact.value is not None and abs(fact.value - value(amount)) <= APART * abs(fact.value)


def rounds(fact: Fact, one: Amount) -> bool:
    """Whether some number can be rounded to both figures."""
    room = ((one.precision or Decimal(0)) + (fact.precision or Decimal(0))) / 2
    apart = abs(fact.value - value(one)) if fact.value is not None else None
    return apart is not None and (apart == 0 or apart < room)


def value(one: Amount) -> Decimal:
    """The figure with the sense of its words: a loss is negative."""
    return (one.value if one.signed_value is None else one.signed_value) or Decimal(0)
