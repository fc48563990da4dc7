r"""Groups of parties that a sentence behind the list names, or that a schedule lists.

"WTI, Westell and CPI are collectively referred to herein as "Borrowers"." makes three of the parties Borrowers,
"Acorn Coatings, LLC is referred to as "Acorn"." gives one of them his short name;
"each of the entities listed on Schedule I (the "Sellers")" makes those whom Schedule I lists parties and Sellers.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import regex

from extractors.names.forms import has_form, key, squeeze
from extractors.parties.members import stands
from extractors.parties.quoted import QUOTED, is_short_name, trimmed
from extractors.parties.separators import BESIDE
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span

BEHIND = 1500
"""How far behind the last party of a list a sentence may name a group of them."""
_TOGETHER = lazy(
    r"""(?P<members>\p{Lu}(?:[^.;"“”]|\.(?=,|\s+(?:and|is|are)\b)){3,300}?)
    (?:[\s,]+(?P<lead>collectively|together|jointly),?)?\s+(?:are|is|shall\s+be|may\s+be|will\s+be|being)\s+
    (?P<how>(?:(?:sometimes|hereinafter|hereafter|herein|also|each|individually|both|collectively|together|jointly|and|or)
        [\s,]+)*)
    (?:referred\s+to|called|known|defined)\s+(?P<then>(?:\w+\s+){0,9}?)as[\s,]+(?:the\s+)?(?=["“])""",
    regex.X,
)
_CALLED_AS = lazy(r"(?:referred\s+to|called|known|defined)\s+(?:\w+\s+){0,9}?as[\s,]+(?:the\s+)?[\"“]")
"""How such a sentence ends, looked for first because it is rare."""
_LISTED = lazy(
    r"""\b(?:entities|persons|purchasers|investors|lenders|banks|institutions|holders|parties|companies|subsidiaries|guarantors
    |sellers|buyers|(?:stock|share|note|warrant)holders|partnerships|trusts|funds|grantors|borrowers|originators)\s+
    (?:\w+\s+){0,3}?(?:listed|named|identified|set\s+forth|specified|described|appearing)\s+(?:on|in)\s+(?:the\s+)?(?:attached\s+)?
    (?P<label>(?:Schedule|Exhibit|Annex|Appendix|SCHEDULE|EXHIBIT|ANNEX)\s+[A-Z0-9]{1,4}(?:-\d)?)\b
    (?:\s+(?:attached\s+)?(?:hereto|hereof|to\s+this\s+\w+))?[\s,]*(?P<said>\([^()]{4,160}\))?""",
    regex.X | regex.I,
)


_LABEL = re.compile(r"(?:Schedule|Exhibit|Annex|Appendix|SCHEDULE|EXHIBIT|ANNEX)\s")
"""What such words cannot do without, looked for first because they are rare."""


def grouped(document: Document, opening: list[Party]) -> list[Party]:
    """The parties of a preamble, each with the groups to which a sentence behind the list says that it belongs."""
    bound = [item.span for item in opening if item.role == "party"]
    if not bound:
        return opening
    text, end = document.text, max(bound).end
    opening = _called_in_recitals(text, opening, end)
    start = max(min(bound).end, end - BEHIND)  # a sentence about the first two may stand before a third
    for found in _together(text, start, min(len(text), end + BEHIND)):
        name = QUOTED.match(text, found.end())
        group = trimmed(squeeze(next(one for one in name.groups() if one is not None))) if name else ""
        members = squeeze(found["members"])
        inside = [item for item in opening if item.role == "party" and _is_named(item, members)]
        known = any(group in (*item.defined_as, *item.member_of) for item in opening)
        alone = len(inside) == 1 and members in (inside[0].name, *inside[0].defined_as)
        if (
            is_short_name(group)
            and not known
            and (alone or (len(inside) > 1 and (found["lead"] or _JOINTLY.search(found["how"] + found["then"]))))
        ):
            opening = [_called(item, group, alone=alone) if item in inside else item for item in opening]
    return opening


def _together(text: str, start: int, end: int) -> Iterator["regex.Match[str]"]:
    """The sentences that name a group, in their order."""
    for called in _CALLED_AS.finditer(text, start, end):
        found = _TOGETHER.search(text, max(start, called.start() - _LONGEST), called.end())
        if found is not None:
            yield found
            start = found.end()


_LONGEST = 480
"""How long such a sentence is at most, up to what it says that its members are called."""
_ROLE_FIRST = lazy(rf"(?<![\w\"“])(?<!\b[Tt]he\s)(?P<role>(?=\p{{Lu}}){BESIDE})\s+\((?P<name>\p{{Lu}}[^()]{{2,80}})\)")
"""A role before the name of whoever has it: "Player (John Doe) is a skilled golfer"; "the Guarantor (John Doe)" may be
that of another contract."""


def _called_in_recitals(text: str, opening: list[Party], end: int) -> list[Party]:
    """The parties of a list, those without a short name with the role before their name in the recitals."""
    roles = {key(found["name"]): found["role"] for found in _ROLE_FIRST.finditer(text, end, end + BEHIND)}
    return [
        replace(item, defined_as=(roles[key(item.name)],)) if not item.defined_as and key(item.name) in roles else item
        for item in opening
    ]


_JOINTLY = lazy(r"collectively|together|jointly")


def _called(item: Party, name: str, *, alone: bool) -> Party:
    """The party with a name that a sentence gives it alone, or the group to which it belongs."""
    if alone:
        return replace(item, defined_as=(*item.defined_as, name))
    return replace(item, member_of=(*item.member_of, name))


def _is_named(item: Party, members: str) -> bool:
    said = members.casefold()
    return any(stands(name.casefold().rstrip("."), said) for name in (*item.defined_as, item.name))


MOST = 200
"""How many words that may join a group are looked at."""
_JOINED = re.compile(r"(?:together|collectively)\s+with\s")
_WITH = lazy(
    r"[\"“](?P<last>[^\"“”]{1,60})[,.]?[\"”],?\s+and,?\s+(?:collectively|together)\s+with\s+(?P<others>[^\"“”();]{2,300}?),?"
    r"\s+(?:each[\s,]+(?:an?\s+)?[\"“][^\"“”]{1,60}[\"”]\s+and\s+)?(?:collectively,?\s+|the\s+|as\s+){0,3}(?=[\"“])"
)


def together(document: Document, parties: list[Party]) -> list[Party]:
    """The parties, where a short name's parenthesis in running text makes a group of them and of others.

    "Snipe Tools, Inc. ("Snipe" and together with Godwit and Plover, the "Sellers")" makes Sellers of three.
    """
    text = document.text
    for place in islice(_JOINED.finditer(text), MOST):
        found = _WITH.search(text, max(0, place.start() - 80), place.end() + 400)
        if found is None:
            continue
        name = QUOTED.match(text, found.end())
        group = squeeze(next(one for one in name.groups() if one is not None)) if name else ""
        others = f"{squeeze(found['others'])} and {squeeze(found['last']).rstrip(',.')}"
        inside = [one for one in parties if one.defined_as and _is_named(one, others)]
        if len(inside) < 2 or not is_short_name(group) or any(group in one.member_of for one in parties):
            continue
        parties = [_called(one, group, alone=False) if one in inside else one for one in parties]
    return parties


def scheduled(document: Document, opening: list[Party], running: list[Party]) -> list[Party]:
    """The mentions, where the organisations of a schedule that the preamble calls for are parties."""
    bound = [item.span for item in opening if item.role == "party"]
    if not bound:
        return running
    zone = document.text[min(bound).start : max(bound).end + 500]
    called = _LISTED.search(zone) if _LABEL.search(zone) else None
    place = _schedule(document, squeeze(called["label"])) if called else None
    if called is None or place is None:
        return running
    groups = tuple(_group_names(called["said"] or ""))
    return [
        replace(item, role="party", member_of=(*item.member_of, *groups))
        if item.role == "mentioned"
        and place.contains(item.span)
        and item.kind == "organization"
        and has_form(item.name)
        else item
        for item in running
    ]


def _schedule(document: Document, label: str) -> Span | None:
    """Where the schedule of this label stands among the attachments."""
    wanted = label.casefold()
    for section in document.sections:
        if section.kind == "exhibit" and (section.label or "").casefold() == wanted:
            return section.span
    return None


def _group_names(said: str) -> Iterator[str]:
    """The names of a group that a parenthesis gives: (each, a "Seller" and collectively, the "Sellers") has Sellers."""
    names = [squeeze(next(one for one in match.groups() if one is not None)) for match in QUOTED.finditer(said)]
    yield from (name for name in names[-1:] if is_short_name(name))
