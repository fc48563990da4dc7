"""A schedule of rates of additional interest, made of the words that promise it: its base, cap, name and tiers."""

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.pieces import PIECES, entries, titled
from extractors.clauses.rates.accrual import accrual
from extractors.clauses.rates.running import ahead, running
from extractors.clauses.rates.several import several
from extractors.clauses.rates.tiers import Read, read
from extractors.clauses.sentences import sentence_at, sentence_end
from extractors.dates.pieces import group as stated
from extractors.numerals import figure
from pipeline.clause import RateSchedule
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
INTEREST = (
    r"(?: registration \s+ default \s+ damages | additional \s+ interest | liquidated \s+ damages | special \s+"
    r" interest | penalty \s+ interest | "
    r"additional \s+ amounts )"
)
_BASE = lazy(
    r"(?: principal \s+ amount \s+ of \s+ (?: (?: the | such | all | any ) \s+ )? (?: outstanding \s+ )?"
    r" (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* )"
    r" | interest \s+ rate \s+ (?: borne \s+ by | on | of ) \s+ (?: each \s+ of \s+ )? the"
    r" (?: \s+ (?: outstanding | applicable | relevant ) )? \s+ (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* )"
    r" | \b accrue s? \s+ on \s+ (?: the | such | all | any | each | a ) \s+ (?-i: (?: [A-Z]\w+ \s+ ){0,3}"
    r" (?: Notes? | Securit(?:y|ies) | Debentures? | Bonds? ) ) \b"
    r" | \b in \s+ addition \s+ to \s+ the \s+ (?: base | stated ) \s+ interest"
    r" | \b on \s+ (?: the \s+ )? (?: aggregate \s+ principal \s+ amount \s+ of \s+ the \s+ )? (?-i: (?: [A-Z]\w+ \s+"
    r" ){0,3}"
    r" (?: Notes | Securities | Debentures | Bonds ) ) (?= \s+ over \s+ and \s+ above \b ) )",
    _FLAGS,
)
"""What the interest is on: principal, or what the rate that is increased is borne by."""
_CAP_WORDS = (
    r"(?: maximum | exceeds (?<= \b in \s+ no \s+ event \b [^.;]{0,200} exceeds ) | not \s+ (?: to \s+ )? exceed"
    r" | exceed ) \b [^.;%]{0,90}? (?P<percent> (?P<cap>{FIGURE}) \s* % ) \s* \)?"
    r" (?: \s* per \s+ (?: annum | year ) | (?= \s* (?: [,;)] | [.] (?! \d ) ) ) )"
)
_CAP = lazy(expand(_CAP_WORDS, PIECES), _FLAGS)
_CAP_NEXT = lazy(
    expand(
        rf"\s* (?= [^.;%]{{0,160}}? (?: {INTEREST} | interest \s+ rate ) \b ) [^.;%]{{0,160}}? \b {_CAP_WORDS}", PIECES
    ),
    _FLAGS,
)
"""A cap in the next sentence, where it names the interest: "In no event shall it exceed 1.00% per annum"."""
_ACCRUES = lazy(r"\b interest \b [^.;]{0,60}? \b (?: will | shall ) \s+ accrue \b", _FLAGS)
_NAME = lazy(
    expand(
        r"\( (?: (?: any \s+ )? such | collectively | all \s+ such | the | each )? [^()]{0,60}? {QUOTE}"
        r" (?P<name> (?: additional | special | default | penalty ) \s+ interest | liquidated \s+ damages ) {QUOTE}",
        PIECES,
    ),
    _FLAGS,
)
"""What an increase of the rate is called: (such amount, "Additional Interest")."""
_LIST = lazy(r"\s* (?: the \s+ )? following \s+ rates? \s* : \s*", _FLAGS)


def schedule(match: Match, document: Document) -> RateSchedule | None:
    """The schedule; null where a tier has no reading, or the words say in two ways from or until when it accrues."""
    text = document.text
    end, opened = sentence_end(text, match.end()), _opened(match, text)
    accrues = accrual(text, opened, end)
    if accrues is None:
        return None
    found = _tiers(text, ahead(text, match.start()) or match.end(), end, accrues.begins)
    base = _BASE.search(text, match.start(), end) or _BASE.search(text, opened, match.start())
    if found is None or base is None:
        return None
    end = max(end, *(sentence_end(text, one.end - 1) for one in found.places.values()))
    cap = _CAP.search(text, match.end(), end) or _CAP_NEXT.match(text, end)
    places = {
        "base": Span(*base.span()),
        "cap": Span(*cap.span("percent")) if cap else None,
        **accrues.places,
        **found.places,
    }
    overlap, clock, together = several(text, match.start(), end)
    return RateSchedule(
        span=Span(match.start(), end),
        name=titled(_called(match, text, end)),
        cap=figure(cap["cap"]).value if cap else None,
        accrual=accrues.accrual,
        overlap=overlap,
        clock=clock,
        tiers=found.tiers,
        illustrations=found.illustrations,
        evidence=quotes({**places, **together}),
    )


def _opened(match: Match, text: str) -> int:
    """Where the words on this interest begin: with its sentence, if that says from when it accrues, or the one before.

    "as of the date any such event occurs, Special Interest shall accrue"; "interest ("Special Interest") will accrue on
    the principal amount … from and including …. Special Interest will accrue at a rate of 0.25% …".
    """
    before = sentence_at(text, match.start()).start
    if before != match.start():
        lead = accrual(text, before, match.start())
        return before if lead is not None and lead.begins is not None else match.start()
    if before < 2:
        return before
    last = sentence_at(text, before - 2)
    return last.start if last.start < before and _ACCRUES.search(text, *last) else match.start()


def _called(match: Match, text: str, end: int) -> str:
    """What the agreement calls this interest; an increase of the rate is named in a parenthesis, if at all."""
    what = words(match["what"]).title()
    if stated(match, "name"):
        return str(match["name"])
    named = _NAME.search(text, match.start(), end) if what == "Interest" else None
    return str(named["name"]) if named else what


def _tiers(text: str, start: int, end: int, begins: int | None) -> Read | None:
    listed = _LIST.search(text, start, end)
    if listed is not None:
        return None if begins is None else read(text, list(entries(text, listed.end(), end)), begins)
    return running(text, start, end, begins)
