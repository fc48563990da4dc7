"""A deferral of anti-dilution protection: "agrees to defer the application of the anti-dilution protection … unless …".

Which warrants have to vest, whose protection waits, until when an exercise earns a true-up and what else is barred come
from the words of the letter; the formula of the adjustment stands in other documents, and is null. Who the holders are
is known from the parties and the groups that they form.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.sentences import sentence_at, sentence_end
from pipeline.clause import AntiDilutionDeferral, Cutoff, Protected, Trigger, TrueUp
from pipeline.document import Document
from pipeline.record import Party, Record
from pipeline.rules import Match, words
from pipeline.span import Span

RULE = "clause.anti_dilution_deferral"
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 6000
"""How many characters the terms of a deferral take at most."""
_PROPER = r"(?-i: [A-Z][\w&'’-]* (?: \s+ (?: of \s+ | and \s+ )? [A-Z][\w&'’-]* )* )"
_PAGE_MARK = regex.compile(r"<PAGE>[ \t]*\d{0,4}")
_DEFERRAL = regex.compile(
    rf"""\b (?P<group> {_PROPER} ) \s+ (?: hereby \s+ )? (?: agrees? | consents? ) \s+ to \s+
        (?: defer | postpone | suspend ) \s+ (?: the \s+ )? application \s+ of \s+
        (?: the \s+ | its \s+ | their \s+ | any \s+ )? anti-?dilution \s+
        (?: protection | adjustment | provision )s? \b""",
    _FLAGS,
)
_PROVISION = regex.compile(
    rf"""\b (?P<provision> (?: Article | Section ) \s+ [\dA-Z.]+ (?: \( \w+ \) )* ) \s+ of \s+ the \s+
        (?P<document> {_PROPER} ) \s+ with \s+ respect \s+ to \s+ the \s+ (?P<instrument> [^(;,]{{3,140}}? )
        (?: \s+ \( (?: the | such ) \s+ ["“] (?P<short> [^"”]{{2,60}} ) ["”] \) | (?= \s+ and \s+ \( ) |
        (?= [;,.] ) )""",
    _FLAGS,
)
_UNLESS = regex.compile(
    r"""\b (?P<trigger> unless \s* ,? \s+ (?: and \s+ )? until \b [^.;(]{0,60}? \b any \s+ of \s+ the \s+
        [^.;(]{3,120}? ) \s+ \( the \s+ ["“] (?P<instrument> [^"”]{2,60} ) ["”] \)""",
    _FLAGS,
)
_UNDER = regex.compile(
    r"""\b dated \s+ (?: as \s+ of \s+ )? (?P<date> (?-i: [A-Z][a-z]+ ) \s+ \d{1,2} , \s+ \d{4} ) \b [^.;"“]{0,160}?
        \( the \s+ ["“] (?P<document> [^"”]{2,60} ) ["”] \)""",
    _FLAGS,
)
_VESTED = regex.compile(
    r"""\b becomes? \s+ (?P<condition> (?: fully \s+ )? (?-i: vested )
        (?: \s+ and \s+ (?: no \s+ longer | not ) \s+ subject \s+ to \s+ \w+ )? )""",
    _FLAGS,
)
_CUTOFF = regex.compile(
    r"""\b (?: exercises? | converts? ) \b [^.;]{0,120}? \b
        (?: (?P<strict> prior \s+ to | before ) | on \s+ or \s+ (?: prior \s+ to | before ) |
        (?: not \s+ later \s+ than | by ) ) \s+ (?P<date> (?-i: [A-Z][a-z]+ ) \s+ \d{1,2} , \s+ \d{4} )""",
    _FLAGS,
)
_AFTER = regex.compile(
    r"\b after \s+ the \s+ date \s+ of \s+ (?: the | such | any ) \s+ exercise \s+ of \s+ (?: such | the ) \s+ [\w]+",
    _FLAGS,
)
_ENTITLED = regex.compile(
    r"""\b (?P<x> (?: that | the ) \s+ number \s+ of \s+ shares \b [^.;]{0,160}? \b would \s+ have \s+ been ) \b
        (?= [^.;]{0,240}? \b had \s+ been \s+ exercised \b [^.;]{0,80}? \b on \s+ the \s+ date \s+ on \s+ which \b
        [^.;]{0,80}? \b vested )""",
    _FLAGS,
)
_ISSUED = regex.compile(
    r"\b the \s+ number \s+ of \s+ shares \b [^.;]{0,60}? \b previously \s+ issued \b [^.;]{0,120}? (?= [.;] )", _FLAGS
)
_NO_OTHER = regex.compile(
    r"""\b (?P<bar> not \s+ to \s+ (?: effectuate | effect | make ) ) \b [^.;]{0,240}? \b anti-?dilution \s+
        adjustments? \s+ except \b""",
    _FLAGS,
)
_FURTHER = regex.compile(
    r"""\b (?: nor \s+ shall | shall \s+ not ) \b [^.;]{0,60}? \b (?: applicable | apply ) \s+ to \s+ any \s+
        (?: further | other | future ) \s+ issuance""",
    _FLAGS,
)


@dataclass(frozen=True)
class _Terms:
    """What a deferral cannot do without: what waits, for what, since when, and that further issuances do not wait."""

    protected: Sequence[Match]
    trigger: Match
    vested: Match
    after: Match
    further: Match


def link(record: Record, document: Document) -> Record:
    """The record with the deferral that the document agrees, where it states all its terms."""
    if "dilution" not in document.text:
        return record
    # the words of a sentence that a page mark divides stay where they are
    text = _PAGE_MARK.sub(lambda mark: " " * len(mark[0]), document.text)
    deferral = _DEFERRAL.search(text)
    terms = _terms(text, deferral.start()) if deferral else None
    if deferral is None or terms is None:
        return record
    return replace(record, clauses=(*record.clauses, _clause(record, text, deferral, terms)))


def _terms(text: str, start: int) -> _Terms | None:
    trigger = _UNLESS.search(text, start, start + _REACH)
    vested = _VESTED.search(text, trigger.end(), start + _REACH) if trigger else None
    after = _AFTER.search(text, vested.end(), start + _REACH) if vested else None
    further = _FURTHER.search(text, start, start + _REACH)
    protected = list(_PROVISION.finditer(text, start, trigger.start())) if trigger else []
    if not (trigger and vested and after and further and protected):
        return None
    return _Terms(protected, trigger, vested, after, further)


def _clause(record: Record, text: str, deferral: Match, terms: _Terms) -> AntiDilutionDeferral:
    start, last = sentence_at(text, deferral.start()).start, deferral.start() + _REACH
    under = _UNDER.search(text, terms.trigger.end(), terms.vested.start())
    cutoff = _CUTOFF.search(text, terms.vested.end(), last)
    entitled, issued = _ENTITLED.search(text, terms.vested.end(), last), _ISSUED.search(text, terms.vested.end(), last)
    bar = _NO_OTHER.search(text, terms.vested.end(), last)
    holders = _holders(record, deferral["group"])
    ends = [one.end() for one in (terms.after, cutoff, issued, bar) if one]
    return AntiDilutionDeferral(
        span=Span(start, sentence_end(text, max(ends))),
        rule=RULE,
        trigger=Trigger(
            instrument=words(terms.trigger["instrument"]),
            issued=_day(record, under) if under else None,
            condition=words(terms.vested["condition"]),
            document=words(under["document"]) if under else None,
        ),
        protected=tuple(_protected(one) for one in terms.protected),
        holders=tuple(one.name for one in holders),
        cutoff=Cutoff(date=_day(record, cutoff), strict=cutoff["strict"] is not None) if cutoff else None,
        vest_after="exercise",
        true_up=TrueUp(x="entitled_if_exercised_on_vesting_date", y="previously_issued")
        if entitled and issued
        else None,
        no_other_adjustment=bar is not None,
        further_issuances="not_deferred",
        evidence=quotes(
            {
                "trigger": _span(terms.trigger, "trigger"),
                "trigger.vested": _span(terms.vested),
                "trigger.instrument": _span(terms.trigger, "instrument"),
                "trigger.issued": _span(under, "date"),
                "trigger.document": _span(under, "document"),
                **{f"protected[{at}].provision": _span(one, "provision") for at, one in enumerate(terms.protected)},
                **{f"holders[{at}]": one.span for at, one in enumerate(holders)},
                "cutoff.date": _span(cutoff, "date"),
                "cutoff.strict": _span(cutoff, "strict") if cutoff and cutoff["strict"] else None,
                "vest_after": _span(terms.after),
                "true_up.x": _span(entitled, "x"),
                "true_up.y": _span(issued),
                "no_other_adjustment": _span(bar, "bar"),
                "further_issuances": _span(terms.further),
            }
        ),
    )


def _span(match: Match | None, name: str | int = 0) -> Span | None:
    return Span(*match.span(name)) if match else None


def _protected(match: Match) -> Protected:
    return Protected(
        instrument=words(match["short"] or match["instrument"]),
        provision=words(match["provision"]),
        document=words(match["document"]),
    )


def _holders(record: Record, group: str) -> tuple[Party, ...]:
    """The parties that the words before "agrees to defer" name: the members of a defined group, or one party."""
    name = words(group)
    names = {name, name.rpartition(" the ")[2], name.rpartition(" ")[2]}
    members = tuple(one for one in record.parties if names & set(one.member_of))
    return members or tuple(one for one in record.parties if names & {one.name, *one.defined_as})


def _day(record: Record, match: Match) -> str | None:
    """The calendar date that the record has at this place."""
    span = Span(*match.span("date"))
    return next((one.value for one in record.dates if one.span.overlaps(span)), None)
