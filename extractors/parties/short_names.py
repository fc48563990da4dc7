"""Short names that no definition introduces: people by surname or given name, firms without their legal form.

After "Infocrossing, Inc. (Nasdaq: IFOX)" the words "Infocrossing" and "the Company" mean the issuer, "Mr. Auster" and
"Chuck" the person whom the text has named Charles F. Auster.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words
from extractors.names import family_name, is_generic, pet_names
from extractors.names.forms import HARD, has_form, key, squeeze
from extractors.names.inside import JOINED, PARTICLES
from extractors.parties.link import in_prose, occurrences
from extractors.parties.standing import stands_by_itself
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import OtherMention, Party, Record
from pipeline.span import Span

_WORD = r"\p{Lu}[\w’-]*(?:'\p{Lu}[\w-]+)?"
_TITLED = lazy(
    rf"\b(?:(?:Mr|Ms|Mrs|Dr|Prof)\.?|General|Professor|Senator|Admiral)\s+(?:{PARTICLES})?(?P<name>{JOINED}?{_WORD})"
)
_SAYS = r"(?:said|says|added|adds|continued|continues|concluded|concludes|commented|noted|stated|explained|remarked)\b"
_SAYING = lazy(rf"\b{_SAYS}\s+(?P<name>{_WORD})(?=[\s.,;:]) | (?<!\w)(?P<name>{_WORD})\s+{_SAYS}", regex.VERBOSE)
_DEAR = lazy(rf"(?m)^[ \t]*Dear\s+(?P<name>{_WORD})\s*[,:]")
_CAPITAL = lazy(r"(?<![\w.&’'-])(?P<name>\p{Lu}\p{Ll}+)(?![\w-]|['’](?!s\b)\w)")
_FORM = lazy(rf"(?:,?\s+(?:{HARD}|Company|COMPANY|Association|ASSOCIATION))+\Z", regex.VERBOSE)
_THE_COMPANY = lazy(r"\b(?:[Tt]he|THE)\s+(?:Company|COMPANY)\b(?!['’]s\s+\w+\s+\(the)")


def with_short_names(record: Record, document: Document) -> tuple[Party, ...]:
    """The parties of a record, each with the spans of its undefined short names, none of a term that is defined."""
    text = document.text
    told = any(party.role == "issuer" for party in record.parties)
    parties = [_without_bare(text, party) if told else party for party in record.parties]
    defined = {term.key for term in record.defined_terms}
    defined |= {name.casefold() for party in parties for name in (*party.defined_as, *party.member_of)}
    found: list[tuple[int, Span]] = [*_people(text, parties, told=told), *_firms(text, parties, defined, told=told)]
    taken = _Taken(span for one in parties for span in (*one.mentions, *(other.span for other in one.other_mentions)))
    kept: dict[int, list[Span]] = {}
    for at, span in sorted(found, key=lambda one: (-one[1].length, one[1].start)):
        if squeeze(text[span.start : span.end]).casefold() not in defined and taken.take(span):
            kept.setdefault(at, []).append(span)
    return tuple(_completed(text, party, kept.get(at, [])) for at, party in enumerate(parties))


class _Taken:
    """Stretches of a text of which no two share characters."""

    def __init__(self, spans: Iterable[Span]) -> None:
        self._spans = sorted(spans)

    def take(self, span: Span) -> bool:
        """Takes a stretch, unless a part of it is taken."""
        at = bisect_left(self._spans, span)
        if any(other.overlaps(span) for other in self._spans[max(0, at - 1) : at + 1]):
            return False
        self._spans.insert(at, span)
        return True


def _completed(text: str, party: Party, spans: list[Span]) -> Party:
    short = (OtherMention(kind="short_name", span=span, text=text[span.start : span.end]) for span in spans)
    others = sorted((*party.other_mentions, *short), key=lambda one: one.span)
    return replace(party, other_mentions=tuple(others))


def _without_bare(text: str, party: Party) -> Party:
    """The party, its mentions those with the legal form where its name has one: the others are short names."""
    if party.kind == "person" or not has_form(party.name):
        return party
    bare = key(_bare(party.name))
    whole = tuple(span for span in party.mentions if span == party.span or key(text[span.start : span.end]) != bare)
    return replace(party, mentions=whole)


def _people(text: str, parties: list[Party], *, told: bool) -> Iterator[tuple[int, Span]]:
    """Where people are called by a part of their names that is nobody else's; `told`: in a release or report."""
    surnames = _owners((at, [family_name(party.name)]) for at, party in enumerate(parties) if party.kind == "person")
    firsts = _owners((at, _given(party.name)) for at, party in enumerate(parties) if party.kind == "person")
    yield from _named(_TITLED.finditer(text), surnames, whole=True) if surnames else ()
    yield from _named(_DEAR.finditer(text), firsts)
    if not told:
        return
    for match in _SAYING.finditer(text) if surnames else ():
        if stands_by_itself(text, Span(*match.span("name"))):
            yield from _named((match,), surnames)
    for match in _CAPITAL.finditer(text) if firsts else ():
        span = Span(*match.span("name"))
        if match["name"].casefold() in firsts and stands_by_itself(text, span) and not _may_be_no_name(text, span):
            yield from _named((match,), firsts)


def _named(
    matches: Iterable[regex.Match[str]], owners: Mapping[str, int], *, whole: bool = False
) -> Iterator[tuple[int, Span]]:
    for match in matches:
        name = match["name"].removesuffix("’s")
        owner = owners.get(name.casefold())
        if owner is not None:
            yield owner, Span(match.start() if whole else match.start("name"), match.start("name") + len(name))


def _owners(names: Iterable[tuple[int, Iterable[str]]]) -> dict[str, int]:
    """By name the one party who has it; none where two have."""
    owners: dict[str, set[int]] = {}
    for at, own in names:
        for name in own:
            owners.setdefault(name.casefold(), set()).add(at)
    return {name: at.pop() for name, at in owners.items() if len(at) == 1 and name}


def _given(name: str) -> Iterator[str]:
    """The given name of a person, and what people of this name are called."""
    parts = name.split()
    first = parts[0].casefold()
    if len(parts) > 1 and len(first) > 2 and first.isalpha():
        yield first
        yield from pet_names(first)


_OTHER_WORDS = frozenset(("bill", "chase", "frank", "grant", "mark", "may", "rich", "will"))
"""Given names that are other words where a sentence begins with them."""
_BEGINS = lazy(r"(?:\A|[.!?:;“”\"\n])\s*\Z")
_PLACE = lazy(r",\s+\p{Lu}")


def _may_be_no_name(text: str, span: Span) -> bool:
    """Whether a given name may be a town before its state, or a common word with which a sentence begins."""
    word = text[span.start : span.end]
    if jurisdiction_code(word) or _PLACE.match(text, span.end) or word in words("organization_words"):
        return True
    if word.casefold() not in words("given_names") and _is_a_word(text, word.lower()):
        return True
    return word.casefold() in _OTHER_WORDS and bool(_BEGINS.search(text, max(0, span.start - 20), span.start))


@lru_cache(maxsize=16)
def _is_a_word(text: str, word: str) -> bool:
    """Whether the text has the word in small letters too, and not only as a name."""
    return regex.search(rf"(?<![\w.@/]){regex.escape(word)}(?![\w@])", text) is not None


def _firms(text: str, parties: list[Party], defined: set[str], *, told: bool) -> Iterator[tuple[int, Span]]:
    """Where organisations are named without their legal form, and the issuer by its first word or as the Company."""
    lowered = text.lower()
    lowered = lowered if len(lowered) == len(text) else text
    names = sorted(key(party.name) for party in parties)
    owners = _owners((at, [_bare(one.name)]) for at, one in enumerate(parties) if one.kind == "organization")
    for name, at in owners.items():
        short = _bare(parties[at].name)
        if short == parties[at].name or name in defined or not _may_stand(short):
            continue
        if not told and parties[at].role == "mentioned" and " " not in short:
            continue
        if parties[at].role == "issuer" or _begins_one(names, key(name)):
            yield from ((at, span) for span in _standing(text, lowered, short) if told or in_prose(text, span))
    if not told:
        return
    issuers = [at for at, party in enumerate(parties) if party.role == "issuer"]
    firsts = _owners((at, [_first_word(text, one)]) for at, one in enumerate(parties) if one.kind == "organization")
    for at in issuers:  # "Pericom" is the issuer, whatever its subsidiaries are called
        firsts |= {_first_word(text, parties[at]).casefold(): at}
    for word, at in firsts.items():
        if word and word not in defined | owners.keys():
            yield from ((at, span) for span in _standing(text, lowered, word))
    if "company" not in defined:
        yield from ((at, Span(*match.span())) for at in issuers for match in _THE_COMPANY.finditer(text))


def _begins_one(names: list[str], short: str) -> bool:
    """Whether of the names, which are in order, only one begins with the words: "Teal", and no "Teal Bank" beside."""
    at = bisect_left(names, short)
    begun = [name for name in names[at : at + 2] if name == short or name.startswith(f"{short} ")]
    return len(begun) == 1 and begun[0] != short


def _bare(name: str) -> str:
    """The name without its article and its legal forms: "Teal Marine" of "Teal Marine Co., Inc."."""
    return _FORM.sub("", regex.sub(r"\A(?:The|THE)\s+", "", name)).rstrip(" ,")


def _may_stand(name: str) -> bool:
    """Whether a name without its legal form still names somebody: not "Holdings", "Delaware"."""
    plain = name.casefold()
    common = any(plain in words(one) for one in ("organization_words", "not_names", "sentence_words", "given_names"))
    return len(name) > 2 and not common and not is_generic(name) and jurisdiction_code(name) is None


def _first_word(text: str, party: Party) -> str:
    """The first word of a name where the text has things of it ("Teal's") and no such common word; else nothing."""
    first, _, rest = _bare(party.name).partition(" ")
    if not rest or not first.isalpha() or not _may_stand(first) or first == party.ticker:
        return ""
    own = regex.search(rf"\b{first}['’]s?\s", text)
    return first if own and not regex.search(rf"(?<![\w.@/]){first.lower()}(?![\w@]|\.\w)", text) else ""


def _standing(text: str, lowered: str, name: str) -> Iterator[Span]:
    """The places of a short name, each of its words with a capital, that are no part of a longer name."""
    for span in occurrences(text, lowered, name):
        said = text[span.start : span.end]
        whole = all(not word[0].islower() for word in said.split() if len(word) > 3) and said.count(",") == name.count(
            ","
        )
        if whole and stands_by_itself(text, span):
            yield span
