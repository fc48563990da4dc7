"""The two sides of a bargain: "the Company, on the one hand, and Parent and Merger Sub, on the other hand, shall"."""

import regex

from pipeline.lazy import lazy
from pipeline.span import Span

ON_ONE_HAND = r"\s* , \s+ on \s+ the \s+ (?: one | other ) \s+ hand"
"""What stands behind each side, in a verbose pattern."""
HAND = lazy(rf"{ON_ONE_HAND} ,?", regex.VERBOSE | regex.IGNORECASE)
_BETWEEN = lazy(r"\b(?:between|among|amongst)\b(?![^;]*\b(?:shall|will|must|may)\b)", regex.IGNORECASE)
_BACK = 300  # characters before the sides that may say they stand between them
_AHEAD = 150  # characters behind the first of a side's names within which the side ends


def between_sides(text: str, start: int, whole: Span) -> bool:
    """Whether the words say between whom a thing is: "agreements between Buyer, on the one hand, and Seller"."""
    if HAND.search(text, whole.start, whole.end + _AHEAD) is None:
        return False
    return _BETWEEN.search(text, max(start, whole.start - _BACK), whole.start) is not None
