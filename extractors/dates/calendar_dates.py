"""Days of the calendar with their year: "June 30, 2004", "14th day of March, A.D. 2005", "March fourteenth, 2005"."""

from extractors.dates.date_pieces import DATE_PIECES, comparator_before, day_of, edtf, iso
from extractors.dates.pieces import whole
from extractors.lexicon.months import month_number
from extractors.numerals import ordinal
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule

_PIECES = {
    **DATE_PIECES,
    # "September            ,\n 2007", "__September__, 2007", as where a form was filled in
    "TO_YEAR": r"[\]_]{0,20} (?: [\s,.]{1,80} | {OF_YEAR} ) [\[_]{0,6}",
    # "l4", "lst", "3O": typewriters had no 1, and scanners take one sign for another
    "MISREAD_DAY": r"(?-i: [lI1-3]? [lIO\d] )",
    "MISREAD_YEAR": r"(?-i: [lI1] [ ]? 9 [ ]? [lIO\d] [ ]? [lIO\d] | 2 [ ]? [O0] [ ]? [lIO\d] [ ]? [lIO\d] )"
    r" (?= [,.;)] | \s* \n | \s* $ | \s+ (?: by | between | among | and | the | with | to | at | is | \( ) )",
    # what an ordinal after a month counts, where it names no day: "in March second quarter results"
    "NOUN": r"(?: quarter | half | part | tranche | closing | party | installment | payment | amendment | year ) \b",
}

_LETTERS_OR_GAPS = lazy(r"[lIO ]")
_MEANT = str.maketrans("lIO", "110")
_OLDEST = 1900


def _full(match: Match, document: Document) -> Date | None:
    value = day_of(match)
    if value is None:
        return None
    span = whole(match)
    return Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


def _misread(match: Match, document: Document) -> Date | None:
    """A day with letters or gaps in its figures; what is written plainly is another rule's."""
    figures = match["day"] + match["year"]
    if not _LETTERS_OR_GAPS.search(figures):
        return None
    day, year = (int(_plain(match[name])) for name in ("day", "year"))
    value = iso(year, month_number(match["month"]), day)
    return Date(kind="calendar", span=whole(match), value=value) if value and year > _OLDEST else None


def _plain(figures: str) -> str:
    """The figures that a typist or a scanner meant: "l4" is 14, "2O 03" 2003."""
    return figures.translate(_MEANT).replace(" ", "")


def _in_words(match: Match, document: Document) -> Date | None:
    """A day whose number is a word, with its year or without."""
    if match["year"]:
        return _full(match, document)
    day, span = ordinal(match["day"]), whole(match)
    value = edtf(None, month_number(match["month"]), day) if day else None
    if value is None:
        return None
    return Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


RULES_OF_MONTHS = (
    Rule(
        name="date.full",
        pattern=r"(?<! [^\W_] ) (?P<month>{MONTH}) (?: \s* (?: \[ | _{1,4} )? | , \s | \s+ the \s+ ) (?P<day>{DAY})"
        r" (?: \] | _{1,4} )? {COMMA} (?P<year> {YEAR} | {SHORT_YEAR} | {YEAR_IN_WORDS} )",
        build=_full,
        pieces=DATE_PIECES,
        examples={
            "Nov. 20th, '98": {"value": "1998-11-20", "span_text": "Nov. 20th, '98"},
            "August 4th. 2004": {"value": "2004-08-04"},
            "June 30, 2004": {"kind": "calendar", "value": "2004-06-30"},
            "JUNE 30, 2004": {"value": "2004-06-30"},
            "November 14 2001": {"value": "2001-11-14"},
            "December\n     31, 2003": {"value": "2003-12-31"},
            "March [1], 2011": {"value": "2011-03-01"},
            "March, 14, 2005": {"value": "2005-03-14"},
            "March _14th_, 2005": {"value": "2005-03-14"},
            "March [14], [2005]": {"value": "2005-03-14", "span_text": "March [14], [2005"},
            "March 3d, 2005": {"value": "2005-03-03"},
            "March the 3rd, 2005": {"value": "2005-03-03"},
            "March 14, Two Thousand Five": {"value": "2005-03-14"},
            "made on _March 14, 2005_ between": {"value": "2005-03-14", "span_text": "March 14, 2005"},
            "March 14th of\n 2005": {"value": "2005-03-14"},
            "March 14, A.D. 2005": {"value": "2005-03-14"},
            "dated March 14. 2005 and": {"value": "2005-03-14", "span_text": "March 14. 2005"},
            'of March 14. 2005 (the "': {"value": "2005-03-14", "span_text": "March 14. 2005"},
            "June 1s t 2020": {"value": "2020-06-01"},
            "February 1,\n                                 2004": {"value": "2004-02-01"},
            "Sept. 3rd, 1996": {"value": "1996-09-03"},
            "through Friday, March 11, 2005": {"comparator": "through", "span_text": "March 11, 2005"},
            "prior to February  1, 2004": {
                "value": "2004-02-01",
                "comparator": "prior to",
                "span_text": "February  1, 2004",
            },
        },
        near_misses=(
            "you may 12, 2004 shares",
            "November 31, 2001",
            "Section June 3, 20045",
            "March 1,500",
            "ended March 31. 2005 sales rose",
        ),
    ),
    Rule(
        name="date.day_first",
        pattern=r"""(?= {MONTH} {TO_YEAR} (?: {YEAR} | {SHORT_YEAR} | two | nineteen | one \s+ thousand ) )
            (?<= (?: (?<! [\w.,/] | (?<! - | (?<! [\d-] ) \d\d? ) - | \d _{1,20} ) | (?<= \b this ) ) [\[_]{0,20}+
            (?P<begin>
            (?P<day> {ORDINAL} | (?: 3[01] | [12]\d | 0?[1-9] ) (?: \s? (?: s\s?t | n\s?d | r\s?d | t\s?h ) \.? )? )
            (?: \s* \( [\w-]{1,16} \) )? [\]_]{0,20} (?: \s+ day ,? )? (?: \s+ of ,? (?: \s+ the \s+ month \s+ of )? )?
            [\s-]{1,80} [\[_]{0,20} ) ) (?P<month>{MONTH}) {TO_YEAR}
            (?P<year> {YEAR} | {SHORT_YEAR} | {YEAR_IN_WORDS} )""",
        build=_full,
        pieces=_PIECES,
        examples={
            "1ST day of, April 1999": {"value": "1999-04-01"},
            "made this 18th  day of June 20 09 by": {"value": "2009-06-18", "span_text": "18th  day of June 20 09"},
            "30 June 2004": {"value": "2004-06-30"},
            "8-9 June 2004": {"value": "2004-06-09", "span_text": "9 June 2004"},
            "OHIO--30 June 2004--Acorn": {"value": "2004-06-30", "span_text": "30 June 2004"},
            "15t h day of January 2018": {"value": "2018-01-15"},
            "8th day of May, 2014": {"value": "2014-05-08"},
            "twenty-second day\n of August, 1997": {"value": "1997-08-22"},
            "1st of October, 1999": {"value": "1999-10-01"},
            "first day of July, Two Thousand\n One": {"value": "2001-07-01"},
            "1st day of September, nineteen hundred and ninety-nine": {"value": "1999-09-01"},
            "7th day of Dec. One thousand nine hundred and ninety\n five": {"value": "1995-12-07"},
            "14th day of March, A.D. 2005": {"value": "2005-03-14"},
            "14th day of March, in the year of our Lord\n 2005": {"value": "2005-03-14"},
            "14th day of March in the year of 2005": {"value": "2005-03-14"},
            "fourteenth day of March, in the year two thousand and five": {"value": "2005-03-14"},
            "27th     day\nof\nMarch             ,\n2005": {"value": "2005-03-27"},
            "this ____14th___ day of March, 2005": {"value": "2005-03-14", "span_text": "14th___ day of March, 2005"},
            "the [14th] day of [March], [2005]": {"value": "2005-03-14", "span_text": "14th] day of [March], [2005"},
            "14th(fourteenth) day, of March, 2005": {"value": "2005-03-14"},
            "14_ day of __March___, 2005": {"value": "2005-03-14"},
            "14th. day of the month of March, 2005": {"value": "2005-03-14"},
            "fourteenth (14) day of March 2005": {"value": "2005-03-14"},
            "this 21st (twenty-first) day of March, 2005": {
                "value": "2005-03-21",
                "span_text": "21st (twenty-first) day of March, 2005",
            },
            "made this14 day of March, 2005": {"value": "2005-03-14", "span_text": "14 day of March, 2005"},
        },
        near_misses=("32 June 2004", "Section 3.1 June 2004", "Rule 30 may 2004"),
    ),
    Rule(
        name="date.misread",
        pattern=r"""(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day>{MISREAD_DAY}) (?: st | nd | rd | th )? ,? \s+
            (?P<year>{MISREAD_YEAR})
            | (?<= (?<! [\w.,/-] ) (?P<begin> (?P<day>{MISREAD_DAY}) (?: st | nd | rd | th ) (?: \s+ day )?
                (?: \s+ of )? \s+ ) ) (?P<month>{MONTH}) ,? \s+ (?P<year>{MISREAD_YEAR})""",
        build=_misread,
        pieces=_PIECES,
        examples={
            "made this lst day of July, 1998, between": {"value": "1998-07-01", "span_text": "lst day of July, 1998"},
            "as of June l4, 1999 by": {"value": "1999-06-14", "span_text": "June l4, 1999"},
            "dated June 3O, 2O03.": {"value": "2003-06-30", "span_text": "June 3O, 2O03"},
            "as of June 3, 2 003 (the": {"value": "2003-06-03", "span_text": "June 3, 2 003"},
            "on the 15th day of March, 20 05, by": {"value": "2005-03-15", "span_text": "15th day of March, 20 05"},
        },
        near_misses=("June 14, 1999 by", "on June 3, 2 000 shares were sold", "may Ist be 2O03 or"),
    ),
    Rule(
        name="date.day_in_words",
        pattern=r"""(?<! \w ) (?P<month>{FULL_MONTH}) \s+ (?: the \s+ )? (?! \d ) (?P<day>{ORDINAL})
            (?: {COMMA} (?P<year> {YEAR} | {YEAR_IN_WORDS} )
            | (?<= \b (?: on | by | until | before | after | through | each | every | of ) \s+
                {FULL_MONTH} \s+ [^,;]{1,24} )
                (?! [\w’'-] | \s+ (?-i: [a-z]+ ) s \b | \s+ {NOUN} ) )""",
        build=_in_words,
        pieces=_PIECES,
        examples={
            "March fourteenth, 2005": {"kind": "calendar", "value": "2005-03-14"},
            "March the twenty-first,\n two thousand five": {"value": "2005-03-21"},
            "on March fourteenth": {"value": "XXXX-03-14", "span_text": "March fourteenth"},
        },
        near_misses=("in March third parties", "on March second quarter", "March 14th, 2005", "you may first, 2005"),
    ),
)
"""Dates that name their month; months and years by themselves are in `months_alone` and `years_alone`."""
