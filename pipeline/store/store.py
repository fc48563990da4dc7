"""A store opened for writing: `save` what became of a source, `done` asks whether that has happened before.

The ledger, `ledger.sqlite`, is the memory of a store: a row for each document with its index line and the version
that made it. The rows of a source are committed when all its files are in place, so a run that was killed takes up
where it stopped; `index.jsonl` is written from them. Several runs may write to one store at a time: `claim` keeps two
from making the same records.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from pipeline.store.entry import Entry, IndexLine
from pipeline.store.files import sweep, write_atomically
from pipeline.store.inputs import Inputs
from pipeline.store.ledger import UPSERT, Row, ledger_path, open_ledger
from pipeline.store.locks import Locks
from pipeline.store.results import Results
from pipeline.store.runs import Runs

SUFFIXES = {"records": ".json", "text": ".txt", "map": ".json", "quarantine": ".json"}
"""The folders of a store that hold a file a document, and how its name ends there."""

_CHANGE = "INSERT INTO changes (run, id, status) VALUES (?, ?, ?)"


class StoreError(Exception):
    """A folder that cannot serve as a store, with the reason for people."""


class Conflict(Exception):
    """Two files with other bytes that claim one document: `holder` is the line of the one that the store has."""

    def __init__(self, document_id: str, holder: IndexLine) -> None:
        super().__init__(f"{document_id} is held for {holder.name}")
        self.document_id, self.holder = document_id, holder


class Held(NamedTuple):
    """A document that a store has: its line, and the SHA-256 of its text where it has one."""

    line: IndexLine
    text: str | None


class Store:
    """A store, open for writing until it is closed; `runs`, `inputs` and `results` are other tables of its ledger."""

    def __init__(self, root: str | Path, version: str, run: int | None = None) -> None:
        """Opens or makes the store in this folder; `version` is that of the program that fills it, in this run.

        Raises `StoreError` where the folder cannot be made or written to, or its ledger cannot be read.
        """
        self.root, self.version, self.run = Path(root), version, run
        try:
            for folder in SUFFIXES:
                (self.root / folder).mkdir(parents=True, exist_ok=True)
            self._locks = Locks(self.root)
        except OSError as error:
            raise StoreError(f"{self.root}: cannot be written to: {error.strerror}") from error
        try:
            self._alone = self._locks.alone()
            self._ledger = open_ledger(self.root)
        except BaseException as error:
            self._locks.close()
            if isinstance(error, OSError | sqlite3.OperationalError):  # a disk that is full or may not be written to
                raise StoreError(f"{self.root}: cannot be written to: {error}") from error
            if isinstance(error, sqlite3.Error):
                place = ledger_path(self.root)
                raise StoreError(f"{place}: is damaged ({error}): delete it and run again") from error
            raise
        self.runs, self.inputs = Runs(self._ledger, self._locks), Inputs(self._ledger)
        self.results = Results(self._ledger, self.root, alone=self._alone)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the ledger and drops all locks; whatever was saved stays."""
        self._ledger.close()
        self._locks.close()

    def sweep(self) -> None:
        """Removes what killed runs left in the making."""
        with self.telling():
            for folder in ("", *SUFFIXES):
                sweep(self.root / folder, alone=self._alone)

    def claim(self, sha256: str, *, wait: bool = True) -> AbstractContextManager[bool]:
        """Keeps other processes from making the records of this source; false: another makes them at the moment."""
        return self._locks.claim(sha256, wait=wait)

    def done(self, sha256: str) -> list[IndexLine]:
        """The lines of a source that this version has dealt with and whose files are there; empty: it has not.

        Those of an archive are the lines of all sources in it.
        """
        query = "SELECT source FROM archives WHERE archive = ? AND version = ? ORDER BY rowid"
        inside = self._ledger.execute(query, (sha256, self.version)).fetchall()
        found: list[IndexLine] = []
        for (source,) in inside or [(sha256,)]:
            lines = self._done(source)
            if not lines:
                return []
            found += lines
        return found

    def save(self, sha256: str | None, entries: Iterable[Entry]) -> list[IndexLine]:
        """Keeps the entries as all that became of this source, in place of what an earlier run made of it: their lines.

        Each entry's files are written as it comes, so that only one is in memory, and the rows when all are there. On
        any failure nothing is kept of what was written. Raises `Conflict` where an id is held for another file with
        other bytes, `StoreError` where the folder cannot be written to, and whatever the entries raise.
        """
        kept: dict[str, tuple[IndexLine, Row]] = {}
        lines: list[IndexLine] = []
        try:
            for entry in entries:
                self._heed_holder(entry.line)
                kept[entry.line.id] = entry.line, self._row(sha256, entry)
                lines.append(entry.line)
                with self.telling():
                    self._write(entry)
            with self.telling():
                self._commit(sha256, kept)
        except BaseException:
            self._undo(kept)
            raise
        return lines

    def save_archive(self, sha256: str, sources: Iterable[str]) -> None:
        """Notes that these sources, by their hashes, are all that is in an archive, so that `done` knows it."""
        rows = [(sha256, self.version, source) for source in sources]
        with self.telling(), self._ledger:
            self._ledger.execute("DELETE FROM archives WHERE archive = ?", (sha256,))
            self._ledger.executemany("INSERT INTO archives VALUES (?, ?, ?)", rows)

    def forget(self, key: str) -> None:
        """Drops what was kept of a path, by its id, or of a source, by its hash: it no longer holds."""
        query = "SELECT id FROM documents WHERE id = ? OR source = ?"
        if kept := self._ledger.execute(query, (key, key)).fetchall():
            with self.telling(), self._ledger:
                self._remove(one for (one,) in kept)

    def write_index(self) -> None:
        """Writes `index.jsonl` from the ledger, in order of the ids; leaves it alone where nothing has changed."""
        path = self.root / "index.jsonl"
        with self.telling(), self._ledger:
            # taken before reading: of two runs that end together, the later writes what both have saved
            self._ledger.execute("BEGIN IMMEDIATE")
            lines = [self._parsed(line) for (line,) in self._ledger.execute("SELECT line FROM documents")]
            data = b"".join(line.to_json() + b"\n" for line in sorted(lines, key=index_order))
            if not path.exists() or path.read_bytes() != data:
                write_atomically(path, data)

    def write_derived(self, name: str, maker: str, make: Callable[[list[str]], bytes]) -> None:
        """Writes a file that is made from all records, from their ids on, unless this maker made it from these before.

        `maker` is the version of what makes it. Where another run saves records meanwhile, it is made once more.
        """
        path = self.root / name
        with self.telling():
            while True:
                query = "SELECT id, record FROM documents WHERE record IS NOT NULL ORDER BY id"
                records = self._ledger.execute(query).fetchall()
                digest = hashlib.sha256(repr((maker, records)).encode()).hexdigest()
                made_from = self._ledger.execute("SELECT records FROM derived WHERE file = ?", (name,)).fetchone()
                if made_from == (digest,) and path.exists():
                    return
                data = make([one for one, _ in records])
                if not path.exists() or path.read_bytes() != data:
                    write_atomically(path, data)
                with self._ledger:
                    self._ledger.execute("INSERT OR REPLACE INTO derived VALUES (?, ?)", (name, digest))

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Makes a `StoreError` of what keeps the folder from being written to."""
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.root}: cannot be written to: {error}") from error

    def _done(self, sha256: str) -> list[IndexLine]:
        query = "SELECT version, line, map FROM documents WHERE source = ?"
        lines = []
        for version, words, mapped in self._ledger.execute(query, (sha256,)):
            line = self._parsed(words)
            if version != self.version or not self._has_files(line, has_map=mapped is not None):
                return []
            lines.append(line)
        return sorted(lines, key=index_order)

    def _heed_holder(self, line: IndexLine) -> None:
        held = self.held(line.id)
        if held and held.line.sha256 not in (None, line.sha256) and held.line.name != line.name:
            raise Conflict(line.id, held.line)

    def _commit(self, sha256: str | None, entries: Mapping[str, tuple[IndexLine, Row]]) -> None:
        before = self._ledger.execute("SELECT id FROM documents WHERE source = ?", (sha256,)).fetchall()
        changed = [(self.run, one, line.status) for one, (line, row) in entries.items() if self._is_new(one, row)]
        with self._ledger:
            self._remove({one for (one,) in before} - entries.keys())
            self._ledger.executemany(UPSERT, [row for _, row in entries.values()])
            self._ledger.executemany(_CHANGE, changed)

    def _is_new(self, document_id: str, row: Row) -> bool:
        """Whether a document's line, record, text or map differ from what the ledger has."""
        query = "SELECT line, record, text, map FROM documents WHERE id = ?"
        return bool(self._ledger.execute(query, (document_id,)).fetchone() != row[3:7])

    def _undo(self, written: Iterable[str]) -> None:
        """Removes what was written and not committed, and the rows whose files it has replaced."""
        # the failure is being told already, and the next run mends whatever stays
        with suppress(OSError, sqlite3.Error), self._ledger:
            self._remove(written)

    def _remove(self, document_ids: Iterable[str]) -> None:
        """Removes documents with their files; to be called in a transaction."""
        for one in document_ids:
            self._remove_files(one)
            if self._ledger.execute("DELETE FROM documents WHERE id = ?", (one,)).rowcount:
                self._ledger.execute(_CHANGE, (self.run, one, "removed"))

    def held(self, document_id: str) -> Held | None:
        """What the store has under an id; null where it has nothing."""
        row = self._ledger.execute("SELECT line, text FROM documents WHERE id = ?", (document_id,)).fetchone()
        return Held(self._parsed(row[0]), row[1]) if row else None

    def _parsed(self, line: str) -> IndexLine:
        try:
            return IndexLine.from_json(line)
        except ValueError as error:
            place = ledger_path(self.root)
            raise StoreError(
                f"{place}: is damaged (a line is no index line: {error}): delete it and run again"
            ) from error

    def _has_files(self, line: IndexLine, *, has_map: bool) -> bool:
        folders = {"extracted": ("records", "text"), "quarantined": ("quarantine",), "listed": ()}[line.status]
        folders += ("map",) if has_map else ()
        return all(file_path(self.root, folder, line.id).is_file() for folder in folders)

    def _write(self, entry: Entry) -> None:
        files = {"text": entry.text, "map": entry.map, "records": entry.record, "quarantine": entry.quarantine}
        for folder, data in files.items():
            path = file_path(self.root, folder, entry.line.id)
            if data is None:
                path.unlink(missing_ok=True)
            else:
                write_atomically(path, data)

    def _remove_files(self, document_id: str) -> None:
        for folder in SUFFIXES:
            file_path(self.root, folder, document_id).unlink(missing_ok=True)

    def _row(self, sha256: str | None, entry: Entry) -> Row:
        version = "" if entry.retry else self.version
        hashes = (_hash(entry.record), _hash(entry.text), _hash(entry.map))
        seconds = None if entry.seconds is None else round(entry.seconds, 4)
        facts = (self.run, entry.code, entry.size, seconds)
        return (entry.line.id, sha256, version, entry.line.to_json().decode(), *hashes, *facts)


def file_path(root: Path, folder: str, document_id: str) -> Path:
    """Where a store keeps a document's file: `output/records/0123456789abcdef.json`."""
    return root / folder / (document_id + SUFFIXES[folder])


def index_order(line: IndexLine) -> tuple[str, ...]:
    """What index lines are sorted by: their ids, the documents of a submission by number."""
    return tuple(part.zfill(10) for part in line.id.split("-"))


def _hash(data: bytes | None) -> str | None:
    return None if data is None else hashlib.sha256(data).hexdigest()
