"""Provisos on the hour of the day in a rule on notices: "provided that a fax sent after 5:00 p.m. counts the next day".

No field holds an hour, so what such a proviso speaks of is left out: the case of a list that it stands in, "(b) when
sent, if by fax; provided that …", else the ways of giving notice that it names, and where it names none, all of them.
"""

import regex

from extractors.clauses.notice_methods import LATER, named_methods
from pipeline.lazy import lazy
from pipeline.span import Span

_PROVIDED = lazy(r"\bprovided\b,?\s+(?:however|that|further)\b", regex.IGNORECASE)
_MARK = r"(?:(?:and|or)\s+)?\((?:[a-h]|[ivx]{1,4}|[1-9])\)\s"
_FIRST_CASE = lazy(r"\s*:?\s*\((?:a|i|1)\)\s")
_CASE = lazy(rf"[;,]\s+{_MARK}")
_NEXT_CASE = lazy(rf";\s+{_MARK}")


def without_hours(text: str, stretch: Span) -> tuple[str, frozenset[str]] | None:
    """The text with provisos on hours blanked in a stretch, and the ways that these speak of; null where of all."""
    found = list(_PROVIDED.finditer(text, *stretch))
    ways: frozenset[str] = frozenset()
    for number, proviso in enumerate(found):
        last = found[number + 1].start() if number + 1 < len(found) else stretch.end
        following = _NEXT_CASE.search(text, proviso.end(), last)
        end = following.start() if following else last
        if not LATER.search(text, proviso.end(), end):
            continue
        case = _case(text, Span(stretch.start, proviso.start()))
        start = case or proviso.start()
        first = next(one.start() for one in found if one.start() >= start)
        named = named_methods(text, Span(start, first if case else end))
        if not named:
            return None
        ways |= named
        text = text[:start] + " " * (end - start) + text[end:]
    return text, ways


def _case(text: str, before: Span) -> int | None:
    """Where the case of a list begins, "(b) when received if sent by fax", that a proviso ends; null outside lists."""
    cases = [one.start() + 1 for one in _CASE.finditer(text, *before)]
    return cases[-1] if cases else before.start if _FIRST_CASE.match(text, *before) else None
