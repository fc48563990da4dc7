r"""Signature pages, read once for all: whose each block is, through whom it signs, by whose hand. Shared by extractors.

"BENAKE L.P.\n\nBy: Benake GP, LLC,\n its general partner\n\nBy: /s/ Moira Mitchell" is one block of Benake L.P.
"""

from collections.abc import Iterator

from extractors.signing.block import Block, Link
from extractors.signing.blocks import read_stream
from extractors.signing.deeds import deeds
from extractors.signing.pages import streams
from extractors.signing.windows import windows
from pipeline.document import Document
from pipeline.span import Span

__all__ = ["Block", "Link", "blocks"]


def blocks(document: Document) -> tuple[Block, ...]:
    """The signature blocks of the document, blank or conformed, page by page and column by column."""
    return document.once(_blocks)


def _blocks(document: Document) -> tuple[Block, ...]:
    return tuple(_read(document))


def _read(document: Document) -> Iterator[Block]:
    for window in windows(document):
        start = window.start
        for taken, block in deeds(document.text, window):
            yield from _between(document, Span(start, taken.start))
            yield block
            start = taken.end
        yield from _between(document, Span(start, window.end))


def _between(document: Document, stretch: Span) -> Iterator[Block]:
    for stream in streams(document, stretch) if stretch.length else ():
        yield from read_stream(document.text, stream)
