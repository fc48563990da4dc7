"""A member's bytes set down where they can be read again: small ones in memory, larger ones on the disk without a name.

The temporary file has no name to begin with (where the system can do that), so even a run that is killed leaves none.
"""

import hashlib
import io
from collections.abc import Callable
from tempfile import SpooledTemporaryFile
from types import TracebackType
from typing import BinaryIO, Self, cast

from pipeline.archives.allowance import Allowance, Refused
from pipeline.file import CHUNK

IN_MEMORY = 8_000_000
"""Members up to so many bytes stay in memory."""


class Counted:
    """A stream that counts the bytes read from it: what the figures in an archive's own headers are not trusted for."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream, self.count = stream, 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stream.close()

    def read(self, size: int = -1) -> bytes:
        """The next bytes, as many as there are of the number asked for."""
        data = self.stream.read(size)
        self.count += len(data)
        return data

    def seek(self, offset: int, whence: int = 0) -> int:
        """Goes to another place of the stream."""
        return self.stream.seek(offset, whence)

    def tell(self) -> int:
        """The place in the stream."""
        return self.stream.tell()

    def seekable(self) -> bool:
        """Whether other places can be gone to."""
        return self.stream.seekable()


class Again(io.RawIOBase):
    """A reader of a spool with a place of its own."""

    def __init__(self, spool: BinaryIO) -> None:
        self._spool, self._place = spool, 0

    def readable(self) -> bool:
        """Yes."""
        return True

    def seekable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]  # all that readers pass
        """Fills the buffer with the next bytes, and says how many."""
        self._spool.seek(self._place)
        data = self._spool.read(len(buffer))
        buffer[: len(data)] = data
        self._place += len(data)
        return len(data)

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Goes to another place."""
        if whence == io.SEEK_CUR:
            offset += self._place
        elif whence == io.SEEK_END:
            offset += self._spool.seek(0, io.SEEK_END)
        if offset < 0:
            raise ValueError("a place before the beginning")
        self._place = offset
        return offset


def receive(
    content: BinaryIO, spool: "SpooledTemporaryFile[bytes]", packed: Counted, allowance: Allowance
) -> tuple[int, str, Callable[[], BinaryIO]]:
    """The size of what was set down, its SHA-256 in hex, and how to read it, for as long as the spool is open.

    Raises `Refused` beyond a limit, judged by what really comes out of the packed bytes, and what the content raises.
    """
    size, began, digest = 0, packed.count, hashlib.sha256()
    while chunk := content.read(CHUNK):
        size += len(chunk)
        allowance.take(len(chunk))
        allowance.judge(size, packed.count - began)
        digest.update(chunk)
        _set_down(chunk, spool)
    readable = cast(BinaryIO, spool)
    return size, digest.hexdigest(), lambda: cast(BinaryIO, io.BufferedReader(Again(readable), CHUNK))


def _set_down(chunk: bytes, spool: "SpooledTemporaryFile[bytes]") -> None:
    try:
        spool.write(chunk)
    except OSError as error:  # a full disk is no fault of the archive
        reason = f"cannot be unpacked into the temporary folder: {error.strerror}"
        raise Refused("unreadable_path", reason) from error
