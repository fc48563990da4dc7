r"""The terms of a deferral, each looked for in the words where drafters put it.

"unless and until any of the Performance Warrants vest" is a trigger, "Section 4.2 of the Series B Warrants" a place of
protection, and "prior to March 3, 2009", said of an exercise, the cut-off of a true-up.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from extractors.clauses.sentences import sentence_end
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

FLAGS = regex.VERBOSE | regex.IGNORECASE
REACH = 6000
"""How many characters the terms of a deferral take at most."""
NEXT = 1500
"""How far behind the sentence of the deferral its trigger may stand."""

WITHIN = r"(?: [^.;] | (?<= \d ) \. (?= \d ) )"
"""A character of the same sentence: the full stop of "Section 3.2" ends none."""
_INSTRUMENT = r"""(?-i: (?: [A-Z][\w&'’-]* \s+ ){0,5} (?: Warrants? | Options? | Units? | Rights | Securities |
    Awards? | Shares | Stock | Notes? | Debentures? ) )"""
_DOCUMENT = r"(?-i: [A-Z][\w&'’-]* (?: \s+ (?: of \s+ | and \s+ | for \s+ )? [A-Z][\w&'’-]* ){0,9} )"
_DAY = r"""(?: (?-i: [A-Z][a-z]{2,8} ) \s+ \d{1,2} , \s* \d{4} | \d{1,2} \s+ (?-i: [A-Z][a-z]{2,8} ) \s+ \d{4} )"""
_COUNTED = r"the \s+ [\w-]+ \s+ (?: \( \w+ \) \s+ )? anniversary \s+ of \s+ [^.;,]{3,60}"
_VESTS = r"""(?: becomes? | becoming | became | (?: have | has ) \s+ become ) \s+ (?P<condition> (?: fully \s+ )?
    (?-i: vested ) (?: \s+ and \s+ (?: (?: no \s+ longer | not ) \s+ subject \s+ to \s+ \w+ | exercisable |
    non-?forfeitable ) )? )
    | (?: have | has ) \s+ (?P<condition> (?-i: vested ) ) | (?P<condition> (?-i: vests? ) (?: \s+ and \s+
    becomes? \s+ exercisable )? ) \b"""

_DEFINED_TRIGGER = lazy(
    rf"""\b (?P<trigger> (?: unless | until ) \b [^.;(]{{0,80}}? \b (?: (?: any | some | all | each ) \s+
        (?: of \s+ )? )? (?: the | such | those | its ) \s+ [^.;(]{{3,120}}? ) \s+
        \( (?: collectively \s* ,? \s+ )? (?: the | such ) \s+ ["“] (?P<instrument> {_INSTRUMENT} ) ["”] \)""",
    FLAGS,
)
_NAMED_TRIGGER = lazy(
    rf"""\b (?P<trigger> (?: unless | until ) \b [^.;(]{{0,80}}? \b (?P<instrument> {_INSTRUMENT} ) ) \s+
        (?= (?: (?: shall | will | may ) \s+ )? (?: {_VESTS} ) )""",
    FLAGS,
)
_VESTED = lazy(rf"\b (?: {_VESTS} )", FLAGS)
_UNDER = lazy(
    rf"""\b (?: pursuant \s+ to | under | by ) \s+ (?: that \s+ certain | a \s+ certain | an? | the ) \s+
        [^.;"“]{{3,80}}? \b dated \s+ (?: as \s+ of \s+ )? (?P<date> {_DAY} ) \b [^.;"“]{{0,160}}?
        \( (?: the | such | this ) \s+ ["“] (?P<document> [^"”]{{2,60}} ) ["”] \)""",
    FLAGS,
)
_PROVISION = lazy(
    rf"""\b (?P<provision> (?: Article | Section | Paragraph | Clause )s? \s+ [\dA-Z.]*[\dA-Z]
        (?: \( \w+ \) )* ) \s+ (?: of | in ) \s+ (?: the | this | its | their | such | each ) \s+
        (?: (?P<instrument> {_INSTRUMENT} ) (?! \s+ (?-i: [A-Z] ) ) | (?P<document> {_DOCUMENT} ) \s+
        (?: with \s+ respect \s+ to | in \s+ respect \s+ of | relating \s+ to | applicable \s+ to | for ) \s+
        (?: the \s+ | its \s+ | their \s+ )? (?P<instrument> [^(;,]{{3,140}}? )
        (?: \s+ \( (?: the | such ) \s+ ["“] (?P<short> [^"”]{{2,60}} ) ["”] \) | (?= \s+ and \s+ \( ) |
        (?= \s+ (?: shall | will | is | are | until | unless | to \s+ the \s+ extent ) \b ) | (?= [;,.] ) ) )""",
    FLAGS,
)
_CUTOFF = lazy(
    rf"""\b (?<! \b not \s+ (?: be \s+ )? ) (?: exercis(?: e | es | ed | ing ) | convert(?: s | ed | ing )? ) \b
        {WITHIN}{{0,160}}? \b (?: (?P<strict> prior \s+ to | before ) | on \s+ or \s+ (?: prior \s+ to | before ) |
        (?: not | no ) \s+ later \s+ than | by ) \s+ (?P<date> {_DAY} | {_COUNTED} )
        (?= {WITHIN}{{0,400}}? \b vest )""",
    FLAGS,
)
_EXERCISE = r"""(?: after | following | subsequent \s+ to ) \s+ (?: the \s+ (?: date | time ) \s+ of \s+ )?
    (?: the | such | any | that | its ) \s+ (?: exercise | conversion ) (?: \s+ or \s+ conversion )?
    (?: \s+ of \s+ (?: such | the | those | its | their ) \s+ [\w]+ )?"""
_AFTER = lazy(
    rf"""\b vest (?: s | ed | ing )? \b {WITHIN}{{0,80}}? \b (?P<after> {_EXERCISE} ) \b
        | \b (?P<after> {_EXERCISE} ) \b {WITHIN}{{0,120}}? \b vest (?: s | ed | ing )? \b""",
    FLAGS,
)
_ENTITLED = lazy(
    rf"""\b (?P<x> (?: that | the ) \s+ number \s+ of \s+ (?: \w+ \s+ ){{0,2}} shares \b {WITHIN}{{0,160}}? \b
        would \s+ have \s+ (?: been (?: \s+ (?: issuable | issued | received ) )? | received ) ) \b
        (?= {WITHIN}{{0,240}}? \b (?: had \s+ (?: \w+ \s+ ){{0,6}} been \s+ (?: exercised | converted ) |
        had \s+ (?: such | the | that ) \s+ (?: exercise | conversion ) |
        such \s+ (?: exercise | conversion ) \s+ had ) \b {WITHIN}{{0,160}}? \b vest (?: s | ed | ing )? \b )""",
    FLAGS,
)
_ISSUED = lazy(
    rf"""\b the \s+ number \s+ of \s+ (?: \w+ \s+ ){{0,2}} shares \b (?: {WITHIN}{{0,60}}? \b
        (?: previously | theretofore | actually | already ) \s+ (?: issued | received | delivered ) |
        \s+ (?: \w+ \s+ ){{0,3}} (?: issued | received ) \s+ upon ) \b {WITHIN}{{0,120}}? (?= [.;] )""",
    FLAGS,
)
_NO_OTHER = lazy(
    rf"""\b (?P<bar> not \s+ (?: to \s+ )? (?: effectuate | effect | make | give \s+ effect \s+ to | record ) ) \b
        {WITHIN}{{0,240}}? \b anti-?dilution \s+ adjustments? \s+ (?: except | other \s+ than | unless ) \b
        | \b (?P<bar> no \s+ (?: other \s+ )? anti-?dilution \s+ adjustments? \s+ (?: shall | will ) \s+ be ) \b
        {WITHIN}{{0,160}}? \b (?: except | other \s+ than ) \b""",
    FLAGS,
)
_FURTHER = lazy(
    rf"""\b (?: nor \s+ shall | shall \s+ not | will \s+ not | does \s+ not | do \s+ not ) \b {WITHIN}{{0,60}}? \b
        (?: applicable | apply | extend ) \s+ to \s+ any \s+ (?: further | other | future | subsequent ) \s+ issuances?
        | \b (?: solely | only ) \s+ (?: with \s+ respect \s+ to | in \s+ respect \s+ of | by \s+ reason \s+ of |
        as \s+ a \s+ result \s+ of ) \s+ the \s+ issuance \b""",
    FLAGS,
)


@dataclass(frozen=True)
class Terms:
    """The terms of a deferral as they were found; null, or none, where the text has no such term.

    `under` is the agreement by which the trigger instrument was issued, `after` the words by which vestings count that
    come after an exercise, and `further` those by which other issuances are not deferred.
    """

    trigger: Match
    vested: Match
    protected: Sequence[Match]
    after: Match
    further: Match
    under: Match | None
    cutoff: Match | None
    entitled: Match | None
    issued: Match | None
    bar: Match | None


def terms_of(text: str, sentence: Span) -> Terms | None:
    """The terms of the deferral in this sentence; null where one is absent that none can be without."""
    last = min(len(text), sentence.start + REACH)
    near = min(last, sentence.end + NEXT)
    trigger = _DEFINED_TRIGGER.search(text, sentence.start, near) or _NAMED_TRIGGER.search(text, sentence.start, near)
    vested = _VESTED.search(text, trigger.end(), min(last, sentence_end(text, trigger.end()))) if trigger else None
    after = _AFTER.search(text, vested.start(), last) if vested else None
    further = _FURTHER.search(text, sentence.start, last)
    if not (trigger and vested and after and further):
        return None
    waits = Span(*trigger.span("trigger"))
    places, entitled = _PROVISION.finditer(text, *sentence), _ENTITLED.search(text, vested.end(), last)
    return Terms(
        trigger=trigger,
        vested=vested,
        protected=[one for one in places if not Span(*one.span()).overlaps(waits)],
        after=after,
        further=further,
        under=_under(text, trigger["instrument"]),
        cutoff=_CUTOFF.search(text, vested.end(), last),
        entitled=entitled,
        issued=_ISSUED.search(text, entitled.end(), sentence_end(text, entitled.end())) if entitled else None,
        bar=_NO_OTHER.search(text, vested.end(), last),
    )


def _under(text: str, instrument: str) -> Match | None:
    """The agreement named in the sentence that defines the instrument, behind the definition."""
    name = r"\s+".join(regex.escape(word) for word in instrument.split())
    defined = regex.search(rf"[\"“]{name}[\"”]", text)
    return _UNDER.search(text, defined.end(), sentence_end(text, defined.end())) if defined else None
