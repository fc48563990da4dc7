"""Dates told by a count from another, or as the next one: "not later than 15 days after the date hereof".

"past three years" and "next Business Day" count from now, or from the day that the sentence speaks of.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.dates.duration_words import OF_A_TERM
from extractors.dates.pieces import (
    COUNT,
    EVERY,
    PIECES,
    added,
    blank,
    calendar,
    counted,
    counts,
    following,
    left_out,
    length,
    quantity,
    redacted,
    torn,
    unit,
)
from extractors.dates.sides import side_at
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

# what stands right before a counted date, read from there backwards
_COUNTED = lazy(
    expand(
        r"""(?<= (?<! \w ) (?P<comparator> {NOT_LATER} | (?: at \s+ any \s+ time \s+
                | on \s+ or \s+ (?! within \s+ an? \s+ period ) )? within
                (?: \s+ (?: a | the | such ) \s+ (?: further \s+ | additional \s+ )? period \s+ of )? | at \s+ least
            | on \s+ or \s+ (?: before | prior \s+ to ) | by | until
            | (?: after | beyond | before | prior \s+ to ) (?! \s+ {HOUR} )
            | (?: at \s+ or \s+ )? (?: before | prior \s+ to ) (?= \s+ {HOUR} ) ) \s+ {HOUR}?
            (?: the \s+ (?: (?<= within \s+ the \s+ ) first \s+
                | (?: date | day ) \s+ (?: that | which ) \s+ (?: is | falls ) \s+ )? )? )
        | (?<= (?<! [\w.:] ) (?P<hour>{HOUR_ALONE}) )""",
        PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_AGO = lazy(
    r"\s+(?:ago\b|earlier\b(?!\s+(?:than|of)\b)|in\s+advance\b(?!\s+of\b)(?:\s+(?:hereof|thereof)\b)?|prior\s+(?:thereto|hereto)\b)",
    regex.IGNORECASE,
)
# "the date that is 180 days thereafter", "shall terminate 18 months thereafter": one day, and no stretch
_THAT_IS = lazy(
    r"(?<=\b(?:(?:that|which)\s+is|(?:end|expir|terminat|matur|laps)(?:e?s|ed?|ing)?|due(?:\s+and\s+payable)?"
    r"|(?:the|a)\s+(?:date|day))\s+)(?=\S)",
    regex.IGNORECASE,
)
_LATER = lazy(r"\s+(?:later|afterwards?)\b(?!\s+(?:than|of)\b)", regex.IGNORECASE)
_WITHIN = lazy(r"within|later|sooner", regex.IGNORECASE)
_WAY = lazy(
    r"(?<=(?<![\w-])(?P<way>(?:immediately\s+)?(?:past|last|preceding|previous|prior|next|trailing|most\s+recent"
    r"|(?<=\bthe\s+(?:immediately\s+)?)following|succeeding|subsequent|ensuing))\s+)",
    regex.IGNORECASE,
)
_COMPOUND = lazy(r"[\s-]+period|-|['’]", regex.IGNORECASE)
# "a trailing twelve month basis": a unit in the singular belongs to the noun behind it
_ADJECTIVE = lazy(r"[\s-]+[a-z]", regex.IGNORECASE)
_FROM_NOW = lazy(r"past|next|most|trailing", regex.IGNORECASE)
_AHEAD = lazy(r"next$|following$|succeeding$|subsequent$|ensuing$", regex.IGNORECASE)
_NOUN_AFTER = lazy(r"[’'-]|\s+(?:prior|written|advance|notice|period)\b", regex.IGNORECASE)
_EARLIER = lazy(r"preceding|previous|prior", regex.IGNORECASE)


def _comparator(before: Match | None) -> str | None:
    """The words that say on which side of it something is to be done, in small letters; an hour alone says none."""
    return words(before["comparator"]).lower() if before and before["comparator"] else None


def _start(before: Match | None, at: int) -> int:
    """Where the date begins: with its comparator, with the hour of the day, or at its count."""
    return before.start("comparator" if before["comparator"] else "hour") if before else at


def _again(match: Match, text: str, begin: int) -> bool:
    """Whether the count comes again and again, as `recurring` tells: "every six months after the Closing".

    It tells of no ranges and blanks, so that "every 2-3 months after" and "every [__] days after" are counted here.
    """
    numbers = counted(match)
    return (
        len(numbers) == 1
        and not left_out(numbers[0][0])
        and match["unit"][-1] in "sS"
        and following(EVERY, text, begin) is not None
    )


def _counted(match: Match, document: Document) -> Iterator[Date]:
    """A date for each count: "not less than 30 nor more than 60 days before the redemption date" is two."""
    text, numbers = document.text, counted(match)
    begin = match.start("begin" if len(numbers) > 1 or added(match) else "number")
    before = _COUNTED.match(text, begin)
    comparator = _comparator(before)
    inside = bool(comparator and _WITHIN.search(comparator))
    side = side_at(text, match.end(), of=inside, parted=bool(match["limit"]))
    end, direction = match.end(), None
    if side is not None:
        end, direction = side.end, side.direction
    elif ago := following(_AGO, text, match.end()):
        end, direction = ago.end(), "before"
    elif later := following(_LATER, text, match.end()):
        end, direction = later.end(), "after"
    elif inside and (len(numbers) == 1 or match["joint"]) and not following(_NOUN_AFTER, text, end):
        direction = "after"
    if direction is None or torn(match) or _again(match, text, begin):
        return
    if side and side.anchor.words(text) == "thereafter" and not inside and not _THAT_IS.match(text, begin):
        return  # "for 12 months thereafter", "every 30 days thereafter"
    start = _start(before, begin)
    for number, named in numbers:
        amount, in_units = length(match) if added(match) else (quantity(number), unit(named))
        if amount is not None or left_out(number):
            yield Date(
                kind="relative",
                span=Span(start, end),
                comparator=comparator,
                quantity=amount,
                unit=in_units,
                calendar=calendar(match["kind"]),
                direction="before" if direction == "before" else "after",
                anchor=side.anchor.words(text) if side else None,
                blank=blank(number),
                redacted=redacted(number),
            )


def _next(match: Match, document: Document) -> Date:
    side = side_at(document.text, match.end(), of=False)
    before = _COUNTED.match(document.text, match.start("begin"))
    return Date(
        kind="relative",
        comparator=_comparator(before),
        span=Span(_start(before, match.start("begin")), side.end if side else match.end()),
        quantity=Decimal(1),
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        direction="before" if _EARLIER.search(match["begin"]) else "after",
        anchor=side.anchor.words(document.text) if side else None,
    )


def _past(match: Match, document: Document) -> Iterator[Date]:
    """A stretch up to now, or from now: "past three years", "next 12-24 months"."""
    way = _WAY.match(document.text, match.start("begin"))
    if way is None or match["article"] or following(_COMPOUND, document.text, match.end()):
        return
    single = match["unit"][-1] not in "sS" and (quantity(match["number"]) != 1 or way["way"][0] in "sS")
    if single and following(_ADJECTIVE, document.text, match.end()):
        return
    if not _FROM_NOW.match(way["way"]) and following(OF_A_TERM, document.text, match.end()):
        return
    for number in counts(match):
        amount = quantity(number)
        if amount is not None:
            yield Date(
                kind="relative",
                span=Span(way.start("way"), match.end()),
                quantity=amount,
                unit=unit(match["unit"]),
                calendar=calendar(match["kind"]),
                direction="after" if _AHEAD.search(way["way"]) else "before",
            )


RULES_OF_COUNTS = (
    Rule(
        name="relative.counted",
        pattern=COUNT,
        build=_counted,
        pieces=PIECES,
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
            "every [__] days after the\n Closing": {"blank": True, "span_text": "[__] days after the\n Closing"},
            "every 2-3 months after the\n Closing": [
                {"quantity": "2", "span_text": "2-3 months after the\n Closing"},
                {"quantity": "3", "span_text": "2-3 months after the\n Closing"},
            ],
            "the day which is 180 days\n thereafter": {"quantity": "180", "span_text": "180 days\n thereafter"},
            "ending 18 months\n thereafter": {"quantity": "18", "span_text": "18 months\n thereafter"},
            "shall terminate four (4)\n years thereafter": {
                "quantity": "4",
                "unit": "year",
                "span_text": "four (4)\n years thereafter",
            },
            "not more than 90 days, and not less than 45\n days, before the Renewal Date": [
                {"quantity": "90", "direction": "before", "anchor": "the Renewal Date"},
                {"quantity": "45"},
            ],
            "not more than one year nor less than 90\n days before the end of the Term": [
                {"quantity": "1", "unit": "year"},
                {"quantity": "90", "unit": "day"},
            ],
            "January 15, 1997, and ten days\n after the Closing": {
                "quantity": "10",
                "span_text": "ten days\n after the Closing",
            },
            "within sixty days (60) days of\n receipt": {"quantity": "60", "anchor": "receipt"},
            "within seven days after (and not\n before) the Closing": {
                "quantity": "7",
                "span_text": "within seven days after",
                "anchor": "the Closing",
            },
            "two years\n later": {"quantity": "2", "direction": "after", "anchor": None},
            "within [***] ([***]) days\n after receipt": {"quantity": None, "unit": "day", "anchor": "receipt"},
            "until five (5) years after the first commercial sale": {"comparator": "until", "quantity": "5"},
            "within the first five\n days of the following month": {"quantity": "5", "anchor": "the following month"},
            "within a period of five\n days after receipt": {"comparator": "within a period of", "anchor": "receipt"},
            "within ten (10)days after the\n Closing": {"quantity": "10"},
            "six months and one\n day after the Sale": {"quantity": "6", "unit": "month", "anchor": "the Sale"},
            "after ninety days from the\n Closing": {"comparator": "after", "quantity": "90"},
            "within thirty [30] court days after\n service": {"quantity": "30", "calendar": "business"},
            "no later than the close of business two\n days after receipt": {
                "quantity": "2",
                "comparator": "no later than",
            },
            "within ten days after the sale, lease or\n other disposition of the Property": {
                "anchor": "the sale, lease or other disposition of the Property"
            },
            "within ten days after the claim\n arises": {"anchor": "the claim arises"},
            "within ten days after the parties execute this\n Lease": {"anchor": "the parties execute this Lease"},
            "within ten days after a notice or demand has been\n sent": {"anchor": "a notice or demand has been sent"},
            "within ten days after the Closing or such later date": {
                "span_text": "within ten days after the Closing",
                "anchor": "the Closing",
            },
            "within ten days after his Separation from\n Service": {"anchor": "his Separation from Service"},
            "on or prior to the date that is 60 days after the\n Closing": {
                "comparator": "on or prior to",
                "quantity": "60",
                "anchor": "the Closing",
            },
            "no greater than ten days\n after the Sale": {"comparator": "no greater than", "quantity": "10"},
            "on or within five days of the\n Sale": {"comparator": "on or within", "quantity": "5"},
            "11:00 a.m., London time, two London\n Banking Days prior to such day": {
                "quantity": "2",
                "comparator": None,
                "direction": "before",
            },
            "within five Business Days": {"quantity": "5", "direction": "after", "anchor": None},
            "two U.S. Government Securities\n Business Days prior to such day": {
                "quantity": "2",
                "calendar": "business",
            },
            "at least two Business Days before any sale\n     of Securities": {"direction": "before"},
            "not less than 30 nor more than 60 days before the redemption date": [
                {"quantity": "30"},
                {"quantity": "60"},
            ],
            "two and a\n half years ago": {"quantity": "2.5", "direction": "before"},
            "two Banking Days prior\n thereto": {"quantity": "2", "calendar": "business", "direction": "before"},
            "at least twenty (20) days in advance thereof": {"quantity": "20", "direction": "before"},
            "not later than 30 days after such event occurs": {"anchor": "such event occurs"},
            "two weeks ahead of\n the hearing": {"quantity": "2", "direction": "before", "anchor": "the hearing"},
            "two London\n Banking Days preceding the first day of the Term": {"quantity": "2", "calendar": "business"},
            "thirty days after entering into\n such contract": {"anchor": "entering into such contract"},
            "ten days following Owner entering into a lease": {"anchor": "Owner entering into a lease"},
            "one hour after the conclusion of the teleconference": {"unit": "hour"},
            "5-10 minutes prior to the start": [{"quantity": "5", "unit": "minute"}, {"quantity": "10"}],
            "in no event more than 10 business days\n after being so requested": {"anchor": "being so requested"},
            "not later than 11:00 a.m. (New York time)\n three Business Days before the Funding": {
                "comparator": "not later than",
                "quantity": "3",
                "direction": "before",
                "span_text": "not later than 11:00 a.m. (New York time)\n three Business Days before the Funding",
            },
            "within ten days of notice Buyer shall pay": {"anchor": "notice", "span_text": "within ten days of notice"},
            "within ten days after the Tenant vacates the\n Premises": {"anchor": "the Tenant vacates the Premises"},
            "within 60 days after the retiring Agent resigns\n or is removed": {
                "anchor": "the retiring Agent resigns or is removed"
            },
            "within ninety days after each May 15": {"anchor": "each May 15"},
            "within five days after Buyer shall have paid": {"anchor": "Buyer shall have paid"},
            "at least 48 hours in advance": {"quantity": "48", "direction": "before", "comparator": "at least"},
            "no later than two Business Days thereafter": {"direction": "after", "anchor": "thereafter"},
            "within one year following the date of death or disability of the\n Holder": {"quantity": "1"},
            "within 15 days after it files them with, or furnishes them to, the\n Commission": {"quantity": "15"},
            "within 30 or 60 days": [{"quantity": "30", "direction": "after"}, {"quantity": "60"}],
        },
        near_misses=(
            "thirty (30) days prior written notice",
            "ten days of vacation",
            "for two years",
            "was finished two weeks ahead of schedule",
            "5 days from time to time",
            "if sent after 5 p.m., on the next one",
            "for twelve months thereafter",
            "shall end no less than twelve months thereafter or so",
        ),
    ),
    Rule(
        name="relative.past",
        pattern=COUNT,
        build=_past,
        pieces=PIECES,
        examples={
            "past three years": {"kind": "relative", "quantity": "3", "unit": "year", "direction": "before"},
            "past two and a half\n years": {"quantity": "2.5"},
            "next twelve months": {"quantity": "12", "direction": "after"},
            "within the following 12\n months": {"direction": "after", "span_text": "following 12\n months"},
            "next 12-24 months": [{"quantity": "12"}, {"quantity": "24"}],
            "immediately preceding three\n fiscal years": {"calendar": "fiscal", "direction": "before"},
            "succeeding five years": {"quantity": "5", "direction": "after"},
        },
        near_misses=(
            "immediately preceding 36-month period",
            "on a trailing twelve (12) month basis",
            "the past is gone",
            "over the last three years of the option",
            "any subsequent one-year terms",
        ),
    ),
)
RULES_OF_NEXT = (
    Rule(
        name="relative.next_day",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: next (?: [\s-]+ (?: succeeding | following | preceding ) )?
            | immediately \s+ (?: preceding | succeeding | following )
            | (?<! \b (?: second | third | fourth | sixth ) \s+ ) (?: first \s+ )? (?: following | succeeding )
            | preceding | previous ) \s+ {PLACE} (?: (?P<kind>{KIND}) \s+ )? ) )
            (?(kind) (?: (?P<unit> day ) | (?<= calendar \s+ ) (?P<unit> week | month ) )
            | (?: (?P<unit> week | month ) (?! \s+ (?: of | in ) \b )
                | (?<= next [\s-]+ (?: succeeding | following ) \s+ ) (?P<unit> day ) ) ) \b (?! [\w’'-] )""",
        build=_next,
        pieces=PIECES,
        examples={
            "next Business Day": {"kind": "relative", "quantity": "1", "calendar": "business", "direction": "after"},
            "not later than the next Business\n Day after receipt": {
                "comparator": "not later than",
                "calendar": "business",
                "anchor": "receipt",
            },
            "in no case later than the next working day": {"comparator": "in no case later than"},
            "if received after 5:00 p.m., on the next Business\n Day": {"span_text": "next Business\n Day"},
            "at 9.30am on the next Business\n Day": {"span_text": "9.30am on the next Business\n Day"},
            "at 9:00 a.m. on the next Business\n Day": {
                "comparator": None,
                "span_text": "9:00 a.m. on the next Business\n Day",
            },
            "next succeeding\n Business Day": {"quantity": "1", "direction": "after"},
            "first succeeding\n Business Day": {"quantity": "1", "direction": "after"},
            "immediately preceding Business Day": {"direction": "before"},
            "immediately preceding Euro-Dollar\n Business Day": {"calendar": "business"},
            "following calendar month": {"quantity": "1", "unit": "month", "direction": "after"},
            "next succeeding day": {"quantity": "1", "unit": "day", "calendar": "calendar"},
            "preceding week": {"quantity": "1", "unit": "week", "direction": "before"},
        },
        near_misses=(
            "each Business Day",
            "next Day",
            "following calendar year",
            "preceding month of service",
            "third or sixth succeeding month",
        ),
    ),
)
