"""Parties, and the other organisations and people that a document names.

"between Infocrossing, Inc., a Delaware corporation (the "COMPANY"), and Lehman Brothers Inc." has two parties.
Preamble, short names and signature blocks confirm one another; `find` joins them, one item for each entity.
"""

from dataclasses import replace

from extractors.parties import (
    biographies,
    dealings,
    groups,
    holders,
    letters,
    organizations,
    people,
    preamble,
    releases,
    reports,
    signatures,
    subsidiaries,
    surnames,
)
from extractors.parties.anchors import scan_anchored
from extractors.parties.borrowed import without_borrowed, without_run_together
from extractors.parties.confirm import confirmed, joined
from extractors.parties.link import join
from extractors.parties.named import with_named
from extractors.parties.openings import without_openings
from extractors.parties.short_names import with_short_names
from extractors.parties.written_whole import introduced, made_whole, whole_names
from pipeline.assemble import numbered
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Party, Record
from pipeline.rules import Rule

RUNNING = (
    *preamble.GROUP_RULES,
    *holders.RULES,
    *organizations.RULES,
    *signatures.RULES,
    *people.RULES,
    *biographies.RULES,
)
"""The rules that look at all of a text."""

PROSE = (*biographies.PROSE_RULES, *dealings.RULES)
"""The rules for organisations that look at all of a release or a report."""

RULES: tuple[Rule, ...] = (
    *preamble.RULES,
    *preamble.GROUP_RULES,
    *holders.RULES,
    *organizations.RULES,
    *signatures.RULES,
    *people.RULES,
    *people.PROSE_RULES,
    *biographies.RULES,
    *PROSE,
    *releases.RULES,
    *reports.RULES,
)


def find(document: Document) -> list[Party]:
    """One item for each organisation or person that the document names."""
    registrant = reports.issuer(document)
    if registrant is not None:
        found = [*signatures.signed_parties(document), *surnames.by_surname(document)]
        found += scan_anchored(document, (*RUNNING, *PROSE))
        found = without_openings(document.text, made_whole(document, whole_names(document, [registrant]), found))
        return join(
            document, biographies.without_known([registrant, *releases.in_prose(document, reports.unbound(found))])
        )
    head = subsidiaries.heading(document)
    if head is not None:
        return join(document, subsidiaries.listed(document, head, list(scan_anchored(document, RUNNING))))
    dateline = releases.dateline(document)
    signed = list(signatures.signed_parties(document))
    if dateline is not None and document.kind in releases.RELEASES and not signed:
        return released(document, dateline.start())
    whole = whole_names(document, signed)
    opening = made_whole(document, whole, list(preamble.opening(document, alone=dateline is None)))
    opening = confirmed(document, opening, signed)
    if dateline is not None and not opening:
        return released(document, dateline.start())
    opening = groups.grouped(document, opening)
    running = made_whole(document, whole, [*surnames.by_surname(document), *scan_anchored(document, RUNNING)])
    running = without_openings(document.text, running)
    running += introduced(document, whole, [*opening, *running, *signed])
    running = joined(document, opening, signed, running)
    running = groups.scheduled(document, opening, running)
    found = biographies.without_known(letters.addressed(document, [*opening, *running]))
    bound = without_run_together(letters.agreed(document, found, join(document, found)))
    return groups.together(document, without_borrowed(bound))


def released(document: Document, dateline: int) -> list[Party]:
    """The parties of a release: its issuer and its people; who stands above the dateline is a contact."""
    found = [*releases.issuers(document), *surnames.by_surname(document)]
    found += scan_anchored(document, (*releases.RULES, *RUNNING, *people.PROSE_RULES, *PROSE))
    found = without_openings(document.text, made_whole(document, whole_names(document, ()), found))
    named = [releases.beside_the_contacts(document, item, dateline) for item in releases.in_prose(document, found)]
    return join(document, biographies.without_known(named))


def link(record: Record, document: Document) -> Record:
    """The record with the people whom its other items name, and with what it calls its parties for short."""
    named = numbered(document, "parties", with_named(record, document))
    whole = replace(record, parties=tuple(one for one in named if isinstance(one, Party)))
    return replace(whole, parties=with_short_names(whole, document))


EXTRACTOR = Extractor("parties", find=find, link=link, rules=RULES, overlaps="all")
