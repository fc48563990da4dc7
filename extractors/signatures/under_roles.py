r"""Whose signature stands under a role alone: the party that the agreement gives the role as its short name.

"OWNER                CONTRACTOR\n\n/s/ Ann Hill         /s/ Bo Roe" has Ann Hill sign for whom the preamble calls the
Owner, and "Party A: Acorn Foods Ltd.\n\nAuthorized Representative (Signature):\n\n/s/ Ann Hill" for Acorn Foods Ltd.
So does "ACORN FOODS\n\nBy: /s/ Ann Hill", which is its name without the legal form.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from extractors.names.forms import core, has_form, key
from extractors.names.words import is_generic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Record, Signature

_ABOVE = 4  # lines above a signature that are looked at
_NEAR = 400  # characters of them
_CELL = lazy(r"\S+(?:[ ]\S+)*")
_PROMPT = lazy(r"\(signature\)|:\s*\Z|\brepresentative\b|\bofficer\b")
_ROLE = lazy(r"[\"“]?(?P<role>[^:\"“”]{3,40}?)[\"”]?(?:\s*:.*)?")


def under_roles(record: Record, document: Document) -> Record:
    """The record, its signatures under a role or a short name with the organisation that is called so."""
    called = _called(record)
    if not called:
        return record
    signatures = tuple(_under(one, document.text, called) for one in record.signatures)
    return replace(record, signatures=signatures)


def _called(record: Record) -> Mapping[str, str]:
    """The organisations bound by what they are called for short; a name that two have is nobody's.

    "Heron Partners" is no short name of Heron Partners, L.P. where a party of its own is called so.
    """
    found: dict[str, set[str]] = {}
    for party in record.parties:
        if party.role == "party" and party.kind == "organization":
            bare = [core(party.name)] if has_form(party.name) else []
            bare = [one for one in bare if not is_generic(one)]
            for name in (*party.defined_as, *bare, party.name):
                found.setdefault(key(name), set()).add(party.name)
    return {name: owners.pop() for name, owners in found.items() if len(owners) == 1}


def _under(one: Signature, text: str, called: Mapping[str, str]) -> Signature:
    if one.party is not None and one.party != one.signatory:
        own = called.get(key(one.party), one.party)
        return one if key(own) == key(one.party) else replace(one, party=own)
    for said in _heads(text, one.span.start):
        role = _ROLE.fullmatch(said)
        owner = called.get(key(role["role"])) if role else None
        if owner is not None:
            return replace(one, party=owner)
        if not _PROMPT.search(said.casefold()):
            break
    return one


def _heads(text: str, at: int) -> Iterator[str]:
    """The words above a place, line by line upwards; of a line in columns those nearest to it."""
    begin = text.rfind("\n", 0, at) + 1
    above = text[max(0, begin - _NEAR) : begin].split("\n")
    words = [line for line in above if line.strip()]
    for line in reversed(words[-_ABOVE:]):
        cells = [(cell.start(), cell[0]) for cell in _CELL.finditer(line)]
        yield min(cells, key=lambda cell: abs(cell[0] - (at - begin)))[1]
