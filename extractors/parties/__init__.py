"""Parties, and the other organisations and people that a document names.

"between Infocrossing, Inc., a Delaware corporation (the "COMPANY"), and Lehman Brothers Inc." has two parties.
Preamble, short names and signature blocks confirm one another; `find` joins them, one item for each entity.
"""

from dataclasses import replace

from extractors.parties import organizations, people, preamble, releases, signatures
from extractors.parties.anchors import scan_anchored
from extractors.parties.forms import key
from extractors.parties.link import join
from extractors.parties.short_names import with_short_names
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Party
from pipeline.rules import Rule
from pipeline.span import Span

RUNNING = (*preamble.GROUP_RULES, *organizations.RULES, *signatures.RULES, *people.RULES)
"""The rules that look at all of a text."""

RULES: tuple[Rule, ...] = (
    *preamble.RULES,
    *preamble.GROUP_RULES,
    *organizations.RULES,
    *signatures.RULES,
    *people.RULES,
    *people.PROSE_RULES,
    *releases.RULES,
)


def find(document: Document) -> list[Party]:
    """One item for each organisation or person that the document names."""
    dateline = releases.dateline(document)
    signed = list(signatures.signed_parties(document))
    opening = _confirmed(list(preamble.opening(document, alone=dateline is None)), signed)
    if dateline is not None and not opening:
        return released(document, dateline.start())
    return join(document, addressed(document, [*opening, *scan_anchored(document, RUNNING)]))


def released(document: Document, dateline: int) -> list[Party]:
    """The parties of a release: its issuer, its people, and short names; who stands above the dateline is a contact."""
    found = [*releases.issuers(document), *people.people_in_prose(document)]
    found += scan_anchored(document, (*releases.RULES, *RUNNING, *people.PROSE_RULES))
    named = [
        replace(item, role="contact")
        if item.kind == "person" and item.role == "mentioned" and item.span.end < dateline
        else item
        for item in found
    ]
    return with_short_names(document, join(document, named))


def _confirmed(opening: list[Party], signed: list[Party]) -> list[Party]:
    """The parties of the preamble and of the signature blocks, each confirmed by the other.

    Signature blocks decide who is bound where no preamble names the parties; and parties of another instrument that
    is only cited ("that certain Warrant Agreement between …") are parties here where at least one of them signs.
    """
    named = any(item.role == "party" for item in opening)
    if named:
        signed = [replace(item, role="signatory_entity") if item.role == "party" else item for item in signed]
    cited = {key(item.name) for item in opening if item.role == "cited"}
    hands = {key(item.name) for item in signed if item.role == "party"}
    cited_role = "party" if not signed or cited & {key(item.name) for item in signed} else "mentioned"
    return [_decided(item, cited_role, hands) for item in opening] + signed


def _decided(item: Party, cited_role: str, hands: set[str]) -> Party:
    """The item with its role settled: whom the first paragraphs merely introduce is a party who signs, if any do."""
    if item.role == "introduced":
        return replace(item, role="party" if len(hands) < 2 or key(item.name) in hands else "mentioned")
    return replace(item, role=cited_role) if item.role == "cited" else item


def addressed(document: Document, found: list[Party]) -> list[Party]:
    """The mentions, where those in the address above a salutation are the letter's addressee."""
    salutation = preamble.SALUTATION.regex.search(document.text, 0, 6000)
    if salutation is None:
        return found
    above = Span(max(0, salutation.start() - 500), salutation.start())
    return [
        replace(item, role="addressee") if item.role == "mentioned" and above.contains(item.span) else item
        for item in found
    ]


EXTRACTOR = Extractor("parties", find=find, rules=RULES, overlaps="all")
