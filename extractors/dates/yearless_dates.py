"""Days of the calendar without their year, and lists and ranges of days that share one.

"January 1" is XXXX-01-01, that of "January 1 through March 31, 2001" 2001-01-01; "8 and 9 June 2004" is two days.
"""

from collections.abc import Iterator

import regex

from extractors.dates import anchors, listed_days
from extractors.dates.date_pieces import DATE_PIECES, comparator_before, edtf
from extractors.dates.pieces import following, whole
from extractors.lexicon.months import month_number
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_DIGITS = lazy(r"\d+")
_LIST = 160
"""How far a list of days can run to the year that they share, in characters."""
_JOIN = r"(?: \s* , (?: \s* (?: and | or ) )? | \s* & | \s+ (?: and | or | to | through | until ) | \s* [-–] ) \s*"
_DAY_OF_MONTH = lazy(
    expand(r"(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day> 3[01] | [12]\d | 0?[1-9] ) (?! \d )", DATE_PIECES),
    regex.VERBOSE | regex.IGNORECASE,
)
_DAYS_MORE = lazy(
    expand(
        _JOIN + r"(?: {MONTH} \s+ {DAY} " + _JOIN + r" ){0,6} {MONTH} \s+ {DAY} {COMMA} (?P<year>{YEAR})", DATE_PIECES
    ),
    regex.VERBOSE | regex.IGNORECASE,
)

# "March 15 of the calendar year following the year in which the bonus is earned"
_YEAR_AFTER = lazy(
    r"""\s+ of \s+ the \s+ (?: (?: calendar | fiscal | taxable ) \s+ )? year \s+ (?: (?: immediately | next ) \s+ )?
        (?: following | after | succeeding | preceding )""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _yearless(match: Match, document: Document) -> Iterator[Date]:
    """The day, its year taken from the list or range that it opens; of "February 22 & 23, 2011" both days."""
    month, day = month_number(match["month"]), int(_DIGITS.findall(match["day"])[0])
    span = _with_year(document.text, whole(match))
    listed = listed_days.behind(document.text, span.end)
    year = listed.year or _shared_year(document.text, span.end, (month, day))
    value = edtf(year, month, day)
    if value is None:
        return
    yield Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))
    for number, place in listed.days:
        if other := edtf(year, month, number):
            yield Date(kind="calendar", span=place, value=other)


def _with_year(text: str, span: Span) -> Span:
    """The span with the year that is told by another one."""
    led = following(_YEAR_AFTER, text, span.end)
    anchor = anchors.read(text, led.end()) if led else None
    return span._replace(end=anchor.end) if anchor else span


def _shared_year(text: str, at: int, first: tuple[int, int]) -> int | None:
    """The year that ends a list or range of days: 2001 for the first of "January 1 through March 31, 2001".

    Null where the days do not follow one another in a year: "November 1 to January 31, 2005" begins in another one.
    """
    listed = _DAYS_MORE.match(text, at, at + _LIST)
    if listed is None:
        return None
    days = [
        (month_number(one["month"]), int(one["day"])) for one in _DAY_OF_MONTH.finditer(text, at, listed.start("year"))
    ]
    return int(listed["year"]) if [first, *days] == sorted([first, *days]) else None


RULES_OF_YEARLESS_DAYS = (
    Rule(
        name="date.without_year",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{DAY})
            (?! {COMMA} (?: {YEAR} | {SHORT_YEAR} | {YEAR_BLANK} ) )
            (?! [ ] (?-i: (?: [A-Z][\w.]* [ ] ){1,4} (?: St(?:reet)? | Ave(?:nue)? | R(?:oa)?d | Drive | Lane
                | Boulevard | Blvd | Place | Court | Way | Square | Parkway | Plaza ) \b ) )
            (?: \s+ of \s+ the \s+ (?: immediately \s+ )? (?: following | next | preceding | same | prior | current
            | succeeding )
            (?: \s+ (?: calendar | fiscal ) )? \s+ year \b )?""",
        build=_yearless,
        pieces=DATE_PIECES,
        examples={
            "January 1": {"value": "XXXX-01-01"},
            "Oct. 21": {"value": "XXXX-10-21"},
            "January 31st of the\n       following year": {"value": "XXXX-01-31"},
            "March 15 of the calendar year following the calendar\n year": {"value": "XXXX-03-15"},
            "January 1 through March 31, 2001": {"value": "2001-01-01", "span_text": "January 1"},
            "November 1 to\n January 31, 2005": {"value": "XXXX-11-01", "span_text": "November 1"},
            "February 22 & 23, 2011": [
                {"value": "2011-02-22", "span_text": "February 22"},
                {"value": "2011-02-23", "span_text": "23, 2011"},
            ],
            "on June 1st, 2nd and 3rd, 2004": [
                {"value": "2004-06-01", "span_text": "June 1st"},
                {"value": "2004-06-02", "span_text": "2nd"},
                {"value": "2004-06-03", "span_text": "3rd, 2004"},
            ],
            "March 1st and 15th of": [
                {"value": "XXXX-03-01", "span_text": "March 1st"},
                {"value": "XXXX-03-15", "span_text": "15th"},
            ],
            "July 8-9, in Rome": [
                {"value": "XXXX-07-08", "span_text": "July 8"},
                {"value": "XXXX-07-09", "span_text": "9"},
            ],
        },
        near_misses=("June 30, 2004", "Frank May\n12 Elm Street", "you may 12", "March 1,500", "May 5%", "January 45"),
    ),
    Rule(
        name="date.day_first_without_year",
        pattern=r"""(?<= (?<! [\w.,/-] ) (?P<begin> (?P<day> (?: 3[01] | [12]\d | 0?[1-9] ) (?: st | nd | rd | th ) )
            (?: \s+ day )? (?: \s+ of )? \s+
            | (?<= \b (?: on | from | to | until | by | before | after | ending | ended | and | or | of | each | every
                | means? | next | following | preceding | succeeding | \d\d? \s+ {FULL_MONTH} , ) \s+ )
              (?P<day> 3[01] | [12]\d | 0?[1-9] ) \s+ ) ) (?P<month>{FULL_MONTH}) \b
            (?! {COMMA} (?: {YEAR} | {SHORT_YEAR} | {YEAR_BLANK} | {BLANK} ) )""",
        build=_yearless,
        pieces=DATE_PIECES,
        examples={
            "31st March": {"value": "XXXX-03-31"},
            "means 30 June of each year": {"value": "XXXX-06-30", "span_text": "30 June"},
            "1st day of\n July": {"value": "XXXX-07-01"},
            "from 1 January": {"value": "XXXX-01-01", "span_text": "1 January"},
            "on the succeeding\n 30 June": {"value": "XXXX-06-30", "span_text": "30 June"},
        },
        near_misses=("8th day of May, 2014", "on the 5th Mayor", "3 June"),
    ),
)
