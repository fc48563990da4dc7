r"""Names that a lost line break has run together over the signatures of each: whose each signature is.

"ACME, INC. BETA LLC By: /s/ Ann Hill Title: CEO By: /s/ Bo Roe Title: Manager" has a signature for each of two parties,
"ACME, INC. BETA LLC By: /s/ Ann Hill Title: CEO" one for both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from extractors.signing.beside import signs
from extractors.signing.cells import Cell
from extractors.signing.head_names import names_in
from extractors.signing.words import FORMS


def spread(text: str, rows: Sequence[list[Cell]]) -> Iterator[list[Cell]]:
    """The rows, the names that one of them runs together set each over its signature, or over the one of all."""
    given: dict[int, Cell] = {}
    for at, row in enumerate(rows):
        if at in given:
            yield [given[at], *row]
            continue
        place, names = _names(text, row)
        below = _headless(rows, at) if len(names) > 1 else 0
        if len(names) > 1 and below == len(names) - 1:
            given |= {at + turn: replace(name, line=row[0].line) for turn, name in enumerate(names[1:], 1)}
            yield [*row[:place], names[0], *row[place + 1 :]]
        elif len(names) > 1 and not below and all(FORMS.search(text, name.start, name.end) for name in names):
            *others, last = (replace(name, column=row[0].column) for name in names)
            yield from ([row[:place]] if place else [])
            yield from ([replace(name, line=last.line - len(others) + over)] for over, name in enumerate(others))
            yield [last, *row[place + 1 :]]
        else:
            yield row


def _names(text: str, row: list[Cell]) -> tuple[int, list[Cell]]:
    """Where a row has the words before its only signature, and the names that they run together."""
    marks = [at for at, cell in enumerate(row) if cell.kind in {"by", "sign"}]
    heads = len(marks) == 1 and marks[0] and row[marks[0] - 1].kind == "text"
    return (marks[0] - 1, names_in(text, row[marks[0] - 1])) if heads else (0, [])


def _headless(rows: Sequence[list[Cell]], at: int) -> int:
    """How many of the rows that follow on the same line begin with a signature of nobody's."""
    line, count = rows[at][0].line, 0
    for row in rows[at + 1 :]:
        if not row or row[0].line != line or row[0].kind not in {"by", "sign"} or len(signs(row)) != 1:
            break
        count += 1
    return count
