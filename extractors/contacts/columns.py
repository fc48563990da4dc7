r"""Blocks that stand side by side, as columns: "Zach Lonstein                   William McHale" begins two."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from extractors.contacts.numbers import EMAIL, LABEL, NUMBER
from extractors.contacts.over_people import AT
from extractors.contacts.rows import Row
from extractors.contacts.words import ROLE, is_firm, person_and_office
from pipeline.span import Span

CALLED = re.compile(rf"(?:{NUMBER.pattern})\s*\Z")
"""A line that is nothing but a number."""
_WIDE = re.compile(r"(?<=\S)[ \xa0]{2,}(?=\S)")
PUSHED = 8
"""How far right a long line pushes what stands beside it."""


def columns(text: str, rows: list[Row]) -> tuple[tuple[Span, ...], ...]:
    """The cells of the rows by column: each beside the place where the widest row has its own."""
    widest = max(rows, key=lambda row: len(row.cells))
    if len(widest.cells) < 2:
        return by_person(text, tuple(cell for row in rows for cell in row.cells))
    if _is_list(text, rows) or _is_barred(text, rows):
        return (tuple(cell for row in rows for cell in row.cells),)
    places = [cell.start - widest.start for cell in widest.cells]
    found: list[list[Span]] = [[] for _ in places]
    for row in (_apart_at(text, row, places) for row in rows):
        begins = (*_begins(row, places), len(places))
        for at, cell in enumerate(row.cells):
            for column in range(begins[at], begins[at + 1] if _heads(text, cell) else begins[at] + 1):
                found[column].append(cell)
    return tuple(tuple(column) for column in found)


def _begins(row: Row, places: list[int]) -> list[int]:
    """The column of each cell of a row: the one beside whose place it stands."""
    if len(row.cells) == len(places):
        return list(range(len(places)))
    return [_nearest(places, cell.start - row.start, cell.length // 2) for cell in row.cells]


def _nearest(places: list[int], start: int, half: int) -> int:
    return min(range(len(places)), key=lambda one: _distance(places, one, start, start + half))


def _heads(text: str, cell: Span) -> bool:
    """Whether a cell says where the people of all columns below it are: "AT LARK & FINCH:"."""
    return AT.fullmatch(text, cell.start, cell.end) is not None


def _apart_at(text: str, row: Row, places: Sequence[int]) -> Row:
    """The row, its cells parted at two spaces too where a column begins: "New York, NY 10286-1248  Reno, NV 89501"."""
    if len(row.cells) >= len(places):
        return row
    cells: list[Span] = []
    for cell in row.cells:
        start = cell.start
        for gap in _WIDE.finditer(text, cell.start, cell.end):
            if any(-2 <= gap.end() - row.start - place <= PUSHED for place in places[1:]):
                cells.append(Span(start, gap.start()))
                start = gap.end()
        cells.append(Span(start, cell.end))
    return replace(row, cells=tuple(cells))


def by_person(text: str, lines: tuple[Span, ...]) -> tuple[tuple[Span, ...], ...]:
    """The lines of each person where a table was read row by row: both names, both firms, both numbers.

    What stands above the names goes with the first, what stands below the numbers with none.
    """
    said = [text[line.start : line.end] for line in lines]
    kinds = [_kind(one) for one in said]
    end = len(kinds) - next((at for at, kind in enumerate(reversed(kinds)) if kind), len(kinds))
    for count in (3, 2):
        if end < 2 * count or len(set(kinds[end - count : end])) > 1:
            continue
        for first in range(end - 2 * count, -1, -count):
            row = range(first, first + count)
            if len({kinds[at] for at in row}) > 1:
                break
            if all(_is_bare(said[at]) for at in row):
                return tuple((*(lines[:first] if at == first else ()), *lines[at:end:count]) for at in row)
    return (lines,)


def _kind(said: str) -> str | None:
    """What kind of number a line begins with: that of its prompt, a bare one, an e-mail; null for words."""
    label = LABEL.match(said)
    if label is not None:
        return label.lastgroup
    return "number" if NUMBER.match(said) else "email" if EMAIL.match(said) else None


def _is_bare(said: str) -> bool:
    """Whether a line is a person's name and nothing else."""
    name, title = person_and_office(said)
    return name is not None and title is None and not is_firm(said)


def _is_list(text: str, rows: list[Row]) -> bool:
    """Whether the last column has nothing but numbers, each beside its person: a table of people, not two blocks.

    What each is for may stand before the person: "Media:      Mary Oak      646-555-0199".
    """
    for row in (row for row in rows if len(row.cells) > 1):
        whom, person, number = (None, *row.cells) if len(row.cells) == 2 else (*row.cells, None)[:3]
        said = text[person.start : person.end] if person else ""
        label = LABEL.match(said)
        said = said[label.end() :] if label is not None and label.lastgroup == "role" else said
        listed = number is not None and len(row.cells) < 4 and CALLED.match(text, number.start, number.end)
        if not listed or person_and_office(said)[0] is None or (whom and not _is_role(text[whom.start : whom.end])):
            return False
    return True


def _is_role(said: str) -> bool:
    return ROLE.fullmatch(said) is not None or (said.endswith(":") and said[0].isupper())


def _is_barred(text: str, rows: list[Row]) -> bool:
    """Whether bars part what one contact has in a line, and no two blocks: "Ann Hill | Treasurer | 217-555-1234"."""
    wide = [row for row in rows if len(row.cells) > 1]
    between = (text[one.end : other.start] for row in wide for one, other in pairwise(row.cells))
    if any(gap.strip() != "|" for gap in between):
        return False
    kinds = [[kind for cell in row.cells if (kind := _sort(text[cell.start : cell.end]))] for row in wide]
    return any(len(row) > 1 for row in kinds) and all(len(row) == len(set(row)) for row in kinds)


def _sort(said: str) -> str | None:
    """What a cell gives: a number, an e-mail, a firm, a person; null for other words."""
    kind = _kind(said)
    if kind is None and not is_firm(said):
        return "person" if person_and_office(said)[0] else None
    return kind or "firm"


def _distance(places: list[int], one: int, column: int, middle: int) -> int:
    """How far a cell is from a column: by its beginning, or by where its middle falls (centred lines)."""
    after = places[one + 1] if one + 1 < len(places) else 10**6
    return (
        0 if places[one] - 6 <= column < after - 6 else min(abs(places[one] - column), abs(places[one] - middle) + 10)
    )
