r"""Rules that are asked only near words that few documents have, so that the others cost next to nothing.

`near(text, ("egistration\\s+[Ss]tatement",), 500)` are the stretches of 500 characters around each of these words; a
text without them has none.
"""

from collections.abc import Iterable, Iterator
from functools import cache

import regex

from pipeline.clause import Clause
from pipeline.document import Document
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


def near(text: str, places: Iterable[str], reach: int) -> list[Span]:
    """The stretches of the text within so many characters of what the patterns find, those that touch made one."""
    found = sorted(match.span() for place in places for match in _place(place).finditer(text))
    stretches: list[Span] = []
    for first, last in found:
        start, end = max(0, first - reach), min(len(text), last + reach)
        if stretches and start <= stretches[-1].end:
            start, end = stretches[-1].start, max(end, stretches.pop().end)
        stretches.append(Span(start, end))
    return stretches


@cache
def _place(pattern: str) -> "regex.Pattern[str]":
    return regex.compile(pattern)


def asked(document: Document, rules: Iterable[Rule], places: Iterable[str], reach: int) -> Iterator[Clause]:
    """What rules find within so many characters of words that few documents have."""
    stretches = near(document.text, places, reach)
    if stretches:
        yield from (one for one in scan(document, rules, stretches) if isinstance(one, Clause))
