"""What is owed for late registration: interest by rates per annum, or damages in other units."""

from collections.abc import Iterator

from extractors.clauses.nearby import INTEREST, asked
from extractors.clauses.rates import other_units, per_annum
from pipeline.clause import Clause, RateSchedule
from pipeline.document import Document
from pipeline.rules import Rule

RULES: tuple[Rule, ...] = (per_annum.RULE, other_units.RULE)


def find(document: Document) -> Iterator[Clause]:
    """The schedules of rates; one that two promises of payment lead to, or that each default has, stands once."""
    seen: set[object] = set()
    equal = r"mount\s+(?:in\s+cash\s+|(?:shall|will)\s+be\s+)?equal\s+to"
    of_holders = (equal,) if "egistrable" in document.text else ()
    for clause in asked(
        document,
        RULES,
        (
            *INTEREST,
            *of_holders,
            r"Default\s+Damages",
            r"nterest\s+rate\s+(?:borne|on|of)\s",
            r"ayments\s+to\s[^.;]{3,60}?\sequal\s+to",
            r"as\s+damages",
            r"elay\s+[Pp]ayments?",
        ),
        250,
    ):
        rate = clause.evidence.get("tiers[0].rate")
        if rate is None:  # a mark went wrong, and the steps of a schedule were read as one
            continue
        place = rate.span
        if not isinstance(clause, RateSchedule):
            continue
        same = [_terms(clause)] if _says_when(clause) else [_terms(clause), _sums(clause)]
        if place not in seen and seen.isdisjoint(same):
            seen |= {place, _terms(clause), _sums(clause)}
            yield clause


def _terms(one: RateSchedule) -> tuple[object, ...]:
    """What two schedules agree in that are one: "(i) if not filed …, at 0.25%; (ii) if not effective …, at 0.25%"."""
    return one.name, one.unit, one.base, one.cap, one.clock, one.overlap, one.accrual, one.tiers


def _says_when(one: RateSchedule) -> bool:
    """Whether it says from or until when the sums accrue; one that does not may be an earlier one, said again."""
    return one.accrual.start is not None or one.accrual.end is not None


def _sums(one: RateSchedule) -> tuple[object, ...]:
    """What is owed, whenever it begins."""
    return one.name, one.unit, one.base, one.cap, tuple((tier.rate, tier.step) for tier in one.tiers)
