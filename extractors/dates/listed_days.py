"""Days that share their month with others: "8 and 9 June 2004", "June 1st, 2nd and 3rd, 2004", "June 30-31".

The last of "8 and 9 June" and the first of "June 1st and 2nd" are days like any other, and other rules find them.
"""

from collections.abc import Iterator
from typing import NamedTuple

import regex

from extractors.dates.date_pieces import DATE_PIECES, edtf
from extractors.lexicon.months import month_number
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_PIECES = {
    **DATE_PIECES,
    "NUMBER": r"(?: 3[01] | [12]\d | 0?[1-9] ) (?! \d )",
    "TH": r"(?: st | nd | rd | th ) (?! \w )",
    "JOIN": r"(?: \s*,\s* (?: (?: and | or ) \s+ )? | \s* & \s* | \s+ (?: and | or | to | through | until ) \s+"
    r" (?: the \s+ )? | \s? [-–] \s? )",
}
_REACH = 160
"""How far a list of days can run, in characters."""
_BEHIND_OF_YEAR = lazy(
    expand(r"(?: {JOIN} (?P<day>{NUMBER} {TH}?) ){1,8}? ,? \s+ (?P<year>{YEAR})", _PIECES),
    regex.VERBOSE | regex.IGNORECASE,
)
# "June 8 and 9 shares" has one day, "June 8 and 9." two
_BEHIND = lazy(
    expand(
        r"""(?: {JOIN} (?P<day> {NUMBER}
            (?: {TH} (?! \s+ (?! (?: and | or | of | in | to | at | by | through | until ) \b ) \w )
            | (?<= (?: \b and \s+ | & \s* | [-–] \s? ) \d\d? ) (?= \s* (?: [;)] | [.,] (?! \d ) | $ ) ) ) ) ){1,8}""",
        _PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE | regex.MULTILINE,
)
_DIGITS = lazy(r"\d+")


class Listed(NamedTuple):
    """The days of a list behind its first, each with its span, and the year that all share."""

    days: tuple[tuple[int, Span], ...]
    year: int | None


def behind(text: str, at: int) -> Listed:
    """The days that go on the list of the one that ends at `at`; the span of the last holds the year."""
    for pattern in (_BEHIND_OF_YEAR, _BEHIND):
        if match := pattern.match(text, at, at + _REACH):
            days = [(_number(text, place), place) for place in (Span(*one) for one in match.spans("day"))]
            year = match.groupdict().get("year")
            days[-1] = (days[-1][0], Span(days[-1][1].start, match.end()))
            return Listed(tuple(days), int(year) if year else None)
    return Listed((), None)


def _before(match: Match, document: Document) -> Iterator[Date]:
    """The days of the list before the last one, which is found with its month."""
    month = month_number(match["month"])
    for place in (Span(*one) for one in match.spans("day")):
        day = _number(document.text, place)
        value = edtf(int(match["year"]) if match["year"] else None, month, day)
        if value:
            yield Date(kind="calendar", span=place, value=value)


def _number(text: str, place: Span) -> int:
    """The number of a day in figures, with its ending or without."""
    return int(_DIGITS.findall(text[place.start : place.end])[0])


RULES = (
    Rule(
        name="date.day_of_list",
        pattern=r"""(?<= (?<! [\w.,/$-] | \b (?: sections? | articles? | clauses? | items? | paragraphs? ) \s )
            (?P<begin> (?: (?P<day>{NUMBER} {TH}?) (?: \s+ days? )? {JOIN} ){1,6} {NUMBER} {TH}? (?: \s+ days? )?
            (?: \s+ of )? \s+ ) ) (?P<month>{FULL_MONTH}) (?: (?= ,? \s+ (?P<year>{YEAR}) )
            | (?<= \d {TH} (?: \s+ days? )? (?: \s+ of )? \s+ {FULL_MONTH} ) (?! ,? \s+ \d ) )""",
        build=_before,
        pieces=_PIECES,
        examples={
            "8 and 9 June 2004": {"kind": "calendar", "value": "2004-06-08", "span_text": "8"},
            "the 8th, 9th and\n 10th days of June, 2004": [
                {"value": "2004-06-08", "span_text": "8th"},
                {"value": "2004-06-09", "span_text": "9th"},
            ],
            "the 1st and 15th of June": {"value": "XXXX-06-01", "span_text": "1st"},
            "8-9 June 2004": {"value": "2004-06-08", "span_text": "8"},
        },
        near_misses=(
            "the 31st and 30th of June",
            "Sections 8 and 9 June 2004",
            "9 June 2004",
            "8, 9 and 10 Junes 2004",
            "8 and 9 June",
        ),
    ),
)
