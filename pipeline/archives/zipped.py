"""ZIP archives, by their directory at the end; a member's own figures are not trusted for how much comes out of it."""

import stat
import zipfile
from collections.abc import Iterator
from typing import IO, BinaryIO, cast

from pipeline.archives.allowance import Allowance, Refused
from pipeline.archives.member import NAMELESS, Container, Member, unopened
from pipeline.archives.spool import Counted

BEGINNINGS = (b"PK\x03\x04", b"PK\x05\x06")
"""The first member, and the directory of an archive that has none."""

ENTRY = b"PK\x01\x02"
ENTRY_BYTES = 512
"""An entry of the directory takes less on average, its name included."""

OFFICE = "[Content_Types].xml"
"""What says that an archive is a document, of Word or Excel since 2007."""

METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x41
"""Bits that say that a member is encrypted, in either way."""


class Watched(Counted):
    """An archive's stream, watched while the library reads the directory, whole and at once."""

    def __init__(self, stream: Counted, most: int) -> None:
        super().__init__(cast(BinaryIO, stream))
        self.most, self.opened = most, False

    def read(self, size: int = -1) -> bytes:
        """The next bytes. Raises `Refused` where they hold a directory of more files than an archive may have."""
        too_long = not self.opened and size > (self.most + 1) * ENTRY_BYTES
        data = b"" if too_long else super().read(size)
        if too_long or (not self.opened and data.count(ENTRY) > self.most):
            reason = f"has a directory of more than {self.most:,} files, and archive_files allows {self.most:,}"
            raise Refused("too_large", reason)
        return data


def recognises(head: bytes) -> bool:
    """Whether a file begins as a ZIP archive does."""
    return head.startswith(BEGINNINGS)


def members(stream: Counted, allowance: Allowance) -> Iterator[Member]:
    """The members of an archive, in the order of its directory."""
    watched = Watched(stream, allowance.limits.archive_files)
    with zipfile.ZipFile(cast(IO[bytes], watched)) as archive:
        watched.opened = True
        if OFFICE in archive.NameToInfo:
            raise Refused("unsupported_format", "is a document of Word or Excel, which this version does not read")
        for entry in archive.infolist():
            yield _member(archive, entry)


def _member(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Member:
    path = entry.filename or NAMELESS
    if path.endswith("/"):
        return Member(path, unopened, is_folder=True)
    refused = _refused(entry)
    if refused is not None:
        return Member(path, unopened, refused)
    return Member(path, lambda: cast(BinaryIO, archive.open(entry)))


def _refused(entry: zipfile.ZipInfo) -> Refused | None:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        what = "a link" if kind == stat.S_IFLNK else "a device or the like"
        return Refused("archive_refused", f"is refused: it is {what}, not an ordinary file")
    if entry.flag_bits & ENCRYPTED:
        return Refused("encrypted", "is encrypted: it needs a password")
    if entry.compress_type not in METHODS:
        method = zipfile.compressor_names.get(entry.compress_type, f"number {entry.compress_type}")  # type: ignore[attr-defined]
        return Refused("unsupported_format", f"is packed by a method ({method}) that this version does not read")
    return None


ZIP = Container("ZIP", recognises, members)
