"""Heads over several columns: which columns each part of a line of heads stands over.

"Three Months Ended" in the middle of three columns is the head of all three, "(Restated)" in the same place of one.
"""

from collections.abc import Sequence
from typing import NamedTuple

import regex

from extractors.lexicon.months import MONTH
from extractors.tables.columns import Place
from extractors.tables.lines import Words
from pipeline.lazy import lazy

PERIOD = lazy(
    r"""\b(?: (?: one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | \d\d? )
    [ -]+ (?: months? | weeks? ) | (?: years?| quarters? | periods?
    | months | weeks ) \s+ end (?:ed|ing)? | (?: fiscal | full | calendar ) \s+ (?: years? | quarters? )
    | year-to-date | (?: first | second | third | fourth | 1st | 2nd | 3rd | 4th ) \s+ (?: quarters? | qtr ) ) \b
    | ^ (?: fiscal \s+ )? quarters? $""",
    regex.VERBOSE | regex.IGNORECASE,
)
"""Words that name a stretch of time, and often stand over several columns."""
DATE = lazy(
    rf"""\b(?: {MONTH} \s? (?: \d{{1,2}}\b )?
    | (?: 19 | 20 ) \d\d \b | \d{{1,2}} / \d{{1,2}} (?: / \d{{2,4}} )? | [1-4] Q | Q [1-4] )""",
    regex.VERBOSE | regex.IGNORECASE,
)

MONTHS = lazy(MONTH, regex.IGNORECASE)
"""A month whose day is in another line: "March"."""
DAY = lazy(rf"{MONTH}\s\d{{1,2}},?", regex.IGNORECASE)
"""A day whose year is in another line: "December 31,"."""


class Unit(NamedTuple):
    """A column, or columns under one head: their place, and their numbers."""

    left: float
    right: float
    columns: list[int]

    @property
    def centre(self) -> float:
        """The middle of its place."""
        return (self.left + self.right) / 2


class Below(NamedTuple):
    """What a line of heads stands over: the columns, the parts of the line below it (`beneath`), the lowest parts that
    cover all columns (`units`), and the ruled lines right below; `times`: how often the names of the line below are
    the same over again. `lowest`: there are no heads below it. `timed`, `dayed`: columns of which the lines below say
    already how long their periods are, or on which day they end.
    """

    places: Sequence[Place]
    beneath: Sequence[Unit]
    units: Sequence[Unit]
    ruled: Sequence[tuple[float, float]]
    times: int
    lowest: bool
    timed: frozenset[int] = frozenset()
    dayed: frozenset[int] = frozenset()


def assigned(found: Sequence[Words], below: Below) -> list[tuple[Words, list[int]]]:
    """Which columns each part of a line of heads stands over.

    The ruled line below says so where there is one. Else a part right above another belongs to it alone; where parts
    are fewer than columns, dates and periods share all columns out, each of the dates over the same names again, and
    other words stand over the columns around their middle.
    """
    places = below.places
    if below.ruled and (by_rule := _by_rule(found, below)) is not None:
        return list(zip(found, by_rule, strict=True))
    if len(found) >= len(places):
        nearest = [_best(one, places) for one in found]
        if len(found) == len(places) and len(set(nearest)) < len(places):
            nearest = list(range(len(places)))
        return [(one, [at]) for one, at in zip(found, nearest, strict=True)]
    periods = any(PERIOD.search(one.text) for one in found)
    again = len(found) == below.times > 1 and all(DATE.search(one.text) for one in found)
    days = bool(below.dayed) and all(DAY.fullmatch(one.text) for one in found)
    above = [None if periods or again or days else _right_above(one, below.beneath) for one in found]
    if all(above):
        return [(one, list(columns or ())) for one, columns in zip(found, above, strict=True)]
    if periods or any(DATE.search(one.text) for one in found):
        return list(zip(found, _shared_out(found, _untimed(found, below)), strict=True))
    return [(one, list(columns or _around(one, places))) for one, columns in zip(found, above, strict=True)]


def shared(words: Words, place: Place | Unit) -> float:
    """How much of the page words and a column share; less than nothing where they stand apart."""
    return min(words.right, place.right) - max(words.left, place.left)


def _untimed(found: Sequence[Words], below: Below) -> Sequence[Unit]:
    """The parts below that lengths of time or days stand over: those that have none, if all the words are over such.

    "NINE MONTHS ENDED" above "YEARS ENDED DECEMBER 31,   SEPTEMBER 30," is over the second alone.
    """
    lengths = all(PERIOD.search(one.text) for one in found)
    days = all(DAY.fullmatch(one.text) for one in found)
    known = below.timed if lengths else below.dayed if days else frozenset[int]()
    rest = [one for one in below.units if not known.intersection(one.columns)]
    over = all(any(shared(one, unit) > 0 for unit in rest) for one in found)
    return rest if over and len(rest) >= len(found) else below.units


def _by_rule(found: Sequence[Words], below: Below) -> list[list[int]] | None:
    """The columns over the ruled line below each part; null where the line does not tell parts from one another.

    A part that is merely underlined spans several columns where each of them has a head of its own below.
    """
    under = [_beneath(one, below.places, below.ruled) for one in found]
    if not all(under) or len({columns[0] for columns in under}) < len(found):
        return None
    if not below.lowest and len(below.units) == len(below.places) > sum(map(len, under)):
        return _shared_out(found, below.units)
    return under


def _best(words: Words, places: Sequence[Place]) -> int:
    """The column that words share most with, else the nearest."""
    at = max(range(len(places)), key=lambda number: shared(words, places[number]))
    return at if shared(words, places[at]) > 0 else _nearest(words, places)


def _right_above(words: Words, beneath: Sequence[Unit]) -> list[int] | None:
    """The columns of the part or the column whose middle is right below these words."""
    nearest = min(beneath, key=lambda one: abs(one.centre - words.centre))
    return (
        nearest.columns if abs(nearest.centre - words.centre) <= max(2.0, 0.15 * (words.right - words.left)) else None
    )


def _around(words: Words, places: Sequence[Place]) -> list[int]:
    """The fewest neighbouring columns, those below the words among them, whose middle is nearest to theirs."""
    below = [at for at, place in enumerate(places) if shared(words, place) > 0] or [_nearest(words, places)]
    over = [at for at in below if shared(words, places[at]) > 1]
    if len(over) == 1 and abs(places[over[0]].right - words.right) <= 1:
        return over  # set to the right, as its figures are
    groups = [list(range(first, last + 1)) for first in range(below[0] + 1) for last in range(below[-1], len(places))]
    return min(groups, key=lambda one: (round(_off(words, places, one) / 3), len(one)))


def _off(words: Words, places: Sequence[Place], columns: Sequence[int]) -> float:
    return abs(words.centre - (places[columns[0]].left + places[columns[-1]].right) / 2)


def _nearest(words: Words, places: Sequence[Place]) -> int:
    return min(range(len(places)), key=lambda at: abs(places[at].centre - words.centre))


def _beneath(words: Words, places: Sequence[Place], ruled: Sequence[tuple[float, float]]) -> list[int]:
    """The columns over the ruled line that stands below the words."""
    for left, right in ruled:
        if left - 2 <= words.centre <= right + 2:
            return [at for at, place in enumerate(places) if left - 3 <= place.centre <= right + 3]
    return []


def _shared_out(found: Sequence[Words], units: Sequence[Unit]) -> list[list[int]]:
    """Neighbouring columns for each part, all of them shared out, so that parts stand nearest to their middles."""
    best: dict[tuple[int, int], tuple[float, list[list[int]]]] = {(0, 0): (0.0, [])}
    for number, part in enumerate(found, 1):
        for end in range(number, len(units) + 1):
            options = []
            for start in range(number - 1, end):
                before = best.get((number - 1, start))
                if before is not None:
                    own = units[start:end]
                    middle = (own[0].left + own[-1].right) / 2
                    missed = sum(shared(part, one) > 0 for one in (*units[:start], *units[end:]))
                    columns = [at for one in own for at in one.columns]
                    options.append((before[0] + abs(part.centre - middle) + 50 * missed, [*before[1], columns]))
            if options:
                best[number, end] = min(options)
    last = best.get((len(found), len(units)))
    return last[1] if last else [_nearest_unit(one, units) for one in found]


def _nearest_unit(words: Words, units: Sequence[Unit]) -> list[int]:
    return min(units, key=lambda one: abs(one.centre - words.centre)).columns
