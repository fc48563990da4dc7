"""Deadlines: who must have done what by when, counted from which event.

"not later than 15 days after the date hereof" is 15 calendar days after `agreement_date`; "within two Business Days
after each and every date on which an event occurs …" two business days after `registration_default`.
"""

from collections.abc import Iterator

from extractors.clauses.deadlines import (
    definitions,
    demands,
    holders,
    inclusion,
    notices,
    offers,
    questionnaires,
    registration,
)
from extractors.clauses.nearby import asked
from pipeline.clause import Clause, Deadline
from pipeline.document import Document
from pipeline.rules import Rule

_PARTS = (registration, definitions, offers, questionnaires, holders, notices, inclusion, demands)
RULES: tuple[Rule, ...] = tuple(rule for part in _PARTS for rule in part.RULES)
ASKED = tuple(one for part in _PARTS for one in part.ASKED)


def find(document: Document) -> Iterator[Clause]:
    """The deadlines of the document, each once: what a later section says again is the same deadline.

    Two that bear names of their own are two, though they fall on one day.
    """
    seen = set()
    keys = set()
    for one in sorted(_found(document), key=lambda one: one.span):
        same = (one.performed, one.bound, one.quantity, one.basis, one.anchor)
        if same not in seen or (one.name and one.key not in keys):
            seen.add(same)
            keys.add(one.key)
            yield one


def _found(document: Document) -> Iterator[Deadline]:
    for one in ASKED:
        if not any(word in document.in_one_line for word in one.needs):
            continue
        for clause in asked(document, one.rules, one.places, one.reach):
            if isinstance(clause, Deadline):
                yield clause
