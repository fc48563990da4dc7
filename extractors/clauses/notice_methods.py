"""One way of giving notice and the moment at which it counts: "five Business Days after being deposited in the mail".

`read_methods("when delivered by hand; three days after mailing", …)` is hand on delivery and mail three days after it
was sent. What has no moment of its own, or one with conditions that no field holds, is left out.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import regex

from extractors.numerals import ORDINAL, WORDS, number, ordinal
from pipeline.clause import Basis
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE

METHODS: Mapping[str, str] = {
    "hand": r"""personal(?:ly)? \s+ (?: deliver | serv )\w* | (?: deliver\w* | serv\w+ | given ) \s+
        (?: \w+ \s+ )? personally"""
    r"| in \s+ person | (?: by | or ) \s+ hand | hand [\s-]+ deliver\w* | by \s+ messenger",
    "courier": r"couriers? | delivery \s+ (?: service | company )"
    r" | overnight \s+ (?: [\w-]+ \s+ ){0,3} (?: deliver | carrier | service | mail )\w*"
    r" | overnight \s+ (?= \( ) | (?: private | commercial | express ) \s+ carrier | Federal \s+ Express | FedEx | DHL",
    "email": r"""e -? mail
        | electronic [\s-]+ (?: mail
            | (?<! \b (?: facsimile | telecop\w+ | fax ) \s+ or \s+ (?: \w+ \s+ )? electronic \s+ )
            (?: communications? | transmissions? ) )""",
    "mail": r"""(?<! e- | electronic [\s-] | overnight \s | express \s | \w ) mail(?: ed | ing )? \b
        | (?: by | registered | certified ) \s+ letter | (?: by | paid | registered | class ) \s+ post \b
        | postal \s+ service | post \s+ office (?! \s+ box ) | posting""",
    "fax": r"facsimile | telecop(?: y | ied | ier )\w* | telefax | fax(?: ed )?",
    "telex": r"telex(?: ed )?",
    "telegram": r"telegra(?: m | ph )\w* | cable(?: d )?",
}
"""How a notice is sent, and the words for it."""
_METHOD = lazy(" | ".join(rf"(?P<{name}> \b (?: {words} ) )" for name, words in METHODS.items()), _FLAGS)

_HOURS = rf"(?: {WORDS} | \b \d{{1,3}} ) (?: \s* \( \s* \d{{1,3}} \s* \) )? \s+ hours? \b"
_DAYS = rf"""(?P<quantity> (?: (?P<count> {WORDS} | \b \d{{1,3}} \b ) (?: \s* \( \s* \d{{1,3}} \s* \) )? |
    (?P<ordinal> {ORDINAL} | \b next | \b following ) (?: \s* \( [^)]{{1,9}} \) )? ) \s+ (?: (?: full | clear ) \s+ )?
    (?P<unit> (?: business | working | banking | calendar | trading ) \s+ )? days? \b
    | (?<= \b the \s+ ) (?P<unit> (?: business | working ) \s+ ) day \b (?= \s+ (?: after | following ) ) )"""
_TRIGGER = r"(?: when | upon | at | on | as \s+ of )"
_NOT_BETWEEN = (
    r"if | attempted | provided | days | day \s+ (?: after | following ) | after | following | prior | before | to"
)
_MOMENT = lazy(
    rf"""(?P<hours> {_HOURS} )
    | {_DAYS} (?P<after> [^;]{{0,60}} )
    | (?P<answered> answer(?: ed )? [\s-]? back )
    | (?P<attempted> (?<! delivery \s+ or \s+ ) attempted \s+ delivery )
    | (?P<acknowledged> receipt \s+ of \s+ (?: an? | the ) \s+ (?: acknowledg | confirm )\w*
        | \b {_TRIGGER} \s+ (?: [\w']+ \s+ ){{0,4}}? (?:
            (?: confirm | acknowledg )\w* \s+ (?: of \s+ )? (?: its \s+ | the \s+ )? recei\w+
            | receipt \s+ (?: by \s+ (?: \w+ \s+ ){{1,2}} )? of \s+ (?: (?: an? | the | written ) \s+ ){{0,2}}
                (?: acknowledg\w* | confirm\w* | transmission \s+ report )
            | (?: confirm | acknowledg )\w* \s+ (?: of \s+ (?: [\w-]+ \s+ ){{1,3}}? )? (?: thereof \s+ )?
                (?: is | has \s+ been ) \s+ received
            | receipt \s+ (?: thereof \s+ )? (?: is \s+ | has \s+ been \s+ )? (?: confirm | acknowledg )\w* )
          (?: \s+ (?: when | if | where ) \s+ (?: sent | transmitted | delivered ) \b )? )
    | \b {_TRIGGER} \b (?: \s+ (?! (?: {_NOT_BETWEEN} ) \b ) [\w'-]+ ){{0,7}}? \s+ (?: hand - )? (?:
        (?P<delivered> deliver(?: y (?! \s+ da(?: y | te ) ) | ed ) | receipt | received | personally \s+ served
            | service | left (?= \s+ (?: at | with ) \b ) )
        | (?P<sent> (?: sent | sending | d[ei]spatch\w* | transmi\w+ | mailed | mailing | deposit\w* | placed | posted
            | enclosed ) \b (?! \s+ (?: is | has \s+ been ) \s+ (?: received | delivered | confirmed ) ) ) ) \b
    | (?P<served> \b personally \s+ (?: delivered | served )
        | \b delivered \s+ (?: by \s+ hand | personally | in \s+ person ) )""",
    _FLAGS,
)
"""The moment at which a notice counts: a number of days after an event, or the event itself."""
_COUNTED = lazy(
    r"\s* (?: after | following | from | of | subsequent | thereafter | ,? \s* (?: if | by | for ) \b"
    r" | (?: ,? \s* (?: and | or ) )? \s* $ )",
    _FLAGS,
)
_HANDED_ON = lazy(
    r"\s+ (?: to | with | into ) \s+ (?: [\w-]+ \s+ ){1,6}? (?: courier | carrier | mails? | post | service"
    r" | (?: telegraph | cable | delivery ) \s+ company )",
    _FLAGS,
)
_RECEIPT = lazy(r"after \s+ (?: [\w']+ \s+ ){0,2}? (?: receipt | received )", _FLAGS)
_PARTED = lazy(r"; | (?= \( (?: [a-h] | [ivx]{1,4} | [1-9] ) \) ) (?<= (?: [,:;] | \b and | \b or ) \s{1,40} )", _FLAGS)
_PIECES = lazy(
    r", \s++ (?: (?: and | or ),? \s+ | (?! postage | return | receipt ) )"
    r" | (?<! \s ) \s++ (?: (?: and | or ),? \s+ | (?= if \b ) )",
    _FLAGS,
)
_OPENS = lazy(
    rf"""\s* (?: (?: and | or ),? \s+ )? (?: if \b | for \b | in \s+ the \s+ case | {_TRIGGER} \b
        | (?: the \s+ )? {_DAYS} | {_HOURS} | the \s+ (?: next | following )
        | by \s+ [^,;]{{3,60}} , \s+ in \s+ (?: which | that ) \s+ (?: case | event ) )""",
    _FLAGS,
)
_OR_IF = lazy(r",? \s+ (?: and | or ),? \s+ if \b", _FLAGS)
_ASIDE = lazy(r"\( [^()]{3,} \) | return \s+ receipt \s+ requested", _FLAGS)
LATER = lazy(
    r"\b \d \s* (?: [:.] \d\d )? \s* [ap]\.? m\b | business \s+ hours"
    r" | (?<! \b at \s+ (?: the \s+ )? ) close \s+ of \s+ business"
    r" | whichever | the \s+ earlier | the \s+ later",
    _FLAGS,
)
"""An hour that parts a day, which no field holds: "if sent after 5:00 p.m., on the next Business Day"."""
_COORDINATED = lazy(
    r"""\b (?: delivered | personally | in \s+ person | by \s+ hand ) (?: ,? \s+ or | , ) \s+
        (?: mailed | deposited | sent | transmitted | posted )""",
    _FLAGS,
)
"""Two ways under one "when", of which only delivery is a moment: "when delivered by hand or mailed". Behind an "if"
they are two conditions of the moment before it.
"""
_IF = lazy(r"\b if \b", _FLAGS)
_CONFIRMED = lazy(r"\b (?: confirm | acknowledg | proof \s+ of )", _FLAGS)
_TIMELY = lazy(r"\b timely \b", _FLAGS)

_COPY = lazy(
    r"\b (?: followed | confirmed | (?: cop(?: y | ies ) | (?: with | and ) \s+ (?: (?: an? | the ) \s+ )? original )"
    r" \b [\w\s]{0,40} ) \s+ (?: by | via ) \b",
    _FLAGS,
)

_Moment = tuple[str, int | None, Basis | None]


@dataclass(frozen=True)
class Way:
    """A method with the event that its notice counts from, how many days after it, and the condition."""

    method: str
    event: str
    quantity: int | None
    basis: Basis | None
    condition: str | None
    spans: Mapping[str, Span]
    told: bool = True
    """Whether the words say when: "when delivered", not "if personally delivered"."""


def read_methods(text: str, stretch: Span) -> Iterator[Way]:
    """The ways of giving notice that a stretch of the text lists, each method once, in order.

    "If delivered personally" is a moment beside the moments of others; alone in a list, "if delivered personally, sent
    by fax or mailed", it says only how notices are sent.
    """
    seen: dict[str, Way] = {}
    for part in _parts(text, stretch):
        for way in _ways(text, part):
            seen.setdefault(way.method, way)
    if any(way.told for way in seen.values()) or {str(one.lastgroup) for one in _methods(_bare(text, stretch))} == {
        *seen
    }:
        yield from seen.values()


def named_methods(text: str, stretch: Span) -> frozenset[str]:
    """The ways of giving notice that a stretch of the text names."""
    return frozenset(str(one.lastgroup) for one in _methods(_bare(text, stretch)))


def read_received(text: str, stretch: Span, named: Span) -> Iterator[Way]:
    """The ways that another stretch names, where this one says of all that they count when they arrive."""
    moments = [one for one in _MOMENT.finditer(_bare(text, stretch)) if _moment(one, _bare(text, stretch)) is not None]
    if (
        not moments
        or LATER.search(text, *stretch)
        or any(_moment(one, one.string) != ("delivered", None, None) for one in moments)
    ):
        return
    at, seen = Span(*moments[0].span()), set()
    for method in _methods(_bare(text, named)):
        name = str(method.lastgroup)
        if name not in seen:
            seen.add(name)
            spans = {
                "method": Span(named.start + method.start(), named.start + method.end()),
                "deemed": Span(stretch.start + at.start, stretch.start + at.end),
            }
            yield Way(name, "delivered", None, None, None, spans)


def _parts(text: str, stretch: Span) -> Iterator[Span]:
    """The stretch cut at semicolons and marks, "(ii)", and each of these into pieces with one moment."""
    for part in _cut(text, stretch, _PARTED):
        start = part.start
        pieces = list(_cut(text, part, _PIECES))
        for piece, after in pairwise(pieces):
            so_far = _bare(text, Span(start, piece.end))
            if _OR_IF.match(text, piece.end, after.end) and _MOMENT.search(so_far) and not _METHOD.search(so_far):
                start = after.start  # "when delivered or, if by facsimile, on the next business day"
            elif (
                _OPENS.match(text, after.start, part.end)
                and _whole(so_far)
                and _whole(_bare(text, Span(after.start, part.end)))
            ):
                yield Span(start, piece.end)
                start = after.start
        yield Span(start, part.end)


def _cut(text: str, span: Span, at: "regex.Pattern[str]") -> Iterator[Span]:
    start = span.start
    for cut in at.finditer(text, *span):
        yield Span(start, cut.start())
        start = cut.end()
    yield Span(start, span.end)


def _whole(bare: str) -> bool:
    """Whether a stretch names a method and a moment."""
    return bool(_METHOD.search(bare) and _MOMENT.search(bare))


def _bare(text: str, part: Span) -> str:
    """The stretch with its asides blanked, so that places in it stay what they are."""
    return _ASIDE.sub(lambda aside: " " * len(aside[0]), text[part.start : part.end])


def _ways(text: str, part: Span) -> Iterator[Way]:
    """The ways of a piece: all its methods with its one moment; none where its moments differ."""
    bare, words = _bare(text, part), text[part.start : part.end]
    moments = [(one, moment) for one in _MOMENT.finditer(bare) if (moment := _moment(one, bare)) is not None]
    told = [one for one in moments if not one[0]["served"]] or moments[:1]
    if not told or len({moment for _, moment in told}) > 1 or LATER.search(words):
        return
    match, (event, quantity, basis) = told[0]
    if not event:
        return
    coordinated = _COORDINATED.search(bare)
    by_hand_alone = match["served"] or (coordinated and not _IF.search(bare, match.end(), coordinated.start()))
    field = "quantity" if quantity else "deemed"
    for method in _methods(bare):
        name = str(method.lastgroup)
        if (name != "hand" and by_hand_alone) or (name == "hand" and event == "sent" and quantity is None):
            continue
        spans = {"method": method.span(), field: match.span("quantity" if quantity else 0)}
        moved = {path: Span(part.start + start, part.start + end) for path, (start, end) in spans.items()}
        yield Way(name, event, quantity, basis, _condition(words, name, event), moved, told=not match["served"])


def _methods(bare: str) -> Iterator[Match]:
    """The methods that a piece names; "mailing" with a courier beside it is the courier's, a copy's method is none."""
    found = [one for one in _METHOD.finditer(bare) if not _COPY.search(bare, 0, one.start())]
    by_courier = any(one.lastgroup == "courier" for one in found)
    for one in found:
        if not (by_courier and one[0].lower() in ("mailing", "posting")):
            yield one


def _moment(match: Match, bare: str) -> _Moment | None:
    """The event, the days after it and their basis; null for what is no moment ("10 days' notice").

    The event is empty where no field holds the words: "48 hours after posting", "two trading days after".
    """
    if match["hours"] or match["attempted"]:
        return "", None, None
    if match["quantity"]:
        unit = (match["unit"] or "").strip().lower()
        value = _count(match)
        if value is None or not _COUNTED.match(match["after"]):
            return None
        if unit in ("trading", "banking"):
            return "", None, None
        event = "delivered" if _RECEIPT.match(match["after"].lstrip()) else "sent"
        return event, value, "business" if unit in ("business", "working") else "calendar"
    if match["answered"] or match["acknowledged"]:
        return "answered" if match["answered"] else "acknowledged", None, None
    if match["sent"] or _HANDED_ON.match(bare, match.end()):
        return "sent", None, None
    return "delivered", None, None


def _count(moment: Match) -> int | None:
    if moment["count"]:
        value = number(moment["count"])
        return int(value) if value is not None else None
    if moment["ordinal"] and moment["ordinal"].lower() not in ("next", "following"):
        return ordinal(moment["ordinal"])
    return 1  # "the next Business Day", "the Business Day after"


def _condition(words: str, method: str, event: str) -> str | None:
    """What a notice has to be besides sent in this way: `timely` with the courier, `confirmed`."""
    if method == "courier" and _TIMELY.search(words):
        return "timely"
    by_wire = event == "sent" and method in ("fax", "telex", "telegram", "email")
    return "confirmed" if by_wire and _CONFIRMED.search(words) else None
