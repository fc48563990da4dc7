"""Mentions to parties: spellings of one name become one item, and its roles, short names and places are joined.

"INFOCROSSING, INC." on the cover, "Infocrossing, Inc." in the preamble and above "By:" are one party.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words
from extractors.names import is_generic, name_inside, pet_names
from extractors.names.forms import GROWS, core, entity_suffix, has_form, key, squeeze
from extractors.parties.introductions import describe, tail_end
from extractors.parties.members import is_plural_role
from extractors.parties.plausible import PUBLIC
from extractors.parties.roles import STRONGER
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import past_underlines
from pipeline.record import OtherMention, Party
from pipeline.span import Span

_IN_BRACKETS = lazy(r"\s\(([^()\n]{2,40})\)")
_LOWER = lazy(r"(?<=[\s(])\p{Ll}{2,}(?=[\s,.;:)])")
_BLANK_LINE = lazy(r"\n[ \t]*\n")
_WORD = lazy(r"\w+")
_GAP = lazy(r"(?:(?!\n[ \t]*\n)[\s.,'’&/()*!-]){0,24}+")
_GAP_BEFORE = lazy(r"(?r)(?:[\s.,'’&/()*!-](?<!\n[ \t]*\n)){0,24}")
_MANY = 200
"""Places of a word after which it is worth counting those of the others."""


@dataclass
class Entity:
    """All mentions found of one organisation or person."""

    key: str
    found: list[Party] = field(default_factory=list)
    spans: set[Span] = field(default_factory=set)

    @property
    def names(self) -> set[str]:
        """The spellings, with single spaces."""
        return {one.name for one in self.found}


def join(document: Document, found: Iterable[Party]) -> list[Party]:
    """One item for each organisation or person, from items of one mention each, in order of their places."""
    entities = [sister for entity in _same_names(list(found)) for sister in _sisters(document.text, entity)]
    entities = _same_people(_same_but_for_form(entities))
    beside = {other.span for one in entities for party in one.found for other in party.other_mentions}
    entities = [entity for entity in entities if not _only_beside(entity, beside)]
    places = _places(document.text, entities)
    headlines = [section.span for section in document.sections if section.kind == "headline"]
    return [_party(document, entity, places[entity.key], headlines) for entity in entities if places[entity.key]]


def _same_names(found: list[Party]) -> list[Entity]:
    entities: dict[str, Entity] = {}
    for one in found:
        name = key(one.name)
        called = one.defined_as and (PUBLIC.match(one.name) or (one.role == "party" and has_form(one.name)))
        known = called or (one.role == "issuer" and one.ticker)
        if name and (known or not is_generic(one.name)):
            entities.setdefault(name, Entity(name)).found.append(one)
    return list(entities.values())


def _sisters(text: str, entity: Entity) -> list[Entity]:
    """The companies of one name that two states tell apart, as where one is merged into the other to change its home.

    The states stand in parentheses behind the name, or go with different short names; what is told no state goes to the
    first. Two states of one company would be a mistake of the text, and stay with it.
    """
    homes: dict[str, list[Party]] = {}
    for one in entity.found:
        if one.jurisdiction_code:
            homes.setdefault(one.jurisdiction_code, []).append(one)
    if len(homes) < 2:
        return [entity]
    called = [{name for one in some for name in one.defined_as} for some in homes.values()]
    in_brackets = all(any(_home_beside(text, one) for one in some) for some in homes.values())
    named_apart = all(called) and sum(map(len, called)) == len(set().union(*called))
    if not (in_brackets or named_apart):
        return [entity]
    first = next(iter(homes.values()))
    for one in entity.found:
        if not one.jurisdiction_code:
            said = describe(text, one.span.end, tail_end(text, one.span.end), one.name).jurisdiction_code
            homes.get(said or "", first).append(one)
    return [Entity(f"{entity.key} ({code})", some) for code, some in homes.items()]


def _home_beside(text: str, one: Party) -> bool:
    """Whether the name's home stands in parentheses right behind it."""
    home = _IN_BRACKETS.match(text, one.span.end)
    return home is not None and jurisdiction_code(squeeze(home[1])) is not None


def _same_but_for_form(entities: list[Entity]) -> list[Entity]:
    """Joins a name without its legal form to the one entity that has it: "Cahill Warnock … Fund" and "…, L.P."."""
    formed: dict[str, list[Entity]] = {}
    for entity in entities:
        if has_form(entity.found[0].name):
            formed.setdefault(core(entity.found[0].name), []).append(entity)
    kept = []
    for entity in entities:
        owners = formed.get(entity.key, [])
        if has_form(entity.found[0].name):  # "Beijing Acme Co." is "Beijing Acme Co., Ltd."
            alike = formed[core(entity.found[0].name)]
            owners = [one for one in alike if one.key.startswith(entity.key + " ")]
        if len(owners) == 1:
            owners[0].found += entity.found
        else:
            kept.append(entity)
    return kept


def _is_called(given: str, one: Entity) -> bool:
    """Whether a given name is short for that of a person, or stands inside the name: "Wei (William) Cao"."""
    first, second = (*one.key.split(), "")[:2]
    middle = len(first.rstrip(".")) == 1 and second == given and one.key.count(" ") > 1  # "R. Stan Doe"
    return middle or given in pet_names(first) or _has_inside(given, one)


def _has_inside(given: str, one: Entity) -> bool:
    return any(name_inside(party.name) == given for party in one.found)


_GIVEN_AND_SURNAME = 2
_GENERATIONS = frozenset({"jr", "sr", "ii", "iii", "iv"})


def _surname(one: Entity) -> str:
    return next((part for part in reversed(one.key.split()) if part not in _GENERATIONS), "")


def _more(one: Entity, other: Entity) -> bool:
    """Whether a name has all that another has behind the given name, and more: "Ann B. Doe, Jr." than "Ann Doe"."""
    has, needs = (set(entity.key.split()[1:]) for entity in (one, other))
    return len(one.key.split()) > len(other.key.split()) and needs <= has


def _same_people(entities: list[Entity]) -> list[Entity]:
    """Joins a person to the one whose name has more in its middle: "Ann Doe" and "Ann B. Doe" are one.

    A name with the given name for short stands beside the one in full: "Joe Doe" for "Joseph F. Doe".
    """
    people: dict[str, list[Entity]] = {}
    for entity in entities:
        if _kind(entity.found) == "person":
            people.setdefault(_surname(entity), []).append(entity)
    kept = []
    for entity in entities:
        given = entity.key.split()[0]
        namesakes = people.get(_surname(entity), []) if _kind(entity.found) == "person" else []
        fuller = [one for one in namesakes if _more(one, entity)]
        same = [one for one in fuller if one.key.split()[0] == given]
        same = [one for one in same if not any(_more(other, one) for other in same)]
        called = [one for one in namesakes if _is_called(given, one) and not _apart(one, entity) and one not in same]
        called = [one for one in called if not any(_more(other, one) for other in called)]
        called = [one for one in called if _has_inside(given, one)] or called  # "John C. Doe" is not "John (Jack) Doe"
        called = called if len(entity.key.split()) == _GIVEN_AND_SURNAME else [one for one in called if one in fuller]
        if len(same) == 1:
            same[0].found += entity.found
        elif len(called) == 1 and not same:
            short = tuple(OtherMention(kind="short_name", span=one.span) for one in entity.found)
            called[0].found[0] = replace(
                called[0].found[0], other_mentions=(*called[0].found[0].other_mentions, *short)
            )
        else:
            kept.append(entity)
    return kept


def _apart(one: Entity, other: Entity) -> bool:
    """Whether a document has two people play one part: both are bound, both sign, or each has a short name.

    Father and son: "Henry A. Teal ("Father"), and Harry Teal ("Son")".
    """
    bound, signing, called = (
        [any(check(party) for party in entity.found) for entity in (one, other)]
        for check in (
            lambda party: party.role == "party",
            lambda party: party.role == "signatory",
            lambda party: bool(party.defined_as),
        )
    )
    return all(bound) or all(signing) or all(called)


def _only_beside(entity: Entity, beside: set[Span]) -> bool:
    """Whether every mention is a former or another name of somebody else: no party of its own."""
    return all(any(span.contains(party.span) for span in beside) for party in entity.found)


def _places(text: str, entities: list[Entity]) -> dict[str, list[Span]]:
    """Where each entity is named; where two names share characters the longer one stands."""
    lowered = text.lower()
    if len(lowered) != len(text):
        lowered = text
    found = {one.span: entity.key for entity in entities for one in entity.found}
    candidates = [(one.span, entity.key) for entity in entities for one in entity.found]
    for entity in entities:
        if all(has_form(one.name) and one.role not in {"party", "issuer"} for one in entity.found):
            continue  # its legal form has led to every mention already
        for name in {name.casefold(): name for name in entity.names}.values():
            candidates += [
                (span, entity.key)
                for span in occurrences(text, lowered, name)
                if found.get(span, entity.key) == entity.key
            ]
    places: dict[str, set[Span]] = {entity.key: set() for entity in entities}
    for span, owner in candidates:
        places[owner].add(span)
    return _without_overlaps(places)


def _without_overlaps(places: dict[str, set[Span]]) -> dict[str, list[Span]]:
    everything = sorted(
        ((span, owner) for owner, spans in places.items() for span in spans),
        key=lambda one: (one[0].start, -one[0].length),
    )
    kept: dict[str, list[Span]] = {owner: [] for owner in places}
    last: tuple[Span, str] | None = None
    for span, owner in everything:
        if last is not None and span.start < last[0].end:
            if span.length > last[0].length:
                kept[last[1]].pop()
            else:
                continue
        kept[owner].append(span)
        last = (span, owner)
    return kept


def occurrences(text: str, lowered: str, name: str) -> Iterator[Span]:
    """The places of a name in any case, over line breaks, commas and stops left out or not."""
    parts = [part.lower() for part in _WORD.findall(name)]
    if not parts:
        return
    stop = name.endswith(".")
    rarest = max(range(len(parts)), key=lambda at: _rarity(parts[at]))
    if lowered.count(parts[rarest]) > _MANY:  # "Lark 1 Corp.", "Lark 2 Corp.": many names have the word
        rarest = min(range(len(parts)), key=lambda at: lowered.count(parts[at]))
    before, after = parts[:rarest], parts[rarest:]
    at = lowered.find(after[0])
    while at != -1:
        start = _start_if_spelled(lowered, at, before)
        end = None if start is None else _end_if_spelled(lowered, at, after)
        if start is not None and end is not None and _is_whole_name(text, start, end) and not GROWS.match(text, end):
            yield Span(start, end + 1 if stop and text[end : end + 1] == "." else end)
        at = lowered.find(after[0], at + 1)


def _rarity(part: str) -> tuple[bool, int]:
    """How rare a word of a name is in a text: the more so the longer, but for words that many names have."""
    return len(part) > 3 and part not in words("organization_words"), len(part)


def _end_if_spelled(lowered: str, at: int, parts: list[str]) -> int | None:
    """Where a name ends whose first word is at `at` and the others follow, with spaces, breaks and commas between."""
    end = at + len(parts[0])
    for part in parts[1:]:
        gap = _GAP.match(lowered, end)
        at = gap.end() if gap else end
        if not lowered.startswith(part, at):
            return None
        end = at + len(part)
    return end


def _start_if_spelled(lowered: str, at: int, parts: list[str]) -> int | None:
    """Where a name begins whose words are spelled up to `at`, as `_end_if_spelled` reads them."""
    for part in reversed(parts):
        gap = _GAP_BEFORE.match(lowered, 0, at)
        end = gap.start() if gap else at
        if not lowered.endswith(part, 0, end):
            return None
        at = end - len(part)
    return at


def _is_whole_name(text: str, start: int, end: int) -> bool:
    """Whether no letter or figure touches the words and they are written with capitals, as names are."""
    if (start and (text[start - 1].isalnum() or text[start - 1] == "_")) or text[end : end + 1].isalnum():
        return False
    if text[end : end + 1] == "@":  # "Jane.Doe@acme.com"
        return False
    return text[start].isdigit() or any(char.isupper() for char in text[start:end])


def in_prose(text: str, span: Span) -> bool:
    """Whether a mention stands in running text: its paragraph holds words in small letters close by."""
    before, after = text[max(0, span.start - 240) : span.start], text[span.end : span.end + 240]
    before = before[_last_blank(before) :]
    blank = _BLANK_LINE.search(after)
    after = after[: blank.start()] if blank else after
    return len(_LOWER.findall(before)) + len(_LOWER.findall(after)) >= 4 and not _is_title(text, span)


_ABOVE = lazy(r"(?r)(?:\A|[ \t]*\n(?:[ \t]*[-_=–—]*[ \t]*\n)*|[^\s\p{Ll},]\s*\n)[ \t]*\Z")
_BELOW = lazy(r"[ \t]*(?:\Z|\n[ \t]*(?:[-_=–—]+[ \t]*\n[ \t]*)?(?:\n|\())")


def _is_title(text: str, span: Span) -> bool:
    """Whether a name fills a line of a cover or caption: a line of its own above a blank one or a parenthesis."""
    return bool(_BELOW.match(text, span.end) and _ABOVE.search(text, max(0, span.start - 120), span.start))


def _last_blank(text: str) -> int:
    ends = [blank.end() for blank in _BLANK_LINE.finditer(text)]
    return ends[-1] if ends else 0


def _party(document: Document, entity: Entity, places: list[Span], headlines: list[Span]) -> Party:
    """The item of an entity; its span is the first mention in running text, else the first in small letters."""
    text = document.text
    firm = _kind(entity.found) == "organization"  # a headline may have more of a person's name
    below = [one for one in places if not (firm and any(headline.contains(one) for headline in headlines))]
    found = sorted(entity.found, key=lambda one: one.span.start)
    strongest = min(found, key=lambda one: STRONGER[one.role])
    introduced = {one.span for one in found if one.defined_as or (one.entity_type and one.jurisdiction)}
    introduced -= {one.span for one in found if _is_title(text, one.span)}
    span = next((one for one in below or places if one in introduced or in_prose(text, one)), None)
    span = span or min(places, key=lambda one: (text[one.start : one.end].isupper(), one.start))
    at_span = next((one for one in found if one.span == span), strongest)
    stated = next((one for one in found if one.entity_type and one.entity_type != entity_suffix(one.name)), None)
    suffix = next((one.entity_type for one in found if one.entity_type), None)
    name = _name(document, span, places)
    role = "mentioned" if strongest.role == "signatory_entity" else strongest.role
    # a letter's addressee whom the letter gives a short name is the other party to it
    known = squeeze(name).casefold() in words("institutions")
    role = "party" if role == "addressee" and any(one.defined_as for one in found) and not known else role
    groups = _distinct(found, "member_of")
    home, code = _home(found)
    own = (one for one in _distinct(found, "defined_as") if one not in groups or not is_plural_role(one))
    return replace(
        at_span,
        span=span,
        name=name,
        kind=_kind(found),
        entity_type=stated.entity_type if stated else entity_suffix(name) or suffix,
        jurisdiction=home,
        jurisdiction_code=code,
        defined_as=tuple(own),
        former_names=_spelled_once(_distinct(found, "former_names")),
        other_names=_spelled_once(_distinct(found, "other_names")),
        ticker=next((one.ticker for one in found if one.ticker), None),
        exchange=next((one.exchange for one in found if one.exchange), None),
        role=role,
        mentions=tuple(places),
        other_mentions=_others(found),
        member_of=groups,
        general_partners=max((one.general_partners for one in found), key=len),
        rule=at_span.rule or strongest.rule,
    )


def _home(found: list[Party]) -> tuple[str | None, str | None]:
    """The home that the first mention with a known one tells, as running text writes it, else in capitals."""
    code = next((one.jurisdiction_code for one in found if one.jurisdiction_code), None)
    places = [one.jurisdiction for one in found if one.jurisdiction and one.jurisdiction_code == code]
    return next((place for place in places if not place.isupper()), places[0] if places else None), code


def _kind(found: list[Party]) -> Literal["organization", "person"]:
    return "person" if all(one.kind == "person" for one in found) else "organization"


def _name(document: Document, span: Span, places: list[Span]) -> str:
    """The name as written at `span`; one in capitals as the same words are written elsewhere.

    "NORLAND CORPORATION" is not the "Norland Corp." that a notice names.
    """
    name = _as_read(document, span)
    if not name.isupper():
        return name
    others = (_as_read(document, place) for place in places)
    return next((other for other in others if not other.isupper() and _letters(other) == _letters(name)), name)


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name)).casefold()


def _as_read(document: Document, span: Span) -> str:
    """The words of a mention, without what a page's end puts between them; all of them in a running head."""
    return squeeze(past_underlines(document)[span.start : span.end]) or squeeze(document.slice(span))


def _distinct(found: list[Party], name: str) -> tuple[str, ...]:
    values: dict[str, None] = {}
    for one in found:
        values.update(dict.fromkeys(getattr(one, name)))
    return tuple(values)


def _spelled_once(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, of two spellings of one the one in small letters: "KITE COURIER" of a cover is "Kite Courier"."""
    by_key: dict[str, str] = {}
    for name in names:
        if by_key.setdefault(key(name), name).isupper():
            by_key[key(name)] = name
    return tuple(by_key.values())


def _others(found: list[Party]) -> tuple[OtherMention, ...]:
    others = {(one.kind, one.span): one for party in found for one in party.other_mentions}
    return tuple(sorted(others.values(), key=lambda one: one.span))
