"""One event that is a registration default: "the Shelf Registration Statement is not filed … on the Filing Deadline".

Each kind has words of its own; an event that has none of them has no reading.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import regex

from extractors.clauses.pieces import PIECES, Entry, basis, count, slug
from extractors.dates.pieces import group as stated
from pipeline.clause import DefaultTrigger, Period
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE | regex.DOTALL
_BY = r"(?: (?: prior \s+ to | before ) \s+ or \s+ on | on \s+ or \s+ (?: prior \s+ to | before ) | by )"
_DEADLINE = (
    rf"(?: {_BY} \s+ (?: the | its | such ) \s+ (?: (?: applicable | respective | relevant ) \s+ )?"
    r" (?: (?P<deadline> (?-i: (?: [A-Z][\w-]* \s+ )* (?: Date | Deadline ) ) )"
    r" | (?P<counted> (?: date | deadline ) \s+ (?: specified | prescribed | set \s+ forth ) )"
    r" (?: \s+ (?: herein | in \s+ this \s+ agreement ) )?"
    r" (?: \s+ (?: therefor | for \s+ such \s+ (?: filing | effectiveness | consummation ) ) )?"
    r" (?: \s+ (?: herein | (?: in | by ) \s+ this \s+ agreement ) )? (?: , \s+ if \s+ any )?"
    r" | (?P<counted> (?: filing | effectiveness ) \s+ deadline ) \s+ set \s+ forth \s+ in \s+ [^;()]{3,80}"
    r" | (?P<counted> {ORDINAL} (?: \s+ {DAY_KIND} )? \s+ day ) \s+ (?: following | after ) \b"
    r" (?: (?! \b (?: unless | except | other \s+ than | provided ) \b ) . ){3,160}? )"
    rf" | (?: (?: within | not? \s+ later \s+ than | {_BY} ) \s+ | (?<= \b (?: filed | effective | consummated"
    r" | completed ) \s+ (?: (?: by | with ) \s+ the \s+ \w+ \s+ )? ) )"
    r" (?: the \s+ date \s+ (?: (?: that | which ) \s+ is \s+ )? )? (?P<counted> {NUMBER} \s+"
    r" (?: {DAY_KIND} \s+ )? days ) \s+ (?: after | following | of ) \b"
    r" (?: (?! \b (?: unless | except | other \s+ than | provided ) \b ) . ){3,200}? )"
    r" (?: \s* \( \s* the \s+ {QUOTE} (?! [^()]* {OF_ANCHOR} )"
    r" (?P<deadline> (?-i: (?: [A-Z][\w-]* \s+ )+ (?: Date | Deadline ) ) ) {QUOTE} \s* \) )?"
    r" (?: \s* \( [^()]{0,400} \) )*"
)
"""The day up to which it has to be done: by its name, or counted there and then: "the 90th day after the Closing"."""
_STATEMENT = (
    r"(?: (?: the | any (?: \s+ of \s+ the )? | an? | (?: any \s+ )? such (?: \s+ an? )? ) \s+ {STATEMENT} | it )"
)
_NEITHER = (
    r"neither \s+ (?: the | an? ) \s+ {STATEMENT} \s+ nor \s+ (?: the | an? ) \s+ {STATEMENT} \s+"
    r" (?: covering \b [^,;]{3,80}? \s )? (?: is | has | have | was ) \s+"
)
_FAILS = r"fails? \s+ to"
_OBLIGED = (
    r"(?: the \s+ )? \w+ (?: \s+ and \s+ the \s+ \w+ )? \s+ (?: is | are ) \s+ (?: obligated | required ) \s+"
    rf" to \s+ file \s+ {_STATEMENT} \s+ and \s+"
)
"""A shelf that has to be filed in some cases only: "the Issuers are obligated to file a Shelf … and it is not …"."""
_AHEAD = (
    rf"{_BY} \s+ (?: the \s+ (?: (?P<deadline> (?-i: (?: [A-Z][\w-]* \s+ )* (?: Date | Deadline ) ) ) \b"
    r" | (?P<counted> {ORDINAL} (?: \s+ {DAY_KIND} )? \s+ day ) \s+ (?: following | after ) \b .{3,160}? )"
    r" | (?P<counted> (?-i: [A-Z][a-z]{2,8} ) \s+ \d{1,2} , \s+ \d{4} ) ) , \s+"
)
"""The day in front: "on or prior to the 90th day following the Issue Date, neither … has been filed"."""
_NONE = rf"(?: {_NEITHER} | {_STATEMENT} \b [^,;]{{0,120}}? \s (?: has | is ) \s+ not \s+ )"
_OFFER = r"(?: the | any | an? | such ) \s+ (?: [\w-]+ \s+ ){0,2} exchange \s+ offer"
_UNNAMED = {
    "not_filed_by": "filing_deadline",
    "not_effective_by": "effectiveness_deadline",
    "not_consummated_by": "consummation_deadline",
}
"""The keys of deadlines that have no name; those of an exchange offer have that in front."""
_DEMANDED = lazy(r"\bdemand\s+registration", _FLAGS)  # filed by a deadline of its own
_PAST = {
    "not_filed_by": lazy(r"[^(]*\bfiling\s+(?:target\s+)?(?:date|deadline)\b", regex.IGNORECASE),
    "not_effective_by": lazy(
        r"[^(]*\b(?:effectiveness\s+(?:target\s+)?(?:date|deadline)|(?:required|target|targeted)\s+effective\s+date"
        r"|effective\s+(?:deadline|target\s+date))\b",
        regex.IGNORECASE,
    ),
    "not_consummated_by": lazy(r"[^(]*\bconsummation\s+(?:target\s+)?(?:date|deadline)\b", regex.IGNORECASE),
}
"""The deadline itself, behind days of grace that no field holds: "not filed within ten days of the Filing Deadline".

In parentheses it is the name of the day: "within 30 days after the date hereof (the “Filing Deadline”)". An Effective
Date may be that of the agreement or of a plan, from which days are counted.
"""
COUNTED = frozenset(lead + key for key in _UNNAMED.values() for lead in ("", "exchange_offer_"))
EXCHANGE = lazy(r"exchange\s+offer", regex.IGNORECASE)
_EITHER = lazy(r"\b(?:neither|shelf)\b", regex.IGNORECASE)
_TRIGGERS: tuple[tuple[str, "regex.Pattern[str]"], ...] = tuple(
    (kind, lazy(expand(pattern, PIECES), _FLAGS))
    for kind, pattern in (
        (
            "not_filed_by",
            (
                rf"(?: {_OBLIGED} )? (?: (?: {_STATEMENT} .{{0,240}}? \b not \s+ | {_NEITHER} ) (?: been \s+ )? filed"
                rf" | (?: .{{0,60}}? \b )?? (?: {_FAILS} \s+ file | (?: do | does | has | have ) \s+ not \s+ filed? )"
                rf" \s+ {_STATEMENT} ) \b .{{0,90}}? {_DEADLINE}"
                rf" | {_AHEAD} {_NONE} (?: been \s+ )? filed \b [^,;]{{0,60}}"
            ),
        ),
        (
            "not_effective_by",
            rf"""(?: {_OBLIGED} )? (?: {_STATEMENT} .{{0,240}}? \b not \s+ | {_NEITHER} ) (?: been \s+ | become \s+ )?
                (?: declared \s+ )? effective \b .{{0,100}}? {_DEADLINE}
                | {_AHEAD} {_NONE} (?: been \s+ | become \s+ )? (?: declared \s+ )? effective \b [^,;]{{0,60}}""",
        ),
        (
            "not_consummated_by",
            rf"""(?: {_OFFER} .{{0,120}}? \b not \s+ (?: been \s+ )? (?: consummated | completed )
                | .{{0,60}}? \b not \s+ exchanged \b .{{0,120}}? \b validly \s+ tendered \b .{{0,90}}? {_OFFER}
                | .{{0,60}}? \b (?: {_FAILS} | (?: do | does | has | have ) \s+ not ) \s+
                    (?: consummated? | completed? ) \s+ {_OFFER} ) \b
                    (?: \s+ (?: or | and ) \s+ {_STATEMENT} \s+ (?: has | is ) \s+ not \s+ (?: been \s+ )?
                        (?: declared \s+ )? effective )? .{{0,60}}? {_DEADLINE}
                | {_AHEAD} (?: neither \s+ {_OFFER} \s+ (?: has | is ) | {_OFFER} \s+ (?: has | is ) \s+ not ) \s+
                    (?: been \s+ )?
                    (?: consummated | completed ) \b (?: \s+ nor \b .{{3,160}} )?""",
        ),
        (
            "suspension_not_terminated",
            r"""(?: prior \s+ to \s+ or \s+ on | on \s+ or \s+ (?: prior \s+ to | before ) | by ) \s+ the \s+ (?P<days>
                {ORDINAL} )
            (?: \s+ or \s+ (?P<extended_days> {ORDINAL} ) )? \s+ day .{0,60}? \b of \s+ (?: any | a | each ) \s+
            (?-i: Suspension | Blackout | Deferral ) \s+ Period .{0,90}? \b not \s+ been \s+ terminated""",
        ),
        (
            "suspension_aggregate_exceeds",
            r"""(?: .{0,60}? {STATEMENT} \b .{0,200}? \b cease s? \s+ to \s+ be \s+
                (?: effective | use?able ) \b .{0,400}? \b exceed (?: s | ing )? \s+
            | (?: (?: the \s+ )? (?: aggregate | total | cumulative ) \s+
                (?: duration | length | number \s+ of \s+ days ) \s+ of \s+ )? (?: (?: any | all | the ) \s+ )?
            (?-i: Suspension | Blackout | Deferral | Delay ) \s+ Periods? \s+ (?: shall \s+ )? exceed s? \s+ )
            (?: an? \s+ aggregate \s+ of \s+ )?
            (?P<days> {NUMBER} \s+ days ) (?: \s+ in \s+ the \s+ aggregate )? \s+ (?: in | during | within ) \s+ any \s+
            (?P<within> (?: (?: consecutive | rolling ) \s+ )? (?P<window>{NUMBER}) [\s-]+ (?: consecutive \s+ )?
                (?P<unit> day | month ) [\s-]+ period )""",
        ),
        (
            "unusable",
            r"""(?P<except> except \s+ (?: as \s+ provided \s+ in \s+ Section \s+ (?P<label> [\w.]+ (?: \( \w+ \) )* )
                | pursuant \s+ to \s+ an?
            \s+ (?-i: [A-Z]\w+ \s+ )? (?: Blackout | Suspension ) (?: \s+ Period )? ) .{0,60}? , \s+ )?
            (?: .{0,60}? {STATEMENT} .{0,120}? \b cease s? \s+ to \s+ be \s+ effective (?! \s+ or \b )
            | .{0,60}? {STATEMENT} \s+ ceases? \s+ for \s+ any \s+ reason (?: \s+ \( [^()]* \) )? \s+ to \s+ remain \s+
                (?: continuously \s+ )? effective
            | .{0,30}? holders \s+ are \s+ (?: otherwise \s+ )? not \s+ (?: otherwise \s+ )? permitted \s+ to \s+
                (?: utilize | use ) \s+ the \s+ prospectus
            | .{0,60}? \b effective \s+ date \b .{0,120}? sales \s+ of .{3,200}? cannot \s+ be \s+ made
            | .{0,60}? {STATEMENT} .{0,30}? \b (?: is | be ) \s+ not \s+ (?: available | usable ) \s+ for \s+ (?: re
            )? sales?
            | (?: .{0,120}? {STATEMENT} .{0,120}? \b effective \b
                | .{0,60}? \b effective \b .{0,60}? {STATEMENT} ) .{0,200}?
            (?: cease s? \s+ to \s+ be \s+ effective \s+ or \s+ (?: fail s? \s+ to \s+ be \s+ )? use?able
                | sales \s+ of .{3,120}? cannot \s+ be \s+ made ) ) \b .*?
            (?: \b (?: cured | remedied | succeeded ) \s+ within \s+ (?P<cure> (?P<cured> {NUMBER} ) [\s-]+ (?:
            (?P<kind>{DAY_KIND}) \s+ )? days )
                \b .* )?""",
        ),
    )
)
_DURING = lazy(
    r"(?:during|prior\s+to\s+the\s+end\s+of)\s+the\s+(?P<during>(?:Effectiveness|Registration|Effective)\s+Period)",
    regex.IGNORECASE,
)
_SUSPENDS = lazy(r"\bsuspend|\bsuspension", regex.IGNORECASE)
_DAYS = lazy(r"\b(?:(?<!\bany\s)days?|cured|remedied|months?)\b", regex.IGNORECASE)
_ALLOWED = lazy(
    r"\s* (?P<words> \( \s* (?: provided \s+ that | except | other \s+ than | subject \s+ to ) \b"
    r" [^()]{3,600}? \b suspen [^()]{3,600}? \) ) $",
    _FLAGS,
)
"""A parenthesis behind an event that lets use be suspended for so many days."""
_IN_GRACE = lazy(
    r"\b (?P<words> (?: (?: other \s+ than | except ) \s+ (?: during | for ) | subject \s+ to ) \s+"
    r" (?: an? | any | the ) \s+"
    r" (?: (?-i: (?: Allow(?:ed|able) | Permitted ) \s+ )? (?-i: Grace | Suspension | Blackout | Delay | Deferral )"
    r" \s+ Period | (?-i: Allow(?:ed|able) | Permitted ) \s+ (?-i: Delay | Suspension | Blackout | Deferral ) ) )",
    _FLAGS,
)
"""What does not count: "cannot be made (other than during an Allowable Grace Period)"."""
_OWN_NAME = lazy(expand(r",? \s* \( \s* an? \s+ {QUOTE} [^()]{3,60} {QUOTE} \s* \) \s* $", PIECES), _FLAGS)


@dataclass(frozen=True)
class Event:
    """A trigger with the places of its fields, which are keyed by the field's name."""

    trigger: DefaultTrigger
    places: Mapping[str, Span]


def event_of(document: Document, entry: Entry, subject: str) -> Event | None:
    """The event of an entry by the first kind whose words it has, behind the subject that stands before the list."""
    whole = subject + document.slice(entry.span)
    begin = entry.span.start - len(subject)
    named = _OWN_NAME.search(whole)
    whole = whole[: named.start()] if named else whole
    allowed = _ALLOWED.search(whole)
    whole = whole[: allowed.start()] if allowed else whole
    for kind, pattern in _TRIGGERS:
        if (match := pattern.fullmatch(whole)) and not (kind == "unusable" and _is_qualified(match, whole)):
            if allowed and kind != "unusable":
                return None
            if kind in _UNNAMED and match["counted"] and _DEMANDED.search(whole):
                return None
            if kind in _UNNAMED and match["counted"] and _PAST[kind].match(whole, match.end("counted")):
                return None
            fields, names = _fields(kind, match, document)
            places = {path: Span(*match.span(name)).shifted(begin) for path, name in names.items() if match[name]}
            if kind == "unusable" and (during := _DURING.search(whole)):
                fields["during"] = slug(during["during"])
                places["during"] = Span(*during.span("during")).shifted(begin)
            spared = allowed or (_IN_GRACE.search(whole) if kind == "unusable" else None)
            if spared:
                fields["exception"] = "suspension_limit"
                places["except"] = Span(*spared.span("words")).shifted(begin)
            return Event(DefaultTrigger(label=entry.label, kind=kind, **fields), places)  # type: ignore[arg-type]
    return None


def _is_qualified(match: Match, whole: str) -> bool:
    """Whether the words let some days pass in another way than by a cure that was read."""
    return match["cured"] is None and _DAYS.search(whole) is not None


def _fields(kind: str, match: Match, document: Document) -> tuple[dict[str, Any], dict[str, str]]:
    """The fields that a kind of trigger has, and the group of the match that each is read from."""
    if kind in _UNNAMED:
        named = match["deadline"]
        offered = "exchange_offer_" if EXCHANGE.search(match[0]) and not _EITHER.search(match[0]) else ""
        key = slug(words(named)) if named else offered + _UNNAMED[kind]
        return {"deadline": key}, {"deadline": "deadline" if named else "counted"}
    if kind == "unusable":
        cure = count(match["cured"])
        period = Period(quantity=cure, basis=basis(match["kind"])) if cure is not None else None
        return {"cure": period, "exception": _exception(match, document)}, {"cure.quantity": "cure", "except": "except"}
    names = [name for name in ("days", "extended_days", "within") if stated(match, name) is not None]
    fields: dict[str, Any] = {name: count(match[name].partition("day")[0].strip(" \n-")) for name in names}
    if "within" in names:
        unit = "month" if match["unit"].lower() == "month" else None
        fields |= {"within": count(match["window"]), "within_unit": unit}
    return fields, {name: name for name in names}


def _exception(match: Match, document: Document) -> str | None:
    """What does not count: the suspensions, where the section referred to allows them or the words name them."""
    if match["except"] is None:
        return None
    if match["label"] is None:
        return "suspension_limit"
    sections = (one for one in document.sections if one.label == match["label"])
    return "suspension_limit" if any(_SUSPENDS.search(document.slice(one.span)) for one in sections) else None
