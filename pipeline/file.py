"""A file as it was received, on the disk or inside an archive: read as a stream, as often as one likes.

`File.at("inbox/0000950117-04-002615.txt")` knows its size and the SHA-256 of its bytes, and holds none of them.
"""

import hashlib
import io
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from pipeline.diagnostic import Unreadable

CHUNK = 1 << 20
"""Bytes read at a time."""


@dataclass(frozen=True)
class File:
    """The innermost file: its base name, its size in bytes, the SHA-256 of them in hex, and how to read it.

    `container` names the archives around it, from the outside in.
    """

    name: str
    size: int
    sha256: str
    open: Callable[[], BinaryIO] = field(repr=False, compare=False)
    container: tuple[str, ...] = ()

    @classmethod
    def at(cls, path: str | Path) -> "File":
        """The file at a path. Raises `Unreadable` where it cannot be read."""
        path = Path(path)
        try:
            mode = path.stat().st_mode
            if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
                # a pipe that nobody writes to would be waited for without end, and a device may have none
                raise Unreadable(str(path), "unreadable_path", "is neither a file nor a folder", "open")
            with path.open("rb") as stream:
                digest = hashlib.file_digest(stream, "sha256").hexdigest()
                size = stream.tell()
        except OSError as error:
            raise Unreadable(str(path), "unreadable_path", f"cannot be read: {error.strerror}", "open") from error
        return cls(path.name, size, digest, lambda: path.open("rb"))

    @classmethod
    def of(cls, name: str, data: bytes, container: tuple[str, ...] = ()) -> "File":
        """A file of these bytes."""
        return cls(name, len(data), hashlib.sha256(data).hexdigest(), lambda: io.BytesIO(data), container)
