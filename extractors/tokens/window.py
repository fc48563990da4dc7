"""A window of a document as a spaCy `Doc`: offices, organisations and people in it, code points to tokens and back."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import regex

from extractors.lexicon.words import words
from extractors.tokens.build import analysed
from extractors.tokens.words import Tokens, tokens
from pipeline.document import Document
from pipeline.span import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as SpanOfTokens

_TITLED = regex.compile(
    r"(?<!\w)(?:Mr|Mrs|Ms|Dr)\.?\s+(?:\p{Lu}[\p{L}'’-]*\.?\s+){0,2}?(?P<surname>\p{Lu}[\p{L}’'-]*\p{Ll})(?![\p{L}’'-])"
)
_FULL = regex.compile(
    r"(?<![\w.])(?P<given>\p{Lu}\p{Ll}+)\s+(?:\p{Lu}\.\s*){0,2}(?P<surname>\p{Lu}[\p{L}’'-]*\p{Ll})(?![\p{L}])"
)


@dataclass(frozen=True)
class Window:
    """A stretch of a document as a `Doc` of its tokens, and where each of them stands."""

    span: Span
    tokens: Tokens
    doc: "Doc"

    @cached_property
    def sentences(self) -> "list[tuple[SpanOfTokens, frozenset[str]]]":
        """The sentences of the window, each with the labels of the entities in it."""
        return [(one, frozenset(token.ent_type_ for token in one)) for one in self.doc.sents]

    def entities(self, first: int, end: int) -> dict[str, tuple[Span, ...]]:
        """The entities from one token up to another by label; `OFFICES` are lists, `OFFICE` each office in them."""
        found: dict[str, list[Span]] = {}
        for one in self.doc.ents:
            if first <= one.start and one.end <= end:
                label = "OFFICES" if one.label_ == "OFFICE" else one.label_
                found.setdefault(label, []).append(self.tokens.span(one.start, one.end))
        found["OFFICE"] = [
            self.tokens.span(one.start, one.end)
            for one in self.doc.spans["office"]
            if first <= one.start and one.end <= end
        ]
        return {label: tuple(spans) for label, spans in found.items()}

    def person_before(self, first: int) -> Span | None:
        """The last person that is named before a token; null where none is."""
        named = [one for one in self.doc.ents if one.label_ == "PERSON" and one.end <= first]
        return self.tokens.span(named[-1].start, named[-1].end) if named else None

    def next_name(self, end: int) -> int:
        """Where the next person or office begins after a token; the window's end where none does."""
        after = [one.start for one in self.doc.ents if one.label_ in ("PERSON", "OFFICE") and one.start >= end]
        return self.tokens.starts[after[0]] if after else self.span.end


Surnames = tuple[frozenset[str], frozenset[str]]


def window(document: Document, span: Span, names: Surnames | None = None) -> Window:
    """The window at `span` through the pipeline. `names` are the `surnames` of the document, where they are known."""
    found = tokens(document.text, span)
    titled, full = names or surnames(document.text)
    return Window(span, found, analysed(found.words, surnames=titled, short_names=full))


def surnames(text: str) -> Surnames:
    """The surnames that the text has after "Mr." and its like, and those of names that begin with a given name."""
    given, never = words("given_names"), words("not_names") | words("organization_words")
    titled = frozenset(match["surname"] for match in _TITLED.finditer(text))
    full = (match["surname"] for match in _FULL.finditer(text) if match["given"].casefold() in given)
    return titled, frozenset(one for one in full if one.casefold() not in never)
