"""Dates told by an ordinal or an anniversary: "second anniversary of the Closing Date", "45th day of X"."""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.dates import anchors
from extractors.dates.pieces import (
    PIECES,
    calendar,
    disagreement,
    following,
    position,
    unit,
)
from extractors.dates.sides import Side, of_it, side_at
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, Direction
from pipeline.rules import MONTHS, Match, Rule, expand, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    # "the third (or, if pricing occurs after 4:30 p.m., the fourth) full business day"
    "OR_IF": r"(?: \( or ,? \s+ if \s [^()]{1,120} \) \s+ )",
    "NTH_UNIT": r"(?: days? | dates? | weeks? | months? | quarters? | years?"
    r" | anniversar (?: y | ies ) (?: \s+ dates? )? ) \b",
}
_REPEATED = lazy(r"\s+(?:(?:each|every)\b|any\s+(?:[\w-]+\s+){0,2}(?:month|quarter|year|week)\b)", regex.IGNORECASE)
_EACH = lazy(expand("{ORDINAL}", _PIECES), regex.VERBOSE | regex.IGNORECASE)
_OF = lazy(r"\s+of\b", regex.IGNORECASE)
_BESIDE = lazy(r"\b(?:following|next|succeeding|after|preceding|prior|previous)\b", regex.IGNORECASE)
_IN = lazy(r"\s+(?:of|in|during)\b", regex.IGNORECASE)
# "such 45-day period" and "the quarter ending June 30, 2005" are dates themselves; "the period" may be any, and "next"
# alone is cut from its noun
_OTHER = lazy(r"\b\d+(?!\d|st\b|nd\b|rd\b|th\b)|\bnext$|^the\s+period$", regex.IGNORECASE)
# "If the last day of the Exercise Period falls on a Sunday": what is said of the day, and not of the period
_FALLS = lazy(
    r"(?:(?!\b(?:in|during|for|on)\s+which\b|\bthat\b).)*?\b(?:period|term|month|quarter|year|week)(?=\s+(?:falls?|occurs?|comes|shall|will|would|may|should|is|does)\b)",
    regex.IGNORECASE | regex.DOTALL,
)
_MONTH = lazy(rf"\s+(?:\[|_|(?:{'|'.join(MONTHS)})\b)", regex.IGNORECASE)


def _nth(match: Match, document: Document) -> Iterator[Date | Diagnostic]:
    """A date for each ordinal: "45th or 60th day, as the case may be, of any Suspension Period" is two."""
    text, named = document.text, match["unit"].lower().split()[0]
    anniversary = named.startswith("anniversar")
    of_anchor = anniversary or named.startswith(("day", "date"))
    if _repeats(text, match.end()):
        return
    side = side_at(text, match.end(), of=of_anchor)
    if side is None and not anniversary and not (match["kind"] and match["comparator"]):
        return
    if side and following(_OF, text, match.end()) and (told := _FALLS.match(text, side.anchor.start, side.end)):
        side = Side(side.direction, anchors.Anchor(side.anchor.start, told.end(), told.end()), told.end())
    start = match.start("begin")
    odd = _other_ordinal(match)
    if odd is not None:
        yield odd
    for one in (*_EACH.findall(match["earlier"]), match["number"]):
        amount = position(one)
        if amount is not None:
            yield Date(
                kind="relative",
                span=Span(start, side.end if side else match.end()),
                comparator=words(match["comparator"]).lower() if match["comparator"] else None,
                quantity=amount,
                unit="year" if anniversary else unit(named),
                calendar=calendar(match["kind"]),
                direction=side.direction if side else "after",
                anchor=side.anchor.words(text) if side else None,
            )


def _other_ordinal(match: Match) -> Diagnostic | None:
    """What is odd about an ordinal whose words and figures differ: "ninetieth (60th) day"."""
    words_, _, figures = match["number"].partition("(")
    digits = regex.match(r"\s*(\d+)", figures)
    if digits is None or position(words_) == Decimal(digits[1]):
        return None
    return disagreement(f"{position(words_)} ({digits[1]})", Span(match.start("number"), match.end()))


def _repeats(text: str, at: int) -> bool:
    """Whether "of each" or "of June" follows: the first is a recurring date, the second a day of the calendar."""
    of = following(_OF, text, at)
    return bool(of and (following(_REPEATED, text, of.end()) or following(_MONTH, text, of.end())))


def _last(match: Match, document: Document) -> Date | None:
    """The nearest day beside another: "last trading day before the Closing", "the Business Day after such date".

    The last day of a stretch lies in it: "last day of such Interest Period" has the direction `at`.
    """
    text = document.text
    within = following(_IN, text, match.end())
    if it := of_it(text, match.end()):
        return _day(match, it, "at", document)
    side = _inside(text, within.end()) if within else side_at(text, match.end(), of=False)
    if side is None or (within and (_repeats(text, match.end()) or _OTHER.search(side.anchor.words(text)))):
        return None
    anchor = side.anchor
    if within and (told := _FALLS.match(text, anchor.start, anchor.full_end)):
        anchor = anchors.Anchor(anchor.start, told.end(), told.end())
    return _day(match, anchor, "at" if within else side.direction, document)


def _day(match: Match, anchor: anchors.Anchor, direction: Direction, document: Document) -> Date:
    """The one day on that side of the anchor."""
    return Date(
        kind="relative",
        span=Span(match.start("begin"), anchor.end),
        comparator=words(match["comparator"]).lower() if match["comparator"] else None,
        quantity=Decimal(1),
        unit="day",
        calendar=calendar(match["kind"]),
        direction=direction,
        anchor=anchor.words(document.text),
    )


def _of_month(match: Match, document: Document) -> Date | None:
    """A day of a month that is told from another: "10th of the following month", "25th of the month after the sale"."""
    anchor = anchors.read(document.text, match.start("anchor"))
    if anchor is None or not _BESIDE.search(document.text, anchor.start, anchor.end):
        return None
    return Date(
        kind="relative",
        span=Span(match.start("begin"), anchor.end),
        comparator=words(match["comparator"]).lower() if match["comparator"] else None,
        quantity=position(match["number"]),
        unit="day",
        calendar="calendar",
        direction="after",
        anchor=anchor.words(document.text),
    )


def _inside(text: str, at: int) -> Side | None:
    anchor = anchors.read(text, at)
    return Side("after", anchor, anchor.end) if anchor else None


RULES_OF_ORDINALS = (
    Rule(
        name="relative.nth",
        pattern=r"""(?<= (?P<begin> (?: (?<! \w ) (?P<comparator>{BOUND}) \s+ {HOUR}? (?: the \s+ )?
                | (?<! [\w.:] ) {HOUR_ALONE} )?
            (?P<earlier> (?: {ORDINAL} (?: \s*,\s+ (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ )
                (?: the \s+ )? ){0,12} )
            (?<! \b every \s+ ) (?P<number>{ORDINAL}) [\s-]+ {OR_IF}? (?: {ADJECTIVE} \s+ )?
            (?: (?: annual | year ) \s+ )? {PLACE} (?: (?P<kind>{KIND}) \s+ )? ) ) (?P<unit>{NTH_UNIT})""",
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
            "second scheduled trading day\n before the maturity date": {"calendar": "business", "direction": "before"},
            "second clear Business\n Day after the posting": {"quantity": "2", "calendar": "business"},
            "third London Banking Day\n prior to the Reset Date": {"quantity": "3", "calendar": "business"},
            "by 10:30 a.m., Chicago time, on the\n second Business Day before the Funding": {
                "comparator": "by",
                "quantity": "2",
                "span_text": "by 10:30 a.m., Chicago time, on the\n second Business Day before the Funding",
            },
            "no later than the close of business on the fifth business day following the\n Sale": {
                "comparator": "no later than",
                "quantity": "5",
            },
            "5:00 p.m., New York City\n time, on the fifth anniversary of the Issue Date": {
                "quantity": "5",
                "comparator": None,
                "anchor": "the Issue Date",
            },
            "prior to the end of the third month after the\n Sale": {"comparator": "prior to", "unit": "month"},
            "third anniversary": {"quantity": "3", "anchor": None},
            "third (or, if the\n price is set later, the fourth) full business day\n after the Sale": {
                "quantity": "3",
                "calendar": "business",
                "anchor": "the Sale",
            },
            "first, second and third\n anniversaries of the Grant Date": [
                {"quantity": "1"},
                {"quantity": "2"},
                {"quantity": "3", "anchor": "the Grant Date"},
            ],
            "between the 20th and the 40th day following the\n Sale": [
                {"quantity": "20", "span_text": "20th and the 40th day following the\n Sale"},
                {"quantity": "40", "span_text": "20th and the 40th day following the\n Sale"},
            ],
            "90th and 150th days, respectively, after the\n Closing": [
                {"quantity": "90", "anchor": "the Closing"},
                {"quantity": "150"},
            ],
            "if the 15th day of the following month does not fall on a Business Day": {
                "span_text": "15th day of the following month",
                "anchor": "the following month",
            },
            "second Business Day thereafter": {"quantity": "2", "calendar": "business", "anchor": "thereafter"},
            "one hundred eightieth (180th) day\n after the Closing": {"quantity": "180", "unit": "day"},
        },
        near_misses=(
            "first day of each month",
            "first Day of any Month",
            "8th day of May, 2014",
            "at 10:00 a.m. on the 8th day of May, 2014",
            "second quarter",
            "first day",
            "every twelfth month thereafter",
        ),
    ),
)
RULES_OF_MONTHS = (
    Rule(
        name="relative.day_of_month",
        pattern=r"""(?<= (?P<begin> (?: (?<! \w ) (?P<comparator>{BOUND}) \s+ (?: the \s+ )? )?
            (?<! \b (?: an? | one | two ) [\s-]+ ) (?P<number>{ORDINAL}) )
            \s+ of \s+ (?P<anchor> (?: the | that | such ) \s+ (?: [\w-]+ \s+ ){0,3} ) ) month \b (?! ['’] )""",
        build=_of_month,
        pieces=_PIECES,
        examples={
            "10th of the following\n month": {"quantity": "10", "unit": "day", "anchor": "the following month"},
            "on or before the 25th of the month following the month of\n sale": {"comparator": "on or before"},
            "first of the month next following the Closing\n Date": {"quantity": "1", "direction": "after"},
        },
        near_misses=("the first of the month", "10th of each month", "one third of the prior month"),
    ),
)
RULES_OF_LAST = (
    Rule(
        name="relative.last_day",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> (?: (?P<comparator>{BOUND}) \s+ {HOUR}? the \s+
                | (?<! [.:] ) {HOUR_ALONE} )? last \s+ (?: full \s+ )? (?: (?P<kind>{KIND}) \s+ )? ) )
                (?P<unit> day )
                (?= \s+ (?: (?: immediately \s+ )? (?: before | prior \s+ to | preceding )
                | (?: of | in | during ) \s+ (?: the | such | that | this | said | its | any ) | thereof ) \b )
            | (?: (?<= (?<! [\w-] ) (?P<begin> (?P<comparator>{BOUND}) \s+ {HOUR}? the \s+
                    (?: (?P<kind>{KIND}) \s+ )? ) )
                | (?<= \b the \s+ (?P<begin> (?P<kind>{KIND}) \s+ ) ) ) (?P<unit> day )
                (?= \s+ (?: (?: immediately | next ) \s+ )? (?: before | prior \s+ to | preceding | after | following
                    | succeeding ) \b ) )""",
        build=_last,
        pieces=_PIECES,
        examples={
            "last trading day before the date of the\n Notice": {
                "kind": "relative",
                "quantity": "1",
                "calendar": "business",
                "direction": "before",
                "anchor": "the date of the Notice",
            },
            "the Business Day immediately following the\n Borrowing Date": {
                "direction": "after",
                "calendar": "business",
                "span_text": "Business Day immediately following the\n Borrowing Date",
            },
            "no later than 5 p.m. prevailing Central Time of the day prior to\n such shipment": {
                "comparator": "no later than",
                "direction": "before",
                "calendar": "calendar",
                "anchor": "such shipment",
            },
            "on or before the Business Day\n preceding the Closing Date": {
                "comparator": "on or before",
                "calendar": "business",
            },
            "until 5:00 p.m., New York time, on the last day of such\n Exercise Period": {
                "comparator": "until",
                "anchor": "such Exercise Period",
            },
            "the last day of the month in which the Term is\n ended": {
                "anchor": "the month in which the Term is ended",
                "span_text": "last day of the month",
            },
            "on the last day\n thereof": {"direction": "at", "anchor": "thereof", "span_text": "last day\n thereof"},
            "last full day preceding the Redemption\n Date": {"anchor": "the Redemption Date"},
            "last day of such Interest\n Period": {"direction": "at", "anchor": "such Interest Period"},
            "prior to the last day of such Interest\n Period": {"comparator": "prior to", "direction": "at"},
            "If the last day of the Offering Period falls on a Sunday": {
                "span_text": "last day of the Offering Period"
            },
            "last day of the sixtieth (60th) full\n month after the Rent Date": {
                "anchor": "the sixtieth (60th) full month after the Rent Date"
            },
            "last day of such fiscal year is less": {"span_text": "last day of such fiscal year"},
            "last Trading Day in such\n Offering Period": {"direction": "at", "anchor": "such Offering Period"},
            "last day of the month preceding the\n creation of such Lien": {
                "direction": "at",
                "anchor": "the month preceding the creation of such Lien",
            },
            "last Business Day immediately preceding such date": {"direction": "before", "anchor": "such date"},
        },
        near_misses=(
            "last day of each month",
            "last day of any Fiscal Month",
            "last day of May",
            "last day of the period",
            "last day of such 45-day period",
            "last Business Day",
            "the Business Day",
            "each Business Day after it",
            "on the day after the sale",
        ),
    ),
)
