r"""Continuing: what a table takes over from the one before it, or from the title above the text that introduces it.

Rows without heads right below a table are of its columns; "RECONCILIATION OF MEASURES\n ($ in millions)", a paragraph
on the measures and then three tables is one title, and one scale, for all of them.
"""

from collections.abc import Sequence
from dataclasses import replace

from extractors.tables.build import Read
from extractors.tables.captions import Scale, scale
from extractors.tables.columns import Place
from extractors.tables.lines import Line
from extractors.tables.regions import Region
from extractors.tables.spanning import DATE

_FEW = 3
"""Lines that may stand between a table and rows that go on with its columns."""
_OFF = 2.0
"""So far apart two columns may end and be the same."""


def continued(found: Read, region: Region, before: Read | None) -> Read:
    """The table, with the heads and the scale that it does not state itself where it goes on with the one before."""
    if before is not None and _same_columns(found, region, before):
        stated = before.scale if found.scale == Scale() else found.scale
        return replace(found, heads=before.heads, scale=stated, said=before.said)
    if found.scale == Scale() and before is not None and region.later:  # "BALANCE SHEET" among heads states none
        return replace(found, scale=before.scale)
    if found.scale != Scale() or found.caption is not None:
        return found
    if before is not None and _follows(found, region, before):
        same = any(found.labels) and found.labels == before.labels
        return replace(found, scale=before.scale, said=before.said if same else found.said)
    return replace(found, scale=_over_the_text(region.above))


def _same_columns(found: Read, region: Region, before: Read) -> bool:
    """Whether a table without heads has the columns of the one above: as many of them, dated, or in the same places."""
    if region.grid or any(found.labels) or not any(before.labels) or len(region.above) > _FEW:
        return False
    plain = all(len(line.words) == 1 and line.tag is None for line in region.above)
    if not plain or len(found.places) != len(before.places):
        return False
    several = len(found.places) > 2 and all(DATE.search(one) for one in before.labels)
    return several or all(map(_alike, found.places, before.places))


def _alike(one: Place, other: Place) -> bool:
    return abs(one.right - other.right) <= _OFF


def _follows(found: Read, region: Region, before: Read) -> bool:
    """Whether nothing parts a table from the one before; on a new page the same heads say that it goes on."""
    edges = [number for number, line in enumerate(region.above) if line.edge]
    heads = any(found.labels) and found.labels == before.labels
    between = region.above[edges[-1] :] if edges and heads else region.above
    return not any(line.words for line in between if line.span.end < found.start)


def _over_the_text(above: Sequence[Line]) -> Scale:
    """The scale that a line of its own states above the running text over a table."""
    for line in reversed(above):
        if line.counts or line.tag is not None:
            break
        text = " ".join(one.text for one in line.words)
        stated = scale(text)
        if stated.stated and stated.stated == text:
            return stated
    return Scale()
