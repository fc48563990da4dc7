"""Tables of HTML as the markup has them: cells placed in columns, split figures joined, each row told apart.

A row with one cell is a paragraph. A mark, a label or a term beside a text is one line with it ("(a)   The Company
…"). Texts that stand side by side follow one another. All other rows are set in columns; where they hold figures, or
have heads that the markup calls so, the table is one of data.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal, NamedTuple

from pipeline.read.html.lines import Line, Piece
from pipeline.read.html.look import Look

FIGURE = re.compile(
    r"[(+-]?\s?(?:[$€£¥]|US\$|[A-Z]{3}\s)?\s?[(+-]?\s?"
    r"(?:\d{1,3}(?:[ \xa0]\d{3})+(?:[.,]\d{1,2})?|\d[\d,]*(?:\.\d+|[ ]\d\d?/\d\d?)?|\.\d+)\s?[)%x]{0,3}"
    r"|[$€£¥]?\s?[-–—]{1,3}\s?%?|\(?(?:N/?[AM]|n/?[am])\)?"
)
"""What a cell of figures holds: "1,234", "$(0.12)", "12.5%", "12 345,6", "46 5/8", a dash for none."""
CURRENCY = re.compile(r"\(?(?:[$€£¥]|(?:US|C|A|HK|NT)\$|[A-Z]{3})\s?\(?")
"""What stands in a cell of its own before a figure."""
TAIL = re.compile(r"[)%]{1,3}(?:\s?\([a-z\d]\))?|\)?\s?(?:bps?|x|pts?\.?)")
"""What stands in a cell of its own behind a figure: ")", "%", ")%", ")(1)"."""
MARK = re.compile(r"\([a-z]\)")
"""The mark of a note in a cell of its own; behind the first cell of a row it is that of a paragraph: "4" and "(a)"."""
NOTE = re.compile(r"(?<=[\d)])\s?\([a-z\d]\)$")
"""The mark of a note behind a figure."""
DECIMALS = re.compile(r"\.\d{1,3}\s?[)%]{0,2}")
"""What a cell of its own holds where decimal points stand below one another: "98" and ".7" under one head."""
LABEL = re.compile(r".{0,14}|.{0,40}:", re.DOTALL)
"""What may stand line by line beside another cell: "By:", "Name:", "Its:"."""
LONG = 60
"""A cell with more characters holds running text."""
SHORT = 45
"""A mark, a label or a term in front of a text has at most so many."""
JOINED = 300
"""A cell whose lines make more characters than this is no cell of data."""
MOST_CELLS = 200
"""In a row with more cells than this nothing is said of the rows below."""
MOST_REACHING = 1000
"""Cells that reach into the rows below at one time, at most: those of further rows end where their row does."""
LINE_HEIGHT = 10.0
"""Points of a row that says nothing of its height."""
BLANK_ROW = 8.0
"""Points from which an empty row is a blank line."""
MOST_PLACES = 1000
"""In a table whose figures stand in more places than this nothing is said of which stand below one another."""
WHOLE_NUMBER = re.compile(r"\d{1,3}|[ivxl]{1,6}|[A-Z]-\d{1,3}")
WORDS = re.compile(r"[^\W\d_]{2}")
"""Two letters in a row, which the name of a chapter has and the number of a year has not."""


@dataclass(slots=True, eq=False)
class Cell:
    """A cell: its tag, its words, and the columns `[column, end)` that it covers."""

    look: Look
    lines: Sequence[Line] = ()
    column: int = 0
    end: int = 0


@dataclass(slots=True, eq=False)
class Row:
    """A row: its tag, its cells from left to right, and whether a page ends above it."""

    look: Look
    cells: list[Cell] = field(default_factory=list)
    feed: bool = False


@dataclass(slots=True, eq=False)
class Table:
    """A table: its tag, its rows from top to bottom, the points that it stands from the left."""

    look: Look
    rows: list[Row] = field(default_factory=list)
    left: float = 0.0


@dataclass(slots=True, eq=False)
class Entry:
    """What a row shows in the columns `[column, end)`: a cell, or a figure whose parts had cells of their own."""

    lines: Sequence[Line]
    text: str
    column: int
    end: int
    look: Look
    figure: bool = False

    @property
    def single(self) -> bool:
        """Whether it is one line of words that can be set beside others."""
        return len(self.lines) == 1 and not self.lines[0].fixed


class Strip(NamedTuple):
    """A row, understood: how it is set, and what it shows. `gap`: a blank row stands above."""

    sort: Literal["columns", "hanging", "paragraphs", "sequence"]
    entries: list[Entry]
    gap: bool
    feed: bool


def place(table: Table) -> None:
    """Gives each cell its columns; a cell that reaches over rows moves those below to the right."""
    reaching: list[tuple[int, int, int]] = []  # from left to right: the columns [start, end), the first row below
    for number, row in enumerate(table.rows):
        if not row.cells:
            continue
        reaching = [one for one in reaching if one[2] > number]
        column = passed = 0
        for cell in row.cells:
            while passed < len(reaching) and reaching[passed][0] <= column:
                column = max(column, reaching[passed][1])
                passed += 1
            cell.column = column
            cell.end = column = column + cell.look.columns
        deep = [(cell.column, cell.end, number + cell.look.rows) for cell in row.cells if cell.look.rows > 1]
        if deep and len(row.cells) <= MOST_CELLS and len(reaching) + len(deep) <= MOST_REACHING:
            reaching = sorted(reaching + deep)


def entries(row: Row, covered: Collection[tuple[int, int]] = ()) -> list[Entry]:
    """What a row shows, from left to right: "$" and "1,234" and ")" in three cells are one figure.

    The end of a page inside a cell becomes one above its row. `covered`: the columns that single cells of the
    table cover.
    """
    found: list[Entry] = []
    for cell in row.cells:
        lines = cell.lines
        if not lines:
            continue
        if len(lines) > 1:
            lines = [line for line in lines if not line.feed]
        if not lines or lines[0].feed:
            row.feed = True
            continue
        row.feed = row.feed or len(lines) < len(cell.lines)
        text = lines[0].text if len(lines) == 1 else ""
        entry = Entry(lines, text, cell.column, cell.end, cell.look, FIGURE.fullmatch(text) is not None)
        marks = len(found) > 1 and found[-1].figure and MARK.fullmatch(text) is not None
        if found and (marks or _joins(found[-1], entry) or _decimals(found[-1], entry, covered)):
            found[-1] = _joined(found[-1], entry)
        else:
            found.append(entry)
    return found


def _joins(before: Entry, entry: Entry) -> bool:
    """Whether two cells hold the parts of one figure."""
    if not (before.single and entry.single) or entry.column - before.end > 1:
        return False
    if entry.figure and CURRENCY.fullmatch(before.text):
        return True
    return TAIL.fullmatch(entry.text) is not None and (before.figure or _open_figure(before.text))


def _decimals(before: Entry, entry: Entry, covered: Collection[tuple[int, int]]) -> bool:
    """Whether two cells hold a figure cut at its point, in columns that a single cell above or below them covers."""
    if not (before.single and entry.single) or before.end != entry.column or DECIMALS.fullmatch(entry.text) is None:
        return False
    whole = FIGURE.fullmatch(before.text + entry.text) is not None and before.text[-1:].isdecimal()
    return whole and "." not in before.text and (before.column, entry.end) in covered


def _open_figure(text: str) -> bool:
    """Whether a figure in parentheses, or the mark of its note, is still open: "(567", "$(0.12", "567(a"."""
    return text.count("(") > text.count(")") and FIGURE.fullmatch(NOTE.sub("", text + ")")) is not None


def _joined(before: Entry, entry: Entry) -> Entry:
    line = before.lines[0]
    pieces = [*line.pieces, *entry.lines[0].pieces]
    joined = Line(pieces, line.indent, line.align, line.gap, line.opens)
    text = before.text + entry.text
    figure = FIGURE.fullmatch(NOTE.sub("", text)) is not None
    return Entry([joined], text, before.column, entry.end, before.look, figure)


def is_data(rows: Sequence[Sequence[Entry]]) -> bool:
    """Whether a table is one of data: two rows and a third of all hold figures beside something, or it has heads.

    One row of figures, each under words of its own ("For", "Against", "Abstain"), is data too.
    Numbers that rise down the last column, each behind words, are the pages of a table of contents; behind a number
    ("2005", "40") they are figures.
    """
    beside = [row for row in rows if len(row) > 1]
    if not beside:
        return False
    if any(entry.look.name == "th" for row in beside for entry in row):
        return True
    figures = [row for row in beside if any(entry.figure for entry in row[1:])]
    if len(beside) == 2 and len(beside[0]) == len(beside[1]):
        heads, last = beside
        if all(entry.figure for entry in last) and not any(entry.figure for entry in heads):
            return True
    if len(figures) < 2 or len(figures) * 3 < len(beside):
        return False
    paged = all(_paged(row) for row in figures)
    pages = [int(row[-1].text) for row in figures if row[-1].text.isdecimal()]
    return not (paged and len(pages) > 3 and pages == sorted(pages))


def _paged(row: Sequence[Entry]) -> bool:
    """Whether a row may be one of a table of contents: words, and a whole number at its end, the only one."""
    *before, last = row
    if sum(entry.figure for entry in row[1:]) != 1 or not WHOLE_NUMBER.fullmatch(last.text):
        return False
    return any(not entry.single or (not entry.figure and WORDS.search(entry.text)) for entry in before)


def _covered(rows: Sequence[Row]) -> set[tuple[int, int]]:
    """The columns that single cells cover and no row parts: below "2004" may stand "Shares" and "Price"."""
    shown = [[cell for cell in row.cells if cell.lines] for row in rows]
    wide = {(cell.column, cell.end) for cells in shown for cell in cells if cell.end > cell.column + 1}
    parted = {
        (one.column, after.end)
        for cells in shown
        for one, after in pairwise(cells)
        if one.end == after.column and DECIMALS.fullmatch(after.lines[0].text) is None
    }
    return wide - parted


def strips(table: Table) -> tuple[list[Strip], bool]:
    """The rows that show something, understood, and whether the table is one of data."""
    place(table)
    covered = _covered(table.rows)
    shown = [(row, entries(row, covered)) for row in table.rows]
    data = is_data([row for _, row in shown])
    if data:
        _set_in_groups([entry for _, row in shown for entry in row if entry.figure])
    found: list[Strip] = []
    gap = feed = False
    for row, row_entries in shown:
        feed = feed or row.feed
        if not row_entries:
            gap = gap or _is_blank_line(row)
            continue
        found += _understood(row_entries, data=data, gap=gap, feed=feed)
        gap = feed = False
    return found, data


def _set_in_groups(figures: Sequence[Entry]) -> None:
    """Lets the figures below one another cover the same columns, whether "$" and ")" stand beside them or not.

    A year that stands above several columns of figures is in none of them.
    """
    groups: list[tuple[int, int]] = []
    places = sorted({(entry.column, entry.end) for entry in figures}, key=lambda one: (one[1] - one[0], one))
    if len(places) > MOST_PLACES:
        return
    for start, end in places:
        near = [group for group in groups if group[0] < end and start < group[1]]
        if len(near) < 2:
            groups = [group for group in groups if group not in near]
            groups.append(
                (min(start, *(one[0] for one in near)), max(end, *(one[1] for one in near))) if near else (start, end)
            )
    found = {column: group for group in groups for column in range(*group)}
    for entry in figures:
        group = found.get(entry.column)
        if group is not None and entry.end <= group[1]:
            entry.column, entry.end = group


def _is_blank_line(row: Row) -> bool:
    """Whether a row without words is as high as a line; most only keep others apart by a few points."""
    height = row.look.height
    size = row.look.size
    for cell in row.cells:
        height, size = max(height, cell.look.height), max(size, cell.look.size)
    return (height or size or LINE_HEIGHT) >= BLANK_ROW


def _understood(row: list[Entry], *, data: bool, gap: bool, feed: bool) -> Iterator[Strip]:
    if len(row) == 1:
        if data and _fits(row[0], data=data):
            row = [_one_line(row[0])]
        plain = data and row[0].single and len(row[0].text) <= LONG * 2
        yield Strip("columns" if plain else "paragraphs", row, gap, feed)
        return
    several = any(not entry.single for entry in row)
    if several and (beside := _line_by_line(row)):
        for number, line in enumerate(beside):
            yield Strip("columns", line, gap and not number, feed and not number)
        return
    if several and (data or len(row) > 2) and all(_fits(entry, data=data) for entry in row):
        row = [_one_line(entry) for entry in row]
        several = False
    if _hangs(row):
        yield Strip("hanging", row, gap, feed)
    elif several or (not data and sum(len(entry.text) > LONG for entry in row) > 1):
        yield Strip("sequence", row, gap, feed)
    else:
        yield Strip("columns", row, gap, feed)


def _line_by_line(row: Sequence[Entry]) -> list[list[Entry]]:
    """The rows inside a row whose cells hold as many lines each: figures below one another, or "By:", "Name:"."""
    count = len(row[0].lines)
    if count < 2 or any(len(entry.lines) != count or any(line.fixed for line in entry.lines) for entry in row):
        return []
    words = [[line.text for line in entry.lines] for entry in row]
    figures = all(FIGURE.fullmatch(text) for column in words[1:] for text in column)
    labels = sum(text.endswith(":") for text in words[0])
    if not figures and (labels * 2 < count or not all(LABEL.fullmatch(text) for text in words[0])):
        return []
    return [
        [
            Entry([entry.lines[at]], text[at], entry.column, entry.end, entry.look, bool(FIGURE.fullmatch(text[at])))
            for entry, text in zip(row, words, strict=True)
        ]
        for at in range(count)
    ]


def _fits(entry: Entry, *, data: bool) -> bool:
    """Whether its lines can be one line: in a table of data nearly always, elsewhere two or three short ones."""
    length = sum(len(line.text) for line in entry.lines)
    if any(line.fixed for line in entry.lines):
        return False
    return length <= JOINED if data else len(entry.lines) == 1 or (len(entry.lines) <= 3 and length <= LONG)


def _one_line(entry: Entry) -> Entry:
    """Its lines as one, with a space between them."""
    if entry.single:
        return entry
    first = entry.lines[0]
    pieces = list(first.pieces)
    for line in entry.lines[1:]:
        pieces += [Piece(" "), *line.pieces]
    joined = Line(pieces, first.indent, first.align, first.gap, first.opens)
    text = joined.text
    return Entry([joined], text, entry.column, entry.end, entry.look, FIGURE.fullmatch(text) is not None)


def _hangs(row: Sequence[Entry]) -> bool:
    """Whether a mark, a label or a term stands in front of a text."""
    *fronts, last = row
    if any(not entry.single or len(entry.text) > SHORT or entry.figure for entry in fronts[1:]):
        return False
    first = fronts[0]
    if not first.single or len(first.text) > SHORT or last.lines[0].fixed:
        return False
    if last.single:
        return len(last.text) > LONG
    running = any(len(line.text) > LONG for line in last.lines)
    return running or len(first.text) <= 10 or first.text.endswith(":")
