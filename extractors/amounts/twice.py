"""Sums told twice in any currency, in words and in figures, which are one: "NIS 3,000 (three thousand shekels)"."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.document import Document
from pipeline.extractor import Found
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.span import Span

_OPENS = lazy(r"\s{0,80}\(\s?")
_CLOSES = lazy(r"\s?\)")
_DIGIT = lazy(r"\d")


def once(document: Document, found: Iterable[Found]) -> Iterator[Found]:
    """What was found, and one amount more for each sum that is told in words and in figures, one in parentheses.

    The one is longer than the two and takes their place.
    """
    starts: defaultdict[int, list[Amount]] = defaultdict(list)
    for item in found:
        yield item
        if isinstance(item, Amount) and item.kind == "money":
            starts[item.span.start].append(item)
    for first in [item for items in starts.values() for item in items]:
        opens = _OPENS.match(document.text, first.span.end)
        for second in starts.get(opens.end(), ()) if opens else ():
            closes = _CLOSES.match(document.text, second.span.end)
            if closes and _say_the_same(document, first, second):
                figures = first if _has_digits(document, first) else second
                yield replace(first, span=Span(first.span.start, closes.end()), precision=figures.precision)


def _say_the_same(document: Document, one: Amount, other: Amount) -> bool:
    return (one.value, one.unit) == (other.value, other.unit) and (
        _has_digits(document, one) != _has_digits(document, other)
    )


def _has_digits(document: Document, item: Amount) -> bool:
    return _DIGIT.search(document.text, item.span.start, item.span.end) is not None
