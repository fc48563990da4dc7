"""What the sentence around a period says of it: is it to come, was it reported on, are others compared with it?"""

import regex

from pipeline.lazy import lazy
from pipeline.span import Span

_SHORT = r"(?<!\b(?:[A-Z]|Inc|Corp|Co|Ltd|vs|No|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))"
_STOP = lazy(_SHORT + r"[.!?][”\"’')]*\s+(?=[\"“‘(]?[A-Z*•])|[•;]|\n[ \t\r]*\n")
_TO_COME = lazy(
    r"\b(?:expect\w*|anticipat\w*|guidance|outlook|forecast\w*|project(?:s|ed|ions)|will|should|would|entering"
    r"|commencing|last quarter)\b",
    regex.IGNORECASE,
)
_REPORTED = lazy(
    r"\b(?:compared|versus|was|were|benefited|include[sd]|recorded|reported|affected|increased|decreased|prior year)\b",
    regex.IGNORECASE,
)
_COMPARED = lazy(
    r"\b(?:compared|from|over|than|versus|vs\.|against|comparison)\b(?:(?![.;]\s)[^•]){0,100}\Z", regex.IGNORECASE
)
_REACH = 400
"""Characters of a sentence on either side that are looked at."""


def sentence(text: str, span: Span) -> str:
    """The sentence, or the item of a list, around a stretch."""
    low = max(0, span.start - _REACH)
    first = max((one.end() for one in _STOP.finditer(text, low, span.start)), default=low)
    last = _STOP.search(text, span.end, span.end + _REACH)
    return text[first : last.start() if last else span.end + _REACH]


def to_come(around: str) -> bool:
    """Whether a sentence speaks of what is to come: "we expect revenues of the current quarter to be higher"."""
    return _TO_COME.search(around) is not None


def said_of_reported(around: str) -> bool:
    """Whether a sentence tells what has been: "$2 million in the current quarter compared to $1 million"."""
    return _REPORTED.search(around) is not None


def compared(text: str, at: int) -> bool:
    """Whether a period is one that others are compared with: "up from $13 million in the first quarter"."""
    return _COMPARED.search(text, max(0, at - 110), at) is not None
