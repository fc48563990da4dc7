"""Names with an "and" inside that a list of parties would part: firms of partners, and those that end with "and Co.".

"Plover, Snipe and Teal, P.C." and "Plover, Snipe and Co." are one firm each.
"""

from pipeline.lazy import lazy
from pipeline.span import Span

_PARTNER = r"\p{Lu}[\p{L}'’-]+"
_PARTNERS = lazy(
    rf"(?:{_PARTNER},\s+){{0,6}}{_PARTNER},?\s+(?:and|AND|&)\s+{_PARTNER},?\s+"
    r"(?:L\.?L\.?P\b\.?|P\.?C\b\.?|P\.A\.|PLLC\b|P\.L\.L\.C\.)"
    rf"|(?:{_PARTNER},\s+){{1,6}}{_PARTNER},?\s+(?:and|AND|&)\s+C[oO]\b\.?(?!,?\s+(?:\(\p{{Lu}}|Inc|INC|L|KG))"
)
"""Surnames alone, the last one behind "and", and a profession's form: "Plover, Snipe and Teal LLP"."""


def partners_at(text: str, start: int, limit: int) -> Span | None:
    """The firm of partners whose name begins at a place: "Plover, Snipe and Co."."""
    found = _PARTNERS.match(text, start, limit)
    return Span(*found.span()) if found else None
