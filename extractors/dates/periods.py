"""Periods: stretches of the calendar that statements report on, by their end, their number or another period.

"three months ended March 31, 2003" is 2003-01-01/2003-03-31; which months "first quarter of 2003" or "same period
last year" has is for `link` to say, where the document shows it.
"""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal

import regex

from extractors.dates.calendar_dates import DATE_PIECES, day_of
from extractors.dates.pieces import quantity, whole
from pipeline.days import days_ending, end_of_month, is_end_of_month, months_ending
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule
from pipeline.span import Span

_PIECES = {
    **DATE_PIECES,
    "FISCAL": r"(?: fiscal | calendar )",
    "NTH": r"(?: first | second | third | fourth | 1st | 2nd | 3rd | 4th )",
    "ENDED": r"(?: end (?: ed | ing ) (?: \s+ on )? \s+ )",
    # "fiscal year of the Company ending", "quarter then ended"
    "WHOSE": r"\s+ (?: of \s+ (?: the | such | its | each ) \s+ [\w’'-]+ \s+ (?: [\w’'-]+ \s+ )? )? (?: then \s+ )?",
    "SPAN": r"(?: days? | weeks? | months? | years? ) \b",
    "NTH_HEAD": r"(?<! [\w-] ) (?: {FISCAL} \s+ )? (?: {YEAR} (?: ['’]s )? \s+ (?: {FISCAL} \s+ )? )?"
    r" {NTH} [\s-]+ (?: {FISCAL} [\s-]+ )?",
    "SAME": r"(?<! [\w-] ) (?: same | comparable | corresponding | year-ago | year \s+ ago ) \s+ (?: {FISCAL} \s+ )?",
    "LENGTH": r"(?: three | six | nine | twelve ) [\s-]+",
    "YEARS_MORE": r"(?P<more> (?: [\s,]{1,12} (?: and \s+ )? {YEAR} (?! \s+ (?: shares | units ) ) )* )",
    # "of 2003", "of fiscal year 2004", "2004", "of the prior year", "last year"
    "OF_YEAR": r"(?: ,? \s+ (?: (?: of | in | for | during ) \s+ )? (?: (?: the \s+ )? (?: fiscal | calendar )"
    r" (?: \s+ year )? \s+ )? {YEAR}"
    r" | ,? \s+ (?: (?: of | in | for | from ) \s+ )? {OTHER_YEAR} )",
    "OTHER_YEAR": r"(?: last \s+ (?: fiscal \s+ )? year | (?: a | one ) \s+ year \s+ (?: ago | earlier )"
    r" | (?: the \s+ )? (?: prior | previous | preceding ) (?: \s+ fiscal )? \s+ year"
    r" | this \s+ (?: fiscal \s+ )? year )\b",
}
_HEAD = regex.compile(r"(?P<numbers>.*?)\s*\b(?P<unit>day|week|month|year)s?\b")
_MONTHS = {"quarter": 3, "quarterly": 3, "half": 6, "year": 12, "annual": 12}


def _starts(head: str, end: date) -> list[date | None]:
    """The first days of the periods that the head names, all ending on `end`: two for "three and six months"."""
    head = " ".join(head.lower().replace("-", " ").split())
    counted = [(one["unit"], number) for one in _HEAD.finditer(head) for number in _numbers(one["numbers"])]
    if counted:
        return [_first_day(unit, int(number), end) for unit, number in counted]
    for word, months in _MONTHS.items():
        if regex.search(rf"\b{word}s?\b", head):
            return [months_ending(end, months)]
    return [None]


def _numbers(text: str) -> list[Decimal]:
    parts = (quantity(part) for part in regex.split(r"\s*(?:,|\band\b|\bor\b)\s*", text) if part.strip())
    return [part for part in parts if part is not None]


def _first_day(unit: str, count: int, end: date) -> date | None:
    """The first day of so many units to `end`; days and weeks are counted, months have to be whole."""
    if unit in ("day", "week"):
        return days_ending(end, count * (7 if unit == "week" else 1))
    return months_ending(end, count * (12 if unit == "year" else 1))


def _ended(match: Match, document: Document) -> Iterator[Date]:
    """A period for its head and first year, and one more for each further year, on the bare year."""
    first = day_of(match)
    if first is None:
        return
    end = date.fromisoformat(first)
    yield from _periods(match["head"], end, Span(match.start("begin"), match.end("year")))
    for more in regex.finditer(r"\d{4}", document.text, pos=match.start("more"), endpos=match.end("more")):
        another = _in_year(end, int(more[0]))
        if another is not None:
            yield from _periods(match["head"], another, Span(*more.span()))


def _periods(head: str, end: date, span: Span) -> Iterator[Date]:
    for start in _starts(head, end):
        yield Date(kind="period", span=span, start=start.isoformat() if start else None, end=end.isoformat())


def _in_year(day: date, year: int) -> date | None:
    """The same day of another year, the last of February in each."""
    if is_end_of_month(day):
        return end_of_month(year, day.month)
    return day.replace(year=year)


def _unresolved(match: Match, document: Document) -> Date:
    """A period whose months its own words do not give."""
    return Date(kind="period", span=whole(match))


def _fiscal_years(match: Match, document: Document) -> Iterator[Date]:
    """A period for each fiscal year of the list, the first with the word fiscal in its span."""
    if match["begin"]:
        yield _unresolved(match, document)
        return
    years = list(regex.finditer(r"\d{2,4}", document.text, pos=match.start("years"), endpos=match.end("years")))
    for at, year in enumerate(years):
        start = match.start() if at == 0 else year.start()
        yield Date(kind="period", span=Span(start, year.end()))


def _vague(match: Match) -> bool:
    """Whether nothing says which "same period" is meant: only a year, or the word quarter, makes it one."""
    span = whole(match)
    period = match.string[span.start : span.end].lower()
    return bool(regex.match(r"(?:same|comparable|corresponding)\b", period)) and not regex.search(
        r"year|\d{4}|quarter$", period
    )


RULES_OF_ENDS = (
    Rule(
        name="period.ended",
        pattern=r"""(?= {ENDED} {MONTH} \s+ {DAY} {COMMA} {YEAR} ) (?<= (?<! [\w-] ) (?P<begin> (?P<head>
              (?: {FISCAL} \s+ )? (?: {NTH} \s+ )? (?: {FISCAL} \s+ )? (?: quarters? | half ) (?: [\s-]+ year )?
            | {NUMBER} (?: [\s-]+ {SPAN} )? (?: (?: \s* , \s* | \s* -? \s+ (?: and | or ) \s+ ) {NUMBER} )? [\s-]+
            (?: {FISCAL} \s+ )? {SPAN} (?: \s+ periods? )?
            | (?: {FISCAL} \s+ )? years? | (?: {FISCAL} \s+ )? (?: (?: quarterly | annual ) \s+ )? periods? )
            {WHOSE} ) ) {ENDED} (?P<month>{MONTH}) \s+ (?P<day>{DAY}) {COMMA}
            (?P<year>{YEAR}) {YEARS_MORE}""",
        build=_ended,
        pieces=_PIECES,
        examples={
            "three months ended March 31, 2003": {"kind": "period", "start": "2003-01-01", "end": "2003-03-31"},
            "FIRST QUARTER ENDED MARCH 31, 2004": {"start": "2004-01-01", "end": "2004-03-31"},
            "fiscal first\n\nquarter ended September 30, 2003": {"start": "2003-07-01", "end": "2003-09-30"},
            "thirteen weeks ended March 27, 2004": {"start": "2003-12-28", "end": "2004-03-27"},
            "fiscal year ended June 28, 1997": {"start": None, "end": "1997-06-28"},
            "quarters ended March 31,\n2004 and 2003": [
                {"start": "2004-01-01", "end": "2004-03-31", "span_text": "quarters ended March 31,\n2004"},
                {"start": "2003-01-01", "end": "2003-03-31", "span_text": "2003"},
            ],
            "fiscal year of the Company ending September 27, 1997": {"start": None, "end": "1997-09-27"},
            "three-month and\nsix-month periods ended June 30, 1998": [
                {"start": "1998-04-01"},
                {"start": "1998-01-01"},
            ],
            "three and six months ended June 30, 1998": [{"start": "1998-04-01"}, {"start": "1998-01-01"}],
        },
        near_misses=("the quarter ended badly", "a period ended by notice", "two years ended the dispute"),
    ),
    Rule(
        name="period.ended_without_year",
        pattern=r"""(?= {ENDED} {MONTH} \s+ {DAY} ) (?<= (?<! [\w-] ) (?P<begin> (?: {FISCAL} \s+ )? (?: {NTH} \s+ )?
            (?: {FISCAL} \s+ )? (?: quarters? | years? ) {WHOSE} ) )
            {ENDED} {MONTH} \s+ {DAY} (?! [\s,]{1,12} {YEAR} )""",
        build=_unresolved,
        pieces=_PIECES,
        examples={"fiscal year ending\n   December 31": {"kind": "period", "start": None, "end": None}},
        near_misses=("year ended December 31, 2003", "year ending soon"),
    ),
)

RULES_OF_QUARTERS = (
    Rule(
        name="period.nth",
        pattern=r"""(?: (?<= (?P<begin>{NTH_HEAD}) ) (?: quarter | half )
            | (?<= (?<! [\w-] ) (?P<begin> (?: last | final ) \s+ (?: {FISCAL} \s+ )? ) )
                (?: quarter | half ) (?= {OF_YEAR} )
            | (?<= (?P<begin> {NTH_HEAD} (?: three | six | nine ) \s+ ) ) months (?= {OF_YEAR} )
            | (?<= (?P<begin> {NTH_HEAD} (?: two | three ) \s+ ) ) quarters (?= {OF_YEAR} ) )
            (?! [\w’'-] ) {OF_YEAR}? (?! \s+ (?: ended | ending | anniversary | century ) )""",
        build=_unresolved,
        pieces=_PIECES,
        examples={
            "first quarter of 2003": {"kind": "period"},
            "fourth quarter of fiscal\n year 1998": {"kind": "period"},
            "Fiscal First Quarter": {"kind": "period"},
            "fiscal 2005 second quarter": {"kind": "period"},
            "second half of 1999": {"kind": "period"},
            "last quarter of\n fiscal 1999": {"kind": "period"},
            "first nine months of 2001": {"kind": "period"},
        },
        near_misses=("first anniversary", "the third quarters", "first 12 months following the close"),
    ),
)
RULES_OF_OTHERS = (
    Rule(
        name="period.other",
        pattern=r"""(?: (?<= (?P<begin> {SAME} (?: {LENGTH} months? \s+ )? ) ) (?: quarters? | periods? ) {OF_YEAR}?
            | (?<= (?P<begin> {SAME} {LENGTH} ) ) months {OF_YEAR}
            | (?<= (?<! [\w-] ) (?P<begin> (?: prior | previous | preceding | current | last | next ) \s+
                (?: year (?: ['’]s )? \s+ )? (?: {FISCAL} \s+ )? ) )
                (?: quarter (?! (?<= last \s+ (?: {FISCAL} \s+ )? quarter ) \s+ of \b ) | (?<= fiscal \s+ ) year )
            | (?<= (?<! [\w-] ) (?P<begin> (?: prior | previous ) [\s-]+ year (?: ['’]s )? [\s-]+ ) )
                (?: quarter | period )
            | (?<= (?<! [\w-] ) (?P<begin> (?-i: March | June | September | December ) \s+ ) ) quarter )
            (?! [\w’'-] | \s+ (?: ended | ending | of \s+ (?: each | any ) ) )""",
        build=lambda match, document: None if _vague(match) else _unresolved(match, document),
        pieces=_PIECES,
        examples={
            "same period last year": {"kind": "period"},
            "comparable period a year ago": {},
            "same \nquarters of the prior year": {},
            "same quarter of 1996": {},
            "previous quarter": {},
            "current\n fiscal year": {},
            "year-ago quarter": {},
            "September quarter": {},
        },
        near_misses=(
            "for the same period",
            "the corresponding periods",
            "each quarter",
            "last year",
            "the last quarter of each year",
            "last quarter of the second year",
        ),
    ),
)

RULES_OF_SHORT_QUARTERS = (
    Rule(
        name="period.short",
        pattern=r"""(?: (?<! [\w$-] ) Q [1-4] | (?<= (?<! [\w$-] ) (?P<begin> [1-4] ) ) Q ) (?: \s* ['’]? \s?
            (?: of \s+ )? (?: fiscal \s+ | FY \s? ['’]? )? (?: {YEAR} | \d\d ) (?! [\w%] | [.,]\d ) )? (?! \w )""",
        build=_unresolved,
        pieces=_PIECES,
        ignore_case=False,
        examples={"Q3 97": {"kind": "period"}, "Q1 2005": {}, "4Q04": {}, "Q2 of fiscal\n 2003": {}},
        near_misses=("10-Q3", "Q5 2004", "BBQ1"),
    ),
)
RULES_OF_YEARS = (
    Rule(
        name="period.fiscal_year",
        pattern=r"""(?<= (?<! [\w.,$/-] ) (?P<begin> (?P<years>{YEAR}) \s+ ) ) fiscal \s+ year (?! [\w’'-] )
            | (?<! [\w-] ) (?: fiscal (?: \s+ years? )? | FY ) \s* (?P<years> (?: {YEAR} | (?<= FY \s? ) \d\d )
            (?: (?: \s*,\s* | \s* ,? \s+ and \s+ | \s+ or \s+ | \s+ to \s+ ) {YEAR} )* ) (?! [\w’'-] )""",
        build=_fiscal_years,
        pieces=_PIECES,
        examples={
            "2004 fiscal year": {"kind": "period"},
            "fiscal 2003": {"kind": "period", "start": None, "end": None},
            "Fiscal Year\n 1999": {"kind": "period"},
            "fiscal 1997 and 1996": [{"span_text": "fiscal 1997"}, {"span_text": "1996"}],
        },
        near_misses=("each fiscal year", "the fiscal years", "fiscal 20035"),
    ),
)
