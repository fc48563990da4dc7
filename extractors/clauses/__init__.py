"""Clauses: the terms of a document that computations take, typed, each value with the words that state it.

"not later than 15 days after the date hereof" gives a `deadline` of 15 calendar days after `agreement_date`. What the
text does not say is null, and where words do not fit a kind wholly there is no clause.
"""

from collections.abc import Iterator
from typing import Protocol

from extractors.clauses import (
    additional_interest,
    anti_dilution_deferral,
    business_days,
    comparison,
    consent_threshold,
    contribution,
    deadlines,
    effectiveness_periods,
    filing_limit,
    governing_law,
    growth,
    issue_size,
    key_dates,
    notice_rule,
    questionnaire_form,
    rates,
    registration_defaults,
    restricted_status,
    sale_notices,
    suspension_limits,
)
from pipeline.clause import Clause
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Record
from pipeline.rules import Rule


class Finder(Protocol):
    """A module that finds clauses in the text: its rules, and `find(document)` which yields what they give."""

    RULES: tuple[Rule, ...]

    def find(self, document: Document) -> Iterator[Clause]:
        """The clauses that the text alone gives."""
        ...


class Linker(Protocol):
    """A module whose clauses rest on what other extractors found: `link` gives the record with them."""

    def link(self, record: Record, document: Document) -> Record:
        """The record with the clauses that rest on its items."""
        ...


FINDERS: tuple[Finder, ...] = (
    business_days,
    deadlines,
    effectiveness_periods,
    registration_defaults,
    rates,
    additional_interest,
    suspension_limits,
    sale_notices,
    restricted_status,
    consent_threshold,
    contribution,
    filing_limit,
    issue_size,
    notice_rule,
    questionnaire_form,
    anti_dilution_deferral,
)
LINKERS: tuple[Linker, ...] = (governing_law, anti_dilution_deferral, key_dates, growth, comparison)
RULES = tuple(rule for finder in FINDERS for rule in finder.RULES)


def find(document: Document) -> Iterator[Clause]:
    """The clauses of every kind that the text alone gives, kind by kind."""
    for finder in FINDERS:
        yield from finder.find(document)


def link(record: Record, document: Document) -> Record:
    """The record with the clauses that rest on its dates, amounts or tables."""
    for linker in LINKERS:
        record = linker.link(record, document)
    return record


EXTRACTOR = Extractor(
    "clauses",
    find=find,
    link=link,
    rules=RULES,
    reads=("parties", "cross_references", "defined_terms", "dates", "amounts", "tables", "terms"),
)
