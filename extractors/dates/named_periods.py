"""Names that a text gives to what it dates, and anchors that the next words take over.

Of "the fourth quarter ended January 28, 2023 ('Q4 FY23')" every later "Q4 FY23" has the days; in "to the second
anniversary of the Closing Date, and from then to the third anniversary" the third is one of the Closing Date too.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import pairwise

import regex

from extractors.dates.ended_periods import starts
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import words

_NAMED = lazy(r"\s*[(\[]\s*(?:(?:the|our|its|or)\s+)?[\"“”'’]{0,2}")
_THEN_ENDED = lazy(r"\b(?:then\s+ended|ended\s+on\s+(?:that|such)\s+(?:date|day))$", regex.IGNORECASE)
_NEAR = 400
"""How far an anniversary stands from the one whose anchor it shares, or a period from its end, in characters."""
_SENTENCE = lazy(r"[.;]\s|\n[ \t]*\n")


def _key(one: Date) -> str:
    return words(one.text).casefold()


def named(dates: Sequence[Date], text: str) -> tuple[Date, ...]:
    """The dates, each period without days that is the name of another one with the days of that one.

    A name that stands for two periods gives no days.
    """
    spans: dict[str, set[tuple[str | None, str]]] = {}
    for before, after in pairwise(dates):
        if (
            before.kind == after.kind == "period"
            and before.end is not None
            and after.end is None
            and _NAMED.fullmatch(text, before.span.end, after.span.start)
        ):
            spans.setdefault(_key(after), set()).add((before.start, before.end))
    return tuple(_with(one, spans.get(_key(one), set())) if one.end is None else one for one in dates)


def then_ended(dates: Sequence[Date], text: str) -> list[Date]:
    """The dates, each "year then ended" with the days to the date before it in its sentence.

    In "the balance sheet as of December 31, 2003 and the statement of income for the year then ended" it is 2003.
    """
    found: list[Date] = []
    day: Date | None = None
    for one in dates:
        taken = one
        if one.kind == "calendar" and one.value:
            day = one
        elif (
            one.kind == "period" and one.end is None and _THEN_ENDED.search(one.text) and day and _near(day, one, text)
        ):
            taken = _ending(one, date.fromisoformat(day.value or "")) if _whole(day) else one
        found.append(taken)
    return found


def _whole(day: Date) -> bool:
    """Whether the year of the day is known."""
    return not (day.value or "XXXX").startswith("XXXX")


def _ending(one: Date, end: date) -> Date:
    first = starts(one.text, end)[0]
    return replace(one, start=first.isoformat() if first else None, end=end.isoformat())


def _with(one: Date, spans: set[tuple[str | None, str]]) -> Date:
    if one.kind != "period" or len(spans) != 1:
        return one
    ((start, end),) = spans
    return replace(one, start=start, end=end)


def _near(before: Date, after: Date, text: str) -> bool:
    """Whether the two stand in one sentence, not far from one another."""
    apart = after.span.start - before.span.end
    return apart < _NEAR and not _SENTENCE.search(text, before.span.end, after.span.start)


def inherited(dates: Sequence[Date], text: str) -> list[Date]:
    """The dates, each anniversary without an anchor with that of the one before it in its sentence."""
    found: list[Date] = []
    last: Date | None = None
    for one in dates:
        taken = one
        if one.kind in ("relative", "recurring") and "anniversar" in one.text.casefold():
            open_ = one.kind == "relative" and one.anchor in (None, "thereof")
            if last is not None and open_ and _near(last, one, text):
                taken = replace(one, anchor=last.anchor)
            last = taken if taken.anchor else None
        found.append(taken)
    return found
