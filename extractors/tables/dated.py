"""Labels of rows that speak of time alone: a year, a quarter, a period, the day of a balance."""

import regex

from extractors.fiscal.stated import NTHS
from extractors.lexicon.months import MONTH
from pipeline.lazy import lazy

_YEAR = r"(?:(?:fiscal|calendar)\s+)?(?:year\s+)?(?:19|20)\d\d(?:\s+(?:fiscal|calendar))?(?:\s+(?:fiscal\s+)?year)?"
_DAY = r"\p{L}{3,9}\.?\s+\d{1,2}(?:,?\s+(?:19|20)\d\d)?"
INSTANT = r"(?:as\s+(?:of|at)|at)"
NTH = f"(?:{'|'.join(NTHS)})"
QUARTER = rf"{NTH}\s+(?:fiscal\s+)?(?:quarter|qtr\.?)|Q[1-4]|[1-4]Q"
"""The name of a quarter, for a pattern that ignores case."""
_LENGTH = r"(?:for\s+the\s+)?(?:(?:fiscal\s+)?(?:year|quarter|month)|(?:\w+[\s-])?(?:months?|weeks?))\s+end(?:ed|ing)"
_DATED = lazy(
    rf"(?:(?:{QUARTER})(?:,?\s+(?:of\s+)?(?:{_YEAR}))?|(?:{_YEAR})|(?:{_LENGTH}|{INSTANT})\s+{_DAY})"
    r"(?:\s*\([^()]{1,20}\))*\s*[:.,—–-]*",
    regex.IGNORECASE,
)
"""A label that is a period, a year or the day of a balance and nothing else: "Fiscal 2003:", "Quarter ended March 31".

A bare day says nothing of how long before it what stands below it was counted.
"""
OVER_YEARS = lazy(
    rf"(?:for\s+the\s+)?(?:fiscal\s+)?years?\s+end(?:ed|ing)(?:\s+(?:on\s+)?{MONTH}\s+\d{{1,2}})?,?:?", regex.IGNORECASE
)
"""What stands over the labels of rows that are years: "Year ending December 31,"."""


def dated(label: str) -> bool:
    """Whether the label of a row is nothing but a period, a year or the day of a balance."""
    return _DATED.fullmatch(label) is not None
