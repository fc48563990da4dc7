"""Plain text as EDGAR holds it: the canonical text is the decoded source, page marks and indents included.

Files that stand encoded among its lines ("begin 644 logo.jpg") are no text and are left out; a map then leads back.
"""

import re
from collections.abc import Sequence

from pipeline.diagnostic import Diagnostic, Unreadable
from pipeline.document import Document, Source
from pipeline.limits import Limits
from pipeline.read.clock import Clock
from pipeline.read.encoding import Decoded, decode
from pipeline.read.runs import Stretch, runs
from pipeline.read.signatures import UUENCODED, signature
from pipeline.read.uuencode import Among, among, heads_text
from pipeline.source_map import ByteMap
from pipeline.span import Span

XML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<(?:XML|XBRL)>\s*)?(?:<\?xml\b|<(?:\w+:)?(?:xbrl|schema|linkbase|edgarSubmission)[\s>])",
    re.IGNORECASE,
)
"""How data in XML begin: reports in XBRL, their schemas, forms that are filled in online."""
FORMATS = (
    (XML, "data in XML"),
    (re.compile(rb"\s*\{\\rtf\d"), "a document in RTF"),
    (re.compile(rb"\s*%!PS(?:-Adobe)?\b"), "a program in PostScript, to be printed"),
    (re.compile(rb"""(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*"[^"\\\s]{1,100}"\s*:\s*["{\[\dtfn-]"""), "data in JSON"),
)
"""How files begin that are text for programs, and what they are; no filing in words begins so."""
ENCODED = re.compile(rb"\s*(?:<PDF>\s*)?" + UUENCODED + rb"[\r\n]+M")
"""A file written out in characters, its first line a full one."""

CONTROL = frozenset(range(32)) - frozenset(b"\t\n\v\f\r\x1a\x1b")
"""Control characters that no text has: page feeds, tabs and the old end-of-file mark are not among them."""

FEW_CONTROLS = 8
"""With fewer of them a short text is still text."""
MAX_CONTROL_SHARE = 0.005


def recognises(source: Source) -> bool:
    """Whether this reader takes the source: it takes whatever no other reader has taken."""
    return True


def read(source: Source, limits: Limits) -> Document:
    """The document of a text file.

    UTF-8 unless the bytes say otherwise, then windows-1252. Raises `Unreadable`: `empty_file`, `not_text` (a picture,
    an archive, a program), `unsupported_format` (data in XML or JSON, RTF, PostScript), `blank_file`, `too_large`.
    Control characters stay in the text, and `undecodable_bytes` counts them.
    """
    data, clock = source.data, Clock(source.name, limits)
    if not data:
        raise Unreadable(source.name, "empty_file", "is empty: it has no bytes")
    for begins, what in FORMATS:
        if begins.match(data[:1000]):
            raise Unreadable(source.name, "unsupported_format", f"is {what}, which this version does not read")
    found = signature(data)
    if found is not None and found.sure:
        raise Unreadable(source.name, "not_text", f"is not text: it begins like {found.what}")
    decoded = decode(data)
    clock.check(0, len(decoded.text), "characters were read")
    # a character for each of the text, so that places agree
    encoded = tuple(among(decoded.text.encode("ascii", "replace"))) if b"begin " in data else ()
    text, source_map = _without(encoded, decoded) if encoded else (decoded.text, None)
    if (first := ENCODED.match(data[:1000])) and not (heads_text(data) and text.strip()):
        what = first[1].decode("ascii", "replace")
        raise Unreadable(source.name, "not_text", f"is not text: it is the file {what}, uuencoded")
    controls = _controls(text)
    if controls >= FEW_CONTROLS and controls > MAX_CONTROL_SHARE * len(text):
        raise Unreadable(source.name, "not_text", "is not text in any encoding: it is full of control characters")
    if not text.strip():
        raise Unreadable(source.name, "blank_file", "holds nothing but white space")
    noted = [*decoded.diagnostics, *map(_left_out, encoded)] + ([_left(controls)] if controls else [])
    return Document(source, text, decoded.encoding, source_map=source_map, diagnostics=tuple(noted))


def _without(encoded: Sequence[Among], decoded: Decoded) -> tuple[str, ByteMap]:
    """The text without the encoded files in it, and the way back to the bytes of what is left."""
    kept: list[str] = []
    stretches: list[Stretch] = []
    at = length = 0
    for span in (*(one.span for one in encoded), Span(len(decoded.text), len(decoded.text))):
        if piece := decoded.text[at : span.start]:
            kept.append(piece)
            stretches.append((length, length + len(piece), at, span.start))
            length += len(piece)
        at = span.end
    return "".join(kept), ByteMap(runs(iter(stretches), decoded))


def _left_out(encoded: Among) -> Diagnostic:
    size = encoded.span.length
    message = f"the file {encoded.name}, {size:,} characters written out among the lines of the text, was left out"
    return Diagnostic(code="file_in_text", severity="info", message=message)


def _controls(text: str) -> int:
    return sum(text.count(chr(code)) for code in CONTROL)


def _left(controls: int) -> Diagnostic:
    message = (
        f"{controls:,} control characters stand in the text"
        if controls > 1
        else "a control character stands in the text"
    )
    return Diagnostic(code="undecodable_bytes", severity="warning", message=message)
