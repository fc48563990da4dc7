"""From which day to which day additional interest accrues, where a text says it.

"from and including the day following the Registration Default to but excluding the day on which the Registration
Default has been cured" begins one day after the default.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import regex

from extractors.clauses.pieces import PIECES, count
from pipeline.clause import Accrual
from pipeline.lazy import lazy
from pipeline.rules import expand
from pipeline.span import Span

Start = Literal["day_following_default", "default_day"]
End = Literal["cure_excluded", "cure_included"]
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_DEFAULT = (
    r"(?: the | any | such | all | a | each ) (?: \s+ first )? (?: \s+ such )? \s+ (?: (?-i: [A-Z]\w+ \s+ )? defaults?"
    r" | event (?= \s+ occurs? \b ) )"
)
_STARTS: tuple[tuple[Start, int, "regex.Pattern[str]"], ...] = (
    (
        "day_following_default",
        1,
        lazy(
            rf"""from \s+ and \s+ including \s+ the \s+ (?: day | date ) \s+ (?: immediately \s+ )? (?: following |
                after ) \s+
            (?: the \s+ (?: day | date ) \s+ (?: of | on \s+ which ) \s+ )? {_DEFAULT}
            | commencing \s+ on \s+ the \s+ day \s+ (?: after | following ) \s+
            the \s+ (?-i: [A-Z] )
            | following \s+ such \s+ [\w-]{{2,12}} \s+ (?: day | period ) \s+ in \s+ the \s+ case \s+ of \s+ clause
            | from \s+ and \s+ including \s+ the \s+ first \s+ day \s+ (?: after | following ) \s+ the \s+
            (?-i: (?: [A-Z]\w+ \s+ ){{0,2}}? (?: Filing | Effective\w* ) \s+ (?: Date | Deadline ) ) \b
            | for \s+ each \s+ (?: day | week | month | (?: 30 | thirty ) [\s-]+ day \s+ period )
            \s+ (?: after | following ) \s+ the \s+
            (?-i: (?: [A-Z]\w+ \s+ ){{0,2}}? (?: Filing | Effective\w* ) \s+ (?: Date | Deadline ) ) \b""",
            _FLAGS,
        ),
    ),
    (
        "default_day",
        0,
        lazy(
            rf"""(?: from \s+ and \s+ including \s+ the \s+ (?: day | date ) \s+ (?: of | on \s+ which ) \s+ {_DEFAULT}
                | as \s+ of \s+ the \s+ (?: day | date ) \s+ (?: on \s+ which \s+ )? {_DEFAULT} (?= \s+ occur ) )
            (?: \s+ (?: shall \s+ )? occur s? (?: red )? )?""",
            _FLAGS,
        ),
    ),
)
# "is not declared effective by the 270th day following the Closing Date, then commencing on the 271st day after the
# Closing Date": the day after the deadline
_COUNTED = lazy(
    expand(
        r"the \s+ (?P<last>{ORDINAL}) \s+ day \s+ (?: after | following ) \s+"
        r" (?P<event> the \s+ (?: [A-Z]\w+ \s+ ){0,3} [A-Z]\w+ ) \b [^.;]{0,120}?"
        r" (?P<words> (?: commencing | beginning ) \s+ on ,? \s+ (?: and \s+ including ,? \s+ )? the \s+"
        r" (?P<first>{ORDINAL}) \s+ day \s+ (?: after | following ) \s+ (?P=event) ) \b",
        PIECES,
    ),
    regex.VERBOSE,
)
_UNTIL_CURED = rf"""the \s+ (?: earlier \s+ of \s+ (?: \( \w+ \) \s+ )? the \s+ )? (?: day | date ) \s+ on \s+ which
    \s+ {_DEFAULT} \s+ (?: (?: with \s+ respect | relating ) \s+ to \s+ [^.;,]{{3,60}}? \s+ )?
    (?: has | have | is | are | shall \s+ have ) \s+ (?: been \s+ )? cured"""
_DONE = (
    r"(?: the \s+ earlier \s+ of \s+ (?: \( \w+ \) \s+ )? )?"
    r" the \s+ (?: day | date ) \s+ (?: on \s+ which \s+ )? the \s+ (?: {STATEMENT} \s+ is \s+"
    r" (?: filed | declared \s+ effective ) | (?: Commission | SEC ) \s+ declares \s+ the \s+"
    r" {STATEMENT} \s+ effective )"
)
_ENDS: tuple[tuple[End, "regex.Pattern[str]"], ...] = (
    (
        "cure_excluded",
        lazy(
            expand(
                r"(?: to | until ) ,? \s+ but \s+ (?: excluding | not \s+ including ) ,? \s+"
                rf" (?: {_UNTIL_CURED} | {_DONE} )",
                PIECES,
            ),
            _FLAGS,
        ),
    ),
    ("cure_included", lazy(rf"(?: to | through ) \s+ and \s+ including \s+ {_UNTIL_CURED}", _FLAGS)),
)


@dataclass(frozen=True)
class Accrues:
    """The two ends of accrual with their places; `begins` counts its first day from that of the default."""

    accrual: Accrual
    begins: int | None
    places: Mapping[str, Span]


def accrual(text: str, start: int, end: int) -> Accrues | None:
    """What this stretch says of it; null where it says in two ways from or until when."""
    starts = [(name, days, one) for name, days, pattern in _STARTS if (one := pattern.search(text, start, end))]
    counted = _COUNTED.search(text, start, end)
    if counted and count(counted["first"]) == (count(counted["last"]) or 0) + 1:
        starts.append(("day_following_default", 1, counted))
    stops = [(name, one) for name, pattern in _ENDS if (one := pattern.search(text, start, end))]
    if len(starts) > 1 or len(stops) > 1:
        return None
    said = starts[0][2] if starts else None
    places = {"accrual.start": Span(*said.span("words" if said is counted else 0))} if said else {}
    if stops:
        places["accrual.end"] = Span(*stops[0][1].span())
    return Accrues(
        Accrual(start=starts[0][0] if starts else None, end=stops[0][0] if stops else None),
        starts[0][1] if starts else None,
        places,
    )
