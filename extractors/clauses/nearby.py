r"""Rules that are asked only near words that few documents have, so that the others cost next to nothing.

`near(document, ("egistration\\s+[Ss]tatement",), 500)` are the stretches of 500 characters around each of these
words; a text without them has none.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

import regex

from pipeline.clause import Clause
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.rules import Rule, scan
from pipeline.span import Span

STATEMENTS = (r"egistration\s+[Ss]tatement", r"EGISTRATION\s+STATEMENT")
INTEREST = (
    r"dditional\s+[Ii]nterest",
    r"DDITIONAL\s+INTEREST",
    r"iquidated\s+[Dd]amages",
    r"IQUIDATED\s+DAMAGES",
    r"pecial\s+[Ii]nterest",
    r"PECIAL\s+INTEREST",
)
"""Patterns begin with letters that are written in one way, because those are found fastest."""


def near(document: Document, places: Iterable[str], reach: int) -> list[Span]:
    """The stretches of the text within so many characters of what the patterns find, those that touch made one."""
    found = sorted(chain.from_iterable(document.once(_found, place) for place in places))
    stretches: list[Span] = []
    for first, last in found:
        start, end = max(0, first - reach), min(len(document.text), last + reach)
        if stretches and start <= stretches[-1].end:
            start, end = stretches[-1].start, max(end, stretches.pop().end)
        stretches.append(Span(start, end))
    return stretches


def _found(document: Document, place: str) -> list[Span]:
    return [Span(*match.span()) for match in matches(_place(place), document)]


@cache
def _place(pattern: str) -> "regex.Pattern[str]":
    return regex.compile(pattern)


def asked(document: Document, rules: Iterable[Rule], places: Iterable[str], reach: int) -> Iterator[Clause]:
    """What rules find within so many characters of words that few documents have."""
    stretches = near(document, places, reach)
    if stretches:
        yield from (one for one in scan(document, rules, stretches) if isinstance(one, Clause))
