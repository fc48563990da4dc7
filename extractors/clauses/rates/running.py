"""Tiers that stand in running text: a first period at one rate, and what comes after it.

"0.25% per annum for the first 90-day period, … increasing by an additional 0.25% per annum with respect to each
subsequent 90-day period" rises by steps; "(0.25%) … to and including the 90th day … and (0.50%) … from and after the
91st day" once.
"""

import regex

from extractors.clauses.pieces import PIECES, count
from extractors.clauses.rates.tiers import Read
from extractors.dates.pieces import group as stated
from extractors.numerals import figure
from pipeline.clause import Boundary, Every, Step, Tier
from pipeline.lazy import lazy
from pipeline.rules import Match, expand
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PIECES = {
    **PIECES,
    "ANNUAL": r"(?: per \s+ (?: annum | year ) | annual )",
    "FIRST_RATE": r"(?: {ANNUAL} [^.;%]{0,120}? (?P<percent> (?P<rate>{FIGURE}) \s* % )"
    r" | (?P<percent> (?P<rate>{FIGURE}) \s* % ) \s* \)? \s* {ANNUAL} )",
    "FIRST_DAYS": r"(?P<first> first \s+ (?P<length>{NUMBER}) [\s-]+ (?: day \s+ period | days )"
    r" | (?: for | during ) \s+ the \s+ (?P<length>{NUMBER}) [\s-]+ day \s+ period (?= \s+ (?: immediately \s+ )?"
    r" (?: following | after | commencing ) \b )"
    r" | to \s+ and \s+ including \s+ the \s+ (?P<length>{ORDINAL}) \s+ day )",
}
_RISING = lazy(
    expand(
        r"""{FIRST_RATE} [^.;%]{0,160}? {FIRST_DAYS} \b [^.;%]{0,260}? \b increas (?: e | es | ed | ing ) \b
        [^.;%]{0,40}?
        \b by \s+ (?: an \s+ additional \s+ )? (?P<step> (?P<points>{FIGURE}) \s* (?: % | percentage \s+ points? ) )
        [^.;%]{0,120}? \b (?P<each> each \s+ (?: subsequent | additional | succeeding | further )
        \s+ (?P<every>{NUMBER}) [\s-]+ day \s+ period )""",
        _PIECES,
    ),
    _FLAGS,
)
_FLAT = lazy(
    expand(r"\b rate \s+ (?: per \s+ (?: annum | year ) \s+ )? (?: of | equal \s+ to ) \s+ {FIRST_RATE}", _PIECES),
    _FLAGS,
)
_FOLLOWING = lazy(r"(?: \s+ immediately )? \s+ (?: following | after ) \b", _FLAGS)
"""What counts a first period from the day after the default, where the text says no first day of accrual."""
_PART = lazy(r"\b (?: first | increas\w* | thereafter | each | every | up \s+ to ) \b", _FLAGS)
"""Words of a schedule with more than one rate."""
_FIGURED = lazy(r"\d \s* %", _FLAGS)
_THEN = lazy(
    expand(
        r"""{FIRST_RATE} [^.;%]{0,160}? {FIRST_DAYS} \b [^.;%]{0,200}? \b and \b [^.;%]{0,120}?
        (?P<next> (?P<after>{FIGURE}) \s* % ) [^.;%]{0,90}?
        (?: thereafter | (?P<from> from \s+ and \s+ after \s+ the \s+ (?P<day>{ORDINAL}) \s+ day ) ) \b""",
        _PIECES,
    ),
    _FLAGS,
)


def running(text: str, start: int, end: int, begins: int | None) -> Read | None:
    """The tiers of the sentence, null where it has none; the first runs from the day `begins`, counted from the
    default. Where that is null, the first period has to say that it follows the default.
    """
    rising = _RISING.search(text, start, end)
    tiered = rising or _THEN.search(text, start, end)
    if tiered is None:
        return None if begins is None else _flat(text, start, end, begins)
    if begins is None:
        if not _FOLLOWING.match(text, tiered.end("first")):
            return None
        begins = 1
    return _rising(tiered, begins) if rising else _then(tiered, begins)


def _flat(text: str, start: int, end: int, begins: int) -> Read | None:
    """The one rate of a sentence that has no other figure in percent, and no period of its own."""
    one = _FLAT.search(text, start, end)
    if one is None or len(_FIGURED.findall(text, start, end)) != 1 or _PART.search(text, start, end):
        return None
    tier = Tier(label="flat", start=_day(begins), rate=figure(one["rate"]).value)
    return Read((tier,), places={"tiers[0].rate": Span(*one.span("percent"))})


def _rising(match: Match, begins: int) -> Read | None:
    """A first period at one rate, and a rise with each period after it."""
    length, every = count(match["length"]), count(match["every"])
    if length is None or every is None:
        return None
    step = Step(points=figure(match["points"]).value, every=Every(kind="days", n=every), first=1)
    places = {"tiers[1].step.points": "step", "tiers[1].step.every": "each"}
    return _two(
        match, begins, begins + length, Tier(label="each subsequent", start=_day(begins + length), step=step), places
    )


def _then(match: Match, begins: int) -> Read | None:
    """A first period at one rate, and another rate after it."""
    length, day = count(match["length"]), count(stated(match, "day"))
    if length is None:
        return None
    # "to and including the 90th day following" ends a period as the first 90 days after the default do
    last = length + 1 if match["first"].lower().startswith("to") else begins + length
    if day not in (None, last):
        return None
    after = Tier(label="thereafter", start=_day(last), rate=figure(match["after"]).value)
    return _two(match, begins, last, after, {"tiers[1].rate": "next", "tiers[1].start": "from"})


def _two(match: Match, begins: int, last: int, after: Tier, places: dict[str, str]) -> Read:
    first = Tier(label="first", start=_day(begins), end=_day(last), rate=figure(match["rate"]).value)
    names = {"tiers[0].rate": "percent", "tiers[0].end": "first", **places}
    return Read((first, after), places={path: Span(*match.span(name)) for path, name in names.items() if match[name]})


def _day(number: int) -> Boundary:
    return Boundary(kind="default_day", n=number)
