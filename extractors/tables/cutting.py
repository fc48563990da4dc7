r"""Cutting: words of a line of heads that are those of several columns, with one space between them.

"June 30, 2004 June 30, 2003" over two columns is two heads, and "Eastern Western Total" over three is three, since no
line below tells them apart.
"""

from collections.abc import Sequence
from itertools import pairwise

import regex

from extractors.lexicon.months import MONTH
from extractors.tables.columns import Place
from extractors.tables.lines import Words
from extractors.tables.spanning import DATE, PERIOD, shared
from pipeline.lazy import lazy
from pipeline.span import Span

_FILLED = 0.75
"""How much of its rule a head takes at least that only one space parts from the next."""
_WHOLE = lazy(
    rf"{MONTH}\s\d{{1,2}},(?:\s\d{{4}})?|(?:19|20)\d\d\b",
    regex.IGNORECASE,
)
_NAME = lazy(r"\S+")


def cut(found: Sequence[Words], places: Sequence[Place], *, lowest: bool) -> list[Words]:
    """The words of a line, those of several columns cut; `lowest`: no heads stand below the line."""
    made: list[Words] = []
    for words in found:
        dates = [one.start() for one in _WHOLE.finditer(words.text)]
        several = len(dates) > 1 and dates[0] == 0 and len(dates) == len(_over(words, places))
        made += _pieces(words, dates) if several else [words]
    if not lowest or len(made) >= len(places):
        return made
    names = [piece for words in made for piece in _names(words, places)]
    return names if len(names) == len(places) else made


def at_rules(words: Words, ruled: Sequence[tuple[float, float]]) -> list[Words]:
    """The words cut where the ruled line below parts its columns, if each piece stands over one of them.

    "INTEREST RATE DURING YEAR DURING YEAR (A)" over "------------- ----------- ---------------" is three heads.
    """
    if PERIOD.search(words.text) or DATE.search(words.text):
        return [words]
    crossed = [right for (_, right), (left, _) in pairwise(ruled) if words.left < right and left < words.right]
    starts = [0, *(int(right - words.left) + 1 for right in crossed)]
    blank = all(at >= len(words.text) or words.text[at - 1] == " " for at in starts[1:])
    plain = abs(words.right - words.left - len(words.text)) < 0.5  # a letter wide, as in a text
    if not crossed or not blank or not plain or starts[-1] >= len(words.text):
        return [words]
    found = _pieces(words, starts)
    return found if all(_fills(one, ruled) for one in found) else [words]


def _fills(piece: Words, ruled: Sequence[tuple[float, float]]) -> bool:
    """Whether a piece is about as wide as its rule: of heads that stand so close, and not of one over both columns."""
    under = next((right - left for left, right in ruled if piece.left < right and left < piece.right), 0.0)
    return piece.right - piece.left >= _FILLED * under


def _over(words: Words, places: Sequence[Place]) -> list[Place]:
    return [one for one in places if shared(words, one) > 0]


def _names(words: Words, places: Sequence[Place]) -> list[Words]:
    """The words one by one where each stands over a column of its own; else as they are."""
    over = _over(words, places)
    starts = [one.start() for one in _NAME.finditer(words.text)]
    if len(over) < 2 or len(starts) != len(over) or PERIOD.search(words.text):
        return [words]
    pieces = _pieces(words, starts)
    named = all(one.text[:1].isupper() for one in pieces)
    alone = all(_over(one, places) == [place] for one, place in zip(pieces, over, strict=True))
    return pieces if named and alone else [words]


def _pieces(words: Words, starts: Sequence[int]) -> list[Words]:
    """The words cut at these places of their text."""
    wide = (words.right - words.left) / len(words.text)
    found: list[Words] = []
    for start, stop in zip(starts, (*starts[1:], len(words.text)), strict=True):
        text = words.text[start:stop].rstrip()
        span = Span(words.span.start + start, words.span.start + start + len(text))
        left = words.left + start * wide
        found.append(Words(span, text, left, left + len(text) * wide))
    return found
