r"""Concepts: which figures of the prose of a release state a line of its statements, and of which period.

"Infocrossing reported record revenue of $15.2 million" is `revenue` of the quarter that the paragraph speaks of; "$0.40
per common share for the same period last year" after a net loss is `eps_basic` of that period. A line that may be
counted in several ways, or one under the heading of a part, is taken only where the statements have that very figure.
"""

from collections.abc import Sequence
from dataclasses import replace

from extractors.amounts.prose import prose
from extractors.amounts.stated_lines import stated
from extractors.amounts.statement_figures import APART, rounds, value
from pipeline.document import Document
from pipeline.record import Amount, Fact, Record


def link(record: Record, document: Document) -> Record:
    """The record of a release with the concepts of the figures in its prose."""
    text = prose(record, document) if record.document.kind == "earnings_release" else None
    if text is None:
        return record
    figures = [one for one in stated(text) if not _misplaced(one, record.facts)]
    found = {one.id: one for one in figures if (one.concept, one.period) in text.facts or _agreed(one, figures)}
    return replace(record, amounts=tuple(found.get(one.id, one) for one in record.amounts))


def _agreed(one: Amount, stated: Sequence[Amount]) -> bool:
    """Whether all figures of a line that no statement has are near: else they are those of its parts."""
    others = (other for other in stated if (other.concept, other.period) == (one.concept, one.period))
    return all(abs(value(one) - value(other)) <= APART * abs(value(one)) for other in others)


def _misplaced(one: Amount, facts: Sequence[Fact]) -> bool:
    """Whether a figure is not that of its period in the statements, but that of another one."""
    same = [fact for fact in facts if fact.concept == one.concept and fact.value is not None and fact.period]
    if not any(fact.period == one.period for fact in same):
        return False
    right, other = (
        any(rounds(fact, one) for fact in same if (fact.period == one.period) is own) for own in (True, False)
    )
    return other and not right
