"""The sentence that a match stands in: where one ends, and what it says before the match."""

from pipeline.lazy import lazy
from pipeline.rules import TokenMatch

SENTENCE = lazy(r"(?<=[\p{Ll}\d)”\"]{2}[.!?][”\"]?)\s+(?=\p{Lu})")
_LONGEST_LEAD = 200


def said_before(match: TokenMatch, text: str) -> str:
    """The words of the match's sentence before it; none where it begins the sentence."""
    begin = match.span.start
    return SENTENCE.split(text[max(match.window.start, begin - _LONGEST_LEAD) : begin + 1])[-1][:-1]
