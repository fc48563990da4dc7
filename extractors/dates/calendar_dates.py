"""Days of the calendar as filings write them: in full, in figures, without their year, with a time, with blanks.

"June 30, 2004" is 2004-06-30, "January 1" is XXXX-01-01, "___ day of January, 2002" is 2002-01-XX, and
"May 12, 2004, at 11 a.m. Eastern Daylight Time" is 2004-05-12T11:00-04:00.
"""

from datetime import date

import regex

from extractors.dates.clock import CLOCK, offset, time_of
from extractors.dates.pieces import PIECES, following, full_year, group, month_number, whole
from extractors.numerals import ordinal
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule, words

DATE_PIECES = {
    **PIECES,
    # "May" and "March" are words besides, so the small letters of a verb do not count
    "MONTH": r"(?: Jan(?:uary|\.)? | Feb(?:ruary|\.)? | (?-i: March | MARCH | Mar\b\.? ) | Apr(?:il|\.)?"
    r" | (?-i: May | MAY )"
    r" | June? | July? | Aug(?:ust|\.)? | Sept?(?:ember|\.)? | Oct(?:ober|\.)? | Nov(?:ember|\.)? | Dec(?:ember|\.)? )",
    "FULL_MONTH": r"(?: January | February | (?-i: March | MARCH ) | April | (?-i: May | MAY ) | June | July | August"
    r" | September | October | November | December )",
    "YEAR": r"(?: 1[89] | 2[01] ) \d\d (?! \d | , \d )",
    "DAY": r"(?: 3[01] | [12]\d | 0?[1-9] ) (?! \d | \s? % | [.,/] \d{1,3} (?! \d ) ) (?: st | nd | rd | th )?",
    "BLANK": r"(?: \[ \s* _+ \s* \] | _{2,}+ | \[ [\s●•*]{1,8} \]"
    r" | \[ (?: insert \s+ )? (?: date | day | month ) \] | [●•] )",
    "YEAR_BLANK": r"(?: (?: 19 | 20 ) \d? (?: \[ \s* _* \s* [●•*]* \] | _+ ) | [12] _{3} )",
    "COMMA": r"(?: [\s,]{1,12} | [ ]{1,40} , \s? )",
}
_COMPARATOR = regex.compile(
    r"""(?<= \b (?P<words> (?: in \s+ no \s+ event \s+ )? (?: not? \s+ )? (?: later | earlier | sooner ) \s+ th[ae]n
        | prior \s+ to \s+ or \s+ on | on \s+ or \s+ (?: before | prior \s+ to | after ) | prior \s+ to | before | after
        | subsequent \s+ to | until | by | since | through ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)

_DIGITS = regex.compile(r"\d+")
# "Source: CYBERGY HOLDINGS, INC., 10-Q, 5/20/2014": a line that an archive put under each page
_FOOTER = regex.compile(r"\bSource:\s[^\n]{2,120},\s[\w/() -]{2,20},\s+$")


def comparator_before(document: Document, at: int) -> str | None:
    """The words before a date that say on which side of it something lies: "on or before" in small letters."""
    match = following(_COMPARATOR, document.text, at)
    return words(match["words"]).lower() if match else None


def iso(year: int, month: int, day: int) -> str | None:
    """The date in ISO 8601, null where the calendar has no such day."""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None


def day_of(match: Match) -> str | None:
    """The date of a match with the groups `year`, `month` and `day`, null where there is no such day."""
    digits = _DIGITS.match(match["day"])
    day = int(digits[0]) if digits else ordinal(match["day"])
    if day is None:
        return None
    return iso(full_year(match["year"]), month_number(match["month"]), day)


def _full(match: Match, document: Document) -> Date | None:
    value = day_of(match)
    if value is None:
        return None
    span = whole(match)
    return Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


def _numeric(match: Match, document: Document) -> Date | None:
    """Month, day, year, as American filings have it; day first only where the first figure can be no month."""
    first, second = int(match["first"]), int(match["second"])
    month, day = (second, first) if first > 12 >= second else (first, second)
    value = iso(full_year(match["year"]), month, day)
    span = whole(match)
    if value is None or _FOOTER.search(document.text, max(0, span.start - 160), span.start):
        return None
    return Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


def _iso(match: Match, document: Document) -> Date | None:
    value = iso(int(match["year"]), int(match["month"]), int(match["day"]))
    return Date(kind="calendar", span=whole(match), value=value) if value else None


def _yearless(match: Match, document: Document) -> Date | None:
    month, day = month_number(match["month"]), int(_DIGITS.findall(match["day"])[0])
    if iso(2000, month, day) is None:
        return None
    span = whole(match)
    return Date(
        kind="calendar",
        span=span,
        value=f"XXXX-{month:02}-{day:02}",
        comparator=comparator_before(document, span.start),
    )


def _datetime(match: Match, document: Document) -> Date | None:
    day, time = day_of(match), time_of(match)
    if day is None or time is None:
        return None
    zone = offset(match["zone"], date.fromisoformat(day))
    return Date(kind="datetime", span=whole(match), value=f"{day}T{time}{zone}")


def _has_blank(match: Match) -> bool:
    """Whether a date that may have blanks has one."""
    return any(mark in (group(match, "begin") or "") + match[0] for mark in "_[●")


def _partial(match: Match, document: Document) -> Date | None:
    """A date with blanks: what is given, X for what is not, null where nothing is."""
    year, month, day = (group(match, name) for name in ("year", "month", "day"))
    span = whole(match)
    if not (year or month or day):
        return Date(kind="partial", span=span, blank=True)
    years = "".join(_DIGITS.findall(year)).ljust(4, "X") if year else "XXXX"
    months = f"{month_number(month):02}" if month else "XX"
    number = ordinal(day) if day else None
    return Date(kind="partial", span=span, value=f"{years}-{months}-{f'{number:02}' if number else 'XX'}", blank=True)


RULES_OF_MONTHS = (
    Rule(
        name="date.full",
        pattern=r"(?<! \w ) (?P<month>{MONTH}) \s* \[? (?P<day>{DAY}) \]? {COMMA} (?P<year>{YEAR})",
        build=_full,
        pieces=DATE_PIECES,
        examples={
            "June 30, 2004": {"kind": "calendar", "value": "2004-06-30"},
            "JUNE 30, 2004": {"value": "2004-06-30"},
            "November 14 2001": {"value": "2001-11-14"},
            "December\n     31, 2003": {"value": "2003-12-31"},
            "March [1], 2011": {"value": "2011-03-01"},
            "Sept. 3rd, 1996": {"value": "1996-09-03"},
            "prior to February  1, 2004": {
                "value": "2004-02-01",
                "comparator": "prior to",
                "span_text": "February  1, 2004",
            },
        },
        near_misses=("you may 12, 2004 shares", "November 31, 2001", "Section June 3, 20045", "March 1,500"),
    ),
    Rule(
        name="date.day_first",
        pattern=r"""(?= {MONTH} [\s,.]{1,12} {YEAR} ) (?<= (?<! [\w.,/-] ) (?P<begin> (?P<day> {ORDINAL}
            | (?: 3[01] | [12]\d | 0?[1-9] ) (?: \s? (?: s\s?t | n\s?d | r\s?d | t\s?h ) )? ) (?: \s+ day )?
            (?: \s+ of )? [\s-]{1,12} ) ) (?P<month>{MONTH}) [\s,.]{1,12} (?P<year>{YEAR})""",
        build=_full,
        pieces=DATE_PIECES,
        examples={
            "30 June 2004": {"value": "2004-06-30"},
            "15t h day of January 2018": {"value": "2018-01-15"},
            "8th day of May, 2014": {"value": "2014-05-08"},
            "twenty-second day\n of August, 1997": {"value": "1997-08-22"},
            "1st of October, 1999": {"value": "1999-10-01"},
        },
        near_misses=("32 June 2004", "Section 3.1 June 2004", "Rule 30 may 2004"),
    ),
    Rule(
        name="date.without_year",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{DAY}) (?! {COMMA} (?: {YEAR} | {YEAR_BLANK} ) )
            (?: \s+ of \s+ the \s+ (?: immediately \s+ )? (?: following | next | preceding | same | prior | current
            | succeeding )
            (?: \s+ (?: calendar | fiscal ) )? \s+ year \b )?""",
        build=_yearless,
        pieces=DATE_PIECES,
        examples={
            "January 1": {"value": "XXXX-01-01"},
            "Oct. 21": {"value": "XXXX-10-21"},
            "January 31st of the\n       following year": {"value": "XXXX-01-31"},
        },
        near_misses=("June 30, 2004", "you may 12", "March 1,500", "May 5%", "January 45"),
    ),
    Rule(
        name="date.day_first_without_year",
        pattern=r"""(?<= (?<! [\w.,/-] ) (?P<begin> (?P<day> (?: 3[01] | [12]\d | 0?[1-9] ) (?: st | nd | rd | th ) )
            (?: \s+ day )? (?: \s+ of )? \s+
            | (?<= \b (?: on | from | to | until | by | before | after | ending | ended | and ) \s+ )
              (?P<day> 3[01] | [12]\d | 0?[1-9] ) \s+ ) ) (?P<month>{FULL_MONTH}) \b
            (?! {COMMA} (?: {YEAR} | {YEAR_BLANK} | {BLANK} ) )""",
        build=_yearless,
        pieces=DATE_PIECES,
        examples={
            "31st March": {"value": "XXXX-03-31"},
            "1st day of\n July": {"value": "XXXX-07-01"},
            "from 1 January": {"value": "XXXX-01-01", "span_text": "1 January"},
        },
        near_misses=("8th day of May, 2014", "on the 5th Mayor", "3 June"),
    ),
    Rule(
        name="date.time",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA} (?P<year>{YEAR})
            ,? \s+ (?: at \s+ | by \s+ )? {CLOCK}""",
        build=_datetime,
        pieces={**DATE_PIECES, "CLOCK": CLOCK},
        examples={
            "May 12, 2004, at 11 a.m. Eastern Daylight Time": {"kind": "datetime", "value": "2004-05-12T11:00-04:00"},
            "January 15, 1999 at\n 5:00 p.m., New York City time": {"value": "1999-01-15T17:00-05:00"},
            "October 4, 2010 at noon": {"value": "2010-10-04T12:00"},
        },
        near_misses=("May 12, 2004, at 11", "May 12, 2004 at 11 Wall Street"),
    ),
    Rule(
        name="date.time_first",
        pattern=r"""(?= {MONTH} \s+ {DAY} {COMMA} {YEAR} )
            (?<= (?<! [\w:] ) (?P<begin> {CLOCK} ,? \s+ (?: on \s+ )? (?: \w{3,6} day ,? \s+ )? ) )
            (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA} (?P<year>{YEAR})""",
        build=_datetime,
        pieces={**DATE_PIECES, "CLOCK": CLOCK},
        examples={
            "5:00 p.m., New York City time,\n on June 30, 2004": {"value": "2004-06-30T17:00-04:00"},
            "11:59 p.m. EST on December 31, 2015": {"value": "2015-12-31T23:59-05:00"},
        },
        near_misses=("5:00 p.m. on the Closing Date", "at 11 on June 30, 2004"),
    ),
    Rule(
        name="date.blank_month_day",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s* (?: {BLANK} | (?P<day>{DAY}) ) {COMMA}
            (?P<year> {YEAR_BLANK} | {YEAR} )""",
        build=lambda match, document: _partial(match, document) if _has_blank(match) else None,
        pieces=DATE_PIECES,
        examples={
            "January __, 2004": {"value": "2004-01-XX"},
            "June [__], 2005": {"value": "2005-06-XX"},
            "June 30, 20__": {"value": "20XX-06-30"},
        },
        near_misses=("June 30, 2004", "you may __, 2004"),
    ),
)
"""Dates that name their month; months and years by themselves are in `months_and_years`."""

RULES_OF_FIGURES = (
    Rule(
        name="date.numeric",
        pattern=r"""(?<= (?<! [\w/.,$-] ) (?P<begin> (?P<first> 3[01] | [12]\d | 0?[1-9] ) ) )
            (?P<mark> [/-] ) (?P<second> 3[01] | [12]\d | 0?[1-9] ) (?P=mark)
            (?P<year> (?: 19 | 20 ) \d\d | (?<! - ) (?<= / ) \d\d ) (?! [\w/-] )""",
        build=_numeric,
        pieces=DATE_PIECES,
        examples={
            "5/8/14": {"value": "2014-05-08"},
            "05/08/2014": {"value": "2014-05-08"},
            "12/31/98": {"value": "1998-12-31"},
            "30/6/2004": {"value": "2004-06-30"},
            "06-30-2004": {"value": "2004-06-30"},
        },
        near_misses=(
            "Source: CYBERGY HOLDINGS, INC., 10-Q, 5/20/2014",
            "1/2 of 1%",
            "212-806-5836",
            "13/14/2004",
            "5/8/14/2",
            "333-10-12",
        ),
    ),
    Rule(
        name="date.iso",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<year> (?: 19 | 20 ) \d\d ) ) )
            - (?P<month> \d\d ) - (?P<day> \d\d ) (?! [\w-] )""",
        build=_iso,
        pieces=DATE_PIECES,
        examples={"2004-06-30": {"value": "2004-06-30"}},
        near_misses=("2004-13-30", "File No. 1-2004-06-30"),
    ),
)
"""Dates in figures alone."""

RULES_OF_BLANK_DAYS = (
    Rule(
        name="date.blank_day",
        pattern=r"""(?= day \s+ of \b ) (?<= (?<! [_\w] ) (?P<begin> (?: (?P<day>{ORDINAL}) | {BLANK} ) \s*
            (?: st | nd | rd | th )? \s* ) ) day \s+ of \s+
            (?: (?P<month>{MONTH}) | {BLANK} ) (?: [\s,]{0,12} (?P<year> {YEAR_BLANK} | {YEAR} ) )?""",
        build=lambda match, document: _partial(match, document) if _has_blank(match) else None,
        pieces=DATE_PIECES,
        examples={
            "___\nday of January, 2002": {"kind": "partial", "value": "2002-01-XX", "blank": True},
            "____ day of __________, 1998": {"value": "1998-XX-XX"},
            "8th day of ________, 20__": {"value": "20XX-XX-08"},
        },
        near_misses=("8th day of May, 2014", "____ days of service"),
    ),
    Rule(
        name="date.lost_blank",
        pattern=r"""(?<= \b this \s+ ) day \s+ of \s* (?: (?P<month>{MONTH}) )? \s* , \s*
            (?P<year> {YEAR} | (?: 19 | 20 ) (?! [\d] ) )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "this day of , 2009": {"value": "2009-XX-XX", "span_text": "day of , 2009"},
            "this day of\n , 20": {"value": "20XX-XX-XX", "span_text": "day of\n , 20"},
        },
        near_misses=("this 8th day of May, 2014", "the day of 2009"),
    ),
)
RULES_OF_BLANKS_AND_YEARS = (
    Rule(
        name="date.blank",
        pattern=r"""(?<= (?<! _ ) (?P<begin> {BLANK} (?: \s{0,12} {BLANK} )? [\s,]{0,12} ) )
            (?P<year> {YEAR_BLANK} | (?<= [\s,] ) {YEAR} (?! \s+ (?: shares | notes ) ) )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "[__], 2004": {"value": "2004-XX-XX"},
            "_______ , 20__": {"value": "20XX-XX-XX"},
            "____________ __,\n     1998": {"value": "1998-XX-XX"},
            "[●], 2019": {"value": "2019-XX-XX"},
        },
        near_misses=("By: ____________", "$____, and 2004"),
    ),
)
RULES_OF_BLANKS_ALONE = (
    Rule(
        name="date.blank_alone",
        pattern=r"""\b dated \s+ (?: as \s+ of \s+ )? (?P<begin>{BLANK}) (?! [\s,]{0,12} (?: {YEAR} | {YEAR_BLANK}
            | day \b | {BLANK} ) )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={"dated\n_______": {"kind": "partial", "value": None, "blank": True, "span_text": "_______"}},
        near_misses=("transferred ________", "dated ____, 2004"),
    ),
)
"""Dates with a blank for the month, or nothing but a blank."""
