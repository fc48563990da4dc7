"""Blocks: the tables that one table of HTML holds, each with heads of its own.

"2002   2001   2000" over six rows and then "1999   1998   1997" over five more are two tables, whatever the markup
says; the same years again, as on a new page, part nothing.
"""

from collections.abc import Sequence
from itertools import pairwise

import regex

from extractors.tables.heads import UNITS, parts
from extractors.tables.lines import Line
from extractors.tables.spanning import DATE, PERIOD
from pipeline.lazy import lazy

_DAYS = lazy(r"\b(?:dates?|maturit(?:y|ies)|expir\w+|inception|due)\b", regex.IGNORECASE)
"""Labels of days, which are figures of a row and no heads: "MATURITY DATE   June 1, 2008   May 1, 2009"."""
_SEVERAL = 2
"""So many dates side by side are heads."""


def blocks(rows: Sequence[Line]) -> list[Sequence[Line]]:
    """The rows of a table whose cells the source marks, cut above each row of heads with other dates."""
    counting = [number for number, row in enumerate(rows) if row.counts]
    if not counting:
        return [rows]
    cuts = [0]
    heads = _heads(rows[: counting[0]], 0.0)
    for last, following in pairwise(counting):
        if following == last + 1:
            continue
        between = rows[last + 1 : following]
        first = min(one.left for one in rows[last].figures)
        own = _heads(between, first)
        anew = any(_dated(row, first) or (_timed(row, first) and len(own) > 1) for row in between)
        if anew and not set(own) <= set(heads):
            cuts.append(last + 1)
            heads = own
    return [rows[start:end] for start, end in zip(cuts, [*cuts[1:], len(rows)], strict=True)]


def _heads(rows: Sequence[Line], first: float) -> list[tuple[str, ...]]:
    """What stands over the figures in some rows, line by line."""
    over = [tuple(one.text for one in parts(row) if one.left >= first) for row in rows]
    return [one for one in over if one]


def _over_labels(text: str) -> bool:
    """Whether words beside dates are the title of the rows below them: "ASSETS   2005   2004", "(in thousands)"."""
    titled = (text.isupper() or text.endswith(":")) and _DAYS.search(text) is None
    return titled or UNITS.match(text) is not None


def _timed(row: Line, first: float) -> bool:
    """Whether a row is one head that names a period over all columns: "Quarter ended June 30, 2004"."""
    found = [one.text for one in parts(row) if one.left >= first - 1]
    return len(found) == len(parts(row)) == 1 and bool(PERIOD.search(found[0]) and DATE.search(found[0]))


def _dated(row: Line, first: float) -> bool:
    """Whether a row is one of heads that are dates: "2004   2003   Change", and no label beside them."""
    found = parts(row)
    if any(one.left < first and not _over_labels(one.text) for one in found):
        return False
    dates = {one.text for one in found if DATE.search(one.text)}
    return len(dates) >= _SEVERAL and len(dates) * 2 > len({one.text for one in found})
