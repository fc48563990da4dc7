"""The dates that other clauses are counted from: the agreement's own, and defined terms that stand for a date.

"CLOSING DATE: The date of this Agreement." is `closing_date`, the same as `agreement_date`. A defined date that no
clause is counted from is no key date, and a document without clauses has none.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.pieces import slug, titled
from pipeline.clause import Boundary, Clause, Deadline, EffectivenessPeriod, KeyDate, RateSchedule
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm, Record
from pipeline.span import Span, trimmed

_OWN_DAY = lazy(r"(?:means\s+)?(?:the\s+)?date\s+(?:hereof|of\s+this\s+Agreement)", regex.IGNORECASE)
_DATED = lazy(
    r"(?:dated|made|effective|entered\s+into)(?:\s+and\s+[\w\s]{3,20})?(?:\s+as\s+of)?\s+(?:the\s+)?$", regex.IGNORECASE
)
_WHOLE_DAY = lazy(r"\d{4}-\d{2}-\d{2}")


def link(record: Record, document: Document) -> Record:
    """The record with the dates that its clauses are counted from, as far as the document states them."""
    used = {key for clause in record.clauses for key in _keys(clause)}
    own = _agreement_date(record, document)
    terms = [
        one for term in record.defined_terms if slug(term.key) in used if (one := _term(term, record, document, own))
    ]
    unique = {one.key: one for one in reversed(terms)}
    if own is not None and record.clauses:
        unique["agreement_date"] = own
    return replace(record, clauses=(*record.clauses, *unique.values()))


def _keys(clause: Clause) -> Iterator[str]:
    """The keys of the events that a clause counts from."""
    if isinstance(clause, Deadline):
        yield clause.anchor
    elif isinstance(clause, EffectivenessPeriod):
        yield from (one.of for one in clause.ends if one.of)
    elif isinstance(clause, RateSchedule):
        yield from (one.of for one in _boundaries(clause) if one.of)
        yield from (one.step.every.of for one in clause.tiers if one.step and one.step.every.of)


def _boundaries(clause: RateSchedule) -> Iterator[Boundary]:
    for tier in clause.tiers:
        yield tier.start
        if tier.end is not None:
            yield tier.end
    yield from (one.at for one in clause.illustrations)


def _agreement_date(record: Record, document: Document) -> KeyDate | None:
    """The day that the instrument gives itself, where it is a whole date."""
    stated = record.terms.agreement_date
    if stated is None or not _WHOLE_DAY.fullmatch(stated.value):
        return None
    before = _DATED.search(document.text, max(0, stated.span.start - 60), stated.span.start)
    return KeyDate(
        span=Span(before.start() if before else stated.span.start, stated.span.end),
        key="agreement_date",
        name="date of the letter" if record.document.kind == "letter_agreement" else "date hereof",
        value=stated.value,
        rule="clause.key_date.agreement",
        evidence=quotes({"value": stated.span}),
    )


def _term(term: DefinedTerm, record: Record, document: Document, own: KeyDate | None) -> KeyDate | None:
    """The date that a defined term stands for: that of the agreement, or one that the document states."""
    where = term.definition_span
    if where is not None:
        body = trimmed(document.text, where.start, where.end)
        body = Span(body.start, body.end - (document.text[body.end - 1] == "."))
        if _OWN_DAY.fullmatch(document.slice(body)):
            end = body.end + (document.text[body.end : body.end + 1] == ".")
            value = own.value if own else None
            return _key_date(
                term, Span(term.span.start, max(term.span.end, end)), value, "agreement_date", {"same_as": body}
            )
    dates = [one for one in record.dates if one.id in term.refers_to]
    if len(dates) == 1 and dates[0].kind == "calendar" and dates[0].value:
        span = dates[0].span
        whole = Span(min(term.span.start, span.start), max(term.span.end, span.end))
        return _key_date(term, whole, dates[0].value, None, {"value": span})
    return None


def _key_date(
    term: DefinedTerm, span: Span, value: str | None, same_as: str | None, places: dict[str, Span]
) -> KeyDate:
    return KeyDate(
        span=span,
        key=slug(term.key),
        name=titled(term.term),
        value=value,
        same_as=same_as,
        rule="clause.key_date.term",
        evidence=quotes(places),
    )
