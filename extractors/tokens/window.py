"""A window of a document as a spaCy `Doc`: offices, organisations and people in it, code points to tokens and back."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import regex

from extractors.lexicon.words import words
from extractors.names import families_first, is_given
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLES
from extractors.tokens.build import analysed
from extractors.tokens.words import Tokens, tokens
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.span import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc
    from spacy.tokens import Span as SpanOfTokens

_SURNAME = rf"(?:{PARTICLES})?{JOINED}?(?P<surname>\p{{Lu}}[\p{{L}}’'-]*\p{{Ll}})"
_TITLED = lazy(rf"(?<!\w)(?:Mr|Mrs|Ms|Dr)\.?\s+(?:\p{{Lu}}[\p{{L}}'’-]*\.?\s+){{0,2}}?{_SURNAME}(?![\p{{L}}’'-])")
_FULL = lazy(
    rf"(?<![\w.])(?<!\bSt\.\s+|\b(?:University|College|Bank|State|Commonwealth)\s+of\s+)"
    rf"(?P<given>\p{{Lu}}\p{{Ll}}+(?:-\p{{Lu}}\p{{Ll}}+)?|{CUT_SHORT})\s+(?:\p{{Lu}}\.\s*){{0,2}}(?:{NICKNAME}\s+)?{_SURNAME}(?![\p{{L}}])"
)


_LISTS = {"OFFICE": "OFFICES", "PERSON": "PEOPLE"}


@dataclass(frozen=True)
class Sentence:
    """The tokens of a sentence, the labels of the entities in it and its words in small letters."""

    tokens: "SpanOfTokens"
    labels: frozenset[str]
    words: frozenset[str]

    @classmethod
    def of(cls, tokens: "SpanOfTokens") -> "Sentence":
        """The sentence that these tokens are."""
        return cls(tokens, frozenset(one.ent_type_ for one in tokens), frozenset(one.lower_ for one in tokens))


@dataclass(frozen=True)
class Window:
    """A stretch of a document as a `Doc` of its tokens, and where each of them stands."""

    span: Span
    tokens: Tokens
    doc: "Doc"

    @cached_property
    def sentences(self) -> "list[Sentence]":
        """The sentences of the window."""
        return [Sentence.of(one) for one in self.doc.sents]

    @cached_property
    def _entities(self) -> "Ordered":
        return Ordered.of((one.start, one.end, one.label_) for one in self.doc.ents)

    @cached_property
    def _offices(self) -> "Ordered":
        return Ordered.of((one.start, one.end, "OFFICE") for one in self.doc.spans["office"])

    @cached_property
    def _people(self) -> "Ordered":
        lists = [one for one in self._entities.spans if one[2] == "PERSON"]
        every = [(one.start, one.end, "PERSON") for one in self.doc.spans["person"]]
        return Ordered.of(one for one in every if any(first <= one[0] and one[1] <= end for first, end, _ in lists))

    @cached_property
    def _names(self) -> "Ordered":
        return Ordered.of(one for one in self._entities.spans if one[2] in ("PERSON", "OFFICE"))

    def entities(self, first: int, end: int) -> dict[str, tuple[Span, ...]]:
        """The entities from one token up to another by label.

        `OFFICES` and `PEOPLE` are lists, `OFFICE` and `PERSON` each of those in them.
        """
        found: dict[str, list[Span]] = {"OFFICE": [], "PERSON": []}
        for start, stop, label in self._entities.within(first, end):
            found.setdefault(_LISTS.get(label, label), []).append(self.tokens.span(start, stop))
        found["PERSON"] += (self.tokens.span(start, stop) for start, stop, _ in self._people.within(first, end))
        found["OFFICE"] += (self.tokens.span(start, stop) for start, stop, _ in self._offices.within(first, end))
        return {label: tuple(spans) for label, spans in found.items()}

    def person_before(self, first: int) -> Span | None:
        """The last person that is named before a token, and not as whom another succeeds; null where none is."""
        at = bisect_right(self._people.ends, first)
        while at > 1 and self.tokens.words[self._people.spans[at - 1][0] - 1].casefold() in _SUCCEEDS:
            at -= 1
        return self.tokens.span(*self._people.spans[at - 1][:2]) if at else None

    def next_name(self, end: int) -> int:
        """Where the next person or office begins after a token; the window's end where none does."""
        at = bisect_left(self._names.starts, end)
        return self.tokens.starts[self._names.starts[at]] if at < len(self._names.starts) else self.span.end


@dataclass(frozen=True)
class Ordered:
    """Spans of tokens in their order, each `(first, end, label)`; none begins or ends before the one in front of it."""

    spans: tuple[tuple[int, int, str], ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    @classmethod
    def of(cls, spans: Iterable[tuple[int, int, str]]) -> "Ordered":
        """The spans, sorted."""
        found = tuple(sorted(spans))
        return cls(found, tuple(start for start, _, _ in found), tuple(end for _, end, _ in found))

    def within(self, first: int, end: int) -> tuple[tuple[int, int, str], ...]:
        """Those that lie between two tokens."""
        return self.spans[bisect_left(self.starts, first) : bisect_right(self.ends, end)]


_OWNED = lazy(r"['’]s\Z")
_SUCCEEDS = frozenset(
    {"succeed", "succeeds", "succeeding", "succeeded", "replace", "replaces", "replacing", "replaced"}
)
Surnames = tuple[frozenset[str], frozenset[str], frozenset[str]]


def window(document: Document, span: Span, names: Surnames | None = None) -> Window:
    """The window at `span` through the pipeline. `names` are the `surnames` of the document, where they are known."""
    found = tokens(document.text, span)
    titled, full, first = names or surnames(document.text)
    return Window(span, found, analysed(found.words, surnames=titled, short_names=full, first_names=first))


def surnames(text: str) -> Surnames:
    """The surnames that the text has after "Mr." and its like, and those of names that begin with a given name.

    Behind them the given names that go with one surname alone: "Mark" where there is a Mark Teal and no other Mark.
    """
    never = words("not_names") | words("organization_words")
    titled = frozenset(match["surname"] for match in _TITLED.finditer(text))
    full, in_office = set(), set()
    first: dict[str, set[str]] = {}
    for match in _FULL.finditer(text, overlapped=True):
        if is_given(match["given"]):
            full.add(_OWNED.sub("", match["surname"]))
            first.setdefault(match["given"], set()).add(_OWNED.sub("", match["surname"]))
        elif _in_office(text, match):
            in_office.add(_OWNED.sub("", match["surname"]))
    full |= {match["family"] for match in families_first(text)}
    if in_office:  # a word that the text has in small letters is no surname
        small = {one[0] for one in _SMALL.finditer(text)}
        full |= {one for one in in_office if one.lower() not in small}
    alone = frozenset(one for one, several in first.items() if len(several) == 1 and one.casefold() not in never)
    return titled, frozenset(one for one in full if one.casefold() not in never), alone


def _in_office(text: str, match: "regex.Match[str]") -> bool:
    """Whether a name of unknown words is a person's by an appointment before it or an office behind it.

    "the appointment of Claes Teal as president" is one.
    """
    taken = _TAKES_OFFICE.search(text, max(0, match.start() - 30), match.start()) and _AS.match(text, match.end())
    if not (taken or _HAS_OFFICE.match(text, match.end())):
        return False
    folded = {match["given"].casefold(), match["surname"].casefold()}
    return not folded & (words("not_names") | words("organization_words") | words("office_functions"))


_SMALL = lazy(r"\b\p{Ll}+(?:-\p{L}+)*+")
_TAKES_OFFICE = lazy(
    r"\b(?:appointment|election|promotion|resignation|retirement|appoint(?:ed|s)|elect(?:ed|s)|nam(?:ed|es)|promot(?:ed|es)"
    r"|hir(?:ed|es))\s+(?:of\s+)?\Z"
)
_AS = lazy(r",?\s+(?:as|to)\b")
_HAS_OFFICE = lazy(
    r",\s+(?:\d\d,\s+)?(?:(?:the|its|our|current)\s+)?(?:[\w-]+['’]s\s+)?(?:[\w-]+\s+){0,2}?(?i:president|chairman|chief\s+\w+\s+officer"
    r"|c[efot]o|treasurer|general\s+counsel|controller)\b"
)
