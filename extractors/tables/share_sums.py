"""Numbers of shares told by what they come to: what leads from one number of shares to another.

"Denominator for earnings per share 26,820", "Common units 8,962", "Restricted shares 325" and "Denominator for funds
from operations per share 36,107" are four numbers of shares, since the last is the sum of the others.
"""

from collections.abc import Iterator, Sequence

from extractors.tables.rows import Row

_MOST = 12
"""Rows that lead from one number to the other at most."""


def bridges(rows: Sequence[Row], shares: Sequence[bool], unknown: Sequence[bool]) -> Iterator[int]:
    """The rows that lead from a row of shares to a later one; `unknown`: nothing says yet what a row is."""
    run: list[int] = []
    for number, row in enumerate(rows):
        if not row.cells:
            continue
        if shares[number]:
            for at in range(len(run) - 2, max(-1, len(run) - _MOST), -1):
                terms = run[at:]
                if shares[terms[0]] and any(unknown[one] for one in terms) and _adds_up(rows, terms, row):
                    yield from (one for one in terms if unknown[one])
                    break
        run = [*run[1 - _MOST :], number] if shares[number] or unknown[number] else []


def _adds_up(rows: Sequence[Row], terms: Sequence[int], total: Row) -> bool:
    """Whether rows come to another in each of its columns, but for what rounding leaves."""
    cells = [rows[at].cells for at in terms]
    if any(cell.currency or cell.percent for own in cells for cell in own.values()):
        return False
    for at, stated in total.cells.items():
        summed = sum(own[at].value for own in cells if at in own)
        if abs(summed - stated.value) > stated.precision * (len(terms) - 1) / 2:
            return False
    return any(one.value for one in total.cells.values())
