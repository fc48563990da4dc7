"""What the ledger of a store tells an operator: counts, runs, failures, slow documents, and what has changed.

`Overview("output").runs()` has the last runs. It reads only, also while a run goes on, and also from a folder that may
not be written to.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from pipeline.store.ledger import columns, ledger_path
from pipeline.store.locks import NAME, Locks
from pipeline.store.store import StoreError

_NEEDED = ("documents", "runs", "changes", "inputs")
_ENDED = "SELECT number, last_change FROM runs WHERE last_change IS NOT NULL"


@dataclass(frozen=True)
class RunLine:
    """A run: how it ended, when it began, what it took and counted. Null and empty where it has not ended by itself."""

    number: int
    state: str
    version: str
    began: str
    ended: str | None
    seconds: float | None
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class DocumentLine:
    """A document as an operator asks for it: why it is in quarantine, or what it took."""

    id: str
    name: str
    code: str | None
    reason: str | None
    size: int | None
    seconds: float | None


@dataclass(frozen=True)
class Change:
    """A document that is new or differs, with its status; `removed`: the store has it no longer."""

    number: int
    run: int | None
    id: str
    status: str


class Overview:
    """A store, open for questions until it is closed; with `run`, only what this run has made is told."""

    def __init__(self, root: str | Path, run: int | None = None) -> None:
        """Raises `StoreError` where the folder is no store, or its ledger cannot be read."""
        self.root = Path(root)
        path = ledger_path(self.root)
        if not path.is_file():
            raise StoreError(f"{self.root}: is no store; `fourcorners ingest` makes one")
        try:
            self._ledger = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=60)
            tables = {name for (name,) in self._ledger.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            is_whole = tables.issuperset(_NEEDED) and "seconds" in columns(self._ledger)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: cannot be read: {error}") from error
        if not is_whole:
            self._ledger.close()
            raise StoreError(f"{path}: is of an earlier version; the next `fourcorners ingest` brings it up to date")
        self._only = "1" if run is None else f"run = {int(run)}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ledger.close()

    def statuses(self) -> dict[str, int]:
        """The number of documents by status: extracted, quarantined, listed."""
        return self._counted("json_extract(line, '$.status')", "1")

    def kinds(self) -> dict[str, int]:
        """The number of extracted documents by kind, the most frequent first."""
        return self._counted("json_extract(line, '$.kind')", "record IS NOT NULL")

    def codes(self) -> dict[str, int]:
        """The number of quarantined documents by the code of their failure, the most frequent first."""
        return self._counted("COALESCE(code, 'unknown')", "json_extract(line, '$.status') = 'quarantined'")

    def read(self) -> tuple[int, float]:
        """The bytes of all documents, and the seconds that they took."""
        query = f"SELECT COALESCE(SUM(size), 0), COALESCE(SUM(seconds), 0.0) FROM documents WHERE {self._only}"  # noqa: S608  # words of ours
        size, seconds = self._rows(query)[0]
        return size, round(seconds, 3)

    def failures(self, most: int) -> list[DocumentLine]:
        """The first documents in quarantine."""
        return self._documents("json_extract(line, '$.status') = 'quarantined' ORDER BY id", most)

    def slowest(self, most: int) -> list[DocumentLine]:
        """The documents that took longest, the slowest first."""
        return self._documents("seconds IS NOT NULL ORDER BY seconds DESC, id", most)

    def inputs(self) -> list[str]:
        """The paths that the store was filled from and that were there when they were last looked for."""
        return [path for (path,) in self._rows("SELECT path FROM inputs WHERE gone IS NULL ORDER BY path")]

    def runs(self, most: int) -> list[RunLine]:
        """The last runs, the latest first."""
        query = "SELECT number, state, version, began, ended, seconds, counts FROM runs ORDER BY number DESC LIMIT ?"
        return [self._run(row) for row in self._rows(query, most)]

    def run(self, number: int) -> RunLine | None:
        """One run; null where there is none of this number."""
        query = "SELECT number, state, version, began, ended, seconds, counts FROM runs WHERE number = ?"
        rows = self._rows(query, number)
        return self._run(rows[0]) if rows else None

    def latest(self) -> int:
        """The run with whose end all that has changed is told: 0 before any has ended."""
        rows = self._rows(f"{_ENDED} ORDER BY last_change DESC, number DESC LIMIT 1")
        return int(rows[0][0]) if rows else 0

    def changes(self, since: int, until: int) -> Iterator[Change]:
        """Each document that has changed between the ends of two runs, once, with what became of it last.

        The run 0 is the beginning. Raises ValueError where a run has not come to its end.
        """
        query = (
            "SELECT MAX(number), run, id, status FROM changes WHERE number > ? AND number <= ? "
            "GROUP BY id ORDER BY MAX(number)"
        )
        for row in self._ledger.execute(query, (self._end(since), self._end(until))):
            yield Change(*row)

    def _end(self, run: int) -> int:
        """The number of the last change when a run ended."""
        if run == 0:
            return 0
        rows = self._rows("SELECT last_change, state FROM runs WHERE number = ?", run)
        if not rows:
            raise ValueError(f"there is no run {run}")
        last, state = rows[0]
        if last is None:
            raise ValueError(f"run {run} has not come to its end ({state})")
        return int(last)

    def _run(self, row: tuple[Any, ...]) -> RunLine:
        number, state, version, began, ended, seconds, counts = row
        if state == "running" and not self._goes_on(number):
            state = "killed"
        return RunLine(number, state, version, began, ended, seconds, json.loads(counts) if counts else {})

    def _goes_on(self, number: int) -> bool:
        """Whether the process of a run is alive, as far as its lock can be asked for."""
        if not (self.root / NAME).is_file():
            return True
        try:
            locks = Locks(self.root)
        except OSError:  # the folder may not be written to
            return True
        try:
            return locks.goes_on(number)
        finally:
            locks.close()

    def _counted(self, what: str, which: str) -> dict[str, int]:
        query = f"SELECT {what}, COUNT(*) FROM documents WHERE {which} AND {self._only} GROUP BY 1 ORDER BY 2 DESC, 1"  # noqa: S608  # words of ours
        return {name or "other": count for name, count in self._rows(query)}

    def _documents(self, which: str, most: int) -> list[DocumentLine]:
        query = (
            "SELECT id, json_extract(line, '$.name'), code, json_extract(line, '$.reason'), size, seconds "  # noqa: S608  # words of ours
            f"FROM documents WHERE {self._only} AND {which} LIMIT ?"
        )
        return [DocumentLine(*row) for row in self._rows(query, most)]

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._ledger.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{ledger_path(self.root)}: cannot be read: {error}") from error
