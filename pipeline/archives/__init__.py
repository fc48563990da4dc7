"""Archives to the files inside them, one after the other, to a fixed depth and with nothing ever unpacked by name.

`files(File.at("inbox/20040630.nc.tar.gz"))` yields the feed's submissions, each a `File` whose container is
`("20040630.nc.tar.gz",)`; a file that is no archive is yielded as it is.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from tempfile import SpooledTemporaryFile

from pipeline.archives import packed, tarred, zipped
from pipeline.archives.allowance import Allowance, Exhausted, Refused
from pipeline.archives.member import DAMAGE, HEAD, Container, Member, damaged, unread
from pipeline.archives.spool import IN_MEMORY, Counted, receive
from pipeline.diagnostic import Unreadable
from pipeline.file import File
from pipeline.limits import DEFAULT, Limits

CONTAINERS: Sequence[Container] = (packed.GZIP, packed.BZIP2, zipped.ZIP, tarred.TAR)
"""The formats, tried in this order on how a file begins."""

PACKED_SUFFIXES = (".gz", ".bz2")
"""What a name loses when the one file in it is unpacked: "8-k.txt.gz" holds "8-k.txt"."""

LONGEST_NAME = 4_000
OUTSIDE = re.compile(r"[A-Za-z]:|/|(?:.*/)?\.\.(?:/|$)", re.DOTALL)
r"""Paths that lead out of an archive: `C:\evil.txt`, `/evil.txt`, `../evil.txt`."""


def any_member(path: str) -> bool:
    """Takes every file of an archive."""
    return True


def untold(count: int) -> None:
    """The progress of what nobody watches."""


def files(
    file: File,
    limits: Limits = DEFAULT,
    wanted: Callable[[str], bool] = any_member,
    passed: Callable[[int], None] = untold,
) -> Iterator[File | Unreadable]:
    """The files inside a file, in order, or the file itself; in between, why one of them or the rest is refused.

    A member's bytes are at hand until the next one is asked for. `wanted` is asked by its path ("2004/8-k.txt")
    whether a member is taken; one that leads out of the archive, or that is no file, is refused in any case. The name
    of an `Unreadable` is that of the archive and of the member inside: "feed.zip/2004/8-k.txt". `passed` is told after
    each member how many bytes of the archive have been read.
    """
    if file.size > limits.file_bytes:
        message = f"has {file.size:,} bytes, and file_bytes allows {limits.file_bytes:,}"
        yield Unreadable(file.name, "too_large", message, "open")
        return
    try:
        yield from _inside(file, Allowance(limits, file.size, wanted), passed)
    except Exhausted as end:
        yield Unreadable(file.name, "too_large", f"{end}; what came before is kept", "unpack")


def _inside(file: File, allowance: Allowance, passed: Callable[[int], None] = untold) -> Iterator[File | Unreadable]:
    place = (*file.container, file.name)
    try:
        stream, container = _opened(file)
    except OSError as error:
        yield Unreadable("/".join(place), "unreadable_path", f"cannot be read: {error.strerror or error}", "open")
        return
    if isinstance(container, Refused):
        yield _problem(place, container)
    elif container is None:
        yield file
    elif len(place) > (most := allowance.limits.archive_depth):
        reason = f"is the archive number {len(place)} of those around one another, and archive_depth allows {most}"
        yield _problem(place, Refused("too_large", reason))
    else:
        with stream:
            yield from _taken(container, stream, place, allowance, passed)


def _taken(
    container: Container, stream: Counted, place: tuple[str, ...], allowance: Allowance, passed: Callable[[int], None]
) -> Iterator[File | Unreadable]:
    met = 0
    members = container.members(stream, allowance)
    while True:
        try:
            member = next(members, None)
        except (Refused, *DAMAGE) as error:
            kept = f" after {met:,} {'file' if met == 1 else 'files'}" if met else ""
            yield _problem(place, error, kept)
            return
        if member is None:
            break
        met += 1
        yield from _member(member, stream, place, allowance)
        passed(stream.count)
    if not met:
        yield Unreadable("/".join(place), "no_documents", "is an archive without files", "unpack")


def _member(
    member: Member, stream: Counted, place: tuple[str, ...], allowance: Allowance
) -> Iterator[File | Unreadable]:
    allowance.count_file()
    if member.is_folder:
        return
    path = _clean(member.path) or _unpacked_name(place[-1])
    where = (*place, path) if member.path else place
    reason = _refusal(member, path)
    if reason is not None:
        yield _problem(where, reason)
        return
    if member.path and not allowance.wanted(path):
        return
    with SpooledTemporaryFile(IN_MEMORY) as spool:
        try:
            with member.open() as content:
                size, sha256, opener = receive(content, spool, stream, allowance)
        except (Refused, *DAMAGE) as error:
            yield _problem(where, error)
            return
        yield from _inside(File(path.rpartition("/")[2], size, sha256, opener, place), allowance)


def _refusal(member: Member, path: str) -> Refused | None:
    """Why a member is refused by what its head says of it, or null."""
    if len(path) > LONGEST_NAME:
        return Refused("archive_refused", f"has a name of {len(path):,} characters")
    if OUTSIDE.match(path):
        return Refused("archive_refused", "is refused: its name leads out of the archive")
    return member.refused


def _opened(file: File) -> tuple[Counted, Container | Refused | None]:
    """A file's stream, open where the file is an archive, and its format, or why that format is not read."""
    stream = Counted(file.open())
    head = stream.read(HEAD)
    container = next((container for container in CONTAINERS if container.recognises(head)), None)
    if container is None:
        stream.stream.close()
        return stream, unread(head)
    stream.seek(0)
    return stream, container


def _unpacked_name(name: str) -> str:
    """The name of the one file in a packed one: "8-k.txt" for "8-k.txt.gz"."""
    return next((name[: -len(one)] for one in PACKED_SUFFIXES if name.lower().endswith(one)), name) or name


def _clean(path: str) -> str:
    """The path with slashes as separators, and with marks for what cannot be printed: a name from outside."""
    path = path.replace("\\", "/").removeprefix("./")
    return path if path.isprintable() else "".join(one if one.isprintable() else "\ufffd" for one in path)


def _problem(place: Sequence[str], error: Exception, where: str = "") -> Unreadable:
    refused = error if isinstance(error, Refused) else damaged(error, where)
    shown = [part if len(part) <= LONGEST_NAME else f"{part[:100]}…" for part in place]
    return Unreadable("/".join(shown), refused.code, str(refused), "unpack")
