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


def names(text: str) -> Iterator[tuple[int, int]]:
    """The quarters that a text names with a year, by number and year; a fiscal year alone is named by its fourth."""
    for match in _NAME.finditer(text):
        start, end = text.rfind("\n", 0, match.start()) + 1, text.find("\n", match.end())
        if match["year"] and not _TO_COME.search(text, start, end if end > 0 else len(text)):
            nth = int(match["q"]) if match["q"] else NTHS[match["nth"].lower()] if match["nth"] else 4
            yield nth, full_year(match["year"])
