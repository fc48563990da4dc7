"""Whose law governs, as a clause: "governed by the laws of the State of New York" is the law "New York".

The jurisdictions are those of the record's terms; the clause is the sentence that says so.
"""

from dataclasses import replace

from extractors.clauses.evidence import quotes
from extractors.clauses.sentences import sentence_at
from extractors.lexicon.jurisdictions import bare, names
from pipeline.clause import GoverningLawClause
from pipeline.document import Document
from pipeline.record import GoverningLaw, Record

RULE = "clause.governing_law"


def link(record: Record, document: Document) -> Record:
    """The record with a clause for each jurisdiction whose law governs."""
    clauses = tuple(_clause(law, document) for law in record.terms.governing_law)
    return replace(record, clauses=(*record.clauses, *clauses))


def _clause(law: GoverningLaw, document: Document) -> GoverningLawClause:
    return GoverningLawClause(
        span=sentence_at(document.text, law.span.start),
        rule=RULE,
        law=plain(law.name),
        evidence=quotes({"law": law.span}),
    )


def plain(name: str) -> str:
    """A jurisdiction without its style, spelt as usual: `plain("STATE OF NEW YORK")` is "New York"."""
    alone = bare(name)
    return next((usual for usual in names() if usual.casefold() == alone.casefold()), alone)
