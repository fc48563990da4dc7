r"""The lines in which addresses stand: stretches of short lines around a number, a ZIP code or "Attn:", by column.

"Zach Lonstein                   William McHale" are two lines of two blocks that stand side by side.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice

from extractors.contacts.words import CONTACT, EMAIL, LABEL, NUMBER, URL, ZIP
from pipeline.document import Document
from pipeline.span import Span

ANCHORS = tuple(
    re.compile(anchor)
    for anchor in (
        r"\d(?:\d{4}(?!\d)|\d\d[)]?[-./ ]{1,2}\d{3}[-.]\d{4})",
        r"@[\w-]+\.",
        r"A(?:tt[en]|TT[EN])",
        r"T(?:el|EL)[\w .#]{0,14}:",
        r"P(?:hone|HONE)[\w .#]{0,14}:",
        r"F(?:ax|AX|acsimile|ACSIMILE)[\w .#]{0,14}:",
    )
)
"""What shows that an address is near: digits that may be a ZIP code, a telephone number, an e-mail, a prompt.

Each begins with a character of its own, which is looked for fast.
"""

GAP = re.compile(r"[ \xa0]{3,}|[ \xa0]*\t[ \t\xa0]*|\s\|\s")
MOST = 3000
REACH = 11
LONG = 110
ORDINARY = re.compile(r"\b[a-z]{2,}\b")


@dataclass(frozen=True)
class Row:
    """A line and the stretches of it between wide gaps; none for a blank line, running text, a page mark."""

    start: int
    cells: tuple[Span, ...]
    blank: bool = False


@dataclass(frozen=True)
class Region:
    """Lines that follow one another, by column, and what stands before them."""

    columns: tuple[tuple[Span, ...], ...]
    start: int


def regions(document: Document, taken: Sequence[Span]) -> Iterator[Region]:
    """The stretches of short lines around each anchor outside what is taken, those that touch joined."""
    text, done = document.text, 0
    for anchor in islice(_anchors(text), MOST):
        if (
            anchor[0].isdigit()
            and len(anchor[0]) == 5
            and not ZIP.search(text, max(0, anchor.start() - 24), anchor.end() + 5)
        ):
            continue
        if any(span.start <= anchor.start() < span.end for span in taken):
            continue
        if anchor.start() < done or _is_long(text, anchor.start()):
            continue
        rows = _rows_around(document, anchor.start(), done)
        if rows:
            done = rows[-1].cells[-1].end if rows[-1].cells else anchor.end()
            yield Region(_columns(text, rows), rows[0].start)


def _anchors(text: str) -> "Iterator[re.Match[str]]":
    """The anchors in their order, none inside another."""
    end = 0
    for anchor in merge(*(one.finditer(text) for one in ANCHORS), key=lambda found: found.start()):
        if anchor.start() >= end:
            yield anchor
            end = anchor.end()


def _is_long(text: str, at: int) -> bool:
    return _line_end(text, at) - text.rfind("\n", 0, at) > 4 * LONG


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end == -1 else end


def _rows_around(document: Document, at: int, floor: int) -> list[Row]:
    """The lines above and below an anchor that belong to its block."""
    text = document.text
    start = text.rfind("\n", 0, at) + 1
    here = _row(document, start, _line_end(text, at))
    if not here.cells:
        return []
    above: list[Row] = []
    line = start
    while line > floor and len(above) < REACH:
        end = line - 1
        line = text.rfind("\n", 0, end) + 1
        row = _row(document, line, end)
        if not row.cells and not row.blank and not above and _runs_on(text, line, end, here):
            return []
        if not row.cells and not (
            (row.blank and above and _waits(text, above[-1])) or (row.blank and not above and _waits(text, here))
        ):
            break
        above.append(row)
        if row.cells and _is_lead(text, row):
            break
    below: list[Row] = []
    line = _line_end(text, at) + 1
    while line < len(text) and len(below) < 2 * REACH:
        end = _line_end(text, line)
        row = _row(document, line, end)
        if not row.cells and not row.blank:
            break
        if row.blank and ((below and below[-1].blank) or not _waits_next(document, end + 1)):
            break
        below.append(row)
        line = end + 1
    return [row for row in (*reversed(above), here, *below) if row.cells]


def _runs_on(text: str, start: int, end: int, here: Row) -> bool:
    """Whether a line only goes on with the running text above it: no prompt in it, and no colon before it."""
    above = text[start:end].rstrip()
    line = text[here.cells[0].start : here.cells[-1].end]
    return not above.startswith("<") and above[-1:] not in {":", ";", ""} and not LABEL.search(line)


def _waits(text: str, row: Row) -> bool:
    """Whether a line goes on with a block over a blank line: it has a prompt of its own ("Attn:", "Tel:")."""
    return bool(LABEL.match(text, row.cells[0].start)) if row.cells else False


def _waits_next(document: Document, line: int) -> bool:
    text = document.text
    if line >= len(text):
        return False
    row = _row(document, line, _line_end(text, line))
    return _waits(text, row) and len(row.cells) == 1


def _is_lead(text: str, row: Row) -> bool:
    said = text[row.cells[0].start : row.cells[-1].end]
    return said.endswith(":") and len(row.cells) == 1 and not LABEL.match(said)


def _row(document: Document, start: int, end: int) -> Row:
    text = document.text
    said = text[start:end].strip()
    if not said:
        return Row(start, (), blank=True)
    small = len(ORDINARY.findall(URL.sub("", EMAIL.sub("", said))))
    anchored = EMAIL.search(said) or NUMBER.search(said)
    if (
        said.startswith("<") or end - start > 4 * LONG or document.in_table(Span(start, end))
        or small >= 7 or (small >= 4 and len(said) > 45 and not anchored) or (small >= 5 and said.endswith("."))
    ):  # fmt: skip
        return Row(start, ())
    cells = tuple(_cells(text, start, end))
    if len(cells) > 3 and end - start > LONG and len(ZIP.findall(said)) == 1:
        cells = (Span(cells[0].start, cells[-1].end),)  # one address whose breaks were lost
    return Row(start, cells)


def _cells(text: str, start: int, end: int) -> Iterator[Span]:
    """The stretches between wide gaps, a bare prompt joined to what stands after its gap."""
    found: list[Span] = []
    at = start
    for gap in [*GAP.finditer(text, start, end), None]:
        stop = gap.start() if gap else end
        said = text[at:stop]
        if said.strip():
            begin = at + len(said) - len(said.lstrip())
            cell = Span(begin, at + len(said.rstrip()))
            last = text[found[-1].start : found[-1].end] if found else ""
            label = LABEL.match(last)
            prompts = label and LABEL.match(said.lstrip())
            opens = prompts is not None and prompts.lastgroup == "role"
            if last and not opens and (prompts or (label and label.end() == len(last)) or CONTACT.fullmatch(last)):
                found[-1] = Span(found[-1].start, cell.end)
            else:
                found.append(cell)
        at = gap.end() if gap else end
    yield from found


def _columns(text: str, rows: list[Row]) -> tuple[tuple[Span, ...], ...]:
    """The cells of the rows by column: each beside the place where the widest row has its own."""
    widest = max(rows, key=lambda row: len(row.cells))
    if len(widest.cells) < 2:
        return (tuple(cell for row in rows for cell in row.cells),)
    places = [cell.start - widest.start for cell in widest.cells]
    columns: list[list[Span]] = [[] for _ in places]
    for row in rows:
        for at, cell in enumerate(row.cells):
            column = cell.start - row.start
            middle = column + cell.length // 2
            nearest = min(range(len(places)), key=lambda one: _distance(places, one, column, middle))
            columns[at if len(row.cells) == len(places) else nearest].append(cell)
    return tuple(tuple(column) for column in columns)


def _distance(places: list[int], one: int, column: int, middle: int) -> int:
    """How far a cell is from a column: by its beginning, or by where its middle falls (centred lines)."""
    after = places[one + 1] if one + 1 < len(places) else 10**6
    return (
        0 if places[one] - 6 <= column < after - 6 else min(abs(places[one] - column), abs(places[one] - middle) + 10)
    )
