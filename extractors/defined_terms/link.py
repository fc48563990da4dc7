"""What terms stand for: pointers to their sections, parties and dates behind aliases, and uses in each term's scope."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.defined_terms.uses import uses
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import CrossReference, Date, DefinedTerm, Record, ReferenceStatus, TermStatus
from pipeline.rules import words
from pipeline.span import Span

_TIME = regex.compile(r"\b(?:dates?|days?|time|periods?|deadlines?|closing|quarters?|years?|month)$")
POINTED: dict[ReferenceStatus, TermStatus] = {
    "resolved": "pointer_resolved",
    "dangling": "pointer_dangling",
    "external": "external",
}


def link(record: Record, document: Document) -> Record:
    """The record with every term's pointer, status, what it refers to, and its uses."""
    aliases = _aliases(record)
    pointed = [_pointed(one, record, aliases) for one in record.defined_terms]
    counted = _with_uses(pointed, document)
    return replace(
        record,
        defined_terms=tuple(counted),
        diagnostics=(*record.diagnostics, *_dangling(counted)),
    )


def _aliases(record: Record) -> dict[str, list[str]]:
    """The ids of the parties that each short name stands for."""
    found: dict[str, list[str]] = defaultdict(list)
    for party in record.parties:
        for name in party.defined_as:
            found[" ".join(name.split()).casefold()].append(party.id)
    return {name: list(dict.fromkeys(ids)) for name, ids in found.items()}


def _pointed(term: DefinedTerm, record: Record, aliases: dict[str, list[str]]) -> DefinedTerm:
    pointing = term.status == "external"
    if not pointing:
        return _defined(term, record, aliases)
    pointer = _pointer(term, record)
    if pointer is None:
        return term
    status = POINTED[pointer.status]
    return replace(
        term,
        pointer=pointer.id,
        status=status,
        defined_in=_defined_in(term, record) or pointer.target if pointer.status == "resolved" else None,
    )


def _defined(term: DefinedTerm, record: Record, aliases: dict[str, list[str]]) -> DefinedTerm:
    """The term with what it stands for; a bare alias of a party has no definition of its own."""
    parties = aliases.get(term.key, [])
    if parties:
        alias = term.style == "parenthetical"
        return replace(
            term,
            refers_to=tuple(parties),
            definition=None if alias else term.definition,
            definition_span=None if alias else term.definition_span,
        )
    date = _dated(term, record)
    if date is None:
        return term
    return replace(
        term,
        refers_to=(date.id,),
        definition=words(date.text) if term.style == "parenthetical" else term.definition,
        definition_span=date.span if term.style == "parenthetical" else term.definition_span,
    )


def _dated(term: DefinedTerm, record: Record) -> Date | None:
    """The date that a term for a time stands for: its definition and little else, or right before its parenthesis."""
    if not _TIME.search(term.key):
        return None
    inside = term.definition_span
    for date in record.dates:
        if inside and inside.contains(date.span) and date.span.length >= 0.8 * inside.length:
            return date
        near = 0 < term.span.start - date.span.end <= len('\n     (the "')
        if near and term.style == "parenthetical" and (inside is None or date.span.contains(inside)):
            return date
    return None


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
        if one.key == term.key and one.part == term.part and one.id != term.id and one.status == "defined"
    )
    return next(there, None)


def _with_uses(terms: list[DefinedTerm], document: Document) -> list[DefinedTerm]:
    """The terms with the uses in their part; they stand on the item that defines, or on a lone pointer."""
    owners: dict[tuple[str, str], int] = {}
    for at, one in enumerate(terms):
        if one.status == "defined" or (not one.incorporates and (one.part, one.key) not in owners):
            first = owners.get((one.part, one.key))
            if first is None or terms[first].status != "defined":
                owners[one.part, one.key] = at
    taken = frozenset(one.span for one in terms)
    found: dict[int, list[Span]] = defaultdict(list)
    for use in uses(document, dict.fromkeys(key for _, key in owners), taken):
        section = document.section_at(use.span)
        if section is not None and section.kind in ("title", "contents", "contents_entry"):
            continue
        part = section.part if section else document.part_at(use.span.start)
        owner = owners.get((part, use.key))
        if owner is not None:
            found[owner].append(use.span)
    return [replace(one, uses=tuple(found.get(at, ()))) for at, one in enumerate(terms)]


def _dangling(terms: list[DefinedTerm]) -> Iterator[Diagnostic]:
    for term in terms:
        if term.status == "pointer_dangling":
            yield Diagnostic(
                severity="warning",
                code="pointer_dangling",
                message=f'"{term.term}" is said to be defined where nothing is',
                span=term.span,
                related=(term.id,),
                rule="link.pointer",
            )
