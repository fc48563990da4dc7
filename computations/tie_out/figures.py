r"""Figures: what a release states, read from the input, and the statements that its tables make of them.

`{"concept": "revenue", "period": "2004-01-01/2004-03-31", "value": "15200000", "precision": "100000", "where":
"operations"}` is a figure; the first of a concept and period in the tables is the primary one, others repeat it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

import regex

from computations.inputs import Input, token
from computations.interval import Interval, stated
from pipeline.lazy import lazy

PROSE = ("prose", "headline")
"""Where a figure stands that is no cell of a table."""
SHARES_OF = ("percent", "ratio")
"""Units of a column that shows each line as a part of another, "100.0%" beside the net sales."""
_PERIOD = lazy(r"(?:(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|P[0-9]{1,3}[MWY])/)?[0-9]{4}-[0-9]{2}-[0-9]{2}")
_LOSS = lazy(r"\bloss(?:es)?\b", regex.IGNORECASE)
_GAIN = lazy(r"\b(?:income|earnings?|profits?)\b|\(loss(?:es)?\)|\(deficit\)", regex.IGNORECASE)
RESULTS = frozenset(
    (
        "operating_income", "pretax_income", "net_income", "net_income_attributable", "net_income_common",
        "eps_basic", "eps_diluted", "eps_basic_and_diluted", "ebitda",
    )
)  # fmt: skip
"""Concepts that may be a profit or a loss, so that a label can say which."""


@dataclass(frozen=True)
class Figure:
    """A figure as stated: its token in steps, what it is a figure of, and its place in a table (row and column)."""

    token: str
    value: Fraction
    precision: Fraction
    concept: str | None = None
    period: str | None = None
    unit: str | None = None
    where: str = ""
    label: str | None = None
    table: str | None = None
    row: int | None = None
    column: int | None = None

    @property
    def interval(self) -> Interval:
        """The numbers that it may stand for."""
        return stated(self.value, self.precision)

    @property
    def in_table(self) -> bool:
        """Whether it is a cell of a table."""
        return self.where not in PROSE

    @property
    def called_loss(self) -> bool:
        """Whether its label calls it a loss, and not "income (loss)"."""
        label = self.label or ""
        return self.concept in RESULTS and _LOSS.search(label) is not None and _GAIN.search(label) is None


@dataclass(frozen=True)
class Row:
    """A row of a statement with its cells by column; `total` says that it is one by its name or the lines around it."""

    label: str
    total: bool
    cells: Mapping[int, Figure]


@dataclass(frozen=True)
class Statement:
    """A table of figures: its rows that have cells, and the heads of its columns."""

    table: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Figures:
    """All figures of a release in the order of the document, and its statements."""

    all: tuple[Figure, ...]
    statements: tuple[Statement, ...] = field(repr=False)

    @cached_property
    def known(self) -> dict[tuple[str, str], list[Figure]]:
        """The figures of each concept and period, those of tables before those of the prose."""
        found: dict[tuple[str, str], list[Figure]] = {}
        for one in sorted(self.all, key=lambda one: not one.in_table):
            if one.concept and one.period and one.unit not in SHARES_OF:
                found.setdefault((one.concept, one.period), []).append(one)
        return found

    def primary(self, concept: str, period: str) -> Figure | None:
        """The first figure of a concept and period, null where none is stated."""
        return self.known.get((concept, period), [None])[0]

    def beside(self, concept: str, target: Figure) -> Figure | None:
        """The figure of a concept for the period of another, from the same statement if it has one."""
        found = self.known.get((concept, target.period or ""), [])
        near = (one for one in found if one.where == target.where and one.table == target.table)
        return next(near, found[0] if found else None)


def read(whole: Input) -> Figures:
    """The figures and statements of an input; wrong values are kept as its problems."""
    documents: set[str | None] = set()
    figures = []
    for one in whole.get("facts").objects():
        documents.add(one.get("document").text())
        if len(documents) > 1:
            one.get("document").wrong("unsupported", "figures of one release are tied out at a time")
            break
        figure = _figure(one)
        if figure is not None:
            figures.append(figure)
    signed = _with_sense(figures)
    return Figures(tuple(signed), tuple(_statements(whole.get("tables"), signed)))


def _figure(one: Input) -> Figure | None:
    value, precision = one.get("value").decimal(), one.get("precision").amount()
    period = one.get("period").text()
    if period is not None and not _PERIOD.fullmatch(period):
        one.get("period").wrong("bad_date", f"{period!r} is neither a day nor start/end")
    figure = Figure(
        token=token("fact", one),
        value=value or Fraction(0),
        precision=_last_place(one.get("value").value) if precision is None else precision,
        concept=one.get("concept").text(),
        period=period,
        unit=one.get("unit").text(),
        where=one.get("where").text() or "table",
        label=_label(one.get("label")),
        table=one.get("table").text(),
        row=one.get("row").count(),
        column=one.get("place").count(),
    )
    return None if value is None else figure


def _label(one: Input) -> str | None:
    """The label of a row, null for a row without one."""
    return one.text() if one.value != "" else None


def _last_place(value: object) -> Fraction:
    """The place of the last digit as it is written, for a figure whose precision nothing states."""
    digits = value.partition(".")[2] if isinstance(value, str) else ""
    return Fraction(1, 10 ** len(digits))


def _with_sense(figures: Sequence[Figure]) -> list[Figure]:
    """The figures, negative those of rows called a loss that print every loss without parentheses."""
    rows: dict[tuple[object, ...], list[Figure]] = {}
    for one in figures:
        if one.called_loss and one.in_table:
            rows.setdefault(_row_of(one), []).append(one)
    unsigned = {row for row, cells in rows.items() if all(one.value >= 0 for one in cells)}
    return [
        replace(one, value=-one.value) if one.called_loss and one.in_table and _row_of(one) in unsigned else one
        for one in figures
    ]


def _row_of(one: Figure) -> tuple[object, ...]:
    return one.where, one.table, one.row, one.concept, one.label


def _statements(tables: Input, figures: Iterable[Figure]) -> Iterable[Statement]:
    cells: dict[tuple[str, int], dict[int, Figure]] = {}
    for one in figures:
        if one.table is not None and one.row is not None and one.column is not None:
            cells.setdefault((one.table, one.row), {})[one.column] = one
    for table in tables.objects():
        name = table.get("id").text()
        rows = list(table.get("rows").objects())
        columns = tuple(str(one.value or "") for one in table.get("columns").items())
        if name is not None:
            yield Statement(name, columns, tuple(_rows(name, rows, cells)))


def _rows(name: str, rows: Sequence[Input], cells: Mapping[tuple[str, int], dict[int, Figure]]) -> Iterable[Row]:
    for number, row in enumerate(rows):
        if (name, number) in cells:
            label, kind = row.get("label").value, row.get("kind").value
            yield Row(label if isinstance(label, str) else "", kind == "total", cells[name, number])
