"""Titles as written, taken apart into offices: "Senior Vice President, General Counsel and Secretary" names three."""

from collections.abc import Iterator

import regex

from extractors.lexicon.words import lines
from pipeline.lazy import lazy
from pipeline.span import Span

_HEAD = lazy(
    r"\b(?:"
    + "|".join(regex.escape(word) for word in sorted({title.split()[-1] for title in lines("office_titles")}))
    + r"|chair(?:man|woman|person)?|(?:sr|[es])?vp|c[a-z]o|v\.p|treas"
    + r"|counsel|member|manager|trustee|attorney|agent)\b",
    regex.IGNORECASE,
)
_JOINT = lazy(r"\s*(?:,\s*and\b|,|;|/|&|\band\b)\s*", regex.IGNORECASE)
_NEXT_LINE = lazy(
    r"(?<=\b(?:president|chair(?:man|woman|person)?|officer|treasurer|controller|secretary|counsel|director|manager|partner"
    r"|trustee|directors|board))[ \t]*\n\s*(?=(?:president|chair(?:man|woman|person)?|chief|treasurer|controller"
    r"|secretary|director|managing|general\s+(?:counsel|manager)|vice\s+president|(?:executive|senior)\s+vice|principal"
    r"|assistant|corporate\s+secretary)\b)",
    regex.IGNORECASE,
)
"""Where an office that ends a line is followed by another without a mark: "Executive Vice President\nTreasurer"."""
_ASIDE = lazy(r"\s*\(")
_CHIEF = lazy(r"chief\b", regex.IGNORECASE)


def offices_in(text: str, title: Span) -> Iterator[Span]:
    """The place of each office in a title, without what stands in parentheses.

    What names no office by itself ("..., Finance") belongs to the one before; "Chief Risk & Compliance Officer" is one.
    """
    aside = _ASIDE.search(text, title.start, title.end)
    end = aside.start() if aside and aside.start() > title.start else title.end
    office: Span | None = None
    for piece in _pieces(text, title.start, end):
        if office is not None and _HEAD.search(text, *office) and _begins(text, piece):
            yield office
            office = None
        office = Span(office.start if office else piece.start, piece.end)
    if office is not None:
        yield office


def is_office(title: str) -> bool:
    """Whether the words name an office at all."""
    return _HEAD.search(title) is not None


def _pieces(text: str, start: int, end: int) -> Iterator[Span]:
    marks = [mark.span() for joint in (_JOINT, _NEXT_LINE) for mark in joint.finditer(text, start, end)]
    for first, after in [*sorted(marks), (end, end)]:
        if text[start:first].strip():
            yield Span(start, first)
        start = after


def _begins(text: str, piece: Span) -> bool:
    """Whether a piece of a title begins another office."""
    return _HEAD.search(text, piece.start, piece.end) is not None or _CHIEF.match(text, piece.start) is not None
