"""Uses of defined terms: plurals, possessives, capitals and line breaks, and the longest term wins."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import regex

from pipeline.document import Document
from pipeline.span import Span

SENTENCE_WORDS = frozenset(
    """
    The A An Each Any All No Such This That These Those If In On Of To By For From With Upon And Or Both Every Neither
    Either When Where While After Before Until Unless Except As At Its Our Their His Her Other Selling Said
    """.split()  # noqa: SIM905  # read as words, not as a column of forty strings
)
"""Capitalised words in front of a term that begin a sentence and are no part of a longer name."""

_CAPITALISED = regex.compile(r"(?<![\w-])(?:[A-Z0-9]|[a-z]{1,3}[A-Z])\w*")
_ARTICLE = regex.compile(r"^(?:the|an?|this)\s+")
_GAP = regex.compile(r"\s+")
_WORD = regex.compile(r"\w+")
_NEIGHBOUR_BEFORE = regex.compile(r"([A-Z][\w'’&-]*)[^\S\n]+$|([A-Z][\w'’&-]*)\s+$")
_NEIGHBOUR_AFTER = regex.compile(r"[^\S\n]+([A-Z][\w&-]*)")


class Use(NamedTuple):
    """A use: which key, and where."""

    key: str
    span: Span


def uses(document: Document, keys: Iterable[str], taken: frozenset[Span]) -> Iterator[Use]:
    """The uses of these terms in the document, in order, outside `taken` (the places that define them)."""
    exact = {key: key for key in keys}
    for key in tuple(exact):
        for form in _forms(key):
            exact.setdefault(form, key)  # "Banks" is a use of "Bank" only where no term is "Banks"
    forms = _by_first_word(exact)
    text, end = document.text, 0
    for word in _CAPITALISED.finditer(text):
        if word.start() < end or (candidates := forms.get(word[0].casefold())) is None:
            continue
        for form, key in candidates:
            if (stop := _end_of(form, text, word.start())) is not None:
                end = stop
                span = Span(word.start(), end)
                if span not in taken and _capitalised(text[span.start : end]) and not _longer_name(text, span):
                    yield Use(key, span)
                break


def _by_first_word(spelt: Mapping[str, str]) -> dict[str, list[tuple[str, str]]]:
    """The forms with their keys, by the first word of the form, the longest form first."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for form in sorted(spelt, key=len, reverse=True):
        if first := _WORD.match(form):
            found[first[0]].append((form, spelt[form]))
    return found


def _end_of(form: str, text: str, start: int) -> int | None:
    """Where the form that begins here ends, any white space standing for a space; null where it does not stand here."""
    at = start
    for number, word in enumerate(form.split(" ")):
        if number:
            gap = _GAP.match(text, at)
            if gap is None:
                return None
            at = gap.end()
        if text[at : at + len(word)].casefold() != word:
            return None
        at += len(word)
    return None if text[at : at + 1].isalnum() else at


def _forms(key: str) -> Iterator[str]:
    """A term in singular and plural, by its last word: "person" and "persons", "note" for "notes"."""
    key = _ARTICLE.sub("", key)
    yield key
    if key.endswith("(s)"):
        yield from (key[:-3], key[:-3] + "s")
    if key.endswith("y") and key[-2:-1] not in "aeiou":
        yield key[:-1] + "ies"
    elif key.endswith("ies"):
        yield key[:-3] + "y"
    elif key.endswith("ss") or not key.endswith("s"):
        yield key + ("es" if key.endswith(("s", "x", "ch", "sh")) else "s")
    elif len(key) > 3:
        yield key[:-1]


def _capitalised(text: str) -> bool:
    """Whether the words are written as a term: every word of four letters and more begins with a capital."""
    significant = [word for word in text.replace("-", " ").split() if len(word) > 3 or word.lower() not in _SMALL]
    return all(not word.islower() for word in significant)


_SMALL = frozenset(["of", "and", "the", "or", "for", "in", "to", "on", "by", "a", "an"])


def _longer_name(text: str, span: Span) -> bool:
    """Whether capitalised words beside the term make it a part of a longer name: "Senior Notes" for "Notes"."""
    if text[span.start : span.end].isupper():
        return False
    before = _NEIGHBOUR_BEFORE.search(text, max(0, span.start - 40), span.start)
    word = (before[1] or before[2]) if before else None
    if (
        word
        and word not in SENTENCE_WORDS
        and not word.isupper()
        and not _begins_sentence(text, before.start() if before else 0)
    ):
        return True
    after = _NEIGHBOUR_AFTER.match(text, span.end, span.end + 40)
    return after is not None and not after[1].isupper() and len(after[1]) > 1


def _begins_sentence(text: str, offset: int) -> bool:
    return text[max(0, offset - 3) : offset].rstrip()[-1:] in (".", ":", ";", "")
