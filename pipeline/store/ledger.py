"""The ledger of a store, `ledger.sqlite`: a row for each document, and what each archive that is done has in it.

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
    map TEXT
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
"""
UPSERT = "INSERT OR REPLACE INTO documents (id, source, version, line, record, text, map) VALUES (?, ?, ?, ?, ?, ?, ?)"

Row = tuple[str | None, ...]
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
        if "map" not in columns(ledger):  # a ledger from before there were maps
            ledger.execute("ALTER TABLE documents ADD COLUMN map TEXT")
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


def _adopted(index: bytes) -> Iterable[Row]:
    for data in index.splitlines():
        try:
            line = IndexLine.from_json(data)
        except ValueError:
            continue  # not a line of ours; `verify` reports it, and the index is written anew in any case
        yield (line.id, line.sha256, "", line.to_json().decode(), None, None, None)
