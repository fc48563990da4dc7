r"""Periods that rows state: those below "2019:" are of that year, "First quarter" in a table of prices of that quarter.

A column that has no period of its own takes that of its row; "Three Months Ended March 31" over rows below "2019:" is
the quarter of that year.
"""

from collections.abc import Iterator, Sequence

import regex

from extractors.fiscal.calendar import Calendar
from extractors.tables.periods import CHANGE, period
from extractors.tables.rows import Row
from pipeline.lazy import lazy

_YEAR = r"(?:(?:fiscal|calendar)\s+)?(?:year\s+)?(?:19|20)\d\d(?:\s+(?:fiscal|calendar))?(?:\s+(?:fiscal\s+)?year)?"
_DAY = r"\p{L}{3,9}\.?\s+\d{1,2}(?:,?\s+(?:19|20)\d\d)?"
_INSTANT = r"(?:as\s+(?:of|at)|at)"
_QUARTER = r"(?:first|second|third|fourth|1st|2nd|3rd|4th)\s+(?:fiscal\s+)?(?:quarter|qtr\.?)|Q[1-4]|[1-4]Q"
_LENGTH = r"(?:for\s+the\s+)?(?:(?:fiscal\s+)?(?:year|quarter|month)|(?:\w+[\s-])?(?:months?|weeks?))\s+end(?:ed|ing)"
_DATED = lazy(
    rf"(?:(?:{_QUARTER})(?:,?\s+(?:of\s+)?(?:{_YEAR}))?|(?:{_YEAR})|(?:{_LENGTH}|{_INSTANT})\s+{_DAY})"
    r"(?:\s*\([^()]{1,20}\))*\s*[:.,—–-]*",
    regex.IGNORECASE,
)
"""A label that is a period, a year or the day of a balance and nothing else: "Fiscal 2003:", "Quarter ended March 31".

A bare day says nothing of how long before it what stands below it was counted.
"""
_BALANCE = lazy(rf"\b{_INSTANT}\b", regex.IGNORECASE)
_TIME = lazy(
    r"(?:19|20)\d\d|\b(?:quarters?|qtr|months?|weeks?|years?)\b|\bQ[1-4]\b|\b[1-4]Q\b|\bas\s+(?:of|at)\b|\d/\d",
    regex.IGNORECASE,
)
"""What a head of a column says of time."""


def dated(label: str) -> bool:
    """Whether the label of a row is nothing but a period, a year or the day of a balance."""
    return _DATED.fullmatch(label) is not None


def periods(
    rows: Sequence[Row], columns: Sequence[str], said: str, known: Calendar, own: Sequence[str | None]
) -> Iterator[dict[int, str | None]]:
    """The periods of the cells of each row; `own` are those that the columns have, which go first."""
    above = ""
    for row in rows:
        stated = dated(row.label)
        if stated and not row.cells:
            above = row.title
        own_words = row.title if stated and row.cells else row.year
        words = " ".join(one for one in (own_words, above) if one)
        yield {at: own[at] or (_of(words, columns[at], said, known) if words else None) for at in row.cells}


def _of(words: str, column: str, said: str, known: Calendar) -> str | None:
    """The period of a cell by the words of its row, with those of its column where these speak of time."""
    if CHANGE.search(column):
        return None
    if _TIME.search(column):
        return period(f"{column} {words}", said, known)
    found = period(words, said, known)
    balance = found is None or "/" in found or _BALANCE.search(words)
    return found if balance else None  # "2004" of payments to come, under "as of December 31, 2003"
