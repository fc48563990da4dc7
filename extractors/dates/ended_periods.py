"""Periods told by their end: "three months ended March 31, 2003" is 2003-01-01/2003-03-31."""

from collections.abc import Iterator
from datetime import date

import regex

from extractors.dates.date_pieces import day_of, iso
from extractors.dates.period_pieces import PERIOD_PIECES, unresolved
from extractors.dates.pieces import quantity
from extractors.numerals import full_year
from pipeline.days import days_ending, end_of_month, is_end_of_month, months_ending
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_YEAR_MORE = lazy(
    expand(
        r"(?: (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA} | (?P<day>{DAY}) \s+ (?P<month>{MONTH}) ,? \s+ )?"
        r" (?P<year>{YEAR})",
        PERIOD_PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_UNIT = lazy(r"\b(?:(?P<counted>day|week|month|year)s?|(?P<alone>quarter|quarterly|half|annual)s?)\b")
_KIND = lazy(r"\b(?:fiscal|calendar|consecutive)\b")
_CALLED = lazy(r"\bfiscal (?:year )?(?:19|20)\d\d$")
_AND = lazy(r"\s*(?:,\s*(?:and\b|or\b)?|\band\b|\bor\b)\s*")
_LIKE_A_YEAR = 1900
"""From here on a number before a unit is a year: "2004 and 2003 fiscal years ended"."""
_MONTHS = {"week": 0, "month": 1, "quarter": 3, "quarterly": 3, "half": 6, "year": 12, "annual": 12}


def starts(head: str, end: date) -> list[date | None]:
    """The first days of the periods that the head names, all ending on `end`: two for "three and six months".

    A number has the unit after it: "three" of "three and six months" counts months, as "year" of "three months and
    year" is one of its own.
    """
    head = _CALLED.sub("fiscal year", " ".join(head.lower().replace("-", " ").split()))
    found: list[date | None] = []
    unit: str | None = None
    for part in reversed(_AND.split(head)):
        named = _UNIT.search(part)
        unit = (named["counted"] or named["alone"]) if named else unit
        number = quantity(_KIND.sub("", part[: named.start()] if named else part).strip())
        if number is not None and number < _LIKE_A_YEAR and unit in ("day", "week", "month", "quarter", "year"):
            found.append(_first_day(unit, int(number), end))
        elif named and unit in _MONTHS:
            found.append(months_ending(end, _MONTHS[unit]) if _MONTHS[unit] else days_ending(end, 7))
    return found[::-1] or [None]


def _first_day(unit: str, count: int, end: date) -> date | None:
    """The first day of so many units to `end`; days and weeks are counted, months have to be whole."""
    if unit in ("day", "week"):
        return days_ending(end, count * (7 if unit == "week" else 1))
    return months_ending(end, count * _MONTHS[unit])


def _ended(match: Match, document: Document) -> Iterator[Date]:
    """A period for its head and first year, and one more for each further year, on the bare year."""
    first = day_of(match)
    if first is None:
        return
    end = date.fromisoformat(first)
    yield from _periods(match["head"], end, Span(match.start("begin"), match.end("year")))
    for more in _YEAR_MORE.finditer(document.text, match.start("more"), match.end("more")):
        stated = day_of(more) if more["month"] else None
        another = date.fromisoformat(stated) if stated else _in_year(end, int(more["year"]))
        if another is not None:
            yield from _periods(match["head"], another, Span(*more.span()))


def _in_figures(match: Match, document: Document) -> Iterator[Date]:
    """A period whose end is in figures, the month first as in the United States."""
    day = iso(full_year(match["year"]), int(match["first"]), int(match["second"]))
    if day is not None:
        yield from _periods(match["head"], date.fromisoformat(day), Span(match.start("begin"), match.end()))


def _periods(head: str, end: date, span: Span) -> Iterator[Date]:
    for start in starts(head, end):
        yield Date(kind="period", span=span, start=start.isoformat() if start else None, end=end.isoformat())


def _in_year(day: date, year: int) -> date | None:
    """The same day of another year, the last of February in each."""
    if is_end_of_month(day):
        return end_of_month(year, day.month)
    return day.replace(year=year)


RULES_OF_ENDS = (
    Rule(
        name="period.ended",
        pattern=r"""(?= {ENDED} (?: {MONTH} \s+ {DAY} {COMMA} | {DAY_FIRST} ) {YEAR} )
            (?<= (?<! [\w-] ) (?P<begin> (?P<head>
              {HEAD_BEFORE}? (?: {NUMBER} [\s-]+ (?: consecutive \s+ )? (?: {FISCAL} [\s-]+ )?
                (?: quarters | quarter [\s-]+ periods? )
            | (?: {NUMBER} [\s-]+ weeks? \s+ )? (?: (?: {FISCAL} \s+ )? {YEAR} \s+ (?= {NTH} \s ) )?
              (?: {FISCAL} \s+ )? (?: {NTH} \s+ )? (?: {FISCAL} \s+ )? (?: quarters? | half ) (?: [\s-]+ year )?
            | (?: fiscal \s+ )? (?<! \b (?: note | item | section | table ) s? \s+ ) (?! {YEAR} ) {NUMBER}
              (?: [\s-]+ {SPAN} )?
            (?: -? (?: \s* , \s* (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ ) {NUMBER} ){0,3} [\s-]+
            (?: {FISCAL} \s+ )? {SPAN} (?: \s+ periods? )?
            | (?: {FISCAL} \s+ | full \s+ )? (?: years? | weeks? | months? )
            | {FISCAL} (?: \s+ year )? \s+ {YEAR}
            | (?: {FISCAL} \s+ | (?<! (?-i: [A-Z] [a-z]+ ) \s+ ) ) (?: (?: quarterly | annual ) \s+ )? periods? ) )
            {WHOSE} ) ) {ENDED} (?: (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA}
                | (?P<day>{DAY}) \s+ (?P<month>{MONTH}) ,? \s+ ) (?P<year>{YEAR}) {YEARS_MORE}""",
        build=_ended,
        pieces=PERIOD_PIECES,
        examples={
            "three months ended March 31, 2003": {"kind": "period", "start": "2003-01-01", "end": "2003-03-31"},
            "4,500\nYears ended December 31, 2003": {"span_text": "Years ended December 31, 2003"},
            "FIRST QUARTER ENDED MARCH 31, 2004": {"start": "2004-01-01", "end": "2004-03-31"},
            "fiscal first\n\nquarter ended September 30, 2003": {"start": "2003-07-01", "end": "2003-09-30"},
            "thirteen weeks ended March 27, 2004": {"start": "2003-12-28", "end": "2004-03-27"},
            "fiscal year ended June 28, 1997": {"start": None, "end": "1997-06-28"},
            "quarters ended March 31,\n2004 and 2003": [
                {"start": "2004-01-01", "end": "2004-03-31", "span_text": "quarters ended March 31,\n2004"},
                {"start": "2003-01-01", "end": "2003-03-31", "span_text": "2003"},
            ],
            "fiscal year of the Company ending September 27, 1997": {"start": None, "end": "1997-09-27"},
            "four-fiscal-quarter period ended December 31, 1997": {"start": "1997-01-01", "end": "1997-12-31"},
            "four consecutive fiscal quarters ending June 30, 2005": {"start": "2004-07-01", "end": "2005-06-30"},
            "fiscal quarter ending on or about March 28, 2021": {"end": "2021-03-28"},
            "three-month and\nsix-month periods ended June 30, 1998": [
                {"start": "1998-04-01"},
                {"start": "1998-01-01"},
            ],
            "three and six months ended June 30, 1998": [{"start": "1998-04-01"}, {"start": "1998-01-01"}],
            "4, 13 and 52-week\n periods ended January 30, 1999": [
                {"start": "1999-01-03"},
                {"start": "1998-11-01"},
                {"start": "1998-02-01"},
            ],
            "2003 third quarter and nine\n months ended September 30, 2003": [{"start": "2003-07-01"}, {}],
            "13-week fourth\n quarter ended January 28, 2023": {"start": "2022-10-30", "end": "2023-01-28"},
            "six months ended 30 June 2006 and 2005": [
                {"start": "2006-01-01", "span_text": "six months ended 30 June 2006"},
                {"start": "2005-01-01", "span_text": "2005"},
            ],
            "half-year ended\n 31 December 2005": {"start": "2005-07-01", "end": "2005-12-31"},
            "four fiscal quarters ended\n June 30, 2005": {"start": "2004-07-01", "end": "2005-06-30"},
            "quarter-ended March 31, 2005": {"start": "2005-01-01"},
            "fiscal 2006 fourth quarter,\n ended June 30, 2006": {"start": "2006-04-01"},
            "2005 third quarter ended September 30, 2005": {"start": "2005-07-01"},
            "fiscal year, ended June 30, 2003": {"end": "2003-06-30"},
            "fiscal\n 2007 ended June 30, 2007": {"start": "2006-07-01"},
            "fourth quarter and fiscal\n year 2007 ended June 30, 2007": [
                {"start": "2007-04-01"},
                {"start": "2006-07-01"},
            ],
            "week ended June 4, 1999": {"start": "1999-05-29"},
            "fourth quarter of fiscal 2003 ended June 30, 2003": {"start": "2003-04-01"},
            "first quarter (twelve weeks) of fiscal 2023, ended\n November 20, 2022": {
                "start": None,
                "end": "2022-11-20",
            },
            "three fiscal years ended\n June 30, 1999": {"start": "1996-07-01"},
            "fiscal nine months ended\n November 30, 2013": {"start": "2013-03-01", "end": "2013-11-30"},
            "three months and year ended December 31, 2022": [{"start": "2022-10-01"}, {"start": "2022-01-01"}],
            "fourth quarter and full\n year ended December 31, 2022": [
                {"start": "2022-10-01"},
                {"start": "2022-01-01"},
            ],
            "quarter and nine months ended September 30, 2003": [{"start": "2003-07-01"}, {"start": "2003-01-01"}],
            "three months ended March 31, 2001 and March 31,\n 2000": [
                {"start": "2001-01-01", "span_text": "three months ended March 31, 2001"},
                {"start": "2000-01-01", "span_text": "March 31,\n 2000"},
            ],
        },
        near_misses=(
            "Computation Period ending July 3, 2005",
            "the quarter ended badly",
            "a period ended by notice",
            "two years ended the dispute",
        ),
    ),
    Rule(
        name="period.ended_in_figures",
        pattern=r"""(?= {ENDED} \d\d?/\d\d?/\d )
            (?<= (?<! [\w-] ) (?P<begin> (?P<head> {NUMBER} [\s-]+ (?: weeks? | months? )
            | (?: {FISCAL} \s+ )? (?: {NTH} \s+ )? (?: {FISCAL} \s+ )? (?: quarters? | years? ) ) [\s-]+ ) )
            {ENDED} (?P<first> 1[0-2] | 0?[1-9] ) / (?P<second> 3[01] | [12]\d | 0?[1-9] ) / (?P<year> {YEAR} | \d\d )
            (?! [\d/] )""",
        build=_in_figures,
        pieces=PERIOD_PIECES,
        examples={
            "52 week ending 12/2/2019": {"kind": "period", "start": "2018-12-04", "end": "2019-12-02"},
            "fiscal quarter ended\n 6/30/04": {"start": "2004-04-01", "end": "2004-06-30"},
        },
        near_misses=("the lease ending 12/2/2019", "52 week ending 13/13/2019"),
    ),
    Rule(
        name="period.then_ended",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: (?: {NUMBER} [\s-]+ )? (?: consecutive \s+ )? (?: {FISCAL} \s+ )?
                (?: days? | weeks? | months? | quarters? | years? ) (?: \s+ periods? )?
            | (?: {FISCAL} \s+ )? (?: (?: quarterly | annual ) \s+ )? periods? ) \s+ (?P<then> then \s+ )? ) ) ended \b
            (?(then) (?! \s+ {MONTH} \s ) | \s+ on \s+ (?: that | such ) \s+ (?: date | day ) \b )""",
        build=unresolved,
        pieces=PERIOD_PIECES,
        examples={
            "the quarter then ended": {"kind": "period", "span_text": "quarter then ended"},
            "three-month period then\n ended": {"start": None, "end": None},
            "two years then ended": {},
            "fiscal year ended on\n that date": {"kind": "period"},
            "twelve consecutive months then\n ended": {},
        },
        near_misses=("the matter then ended", "quarter then ended March 31, 2004", "the year ended well"),
    ),
    Rule(
        name="period.ended_without_year",
        pattern=r"""(?= {ENDED} (?: {MONTH} (?: \s+ {DAY} | ,? \s+ {YEAR} ) | {DAY} \s+ {MONTH} ) ) (?<=
            (?<! [\w-] ) (?P<begin> (?: (?: {FISCAL} \s+ )? (?: {NTH} \s+ )? (?: {FISCAL} \s+ )?
                (?: quarters? | years? ) | {NUMBER} [\s-]+ (?: weeks? | months? ) (?: \s+ periods? )? ) {WHOSE} ) )
            {ENDED} (?: {MONTH} ,? \s+ {YEAR}
                | (?: {MONTH} \s+ {DAY} | {DAY} \s+ {MONTH} \b ) (?! [\s,]{1,80} {YEAR} ) )""",
        build=unresolved,
        pieces=PERIOD_PIECES,
        examples={
            "fiscal year ending\n   December 31": {"kind": "period", "start": None, "end": None},
            "year ended 30 June": {"kind": "period"},
            "quarter ended June\n 2004": {"kind": "period"},
            "three months\n ended September 30": {"kind": "period", "start": None},
        },
        near_misses=("year ended December 31, 2003", "year ended 31 December 2003", "year ending soon"),
    ),
)
