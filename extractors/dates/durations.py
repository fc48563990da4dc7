"""Durations: so many units of time, with the window that they are counted in.

"45 days in any 90-day period" is 45 days within 90 days; "any fiscal quarter" is one quarter; in "not to exceed 90
days" the qualifier stays outside the span.
"""

from collections.abc import Iterator

import regex

from extractors.dates import anchors
from extractors.dates.duration_words import (
    DURATION_PIECES,
    TAIL,
    part_of,
    qualifier_before,
    side_of,
    start_of,
    window,
)
from extractors.dates.pieces import (
    COUNT,
    EVERY,
    added,
    blank,
    calendar,
    counted,
    disagreement,
    following,
    left_out,
    length,
    quantity,
    redacted,
    torn,
    unit,
    whole,
)
from extractors.dates.sides import counted_from
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, Within
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_FIRST = lazy(r"(?<=\b(?:first|initial)\s+)(?=\S)", regex.IGNORECASE)
_TO_DATE = lazy(r"(?<=\bquarter\s+and\s+(?:the\s+)?first\s+)(?=(?:six|nine)\s)", regex.IGNORECASE)
"""What makes "first six months" a period of the fiscal year: "the second quarter and first six months"."""
_AGE = lazy(r"\s+(?:of\s+age|old|ago|to\s+(?:the\s+next|another))\b", regex.IGNORECASE)
_COMPARED = lazy(r"-(?:to-date|(?:over|on)-(?:year|quarter|month|week))\b", regex.IGNORECASE)
_OF = lazy(r"\s+of\b", regex.IGNORECASE)
_FIGURE = lazy(r"\s+\d")
_THEREAFTER = lazy(r"\s+thereafter\b", regex.IGNORECASE)  # "30 and 60 days thereafter"
_FRACTION = lazy(
    r"\s+(?:of\b(?!\s+(?:(?:the|each|any|such|its|our)\s+)?(?:[a-z]+\s+){0,2}(?:years?\b|(?:19|20)\d\d))|percent|per\s?cent"
    r"|point|\()",
    regex.IGNORECASE,
)


def _counted(match: Match, document: Document) -> Iterator[Date | Diagnostic]:
    """The duration, and a diagnostic where its number says two things."""
    item = _duration(match, document)
    if item is not None:
        yield item
    odd = disagreement(match["number"], Span(match.start("number"), match.end()))
    if odd is not None:
        yield odd


def _duration(match: Match, document: Document) -> Date | None:
    amount, named = length(match)
    if match["article"] or torn(match) or following(_AGE, document.text, match.end()):
        return None
    if following(_COMPARED, document.text, match.end()) or following(_TO_DATE, document.text, match.start("number")):
        return None  # "$164 million year-to-date", "two year-over-year comparisons"
    if match["unit"] == "Minutes" and following(_OF, document.text, match.end()):
        return None  # "21 Minutes of all resolutions"
    if amount is None and not _open(match, document.text):
        return None
    quarters = unit(match["unit"]) == "quarter" and not match["kind"]
    if quarters and following(_FRACTION, document.text, match.end()):
        return None  # "one quarter of one percent", "three-quarters percent"
    if amount is not None and 1900 <= amount < 2100 and _of_a_year(match):
        return None  # "2004 fiscal year", "the 2004 quarter"
    tail = following(TAIL, document.text, match.end())
    first = following(_FIRST, document.text, match.start("number"))
    if tail is None or (not first and counted_from(document.text, match.end())):
        return None
    if not tail["noun"] and match["unit"][-1] in "sS" and following(EVERY, document.text, match.start("number")):
        return None  # "every six months" comes again and again
    if part := part_of(document.text, match.start("number")):
        return _part(match, part, tail, document)
    start = match.start("begin") if added(match) else start_of(match, tail, document.text)
    bare = start == match.start("number") or added(match)
    side = None if bare and not tail["noun"] else side_of(tail, document.text)
    anchor = anchors.read(document.text, side[1]) if side else None
    return Date(
        kind="duration",
        span=Span(start, anchor.end if anchor else tail.end()),
        quantity=amount,
        unit=named,
        calendar=calendar(match["kind"]),
        within=window(tail),
        qualifier=words(match["or_more"]).lower() if match["or_more"] else qualifier_before(document, start),
        direction=side[0] if side and anchor else None,
        anchor=anchor.words(document.text) if anchor else None,
        blank=blank(match["number"]),
        redacted=redacted(match["number"]),
    )


def _part(match: Match, part: Match, tail: Match, document: Document) -> Date:
    """So many days of a window: "10 out of any 20 consecutive trading days" is 10 days within 20."""
    named = unit(match["unit"])
    return Date(
        kind="duration",
        span=Span(part.start("part"), tail.end("noun") if tail["noun"] else match.end()),
        quantity=quantity(part["part"]),
        unit=named,
        calendar=calendar(match["kind"]),
        within=Within(quantity=quantity(match["number"]), unit=named),
        qualifier=qualifier_before(document, part.start("part")),
    )


def _of_a_year(match: Match) -> bool:
    """Whether a number that can be a year stands before what is of a year, and counts nothing."""
    return match["unit"].lower() in ("quarter", "year")


def _open(match: Match, text: str) -> bool:
    """Whether the number was left out: "[***] years"; in "[*] Year 2" the year is one of a list."""
    return left_out(match["number"]) and not following(_FIGURE, text, match.end())


def _several(match: Match, document: Document) -> Iterator[Date]:
    """A duration for each number: "not less than 7 and not more than 180 days", "30 to 60 days"."""
    numbers = counted(match)
    joined = match["limit"] or (
        (match["joint"] or following(_THEREAFTER, document.text, match.end())) and not match["first_unit"]
    )
    if len(numbers) == 1 or not joined or following(_AGE, document.text, match.end()):
        return
    tail = following(TAIL, document.text, match.end())
    span = whole(match)._replace(end=tail.end("noun") if tail and tail["noun"] else match.end())
    before = qualifier_before(document, span.start)
    for at, (number, named) in enumerate(numbers):
        amount = quantity(number)
        limit = match["limit"] if match["limit"] and at == len(numbers) - 1 else before
        if amount is not None:
            yield Date(
                kind="duration",
                span=span,
                quantity=amount,
                unit=unit(named),
                calendar=calendar(match["kind"]),
                qualifier=words(limit).lower() if limit else None,
            )


RULES = (
    Rule(
        name="duration.counted",
        pattern=COUNT,
        build=_counted,
        pieces=DURATION_PIECES,
        examples={
            "thirty (30) days": {"kind": "duration", "quantity": "30", "unit": "day", "calendar": "calendar"},
            "45 days in\n     any 90-day period": {"quantity": "45", "unit": "day"},
            "ten Business Days": {"quantity": "10", "calendar": "business"},
            "one-year": {"quantity": "1", "unit": "year"},
            "four three-month accounting periods": {"quantity": "3", "unit": "month", "span_text": "three-month"},
            "one hundred and eighty-five days": {"quantity": "185", "unit": "day"},
            "first 90-day period": {"quantity": "90"},
            "2,000\n hours": {"quantity": "2000", "unit": "hour"},
            "two thousand (2,000) hours": {"quantity": "2000"},
            "20 Trading Days within any thirty- (30-) Trading Day\n period": {"quantity": "20"},
            "any single three-month period": {"quantity": "3", "unit": "month"},
            "ten natural days": {"quantity": "10", "calendar": "calendar"},
            "each such thirty (30) day period": {"quantity": "30"},
            "immediately preceding 36-month period": {"quantity": "36", "unit": "month"},
            "four most recently ended fiscal\n quarters": {"quantity": "4", "calendar": "fiscal"},
            "two consecutive full fiscal quarters": {"quantity": "2", "unit": "quarter", "calendar": "fiscal"},
            "three financial years": {"quantity": "3", "calendar": "fiscal"},
            "any two (2) consecutive fiscal quarters": {"quantity": "2", "unit": "quarter", "calendar": "fiscal"},
            "three (3) Contract\n Years": {"quantity": "3", "unit": "year", "calendar": None},
            "five and\n one-half (5 1/2) years": {"quantity": "5.5", "unit": "year"},
            "2 1/2\n years": {"quantity": "2.5", "unit": "year"},
            "[***] days": {"quantity": None, "unit": "day", "blank": False},
            "[__]\n months": {"quantity": None, "unit": "month", "blank": True},
            "successive one-year periods": {"quantity": "1", "unit": "year"},
            "fifteen business (15) days": {"quantity": "15", "calendar": "business"},
            "(30) days": {"quantity": "30", "unit": "day"},
            "twelve- (12) month period": {"quantity": "12", "unit": "month"},
            "five (5) or more\n Business Days": {"quantity": "5", "calendar": "business", "qualifier": "or more"},
            # the lesser stretch inside the whole one is left out later, where the two overlap
            "five years and six\n months": [{"quantity": "66", "unit": "month"}, {"span_text": "five years"}],
            "one year and one\n day": [{"quantity": "1", "unit": "year"}, {"span_text": "one year"}],
            "five Loan\n Years": {"quantity": "5", "unit": "year", "calendar": None},
            "10 Dealing Days": {"quantity": "10", "calendar": "business"},
            "30 days' prior written notice": {"quantity": "30", "span_text": "30 days"},
            "not to exceed an aggregate of 90 days": {
                "quantity": "90",
                "qualifier": "not to exceed an aggregate of",
                "span_text": "90 days",
            },
            "10 Trading Days out of any 20 consecutive\n Trading Days": {"quantity": "10", "calendar": "business"},
            "60 days during any period of 180 consecutive days": {"quantity": "60"},
            "120 days (including weekends and\n holidays) in any 365 day period": {"quantity": "120"},
            "the first 12 months (the “Initial Period”) following the Closing Date": {"span_text": "first 12 months"},
            "last two\n years of the Term": {"quantity": "2", "span_text": "last two\n years"},
            "first two succeeding calendar quarters": {"quantity": "2", "unit": "quarter"},
            "first three quarters of each fiscal\n year": {"quantity": "3", "span_text": "first three quarters"},
            "previous 12-month period": {"quantity": "12"},
            "over a weighted-average period of 2.3 years": {"quantity": "2.3", "span_text": "2.3 years"},
            "*** (***)\n days": {"quantity": None, "redacted": True},
            "thirty ([***]) days": {"quantity": "30"},
            "90 days, whether or not consecutive, in any 360-day period": {"quantity": "90"},
            "fifteen days (15)": {"quantity": "15", "unit": "day"},
            "sixty days (60)\n days": {"quantity": "60", "unit": "day"},
            "20 of 30 consecutive\n trading days": {
                "quantity": "20",
                "span_text": "20 of 30 consecutive\n trading days",
            },
            "10 out of any 20 consecutive\n trading days": {"quantity": "10", "calendar": "business"},
            "first 12 months  following  the close of the\n     transaction": {
                "quantity": "12",
                "direction": "after",
                "anchor": "the close of the transaction",
            },
        },
        near_misses=(
            "18 years of age",
            "tests of 250,000 Year 2000 systems",
            "EUR 5,000 month",
            "carried over from one year to the next",
            "21 Minutes of all resolutions",
            "06/30/20 quarter",
            "someone daily",
            "Section 2.30 days",
            "10% years",
            "one and three-quarters percent",
            "every six months",
            "5.8 Hours of Operation",
            "2004 fiscal year",
            "the 2004 quarter",
            "the quarter and first six months",
            "the 2000 Year-End results",
        ),
    ),
    Rule(
        name="duration.limits",
        pattern=COUNT,
        build=_several,
        pieces=DURATION_PIECES,
        examples={
            "7 and not more than 180 days": [{"quantity": "7"}, {"quantity": "180", "qualifier": "not more than"}],
            "30 nor more than\n 60 days": [{"quantity": "30"}, {"quantity": "60"}],
            "three to five\n years": [{"quantity": "3", "unit": "year"}, {"quantity": "5"}],
            "12-18 months": [{"quantity": "12"}, {"quantity": "18"}],
            "two- to three-year\n period": [{"quantity": "2"}, {"quantity": "3"}],
            "30/60/90 days": [{"quantity": "30"}, {"quantity": "60"}, {"quantity": "90"}],
            "52- or 53-week period": [{"quantity": "52"}, {"quantity": "53", "unit": "week"}],
            "30 and 60 days thereafter": [
                {"quantity": "30", "span_text": "30 and 60 days"},
                {"quantity": "60", "span_text": "30 and 60 days"},
            ],
            "two weeks nor more\n than 60 days": [{"quantity": "2", "unit": "week"}, {"quantity": "60", "unit": "day"}],
            "30, 60 or 90 days": [{"quantity": "30"}, {"quantity": "60"}, {"quantity": "90"}],
        },
        near_misses=(
            "7 and 180 days",
            "30 or more days",
            "one year or 30 days",
            "from 10 years to 4 years",
            "June 18, 2019 - 30 days",
            "06/30/20 quarter",
            "30/360 day basis",
        ),
    ),
)
