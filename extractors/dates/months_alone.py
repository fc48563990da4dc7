"""Months that date something by themselves: "June 2004", "Sept. '98", "in January"."""

from extractors.dates.date_pieces import DATE_PIECES, comparator_before
from extractors.dates.pieces import group
from extractors.lexicon.months import month_number
from extractors.numerals import full_year
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule, span_of

_PIECES = {
    **DATE_PIECES,
    # "Dec 99", where the number counts nothing that follows it
    "TO_MONTH": r"(?: \s+ (?: to | through | and | or | until | & ) \s+ | \s? [-–] \s? )",
    # "March sales rose": what a company tells of a month; not "May deliveries be made"
    "OF_A_MONTH": r"(?: \s+ (?-i: (?: comparable | same | total | net | retail | system-?wide ) [\s-]+"
    r" (?: (?: store | restaurant | unit ) [\s-]+ )? )?"
    r" (?-i: sales | revenues? | traffic | results | production | shipments | bookings | deliveries ) \b"
    r" (?! (?<= (?-i: May ) \s [\w\s-]{4,60} )"
    r" [^.;]{0,80} (?<! \b (?: to | will | would | should | may ) \s+ ) \b be \b ) )",
    # "prices for March", and not "for August Holdings" or "for April's"
    "NO_NAME": r"(?= \s* (?: [,;)] | \. (?! \w ) | $ ) | \s+ (?-i: and | as | at | but | compared | due | from | in"
    r" | is | of | or | primarily | to | versus | was | were | which | while | with ) \b )",
    "NINETIES": r"[89]\d (?: \s* (?: [;:)–-] | [.,] (?! \d ) | $ ) | \s+ (?: and | or | to | through | until ) \b )",
}


def _month(match: Match, document: Document) -> Date:
    return Date(
        kind="month",
        span=span_of(match, "date"),
        value=f"{_year_of(match) or 'XXXX'}-{month_number(match['month']):02}",
        comparator=comparator_before(document, match.start("date")),
    )


def _year_of(match: Match) -> int | None:
    """The year of a month, of two digits or four; null where the words give none."""
    year = group(match, "year")
    return full_year(year) if year else None


def _first_month(match: Match, document: Document) -> Date:
    """The month that opens a range, in the year of the last one unless the range runs over its end."""
    first, last = month_number(match["month"]), month_number(match["last"])
    year = match["year"] if first <= last else "XXXX"
    return Date(
        kind="month",
        span=span_of(match, "month"),
        value=f"{year}-{first:02}",
        comparator=comparator_before(document, match.start("month")),
    )


RULES_OF_MONTHS = (
    Rule(
        name="date.month",
        pattern=r"(?<! [\w/] ) (?P<date> (?P<month>{MONTH}) (?: (?: ,? \s* | [-–/] | \s+ of \s+ ) (?P<year>{YEAR})"
        r" | (?: \s* ['’] | (?<! [-\d] \s* {MONTH} ) [-–] | \s+ (?= {NINETIES} ) ) (?P<year> \d\d )"
        r" (?! [\w%/-] | [.,]\d | \s* % ) ) )",
        build=_month,
        pieces=_PIECES,
        examples={
            "June  2004": {"kind": "month", "value": "2004-06"},
            "November\n1998": {"value": "1998-11"},
            "March of 2001": {"value": "2001-03"},
            "Sept. '98": {"value": "1998-09"},
            "due Jan-98 and Feb-99": [
                {"value": "1998-01", "span_text": "Jan-98"},
                {"value": "1999-02", "span_text": "Feb-99"},
            ],
            "by Dec 99.": {"value": "1999-12", "span_text": "Dec 99"},
            "in June2004": {"value": "2004-06", "span_text": "June2004"},
        },
        near_misses=(
            "June 30, 2004",
            "you may 2004",
            "March 20045",
            "March '0500",
            "30-Jun-04",
            "June 30-31",
            "in May 98 workers",
            "Dec 95%",
        ),
    ),
)
RULES_OF_BARE_MONTHS = (
    Rule(
        name="date.month_alone",
        pattern=r"""(?<= \b (?: (?: in | since | during | last | late | early | mid- | next | through
            | late- | early- | (?: end | middle | beginning | close | the \s+ months? ) \s+ of ) \s*
            | (?: in | during | through | since | months \s+ of ) \s+ {FULL_MONTH} \s+ (?: and | or ) \s+ )
            | (?<= \b (?: for | from | versus | vs\. | compared \s+ (?: to | with )
                | from \s+ {FULL_MONTH} \s+ (?: to | through ) ) \s+ ) (?= {FULL_MONTH} {NO_NAME} )
            | (?= {FULL_MONTH} {OF_A_MONTH} ) ) (?<! \w )
            (?P<date> (?P<month>{FULL_MONTH}) ) (?! [\w’'-] | \s+ \d | ,? \s+ (?: {YEAR} | of \s+ {YEAR} )
            | \s* {BLANK} | {TO_MONTH} {FULL_MONTH} ,? \s+ (?: of \s+ )? {YEAR} )""",
        build=_month,
        pieces=_PIECES,
        examples={
            "in January": {"kind": "month", "value": "XXXX-01", "span_text": "January"},
            "for the month of\n December": {"value": "XXXX-12", "span_text": "December"},
            "since\n   September": {"value": "XXXX-09", "span_text": "September"},
            "through\n July and August": [{"span_text": "July"}, {"value": "XXXX-08", "span_text": "August"}],
            "prices for\n March compared to February, when": [{"span_text": "March"}, {"span_text": "February"}],
            "down from\n June to July.": [{"span_text": "June"}, {"value": "XXXX-07", "span_text": "July"}],
            "at the end of May": {"value": "XXXX-05", "span_text": "May"},
            "March\n sales rose 32 percent": {"value": "XXXX-03", "span_text": "March"},
            "March comparable store\n sales rose": {"value": "XXXX-03", "span_text": "March"},
        },
        near_misses=(
            "in January 2004",
            "in May 5",
            "he may",
            "for April Holdings",
            "for March 2004",
            "for June 5",
            "in Marchwood",
            "in March and April 2006",
            "during May or June of 1999",
            "May deliveries of the Goods be made by rail?",
        ),
    ),
)
RULES_OF_MONTH_RANGES = (
    Rule(
        name="date.month_of_range",
        pattern=r"""(?<! \w ) (?P<month>{FULL_MONTH})
            (?= {TO_MONTH} (?P<last>{FULL_MONTH}) ,? \s+ (?: of \s+ )? (?P<year>{YEAR}) )""",
        build=_first_month,
        pieces=_PIECES,
        examples={
            "from August to\n November 2007": {"kind": "month", "value": "2007-08", "span_text": "August"},
            "in January or February 2005": {"value": "2005-01", "span_text": "January"},
            "from November through January 2006": {"value": "XXXX-11", "span_text": "November"},
            "In February & June 2005": {"value": "2005-02", "span_text": "February"},
            "since June and\n July 2004": {"span_text": "June", "value": "2004-06", "comparator": "since"},
            "during May or\n June of 1999": {"value": "1999-05", "span_text": "May"},
        },
        near_misses=("August 5 to November 2007", "he may to November 2007", "August and the 2007"),
    ),
)
