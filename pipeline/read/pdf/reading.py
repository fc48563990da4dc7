"""From the pages that pdfium sees to a document: rows, heads and feet, columns, broken words, text.

`document(source, limits).text` begins with the first line of the first page; a form feed stands between two pages.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pipeline.document import Document, Layout, Source
from pipeline.limits import Limits
from pipeline.read.clock import Clock
from pipeline.read.pdf import health, letters, ligatures, pdfium
from pipeline.read.pdf.columns import blocks
from pipeline.read.pdf.heads import heads
from pipeline.read.pdf.hyphens import Words, mended
from pipeline.read.pdf.leaf import ASLANT, Leaf, upright
from pipeline.read.pdf.measure import Measure, edged, measured, pitch
from pipeline.read.pdf.rows import Row, rows
from pipeline.read.pdf.setting import FORM_FEED, Setting, Type
from pipeline.read.pdf.tables import Table, filled, tables
from pipeline.read.sizes import Room
from pipeline.source_map import PageMap, Sheet


@dataclass(frozen=True)
class Side:
    """The rows of a page that run in one direction, its ruled tables, and its size when it is turned that way."""

    rows: tuple[Row, ...]
    width: float
    height: float
    aslant: bool
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True)
class Style:
    """What the pages of a document share: the measures of its print, and how it writes its words."""

    measure: Measure
    words: Words


def document(source: Source, limits: Limits) -> Document:
    """The document of a PDF. Raises `Unreadable` with the reason."""
    clock = Clock(source.name, limits)
    leaves, count = pdfium.leaves(source, limits, clock)
    odd = health.examined(source, leaves, count)
    leaves = [ligatures.mended(letters.joined(leaf)) for leaf in leaves]
    sides: list[list[Side]] = []
    for leaf in leaves:
        clock.check(len(sides), count, "pages were read")
        sides.append(_sides(leaf))
    measure = measured([(side[0].rows, side[0].width) for side in sides if side])
    found = heads([(side[0].rows, side[0].height) if side else ((), 1.0) for side in sides], measure.pitch)
    style = Style(measure, Words(row for side in sides for one in side for row in one.rows))
    setting, room = Setting(), Room(source.name, limits)
    sheets: list[Sheet] = []
    for leaf, side, marginal in zip(leaves, sides, found, strict=True):
        clock.check(len(sheets), count, "pages were read")
        if sheets:
            setting.add(FORM_FEED)
        start = setting.length
        _set_page(setting, leaf, side, marginal, style)
        room.take(setting.length - start)
        sheets.append(Sheet(leaf.number, start, setting.length, leaf.width, leaf.height, leaf.rotation))
    return Document(
        replace(source, media_type="application/pdf"),
        "".join(setting.parts),
        layout=Layout(furniture=tuple(setting.furniture), grids=tuple(setting.grids), emphasis=tuple(setting.emphasis)),
        source_map=PageMap(tuple(sheets), tuple(setting.words)),
        diagnostics=tuple(odd),
    )


def _sides(leaf: Leaf) -> list[Side]:
    """The rows of a page, first those of the direction that most of it runs in, watermarks last."""
    letters: Counter[int] = Counter()
    for piece in leaf.pieces:
        letters[piece.turn] += len(piece.text)
    turns = sorted(letters, key=lambda turn: (turn == ASLANT, -letters[turn], turn))
    found = []
    for turn in turns:
        pieces = [piece for piece in leaf.pieces if piece.turn == turn]
        ruled: list[Table] = []
        if turn == 0:
            ruled, pieces = tables(pieces, leaf.lines)
        turned = rows(upright(pieces, turn, leaf.width, leaf.height))
        size = (leaf.height, leaf.width) if turn in {90, 270} else (leaf.width, leaf.height)
        found.append(Side(tuple(turned), *size, turn == ASLANT, tuple(ruled)))
    return found


def _set_page(setting: Setting, leaf: Leaf, sides: Sequence[Side], marginal: set[int], style: Style) -> None:
    """Adds a page; `marginal` are the numbers of the rows of its first side that are heads or feet."""
    measure = style.measure
    for number, side in enumerate(sides):
        own = measure if round(side.width) == measure.width else edged(measure, side.rows, side.width)
        type_ = Type(own, pitch(side.rows, measure.pitch), leaf.number, leaf.pieces)
        before: Row | None = None
        for furniture, chunk in _chunks(side, marginal if number == 0 else set()):
            if isinstance(chunk, Table):
                setting.table(filled(chunk, style.words), type_, before)
                before = chunk.cells[-1][-1].rows[-1]
                continue
            for block in blocks(chunk, own.left, own.right):
                text = block if furniture else replace(block, rows=tuple(mended(block.rows, style.words)))
                setting.block(text, type_, before, furniture=furniture or side.aslant)
                before = text.rows[-1]


def _chunks(side: Side, marginal: set[int]) -> Iterator[tuple[bool, list[Row] | Table]]:
    """Stretches of rows that are furniture or are not, and the tables in their places between them."""
    waiting = list(side.tables)
    chunk: list[Row] = []
    kind = False
    for number, row in enumerate(side.rows):
        above = []
        while waiting and waiting[0].top < row.top:
            above.append(waiting.pop(0))
        if chunk and (above or (number in marginal) != kind):
            yield kind, chunk
            chunk = []
        yield from ((False, table) for table in above)
        kind = number in marginal
        chunk.append(row)
    if chunk:
        yield kind, chunk
    yield from ((False, table) for table in waiting)
