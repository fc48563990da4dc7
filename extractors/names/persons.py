"""Whether a name is a person's, and the name without what stands before it: "Mr. David L. Warnock"."""

from collections.abc import Mapping
from functools import cache, lru_cache

import regex

from extractors.lexicon.words import lines, words
from extractors.names.behind import BEHIND
from extractors.names.forms import compiled, ends_with_form, entity_suffix, has_form, squeeze
from pipeline.lazy import lazy

_HONORIFIC = lazy(r"\A(?:Mr|Mrs|Ms|Dr|Prof|Messrs|Sir|Miss|Herrn?|Frau|Madame|Monsieur|Mme|Sra?)\.?\s+", regex.I)
PARTICLE = "(?:de|van|von|der|den|ter|la|le|del|di|da|dos)"
"""A small word inside a person's name: "Ludwig van den Berg"."""
_OF_PLACE = lazy(r"\s(?i:company|bank)\s+(?i:of)\s")
_AFTER_PERSON = lazy(rf"(?:,?\s+{BEHIND}\.?)+\s*\Z", regex.I)

_NICKNAME = lazy(r"(?<=\w\.?)\s[\"“]\p{Lu}\p{L}+[\"”](?=\s\p{Lu})")
"""What a person is called, inside the name: "William "Bill" Doe"."""


def pet_names(given: str) -> tuple[str, ...]:
    """What people of a given name are called, in small letters: "bill" and "billy" for "William"."""
    return _pet_names().get(given.casefold(), ())


def same_given(one: str, other: str) -> bool:
    """Whether two given names may be one person's: equal, or one short for the other."""
    short, long = sorted((one.casefold(), other.casefold()), key=len)
    return short == long or short in pet_names(long) or long in pet_names(short)


def is_called(given: str, name: str) -> bool:
    """Whether a given name begins a name, is short for it, or stands in marks inside it: "Wei (William) Doe"."""
    plain = _INITIAL_FIRST.sub("", name) if len(given) > len("R.") else name  # "R. Stan Doe"
    return name_inside(name) == given.casefold() or same_given(given, plain.split(maxsplit=1)[0])


def name_inside(name: str) -> str | None:
    """What somebody is called inside the name, in small letters: "william" of "Wei (William) Doe"."""
    inside = _CALLED.search(name)
    return inside["name"].casefold() if inside else None


_INITIAL_FIRST = lazy(r"\A\p{L}\.\s+(?=\p{L}{2,}\s)")
_CALLED = lazy(r"\s[\"“(](?P<name>\p{L}+)[\"”)]\s")


@cache
def _pet_names() -> Mapping[str, tuple[str, ...]]:
    entries = (line.casefold().partition(":") for line in lines("pet_names"))
    return {name: tuple(short.split()) for name, _, short in entries}


def without_honorific(name: str) -> str:
    """The name without "Mr.", "Dr." … before it, but of a firm with all: "Dr. Teal Bottling Company of Ohio"."""
    bare = _HONORIFIC.sub("", name, count=1)
    firm = bare != name and (has_form(name) or ends_with_form(name) or _OF_PLACE.search(name))
    return name if firm else bare


@lru_cache(maxsize=8192)
def is_person(name: str) -> bool:
    """Whether the words are a person's name: a given name or an initial among two to four capitalised words."""
    bare = _NICKNAME.sub("", _AFTER_PERSON.sub("", without_honorific(squeeze(name))))
    parts = bare.split()
    if not 2 <= len(parts) <= 5 or any(
        not compiled(rf"\p{{Lu}}[\w'’-]*\.?|{PARTICLE}").fullmatch(part) for part in parts
    ):
        return False
    folded = [part.casefold().rstrip(".,") for part in parts]
    firm = " ".join(folded) in words("firms_like_people")
    if firm or any(part in words("organization_words") for part in folded) or entity_suffix(bare):
        return False
    initials = [part for part in parts[:-1] if compiled(r"\p{Lu}\.?").fullmatch(part)]
    return (
        folded[0] in words("given_names")
        or (bool(initials) and len(parts) >= 3)
        or (folded[0].rstrip(".") in {"j", "r", "w", "c", "e"} and len(parts) == 3)
    )
