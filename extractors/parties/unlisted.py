"""Parties whom no list names: lines that give each role its name, paragraphs that introduce one after the other.

"Licensor: Acme Corp." and "Licensee: Bolt, Inc." are two parties of a cover; "Acme Corp. ("Acme") hereby agrees with
Bolt, Inc. ("Bolt")" introduces two.
"""

from collections.abc import Iterator

import regex

from extractors.names import is_person, name_at, organization_at_form
from extractors.names.forms import CHAIN, ends_with_form, has_form, key, squeeze
from extractors.parties.introductions import FORM_STATED, describe, tail_end
from extractors.parties.lists import Introduced, introductions
from extractors.parties.members import as_parties
from extractors.parties.plausible import is_plausible
from extractors.parties.quoted import Description
from extractors.parties.separators import IN_ROLE
from pipeline.record import Party
from pipeline.span import Span


def _credible(text: str, one: Introduced) -> bool:
    name = squeeze(text[one.span.start : one.span.end])
    said = one.description
    return has_form(name) or is_person(name) or bool(said.own or said.each or said.entity_type or one.label)


def worth_of(text: str, found: list[Introduced]) -> int:
    """How surely a list says who the parties are: 0 where it is none, 25 where it leaves no doubt."""
    credible = [one for one in found if _credible(text, one)]
    if len(found) > 1 and all(ends_with_form(text[one.span.start : one.span.end]) for one in found):
        credible = found  # "between Alpha Bank and Beta Bank"
    if len(credible) * 2 < len(found) or not credible:
        return 0
    described = [
        one
        for one in found
        if one.description.own
        or one.description.each
        or one.description.groups
        or one.label
        or IN_ROLE.match(text, one.span.end, one.span.end + 60)
    ]
    return 10 * min(len(found), 2) + 15 * bool(described) + 5 * bool(any(one.description.entity_type for one in found))


_ROLE_LABEL = regex.compile(
    r"(?m)(?:^[ \t]*|(?<=[\s.])(?=\p{Lu}{5}))"
    r"(?P<label>(?i:licensor|licensee|company|distributor|supplier|buyer|purchaser|seller|vendor|customer"
    r"|client|contractor|consultant|lender|borrower|landlord|tenant|lessor|lessee|manufacturer|reseller|sponsor|provider|franchisor|franchisee"
    r"|employer|employee|executive|agent|guarantor|owner|manager|assignor|assignee|investor|shipper|transporter))"
    r"\s*[:：]\s*(?=\p{Lu})"
)
"""A role before the name of whoever has it, on the cover or the signature page: "Licensor: Acme Corp."."""


def by_labels(text: str) -> list[Introduced]:
    """The parties whom lines name by their roles, where two roles have two names; else none."""
    found: dict[str, Introduced] = {}
    for match in _ROLE_LABEL.finditer(text):
        name = name_at(text, match.end(), min(len(text), match.end() + 120))
        if name is not None and _formed(text, name) and is_plausible(text, name):
            found.setdefault(match["label"].casefold(), Introduced(name, Description(), match["label"]))
    names = {key(text[one.span.start : one.span.end]) for one in found.values()}
    return list(found.values()) if len(names) > 1 else []


def _formed(text: str, name: Span) -> bool:
    words = squeeze(text[name.start : name.end])
    return has_form(words) or ends_with_form(words) or FORM_STATED.match(text, name.end, name.end + 120) is not None


def introduced_alone(text: str) -> Iterator[Party]:
    """Parties whom the first paragraphs introduce one by one, each with a short name, where no list names them."""
    at, last = 0, min(len(text), 20_000)
    while True:
        form = FORMS.search(text, at, last)
        if form is None:
            return
        name = organization_at_form(text, form.start(), form.end(), at)
        at = form.end()
        if name is None or not is_plausible(text, name) or not describe(text, name.end, tail_end(text, name.end)).own:
            continue
        found = introductions(text, name.start, min(len(text), name.start + 6000))
        if not found or worth_of(text, found) < 20:
            continue
        yield from as_parties(text, found, "introduced")
        at = max(at, found[-1].span.end)
        last = min(last, at + 1500)


FORMS = regex.compile(rf"(?<=[\w.,&)’'][\s]|,)(?:{CHAIN})", regex.VERBOSE)
