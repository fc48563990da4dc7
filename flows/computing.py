"""From the records of a store to the answers of all computations that they have something for.

`Computing("output")` knows what is left; `answers` computes a record and `save` keeps what came of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

import orjson

from computations.applicable import applicable
from computations.computation import answer
from flows.work import code
from pipeline.store import Store
from pipeline.store.store import file_path

BATCH = 200
"""So many records are a task: two to four seconds of work."""


@dataclass
class Computed:
    """What a run has computed: records, answers by computation and status, and what was removed with its document."""

    records: int = 0
    known: int = 0
    removed: int = 0
    answers: dict[str, dict[str, int]] = field(default_factory=dict)

    def add(self, name: str, status: str) -> None:
        """Counts an answer."""
        counts = self.answers.setdefault(name, {})
        counts[status] = counts.get(status, 0) + 1

    def summary(self) -> str:
        """In a sentence: "4 records computed, 31 answers, 2 records known"."""
        count = sum(sum(one.values()) for one in self.answers.values())
        parts = [_plural(self.records, "record") + " computed", _plural(count, "answer")]
        parts += [f"{_plural(self.known, 'record')} as before"] if self.known else []
        parts += [f"results of {_plural(self.removed, 'record')} removed"] if self.removed else []
        return ", ".join(parts)


class Computing:
    """The records of a store that are to be computed, in batches, and what has become of them."""

    def __init__(self, out: str) -> None:
        """Raises `StoreError` where the store cannot be used."""
        self._maker = code("computations")
        self._store = Store(out, self._maker)
        try:
            with self._store.telling():
                removed = self._store.results.sweep()
                self._pending = self._store.results.pending(self._maker)
                total = self._store.results.count()
        except BaseException:
            self._store.close()
            raise
        self.done = Computed(known=total - len(self._pending), removed=len(removed))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._store.close()

    @property
    def batches(self) -> list[list[str]]:
        """The ids of the records that are left, some a batch."""
        ids = list(self._pending)
        return [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]

    def answers(self, document_id: str) -> dict[str, bytes]:
        """The answers that a record gives, by computation; any thread may ask. Raises `StoreError` without the file."""
        with self._store.telling():
            record = orjson.loads(file_path(self._store.root, "records", document_id).read_bytes())
        found = (answer(computation, inputs) for computation, inputs in applicable(record))
        return {one["computation"]: orjson.dumps(one, option=orjson.OPT_INDENT_2) + b"\n" for one in found}

    def save(self, document_id: str, answers: Mapping[str, bytes]) -> None:
        """Keeps the answers of a record, and counts them. Raises `StoreError` where they cannot be written."""
        with self._store.telling():
            self._store.results.save(document_id, self._maker, self._pending[document_id], answers)
        self.done.records += 1
        for name, data in answers.items():
            self.done.add(name, orjson.loads(data)["status"])


def _plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'s' if count != 1 else ''}"
