"""How a deadline is made of the words that state it: its count, its bound, its anchor, who acts, and by which standard.

"not later than 120 days after the date hereof (the "Effectiveness Target Date")" is 120 calendar days after
`agreement_date`; the form says that it is the statement's effectiveness that is due then.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

import regex

from extractors.clauses.evidence import group, quotes
from extractors.clauses.pieces import PIECES, act, basis, count, event, slug, titled
from extractors.clauses.sentences import sentence_at
from extractors.dates.pieces import group as stated
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_AT_LEAST = r"(?P<bound> at \s+ least | (?: in \s+ no \s+ event | not? ) \s+ (?: less | fewer ) \s+ than )"
_LEAST = (
    r"(?P<bound> at \s+ least | not? \s+ (?: less | fewer | later ) \s+ than ) \s+ (?P<number>{NUMBER})"
    r" (?: [\s-]+ (?P<unit> (?: (?P<kind>{DAY_KIND}) \s+ )? days? ) \b )?"
)
_MOST = (
    r"(?P<most_bound> (?: not? \s+ )? more \s+ than | not? \s+ earlier \s+ than ) \s+ (?P<most>{NUMBER})"
    r" (?: \s+ (?P<most_unit> (?: (?P<most_kind>{DAY_KIND}) \s+ )? days? ) \b )?"
)
DEADLINE_PIECES = {
    **PIECES,
    "COUNTED": r"(?: the \s+ )? (?P<number> {NUMBER} | {ORDINAL} ) [\s-]+ (?: full \s+ )? (?P<unit> (?: "
    r"(?P<kind>{DAY_KIND}) \s+ )? "
    r"days? ) \b",
    "LATEST": r"(?P<bound> (?: in \s+ no \s+ event | not? ) \s+ (?: later | more ) \s+ than | within"
    r" | (?<! \b days? \s+ ) (?: on \s+ or \s+ | (?<! \b (?: required | obligated ) \s+ ) ) (?: prior \s+ to"
    r" | before ) (?: \s+ or \s+ on )? | by )",
    "AT_LEAST": _AT_LEAST,
    # "at least 30 but not more than 60 days", "not more than 60 days and not less than 30 days"
    "WINDOW": rf"(?: {_LEAST} \s* [(,]? \s* (?: but | and | nor | or ) \s+ {_MOST}"
    rf" | {_MOST} \s* [(,]? \s* (?: but | and | nor | or ) \s+ {_LEAST} )",
    "AFTER": r"\s+ (?: after | following | from | of | subsequent \s+ to ) \s+",
    "BEFORE": r"\s+ (?: prior \s+ to | before | preceding | in \s+ advance \s+ of ) \s+",
    # an anchor that is a dated term ("the Issue Date"), or runs to the end of its phrase
    "ANCHOR": r"(?P<anchor> (?: the \s+ (?: applicable \s+ )? (?-i: (?: [A-Z][\w’'-]* \s+ ){1,3} (?: Date | Deadline"
    r" | Time ) ) \b"
    r" | (?: the \s+ )? (?: date \s+ of \s+ (?: the \s+ )? )? (?: original | initial | first ) \s+ (?: issuance |"
    r" issue ) \s+ of \s+"
    r" the \s+ (?-i: [A-Z]\w+ ) \b ) (?! \s+ of \b )"
    r" | [\w’'-]+ (?: \s+ [\w’'-]+ ){0,24}? (?= \s* [(),;.:] | \s+ (?: and | unless | or ) \b | \s* \Z ) )",
    "EFFORTS": r"(?P<efforts> (?: (?: commercially \s+ )? reasonable (?: \s+ commercial )? | (?: reasonable \s+ )?"
    r" best ) \s+ efforts )",
    "HOLDERS": r"(?P<holder> (?-i: Holder | Purchaser | Investor | Noteholder | Securityholder ) ) s? ",
    "ISSUER": r"(?P<actor> (?-i: Company | Issuer s? | Corporation | Parent | Registrant | Partnership ) )",
    "ASIDE": r"(?: \( [^()\"“]{1,200} \) \s* )?",
    # "any written request", "the original Demand Notice", "such Shelf Demand"
    "REQUESTED": r"(?: an? | any | such | the | its | that ) \s+ (?: such \s+ )?"
    r" (?: (?: written | original | initial | first | valid ) \s+ ){0,2}"
    r" (?: (?-i: (?: [A-Z]\w+ \s+ ){0,3} (?: Demand | Request ) (?: \s+ (?: Registration \s+ )? (?: Notice"
    r" | Request ) )? ) | (?: demand | registration ) \s+ (?: request | notice ) | request | demand ) \b"
    # "a request for information", "such request by the SEC" are of something else, "the first Demand Registration" too
    r" (?! \s+ for \s+ (?! (?: [\w-]+ \s+ ){0,3} registrations? \b ) | \s+ (?: by | from ) \s+ the \s+"
    r" (?: SEC | Commission | Staff ) \b | \s+ (?-i: Registration ) \b )",
    # "its receipt of a request", "the date on which the Demand Notice", "such request"
    "RECEIVED": r"(?: (?: it | the \s+ {ISSUER} ) \s+ (?: has \s+ )? receive (?: s | d ) | receiving"
    r" | (?: (?: the \s+ | its \s+ ) (?: \w+ ['’]s \s+ )? )? (?: date \s+ of \s+ (?: the \s+ )? )?"
    r" receipt (?: \s+ by \s+ the \s+ {ISSUER} )? \s+ of ) \s+ {REQUESTED}"
    r" | (?: (?: the \s+ )? date (?: \s+ (?: of | on \s+ which | that ) )? \s+ )? {REQUESTED}",
}
_STRICT = ("prior to", "before")
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_STATEMENT = lazy(expand(PIECES["STATEMENT"], PIECES), _FLAGS)
_CALLED = lazy(
    expand(r"\s* \( \s* (?: the | an? | such ) \s+ {QUOTE} (?P<called> {STATEMENT} ) {QUOTE}", PIECES), _FLAGS
)
"""What a bare "registration statement" is called right behind it: (the "Exchange Offer Registration Statement")."""
_SUBJECT = lazy(
    expand(
        r"{ISSUER} (?: \s+ and \s+ (?: each \s+ of \s+ )? the \s+ \w+ )? \s+ (?: shall | will | (?: hereby \s+ )?"
        r" agrees? \s+ to ) \b",
        DEADLINE_PIECES,
    ),
    _FLAGS,
)
_EFFORTS_LIST = lazy(
    expand(r"{EFFORTS} \s+ (?: to \s+ )? :? \s* (?= \( (?: i | a | A | 1 ) \) \s )", DEADLINE_PIECES), _FLAGS
)
_EFFORTS = lazy(expand(r"{EFFORTS} \s+ to \s", DEADLINE_PIECES), _FLAGS)
_DUE = lazy(
    r"\b(?:not?\s+later\s+than|on\s+or\s+(?:prior\s+to|before)|by)\s+(?:the|its)\s+(?:applicable\s+)?"
    r"(?P<name>(?:\p{Lu}[\w-]*\s+){1,4}(?i:Date|Deadline))\b"
)
"""What makes a defined day the latest for a duty."""
_NEITHER = lazy(r"\bneither\b(?!.*\(\w{1,4}\)\s)", regex.IGNORECASE | regex.DOTALL)
"""A word of two duties of which one would do: "neither is the Exchange Offer consummated, nor the shelf effective"."""
_NOT_DUE = lazy(
    r"\b (?: not | no \s+ event ) \b [^.;]{0,60}? \b (?: required | obligated | obliged ) \s+ to \s+"
    r" (?: (?! \b (?: but | shall | will | until | unless | except | if ) \b ) [^.;] ){0,160} $",
    _FLAGS,
)
"""Words of what nobody has to do: "shall not be obligated to file a Registration Statement within 180 days after …"."""
_OF_EVENT = lazy(r"\b(?:defaults?|events?|failures?|statements?|offers?|notices?)$", regex.IGNORECASE)
"""Names in parentheses that are those of what happens when the day has passed: (each, a "Registration Default")."""
_OF_ANCHOR = lazy(PIECES["OF_ANCHOR"], _FLAGS)
"""Names in parentheses that are those of the anchor: "180 days after the date of issuance (the "Issue Date")"."""
_OF_OFFER = lazy(
    r"(?: \s+ (?: under | on | with ) \s+ [^.;,()]{3,60}? )? \s+ (?: with \s+ respect \s+ to | relating \s+ to )"
    r" \s+ (?: the | an? ) \s+ (?: [\w-]+ \s+ ){0,2} exchange \s+ offer \b",
    _FLAGS,
)
"""What a bare "Registration Statement" is for: "with respect to the Exchange Offer"."""
_STATEMENTS = ("Shelf Registration Statement", "Initial Registration Statement")
_OTHERS = ("Exchange Offer Registration Statement", "Demand Registration Statement")
_BARE = "Registration Statement"
_SHELVES = ("shelf", "initial", "resale", "mandatory")
"""Kinds of a registration statement that the events of a shelf stand for."""
_ISSUERS = ("Company", "Issuer", "Issuers", "Corporation", "Parent", "Registrant", "Partnership")
_HOLDERS = ("selling Holder", "Holder", "Purchaser", "Investor")


@dataclass(frozen=True)
class Asked:
    """Rules that are asked only within so many characters of some words, which few documents have.

    `needs`: words of which the document has to have one, where the places themselves are not rare.
    """

    places: tuple[str, ...]
    reach: int
    rules: tuple[Rule, ...]
    needs: tuple[str, ...] = ("",)


def named_rules(rules: tuple[Rule, ...], *names: str) -> tuple[Rule, ...]:
    """The rules of these names, without the "clause.deadline." that all begin with."""
    return tuple(one for one in rules if one.name.removeprefix("clause.deadline.") in names)


class Groups(NamedTuple):
    """The groups of a match that a count is read from."""

    number: str
    unit: str
    kind: str
    bound: str


COUNTED = Groups("number", "unit", "kind", "bound")
MOST = Groups("most", "most_unit", "most_kind", "most_bound")
NEXT = Groups("next", "next_unit", "next_kind", "next_bound")


@dataclass(frozen=True)
class Form:
    """What a deadline is for: its key unless a name gives one, the action, and the event that fulfils it.

    `actor` is null where the issuer acts; `anchor` is the event where the words need not be asked. In `action`
    `{statement}` and `{holders}` stand for what the document calls them. `of_kind`: the key and the event are those of
    the kind of statement that the words name ("Exchange Offer Registration Statement").
    """

    key: str
    action: str
    performed: str
    actor: str | None = None
    anchor: str | None = None
    direction: Literal["after", "before"] = "after"
    bound: Literal["latest", "earliest"] = "latest"
    of_kind: bool = False

    def build(self, match: Match, document: Document) -> Deadline | None:
        """The deadline that the match states, null where its count or its anchor is not one that is known."""
        return self.counted(match, document, COUNTED, self.anchor or _anchor(match))

    def standard(
        self, match: Match, efforts: Span | None, document: Document
    ) -> Literal["absolute", "commercially_reasonable_efforts", "best_efforts"]:
        """The standard of these efforts, else of those of the sentence that makes the defined day the latest."""
        efforts = efforts or _due(match, stated(match, "name"), document) or _led(match, document)
        return _standard(document.slice(efforts) if efforts else None)

    def counted(self, match: Match, document: Document, groups: Groups, anchor: str | None) -> Deadline | None:
        """The deadline whose count stands in these groups of the match."""
        quantity = count(stated(match, groups.number)) if groups.number in match.re.groupindex else 0
        if quantity is None or anchor is None or denied(match, document):
            return None
        name, called = stated(match, "name"), statement(match, document)
        given = stated(match, "given") if "given" in match.re.groupindex else None
        if name and _OF_EVENT.search(words(name)):
            name = None
        if name and _OF_ANCHOR.search(name):
            anchor = slug(name)
            name = None
        name = given or name
        kind = _kind(called) if self.of_kind else ""
        efforts = group(match, "efforts") if "efforts" in match.re.groupindex else _due(match, name, document)
        efforts = efforts or _led(match, document)
        comparator = words(stated(match, groups.bound) or "").lower()
        spans = {
            "quantity": groups.number,
            "basis": groups.unit,
            "bound": groups.bound,
            "anchor": "anchor",
        }
        key = slug(name) if name else kind + self.key
        if key == anchor:  # days of grace behind the deadline itself
            return None
        return Deadline(
            span=_whole(match),
            key=key,
            name=titled(name) if name else None,
            actor=_actor(match, document, self.actor),
            action=self.action.format(statement=called, holders=holders(document)),
            quantity=quantity,
            basis=basis(stated(match, groups.kind)),
            direction=self.direction,
            bound=self.bound,
            inclusive=comparator not in _STRICT,
            anchor=anchor,
            performed=act(kind, self.performed),
            standard=_standard(document.slice(efforts) if efforts else None),
            evidence=quotes(
                {path: group(match, name) for path, name in spans.items() if name in match.re.groupindex}
                | {"standard": efforts}
            ),
        )


def windowed(latest: Form, earliest: Form) -> Callable[[Match, Document], tuple[Deadline, ...]]:
    """What builds the two deadlines of a window: "at least 30 but not more than 60 days before the redemption date"."""

    def build(match: Match, document: Document) -> tuple[Deadline, ...]:
        least, most = COUNTED, MOST
        if match["unit"] is None:  # "not less than 30 nor more than 60 days"
            least = least._replace(unit=most.unit, kind=most.kind)
        elif match["most_unit"] is None:
            most = most._replace(unit=least.unit, kind=least.kind)
        last = latest.counted(match, document, least, latest.anchor or _anchor(match))
        first = earliest.counted(match, document, most, last.anchor if last else None)
        return (last, first) if last and first and match[least.unit] else ()

    return build


def denied(match: Match, document: Document) -> bool:
    """Whether the words are those of one duty of two, either of which is enough, or of what nobody has to do."""
    start = max(sentence_at(document.text, match.start()).start, match.start() - 300)
    if _NEITHER.search(document.text, start, match.end()):
        return True
    bound = match.start("bound") if "bound" in match.re.groupindex else -1
    return bound >= 0 and _NOT_DUE.search(document.text, start, bound) is not None


def _anchor(match: Match) -> str | None:
    words_of = stated(match, "anchor")
    return event(words_of) if words_of else None


def _whole(match: Match) -> Span:
    """Where the deadline stands: the group `span`, where what is around it only says what it is about."""
    return Span(*match.span("span" if "span" in match.re.groupindex else 0))


def _actor(match: Match, document: Document, actor: str | None) -> str:
    """Who acts: the words of the match say it, or the form, or it is the issuer by the document's own name for it."""
    named = stated(match, "actor")
    if named:
        return named
    if actor == "Holder":
        return stated(match, "holder") or holders(document).removeprefix("selling ")
    return actor or _subject(match, document) or _most(document, _ISSUERS, "he {} shall", "he {} ")


def _subject(match: Match, document: Document) -> str | None:
    """The issuer that the sentence of the match has for its subject: "The Issuer shall (i) prepare and, …"."""
    start = sentence_at(document.text, match.start()).start
    subjects = list(_SUBJECT.finditer(document.text, start, match.end()))
    return subjects[-1]["actor"] if subjects else None


def _standard(efforts: str | None) -> Literal["absolute", "commercially_reasonable_efforts", "best_efforts"]:
    if efforts is None:
        return "absolute"
    return "best_efforts" if regex.search("best", efforts, regex.IGNORECASE) else "commercially_reasonable_efforts"


def _led(match: Match, document: Document) -> Span | None:
    """The efforts that a list of duties is led in by: "shall use its best efforts (A) to file …, (B) to cause …"."""
    start = sentence_at(document.text, match.start()).start
    led: Match | None = _EFFORTS_LIST.search(document.text, start, match.start())
    return group(led, "efforts") if led else None


def _due(match: Match, name: str | None, document: Document) -> Span | None:
    """The efforts of the sentence that makes a defined day the latest: "best efforts to …, not later than the …"."""
    if name is None:
        return None
    for due in _DUE.finditer(document.text):
        if titled(due["name"]) != titled(name):
            continue
        sentence = sentence_at(document.text, due.start())
        found = list(_EFFORTS.finditer(document.text, sentence.start, due.start()))
        if found:
            return group(found[-1], "efforts")
    return None


def statement(match: Match, document: Document) -> str:
    """What the words call the registration statement, by its kind where the match or its sentence before it has one.

    A bare "registration statement" is the document's own, "Shelf Registration Statement", unless there are others.
    """
    found = _called(match, document) or stated(match, "statement") or _named(match, document)
    if found and len(words(found).split()) > 2:
        return words(found).title().removesuffix("s")
    if any(one in document.in_one_line for one in _OTHERS):
        return _BARE
    return next((one for one in _STATEMENTS if one in document.in_one_line), _BARE)


def _called(match: Match, document: Document) -> str | None:
    """What the statement of the match is called in the parenthesis behind it."""
    if "statement" not in match.re.groupindex or match["statement"] is None:
        return None
    at = match.end("statement")
    if called := _CALLED.match(document.text, at):
        return called["called"]
    return _OTHERS[0] if _is_bare(match["statement"]) and _OF_OFFER.match(document.text, at) else None


def _named(match: Match, document: Document) -> str | None:
    """The registration statement that the match names, else the last one before it in its sentence."""
    start = sentence_at(document.text, match.start()).start
    inside = _STATEMENT.search(document.text, match.start(), _whole(match).start)
    before = list(_STATEMENT.finditer(document.text, start, match.start()))
    found = inside or (before[-1] if before else None)
    if found is None:
        return None
    return _OTHERS[0] if _is_bare(found[0]) and _OF_OFFER.match(document.text, found.end()) else found[0]


def _is_bare(statement: str) -> bool:
    return words(statement).lower() == _BARE.lower()


def _kind(called: str) -> str:
    """What a kind of statement puts before a key: "exchange_offer_", nothing for a shelf."""
    kinds = [one for one in called.removesuffix(_BARE).lower().split() if one not in _SHELVES]
    return "".join(f"{one}_" for one in kinds)


def holders(document: Document) -> str:
    """What the document calls a holder whose securities are registered, "selling Holder" where it does."""
    return _HOLDERS[0] if _HOLDERS[0] in document.in_one_line else _most(document, _HOLDERS[1:], " {}")


def _most(document: Document, names: tuple[str, ...], *frames: str) -> str:
    """The name that the document uses most in the first frame, where it uses none, in the next; the first of equals."""
    return max(names, key=lambda one: [document.in_one_line.count(frame.format(one)) for frame in frames])
