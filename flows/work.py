"""From paths to a store: which files are documents, what an earlier run has done, what becomes of each.

`run(["inbox"], "output", begin)` does it all; the Prefect flow takes the same steps with a task around each batch.
"""

import hashlib
import os
import stat
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path, PurePath

import extractors
import pipeline
from flows.report import Tally
from pipeline.assemble import producer
from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.process import extract
from pipeline.read import read
from pipeline.record import Record
from pipeline.schema import from_json, to_json
from pipeline.store import Entry, Store, extracted, listed, quarantined, quarantined_path
from pipeline.store.entry import path_id, printable
from pipeline.unpack import set_aside, unpack

SUFFIXES = frozenset({".txt", ".text", ".htm", ".html", ".pdf", ".nc"})
"""How the names of documents end. A folder's other files are left alone; a file named by itself is always taken."""

ABOUT_THE_FOLDER = frozenset({"README", "LICENSE", "LICENCE", "NOTICE", "CHANGELOG"})
"""Names, before the suffix, of files that speak of the folder they are in."""

BATCH_BYTES = 4_000_000
"""A batch holds about so much: a second of work and more, so that what Prefect takes for a task does not count."""

Progress = Callable[[int], None]
"""Is told the size of each file, in bytes, when the file is done."""


def untold(size: int) -> None:
    """The progress of a run that nobody watches."""


def unwatched(size: int) -> Progress:
    """What begins a run that nobody watches."""
    return untold


@dataclass(frozen=True)
class Found:
    """What paths lead to: files that are taken for documents, files that are not, and paths that lead nowhere."""

    files: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    problems: list[Unreadable] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """The work of a run: batches of paths, their size in bytes, and the tally of what needs no more doing."""

    batches: list[tuple[str, ...]]
    size: int
    tally: Tally


def run(paths: Sequence[str], out: str, begin: Callable[[int], Progress]) -> Tally:
    """Extracts files and folders into a store, and tells what was found.

    `begin` gets the size of the whole work in bytes and gives what is told of each file. Raises `StoreError` where
    the store cannot be used.
    """
    todo = plan(paths, out)
    progress = begin(todo.size)
    try:
        for batch in todo.batches:
            todo.tally.merge(work_off(batch, out, progress))
    finally:
        write_index(out)
    return todo.tally


def plan(paths: Iterable[str], out: str) -> Plan:
    """The work that is left. What cannot be opened is quarantined here; what was done before is counted."""
    found, tally = find(paths), Tally()
    todo: list[tuple[str, int]] = []
    met: dict[str, str] = {}
    with Store(out, version()) as store:
        for problem in found.problems:
            _refuse(store, tally, problem)
        for path in found.files:
            try:
                file = File.at(path)
            except Unreadable as problem:
                _refuse(store, tally, problem)
                continue
            store.forget(path_id(path))
            first = met.setdefault(file.sha256, path)
            if first != path:
                tally.remark(f"{printable(path)}: has the same bytes as {printable(first)}, and counts once")
            elif lines := store.done(file.sha256):
                tally.add(path, lines, done_before=True)
            else:
                todo.append((path, file.size))
    if found.skipped:
        names = ", ".join(sorted({PurePath(path).name for path in found.skipped})[:5])
        more = ", …" if len(found.skipped) > 5 else ""
        tally.remark(f"left alone, no documents by their names: {len(found.skipped)} ({printable(names)}{more})")
    return Plan(list(_batches(todo)), sum(size for _, size in todo), tally)


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
    """Whether a folder's file is taken: "contract.txt" is, "README.txt", ".hidden.txt" and "notes.json" are not."""
    path = PurePath(name)
    return not name.startswith(".") and path.suffix.lower() in SUFFIXES and path.stem.upper() not in ABOUT_THE_FOLDER


def work_off(batch: Iterable[str], out: str, progress: Progress = untold) -> Tally:
    """Extracts these files into the store, one after the other; a bad one goes to quarantine and stops none."""
    tally = Tally()
    with Store(out, version()) as store:
        for path in batch:
            try:
                file = File.at(path)
            except Unreadable as problem:
                _refuse(store, tally, problem)
                continue
            made = entries(file, path)
            if held := store.holder(made):
                made = [_conflict(file, path, made, held.name)]
            store.save(file.sha256, made)
            tally.add(path, [entry.line for entry in made])
            progress(file.size)
    return tally


def write_index(out: str) -> None:
    """Writes the store's index; the last step of a run, and of one that was stopped."""
    with Store(out, version()) as store:
        store.write_index()


def entries(file: File, path: str) -> list[Entry]:
    """What becomes of each document in a file."""
    file = replace(file, name=printable(file.name))
    try:
        return [_entry(part, path) for part in unpack(file)]
    except Exception as error:  # noqa: BLE001  # the boundary of a file: a bug in one must not stop the others
        source = Source(file.name, b"", file=file)
        return [quarantined(source, internal_error(source, error), printable(path))]


def record_of(source: Source) -> tuple[Record, str]:
    """The record of a source and its canonical text, the record proved to come back from JSON as it went.

    Raises `Unreadable` where the source gives no document. Any other exception is a bug of ours.
    """
    document = read(source)
    record = extract(document, extractors.EXTRACTORS)
    if from_json(to_json(record)) != record:
        raise ValueError("the record does not come back from JSON as it went")
    return record, document.text


def internal_error(source: Source, error: Exception) -> Unreadable:
    """The failure that a bug makes of a document, with the place in our code for those who mend it."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "site-packages" not in frame.filename]
    place = "/".join(PurePath(ours[-1].filename).parts[-3:]) + f":{ours[-1].lineno}" if ours else "an unknown place"
    message = f"hit an error in this program at {place}: {type(error).__name__}: {error}"
    return Unreadable(source.name, "internal_error", message, "extract")


@cache
def version() -> str:
    """The version that the ledger goes by: the program's, and a hash of its code and word lists.

    A rule that was changed but not yet released makes records anew all the same.
    """
    digest = hashlib.sha256()
    for package in (pipeline, extractors):
        root = Path(package.__path__[0])
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{producer().version}+{digest.hexdigest()[:12]}"


def _entry(part: Source, path: str) -> Entry:
    if (reason := set_aside(part)) is not None:
        return listed(part, reason)
    try:
        return extracted(*record_of(part))
    except Unreadable as problem:
        return quarantined(part, problem, printable(path))
    except Exception as error:  # noqa: BLE001  # the boundary of a document: a bug in one must not stop the others
        return quarantined(part, internal_error(part, error), printable(path))


def _conflict(file: File, path: str, made: Iterable[Entry], holder: str) -> Entry:
    """The entry of a file that gives documents under ids that another file has given with other bytes."""
    first = next(iter(made)).line.id
    message = f"holds the document {first}, as {holder} does with other bytes; the one from {holder} is kept"
    source = Source(file.name, b"", file=file)
    return quarantined(source, Unreadable(source.name, "id_conflict", message, "store"), printable(path))


def _refuse(store: Store, tally: Tally, problem: Unreadable) -> None:
    entry = quarantined_path(problem.name, problem)
    store.save(None, [entry])
    tally.add(problem.name, [entry.line])


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


def _batches(files: Iterable[tuple[str, int]]) -> Iterator[tuple[str, ...]]:
    batch: list[str] = []
    held = 0
    for path, size in files:
        if batch and held + size > BATCH_BYTES:
            yield tuple(batch)
            batch, held = [], 0
        batch.append(path)
        held += size
    if batch:
        yield tuple(batch)
