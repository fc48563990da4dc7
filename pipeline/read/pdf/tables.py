"""Ruled tables: the cells that drawn lines enclose, and the words in each.

The lines come from pdfium, a hundred times faster than reading the page again; finding cells in them is pdfplumber's.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pipeline.read.pdf.hyphens import Words, mended
from pipeline.read.pdf.leaf import Line, Piece
from pipeline.read.pdf.rows import Row, rows

MIN_UPRIGHT = 3
"""So many upright lines make a table of two columns; fewer are the frame of a page or a rule beside a paragraph."""
MAX_CROSSINGS = 40_000
"""Upright lines times level ones: more are a drawing."""
MAX_CELLS = 1_500
FIGURES = re.compile(r"[\d.,()%$€£\s–—-]+")
"""A line of a cell that is figures and nothing else."""
SNAP = 3.0
"""Points: lines that are not further apart are one, and ends that are not further apart meet."""


@dataclass(frozen=True)
class TableCell:
    """A cell: the printed lines in it, the column it begins in, how many columns and rows it reaches over."""

    rows: tuple[Row, ...]
    column: int
    columns: int
    depth: int


@dataclass(frozen=True)
class Table:
    """The cells that hold words, row by row, each row from left to right, and where the table begins."""

    cells: tuple[tuple[TableCell, ...], ...]
    x0: float
    top: float


Box = tuple[float, float, float, float]


def tables(pieces: Sequence[Piece], lines: Sequence[Line]) -> tuple[list[Table], list[Piece]]:
    """The ruled tables of a page from top to bottom, and the words that stand in none."""
    found: list[Table] = []
    rest = list(pieces)
    for boxes in _enclosed(lines):
        table, outside = _held(boxes, rest)
        if table is not None:
            found.append(table)
            rest = outside
    return sorted(found, key=lambda table: (table.top, table.x0)), rest


def filled(table: Table, words: Words) -> Table:
    """The table with the words whole that line ends part inside its cells."""
    cells = (tuple(replace(cell, rows=tuple(mended(cell.rows, words))) for cell in row) for row in table.cells)
    return replace(table, cells=tuple(cells))


def _enclosed(lines: Sequence[Line]) -> list[list[Box]]:
    """The boxes that the lines enclose, those of one table together."""
    upright = [line for line in lines if line.x1 - line.x0 < line.bottom - line.top]
    level = [line for line in lines if line.x1 - line.x0 >= line.bottom - line.top]
    if len({round(line.x0 / SNAP) for line in upright}) < MIN_UPRIGHT or len(upright) * len(level) > MAX_CROSSINGS:
        return []
    # Only a page that has a ruled table needs the library, which takes a fifth of a second to load.
    from pdfplumber import table as plumber  # noqa: PLC0415

    edges = [_edge(line, "v") for line in upright] + [_edge(line, "h") for line in level]
    merged = plumber.merge_edges(edges, SNAP, SNAP, SNAP, SNAP)
    crossings = plumber.edges_to_intersections(merged, SNAP, SNAP)
    if len(crossings) > MAX_CELLS:
        return []
    return plumber.cells_to_tables(plumber.intersections_to_cells(crossings))


def _edge(line: Line, orientation: str) -> dict[str, Any]:
    """A line as pdfplumber describes one: without thickness."""
    x0, top, x1, bottom = line
    if orientation == "v":
        x0 = x1 = (x0 + x1) / 2
    else:
        top = bottom = (top + bottom) / 2
    size = {"width": x1 - x0, "height": bottom - top, "doctop": top}
    return {"x0": x0, "x1": x1, "top": top, "bottom": bottom, "orientation": orientation, **size}


def _held(boxes: Sequence[Box], pieces: Sequence[Piece]) -> tuple[Table | None, list[Piece]]:
    """The table of these boxes, and the words outside it; null where they are no table of rows and columns.

    Frames around some columns of a table, or around many of its rows together, are none: their words belong to lines
    that go on outside, or that lie several in one frame.
    """
    edges = sorted({box[0] for box in boxes})
    tops = sorted({box[1] for box in boxes})
    held: dict[Box, list[Piece]] = {box: [] for box in boxes}
    outside: list[Piece] = []
    around = edges[0], tops[0], max(box[2] for box in boxes), max(box[3] for box in boxes)
    for piece in pieces:
        box = next((box for box in boxes if _inside(piece, box)), None) if _inside(piece, around) else None
        (held[box] if box else outside).append(piece)
    filled = {box: words for box, words in held.items() if words}
    if len({box[0] for box in filled}) < 2 or len({box[1] for box in filled}) < 2:
        return None, list(pieces)
    if any(around[1] < (piece.top + piece.bottom) / 2 < around[3] for piece in outside):
        return None, list(pieces)
    by_row: dict[float, list[TableCell]] = {}
    for (x0, top, x1, bottom), words in sorted(filled.items(), key=lambda one: (one[0][1], one[0][0])):
        column, columns = edges.index(x0), sum(x0 <= edge < x1 - SNAP for edge in edges)
        depth = sum(top <= one < bottom - SNAP for one in tops)
        by_row.setdefault(top, []).append(TableCell(tuple(rows(words)), column, columns, depth))
    if any(
        sum(FIGURES.fullmatch(row.text) is not None for row in cell.rows) > 1 for row in by_row.values() for cell in row
    ):
        return None, list(pieces)
    return Table(tuple(tuple(row) for row in by_row.values()), *around[:2]), outside


def _inside(piece: Piece, box: Box) -> bool:
    return box[0] <= (piece.x0 + piece.x1) / 2 <= box[2] and box[1] <= (piece.top + piece.bottom) / 2 <= box[3]
