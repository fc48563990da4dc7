"""Words and numbers that open a sentence or an item and no name: "Granted Acorn, Inc. pays", "7.1.1 Acorn, Inc. shall".

Elsewhere the document names Acorn, Inc. without them.
"""

from collections.abc import Iterable
from dataclasses import replace

import regex

from extractors.lexicon.words import words
from extractors.names.forms import has_form, key, squeeze
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span

_NUMBER = lazy(r"\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z])[.)]?")
_FIRST = lazy(r"\S+\s+")
_ARTICLE = r"(?:the|an?|such|any|each|this|that|its|their|our)\b"
_SENTENCE = lazy(r"(?:\A|[.;:?!”\")]|\n[ \t]*)\s*\Z")


def without_openings(text: str, found: Iterable[Party]) -> list[Party]:
    """The mentions, a name without what opens its sentence where all places of the longer name stand behind a stop."""
    found = list(found)
    names = {key(item.name) for item in found}
    longer: dict[str, list[Party]] = {}
    for item in found:
        _, _, rest = item.name.partition(" ")
        if item.kind == "organization" and has_form(rest) and key(rest) in names - {key(item.name)}:
            longer.setdefault(key(item.name), []).append(item)
    opened = {name for name, items in longer.items() if all(_opens(text, item.span.start) for item in items)}
    return [
        _shortened(text, item) if item.kind == "organization" and key(item.name) in opened else item for item in found
    ]


def _opens(text: str, start: int) -> bool:
    """Whether a number, or a word that the text has before "the" as well, opens a sentence at a place.

    "Should Acorn, Inc. fail" is opened by a word that stands elsewhere in "should the Company fail"; of "Chemical
    Elms, Inc." the first word, which the text may have as "chemical waste", leads to no article.
    """
    first = _FIRST.match(text, start)
    word = first[0].rstrip() if first else ""
    if _NUMBER.fullmatch(word) or word.casefold() in words("party_roles"):  # a prompt: "RESELLER  Acorn, Inc."
        return True
    if not word.isalpha() or not _SENTENCE.search(text, max(0, start - 80), start):
        return False
    return regex.search(rf"(?<!\w){regex.escape(word.lower())}\s+{_ARTICLE}", text) is not None


def _shortened(text: str, item: Party) -> Party:
    first = _FIRST.match(text, item.span.start)
    span = Span(first.end() if first else item.span.start, item.span.end)
    return replace(item, span=span, name=squeeze(text[span.start : span.end]), mentions=(span,))
