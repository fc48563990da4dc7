"""Deadlines: who must have done what by when, counted from which event.

"not later than 15 days after the date hereof" is 15 calendar days after `agreement_date`; "within two Business Days
after each and every date on which an event occurs …" two business days after `registration_default`.
"""

from collections.abc import Iterator

import regex

from extractors.clauses.deadlines import (
    definitions,
    demands,
    holders,
    inclusion,
    notices,
    offers,
    questionnaires,
    registration,
    reviewed,
)
from extractors.clauses.nearby import asked
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Clause, Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule

_PARTS = (registration, definitions, reviewed, offers, questionnaires, holders, notices, inclusion, demands)
RULES: tuple[Rule, ...] = tuple(rule for part in _PARTS for rule in part.RULES)
ASKED = tuple(one for part in _PARTS for one in part.ASKED)

_CONDITION = lazy(r"\b(?:if|event|unless|should)\b", regex.IGNORECASE)
_DUTY = lazy(r"\b(?:shall|will|must|agrees?)\b(?!\s+not\b)", regex.IGNORECASE)
_NOT_DONE = lazy(r"\bnot\b(?!\s+(?:already|previously|then|later|more|less|limited)\b)", regex.IGNORECASE)


def find(document: Document) -> Iterator[Clause]:
    """The deadlines of the document, each once: what a later section says again is the same deadline.

    Two that bear names of their own are two, though they fall on one day; a longer time for a duty that was missed,
    "if it is not effective within 210 days, the rate shall rise", is none of its deadlines.
    """
    seen = set()
    keys = set()
    for one in sorted(_found(document), key=lambda one: one.span):
        same = (one.performed, one.bound, one.quantity, one.basis, one.anchor)
        if one.key in keys and one.name is None and _is_missed(document, one):
            continue
        if same not in seen or (one.name and one.key not in keys):
            seen.add(same)
            keys.add(one.key)
            yield one


def _is_missed(document: Document, one: Deadline) -> bool:
    """Whether a count stands behind a condition that something was not done, with no duty in between.

    "if it is not effective within 210 days" says what was missed; "if Form S-3 is not available, the Company shall
    file within 60 days" is a duty of its own.
    """
    before = document.text[sentence_at(document.text, one.span.start).start : one.span.start].rpartition(";")[2]
    duty = max((found.end() for found in _DUTY.finditer(before)), default=0)
    missed: Match | None = _NOT_DONE.search(before, duty)
    return missed is not None and _CONDITION.search(before, 0, missed.start()) is not None


def _found(document: Document) -> Iterator[Deadline]:
    for one in ASKED:
        if not any(word in document.in_one_line for word in one.needs):
            continue
        for clause in asked(document, one.rules, one.places, one.reach):
            if isinstance(clause, Deadline):
                yield clause
