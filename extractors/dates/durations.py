"""Durations: so many units of time, with the window that they are counted in.

"45 days in any 90-day period" is 45 days within 90 days; "any fiscal quarter" is one quarter; in "not to exceed 90
days" the qualifier stays outside the span.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.dates import anchors
from extractors.dates.pieces import (
    COUNT,
    PIECES,
    blank,
    calendar,
    following,
    group,
    left_out,
    quantity,
    redacted,
    unit,
    whole,
)
from pipeline.document import Document
from pipeline.record import Date, Direction, Unit, Within
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    "WINDOW": r"""\s+ (?: (?: in | during | within ) \s+ (?: any | each | a ) | per ) [\s-]+ (?: (?: rolling
    | consecutive ) \s+ )?
        (?: (?P<window>{NUMBER}) [\s-]+ (?: {ADJECTIVE} [\s-]+ )? (?P<window_unit>{UNIT}) (?: \s+ period \b )?
        | (?: {KIND} \s+ ) (?P<window_unit> month | quarter | year ) \b (?! [\w’'-] ) )""",
}
# what follows the unit: "90-day period", "45 days in any 90-day period"
_TAIL = regex.compile(
    expand(
        r"""(?P<noun> [\s-]+ periods? \b )? (?P<within> {WINDOW} )?
            (?= (?P<follows> \s+ (?: immediately \s+ )? following \b )? )""",
        _PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_LEAD = regex.compile(
    r"""(?<= (?<! [\w-] ) (?P<words> (?: any | each | every ) (?: \s+ (?: such | other | given ) )?
        | (?: immediately \s+ )? (?: preceding | succeeding | following )
        | (?: any | each ) \s+ (?: consecutive | successive )
        | first | second | third | fourth | initial | successive ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_ANY = regex.compile(
    r"(?<=(?<![\w-])(?P<words>(?:any|each|every)(?:\s+(?:such|given|other|consecutive))?)\s+)", regex.IGNORECASE
)
_QUALIFIER = regex.compile(
    r"""(?<= (?<! [\w-] ) (?P<words> not \s+ (?: to \s+ )? exceed (?: ing )? (?: \s+ an \s+ aggregate \s+ of )?
        | exceed (?: s | ing )?
        (?: \s+ an \s+ aggregate \s+ of )? | up \s+ to | at \s+ least | (?: not? \s+ )? (?: more | less | fewer
        | longer | shorter ) \s+ than
        | (?: an \s+ )? aggregate \s+ of | in \s+ excess \s+ of | over | approximately | about | nearly | almost
        | a \s+ (?: minimum | maximum ) \s+ of | from | to ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_AGE = regex.compile(r"\s+(?:of\s+age|old|ago)\b", regex.IGNORECASE)
_FIGURE = regex.compile(r"\s+\d")
_FRACTION = regex.compile(r"\s+(?:of\b|percent|per\s?cent|point|\()", regex.IGNORECASE)
_SIDE = regex.compile(
    r"\s+(?:immediately\s+)?(?:(?P<after>following|after)|(?P<before>before|prior\s+to|preceding))\b", regex.IGNORECASE
)


def qualifier_before(document: Document, at: int) -> str | None:
    """The limiting words before a duration, in small letters: "not to exceed an aggregate of"."""
    match = following(_QUALIFIER, document.text, at)
    return words(match["words"]).lower() if match else None


def _within(tail: Match) -> Within | None:
    """The window of a limit: "in any 90-day period" is 90 days, "in any fiscal year" one year."""
    window_unit = group(tail, "window_unit")
    if window_unit is None:
        return None
    number = tail["window"]
    return Within(quantity=quantity(number) if number else Decimal(1), unit=unit(window_unit))


def _counted(match: Match, document: Document) -> Date | None:
    amount = quantity(match["number"])
    if match["article"] or following(_AGE, document.text, match.end()):
        return None
    if amount is None and not _open(match, document.text):
        return None
    if match["unit"].lower() == "quarter" and not match["kind"] and following(_FRACTION, document.text, match.end()):
        return None  # "one quarter of one percent"
    if amount is not None and 1900 <= amount < 2100 and match["kind"] and match["unit"].lower() == "year":
        return None  # "2004 fiscal year"
    tail = following(_TAIL, document.text, match.end())
    if tail is None:
        return None
    start = _start(match, tail, document.text)
    side = None if start == match.start("number") and not tail["noun"] else _side(tail, document.text)
    anchor = anchors.read(document.text, side[1]) if side else None
    return Date(
        kind="duration",
        span=Span(start, anchor.end if anchor else tail.end()),
        quantity=amount,
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        within=_within(tail),
        qualifier=qualifier_before(document, start),
        direction=side[0] if side and anchor else None,
        anchor=anchor.words(document.text) if anchor else None,
        blank=blank(match["number"]),
        redacted=redacted(match["number"]),
    )


def _open(match: Match, text: str) -> bool:
    """Whether the number was left out: "[***] years"; in "[*] Year 2" the year is one of a list."""
    return left_out(match["number"]) and not following(_FIGURE, text, match.end())


def _start(match: Match, tail: Match, text: str) -> int:
    """Where the span begins: with "any" or "each"; "first" and "preceding" belong to the noun "period" alone."""
    lead = _LEAD if tail["noun"] or tail["follows"] else _ANY
    before = following(lead, text, match.start("number"))
    return before.start("words") if before else match.start("number")


def _side(tail: Match, text: str) -> tuple[Direction, int] | None:
    """On which side of its anchor a period lies, and where the anchor begins: "first 12 months following …"."""
    if tail["within"] or not (tail["noun"] or tail["follows"]):
        return None
    side = following(_SIDE, text, tail.end())
    if side is None:
        return None
    return ("after" if side["after"] else "before"), side.end()


def _several(match: Match, document: Document) -> Iterator[Date]:
    """A duration for each limit: "not less than 7 and not more than 180 days"."""
    if not match["limit"] or (match["first_unit"] and unit(match["first_unit"]) != unit(match["unit"])):
        return
    span = whole(match)
    qualifiers = (qualifier_before(document, span.start), match["limit"])
    for name, limit in zip(("first", "number"), qualifiers, strict=True):
        amount = quantity(match[name])
        if amount is not None:
            yield Date(
                kind="duration",
                span=span,
                quantity=amount,
                unit=unit(match["unit"]),
                calendar=calendar(match["kind"]),
                qualifier=words(limit).lower() if limit else None,
            )


def _one(match: Match, document: Document) -> Date:
    """One unit named without a number: "any fiscal quarter", "any semi-annual period"."""
    named: Unit = "half_year" if match["unit"].lower().startswith("semi") else unit(match["unit"])
    return Date(
        kind="duration",
        span=whole(match),
        quantity=Decimal(1),
        unit=named,
        calendar=calendar(group(match, "kind")),
    )


RULES = (
    Rule(
        name="duration.counted",
        pattern=COUNT,
        build=_counted,
        pieces=_PIECES,
        examples={
            "thirty (30) days": {"kind": "duration", "quantity": "30", "unit": "day", "calendar": "calendar"},
            "45 days in\n     any 90-day period": {"quantity": "45", "unit": "day"},
            "ten Business Days": {"quantity": "10", "calendar": "business"},
            "one-year": {"quantity": "1", "unit": "year"},
            "first 90-day period": {"quantity": "90"},
            "each such thirty (30) day period": {"quantity": "30"},
            "immediately preceding 36-month period": {"quantity": "36", "unit": "month"},
            "any two (2) consecutive fiscal quarters": {"quantity": "2", "unit": "quarter", "calendar": "fiscal"},
            "[***] days": {"quantity": None, "unit": "day", "blank": False},
            "[__]\n months": {"quantity": None, "unit": "month", "blank": True},
            "successive one-year periods": {"quantity": "1", "unit": "year"},
            "fifteen business (15) days": {"quantity": "15", "calendar": "business"},
            "30 days' prior written notice": {"quantity": "30", "span_text": "30 days"},
            "not to exceed an aggregate of 90 days": {
                "quantity": "90",
                "qualifier": "not to exceed an aggregate of",
                "span_text": "90 days",
            },
            "first 12 months  following  the close of the\n     transaction": {
                "quantity": "12",
                "direction": "after",
                "anchor": "the close of the transaction",
            },
        },
        near_misses=("18 years of age", "someone daily", "Section 2.30 days", "10% years", "2004 fiscal year"),
    ),
    Rule(
        name="duration.limits",
        pattern=COUNT,
        build=_several,
        pieces=_PIECES,
        examples={
            "7 and not more than 180 days": [{"quantity": "7"}, {"quantity": "180", "qualifier": "not more than"}],
            "30 nor more than\n 60 days": [{"quantity": "30"}, {"quantity": "60"}],
        },
        near_misses=("7 and 180 days", "30 or more days"),
    ),
)
RULES_OF_ONE = (
    Rule(
        name="duration.one",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> any \s+ (?: given \s+ )?
            (?P<kind> fiscal | calendar | taxable ) \s+ ) )
            (?P<unit> quarter | year | month )
            | (?<= (?<! [\w-] ) (?P<begin> any \s+ (?: given \s+ )? (?P<unit> semi -? annual ) \s+ ) ) period )
            \b (?! [\w’'-] )""",
        build=_one,
        pieces=_PIECES,
        examples={
            "any fiscal quarter": {"kind": "duration", "quantity": "1", "unit": "quarter", "calendar": "fiscal"},
            "any semi-annual\n period": {"quantity": "1", "unit": "half_year"},
        },
        near_misses=("each fiscal quarter", "many fiscal years"),
    ),
)
