"""Columns of changes in percent, whose sign only the first of them has: "10.9 %" over "22.3" and "(12.6)"."""

from collections.abc import Iterator, Sequence

from extractors.tables.periods import CHANGE
from extractors.tables.rows import Row


def percent_changes(rows: Sequence[Row], columns: Sequence[str]) -> Iterator[int]:
    """The columns that compare, and whose figures are written alike, some of them with the sign."""
    for at, head in enumerate(columns):
        if not CHANGE.search(head):
            continue
        cells = [row.cells[at] for row in rows if at in row.cells and not row.cells[at].nil]
        exact = {one.decimals for one in cells}
        plain = not any(one.currency or one.grouped or one.points or one.times for one in cells)
        if plain and len(exact) == 1 and 0 not in exact and any(one.percent for one in cells):
            yield at
