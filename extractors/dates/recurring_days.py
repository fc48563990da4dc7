"""Days that come again: "last day of each quarter", "first day of each January and July", "15th of each month"."""

import regex

from extractors.dates.pieces import position, quantity, unit, whole
from extractors.dates.recurring_pieces import RECURRING_PIECES, regular
from extractors.dates.sides import side_at
from pipeline.document import Document
from pipeline.record import Date, Frequency, Unit
from pipeline.rules import Match, Rule


def _months(match: Match, document: Document) -> Date | None:
    """A day of months that are named one by one: of four it is quarterly, of two semiannual, of one annual."""
    often: dict[int, Frequency] = {1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly"}
    repeated = match["each"] is not None or match["yearly"] is not None
    count = len(regex.findall(r"\b[A-Z][a-z]{2,}\b(?!\s+[Yy]ear)", match["months"]))
    return (
        Date(kind="recurring", span=whole(match), frequency=often[count])
        if count in often and (count > 1 or repeated)
        else None
    )


def _each(match: Match, document: Document) -> Date | None:
    """Days that are named with "each": of four it is quarterly, of two semiannual, of one annual."""
    often: dict[int, Frequency] = {1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly"}
    count = 1 + len(regex.findall(r"[A-Z]", match["more"]))
    return Date(kind="recurring", span=whole(match), frequency=often[count]) if count in often else None


_OFTEN: dict[tuple[int, Unit], Frequency] = {
    (7, "day"): "weekly",
    (1, "month"): "monthly",
    (3, "month"): "quarterly",
    (6, "month"): "semiannual",
    (12, "month"): "annual",
    (2, "quarter"): "semiannual",
    (4, "quarter"): "annual",
}


def _every(match: Match, document: Document) -> Date | None:
    """What comes every so many units, or every other or third one; most counts have no word for how often that is."""
    number = quantity(match["number"]) if match["number"] else position(match["nth"] or "second")
    if number is None:
        return None
    often = _OFTEN.get((int(number), unit(match["unit"]))) if number == int(number) else None
    side, span = side_at(document.text, match.end(), of=False), whole(match)
    anchor = side.anchor.words(document.text) if side and side.direction == "after" else None
    if side is None or anchor in (None, "thereafter"):
        return Date(kind="recurring", span=span, frequency=often)
    return Date(kind="recurring", span=span._replace(end=side.end), frequency=often, anchor=anchor)


RULES_OF_EVERY = (
    Rule(
        name="recurring.every",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> (?: once \s+ )? every \s+ (?P<number>{NUMBER}) [\s-]++
                (?: {ADJECTIVE} [\s-]++ )? (?: {KIND} [\s-]++ )? ) )
                (?P<unit> (?: minute | hour | day | week | month | quarter | year ) s ) \b
            | (?<= (?<! [\w-] ) (?P<begin> (?: once \s+ )? every \s+ (?: (?P<nth>{ORDINAL}) | other ) \s+
                (?: {KIND} \s+ | {WEEK} )? ) )
                (?P<unit> day | week | month | quarter | year ) \b )
            (?! ['’] | \s+ period )""",
        build=_every,
        pieces=RECURRING_PIECES,
        examples={
            "every six months": {"kind": "recurring", "frequency": "semiannual"},
            "every ninety (90)\n days": {"frequency": None},
            "every three (3) months after the Closing\n Date": {"frequency": "quarterly", "anchor": "the Closing Date"},
            "every 30\n days thereafter": {"anchor": None, "span_text": "every 30\n days"},
            "every third\n month": {"frequency": "quarterly"},
            "every thirty (30) minutes": {"frequency": None},
            "every other Tuesday": {"frequency": None},
            "at least once every twelve\n months": {"frequency": "annual", "span_text": "once every twelve\n months"},
            "once every other\n year": {"frequency": None, "span_text": "once every other\n year"},
            "every twelfth (12th) month": {"frequency": "annual"},
        },
        near_misses=("every month", "every three (3) month period", "for three months"),
    ),
)
RULES_OF_NAMED_DAYS = (
    Rule(
        name="recurring.each_named_day",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ ) ) {MONTH} \s+ {NAMED_DAY}
            (?P<more> (?: (?: \s*,\s* (?: and \s+ | or \s+ )? | \s+ (?: and | or ) \s+ ) {MONTH} \s+
                {NAMED_DAY} ){0,11} )
            (?: \s+ (?: of | in ) \s+ {EACH} \s+ {KIND_OF_UNIT} year \b )? (?! ,? \s+ {YEAR} )""",
        build=_each,
        pieces=RECURRING_PIECES,
        ignore_case=False,
        examples={
            "each January 1": {"kind": "recurring", "frequency": "annual"},
            "each March 31, June 30, September 30 and\n December 31": {"frequency": "quarterly"},
            "each January 15th and July 15th": {"frequency": "semiannual"},
        },
        near_misses=("each March 31, 2004", "on January 1", "each January", "each of March 31"),
    ),
)
RULES_OF_NAMED_MONTHS = (
    Rule(
        name="recurring.nth_of_months",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ of \s+ (?P<each> {EACH} \s+ (?: of \s+ )? )? ) )
            (?P<months> {MONTH} {ALSO_MONTH}{0,11} )
            (?: (?P<yearly> {OF_EACH_YEAR} ) | (?! \s+ {NAMED_DAY} | ,? \s+ {YEAR} ) )""",
        build=_months,
        pieces=RECURRING_PIECES,
        ignore_case=False,
        examples={
            "20th of January, April, July and\n October": {"kind": "recurring", "frequency": "quarterly"},
            "1st of March and September of each year": {"frequency": "semiannual"},
        },
        near_misses=("20th of January", "1st of March and 2nd of April, 2004", "March and September of each year"),
    ),
    Rule(
        name="recurring.months",
        pattern=r"""(?<= (?P<begin> (?P<each> (?<! [\w-] ) {EACH} \s+ (?: of \s+ )? )? ) )
            (?<! [\w-] | {MONTH} \s* (?: , \s* (?: and \s+ )? | \s and \s+ )
                | (?: {POINT} | day ) \s+ (?: of | in ) \s+ )
            (?P<months> {MONTH} {ALSO_MONTH}{1,11} ) (?P<yearly> {OF_EACH_YEAR} )""",
        build=_months,
        pieces=RECURRING_PIECES,
        ignore_case=False,
        examples={
            "in February, May, August and November of each\n year": {
                "frequency": "quarterly",
                "span_text": "February, May, August and November of each\n year",
            },
            "May and November of each year": {"kind": "recurring", "frequency": "semiannual"},
            "March, June, September and December each\n year": {"frequency": "quarterly"},
        },
        near_misses=("May of each year", "February and May 2004", "1st day of May and June of each year"),
    ),
    Rule(
        name="recurring.each_month_by_name",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ ) ) (?P<each> ) (?P<yearly> )
            (?P<months> {MONTH} {ALSO_MONTH}{0,11} ) (?! \s+ {NAMED_DAY} | ,? \s+ {YEAR} | [’'-] )""",
        build=_months,
        pieces=RECURRING_PIECES,
        ignore_case=False,
        examples={
            "reviewed each January": {"frequency": "annual", "span_text": "each January"},
            "every April and\n October": {"kind": "recurring", "frequency": "semiannual"},
        },
        near_misses=("each January 1", "each May 2004 payment", "in January", "each of March and May"),
    ),
)
RULES_OF_DAYS = (
    Rule(
        name="recurring.day_of_each",
        pattern=r"""(?= days? {OR_IF}? \s+ (?: of | in ) \b ) (?<= (?<! [\w-] ) (?P<begin>
                (?: {POINT} | {OPEN_POINT} )
                (?: (?: \s+ (?: {KIND} \s+ )? days? )? \s+ (?: and | or ) \s+ (?: the \s+ )? {POINT} )? \s+
                (?: {KIND} \s+ | {WEEK} )? ) )
            days? {OR_IF}? \s+ {OF_UNIT}
            (?P<often> month | quarter | year | week ) s? \b""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "last day of each quarter": {"kind": "recurring", "frequency": "quarterly"},
            "first Business Day of each\n calendar month": {"frequency": "monthly"},
            "15th day of every month": {"frequency": "monthly"},
            "first day of each and every calendar\n month": {"frequency": "monthly"},
            "last day of any Fiscal Month": {"frequency": "monthly"},
            "same day of\n each month": {"frequency": "monthly"},
            "first Business Day of each succeeding calendar month": {"frequency": "monthly"},
            "15th and last day of each month": {"kind": "recurring"},
            "15th day (or, if not a Business Day, the next\n one) of each month": {"frequency": "monthly"},
            "10th day and the last\n day of each month": {"frequency": "monthly"},
            "first Monday of each month": {"frequency": "monthly"},
            "second Tuesday in each\n month": {"frequency": "monthly"},
            "last day of each of the first three fiscal\n quarters": {"frequency": "quarterly"},
            "_____ day of each\n month": {"frequency": "monthly"},
            "10t h day of the first month of each quarter": {"frequency": "quarterly"},
            "first day of each DCL Financial\n Year": {"frequency": "annual"},
        },
        near_misses=("first day of the month", "last days of May"),
    ),
    Rule(
        name="recurring.day_of_months",
        pattern=r"""(?= day \s+ (?: of | in ) \b )
            (?<= (?<! [\w-] ) (?P<begin> (?: {POINT} | {OPEN_POINT} ) \s+ (?: {KIND} \s+ | {WEEK} )? ) )
            day \s+ (?: of | in ) \s+ (?P<each> {EACH} \s+ (?: of \s+ )? )?
            (?P<months> {MONTH} (?: (?: \s*,\s* (?: and \s+ )? | \s+ and \s+ ) {MONTH} ){0,11} )
            (?: (?P<yearly> \s+ (?: of | in ) \s+ {EACH} \s+ {KIND_OF_UNIT} year \b )
            | (?(each) | (?! [\s,]{1,80} (?: 1[89] | 2[01] ) \d\d ) ) )""",
        build=_months,
        pieces=RECURRING_PIECES,
        examples={
            "1st day of each June,\n September, December and March of each Contract year": {"frequency": "quarterly"},
            "first day of each January and July": {"frequency": "semiannual"},
            "last Business Day of each of January, April, July and\n October": {"frequency": "quarterly"},
            "last Business Day in November of each\n year": {"frequency": "annual"},
            "last Sunday in December of each\n year": {"frequency": "annual"},
            "first (1st) day of February, May, August and November": {"frequency": "quarterly"},
            "first (1st) day of February, May, August and November in each Contract Year": {"frequency": "quarterly"},
        },
        near_misses=("first day of June", "1st day of each month", "8th day of May, 2014"),
    ),
)
RULES_OF_POINTS = (
    Rule(
        name="recurring.point_of_each",
        pattern=r"""(?<= (?<! [\w-] ) (?<! {MONTH} \s+ )
            (?P<begin> (?: {POINT} (?: ,? \s+ (?: and | or ) \s+ {POINT} )?
                | (?: end | close | beginning | start ) (?! \s+ of \s+ any \b ) ) \s+ {OF_UNIT} ) )
            (?P<often> month | quarter | year ) \b (?! [’'-] )""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "15th of each month": {"kind": "recurring", "frequency": "monthly"},
            "first and fifteenth of\n each calendar month": {"frequency": "monthly"},
            "end of each fiscal\n quarter": {"frequency": "quarterly"},
            "end of each full\n month": {"frequency": "monthly", "span_text": "end of each full\n month"},
            "beginning of each Lease Year": {"frequency": "annual"},
        },
        near_misses=(
            "the first of the month",
            "each month",
            "part of each month",
            "June 30th of each year",
            "end of any fiscal quarter",
        ),
    ),
)
