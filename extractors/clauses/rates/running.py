"""Tiers that stand in running text: a first period at one rate, and what comes after it.

"0.25% per annum for the first 90-day period, … increasing by an additional 0.25% per annum with respect to each
subsequent 90-day period" rises by steps; "(0.25%) … to and including the 90th day … and (0.50%) … from and after the
91st day" once.
"""

import regex

from extractors.clauses.pieces import PIECES, count
from extractors.clauses.rates.tiers import Read
from extractors.clauses.sentences import sentence_at, sentence_end
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
    # "The Additional Interest Rate shall increase by …", in the sentence behind the first rate
    "NEXT": r"[.] \s+ (?: the | such | this ) \b (?= [^.;%]{0,90}? \b (?: rate | interest | damages ) \b )",
    "FIRST_DAYS": r"(?P<first> first \s+ (?P<length>{NUMBER}) [\s-]+ (?: day \s+ period | days )"
    r" | (?: for | during ) \s+ the \s+ (?P<length>{NUMBER}) [\s-]+ day \s+ period (?= \s+ (?: immediately \s+ )?"
    r" (?: following | after | commencing ) \b )"
    r" | to \s+ and \s+ including \s+ the \s+ (?P<length>{ORDINAL}) \s+ day )",
}
_RISING = lazy(
    expand(
        r"""(?: {FIRST_RATE} [^.;%]{0,160}? {FIRST_DAYS} | {FIRST_DAYS} [^.;%]{0,200}? {FIRST_RATE} )
        (?! \w ) (?: [^.;%] | ; (?= \s+ (?: and \s+ )? thereafter \b ) ){0,260}? (?: {NEXT} [^.;%]{0,90}? )?
        \b (?: (?: increas (?: e | es | ed | ing ) | and ) \b [^.;%]{0,40}? \b by \s+ (?: an \s+ additional \s+ )?
            | and \s+ (?: \( \w{1,4} \) \s+ )? an \s+ additional \s+ ) (?: per \s+ annum \s+ rate \s+ of \s+ )?
        (?P<step> (?P<points>{FIGURE}) \s* (?: % | percentage \s+ points? ) )
        [^.;%]{0,160}? \b (?P<each> each \s+ (?: (?: subsequent | additional | succeeding | further )
        \s+ (?P<every>{NUMBER}) [\s-]+ day \s+ period | (?P<every>{NUMBER}) [\s-]+ day \s+ period \s+ thereafter ) )""",
        _PIECES,
    ),
    _FLAGS,
)
_SPANNED = lazy(
    expand(
        r"""{FIRST_RATE} [^.;%]{0,160}? \b (?P<first> (?: first \s+ (?P<length>{NUMBER}) [\s-]+ (?: day \s+ period |
            days ) \s+
                (?: immediately \s+ )? (?: after | following )
            | (?P<length>{NUMBER}) [\s-]+ day \s+ period \s+ (?P<with> (?: beginning | commencing ) \s+ on ,? \s+ (?:
            and \s+
                including ,? \s+ )? ) (?: the \s+ )? (?: day | date ) \s+ (?: of | on \s+ which ) ) \b )
        [^.;%]{0,260}? \b and \b [^.;%]{0,90}? (?P<next> (?P<after>{FIGURE}) \s* % ) [^.;%]{0,160}? \b from ,? \s+ (?:
        and \s+
        including ,? \s+ )? (?P<from> the \s+ (?P<day>{ORDINAL}) \s+ day ) \b
        [^.;%]{0,90}? \b (?: to | through | until ) ,? \s+ (?: and \s+ including ,? \s+ )? (?P<to> the \s+
        (?P<last>{ORDINAL}) \s+ day )""",
        _PIECES,
    ),
    _FLAGS,
)
"""Two rates, each for so many days: "0.25% … during the first 180 days after … and 0.50% … from the 181st day to, and
including, the 360th day"."""
_FLAT = lazy(
    expand(
        r"(?: \b rate \s+ (?: per \s+ (?: annum | year ) \s+ )? (?: of | equal \s+ to ) \s+"
        r" | (?<= \b increased? \s+ by \s+ ) (?: an \s+ additional \s+ )? ) {FIRST_RATE}",
        _PIECES,
    ),
    _FLAGS,
)
_NO_MORE = lazy(
    expand(
        r"[;,] \s+ provided ,? \s+ (?: however ,? \s+ )? that \s+ [^.;%]{0,90}? \b increase \b [^.;%]{0,90}?"
        r" \b exceed \s+ (?P<most>{FIGURE}) \s* %",
        PIECES,
    ),
    _FLAGS,
)
"""A proviso that all increases together are no more than one of them, by which the rate stays the only one."""
_RANKED = lazy(
    expand(
        r"""{FIRST_RATE} [^.;%]{0,60}? (?P<period> \b (?P<rank> first | second | third | fourth | fifth | sixth ) \s+
        (?P<length>{NUMBER}) [\s-]+ (?: day \s+ period | days ) ) \b""",
        _PIECES,
    ),
    _FLAGS,
)
"""A rate told with its period: "0.25% for the first 90-day period …, 0.50% for the second …, 1.0% thereafter"."""
_LAST = lazy(
    expand(
        r"""[^.;%]{0,160}? \b and \b (?: (?! \b (?: by | additional | each | every ) \b ) [^.;%] ){0,60}?
            (?: \b thereafter \b [^.;%]{0,60}? (?P<percent> (?P<rate>{FIGURE}) \s* % )
              (?! [^.;]* \b (?: each | every ) \b )
            | (?P<percent> (?P<rate>{FIGURE}) \s* % ) (?: (?! \b (?: each | every ) \b ) [^.;%] ){0,40}?
              \b thereafter \b )""",
        _PIECES,
    ),
    _FLAGS,
)
_MORE = lazy(r"\b thereafter \b | \b increas | %", _FLAGS)
"""Words by which the last of the rates that were told with a period is not the last one."""
_RANKS = ("first", "second", "third", "fourth", "fifth", "sixth")
_AHEAD = lazy(
    expand(
        r"(?: with \s+ respect \s+ to | for | during ) \s+ the \s+ first \s+ {NUMBER} [\s-]+ day \s+ period \b"
        r" [^.;%,]{0,160} , \s+ (?: the \s+ )? $",
        _PIECES,
    ),
    _FLAGS,
)
_RISES = lazy(
    r"\s* (?: the | such | this ) \b [^.;%]{0,90}? \b (?: rate | interest | damages ) \b [^.;%]{0,60}? \b increas",
    _FLAGS,
)
"""A next sentence by which a rate is not the only one."""
_FOLLOWING = lazy(
    r"(?: \s+ \( [^()]{3,40} \) )? (?: \s+ while \s+ [^.;,()%]{3,60}? )?? (?: \s+ immediately )?"
    r" \s+ (?: following | after ) \b",
    _FLAGS,
)
"""What counts a first period from the day after the default, where the text says no first day of accrual."""
_PART = lazy(r"\b (?: first | increas\w* | thereafter | each | every | up \s+ to ) \b", _FLAGS)
"""Words of a schedule with more than one rate."""
_FIGURED = lazy(r"\d \s* %", _FLAGS)
_THEN = lazy(
    expand(
        r"""{FIRST_RATE} [^.;%]{0,160}? {FIRST_DAYS} \b [^.;%]{0,200}? \b and \b [^.;%]{0,120}?
        (?: thereafter ,? \s+ at [^.;%]{0,90}? (?P<next> (?P<after>{FIGURE}) \s* % )
          | (?P<next> (?P<after>{FIGURE}) \s* % ) [^.;%]{0,90}?
        (?: thereafter | (?P<from> from \s+ and \s+ after \s+ the \s+ (?P<day>{ORDINAL}) \s+ day ) ) \b )""",
        _PIECES,
    ),
    _FLAGS,
)
_ACCRUING = lazy(r"\s+ on \s+ which \s+ (?: additional | special ) \s+ interest \s+ accrues \b", _FLAGS)
"""What counts a first period from the first day of accrual, whichever that is."""


def ahead(text: str, at: int) -> int | None:
    """Where the first period stands in front of the rate that is told at the offset.

    "with respect to the first 90-day period …, the interest rate on the Notes will be increased by": at "with".
    """
    first = _AHEAD.search(text, sentence_at(text, at).start, at)
    return first.start() if first else None


def running(text: str, start: int, end: int, begins: int | None) -> Read | None:
    """The tiers of the sentence, null where it has none; the first runs from the day `begins`, counted from the
    default. Where that is null, the first period has to say that it follows the default.
    """
    if spanned := _SPANNED.search(text, start, end):
        return _spanned(spanned)
    ranked = list(_RANKED.finditer(text, start, end))
    if len({one["rank"].lower() for one in ranked}) > 1:
        return _by_rank(text, ranked, end, begins)
    more = _RISES.match(text, end)
    rising = _RISING.search(text, start, sentence_end(text, more.end()) if more else end)
    tiered = rising or _THEN.search(text, start, end)
    if tiered is None:
        return None if begins is None or more else _flat(text, start, end, begins)
    if begins is None:
        if _ACCRUING.match(text, tiered.end("first")):
            begins = 0
        elif _FOLLOWING.match(text, tiered.end("first")):
            begins = 1
        else:
            return None
    return _rising(tiered, begins) if rising else _then(tiered, begins)


def _by_rank(text: str, ranked: list[Match], end: int, begins: int | None) -> Read | None:
    """A rate for each of so many periods one after the other, and that for the time thereafter, if any."""
    lengths = [count(one["length"]) for one in ranked]
    if tuple(one["rank"].lower() for one in ranked) != _RANKS[: len(ranked)] or None in lengths:
        return None
    if begins is None and not _FOLLOWING.match(text, ranked[0].end()):
        return None
    at = 1 if begins is None else begins
    tiers: list[Tier] = []
    places: dict[str, Span] = {}
    for number, (one, length) in enumerate(zip(ranked, lengths, strict=True)):
        until = at + (length or 0)
        tiers.append(Tier(label=one["rank"].lower(), start=_day(at), end=_day(until), rate=figure(one["rate"]).value))
        places |= {
            f"tiers[{number}].rate": Span(*one.span("percent")),
            f"tiers[{number}].end": Span(*one.span("period")),
        }
        at = until
    if last := _LAST.match(text, ranked[-1].end(), end):
        tiers.append(Tier(label="thereafter", start=_day(at), rate=figure(last["rate"]).value))
        places[f"tiers[{len(ranked)}].rate"] = Span(*last.span("percent"))
    elif _MORE.search(text, ranked[-1].end(), end):
        return None
    return Read(tuple(tiers), places=places)


def _spanned(match: Match) -> Read | None:
    """Two periods with an end each; the first counts the day of the default where it begins on that day."""
    length, day, last = count(match["length"]), count(match["day"]), count(match["last"])
    if length is None or day is None or last is None or day != length + 1 or last <= day:
        return None
    begins = 0 if stated(match, "with") else 1
    after = Tier(
        label="second", start=_day(begins + length), end=_day(begins + last), rate=figure(match["after"]).value
    )
    return _two(
        match, begins, begins + length, after, {"tiers[1].rate": "next", "tiers[1].start": "from", "tiers[1].end": "to"}
    )


def _flat(text: str, start: int, end: int, begins: int) -> Read | None:
    """The one rate of a sentence that has no other figure in percent, and no period of its own."""
    one = _FLAT.search(text, start, end)
    most = _NO_MORE.search(text, one.end(), end) if one else None
    said = text[start:end]
    if one and most and figure(most["most"]).value == figure(one["rate"]).value:
        said = text[start : most.start()] + text[most.end() : end]
    if one is None or len(_FIGURED.findall(said)) != 1 or _PART.search(said):
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
