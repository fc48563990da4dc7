r"""Sums found from a table's own structure, so that a statement that nobody foresaw is footed too.

A total is the signed sum of the rows right above it, each row and each subtotal being summed once: of "Revenues 15.2,
Costs 10.2, Selling 2.1, Depreciation 1.6 / Income from operations 1.3" the last is the first less the others. One
pattern of signs has to serve every column; a pattern so free that it may foot by chance is none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

import regex

from computations.tie_out.figures import Figure, Figures, Row, Statement
from pipeline.lazy import lazy

FREE = 8
"""As many rows at most take free signs: with more, some pattern foots by chance."""
LIKELY, SURE = Fraction(1, 50), Fraction(1, 500)
"""How likely at most a sum comes out by chance: of a row that is a total by name or rule, and of any other."""
_NAMED = lazy(
    r"\b(?:total|subtotal|net|gross|income|loss|earnings|profit|deficit|margin|ebitda\w*|end\s+of)\b|^\W*$",
    regex.IGNORECASE,
)
_RESULT = lazy(
    r"\b(?:total|subtotal|income|loss|earnings|profit|margin|ebitda\w*|expenses?|costs|net\s+(?:cash|increase|decrease|change)|end\s+of)\b",
    regex.IGNORECASE,
)
_STOCK = lazy(r"\b(?:retained|accumulated|comprehensive|unearned|deferred)\b", regex.IGNORECASE)
"""Lines of a balance sheet that are called income and are none."""
_CLOSED = lazy(r"total\s+assets\W*", regex.IGNORECASE)
"""What is a part of no further sum: the total of assets is met again as that of liabilities and equity."""
_PARTS = ("/share", "percent", "ratio")


@dataclass(frozen=True)
class Footing:
    """A total of a statement in one column: its terms with their signs, none where no pattern foots.

    `certain` says that the same pattern foots in other columns, so that it would have to here; `parts` that the rows
    above are large enough to be its parts.
    """

    target: Figure
    column: int
    terms: tuple[tuple[int, Figure], ...]
    certain: bool = False
    parts: bool = True


@dataclass(frozen=True)
class _Pattern:
    rows: tuple[Row, ...]
    signs: tuple[int, ...]
    foots: frozenset[int]
    places: tuple[int, ...]
    rank: tuple[bool, bool]
    """Whether it foots in every column, and in those to the last digit."""


def all_footings(figures: Figures) -> tuple[tuple[Footing, Statement], ...]:
    """The totals of all statements, each with its statement."""
    return tuple((one, statement) for statement in figures.statements for one in footings(statement))


def footings(statement: Statement) -> Iterator[Footing]:
    """The totals of a statement, column by column, with the rows that they are sums of."""
    open_rows: list[Row] = []
    for row in statement.rows:
        summed = _summed(row)
        if summed is None:
            continue
        found = _pattern(open_rows, summed)
        if found is not None:
            open_rows = [one for number, one in enumerate(open_rows) if number not in found.places]
            yield from _footings(summed, found)
        elif summed.total and open_rows and _NAMED.search(summed.label):
            parts = any(_enough(open_rows, at, one) for at, one in summed.cells.items())
            yield from (Footing(one, at, (), parts=parts) for at, one in summed.cells.items() if one.value)
        if not _CLOSED.fullmatch(summed.label):
            open_rows.append(summed)


def _summed(row: Row) -> Row | None:
    """The row with those cells that can be added up; null where it has none."""
    cells = {at: one for at, one in row.cells.items() if not (one.unit or "").endswith(_PARTS)}
    return Row(row.label, row.total, cells) if cells else None


def _enough(above: Sequence[Row], at: int, total: Figure) -> bool:
    """Whether the figures between the total before and this one can add up to it, so that they may be its parts."""
    rows = [row for row in above if at in row.cells]
    last = max((number for number, row in enumerate(rows) if row.total), default=-1)
    held = [row.cells[at] for row in rows[last + 1 :] if row.cells[at].unit == total.unit]
    return sum(abs(one.value) + one.precision for one in held) >= abs(total.value)


def _footings(total: Row, found: _Pattern) -> Iterator[Footing]:
    for at, target in total.cells.items():
        terms = tuple(
            (sign, row.cells[at]) for sign, row in zip(found.signs, found.rows, strict=True) if at in row.cells
        )
        whole = len(terms) == len(found.rows)
        if at in found.foots or terms:
            yield Footing(target, at, terms, certain=whole)


def _pattern(above: Sequence[Row], total: Row) -> _Pattern | None:
    """The rows and signs that give a total; null where none do in most columns."""
    if not total.total and (not _RESULT.search(total.label) or _STOCK.search(total.label)):
        return None
    columns = _Columns.of(above, total)
    if columns is None:
        return None
    best: _Pattern | None = None
    for tried, signs in enumerate(_signs(len(columns.rows)), 1):
        found = columns.tried(signs)
        if found is None or (best is not None and best.rank >= found.rank) or not _accepted(columns, found, tried):
            continue
        best = found
        if all(best.rank):
            break
    return best


def _accepted(columns: "_Columns", found: _Pattern, tried: int) -> bool:
    """Whether a pattern is more than chance; one that fails in a column has to be surer than one that serves all."""
    named = columns.total.total
    if len(found.rows) == 1:
        return named and all(found.rank)
    likely = columns.chance(found) * tried
    if found.rank[0]:
        return likely < (LIKELY if named else SURE / 4)
    places = {columns.total.cells[at].precision for at in found.foots}
    if any(columns.total.cells[at].precision not in places for at in columns.at):
        return False  # a column of prices beside those of options: nothing is added up there
    return likely < (SURE if named else SURE / 20)


def _signs(count: int) -> Iterator[tuple[int, ...]]:
    """Patterns of signs for the last rows, the plain ones first: all added, all taken from the first, any."""
    for length in range(1, count + 1):
        yield (1,) * length
    for length in range(2, count + 1):
        yield (1, *(-1,) * (length - 1))
    for length in range(3, min(count, FREE) + 1):
        for number in range(1, 2 ** (length - 1) - 1):
            yield (1, *(-1 if number >> at & 1 else 1 for at in range(length - 1)))


class _Columns:
    """The figures of open rows and of a total in whole numbers, so that thousands of patterns can be tried."""

    def __init__(self, rows: Sequence[Row], places: Sequence[int], total: Row) -> None:
        self.rows, self.places, self.total, self.at = rows, places, total, tuple(total.cells)
        held = [one for row in (*rows, total) for at, one in row.cells.items() if at in total.cells]
        unit = lcm(*(2 * part.denominator for one in held for part in (one.value, one.precision)))
        self._values = [[int(row.cells[at].value * unit) if at in row.cells else 0 for at in self.at] for row in rows]
        self._halves = [
            [int(row.cells[at].precision * unit / 2) if at in row.cells else 0 for at in self.at] for row in rows
        ]
        self._targets = [int(total.cells[at].value * unit) for at in self.at]
        self._own = [int(total.cells[at].precision * unit / 2) for at in self.at]
        self._told = sum(any(values) for values in zip(*self._values, strict=True))  # a column of dashes tells nothing

    @classmethod
    def of(cls, above: Sequence[Row], total: Row) -> "_Columns | None":
        """Those rows right above that share the total's columns and unit."""
        units = {one.unit for one in total.cells.values()}
        rows: list[Row] = []
        places: list[int] = []
        for place, row in reversed(tuple(enumerate(above))):
            shared = {at: one for at, one in row.cells.items() if at in total.cells}
            if not shared:
                continue  # of the table beside it
            if {one.unit for one in shared.values()} != units:
                break
            rows.append(Row(row.label, row.total, shared))
            places.append(place)
        return cls(rows[::-1], places[::-1], total) if rows and len(units) == 1 else None

    def tried(self, signs: tuple[int, ...]) -> _Pattern | None:
        """In which columns a pattern foots, and whether it does so to the last digit; null where it fails in most."""
        first = len(self.rows) - len(signs)
        foots, failed, exact = set(), 0, True
        most = self._told // 2 if self.total.total else (self._told - 1) // 2
        for number, at in enumerate(self.at):
            off = sum(sign * self._values[first + row][number] for row, sign in enumerate(signs))
            off -= self._targets[number]
            room = self._own[number] + sum(self._halves[first + row][number] for row in range(len(signs)))
            if off == 0 or abs(off) < room:
                foots.add(at)
                exact = exact and off == 0
                continue
            failed += 1
            if failed > most:
                return None
        if not foots:
            return None
        rows, places = tuple(self.rows[first:]), tuple(self.places[first:])
        return _Pattern(rows, signs, frozenset(foots), places, (not failed, exact))

    def chance(self, found: _Pattern) -> Fraction:
        """How likely one pattern foots by chance in the columns where it does: the room over the spread of each."""
        first = len(self.rows) - len(found.rows)
        likely = Fraction(1)
        for number, at in enumerate(self.at):
            spread = sum(abs(row[number]) for row in self._values[first:])
            room = 2 * self._own[number] + 2 * sum(row[number] for row in self._halves[first:])
            if at in found.foots and spread:
                likely *= min(Fraction(1), Fraction(room, 2 * spread))
        return likely
