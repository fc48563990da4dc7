"""Which path held which bytes: how a run sees that an input has changed, or has gone, since it was last looked at.

A path gives what it holds now. When its bytes have changed, the documents of the earlier ones go, unless another path
still holds those. When the path itself has gone, its documents stay: an inbox may be emptied when it has been read.
"""

import os
import sqlite3
from collections.abc import Collection, Mapping

_STILL_HELD = """
SELECT source FROM inputs UNION
SELECT archives.source FROM archives JOIN inputs ON archives.archive = inputs.source
"""


class Inputs:
    """The inputs of one store."""

    def __init__(self, ledger: sqlite3.Connection) -> None:
        self._ledger = ledger

    def saw(self, paths: Mapping[str, str]) -> dict[str, set[str]]:
        """Notes the bytes that paths hold, by their hash: what the changed ones held before and nothing holds any more.

        Those are hashes of sources, by path. An archive's are those of the files in it.
        """
        known = dict(self._ledger.execute("SELECT path, source FROM inputs WHERE gone IS NULL"))
        held = {_place(path): sha256 for path, sha256 in paths.items()}
        new = {path: sha256 for path, sha256 in held.items() if known.get(path) != sha256}
        if not new:
            return {}
        with self._ledger:
            self._ledger.execute("BEGIN IMMEDIATE")
            before = {path: self._sources(known[_place(path)]) for path in paths if _place(path) in new.keys() & known}
            query = "INSERT OR REPLACE INTO inputs (path, source) VALUES (?, ?)"
            self._ledger.executemany(query, new.items())
            still_held = {source for (source,) in self._ledger.execute(_STILL_HELD)} if before else set()
        return {path: left for path, sources in before.items() if (left := sources - still_held)}

    def missed(self, folders: Collection[str], found: Collection[str], run: int) -> list[str]:
        """The paths below these folders that held documents when they were last looked at, and are not found now.

        Each is missed by one run only: this one.
        """
        below = tuple(os.path.join(_place(folder), "") for folder in folders)  # noqa: PTH118  # keeps odd bytes
        there = {_place(path) for path in found}
        known = self._ledger.execute("SELECT path FROM inputs WHERE gone IS NULL").fetchall()
        gone = sorted(path for (path,) in known if path.startswith(below) and path not in there) if below else []
        if gone:
            with self._ledger:
                query = "UPDATE inputs SET gone = ? WHERE path = ?"
                self._ledger.executemany(query, [(run, path) for path in gone])
        return gone

    def _sources(self, sha256: str) -> set[str]:
        """A source by itself, or the sources in an archive."""
        inside = self._ledger.execute("SELECT source FROM archives WHERE archive = ?", (sha256,)).fetchall()
        return {sha256, *(source for (source,) in inside)}


def _place(path: str) -> str:
    """The path from the root on, as text."""
    return os.fsencode(os.path.abspath(path)).decode("utf-8", "backslashreplace")  # noqa: PTH100  # keeps links
