r"""Files written out in printable characters, as submissions hold PDFs and pictures: "begin 644 logo.jpg\nM_]C_X…".

Each line begins with the number of its bytes and gives three of them in four characters. What mail programs and
archives have done to such lines is undone: blanks that were cut off at the end, "`" for a blank, any line end.
"""

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pipeline.read.signatures import UUENCODED
from pipeline.span import Span

BEGIN = re.compile(rb"\s{0,200}" + UUENCODED + rb"(?:\r\n?|\n|$)")
LINE_ENDS = re.compile(rb"[\r\n]+")
END = re.compile(rb"[\r\n]end[ \t\v\f]*+(?:[\r\n]|$)")
"""The line at which decoding ends."""

CLOSING = re.compile(rb"\s*+</[A-Z]{1,20}>")
AMONG = re.compile(rb"begin (?<![^\r\n]begin )[0-7]{3,4} ([^\r\n]*)(?:\r\n?|\n)[\r\n]{0,4}(?=M[ -`]{40})")
"""How one begins among the lines of a text: its first line is a full one, of which only blanks may have been cut."""
LINE = re.compile(rb"([^\r\n]*)(?:\r\n?|\n|\Z)")
WRAPPED = (re.compile(rb"<PDF>\s{1,20}\Z"), re.compile(rb"\s{0,200}</PDF>[ \t]*+(?:\r\n?|\n|\Z)"))
"""The marks around an encoded PDF, which go with it."""
BEHIND = 200
"""Bytes of words behind an encoded file that are more than a note beside it."""
MARK = 30
"""Bytes before an encoded file that are looked at for such a mark."""
GLIMPSE = 2000
"""Characters that are decoded for a glimpse of what the file is: the first thousand bytes may hold "%PDF-"."""

UNSEEN = b"\0\x1a"
"""What some systems put at the end of a file."""

CHECK_CHARACTERS = 1
"""Some programs end each line with a character that sums it up."""


@dataclass(frozen=True)
class Encoded:
    """A file found encoded: the name that it was given, and the bytes that its data begin with."""

    name: str
    beginning: bytes = field(repr=False)


class Damaged(ValueError):
    """Encoded lines that do not give a file."""


class Among(NamedTuple):
    """An encoded file among the lines of a text: where it stands there, and the name that it was given."""

    span: Span
    name: str


def among(data: bytes) -> Iterator[Among]:
    """The encoded files that stand among the lines of a text, in order; one that breaks off ends with its last line."""
    at = 0
    while begin := AMONG.search(data, at):
        stop = _last_line(data, begin.end(), tolerant=True) or _last_line(data, begin.end(), tolerant=False)
        opened = WRAPPED[0].search(data, max(at, begin.start() - MARK), begin.start())
        closed = WRAPPED[1].match(data, stop) if opened else None
        span = Span(opened.start() if opened else begin.start(), closed.end() if closed else stop)
        yield Among(span, begin[1].decode("latin-1").strip())
        at = stop


def _last_line(data: bytes, at: int, *, tolerant: bool) -> int:
    """Where the lines of an encoded file end that begin at `at`, its end mark included.

    `tolerant`: blanks may have been cut off; nothing then tells a line from words in capitals, so that the end mark
    must follow, and the answer is 0 where it does not.
    """
    last = at
    while (line := LINE.match(data, at)) and line.end() > at:
        words = line[1].rstrip()
        if words == b"end":
            return line.end()
        try:
            _decode_line(line[1], blanks_cut=tolerant)
        except Damaged:
            break
        at = line.end()
        last = at if words else last
    return 0 if tolerant else last


def glimpse(data: bytes) -> Encoded | None:
    """The encoded file that these bytes are, as far as its first lines tell; null where they are none."""
    begin = BEGIN.match(data)
    if begin is None:
        return None
    decoded = bytearray()
    for line in LINE_ENDS.split(data[begin.end() : begin.end() + GLIMPSE]):
        try:
            decoded += _decode_line(line, blanks_cut=True)
        except Damaged:
            break
    return Encoded(begin[1].decode("latin-1").strip(), bytes(decoded)) if decoded else None


def decode(data: bytes) -> bytes:
    """The bytes of the encoded file. Raises `Damaged` where a line is broken or the end is missing."""
    begin = BEGIN.match(data)
    if begin is None:
        raise Damaged("it has no beginning")
    # whoever writes "`" for a blank has no blanks that could have been cut off
    blanks_cut = data.find(b"`", begin.end()) == -1
    decoded = bytearray()
    for number, line in enumerate(LINE_ENDS.split(data[begin.end() :]), 1):
        if line.rstrip() == b"end":
            return bytes(decoded)
        try:
            decoded += _decode_line(line, blanks_cut=blanks_cut)
        except Damaged as damage:
            raise Damaged(f"line {number} {damage}") from None
    raise Damaged("it breaks off before its end")


def heads_text(data: bytes) -> bool:
    """Whether the encoded file that these bytes begin with stands at the head of a text, as the logo of a letter."""
    # most end with their end mark, which need not be looked for from the front
    return END.search(data, max(0, len(data) - BEHIND)) is None and words_behind(data) > BEHIND


def words_behind(data: bytes) -> int:
    r"""How many bytes of words, or of another file, stand behind an encoded one: "end\n</PDF>\nSee note 1" has 8."""
    begin = BEGIN.match(data)
    end = END.search(data, begin.end() - 1) if begin else None
    if end is None:
        return 0
    rest = data[end.end() :]
    closing = CLOSING.match(rest)
    return len(b"".join(rest[closing.end() if closing else 0 :].translate(None, UNSEEN).split()))


def _decode_line(line: bytes, *, blanks_cut: bool) -> bytes:
    line = _undashed(line)
    if not line.strip(b" \t`"):
        return b""
    length = (line[0] - 32) & 63
    characters = -(-length // 3) * 4
    surplus = len(line.rstrip()) - 1 - characters
    if surplus > CHECK_CHARACTERS or (len(line) - 1 < characters and not blanks_cut):
        raise Damaged(f"has {len(line) - 1} characters for {length} bytes, which take {characters}")
    try:
        # the last three bytes are decoded whole: some programs put garbage behind the end of the file
        return binascii.a2b_uu(b"%c" % (32 + characters // 4 * 3) + line[1 : 1 + characters].ljust(characters))[:length]
    except binascii.Error as error:
        raise Damaged("has characters that stand for nothing") from error


def _undashed(line: bytes) -> bytes:
    """The line without the "- " that the privacy-enhanced mail of the 1990s puts before a "-" at its beginning.

    A line of 13 bytes begins with "-" and has 21 characters, with a check 22; only one with more has been changed.
    """
    return line[2:] if line.startswith(b"- -") and len(line.rstrip()) > 22 else line
