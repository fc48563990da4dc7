"""The page that a text with tags describes: its lines in order, its tables laid out, and what inline XBRL tags in it.

Elements that are open stand on a stack, as in a browser: a paragraph ends where the next begins, a cell where its row
does, and an end tag without a beginning ends nothing. The 1990s left most of them open.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import ClassVar

from pipeline.limits import Limits
from pipeline.read.clock import Clock
from pipeline.read.html import ixbrl, numbering, sheets
from pipeline.read.html.characters import NO_BREAK
from pipeline.read.html.columns import CellPlace, lay_out
from pipeline.read.html.elements import PLAIN, UNSEEN, Elements
from pipeline.read.html.lines import Flow, State
from pipeline.read.html.look import Kind, Look, look, styled
from pipeline.read.html.tables import Cell, Row, Table
from pipeline.read.html.tokens import Token, tags
from pipeline.read.sizes import Room

INSIDE_PARAGRAPH = frozenset(("fieldset", "legend", "figcaption", "caption"))
"""Blocks that end no paragraph around them."""
ITEMS = ("li", "dd", "dt")
LONE_NUMBER = re.compile(r"(?:page\s+)?(?:-\s*)?(?:\d{1,3}|[ivxl]{1,6}|[A-Z]{1,2}-\d{1,3})(?:\s*-)?", re.IGNORECASE)
HEADER_ENDS = re.compile(r"</ix:header\s*>", re.IGNORECASE)
BETWEEN = frozenset(("\n", " ", "\r\n", "\n\n", "\n ", " \n", "\n  ", "\n   ", "\n    ", "\n\t", "\n\t\t"))
"""What stands between most tags, and is nothing where a space has gone before."""
OFTEN = 400
"""A tag with more characters is not written often."""
CHECKED = 64
"""So many tags are read between two looks at the clock; thousands would not stay in the processor's cache."""


@dataclass(slots=True)
class OpenTable:
    """A table that is open: where its lines will go, and what was open around it and around its cell."""

    table: Table
    outer: Flow
    base: int
    state: State
    inner_state: State
    row_state: State
    cell: Cell | None = None
    inner: Flow = field(default_factory=Flow)
    lists: list[numbering.Numbering] = field(default_factory=list)
    open: dict[str, int] = field(default_factory=dict)


Handler = Callable[["Page", Look, int], None]
"""Reads a tag: where the content that it begins or ends begins or ends."""
WholeHandler = Callable[["Page", Look, str, int], None]
"""Reads an element with nothing but words in it: those, and where they begin."""
Known = tuple[Look, Handler, WholeHandler | None]
"""A tag that was met before: what it says, what to do with it, and with the element as a whole."""


class Page(Elements):
    """Reads one text; `lines`, `facts`, `cells` and `header` hold what it describes."""

    def __init__(self, text: str, name: str, limits: Limits) -> None:
        """`name` of the document and `limits` are for what must be refused."""
        super().__init__(name, limits)
        self.text = text
        self.tables: list[OpenTable] = []
        self.grids: list[list[list[CellPlace]]] = []
        self.header = ixbrl.Header()
        self._header_read = False
        self._term = -1
        self._at = 0
        self._clock, self._blanks = Clock(name, limits), Room(name, limits)
        self._sheet: dict[str, str] = {}
        self._looks: dict[str, Known] = {}

    def read(self) -> "Page":
        """The page, when all of the text has been read. Raises `Unreadable` where a limit is passed."""
        found = tags(self.text)
        while some := tuple(islice(found, CHECKED)):
            self._read(some)
            self._check_clock()
        self.flow.words(self.text[self._at :], self._at, self.state)
        while self.tables:
            self._close_table(len(self.text))
        self._close_to(0, len(self.text))
        self.flow.block(0.0)
        return self

    def _check_clock(self) -> None:
        self._clock.check(self._at, len(self.text), "characters were read")

    def _read(self, tokens: tuple[Token, ...]) -> None:
        """Reads some tags, and the words before each of them and inside."""
        text, looks, stack = self.text, self._looks, self.stack
        shallow = self.limits.markup_depth // 2
        at = self._at
        for start, end, tag, words in tokens:
            if start < at:
                # inside the header of inline XBRL
                continue
            if start > at:
                raw = text[at:start]
                if raw not in BETWEEN or not self.flow.spaced or self.state.verbatim:
                    self.flow.words(raw, at, self.state)
            at = end
            known, act, whole = looks.get(tag) or self._known(tag)
            if words is not None:
                inside = start + len(tag)
                if whole is not None and len(stack) < shallow:
                    whole(self, known, words, inside)
                else:
                    at = self._element(known, words, inside, end)
            elif (
                known.closes
                and stack
                and stack[-1][0].name == known.name
                and stack[-1][0].kind == "inline"
                and len(stack) > self.floor
            ):
                # most of all tags end what stands on top
                self.state = stack.pop()[1]
                self.open[known.name] -= 1
            elif known.kind == "header":
                at = self._header(known, end)
            else:
                act(self, known, start if known.closes else end)
        self._at = at

    def _known(self, tag: str) -> Known:
        """A tag that is met for the first time: what it says, what to do with it and with an element that it begins."""
        opened = look(tag) if len(tag) < OFTEN and not self._sheet else styled(tag, self._sheet)
        known = opened, self._HANDLERS[opened.kind], None if opened.empty else self._WHOLE.get(opened.kind)
        self._looks[tag] = known
        return known

    def _element(self, opened: Look, words: str, inside: int, end: int) -> int:
        """Reads an element without tags inside it; returns where the text goes on."""
        if opened.kind == "header":
            return self._header(opened, inside)
        if opened.kind == "sheet":
            return end
        self._HANDLERS[opened.kind](self, opened, inside)
        self.flow.words(words, inside, self.state)
        after = inside + len(words)
        closing = f"</{opened.name}>"
        closes, act, _ = self._looks.get(closing) or self._known(closing)
        act(self, closes, after)
        return end

    # what each kind of element does

    def _nothing(self, _opened: Look, _at: int) -> None:
        """An element that shows no words and sets none apart."""

    def _inline(self, opened: Look, at: int) -> None:
        if opened.closes:
            self._close(opened.name, at)
            return
        if opened.left > 2 and not self.flow.spaced and not self.state.hidden:
            # "▪" and a padding of 14 points before its words
            self.flow.gap()
        if not opened.empty:
            self._push(opened, at)

    def _block(self, opened: Look, at: int) -> None:
        if opened.closes:
            self._close(opened.name, at)
            return
        if opened.name not in INSIDE_PARAGRAPH:
            self._end_paragraph(at)
        self._begin(opened, at)

    def _begin(self, opened: Look, at: int) -> None:
        self.flow.block(opened.above)
        if opened.page_before:
            self.flow.feed()
        if opened.empty:
            self.flow.block(opened.below)
        else:
            self._push(opened, at)

    def _list(self, opened: Look, at: int) -> None:
        if opened.closes:
            self._close(opened.name, at)
            return
        self._end_paragraph(at)
        self._begin(opened, at)
        self.lists.append(numbering.numbering(opened))

    def _item(self, opened: Look, at: int) -> None:
        if opened.closes:
            self._close(opened.name, at)
            return
        lowest = self.floor if any(self.open.get(name) for name in ITEMS) else len(self.stack)
        for depth in range(len(self.stack) - 1, lowest - 1, -1):
            before = self.stack[depth][0]
            if before.kind == "list" or before.name == "dl":
                break
            if before.kind == "item":
                self._close_to(depth, at)
                break
        self._begin(opened, at)
        if opened.name == "li" and self.lists and not self.state.hidden:
            self.flow.marker = numbering.mark(self.lists[-1], opened)
        elif opened.name == "dt":
            self._term = len(self.flow.lines)
        elif opened.name == "dd" and 0 <= self._term == len(self.flow.lines) - 1:
            self.flow.resume()

    def _line_break(self, opened: Look, _at: int) -> None:
        if self.state.hidden:
            return
        self.flow.end_line()
        if opened.page_before or opened.page_after:
            self.flow.feed()

    def _rule(self, opened: Look, at: int) -> None:
        """A line across the page; below a page number it is the end of the page."""
        self._end_paragraph(at)
        self.flow.block(opened.above)
        lines = self.flow.lines
        numbered = bool(lines) and len(lines[-1].pieces) < 4 and LONE_NUMBER.fullmatch(lines[-1].text) is not None
        if opened.page_before or opened.page_after or numbered:
            self.flow.feed()

    def _page_mark(self, opened: Look, _at: int) -> None:
        if not opened.closes:
            self.flow.feed()

    def _header(self, opened: Look, at: int) -> int:
        """Reads the header of inline XBRL, whose words are not of the page; where it ends. A page has one."""
        if opened.closes or opened.empty or self._header_read:
            return at
        self._header_read = True
        ends = HEADER_ENDS.search(self.text, at)
        if ends is None:
            return at
        self.header = ixbrl.header(self.text[at : ends.start()])
        return ends.end()

    # tables

    def _table(self, opened: Look, at: int) -> None:
        if opened.closes:
            if self.tables:
                self._close_table(at)
            return
        if self.tables and self.tables[-1].cell is None:
            # "<TABLE>…<TABLE>" with no cell between: the first was never closed
            self._close_table(at)
        self._end_paragraph(at)
        self.flow.block(0.0)
        if opened.page_before:
            self.flow.feed()
        if len(self.tables) >= self.limits.markup_depth:
            raise self._too_deep("tables", len(self.tables) + 1)
        inner = UNSEEN if self.state.hidden or opened.hidden else PLAIN
        table = Table(opened, left=self.state.left)
        here = OpenTable(table, self.flow, len(self.stack), self.state, inner, inner, lists=self.lists, open=self.open)
        self.tables.append(here)
        self.floor, self.open = len(self.stack), {}
        if opened.hidden:
            self.state = UNSEEN

    def _row(self, opened: Look, at: int) -> None:
        if not self.tables:
            return
        open_table = self.tables[-1]
        self._close_cell(at)
        if not opened.closes:
            open_table.table.rows.append(Row(opened))
            open_table.row_state = self.state = self._seen(open_table.inner_state, opened)
            if opened.page_before:
                open_table.table.rows[-1].feed = True

    def _cell(self, opened: Look, at: int) -> None:
        if not self.tables:
            return
        open_table = self.tables[-1]
        if open_table.cell is not None or len(self.stack) > open_table.base:
            self._close_cell(at)
        if opened.closes:
            return
        rows = open_table.table.rows
        if not rows:
            rows.append(Row(opened))
        row_state = open_table.row_state
        self.state = row_state if opened.inert and not row_state.special else self._seen(row_state, opened)
        open_table.cell = Cell(opened)
        rows[-1].cells.append(open_table.cell)
        self.flow, self.lists = open_table.inner, []

    def _close_cell(self, at: int) -> None:
        """Ends the cell that is open, and whatever is open inside it."""
        open_table = self.tables[-1]
        if len(self.stack) > open_table.base:
            self._close_to(open_table.base, at)
        if open_table.cell is not None:
            open_table.cell.lines = self.flow.hand_over()
            open_table.cell = None
        if open_table.table.rows:
            self.state = open_table.row_state
        self.flow, self.lists = open_table.outer, open_table.lists

    def _close_table(self, at: int) -> None:
        """Ends the innermost table: its rows become lines where it stands."""
        self._close_cell(at)
        closed = self.tables.pop()
        self.floor = self.tables[-1].base if self.tables else 0
        self.state, self.open = closed.state, closed.open
        self.flow.block(0.0)
        self._check_clock()
        grid = lay_out(closed.table, self.flow, self._blanks)
        if grid:
            self.grids.append(grid)
        if closed.table.look.page_after:
            self.flow.feed()

    # elements with nothing but words in them, as a whole

    def _style_sheet(self, _opened: Look, words: str, _at: int) -> None:
        """What a style sheet says holds from here on."""
        for selector, declarations in sheets.rules(words):
            self._sheet[selector] = (self._sheet.get(selector, "") + declarations)[-sheets.LONGEST :]
        self._looks.clear()

    def _whole_inline(self, opened: Look, words: str, at: int) -> None:
        flow, state = self.flow, self.state
        if opened.left > 2 and not flow.spaced and not state.hidden:
            flow.gap()
        flow.words(words, at, state if opened.inert and not state.special else self._seen(state, opened))

    def _whole_block(self, opened: Look, words: str, at: int) -> None:
        if opened.name not in INSIDE_PARAGRAPH:
            self._end_paragraph(at)
        flow, state = self.flow, self.state
        flow.block(opened.above)
        if opened.page_before:
            flow.feed()
        flow.words(words, at, state if opened.inert and not state.special else self._seen(state, opened))
        flow.block(opened.below)
        if opened.page_after:
            flow.feed()

    def _whole_cell(self, opened: Look, words: str, at: int) -> None:
        if not self.tables:
            self.flow.words(words, at, self.state)
            return
        open_table = self.tables[-1]
        if open_table.cell is not None or len(self.stack) > open_table.base:
            self._close_cell(at)
        rows = open_table.table.rows
        if not rows:
            rows.append(Row(opened))
        cell = Cell(opened)
        rows[-1].cells.append(cell)
        state = open_table.row_state
        self.state = state
        if words and words not in NO_BREAK:
            inner = open_table.inner
            inner.words(words, at, state if opened.inert and not state.special else self._seen(state, opened))
            cell.lines = inner.hand_over()

    _HANDLERS: ClassVar[Mapping[Kind, Handler]] = {
        "block": _block,
        "list": _list,
        "item": _item,
        "table": _table,
        "row": _row,
        "cell": _cell,
        "break": _line_break,
        "rule": _rule,
        "page": _page_mark,
        "fact": _inline,
        "inline": _inline,
        "nothing": _nothing,
        "header": _nothing,
        "sheet": _nothing,
    }
    _WHOLE: ClassVar[Mapping[Kind, WholeHandler]] = {
        "inline": _whole_inline,
        "block": _whole_block,
        "cell": _whole_cell,
        "sheet": _style_sheet,
    }
