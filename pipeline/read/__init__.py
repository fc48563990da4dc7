"""Bytes to a document: one reader for each format, tried in order."""

from collections.abc import Callable
from dataclasses import dataclass

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.limits import DEFAULT, Limits
from pipeline.read import text


@dataclass(frozen=True)
class Reader:
    """A format: which sources it recognises, and how it makes a document of them."""

    name: str
    recognises: Callable[[Source], bool]
    read: Callable[[Source, Limits], Document]


READERS = (Reader("text", text.recognises, text.read),)


def read(source: Source, limits: Limits = DEFAULT) -> Document:
    """The document in a source, its canonical text made once. Raises `Unreadable` with the reason."""
    if len(source.data) > limits.document_bytes:
        size, most = f"{len(source.data):,}", f"{limits.document_bytes:,}"
        raise Unreadable(source.name, "too_large", f"has {size} bytes, and document_bytes allows {most}")
    reader = next(reader for reader in READERS if reader.recognises(source))
    return reader.read(source, limits)
