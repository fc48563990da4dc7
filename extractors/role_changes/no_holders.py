"""Offices that are nobody's where they stand: whom an aide works for, what a search or a committee is for."""

import regex

from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import TokenMatch
from pipeline.span import Span


def is_nobody_s(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> bool:
    """Whether the words make of an office only somebody's superior, or the purpose of something else."""
    text = document.text
    if _A_SEARCH.match(text, offices[-1].end):
        return True
    aide = _AIDE_TO.search(text, max(match.window.start, offices[0].start - 60), offices[0].start)
    return aide is not None and not _is_his_own(match, document, offices)


def _is_his_own(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> bool:
    """Whether the name right behind an office is its holder's: "will report to President Owen Teal"."""
    people = match.all("PERSON")
    return any(document.text[offices[-1].end : one.start].strip(",").isspace() for one in people)


_AIDE_TO = lazy(
    r"\b(?i:advis[eo]r|assistant|aide|counsell?or|consultant|liaison|deputy|secretary|report(?:s|ed|ing)?)\s+(?i:directly\s+)?to\s+"
    r"(?:(?:the|its|our|then|[\p{Lu}][\w.]*['’]s)\s+){0,2}(?:[\w-]+\s+)?\Z"
)
"""What makes an office that of whom somebody works for: "an adviser to the Chairman of Teal, Inc."."""
_A_SEARCH = lazy(r"\s+(?:search|succession|selection|recruitment|certifications?|pay|compensation|candidates?)\b")
"""What makes of an office the purpose of something else: "a member of the CEO search committee"."""


def is_over_a_part(office: str, text: str, at: int) -> bool:
    """Whether what an office is of is a part of the company in small letters: "manager of women’s apparel"."""
    of = text[max(0, at - 3) : at].split() == ["of"]
    return of and _A_WIDE.search(office) is not None and _OVER.match(text, at) is not None


_A_WIDE = lazy(r"\b(?:manager|vice[ -]president|[es]?vp)\Z", regex.IGNORECASE)
_OVER = lazy(
    r"(?!(?:an?|the|its|our|his|her|their|several|various|many|other|two|three|four|five)\b"
    r"|(?:[\p{Ll}’'-]+\s+){0,4}(?:compan(?:y|ies)|firms?|banks?|corporations?|subsidiar(?:y|ies)|businesses)\b"
    r"|(?:[\p{Ll}’'-]+\s+){0,4}(?:\w*(?:held|owned|traded|backed|based|run)\s+\p{Lu}"
    r"|(?:\p{Lu}[\w&’'-]*,?\s+){1,4}(?:Inc|Corp|Corporation|Co|Ltd|LLC|plc)\b))\p{Ll}+\b"
)
"""What a manager is over, in small letters: "manager of women’s apparel", "of a bank", "of iTeal Inc."."""
