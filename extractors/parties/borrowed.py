r"""Short names that stand behind a predecessor's name and are the party's: the predecessor has none of them.

"ACORN BANK, successor to Plover Bank (the "Lender")" and "Acorn Inc., formerly known as Elm Inc. (the "Company")"
call Acorn the Lender and the Company.
"""

from dataclasses import replace

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
