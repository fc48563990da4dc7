"""Days of the calendar in figures alone, or with a short month between dashes: "5/8/14", "2004-06-30", "05-Jan-98".

Two figures for the year, or stops between them, make a date only where the words before say that one follows: the
rest are the numbers of sections, parts and telephones.
"""

import regex

from extractors.dates.date_pieces import DATE_PIECES, comparator_before, day_of, iso
from extractors.dates.order import month_first
from extractors.dates.pieces import whole
from extractors.numerals import full_year
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule
from pipeline.span import Span

_PIECES = {
    **DATE_PIECES,
    # "5 May 12." may have page 5 and May 12 beside each other
    "NO_DAY": r"(?: 0\d | 3[2-9] | [4-9]\d )",
    # an empty line parts the number of a page from a month
    "GAP": r"[ \t]{0,80} (?: \n [ \t]{0,80} )?",
}
# "Source: CYBERGY HOLDINGS, INC., 10-Q, 5/20/2014": a line that an archive put under each page
_FOOTER = lazy(r"\bSource:\s[^\n]{2,120},\s[\w/() -]{2,20},\s+$")
# "dated 3-14-05", "Date: 2-21-11", and in a column beside the date of another signer "3-29-2016    3-31-16"
_DATED = lazy(
    r"""(?: \b (?: dated? (?: \s+ (?: signed | executed | of \s+ (?: signature | execution ) ) )?
        | as \s+ of | effective | on | until | since | ended | ending | expires? | commencing
        | beginning ) \s* :? [\s_]{1,20}
        | (?<! [\d-] ) \d\d? (?P<mark> [-.] ) \d\d? (?P=mark) (?: 19 | 20 )? \d\d \s{2,40} ) $""",
    regex.VERBOSE | regex.IGNORECASE,
)
_SIGNED = lazy(r"(?:/s/|\bBy\s*:)", regex.IGNORECASE)
_BESIDE_NAME = lazy(r"(?:\btitle\b[^\n]{0,60}|[ \t]{3,}|\n[ \t]*)$", regex.IGNORECASE)
_ALONE = lazy(r"[ \t]*(?:[ \t]{2}|\n|$)")
_NUMBERED = lazy(
    r"\b(?:sections?|clauses?|articles?|paragraphs?|parts?|items?|nos?|version|release|rev)\.?\s+$|[(§]\s*$",
    regex.IGNORECASE,
)


def _dated(text: str, span: Span) -> bool:
    """Whether the words before figures say that they are a date, or they stand alone beside a signature."""
    if _DATED.search(text, max(0, span.start - 60), span.start):
        return True
    beside = _BESIDE_NAME.search(text, max(0, span.start - 80), span.start) and _ALONE.match(text, span.end)
    return bool(beside and _SIGNED.search(text, max(0, span.start - 300), span.start))


def _numeric(match: Match, document: Document) -> Date | None:
    """Month, day and year; where both figures could be the month, in the order of the document, else without value."""
    span = whole(match)
    text, short, mark = document.text, len(match["year"]) == 2, match["mark"]
    first, second, year = int(match["first"]), int(match["second"]), full_year(match["year"])
    if (short and mark != "/" and not _dated(text, span)) or _FOOTER.search(text, max(0, span.start - 160), span.start):
        return None
    if mark == "." and _NUMBERED.search(text, max(0, span.start - 20), span.start):
        return None
    orders = [one for one in (iso(year, first, second), iso(year, second, first)) if one]
    if not orders:
        return None
    value = orders[0] if len(set(orders)) == 1 else _by_order(document, orders, dotted=mark == ".")
    return Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


def _by_order(document: Document, orders: list[str], *, dotted: bool) -> str | None:
    """Of month first and day first the one that the document uses; figures with stops have the day first."""
    if dotted:
        return orders[1]
    american = month_first(document.text)
    return None if american is None else orders[0 if american else 1]


def _iso(match: Match, document: Document) -> Date | None:
    value, span = iso(int(match["year"]), int(match["month"]), int(match["day"])), whole(match)
    numbered = match["mark"] == "." and _NUMBERED.search(document.text, max(0, span.start - 20), span.start)
    return Date(kind="calendar", span=span, value=value) if value and not numbered else None


def _dashed(match: Match, document: Document) -> Date | None:
    value, span = day_of(match), whole(match)
    return Date(kind="calendar", span=span, value=value) if value else None


RULES_OF_FIGURES = (
    Rule(
        name="date.numeric",
        pattern=r"""(?<= (?: (?<! [\w/.,$-] ) | (?<= __ | \d / \d\d? / (?: \d\d | \d{4} ) - ) )
                (?P<begin> (?P<first> 3[01] | [12]\d | 0?[1-9] ) ) )
            (?P<mark> [/.-] ) (?P<second> 3[01] | [12]\d | 0?[1-9] ) (?P=mark)
            (?P<year> (?: 19 | 20 ) \d\d | \d\d )
            (?! (?! __ ) [\w/] | \. \w | - \w (?! \d? / \d\d? / \d\d ) | , \d )""",
        build=_numeric,
        pieces=DATE_PIECES,
        examples={
            "State of Ohio, 5/8/14": {"value": "2014-05-08", "span_text": "5/8/14"},
            "Leeds, England, 5/8/14": {"value": "2014-08-05", "span_text": "5/8/14"},
            "5/8/14": {"kind": "calendar", "value": None},
            "05/05/2014": {"value": "2014-05-05"},
            "12/31/98": {"value": "1998-12-31"},
            "30/6/2004": {"value": "2004-06-30"},
            "06-30-2004": {"value": "2004-06-30"},
            "Date: 12-31-97": {"value": "1997-12-31", "span_text": "12-31-97"},
            "Date signed: 12-31-97": {"value": "1997-12-31", "span_text": "12-31-97"},
            "as of\n 3-31-16": {"value": "2016-03-31", "span_text": "3-31-16"},
            "By: /s/ Peter Fogel\nTitle: President   11-16-99\n": {"value": "1999-11-16", "span_text": "11-16-99"},
            "this ____5/13/99________ (the": {"value": "1999-05-13", "span_text": "5/13/99"},
            "dated 14.03.2005": {"value": "2005-03-14", "span_text": "14.03.2005"},
            "Zurich, 4.3.2005": {"value": "2005-03-04", "span_text": "4.3.2005"},
            "in 2/1/07-1/31/2008": [
                {"value": "2007-02-01", "span_text": "2/1/07"},
                {"value": "2008-01-31", "span_text": "1/31/2008"},
            ],
            "(1/1/12- 12/31/12)": [
                {"value": "2012-01-01", "span_text": "1/1/12"},
                {"value": "2012-12-31", "span_text": "12/31/12"},
            ],
        },
        near_misses=(
            "Source: CYBERGY HOLDINGS, INC., 10-Q, 5/20/2014",
            "1/2 of 1%",
            "212-806-5836",
            "13/14/2004",
            "13-14-15",
            "dated 13-14-15",
            "5/8/14/2",
            "form_5/13/99_b",
            "333-10-12",
            "part no. 3-14-05",
            "Section 4.10.12",
            "under Section 3.14.2005",
            "8.1.10 Third Party Agreements",
            "version 2.10.2010",
            "a ratio of 3-1-05",
            "form 5/8/14-2",
            "lot 12/34-5/6/07",
            "no. 12/2001-5/6/07",
        ),
    ),
    Rule(
        name="date.iso",
        pattern=r"""(?<= (?<! [\w./-] ) (?P<begin> (?P<year> (?: 19 | 20 ) \d\d ) ) )
            (?: (?P<mark> [/.-] ) (?P<month> \d\d ) (?P=mark) (?P<day> \d\d )
            | (?P<mark> [/.] ) (?P<month> 1[0-2] | [1-9] ) (?P=mark) (?P<day> [12]\d | 3[01] | [1-9] ) )
            (?! [\w/-] | [.] \d )""",
        build=_iso,
        pieces=DATE_PIECES,
        examples={
            "2004-06-30": {"value": "2004-06-30"},
            "2002/12/31": {"value": "2002-12-31"},
            "2005/3/14": {"value": "2005-03-14"},
            "2018.06.21": {"value": "2018-06-21"},
            "from 2009.6.1 to 2019.5.31": [
                {"value": "2009-06-01", "span_text": "2009.6.1"},
                {"value": "2019-05-31", "span_text": "2019.5.31"},
            ],
        },
        near_misses=(
            "2004-13-30",
            "File No. 1-2004-06-30",
            "2004/13/30",
            "2004.6.30.1",
            "release 2008.1.2",
            "2004.13.1",
        ),
    ),
)
RULES_OF_DASHES = (
    Rule(
        name="date.dashed",
        pattern=r"""(?: (?<= (?<! [\w.,$/-] ) (?P<begin> (?P<day> 3[01] | [12]\d | 0?[1-9] ) (?P<mark> [/-] ) ) )
                (?P<month>{MONTH}) (?P=mark)
            | (?<! [\w/-] ) (?P<month>{MONTH}) (?P<mark> [/-] ) (?P<day> 3[01] | [12]\d | 0?[1-9] ) (?P=mark) )
            (?P<year> (?: 19 | 20 ) \d\d | \d\d ) (?! [\w/-] )
            | (?<! [\w/-] ) (?P<month>{MONTH}) \s+ (?P<day> 3[01] | [12]\d | 0?[1-9] ) / (?P<year> (?: 19 | 20 )? \d\d )
                (?! [\w/-] )
            | (?<= (?<! [\w.,$/-] ) (?P<begin> (?P<day> 3[01] | [12]\d | 0?[1-9] ) {GAP} ) ) (?P<month>{MONTH})
                (?: (?= \s ) {GAP} (?P<year>{NO_DAY}) (?! {COMMA} {YEAR} ) (?= \s* (?: [;)] | [.,] (?! \d ) | $ ) )
                    | (?<! [\s.] \w+ ) (?P<year> (?: 19 | 20 ) \d\d ) (?! [\w/-] ) )""",
        build=_dashed,
        pieces=_PIECES,
        examples={
            "05-Jan-98": {"kind": "calendar", "value": "1998-01-05"},
            "5-Jan-1998": {"value": "1998-01-05"},
            "JAN-05-1998": {"value": "1998-01-05"},
            "14/Mar/2005": {"value": "2005-03-14"},
            "Toronto, May 4/04": {"value": "2004-05-04", "span_text": "May 4/04"},
            "due 30 Jun 04.": {"value": "2004-06-30", "span_text": "30 Jun 04"},
            "30JUN2004": {"value": "2004-06-30"},
        },
        near_misses=(
            "12-June-Smith",
            "5-Jan-19981",
            "30 June 2004",
            "5 May 12 shares",
            "on May 4/5",
            "page 3\n\nMay 12, 2004",
            "of 10\n\nMay 12.\n",
        ),
    ),
)
"""Dates whose month stands between dashes."""
