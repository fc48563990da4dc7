"""Months and years that date something by themselves: "June 2004", "in January", "Notes due 2024", "1993 revenue".

A year inside a name is none ("Securities Act of 1933", "2004 Stock Option Plan", "Global 2000").
"""

import regex

from extractors.dates.calendar_dates import DATE_PIECES, comparator_before
from extractors.dates.pieces import group, month_number
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule, span_of

_PIECES = {
    **DATE_PIECES,
    # what is reported of a year: "1993 revenue", "2002 net income"
    "REPORTED": r"(?: (?: net | total | gross | operating | consolidated | pro \s forma | income | tax"
    r" | cash | capital )"
    r" (?: \s | - ) [a-z]+ | revenues? | sales | earnings | results | income | expenses? | guidance"
    r" | levels? | figures? | totals?"
    r" | performance | operations | expenditures? | production | volumes? )",
}
_NAMED = regex.compile(
    r"""\s+ (?: (?: [A-Z] [\w&'’-]* \s+ ){0,5} (?: Plan | Act | Notes? | Debentures? | Bonds? | Agreement | Meeting
    | Program
        | Warrants? | Code | Street | Avenue | Road | Drive | Boulevard | Facility | Certificates | Amendments? ) ) \b
        | \s+ (?: shares | units | options | warrants | square | employees | feet | miles )""",
    regex.VERBOSE,
)
_ACT = regex.compile(r"\b(?:Act|Code|Law|Reform|Rules|Regulations|ACT|CODE|LAW|REFORM)\s+(?:of|OF)\s+$")


def _month(match: Match, document: Document) -> Date:
    return Date(
        kind="month",
        span=span_of(match, "date"),
        value=f"{group(match, 'year') or 'XXXX'}-{month_number(match['month']):02}",
        comparator=comparator_before(document, match.start("date")),
    )


def _year(match: Match, document: Document) -> Date | None:
    """The year, unless the words around it make it part of a name."""
    text, span = document.text, span_of(match, "year")
    if _NAMED.match(text, span.end) or _ACT.search(text, max(0, span.start - 40), span.start):
        return None
    return Date(kind="year", span=span, value=match["year"], comparator=comparator_before(document, span.start))


RULES_OF_MONTHS = (
    Rule(
        name="date.month",
        pattern=r"(?<! \w ) (?P<date> (?P<month>{MONTH}) (?: ,? \s+ | \s+ of \s+ ) (?P<year>{YEAR}) )",
        build=_month,
        pieces=_PIECES,
        examples={
            "June  2004": {"kind": "month", "value": "2004-06"},
            "November\n1998": {"value": "1998-11"},
            "March of 2001": {"value": "2001-03"},
        },
        near_misses=("June 30, 2004", "you may 2004", "March 20045"),
    ),
)
RULES_OF_BARE_MONTHS = (
    Rule(
        name="date.month_alone",
        pattern=r"""(?<= \b (?: in | since | during | last | late | early | mid- | next ) \s* ) (?<! \w )
            (?P<date> (?P<month>{FULL_MONTH}) ) (?! [\w’'-] | \s+ \d | ,? \s+ (?: {YEAR} | of \s+ {YEAR} )
            | \s* {BLANK} )""",
        build=_month,
        pieces=_PIECES,
        examples={
            "in January": {"kind": "month", "value": "XXXX-01", "span_text": "January"},
            "since\n   September": {"value": "XXXX-09", "span_text": "September"},
        },
        near_misses=("in January 2004", "in May 5", "he may", "in Marchwood"),
    ),
)
RULES_OF_YEARS = (
    Rule(
        name="date.year",
        pattern=r"""(?<! [\d.,/$] ) (?<! (?<! \b mid ) - ) (?= (?: 19 | 20 ) \d\d ) (?: (?<= \b (?: in | since
            | during | due | through | until | to | and | or | from | early | late | mid | by
            | before | after | for | with | than | of | year | years | both | between | versus | vs\. | over
            | beginning | ending
            | calendar | throughout | \d{4}, ) (?: \s+ | (?<= mid ) - ) ) (?P<year>{YEAR})
            | (?P<year>{YEAR}) (?= \s+ {REPORTED} \b ) ) (?! [\w’'-] | \s* % | [.,/:] \d )""",
        build=_year,
        pieces=_PIECES,
        examples={
            "in mid-2005": {"value": "2005", "span_text": "2005"},
            "due 2024": {"kind": "year", "value": "2024", "span_text": "2024"},
            "Since\n   1984": {"value": "1984", "span_text": "1984"},
            "1993 net income": {"value": "1993", "span_text": "1993"},
            "compared with 1992 and 1991": [
                {"value": "1992", "span_text": "1992"},
                {"value": "1991", "span_text": "1991"},
            ],
        },
        near_misses=(
            "the Securities Act of 1933",
            "a Global 2000 company",
            "under the 2004 Stock Option Plan",
            "for 2000 shares",
            "to 2000.5",
            "$2004",
            "part 12-2004",
        ),
    ),
)
