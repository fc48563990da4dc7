"""Which of two figures is the month, where both could be: "5/8/14" is May 8 in Ohio and August 5 in Leeds.

The document says it: by its other dates in figures ("5/28/14"), by how it writes days out ("June 30, 2004" or "30 June
2004"), and last by the places that it names. Where these say nothing, or two things, the day stays open.
"""

from functools import cache, lru_cache

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code, names
from pipeline.lazy import lazy
from pipeline.rules import MONTHS

_FIGURES = lazy(
    r"(?:(?<![\w/.,$-])|(?<=\d/\d\d?/(?:\d\d|\d{4})-))(?P<first>\d\d?)(?P<mark>[/-])(?P<second>\d\d?)(?P=mark)"
    r"(?:(?:19|20)\d\d|\d\d)(?![\w/]|-(?!\d\d?/\d\d?/\d\d))"
)
_MONTH = "|".join(MONTHS)
_MONTH_FIRST = lazy(rf"\b(?:{_MONTH})\s+\d\d?(?:st|nd|rd|th)?\s*,?\s+(?:19|20)\d\d\b", regex.IGNORECASE)
_DAY_FIRST = lazy(rf"(?<![\w.,-])\d\d?(?:st|nd|rd|th)?\s+(?:{_MONTH})\s*,?\s+(?:19|20)\d\d\b", regex.IGNORECASE)
_YEAR_FIRST = ("CA", "CN", "HU", "JP", "KR", "LT", "MN", "TW")
"""Countries that write the year first, or use both orders: their names decide nothing."""
_CLEAR = 3
"""How many times as often as the other order one has to stand in words, or among places, to be the document's own."""


@lru_cache(maxsize=8)
def month_first(text: str) -> bool | None:
    """Whether the text puts the month before the day, as Americans do; null where it does not say."""
    figures = [(int(one["first"]), int(one["second"])) for one in _FIGURES.finditer(text)]
    american = sum(first <= 12 < second <= 31 for first, second in figures)
    other = sum(second <= 12 < first <= 31 for first, second in figures)
    if american or other:
        return None if american and other else american > 0
    return _clear(len(_MONTH_FIRST.findall(text)), len(_DAY_FIRST.findall(text)), _by_places(text))


def _clear(american: int, other: int, otherwise: bool | None) -> bool | None:
    """Which order stands clearly more often; what else speaks where neither does."""
    if max(american, other) == 0:
        return otherwise
    if american >= _CLEAR * other:
        return True
    return False if other >= _CLEAR * american else otherwise


def _by_places(text: str) -> bool | None:
    """The order that is the custom of the places in the text: that of the United States, or that of the others."""
    codes = [jurisdiction_code(one) or "" for one in _places().findall(text)]
    american = sum(one.startswith("US") for one in codes)
    return _clear(american, sum(not one.startswith(("US", *_YEAR_FIRST)) for one in codes), None)


@cache
def _places() -> "regex.Pattern[str]":
    known = names()
    return regex.compile(r"\b\L<names>\b", names=[*known, *(name.upper() for name in known)])
