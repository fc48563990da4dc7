"""Archives for tests, really built: honest ones, and those that nobody should unpack."""

import gzip
import io
import stat
import struct
import tarfile
import zipfile
from collections.abc import Mapping

Special = tuple[str, bytes]
"""A member of a tar that is no file: its name and its type."""


def tarred(members: Mapping[str, bytes], *special: Special, mode: str = "w", form: int = tarfile.PAX_FORMAT) -> bytes:
    """A tar archive with these files, and with links and devices of these names after them."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode=mode, format=form) as archive:  # type: ignore[call-overload]
        for name, data in members.items():
            head = tarfile.TarInfo(name)
            head.size = len(data)
            archive.addfile(head, io.BytesIO(data))
        for name, kind in special:
            head = tarfile.TarInfo(name)
            head.type, head.linkname = kind, "/etc/passwd"
            archive.addfile(head)
    return stream.getvalue()


def feed(members: Mapping[str, bytes]) -> bytes:
    """A packed tar archive, as EDGAR's daily feed is one."""
    return gzip.compress(tarred(members), mtime=0)


def zipped(members: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP archive with these files."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return stream.getvalue()


def zipped_link(name: str) -> bytes:
    """A ZIP archive with a symbolic link of this name, and a letter."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        link = zipfile.ZipInfo(name)
        link.create_system, link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("letter.txt", "Dear Sirs")
    return stream.getvalue()


def encrypted(data: bytes) -> bytes:
    """The ZIP archive as if its first member needed a password: the bit that says so, in both of its heads."""
    made = bytearray(data)
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = made.index(signature) + offset
        made[place] |= 1
    return bytes(made)


def claiming(data: bytes, size: int) -> bytes:
    """The ZIP archive, whose first member claims in both of its heads to have this size when unpacked."""
    made = bytearray(data)
    for signature, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        place = made.index(signature) + offset
        made[place : place + 4] = struct.pack("<I", size)
    return bytes(made)


def zip64(name: str, data: bytes) -> bytes:
    """A ZIP archive whose member is written as those beyond 4 GB are."""
    stream = io.BytesIO()
    with (
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open(name, "w", force_zip64=True) as file,
    ):
        file.write(data)
    return stream.getvalue()
