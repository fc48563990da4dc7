r"""Periods that rows state: those below "2019:" are of that year, "First quarter" in a table of prices of that quarter.

A column that has no period of its own takes that of its row; "Three Months Ended March 31" over rows below "2019:" is
the quarter of that year.
"""

from collections.abc import Iterator, Sequence

import regex

from extractors.fiscal.calendar import Calendar
from extractors.lexicon.months import MONTH
from extractors.tables.dated import INSTANT, NTH, QUARTER, dated
from extractors.tables.periods import CHANGE, period
from extractors.tables.rows import Row
from pipeline.lazy import lazy

_NTH = lazy(NTH, regex.IGNORECASE)
_QUARTERS = lazy(r"\bquarter(?:s|ly)?\b", regex.IGNORECASE)
_WITHIN_YEAR = lazy(rf"\b(?:quarters?|qtr|months?|weeks?|half|Q[1-4]|[1-4]Q|{MONTH}\s+\d)\b", regex.IGNORECASE)
_BALANCE = lazy(rf"\b{INSTANT}\b", regex.IGNORECASE)
TIME = lazy(
    r"(?:19|20)\d\d|\b(?:quarters?|qtr|months?|weeks?|years?)\b|\bQ[1-4]\b|\b[1-4]Q\b|\bas\s+(?:of|at)\b|\d/\d",
    regex.IGNORECASE,
)
"""What a head of a column says of time."""
_QUARTER = lazy(rf"\b(?:{QUARTER})", regex.IGNORECASE)
_END = lazy(rf"\byear\s+end(?:ed|ing)\s+{MONTH}\s+\d", regex.IGNORECASE)
_OF_ITS_OWN = lazy(
    r"\b(?:quarters?|qtr|months?|weeks?|half|through|balances?|as\s+(?:of|at)|(?:beginning|end)\s+of)\b",
    regex.IGNORECASE,
)
"""Rows below a year that are of a part of it, or of a day: "Balance at end of year"."""
_SO_FAR = lazy(r"\bthrough\b", regex.IGNORECASE)
"""What a row says that is of a period not yet over: "Second quarter (through May 10, 2004)"."""
_BOTH = lazy(r"\b(?:at|as\s+of)\s+(?:or|and)\s+for\b", regex.IGNORECASE)
_HELD = lazy(r"\b(?:balance\s+sheets?|financial\s+(?:condition|position))\b", regex.IGNORECASE)


def held(row: Row, column: str, period: str | None) -> str | None:
    """The last day of the period of a balance, in a column "At or for the year ended June 30, 1997" of both sorts."""
    balance = _BOTH.search(column) and any(_HELD.search(one) for one in (row.context, *row.path))
    return period.rpartition("/")[2] if period and balance else period


def periods(
    rows: Sequence[Row], columns: Sequence[str], said: str, known: Calendar, own: Sequence[str | None]
) -> Iterator[dict[int, str | None]]:
    """The periods of the cells of each row; `own` are those that the columns have, which go first."""
    above = ""
    for row in rows:
        stated = dated(row.label)
        if stated and not row.cells:
            above = row.title
        title = row.title if stated and row.cells else row.year
        if _NTH.fullmatch(row.title) and _QUARTERS.search(" ".join((said, above, *(columns[at] for at in row.cells)))):
            title = f"{row.title} quarter"
        over = "" if not title and _OF_ITS_OWN.search(row.title) else above
        of_year = _QUARTER.search(title) is not None and _END.search(over) is not None
        caption = over if of_year else said  # "First Quarter" below "Year ended June 30, 1997" is no year
        words = title if of_year else " ".join(one for one in (title, over) if one)
        words = "" if _SO_FAR.search(title) else words
        yield {at: _of(words, columns[at], own[at], caption, known) if words else own[at] for at in row.cells}


def _of(words: str, column: str, own: str | None, said: str, known: Calendar) -> str | None:
    """The period of a cell by the words of its row, with those of its column where these speak of time.

    A row that speaks of a quarter, or of a day, says more than a column that has the year alone.
    """
    more = _WITHIN_YEAR.search(words) is not None and _WITHIN_YEAR.search(column) is None
    if CHANGE.search(column) or (own and not more):
        return own
    if TIME.search(column):
        return period(f"{column} {words}", said, known)
    found = period(words, said, known)
    balance = found is None or "/" in found or _BALANCE.search(words)
    return found if balance else None  # "2004" of payments to come, under "as of December 31, 2003"
