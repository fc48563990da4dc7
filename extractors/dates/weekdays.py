"""Days of the week that come again: "every Monday", "second Tuesday in May", "Saturday closest to January 31"."""

from datetime import date, timedelta

import regex

from extractors.dates.date_pieces import DATE_PIECES, day_of
from extractors.dates.pieces import whole
from extractors.dates.recurring_pieces import RECURRING_PIECES
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, words

_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_A_WEEK = 7
_DAY = lazy(r"day\b", regex.IGNORECASE)
_PIECES = {**RECURRING_PIECES, "ITS_YEAR": r"[\s,]{1,80} (?: (?: of | in ) \s+ )? (?: 1[89] | 2[01] ) \d\d"}


def _weekly(match: Match, document: Document) -> Date:
    """One day of each week; for two of a week, and for every other week, there is no word of how often."""
    once = not match["other"] and len(_DAY.findall(match[0])) == 1
    return Date(kind="recurring", span=whole(match), frequency="weekly" if once else None)


def _yearly(match: Match, document: Document) -> Date:
    return Date(kind="recurring", span=whole(match), frequency="annual")


def _nearest(match: Match, document: Document) -> Date | None:
    """The day of the week that is nearest to a day: of each year, or of the year that stands there."""
    anchor = words(match["anchor"])
    if not match["year"]:
        return Date(kind="recurring", span=whole(match), frequency="annual", anchor=anchor)
    day = day_of(match)
    value = _nearest_to(date.fromisoformat(day), match["week"]) if day else None
    return Date(kind="relative", span=whole(match), value=value, direction="at", anchor=anchor)


def _nearest_to(day: date, week: str) -> str:
    """The day of the week at most three days before or after the day."""
    ahead = (_WEEK.index(week[:3].lower()) - day.weekday()) % _A_WEEK
    return (day + timedelta(ahead if ahead <= _A_WEEK // 2 else ahead - _A_WEEK)).isoformat()


RULES = (
    Rule(
        name="recurring.weekday",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: {EACH} | (?P<other> alternate ) ) \s+ {WEEK} ) ) days?
            (?: (?: \s*,\s* (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ ) {WEEK} day ){0,6}
            (?! [\w-] | ,? \s+ (?-i: {MONTH} ) \s+ \d | \s+ (?: through | to ) \s+ {WEEK} day )
            | (?<! {WEEK} day (?: \s*,\s* | \s+ (?: and | or | to | through ) \s+ | \s? [-–] \s? ) {WEEK} )
                (?<= (?<! [\w-] ) (?P<begin> {WEEK} ) ) day
                (?: (?: \s*,\s* (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ ) {WEEK} day ){0,6}
                \s+ (?: of | in ) \s+ {EACH} \s+ {KIND_OF_UNIT} week (?! [\w’'-] )""",
        build=_weekly,
        pieces=RECURRING_PIECES,
        examples={
            "every Monday": {"kind": "recurring", "frequency": "weekly"},
            "each Friday\n morning": {"frequency": "weekly", "span_text": "each Friday"},
            "each Monday and\n Thursday": {"frequency": None},
            "held every Monday may be moved": {"frequency": "weekly", "span_text": "every Monday"},
            "alternate\n Fridays": {"frequency": None},
            "by noon on Tuesday of each calendar\n week": {
                "frequency": "weekly",
                "span_text": "Tuesday of each calendar\n week",
            },
            "Monday and Thursday of every week": {"frequency": None},
            "Monday, Wednesday, and Friday of each\n week": {"frequency": None},
        },
        near_misses=(
            "on Monday",
            "Tuesday of the following week",
            "Monday through Friday of each week",
            "Tuesday of each week's schedule",
            "every other Monday",
            "each Monday, March 3",
            "each Monday-morning call",
            "each Monday through Friday",
        ),
    ),
    Rule(
        name="recurring.weekday_of_month",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ {WEEK} ) ) day \s+ (?: of | in ) \s+ {MONTH} \b
            (?! {ITS_YEAR} | \s+ (?: of | in ) {EACH_YEAR} | {ALSO_MONTH} ) (?: {EACH_YEAR} )?""",
        build=_yearly,
        pieces=_PIECES,
        examples={
            "second Tuesday in\n May": {"kind": "recurring", "frequency": "annual"},
            "first Tuesday in May each\n year": {"frequency": "annual"},
            "ends on the last Saturday of December": {"frequency": "annual", "span_text": "last Saturday of December"},
        },
        near_misses=(
            "second Tuesday in May, 2004",
            "second Tuesday in May of 2004",
            "last Sunday of the month",
            "Tuesday in May",
        ),
    ),
    Rule(
        name="recurring.nearest_weekday",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<week> {WEEK} ) ) ) day \s+
            (?: (?: that | which ) \s+ is \s+ )? (?: closest | nearest ) \s+ (?: to \s+ )? (?P<anchor>
                (?P<month>{MONTH}) \s+ (?P<day>{DAY}) (?: {COMMA} (?P<year>{YEAR}) | (?! {ITS_YEAR} ) )
                | the \s+ (?: last \s+ day | end ) \s+ of \s+ (?> {MONTH} ) (?! {ITS_YEAR} ) )
            (?: {OF_EACH_YEAR} )?""",
        build=_nearest,
        pieces={**_PIECES, **DATE_PIECES},
        examples={
            "Saturday closest to January\n 31": {"kind": "recurring", "frequency": "annual", "anchor": "January 31"},
            "Sunday nearest June 30\n of each year": {"frequency": "annual", "anchor": "June 30"},
            "Friday nearest the end of\n March": {"frequency": "annual", "anchor": "the end of March"},
            "Saturday closest to January 31,\n 2004": {
                "kind": "relative",
                "value": "2004-01-31",
                "anchor": "January 31, 2004",
            },
            "Sunday closest to December 31, 2003": {"value": "2003-12-28"},
        },
        near_misses=(
            "Saturday, January 31",
            "the day closest to January 31",
            "Saturday closest to the Closing Date",
            "Saturday closest to the end of January, 2004",
            "Saturday closest to January 31 in 2004",
        ),
    ),
)
