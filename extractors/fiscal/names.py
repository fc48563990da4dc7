"""What the first lines of a text call its quarters: "REPORTS Q2 2007 RESULTS" names the second of fiscal 2007."""

from collections.abc import Iterator

import regex

from extractors.fiscal.stated import NTHS
from extractors.numerals import full_year
from pipeline.lazy import lazy

TOP = 3000
"""Characters from the beginning in which a release says which period it reports on."""
_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d/%]|,\d|\.\d)"
_NAME = lazy(
    rf"""(?<! [\w-] ) (?: (?: fiscal \s+ (?: year \s+ )? {_YEAR} \s+ )? (?P<nth>{"|".join(NTHS)}) [\s-]+
            (?: fiscal \s+ )? quarter \b (?: ,? \s+ (?: (?: of | in | for ) \s+ )? (?: the \s+ )?
            (?: fiscal \s+ (?: year \s+ )? )? {_YEAR} )?
        | (?: Q(?P<q>[1-4]) | (?P<q>[1-4])Q ) (?: \s* (?: of \s+ )? (?: FY | fiscal \s+ )? \s* ['’]?
            (?P<year> (?: 19 | 20 ) \d\d | \d\d ) \b )
        | (?: fiscal \s+ (?: year \s+ )? | FY \s? ['’]? )
            (?P<year> (?: 19 | 20 ) \d\d | (?<= FY \s? ['’]? ) \d\d ) \b )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_TO_COME = lazy(
    r"\b(?:expect\w*|anticipat\w*|guidance|outlook|forecast\w*|project(?:s|ed|ions)|will|would)\b", regex.IGNORECASE
)
"""Words of lines that speak of periods to come."""


def numbered(text: str, before: int) -> tuple[int, int | None] | None:
    """The one quarter that a text names before a place, by number, with the year it gives it; null where it names more.

    A headline "Teal Reports Second Quarter 2006 Results" leads to a "quarter ended June 30, 2006" that has no number.
    """
    named = (match for match in _NAME.finditer(text, 0, before) if match["nth"] or match["q"])
    found = [match for match in named if not _speaks_of_what_is_to_come(text, match.start(), match.end())]
    numbers = {int(match["q"]) if match["q"] else NTHS[match["nth"].lower()] for match in found}
    years = {full_year(match["year"]) for match in found if match["year"]}
    return (numbers.pop(), years.pop() if years else None) if len(numbers) == 1 and len(years) < 2 else None


def names(text: str) -> Iterator[tuple[int, int]]:
    """The quarters that a text names with a year, by number and year; a fiscal year alone is named by its fourth."""
    for match in _NAME.finditer(text):
        if match["year"] and not _speaks_of_what_is_to_come(text, match.start(), match.end()):
            nth = int(match["q"]) if match["q"] else NTHS[match["nth"].lower()] if match["nth"] else 4
            yield nth, full_year(match["year"])


def _speaks_of_what_is_to_come(text: str, first: int, last: int) -> bool:
    start, end = text.rfind("\n", 0, first) + 1, text.find("\n", last)
    return _TO_COME.search(text, start, end if end > 0 else len(text)) is not None
