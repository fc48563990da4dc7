"""The tiers of a rate schedule that is written as a list, with its boundaries, its steps and its examples.

"(ii) with respect to the period commencing on the 91st day following the day the Registration Default shall have
occurred to the second anniversary of the Closing Date, 1.00% per annum" runs from day 91 to an anniversary.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import regex

from extractors.clauses.pieces import PIECES, Entry, count, slug
from extractors.numerals import figure, ordinal
from pipeline.clause import Boundary, Every, Illustration, Step, Tier
from pipeline.lazy import lazy
from pipeline.rules import Match, expand
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PIECES = {
    **PIECES,
    "RATE": r"(?P<percent> (?P<rate>{FIGURE}) \s* % ) \s* (?: per \s+ annum | per \s+ year | a \s+ year )",
    "DAY_OF": r"(?P<of_default> the \s+ (?P<day>{ORDINAL}) \s+ day \s+ (?: after | following ) \s+"
    r" (?: the \s+ (?: day | date ) (?: \s+ on \s+ which )? \s+ | the \s+ occurrence \s+ of \s+ )? (?: the | a | any "
    r"| such | that ) \s+"
    r" (?-i: [A-Z]\w+ \s+ )? default (?: \s+ (?: shall \s+ have \s+ )? occur s? (?: red )? )? )",
    "ANNIVERSARY": r"(?: the \s+ )? (?P<of_date> (?P<years>{ORDINAL}) \s+ anniversary \s+ of \s+ (?: the \s+ )?"
    r" (?P<of> (?-i: (?: [A-Z][\w-]* \s+ )* (?: Date | Time ) ) ) )",
    "BOUNDARY": r"(?: {DAY_OF} | {ANNIVERSARY} )",
}


def _compiled(pattern: str) -> "regex.Pattern[str]":
    return lazy(expand(pattern, _PIECES), _FLAGS)


_FIRST = _compiled(r"(?P<words> first \s+ (?P<number>{NUMBER}) [\s-]+ day \s+ period )")
_START = _compiled(
    r"(?: commencing | beginning ) \s+ (?: on | with | from ) \s+ {BOUNDARY} | from \s+ (?: and \s+ including \s+ )? "
    r"{BOUNDARY}"
)
_END = _compiled(r"\b (?: to | until | through ) \s+ (?: but \s+ (?: excluding | not \s+ including ) \s+ )? {BOUNDARY}")
_THEREAFTER = _compiled(
    r"\A \s* (?: and \s+ )? (?: (?: at \s+ all \s+ times | for \s+ any \s+ period ) \s+ )? thereafter \b"
)
_RATE = _compiled(r"{RATE}")
_STEP = _compiled(
    r"""increase s? \s+ (?: annually \s+ | in \s+ each \s+ year \s+ )? by \s+ (?: an \s+ additional \s+ )?
    (?P<percent> (?P<points>{FIGURE}) \s* (?: percentage \s+ points? | % (?: \s+ per \s+ annum )? ) ) \s+ on \s+ each
    \s+
    anniversary \s+ of \s+ (?: the \s+ )? (?P<of> (?-i: (?: [A-Z][\w-]* \s+ )* (?: Date | Time ) ) ) ,? \s+
    (?P<begins> commencing \s+ (?: with | on ) \s+ the \s+ (?P<first>{ORDINAL}) \s+ anniversary )"""
)
_EXAMPLE = _compiled(
    r"""\( [^()%]{0,60}? (?: illustration | example ) [^()%]{3,160}? {RATE} [^()]{0,90}? \b on \s+ the \s+
    (?P<when> (?P<years>{ORDINAL}) \s+ anniversary ) \s+ of \s+ (?: the \s+ )?
    (?P<of> (?-i: (?: [A-Z][\w-]* \s+ )* (?: Date | Time ) ) ) [^()]{0,60} \)"""
)


@dataclass(frozen=True)
class Read:
    """Tiers and examples with the places of their fields."""

    tiers: tuple[Tier, ...]
    illustrations: tuple[Illustration, ...] = ()
    places: Mapping[str, Span] = field(default_factory=dict)


def read(text: str, listed: list[Entry], begins: int) -> Read | None:
    """The tiers of the list; null where one of them has no reading.

    `begins` is the day of the first accrual, counted from that of the default: the first 90-day period runs from there.
    """
    tiers: list[Tier] = []
    illustrations: list[Illustration] = []
    places: dict[str, Span] = {}
    for number, entry in enumerate(listed):
        example = _EXAMPLE.search(text, entry.span.start, entry.span.end)
        if example is not None:
            path = f"illustrations[{len(illustrations)}]"
            places |= {f"{path}.rate": Span(*example.span("percent")), f"{path}.at.n": Span(*example.span("when"))}
            illustrations.append(Illustration(at=_boundary(example), rate=figure(example["rate"]).value))
        end = example.start() if example else entry.span.end
        tier = _tier(text, Entry(entry.label, Span(entry.span.start, end)), begins, tiers[-1] if tiers else None)
        if tier is None:
            return None
        tiers.append(tier[0])
        places |= {f"tiers[{number}].{path}": span for path, span in tier[1].items()}
    return Read(tuple(tiers), tuple(illustrations), places) if tiers else None


def _tier(text: str, entry: Entry, begins: int, before: Tier | None) -> tuple[Tier, dict[str, Span]] | None:
    at = entry.span
    places: dict[str, Span] = {}
    start, end, step = None, None, None
    if first := _FIRST.search(text, *at):
        length = count(first["number"])
        if length is None:
            return None
        start, end = _day(begins), _day(begins + length)
        places["end"] = Span(*first.span("words"))
    elif opened := _START.search(text, *at):
        closed = _END.search(text, opened.end(), at.end)
        start, end = _boundary(opened), _boundary(closed) if closed else None
        places |= {name: _place(one) for name, one in (("start", opened), ("end", closed)) if one}
    elif _THEREAFTER.search(text[at.start : at.end]) and before is not None:
        start = before.end
    if start is None:
        return None
    if rise := _STEP.search(text, *at):
        step = Step(
            points=figure(rise["points"]).value,
            every=Every(kind="anniversary", of=slug(rise["of"])),
            first=ordinal(rise["first"]) or 0,
        )
        places |= {"step.points": Span(*rise.span("percent")), "step.first": Span(*rise.span("begins"))}
    rates = [] if step else list(_RATE.finditer(text, *at))
    if step is None and len(rates) != 1:
        return None
    if rates:
        places["rate"] = Span(*rates[0].span("percent"))
    rate = figure(rates[0]["rate"]).value if rates else None
    return Tier(label=entry.label, start=start, end=end, rate=rate, step=step), places


def _day(number: int) -> Boundary:
    return Boundary(kind="default_day", n=number)


def _boundary(match: Match) -> Boundary:
    """The boundary that a match names: a day counted from the default, or an anniversary of a key date."""
    named = match.groupdict()
    if named.get("day"):
        return _day(ordinal(named["day"]) or 0)
    return Boundary(kind="anniversary", n=ordinal(match["years"]) or 0, of=slug(match["of"]))


def _place(match: Match) -> Span:
    return Span(*match.span("of_default" if match["of_default"] is not None else "of_date"))
