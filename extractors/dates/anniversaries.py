"""Anniversaries whose number is none of order: "five-year anniversary of the Closing Date", "the anniversary of X"."""

from collections.abc import Iterator
from decimal import Decimal

from extractors.dates.pieces import PIECES, blank, quantity, redacted, unit
from extractors.dates.sides import side_at
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_MOST = 20
"""How many anniversaries a sentence can name at once."""


def _years_since(match: Match, document: Document) -> Date | None:
    """An anniversary whose number stands before "year": "five-year anniversary of the Closing Date"."""
    amount = quantity(match["number"])
    side = side_at(document.text, match.end(), of=True)
    if amount is None:
        return None
    return Date(
        kind="relative",
        span=Span(match.start("begin"), side.end if side else match.end()),
        comparator=words(match["comparator"]).lower() if match["comparator"] else None,
        quantity=amount,
        unit=unit(match["unit"]),
        calendar="calendar",
        direction="after",
        anchor=side.anchor.words(document.text) if side else None,
    )


def _first_ones(match: Match, document: Document) -> Iterator[Date]:
    """The first anniversaries, a date for each: "the first three anniversaries of the Grant Date" is three."""
    side = side_at(document.text, match.end(), of=True)
    count = quantity(match["number"])
    for year in range(1, int(count) + 1) if count and count <= _MOST else ():
        yield Date(
            kind="relative",
            span=Span(match.start("begin"), side.end if side else match.end()),
            quantity=Decimal(year),
            unit="year",
            calendar="calendar",
            direction="after",
            anchor=side.anchor.words(document.text) if side else None,
        )


def _unnumbered(match: Match, document: Document) -> Date | None:
    """An anniversary that has no number, or is the next one: "the anniversary of the Closing Date"."""
    side = side_at(document.text, match.end(), of=True)
    if side is None or side.end != side.anchor.end:
        return None
    comparator, lost = match["comparator"], match["lost"] or ""
    first = "begin" if comparator else "next" if match["next"] else "lost"
    start = match.start(first) if match[first] else match.start()
    return Date(
        kind="relative",
        span=Span(start, side.anchor.end),
        comparator=words(comparator).lower() if comparator else None,
        quantity=Decimal(1) if match["next"] else None,
        unit="year",
        calendar="calendar",
        direction="after",
        anchor=side.anchor.words(document.text),
        blank=blank(lost) if lost else False,
        redacted=redacted(lost) if lost else False,
    )


RULES = (
    Rule(
        name="relative.years_since",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: (?P<comparator>{BOUND}) \s+ (?: the \s+ )? )?
                (?P<number>{NUMBER}) [\s-]+ (?P<unit> year | month ) [\s-]+ ) )
            anniversary (?: \s+ date )? \b""",
        build=_years_since,
        pieces=PIECES,
        examples={
            "five-year anniversary of the\n Closing Date": {"kind": "relative", "quantity": "5", "unit": "year"},
            "until the one (1) year anniversary of the Effective\n Date": {"comparator": "until", "quantity": "1"},
        },
        near_misses=("each anniversary", "five years"),
    ),
    Rule(
        name="relative.anniversary",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: (?P<comparator>{BOUND}) \s+ )? (?: the \s+ )?
                (?: (?P<next> next \s+ (?: succeeding \s+ | following \s+ )? ) | (?P<lost>{LEFT_OUT}) \s+ )? )
                (?<= \b (?: the | next | succeeding | following ) \s+ | [\])_] \s+ ) )
            anniversary (?: \s+ date )? \b (?= \s+ (?: of | hereof | thereof ) \b )""",
        build=_unnumbered,
        pieces=PIECES,
        examples={
            "on the anniversary of the\n Closing Date": {
                "kind": "relative",
                "quantity": None,
                "unit": "year",
                "anchor": "the Closing Date",
                "span_text": "anniversary of the\n Closing Date",
            },
            "[*] anniversary of the Launch Date": {"quantity": None, "redacted": True},
            "prior to the anniversary date hereof": {"comparator": "prior to", "anchor": "hereof"},
        },
        near_misses=("any anniversary of the Closing", "the anniversary gift", "each anniversary of the Closing"),
    ),
    Rule(
        name="relative.first_anniversaries",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?: first | next ) \s+ (?P<number>{NUMBER}) \s+
                (?: annual \s+ | yearly \s+ )? ) ) anniversaries \b""",
        build=_first_ones,
        pieces=PIECES,
        examples={
            "each of the first three anniversaries of the\n Grant Date": [
                {"quantity": "1", "span_text": "first three anniversaries of the\n Grant Date"},
                {"quantity": "2", "span_text": "first three anniversaries of the\n Grant Date"},
                {"quantity": "3", "span_text": "first three anniversaries of the\n Grant Date"},
            ],
            "next four\n anniversaries thereof": [{"quantity": str(year)} for year in (1, 2, 3, 4)],
            "first two (2) annual anniversaries hereof": [{"quantity": "1"}, {"quantity": "2", "anchor": "hereof"}],
        },
        near_misses=("first three years", "three anniversaries", "first anniversary of the Grant Date"),
    ),
)
