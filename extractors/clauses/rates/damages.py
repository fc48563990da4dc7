"""Damages in units other than interest, made of the sentence that promises them: the sum, its base and its time."""

from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from typing import Any

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.pieces import PIECES, count
from extractors.clauses.rates.accrual import accrual
from extractors.clauses.rates.several import several
from extractors.clauses.sentences import sentence_at, sentence_end
from extractors.dates.pieces import group as stated
from extractors.numerals import figure
from pipeline.clause import Boundary, Every, RateSchedule, Step, Tier
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
UNIT_PIECES = {
    **PIECES,
    "LENGTH": r"(?P<length> (?P<number> (?: 30 | thirty (?: \s* \( 30 \) )? ) ) [\s-]+ (?: calendar [\s-]+ )? days?"
    r" (?: [\s-]+ (?: period s? | anniversary ) )? | (?: thirtieth \s* (?: \( 30th \) \s* )? | 30th \s+ )"
    r" (?: \s* calendar )? \s* day | (?P<unit> month ) ly \s+ anniversary"
    r" | (?P<unit> month | week | day ) (?! s | [’'] ) (?: \s+ period )? )",
    "EACH": r"(?: (?: for | per | on | during | in ) \s+ (?: and \s+ )? (?: each | every | any ) (?: \s+ such )?"
    r" (?: \s+ (?: full | whole | complete | calendar | additional | subsequent | successive | consecutive ) ){0,2}"
    r" | per (?: \s+ calendar )? ) \s+ {LENGTH}",
}
_EACH = lazy(expand(r"(?<! \w ) (?! on \s+ any \s+ day \b ) {EACH} (?! [\w-] )", UNIT_PIECES), _FLAGS)
_PRICE = (
    r"(?: (?: aggregate | total | original | initial | amount \s+ of | the | such | each | its | their | his"
    r" | per | unit | share | pro \s+ rata \s+ (?: interest | portion | share ) \s+ (?: in | of )"
    r" | (?-i: [A-Z][\w-]* ) [’']s? | holder[’']s? | investor[’']s? | purchaser[’']s? ) \s+ ){0,5}"
    r" (?: purchase \s+ price s? | subscription \s+ (?: amount | price ) | investment \s+ amount"
    r" | (?: amount | sum ) s? \s+ (?: (?: originally | initially ) \s+ )? (?: invested | paid ) | issue \s+ price"
    r" | (?P<principal> principal (?: \s+ amount )? ) )"
)
_AMOUNTS = {
    "percent": lazy(
        expand(
            r"(?P<rate>{FIGURE}) \s* (?: % | percent ) \s* \)? (?: \s+ per \s+ (?: month | week | day ) )?"
            r" (?: \s* \( [^()]{3,80} \) )? \s+ of \s+ (?P<base>" + _PRICE + r" ) \b",
            PIECES,
        ),
        _FLAGS,
    ),
    "per_share": lazy(
        expand(
            r"(?: \$ \s* (?P<rate>{FIGURE}) | (?P<cents>{FIGURE}) \s* (?: ¢ | cents ) ) \s* \)? \s+"
            r" (?: (?: per | for \s+ each | a ) \s+ (?P<base> (?: Registrable \s+ | outstanding \s+ )? share ) \b"
            r" | per \s+ (?: week | month | day ) \s+ per \s+ (?P<base> (?: Registrable \s+ )? share ) \b )",
            PIECES,
        ),
        _FLAGS,
    ),
    "per_1000": lazy(
        expand(
            r"\$ \s* (?P<rate>{FIGURE}) \s* \)? \s+ (?: (?: in \s+ cash \s+ )? per \s+ (?: week | month | day ) \s+ )?"
            r" (?: per | for \s+ each ) \s+ \$ \s* 1,000 \s+ (?: in \s+ )?"
            r" (?P<base> (?: aggregate \s+ )? principal (?: \s+ amount )? ) \b",
            PIECES,
        ),
        _FLAGS,
    ),
}
"""What a sum is measured by, with the figure in `rate` or in `cents`, and the words for its base."""
_UNITS = {"percent": "percent_per_", "per_share": "amount_per_share_per_", "per_1000": "amount_per_1000_per_"}
_FIRST = lazy(
    expand(
        r"(?P<words> (?: for | during | with \s+ respect \s+ to ) \s+ (?: each \s+ week \s+ [\w\s]{3,40}? \s+ during"
        r" \s+ )?"
        r" the \s+ first \s+ (?P<length>{NUMBER}) [\s-]+ (?: day \s+ period | days ) ) \s+ (?: immediately \s+ )?"
        r" (?: following | after )",
        UNIT_PIECES,
    ),
    _FLAGS,
)
"""The stretch that the first sum is for: "for the first 90-day period immediately following the occurrence of …"."""
_TEXT = r"(?: [^.;] | [.] (?= \d ) )"
_RISE = lazy(
    expand(
        rf"""(?: increas (?: e | es | ed | ing ) | and ) \b [^.;]{{0,60}}? \b by \s+ (?: an \s+ additional \s+ )?
        (?P<step> \$ \s* (?P<points>{{FIGURE}}) ) \s+ per \s+ (?: week | month ) \b {_TEXT}{{0,200}}?
        (?P<each> each \s+ (?: subsequent | additional | succeeding | further ) \s+ (?P<every>{{NUMBER}}) [\s-]+ day
        \s+ period )""",
        UNIT_PIECES,
    ),
    _FLAGS,
)
_MOST = lazy(
    expand(
        r"(?: maximum | exceed ) \b [^.;$%]{0,120}? (?P<sum> \$ \s* (?P<cap>{FIGURE}) ) \s+ per \s+ (?: week | month )",
        UNIT_PIECES,
    ),
    _FLAGS,
)
_NAMED = lazy(
    r"""["“] (?P<name> (?: (?: registration \s+ )? delay \s+ payments? | (?: partial \s+ )? liquidated \s+ damages ) )
        \b""",
    _FLAGS,
)
_AS_DAMAGES = lazy(r"\b as \s+ (?: partial \s+ )? (?P<name> liquidated \s+ damages ) \b", _FLAGS)
_LATE = lazy(
    r"\b (?: (?: not | fails? \b [^.;]{0,60}? \b to ) \s+ (?: been \s+ | be \s+ )? (?: filed? | (?: declared \s+ )?"
    r" effective | obtain | maintain | cause ) | cannot \s+ be \s+ made | (?: filing | effectiveness | maintenance )"
    r" \s+ failure | registration \s+ default ) \b",
    _FLAGS,
)
"""Words of a default that a sum without a name is for."""
_STEPPED = lazy(
    r"\b (?: increas (?: e | es | ed | ing ) | thereafter \s+ (?: at | an? ) | and \s+ (?: then \s+ )? [\d.]+ \s* % )",
    _FLAGS,
)
"""Words of damages that change as time goes by, which have no reading here."""
_CAPPED = lazy(
    r"\b (?: maximum | exceed (?: s | ing )? | capped | cap | more \s+ than | in \s+ excess \s+ of ) \b"
    r" (?: (?! \b (?: equal \s+ to | pays? | days? | weeks? | months? | years? ) \b ) [^.;$%] )* $",
    _FLAGS,
)
"""Words in front of a sum that all the damages together may not exceed, which is none of their rates."""
_EQUAL = lazy(r"\s+ (?: period \s+ )? equal \s+ to \s+", _FLAGS)
_NEAR = 120
_REGISTERED = lazy(r"[Rr]egistration|REGISTRATION|[Rr]egistrable|Transfer\s+Restricted")
"""What tells damages for late registration from those for late delivery, as contracts of sale have them."""
_AROUND = 1500


def damages(match: Match, document: Document) -> RateSchedule | None:
    """The damages of the sentence around the words; null where it has more than one rate, or no length of time."""
    text = document.text
    sentence = sentence_at(text, match.start())
    start, end = sentence.start, min(sentence.end, match.end() + 900)
    measured = [
        (name, one)
        for name, pattern in _AMOUNTS.items()
        for one in pattern.finditer(text, match.start("rest"), end)
        if not _CAPPED.search(text, max(start, one.start() - _NEAR), one.start())
    ]
    lengths = list(_EACH.finditer(text, max(start, match.start() - 1200), end))
    told = {_per(one) for one in _direct(text, lengths, measured) or lengths}
    if not _REGISTERED.search(text, max(0, start - _AROUND), end + _AROUND):
        return None
    if not measured or len(told) != 1 or _STEPPED.search(text, start, match.start("rest")):
        return None
    called = _called(match, text, end)
    if called is None:
        return None
    accrues = accrual(text, start, end)
    if accrues is None:
        return None
    name, one = measured[0]
    following = sentence_end(text, end)
    rises = _STEPPED.search(text, match.start("rest"), end) or _STEPPED.search(text, end, following)
    read = _rising(text, start, one, following) if rises and name == "per_1000" else None
    if read is None and (rises or len(measured) != 1 or _FIRST.search(text, start, end)):
        return None
    overlap, clock, places = several(text, match.start(), end)
    flat = Tier(label="flat", start=Boundary(kind="default_day", n=accrues.begins or 0), rate=_rate(one))
    return RateSchedule(
        span=Span(start, following if read else end),
        name=called,
        unit=_unit(name, told.pop()),
        base="purchase_price" if name == "percent" and not one["principal"] else _base(name),
        cap=read.cap if read else None,
        accrual=accrues.accrual,
        overlap=overlap,
        clock=clock,
        tiers=read.tiers if read else (flat,),
        evidence=quotes(
            {
                "unit": Span(*lengths[0].span()),
                "base": Span(*one.span("base")),
                "tiers[0].rate": Span(*one.span()),
                **accrues.places,
                **(read.places if read else {}),
                **places,
            }
        ),
    )


@dataclass(frozen=True)
class _Rising:
    """A first sum and its rise with each further period, up to a cap, with the places of what it adds."""

    tiers: tuple[Tier, ...]
    cap: Decimal | None
    places: dict[str, Span]


def _rising(text: str, start: int, one: Match, end: int) -> _Rising | None:
    """The tiers of a sum for a first period that rises with each period after it, in this sentence or the next."""
    first, rise = _FIRST.search(text, start, end), _RISE.search(text, one.end(), end)
    length, every = count(first["length"] if first else None), count(rise["every"] if rise else None)
    if first is None or rise is None or length is None or every is None:
        return None
    most = _MOST.search(text, rise.end(), end)
    places = {"tiers[0].end": "words", "tiers[1].step.points": "step", "tiers[1].step.every": "each"}
    day = partial(Boundary, kind="default_day")
    step = Step(points=figure(rise["points"]).value, every=Every(kind="days", n=every), first=1)
    return _Rising(
        tiers=(
            Tier(label="first", start=day(n=1), end=day(n=1 + length), rate=_rate(one)),
            Tier(label="each subsequent", start=day(n=1 + length), step=step),
        ),
        cap=figure(most["cap"]).value if most else None,
        places={
            **{path: Span(*(first if name == "words" else rise).span(name)) for path, name in places.items()},
            **({"cap": Span(*most.span("sum"))} if most else {}),
        },
    )


def _direct(text: str, lengths: list[Match], measured: list[tuple[str, Match]]) -> list[Match]:
    """The lengths of time that a sum is for by its own words: "an amount per 30-day period equal to 1.0%"."""
    sums = [one.start() for _, one in measured]
    return [one for one in lengths if any(_EQUAL.fullmatch(text, one.end(), at) for at in sums)]


def _called(match: Match, text: str, end: int) -> str | None:
    """What the damages are called; "an amount in cash equal to …" by the name that stands behind it."""
    what = words(match["what"]).title()
    if not what.startswith(("Amount", "Pro Rata", "Payments")):
        return what
    before = Span(sentence_at(text, match.start()).start, match.start())
    named = _NAMED.search(text, end, end + 2500) or _AS_DAMAGES.search(text, *before)
    if named:
        return words(named["name"]).title()
    return ("Amount" if what.startswith("Amount") else "Payments") if _LATE.search(text, *before) else None


def _rate(one: Match) -> Decimal:
    cents = stated(one, "cents") if "cents" in one.re.groupindex else None
    return figure(cents).value / 100 if cents else figure(one["rate"]).value


def _base(name: str) -> Any:
    return "shares" if name == "per_share" else "principal"


def _unit(name: str, per: str) -> Any:
    return _UNITS[name] + per


def _per(one: Match) -> str:
    """The length of time that a rate is for: `30_days`, `month`, `week` or `day`."""
    unit = stated(one, "unit")
    if unit:
        return unit.lower()
    return f"{count(one['number']) or 30}_days"
