"""The way back from canonical text to the source: bytes of HTML, pages and boxes of a PDF.

A reader whose text is not the decoded source itself keeps one of these beside the text, and the store writes it to
`map/<id>.json`. `document.source_map.places(item.span)` says where in the source an item stands.
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import orjson

from pipeline.span import Span


class Run(NamedTuple):
    """Characters `[start, end)` of the text come from bytes `[source_start, source_end)` of the document.

    Where both stretches are as long they stand byte for character, a line end for a blank and the letter of a font of
    pictures for its sign; else the one stands for the other as a whole ("&amp;" for "&"). Characters that no run covers
    were added by the reader: line breaks, padding between cells.
    """

    start: int
    end: int
    source_start: int
    source_end: int


class Word(NamedTuple):
    """Characters `[start, end)` stand on the page, counted from 1, in a box in points from its top left corner."""

    start: int
    end: int
    page: int
    x0: float
    top: float
    x1: float
    bottom: float


class Sheet(NamedTuple):
    """A page of the PDF: number, the stretch of the text that comes from it, width and height in points, rotation."""

    number: int
    start: int
    end: int
    width: float
    height: float
    rotation: int


@dataclass(frozen=True)
class Tag:
    """A number or a text that inline XBRL tags, `[start, end)` of the text, with what the tag says of it.

    `concept` is the element ("us-gaap:Revenues"); `scale` the power of ten, `sign` "-" where the tag negates;
    `period` is `start/end` or a day and `dimensions` are axis and member pairs, both from the tag's context.
    `continued` says that the tagged text goes on elsewhere, behind words that are not of it.
    """

    start: int
    end: int
    concept: str
    format: str | None = None
    scale: int | None = None
    sign: str | None = None
    decimals: str | None = None
    nil: bool = False
    context: str | None = None
    entity: str | None = None
    period: str | None = None
    dimensions: tuple[tuple[str, str], ...] = ()
    unit: str | None = None
    continued: bool = False


@dataclass(frozen=True)
class ByteMap:
    """Where in the bytes of the document's body each run of the text stands, and what inline XBRL tags in it."""

    runs: tuple[Run, ...] = field(repr=False)
    tags: tuple[Tag, ...] = field(default=(), repr=False)

    @cached_property
    def _ends(self) -> list[int]:
        return [run.end for run in self.runs]

    def places(self, span: Span) -> list[Span]:
        """The stretches of bytes that the characters come from, in order of the text; neighbours are joined."""
        found: list[Span] = []
        for run in self.runs[bisect_right(self._ends, span.start) :]:
            if run.start >= span.end:
                break
            start, end = run.source_start, run.source_end
            if run.end - run.start == end - start:
                start += max(0, span.start - run.start)
                end -= max(0, run.end - span.end)
            if found and found[-1].end == start:
                found[-1] = Span(found[-1].start, end)
            else:
                found.append(Span(start, end))
        return found

    def to_json(self) -> bytes:
        """The map as JSON."""
        value: dict[str, Any] = {"unit": "byte", "runs": self.runs}
        if self.tags:
            value["tags"] = self.tags
        return orjson.dumps(value, default=tuple)  # which knows tuples, and none with names


@dataclass(frozen=True)
class PageMap:
    """Where on the pages each word of the text stands."""

    sheets: tuple[Sheet, ...] = field(repr=False)
    words: tuple[Word, ...] = field(repr=False)

    @cached_property
    def _starts(self) -> list[int]:
        return [word.start for word in self.words]

    def places(self, span: Span) -> list[tuple[int, float, float, float, float]]:
        """Page and box (left, top, right, bottom) of each line that the characters stand on."""
        first = max(0, bisect_right(self._starts, span.start) - 1)
        found: list[tuple[int, float, float, float, float]] = []
        for word in self.words[first : bisect_left(self._starts, span.end)]:
            if word.end <= span.start:
                continue
            page, x0, top, x1, bottom = word[2:]
            last = found[-1] if found else None
            if last and last[0] == page and last[1] <= x0 and min(last[4], bottom) - max(last[2], top) > 0:
                found[-1] = (page, last[1], min(last[2], top), max(last[3], x1), max(last[4], bottom))
            else:
                found.append((page, x0, top, x1, bottom))
        return found

    def to_json(self) -> bytes:
        """The map as JSON."""
        return orjson.dumps({"unit": "point", "pages": self.sheets, "words": self.words}, default=tuple)


SourceMap = ByteMap | PageMap
