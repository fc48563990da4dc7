"""`results/<id>/<computation>.json` of a store: what was computed from each record, made anew only where it changed.

`pending(maker)` names the records whose results another version made, or from other bytes; `save` keeps new ones.
"""

import hashlib
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from pipeline.store.files import sweep, write_atomically

FOLDER = "results"


class Results:
    """The results of one store, for which its ledger notes what they were made from."""

    def __init__(self, ledger: sqlite3.Connection, root: Path, *, alone: bool) -> None:
        """`alone`: nobody else writes to the store."""
        self._ledger, self._root, self._alone = ledger, root / FOLDER, alone

    def count(self) -> int:
        """How many records the store has."""
        return len(self._ids())

    def pending(self, maker: str) -> dict[str, str]:
        """The records without results of this maker from their present bytes: the hash of these by the record's id."""
        query = (
            "SELECT documents.id, record, records FROM documents LEFT JOIN derived ON file = ? || '/' || documents.id "
            "WHERE record IS NOT NULL ORDER BY documents.id"
        )
        rows = self._ledger.execute(query, (FOLDER,)).fetchall()
        return {
            one: record
            for one, record, made_from in rows
            if made_from != _digest(maker, record) or not (self._root / one).is_dir()
        }

    def save(self, document_id: str, maker: str, record: str, answers: Mapping[str, bytes]) -> None:
        """Keeps the answers, by the names of their computations, as all the results of a record with this hash."""
        folder = self._root / document_id
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in answers.items():
            path = folder / f"{name}.json"
            if not path.is_file() or path.read_bytes() != data:
                write_atomically(path, data)
        for path in folder.glob("*.json"):
            if path.stem not in answers:
                path.unlink()
        with self._ledger:
            values = (f"{FOLDER}/{document_id}", _digest(maker, record))
            self._ledger.execute("INSERT OR REPLACE INTO derived VALUES (?, ?)", values)

    def sweep(self) -> list[str]:
        """Removes the results of documents that have no record any more, and files in the making: the ids concerned."""
        kept, gone = self._ids(), []
        for folder in self._folders():
            if folder.name in kept:
                sweep(folder, alone=self._alone)
            else:
                shutil.rmtree(folder)
                gone.append(folder.name)
        with self._ledger:
            self._ledger.executemany("DELETE FROM derived WHERE file = ?", [(f"{FOLDER}/{one}",) for one in gone])
        return gone

    def _ids(self) -> set[str]:
        return {one for (one,) in self._ledger.execute("SELECT id FROM documents WHERE record IS NOT NULL")}

    def _folders(self) -> Iterator[Path]:
        with suppress(FileNotFoundError):
            yield from sorted(one for one in self._root.iterdir() if one.is_dir())


def _digest(maker: str, record: str) -> str:
    return hashlib.sha256(f"{maker} {record}".encode()).hexdigest()
