"""Bytes to a document: one reader for each format, tried in order."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pipeline.collector import uncollected
from pipeline.document import Document, Source
from pipeline.limits import DEFAULT, Limits
from pipeline.read import html, pdf, text
from pipeline.read.sizes import Room, too_large


@dataclass(frozen=True)
class Reader:
    """A format: which sources it recognises, and how it makes a document of them."""

    name: str
    recognises: Callable[[Source], bool]
    read: Callable[[Source, Limits], Document]


READERS = (
    Reader("pdf", pdf.recognises, pdf.read),
    Reader("html", html.recognises, html.read),
    Reader("text", text.recognises, text.read),
)


def read(source: Source, limits: Limits = DEFAULT) -> Document:
    """The document in a source, its canonical text made once. Raises `Unreadable` with the reason."""
    if source.refused is not None:
        raise source.refused
    if len(source.data) > limits.document_bytes:
        raise too_large(source.name, len(source.data), limits, "read")
    reader = next(reader for reader in READERS if reader.recognises(source))
    with uncollected():
        document = reader.read(source, limits)
    Room(source.name, limits).take(len(document.text))
    return replace(document, diagnostics=(*source.diagnostics, *document.diagnostics))
