"""From paths to a store: what an earlier run has done, what is left, and the work on that.

`run(["inbox"], "output", begin)` does it all; the Prefect flow takes the same steps with a task around each batch.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import computations
import extractors
import pipeline
from flows.extraction import file_at
from flows.find import find, known_as, received
from flows.links import write_links
from flows.report import Tally
from flows.take import Progress, Run, Skipped, refuse, take, twice
from pipeline.assemble import producer
from pipeline.diagnostic import Unreadable
from pipeline.limits import DEFAULT, Limits
from pipeline.store import Store
from pipeline.store.entry import path_id

__all__ = ["Plan", "Progress", "Tally", "plan", "run", "untold", "unwatched", "version", "work_off", "write_index"]

BATCH_BYTES = 4_000_000
"""A batch holds about so much: a second of work and more, so that what Prefect takes for a task does not count."""


def untold(size: int) -> None:
    """The progress of a run that nobody watches."""


def unwatched(size: int) -> Progress:
    """What begins a run that nobody watches."""
    return untold


@dataclass(frozen=True)
class Plan:
    """The work of a run: batches of paths, their size in bytes, and the tally of what needs no more doing."""

    batches: list[tuple[str, ...]]
    size: int
    tally: Tally


def run(paths: Sequence[str], out: str, begin: Callable[[int], Progress], limits: Limits = DEFAULT) -> Tally:
    """Extracts files, folders, archives and standard input (`-`) into a store, and tells what was found.

    `begin` gets the size of the whole work in bytes and gives what is told of what is done. Raises `StoreError` where
    the store cannot be used.
    """
    with received(paths, limits) as places:
        todo = plan(places, out, limits)
        progress = begin(todo.size)
        try:
            for batch in todo.batches:
                todo.tally.merge(work_off(batch, out, progress, limits))
        finally:
            write_index(out)
    return todo.tally


def plan(paths: Iterable[str], out: str, limits: Limits = DEFAULT) -> Plan:
    """The work that is left. What cannot be opened is quarantined here; what was done before is counted."""
    paths = list(paths)
    found, tally, skipped = find(paths), Tally(), Skipped()
    todo: list[tuple[str, int]] = []
    met: dict[str, str] = {}
    with Store(out, version()) as store:
        for path in (*paths, *found.files):
            store.forget(path_id(known_as(path)))
        for problem in found.problems:
            refuse(store, tally, problem.name, [problem])
        for path in found.files:
            try:
                file = file_at(path, limits)
            except Unreadable as problem:
                refuse(store, tally, known_as(path), [problem])
                continue
            first = met.setdefault(file.sha256, path)
            if first != path:
                tally.remark(twice(known_as(path), known_as(first)))
            elif lines := store.done(file.sha256):
                tally.add(known_as(path), lines, done_before=True)
            else:
                todo.append((path, file.size))
    for path in found.skipped:
        skipped.add(path)
    skipped.remark(tally)
    return Plan(list(_batches(todo)), sum(size for _, size in todo), tally)


def work_off(batch: Iterable[str], out: str, progress: Progress = untold, limits: Limits = DEFAULT) -> Tally:
    """Extracts these files into the store, one after the other; a bad one goes to quarantine and stops none."""
    tally = Tally()
    with Store(out, version()) as store:
        for path in batch:
            take(Run(store, tally, limits, progress), path)
    return tally


def write_index(out: str) -> None:
    """Writes the store's index and the links between its records, at the end of a run or where it was stopped."""
    with Store(out, version()) as store:
        store.write_index()
        write_links(store, _code(computations))


@cache
def version() -> str:
    """The version that the ledger goes by: the program's, and a hash of its code and word lists.

    A rule that was changed but not yet released makes records anew all the same.
    """
    return f"{producer().version}+{_code(pipeline, extractors)}"


def _code(*packages: ModuleType) -> str:
    """A hash of the code and the word lists of these packages."""
    digest = hashlib.sha256()
    for package in packages:
        root = Path(package.__path__[0])
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


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
