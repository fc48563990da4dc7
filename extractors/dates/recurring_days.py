"""Days that come again: "last day of each quarter", "first day of each January and July", "15th of each month"."""

import regex

from extractors.dates.pieces import whole
from extractors.dates.recurring_pieces import RECURRING_PIECES, regular
from pipeline.document import Document
from pipeline.record import Date, Frequency
from pipeline.rules import Match, Rule


def _months(match: Match, document: Document) -> Date | None:
    """A day of months that are named one by one: of four it is quarterly, of two semiannual, of one annual."""
    often: dict[int, Frequency] = {1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly"}
    repeated = bool(match["each"] or match["yearly"])
    count = len(regex.findall(r"\b[A-Z][a-z]{2,}\b(?!\s+[Yy]ear)", match["months"]))
    return (
        Date(kind="recurring", span=whole(match), frequency=often[count])
        if count in often and (count > 1 or repeated)
        else None
    )


RULES_OF_DAYS = (
    Rule(
        name="recurring.day_of_each",
        pattern=r"""(?= days? \s+ of \b ) (?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ (?: {KIND} \s+ )? ) )
            days? \s+ {OF_UNIT}
            (?P<often> month | quarter | year | week ) \b""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "last day of each quarter": {"kind": "recurring", "frequency": "quarterly"},
            "first Business Day of each\n calendar month": {"frequency": "monthly"},
            "15th day of every month": {"frequency": "monthly"},
            "last day of any Fiscal Month": {"frequency": "monthly"},
            "first Business Day of each succeeding calendar month": {"frequency": "monthly"},
            "10t h day of the first month of each quarter": {"frequency": "quarterly"},
            "first day of each DCL Financial\n Year": {"frequency": "annual"},
        },
        near_misses=("first day of the month", "last days of May"),
    ),
    Rule(
        name="recurring.day_of_months",
        pattern=r"""(?= day \s+ (?: of | in ) \b ) (?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ (?: {KIND} \s+ )? ) )
            day \s+ (?: of | in ) \s+ (?P<each> {EACH} \s+ )?
            (?P<months> {MONTH} (?: (?: \s*,\s* (?: and \s+ )? | \s+ and \s+ ) {MONTH} ){0,11} )
            (?: (?P<yearly> \s+ (?: of | in ) \s+ {EACH} \s+ {KIND_OF_UNIT} year \b )
            | (?(each) | (?! [\s,]{1,12} (?: 1[89] | 2[01] ) \d\d ) ) )""",
        build=_months,
        pieces=RECURRING_PIECES,
        examples={
            "1st day of each June,\n September, December and March of each Contract year": {"frequency": "quarterly"},
            "first day of each January and July": {"frequency": "semiannual"},
            "last Business Day in November of each\n year": {"frequency": "annual"},
            "first (1st) day of February, May, August and November": {"frequency": "quarterly"},
            "first (1st) day of February, May, August and November in each Contract Year": {"frequency": "quarterly"},
        },
        near_misses=("first day of June", "1st day of each month", "8th day of May, 2014"),
    ),
)
RULES_OF_POINTS = (
    Rule(
        name="recurring.point_of_each",
        pattern=r"""(?<= (?<! [\w-] ) (?<! {MONTH} \s+ ) (?P<begin> {POINT} (?: ,? \s+ (?: and | or ) \s+ {POINT} )? \s+
            {OF_UNIT} ) )
            (?P<often> month | quarter | year ) \b (?! [’'-] )""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "15th of each month": {"kind": "recurring", "frequency": "monthly"},
            "first and fifteenth of\n each calendar month": {"frequency": "monthly"},
        },
        near_misses=("the first of the month", "each month", "part of each month", "June 30th of each year"),
    ),
)
