"""Tables laid out as lines: cells set in columns of a page with letters of one width, figures to the right.

The columns are as wide as their longest cell, three spaces part them, and a head that spans columns stands in their
middle: so does a typist set a table, and so read it the rules for text.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pipeline.read.html.lines import COLUMN, Flow, Line, Piece
from pipeline.read.html.tables import Entry, Strip, Table, strips
from pipeline.read.sizes import Room

GAP = 3
"""Spaces between two columns."""
WIDEST = 250
"""Columns that a table takes at most, if its heads and labels can be cut short of theirs."""
CAPS = (100, 40, 24, 14, 0)
"""How wide words make a column: the most first, then less and less while the table is too wide."""
FARTHEST = 120
"""Columns that a paragraph in a cell can stand from the left, however deep tables stand in one another."""
DECLARED = 44
"""Columns from the left that the declared widths of columns can move a cell."""


class CellPlace(NamedTuple):
    """A cell of a table of data: the pieces of its words, and where it stands."""

    pieces: Sequence[Piece]
    column: int
    columns: int
    rows: int
    head: bool


Places = dict[int, int]
"""Where each column begins on the line."""


def lay_out(table: Table, flow: Flow, room: Room) -> list[list[CellPlace]]:
    """Writes the rows of a table into the flow around it; the cells of its rows, if it is a table of data.

    Raises `Unreadable` where the text has no `room` for the blanks between its columns.
    """
    rows, data = strips(table)
    if not rows:
        return []
    places = _places(table, rows, data=data)
    base = round(table.left / COLUMN)
    set_apart = len(rows) > 1
    flow.space(12.0 if set_apart else 0.0)
    for strip in rows:
        if strip.feed:
            flow.feed()
        lines = _lines(strip, places, room, data=data)
        for line in lines:
            line.indent += base
        flow.take(lines, gap=strip.gap)
    flow.block(12.0 if set_apart else 0.0)
    return _grid(rows) if data else []


def _lines(strip: Strip, places: Places, room: Room, *, data: bool) -> list[Line]:
    if strip.sort == "columns":
        return [_in_columns(strip.entries, places, room, data=data)]
    if strip.sort == "hanging":
        return _hanging(strip.entries, places)
    return _one_after_another(strip.entries, places)


def _places(table: Table, rows: Sequence[Strip], *, data: bool) -> Places:
    """Where the columns begin: no cell that counts reaches into the next column."""
    bounds = sorted({bound for strip in rows for entry in strip.entries for bound in (entry.column, entry.end)})
    least = {} if data else _declared(table, bounds)
    ending: dict[int, list[Entry]] = {}
    for strip in rows:
        # a label that stands alone in its row may reach over all columns
        if strip.sort == "columns" and (len(strip.entries) > 1 or strip.entries[0].column > bounds[0]):
            for entry in strip.entries:
                ending.setdefault(entry.end, []).append(entry)
    places: Places = {}
    for cap in CAPS if len(bounds) <= WIDEST else CAPS[-1:]:
        at = 0
        for bound in bounds:
            for entry in ending.get(bound, ()):
                wide = entry.lines[0].indent + len(entry.text)
                if entry.figure or wide <= (CAPS[0] if entry.column == bounds[0] else cap):
                    at = max(at, places[entry.column] + wide + GAP)
            at = max(at, least.get(bound, 0))
            places[bound] = at
        if at <= WIDEST:
            break
    return places


def _declared(table: Table, bounds: Sequence[int]) -> Places:
    """Where the markup says that columns begin, as far as it gives their widths."""
    widths: dict[int, float] = {}
    for row in table.rows:
        for cell in row.cells:
            if cell.look.columns == 1 and cell.look.width:
                widths[cell.column] = max(widths.get(cell.column, 0.0), cell.look.width)
    found: Places = {}
    columns = sorted(widths)
    total, at = 0.0, 0
    for bound in bounds:
        while at < len(columns) and columns[at] < bound:
            total += widths[columns[at]]
            at += 1
        found[bound] = min(DECLARED, int(total / COLUMN))
    return found


def _in_columns(row: Sequence[Entry], places: Places, room: Room, *, data: bool) -> Line:
    """A row as one line, each cell in its columns; one that is too long moves those behind it."""
    pieces: list[Piece] = []
    at = 0
    for entry in row:
        line = entry.lines[0]
        start, width = places[entry.column], len(entry.text)
        free = places[entry.end] - start - GAP - width
        if (entry.figure and data) or line.align == "right":
            start += max(0, free)
        elif line.align == "center" and data:
            start += max(0, free // 2)
        else:
            start += line.indent
        start = max(start, at + (GAP if pieces else 0))
        if start > at:
            room.take(start - at)
            pieces.append(Piece(" " * (start - at)))
        pieces += line.pieces
        at = start + width
    indent = len(pieces[0].text) if pieces[0].start < 0 and not pieces[0].text.strip() else 0
    return Line(pieces[1:] if indent else pieces, indent, fixed=True)


def _hanging(row: Sequence[Entry], places: Places) -> list[Line]:
    """A mark or a label on the line of the text behind it; what else the text has follows below it."""
    *fronts, last = row
    first = fronts[0].lines[0]
    pieces = list(first.pieces)
    for entry in (*fronts[1:], last):
        pieces += [Piece(" " * GAP), *entry.lines[0].pieces]
    indent = places[row[0].column] + first.indent
    indent = min(indent, FARTHEST)
    hang = max(places[last.column], indent + len(fronts[0].text) + GAP)
    lines = [Line(pieces, indent, None, first.gap or last.lines[0].gap, opens=True)]
    for line in last.lines[1:]:
        line.indent = min(line.indent + hang, FARTHEST)
        lines.append(line)
    return lines


def _one_after_another(row: Sequence[Entry], places: Places) -> list[Line]:
    """The lines of each cell in turn, a blank line between cells."""
    lines: list[Line] = []
    across = max(places.values())
    for entry in row:
        for line in entry.lines:
            aligned = line.align in ("center", "right") and places[entry.end] - places[entry.column] >= across / 2
            if not aligned and not line.fixed:
                line.align = None
                moved = places[entry.column] if len(line.text) < across or len(row) == 1 else 0
                line.indent = min(line.indent + moved, FARTHEST)
        entry.lines[0].gap = entry.lines[0].gap or bool(lines)
        entry.lines[0].opens = True
        lines += entry.lines
    return lines


def _grid(rows: Sequence[Strip]) -> list[list[CellPlace]]:
    """The cells of the rows that are set in columns; heads are those above the first label with a figure."""
    found: list[list[CellPlace]] = []
    heads = True
    for strip in rows:
        if strip.sort != "columns":
            continue
        first = strip.entries[0]
        if not first.figure and any(entry.figure for entry in strip.entries[1:]) and first.column == 0:
            heads = False
        found.append(
            [
                CellPlace(
                    entry.lines[0].pieces,
                    entry.column,
                    entry.end - entry.column,
                    entry.look.rows,
                    heads or entry.look.name == "th",
                )
                for entry in strip.entries
            ]
        )
    return found
