r"""One limit on suspensions: "an aggregate of 45 days in any 90-day period", "more than twice in any calendar year".

A window is so many days, months or years, or a calendar year or quarter; a limit without one is on a single stretch.
"""

from collections.abc import Mapping
from typing import Literal

import regex

from extractors.clauses.pieces import PIECES, basis, count
from pipeline.clause import WindowLimit
from pipeline.lazy import lazy
from pipeline.rules import Match, expand, words

FLAGS = regex.VERBOSE | regex.IGNORECASE
AT_MOST = r"""(?: not \s+ (?: to \s+ exceed | exceeding | in \s+ excess \s+ of ) | exceed s? | total \s+ more \s+ than
    | for \s+ (?: an? \s+ (?: reasonable \s+ )? period \s+ (?: of \s+ (?: time \s+ )? )? )? up \s+ to
    | until \s+ a \s+ date \s+ not \s+ later \s+ than
    | for \s+ (?: (?: an? | any ) \s+ )? (?: (?: aggregate | total | single | one ) \s+ )? periods? \s+
        (?: of \s+ time \s+ )? (?: exceeding | in \s+ excess \s+ of | of \s+ more \s+ than )
        (?: ,? \s+ in \s+ the \s+ aggregate ,? | \s+ an? \s+ aggregate \s+ of )?
    | (?<= \b entitled \s+ to \s+ ) a \s+ maximum \s+ of
    | until \s+ the \s+ earlie (?: r | st ) \s+ of :? (?: \s+ \( \w{1,3} \) )?
        (?= \s+ {NUMBER} \s+ days \s+ after \s+ (?: the \s+ \w+ | it ) \s+ ma (?: kes | de ) \s )
    | (?: no | (?: not | in \s+ no \s+ event (?= \s+ (?: shall | may | will ) \b ) )
            (?: (?: \s+ \w+ , ){0,3} \s+ (?: (?! \b days \b ) [^.;,] ){2,120}? )??
        | (?: in \s+ no \s+ event \s+ )? for (?: \s+ a \s+ period (?: \s+ of )? )?
        | or (?: \s+ for )? ) \s+ (?: (?: more | longer ) \s+ than | in \s+ excess \s+ of )
    | (?<= \( [a-z]{1,3} \) \s+ ) (?: more | longer ) \s+ than
    | only (?= \s+ (?: once | twice | \w+ \s+ times ) \b ) ) \s+"""
ANY = r"""(?: in | during | within ) \s+ (?: any | a | each | every ) \s+ (?: (?: one | single | given ) \s+ (?=
    calendar ) )?
    (?: period \s+ of \s+ )? (?P<within> (?: (?: consecutive | rolling ) \s+ )? (?P<window>{NUMBER}) [\s-]+
        (?: consecutive \s+ )? (?P<unit> day s? | calendar \s+ days? | months? | years? ) (?: [\s-]+ period )?
    | (?P<unit> calendar \s+ (?: year | quarter ) ) ) \b"""
ASIDE = r"\( (?! (?: or | and ) \b | [^()]* \d [^()]* \b days \b ) [^()]{3,80} \)"
SUSPENSIONS = (
    r"(?: Suspension | Black-?[Oo]ut | Delay | Deferral | Grace | Postponement | Deferment ) \s+ Periods?"
    r" | Blackouts? | Suspensions?"
)
_OFTEN_WORDS = r"(?: once | twice | {NUMBER} \s+ (?: times? | occasions? ) )"
_SHARED = rf"""(?= \s+ (?: and | or ) ,? \s+ (?: for \s+ )? (?: an? \s+ total \s+ of \s+ )? (?: [^.;\d]{{0,60}}? \s )?
    (?: {{NUMBER}} \s+ (?: {{DAY_KIND}} \s+ )? days (?: \s+ in \s+ the \s+ aggregate )?
        | {{NUMBER}} \s+ consecutive \s+ days \s+ or \s+ [^.;\d]{{0,60}}? {{NUMBER}} \s+ days ) \s+ {ANY} )"""
"""The window behind the days that stand behind: "not more than twice and not more than 90 days in any 12-month "
"period"."""
_EACH_SO_LONG = rf"(?= \s+ {{NUMBER}} [\s-]+ day \s+ periods? \s+ {ANY} )"
"""The window of so many periods of so many days each: "two 60-day periods in any 12-month period"."""
WINDOW = rf"""(?P<sum> an? \s+ (?: aggregate | total ) \s+ (?: period \s+ )? of \s+ )?
    (?: (?P<days> (?P<number>{{NUMBER}}) \s+ (?P<kind> {{DAY_KIND}} \s+ )? days ) (?: \s+ in \s+ the \s+ aggregate )?
        (?: \s* {ASIDE} )? \s+
        (?: {ANY} | (?P<alone> in \s+ succession | consecutively | at \s+ any \s+ (?: one \s+ )? time
            | (?= (?: once | twice ) \s+ (?: in | during ) \s )
            | after \s+ the \s+ (?-i: (?: Required \s+ )? Filing \s+ (?: Date | Deadline ) ) \b
            | (?: after | from | following ) \s+ (?: the \s+ )? (?: date \s+ of \s+ )? (?: the \s+ | its \s+ )?
                receipt \s+ of \b
            | after \s+ (?: the \s+ \w+ | it ) \s+ ma (?: kes | de ) \s+ (?: such | the | its ) \s+
                (?: good \s+ faith \s+ )? determination \b
            | after \s+ (?: the \s+ )? date \s+ (?: that | on \s+ which | of ) \s+ (?: \( \w{{1,2}} \) \s+ )?
                (?: (?: such | the | its | any ) \s+ )? (?: demand | request | notice | determination ) \b
            | (?: in | on | with \s+ respect \s+ to ) \s+ any \s+ (?: one | single ) \s+
                (?: instance | occasion | suspension ) ) )
    | (?P<days> (?P<number>{{NUMBER}}) \s+ (?P<alone> consecutive ) \s+ (?P<kind> {{DAY_KIND}} \s+ )? days )
        (?! \s+ (?: in | during | within ) \s+ any )
    | (?P<days> (?P<number>{{NUMBER}}) \s+ (?P<kind> {{DAY_KIND}} \s+ )? days ) (?P<alone> )
        (?! ['’] | (?: \s* \( [^()]{{3,80}} \) )? \s+
            (?: in | during | within | after | following | from | prior | before | of | notice | old | once | twice )
            \b | \s* \( (?: or | and ) \b )
    | (?P<times> (?P<often> once | twice | {{NUMBER}} \s+ (?: times? | occasions?
        | (?-i: (?: [A-Z]\w+ \s+ )?? (?: {SUSPENSIONS} ) ) ) ) ) \s+ {ANY}
    | (?P<times> (?P<often> {_OFTEN_WORDS} ) ) {_SHARED}
    | (?P<times> (?P<often> {{NUMBER}} ) ) {_EACH_SO_LONG} )"""
LIMIT = AT_MOST + WINDOW
LIMITS = lazy(
    expand(
        rf"(?: {AT_MOST} | \b (?: or | and ) \s+ (?: for \s+ )? | (?= once | twice ) (?<= \b days \s+ ) ) {WINDOW}"
        r" | (?! \s ) (?<= (?: {NUMBER} ) \s+ ) (?P<days> (?P<number>{NUMBER}) [\s-]+ day ) (?P<alone> )"
        r" \s+ periods? \b (?= \s+ (?: in | during | within ) \s ) (?P<sum> ){0} (?P<kind> ){0}"
        r" (?P<times> ){0} (?P<often> ){0}"
        rf" | (?<! \b (?: once | twice | times? | occasions? ) \s+ ) {ANY} ,? \s+ [^.;]{{0,90}}? {AT_MOST}"
        r" (?: an? \s+ (?: aggregate | total ) \s+ of \s+ )?"
        r" (?P<days> (?P<number>{NUMBER}) \s+ (?P<kind> {DAY_KIND} \s+ )? days )",
        PIECES,
    ),
    FLAGS,
)
"""Limits of a sentence: only the first has to say that it is one, "not to exceed 30 days … or 90 days in any …"."""
_PERIOD = (
    r"(?: Allow(?:ed|able) | Permitted ) \s+ (?: Grace \s+ Period | Delay )"
    r" | (?: Grace | Suspension | Deferral | Delay | Black-?[Oo]ut ) \s+ Period"
)
A_PERIOD = (
    r"(?: (?: no | any | each ) (?: \s+ single )? | in \s+ no \s+ event \s+ (?: shall | may | will ) \s+"
    rf" (?: an? | any | the | such ) ) \s+ (?-i: (?: [A-Z]\w+ \s+ )?? (?: {_PERIOD} ) )"
)
"""The time for which use is suspended, by its name: "no Grace Period", "in no event shall a Delay Period"."""
NAMED = lazy(A_PERIOD, FLAGS)
_TIMES = lazy(r"\s+(?:times?|occasions?|[\w\s]*?(?:periods?|blackouts?|suspensions?))$")

_OFTEN = {"once": 1, "twice": 2}
_UNITS: Mapping[str, Literal["month", "calendar_year", "calendar_quarter"]] = {
    "month": "month",
    "months": "month",
    "year": "month",
    "years": "month",
    "calendar year": "calendar_year",
    "calendar quarter": "calendar_quarter",
}
"""What a window that is not of days is counted in; one of years is of so many months."""


def window(one: Match, around: Match) -> WindowLimit | None:
    """The limit that a match of `LIMIT` states, null where its number or its window is none that is known.

    `around` has the window: the match itself, or that of words in front of its sentence.
    """
    days, unit = count(one["number"]), words(around["unit"] or "").lower()
    within = 1 if unit.startswith("calendar") and around["window"] is None else count(around["window"])
    often = (one["often"] or "").lower()
    times = _OFTEN.get(often) or count(_TIMES.sub("", often))
    endless = one["alone"] is None or (one["alone"] == "" and one["sum"] is not None)
    if (days is None and times is None) or (within is None and endless):
        return None  # "an aggregate of 60 days" is no limit on one stretch
    return WindowLimit(
        days=days,
        basis="business" if basis(words(one["kind"] or "")) == "business" else None,
        within=within and within * (12 if unit.startswith("year") else 1),
        within_unit=_UNITS.get(unit),
        times=times,
    )
