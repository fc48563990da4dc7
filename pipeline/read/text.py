"""Plain text as EDGAR holds it: the canonical text is the decoded source, page marks and indents included."""

import re
from pathlib import PurePath

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.limits import Limits

MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
"""Byte-order marks, which name the encoding and are not text."""

MAGIC = {
    b"PK\x03\x04": "a ZIP archive",
    b"\x1f\x8b": "a gzip archive",
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"\xd0\xcf\x11\xe0": "an OLE file (Word or Excel before 2007)",
    b"\x7fELF": "a program",
}
"""How files that are not text begin, and what they are."""

HTML = re.compile(
    rb"\s* (?: <XBRL> \s* )? (?: <\?xml [^>]{0,200} > \s* )? (?> <!-- .*? --> \s* )*"
    rb"< (?: !DOCTYPE \s+ html | html | head | body | title ) \b",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
UUENCODED = re.compile(rb"\s*(?:<PDF>\s*)?begin [0-7]{3} ([^\r\n]+)[\r\n]+M")
"""A binary file written out in printable characters, 45 bytes a line: "begin 644 logo.jpg"."""

CONTROL = frozenset(range(32)) - frozenset(b"\t\n\v\f\r\x1a\x1b")
"""Control characters that no text has: page feeds, tabs and the old end-of-file mark are not among them."""

MAX_CONTROL_SHARE = 0.005


def recognises(source: Source) -> bool:
    """Whether this reader takes the source: it takes whatever no other reader has taken."""
    return True


def read(source: Source, limits: Limits) -> Document:
    """The document of a text file.

    UTF-8 unless the bytes say otherwise, then windows-1252, then Latin-1, which has a character for every byte.
    Raises `Unreadable`: `empty_file`, `not_text` (a picture, an archive, a program), `unsupported_format` (HTML,
    PDF), `blank_file`.
    """
    data = source.data
    if not data:
        raise Unreadable(source.name, "empty_file", "is empty: it has no bytes")
    if (unsupported := _unsupported(source)) is not None:
        raise Unreadable(source.name, "unsupported_format", f"is {unsupported}, which this version does not read")
    for magic, what in MAGIC.items():
        if data.startswith(magic):
            raise Unreadable(source.name, "not_text", f"is not text: it begins like {what}")
    if encoded := UUENCODED.match(data[:1000]):
        what = encoded[1].decode("ascii", "replace")
        raise Unreadable(source.name, "not_text", f"is not text: it is the file {what}, uuencoded")
    text, encoding = decode(data)
    if _control_share(text) > MAX_CONTROL_SHARE:
        raise Unreadable(source.name, "not_text", "is not text in any encoding: it is full of control characters")
    if not text.strip():
        raise Unreadable(source.name, "blank_file", "holds nothing but white space")
    return Document(source, text, encoding)


def decode(data: bytes) -> tuple[str, str]:
    r"""The text of the bytes, without a byte-order mark, and the name of its encoding.

    Never fails and never replaces a character: `decode(b"\x93Notes\x94")` is `("“Notes”", "windows-1252")`.
    """
    for mark, encoding in MARKS:
        if data.startswith(mark):
            try:
                return data[len(mark) :].decode(encoding), encoding
            except UnicodeDecodeError:
                break
    for encoding in ("utf-8", "windows-1252"):
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1"), "latin-1"


def _control_share(text: str) -> float:
    return sum(text.count(chr(code)) for code in CONTROL) / max(1, len(text))


def _unsupported(source: Source) -> str | None:
    """The format of a source that holds words which this reader cannot read, or null."""
    name = source.filing.file_name if source.filing and source.filing.file_name else source.name
    suffix = PurePath(name).suffix.lower()
    if source.data.startswith(b"%PDF-") or suffix == ".pdf":
        return "a PDF"
    if HTML.match(source.data[:8192]) or suffix in {".htm", ".html"}:
        return "HTML"
    return None
