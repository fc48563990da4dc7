"""The words right before an amount and those right behind it."""

from pipeline.lazy import lazy
from pipeline.span import Span

NEAR = 120
"""How many characters on each side of an amount are looked at."""

_MARK = lazy(r"\((?:[a-z]|[ivx]{1,4}|[A-Z]|\d{1,2})\)")


def before(text: str, span: Span) -> list[str]:
    """The last words before the span, without an opening parenthesis or the mark of a list at their end."""
    lead = text[max(0, span.start - NEAR) : span.start].rstrip(" \n\t(").split()
    return lead[:-1] if lead and _MARK.fullmatch(lead[-1]) else lead


def after(text: str, span: Span) -> list[str]:
    """The first words after the span; punctuation right behind it is a word of its own."""
    behind = text[span.end : span.end + NEAR]
    return behind.split() if behind[:1].isspace() else [behind[:1], *behind[1:].split()]
