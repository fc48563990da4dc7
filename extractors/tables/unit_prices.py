"""Sums of each unit among sums in thousands: what has cents where the others are whole.

Below "(Dollars in thousands, except per unit data)" a revenue of $2,654 is 2,654,000 dollars, a differential of $(0.36)
thirty-six cents.
"""

from collections.abc import Iterator, Sequence

import regex

from extractors.tables.captions import Scale
from extractors.tables.figures import Figure
from extractors.tables.rows import Row
from extractors.tables.units import Sort
from pipeline.lazy import lazy

_EXCEPT = lazy(r"\b(?:except(?:ing)?|other\s+than)\b.*\bper\b", regex.IGNORECASE)
_CENTS = 2
_SUMS = 3
"""So many whole sums say that what has cents is none."""


def excepted(rows: Sequence[Row], sorts: Sequence[dict[int, Sort | None]], stated: Scale) -> bool:
    """Whether a table scales its sums but for what is said of each unit, and has no sums with cents."""
    if stated.money == 1 or _EXCEPT.search(stated.stated) is None:
        return False
    cells = list(_money(rows, sorts))
    cents = [one for one in cells if one.decimals]
    plain = all(one.decimals == _CENTS and not one.grouped for one in cents)
    return bool(cents) and plain and len(cells) - len(cents) >= _SUMS


def _money(rows: Sequence[Row], sorts: Sequence[dict[int, Sort | None]]) -> Iterator[Figure]:
    for row, own in zip(rows, sorts, strict=True):
        yield from (cell for at, cell in row.cells.items() if own[at] in (None, "money") and not cell.nil)
