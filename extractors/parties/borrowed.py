r"""What a party seems to have and has not: a predecessor's short name, the name of another run together with its own.

"ACORN BANK, successor to Plover Bank (the "Lender")" and "Acorn Inc., formerly known as Elm Inc. (the "Company")"
call Acorn the Lender and the Company; a cover's "ACORN CORPORATION\nPLOVER MILLS, INC." are two, which the text names.
"""

from dataclasses import replace

from extractors.names.forms import core, key
from pipeline.record import Party

_NEAR = 300
"""How far behind the party a predecessor is named at most."""


def without_borrowed(parties: list[Party]) -> list[Party]:
    """The parties, those merely named right behind a party without the short names that it has too."""
    bound = [one for one in parties if one.role == "party" and one.defined_as]
    return [_own(one, bound) if one.role == "mentioned" and one.defined_as else one for one in parties]


def _own(one: Party, bound: list[Party]) -> Party:
    shared = {name for party in bound if _is_behind(one, party) for name in party.defined_as}
    return replace(one, defined_as=tuple(name for name in one.defined_as if name not in shared))


def _is_behind(one: Party, party: Party) -> bool:
    return any(0 <= one.span.start - place.end < _NEAR for place in party.mentions)


def without_run_together(parties: list[Party]) -> list[Party]:
    """The parties without those that are two others, one named right above the other."""
    bound = [one for one in parties if one.role == "party" and one.kind == "organization"]
    names = {key(one.name) for one in bound}
    tails = names | {core(one.name) for one in bound}
    return [one for one in parties if one not in bound or not _is_two(key(one.name), names, tails)]


def _is_two(name: str, names: set[str], tails: set[str]) -> bool:
    return any(name.startswith(f"{other} ") and name[len(other) + 1 :] in tails for other in names if other != name)
