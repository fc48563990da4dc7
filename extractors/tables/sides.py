"""Two tables side by side: assets on the left half of a page, liabilities on the right.

Labels that begin behind the figures of the same line, one below the other, are those of a second table.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from extractors.tables.lines import Line
from extractors.tables.regions import Region

_ROWS = 3
"""So many labels behind figures make a second table."""
_LETTERS = 3
"""Letters that such a label has at least; "NM" and "(a)" are notes."""


def halves(region: Region) -> tuple[Region, ...]:
    """The tables that a region holds: itself, or the left one and the right one."""
    if region.grid:
        return (region,)
    edge = _edge(region.body)
    if edge is None:
        return (region,)
    return tuple(
        replace(region, above=_half(region.above, edge, right=right), body=_half(region.body, edge, right=right))
        for right in (False, True)
    )


def _edge(body: Sequence[Line]) -> float | None:
    """Where the labels of the right table begin; null where there is one table."""
    lefts: Counter[float] = Counter()
    for line in body:
        cells = [cell for cell in line.figures if not cell.tight]
        for words in line.words:
            between = any(cell.right < words.left for cell in cells) and any(cell.left > words.right for cell in cells)
            if between and sum(one.isalpha() for one in words.text) >= _LETTERS:
                lefts[words.left] += 1
                break
    rows = sum(line.counts for line in body)
    if sum(lefts.values()) < _ROWS or sum(lefts.values()) * 3 < rows:
        return None
    return min(left for left, count in lefts.items() if count * 4 >= lefts.most_common(1)[0][1])


def _half(lines: Sequence[Line], edge: float, *, right: bool) -> tuple[Line, ...]:
    """What of the lines stands on one side; words that reach over the edge are a title over both."""
    found: list[Line] = []
    for line in lines:
        words = tuple(one for one in line.words if one.left < edge < one.right or (one.left >= edge) == right)
        figures = tuple(one for one in line.figures if (one.left >= edge) == right)
        rules = tuple(one for one in line.rules if (one[0] >= edge - 1) == right)
        if words or figures or rules or line.tag:
            found.append(replace(line, words=words, figures=figures, rules=rules))
    return tuple(found)
