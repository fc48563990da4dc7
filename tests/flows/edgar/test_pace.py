"""The pace, over threads and processes; and how long to wait before asking again."""

import subprocess
import sys
import threading
import time
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest

from flows.edgar.pace import Pace
from flows.edgar.patience import retry_after
from flows.edgar.trouble import NotSet, Stopped

WORKER = """
import sys, time
from pathlib import Path
from threading import Event, Thread
from flows.edgar.pace import Pace
pace, moments = Pace(Path(sys.argv[1]), 20, Event(), print), []
def work():
    for _ in range(3):
        pace.take()
        moments.append(time.monotonic())
threads = [Thread(target=work) for _ in range(2)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
print(*moments)
"""


@pytest.mark.slow
def test_processes_and_their_threads_share_one_pace(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WORKER, str(tmp_path)]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    moments = sorted(float(line) for worker in workers for line in worker.communicate(timeout=60)[0].split())
    assert len(moments) == 18
    # 50 ms apart; on a busy machine a process is held up between its turn and the clock that it reads
    assert sum(later - earlier < 0.02 for earlier, later in pairwise(moments)) <= 4
    assert moments[-1] - moments[0] >= 17 * 0.05 - 0.2


def test_when_one_is_too_fast_all_wait(tmp_path: Path) -> None:
    one, other = (Pace(tmp_path, 1000, Event(), print) for _ in range(2))
    one.hold(0.3)
    one.hold(0.1)
    began = time.monotonic()
    other.take()
    assert 0.25 < time.monotonic() - began < 2


def test_a_long_wait_is_told_and_ended_by_an_interrupt(tmp_path: Path) -> None:
    stop, told = Event(), list[str]()
    pace = Pace(tmp_path, 1000, stop, told.append)
    pace.hold(600)
    threading.Timer(0.05, stop.set).start()
    with pytest.raises(Stopped):
        pace.take()
    assert told == ["EDGAR found this machine too fast, and is not asked for 600 s"]


def test_an_interrupt_ends_a_wait(tmp_path: Path) -> None:
    stop = Event()
    pace = Pace(tmp_path, 1, stop, print)
    pace.take()
    threading.Timer(0.05, stop.set).start()
    began = time.monotonic()
    with pytest.raises(Stopped):
        pace.take()
    assert time.monotonic() - began < 0.9


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotSet, match="keeps the pace of all requests"):
        Pace(tmp_path / "file" / "pace", 8, Event(), print)


NOW = datetime(2015, 10, 21, 7, 27, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        (None, None),
        ("120", 120.0),
        (" 0 ", 0.0),
        ("Wed, 21 Oct 2015 07:28:00 GMT", 60.0),
        ("Wed, 21 Oct 2015 07:26:00 GMT", 0.0),
        ("soon", None),
        ("-5", None),
        ("", None),
    ],
)
def test_retry_after_is_seconds_or_a_date(value: str | None, seconds: float | None) -> None:
    assert retry_after(value, NOW) == seconds
