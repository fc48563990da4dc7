"""The obligations of one text side by side: where two share a sentence, the first ends before the second begins."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from extractors.obligations.clause import without_tail
from pipeline.record import Obligation
from pipeline.rules import words

_LEAST = 12  # characters of an action
_LEAST_OF_ANOTHER = 4  # of an action that another's follows: "the Bank may demand, and the Borrower shall pay"


def parted(text: str, found: list[Obligation]) -> Iterator[Obligation]:
    """The obligations in order, none twice, each cut where the next begins; what is nothing but a lead-in goes."""
    ordered: list[Obligation] = []
    for one in sorted(found, key=lambda one: (one.span.start, -one.span.end)):
        if not ordered or ordered[-1].span.start != one.span.start:
            ordered.append(one)
    for one, after in zip_longest(ordered, ordered[1:]):
        if after is None or after.span.start >= one.span.end:
            yield one
        elif (cut := _cut(text, one, after)) is not None:
            yield cut


def _cut(text: str, one: Obligation, after: Obligation) -> Obligation | None:
    """The obligation up to the next; null where less than an action is left."""
    span = without_tail(text, one.span.start, after.span.start)
    least = _LEAST if one.obligor == after.obligor else _LEAST_OF_ANOTHER
    lost = words(text[span.end : one.span.end])
    action = one.action.removesuffix(lost).rstrip(" ,;(")
    if len(action) < least or action == one.action:
        return None
    condition = one.condition
    if condition and one.action.endswith(condition):
        condition = condition.removesuffix(lost).rstrip(" ,;(") if len(condition) > len(lost) else None
    return replace(one, span=span, action=action, condition=condition)
