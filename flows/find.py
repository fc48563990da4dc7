"""What paths lead to: which files are taken for documents, and which members of an archive.

`find(["inbox"])` has the documents of a folder and of all folders below it; `-` is what standard input holds.
"""

import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from typing import BinaryIO

from pipeline.diagnostic import Unreadable
from pipeline.file import CHUNK, File
from pipeline.limits import DEFAULT, Limits
from pipeline.store.entry import printable

SUFFIXES = frozenset({".txt", ".text", ".htm", ".html", ".pdf", ".nc"})
"""How the names of documents end. A folder's other files are left alone; a file named by itself is always taken."""

PACKED = (".gz", ".bz2")
"""What may follow: "8-k.txt.gz" is the document "8-k.txt", packed."""

ARCHIVES = frozenset({".zip", ".tar", ".tgz", ".tbz2"})
"""How the names of archives end; those of packed tar archives too, `.tar.gz`."""

ABOUT_THE_FOLDER = frozenset({"README", "LICENSE", "LICENCE", "NOTICE", "CHANGELOG"})
"""Names, before the suffix, of files that speak of the folder they are in."""

STANDARD_INPUT = "-"
STDIN = "stdin"
"""What a document from standard input is called."""

STDIN_FOLDER = "fourcorners-stdin-"
"""How the name of the folder begins in which standard input is set down while a run lasts."""


@dataclass(frozen=True)
class Found:
    """What paths lead to: files that are taken for documents, files that are not, and paths that lead nowhere."""

    files: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    problems: list[Unreadable] = field(default_factory=list)


def find(paths: Iterable[str]) -> Found:
    """The documents that paths lead to: files as they are named, folders with all below them, each file once."""
    found = Found()
    for path in dict.fromkeys(paths):
        _look_at(path, found)
    once: dict[str, str] = {}
    for path in found.files:
        once.setdefault(os.path.realpath(path), path)
    return replace(found, files=list(once.values()))


def is_document(name: str) -> bool:
    """Whether a folder's file is taken: "contract.txt" and "feed.tar.gz" are, "README.txt" and "notes.json" are not."""
    path = PurePath(name.lower())
    if path.suffix in PACKED:
        path = path.with_suffix("")
    is_taken = path.suffix in SUFFIXES or path.suffix in ARCHIVES
    return is_taken and not name.startswith(".") and path.stem.upper() not in ABOUT_THE_FOLDER


def is_wanted(path: str) -> bool:
    """The same for a member of an archive: "2004/8-k.txt" is taken, ".git/config.txt" and "2004/logo.jpg" are not."""
    *folders, name = path.split("/")
    return is_document(name) and not any(folder.startswith(".") for folder in folders)


@contextmanager
def received(paths: Sequence[str], limits: Limits = DEFAULT) -> Iterator[list[str]]:
    """The paths, with the place of a file that holds what came from standard input for each `-`.

    Every step of a run reads its files anew, which standard input does not allow. The file goes when the run ends.
    """
    if STANDARD_INPUT not in paths:
        yield list(paths)
        return
    with tempfile.TemporaryDirectory(prefix=STDIN_FOLDER) as folder:
        place = Path(folder) / STDIN
        with place.open("wb") as file:
            _set_down(sys.stdin.buffer, file, limits.file_bytes)
        yield [str(place) if path == STANDARD_INPUT else path for path in paths]


def known_as(path: str) -> str:
    """The path by which people know a file: `stdin` for the one that holds what came from standard input."""
    _, is_input, rest = path.partition(STDIN_FOLDER)
    return rest.partition(os.sep)[2] if is_input else path


def file_at(path: str, limits: Limits = DEFAULT) -> File:
    """The file at a path, its name as text. Raises `Unreadable` where it cannot be read or is too large."""
    try:
        size = os.stat(path).st_size  # noqa: PTH116  # keeps the path as it was written
    except OSError as error:
        raise Unreadable(path, "unreadable_path", f"cannot be read: {error.strerror}", "open") from error
    if size > (most := limits.file_bytes):
        raise Unreadable(path, "too_large", f"has {size:,} bytes, and file_bytes allows {most:,}", "open")
    file = File.at(path)
    return replace(file, name=printable(file.name))


def _set_down(stream: BinaryIO, file: BinaryIO, most: int) -> None:
    """Copies the stream; of one that is too large, so much that this is seen."""
    left = most + 1
    while left > 0 and (chunk := stream.read(min(left, CHUNK))):
        file.write(chunk)
        left -= len(chunk)


def _look_at(path: str, found: Found) -> None:
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116  # keeps the path as it was written
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        found.problems.append(Unreadable(path, "unreadable_path", f"cannot be read: {reason}", "open"))
        return
    if stat.S_ISDIR(mode):
        _look_below(path, found)
    elif stat.S_ISREG(mode):
        found.files.append(path)
    else:
        # a pipe that nobody writes to would be waited for without end
        found.problems.append(Unreadable(path, "unreadable_path", "is neither a file nor a folder", "open"))


def _look_below(folder: str, found: Found) -> None:
    def cannot(error: OSError) -> None:
        place = str(error.filename or folder)
        found.problems.append(Unreadable(place, "unreadable_path", f"cannot be read: {error.strerror}", "open"))

    before = len(found.files) + len(found.problems)
    for place, folders, names in os.walk(folder, onerror=cannot):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = os.path.join(place, name)  # noqa: PTH118  # keeps the path as it was written
            if is_document(name):
                _look_at(path, found)
            else:
                found.skipped.append(path)
    if len(found.files) + len(found.problems) == before:
        found.problems.append(Unreadable(folder, "no_documents", "is a folder without documents", "open"))
