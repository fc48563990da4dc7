r"""Bytes to characters, and the way back: which encoding a document is really in, and where each character stands.

`decode(b"\x93Notes\x94")` has the text "“Notes”" and the encoding "windows-1252"; nothing is ever replaced.
"""

import codecs
import re
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property

from pipeline.diagnostic import Diagnostic

MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
"""Byte-order marks, which name the encoding and are not text."""

DECLARED = re.compile(
    rb"""<\?xml [^>]{0,200}? encoding \s* = \s* ["'] ([\w.:-]{2,40})
    | <meta \b [^>]{0,200}? charset \s* = \s* ["']? \s* ([\w.:-]{2,40})""",
    re.VERBOSE | re.IGNORECASE,
)
HEAD = 4096
"""Bytes in which a document declares its encoding."""

SAME = {"ascii": "utf-8", "iso8859-1": "windows-1252", "cp1252": "windows-1252"}
"""What a declared encoding means in practice: as browsers do, Latin-1 and ASCII are read as their supersets."""

BYTE_WIDE = re.compile(r"cp125\d|iso8859-\d{1,2}|mac-roman|koi8-r")
"""Encodings beside these in which each byte is a character, so that a declaration can be followed."""

MULTIBYTE = re.compile(
    rb"[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]"
    rb"|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}"
)
"""A character that UTF-8 writes with two to four bytes."""

HIGH = re.compile(rb"[\x80-\xff]+")
"""Bytes that are not ASCII."""


@dataclass(frozen=True)
class Decoded:
    """The characters of some bytes: without the byte-order mark, whose length is `mark`."""

    text: str = field(repr=False)
    encoding: str
    mark: int = 0
    diagnostics: tuple[Diagnostic, ...] = ()
    wide: tuple[tuple[int, int], ...] = field(default=(), repr=False)
    """Where the count of bytes runs ahead of that of characters: (character, how far ahead after it)."""

    @cached_property
    def _steps(self) -> list[int]:
        return [character for character, _ in self.wide]

    def byte(self, character: int) -> int:
        """The offset of the first byte of a character, counted in all bytes, the mark included."""
        at = bisect_right(self._steps, character - 1) - 1
        ahead = self.wide[at][1] if at >= 0 else 0
        unit = 2 if self.encoding.startswith("utf-16") else 1
        return self.mark + character * unit + ahead


def decode(data: bytes) -> Decoded:
    r"""The characters of a document, by what its bytes can be and not by what it claims.

    A mark decides; else bytes that are UTF-8 are UTF-8, whatever is declared. Other bytes are in the encoding that
    the document declares, if that is one of single bytes, else in windows-1252. Where nearly all is UTF-8 and some
    bytes are not, those are windows-1252: `decode("“Notes” ".encode() * 9 + b"\x97").text` ends with "—".
    Diagnostics: `encoding_mismatch`, `undecodable_bytes`.
    """
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _marked(data, mark, encoding)
    declared = _declared(data)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return _not_utf8(data, declared)
    # pure ASCII says nothing about the encoding: every declaration that we know fits it
    mismatch = declared not in (None, "utf-8") and not text.isascii()
    noted = (_mismatch(str(declared), "utf-8"),) if mismatch else ()
    return Decoded(text, "utf-8", diagnostics=noted, wide=_wide(data, text))


def _marked(data: bytes, mark: bytes, encoding: str) -> Decoded:
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError:
        if encoding == "utf-8":
            return _not_utf8(data, encoding, mark=len(mark))
        body = body[: len(body) & ~1]
        text = body.decode(encoding, "surrogatepass")
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        note = _undecodable("the text ends inside a character or holds halves of characters, shown as U+FFFD")
        return Decoded(text, encoding, len(mark), (note,), _pairs(text))
    return Decoded(text, encoding, len(mark), wide=_wide(body, text) if encoding == "utf-8" else _pairs(text))


def _declared(data: bytes) -> str | None:
    """The encoding that the document names, as we call it; null where it names none that we know."""
    match = DECLARED.search(data[:HEAD])
    if match is None:
        return None
    try:
        name = codecs.lookup((match[1] or match[2]).decode("ascii")).name
    except LookupError:
        return None
    return SAME.get(name, name)


def _not_utf8(data: bytes, declared: str | None, mark: int = 0) -> Decoded:
    body = data[mark:]
    high = HIGH.findall(body)
    sequences = sum(len(MULTIBYTE.findall(run)) for run in high)
    strays = sum(len(MULTIBYTE.sub(b"", run)) for run in high)
    if sequences > strays:
        return _patched(body, strays, mark)
    if declared is not None and BYTE_WIDE.fullmatch(declared):
        try:
            return Decoded(body.decode(declared), declared, mark)
        except UnicodeDecodeError:
            pass
    text, unknown = _windows(body)
    noted = []
    if declared not in (None, "windows-1252") or mark:
        noted.append(_mismatch(declared or "utf-8", "windows-1252"))
    if unknown:
        said = "1 byte has no character in windows-1252: it stands as a C1 control"
        if unknown > 1:
            said = f"{unknown:,} bytes have no character in windows-1252: they stand as C1 controls"
        noted.append(_undecodable(said))
    return Decoded(text, "windows-1252", mark, tuple(noted))


def _windows(data: bytes) -> tuple[str, int]:
    """The bytes as windows-1252, the five that it leaves open as the controls of Latin-1; how many those are."""
    try:
        return data.decode("windows-1252"), 0
    except UnicodeDecodeError:
        text = "".join(
            piece.decode("latin-1") if number % 2 else piece.decode("windows-1252")
            for number, piece in enumerate(re.split(rb"([\x81\x8d\x8f\x90\x9d]+)", data))
        )
        return text, len(re.findall(rb"[\x81\x8d\x8f\x90\x9d]", data))


def _patched(data: bytes, strays: int, mark: int) -> Decoded:
    """UTF-8 in which some bytes are windows-1252."""
    pieces: list[str] = []
    wide: list[tuple[int, int]] = []
    at = characters = 0
    for match in MULTIBYTE.finditer(data):
        pieces.append(_windows(data[at : match.start()])[0])
        characters += match.start() - at + 1
        at = match.end()
        pieces.append(match[0].decode("utf-8"))
        wide.append((characters - 1, at - characters))
    pieces.append(_windows(data[at:])[0])
    said = "1 byte is not UTF-8 as the others are: it is read as windows-1252"
    if strays > 1:
        said = f"{strays:,} bytes are not UTF-8 as the others are: they are read as windows-1252"
    note = _undecodable(said)
    return Decoded("".join(pieces), "utf-8", mark, (note,), tuple(wide))


def _wide(data: bytes, text: str) -> tuple[tuple[int, int], ...]:
    """Where UTF-8 writes a character with more than one byte."""
    if len(data) == len(text):
        return ()
    ahead = 0
    found = []
    for match in re.finditer(r"[^\x00-\x7f]+", text):
        for number, character in enumerate(match[0], match.start()):
            ahead += 1 if character < "\u0800" else 2 if character < "\U00010000" else 3
            found.append((number, ahead))
    return tuple(found)


def _pairs(text: str) -> tuple[tuple[int, int], ...]:
    """Where UTF-16 writes a character with two units."""
    places = (match.start() for match in re.finditer(r"[\U00010000-\U0010ffff]", text))
    return tuple((place, 2 * number) for number, place in enumerate(places, 1))


def _mismatch(declared: str, encoding: str) -> Diagnostic:
    message = f"declares the encoding {declared}, and its bytes are {encoding}"
    return Diagnostic(code="encoding_mismatch", severity="info", message=message)


def _undecodable(message: str) -> Diagnostic:
    return Diagnostic(code="undecodable_bytes", severity="warning", message=message)
