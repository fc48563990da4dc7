"""What the rules of calendar days share: pieces of patterns for months, days and years, and the day that they make.

"June 30, 2004" is 2004-06-30, "30 June Two Thousand Four" the same day.
"""

from datetime import date

import regex

from extractors.dates.pieces import PIECES, following
from extractors.lexicon.months import month_number
from extractors.numerals import from_words, full_year, ordinal
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, words

DATE_PIECES = {
    **PIECES,
    # "May" and "March" are words besides, so the small letters of a verb do not count
    "MONTH": r"(?: Jan(?:uary|\.)? | Feb(?:ruary|\.)? | (?-i: March | MARCH | (?: Mar | MAR ) \b \.? ) | Apr(?:il|\.)?"
    r" | (?-i: May | MAY ) | Jun(?:e|\.)? | Jul(?:y|\.)? | Aug(?:ust|\.)? | Sept?(?:ember|\.)? | Oct(?:ober|\.)?"
    r" | Nov(?:ember|\.)? | Dec(?:ember|\.)? )",
    "FULL_MONTH": r"(?: January | February | (?-i: March | MARCH ) | April | (?-i: May | MAY ) | June | July | August"
    r" | September | October | November | December )",
    "YEAR": r"(?: 1[89] | 2[01] ) \d\d (?! \d | , \d )",
    # "'98", and "20 09" as a form was filled in or a page was read
    "SHORT_YEAR": r"(?: ['’‘] [09]\d (?! \w )"
    r" | (?<= \b day \s+ of \s+ \w{3,9} ,? \s{1,80} ) (?: 19 | 20 ) [ ] \d\d (?! \w ) )",
    "DAY": r"(?: 3[01] | [12]\d | 0?[1-9] ) (?! \d | \s? % | [.,/] \d{1,3} (?! \d ) )"
    r" (?: (?: s\s?t | n\s?d | r\s?d | t\s?h | (?<= [23] ) d (?! \w ) ) (?: \. (?= ,? \s+ \d{4} \b ) )? )?",
    "BLANK": r"(?: \[ \s* _+ \s* \] | _{2,}+ | \[ [\s●•·*]{1,8} \]"
    r" | \[ (?: insert \s+ )? (?: date | day | month ) \] | [●•] )",
    "YEAR_BLANK": r"(?: (?: 19 | 20 ) \d? (?: \[ \s* _* \s* [●•*]* \] | _+ | [xX]{1,2} (?! \w ) (?<= \d\d \w\w ) )"
    r" | [12] _{3} )",
    # "February 1,\n                  2004"; "March 18. 2021, unless" is a slip of the pen
    "COMMA": r"(?: [\s,]{1,80} (?: [\[_]{1,6} (?= \d{4} [\]_] ) )?"
    r" | \. \s{0,80} (?= \d{4} (?: [,;.)] | \s+ (?: and | by | between | among | with | to | at | is ) \b"
    r" | \s* (?: \( | \n | \Z ) ) )"
    r" | {OF_YEAR} )",
    # "March 14th of 2005", "March 14, A.D. 2005", "14th day of March, in the year of our Lord 2005", also without Lord
    "OF_YEAR": r"(?: ,? \s+ (?: of (?: \s+ the \s+ year )? | A\.? \s? D\.? ,?"
    r" | in \s+ the \s+ year (?: \s+ of (?: \s+ our \s+ lord )? )? ) ,? \s+ )",
    # "Two Thousand One", "nineteen hundred and ninety-nine", "one thousand nine hundred and ninety-nine"
    "YEAR_IN_WORDS": r"(?: two \s+ thousand (?: \s+ (?: and \s+ )? {WORDS} )?"
    r" | (?: nineteen \s+ (?: hundred \s+ )? | one \s+ thousand ,? \s+ nine \s+ hundred \s+ ) (?: and \s+ )?"
    r" (?= (?: eighty | ninety ) \b ) {WORDS} )",
}
_COMPARATOR = lazy(
    r"""(?<= \b (?P<words> (?: in \s+ no \s+ event \s+ )? (?: not? \s+ )? (?: later | earlier | sooner ) \s+ th[ae]n
        | prior \s+ to \s+ or \s+ on | on \s+ or \s+ (?: before | prior \s+ to | after ) | prior \s+ to | before | after
        | subsequent \s+ to | until | by | since | through ) \s+
        (?: (?: mon | tues | wednes | thurs | fri | satur | sun ) day ,? \s+ )? )""",
    regex.VERBOSE | regex.IGNORECASE,
)

_DIGITS = lazy(r"\d+")
_NINETEEN = lazy(r"(?:nineteen\s+(?:hundred\s+)?|one\s+thousand,?\s+nine\s+hundred\s+)(?:and\s+)?", regex.IGNORECASE)


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


def edtf(year: int | None, month: int, day: int) -> str | None:
    """The day in EDTF, its year X where nothing tells it; null where the calendar has no such day."""
    if year:
        return iso(year, month, day)
    return f"XXXX-{month:02}-{day:02}" if iso(2000, month, day) else None


def day_of(match: Match) -> str | None:
    """The date of a match with the groups `year`, `month` and `day`, null where there is no such day."""
    digits = _DIGITS.match(match["day"])
    day = int(digits[0]) if digits else ordinal(match["day"])
    figures = "".join(_DIGITS.findall(match["year"]))
    year = full_year(figures) if figures else _year_in_words(match["year"])
    return iso(year, month_number(match["month"]), day) if day and year else None


def _year_in_words(text: str) -> int | None:
    """The year that the words say: "Two Thousand One" is 2001, "nineteen ninety-nine" 1999."""
    nineteen = _NINETEEN.match(text)
    value = from_words(text[nineteen.end() :]) if nineteen else from_words(text)
    return None if value is None else int(value) + (1900 if nineteen else 0)
