"""A store opened for writing: `save` what became of a source, `done` asks whether that has happened before.

The ledger, `ledger.sqlite`, is the memory of a store: a row for each document with its index line and the version
that made it. A row is committed when all files of its source are in place, so a run that was killed takes up where
it stopped; `index.jsonl` is written from it. Several runs may write to one store at a time.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from pipeline.store.entry import Entry, IndexLine
from pipeline.store.files import sweep, write_atomically

SUFFIXES = {"records": ".json", "text": ".txt", "quarantine": ".json"}
"""The folders of a store that hold a file a document, and how its name ends there."""

TABLE = """
CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    source TEXT,            -- SHA-256 of the source's bytes; several documents of a submission share it
    version TEXT NOT NULL,  -- of the program that made the entry; '' is to be made again
    line TEXT NOT NULL,     -- the index line
    record TEXT,            -- SHA-256 of the record's file and of the text's, as they were written
    text TEXT
);
CREATE INDEX IF NOT EXISTS by_source ON documents (source);
"""
UPSERT = "INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)"


class StoreError(Exception):
    """A folder that cannot serve as a store, with the reason for people."""


class Store:
    """A store, open for writing until it is closed."""

    def __init__(self, root: str | Path, version: str) -> None:
        """Opens or makes the store in this folder; `version` is that of the program that fills it.

        Raises `StoreError` where the folder cannot be made or its ledger cannot be read.
        """
        self.root, self.version = Path(root), version
        try:
            for folder in SUFFIXES:
                (self.root / folder).mkdir(parents=True, exist_ok=True)
                sweep(self.root / folder)
            sweep(self.root)
            self._ledger = _open_ledger(self.root)
        except OSError as error:
            raise StoreError(f"{self.root}: cannot be written to: {error.strerror}") from error
        except sqlite3.Error as error:
            raise StoreError(f"{ledger_path(self.root)}: is damaged ({error}): delete it and run again") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the ledger; whatever was saved stays."""
        self._ledger.close()

    def done(self, sha256: str) -> list[IndexLine]:
        """The lines of a source that this version has dealt with and whose files are there; empty: it has not."""
        rows = self._ledger.execute("SELECT version, line FROM documents WHERE source = ?", (sha256,)).fetchall()
        lines = [self._parsed(line) for _, line in rows]
        fresh = all(version == self.version for version, _ in rows) and all(self._has_files(line) for line in lines)
        return sorted(lines, key=index_order) if fresh else []

    def holder(self, entries: Iterable[Entry]) -> IndexLine | None:
        """The line that holds one of these ids for another file with other bytes, or null."""
        for entry in entries:
            held = self._line(entry.line.id)
            if held and held.sha256 not in (None, entry.line.sha256) and held.name != entry.line.name:
                return held
        return None

    def save(self, sha256: str | None, entries: Sequence[Entry]) -> None:
        """Keeps the entries as all that became of this source, in place of what an earlier run made of it.

        Raises `StoreError` where the folder cannot be written to; what was saved before stays.
        """
        with self._telling():
            rows = self._ledger.execute("SELECT id FROM documents WHERE source = ?", (sha256,)).fetchall()
            gone = {one for (one,) in rows} - {entry.line.id for entry in entries}
            for entry in entries:
                self._write(entry)
            for one in gone:
                self._remove_files(one)
            with self._ledger:
                self._ledger.executemany("DELETE FROM documents WHERE id = ?", [(one,) for one in gone])
                self._ledger.executemany(UPSERT, [self._row(sha256, entry) for entry in entries])

    def forget(self, document_id: str) -> None:
        """Drops a document: a path that could not be read, and now can."""
        if self._line(document_id) is not None:
            with self._telling(), self._ledger:
                self._remove_files(document_id)
                self._ledger.execute("DELETE FROM documents WHERE id = ?", (document_id,))

    def write_index(self) -> None:
        """Writes `index.jsonl` from the ledger, in order of the ids; leaves it alone where nothing has changed."""
        path = self.root / "index.jsonl"
        with self._telling(), self._ledger:
            # taken before reading: of two runs that end together, the later writes what both have saved
            self._ledger.execute("BEGIN IMMEDIATE")
            lines = [self._parsed(line) for (line,) in self._ledger.execute("SELECT line FROM documents")]
            data = b"".join(line.to_json() + b"\n" for line in sorted(lines, key=index_order))
            if not path.exists() or path.read_bytes() != data:
                write_atomically(path, data)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.root}: cannot be written to: {error}") from error

    def _line(self, document_id: str) -> IndexLine | None:
        row = self._ledger.execute("SELECT line FROM documents WHERE id = ?", (document_id,)).fetchone()
        return self._parsed(row[0]) if row else None

    def _parsed(self, line: str) -> IndexLine:
        try:
            return IndexLine.from_json(line)
        except ValueError as error:
            place = ledger_path(self.root)
            raise StoreError(
                f"{place}: is damaged (a line is no index line: {error}): delete it and run again"
            ) from error

    def _has_files(self, line: IndexLine) -> bool:
        folders = {"extracted": ("records", "text"), "quarantined": ("quarantine",), "listed": ()}[line.status]
        return all(file_path(self.root, folder, line.id).is_file() for folder in folders)

    def _write(self, entry: Entry) -> None:
        for folder, data in (("text", entry.text), ("records", entry.record), ("quarantine", entry.quarantine)):
            path = file_path(self.root, folder, entry.line.id)
            if data is None:
                path.unlink(missing_ok=True)
            else:
                write_atomically(path, data)

    def _remove_files(self, document_id: str) -> None:
        for folder in SUFFIXES:
            file_path(self.root, folder, document_id).unlink(missing_ok=True)

    def _row(self, sha256: str | None, entry: Entry) -> tuple[str | None, ...]:
        version = "" if entry.retry else self.version
        line = entry.line
        return (line.id, sha256, version, line.to_json().decode(), _hash(entry.record), _hash(entry.text))


def file_path(root: Path, folder: str, document_id: str) -> Path:
    """Where a store keeps a document's file: `output/records/0123456789abcdef.json`."""
    return root / folder / (document_id + SUFFIXES[folder])


def ledger_path(root: Path) -> Path:
    """Where a store keeps its ledger."""
    return root / "ledger.sqlite"


def index_order(line: IndexLine) -> tuple[str, ...]:
    """What index lines are sorted by: their ids, the documents of a submission by number."""
    return tuple(part.zfill(10) for part in line.id.split("-"))


def _hash(data: bytes | None) -> str | None:
    return None if data is None else hashlib.sha256(data).hexdigest()


def _open_ledger(root: Path) -> sqlite3.Connection:
    """The ledger of a store; a new one takes over the lines of an index that has lost its own."""
    path = ledger_path(root)
    is_new = not path.exists()
    ledger = sqlite3.connect(path, timeout=60)
    try:
        ledger.executescript(TABLE)
        index = root / "index.jsonl"
        if is_new and index.exists():
            with ledger:
                ledger.executemany(UPSERT, list(_adopted(index.read_bytes())))
    except BaseException:
        ledger.close()
        raise
    return ledger


def _adopted(index: bytes) -> Iterable[tuple[str | None, ...]]:
    for data in index.splitlines():
        try:
            line = IndexLine.from_json(data)
        except ValueError:
            continue  # not a line of ours; `verify` reports it, and the index is written anew in any case
        yield (line.id, line.sha256, "", line.to_json().decode(), None, None)
