"""Where the typed fields of a clause stand: `{"quantity": (120, 122)}` becomes quotes, field by field.

Paths are those of the JSON record, `"tiers[0].rate"`. The words are filled in when the record is sealed.
"""

from collections.abc import Mapping

from pipeline.clause import Quote
from pipeline.rules import Match
from pipeline.span import Span


def quotes(spans: Mapping[str, Span | None]) -> dict[str, Quote]:
    """The evidence of a clause from the spans of its fields; fields whose span is null have none."""
    return {path: Quote(span=span, text="") for path, span in spans.items() if span is not None}


def group(match: Match, name: str) -> Span | None:
    """Where a named group of the match stands, null where it took no part."""
    return Span(*match.span(name)) if match[name] is not None else None
