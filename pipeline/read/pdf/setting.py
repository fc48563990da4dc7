"""Rows of print set as text is in EDGAR's text filings: indents as spaces, blank lines between paragraphs, form feeds.

A line that begins 20 points to the right of the margin, with characters 5 points wide, gets four spaces.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.document import Cell, Grid
from pipeline.read.pdf.columns import Block
from pipeline.read.pdf.leaf import Piece
from pipeline.read.pdf.measure import Measure
from pipeline.read.pdf.rows import CURRENCY, Row
from pipeline.read.pdf.tables import Table, TableCell
from pipeline.source_map import Word
from pipeline.span import Span

CLOSING = frozenset({")", "%", ")%", "%)"})
"""What a table sets apart from its figure, and text does not: "(1,234" and ")"."""
FIGURE = re.compile(r"[(\-–—$]*[\d.,]*\d[\d.,]*[)%]*|[-–—]")
APART = 3
"""Spaces between two columns of a table at least."""
NARROWEST = 0.4
"""The share of the usual width of a character that a crowded table may be set with."""
LOOSE = 1.25
"""Lines that are so many times as far apart as usual have a blank line between them."""
ONE_LINE = 300
"""Characters in a row of a ruled table that are set on one line; more are paragraphs beside one another."""
BLANKS = 3
"""Blank lines in a row at most."""
OFF_CENTRE = 0.012
"""The share of the text's width by which a centred line may miss the middle."""
INSET = 0.06
"""The share of the text's width that a centred line leaves free on either side at least."""
FORM_FEED = "\n\f\n"


@dataclass(frozen=True)
class Type:
    """How a block is set: the box of its text in points, the width of a character, the usual distance of lines."""

    measure: Measure
    pitch: float
    page: int
    boxes: Sequence[Piece]


@dataclass
class Setting:
    """The text so far, where each word of it stands, and which stretches of it are furniture or emphasised."""

    parts: list[str] = field(default_factory=list)
    length: int = 0
    words: list[Word] = field(default_factory=list)
    furniture: list[Span] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    emphasis: list[Span] = field(default_factory=list)

    def add(self, text: str) -> None:
        """Adds what stands on no page: spaces, line ends, form feeds."""
        self.parts.append(text)
        self.length += len(text)

    def word(self, before: str, piece: Piece, type_: Type) -> None:
        """Adds the spaces before a word, the word, and where it stands."""
        start = self.length + len(before)
        end = start + len(piece.text)
        self.parts += (before, piece.text)
        self.length = end
        _, x0, top, x1, bottom, _, _, _ = type_.boxes[piece.at]
        # hundredths of a point; the built-in rounding to so many digits takes three times as long
        x0, top, x1, bottom = (
            round(x0 * 100) / 100,
            round(top * 100) / 100,
            round(x1 * 100) / 100,
            round(bottom * 100) / 100,
        )
        self.words.append(Word(start, end, type_.page, x0, top, x1, bottom))
        if piece.strong:
            last = self.emphasis[-1] if self.emphasis else None
            if last and last.end == start - len(before) and before in {"", " "}:
                self.emphasis[-1] = Span(last.start, end)
            else:
                self.emphasis.append(Span(start, end))

    def block(self, block: Block, type_: Type, before: Row | None, *, furniture: bool) -> None:
        """Adds a block, one line for each row; `before` is the row above it on the page, if any."""
        units = _units(block.rows, type_.measure.unit)
        for number, (row, unit) in enumerate(zip(block.rows, units, strict=True)):
            if before is not None:
                self.add("\n" * (1 + _blanks(before, row, type_.pitch)))
            beside = block.rows[max(0, number - 1) : number] + block.rows[number + 1 : number + 2]
            centred = not any(_begins_at(other, row.x0) for other in beside) and _centred(row, block)
            self.add(" " * _indent(row, block, unit, type_.measure.unit, centred=centred))
            start = self.length
            _set_row(self, row, block.x0, unit, type_)
            if furniture:
                self.furniture.append(Span(start, self.length))
            before = row

    def table(self, table: Table, type_: Type, before: Row | None) -> None:
        """Adds a ruled table: a row of it as one line, or cell by cell where the cells hold paragraphs."""
        start = self.length
        cells: list[tuple[Cell, ...]] = []
        for number, row in enumerate(table.cells):
            words = sum(len(line.text) for cell in row for line in cell.rows)
            if before is not None:
                self.add("\n" * (2 if number == 0 or words > ONE_LINE else 1))
            start = self.length if number == 0 else start
            head = number == 0 and all(piece.strong for cell in row for line in cell.rows for piece in line.pieces)
            spans = self._paragraphs(row, type_) if words > ONE_LINE else self._line(row, type_)
            cells.append(
                tuple(
                    Cell(span, cell.column, cell.columns, cell.depth, head)
                    for span, cell in zip(spans, row, strict=True)
                )
            )
            before = row[-1].rows[-1]
        self.grids.append(Grid(Span(start, self.length), tuple(cells)))

    def _line(self, row: Sequence[TableCell], type_: Type) -> list[Span]:
        """Adds the cells of a row on one line, the lines of each joined."""
        begin, left, unit = self.length, type_.measure.left, type_.measure.unit
        spans: list[Span] = []
        for cell in row:
            first = cell.rows[0]
            column = round((first.x0 - left) / unit)
            if FIGURE.fullmatch(first.text):
                column = round((first.x1 - left) / unit) - len(first.text)
            self.add(" " * max(APART if spans else 0, begin + column - self.length))
            start = self.length
            for line in cell.rows:
                if self.length > start:
                    self.add(" ")
                self._words(line, type_)
            spans.append(Span(start, self.length))
        return spans

    def _paragraphs(self, row: Sequence[TableCell], type_: Type) -> list[Span]:
        """Adds the cells of a row below one another, each line as it is printed."""
        spans: list[Span] = []
        for cell in row:
            if spans:
                self.add("\n\n")
            start = self.length
            for line in cell.rows:
                if self.length > start:
                    self.add("\n")
                self._words(line, type_)
            spans.append(Span(start, self.length))
        return spans

    def _words(self, row: Row, type_: Type) -> None:
        for number, piece in enumerate(row.pieces):
            self.word("" if number == 0 or _closes(row, number) else " ", piece, type_)


def _set_row(setting: Setting, row: Row, left: float, unit: float, type_: Type) -> None:
    cuts = set(row.cuts)
    begin = setting.length - round((row.x0 - left) / unit)
    for number, piece in enumerate(row.pieces):
        gap = " "
        if number == 0 or number in row.glued or _closes(row, number):
            gap = ""
        elif number in cuts:
            least = 1 if row.pieces[number - 1].text in CURRENCY else APART
            gap = " " * max(least, begin + _column(row, number, cuts, left, unit) - setting.length)
        setting.word(gap, piece, type_)


def _column(row: Row, number: int, cuts: set[int], left: float, unit: float) -> int:
    """The column that a cell begins in: that of its left edge, or for a figure that which puts its end in place."""
    piece = row.pieces[number]
    if FIGURE.fullmatch(piece.text) and (number + 1 == len(row.pieces) or number + 1 in cuts):
        return round((piece.x1 - left) / unit) - len(piece.text)
    return round((piece.x0 - left) / unit)


def _closes(row: Row, number: int) -> bool:
    """Whether a word is the end of the figure before it, set a little apart: ")" after "(1,234"."""
    piece = row.pieces[number]
    if piece.text not in CLOSING:
        return False
    before = row.pieces[number - 1]
    return before.text[-1].isdigit() and piece.x0 - before.x1 < row.height / 2


def _blanks(before: Row, row: Row, pitch: float) -> int:
    """How many blank lines stand between two rows: one where the second begins another column."""
    if row.bottom <= before.bottom:
        return 1
    usual = pitch * max(row.height, before.height)
    distance = row.bottom - before.bottom
    return 0 if distance < LOOSE * usual else max(1, min(BLANKS, round(distance / usual) - 1))


def _indent(row: Row, block: Block, unit: float, usual: float, *, centred: bool) -> int:
    """How many spaces stand before a row: for a centred one those that put it in the middle of the usual line."""
    if centred:
        return max(0, round(((block.x1 - block.x0) / usual - len(row.text)) / 2))
    return max(0, round((row.x0 - block.x0) / unit))


def _centred(row: Row, block: Block) -> bool:
    width = block.x1 - block.x0
    middle = (row.x0 + row.x1 - block.x0 - block.x1) / 2
    inset = min(row.x0 - block.x0, block.x1 - row.x1)
    return not row.cuts and abs(middle) < OFF_CENTRE * width and inset > INSET * width


def _begins_at(row: Row, left: float) -> bool:
    """Whether the row, or a cell of it, begins at this place: then a line above or below it is aligned, not centred."""
    return any(abs(row.pieces[at].x0 - left) < 1 for at in (0, *row.cuts))


def _units(rows: Sequence[Row], usual: float) -> list[float]:
    """The width of a character for each row: for those of a table so little that every cell finds room."""
    units = [usual] * len(rows)
    at = 0
    while at < len(rows):
        last = at
        while last < len(rows) and (rows[last].cuts or (last + 1 < len(rows) and rows[last + 1].cuts and last > at)):
            last += 1
        if last > at:
            unit = max(NARROWEST * usual, min(usual, *(_crowded(row) for row in rows[at:last])))
            units[at:last] = [unit] * (last - at)
        at = max(last, at + 1)
    return units


def _crowded(row: Row) -> float:
    """The width of a character that lets every cell of the row begin where it is printed."""
    found = 1e9
    begins = [0, *row.cuts]
    if len(row.cuts) == 1 and not FIGURE.fullmatch(row.pieces[row.cuts[0]].text):
        # "(a)" or "Name:" and its text is no table.
        return found
    for begin, end in zip(begins, row.cuts, strict=False):
        length = sum(len(piece.text) + 1 for piece in row.pieces[begin:end]) - 1
        if row.pieces[end - 1].text not in CURRENCY:
            found = min(found, (row.pieces[end].x0 - row.pieces[begin].x0) / (length + APART))
    return found
