"""Durations of one unit without a number, as windows of limits: "any fiscal quarter", "any semi-annual period"."""

from decimal import Decimal

from extractors.dates.duration_words import DURATION_PIECES, limits
from extractors.dates.pieces import calendar, group, unit, whole
from pipeline.document import Document
from pipeline.record import Date, Unit
from pipeline.rules import Match, Rule

_UNITS_OF_PERIODS: dict[str, Unit] = {"s": "half_year", "q": "quarter", "m": "month", "a": "year"}


def _one(match: Match, document: Document) -> Date | None:
    """One unit named without a number: "any fiscal quarter", "any semi-annual period"."""
    span, regular = whole(match), group(match, "regular")
    if not limits(document.text, span.start):
        return None
    named = _UNITS_OF_PERIODS[regular[0].lower()] if regular else unit(match["unit"])
    return Date(
        kind="duration",
        span=span,
        quantity=Decimal(1),
        unit=named,
        calendar=calendar(group(match, "kind")),
    )


RULES = (
    Rule(
        name="duration.one",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> any \s+
            (?: (?: given | individual | particular | single | other ) \s+ )?
            (?P<kind> fiscal | calendar | taxable ) \s+ ) )
            (?P<unit> quarter | year | month )
            | (?<= \b (?: in | during | within | for ) \s+ (?P<begin> any \s+
                (?: given | one | single | particular )? \s* ) )
                (?P<unit> quarter | month | year | week )
            | (?<= (?<! [\w-] ) (?P<begin> any \s+ (?: given \s+ )?
                (?P<regular> (?: semi -? )? annual | quarterly | monthly ) \s+ ) ) period )
            \b (?! [\w’'-] )""",
        build=_one,
        pieces=DURATION_PIECES,
        examples={
            "any fiscal quarter": {"kind": "duration", "quantity": "1", "unit": "quarter", "calendar": "fiscal"},
            "any individual\n fiscal year": {"quantity": "1", "unit": "year", "calendar": "fiscal"},
            "any semi-annual\n period": {"quantity": "1", "unit": "half_year"},
            "any quarterly period": {"quantity": "1", "unit": "quarter"},
            "not exceed $50,000 in any\n month": {"quantity": "1", "unit": "month", "span_text": "any\n month"},
        },
        near_misses=(
            "each fiscal quarter",
            "many fiscal years",
            "paid for any year's rent",
            "any month",
            "a forecast for any month",
            "at the end of any Fiscal Quarter",
        ),
    ),
)
