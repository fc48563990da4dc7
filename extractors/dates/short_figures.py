"""Days and months in two figures: "6/30" is XXXX-06-30, "12/98" and "6/2001" are months.

Two figures with a stroke are fractions, ratios and numbers of forms as well: what no year shows to be a month is a date
only where a word for time leads to it, and the second figure is none that fractions have.
"""

from collections.abc import Iterator, Mapping, Sequence

import regex

from extractors.dates.date_pieces import DATE_PIECES, comparator_before, edtf
from extractors.dates.order import month_first
from extractors.dates.pieces import whole
from extractors.numerals import full_year
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule

_LEADS = lazy(
    r"""\b (?: by | on | due | dated? | before | after | through | until | since | from | between
        | end (?: s | ed | ing ) | begin (?: s | ning ) | start (?: s | ing ) | commenc (?: es | ing )
        | effective | expires? | matures? | as \s+ of | each | every
        | (?P<before> \d\d? / \d\d? ) (?: \s* [-–,] | \s+ (?: and | or | to | through | until ) ) )
        \s* :? (?: \s+ | (?<= [-–] ) ) $""",
    regex.VERBOSE | regex.IGNORECASE,
)
_YEARLY = lazy(r"\s+ of \s+ (?: each | every | any | that | the ) \b [\w\s]{0,30} \b year \b", regex.VERBOSE)
_LISTED = lazy(
    r"""(?: (?: \s* [-–] \s* | ,? \s+ (?: (?: and | or | to | through | until ) \s+ )? )
        \d\d? / \d\d? (?! [\w/] ) ){1,8}""",
    regex.VERBOSE,
)
_PAIR = lazy(r"(?P<first>\d+)/(?P<second>\d+)")
_MONTHS = 12
_FRACTION = lazy(r"(?:st|nd|rd|th)?s?\s*(?:of\s++(?!each|every|any|that|the\s+(?:\w+\s+)?year)|%|per|inch|ths?\b)")
_DENOMINATORS = frozenset((*range(1, 13), 16, 32, 64))


def _day(match: Match, document: Document) -> Iterator[Date]:
    """The day of a month, in the order of its row, else of the document; without value where neither says which."""
    span, text = whole(match), document.text
    led = _LEADS.search(text, max(0, span.start - 40), span.start)
    others = _LISTED.match(text, span.end)  # "(8/22 - 10/21)", "on 1/1, 4/1 and 7/1 of each year"
    row = f"{led['before'] or '' if led else ''} {text[span.start : span.end]} {others[0] if others else ''}"
    ranged = others is not None and others[0].lstrip()[0] in "-–"
    if _FRACTION.match(text, span.end) or not (led or ranged):
        return
    pairs = [(int(one["first"]), int(one["second"])) for one in _PAIR.finditer(row)]
    clear = any(max(one) not in _DENOMINATORS for one in pairs)
    if not clear and not _YEARLY.match(text, others.end() if others else span.end):
        return
    first, second = int(match["first"]), int(match["second"])
    days = {american: edtf(None, *pair) for american, pair in ((True, (first, second)), (False, (second, first)))}
    if days[True] is None and days[False] is None:
        return
    value = _by_order(days, pairs, document)
    yield Date(kind="calendar", span=span, value=value, comparator=comparator_before(document, span.start))


def _by_order(days: Mapping[bool, str | None], row: Sequence[tuple[int, int]], document: Document) -> str | None:
    """Of month first and day first the one that is a day, or that the row or the document uses."""
    possible = set(days.values()) - {None}
    if len(possible) == 1:
        return possible.pop()
    american, other = (any(one[at] > _MONTHS for one in row) for at in (1, 0))
    order = month_first(document.text) if american == other else american
    return None if order is None else days[order]


def _month(match: Match, document: Document) -> Date | None:
    span, year = whole(match), match["year"]
    dated = len(year) == 4 or (int(year) not in _DENOMINATORS and _leads_to_month(document.text, span.start))
    if not dated:
        return None
    value = f"{full_year(year)}-{int(match['month']):02}"
    return Date(kind="month", span=span, value=value, comparator=comparator_before(document, span.start))


_IN = lazy(r"\b(?:in|to|for|of|thru)\s+$", regex.IGNORECASE)


def _leads_to_month(text: str, at: int) -> bool:
    start = max(0, at - 40)
    return (_LEADS.search(text, start, at) or _IN.search(text, start, at)) is not None


RULES = (
    Rule(
        name="date.month_in_figures",
        pattern=r"""(?<= (?<! [\w/.,$-] ) (?P<begin> (?P<month> 1[0-2] | 0?[1-9] ) ) ) /
            (?P<year> (?: 19 | 20 ) \d\d | [7-9]\d ) (?! [\w/%-] | [.,] \d )""",
        build=_month,
        pieces=DATE_PIECES,
        examples={
            "mature in 12/98": {"kind": "month", "value": "1998-12", "span_text": "12/98"},
            "the 6/2001 payment": {"kind": "month", "value": "2001-06", "span_text": "6/2001"},
            "from 1/99 to 3/99": [
                {"value": "1999-01", "span_text": "1/99"},
                {"value": "1999-03", "span_text": "3/99"},
            ],
        },
        near_misses=("5/64 of an inch", "as to 1/48", "12/98 shares", "Form 10/98A", "12/31/98", "at 7.5/98"),
    ),
    Rule(
        name="date.day_in_figures",
        pattern=r"""(?<= (?: (?<! [\w/.,$–-] ) (?<! \d \s ) | (?<= \d / \d\d? [–-] ) )
                (?P<begin> (?P<first> 3[01] | [12]\d | 0?[1-9] ) ) ) /
            (?P<second> 3[01] | [12]\d | 0?[1-9] ) (?! [\w/%-] (?! \d\d?/ ) | [.,] \d )""",
        build=_day,
        pieces=DATE_PIECES,
        examples={
            "tax returns by 4/15": {"kind": "calendar", "value": "XXXX-04-15", "span_text": "4/15"},
            "on 6/30 and 12/31 of each year": [
                {"value": "XXXX-06-30", "span_text": "6/30"},
                {"value": "XXXX-12-31", "span_text": "12/31"},
            ],
            "In Ohio, due 1/1 and 7/1 of each year": [
                {"value": "XXXX-01-01", "span_text": "1/1"},
                {"value": "XXXX-07-01", "span_text": "7/1"},
            ],
            "due 7/1 of each year": {"value": None, "span_text": "7/1"},
            "Order of parts (3/7-7/24)": [
                {"value": "XXXX-03-07", "span_text": "3/7"},
                {"value": "XXXX-07-24", "span_text": "7/24"},
            ],
            "from 10/1 through\n 9/30": [
                {"value": "XXXX-10-01", "span_text": "10/1"},
                {"value": "XXXX-09-30", "span_text": "9/30"},
            ],
        },
        near_misses=(
            "reduced by 1/3",
            "by 3/16 of an inch",
            "available 24/7",
            "on 1/20 of the Shares",
            "a ratio of 4/15",
            "5 13/30",
            "on 1/2 of each holding",
            "by 13/31",
        ),
    ),
)
