"""What the words over a table say of figures that neither their rows nor their signs tell.

Below "earnings per share were as follows:" cents are of each share. Among "Operating statistics" every sum of money
has its sign, since rows of many kinds stand there; what has none is counted.
"""

from collections.abc import Sequence

import regex

from extractors.tables.rows import Row
from extractors.tables.units import PER_SHARE, Sort
from pipeline.lazy import lazy

_BUT = lazy(r"\b(?:except|other\s+than|and)\b[^()]{0,60}\bper\b", regex.IGNORECASE)
"""A scale that makes an exception of what is said of each share."""
_STATISTICS = lazy(
    r"\b(?:statistics|(?:operating|operational|statistical)\s+(?:data|metrics|highlights|indicators|information)"
    r"|key\s+(?:operating\s+)?(?:metrics|indicators))\b",
    regex.IGNORECASE,
)
_FINANCIAL = lazy(r"\b(?:financial|statements?|results|income|balance)\b", regex.IGNORECASE)
_SUM = lazy(
    r"\b(?:revenues?|sales|expen(?:ses?|ditures?)|costs?|income|loss(?:es)?|profits?|earnings|ebitda\w*|cash|debt|assets?"
    r"|liabilit(?:y|ies)|equity|capital|loans|deposits?|premiums?|fees?|prices?|interest|dividends?|tax(?:es)?|backlog"
    r"|depreciation|amortization|receivables?|inventor(?:y|ies)|payables?|borrowings?|rent|compensation|salaries)\b",
    regex.IGNORECASE,
)
"""Words of sums of money: where they stand without signs, signs tell nothing."""
_CENTS = 2
_MOST_EACH = 100


def as_said(said: str, rows: Sequence[Row], sorts: list[dict[int, Sort | None]]) -> list[dict[int, Sort | None]]:
    """The sorts of the cells, those filled in that the words over the table tell."""
    if PER_SHARE.search(said) and not _BUT.search(said) and _all_cents(rows):
        return [{at: one or "per_share" for at, one in own.items()} for own in sorts]
    if _STATISTICS.search(said) and not _FINANCIAL.search(said) and _signed(rows):
        return [
            own
            if any(cell.currency for cell in row.cells.values())
            else {at: one or "volume" for at, one in own.items()}
            for row, own in zip(rows, sorts, strict=True)
        ]
    return sorts


def _all_cents(rows: Sequence[Row]) -> bool:
    cells = [cell for row in rows for cell in row.cells.values() if not cell.nil]
    return all(cell.decimals == _CENTS and abs(cell.value) < _MOST_EACH and not cell.percent for cell in cells)


def _signed(rows: Sequence[Row]) -> bool:
    """Whether rows of sums have their signs in each column, and percentages theirs: not just the first of many."""
    full = [row for row in rows if row.cells and all(cell.currency or cell.nil for cell in row.cells.values())]
    shares = [row for row in rows if row.cells and any(cell.percent for cell in row.cells.values())]
    rest = [row for row in rows if row not in full and row not in shares]
    return (
        bool(full and shares) and not any(row.total for row in full) and not any(_SUM.search(row.label) for row in rest)
    )
