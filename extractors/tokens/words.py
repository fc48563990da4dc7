r"""Tokens of a stretch of text, each at its place in code points, and the way from places back to tokens.

"Charles F.\n  Auster's" is `Charles`, `F.`, `Auster`, `'s`: an abbreviation keeps its stop, and a line break between
two words is no token, so that a pattern over tokens reads across it. The dash of "President-Finance" is one.
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field

import regex

from extractors.names.inside import CUT_SHORT
from pipeline.lazy import lazy
from pipeline.span import Span

_ABBREVIATIONS = (
    r"Mr|Mrs|Ms|Dr|Prof|Gen|Hon|Rev|[JS](?:r|R)|St|ST|Inc|Corp|Co|Cos|Ltd|Bros|No|Nos|Esq|ESQ|Ph\.D|PH\.D|vs"
)
TOKEN = lazy(
    rf"""(?: \p{{L}}\. ){{2,}}
    | (?<!\w) (?: (?: {_ABBREVIATIONS} ) \. | {CUT_SHORT} )
    | (?<!\w) \p{{Lu}} \. (?= \s+ [“"(]? \p{{Lu}} )
    | ['’] s \b
    | \p{{L}}['’](?=\p{{Lu}})\p{{L}}+
    | (?: (?:[Vv]ice-)? [Pp]resident | [ES]?VP ) (?= [-‑] (?! elect | Elect ) \p{{L}} )
    | [\p{{L}}\p{{M}}\d]+ (?: (?: [-‑.@] | &(?=\p{{L}}) ) [\p{{L}}\p{{M}}\d]+ )*
    | [^\s\p{{L}}\d]""",
    regex.VERBOSE,
)


@dataclass(frozen=True)
class Tokens:
    """The tokens of a stretch: their words, and where each begins and ends in the document's text."""

    words: list[str]
    starts: list[int] = field(repr=False)
    ends: list[int] = field(repr=False)

    def span(self, first: int, end: int) -> Span:
        """The code points of the tokens from `first` up to `end`, which is not among them."""
        return Span(self.starts[first], self.ends[end - 1])

    def covering(self, span: Span) -> tuple[int, int]:
        """The tokens that share characters with the span, as `(first, end)`; the two are equal where none does."""
        first = bisect_right(self.ends, span.start)
        return first, max(first, bisect_left(self.starts, span.end))


def tokens(text: str, within: Span) -> Tokens:
    """The tokens of the text at `within`. White space, and nothing else, stands between them."""
    found = Tokens([], [], [])
    for match in TOKEN.finditer(text, within.start, within.end):
        found.words.append(match[0])
        found.starts.append(match.start())
        found.ends.append(match.end())
    return found
