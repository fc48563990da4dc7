"""Firms that stand elsewhere in the sentence of an office: what "its" means, and where a career was spent.

"founded Teal Corp. in 1990 and has served as its President" is an office at that firm.
"""

import regex

from extractors.role_changes.firm_names import FIRM, FORMED, NEXT_WORD, WORD
from extractors.role_changes.sentence import said_before
from extractors.role_changes.times import DAY
from pipeline.lazy import lazy
from pipeline.rules import TokenMatch

TAKES_NOW = lazy(
    r"\b(?:was|is|has|been)\s+(?:been\s+)?(?:\w+ly\s+)?(?:appointed|named|elected|promoted|chosen|hired|now)\b"
)
"""What makes the office that follows a new one, and none at the firm before it: "was appointed"."""
_ITS_TOO = lazy(
    rf"(?r)\b(?:of|at|with)\s+(?:the\s+)?(?P<name>{WORD}(?:{FORMED}|{NEXT_WORD}(?:(?:&|of|and)\s+)?{WORD})*)(?:,?\s+from\s+{DAY}\s+(?:to|until|through)\s+{DAY})?,?\s+and\s+(?:(?:also|currently|now)\s+)*"
    r"(?:as|is|serves\s+as|has\s+served\s+as|served\s+as|was|remains)\s+(?:(?:also|currently|now)\s+)?its\s+(?:[\w-]+\s+)?\Z"
)
"""The firm whose office "its" tells behind it: "was President of Teal Tools, Inc. and currently serves as its"."""


def whose_it_is(match: TokenMatch, text: str, office: int) -> "regex.Match[str] | None":
    """The firm that "its" stands for: "founded Teal Corp. in 1990 and served as its President"."""
    near = _ITS_TOO.search(text, match.span.start, office)
    if near is not None or not _ITS.search(text, match.span.start, office):
        return near
    named = [one for one in _ITS_FIRM.finditer(text, match.span.start, office) if FIRM.search(one["name"])]
    return named[-1] if named and not TAKES_NOW.search(text, named[-1].end(), office) else None


_ITS = lazy(r"(?r)\b(?:became|as|becoming)\s+its\s+(?:[\w-]+\s+){0,2}\Z")
_ITS_FIRM = lazy(
    r"\b(?:at|with|by|of|for|from|(?:re)?join(?:ed|ing)|(?:co-?)?founded|headed|led|ran|acquired)\s+(?:the\s+)?"
    rf"(?P<name>{WORD}(?:{FORMED}|{NEXT_WORD}(?:(?:&|of|and)\s+)?{WORD})*)"
)


def career_at(match: TokenMatch, text: str) -> "regex.Match[str] | None":
    """Where the words before a statement say that somebody was then: "During his career at Teal Corp., he served"."""
    taken = TAKES_NOW.search(text, match.span.start, match.span.end)
    return None if taken else _CAREER_AT.fullmatch(said_before(match, text))


_CAREER_AT = lazy(
    r"(?:During|In|Over|For|Throughout|After)\s+(?:[\w’'-]+\s+){1,6}?(?:career|tenure|years|time|stint)\s+(?:at|with)\s+(?:the\s+)?"
    rf"(?P<name>{WORD}(?:{FORMED}|{NEXT_WORD}(?:(?:&|of|and)\s+)?{WORD})*),\s+"
)
"""What begins a sentence of somebody's time elsewhere: "During his career at Teal Corp., he served as"."""
