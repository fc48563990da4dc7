"""Taking what a path leads to into the store: a file, or all files in an archive, one after the other.

`take(Run(store, tally, limits, progress), "inbox/20040630.nc.tar.gz")` leaves a feed's records in the store, and in
the quarantine what of it was refused.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from flows.alike import held_alike
from flows.extraction import entries
from flows.find import file_at, known_as
from flows.left_out import Skipped, alike, refuse, twice
from flows.report import Tally
from flows.watch import UNWATCHED, Progress, Watch
from pipeline import archives
from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import Limits
from pipeline.store import Conflict, Entry, IndexLine, Store, quarantined
from pipeline.store.entry import printable


@dataclass(frozen=True)
class Run:
    """What the work needs at hand."""

    store: Store
    tally: Tally
    limits: Limits
    progress: Progress
    watch: Watch = UNWATCHED
    wait: bool = True
    """Whether a file that another run has in hand is waited for. What is in an archive always is."""


class Busy(Exception):
    """Another run is making the records of this file."""


def take(run: Run, path: str) -> str | None:
    """Takes what a file holds, and gives the hash of its bytes; what cannot be read of it goes to quarantine.

    Null where the bytes cannot be read, or have changed meanwhile. Raises `Busy` where another run has the file.
    """
    known, state = known_as(path), _state(path)
    if (file := _opened(run, path)) is None:
        return None
    skipped, met, problems = Skipped(), dict[str, str](), list[Unreadable]()
    passed = _told_by_difference(run.progress, file.size)
    for one in archives.files(file, run.limits, skipped.wanted, passed):
        if isinstance(one, Unreadable):
            problems.append(_renamed(one, known + one.name.removeprefix(file.name)))
            continue
        place = "/".join((known, *one.container[1:], one.name)) if one.container else known
        if (first := met.setdefault(one.sha256, place)) != place:
            run.tally.remark(twice(place, first))
        else:
            problems += _take_file(run, one, place, path, state)
            run.watch.begins(path)
    is_archive, is_unchanged = file.sha256 not in met, _state(path) == state
    if is_archive and is_unchanged:
        run.store.forget(file.sha256)  # a version that read no archives may have refused this one
    if not met and not problems:
        problems.append(Unreadable(known, "no_documents", "is an archive without documents", "unpack"))
    elif met and is_archive and not is_unchanged:
        problems.append(_changed(known))
    if problems:
        refuse(run.store, run.tally, known, problems)
    elif is_archive:
        run.store.save_archive(file.sha256, met)
    skipped.remark(run.tally, f" in {known}")
    passed(file.size)
    run.watch.rests()
    return file.sha256 if is_unchanged else None


def _opened(run: Run, path: str) -> File | None:
    try:
        if refusal := run.watch.begins(path):
            raise refusal
        return file_at(path, run.limits)
    except Unreadable as problem:
        refuse(run.store, run.tally, known_as(path), [problem])
        return None


def _take_file(run: Run, file: File, place: str, path: str, state: object) -> list[Unreadable]:
    """Takes the documents in a file, and says why that was not possible, if it was not."""
    run.watch.rests()  # until another run has finished it, which is not this file's fault
    with run.store.claim(file.sha256, wait=run.wait or bool(file.container)) as mine:
        if not mine:
            raise Busy(place)
        if lines := run.store.done(file.sha256):
            run.tally.add(place, lines, done_before=True)
            return []
        try:
            if other := held_alike(run.store, file, run.limits):
                run.store.forget(file.sha256)  # where the two were in conflict before
                run.tally.remark(alike(place, other))
                return []
            lines = _saved(run, file, path, None if file.container else state)
        except Unreadable as problem:
            return [_renamed(problem, place)]
    run.tally.add(place, lines)
    return []


def _saved(run: Run, file: File, path: str, state: object) -> list[IndexLine]:
    try:
        return run.store.save(file.sha256, _while_unchanged(run, file, path, state))
    except Conflict as conflict:
        return run.store.save(file.sha256, [_conflicting(file, path, conflict)])


def _while_unchanged(run: Run, file: File, path: str, state: object) -> Iterator[Entry]:
    """The entries of a file. Raises `Unreadable` at their end where the path is not in this state any more.

    What lies in an archive has been set down before, and has no state that could change.
    """
    for number, entry in enumerate(entries(file, known_as(path), run.limits, run.watch)):
        if number:
            run.progress(0)
        yield entry
    if state is not None and _state(path) != state:
        raise _changed(path)


def _conflicting(file: File, path: str, conflict: Conflict) -> Entry:
    """The entry of a file that gives documents under ids that another file has given with other bytes."""
    holder = conflict.holder.name
    message = f"holds the document {conflict.document_id}, as {holder} does with other bytes; "
    problem = Unreadable(file.name, "id_conflict", f"{message}the one from {holder} is kept", "store")
    return quarantined(Source(file.name, b"", container=file.container, file=file), problem, printable(known_as(path)))


def _state(path: str) -> object:
    """What changes when a file does; null where there is none."""
    try:
        status = os.stat(path)  # noqa: PTH116  # keeps the path as it was written
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino


def _changed(path: str) -> Unreadable:
    return Unreadable(path, "unreadable_path", "has changed while it was read: run again", "open")


def _renamed(problem: Unreadable, name: str) -> Unreadable:
    return Unreadable(name, problem.code, problem.message, problem.stage)


def _told_by_difference(progress: Progress, size: int) -> Callable[[int], None]:
    """What is told how many bytes of a file are done so far, and tells how many more these are."""
    told = 0

    def passed(count: int) -> None:
        nonlocal told
        # parts of an archive may be read more than once
        more = max(0, min(count, size) - told)
        told += more
        progress(more)

    return passed
