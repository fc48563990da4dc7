"""PDF exhibits and courtesy copies: text laid out as in EDGAR's text filings, each word with its page and box.

`read(source, limits).source_map.places(span)` says where on the pages the characters of a span are printed.
"""

from pipeline.document import Document, Source
from pipeline.limits import Limits
from pipeline.read.signatures import begins_pdf


def recognises(source: Source) -> bool:
    """Whether the source is a PDF: by its first bytes, not by its name."""
    return begins_pdf(source.data)


def read(source: Source, limits: Limits) -> Document:
    """The document of a PDF.

    Raises `Unreadable`: `encrypted`, `damaged`, `blank_file`, `scanned`, `glyph_codes`, `too_large`.
    """
    # The libraries take a fifth of a second to load, which a run without a PDF need not pay.
    from pipeline.read.pdf.reading import document  # noqa: PLC0415

    return document(source, limits)
