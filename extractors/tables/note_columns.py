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
_HIGHEST = 100
_PARTS = 2
"""Digits of a part of a note at most: "12.1", "11.10"."""


def note_columns(labels: Sequence[str], rows: Sequence[Row]) -> list[int]:
    """The columns whose head says, and whose numbers show, that they refer to notes."""
    found = (at for at, label in enumerate(labels) if _NOTE.match(label))
    return [at for at in found if _refer([row.cells[at] for row in rows if at in row.cells and not row.cells[at].nil])]


def _refer(cells: Sequence[Figure]) -> bool:
    """Whether figures are the numbers of notes: whole, or parts beside whole ones or of one note, as rates are not."""
    if any(cell.written or cell.decimals > _PARTS or not 0 < cell.value < _HIGHEST for cell in cells):
        return False
    parts = [cell.value for cell in cells if cell.decimals]
    of_one = len({int(one) for one in parts}) == 1 < len(set(parts))
    return len(parts) < len(cells) or of_one or not cells


def without(rows: Sequence[Row], left_out: Sequence[int]) -> tuple[Row, ...]:
    """The rows without the cells of these columns, those behind them counted anew."""

    def moved(cells: Mapping[int, Figure]) -> dict[int, Figure]:
        return {at - sum(one < at for one in left_out): cell for at, cell in cells.items() if at not in left_out}

    return tuple(replace(row, cells=moved(row.cells)) for row in rows)
