"""People whom a text names by surname and elsewhere in full: "Mr. Sethi", and "Raj K. Sethi" in another place."""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words
from extractors.names import families_first, is_given
from extractors.names.ends import with_generation
from extractors.names.forms import squeeze
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLE, PARTICLES
from extractors.parties.people import GAP, NO_NAMES, holds_office, person
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match
from pipeline.span import Span

_SURNAME = r"\p{Lu}[\w’-]*(?:'\p{Lu}[\w-]+)?"
_BY_SURNAME = lazy(rf"\b(?:Mr|Ms|Mrs|Dr)\.\s+(?:{PARTICLES})?({JOINED}?{_SURNAME})")
_ANY_SURNAME = lazy(rf"(?<!\w){JOINED}?{_SURNAME}")
_FIRST = (
    rf"(?P<first>{CUT_SHORT}|(?:\p{{Lu}}\.[ ]?){{1,2}}\p{{Lu}}\.|\p{{Lu}}[\p{{Ll}}’-]+(?:(?<=-)\p{{Lu}}\p{{Ll}}+)?)"
)
_BEFORE_SURNAME = lazy(
    rf"(?r)(?<![\w.&’'-])(?P<name>(?:\p{{Lu}}\.\s?){{0,2}}{_FIRST}"
    rf"{GAP}(?:\p{{Lu}}\.{GAP}?){{0,2}}(?:{NICKNAME}{GAP})?(?:{PARTICLE}{GAP}){{0,3}})"
)
_NOT_SURNAME = lazy(
    r"[’'-]?\w|,?[ ]?\n?[ ]*(?:&|Inc\b|LLC|LLP|Corp|Company|L\.P|Ltd|Trust\b|Bank\b|Street|Avenue|Road)"
)
_LED = lazy(r"\b(?:an?|the|each|any|such|this|no|every|per|of\s+its)\s+\Z", regex.I)
"""What stands before words that are no person's name: "the Business Day" beside a "Mr. Day"."""


def by_surname(document: Document) -> Iterator[Party]:
    """People whom a text names by surname ("Mr. Sethi") and in full elsewhere."""
    text = document.text
    surnames = {match[1] for match in _BY_SURNAME.finditer(text)}
    for word in _ANY_SURNAME.finditer(text) if surnames else ():
        if word[0] in surnames and (span := _in_full(text, word) or _family_first(text, word.start())):
            span = with_generation(text, span)
            found = person(document, span, "officer" if holds_office(text, span) else "mentioned")
            yield replace(found, rule="person.surname")


def _family_first(text: str, start: int) -> Span | None:
    """The name that begins with a family name at `start`: "Zhang Min" where the text has a "Mr. Zhang"."""
    name = next(families_first(text[start : start + 40]), None)
    return Span(start, start + name.end()) if name is not None and name.start() == 0 else None


def _in_full(text: str, surname: Match) -> Span | None:
    """The name that ends with the surname; null where the words before it are none or belong to a term."""
    full = _BEFORE_SURNAME.match(text, max(0, surname.start() - 40), surname.start())
    if full is None or _NOT_SURNAME.match(text, surname.end()):
        return None
    second = _FIRST_OF_TWO.search(text, max(0, full.start("name") - 20), full.start("name"))
    given = second["given"] if second else surname[0]  # of "Lee Doe\nLee" the last word begins the name again
    double = given != surname[0] and is_given(given) and _is_first(given)
    start = second.start("given") if double and second else full.start("name")  # "Mary Beth Stone"
    span = Span(start, surname.end())
    led = _LED.search(text, max(0, span.start - 12), span.start)
    led = led or (_PARTICLE.match(text, span.start) and _TITLE.search(text, max(0, span.start - 8), span.start))
    place = jurisdiction_code(squeeze(text[span.start : span.end])) is not None
    return None if led or place or not _is_first(full["first"]) else span


_PARTICLE = lazy(rf"{PARTICLE}\s")
_TITLE = lazy(r"\b(?:Mr|Ms|Mrs|Dr)\.?\s+\Z")
"""What shows that a particle begins a family name and is no given name: "Mr. Van Roe"."""
_FIRST_OF_TWO = lazy(r"(?<![\w.&’'-])(?P<given>\p{Lu}\p{Ll}+)[ ]\Z")


def _is_first(word: str) -> bool:
    """Whether a word before a surname can be a given name: not "Business", "Dear"."""
    folded = word.casefold()
    other = folded in _TITLES or any(folded in words(one) for one in NO_NAMES)
    return is_given(word) or not other


_TITLES = frozenset(("mr", "ms", "mrs", "dr", "dear", "messrs"))
