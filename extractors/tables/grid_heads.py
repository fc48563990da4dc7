"""Heads of tables whose cells the source marks: each stands over the columns that its cell covers.

In `<td colspan=4>Three Months Ended</td>` over four figures there is nothing to guess.
"""

from collections.abc import Sequence

from extractors.tables.columns import Place
from extractors.tables.heads import UNITS, Head, Top, parts
from extractors.tables.lines import Line, Words
from extractors.tables.spanning import DATE, PERIOD, shared


def grid_top(rows: Sequence[Line], places: Sequence[Place]) -> Top:
    """What the rows above the figures say where the cells are known: each stands over the columns that it covers.

    Rows of labels alone are the title of the table above the first heads, and headers of rows below the last.
    """
    heads = [Head() for _ in places]
    stub: list[Words] = []
    titles: list[Words] = []
    found = [[one for one in parts(line) if not _titles(one, parts(line), places)] for line in rows]
    last = max((number for number, over_columns in enumerate(found) if over_columns), default=-1)
    for number, line in enumerate(rows[: last + 1]):
        taken = {at for one in found[number] for at in _over(one, places)}
        for one in parts(line):
            if one not in found[number]:
                (stub if any(found[: number + 1]) else titles).append(one)
                continue
            near = _near(one, places)
            for at in _over(one, places) or ([] if near is None or near in taken else [near]):
                heads[at] = heads[at].with_part(one)
    start = min((one.span.start for line in rows for one in parts(line)), default=None) if last >= 0 else None
    return Top(tuple(heads), tuple(rows[last + 1 :]), (), start, tuple(stub), tuple(titles))


def _over(words: Words, places: Sequence[Place]) -> list[int]:
    """The columns that a head covers."""
    return [at for at, place in enumerate(places) if shared(words, place) > 0]


def _titles(words: Words, beside: Sequence[Words], places: Sequence[Place]) -> bool:
    """Whether a cell is no head of columns: it is over the labels, states a scale, or spans the table as a title."""
    if words.left < min(1, places[0].left) or words.right <= places[0].left - 1 or UNITS.match(words.text):
        return True
    whole = len(beside) == 1 and words.left <= places[0].left and words.right >= places[-1].right and len(places) > 1
    return whole and not (PERIOD.search(words.text) or DATE.search(words.text))


def _near(words: Words, places: Sequence[Place]) -> int | None:
    """The column beside a head that covers none: its figures have cells of their own behind the head's."""
    at = min(range(len(places)), key=lambda number: abs(places[number].centre - words.centre))
    return at if abs(places[at].centre - words.centre) <= 2 else None  # the next column
