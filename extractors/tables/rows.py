r"""Rows: which lines make one, its label, and the headers that it stands under.

"Costs of revenues, excluding\n Depreciation shown below    10.2" is one row; "Basic earnings per share:" a header of
those indented below it; figures that stand above or beside the middle of their label are one row with it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import regex

from extractors.tables.columns import Place, placed
from extractors.tables.dated import OVER_YEARS
from extractors.tables.figures import RANGE, Figure
from extractors.tables.lines import Line
from pipeline.lazy import lazy
from pipeline.span import Span

_GOES_ON = lazy(
    r"(?:\b(?:and|or|of|the|in|to|for|from|by|on|per|before|after|with|under|less|than|at|as|(?<!,[ ])net|a|an|its|used"
    r"|including|excluding|attributable|available|applicable|provided|related)|[,&(/]|\w-)$",
    regex.IGNORECASE,
)
_LOWER = lazy(r"[(“\"]?[a-z]|[(&]|[a-z]*\)")
_SENSE = "(?:income|earnings|profits?|gains?|loss(?:es)?|benefits?|provisions?|expenses?|increase|decrease|credits?)"
_SIGNED = lazy(rf"(?=\(\p{{Lu}})\({_SENSE}\)\s+{_SENSE}\b", regex.IGNORECASE)
"""A label that begins with a sense of its figures and the other: "(Income) loss"; "(Decrease) in Cash" goes on."""
_NO_HEADER = lazy(r"(?:data|information|statistics)\b", regex.IGNORECASE)
"""A word that heads no rows alone, and so ends the label above it: "STATEMENT OF OPERATIONS" over "  DATA:"."""
_ENDED = lazy(r"(?::|--|—|–|\.{3})$")
_TOTAL = lazy(r"(?:sub-?)?totals?\b", regex.IGNORECASE)
_OTHER = lazy(r"other\b", regex.IGNORECASE)
_YEARS = lazy(
    r"(?<!\b(?:\w*ation|model|maturity|vintage|lease|policy|accident)\s)\b(?:fiscal\s+)?years?\W*$", regex.IGNORECASE
)
"""How the head of a column of years ends; "Origination Year" is that of something else than the sums beside it."""
_LONG_LOWER = lazy(r"\b[a-z]{4,}")
_ACTIVITIES = lazy(r"cash\b.*\bactivities$", regex.IGNORECASE)
"""The headers of a statement of cash flows: "Cash flows from investing activities"."""
_CHILD = 20
"""A label with as many letters can be the first line of the only one below it."""


@dataclass(frozen=True)
class Row:
    """A row: its label with the place it was written at, its cells by column, and the labels that it stands under.

    `context` is the header above it that it is not indented under, if any: "Net income per share:" over "Basic".
    `hang` is the indent of the last line of its label, `year` what it has in a column of years.
    """

    label: str
    spans: tuple[Span, ...]
    indent: float
    cells: dict[int, Figure] = field(default_factory=dict)
    gap: int = 0
    ruled: bool = False
    path: tuple[str, ...] = ()
    context: str = ""
    line: int = 0
    hang: float = 0.0
    year: str = ""

    @property
    def span(self) -> Span | None:
        """From the first character of the label to its last; null where it has none."""
        return Span(self.spans[0].start, self.spans[-1].end) if self.spans else None

    @property
    def total(self) -> bool:
        """Whether it is a total: by its name, a ruled line above it, or the lack of a label."""
        return bool(self.cells) and (self.ruled or not self.label or _TOTAL.match(self.label) is not None)

    @property
    def title(self) -> str:
        """The label as a path has it: without the colon or the dashes at its end."""
        return self.label.rstrip(" :-—–.") if _ENDED.search(self.label) else self.label


def rows(lines: Sequence[Line], places: Sequence[Place], *, cells_marked: bool = False) -> list[Row]:
    """The rows of a table from top to bottom, headers included.

    `cells_marked`: the source marks the cells, so that a label is whole in its cell.
    """
    entries = _entries(lines, places)
    step = _step(entries)
    return _with_paths(_labelled(_joined(entries, step, cells_marked=cells_marked), step))


def with_years(made: Sequence[Row], heads: Sequence[str]) -> list[Row]:
    """The rows, a column of years taken out of their cells: what stands below "Year" dates the rest of its row."""
    for at, head in enumerate(heads):
        cells = [row.cells[at] for row in made if at in row.cells]
        if cells and _YEARS.search(head) and all(one.year for one in cells):
            return [_dated(row, at) if at in row.cells else row for row in made]
    return list(made)


def _dated(row: Row, at: int) -> Row:
    others = {place: cell for place, cell in row.cells.items() if place != at}
    return replace(row, cells=others, year=str(row.cells[at].value))


def _entries(lines: Sequence[Line], places: Sequence[Place]) -> list[Row]:
    """The lines, each with its label and cells."""
    found: list[Row] = []
    ruled, gap = False, 0
    first = places[0].left
    for line in lines:
        if line.rules or line.tag:
            ruled = ruled or (
                not line.double and bool(line.rules) and min(left for left, _ in line.rules) >= first - 12
            )
            gap += line.gap
            continue
        cells = _scaled(placed(line, places)) if line.figures else {}
        stop = min((cell.span.start for cell in cells.values()), default=line.span.end)
        spans: list[Span] = []
        texts: list[str] = []
        for one in line.words:
            behind = bool(texts) and RANGE.match(one.text) is not None
            if one.span.start >= stop or (cells and one.left >= first) or behind:
                continue
            text = one.text if one.span.end <= stop else one.text[: stop - one.span.start].rstrip(" $(€£")
            if text:
                spans.append(Span(one.span.start, one.span.start + len(text)))
                texts.append(text)
        if texts or cells:
            indent = min((one.left for one in line.words if one.span.start < stop), default=0.0)
            found.append(Row(" ".join(texts), tuple(spans), indent, cells, line.gap + gap, ruled and bool(cells)))
        ruled, gap = False, 0
    return found


def _scaled(cells: dict[int, Figure]) -> dict[int, Figure]:
    """The cells, those before one that ends a row with its scale of that scale too: "$10.5   $12.5 million"."""
    *before, last = cells.values() or (None,)
    if last is None or last.scale is None or any(not _like(one, last) for one in before):
        return cells
    return {at: replace(one, scale=last.scale) for at, one in cells.items()}


def _like(one: Figure, last: Figure) -> bool:
    """Whether a figure is written as the last one of its row is: "$10" and "$12.5", "3.1" and "3.2", no count."""
    if one.scale or one.percent or one.grouped or one.currency != last.currency:
        return False
    return one.currency is not None or one.decimals == last.decimals


def _step(entries: Sequence[Row]) -> int:
    """How many empty lines stand between two lines that follow each other: 0, or 1 where all is double spaced."""
    gaps = sorted(one.gap for one in entries[1:])
    return gaps[0] if gaps else 0


def _joined(entries: Sequence[Row], step: int, *, cells_marked: bool) -> list[Row]:
    """Labels of several lines made one."""
    found: list[Row] = []
    for number, entry in enumerate(entries):
        last = found[-1] if found else None
        if last is not None and _rest_of(last, entry):
            found[-1] = replace(last, cells=last.cells | entry.cells)
            continue
        if last is not None and entry.gap <= step and entry.label and not entry.ruled:
            if not last.cells and last.label and _wraps(last, entry, entries[number:], cells_marked=cells_marked):
                found[-1] = _merged(last, entry)
                continue
            if last.cells and last.label and not entry.cells and _continues(last, entry):
                found[-1] = _merged(last, entry)
                continue
        found.append(entry)
    return found


def _rest_of(last: Row, entry: Row) -> bool:
    """Whether figures alone are cells that the row above lacks: a line that was too long for its page."""
    return (
        bool(entry.cells and last.cells) and not entry.label and not entry.ruled and min(entry.cells) > max(last.cells)
    )


def _merged(first: Row, second: Row) -> Row:
    label = f"{first.label} {second.label}"
    return replace(
        first, label=label, spans=first.spans + second.spans, cells=first.cells | second.cells, hang=second.indent
    )


def _open(label: str) -> bool:
    """Whether a label cannot end here: "Selling, general and", "Special charges (see Note 11 to"."""
    return _GOES_ON.search(label) is not None or label.count("(") > label.count(")")


def _wraps(above: Row, entry: Row, rest: Sequence[Row], *, cells_marked: bool) -> bool:
    """Whether a line without figures is the beginning of the label below it."""
    if (_ENDED.search(above.label) and not _open(above.label)) or OVER_YEARS.fullmatch(above.label):
        return False
    signed = entry.indent > above.indent and _SIGNED.match(entry.label)
    if (_LOWER.match(entry.label) and not signed) or _open(above.label):
        return True
    if not (cells_marked or entry.cells) and entry.indent > above.indent and _NO_HEADER.match(entry.label):
        return True
    if not entry.cells and len(above.spans) > 1 and entry.indent == above.hang:
        return True
    if cells_marked or entry.indent <= above.indent or _TOTAL.match(entry.label):
        return False
    below: list[Row] = []
    for one in rest:
        ended = bool(below) and bool(below[-1].cells) and (one.ruled or _TOTAL.match(one.label) is not None)
        if one.indent <= above.indent or ended:
            break
        below.append(one)
    if _heads(above.label, entry.label) or (len(below) == 1 and len(above.label) < _CHILD):
        return False
    return [bool(one.cells) for one in below].count(True) == 1 and bool(below[-1].cells)


def _heads(above: str, label: str) -> bool:
    """Whether a label without figures is written as a header is, and the one below it otherwise."""
    capitals = above.isupper() and not label.isupper()
    titles = _LONG_LOWER.search(above) is None and " " in above and _LONG_LOWER.search(label) is not None
    return capitals or titles or _ACTIVITIES.match(above) is not None


def _continues(above: Row, entry: Row) -> bool:
    """Whether a line without figures is the end of the label above it, which has them."""
    if _ENDED.search(entry.label) and not _open(above.label):
        return False
    deeper = entry.indent - above.indent > (0 if _SIGNED.match(entry.label) else -1.5)
    return (_LOWER.match(entry.label) is not None and deeper) or _open(above.label)


def _labelled(entries: Sequence[Row], step: int) -> list[Row]:
    """Figures without a label given the one around them, where it is plain which."""
    bare = [number for number, one in enumerate(entries) if one.cells and not one.label]
    below = [at for at in bare if at + 1 < len(entries) and _takes_below(entries, at, step)]
    every = len(below) * 2 > sum(bool(one.cells) for one in entries)
    found: list[Row] = []
    skip = False
    for number, one in enumerate(entries):
        if skip:
            skip = False
            continue
        last = found[-1] if found else None
        if one.cells and not one.label:
            if last is not None and not last.cells and last.label and _fits_above(last, one, step):
                joined = replace(_merged(last, one), label=last.label)
                if (
                    number + 1 < len(entries)
                    and _continues(last, entries[number + 1])
                    and not entries[number + 1].cells
                ):
                    joined = _merged(joined, entries[number + 1])
                    skip = True
                found[-1] = joined
                continue
            first = not any(row.cells for row in found)
            if number in below and (every or first):
                following = entries[number + 1]
                found.append(replace(following, cells=one.cells, gap=one.gap, ruled=one.ruled))
                skip = True
                continue
        found.append(one)
    return found


def _takes_below(entries: Sequence[Row], at: int, step: int) -> bool:
    below = entries[at + 1]
    return not below.cells and below.gap <= step and bool(below.label) and not _ENDED.search(below.label)


def _fits_above(label: Row, bare: Row, step: int) -> bool:
    """Whether a label without figures is that of the figures right below it."""
    plain = not _ENDED.search(label.label)
    return (
        plain and bare.gap <= step and not bare.ruled and (_TOTAL.match(label.label) is not None or _open(label.label))
    )


def _with_paths(entries: Sequence[Row]) -> list[Row]:
    """The rows, each with the labels of the headers that it is indented under, and its own.

    Figures without a label below several rows of one header are their total.
    """
    found: list[Row] = []
    stack: list[tuple[float, str]] = []
    context, closed, rows_below = "", False, 0
    for number, one in enumerate(entries):
        if not one.label:
            path = tuple(title for _, title in stack) if rows_below > 1 else ()
            rows_below = 0
            found.append(replace(one, line=number, path=path, context=context))
            continue
        open_headers = len(stack)
        while stack and stack[-1][0] >= one.indent - _SAME:
            stack.pop()
        if stack and _TOTAL.match(one.label) and (closed or _wider(one.label, stack[-1][1])):
            stack.pop()
        closed = one.cells != {} and _TOTAL.match(one.label) is not None
        path = (*(title for _, title in stack), one.title)
        below = one.cells and len(stack) == open_headers and not closed
        rows_below = rows_below + 1 if below else 0
        if not one.cells:
            stack.append((one.indent, one.title))
            context = one.title
        found.append(replace(one, path=path, context=context, line=number))
    return found


def _wider(total: str, header: str) -> bool:
    """Whether a total is that of more than the header: "TOTAL ASSETS" below "OTHER ASSETS" and what it holds."""
    what = _TOTAL.sub("", total, count=1).casefold().split()
    rest = _OTHER.sub("", header, count=1).casefold().split()
    return rest == what != [] and _OTHER.match(header) is not None


_SAME = 0.0005
