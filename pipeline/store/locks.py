"""Who is at work on a store: locks on single bytes of a file, which the system drops when a process ends, however.

`with locks.claim(source.sha256) as mine` keeps other processes from the source meanwhile, or says that one has it.
Nothing is ever written into the file, so there is nothing that a killed process could leave in it.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl

    CAN_LOCK = True
except ImportError:  # Windows has none: there two runs do the same work twice, with the same records
    CAN_LOCK = False

NAME = "ledger.lock"

_PRESENCE, _RUNS, _CLAIMS = 0, 1, 1 << 41
"""The bytes that are locked: one by whoever has the store open, then one for each run, then one for each source."""

_FILES: dict[Path, BinaryIO] = {}
_USERS: Counter[Path] = Counter()
"""The lock files that this process has open: each once, since closing a second one would drop the locks of both."""


class Locks:
    """The locks of the store in a folder, for this process."""

    def __init__(self, root: Path) -> None:
        self._path = root.resolve() / NAME
        self._is_first = self._path not in _FILES
        if self._is_first:
            _FILES[self._path] = self._path.open("a+b")
        _USERS[self._path] += 1
        self._file = _FILES[self._path]

    def close(self) -> None:
        """Drops all locks, unless this process has opened the store once more."""
        _USERS[self._path] -= 1
        if not _USERS[self._path]:
            _FILES.pop(self._path).close()

    def alone(self) -> bool:
        """Whether nobody else has the store open. From here on, this process is told to others as one that has."""
        if not CAN_LOCK or not self._is_first:
            return False
        is_alone = self._lock(_PRESENCE, wait=False)
        fcntl.lockf(self._file, fcntl.LOCK_SH, 1, _PRESENCE)
        return is_alone

    def hold(self, run: int) -> None:
        """Lets others know that this run goes on, until this process ends or drops it."""
        self._lock(_RUNS + run, wait=False)

    def drop(self, run: int) -> None:
        """Ends what `hold` began."""
        self._unlock(_RUNS + run)

    def goes_on(self, run: int) -> bool:
        """Whether another process holds this run."""
        if not self._lock(_RUNS + run, wait=False):
            return True
        self._unlock(_RUNS + run)
        return False

    @contextmanager
    def claim(self, sha256: str, *, wait: bool = True) -> Iterator[bool]:
        """Keeps other processes from this source; false: another has it, and `wait` did not ask to wait for its end."""
        byte = _CLAIMS + int(sha256[:12], 16)
        mine = self._lock(byte, wait=wait)
        try:
            yield mine
        finally:
            if mine:
                self._unlock(byte)

    def _lock(self, byte: int, *, wait: bool) -> bool:
        if not CAN_LOCK:
            return True
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB), 1, byte)
        except (BlockingIOError, PermissionError):  # which of the two it is depends on the system
            return False
        return True

    def _unlock(self, byte: int) -> None:
        if CAN_LOCK:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, byte)
