r"""A table and its facts: what stands in a region, put together.

Each cell of figures is a fact: the text at its span is the cell itself, the value is scaled and signed, and path,
column and period say what it is a figure of.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

import regex

from extractors.fiscal.calendar import Calendar
from extractors.numerals import Figure as Stated
from extractors.tables.captions import Caption, Scale, caption, lead, note_below, scale
from extractors.tables.columns import Place, columns
from extractors.tables.concepts import Concept, concepts, statements
from extractors.tables.currency import Currency, currency, has_own
from extractors.tables.figures import Figure
from extractors.tables.grid_heads import grid_top
from extractors.tables.heads import UNITS, Head, Top, top
from extractors.tables.hundredths import in_hundredths
from extractors.tables.note_columns import note_columns, without
from extractors.tables.periods import period
from extractors.tables.quotients import of_each
from extractors.tables.regions import Region
from extractors.tables.row_periods import held
from extractors.tables.row_periods import periods as row_periods
from extractors.tables.rows import Row, rows, with_years
from extractors.tables.said_sorts import as_said
from extractors.tables.share_scale import of_shares
from extractors.tables.sides import halves
from extractors.tables.single_period import single
from extractors.tables.spanning import DATE
from extractors.tables.unit_prices import excepted
from extractors.tables.units import Sort, sorts
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Column, Fact, Table
from pipeline.record import Row as TableRow
from pipeline.source_map import ByteMap, Tag
from pipeline.span import Span

_CENTS = 2
_NEAR = 10
"""A price is less than so many times another of its row."""
_HUNDREDTH = Decimal("0.01")
# "Effective tax rate   34.0": no sum, though nothing but its name says so
_NO_SUM = lazy(r"\b(?:rate|ratio|yield)\W*$|^return\s+on\b", regex.IGNORECASE)


@dataclass(frozen=True)
class Read:
    """A table as it was read: its columns and rows, what is above them, and what its figures are.

    `said` is what caption or lead and the words over the labels say; `start` is where the table begins; `by_head`:
    the scale is stated by heads of columns, if at all.
    """

    places: tuple[Place, ...]
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    caption: Caption | None
    scale: Scale
    said: str
    start: int
    by_head: bool = False

    @property
    def labels(self) -> list[str]:
        """The heads of the columns."""
        return [head.label for head in self.heads]

    @property
    def title(self) -> str:
        """The words of the caption."""
        return self.caption.text if self.caption else ""


@dataclass(frozen=True)
class Known:
    """What a document says once for all its tables: when its years end, its currency where it is one, whose "$" is."""

    calendar: Calendar
    currency: str | None
    dollar: str


@dataclass(frozen=True)
class Meaning:
    """What the cells are figures of: sorts, concepts and periods by row and column, scales by row.

    `columns` are the periods that the columns have as such, `stated` is the scale of the table.
    """

    sorts: list[dict[int, Sort | None]]
    concepts: list[dict[int, Concept]]
    stated: Scale
    scales: list[Scale]
    columns: list[str | None]
    periods: list[dict[int, str | None]]
    currency: Currency


def read(region: Region, below: str = "") -> Read:
    """The columns, rows and caption of a region; of two tables side by side the left one first.

    `below` is the text behind it, where a note may state the scale.
    """
    parts = [_read(half) for half in halves(region)]
    found = parts[0]
    for other in parts[1:]:
        by = len(found.heads)
        moved = [replace(row, cells={at + by: cell for at, cell in row.cells.items()}) for row in other.rows]
        heads, places = (*found.heads, *other.heads), (*found.places, *other.places)
        found = replace(found, places=places, heads=heads, rows=(*found.rows, *moved))
    return found if found.scale != Scale() else replace(found, scale=note_below(below))


def _read(region: Region) -> Read:
    places = columns([line for line in region.body if line.counts])
    found = top(region.above, places)
    if region.grid:
        found = replace(grid_top(region.heads, places), above=region.above)
    lines = (*region.above, *region.heads)
    first = next((line for line in lines if found.start is not None and line.span.end > found.start), region.body[0])
    named = _titled(found, region, caption(found.above, first))
    said = lead(found.above) if named is None else named.text
    made = rows([*found.labels, *region.body], places, cells_marked=region.grid)
    made = with_years(made, [head.label for head in found.heads])
    stub = " ".join(one.text for one in (*found.titles, *found.stub))
    stated, of_heads = scale(said, f"({stub})"), scale(" ".join(head.label for head in found.heads))
    by_head = stated == Scale() and of_heads != Scale()
    stated = of_heads if by_head else stated
    over = [row.label for row in made[:2] if not row.cells and UNITS.fullmatch(row.label)]
    if stated == Scale():
        stated = replace(scale(*(row.label for row in made[:2] if not row.cells)), percent=False)
    start = _start(found, named, made)
    notes = note_columns([head.label for head in found.heads], made)
    kept = [at for at in range(len(places)) if at not in notes]
    return Read(
        places=tuple(places[at] for at in kept),
        heads=tuple(found.heads[at] for at in kept),
        rows=without(made, notes) if notes else tuple(made),
        caption=named,
        scale=stated,
        said=f"{said} {stub} {' '.join(over)}",
        start=start,
        by_head=by_head,
    )


def _titled(found: Top, region: Region, named: Caption | None) -> Caption | None:
    """The caption: the rows of the table that name it, unless they merely state a scale; else the lines above."""
    titles = list(found.titles)
    if not titles or scale(titles[0].text).stated == titles[0].text:
        named_above = named is not None or not found.stub or not region.grid
        if named_above or scale(found.stub[0].text).stated:
            return named
        titles = [found.stub[0]]
    titles += [one for one in found.stub if one not in titles and scale(one.text).stated == one.text]
    text = " ".join(" ".join(one.text for one in titles).split()).rstrip(" :")
    return Caption(text, Span(min(one.span.start for one in titles), max(one.span.end for one in titles)))


def _start(found: Top, named: Caption | None, made: Sequence[Row]) -> int:
    """Where a table begins: with its caption, else its heads, else its first row."""
    if named is not None:
        return named.span.start
    heads = [span for head in found.heads for span in head.pieces] + [one.span for one in found.stub]
    cells = [cell.span for row in made for cell in row.cells.values()]
    labels = [row.span for row in made if row.span is not None]
    return min(span.start for span in heads or labels + cells)


def items(document: Document, found: Read, known: Known) -> list[Table | Fact]:
    """A table that was read, and its facts; nothing where no row has a cell."""
    if not any(row.cells for row in found.rows):
        return []
    meaning = _meaning(found, known)
    facts = [
        _fact(document, found, meaning, (number, at)) for number, row in enumerate(found.rows) for at in row.cells
    ]  # fmt: skip
    facts = _with_precision(facts, meaning.stated)
    return [_table(found, facts, meaning), *facts]


def _meaning(found: Read, known: Known) -> Meaning:
    kinds = as_said(found.said, found.rows, sorts(found.rows, found.labels))
    if found.scale.percent:
        kinds = [
            {at: one or (None if row.cells[at].currency else "percent") for at, one in sort.items()}
            for row, sort in zip(found.rows, kinds, strict=True)
        ]
    own = [period(label, found.said, known.calendar) for label in found.labels]
    if not any(own):
        own = single(found.labels, found.rows, found.said, known.calendar)
    made = concepts(found.rows, found.labels, kinds, statements(found.title, found.said, found.rows))
    stated = replace(found.scale, shares=of_shares(found.rows, kinds, made, found.scale))
    stated = replace(stated, general=stated.general or excepted(found.rows, kinds, stated))
    return Meaning(
        kinds,
        made,
        stated,
        list(_scales(found.rows, stated)),
        own,
        list(row_periods(found.rows, found.labels, found.said, known.calendar, own)),
        currency(found.said, found.scale, found.rows, known.dollar, known.currency),
    )


def _scales(made: Sequence[Row], stated: Scale) -> Iterator[Scale]:
    """The scale of each row: that of the table, until a header states another: "Revenue ($ in millions)"."""
    for row in made:
        own = Scale() if row.cells else scale(row.label)
        stated = own if own != Scale() and own.stated != stated.stated else stated
        yield stated


def _unit(sort: Sort | None, currency: str | None) -> str | None:
    if sort in ("percent", "shares", "ratio"):
        return sort
    if sort == "points":
        return "percentage_points"
    if sort in ("count", "volume"):
        return None
    return f"{currency}/share" if sort == "per_share" and currency else None if sort == "per_share" else currency


def _fact(document: Document, found: Read, meaning: Meaning, place: tuple[int, int]) -> Fact:
    number, at = place
    row, sort = found.rows[number], meaning.sorts[number][at]
    cell, concept = row.cells[at], meaning.concepts[number].get(at)
    table = meaning.scales[number] if _scaled(found, at) else Scale()
    factor = _factor(row, cell, sort, table)
    if cell.scale is None and sort in (None, "money", "per_share") and cell.currency is None:
        factor = _HUNDREDTH if in_hundredths(*row.path, found.heads[at].label) else factor
    stated = Stated(cell.value, cell.precision).scaled(factor)
    tag, when = _tag(document, cell.span), held(row, found.heads[at].label, meaning.periods[number][at])
    if concept and when and concept.statements == {"balance"}:
        when = when.rpartition("/")[2]
    return Fact(
        span=cell.span,
        table="",
        label=row.title,
        path=row.path,
        column=found.heads[at].label or None,
        period=when or (tag.period if tag else None),
        value=stated.value,
        nil=cell.nil,
        unit=_unit(sort, meaning.currency.of(cell.currency, row.label, found.heads[at].label)),
        precision=None if cell.nil else stated.precision,
        concept=concept.name if concept else None,
        taxonomy=tag.concept if tag else concept.element if concept else None,
        rule="table.cells" if isinstance(document.source_map, ByteMap) else "table.lines",
    )


def _scaled(found: Read, at: int) -> bool:
    """Whether the scale of a table is that of a column: one stated by heads is of theirs, and of dated ones beside."""
    label = found.heads[at].label
    return not found.by_head or DATE.search(label) is not None or scale(label) != Scale()


def _factor(row: Row, cell: Figure, sort: Sort | None, table: Scale) -> Decimal:
    """What a cell is multiplied by."""
    if cell.scale is not None:
        return cell.scale
    if sort in ("per_share", "percent", "points", "ratio") or cell.fraction or _priced(row, cell):
        return Decimal(1)
    if table.general and (cell.decimals == _CENTS or _NO_SUM.search(row.label)):
        return Decimal(1)
    own = scale(row.label)
    if own.money != 1 and ("(" in row.label or row.label.endswith(own.stated)):
        return own.money
    if of_each(row.path):
        return Decimal(1)
    if sort == "shares":
        return table.money if table.shares == 1 and cell.decimals else table.shares
    if sort == "volume" and table.of_dollars:
        return Decimal(1)
    return Decimal(1) if sort == "count" else table.money


def _priced(row: Row, cell: Figure) -> bool:
    """Whether a figure stands among prices with fractions and is as high as they are: "46" beside "45 5/8"."""
    prices = [one.value for one in row.cells.values() if one.fraction and not one.percent]
    return not cell.written and any(abs(cell.value) < _NEAR * one and one < _NEAR * abs(cell.value) for one in prices)


def _tag(document: Document, span: Span) -> Tag | None:
    """What inline XBRL says of a cell, the innermost tag that holds a part of it."""
    if not isinstance(document.source_map, ByteMap) or not document.source_map.tags:
        return None
    tags = document.source_map.tags
    at = bisect_left(tags, span.end, key=lambda tag: tag.start)
    near = [tag for tag in tags[max(0, at - 8) : at] if tag.end > span.start and tag.unit]
    return min(near, key=lambda tag: tag.end - tag.start) if near else None


def _with_precision(facts: Sequence[Fact], stated: Scale) -> list[Fact]:
    """The facts, each dash as exact as the figures of its column in the same unit."""
    seen: dict[tuple[str | None, str | None], Counter[Decimal]] = {}
    whole: dict[str | None, Counter[Decimal]] = {}
    for one in facts:
        if one.precision is not None:
            seen.setdefault((one.column, one.unit), Counter())[one.precision] += 1
            whole.setdefault(one.unit, Counter())[one.precision] += 1
    made = []
    for one in facts:
        counts = seen.get((one.column, one.unit)) or whole.get(one.unit)
        usual = counts.most_common(1)[0][0] if counts else stated.money
        made.append(one if one.precision is not None else replace(one, precision=usual))
    return made


def _of_unit(unit: str | None, meaning: Meaning) -> Decimal:
    """What figures of a unit are multiplied by in a table."""
    if unit == meaning.currency.code or (unit is not None and unit.isupper() and unit.isalpha()):
        return meaning.stated.money
    return meaning.stated.shares if unit == "shares" else Decimal(1)


def _table(found: Read, facts: Sequence[Fact], meaning: Meaning) -> Table:
    units = Counter(one.unit for one in facts if one.unit)
    one = meaning.currency.code in units and not any(has_own(label) for label in found.labels)
    unit = meaning.currency.code if one else units.most_common(1)[0][0] if units else None
    return Table(
        span=Span(min([found.start, *(one.span.start for one in facts)]), max(one.span.end for one in facts)),
        caption=found.caption.text if found.caption else None,
        unit=unit,
        scale=_of_unit(unit, meaning),
        columns=tuple(found.labels),
        column_details=tuple(
            Column(label=head.label, period=when, pieces=head.pieces)
            for head, when in zip(found.heads, meaning.columns, strict=True)
        ),
        rows=tuple(
            TableRow(
                label=row.label,
                span=row.span,
                indent=round(row.indent),
                kind="header" if not row.cells else "total" if row.total else "data",
                path=row.path,
            )
            for row in found.rows
        ),
        rule=facts[0].rule,
    )
