"""Faults that really happen: processes killed, disks full, folders read-only, inputs cut off, clocks set back.

After each the next run does what is left: nothing is lost, nothing is there twice, and quarantine says why.
"""

import gzip
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from flows import watch, work
from pipeline.store import verify
from tests.flows.processes import (
    HAS_PROC,
    PATIENCE,
    copies,
    extract,
    extracting,
    ledger,
    lives,
    made,
    nurseries_of,
    records,
    states,
    wait_for,
    workers_of,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not HAS_PROC, reason="looks for processes under /proc"),
]

COUNT = 13


@pytest.fixture(scope="module")
def inbox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copies(tmp_path_factory.mktemp("faults") / "inbox", COUNT)


@pytest.fixture(scope="module")
def expected(inbox: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The records that a run without faults makes."""
    out = tmp_path_factory.mktemp("faults") / "out"
    extract(inbox, out, "--workers", "2")
    return records(out)


def test_a_run_that_is_killed_is_taken_up_where_it_was(inbox: Path, expected: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "out"
    with extracting(inbox, out, "--workers", "2") as process:
        wait_for(lambda: len(records(out)) >= 3)
        workers = workers_of(process.pid)
        process.kill()
    assert len(workers) == 2
    wait_for(lambda: not any(lives(worker) for worker in workers))
    assert states(out) == ["running"]
    done = {one for (one,) in ledger(out, "SELECT id FROM documents")}
    assert 0 < len(done) < COUNT  # the record that a worker has just written need not be in the ledger yet
    assert f"{len(done)} of them done before" in extract(inbox, out, "--workers", "2")
    assert records(out) == expected
    assert set(made(out).values()) == {1}
    assert states(out) == ["killed", "done"]
    assert list(verify(out)) == []


@pytest.mark.parametrize("victims", [workers_of, nurseries_of])
def test_a_worker_that_is_killed_is_replaced(
    inbox: Path, expected: dict[str, bytes], tmp_path: Path, victims: Callable[[int], list[int]]
) -> None:
    out = tmp_path / "out"
    with extracting(inbox, out, "--workers", "2") as process:
        wait_for(lambda: len(records(out)) >= 3)
        os.kill(victims(process.pid)[0], signal.SIGKILL)
        answers, messages = process.communicate(timeout=PATIENCE)
    assert (process.returncode, messages) == (0, "")
    assert answers.endswith(f"\n{COUNT} documents extracted, 0 quarantined\n")
    assert records(out) == expected
    assert list(verify(out)) == []


def test_two_runs_at_a_time_share_the_work(inbox: Path, expected: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "out"
    with extracting(inbox, out, "--workers", "2") as one, extracting(inbox, out) as two:
        told = [process.communicate(timeout=PATIENCE)[0] for process in (one, two)]
        assert (one.returncode, two.returncode) == (0, 0)
    assert all(f"{COUNT} documents extracted, 0 quarantined" in answers for answers in told)
    assert records(out) == expected
    assert set(made(out).values()) == {1}
    makers = dict(ledger(out, "SELECT run, COUNT(*) FROM changes GROUP BY run"))
    assert len(makers) == 2, "one of the two runs did it all"
    assert states(out) == ["done", "done"]
    assert list(verify(out)) == []


def test_ctrl_c_stops_after_the_documents_in_hand(inbox: Path, expected: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "out"
    with extracting(inbox, out, "--workers", "2") as process:
        wait_for(lambda: len(records(out)) >= 3)
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert messages == "fourcorners: stopped; what is finished is kept, and the next run goes on from there\n"
    assert states(out) == ["stopped"]
    assert list(verify(out)) == []
    extract(inbox, out, "--workers", "2")
    assert records(out) == expected
    assert set(made(out).values()) == {1}


def test_ctrl_c_again_and_again_ends_with_the_same_status(inbox: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with extracting(inbox, out, "--workers", "2") as process:
        wait_for(lambda: len(records(out)) >= 3)
        until = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < until:
            process.send_signal(signal.SIGINT)
            time.sleep(0.03)
    assert process.returncode == 130
    extract(inbox, out, "--workers", "2")
    assert len(records(out)) == COUNT
    assert set(made(out).values()) == {1}
    assert list(verify(out)) == []


# a disk of its own in a namespace of its own, which needs no rights where the system allows it
WITH_A_DISK = """
set -u
mount -t tmpfs -o size=$SIZE none "$OUT"
eval "$BEFORE"
"$PYTHON" -m flows extract "$INBOX" --out "$OUT" --workers 2 > /dev/null 2> "$TOLD"; echo $?
mount -o remount,rw,size=200m "$OUT"
"$PYTHON" -m flows extract "$INBOX" --out "$OUT" --workers 2 | tail -n 1
"$PYTHON" -m flows verify "$OUT" > /dev/null; echo $?
cp -r "$OUT"/. "$KEPT"
"""


@pytest.mark.parametrize(
    ("size", "before"),
    [("900k", "true"), ("100k", "true"), ("8m", 'mount -o remount,ro "$OUT"')],
    ids=["full in the middle", "full at the beginning", "read-only"],
)
def test_a_disk_that_cannot_be_written_to_ends_the_run_and_loses_nothing(
    inbox: Path, expected: dict[str, bytes], tmp_path: Path, size: str, before: str
) -> None:
    out, kept, told = tmp_path / "out", tmp_path / "kept", tmp_path / "told"
    out.mkdir()
    namespace = ["unshare", "--user", "--map-root-user", "--mount"]
    if not shutil.which("unshare") or subprocess.run([*namespace, "true"], check=False, capture_output=True).returncode:
        pytest.skip("the system gives no namespace for a disk of its own")
    names = {"OUT": out, "KEPT": kept, "TOLD": told, "INBOX": inbox, "SIZE": size, "BEFORE": before}
    environment = {**os.environ, "PYTHON": sys.executable, **{name: str(value) for name, value in names.items()}}
    done = subprocess.run(
        [*namespace, "sh", "-c", WITH_A_DISK],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE,
    )
    first, summary, verified = done.stdout.splitlines()
    assert (first, verified) == ("2", "0"), done.stderr
    assert summary.startswith(f"{COUNT} documents extracted, 0 quarantined")
    assert told.read_text().startswith(f"fourcorners: {out}")
    assert "cannot be written to" in told.read_text()
    assert told.read_text().count("\n") == 1
    assert records(kept) == expected


@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_an_input_that_was_cut_off_and_is_completed_later_counts_once(tmp_path: Path, suffix: str) -> None:
    inbox, out = tmp_path / "inbox", tmp_path / "out"
    inbox.mkdir()
    whole = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"
    data = gzip.compress(whole) if suffix else whole
    path = inbox / f"letter.txt{suffix}"
    path.write_bytes(data[:-30])
    first = work.run([str(inbox)], str(out), watch.unwatched)
    assert first.statuses == ({"quarantined": 1} if suffix else {"extracted": 1})
    path.write_bytes(data)
    tally = work.run([str(inbox)], str(out), watch.unwatched)
    assert tally.summary() == "1 document extracted, 0 quarantined"
    assert tally.remarks == [f"{path}: has other bytes than before; what those gave is dropped"]
    (text,) = (out / "text").iterdir()
    assert text.read_bytes() == whole
    assert list((out / "quarantine").iterdir()) == []
    assert list(verify(out)) == []


def test_a_clock_that_was_set_back_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inbox, out = tmp_path / "inbox", tmp_path / "out"
    inbox.mkdir()
    (inbox / "letter.txt").write_bytes(b"Dear Sirs:\n")
    work.run([str(inbox)], str(out), watch.unwatched)
    before = records(out)
    year_ago = time.time() - 365 * 86_400
    monkeypatch.setattr(time, "time", lambda: year_ago)
    (inbox / "later.txt").write_bytes(b"Dear Madam:\n")
    os.utime(inbox / "later.txt", (year_ago, year_ago))
    (inbox / "letter.txt").write_bytes(b"Dear Sirs!!\n")
    os.utime(inbox / "letter.txt", (year_ago - 1, year_ago - 1))
    (out / "records" / ".one.json.0.part").write_bytes(b"{")  # left by a run that was killed in the future
    tally = work.run([str(inbox)], str(out), watch.unwatched)
    assert tally.summary() == "2 documents extracted, 0 quarantined"
    assert len(records(out)) == 2
    assert not records(out).keys() & before.keys()
    assert list(verify(out)) == []
    numbers = [number for (number,) in ledger(out, "SELECT number FROM runs ORDER BY number")]
    assert numbers == [1, 2]
    seconds = [taken for (taken,) in ledger(out, "SELECT seconds FROM runs")]
    assert all(0 <= taken < PATIENCE for taken in seconds)


def test_small_documents_by_the_hundred_beside_one_that_is_too_large(tmp_path: Path) -> None:
    inbox, out = tmp_path / "inbox", tmp_path / "out"
    inbox.mkdir()
    for number in range(200):
        (inbox / f"{number}.txt").write_text(f"January 31, 2002\n\nDear Sirs:\n\nLetter {number}.\n")
    with (inbox / "large.txt").open("wb") as large:
        large.write(b"A line of a report.\n" * 5_000_000)
    with extracting(inbox, out, "--workers", "2") as process:
        answers, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert answers.endswith("200 documents extracted, 1 quarantined\n")
    assert "has 100,000,000 bytes, and document_bytes allows 64,000,000" in messages
    with extracting(inbox, out, "--workers", "2") as process:
        answers, _ = process.communicate(timeout=PATIENCE)
    assert answers.endswith("200 documents extracted, 1 quarantined; 200 of them done before\n")
    assert set(made(out).values()) == {1}
    assert list(verify(out)) == []
