"""A batch: files that travel together, cut by bytes, since what Prefect takes for a task is more than a document takes.

`flows.working_off.work_off(Batch(("inbox/8-k.txt",), "output", version))` has the tally of it, and its records are in
the store.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from flows.report import Tally
from pipeline.limits import DEFAULT, Limits

BATCH_BYTES = 400_000
"""A batch holds about so much: two seconds of work."""

LAST_BYTES, SHARES = 100_000, 4
"""Towards the end it holds less: that share of what is left, and at least so much."""

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


def cut(files: Sequence[tuple[str, int]]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The paths of these files, with their sizes, in batches, each with the size of it all.

    The last batches are small, so that all workers come to their end at about the same time.
    """
    paths: list[str] = []
    size = weight = 0
    left = sum(more + FILE_BYTES for _, more in files)
    for path, more in files:
        if paths and weight + more + FILE_BYTES > max(LAST_BYTES, min(BATCH_BYTES, left // SHARES)):
            yield tuple(paths), size
            left -= weight
            paths, size, weight = [], 0, 0
        paths.append(path)
        size += more
        weight += more + FILE_BYTES
    if paths:
        yield tuple(paths), size
