"""Columns of figures: which cells of many rows stand one below the other.

Cells that share a place across the page are one column; where two of one row do, the column is cut between them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from extractors.tables.figures import Figure
from extractors.tables.lines import Line


@dataclass(frozen=True)
class Place:
    """The place of a column across the page, and how many cells it has."""

    left: float
    right: float
    cells: int

    @property
    def centre(self) -> float:
        """Its middle."""
        return (self.left + self.right) / 2


def columns(rows: Sequence[Line]) -> list[Place]:
    """The columns of the rows, from left to right; numbers in labels and years are no cells."""
    lists = [[one for one in row.figures if not one.tight] for row in rows]
    groups = _cut([cells for cells in lists if cells])
    return [Place(min(c.left for c in one), max(c.right for c in one), len(one)) for one in groups]


def _cut(rows: Sequence[Sequence[Figure]]) -> list[list[Figure]]:
    """The cells of each column: runs of overlapping places, cut where one row has several cells in a run."""
    cells = sorted(((cell, number) for number, row in enumerate(rows) for cell in row), key=lambda one: one[0].left)
    runs: list[list[tuple[Figure, int]]] = []
    edge = float("-inf")
    for cell, number in cells:
        if cell.left >= edge:
            runs.append([])
        runs[-1].append((cell, number))
        edge = max(edge, cell.right)
    found: list[list[Figure]] = []
    for run in runs:
        found += _parted(run)
    return found


def _parted(run: Sequence[tuple[Figure, int]]) -> list[list[Figure]]:
    """A run as one column, or as many as its fullest rows have cells."""
    by_row: dict[int, list[Figure]] = {}
    for cell, number in run:
        by_row.setdefault(number, []).append(cell)
    most = max(map(len, by_row.values()))
    if most == 1:
        return [[cell for cell, _ in run]]
    full = [sorted(cells, key=lambda one: one.left) for cells in by_row.values() if len(cells) == most]
    edges = [sum(row[at].right for row in full) / len(full) for at in range(most)]
    parts: list[list[Figure]] = [[] for _ in range(most)]
    for cells in by_row.values():
        for cell in cells:
            parts[min(range(most), key=lambda at: abs(edges[at] - cell.right))].append(cell)
    return [part for part in parts if part]


def placed(row: Line, places: Sequence[Place]) -> dict[int, Figure]:
    """The cell of each column that the row has; of two that claim a column the nearer stays.

    A number one space behind words counts where the column has no other.
    """
    found: dict[int, Figure] = {}
    for cell in sorted(row.figures, key=lambda one: one.tight):
        at = min(range(len(places)), key=lambda number: _distance(cell, places[number]))
        if _distance(cell, places[at]) > _REACH or (cell.tight and not _fits(cell, places[at])):
            continue
        if at not in found:
            found[at] = cell
    return dict(sorted(found.items()))


_REACH = 4.0


def _distance(cell: Figure, place: Place) -> float:
    """How far a cell is from a column: nothing where they overlap, less the more they do."""
    shared = min(cell.right, place.right) - max(cell.left, place.left)
    return -shared if shared > 0 else max(cell.left - place.right, place.left - cell.right, 0.0) + 0.5


def _fits(cell: Figure, place: Place) -> bool:
    return cell.left >= place.left - 1 and abs(cell.right - place.right) <= 2 * _REACH
