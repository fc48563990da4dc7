"""Whether a name is a person's, and the name without what stands before it: "Mr. David L. Warnock"."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

import regex

from extractors.lexicon.words import lines, words
from extractors.names.behind import BEHIND
from extractors.names.forms import compiled, ends_with_form, entity_suffix, has_form, squeeze
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLE
from pipeline.lazy import lazy

_HONORIFIC = lazy(r"\A(?:Mr|Mrs|Ms|Dr|Prof|Messrs|Sir|Miss|Herrn?|Frau|Madame|Monsieur|Mme|Sra?)\.?\s+", regex.I)
_OF_PLACE = lazy(r"\s(?i:company|bank)\s+(?i:of)\s")
_AFTER_PERSON = lazy(rf"(?:,?\s+{BEHIND}\.?)+\s*\Z", regex.I)
_NICKNAME = lazy(rf"(?<=\w\.?)\s{NICKNAME}(?=\s\p{{Lu}})")
_CUT_SHORT = lazy(CUT_SHORT, regex.I)


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
def is_given(word: str) -> bool:
    """Whether a word is a given name: one of the list, with or without accents, doubled ("Jean-Luc"), cut ("Wm.")."""
    if _CUT_SHORT.fullmatch(word):
        return True
    folded = word.casefold().rstrip(".,").partition("-")[0]
    plain = "".join(one for one in unicodedata.normalize("NFD", folded) if not unicodedata.combining(one))
    return folded in words("given_names") or plain in words("given_names")


def in_marks(text: str, start: int, at: tuple[int, int]) -> bool:
    """Whether a word is what somebody is called inside the name that begins at `start`: "William R. "Bill" Doe"."""
    called = _IN_MARKS.fullmatch(text, *at) is not None and _GOES_ON.match(text, at[1]) is not None
    before = text[start : at[0]].split() if called else []
    return bool(before) and (is_given(before[0]) or _INITIAL.fullmatch(before[0]) is not None)


def is_nickname(text: str, start: int, end: int) -> bool:
    """Whether a parenthesis holds what somebody is called inside the name: "Daniel ("Danny") Doe" defines nothing."""
    inside = _ONE_WORD.fullmatch(text, start, end)
    before = _GIVEN_BEFORE.search(text, max(0, start - 24), start)
    if inside is None or before is None or _GOES_ON.match(text, end) is None:
        return False
    called = inside["name"].casefold() != before["name"].casefold() and is_given(inside["name"])
    return called and is_given(before["name"])


_ONE_WORD = lazy(r"\([“\"]?(?P<name>\p{Lu}\p{L}+)[”\"]?\)")
_GIVEN_BEFORE = lazy(r"(?<![\w.])(?P<name>\p{Lu}\p{L}+)(?:\s\p{Lu}\.)?\s\Z")


def is_month_in_name(text: str, start: int, at: tuple[int, int]) -> bool:
    """Whether the name of a month is one of a person whose name begins at `start`: "Frank May", "June Doe"."""
    month = text[at[0] : at[1]].strip(".,;:")
    if month.casefold() not in _MONTHS or (month.isupper() and start == at[0]):
        return False
    if start == at[0]:
        family = _FAMILY.match(text, at[1]) if month in _GIVEN_MONTHS else None
        other = family is not None and any(family[1].casefold() in words(one) for one in _NO_FAMILY)
        return family is not None and not other
    before = text[start : at[0]].split()
    return len(before) <= len(("Frank", "T.")) and is_given(before[0]) and not _DAY_BEHIND.match(text, at[1])


_MONTHS = frozenset({"january", "march", "april", "may", "june", "july", "august"})
_GIVEN_MONTHS = frozenset({"April", "May", "June"})
_NO_FAMILY = ("not_names", "generic_words", "organization_words", "sentence_words", "headline_verbs")
_FAMILY = lazy(r"\s(\p{Lu}\p{Ll}[\p{L}'’-]+)(?!\s\p{Lu}\p{Ll}|\w)")
_DAY_BEHIND = lazy(r"[ \t]{0,3}\d")
_IN_MARKS = lazy(r"\(?[“\"]\p{Lu}\p{L}*\.?[”\"]\)?")
_GOES_ON = lazy(r"\s(?:\p{Lu}\.\s)?\p{Lu}\p{L}")
_INITIAL = lazy(r"(?:\p{Lu}\.)+")


@lru_cache(maxsize=8192)
def family_first(name: str) -> bool:
    """Whether the family name stands before the given name, of syllables alone: "Zhang Min", "Li Ka-wing"."""
    family, *given = name.split()
    return (
        1 <= len(given) <= len(("Wai", "Keung"))
        and family.casefold() in words("family_names_first")
        and all(map(_SYLLABLES.fullmatch, given))
    )


def family_name(name: str) -> str:
    """The family name by which a person is called behind "Mr.": the last word, the first of "Zhang Min"."""
    bare = _AFTER_PERSON.sub("", name)
    return bare.split()[0 if family_first(bare) else -1]


def families_first(text: str) -> "Iterator[regex.Match[str]]":
    """Where a text has names whose family name stands first; the group `family` is that name."""
    for match in _families_first().finditer(text):
        if family_first(squeeze(match[0])):
            yield match


@cache
def _families_first() -> "regex.Pattern[str]":
    families = "|".join(lines("family_names_first"))
    given = r"(?:[ ]\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?){1,2}+"
    return regex.compile(rf"(?<![\w.&-])(?<!\p{{Lu}}\p{{Ll}}+[ ])(?P<family>{families}){given}(?![\w-]|[ ]\p{{Lu}})")


_SYLLABLE = r"[bcdfghjklmnpqrstvwxyz]{0,2}+h?[aeiouy]{1,3}+(?:ng|nh|[nmptkhl])?"
_SYLLABLES = lazy(rf"(?=\p{{Lu}}){_SYLLABLE}(?:-?{_SYLLABLE})?", regex.I)


@lru_cache(maxsize=8192)
def is_person(name: str) -> bool:
    """Whether the words are a person's name: a given name or an initial among two to four capitalised words."""
    bare = _NICKNAME.sub("", _AFTER_PERSON.sub("", without_honorific(squeeze(name))))
    parts = bare.split()
    own = [part for part in parts if not (part[:1].islower() and _PARTICLE.fullmatch(part))]
    if not 2 <= len(own) <= _LONGEST or not all(map(_PART.fullmatch, parts)) or parts[-1] != own[-1]:
        return False
    folded = [part.casefold().rstrip(".,") for part in parts]
    firm = " ".join(folded).replace(".", "") in words("firms_like_people")
    if firm or any(part in words("organization_words") for part in folded) or entity_suffix(bare):
        return False
    initials = [part for part in parts[:-1] if compiled(r"\p{Lu}\.?").fullmatch(part)]
    return (
        is_given(parts[0])
        or family_first(bare)
        or (bool(initials) and len(parts) >= 3)
        or (len(parts) == _TWO and _has_joint_initials(*parts))
        or (folded[0].rstrip(".") in {"j", "r", "w", "c", "e"} and len(parts) == 3)
    )


def _has_joint_initials(initials: str, family: str) -> bool:
    """Whether a name is of the kind "J.W. Doe", and no place: "U.S. Virgin", "Z.A. La"."""
    joint = _JOINT_INITIALS.fullmatch(initials) is not None and initials not in _PLACES
    return joint and _PARTICLE.fullmatch(family) is None


_TWO, _LONGEST = 2, 5
_JOINT_INITIALS = lazy(r"(?:\p{Lu}\.){2,3}")
_PLACES = frozenset({"U.S.", "U.K.", "U.S.A.", "L.A.", "N.Y.", "D.C.", "N.A.", "U.N.", "E.U."})
_PARTICLE = lazy(PARTICLE)
_PART = lazy(rf"{JOINED}?\p{{Lu}}[\w'’-]*\.?|(?:\p{{Lu}}\.){{2,3}}|{PARTICLE}")
