"""The ledger of a store, `ledger.sqlite`: documents, archives, inputs, runs, and what changed when.

A ledger of an earlier version gets the columns that it lacks; one that was lost is begun from the index, and its
documents are made again.
"""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from pipeline.store.entry import IndexLine

TABLES = """
CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    source TEXT,            -- SHA-256 of the source's bytes, which the documents of a submission share; id of a path
    version TEXT NOT NULL,  -- of the program that made the entry; '' is to be made again
    line TEXT NOT NULL,     -- the index line
    record TEXT,            -- SHA-256 of the record's file, of the text's and of the map's, as they were written
    text TEXT,
    map TEXT,
    run INTEGER,            -- the run that made the entry
    code TEXT,              -- why it is in quarantine
    size INTEGER,           -- bytes of the document
    seconds REAL            -- what it took
);
CREATE INDEX IF NOT EXISTS by_source ON documents (source);
CREATE TABLE IF NOT EXISTS archives (
    archive TEXT NOT NULL,  -- SHA-256 of an archive that was gone through to its end
    version TEXT NOT NULL,
    source TEXT NOT NULL    -- SHA-256 of a source in it
);
CREATE INDEX IF NOT EXISTS by_archive ON archives (archive);
CREATE TABLE IF NOT EXISTS derived (
    file TEXT PRIMARY KEY,  -- a file of the store that is made from all records, such as links.jsonl
    records TEXT NOT NULL   -- SHA-256 of the records that it was made from, and of the version that made it
);
CREATE TABLE IF NOT EXISTS inputs (
    path TEXT PRIMARY KEY,  -- from the root on
    source TEXT NOT NULL,   -- SHA-256 of what it held when it was last looked at, a document or an archive
    gone INTEGER            -- the run that no longer found it
);
CREATE INDEX IF NOT EXISTS by_input ON inputs (source);
CREATE TABLE IF NOT EXISTS runs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    state TEXT NOT NULL,    -- running, done, stopped, failed, killed
    version TEXT NOT NULL,
    paths TEXT NOT NULL,    -- a JSON array
    flow_run TEXT,          -- its id at Prefect
    began TEXT NOT NULL,    -- in UTC, by a clock that may be wrong: the numbers say what came first
    ended TEXT,
    seconds REAL,
    counts TEXT,            -- a JSON object
    last_change INTEGER     -- the number of the last change when it ended
);
CREATE TABLE IF NOT EXISTS changes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER,
    id TEXT NOT NULL,       -- of a document
    status TEXT NOT NULL    -- extracted, quarantined, listed as the index has it from here on; removed: it has no line
);
"""
LATER_COLUMNS = {"map": "TEXT", "run": "INTEGER", "code": "TEXT", "size": "INTEGER", "seconds": "REAL"}
"""The columns of a document that the first ledgers did not have."""

UPSERT = """
INSERT OR REPLACE INTO documents (id, source, version, line, record, text, map, run, code, size, seconds)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

Row = tuple[str | int | float | None, ...]
"""The values of a document's row, in the order of its columns."""


def ledger_path(root: Path) -> Path:
    """Where a store keeps its ledger."""
    return root / "ledger.sqlite"


def open_ledger(root: Path) -> sqlite3.Connection:
    """The ledger of a store; a new one takes over the lines of an index that has lost its own."""
    path = ledger_path(root)
    is_new = not path.exists()
    ledger = sqlite3.connect(path, timeout=60)
    try:
        ledger.executescript(TABLES)
        if LATER_COLUMNS.keys() - columns(ledger):
            _add_columns(ledger)
        index = root / "index.jsonl"
        if is_new and index.exists():
            with ledger:
                ledger.executemany(UPSERT, list(_adopted(index.read_bytes())))
    except BaseException:
        ledger.close()
        raise
    return ledger


def columns(ledger: sqlite3.Connection) -> set[str]:
    """The names of the columns that a document's row has."""
    return {name for _, name, *_ in ledger.execute("PRAGMA table_info(documents)")}


def _add_columns(ledger: sqlite3.Connection) -> None:
    with ledger:
        ledger.execute("BEGIN IMMEDIATE")  # another run may be adding them
        for name, kind in LATER_COLUMNS.items():
            if name not in columns(ledger):
                ledger.execute(f"ALTER TABLE documents ADD COLUMN {name} {kind}")


def _adopted(index: bytes) -> Iterable[Row]:
    for data in index.splitlines():
        try:
            line = IndexLine.from_json(data)
        except ValueError:
            continue  # not a line of ours; `verify` reports it, and the index is written anew in any case
        yield (line.id, line.sha256, "", line.to_json().decode(), *(None,) * 7)
