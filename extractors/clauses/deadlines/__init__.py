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
)
from extractors.clauses.nearby import asked
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Clause, Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Rule

_PARTS = (registration, definitions, offers, questionnaires, holders, notices, inclusion, demands)
RULES: tuple[Rule, ...] = tuple(rule for part in _PARTS for rule in part.RULES)
ASKED = tuple(one for part in _PARTS for one in part.ASKED)

_MISSED = lazy(r"\b(?:if|event|unless|should)\b[^;]*\bnot\b[^;]*\Z", regex.IGNORECASE)
"""Words of a duty that has not been done by then, at the end of what stands in front of a count."""


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
    before = sentence_at(document.text, one.span.start).start
    return _MISSED.search(document.text[before : one.span.start]) is not None


def _found(document: Document) -> Iterator[Deadline]:
    for one in ASKED:
        if not any(word in document.in_one_line for word in one.needs):
            continue
        for clause in asked(document, one.rules, one.places, one.reach):
            if isinstance(clause, Deadline):
                yield clause
