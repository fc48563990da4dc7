"""Provisos on the hour of the day in a rule on notices: "provided that a fax sent after 5:00 p.m. counts the next day".

No field holds an hour, so what such a proviso speaks of is left out: the ways of giving notice that it names; where it
names none, the case of a list that it stands in, "(b) when sent, if by fax; provided that …"; else all of them.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import pairwise

import regex

from extractors.clauses.notice_methods import LATER, named_methods
from pipeline.lazy import lazy
from pipeline.span import Span

_PROVIDED = lazy(r"\bprovided\b,?\s+(?:however|that|further)\b", regex.IGNORECASE)
_IN_MARKS = r"\((?:[a-h]|[ivx]{1,4}|[1-9])\)\s"
_FIRST_CASE = lazy(r"\s*:?\s*\((?:a|i|1)\)\s")
_CASE = lazy(rf"[;,]\s+(?:(?:and|or)\s+)?{_IN_MARKS}")
_NEXT_CASE = lazy(rf";\s+(?:(?:and|or)\s+)?{_IN_MARKS}|,\s+(?:and|or)\s+{_IN_MARKS}")
_OF_ALL = lazy(r"\b(?:any|all|each|every)\s+(?:notices?|communications?)\b", regex.IGNORECASE)
"""What a proviso behind the last case of a list is on: "provided that any notice received after 5:00 p.m. …"."""


def without_hours(text: str, stretch: Span) -> tuple[str, frozenset[str]] | None:
    """The text with provisos on hours blanked in a stretch, and the ways that these speak of; null where of all."""
    starts = [one.start() for one in _PROVIDED.finditer(text, *stretch)]
    hours = list(_hours(text, stretch, starts))
    if not hours:
        return text, frozenset()
    cases = [one.start() + 1 for one in _CASE.finditer(text, *stretch)]
    if _FIRST_CASE.match(text, *stretch):
        cases.insert(0, stretch.start)
    ways: frozenset[str] = frozenset()
    blanks: list[Span] = []
    for proviso in hours:
        blank, named = proviso, named_methods(text, proviso)
        at = bisect_right(cases, proviso.start)
        if not named and at:
            blank = Span(max(cases[at - 1], blanks[-1].end if blanks else 0), proviso.end)
            if blanks and blank.start == blanks[-1].end:  # a further proviso of a case that is left out
                named = ways
            elif cases[-1] > proviso.end or not _OF_ALL.search(text, *proviso):
                named = named_methods(text, Span(blank.start, starts[bisect_left(starts, blank.start)]))
        if not named:
            return None
        ways |= named
        blanks.append(blank)
    return _blanked(text, blanks), ways


def _hours(text: str, stretch: Span, starts: list[int]) -> Iterator[Span]:
    """The provisos that have an hour, each up to the next one or to the next case of the list."""
    for start, last in pairwise((*starts, stretch.end)):
        following = _NEXT_CASE.search(text, start, last)
        end = following.start() if following else last
        if LATER.search(text, start, end):
            yield Span(start, end)


def _blanked(text: str, blanks: list[Span]) -> str:
    pieces, at = [], 0
    for one in blanks:
        pieces += [text[at : one.start], " " * one.length]
        at = one.end
    return "".join((*pieces, text[at:]))
