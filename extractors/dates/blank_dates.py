"""Days of the calendar with blanks: "___ day of January, 2002" is 2002-01-XX, "April   , 1999" 1999-04-XX."""

from extractors.dates.date_pieces import DATE_PIECES
from extractors.dates.order import month_first
from extractors.dates.pieces import group, whole
from extractors.lexicon.months import month_number
from extractors.numerals import full_year, ordinal
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule

_PIECES = {
    **DATE_PIECES,
    # a wider gap divides a blank to be filled in from what stands in the next column
    "GAP": r"(?: [ \t]{0,4} (?: \n [ \t]{0,80} )? )",
}
_DIGITS = lazy(r"\d+")
_MONTHS = 12


def _has_blank(match: Match) -> bool:
    """Whether a date that may have blanks has one."""
    open_year = (group(match, "year") or "").casefold().endswith("x")
    return open_year or any(mark in (group(match, "begin") or "") + match[0] for mark in "_[●")


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


def _partial_year(match: Match, document: Document) -> Date:
    value = "".join(_DIGITS.findall(match["year"])).ljust(4, "X")
    return Date(kind="partial", span=whole(match), value=value, blank=True)


def _partial_figures(match: Match, document: Document) -> Date | None:
    """A date in figures with blanks; which figure is the month has to be told by the document or by the other."""
    if not _has_blank(match):
        return None
    first, second = (int(match[name]) if match[name].isdigit() else None for name in ("first", "second"))
    american = False if (first or 0) > _MONTHS else True if (second or 0) > _MONTHS else month_first(document.text)
    month, day = (None, None) if american is None else (first, second) if american else (second, first)
    figures = "".join(_DIGITS.findall(match["year"]))
    year = str(full_year(figures)) if len(figures) == 2 and figures not in {"19", "20"} else figures.ljust(4, "X")
    given = year != "XXXX" or month or day
    value = f"{year}-{f'{month:02}' if month else 'XX'}-{f'{day:02}' if day else 'XX'}" if given else None
    return Date(kind="partial", span=whole(match), value=value, blank=True)


RULES_OF_BLANK_MONTHS = (
    Rule(
        name="date.blank_month_day",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s* (?: {BLANK} | (?<= \s ) _ | (?P<day>{DAY}) ) {COMMA}
            (?P<year> {YEAR_BLANK} | {YEAR} )""",
        build=lambda match, document: _partial(match, document) if _has_blank(match) else None,
        pieces=DATE_PIECES,
        examples={
            "January __, 2004": {"value": "2004-01-XX"},
            "June [__], 2005": {"value": "2005-06-XX"},
            "on May _, 2014": {"value": "2014-05-XX", "span_text": "May _, 2014"},
            "June 30, 20__": {"value": "20XX-06-30"},
            "June 30, 199X": {"value": "199X-06-30"},
        },
        near_misses=("June 30, 2004", "you may __, 2004"),
    ),
    Rule(
        name="date.blank_of_month",
        pattern=r"""(?<= (?<! _ ) (?P<begin> {BLANK} \s* (?: st | nd | rd | th )? (?: \s* of \s+ | [ ] ) ) )
            (?P<month>{MONTH})
            ,? \s+ (?P<year> {YEAR_BLANK} | {YEAR} )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "this ___ of May, 2002": {"value": "2002-05-XX", "span_text": "___ of May, 2002"},
            "effective as of ___ May 2002": {"value": "2002-05-XX", "span_text": "___ May 2002"},
        },
        near_misses=("the end of May, 2002", "___ day of May, 2002", "_____\n\nMay, 2002"),
    ),
    Rule(
        name="date.lost_day",
        pattern=r"(?<! \w ) (?P<month>{FULL_MONTH}) \s{1,80} , \s* (?P<year>{YEAR})",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "April   ,\n1999": {"kind": "partial", "value": "1999-04-XX", "blank": True},
            "JUNE , 2004": {"value": "2004-06-XX"},
        },
        near_misses=("June, 2004", "June 30, 2004", "April , and 1999"),
    ),
)
"""Dates that name their month, with a blank for the day."""

RULES_OF_BLANK_DAYS = (
    Rule(
        name="date.blank_day",
        pattern=r"""(?= day \s+ of (?! [^\W_] ) ) (?<= (?<! [_\w] ) (?P<begin> (?: (?P<day>{ORDINAL}) | {BLANK} ) \s*
            (?: st | nd | rd | th )? \s* ) ) day \s+ of (?: \s+ | (?= _ ) )
            (?: (?P<month>{MONTH}) | {BLANK} ) (?: [\s,]{0,80} (?P<year> {YEAR_BLANK} | {YEAR} ) )?""",
        build=lambda match, document: _partial(match, document) if _has_blank(match) else None,
        pieces=DATE_PIECES,
        examples={
            "___\nday of January, 2002": {"kind": "partial", "value": "2002-01-XX", "blank": True},
            "____ day of __________, 1998": {"value": "1998-XX-XX"},
            "____day of_______, 1997": {"value": "1997-XX-XX"},
            "8th day of ________, 20__": {"value": "20XX-XX-08"},
            "[·] day of [·], 2015": {"value": "2015-XX-XX"},
        },
        near_misses=("8th day of May, 2014", "____ days of service"),
    ),
    Rule(
        name="date.lost_day_of_month",
        pattern=r"""(?<= \b this \s+ ) day \s+ of \s+ (?P<year>{YEAR})
            (?= \s* [,.] | \s+ (?: by | between | among ) \b )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={"made this      day of\n2011, by": {"value": "2011-XX-XX", "span_text": "day of\n2011"}},
        near_misses=("this 8th day of May 2014, by", "the last day of 2011, by", "this day of 2011 shares"),
    ),
    Rule(
        name="date.lost_blank",
        pattern=r"""(?<= \b (?: this | the ) \s+ ) day \s+ of \s* (?: (?P<month>{MONTH}) )? \s* , \s*
            (?P<year> {YEAR} | (?: 19 | 20 ) (?! [\d] ) )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "this day of , 2009": {"value": "2009-XX-XX", "span_text": "day of , 2009"},
            "as of the  day of May, 2001": {"value": "2001-05-XX", "span_text": "day of May, 2001"},
            "this day of\n , 20": {"value": "20XX-XX-XX", "span_text": "day of\n , 20"},
        },
        near_misses=("this 8th day of May, 2014", "the day of 2009", "the day of May 5, 2009"),
    ),
)
RULES_OF_BLANKS_AND_YEARS = (
    Rule(
        name="date.blank",
        pattern=r"""(?<= (?<! [_$] | \$ \s ) (?P<begin> {BLANK} (?: {GAP} (?: {BLANK} | (?P<day>{DAY}) ) )?
                (?: {GAP} | \s{0,80} ,{1,2} \s{0,80} ) ) )
            (?P<year> {YEAR_BLANK} | (?<= [\s,] ) {YEAR} (?! \s+ (?: shares | notes ) ) )""",
        build=_partial,
        pieces=_PIECES,
        examples={
            "[__], 2004": {"value": "2004-XX-XX"},
            "_______ , 20__": {"value": "20XX-XX-XX"},
            "____________ __,\n     1998": {"value": "1998-XX-XX"},
            "[●], 2019": {"value": "2019-XX-XX"},
            "on _____ 1, 19__": {"value": "19XX-XX-01", "span_text": "_____ 1, 19__"},
            "[month] 15th, 2004": {"value": "2004-XX-15"},
            "$________       ________, 19__": {"value": "19XX-XX-XX", "span_text": "________, 19__"},
        },
        near_misses=("By: ____________", "$____, and 2004", "By: ________          2004", "Suite ____ 12 in 2004"),
    ),
    Rule(
        name="date.lost_month_and_day",
        pattern=r"""(?<= \b (?: dated? (?: \s+ as \s+ of | \s+ for \s+ reference \s+ purposes )? | made \s+ as \s+ of
                | entered \s+ into \s+ as \s+ of | effective (?: \s+ as \s+ of )? | as \s+ of (?: \s+ this )? )
            (?: \s* : )? \s{1,80} , \s* ) (?P<year> {YEAR} (?! \s+ (?: shares | notes ) ) | {YEAR_BLANK} )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={
            "dated as of , 2004": {"kind": "partial", "value": "2004-XX-XX", "blank": True, "span_text": "2004"},
            "is made as of\n      , 20__": {"value": "20XX-XX-XX", "span_text": "20__"},
        },
        near_misses=("dated as of June 30, 2004", "effective, 2004 saw", "as of the date, 2004"),
    ),
    Rule(
        name="date.blank_year",
        pattern=r"""(?<! [\w$.,/_-] ) (?= 19 | 20 ) (?P<year>{YEAR_BLANK})
            (?! [\w%-] | , \d | \s+ (?: shares | notes ) )""",
        build=_partial_year,
        pieces=DATE_PIECES,
        examples={
            "for calendar 199_": {"kind": "partial", "value": "199X", "blank": True, "span_text": "199_"},
            "In 20__ and later": {"value": "20XX", "span_text": "20__"},
            "through\n 199X": {"value": "199X", "span_text": "199X"},
            "the year 20[ ]": {"value": "20XX", "span_text": "20[ ]"},
        },
        near_misses=("$20__", "20__ shares", "by 20__%"),
    ),
)
RULES_OF_BLANK_FIGURES = (
    Rule(
        name="date.blank_figures",
        pattern=r"""(?<= (?<! [\w/] ) (?P<begin> (?P<first> 3[01] | [12]\d | 0?[1-9] | _{1,12} ) \s? ) ) / \s?
            (?P<second> 3[01] | [12]\d | 0?[1-9] | _{1,12} ) \s? / \s?
            (?P<year> (?: 19 | 20 )? (?: _{1,12} | \d\d (?! \d ) ) ) (?! [\w/] )""",
        build=_partial_figures,
        pieces=DATE_PIECES,
        examples={
            "dated ___/___/98": {"kind": "partial", "value": "1998-XX-XX", "blank": True, "span_text": "___/___/98"},
            "Date: 2/__/2009": {"value": "2009-XX-XX", "span_text": "2/__/2009"},
            "Dayton, Ohio, 2/__/2009": {"value": "2009-02-XX", "span_text": "2/__/2009"},
            "Date: __/30/2009": {"value": "2009-XX-30", "span_text": "__/30/2009"},
            "Date: __/__/20__": {"value": "20XX-XX-XX", "span_text": "__/__/20__"},
            "Date: __/__/__": {"value": None, "span_text": "__/__/__"},
        },
        near_misses=("By: ____ / ____", "Yes ___/No ___", "and/or ___/", "12/31/98"),
    ),
)
RULES_OF_BLANKS_ALONE = (
    Rule(
        name="date.blank_alone",
        pattern=r"""\b dated \s+ (?: as \s+ of \s+ )? (?P<begin>{BLANK}) (?! [\s,]{0,80} (?: {YEAR} | {YEAR_BLANK}
            | day \b | {BLANK} ) )""",
        build=_partial,
        pieces=DATE_PIECES,
        examples={"dated\n_______": {"kind": "partial", "value": None, "blank": True, "span_text": "_______"}},
        near_misses=("transferred ________", "dated ____, 2004"),
    ),
)
"""Dates with a blank for the month, or nothing but a blank."""
