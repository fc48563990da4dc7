"""Names of people as they are written, and the full name that a bare surname stands for."""

from itertools import combinations

import regex

from extractors.lexicon.words import words as lexicon
from extractors.names import families_first, family_first, same_given
from extractors.names.behind import GENERATION, LETTERS
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLE, PARTICLES
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

_HONORIFIC = lazy(
    r"(?:(?:Mr|Mrs|Ms|Dr|Prof|Gen|Hon)\.?|Miss|General|Sir|Dame|Admiral|Senator|Captain|Colonel|Ambassador|Professor(?:\s+Emeritus)?)\s+(?:\(Ret\.\)\s+)?"
)
_DEGREES = lazy(rf"(?:,?\s+{LETTERS}\.?(?=,|\s|\Z))+\Z", regex.IGNORECASE)
_FULL = lazy(
    rf"(?<![\w.-])(?!Mr|Ms|Mrs|Dr|Gen|Sir\b|Dame\b|(?:Board|Chairman|President|Director|Officer)s?\s|{PARTICLE}\s)(?:\p{{Lu}}\.\s+)?"
    rf"(?:{CUT_SHORT}|\p{{Lu}}[\p{{Ll}}'’-]+(?:(?<=-)\p{{Lu}}\p{{Ll}}+)?)\s+(?:\p{{Lu}}\.\s*){{0,2}}(?:{NICKNAME}\s+)?"
    rf"(?P<surname>(?:{PARTICLES})?{JOINED}?\p{{L}}+(?:-\p{{L}}+|['’]\p{{Lu}}\p{{L}}*)*+)(?!\w)"
    rf"(?:,?\s+{GENERATION}\b(?:(?<=[rR])\.)?)?"
)
_LOUD = lazy(
    r"(?<![\w.-])(?P<given>\p{Lu}[\p{Lu}’'-]+)\s+(?:\p{Lu}\.\s*){0,2}(?P<surname>\p{Lu}[\p{Lu}’'-]+)(?=,\s+(?:(?:age\s+)?\d\d\b|(?:JR|SR)\b))"
)
"""A name in capitals that begins a biography: "OWEN B. HERON, 61,"."""
_INITIALED = lazy(
    r"(?<![\w.-])(?!U\.S\.|N\.A\.|U\.K\.)(?:\p{Lu}\.[ ]?){2,3}"
    r"(?:[“\"(]\p{Lu}\p{Ll}+[”\")][ ])?(?P<surname>\p{Lu}\p{Ll}[\p{L}’'-]+)"
)
"""A name that begins with initials alone: "R.T. “Chip” Heron"."""
_FIRST_OF_TWO = lazy(r"(?<![\w.-])(?P<given>\p{Lu}\p{Ll}+)[ ]\Z")
_GOES_ON = lazy(r"[ ]+(?:&|\p{Lu}\p{Ll})")


def plain_name(text: str, span: Span) -> str:
    """The name at the span without honorifics and degrees: "Dr. Murray A. Goldman, Ph.D." is "Murray A. Goldman"."""
    name = _DEGREES.sub("", words(text[span.start : span.end]))
    while (match := _HONORIFIC.match(name)) is not None:
        name = name[match.end() :]
    half = len(name) // 2
    # a signature block has the name as signed and, on the next line, as printed
    return name[:half] if name[:half] == name[half + 1 :] else name


def who(document: Document, span: Span) -> str:
    """The person at the span by the first full name in the document that ends with a bare surname, if there is one.

    "Mrs. Teal" is not Owen Teal where there is a "Mr. Teal" or an Ann Teal too, nor "Mr. Teal" a "Ms. Ann Teal": each
    has the full name that stands behind the same title, or none.
    """
    name, said = plain_name(document.text, span), words(document.slice(span))
    if said in (f"Sir {name}", f"Dame {name}") and " " not in name:
        return document.once(_knights).get(name, name)
    whole = " " in name and (_PARTICLE.match(name) is None or family_first(name))
    full = name if whole else document.once(_full_names).get(name, name)
    title = _TITLE.match(said)
    given = lexicon("given_names")
    if title is None and " " not in name and (full == name or full.split()[0].casefold() not in given):
        return document.once(_first_names).get(name, full)  # and not the "Position Owen" of a table's head
    if full == name or title is None:
        return full
    titled = document.once(_titled)
    own, other = titled.get((name, bool(title["hers"]))), titled.get((name, not title["hers"]))
    if other is None and not (title["hers"] and name in document.once(_shared)):
        return full
    return own or (said if title["hers"] else full)


_PARTICLE = lazy(rf"{PARTICLE}\s")


def _first_names(document: Document) -> dict[str, str]:
    """The full names by the given names that only one of them begins with."""
    found: dict[str, set[str]] = {}
    for surname, name in document.once(_full_names).items():
        if surname[:1].isupper() and name.split()[0].casefold() in lexicon("given_names"):
            found.setdefault(name.split()[0], set()).add(name)
    return {first: names.pop() for first, names in found.items() if len(names) == 1}


_KNIGHT = lazy(r"\b(?:Sir|Dame)\s+(?P<full>(?P<given>\p{Lu}[\p{L}-]+)\s+(?:\p{Lu}\.\s*){0,2}\p{Lu}[\p{L}’'-]+)")


def _knights(document: Document) -> dict[str, str]:
    """The full names behind "Sir" and "Dame", by the given names that such a title goes with: "Sir Peter"."""
    found: dict[str, str] = {}
    for match in _KNIGHT.finditer(document.text):
        found.setdefault(match["given"], regex.sub(r"['’]s\Z", "", words(match["full"])))
    return found


_TITLE = lazy(r"(?:(?P<hers>Mr?s)|Mr)\b")
_TITLED = lazy(r"\b(?:(?P<hers>Mr?s)|Mr)\.?\s+(?P<full>(?:\p{Lu}[\w.]*\s+){0,2}(?P<surname>\p{Lu}[\p{L}’'-]+))")


def _titled(document: Document) -> dict[tuple[str, bool], str]:
    """For each surname behind "Ms." or behind "Mr." the first full name there, "" where none has a given name."""
    found: dict[tuple[str, bool], str] = {}
    for match in _TITLED.finditer(document.text):
        key, full = (match["surname"], bool(match["hers"])), words(match["full"])
        found[key] = found.get(key) or (full if " " in full else "")
    return found


def _shared(document: Document) -> frozenset[str]:
    """The surnames of two people whose given names are known."""
    given: dict[str, set[str]] = {}
    for match in _FULL.finditer(document.text, overlapped=True):
        first = match[0].split()[0].casefold()
        if first in lexicon("given_names"):
            given.setdefault(match["surname"], set()).add(first)
    return frozenset(
        surname
        for surname, several in given.items()
        if not all(same_given(one, other) for one, other in combinations(sorted(several), 2))
    )


def _full_names(document: Document) -> dict[str, str]:
    """The first full name in the document for each surname that one ends with.

    One that goes on with another capitalised word counts where no other does: "Miller Teal Heron, Inc." is a firm's.
    """
    matches = list(_FULL.finditer(document.text, overlapped=True))
    found: dict[str, str] = {}
    for match in sorted(matches, key=lambda one: _GOES_ON.match(document.text, one.end()) is not None):
        name = words(match[0])
        second = _FIRST_OF_TWO.search(document.text, max(0, match.start() - 20), match.start())
        if second is not None and second["given"].casefold() in lexicon("given_names"):
            name = f"{second['given']} {name}"  # "Richard Parker Greenthal"
        if name.split()[0].casefold() in lexicon("headline_verbs"):
            continue
        first = found.setdefault(match["surname"], name)
        if len(name) > len(first) and name.split()[0] == first.split()[0]:  # a headline leaves out the initial
            found[match["surname"]] = name
    for match in _INITIALED.finditer(document.text):
        found.setdefault(match["surname"], words(match[0]))
    for surname, name in list(found.items()):
        found.setdefault(surname.split()[-1], name)  # "Ms. Berg" is Ann van den Berg
    for match in families_first(document.text):
        found.setdefault(match["family"], words(match[0]))
    for match in _LOUD.finditer(document.text):
        found.setdefault(match["surname"].capitalize(), words(match[0]))
    return found
