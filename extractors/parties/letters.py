r"""Letters: to whom a letter is written, and when the addressee is the other party to it.

"Nolan Bushnell\n12536 Beatrice St.\n\nDear Nolan:" is addressed to Nolan Bushnell. Where the letter agrees something
and names its sender alone, "you" are the other party.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from extractors.lexicon.words import words
from extractors.names import is_generic, is_person, without_honorific
from extractors.names.behind import BEHIND
from extractors.names.forms import ends_with_form, squeeze
from extractors.names.inside import PARTICLE
from extractors.parties.plausible import PUBLIC
from extractors.parties.preamble import SALUTATION
from extractors.parties.quoted import QUOTED
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span

ABOVE = 500
"""How far above the salutation the address stands."""
_DEAR = lazy(r"Dear\s+(?P<who>[^:,\n]{2,50})")
_LINE = lazy(r"(?m)^[ \t]*(?P<words>\p{Lu}[^\n,]{2,50}?)[ \t]*(?:,[^\n]*)?$")
_YOU = lazy(r"\byou\s*\(\s*(?:the\s+|hereinafter\s+(?:the\s+)?|referred\s+to\s+as\s+)*(?=[\"“'‘])")
_AGREED = frozenset(
    ("letter_agreement", "amendment", "other_agreement", "registration_rights_agreement", "credit_agreement")
)


def addressed(document: Document, found: list[Party]) -> list[Party]:
    """The mentions, where those in the address above a salutation are the letter's addressees."""
    salutation = SALUTATION.regex.search(document.text, 0, 6000)
    if salutation is None:
        return found
    above = Span(max(0, salutation.start() - ABOVE), salutation.start())
    marked = [
        replace(item, role="addressee") if item.role == "mentioned" and above.contains(item.span) else item
        for item in found
    ]
    greeted = list(_greeted(document.text, above))
    return [*marked, *(greeted or _housed(document.text, above, found))]


_ADDRESS = lazy(
    r"(?m)^[ \t]*(?P<first>\p{Lu}[^\n,]{3,60}?),?[ \t]*\n(?:[ \t]*\S[^\n]{2,70}\n){0,5}"
    r"[^\n]{2,60}\b\d{5}(?:-\d{4})?[ \t]*\n"
)
"""An address of lines that no empty one parts, from whoever lives there to the ZIP code."""


def _housed(text: str, above: Span, found: list[Party]) -> list[Party]:
    """The organisation without a legal form to whose address a letter goes: "Elm University" over its street."""
    last = next(reversed(list(_ADDRESS.finditer(text, above.start, above.end))), None)
    if last is None:
        return []
    name, span = squeeze(last["first"]), Span(*last.span("first"))
    known = name.rpartition(" ")[2].casefold() in words("organization_words") or PUBLIC.match(name)
    taken = any(item.span.overlaps(span) for item in found)
    return (
        []
        if taken or not known or is_generic(name) or is_person(name)
        else [_addressee(text, span, "organization", above.end)]
    )


def _greeted(text: str, above: Span) -> Iterator[Party]:
    """The person of the address whom the salutation greets, with the short name that the letter gives "you"."""
    dear = _DEAR.match(text, above.end)
    if dear is None:
        return
    greeted = {word.strip(".").casefold() for word in without_honorific(dear["who"]).split()}
    pet_name = len(greeted) == 1 and not is_generic(dear["who"]) and not greeted & _ANYBODY
    people: list[Span] = []
    for line in _LINE.finditer(text, above.start, above.end):
        start = line.end("words") - len(without_honorific(_LED.sub("", line["words"], count=1)))
        name = squeeze(text[start : line.end("words")])
        parts = {part.strip(".").casefold() for part in _BEHIND.sub("", name).split()}
        if (
            2 <= len([part for part in parts if not _PARTICLE.fullmatch(part)]) <= 4
            and greeted & parts
            and greeted <= parts | {"mr", "ms", "mrs", "dr"}
            and not ends_with_form(name)
        ):
            span = Span(start, line.end("words"))
            kind = "person" if is_person(name) or len(greeted) <= 2 else "organization"
            yield _addressee(text, span, kind, above.end)  # type: ignore[arg-type]  # one of the two
            return
        if is_person(name) or (start > line.start("words") and len(parts) > 1):
            people.append(Span(start, line.end("words")))
    if pet_name and people:  # "Ms. Elizabeth A. Doe … Dear Liz:"; who stands above her is the sender
        alike = [one for one in people if text[one.start : one.start + 2] == dear["who"][:2]]
        yield _addressee(text, (alike or people)[-1], "person", above.end)


_LED = lazy(r"(?i)\A(?:att(?:entio)?n|c/o)\b[.:]*\s*")
"""What may lead to the reader's name in an address: "Attention: Ann Hill"."""
_BEHIND = lazy(rf"(?:,?\s+{BEHIND}\.?)+\Z")
_PARTICLE = lazy(PARTICLE)
_ANYBODY = frozenset(("sir", "sirs", "madam", "colleague", "colleagues", "all", "friends", "customer", "investor"))
"""Whom a letter greets who does not know his reader's name."""


def _addressee(text: str, span: Span, kind: Literal["organization", "person"], end: int) -> Party:
    return Party(
        span=span,
        name=squeeze(text[span.start : span.end]),
        kind=kind,
        defined_as=tuple(_called(text, end)),
        role="addressee",
        mentions=(span,),
        rule="party.addressee",
    )


_EMPLOYS = lazy(
    r"(?:\b(?:offer(?:ing|ed)?\s+(?:extended\s+)?(?:to\s+)?you|extend(?:ing)?\s+(?:to\s+)?you\s+an\s+offer"
    r"|(?:employ|engage|retain)\s+you|your\s+(?:[\w-]+\s+){0,3}employment)\b"
    r"[^.;]{0,160}\b(?:at|with|for|by|join|on\s+behalf\s+of)"
    r"|\byou\s+will\s+(?:become|serve\s+as|be(?:\s+employed\s+as)?)\s+(?:a|an|the)\b[^.;]{0,80}\b(?:at|for|of|with))\s+\Z"
)


def _employer(document: Document, parties: list[Party]) -> Party | None:
    """The organisation with which a letter offers or changes employment, where the letter does not name its sender."""
    for one in parties:
        if one.role == "mentioned" and _employs(document, one):
            return one
    return None


def _employs(document: Document, one: Party) -> bool:
    """Whether a letter offers or changes employment with an organisation."""
    before = document.text[max(0, one.span.start - 240) : one.span.start]
    return one.kind == "organization" and _EMPLOYS.search(before) is not None


def _merely_named(document: Document, bound: list[Party], found: list[Party]) -> list[Party]:
    """Of several whom a letter gives short names, those that are not the one it is from: its parent, a competitor.

    Whoever has a signature of its own stays.
    """
    signing = {item.span for item in found if item.rule == "party.signature_block"}
    employing = [one for one in bound if _employs(document, one)]
    return [
        one
        for one in bound
        if len(employing) == 1
        and one is not employing[0]
        and one.rule == "party.introduced"
        and not signing & set(one.mentions)
    ]


def _called(text: str, start: int) -> Iterator[str]:
    """What a letter calls its addressee: you ("Executive")."""
    you = _YOU.search(text, start, start + 3000)
    name = QUOTED.match(text, you.end()) if you else None
    if name is not None:
        yield squeeze(next(group for group in name.groups() if group is not None))


_COUNTERSIGNED = lazy(r"(?m)^[ \t]*(?:\p{Lu}[\w,/]*[ ](?:and[ ])?){0,2}(?i:agreed|accepted)\b(?=[^.;]{0,120}$)")
"""The words above the hand of whoever takes up a letter's terms: "ACCEPTED AND AGREED:"."""


def _countersigns(text: str, person: Party) -> bool:
    """Whether somebody signs a letter right below such words."""
    return any(_COUNTERSIGNED.search(text, max(0, span.start - 240), span.start) for span in person.mentions)


_NEXT_LINE = lazy(r"[,;]?[ \t]*\n[ \t]*")


def _one_above_the_other(text: str, firms: list[Party]) -> list[Party]:
    """The first of the firms that a letter is written to, with those on the lines right below it."""
    kept = firms[:1]
    for one in firms[1:]:
        if not _NEXT_LINE.fullmatch(text, kept[-1].mentions[0].end, one.mentions[0].start):
            break
        kept.append(one)
    return kept


def agreed(document: Document, found: list[Party], parties: list[Party]) -> list[Party]:
    """The parties of a letter, its addressee among them where it agrees something with nobody else.

    `found` are the mentions of which `parties` were made.
    """
    written_to = {item.span: item.rule for item in found if item.role == "addressee"}
    bound = [one for one in parties if one.role == "party"]
    if len(bound) > 1 and "party.addressee" in written_to.values():
        named = _merely_named(document, bound, found)
        parties = [replace(one, role="mentioned") if one in named else one for one in parties]
        bound = [one for one in bound if one not in named]
    employer = None if bound or "party.addressee" not in written_to.values() else _employer(document, parties)
    if employer is not None:
        parties = [replace(one, role="party") if one is employer else one for one in parties]
    elif len(bound) != 1 or not written_to:
        return parties
    addressees = [
        one
        for one in parties
        if one.role in {"addressee", "signatory", "officer"} and written_to.keys() & set(one.mentions)
    ]
    greeted = [one for one in addressees if "party.addressee" in {written_to.get(span) for span in one.mentions}]
    if employer is None and document.kind not in _AGREED:
        greeted = addressees = [one for one in greeted if _countersigns(document.text, one)]
    firms = sorted((one for one in addressees if one.kind == "organization"), key=lambda one: one.mentions[0])
    other = greeted[:1] or _one_above_the_other(document.text, firms)
    return [replace(one, role="party") if one in other else one for one in parties]
