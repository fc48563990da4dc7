"""Lines of the page, as blocks and tables leave them: pieces of the source's words, with an indent or an alignment.

A `Flow` collects the words of the document or of a cell: collapsed white space, line ends, blank lines between blocks.
"""

import re
from dataclasses import dataclass, field

from pipeline.read.html.characters import NO_BREAK, SPECIAL, WHITE, parts, pictured
from pipeline.read.html.look import UNREADABLE, Look

BLANK_LINE = 4.0
"""Points between two blocks that a reader sees as a blank line."""
COLUMN = 6.0
"""Points of a column: 78 of them make a line of 6.5 inches."""
MOST_INDENT = 60
"""Columns that an indent takes at most."""
MARK = 8
"""Characters of a mark in front of a paragraph, at most."""
LINE = re.compile(r"([^\r\n]*)(\r\n?|\n|$)")
LAYER_LINE = re.compile(r"\S++(?:\s\S++)*+")
"""A line of the text behind a picture: two spaces stand between it and the next, more where a blank line does."""


Part = tuple[int, int, int]
"""So many characters of the text come from `[start, end)` of the source."""


@dataclass(slots=True, eq=False)
class Piece:
    """Words from `[start, end)` of the source; layout that the reader adds has no source, and its start is -1.

    `parts`: how many characters come from which stretch of the source, one after the other, where the words do not
    stand there as they are: for "AT&amp;T" (2, 0, 2), (1, 2, 7), (1, 7, 8). `at`: where the words stand in the
    canonical text, once it is written; -1 before, and for those that are dropped.
    """

    text: str
    start: int = -1
    end: int = -1
    strong: bool = False
    parts: list[Part] | None = None
    at: int = -1

    def cut(self, length: int) -> None:
        """Keeps so many of its characters."""
        over = len(self.text) - length
        self.text = self.text[:length]
        if self.parts is None:
            self.end -= over
            return
        while over > 0:
            count, start, end = self.parts.pop()
            if count > over:
                self.parts.append((count - over, start, end - over))
            over -= count
        self.end = self.parts[-1][2]


@dataclass(slots=True, eq=False)
class Line:
    """A line. `opens`: it begins a block; `gap`: a blank line stands above; `feed`: it is the end of a page.

    `fixed`: a row of a table, which is set as it is.
    """

    pieces: list[Piece]
    indent: int = 0
    align: str | None = None
    gap: bool = False
    opens: bool = False
    fixed: bool = False
    feed: bool = False

    @property
    def text(self) -> str:
        """Its words, without the indent."""
        pieces = self.pieces
        return pieces[0].text if len(pieces) == 1 else "".join([piece.text for piece in pieces])


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """How the words look at a place: what the elements around it say together.

    `left` and `indent` are in points, `first` and `rest` the columns that they give the first and the other lines of
    a paragraph; `strong`: bold or underlined; `layer`: too small to read, as the text behind the picture of a page is;
    `symbol`: the font whose letters are pictures; `special`: either of these two, which any element may end.
    """

    align: str | None = None
    left: float = 0.0
    indent: float = 0.0
    bold: bool = False
    underlined: bool = False
    hidden: bool = False
    verbatim: bool = False
    symbol: str = ""
    layer: bool = False
    special: bool = False
    first: int = 0
    rest: int = 0
    strong: bool = False


def inside(state: State, opened: Look) -> State:
    """How the words look inside an element that opens here."""
    left = state.left + opened.left
    indent = state.indent if opened.indent is None else opened.indent
    bold = state.bold if opened.bold is None else opened.bold
    underlined = state.underlined or opened.underlined
    layer = opened.size <= UNREADABLE if opened.size else state.layer
    symbol = state.symbol if opened.symbol is None else opened.symbol
    return State(
        align=None if layer else opened.align or state.align,
        left=left,
        indent=indent,
        bold=bold,
        underlined=underlined,
        hidden=state.hidden or opened.hidden,
        verbatim=state.verbatim if opened.verbatim is None else opened.verbatim,
        symbol=symbol,
        layer=layer,
        special=layer or symbol != "",
        first=round((left + indent) / COLUMN),
        rest=round(left / COLUMN),
        strong=bold or underlined,
    )


@dataclass(slots=True, eq=False)
class Flow:
    """The lines of the document or of a cell, and the line that is being written.

    `lead`: spaces that do not collapse before its first word; `spaced`: another space would collapse; `opens`: it is
    the first of its block; `blank`, `above`, `pull`: what stands between it and the line before; `marker`: what a
    list puts in front.
    """

    lines: list[Line] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    state: State = State()
    lead: int = 0
    spaced: bool = True
    opens: bool = True
    blank: bool = False
    above: float = 0.0
    pull: float = 0.0
    marker: str = ""

    def words(self, raw: str, start: int, state: State) -> None:
        """The words between two tags, as they are written in the source from there on."""
        if state.hidden or not raw:
            return
        if state.verbatim:
            if not self.pieces:
                self.state = state
            self._verbatim(raw, start, state)
            return
        if state.layer and not raw.isspace():
            self._layer(raw, start, state)
            return
        self._words(raw, start, state)

    def _words(self, raw: str, start: int, state: State) -> None:
        if self.spaced:
            if raw in NO_BREAK and not self.pieces:
                self.lead += 1
                return
            if raw.isspace() and not raw.strip(WHITE):
                return
        if not self.pieces:
            self.state = state
        if state.symbol or SPECIAL.search(raw) is not None:
            self._parts(raw, start, state)
        else:
            self._plain(raw, start, start + len(raw), state.strong)

    def _plain(self, words: str, start: int, end: int, strong: bool) -> None:
        """Words with single spaces, of which the first may be one too many."""
        if self.spaced and words[0] in " \n":
            words, start = words[1:], start + 1
            if not words:
                return
        if "\n" in words:
            words = words.replace("\n", " ")
        self.spaced = words[-1] == " "
        self.pieces.append(Piece(words, start, end, strong))

    def _parts(self, raw: str, at: int, state: State) -> None:
        """Words with entities, or with white space that collapses."""
        texts: list[str] = []
        found: list[Part] = []
        spaced = self.spaced
        for what, said, start, end in parts(raw):
            begin = at + start
            if what == "words":
                words = said.replace("\n", " ")
                if spaced and words[0] == " ":
                    words, begin = words[1:], begin + 1
            elif what == "blank" and not texts and not self.pieces:
                self.lead += 1
                continue
            else:
                words = "" if spaced and what == "white" else " "
            if words:
                spaced = words[-1] == " " and what != "blank"
                texts.append(words)
                found.append((len(words), begin, at + end))
        self.spaced = spaced
        if found:
            text = "".join(texts)
            if state.symbol:
                text = pictured(text, state.symbol)
            self._add(text, found, strong=state.strong)

    def _add(self, text: str, found: list[Part], *, strong: bool) -> None:
        whole = found if len(found) > 1 else None
        self.pieces.append(Piece(text, found[0][1], found[-1][2], strong, whole))

    def _layer(self, raw: str, at: int, state: State) -> None:
        """Words behind the picture of a page, whose lines are those of the picture."""
        end = len(raw)
        for match in LAYER_LINE.finditer(raw):
            if match.start() - end > 1:
                self.end_line()
                self.blank = match.start() - end > 2
            end = match.end()
            self._words(match[0], at + match.start(), state)

    def _verbatim(self, raw: str, at: int, state: State) -> None:
        """Words whose white space stands as it is; the end of a line is one."""
        for match in LINE.finditer(raw):
            words, end = match.groups()
            if words:
                if not self.pieces:
                    self.state = state
                    stripped = words.lstrip(" \xa0\t")
                    self.lead += len(words[: len(words) - len(stripped)].expandtabs(8))
                    words = stripped
                self._parts_verbatim(words, at + match.end(1) - len(words), state)
            if end:
                self.end_line()

    def _parts_verbatim(self, words: str, at: int, state: State) -> None:
        texts: list[str] = []
        found: list[Part] = []
        for what, said, start, end in parts(words):
            kept = words[start:end] if what == "white" and words[start] != "&" else said
            texts.append(kept)
            found.append((len(kept), at + start, at + end))
        if found:
            self._add("".join(texts), found, strong=state.strong)
            self.spaced = False

    def space(self, points: float) -> None:
        """Space between two blocks: the widest counts, and what pulls them together is taken off."""
        if points > self.above:
            self.above = points
        elif points < self.pull:
            self.pull = points

    def gap(self) -> None:
        """A space that the reader adds between two words of a line."""
        self.pieces.append(Piece(" "))
        self.spaced = True

    def end_line(self) -> None:
        """The line ends, as at a `<br>`: one without words is a blank line."""
        if not self.finish():
            self.blank = True

    def block(self, points: float) -> None:
        """A block begins or ends here, with so much space."""
        if self.pieces or self.lead:
            self.finish()
        self.space(points)
        self.opens = True

    def finish(self) -> bool:
        """The line that is being written is done; whether it had words."""
        pieces = self.pieces
        while pieces and not (words := pieces[-1].text.rstrip(" \t")):
            pieces.pop()
        if not pieces:
            self.blank = self.blank or self.lead > 0
            self.lead, self.spaced, self.pieces = 0, True, []
            return False
        last = pieces[-1]
        if len(words) < len(last.text):
            last.cut(len(words))
        self._place(pieces)
        self.pieces, self.lead, self.spaced, self.opens = [], 0, True, False
        self.blank, self.above, self.pull = False, 0.0, 0.0
        return True

    def _place(self, pieces: list[Piece]) -> None:
        state = self.state
        gap = self.blank or self.above + self.pull >= BLANK_LINE
        if state.verbatim and state.align is None:
            self.lines.append(Line(pieces, self.lead, None, gap, self.opens))
            return
        indent = max(0, min(MOST_INDENT, (state.first if self.opens else state.rest) + self.lead))
        if self.marker:
            indent = max(0, indent - len(self.marker))
            pieces.insert(0, Piece(self.marker))
            self.marker = ""
        self.lines.append(Line(pieces, indent, state.align, gap, self.opens))

    def take(self, lines: list[Line], *, gap: bool) -> None:
        """Lines that are done, such as those of a table inside, after the space that stands above them."""
        lines[0].gap = gap or self.blank or self.above + self.pull >= BLANK_LINE
        self.lines += lines
        self.blank, self.above, self.pull = False, 0.0, 0.0
        self.opens = True

    def resume(self) -> None:
        """Goes on with the line before, where that is a mark: "(1)" in a `<DT>`, its text in the `<DD>`."""
        line = self.lines[-1]
        if line.feed or line.fixed or len(line.text) > MARK:
            return
        self.lines.pop()
        self.pieces, self.opens, self.blank, self.spaced = [*line.pieces, Piece(" " * 3)], line.opens, line.gap, True

    def hand_over(self) -> list[Line]:
        """The lines that were written, where the cell ends; the next begins with none."""
        if self.pieces or self.lead:
            self.finish()
        lines, self.lines = self.lines, []
        self.blank, self.above, self.pull, self.opens, self.spaced, self.marker = False, 0.0, 0.0, True, True, ""
        return lines

    def feed(self) -> None:
        """A page ends here."""
        self.block(0.0)
        if self.lines and not self.lines[-1].feed:
            self.lines.append(Line([], feed=True))
        self.blank, self.above, self.pull = False, 0.0, 0.0
