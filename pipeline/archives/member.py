"""What every archive gives: members, each with its path, how to read it, and why it is refused, if it is."""

import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from pipeline.archives.allowance import Allowance, Refused
from pipeline.archives.spool import Counted

HEAD = 512
"""So many bytes at the beginning of a file tell its format; a tar's first block is as long."""

NAMELESS = "a file without a name"
"""What a member is called that has no name."""

DAMAGE = (
    EOFError,
    OSError,
    ValueError,
    OverflowError,
    NotImplementedError,
    struct.error,
    zlib.error,
    tarfile.TarError,
    zipfile.BadZipFile,
)
"""What the standard library raises where an archive is cut off or garbled."""


UNREAD = (
    (b"\xfd7zXZ\0", "xz"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "RAR"),
    (b"\x28\xb5\x2f\xfd", "Zstandard"),
    (b"\x1f\x9d", "compress (.Z)"),
)
"""How archives begin that are known and not read."""

CHECKED = ("CRC", "incorrect data check", "incorrect length check")
"""What the library says where a check sum differs."""


@dataclass(frozen=True)
class Member:
    """A file in an archive: its path there, empty where the archive is one packed file, and how to open it once.

    `refused` says why it is not to be opened: a link, a device, a member under a password. A folder counts as a member
    and is nothing else.
    """

    path: str
    open: Callable[[], BinaryIO] = field(repr=False)
    refused: Refused | None = None
    is_folder: bool = False


@dataclass(frozen=True)
class Container:
    """A format of archives: which beginnings of files it recognises, and the members of such a file.

    A member has to be read before the next one is asked for. Raises one of `DAMAGE`, or `Refused`, where no more
    members can be had.
    """

    name: str
    recognises: Callable[[bytes], bool]
    members: Callable[[Counted, Allowance], Iterator[Member]]


def unread(head: bytes) -> Refused | None:
    """Why a file that begins so is not unpacked: an archive in a format without a reader; null for any other file."""
    name = next((name for magic, name in UNREAD if head.startswith(magic)), None)
    if name is None:
        return None
    reason = f"is packed as {name}, which this version does not read: unpack it, or pack it as ZIP or gzip"
    return Refused("unsupported_format", reason)


def unopened() -> BinaryIO:
    """Opens what is refused, which nobody does."""
    raise OSError("is refused")


def damaged(error: Exception, where: str = "") -> Refused:
    """The refusal of what could not be unpacked because of this error."""
    if isinstance(error, EOFError):
        return Refused("damaged", f"is damaged: it is cut off{where}")
    return Refused("damaged", f"is damaged{where}: {_in_words(error)}")


def _in_words(error: Exception) -> str:
    """What the standard library's error means for those who have the file."""
    said = str(error)
    if isinstance(error, OSError) and error.strerror:
        return f"its bytes cannot be read ({error.strerror})"
    if isinstance(error, tarfile.TarError):
        return "the head of a member is garbled"
    if said.startswith("File is not a zip file"):
        return "the directory at its end is missing, as where a download broke off"
    if any(sign in said for sign in CHECKED):
        return "its bytes are not those that were packed: their check sum is another one"
    return "its bytes are garbled"
