"""Columns of references: the numbers below "Note" lead to the notes of the statements, and are no figures of theirs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import regex

from extractors.lexicon.months import MONTH
from extractors.tables.figures import Figure
from extractors.tables.rows import Row
from pipeline.lazy import lazy

_NOTE = lazy(rf"(?:.*(?:\d|\bended|\b{MONTH})\W+)?notes?\.?(?:\s+(?:no|ref)s?\.?)?$", regex.IGNORECASE)
"""The head of a column of notes, below a date that stands over its neighbours; "Senior Notes" heads sums."""
_DUE = lazy(r"\b(?:19|20)\d\d\W+notes", regex.IGNORECASE)
_HIGHEST = 100
_PARTS = 2
"""Digits of a part of a note at most: "12.1", "11.10"."""


def note_columns(labels: Sequence[str], rows: Sequence[Row]) -> list[int]:
    """The columns whose head says, and whose numbers show, that they refer to notes."""
    found = (at for at, label in enumerate(labels) if _NOTE.match(label))
    return [
        at
        for at in found
        if _refer(
            [row.cells[at] for row in rows if at in row.cells and not row.cells[at].nil],
            dated=_DUE.search(labels[at]) is not None,
        )
    ]


def _refer(cells: Sequence[Figure], *, dated: bool) -> bool:
    """Whether figures are the numbers of notes: whole, or parts beside whole ones, or parts of one note one by one.

    Rates are not. `dated`: the head may be that of notes due in a year, which have sums and prices.
    """
    if any(cell.written or cell.decimals > _PARTS or not 0 < cell.value < _HIGHEST for cell in cells):
        return False
    parts = [str(cell.value).split(".") for cell in cells if cell.decimals]
    if not parts:
        return True
    own = {int(part) for _, part in parts}
    of_one = len({whole for whole, _ in parts}) == 1 < len(own) == max(own) - min(own) + 1
    return not dated and (len(parts) < len(cells) or of_one)


def without(rows: Sequence[Row], left_out: Sequence[int]) -> tuple[Row, ...]:
    """The rows without the cells of these columns, those behind them counted anew."""

    def moved(cells: Mapping[int, Figure]) -> dict[int, Figure]:
        return {at - sum(one < at for one in left_out): cell for at, cell in cells.items() if at not in left_out}

    return tuple(replace(row, cells=moved(row.cells)) for row in rows)
