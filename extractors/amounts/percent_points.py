"""Percentage points and basis points, and the first ends of ranges: "25 basis points" is 0.25, "5-7%" two."""

from collections.abc import Iterator
from decimal import Decimal

from extractors.amounts.percents import PERCENT_PIECES, percent_item
from extractors.amounts.pieces import amount, unstated, whole
from extractors.numerals import Figure, figure, stated
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import Match, Rule, span_of
from pipeline.span import Span

_SAID_AGAIN = lazy(r"\s{0,3}\(\s?(?P<percent>\d{0,2}\.?\d{1,4})\s?%\s?\)")  # "30 basis points (0.30%)"
_LISTED = r"(?: \d{1,3} (?: \. \d+ )? | {WORDS} (?: \s* \( \s? \d{1,3} \s? \) )? )"
_ONE_LISTED = lazy(r"[^\s,][^,]*")
_RANGE_PIECES = {**PERCENT_PIECES, "NUMBER_MORE": r"{FRACTION} | (?<! [.,] ) \d{1,3} (?: \. \d+ )? | \. \d+"}


def _range_start(match: Match, document: Document) -> Amount | None:
    """The first end of a range whose sign stands at the second: "5" in "5-7%", "40" in "40 to 70 basis points"."""
    span, number = span_of(match, "number"), stated(match["number"].partition("(")[0].strip())
    if number is None or number.value >= 1000:  # "from 40.3% in fiscal 2003 to 41.3%"
        return None
    if not match["kind"]:
        return percent_item(match, document, span, number)
    return amount(document, span, "percentage_points", "percentage_points", _in_points(number, match["kind"]))


def _list_starts(match: Match, document: Document) -> Iterator[Amount]:
    """What stands before the last percentage of a list that has one sign: "10" and "20" in "10, 20 and 30 percent"."""
    start = match.start("list")
    for one in _ONE_LISTED.finditer(match["list"]):
        number = stated(one[0].partition("(")[0].strip())
        item = number and percent_item(match, document, Span(start + one.start(), start + one.end()), number)
        if item:
            yield item


def _in_points(number: Figure, kind: str) -> Figure:
    """The figure in percentage points: 25 basis points are 0.25."""
    if kind.lower() == "percentage":
        return number
    return Figure(_plain(number.value / 100), _plain(number.precision / 100))


def _points(match: Match, document: Document) -> Amount | None:
    number = stated(match["figures"] or match["number"])
    if number is None:
        return None
    number, span = _in_points(number, match["kind"]), whole(match, "number")
    again = _SAID_AGAIN.match(document.text, span.end)
    if again is not None and figure(again["percent"]).value == number.value:
        span = span._replace(end=again.end())
    return amount(document, span, "percentage_points", "percentage_points", number)


def _blank(match: Match, document: Document) -> Amount | None:
    return unstated(document, match, whole(match, "blank"), "percentage_points", "percentage_points")


def _plain(value: Decimal) -> Decimal:
    """The decimal without an exponent."""
    return Decimal(format(value, "f"))


RULES = (
    Rule(
        name="percentage_points",
        pattern=r"""(?<= (?P<number> (?<! [\d.,$] ) 0? \. \d{1,4} \s+ of \s+ one | {SPELLED} | {NUMBER} )
            (?: \s* \( \s? (?P<figures>{NUMBER}) \s? %? \s? \) )?
            [\s-]{1,80} (?P<kind> percentage | basis ) \s+ ) points? \b""",
        build=_points,
        examples={
            "2.00 percentage points": {"kind": "percentage_points", "value": "2.00", "precision": "0.01"},
            "25 basis\n     points": {"value": "0.25", "unit": "percentage_points", "precision": "0.01"},
            "one and one-half (1 1/2%)\n percentage points": {"value": "1.5"},
            "fifty (50) basis points": {"value": "0.5", "precision": "0.01"},
            "30 basis points\n (0.30%)": {"value": "0.3", "unit": "percentage_points"},
            "rose 30 basis points (2.1%)": {"value": "0.3", "span_text": "30 basis points"},
            "one percentage point": {"value": "1", "precision": "1"},
            "0.25 of one percentage point": {"value": "0.25", "precision": "0.01"},
        },
        near_misses=("basis points", "10 talking points"),
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percentage_points.blank",
        pattern=r"""(?<= (?P<blank> (?P<redacted>{REDACTED}) | {BLANK} ) \s+ (?: percentage | basis ) \s+ )
            points \b""",
        build=_blank,
        examples={
            "____ basis\n points": {"value": None, "blank": True, "kind": "percentage_points"},
            "[***] basis points": {"value": None, "redacted": True},
        },
        near_misses=("basis points ____",),
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.range_start",
        pattern=r"""(?<= (?<! [$€£¥] \s? | \b (?-i: [A-Z]{1,2} ) ) (?P<number>{NUMBER}) (?P<kind> )? {RANGE}
            {NUMBER_MORE} \s? ) % (?P<annual>{ANNUAL})?""",
        build=_range_start,
        examples={
            "5-7%": {"kind": "percent", "value": "5", "span_text": "5"},
            "between 3.5 and\n 4%": {"value": "3.5", "span_text": "3.5"},
            "rise 3 — 4%": {"value": "3", "span_text": "3"},
            "were up 3.5 and 4%": {"value": "3.5", "span_text": "3.5"},
            "about5-7%": {"value": "5", "span_text": "5"},
        },
        near_misses=(
            "5% to 7%",
            "in fiscal 2003 to 41.3%",
            "in Q2 to 41.3%",
            "in FY03 to 41.3%",
            "$5 to 7%",
            "12 and 7%",
            "5.5%",
        ),
        needs=("%",),
        ignore_case=False,
        pieces=_RANGE_PIECES,
    ),
    Rule(
        name="percent.list_start",
        pattern=r"""(?<= (?<! [\w.,$€£¥/(-] | [$€£¥] \s | [$€£¥] [\d.]{1,6} , \s{1,80} )
            (?P<list> {LISTED} (?: , \s{1,80} {LISTED} ){1,6} ) ,? \s{1,80} (?: and | or ) \s{1,80} {LISTED}
            \s{0,80} (?: per \s* )? ) (?: % | cent \b )
            (?P<annual>{ANNUAL})?""",
        build=_list_starts,
        examples={
            "10, 20 and 30 percent": [{"value": "10", "span_text": "10"}, {"value": "20", "span_text": "20"}],
            "fifty (50), thirty (30) and\n twenty (20) percent": [
                {"value": "50", "span_text": "fifty (50)"},
                {"value": "30", "span_text": "thirty (30)"},
            ],
            "4, 5 and 6% per annum": [
                {"value": "4", "kind": "rate", "span_text": "4"},
                {"value": "5", "kind": "rate", "span_text": "5"},
            ],
            "10, 15 and 20% a year of the options vest": [
                {"value": "10", "kind": "percent", "span_text": "10"},
                {"value": "15", "kind": "percent", "span_text": "15"},
            ],
        },
        near_misses=("12 and 7%", "$10, 20 and 30%", "10%, 20% and 30%"),
        needs=("%", "ent", "ENT"),
        pieces={**_RANGE_PIECES, "LISTED": _LISTED},
    ),
    Rule(
        name="percent.range_start_word",
        pattern=r"""(?<= (?: (?<! [$€£¥] \s? | \b (?-i: [A-Z]{1,2} ) ) (?P<number>{NUMBER}) {RANGE} {NUMBER_MORE}
            | (?P<number>{WORDS}) (?: \s+ (?: to | or ) | (?<= \b between \s+ {WORDS} ) \s+ and ) \s+ {WORDS} )
            [\s-]{1,80} per \s* ) cent \b (?P<kind> )?
            (?P<annual>{ANNUAL})?""",
        build=_range_start,
        examples={
            "between 5 and\n 7 percent": {"value": "5", "span_text": "5"},
            "between five and\n seven percent": {"value": "5", "span_text": "five"},
            "five to seven percent": {"value": "5", "span_text": "five"},
            "an increase of 40 and\n 36 percent": {"value": "40", "span_text": "40"},
            "grew 8 and 9 percent": {"value": "8", "span_text": "8"},
        },
        near_misses=("5 percent to 7 percent", "12 and 7 percent", "ten percent"),
        pieces=_RANGE_PIECES,
    ),
    Rule(
        name="percentage_points.range_start",
        pattern=r"""(?<= (?<! [$€£¥] \s? | \b (?-i: [A-Z]{1,2} ) ) (?P<number>{NUMBER}) {RANGE} {NUMBER_MORE} \s{1,80}
            (?P<kind> percentage | basis ) \s+ ) points \b (?P<annual> )?""",
        build=_range_start,
        examples={"40 to 70 basis points": {"kind": "percentage_points", "value": "0.4", "span_text": "40"}},
        near_misses=("70 basis points", "$40 to 70 basis points"),
        pieces=_RANGE_PIECES,
    ),
    Rule(
        name="percentage_points.short",
        pattern=r"(?<= (?P<number>{FIGURE}) (?P<figures> )? \s{0,80} ) (?P<kind> bps | BPS ) \b",
        build=_points,
        examples={"25 bps": {"kind": "percentage_points", "value": "0.25"}},
        near_misses=("bps", "25 Mbps"),
        needs=("bps", "BPS"),
        ignore_case=False,
        pieces=PERCENT_PIECES,
    ),
)
