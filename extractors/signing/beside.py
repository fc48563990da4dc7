"""Signing marks that stand side by side, each of which begins a column.

"By: /s/ Jane Doe          By: /s/ John Roe" are two, "By: Acme GP, LLC  By: /s/ Jane Doe" is a chain on one line.
"""

from collections.abc import Sequence
from itertools import pairwise

from extractors.lexicon.words import words
from extractors.signing.cells import Cell
from extractors.signing.head_names import SERIES
from extractors.signing.signer import name_and_office
from extractors.signing.words import DESCRIBED, is_organization, is_own_role, is_signer

NEAR = 8
"""How far from the beginning of a ruled line the name under it begins."""
APART = 20
"""How far right of "ATTEST:" a "By:" begins a column of its own."""


def signs(row: list[Cell]) -> list[Cell]:
    """The signing marks of a row."""
    return [cell for cell in row if cell.kind in {"by", "sign"}]


def side_by_side(text: str, row: list[Cell]) -> list[Cell]:
    """The marks of a row that stand beside one another, with nothing of a block between them.

    "By: Acme GP, LLC  By: /s/ Jane Doe" is a chain on one line and not two columns.
    """
    if len(row) == 2 and row[0].kind == "witness" and row[1].kind == "by" and row[1].column - row[0].column >= APART:
        return row if not row[0].said(text) and not row[0].signed else []
    marks = signs(row)
    hands = [mark for mark in marks if mark.signed]
    if len(hands) > 1 and marks[: len(hands)] == hands and all(mark.kind == "sign" for mark in hands):
        marks = hands  # "/s/ JANE DOE   /s/ JOHN ROE   By: ______   By: ______", "… By: Jane Doe   John Roe"
    between = {cell.kind for cell in row[row.index(marks[0]) : row.index(marks[-1])]} if marks else set()
    if len(marks) < 2 or not between <= {"by", "sign", "rule"}:
        return []
    linked = [not mark.signed and bool(mark.said(text)) for mark in marks]
    apart = all(right.start - left.end > 2 for left, right in pairwise(marks))
    return marks if not any(linked) or (all(linked) and apart) else []


def blanks(text: str, row: list[Cell], below: Sequence[list[Cell]]) -> list[Cell]:
    """The two blanks that a line sets side by side, under one without "By:" a name: "By: _____       _____"."""
    apart = len(row) == 2 and row[1].column - row[0].column >= APART
    empty = apart and all(cell.kind in {"by", "rule"} and not cell.said(text) for cell in row)
    named = (cell for cell in (below[0] if below else ()) if cell.kind in {"text", "name"})
    ruled = [cell.column for cell in row if cell.kind == "rule"]
    led = apart and row[-1].kind == "by"  # "_____       By: _____"
    ruled = ruled if led or (below and len(below[0]) > 1) else ruled[-1:]
    for cell in named if empty else ():
        near = any(abs(cell.column - column) < NEAR for column in ruled)
        if near and is_signer(name_and_office(cell.said(text))[0] or ""):
            return row
    return []


def under_heads(text: str, band: list[list[Cell]], row: list[Cell]) -> list[Cell]:
    """The two marks of a row, one a link of a chain, where each stands under a firm of its own."""
    if len(row) != 2 or len(signs(row)) != 2 or any(signs(above) for above in band):
        return []
    heads = next((above for above in reversed(band) if heads_in(text, above)), [])
    return row if heads and all(abs(a.column - b.column) < 6 for a, b in zip(heads, row, strict=True)) else []


def heads_in(text: str, row: list[Cell]) -> list[Cell]:
    """The two firms or roles that a line sets side by side, with what describes them; none on any other line."""
    pair = len(row) == 2 and row[1].column - row[0].column >= APART and all(cell.kind == "text" for cell in row)
    firms = pair and all(is_firm(cell.said(text)) for cell in row)
    firms = firms or (pair and is_firm(row[0].said(text)) and is_own_role(row[1].said(text)))
    return row if firms or (pair and all(_is_role(text, cell) for cell in row)) else []


def is_firm(said: str) -> bool:
    """Whether words name a firm, be it one whose legal form ends on the next line: "BETA BANK, NATIONAL"."""
    name = DESCRIBED.sub("", said)
    return is_organization(name) or SERIES.search(name) is not None or said.endswith((" NATIONAL", " National"))


def _is_role(text: str, cell: Cell) -> bool:
    """Whether a cell is the role of a party: "SELLER:"."""
    return text[cell.end - 1] == ":" and cell.said(text).casefold() in words("party_roles")


def in_turn(text: str, heads: list[Cell], rows: Sequence[list[Cell]]) -> int:
    r"""How many of the rows below two firms belong to them, where they sign one lower than the other; 0 for none.

    "ACME, L.P.          BETA BANK\n\nBy: Acme GP, LLC\n\nBy: /s/ Jane Doe     By: /s/ John Roe": the chain of one is
    longer, or his signature stands lower, so that the first marks have nothing beside them.
    """
    columns = [0, 0]
    for at, row in enumerate(rows):
        marks = signs(row)
        if heads_in(text, row) or (all(columns) and len(row) == 1 and is_firm(row[0].said(text)) and not marks):
            return at if all(columns) else 0
        if not any(columns) and len(marks) > 1:
            return 0
        for mark in marks:
            columns[abs(mark.column - heads[1].column) < 12] += 1
    return len(rows) if all(columns) else 0
