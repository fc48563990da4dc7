"""What may be wrong with a map that leads from a text to its source: stretches outside the text, or out of order.

`list(wrongs(b'{"unit":"byte","runs":[[0,5,12,17],[3,9,20,26]]}', 9))` is `["run 2 begins before the one before it
ends"]`.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import orjson

STRETCHES = {"byte": ("runs", "run", 4), "point": ("words", "word", 7)}
"""By unit: the list of stretches, what one of them is called, and how many numbers it has."""

SHEET = 6
"""The numbers of a page: its own, the stretch of the text, width, height, rotation."""


def wrongs(data: bytes, length: int) -> Iterator[str]:
    """What is wrong with the map of a text of so many characters, a sentence each; only the first of each sort."""
    try:
        value = orjson.loads(data)
    except ValueError as error:
        yield f"is not JSON: {error}"
        return
    unit = value.get("unit") if isinstance(value, dict) else None
    if unit not in STRETCHES:
        yield "is no map: its unit is neither byte nor point"
        return
    key, what, width = STRETCHES[unit]
    stretches = value.get(key)
    if not _are_rows(stretches, width):
        yield f"is no map: its {key} are not lists of {width} numbers"
        return
    yield from _order(what, stretches, length)
    if unit == "byte":
        yield from _sources(stretches)
    elif not _are_rows(value.get("pages"), SHEET):
        yield f"is no map: its pages are not lists of {SHEET} numbers"
    else:
        yield from _pages(value["pages"], stretches)


def _are_rows(value: Any, width: int) -> bool:
    return isinstance(value, list) and all(
        isinstance(row, list) and len(row) == width and all(type(one) in (int, float) for one in row) for row in value
    )


def _order(what: str, stretches: list[list[Any]], length: int) -> Iterator[str]:
    for number, (start, end, *_) in enumerate(stretches, 1):
        if not 0 <= start < end <= length:
            yield f"{what} {number} is not a stretch of the text, which has {length} characters"
            break
    for number, (before, after) in enumerate(pairwise(stretches), 2):
        if after[0] < before[1]:
            yield f"{what} {number} begins before the one before it ends"
            break


def _sources(runs: list[list[Any]]) -> Iterator[str]:
    for number, (_, _, start, end) in enumerate(runs, 1):
        if not 0 <= start <= end:
            yield f"run {number} does not come from a stretch of the source"
            break


def _pages(sheets: list[list[Any]], words: list[list[Any]]) -> Iterator[str]:
    numbers = {sheet[0] for sheet in sheets}
    for number, word in enumerate(words, 1):
        if word[2] not in numbers:
            yield f"word {number} stands on page {word[2]}, which the map does not have"
            break
