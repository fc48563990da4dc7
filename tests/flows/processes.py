"""Runs in processes of their own, to be killed in the middle: starting, watching and finding them."""

import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.accept import DOCUMENTS

AGREEMENT = DOCUMENTS / "infocrossing-2004-registration-rights-agreement.txt"
PATIENCE = 180.0
"""Seconds after which a test gives up waiting."""


def copies(folder: Path, count: int) -> Path:
    """A folder with so many documents, each of which is a tenth of a second of work and more."""
    folder.mkdir()
    data = AGREEMENT.read_bytes()
    for number in range(count):
        (folder / f"{number:03}.txt").write_bytes(data + b"Copy %d.\n" % number)
    return folder


def extracting(inbox: Path, out: Path, *options: str) -> "subprocess.Popen[str]":
    """A run without Prefect that has begun, in a process group of its own."""
    command = [sys.executable, "-m", "flows", "extract", str(inbox), "--out", str(out), *options]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def extract(inbox: Path, out: Path, *options: str) -> str:
    """The summary of a run without Prefect that went well."""
    with extracting(inbox, out, *options) as process:
        answers, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, messages
    return answers.splitlines()[-1]


def wait_for(what: Callable[[], object]) -> None:
    """Waits until something holds."""
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def records(out: Path) -> dict[str, bytes]:
    """The records of a store, by name."""
    return {path.name: path.read_bytes() for path in (out / "records").glob("[!.]*.json")}


def nurseries_of(process: int) -> list[int]:
    """The processes that a process has its workers fork from."""
    return [one for one in children(process) if b"flows.nursery" in Path(f"/proc/{one}/cmdline").read_bytes()]


def workers_of(process: int) -> list[int]:
    """The worker processes that a process has had forked for it."""
    return [worker for nursery in nurseries_of(process) for worker in children(nursery)]


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(word) for thread in threads for word in thread.read_text().split()]


def lives(process: int) -> bool:
    """Whether a process goes on; one that has ended and was not yet asked for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def made(out: Path) -> Counter[str]:
    """How often each document of a store was made, by all runs together."""
    rows = ledger(out, "SELECT id FROM changes WHERE status != 'removed'")
    return Counter(one for (one,) in rows)


def states(out: Path) -> list[str]:
    """How the runs over a store have ended."""
    return [state for (state,) in ledger(out, "SELECT state FROM runs ORDER BY number")]


def ledger(out: Path, query: str) -> list[tuple[str, ...]]:
    """Rows of the ledger."""
    with closing(sqlite3.connect(out / "ledger.sqlite")) as opened:
        return opened.execute(query).fetchall()


HAS_PROC = os.path.isdir("/proc/self/task")  # noqa: PTH112  # read when the tests are collected
