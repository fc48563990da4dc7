"""The runs over a store, numbered in the order of their beginning: which goes on, how each ended, what it counted.

A run that was killed cannot say so; the next one does it, since the lock of a process that has ended is free.
"""

import json
import sqlite3
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Literal

from pipeline.store.locks import Locks

LAST = 50
"""So many runs are looked at where it is asked how the last ones ended."""

Ended = Literal["done", "stopped", "failed"]


class Runs:
    """The runs of one store."""

    def __init__(self, ledger: sqlite3.Connection, locks: Locks) -> None:
        self._ledger, self._locks = ledger, locks
        self._began: dict[int, float] = {}

    def begin(self, version: str, paths: Sequence[str]) -> int:
        """The number of a run that begins now. Runs that were killed meanwhile are told as such from here on."""
        with self._ledger:
            self._ledger.execute("BEGIN IMMEDIATE")
            for (other,) in self._ledger.execute("SELECT number FROM runs WHERE state = 'running'").fetchall():
                if not self._locks.goes_on(other):
                    self._ledger.execute("UPDATE runs SET state = 'killed' WHERE number = ?", (other,))
            query = "INSERT INTO runs (state, version, paths, began) VALUES ('running', ?, ?, ?)"
            number = self._ledger.execute(query, (version, json.dumps(list(paths)), _now())).lastrowid
            assert number is not None
            self._locks.hold(number)  # before others can see the row
        self._began[number] = time.monotonic()
        return number

    def belongs(self, number: int, flow_run: str) -> None:
        """Notes what Prefect calls a run."""
        with self._ledger:
            self._ledger.execute("UPDATE runs SET flow_run = ? WHERE number = ?", (flow_run, number))

    def end(self, number: int, state: Ended, counts: Mapping[str, int]) -> None:
        """Notes how a run has ended."""
        seconds = round(time.monotonic() - self._began[number], 3)
        with self._ledger:
            self._ledger.execute(
                "UPDATE runs SET state = ?, ended = ?, seconds = ?, counts = ?, "
                "last_change = (SELECT COALESCE(MAX(number), 0) FROM changes) WHERE number = ?",
                (state, _now(), seconds, json.dumps(dict(counts)), number),
            )
        self._locks.drop(number)

    def ended(self) -> dict[str, str]:
        """How the last runs of a flow have ended, by the ids that Prefect has for them."""
        query = (
            "SELECT flow_run, state FROM runs WHERE state != 'running' AND flow_run IS NOT NULL "
            "ORDER BY number DESC LIMIT ?"
        )
        return dict(self._ledger.execute(query, (LAST,)).fetchall())


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
