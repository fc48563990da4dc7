"""The ends of a period or a status: "the earliest of (x) the second anniversary of …, (y) when … have been sold, and
(z) …".

Each end is an anniversary, a number of days, or an event; an end that is none of those that are known has no reading,
and the clause that it stands in is left out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import regex

from extractors.clauses.pieces import PIECES, Entry, count, entries, event
from extractors.dates.pieces import group as stated
from extractors.numerals import ordinal
from pipeline.clause import RuleOf
from pipeline.lazy import lazy
from pipeline.rules import Match, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_FIRST_OF = (
    r"(?: earlie r | earlie st | first ) (?: \s+ (?: date | time ) )? (?: \s+ to \s+ occur )? \s+"
    r" (?: of | to \s+ occur \s+ of )"
)
_LAST_OF = r"(?: later | latest | last ) (?: \s+ to \s+ occur )? \s+ of"
ONE_OF = rf"(?: {_FIRST_OF} | {_LAST_OF} )"
"""The words before a list of ends that say which of them counts, for a verbose pattern."""

_DATE_OF = r"(?: the \s+ )? (?: date | time ) (?: \s+ (?: that \s+ is | which \s+ is | on \s+ which | when ) )?"
_ANNIVERSARY = lazy(
    expand(
        rf"""(?: subject \s+ to \s+ section \s+ [^,;]{{1,30}} , \s+ )? (?: (?: {_DATE_OF} \s+ )? (?: the \s+ )? (?P<n>
            (?: (?P<number>{{ORDINAL}}) (?: \s* \( [^()]{{1,12}} \) )?
                | (?P<number>{{NUMBER}}) [\s-]+ year ) \s+ anniversary ) \s+ of \s+ (?P<of> .{{4,160}}? )
            | (?: {_DATE_OF} \s+ )? (?P<n> (?P<number>{{NUMBER}}) \s+ (?: years? | (?P<months> months ) ) ) (?: ['’] )?
                \s+ (?: from | after | following ) \s+
                (?P<of> .{{4,160}}? ) )
            (?: \s* \( [^()]* \) )?""",
        PIECES,
    ),
    _FLAGS | regex.DOTALL,
)
_DAYS = lazy(
    expand(
        rf"""(?: {_DATE_OF} \s+ )? (?P<n> (?P<number>{{NUMBER}}) [\s-]+ (?: calendar \s+ )? days ) \s+
            (?: after | from | following | subsequent \s+ to ) \s+ (?P<of> .{{4,160}}? )""",
        PIECES,
    ),
    _FLAGS | regex.DOTALL,
)
_WHEN = (
    r"(?: (?: the \s+ )? (?: date | time | day ) \s+ (?: on \s+ which | when | that | as \s+ of \s+ which ) | when | "
    r"such \s+ time"
    r" \s+ as ) \s+"
)
_LEAD = lazy(_WHEN, _FLAGS)
_SOLD = r"(?: sold | resold | disposed \s+ of | transferred | distributed )"
_EVENTS: tuple[tuple[str, str, "regex.Pattern[str]"], ...] = tuple(
    (period, status, lazy(pattern, _FLAGS | regex.DOTALL))
    for period, status, pattern in (
        # "the date on which such Exchange Note is sold to a purchaser who receives from such broker-dealer … a copy of
        # the Prospectus", "such Note has been exchanged by a Person other than a broker-dealer for an Exchange Note"
        (
            "all_resold_by_broker_dealers",
            "resold_by_broker_dealer",
            r"""(?P<words> following \s+ the \s+ exchange \b .{5,300}? \b sold \s+ to \s+ a \s+ purchaser \s+ who \s+
            receives \b ) .*""",
        ),
        (
            "all_exchanged",
            "exchanged",
            r"""(?P<words> .{0,120}? (?: has | have ) \s+ been \s+ exchanged \b (?! \s+ or \b ) .{0,160}? \b (?:
                exchange \s+
            offer | (?: exchange | new ) \s+ (?: note | securit | debenture | bond ) \w* ) ) .*""",
        ),
        (
            "all_transferred_unrestricted",
            "transferred_unrestricted",
            r"""(?P<words> .{0,120}? \b otherwise \s+ (?: have \s+ been \s+ )? transferred ) \b .*""",
        ),
        (
            "all_free_under_rule_144",
            "free_under_rule_144",
            r"""(?P<words> .{0,260}? (?: may \s+ be | (?: are | is | become s? ) \s+ (?: eligible
            | (?: freely \s+ )? (?: sale?able | trade?able ) ) ) .{0,160}?
            (?: without .{0,80}? \b (?: registration | restrictions? | limitation ) | rule \s+ 144 \b ) ) .*""",
        ),
        (
            "all_sold_under_rule_144",
            "sold_under_rule_144",
            rf"""(?P<words> .{{0,200}}? {_SOLD} \s+ (?: to \s+ the \s+ public \s+ | without \s+ registration \s+ )?
            (?: pursuant \s+ to | in \s+ accordance \s+ with | under ) \s+ rule \s+ 144 ) \b .*""",
        ),
        (
            "all_registered_sold",
            "sold_under_shelf",
            rf"""(?P<words> .{{0,300}}? (?: have | has ) \s+ (?: all \s+ )? been \s+ (?: publicly \s+ | exchanged \s+
                or \s+ )?
            (?: (?: effectively \s+ )? registered .{{0,120}}? \b and \s+ (?: have \s+ been \s+ )? )? {_SOLD} ) \b
            .{{0,260}}""",
        ),
        (
            "all_registered_sold",
            "sold_under_shelf",
            (
                r"(?P<words> its \s+ effective \s+ registration .{3,90}? \b and \s+ (?: its \s+ )? (?: resale | sale | "
                r"disposition ) \b ) .*"
            ),
        ),
        (
            "all_sold_under_rule_144",
            "sold_under_rule_144",
            (
                r"(?P<words> its \s+ (?: re )? sale \s+ (?: to \s+ the \s+ public \s+ )? pursuant \s+ to \s+ rule \s+ "
                r"144 "
                r") \b .*"
            ),
        ),
        (
            "all_free_under_rule_144",
            "free_under_rule_144",
            (
                r"(?P<words> (?: the \s+ )? expiration \s+ of \s+ the \s+ holding \s+ period .{3,90}? \b rule \s+ 144 "
                r"(?: "
                r"\(k\) )? ) .*"
            ),
        ),
        (
            "all_registered_sold",
            "sold_under_shelf",
            r"(?P<words> the \s+ sale \s+ of \s+ (?: all \s+ )? (?: the \s+ )? .{3,120} )",
        ),
        (
            "subsequent_declared_effective",
            "subsequent_declared_effective",
            r"""(?P<words> an? \s+ (?: subsequent | new | replacement | additional ) \s .{0,40}? \b registration \b
            .{0,300}? \b (?: declared | become s? ) \s+ effective ) \b .*""",
        ),
        (
            "all_ceased_registrable",
            "ceased_registrable",
            r"""(?P<words> .{0,200}? \b (?: cease s? \s+ to \s+ be
                  | there \s+ (?: are | cease s? \s+ to \s+ be ) \s+ (?: no \s+ )? (?: (?: longer | more ) \s+ )?
                    (?: any \s+ )? (?: remaining \s+ )?
                  | no (?: \s+ longer \s+ any )? (?= [^,;]{5,60} \s (?: remain | exist )s? \b ) )
                \s* (?-i: Registrable | Transfer \s+ Restricted ) \s+ (?-i: [A-Z]\w+ ) )
                (?! \s+ outstanding ) \b .{0,120}""",
        ),
        (
            "none_held",
            "not_held",
            r"""(?P<words> .{0,120}? \b (?: (?: (?: do | does ) \s+ )? (?: no \s+ longer | not ) \s+
                  (?: holds? | owns? | beneficially \s+ owns? )
                  | ceases? \s+ to \s+ (?: hold | (?: beneficially \s+ )? own ) ) \s+
                (?: any \s+ (?: of \s+ the \s+ )? )?
                (?: (?-i: [A-Z]\w+ ) \s+ )? (?-i: Securities | Shares | Stock | Notes ) ) \b .{0,120}""",
        ),
        (
            "all_ceased_outstanding",
            "ceased_outstanding",
            r"""(?P<words> .{0,200}? (?: have \s+ ceased \s+ to \s+ be | cease s? \s+ to \s+ be | (?: are | is ) \s+ no
                \s+ longer | there \s+ are \s+ no (?: \s+ longer \s+ any | \s+ remaining ) [\w\s]{3,60} )
            \s+ outstanding | there \s+ cease s? \s+ to \s+ be \s+ (?: any \s+ )? outstanding ) \b .{0,200}""",
        ),
    )
)
_LISTED = lazy(r"\s*:?\s*\(")
_TWO = lazy(
    r"\s* (?P<first> [^.;()]{5,200}? ) ,? \s+ (?: or | and ) \s+ (?P<second> [^.;()]{5,200}? ) (?= \s* (?: [.;] | \Z "
    r") )",
    _FLAGS,
)
_OR = lazy(
    rf"(?P<first> {_WHEN} (?P<subject> [^.;()]{{3,120}}? ) \s+ (?: is | are | has \s+ been | have \s+ been )"
    rf" \s+ {_SOLD} \b .{{3,200}}? ) ,? \s+ or \s+ (?P<second> (?: is | are | may \s+ be | becomes? ) \b .* )",
    _FLAGS | regex.DOTALL,
)
"""Two events of one subject."""
_INCLUDED = (("redeemed", "redemption"), ("repurchased", "repurchase"), ("converted", "conversion"))


@dataclass(frozen=True)
class End:
    """One end, read: an anniversary or days (`n`, `of`), or an event; where its number, its anchor and its event
    stand.
    """

    label: str
    kind: str
    n: int | None
    of: str | None
    n_span: Span | None
    of_span: Span | None
    period_event: str = ""
    status_event: str = ""
    includes: tuple[str, ...] = ()
    event_span: Span | None = None


def rule_of(lead: str) -> RuleOf:
    """Which of several ends counts, by the words before them: "the earliest of" or "the latest of"."""
    return "latest" if regex.search(r"\b (?: later | latest | last ) \b", lead, _FLAGS) else "earliest"


def ends(text: str, start: int, end: int) -> tuple[End, ...]:
    """The ends that the list in this stretch gives, none where one of them has no reading.

    Without marks they are two: "the sale of the shares so registered or 90 days subsequent to the effective date".
    """
    listed = _LISTED.match(text, start, end) is not None
    return read(text, entries(text, start, end) if listed else _halves(text, start, end))


def read(text: str, listed: Iterable[Entry]) -> tuple[End, ...]:
    """The ends of these entries, none where one of them has no reading."""
    found: list[End] = []
    for entry in listed:
        one = list(_read(text, entry))
        if not one:
            return ()
        found += one
    return tuple(found)


def _halves(text: str, start: int, end: int) -> tuple[Entry, ...]:
    """The two ends that "or" or "and" joins, up to the next stop; none where the words do not divide in two."""
    match = _TWO.match(text, start, end)
    return (Entry("first", Span(*match.span("first"))), Entry("second", Span(*match.span("second")))) if match else ()


def _read(text: str, entry: Entry) -> Iterator[End]:
    """The end of an entry; where it holds a list of its own, "(B) … (i) have been sold, or (ii) …", one for each."""
    whole = text[entry.span.start : entry.span.end]
    for kind, pattern in (("anniversary", _ANNIVERSARY), ("days", _DAYS)):
        if match := pattern.fullmatch(whole):
            number, key = match["number"], event(match["of"])
            n = count(number) if kind == "days" or ordinal(number) is None else ordinal(number)
            if n is not None and kind == "anniversary" and match["months"]:
                n = None if n % 12 else n // 12
            if n is not None and key is not None:
                yield End(entry.label, kind, n, key, _at(match, "n", entry), _at(match, "of", entry))
            return
    inner = list(entries(text, entry.span.start, entry.span.end))
    if len(inner) > 1:
        found = [
            _event(text, f"{entry.label}{one.label}", Span(entry.span.start, one.span.end), one.span) for one in inner
        ]
        if all(found):
            yield from (one for one in found if one)
        return
    if both := _either(text, entry):
        yield from both
    elif found_event := _event(text, entry.label, entry.span, entry.span):
        yield found_event


def _either(text: str, entry: Entry) -> tuple[End, ...]:
    """The two events of an entry: "such Note is distributed pursuant to Rule 144 or may be distributed without it"."""
    match = _OR.fullmatch(text, *entry.span)
    if match is None:
        return ()
    first = _event(text, entry.label, Span(*match.span("first")), Span(*match.span("first")))
    second = _event_of(text, entry.label, words(match["subject"]) + " ", Span(*match.span("second")))
    return (first, second) if first and second and first.status_event != second.status_event else ()


def _event(text: str, label: str, whole: Span, own: Span) -> End | None:
    """The event that ends it. `whole` has the words before a list inside the entry, which its own words rest on."""
    lead = _LEAD.match(text, whole.start, whole.end)
    begin = lead.end() if lead else whole.start
    return _event_of(text, label, _without_marks(text[begin : own.start]), Span(max(begin, own.start), own.end))


def _event_of(text: str, label: str, head: str, own: Span) -> End | None:
    """The event that the words before a list and the own words of its member name together."""
    first, said = own.start, head + text[own.start : own.end]
    for period, status, pattern in _EVENTS:
        if match := pattern.fullmatch(said):
            length = match.end("words") if stated(match, "words") is not None else len(said)
            if length <= len(head):  # what the words before the list say by themselves is no reading of its members
                return None
            place = Span(first, first + length - len(head))
            included = tuple(one for one, word in _INCLUDED if regex.search(rf"\b{word}\b", said, regex.IGNORECASE))
            includes = included if status == "ceased_outstanding" else ()
            return End(label, "event", None, None, None, None, period, status, includes, place)
    return None


def _without_marks(head: str) -> str:
    """The words before a list, up to its first mark."""
    return head.partition("(")[0]


def _at(match: Match, name: str, entry: Entry) -> Span:
    return Span(*match.span(name)).shifted(entry.span.start)
