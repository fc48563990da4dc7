"""Tables of a single period: what their caption says of time is that of all their columns.

"SEGMENT RESULTS FOR THE THREE MONTHS ENDED JUNE 30, 2004" over "Eastern   Western   Total" dates each of them.
"""

from collections.abc import Sequence

import regex

from extractors.fiscal.calendar import Calendar
from extractors.lexicon.months import MONTH
from extractors.tables.dated import INSTANT, dated
from extractors.tables.periods import CHANGE, LENGTH, period
from extractors.tables.row_periods import TIME
from extractors.tables.rows import Row
from pipeline.lazy import lazy

_FULL_DAY = rf"{MONTH}\s+\d{{1,2}},?\s+(?:19|20)\d\d\b"
_SAID = lazy(
    rf"(?:(?P<length>(?:(?:\b\w{{1,12}}[\s-])?(?:months?|weeks?)|years?|quarters?)\s+end(?:ed|ing))|\b{INSTANT})\s+(?P<day>{_FULL_DAY})",
    regex.IGNORECASE,
)
_ANOTHER = lazy(
    rf"{MONTH}|\b(?:19|20)\d\d\b|\b(?:quarters?|months?|weeks?|inception|to[\s-]date|(?:prior|previous|last)\s+years?)\b",
    regex.IGNORECASE,
)
"""What makes a second time of a caption: "December 31, 2003 and 2002", "compared to the prior year"."""
_ELSEWHEN = lazy(
    r"\b(?:prior|previous|preceding|last|beginning|opening|to[\s-]date|cumulative|budget\w*|plan(?:ned)?|forecast\w*"
    r"|guidance|outlook|projected|target)\b",
    regex.IGNORECASE,
)
"""Heads of columns that are of another time than their table, or of none: "Current   Prior", "Actual   Budget"."""


def single(heads: Sequence[str], rows: Sequence[Row], said: str, known: Calendar) -> list[str | None]:
    """The period of each column of a table whose caption alone speaks of time; null where heads or rows do too."""
    found = _said(said, known) if not any(TIME.search(one) for one in heads) and len(heads) > 1 else None
    if found is None or any(row.year or dated(row.label) or TIME.search(row.label) for row in rows if not row.cells):
        return [None] * len(heads)
    return [None if CHANGE.search(one) or _ELSEWHEN.search(one) else found for one in heads]


def _said(said: str, known: Calendar) -> str | None:
    """The one period, or the one day of a balance, that a caption names in full."""
    found = list(_SAID.finditer(said))
    if len(found) != 1:
        return None
    rest = said[: found[0].start()] + said[found[0].end() :]
    if _ANOTHER.search(rest) or LENGTH.search(rest):
        return None
    return period(found[0][0], "", known)
