"""What terms stand for: pointers to their sections, parties and dates behind aliases, then uses and oddities."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import regex

from extractors.defined_terms.diagnostics import (
    ambiguous,
    dangling,
    misspellings,
    mistaken,
    out_of_scope,
    unused,
    without_definition,
)
from extractors.defined_terms.disagreements import with_conflicts
from extractors.defined_terms.incorporated import of_an_instrument
from extractors.defined_terms.leading import before_aside
from extractors.defined_terms.parentheticals import open_parenthesis
from extractors.defined_terms.pointers import only_points
from extractors.defined_terms.scopes import with_uses
from extractors.defined_terms.undefined import Undefined, undefined
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CoveredTerm, CrossReference, Date, DefinedTerm, Record, ReferenceStatus, TermStatus
from pipeline.rules import words

_TIME = lazy(r"\b(?:dates?|days?|time|periods?|deadlines?|closing|quarters?|years?|month)$")
_FORM_OF = lazy(r"^(?:form\s+of\s+)?(?:(?:first|second|third)\s+)?(?:amended\s+and\s+restated\s+)?")
_OWN = lazy(r"\b(?:this|the)\s+(?:agreement|indenture|plan)\b(?!\s+(?:dated|of|and)\b)", regex.IGNORECASE)
_LEAD = len("(the date of such closing being the ")
POINTED: dict[ReferenceStatus, TermStatus] = {
    "resolved": "pointer_resolved",
    "dangling": "pointer_dangling",
    "external": "external",
}


def link(record: Record, document: Document) -> Record:
    """The record with every term's pointer, status, what it refers to, and its uses."""
    aliases = _aliases(record)
    pointed = [_linked(one, record, document, aliases) for one in record.defined_terms]
    used = with_uses(pointed, record, document)
    names = undefined(record, document, used.terms)
    terms, conflicts = with_conflicts(_covering(used.terms, names, document), document)
    return replace(
        record,
        defined_terms=tuple(terms),
        diagnostics=(
            *record.diagnostics,
            *conflicts,
            *_oddities(terms, names, record, document),
            *misspellings(used.slips, terms),
            *out_of_scope(used.strays, terms, document),
        ),
    )


def _oddities(
    terms: Sequence[DefinedTerm], names: Sequence[Undefined], record: Record, document: Document
) -> Iterator[Diagnostic]:
    """What is odd about the terms, their disagreements and single uses left aside."""
    references = {one.id: one for one in record.cross_references}
    pointers = {one.id: references[one.pointer] for one in terms if one.pointer in references}
    targets = {term: one.target for term, one in pointers.items() if one.target and one.status == "resolved"}
    yield from dangling(terms, {term: one.label or "" for term, one in pointers.items()}, document)
    yield from mistaken(terms, targets, document)
    yield from unused(terms, document)
    yield from ambiguous(terms, document)
    yield from without_definition(names, _covered(terms, document), document)


def _covered(terms: Iterable[DefinedTerm], document: Document) -> frozenset[str]:
    """The parts that take over the terms of another document."""
    return frozenset(one.part for one in terms if of_an_instrument(one, document))


def _covering(terms: Sequence[DefinedTerm], names: Iterable[Undefined], document: Document) -> list[DefinedTerm]:
    """The terms, the clauses that take over another document's with those that are used under them."""
    covers: dict[str, list[CoveredTerm]] = defaultdict(list)
    for name in names:
        written = words(document.slice(name.uses[0]))
        covers[name.part].append(CoveredTerm(term=written, key=written.casefold(), uses=name.uses))
    last = {one.part: one.id for one in terms if of_an_instrument(one, document)}
    return [replace(one, covers=tuple(covers[one.part])) if last.get(one.part) == one.id else one for one in terms]


def _aliases(record: Record) -> dict[str, list[str]]:
    """The ids of the parties that each short name stands for."""
    found: dict[str, list[str]] = defaultdict(list)
    for party in record.parties:
        for name in party.defined_as:
            found[" ".join(name.split()).casefold()].append(party.id)
    return {name: list(dict.fromkeys(ids)) for name, ids in found.items()}


def _linked(term: DefinedTerm, record: Record, document: Document, aliases: dict[str, list[str]]) -> DefinedTerm:
    if term.incorporates and (section := _taken_from(term, record, document)):
        return replace(term, status="pointer_resolved", defined_in=section)
    if not only_points(term):
        return _defined(term, record, document, aliases)
    pointer = _pointer(term, record)
    if pointer is None:
        return replace(term, status="external")
    status = POINTED[pointer.status]
    return replace(
        term,
        pointer=pointer.id,
        status=status,
        defined_in=_defined_in(term, record) or pointer.target if pointer.status == "resolved" else None,
    )


def _taken_from(term: DefinedTerm, record: Record, document: Document) -> str | None:
    """The section of this document whose terms an attached form takes over; null where it takes another document's."""
    if term.part == "main" or term.definition_span is None:
        return None
    said = words(document.slice(term.definition_span)).casefold()
    title = _FORM_OF.sub("", words(document.title or "").casefold())
    named = (one.key for one in record.defined_terms if one.part == term.part and title.endswith(one.key))
    if not (title and any(name in said for name in (title, *named))) and not _OWN.search(said):
        return None
    return _home(one for one in record.defined_terms if one.part == "main")


def _home(terms: Iterable[DefinedTerm]) -> str | None:
    """The section around most of the entries of a glossary."""
    around = Counter(one.section for one in terms if one.style == "glossary" and one.section)
    return next((section for section, _ in around.most_common(1)), None)


def _defined(term: DefinedTerm, record: Record, document: Document, aliases: dict[str, list[str]]) -> DefinedTerm:
    """The term with what it stands for; a bare alias of a party has no definition of its own."""
    parties = aliases.get(term.key, [])
    alias = term.style == "parenthetical"
    if not parties and (named := _party(term, record)) is not None:
        parties, alias = [named], True
    if parties:
        return replace(
            term,
            refers_to=tuple(parties),
            definition=None if alias else term.definition,
            definition_span=None if alias else term.definition_span,
        )
    date = _dated(term, record, document.text)
    if date is None:
        return term
    return replace(
        term,
        refers_to=(date.id,),
        definition=words(date.text) if alias else term.definition,
        definition_span=date.span if alias else term.definition_span,
    )


def _party(term: DefinedTerm, record: Record) -> str | None:
    """The party whose name is the whole definition: "CWM" means Chemical Waste Management, Inc."""
    inside = term.definition_span
    if inside is None or term.style == "parenthetical":
        return None
    for party in record.parties:
        if any(inside.start == span.start and 0 <= inside.end - span.end <= 1 for span in party.mentions):
            return party.id
    return None


def _dated(term: DefinedTerm, record: Record, text: str) -> Date | None:
    """The date that a term for a time stands for: its definition and little else, or right before its parenthesis."""
    if not _TIME.search(term.key):
        return None
    inside, edges = term.definition_span, _edges(term, text)
    reach = len("\n     ")
    for date in record.dates:
        if inside and inside.contains(date.span) and date.span.length >= 0.8 * inside.length:
            return date
        near = any(0 <= edge - date.span.end <= reach for edge in edges)
        if near and (inside is None or date.span.contains(inside)):
            return date
    return None


def _edges(term: DefinedTerm, text: str) -> tuple[int, ...]:
    """Where the words in front of a parenthetical end, and where they do without another parenthesis between."""
    opening = open_parenthesis(text, term.span.start) if term.style == "parenthetical" else None
    if opening is None or term.span.start - opening > _LEAD:
        return ()
    return opening, before_aside(text, opening)


def _pointer(term: DefinedTerm, record: Record) -> CrossReference | None:
    """The reference that an "as defined in …" entry points with: the first one in its words."""
    if term.definition_span is None:
        return None
    inside = (one for one in record.cross_references if term.definition_span.contains(one.span))
    return next(inside, None)


def _defined_in(term: DefinedTerm, record: Record) -> str | None:
    """The section of the item that really defines the term, in the pointer's own part."""
    there = (
        one.section
        for one in record.defined_terms
        if one.key == term.key and one.part == term.part and one.id != term.id and not only_points(one)
    )
    return next(there, None)
