"""Columns of changes in percent, whose sign only the first of them has: "10.9 %" over "22.3" and "(12.6)"."""

from collections.abc import Iterator, Sequence

from extractors.tables.periods import CHANGE
from extractors.tables.rows import Row


def percent_changes(rows: Sequence[Row], columns: Sequence[str]) -> Iterator[int]:
    """The columns that compare, and whose figures are written alike, the first with the sign.

    Below a first change in money, "221.2" over "(4.6)%" of a margin, nothing is in percent but what says so; nor is it
    below the change of a percentage, which has the sign whatever the others are.
    """
    for at, head in enumerate(columns):
        if not CHANGE.search(head):
            continue
        changed = [row for row in rows if at in row.cells and not row.cells[at].nil]
        if not changed or not _first(changed[0], at):
            continue
        cells = [row.cells[at] for row in changed]
        exact = {one.decimals for one in cells}
        plain = not any(one.currency or one.grouped or one.points or one.times for one in cells)
        if plain and len(exact) == 1 and 0 not in exact:
            yield at


def _first(row: Row, at: int) -> bool:
    """Whether the first row of a column has the sign there, and is no row of percentages."""
    beside = [cell for other, cell in row.cells.items() if other != at and not cell.nil]
    return row.cells[at].percent and not (beside and all(one.percent for one in beside))
