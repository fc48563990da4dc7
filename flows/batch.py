"""A batch: files that travel together, cut by bytes, since what Prefect takes for a task is more than a document takes.

`work_off(Batch(("inbox/8-k.txt",), "output", version))` has the tally of it, and its records are in the store.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from flows.report import Tally
from flows.take import Busy, Progress, Run, take
from flows.watch import UNWATCHED, Watch
from pipeline.limits import DEFAULT, Limits
from pipeline.store import Store

BATCH_BYTES = 1_000_000
"""A batch holds about so much: two seconds of work."""

FILE_BYTES = 4_000
"""A file counts for so much beyond its bytes: what it takes to write its record safely to the disk."""


@dataclass(frozen=True)
class Batch:
    """Files, by their paths, that go into the store `out`; `version` and `run` are what its ledger calls them."""

    paths: tuple[str, ...]
    out: str
    version: str
    run: int | None = None
    limits: Limits = DEFAULT
    size: int = 0


@dataclass
class Outcome:
    """What became of some files: their tally, and the hash of the bytes that each path was seen to hold."""

    tally: Tally = field(default_factory=Tally)
    inputs: dict[str, str] = field(default_factory=dict)

    def merge(self, other: "Outcome") -> None:
        """Adds what became of other files."""
        self.tally.merge(other.tally)
        self.inputs.update(other.inputs)


def untold(size: int) -> None:
    """The progress of work that nobody watches."""


def cut(files: Iterable[tuple[str, int]]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The paths of these files, with their sizes, in batches, each with the size of it all."""
    paths: list[str] = []
    size = weight = 0
    for path, more in files:
        if paths and weight + more + FILE_BYTES > BATCH_BYTES:
            yield tuple(paths), size
            paths, size, weight = [], 0, 0
        paths.append(path)
        size += more
        weight += more + FILE_BYTES
    if paths:
        yield tuple(paths), size


def work_off(batch: Batch, progress: Progress = untold) -> Outcome:
    """Extracts these files into the store, in this process."""
    outcome = Outcome()
    for _, one in outcomes(batch, progress):
        outcome.merge(one)
    return outcome


def outcomes(batch: Batch, progress: Progress, watch: Watch = UNWATCHED) -> Iterator[tuple[str, Outcome]]:
    """What becomes of each file, one after the other; a bad one goes to quarantine and stops none.

    A file that another run has in hand comes after the others: two runs over the same files share the work.
    """
    busy: list[str] = []
    with Store(batch.out, batch.version, batch.run) as store:
        for wait, paths in ((False, batch.paths), (True, busy)):
            for path in paths:
                tally = Tally()
                try:
                    sha256 = take(Run(store, tally, batch.limits, progress, watch, wait), path)
                except Busy:
                    busy.append(path)
                else:
                    yield path, Outcome(tally, {path: sha256} if sha256 else {})
