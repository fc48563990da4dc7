"""The offices that somebody was given one after the other, each with its day, behind the first of them.

"was named Controller in 1990, Treasurer in 1995 and President in 1998" is three appointments, and no verb tells two.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import regex

from extractors.lexicon.offices import is_office, offices_in
from extractors.role_changes.times import DAY, edtf
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import words
from pipeline.span import Span

TITLE = lazy(
    r"(?:(?:co|vice|executive|senior|group|corporate|assistant|associate|deputy|interim|acting|managing|general|regional|first"
    r"|lead|presiding|independent|non-executive|sr\.)[\s-]+)*"
    r"(?:president|chair(?:man|woman|person)?|director|treasurer|controller|comptroller|secretary|counsel|manager|chief\s+executive"
    r"|chief\s+(?:[\w&]+\s+){1,3}officer|c[a-z]o|[es]?vp)\b(?!\s+(?-i:\p{Lu}\p{Ll}+\s+\p{Lu}))",
    regex.IGNORECASE,
)
"""A list goes on with an office, and not with a sentence in which there is one."""
_WORDS = r"(?:[\p{L}&’'-]+\s+){0,6}?[\p{L}-]+"
_OWN_DAY = lazy(
    r"(?:\s+of\s+(?:the\s+company|(?:the\s+)?\p{Lu}[\w&.’'-]*(?:,?\s+\p{Lu}[\w&.’'-]*){0,5}))?,?"
    rf"(?:\s+in\s+{DAY})?"
)
_AGAIN = r"(?:(?:then|later|subsequently|and|was|promoted|named|elected|appointed|became)\s+){0,4}"
_TO = r"(?:(?:to|as)\s+)?(?:(?:its|our|the|an?)\s+)?"
_NEXT = lazy(
    rf"\s*[,;]?\s+{_AGAIN}(?:in\s+(?P<day>{DAY}),?\s+{_AGAIN}{_TO}(?P<office>{_WORDS})(?=[.,;])"
    rf"|{_TO}(?P<office>{_WORDS})\s+in\s+(?P<day>{DAY}))"
)
_NO_TITLE = lazy(r"\b(?:who|which|he|she|when|where|resigned|retired|left|is|has|had|will|of\s+the|joined|served|by)\b")
_MOST = 8


def promotions(text: str, one: RoleChange, found: Sequence[RoleChange]) -> Iterator[RoleChange]:
    """The further appointments of a series that a dated one begins."""
    own = _OWN_DAY.match(text, one.span.end)
    at = own.end() if own else one.span.end
    if one.change != "appointed" or not one.start:
        return
    for _ in range(_MOST):
        match = _NEXT.match(text, at, at + 160)
        if match is None or not _is_title(match["office"]):
            return
        at, place = match.end(), Span(*match.span("office"))
        if not any(_tells(other, place) for other in found):
            for office in offices_in(text, place):
                yield replace(
                    one,
                    span=Span(one.span.start, office.end),
                    position=words(text[office.start : office.end]),
                    start=edtf(match["day"]),
                    announced=None,
                )


def _is_title(said: str) -> bool:
    """Whether words are an office from their first to their last: not "Treasurer left"."""
    last = said.rsplit(maxsplit=1)[-1]
    whole = is_office(last) or last[0].isupper() or " of " in said
    return TITLE.match(said) is not None and whole and _NO_TITLE.search(said) is None


def _tells(other: RoleChange, place: Span) -> bool:
    """Whether another statement ends with the office that stands at a place."""
    return place.start < other.span.end <= place.end
