"""Tar archives, read from front to back: old ones, those of POSIX with long names, and those of GNU.

The standard library reads each head. Walking from head to head is ours, because its own walk holds all members in
memory, reads a name of any length, and takes a garbled head for the end of the archive.
"""

import io
import tarfile
from collections.abc import Iterator
from typing import BinaryIO, cast

from pipeline.archives.allowance import Allowance, Refused
from pipeline.archives.member import NAMELESS, Container, Member, unopened
from pipeline.archives.spool import Counted
from pipeline.file import CHUNK

BLOCK = tarfile.BLOCKSIZE
END = bytes(BLOCK)
LONGEST_HEAD = 65_536
"""Bytes of a head beside the block: long names, and what POSIX writes of a member."""

MOST_HEADS = 8
"""Heads in front of one member's own: a long name, a long target of a link, what POSIX writes."""

NAMES = {tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK}
POSIX_HEADS = {tarfile.XHDTYPE, tarfile.XGLTYPE, tarfile.SOLARIS_XHDTYPE}
WITHOUT_BYTES = {tarfile.LNKTYPE, tarfile.SYMTYPE, tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.FIFOTYPE, tarfile.DIRTYPE}
FILES = {tarfile.REGTYPE, tarfile.AREGTYPE, tarfile.CONTTYPE}
KINDS = {
    tarfile.LNKTYPE: "a link",
    tarfile.SYMTYPE: "a link",
    tarfile.CHRTYPE: "a device",
    tarfile.BLKTYPE: "a device",
    tarfile.FIFOTYPE: "a pipe",
    tarfile.GNUTYPE_SPARSE: "a file with holes",
}
TRAILER = 1_000_000
"""So much after the end mark is read, which checks the sum of a packed archive."""


class Stretch(io.RawIOBase):
    """The next bytes of a stream, so many and no more. Raises `EOFError` where the stream ends before."""

    def __init__(self, stream: BinaryIO, size: int) -> None:
        self._stream, self.left = stream, size

    def readable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]  # all that readers pass
        """Fills the buffer with the next bytes, and says how many."""
        data = self._stream.read(min(len(buffer), self.left))
        if not data and self.left and len(buffer):
            raise EOFError
        self.left -= len(data)
        buffer[: len(data)] = data
        return len(data)


def recognises(head: bytes) -> bool:
    """Whether a file begins with the head of a member, whose sum says so."""
    try:
        tarfile.TarInfo.frombuf(head, "utf-8", "surrogateescape")
    except (tarfile.TarError, ValueError):
        return False
    return True


def members(stream: BinaryIO, allowance: Allowance) -> Iterator[Member]:
    """The members of an archive; what is not read of one is passed over."""
    name, said, heads = None, dict[str, str](), 0
    while (block := _exactly(stream, BLOCK, allowance)) != END:
        head = tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
        if head.size < 0:
            # GNU writes sizes with a sign, and a stream asked for -1 bytes gives all that it has
            raise tarfile.HeaderError("a size below zero")
        if head.type in NAMES | POSIX_HEADS:
            heads += 1
            if heads > MOST_HEADS:
                raise Refused("archive_refused", f"has more than {MOST_HEADS} heads for one member")
            content = _content(stream, head.size, allowance)
            if head.type == tarfile.GNUTYPE_LONGNAME:
                name = content.partition(b"\0")[0].decode("utf-8", "surrogateescape")
            elif head.type in POSIX_HEADS - {tarfile.XGLTYPE}:
                said = _posix(content)
            continue
        size = _number(said["size"]) if "size" in said else head.size
        if head.type == tarfile.GNUTYPE_SPARSE:
            _pass_map(stream, block, allowance)
        stretch = Stretch(stream, 0 if head.type in WITHOUT_BYTES else size)
        padding = -stretch.left % BLOCK
        yield _member(said.get("path") or name or head.name or NAMELESS, head.type, said, stretch)
        _pass_over(stream, stretch.left + padding, allowance)
        name, said, heads = None, {}, 0
    _pass_trailer(stream)


def _member(path: str, kind: bytes, said: dict[str, str], stretch: Stretch) -> Member:
    if kind == tarfile.DIRTYPE:
        return Member(path, unopened, is_folder=True)
    what = KINDS.get(kind, None if kind in FILES else "of a kind that is not known")
    if any(key.startswith("GNU.sparse") for key in said):
        what = KINDS[tarfile.GNUTYPE_SPARSE]
    if what is not None:
        return Member(path, unopened, Refused("archive_refused", f"is refused: it is {what}, not an ordinary file"))
    return Member(path, lambda: cast(BinaryIO, io.BufferedReader(stretch, CHUNK)))


def _content(stream: BinaryIO, size: int, allowance: Allowance) -> bytes:
    if size > LONGEST_HEAD:
        raise Refused("archive_refused", f"has a member's head of {size:,} bytes, and the rest is not read")
    return _exactly(stream, size + -size % BLOCK, allowance)[:size]


def _posix(content: bytes) -> dict[str, str]:
    r"""What a POSIX head says of the next member: `"30 path=2004/a-long-name.txt\n"` is its path."""
    said, at = {}, 0
    while at < len(content) and content[at]:
        digits, _, _ = content[at : at + 20].partition(b" ")
        length = _number(digits.decode("ascii", "replace"))
        if length <= len(digits) + 1:
            raise ValueError("a head of a member is garbled")
        key, _, value = content[at + len(digits) + 1 : at + length - 1].partition(b"=")
        said[key.decode("utf-8", "surrogateescape")] = value.decode("utf-8", "surrogateescape")
        at += length
    return said


def _number(digits: str) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise ValueError("a head of a member is garbled")
    return int(digits)


def _exactly(stream: BinaryIO, size: int, allowance: Allowance) -> bytes:
    data = stream.read(size)
    allowance.take(len(data))
    if len(data) < size:
        raise EOFError
    return data


def _pass_map(stream: BinaryIO, block: bytes, allowance: Allowance) -> None:
    """Passes the blocks that say where the holes of a file are: a byte in each says whether one more follows."""
    more = block[482]
    while more:
        more = _exactly(stream, BLOCK, allowance)[504]


def _pass_over(stream: BinaryIO, size: int, allowance: Allowance) -> None:
    while size:
        size -= len(_exactly(stream, min(size, CHUNK), allowance))


def _pass_trailer(stream: BinaryIO) -> None:
    left = TRAILER
    while left > 0 and (data := stream.read(BLOCK)):
        left -= len(data)


def _of_file(stream: Counted, allowance: Allowance) -> Iterator[Member]:
    return members(cast(BinaryIO, stream), allowance)


TAR = Container("tar", recognises, _of_file)
