"""The scale that a document states for its tables at large: "(000's omitted in all tables except per share amounts)".

It holds for the tables behind it that state none of their own, as far as the part of the report in which it stands: the
next item begins with figures of another kind.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

import regex

from extractors.tables.captions import Scale, scale
from pipeline.lazy import lazy

_UNIT = r"(?:thousands|millions|billions)"
_UNLESS = r"(?:unless|except\s+(?:where|as))\s+otherwise\s+(?:noted|stated|indicated|specified)"
_STATED = lazy(
    rf"""\( [^()]{{0,20}} 000['’]?s? \s+ omitted \s+ in \s+ (?: all | the ) \s+ tables \b [^()]{{0,80}} \)
    | \( (?: tabular | table ) \b [^()]{{0,60}} \b in \s+ {_UNIT} \b [^()]{{0,80}} \)
    | \( (?: all \s+ )? (?: [\w.$]+ \s+ )? (?: dollars | amounts | figures ) (?: \s+ (?: are | expressed | stated | and
        | shares? | in \s+ tables? ) ){{0,3}} \s+ in \s+ {_UNIT} \b [^()]{{0,60}} {_UNLESS} [^()]{{0,20}} \)
    | {_UNLESS} , \s+ (?: all \s+ )? (?: [\w.$]+ \s+ )? (?: dollars | amounts | figures ) \b [^.()]{{0,60}}?
        \b in \s+ {_UNIT} \b [^.]{{0,60}} \.""",
    regex.VERBOSE | regex.IGNORECASE,
)
_PART = lazy(r"^[ \t]*(?:item\s+\d{1,2}[a-z]?[.:\s]|part\s+[iv]{1,3}\b)", regex.MULTILINE | regex.IGNORECASE)


@dataclass(frozen=True)
class Stretch:
    """The stretch `[start, end)` of a text in which a scale holds."""

    start: int
    end: int
    scale: Scale


def stretches(text: str) -> list[Stretch]:
    """Where a document states a scale for all its tables, in order: from there to the next one, or to the next part."""
    said = list(_STATED.finditer(text))
    found: list[Stretch] = []
    for match, following in zip_longest(said, said[1:]):
        end = following.start() if following else len(text)
        part = _PART.search(text, match.end(), end)
        stated = scale(match[0] if match[0].startswith("(") else f"({match[0]})")
        if stated != Scale():
            found.append(Stretch(match.end(), part.start() if part else end, replace(stated, general=True)))
    return found


def general(found: Sequence[Stretch], at: int) -> Scale | None:
    """The scale that holds for a table that begins at a place; null where none does."""
    number = bisect_right(found, at, key=lambda one: one.start) - 1
    return found[number].scale if number >= 0 and at < found[number].end else None
