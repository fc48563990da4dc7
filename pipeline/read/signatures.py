r"""How files begin that are not text: PDFs, pictures, archives, and files written out in printable characters.

`begins_pdf(b"\r\n%PDF-1.4\n")` is true; a text with "the file begins with %PDF-1.4" in its first line is none.
"""

import re
from typing import NamedTuple

PDF = re.compile(rb"(?:\A(?:\xef\xbb\xbf)?\s*+|[\r\n])%PDF-")
PDF_WITHIN = 1024
"""A PDF begins within so many bytes of its file; the lines that stand before are a mail's or a printer's."""

UUENCODED = rb"begin [0-7]{3,4} ([^\r\n]*)"
"""The line above a file that is written out in characters, 45 bytes a line: "begin 644 logo.jpg"."""


class Signature(NamedTuple):
    """The first bytes of a format, its media type and its name; `sure`: that no text begins so."""

    begins: bytes
    media_type: str
    what: str
    sure: bool = True


SIGNATURES = (
    Signature(b"\xff\xd8\xff", "image/jpeg", "a JPEG picture"),
    Signature(b"GIF8", "image/gif", "a GIF picture"),
    Signature(b"\x89PNG", "image/png", "a PNG picture"),
    Signature(b"BM", "image/bmp", "a BMP picture", sure=False),
    Signature(b"II*\0", "image/tiff", "a TIFF picture"),
    Signature(b"MM\0*", "image/tiff", "a TIFF picture"),
    Signature(b"PK\x03\x04", "application/zip", "a ZIP archive"),
    Signature(b"\x1f\x8b", "application/gzip", "a gzip archive"),
    Signature(b"\xd0\xcf\x11\xe0", "application/x-ole-storage", "an OLE file (Word or Excel before 2007)"),
    Signature(b"\x7fELF", "application/x-executable", "a program"),
    Signature(b"RIFF", "audio/x-wav", "a sound recording", sure=False),
    Signature(b"ID3", "audio/mpeg", "a sound recording", sure=False),
)


def begins_pdf(data: bytes) -> bool:
    """Whether a file that begins so is a PDF: a line of its first 1,024 bytes begins with "%PDF-"."""
    return PDF.search(data, 0, PDF_WITHIN) is not None


def signature(data: bytes) -> Signature | None:
    """The format whose files begin so; null where none is known."""
    return next((one for one in SIGNATURES if data.startswith(one.begins)), None)
