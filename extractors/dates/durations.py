"""Durations: so many units of time, with the window that they are counted in.

"45 days in any 90-day period" is 45 days within 90 days; "any fiscal quarter" is one quarter; in "not to exceed 90
days" the qualifier stays outside the span.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.dates import anchors
from extractors.dates.pieces import PIECES, calendar, group, quantity, unit
from pipeline.document import Document
from pipeline.record import Date, Direction, Unit, Within
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    "ADJECTIVE": r"(?: full | consecutive | additional | successive | complete | continuous )",
    "UNITS_OF": r"(?: {ADJECTIVE} [\s-]+ )? (?: (?P<kind>{KIND}) [\s-]+ )? (?P<unit>{UNIT})",
    "WINDOW": r"""\s+ (?: (?: in | during | within ) \s+ (?: any | each | a ) | per ) [\s-]+ (?: (?: rolling
    | consecutive ) \s+ )?
        (?: (?P<window>{NUMBER}) [\s-]+ (?: {ADJECTIVE} [\s-]+ )? (?P<window_unit>{UNIT}) (?: \s+ period \b )?
        | (?: {KIND} \s+ ) (?P<window_unit> month | quarter | year ) \b (?! [\w’'-] ) )""",
}
_LEAD = regex.compile(
    r"""(?<! [\w-] ) (?: (?: any | each | every ) (?: \s+ (?: such | other | given ) )?
        | (?: immediately \s+ )? (?: preceding | succeeding | following )
        | (?: any | each ) \s+ (?: consecutive | successive )
        | first | second | third | fourth | initial ) \s+ $""",
    regex.VERBOSE | regex.IGNORECASE,
)
_ANY = regex.compile(r"(?<![\w-])(?:any|each|every)(?:\s+(?:such|given|other|consecutive))?\s+$", regex.IGNORECASE)
_QUALIFIER = regex.compile(
    r"""(?<! [\w-] ) (?: not \s+ (?: to \s+ )? exceed (?: ing )? (?: \s+ an \s+ aggregate \s+ of )? | exceed (?: s
    | ing )?
        (?: \s+ an \s+ aggregate \s+ of )? | up \s+ to | at \s+ least | (?: not? \s+ )? (?: more | less | fewer
        | longer | shorter ) \s+ than
        | (?: an \s+ )? aggregate \s+ of | in \s+ excess \s+ of | over | approximately | about | nearly | almost
        | a \s+ (?: minimum | maximum ) \s+ of | from | to ) \s+ $""",
    regex.VERBOSE | regex.IGNORECASE,
)
_AGE = regex.compile(r"\s+(?:of\s+age|old|ago)\b", regex.IGNORECASE)
_FRACTION = regex.compile(r"\s+(?:of\b|percent|per\s?cent|point|\()", regex.IGNORECASE)
_SIDE = regex.compile(
    r"\s+(?:immediately\s+)?(?:(?P<after>following|after)|(?P<before>before|prior\s+to|preceding))\b", regex.IGNORECASE
)


def qualifier_before(document: Document, at: int) -> str | None:
    """The limiting words before a duration, in small letters: "not to exceed an aggregate of"."""
    match = _QUALIFIER.search(document.text, max(0, at - 48), at)
    return words(match[0]).lower() if match else None


def _within(match: Match) -> Within | None:
    """The window of a limit: "in any 90-day period" is 90 days, "in any fiscal year" one year."""
    window_unit = group(match, "window_unit")
    if window_unit is None:
        return None
    number = match["window"]
    return Within(quantity=quantity(number) if number else Decimal(1), unit=unit(window_unit))


def _counted(match: Match, document: Document) -> Date | None:
    amount = quantity(match["number"])
    if amount is None or _AGE.match(document.text, match.end()):
        return None
    if match["unit"].lower() == "quarter" and not match["kind"] and _FRACTION.match(document.text, match.end()):
        return None  # "one quarter of one percent"
    start = _start(match, document.text)
    side = _side(match, document.text, start)
    anchor = anchors.read(document.text, side[1]) if side else None
    return Date(
        kind="duration",
        span=Span(start, anchor.end if anchor else match.end("period")),
        quantity=amount,
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        within=_within(match),
        qualifier=qualifier_before(document, start),
        direction=side[0] if side and anchor else None,
        anchor=anchor.words(document.text) if anchor else None,
    )


def _start(match: Match, text: str) -> int:
    """Where the span begins: with "any" or "each"; "first" and "preceding" belong to the noun "period" alone."""
    lead = _LEAD if match["noun"] or match["follows"] else _ANY
    before = lead.search(text, max(0, match.start("number") - 32), match.start("number"))
    return before.start() if before else match.start("number")


def _side(match: Match, text: str, start: int) -> tuple[Direction, int] | None:
    """On which side of its anchor a period lies, and where the anchor begins: "first 12 months following …"."""
    if match["within"] or not (match["noun"] or (match["follows"] and start < match.start("number"))):
        return None
    side = _SIDE.match(text, match.end("period"))
    if side is None:
        return None
    return ("after" if side["after"] else "before"), side.end()


def _several(match: Match, document: Document) -> Iterator[Date]:
    """A duration for each limit: "not less than 7 and not more than 180 days"."""
    span = Span(match.start("number"), match.end())
    qualifiers = (qualifier_before(document, span.start), match["comparator"])
    for name, limit in zip(("number", "other"), qualifiers, strict=True):
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
        span=span_of(match),
        quantity=Decimal(1),
        unit=named,
        calendar=calendar(group(match, "kind")),
    )


RULES = (
    Rule(
        name="duration.counted",
        pattern=r"""(?P<period> (?P<number>{NUMBER}) [\s-]+ {UNITS_OF} (?P<noun> [\s-]+ periods? \b )?
            (?P<within> {WINDOW} )? )
            (?= (?P<follows> \s+ (?: immediately \s+ )? following \b )? )""",
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
        near_misses=("18 years of age", "someone daily", "Section 2.30 days", "10% years"),
    ),
    Rule(
        name="duration.limits",
        pattern=r"""(?P<number>{NUMBER}) (?: [\s-]+ {UNIT} )? ,? \s+ (?: and | nor | but | or ) \s+ (?P<comparator>
            (?: not? \s+ )? (?: more | less | fewer | longer ) \s+ than )
            \s+ (?P<other>{NUMBER}) [\s-]+ {UNITS_OF}""",
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
        pattern=r"""(?<! [\w-] ) any \s+ (?: given \s+ )? (?: (?P<kind> fiscal | calendar | taxable ) \s+
            (?P<unit> quarter | year | month )
            | (?P<unit> semi -? annual ) \s+ period ) \b (?! [\w’'-] )""",
        build=_one,
        pieces=_PIECES,
        examples={
            "any fiscal quarter": {"kind": "duration", "quantity": "1", "unit": "quarter", "calendar": "fiscal"},
            "any semi-annual\n period": {"quantity": "1", "unit": "half_year"},
        },
        near_misses=("each fiscal quarter", "many fiscal years"),
    ),
)
