"""Files packed one by one, `.gz` and `.bz2`, and the tar archives that are packed so: EDGAR's daily feed is one."""

import bz2
import io
import zlib
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, cast

from pipeline.archives import tarred
from pipeline.archives.allowance import Allowance
from pipeline.archives.member import HEAD, Container, Member
from pipeline.archives.spool import Counted
from pipeline.file import CHUNK

PACKED_CHUNK = 16_384
"""Packed bytes read at a time; small, because they are copied where a file is a chain of many short streams."""


GZIP_BEGINS = b"\x1f\x8b\x08"


class Gunzipped(io.RawIOBase):
    """The bytes in a gzip file, its streams joined as `gunzip` joins them. Raises one of `DAMAGE`."""

    def __init__(self, packed: Counted) -> None:
        self._packed, self._rest = packed, b""
        self._stream = zlib.decompressobj(zlib.MAX_WBITS | 16)

    def readable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]  # all that readers pass
        """Fills the buffer with the next bytes, and says how many; 0 at the end."""
        while True:
            if self._stream.eof and not self._begin_next():
                return 0
            packed = self._rest or self._packed.read(PACKED_CHUNK)
            if not packed:
                raise EOFError
            data = self._stream.decompress(packed, len(buffer))
            self._rest = self._stream.unconsumed_tail
            if data:
                buffer[: len(data)] = data
                return len(data)

    def _begin_next(self) -> bool:
        """Whether another stream follows, after zeros that fill a block; other bytes behind a whole one are none."""
        rest = self._stream.unused_data.lstrip(b"\0")
        while len(rest) < len(GZIP_BEGINS):
            packed = self._packed.read(PACKED_CHUNK)
            if not packed:
                return False
            rest = (rest + packed).lstrip(b"\0")
        if not rest.startswith(GZIP_BEGINS):
            return False
        self._rest = rest
        self._stream = zlib.decompressobj(zlib.MAX_WBITS | 16)
        return True


def _gunzipped(packed: Counted) -> BinaryIO:
    return cast(BinaryIO, io.BufferedReader(Gunzipped(packed), CHUNK))


def _bunzipped(packed: Counted) -> BinaryIO:
    return cast(BinaryIO, bz2.BZ2File(cast(Any, packed)))


def _members(unpack: Callable[[Counted], BinaryIO]) -> Callable[[Counted, Allowance], Iterator[Member]]:
    def members(packed: Counted, allowance: Allowance) -> Iterator[Member]:
        with unpack(packed) as stream:
            if tarred.recognises(cast(io.BufferedReader, stream).peek(HEAD)[:HEAD]):
                yield from tarred.members(stream, allowance)
            else:
                yield Member("", lambda: stream)

    return members


GZIP = Container("gzip", lambda head: head.startswith(GZIP_BEGINS), _members(_gunzipped))
BZIP2 = Container("bzip2", lambda head: head[:3] == b"BZh" and head[4:10] == b"1AY&SY", _members(_bunzipped))
