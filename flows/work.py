"""From paths to a store: what an earlier run has done, what is left in batches, and what became of it.

`run(["inbox"], "output", begin)` does it all; the Prefect flow takes the same steps with a task around each batch.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

from flows.batch import Batch, Outcome, cut
from flows.find import STDIN_FOLDER, Found, file_at, find, known_as, received
from flows.interpreter import end_when_told_again
from flows.lanes import Lanes
from flows.left_out import NAMED, Skipped, refuse, twice
from flows.links import write_links
from flows.report import Tally
from flows.watch import Progress
from pipeline.assemble import producer
from pipeline.diagnostic import Unreadable
from pipeline.limits import DEFAULT, Limits
from pipeline.store import Store, StoreError
from pipeline.store.entry import path_id, printable
from pipeline.store.runs import Ended


class Work:
    """The work of one run, from its plan to its end: the batches that are left, their size, and the tally of it all.

    It begins with the plan: what cannot be opened is quarantined, what was done before is counted. At its end, however
    that comes, the index is written and the ledger notes what the run did; `number` is what it calls the run. Where two
    hold it in a `with`, such as a run and its flow, the inner one ends it.
    """

    def __init__(self, paths: Sequence[str], out: str, limits: Limits = DEFAULT) -> None:
        """Raises `StoreError` where the store cannot be used."""
        found = find(paths)  # before the store is made, which may lie among the documents
        self.store = Store(out, version())
        self._outcome = Outcome()
        self._has_ended = False
        try:
            with self.store.telling():
                self.store.sweep()
                self.number = self.store.run = self.store.runs.begin(version(), paths)
            todo = self._plan(paths, found, limits)
        except BaseException:
            self.store.close()
            raise
        self.size = sum(size for _, size in todo)
        self.batches = [Batch(some, out, version(), self.number, limits, size) for some, size in cut(todo)]

    @property
    def tally(self) -> Tally:
        """What became of the documents so far."""
        return self._outcome.tally

    def is_flow_run(self, flow_run: str) -> None:
        """Notes what Prefect calls this run."""
        with self.store.telling():
            self.store.runs.belongs(self.number, flow_run)

    def add(self, outcome: Outcome) -> None:
        """Adds what became of a batch."""
        self._outcome.merge(outcome)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._has_ended:
            return
        self._has_ended = True
        if kind is not None and not issubclass(kind, Exception):
            end_when_told_again()
        try:
            self._finish(kind)
        except StoreError:
            if error is None:  # else there is a reason to tell already, most likely the same
                raise
        finally:
            self.store.close()

    def _plan(self, paths: Sequence[str], found: Found, limits: Limits) -> list[tuple[str, int]]:
        """The files that are left to be done, with their sizes."""
        store, tally = self.store, self.tally
        todo: list[tuple[str, int]] = []
        met: dict[str, str] = {}
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
                continue
            self._outcome.inputs[path] = file.sha256
        self._remark_on(paths, found)
        return todo

    def _remark_on(self, paths: Sequence[str], found: Found) -> None:
        """Has the end of the run say what was left alone, and what is no longer there."""
        skipped = Skipped()
        for path in found.skipped:
            skipped.add(path)
        skipped.remark(self.tally)
        folders = [path for path in paths if os.path.isdir(path)]  # noqa: PTH112  # takes paths of odd bytes
        with self.store.telling():
            gone = self.store.inputs.missed(folders, found.files, self.number)
        if gone:
            names = ", ".join(Path(path).name for path in gone[:NAMED]) + (", …" if len(gone) > NAMED else "")
            self.tally.remark(printable(f"no longer there, what they gave stays: {len(gone)} ({names})"))

    def _finish(self, kind: type[BaseException] | None) -> None:
        """Drops what changed inputs gave before, writes the index and the links, and notes how the run ended."""
        with self.store.telling():
            seen = {path: held for path, held in self._outcome.inputs.items() if STDIN_FOLDER not in path}
            for path, sources in self.store.inputs.saw(seen).items():
                for source in sources:
                    self.store.forget(source)
                self.tally.remark(f"{printable(path)}: has other bytes than before; what those gave is dropped")
        self.store.write_index()
        write_links(self.store, code("computations"))
        with self.store.telling():
            state: Ended = "done" if kind is None else "failed" if issubclass(kind, Exception) else "stopped"
            self.store.runs.end(self.number, state, self.tally.counts())


def run(
    paths: Sequence[str],
    out: str,
    begin: Callable[[int], Progress],
    limits: Limits = DEFAULT,
    workers: int = 0,
) -> Tally:
    """Extracts files, folders, archives and standard input (`-`) into a store, and tells what was found.

    `begin` gets the size of the whole work in bytes and gives what is told of what is done. `workers` is the number of
    worker processes; 0: all is done in this process, without limits of memory. Raises `StoreError` where the store
    cannot be used.
    """
    with received(paths, limits) as places, Work(places, out, limits) as work:
        progress = begin(work.size)
        if workers:
            with Lanes(work.batches, work.add, progress, workers) as lanes:
                lanes.wait()
        else:
            from flows.working_off import work_off  # noqa: PLC0415  # loads all extractors: for nothing, beside workers

            for batch in work.batches:
                work.add(work_off(batch, progress))
    return work.tally


@cache
def version() -> str:
    """The version that the ledger goes by: the program's, and a hash of its code and word lists.

    A rule that was changed but not yet released makes records anew all the same.
    """
    return f"{producer().version}+{code('pipeline', 'extractors')}"


def code(*packages: str) -> str:
    """A hash of the code and the word lists of these packages, which are not loaded for it."""
    digest = hashlib.sha256()
    for package in packages:
        spec = find_spec(package)
        assert spec
        assert spec.submodule_search_locations
        root = Path(spec.submodule_search_locations[0])
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]
