"""Days of the calendar with a time: "May 12, 2004, at 11 a.m. Eastern Daylight Time" is 2004-05-12T11:00-04:00."""

from datetime import date

import regex

from extractors.dates.clock import CLOCK, ZONE_BEHIND, offset, time_of
from extractors.dates.date_pieces import DATE_PIECES, day_of, iso
from extractors.dates.pieces import whole
from extractors.lexicon.months import month_number
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule

_PIECES = {
    **DATE_PIECES,
    "CLOCK": CLOCK,
    "ZONE_BEHIND": ZONE_BEHIND,
    "DAY_FIRST": r"(?P<day> {DAY} | {ORDINAL} ) \s+ (?: day \s+ )? (?: of \s+ )?",
}

_LEAP_YEAR = 2000
_YEARS = range(1987, 2027)
"""Years in which the clocks of the United States have been changed on days that a rule tells."""


def _datetime(match: Match, document: Document) -> Date | None:
    """The day with its time; the day alone for midnight, which may be either end of it."""
    day, time = day_of(match), time_of(match)
    if day is None:
        return None
    if time is None:
        return Date(kind="datetime", span=whole(match), value=day)
    zone = offset(match["zone"], date.fromisoformat(day))
    return Date(kind="datetime", span=whole(match), value=f"{day}T{time}{zone}")


def _yearless(match: Match, document: Document) -> Date | None:
    """A day without its year and its time; the distance from Greenwich where it is the same in any year."""
    digits = regex.match(r"\d+", match["day"])
    month, time = month_number(match["month"]), time_of(match)
    if digits is None or iso(_LEAP_YEAR, month, int(digits[0])) is None:
        return None
    if time is None:
        return Date(kind="datetime", span=whole(match), value=f"XXXX-{month:02}-{int(digits[0]):02}")
    days = [iso(year, month, int(digits[0])) for year in _YEARS]
    zones = {offset(match["zone"], date.fromisoformat(day)) for day in days if day}
    zone = zones.pop() if len(zones) == 1 else ""
    return Date(kind="datetime", span=whole(match), value=f"XXXX-{month:02}-{int(digits[0]):02}T{time}{zone}")


def _of_today(match: Match, _: Document) -> Date | None:
    return Date(kind="datetime", span=whole(match)) if time_of(match) else None


RULES_OF_TIMES = (
    Rule(
        name="date.time",
        pattern=r"""(?: (?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA} (?P<year>{YEAR})
            | (?<= (?<! [\w.,/-] ) (?P<begin> {DAY_FIRST} ) ) (?P<month>{MONTH}) ,? \s+ (?P<year>{YEAR}) )
            ,? \s+ (?: at \s+ | by \s+ | time: \s+ )? {CLOCK}""",
        build=_datetime,
        pieces=_PIECES,
        examples={
            "May 12, 2004, at 11 a.m. Eastern Daylight Time": {"kind": "datetime", "value": "2004-05-12T11:00-04:00"},
            "January 15, 1999 at\n 5:00 p.m., New York City time": {"value": "1999-01-15T17:00-05:00"},
            "May 5, 2010 8:00pm US Eastern Time": {"value": "2010-05-05T20:00-04:00"},
            "5 May 2016 at 10:00 a.m. New York time": {"value": "2016-05-05T10:00-04:00"},
            "3rd day of March, 1997, at 10:00 a.m., local time": {"value": "1997-03-03T10:00"},
            "May 6, 2003 at midnight": {"value": "2003-05-06"},
            "October 4, 2010 at noon": {"value": "2010-10-04T12:00"},
            "January 15, 2019\nTime: 11:00 a.m. Eastern time": {"value": "2019-01-15T11:00-05:00"},
            "July 1, 2001, at 7:00 o'clock A.M. local\n time": {"value": "2001-07-01T07:00"},
        },
        near_misses=("May 12, 2004, at 11", "May 12, 2004 at 11 Wall Street"),
    ),
    Rule(
        name="date.time_first",
        pattern=r"""(?= {MONTH} (?: \s+ {DAY} {COMMA} | ,? \s+ ) {YEAR} )
            (?<= (?<! [\w:] ) (?P<begin> {CLOCK} ,? \s+ (?: today ,? \s+ )?
                (?: at \s+ the \s+ end \s+ of \s+ (?: the \s+ day \s+ )? )? (?: on \s+ )? (?: \w{3,6} day ,? \s+ )?
                (?: the \s+ )? (?P<first> {DAY_FIRST} )? ) )
            (?P<month>{MONTH}) (?(first) ,? \s+ | \s+ (?P<day>{DAY}) {COMMA} ) (?P<year>{YEAR}) {ZONE_BEHIND}""",
        build=_datetime,
        pieces=_PIECES,
        examples={
            "5:00 p.m., New York City time,\n on June 30, 2004": {"value": "2004-06-30T17:00-04:00"},
            "8:00 a.m., New York time, on Tuesday, 5 May 2016": {"value": "2016-05-05T08:00-04:00"},
            "11:59 p.m. EST on December 31, 2015": {"value": "2015-12-31T23:59-05:00"},
            "10:00 o'clock a.m., on\n September 4, 2001": {"value": "2001-09-04T10:00"},
            "12:00 midnight, New York City time, on Tuesday,\n May 6, 2003": {
                "kind": "datetime",
                "value": "2003-05-06",
            },
            "midnight at the end of May 6, 2003": {"value": "2003-05-06"},
            "5:00 p.m. gmt on 5 May 2016": {"value": "2016-05-05T17:00+00:00"},
            "6:00 p.m. CEST on 5 May 2016": {"value": "2016-05-05T18:00+02:00"},
            "9:30 a.m, Mountain Time, on May 6, 2003": {"value": "2003-05-06T09:30-06:00"},
            "11:59 p.m. on May 6, 2003 (Eastern\n Time)": {"value": "2003-05-06T23:59-04:00"},
            "10:00 a.m. on the third day of March, 1997": {"value": "1997-03-03T10:00"},
            "17:00 hours on 30 June 2001": {"value": "2001-06-30T17:00"},
            "5.00 pm on 30 June 2001": {"value": "2001-06-30T17:00"},
            "2:00 p.m. (PT) today, January 15, 2019": {"value": "2019-01-15T14:00-08:00"},
            "8:00 a.m. Eastern Time (7:00 a.m. Central Time)\non January 15, 2019": {"value": "2019-01-15T08:00-05:00"},
        },
        near_misses=("5:00 p.m. on the Closing Date", "at 11 on June 30, 2004"),
    ),
    Rule(
        name="date.time_without_year",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{DAY}) (?! {COMMA} (?: {YEAR} | {SHORT_YEAR} ) )
            (?: ,? \s+ at \s+ | , \s+ ) {CLOCK}
            | (?<= (?<! [\w:] ) (?P<begin> {CLOCK} ,? \s+ (?: on \s+ )? (?: \w{3,6} day ,? \s+ )? ) )
            (?P<month>{MONTH}) \s+ (?P<day>{DAY})
            (?! {COMMA} (?: {YEAR} | {SHORT_YEAR} ) | \s+ (?: of | in ) \s+ each ) {ZONE_BEHIND}""",
        build=_yearless,
        pieces=_PIECES,
        examples={
            "on Thursday, July 31 at 10:00 a.m. EDT.": {
                "kind": "datetime",
                "value": "XXXX-07-31T10:00-04:00",
                "span_text": "July 31 at 10:00 a.m. EDT",
            },
            "10:00 a.m. Eastern time on\n Thursday, July 31": {"value": "XXXX-07-31T10:00-04:00"},
            "midnight, New York City\n time, on July 31": {"value": "XXXX-07-31"},
            "2:00 p.m. ET, March 20": {"value": "XXXX-03-20T14:00"},
            "11:59 p.m. on August 9,\n Central Time": {"value": "XXXX-08-09T23:59-05:00"},
        },
        near_misses=("July 31, 2003 at 10:00 a.m.", "5:00 p.m. on March 31 of each year", "July 31 at 10 Wall Street"),
    ),
)
RULES_OF_TODAY = (
    Rule(
        name="date.time_today",
        pattern=r"""(?<= (?<! [\w:] ) (?P<begin> {CLOCK} ,? \s+ ) ) today \b (?! ,? \s+ {MONTH} \s+ {DAY} )""",
        build=_of_today,
        pieces=_PIECES,
        examples={
            "2 p.m. PST today": {"kind": "datetime", "value": None},
            "4:00 p.m. Pacific Daylight\n Time today": {"kind": "datetime"},
        },
        near_misses=("2 p.m. PST today, January 15, 2019", "at 2 today", "the news of today"),
    ),
)
"""Times of the day on which the document was written, for `link` to say."""
