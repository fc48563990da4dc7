"""Of which period a figure of the prose is: the one named behind it, before it, or over its paragraph.

"Net income for the quarter was $800,000, compared to $370,000 in the previous quarter": the quarter, and the previous
one. Where two periods may be meant the answer is null.
"""

from collections.abc import Iterator

from extractors.amounts.concept_words import INSTANTS, SHARE, SUM, WHEN
from extractors.amounts.prose import Line, Prose, headline
from extractors.amounts.statement_periods import Spot
from pipeline.lazy import lazy
from pipeline.rules import Match

_MARKS = lazy(f"{WHEN}*")


def before(text: Prose, match: Match, line: Line, base: Spot | None) -> Spot | str | None:
    """The period of a figure that none follows: in between, in its headline, in the sentence or paragraph before it."""
    within = text.between(line.start, match.start("sum"))
    if within:
        spots = {text.resolved(one.span.start, base) for one in within}
        return spots.pop() if len(spots) == 1 else None
    if line.name in INSTANTS:
        start, _ = text.sentence(line.start, line.start)
        days = {day for at, day in text.days.items() if start <= at < match.start("sum")}
        if days:
            return days.pop() if len(days) == 1 else None
    title = headline(text.amounts[match.start("sum")], text.sections)
    if title is None or base is not None:
        return base
    named = {one.spot for one in text.between(title.span.start, title.span.end) if one.spot is not None}
    return named.pop() if len(named) == 1 else None


def own(text: Prose, at: int, base: Spot | None) -> tuple[Spot | str | None, int]:
    """The period or day that follows a figure, and where it ends; "the prior year" gives way to one named behind it."""
    mention = text.periods.get(at)
    if mention is None:
        mark = _MARKS.match(text.masked, at)
        return text.days.get(at), mark.end() if mark else at
    behind = min((one for one in text.periods if mention.span.end < one <= mention.span.end + 2), default=None)
    if behind is not None and mention.relative:
        mention = text.periods[behind]
    return text.resolved(mention.span.start, base), mention.span.end


def alone(text: Prose, end: int, period: Spot | str | None) -> bool:
    """Whether no other period stands between a figure and the next one, or the end of its sentence."""
    _, last = text.sentence(end, end)
    following = min(marks(text, end, last), default=last)
    return all(one.spot == period for one in text.between(end, following))


def marks(text: Prose, first: int, last: int) -> Iterator[int]:
    """Where sums and percentages begin in a stretch."""
    found = (text.masked.find(mark, first, last) for mark in (SUM, SHARE))
    return (at for at in found if at >= 0)
