"""Names of people as they are written, and the full name that a bare surname stands for."""

import regex

from extractors.lexicon.words import words as lexicon
from extractors.names.behind import LETTERS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

_HONORIFIC = lazy(
    r"(?:(?:Mr|Mrs|Ms|Dr|Prof|Gen|Hon)\.?|General|Sir|Admiral|Senator|Captain|Colonel)\s+(?:\(Ret\.\)\s+)?"
)
_DEGREES = lazy(rf"(?:,?\s+{LETTERS}\.?(?=,|\s|\Z))+\Z", regex.IGNORECASE)
_FULL = lazy(
    r"(?<![\w.-])(?!Mr|Ms|Mrs|Dr|Gen)(?:\p{Lu}\.\s+)?\p{Lu}[\p{Ll}'’-]+(?:(?<=-)\p{Lu}\p{Ll}+)?\s+(?:\p{Lu}\.\s*){0,2}(?:[“\"(]\p{Lu}\p{Ll}+[”\")]\s+)?"
    r"(?P<surname>\p{L}+(?:-\p{L}+|['’]\p{Lu}\p{L}*)*+)(?!\w)"
)
_LOUD = lazy(
    r"(?<![\w.-])(?P<given>\p{Lu}[\p{Lu}’'-]+)\s+(?:\p{Lu}\.\s*){0,2}(?P<surname>\p{Lu}[\p{Lu}’'-]+)(?=,\s+(?:(?:age\s+)?\d\d\b|(?:JR|SR)\b))"
)
"""A name in capitals that begins a biography: "OWEN B. HERON, 61,"."""
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
    text, said = document.text, words(document.slice(span))
    name = plain_name(text, span)
    full = name if " " in name else document.once(_full_names).get(name, name)
    title = _TITLE.match(said)
    if full == name or title is None:
        return full
    own, others = (r"Mr?s", r"Mr") if title["hers"] else (r"Mr", r"Mr?s")
    surname = regex.escape(name)
    contested = regex.search(rf"\b{others}\.?\s+(?:\p{{Lu}}[\w.]*\s+){{0,2}}{surname}\b", text)
    if not contested and not (title["hers"] and _has_two(text, surname)):
        return full
    titled = regex.search(rf"\b{own}\.?\s+(?P<full>\p{{Lu}}[\w.]*\s+(?:\p{{Lu}}\.\s+)?{surname})\b", text)
    if titled:
        return words(titled["full"])
    return said if title["hers"] else full


_TITLE = lazy(r"(?:(?P<hers>Mr?s)|Mr)\b")


def _has_two(text: str, surname: str) -> bool:
    """Whether two given names stand before a surname."""
    named = regex.finditer(rf"\b(?P<given>\p{{Lu}}\p{{Ll}}+)\s+(?:\p{{Lu}}\.\s*){{0,2}}{surname}\b", text)
    return len({one["given"].casefold() for one in named} & lexicon("given_names")) > 1


def _full_names(document: Document) -> dict[str, str]:
    """The first full name in the document for each surname that one ends with.

    One that goes on with another capitalised word counts where no other does: "Miller Teal Heron, Inc." is a firm's.
    """
    matches = list(_FULL.finditer(document.text, overlapped=True))
    found: dict[str, str] = {}
    for match in sorted(matches, key=lambda one: _GOES_ON.match(document.text, one.end()) is not None):
        name = words(match[0])
        if name.split()[0].casefold() in lexicon("headline_verbs"):
            continue
        first = found.setdefault(match["surname"], name)
        if len(name) > len(first) and name.split()[0] == first.split()[0]:  # a headline leaves out the initial
            found[match["surname"]] = name
    for match in _LOUD.finditer(document.text):
        found.setdefault(match["surname"].capitalize(), words(match[0]))
    return found
