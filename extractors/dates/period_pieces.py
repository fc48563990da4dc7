"""What the rules of periods share: pieces of patterns for what is fiscal, for ends and for years, and open periods."""

import regex

from extractors.dates.date_pieces import DATE_PIECES
from extractors.dates.pieces import whole
from extractors.fiscal.stated import NTHS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match

PERIOD_PIECES = {
    **DATE_PIECES,
    "FISCAL": r"(?: fiscal | calendar )",
    "QUARTER_END": r"(?-i: March | June | September | December | MARCH | JUNE | SEPTEMBER | DECEMBER )",
    "NTH": r"(?: first | second | third | fourth | 1st | 2nd | 3rd | 4th )",
    "ENDED": r"(?: end (?: ed | ing )"
    r" (?: \s+ (?: on (?: \s+ or \s+ (?: about | around ) )? | (?: closest | nearest ) \s+ to ) )? \s+ )",
    # "fiscal year of the Company ending", "quarter then ended"
    # "first quarter (twelve weeks) of fiscal 2023, ended"; "third fiscal quarter, ended"
    "WHOSE": r",? [\s-]+ (?: of \s+ (?: the | such | its | each ) \s+ [\w’'-]+ \s+ (?: [\w’'-]+ \s+ )? )?"
    r" (?: \( {NUMBER} [\s-]+ weeks? \) ,? \s+ )?"
    r" (?: of \s+ (?: {FISCAL} (?: \s+ year )? \s+ )? {YEAR} ,? \s+ )? (?: then \s+ )?",
    # the shorter of two periods with one end: "quarter and nine months ended", "three months and year ended"
    "HEAD_BEFORE": r"(?: (?: (?: {YEAR} \s+ (?= {NTH} \s ) )? (?: {FISCAL} \s+ )? (?: {NTH} \s+ )?"
    r" (?: {FISCAL} \s+ )? quarter"
    r" | {NUMBER} [\s-]+ (?: weeks? | months? ) ) ,? \s+ and \s+ (?: the \s+ )? )",
    "SPAN": r"(?: days? | weeks? | months? | quarters | years? ) \b",
    "NTH_HEAD": r"(?<! [\w-] ) (?: {FISCAL} \s+ )? (?: {YEAR} (?: ['’]s )? \s+ (?: {FISCAL} \s+ )? )?"
    r" {NTH} [\s-]+ (?: {FISCAL} [\s-]+ )?",
    "SAME": r"(?<! [\w-] ) (?: same | comparable | corresponding | equivalent | like"
    r" | year [\s-]+ (?: ago | earlier ) ) \s+ (?: {FISCAL} \s+ )?",
    "WEEKS": r"(?: {NUMBER} [\s-]+ weeks? \s+ )",
    "DAY_FIRST": r"(?: {DAY} \s+ {MONTH} ,? \s+ )",
    "LENGTH": r"(?: three | six | nine | twelve ) [\s-]+",
    "FEW": r"(?: two | three | four | five | six | seven | eight | nine | ten | eleven )",
    "YEARS_MORE": r"(?P<more> (?: [\s,]{1,80} (?: and \s+ )? (?: {MONTH} \s+ {DAY} {COMMA} | {DAY_FIRST} )? {YEAR}"
    r" (?! \s+ (?: shares | units ) ) )* )",
    # "of 2003", "of fiscal year 2004", "2004", "of the prior year", "last year"
    "OF_YEAR": r"(?: ,? \s+ (?: (?: of | in | for | during ) \s+ )? (?: (?: the \s+ )? (?: fiscal | calendar )"
    r" (?: \s+ years? )? \s+ )? {YEAR}"
    r" | ,? \s+ (?: (?: of | in | for | from ) \s+ )? {OTHER_YEAR} )",
    "OF_THE_YEAR": r"(?: \s+ of \s+ the \s+ (?: {FISCAL} \s+ )? year \b )",
    "OTHER_YEAR": r"(?: last \s+ (?: fiscal \s+ )? year | (?: a | one ) \s+ year \s+ (?: ago | earlier )"
    r" | (?: the \s+ )? (?: prior | previous | preceding ) (?: \s+ fiscal )? \s+ year"
    r" | this \s+ (?: fiscal \s+ )? year | (?: the \s+ )? current \s+ (?: {FISCAL} \s+ )? year )\b",
}


_ORDINAL = rf"\b(?:{'|'.join(NTHS)})\b"
_SEVERAL = lazy(
    rf"(?P<first>{_ORDINAL}),?\s+(?:(?P<second>{_ORDINAL}),?\s+)?(?:and|or|(?P<range>through))\s+(?P<last>{_ORDINAL})",
    regex.IGNORECASE,
)


def several(text: str) -> list[int]:
    """The numbers of the quarters that words name together: 1 and 2 for "first and second quarters", else none."""
    match = _SEVERAL.search(text)
    if match is None:
        return []
    named = [NTHS[match[name].lower()] for name in ("first", "second", "last") if match[name]]
    return list(range(named[0], named[-1] + 1)) if match["range"] else named


def single(text: str, number: int) -> str:
    """The words of one of several quarters, by its place among them: "second quarter of 2020" for the second of two."""
    ordinal = ("first", "second", "third", "fourth")[several(text)[number] - 1]
    return _SEVERAL.sub(ordinal, text, count=1).replace("quarters", "quarter", 1)


def unresolved(match: Match, document: Document) -> Date:
    """A period whose months its own words do not give."""
    return Date(kind="period", span=whole(match))
