r"""Numbers of shares that are whole although sums of money are in thousands: what was earned says which.

"(dollars in thousands, except per share data)" over 13,957,732 shares, a loss of 318 and $(0.02) a share: 318,000 by
0.02 are some 16 million shares, and not some 14 thousand million.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from extractors.tables.captions import Scale
from extractors.tables.concepts import Concept
from extractors.tables.rows import Row
from extractors.tables.units import Sort

_NEAR = Decimal(3)
"""What was earned by what a share earned, which is rounded to cents, is within this factor of their number."""
_MOST = Decimal(10) ** 10
"""As many shares no company has whose sums are in thousands."""
_RESULTS = ("net_income", "net_income_attributable", "net_income_common")
_EACH = ("eps_basic", "eps_diluted", "eps_basic_and_diluted")


def of_shares(
    rows: Sequence[Row], sorts: Sequence[dict[int, Sort | None]], found: Sequence[dict[int, Concept]], stated: Scale
) -> Decimal:
    """What the numbers of shares of a table are multiplied by."""
    if stated.money == 1 or stated.shares != stated.money:
        return stated.shares
    counts = [
        (at, abs(cell.value))
        for row, sort in zip(rows, sorts, strict=True)
        for at, cell in row.cells.items()
        if sort[at] == "shares" and cell.value and not cell.decimals
    ]
    earned = dict(_earned(rows, found))
    whole = scaled = 0
    for at, count in counts:
        if at in earned:
            whole += _alike(earned[at] * stated.money, count)
            scaled += _alike(earned[at], count)
    huge = stated.of_dollars and any(count * stated.money >= _MOST for _, count in counts)
    return Decimal(1) if whole > scaled or (huge and not scaled) else stated.shares


def _earned(rows: Sequence[Row], found: Sequence[dict[int, Concept]]) -> Iterator[tuple[int, Decimal]]:
    """By column: what was earned by what a share earned, in the scale of the table's sums."""
    results: dict[int, Decimal] = {}
    for row, concepts in zip(rows, found, strict=True):
        for at, one in concepts.items():
            value = abs(row.cells[at].value)
            if one.name in _RESULTS:
                results[at] = value
            elif one.name in _EACH and value and results.get(at):
                yield at, results[at] / value


def _alike(one: Decimal, other: Decimal) -> bool:
    return one < other * _NEAR and other < one * _NEAR
