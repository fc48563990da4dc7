"""Bytes to a document: one reader for each format, tried in order."""

from collections.abc import Callable
from dataclasses import dataclass

from pipeline.document import Document, Source
from pipeline.read import text


@dataclass(frozen=True)
class Reader:
    """A format: which sources it recognises, and how it makes a document of them."""

    name: str
    recognises: Callable[[Source], bool]
    read: Callable[[Source], Document]


READERS = (Reader("text", text.recognises, text.read),)


def read(source: Source) -> Document:
    """The document in a source, its canonical text made once. Raises `Unreadable` with the reason."""
    reader = next(reader for reader in READERS if reader.recognises(source))
    return reader.read(source)
