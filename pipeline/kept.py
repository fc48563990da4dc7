r"""Results that are kept from one process for the next, beside what Python itself has compiled.

A function under `@kept` works each result out once for all processes, until its module changes: to compile all our
patterns takes two seconds, to load them a fiftieth of that.
"""

import atexit
import os
import pickle
import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cached_property, wraps
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Made = TypeVar("Made")

_MOST = 5_000
"""More results than this are mostly those of code that has changed since."""


def kept(make: Callable[[*Given], Made]) -> Callable[[*Given], Made]:
    """The function, with its results kept: it has plain values for arguments, and pickle knows what it makes."""
    results = _Results(Path(make.__code__.co_filename), make.__name__)

    @wraps(make)
    def made(*given: *Given) -> Made:
        known: Made | None = results.known.get(given)
        if known is None:
            known = results.known[given] = make(*given)
            results.is_new(given)
        return known

    return made


class _Results:
    """What one function has made, in this process and in others."""

    def __init__(self, source: Path, name: str) -> None:
        # as with Python's own files: nothing rests on it, and it may be deleted at any time
        self._source, self._file = source, Path(cache_from_source(str(source))).with_suffix(f".{name}.pickle")
        self._new: set[Hashable] = set()

    @cached_property
    def known(self) -> dict[Hashable, Any]:
        """The results by what was given."""
        return self._read()

    def is_new(self, given: Hashable) -> None:
        """Has the result written at the end of the process."""
        if not self._new and not sys.dont_write_bytecode:
            atexit.register(self._write)
        self._new.add(given)

    def _read(self) -> dict[Hashable, Any]:
        try:
            stamp, found = pickle.loads(self._file.read_bytes())  # noqa: S301  # trusted as the code beside it is
            return found if stamp == self._stamp() and len(found) < _MOST else {}
        except Exception:  # noqa: BLE001  # whatever is wrong with it, it is made anew
            return {}

    def _write(self) -> None:
        """Adds what is new to what other processes have written, where the installation can be written to."""
        results = self._read() | {given: self.known[given] for given in self._new}
        written = self._file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            written.write_bytes(pickle.dumps((self._stamp(), results)))
            written.replace(self._file)

    def _stamp(self) -> tuple[int, int]:
        source = self._source.stat()
        return source.st_mtime_ns, source.st_size
