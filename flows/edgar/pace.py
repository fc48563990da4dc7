"""The pace: every process of this user on this machine takes its turn here before it asks EDGAR anything.

Requests are spaced evenly, 125 ms apart at eight a second. When EDGAR finds one of them too fast, all wait.
"""

import os
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from threading import Event, Lock

from pyrate_limiter import Rate, RateItem, SQLiteBucket

from flows.edgar.trouble import NotSet, Stopped

WORTH_TELLING = 5.0
"""Seconds: who watches a run wonders from then on."""


class Pace:
    """Turns of at most `per_second` a second; `stop` ends every wait with `Stopped`, `tell` hears of long ones.

    The bucket keeps the times of past turns in an SQLite file behind a file lock. It is asked directly: the
    library's `Limiter` around it advances times by what it meant to sleep, and threads of one process share them.
    """

    def __init__(self, folder: Path, per_second: int, stop: Event, tell: Callable[[str], None]) -> None:
        """Raises `NotSet` where the folder cannot be written."""
        self._stop, self._tell = stop, tell
        self._turn = Lock()
        self._hold = folder / "hold"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._bucket = SQLiteBucket.init_from_file(
                [Rate(1, ceil(1000 / per_second))], db_path=str(folder / "turns.sqlite"), use_file_lock=True
            )
            self._bucket.leak(_now())
        except OSError as error:
            raise NotSet(f"{folder}: cannot be written, and keeps the pace of all requests: {error}") from error

    def take(self) -> None:
        """Waits for a turn."""
        while wait := self._held() or self._busy():
            if wait >= WORTH_TELLING:
                self._tell(f"EDGAR found this machine too fast, and is not asked for {wait:.0f} s")
            self.sleep(wait)

    def hold(self, seconds: float) -> None:
        """Lets all processes wait that long."""
        until = max(time.time() + seconds, _modified(self._hold))
        self._hold.touch()
        os.utime(self._hold, (until, until))

    def sleep(self, seconds: float) -> None:
        """Waits. Raises `Stopped` when the run is interrupted meanwhile."""
        if self._stop.wait(seconds):
            raise Stopped

    def close(self) -> None:
        """Closes the file."""
        self._bucket.close()  # type: ignore[no-untyped-call]  # the library left this one out

    def _held(self) -> float:
        """The seconds for which all have to wait."""
        return max(0.0, _modified(self._hold) - time.time())

    def _busy(self) -> float:
        """The seconds until a turn may be free, 0 if this one was taken."""
        with self._turn:
            item = RateItem("edgar", _now())
            if self._bucket.put(item):
                return 0.0
            milliseconds = self._bucket.waiting(item)
            assert isinstance(milliseconds, int)
            return max(milliseconds, 1) / 1000


def _now() -> int:
    """Milliseconds on the clock that all processes share."""
    return time.time_ns() // 1_000_000


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0
