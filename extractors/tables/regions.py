r"""Where tables stand: stretches of lines that hold figures in columns, whatever the source.

A line that ends in a figure set apart by spaces is a trace; lines around several traces are looked at closely, and
those that hold columns are a table. A text without traces costs one search. Of HTML the cells are known.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

import regex

from extractors.tables.blocks import blocks
from extractors.tables.columns import columns
from extractors.tables.heads import has_heads, parts
from extractors.tables.lines import Line, Words, grid_lines, lines
from extractors.tables.spanning import DATE, DAY, MONTHS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.source_map import ByteMap
from pipeline.span import Span

_END = re.compile(r"(?:[\d)%—–-]|\d (?:ppts?|thousand|million|billion))[ \t\r]*(?:\n|\Z)")
"""How a line ends that can end in a figure."""
_TRACE = re.compile(
    r"(?:[ \t]{2}|\t|\$ ?|[ .]\. ?)(?:(?:up|down) |[($]{0,2} {0,4})(?:\d[\d,]*(?:\.\d+)?|\.\d+|-{1,3}|—|–)"
    r" ?(?:[)%]{0,2}(?: ?\(\w\))?|ppts?|thousand|million|billion)[ \t\r]*$"
)
_BEFORE_DAY = re.compile(
    r"[ \t]{2}[($]{0,2} ?\d[\d,]*(?:\.\d+)?[)%]{0,2}[ \t]{2,16}"
    r"(?:[A-Z][A-Za-z]{2,8}\.? (?:\d\d?, ?)?\d{4}|\d\d?/\d\d?/\d{2,4})[ \t\r]*$"
)
"""How a row ends whose last column has days: "$ 25,000,000      6.54%      June 1, 2008"."""
_WIDE = 48
"""Characters before the end of a line that are looked at for a figure."""
NEAR = 1600
"""Characters that two traces of one table are apart at most."""
ABOVE = 3200
"""Characters above the first trace that can hold heads and a caption."""
BELOW = 600
APART = 7
"""More lines without figures than this part two tables."""
MOST_COLUMNS = 48
"""A table has as many columns of figures at most."""
_EMPTY = 5
"""More empty lines than this part two tables."""
_MARGIN = 10
"""So far right of the labels a line at the top of a page is one of a title."""
_PAGES = 1000
_LAST_DAY = 31
_SENTENCE = 58
"""A line of words that is as long, and reaches into the columns, is running text."""
_EXHIBIT = lazy(r"(?:exhibit|schedule|annex|appendix|table)\s+[\w.-]{1,5}", regex.IGNORECASE)
_ITEM = lazy(r"(?:item|part|note)\s+(?:\d{1,2}[a-z]?|[ivx]{1,4})\b(?!\s*[,;%]|\s+(?-i:[a-z])|.*:$)", regex.IGNORECASE)
"""How the heading of another part of a report begins; "Note 5 from the Seller:" heads rows of its own table."""
_BEGINS = lazy(r"\b(?:follow(?:s|ing)|below|shall|set\s+forth|summarize[sd]?|presents?)\b", regex.IGNORECASE)
"""What a line that stands apart and ends with a colon says where it begins something new."""
_HEAD = lazy(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d\d?)[ -]+(?:months?|weeks?)\b"
    r"|\b(?:years?|quarters?|periods?|months|weeks)\s+end(?:ed|ing)\b"
    r"|^as\s+(?:of|at)\b",
    regex.IGNORECASE,
)
_CITED = lazy(r"§|(?:sections?|articles?|exhibits?|schedules?)\s+[\w.]+|\d+(?:\.\d+)+\.?$", regex.IGNORECASE)
"""How the rows of a list of sections begin."""
_YEAR = lazy(r"(?:19|20)\d\d(?:\s*[-–]\s*(?:19|20)?\d\d)?:?")
"""A label that is a year, or some: "2004 - 2008"."""
_TITLE = lazy(
    r"\b(?:consolidated|condensed|statements?|balance\s+sheets?|reconciliations?|schedule|continued)\b",
    regex.IGNORECASE,
)


@dataclass(frozen=True)
class Region:
    """A table: its lines from the first row of figures to the last, and those above up to the table before.

    `heads` are the rows above the figures where the source marks the cells, `grid` says whether it does; `later`: it
    is not the first of the tables that one such table holds.
    """

    above: tuple[Line, ...]
    body: tuple[Line, ...]
    heads: tuple[Line, ...] = ()
    grid: bool = False
    later: bool = False

    @property
    def span(self) -> Span:
        """From the first row of figures to the last."""
        return Span(self.body[0].span.start, self.body[-1].span.end)


def regions(document: Document, known: Sequence[Span] = ()) -> Iterator[Region]:
    """The tables of a document, in order, outside the stretches whose tables are known."""
    grids = document.layout.grids if isinstance(document.source_map, ByteMap) else ()
    marked = [one for grid in grids for one in _of_grid(grid_lines(document, grid))]
    found: list[Region] = []
    taken = sorted([*known, *(grid.span for grid in grids)])
    for stretch in _stretches(document, taken):
        for one in _of_text(_years_as_labels(_days_as_words(lines(document, *stretch))), taken):
            if not found or found[-1].span.end < one.span.start:
                found.append(one)
    yield from _with_above(document, _continued(sorted([*marked, *found], key=lambda region: region.span)))


def _continued(found: Sequence[Region]) -> list[Region]:
    """The regions, those that the end of a page has cut in two made whole: no heads above, and the same columns."""
    whole: list[Region] = []
    for one in found:
        last = whole[-1] if whole else None
        if last is not None and not (one.grid or last.grid) and _goes_on(last, one):
            rest = () if _repeats(last, one) else one.above
            whole[-1] = Region(last.above, (*last.body, *rest, *one.body))
        else:
            whole.append(one)
    return whole


def _goes_on(last: Region, one: Region) -> bool:
    if not one.above or len(one.above) > APART or not any(line.edge for line in one.above[:2]):
        return False
    again = _repeats(last, one)
    if not again and any(line.tag or len(line.words) != 1 for line in one.above):
        return False
    places = [columns([row for row in region.body if row.counts]) for region in (last, one)]
    same = len(places[0]) == len(places[1]) and all(
        abs(a.right - b.right) <= _MARGIN / 2 for a, b in zip(*places, strict=True)
    )
    titled = any(_TITLE.search(line.words[0].text) for line in one.above if line.words)
    return same and (again or not (titled or has_heads(one.above, places[1])))


def _repeats(last: Region, one: Region) -> bool:
    """Whether a new page has the last heads of the table above it again, and nothing else: "1997   1996"."""
    heads = [[part.text for part in parts(line)] for line in one.above if not line.rules]
    above = [[part.text for part in parts(line)] for line in last.above]
    return bool(heads) and all(len(said) > 1 and said in above for said in heads)


def _with_above(document: Document, found: Sequence[Region]) -> Iterator[Region]:
    """The regions with the lines above them, as far up as the one before."""
    floor = 0
    for one in found:
        top = (one.heads or one.body)[0].span.start
        if one.span.start < floor:
            continue
        above = one.above if not one.grid else tuple(lines(document, max(floor, top - ABOVE // 3), top))
        yield replace(one, above=tuple(line for line in above if line.span.start >= floor))
        floor = one.span.end


def _of_grid(rows: Sequence[Line]) -> list[Region]:
    """The tables of a grid: one for each block of rows that has heads of its own, if all of them are tables."""
    found = [_of_block(one) for one in blocks(rows)]
    whole = found if len(found) == 1 or None not in found else [_of_block(rows)]
    made = [one for one in whole if one is not None]
    return [*made[:1], *(replace(one, later=True) for one in made[1:])]


def _of_block(rows: Sequence[Line]) -> Region | None:
    counting = [number for number, row in enumerate(rows) if row.counts and _row(row, ())]
    if not counting:
        return None
    body, heads = tuple(rows[counting[0] : counting[-1] + 1]), tuple(rows[: counting[0]])
    return Region((), body, heads, grid=True) if _tabular(body) or _tallied(body, heads) else None


def _tallied(body: Sequence[Line], heads: Sequence[Line]) -> bool:
    """Whether marked cells are one row of sums under a head each: the votes for, against and withheld."""
    cells = [one for one in body[0].figures if not one.nil]
    headed = max((len(row.words) for row in heads), default=0)
    return len(body) == 1 and len(cells) > 1 and headed >= len(cells) and all(one.written for one in cells)


def _stretches(document: Document, taken: Sequence[Span]) -> Iterator[Span]:
    """The stretches around several traces that are near one another, in no contents and no table that is known."""
    contents = [one.span for one in document.sections if one.kind in ("contents", "contents_entry")]
    contents = sorted([*contents, *taken])
    starts = [one.start for one in contents]
    group: list[int] = []
    text = document.text
    for match in _END.finditer(text):
        at = match.end() - match[0].endswith("\n")
        line = text[max(0, at - _WIDE) : at].rpartition("\n")[2]
        if _TRACE.search(line) is None and _BEFORE_DAY.search(line) is None:
            continue
        entry = bisect_right(starts, at) - 1
        if entry >= 0 and at <= contents[entry].end:
            continue
        if group and at - group[-1] > NEAR:
            yield from _stretch(document, group)
            group = []
        group.append(at)
    yield from _stretch(document, group)


def _stretch(document: Document, group: Sequence[int]) -> Iterator[Span]:
    if len(group) > 1:
        start = document.text.rfind("\n", 0, max(0, group[0] - ABOVE)) + 1
        yield Span(start, min(len(document.text), group[-1] + BELOW))


def _of_text(found: Iterable[Line], taken: Sequence[Span]) -> Iterator[Region]:
    """The tables among the lines; lines inside tables whose cells are known belong to none."""
    starts = [span.start for span in taken]
    above: list[Line] = []
    body: list[Line] = []
    pending: list[Line] = []
    for line in found:
        at = bisect_right(starts, line.span.end) - 1
        inside = at >= 0 and taken[at].overlaps(line.span)
        if body and (inside or _parts(line, body, pending)):
            if _tabular(body):
                yield Region(tuple(above), tuple(body))
                above = []
            else:
                above += body
            above, body, pending = above + pending, [], []
        if inside:
            above, pending = [], []
        elif _page_number(line, body):
            continue
        elif _row(line, body):
            body += [*pending, line]
            pending = []
        elif body:
            pending.append(line)
        else:
            above.append(line)
    if body and _tabular(body):
        yield Region(tuple(above), tuple(body))


def _days_as_words(found: Sequence[Line]) -> list[Line]:
    """The lines, days right below the months that they are of made words: "31   30" below "March   June"."""
    made: list[Line] = []
    above: Line | None = None
    for row in found:
        days = row.figures if all(one.bare and 0 < one.value <= _LAST_DAY for one in row.figures) else ()
        months = above.words if above is not None and not (above.figures or row.gap or row.words) else ()
        if len(days) == len(months) > 1 and all(MONTHS.fullmatch(one.text) for one in months):
            words = tuple(Words(one.span, str(one.value), one.left, one.right) for one in days)
            made.append(replace(row, words=words, figures=()))
        else:
            made.append(row)
        above = row
    return made


def _years_as_labels(found: Sequence[Line]) -> Iterator[Line]:
    """The lines, years that stand where labels do made words: "2004      $1,234"; not those of a column of years."""
    columned = {
        row.figures[0].left
        for row in found
        if row.words and row.figures and row.figures[0].year and row.indent < row.figures[0].left
    }
    for row in found:
        cells = row.figures
        if (
            row.words
            or len(cells) < 2
            or not cells[0].year
            or cells[0].left in columned
            or all(one.year for one in cells)
        ):
            yield row
        else:
            label = Words(cells[0].span, str(cells[0].value), cells[0].left, cells[0].right)
            yield replace(row, words=(label,), figures=cells[1:])


def _page_number(line: Line, body: Sequence[Line]) -> bool:
    """Whether a line is nothing but the number of a page: no total, which would have a figure in every column."""
    if line.words or len(line.figures) != 1 or not line.figures[0].bare or line.figures[0].value >= _PAGES:
        return False
    return not body or line.gap > 0 or any(len(row.figures) > 1 for row in body)


def _row(line: Line, body: Sequence[Line]) -> bool:
    """Whether a line is a row of figures; "(unaudited)   (1)" at the top is none."""
    if not line.counts:
        return False
    cells = [one for one in line.figures if not one.tight]
    label = bool(line.words) and line.words[0].left < cells[0].left
    if not body and all(one.value < 0 and one.value > -20 and not one.currency for one in cells):
        return label and not line.words[0].text.startswith("(")
    return not (line.words and line.words[-1].left > cells[-1].right and len(line.words[-1].text) > _SENTENCE / 2)


def _parts(line: Line, body: Sequence[Line], pending: Sequence[Line]) -> bool:
    """Whether a line says that the table before it has ended."""
    if line.tag is not None:
        return "TABLE" in line.tag or line.tag.startswith("<CAPTION")
    if len(pending) > APART or line.gap > _EMPTY:
        return True
    cells = [cell for row in body[:30] for cell in row.figures if not cell.tight]
    first = min(cell.left for cell in cells)
    middle = (first + max(cell.right for cell in cells)) / 2
    if line.counts or not line.words:
        return _years_anew(line, pending, first)
    words = line.words[0]
    if len(line.words) == 1 and words.right > middle and len(words.text) >= _SENTENCE:
        return True
    if words.text.endswith(":") and line.gap > 0 and _BEGINS.search(words.text):
        return True
    if len(list(islice((row for row in body if row.counts), 2))) < 2:  # one row is no table yet
        return False
    heads = [one for one in line.words if _HEAD.search(one.text)]
    over = [one for one in line.words if one.left >= first - 2 * _MARGIN]
    dated = len(over) > 1 and all(DATE.search(one.text) for one in over)
    years = len(line.figures) > 1 and not any(one.left < first - 2 for one in line.words)
    if (heads and all(one.centre >= first for one in heads) and line.gap >= 1) or years or dated:
        return True
    if line.edge and len(line.words) == 1 and words.left > min(row.indent for row in body) + _MARGIN:
        return True
    if line.gap and (
        _EXHIBIT.fullmatch(words.text) or _ITEM.match(words.text) or (len(line.words) > 1 and words.left >= first / 2)
    ):
        return True
    titled = len(line.words) == 1 and _TITLE.search(words.text) is not None and (line.edge or line.gap > 1)
    return titled and (words.right > first or line.edge)


def _years_anew(line: Line, pending: Sequence[Line], first: float) -> bool:
    """Whether a line is the years of another table, set apart or below its title and the length of its periods."""
    cells = [one for one in line.figures if not one.tight]
    if len({one.value for one in cells}) < 2 or line.words or not all(one.year for one in cells):
        return False
    if line.gap:
        return True
    over = [one for row in pending for one in row.words if one.centre >= first - 2 * _MARGIN]
    if any(DAY.fullmatch(one.text) for one in over):
        return True
    titled = any(_TITLE.search(row.words[0].text) for row in pending if row.words)
    return titled and any(_HEAD.search(one.text) for one in over)


def _tabular(body: Sequence[Line]) -> bool:
    """Whether rows of figures are a table: columns, labels to their left, and no list of pages or of sections.

    A single column has to have figures that are written as sums are, since addresses end in numbers too.
    """
    rows = [row for row in body if row.counts]
    places = columns(rows)
    if len(rows) < 2 or not 0 < len(places) <= MOST_COLUMNS:  # a single row has no columns
        return False
    left = places[0].left
    labelled = sum(any(one.left < max(left, 0.5) and _worded(one.text) for one in row.words) for row in rows)
    if labelled * 2 < len(rows):
        return False
    if sum(_CITED.match(row.words[0].text) is not None for row in rows if row.words) * 2 > len(rows):
        return False
    lists = [[cell for cell in row.figures if not (cell.tight or cell.nil)] for row in rows]
    if sum(len(cells) > 1 for cells in lists) > 1:
        return True
    cells = [cell for row in lists for cell in row]
    exact = {cell.decimals for cell in cells}  # sections have one or two digits behind the point: 2.6, 10.16
    sums = sum(cell.written or (cell.decimals > 0 and len(exact) == 1) for cell in cells)
    return sums > 1 and sums * 2 >= len(cells)


def _worded(text: str) -> bool:
    return any(one.isalpha() for one in text) or _YEAR.fullmatch(text) is not None
