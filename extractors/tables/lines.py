r"""Lines as tables have them: runs of words, cells of figures, rules, each with its place across the page.

"Revenues          $        15.2       $        13.1" has the words "Revenues" and two cells. On a page of letters of
one width places are columns, in a PDF about as much, in a table of HTML the numbers of its columns.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import regex

from extractors.lexicon.currencies import NATIONS_LETTERS
from extractors.lexicon.months import MONTH
from extractors.tables.figures import Figure, figures, spaced
from pipeline.document import Document, Grid
from pipeline.lazy import lazy
from pipeline.source_map import PageMap
from pipeline.span import Span

_WORDS = lazy(r"\S+(?:[ ](?!(?:\.[ ]?){3})\S+)*")
_LEADERS = lazy(r"(?:[ ]?[.…_·]){3,}")
_TAG = lazy(r"\s*</?(?:TABLE|CAPTION|S|C|PAGE|FN|F\d|TEXT|DOCUMENT)\b[^<>]*>", regex.IGNORECASE)
_RULE = lazy(r"[-=_—–*$|+ \t]{3,}")
_SEGMENT = lazy(r"[-=_—–*]{2,}")
_MONTHLY = lazy(rf"\b{MONTH}[ ]\d{{1,2}}(?:,?[ ]\d{{4}})?$", regex.IGNORECASE)
_SIGN = lazy(rf"(?:^|\s){NATIONS_LETTERS}\$$")
"""The sign of a nation's dollars, which names a column where no cell follows."""
POINTS = 5.0
"""Points that a letter of a PDF takes, about: a place on its pages is counted in such letters."""
_SPACE = 6.0
"""Points between two words of a PDF that part them as columns are."""
_TOUCHING = 0.8


@dataclass(frozen=True)
class Words:
    """A run of words and its place across the page."""

    span: Span
    text: str
    left: float
    right: float

    @property
    def centre(self) -> float:
        """The middle of its place."""
        return (self.left + self.right) / 2


@dataclass(frozen=True)
class Line:
    """A line of a table or around one. `gap`: empty lines above it; `rules`: the ruled lines that it consists of.

    `tag` is a mark of the submission ("<TABLE>"); `edge`: a page ends above it; `double`: the rule is one of "====".
    """

    span: Span
    words: tuple[Words, ...] = ()
    figures: tuple[Figure, ...] = ()
    rules: tuple[tuple[float, float], ...] = ()
    gap: int = 0
    tag: str | None = None
    edge: bool = False
    double: bool = False

    @property
    def indent(self) -> float:
        """Where it begins."""
        return min([*(one.left for one in self.words), *(one.left for one in self.figures)], default=0.0)

    @property
    def right(self) -> float:
        """Where it ends."""
        return max([*(one.right for one in self.words), *(one.right for one in self.figures)], default=0.0)

    @property
    def counts(self) -> bool:
        """Whether it has a cell of figures that is no year and no number inside a label."""
        return any(not (one.year or one.tight) for one in self.figures)


def lines(document: Document, start: int, end: int) -> list[Line]:
    """The lines of a stretch of the text that hold anything, furniture left out."""
    found: list[Line] = []
    text = document.text
    at, gap, edge = start, 0, False
    while at < end:
        stop = text.find("\n", at, end)
        stop = end if stop == -1 else stop
        shown = text[at:stop].strip()
        if not shown:
            edge = edge or "\f" in text[at:stop]
            gap += 1
        elif shown.upper().startswith("<PAGE>") or _aside(document, Span(at, stop)):
            edge, gap = True, gap + 1
        else:
            line = replace(_line(document, at, stop), gap=gap, edge=edge)
            found.append(_underlining(line, found[-1]) if found and not gap else line)
            gap, edge = 0, False
        at = stop + 1
    return found


def _underlining(line: Line, above: Line) -> Line:
    """The line; as a rule where it is short dashes alone, each of them under a figure: "---" below "394" sums it."""
    cells = line.figures
    if line.words or not cells or not all(one.nil and one.span.end - one.span.start > 1 for one in cells):
        return line
    under = all(any(one.left < up.right and up.left < one.right for up in above.figures) for one in cells)
    return replace(line, figures=(), rules=tuple((one.left, one.right) for one in cells)) if under else line


def _aside(document: Document, span: Span) -> bool:
    """Whether a line is furniture of the page, and no mark of a table."""
    return document.in_furniture(span) and _TAG.match(document.text, span.start, span.end) is None


def _line(document: Document, start: int, end: int) -> Line:
    text = document.text
    tag = _TAG.match(text, start, end)
    span = Span(start, end)
    if tag:
        return Line(span, tag=tag[0].strip().upper())
    shown = text[start:end].rstrip()
    rule = _RULE.fullmatch(shown.strip()) if len(shown.strip()) > 2 else None  # "--" is a cell
    place = Place(document, start, end)
    if rule and (found := _ruled(shown, place)):
        return Line(span, rules=found, double="=" in shown)
    cells = list(figures(text, start, end))
    cells = [one for one in cells if not _in_date(text, start, one)]
    if len(cells) == 1 and cells[0].year and not text[start : cells[0].span.start].strip():
        cells = [] if not text[cells[0].span.end : end].strip() else cells  # "1991" alone on its line heads rows
    runs = [
        piece
        for run in _runs(text, start, end, [cell.span for cell in cells if not cell.tight])
        for piece in place.parted(run)
    ]
    words = [Words(one, text[one.start : one.end], *place(one)) for one in runs]
    if place.plain:
        return Line(span, tuple(words), tuple(cells))
    placed = [replace(one, left=(edges := place(one.span))[0], right=edges[1]) for one in cells]
    if place.printed:
        placed = [replace(one, tight=one.tight or _raised(one, words)) for one in placed]
    return Line(span, tuple(words), tuple(placed))


def _raised(one: Figure, words: Sequence[Words]) -> bool:
    """Whether a figure touches words before it, as the raised number of a note does."""
    return one.bare and any(0 <= one.left - word.right + 0.2 < _TOUCHING for word in words)  # rounding


def _ruled(shown: str, place: "Place") -> tuple[tuple[float, float], ...]:
    """The ruled lines; none where the dashes are short enough to be cells."""
    segments = list(_SEGMENT.finditer(shown))
    if not segments or ("=" not in shown and max(one.end() - one.start() for one in segments) < 4):  # "---" is a cell
        return ()
    return tuple(place.at(one.start(), one.end()) for one in segments)


def _in_date(text: str, start: int, one: Figure) -> bool:
    """Whether a number that looks like a cell ends a date: "March 31  2004" in a label."""
    return one.bare and _MONTHLY.search(text, max(start, one.span.start - 12), one.span.end) is not None


def _runs(text: str, start: int, end: int, taken: Sequence[Span]) -> Iterator[Span]:
    """The runs of words between the cells, without leaders and the signs that stand before cells."""
    at = start
    for span in (*taken, Span(end, end)):
        for match in _WORDS.finditer(text, at, span.start):
            leaders = _LEADERS.search(text, match.start(), match.end())
            piece = text[match.start() : leaders.start() if leaders else match.end()].rstrip()
            piece = piece if _SIGN.search(piece) else piece.rstrip(" $€£¥")
            kept = piece.rstrip(" .…") if leaders or piece.endswith("..") else piece
            if kept.strip("(|). "):
                yield Span(match.start(), match.start() + len(kept))
        at = span.end


class Place:
    """Where characters of a line stand across the page: columns, tabs reaching to the next multiple of eight."""

    def __init__(self, document: Document, start: int, end: int) -> None:
        self._start = start
        self._map = document.source_map if isinstance(document.source_map, PageMap) else None
        shown = document.text[start:end]
        self._columns = _tabbed(shown) if "\t" in shown else None

    def __call__(self, span: Span) -> tuple[float, float]:
        """The left and the right edge of a stretch of the text."""
        if self._map is not None:
            boxes = self._map.places(span)
            if boxes:
                return boxes[0][1] / POINTS, boxes[-1][3] / POINTS
        return self.at(span.start - self._start, span.end - self._start)

    @property
    def plain(self) -> bool:
        """Whether a character's place is its number on the line."""
        return self._map is None and self._columns is None

    @property
    def printed(self) -> bool:
        """Whether the page itself says where words stand."""
        return self._map is not None

    def parted(self, span: Span) -> list[Span]:
        """A run of words, cut where the page has more than a space between two."""
        if self._map is None:
            return [span]
        first = bisect_left(self._map.words, span.start, key=lambda word: word.end - 1)
        last = bisect_left(self._map.words, span.end, key=lambda word: word.start)
        found: list[Span] = []
        right = 0.0
        for word in self._map.words[first:last]:
            start, end = max(word.start, span.start), min(word.end, span.end)
            if found and word.x0 - right <= _SPACE:
                found[-1] = Span(found[-1].start, end)
            else:
                found.append(Span(start, end))
            right = word.x1
        return found or [span]

    def at(self, first: int, last: int) -> tuple[float, float]:
        """The edges of the characters `[first, last)` of the line."""
        if self._columns is None:
            return float(first), float(last)
        return float(self._columns[first]), float(self._columns[last - 1] + 1)


def _tabbed(shown: str) -> list[int]:
    """The column of each character."""
    columns, at = [], 0
    for one in shown:
        columns.append(at)
        at = (at // 8 + 1) * 8 if one == "\t" else at + 1
    return columns


def grid_lines(document: Document, grid: Grid) -> list[Line]:
    """The rows of a table whose cells the source marks, as lines; a place is the number of a column.

    Labels are indented as far as the reader set them. A whole number in the first column is a label, but for the sums
    of a table that has no labels: one row under one of heads.
    """
    found: list[Line] = []
    unlabelled = len(grid.rows) == 2
    text, before = document.text, 0
    for row in grid.rows:
        first, last = row[0].span, row[-1].span
        start = text.rfind("\n", 0, first.start) + 1
        gap = text.count("\n", before, first.start) - 1 if before else 0
        before = last.end
        words: list[Words] = []
        cells: list[Figure] = []
        for cell in row:
            left, right = float(cell.column), float(cell.column + cell.columns)
            apart = spaced(text, cell.span.start, cell.span.end)
            held = [apart] if apart else list(figures(text, cell.span.start, cell.span.end))
            whole = len(held) == 1 and not text[cell.span.start : held[0].span.start].strip("$€£ ")
            if whole and not (cell.column == 0 and held[0].bare and not (unlabelled and held[0].grouped)):
                cells.append(replace(held[0], left=left, right=right, tight=False))
            else:
                words.append(Words(cell.span, document.slice(cell.span), left, right))
        indent = (first.start - start) / 1000  # of a column: the labels of one column stand in or out of one another
        if words and words[0].left == 0:
            words[0] = replace(words[0], left=indent)
        found.append(Line(Span(start, last.end), tuple(words), tuple(cells), gap=max(0, gap)))
    return found
