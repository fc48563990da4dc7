"""Dates told from another: by a count, by an ordinal, by an anniversary, or only by the side on which they lie.

"not later than 15 days after the date hereof", "prior to or on the 45th or 60th day, as the case may be, of any
Suspension Period" (two dates), "second anniversary of the Closing Date", "next Business Day".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

import regex

from extractors.dates import anchors
from extractors.dates.pieces import (
    COUNT,
    PIECES,
    blank,
    calendar,
    following,
    left_out,
    position,
    quantity,
    redacted,
    unit,
)
from pipeline.document import Document
from pipeline.record import Date, Direction
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    "BOUND": r"(?: {NOT_LATER} | (?: prior \s+ to | before ) \s+ or \s+ (?: on | at )"
    r" | (?: on | at ) \s+ or \s+ (?: before | prior \s+ to | after )"
    r" | (?: immediately \s+ )? prior \s+ to | subsequent \s+ to | before | after | until | by | within )",
    # "not later than" before a named date, and what may stand before its name
    "BEFORE_NAME": r"(?<! [\w-] ) (?P<begin> (?P<comparator> {BOUND} | following ) \s+ )",
    "WHICH": r"(?: (?: the | such | any | each | its | his | her | their | that ) \s+ )?"
    r" (?: (?: applicable | related | relevant | scheduled | original | stated | initial | final ) \s+ )?",
    "NTH_UNIT": r"(?: days? | dates? | weeks? | months? | quarters? | years?"
    r" | anniversar (?: y | ies ) (?: \s+ dates? )? ) \b",
}
# what stands right before a counted date, read from there backwards
_COUNTED = regex.compile(
    expand(
        r"""(?<= (?<! \w ) (?P<comparator> {NOT_LATER} | at \s+ any \s+ time \s+ within | within | at \s+ least
            | on \s+ or \s+ (?: before | prior \s+ to ) | by ) \s+ (?: the \s+ )? )""",
        PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_SIDE = regex.compile(
    r"""(?: , \s+ as \s+ the \s+ case \s+ may \s+ be , )? \s+ (?: immediately \s+ | next \s+ )? (?:
        (?P<after> after | following | from (?: \s+ and \s+ after )? | subsequent \s+ to | succeeding )
        | (?P<before> before | prior \s+ to | preceding | in \s+ advance \s+ of ) | (?P<of> of ) ) \b
        (?! \s+ time \s+ to \s+ time )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_AGO = regex.compile(r"\s+(?:ago\b|in\s+advance\s+(?:hereof|thereof)\b)", regex.IGNORECASE)
_ASIDE = regex.compile(r"\s*\([^()]{1,160}\)|\s*\)")
_WITHIN = regex.compile(r"within|later|sooner", regex.IGNORECASE)
_WAY = regex.compile(r"(?<=(?<![\w-])(?P<way>past|last|preceding|previous|prior|next)\s+)", regex.IGNORECASE)
_COMPOUND = regex.compile(r"[\s-]+period|-|['’]", regex.IGNORECASE)
_REPEATED = regex.compile(r"\s+(?:each|every)\b", regex.IGNORECASE)
_OF = regex.compile(r"\s+of\b", regex.IGNORECASE)
_MONTH = regex.compile(
    r"\s+(?:\[|_|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)",
    regex.IGNORECASE,
)
_NOUN_AFTER = regex.compile(r"[’'-]|\s+(?:prior|written|advance|notice|period)\b", regex.IGNORECASE)
_EARLIER = regex.compile(r"preceding|previous|prior", regex.IGNORECASE)
_LATE = regex.compile(r"after|subsequent|following", regex.IGNORECASE)


@dataclass(frozen=True)
class _Side:
    """On which side of its anchor a date lies, the anchor, and whether an aside stands between the two."""

    direction: Direction
    anchor: anchors.Anchor
    apart: bool = False


def _side(text: str, at: int, *, of: bool) -> _Side | None:
    """The side and anchor that begin at `at`; `of` says whether "of" can join the anchor."""
    apart = False
    match = following(_SIDE, text, at)
    if match is None and (aside := following(_ASIDE, text, at)):
        apart, match = True, following(_SIDE, text, aside.end())
    if match is None or (match["of"] and not of):
        return None
    anchor = anchors.read(text, match.end())
    return _Side("before" if match["before"] else "after", anchor, apart) if anchor else None


def _counted(match: Match, document: Document) -> Iterator[Date]:
    """A date for each count: "not less than 30 nor more than 60 days before the redemption date" is two."""
    text, names = document.text, _same_unit(match)
    begin = match.start("begin" if len(names) > 1 else "number")
    before = _COUNTED.match(text, begin)
    comparator = before["comparator"] if before else None
    inside = bool(comparator and _WITHIN.search(comparator))
    side = _side(text, match.end(), of=inside)
    end, direction = match.end(), None
    if side is not None:
        end, direction = (end if side.apart else side.anchor.end), side.direction
    elif ago := following(_AGO, text, match.end()):
        end, direction = ago.end(), "before"
    elif inside and len(names) == 1 and not following(_NOUN_AFTER, text, end):
        direction = "after"
    if direction is None:
        return
    start = before.start("comparator") if before else begin
    for name in names:
        amount = quantity(match[name]) if match[name] else None
        if amount is not None or (match[name] and left_out(match[name])):
            yield Date(
                kind="relative",
                span=Span(start, end),
                comparator=words(comparator).lower() if comparator else None,
                quantity=amount,
                unit=unit(match["unit"]),
                calendar=calendar(match["kind"]),
                direction="before" if direction == "before" else "after",
                anchor=side.anchor.words(text) if side else None,
                blank=blank(match[name]),
                redacted=redacted(match[name]),
            )


def _same_unit(match: Match) -> tuple[str, ...]:
    """The numbers that count the unit: of "one year or 30 days" the second alone, of "30 or 60 days" both."""
    first = match["first_unit"]
    if match["first"] and (not first or unit(first) == unit(match["unit"])):
        return ("first", "number")
    return ("number",)


def _nth(match: Match, document: Document) -> Iterator[Date]:
    """A date for each ordinal: "45th or 60th day, as the case may be, of any Suspension Period" is two."""
    text, named = document.text, match["unit"].lower().split()[0]
    anniversary = named.startswith("anniversar")
    of_anchor = anniversary or named.startswith(("day", "date"))
    if _repeats(text, match.end()):
        return
    side = _side(text, match.end(), of=of_anchor)
    if side is None and not anniversary and not (match["kind"] and match["comparator"]):
        return
    start = match.start("begin")
    for name in ("first", "number"):
        amount = position(match[name]) if match[name] else None
        if amount is not None:
            yield Date(
                kind="relative",
                span=Span(start, side.anchor.end if side and not side.apart else match.end()),
                comparator=words(match["comparator"]).lower() if match["comparator"] else None,
                quantity=amount,
                unit="year" if anniversary else unit(named),
                calendar=calendar(match["kind"]),
                direction=side.direction if side else "after",
                anchor=side.anchor.words(text) if side else None,
            )


def _repeats(text: str, at: int) -> bool:
    """Whether "of each" or "of June" follows: the first is a recurring date, the second a day of the calendar."""
    of = following(_OF, text, at)
    return bool(of and (following(_REPEATED, text, of.end()) or following(_MONTH, text, of.end())))


def _years_since(match: Match, document: Document) -> Date | None:
    """An anniversary whose number stands before "year": "five-year anniversary of the Closing Date"."""
    amount = quantity(match["number"])
    side = _side(document.text, match.end(), of=True)
    if amount is None:
        return None
    return Date(
        kind="relative",
        span=Span(match.start("begin"), side.anchor.end if side and not side.apart else match.end()),
        quantity=amount,
        unit=unit(match["unit"]),
        calendar="calendar",
        direction="after",
        anchor=side.anchor.words(document.text) if side else None,
    )


def _next(match: Match, document: Document) -> Date:
    side = _side(document.text, match.end(), of=False)
    return Date(
        kind="relative",
        span=Span(match.start("begin"), side.anchor.end if side and not side.apart else match.end()),
        quantity=Decimal(1),
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        direction="before" if _EARLIER.search(match["begin"]) else "after",
        anchor=side.anchor.words(document.text) if side else None,
    )


def _past(match: Match, document: Document) -> Date | None:
    """A stretch up to now, or from now: "past three years", "next twelve months"."""
    way = _WAY.match(document.text, match.start("begin"))
    amount = quantity(match["number"]) if way else None
    if way is None or amount is None or match["article"] or following(_COMPOUND, document.text, match.end()):
        return None
    return Date(
        kind="relative",
        span=Span(way.start("way"), match.end()),
        quantity=amount,
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        direction="after" if way["way"].lower() == "next" else "before",
    )


def _named(match: Match, document: Document) -> Date | None:
    """A day named with the side on which another lies: "on or before the applicable Registration Deadline"."""
    anchor = anchors.read(document.text, match.start("anchor"))
    if anchor is None or anchor.end < match.end():
        return None
    comparator = words(match["comparator"]).lower()
    return Date(
        kind="relative",
        span=Span(match.start("begin"), anchor.end),
        comparator=comparator,
        direction="after" if _LATE.search(comparator) else "before",
        anchor=anchor.words(document.text),
    )


RULES_OF_COUNTS = (
    Rule(
        name="relative.counted",
        pattern=COUNT,
        build=_counted,
        pieces=_PIECES,
        examples={
            "not later\n     than 120 days after the date hereof": {
                "kind": "relative",
                "comparator": "not later than",
                "quantity": "120",
                "unit": "day",
                "calendar": "calendar",
                "direction": "after",
                "anchor": "the date hereof",
            },
            "within 10 Business Days of receipt": {"quantity": "10", "calendar": "business", "anchor": "receipt"},
            "one year or 30 days after the Closing Date": {
                "quantity": "30",
                "span_text": "30 days after the Closing Date",
            },
            "within [***] ([***]) days\n after receipt": {"quantity": None, "unit": "day", "anchor": "receipt"},
            "within five Business Days": {"quantity": "5", "direction": "after", "anchor": None},
            "at least two Business Days before any sale\n     of Securities": {"direction": "before"},
            "not less than 30 nor more than 60 days before the redemption date": [
                {"quantity": "30"},
                {"quantity": "60"},
            ],
            "two and a\n half years ago": {"quantity": "2.5", "direction": "before"},
            "at least twenty (20) days in advance thereof": {"quantity": "20", "direction": "before"},
            "not later than 30 days after such event occurs": {"anchor": "such event occurs"},
            "one hour after the conclusion of the teleconference": {"unit": "hour"},
        },
        near_misses=(
            "thirty (30) days prior written notice",
            "ten days of vacation",
            "for two years",
            "5 days from time to time",
        ),
    ),
    Rule(
        name="relative.past",
        pattern=COUNT,
        build=_past,
        pieces=_PIECES,
        examples={
            "past three years": {"kind": "relative", "quantity": "3", "unit": "year", "direction": "before"},
            "past two and a half\n years": {"quantity": "2.5"},
            "next twelve months": {"quantity": "12", "direction": "after"},
        },
        near_misses=("immediately preceding 36-month period", "the past is gone"),
    ),
)
RULES_OF_NEXT = (
    Rule(
        name="relative.next_day",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: next (?: [\s-]+ (?: succeeding | following | preceding ) )?
            | immediately \s+ (?: preceding | succeeding | following )
            | following | preceding | succeeding | previous ) \s+ (?: (?P<kind>{KIND}) \s+ )? ) )
            (?(kind) (?: (?P<unit> day ) | (?<= calendar \s+ ) (?P<unit> week | month ) )
            | (?P<unit> week | month ) (?! \s+ (?: of | in ) \b ) ) \b (?! [\w’'-] )""",
        build=_next,
        pieces=_PIECES,
        examples={
            "next Business Day": {"kind": "relative", "quantity": "1", "calendar": "business", "direction": "after"},
            "next succeeding\n Business Day": {"quantity": "1", "direction": "after"},
            "immediately preceding Business Day": {"direction": "before"},
            "following calendar month": {"quantity": "1", "unit": "month", "direction": "after"},
            "preceding week": {"quantity": "1", "unit": "week", "direction": "before"},
        },
        near_misses=("each Business Day", "next Day", "following calendar year", "preceding month of service"),
    ),
)

RULES_OF_ORDINALS = (
    Rule(
        name="relative.nth",
        pattern=r"""(?<= (?P<begin> (?: (?<! \w ) (?P<comparator>{BOUND}) \s+ (?: the \s+ )? )?
            (?: (?P<first>{ORDINAL}) \s+ or \s+ )? (?P<number>{ORDINAL}) [\s-]+ (?: {ADJECTIVE} \s+ )?
            (?: annual \s+ )? (?: (?P<kind>{KIND}) \s+ )? ) ) (?P<unit>{NTH_UNIT})""",
        build=_nth,
        pieces=_PIECES,
        examples={
            "second\n          anniversary of the Closing Date": {
                "kind": "relative",
                "quantity": "2",
                "unit": "year",
                "direction": "after",
                "anchor": "the Closing Date",
            },
            "prior to or on the 45th or 60th day, as the case may be, of\n any Suspension Period": [
                {"quantity": "45", "comparator": "prior to or on"},
                {"quantity": "60"},
            ],
            "in no event later than the ninetieth (90th) day following the earlier of (a) the date that such "
            "Registration Statement was filed and (b) the applicable Filing Date": {"quantity": "90", "unit": "day"},
            "prior to or on the 20th Business Day after the date of a written request": {"calendar": "business"},
            "third anniversary": {"quantity": "3", "anchor": None},
        },
        near_misses=("first day of each month", "8th day of May, 2014", "second quarter", "first day"),
    ),
)
RULES_OF_SPANS = (
    Rule(
        name="relative.years_since",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<number>{NUMBER}) [\s-]+ (?P<unit> year | month ) [\s-]+ ) )
            anniversary (?: \s+ date )? \b""",
        build=_years_since,
        pieces=_PIECES,
        examples={"five-year anniversary of the\n Closing Date": {"kind": "relative", "quantity": "5", "unit": "year"}},
        near_misses=("each anniversary", "five years"),
    ),
)

RULES_OF_NAMES = (
    Rule(
        name="relative.named",
        pattern=r"""
              (?<= {BEFORE_NAME} (?P<anchor>{WHICH}) ) date \s+
                (?: hereof | thereof | first \s+ (?: above \s+ )? written | of \b )
            | (?<= {BEFORE_NAME} (?P<anchor> {WHICH} (?: effective | closing | record | maturity | expiration
                | termination | redemption | due | payment | commencement | issue | settlement ) \s+ ) )
                (?: date | time ) \b
            | (?<= {BEFORE_NAME} (?P<anchor> {WHICH} (?-i: (?: [A-Z] [\w&’'-]* \s+ ){1,6} ) ) )
                (?-i: Date | Deadline | Time ) \b (?-i: (?! \s+ [A-Z] ) )""",
        build=_named,
        pieces=_PIECES,
        examples={
            "not later\n     than the effective date of the Shelf Registration Statement": {
                "kind": "relative",
                "comparator": "not later than",
                "direction": "before",
                "anchor": "the effective date of the Shelf Registration Statement",
            },
            "on or after the date\nof this Agreement": {"comparator": "on or after", "direction": "after"},
            "on or before the applicable Registration Deadline": {"direction": "before"},
            "subsequent to the Agreement Date": {"direction": "after"},
            "until the Expiration Date": {"direction": "before"},
            "PRIOR TO THE EFFECTIVE DATE": {"direction": "before"},
        },
        near_misses=("prior to the Closing", "after such date", "on the Closing Date", "from time to time"),
    ),
)
