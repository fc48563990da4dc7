"""The time that a document may take: looked at between two pages, since neither engine can be interrupted.

`Clock(source, limits).check(3, 40)` does nothing until the time is over.
"""

import time

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.limits import Limits


class Clock:
    """Runs from the moment that it is made."""

    def __init__(self, source: Source, limits: Limits) -> None:
        self._name = source.name
        self._seconds = limits.seconds
        self._until = time.monotonic() + limits.seconds

    def check(self, done: int, pages: int) -> None:
        """Raises `Unreadable` with `too_large` when the time is over; `done` of the pages are read."""
        if time.monotonic() > self._until:
            told = f"takes longer than seconds allows ({self._seconds:g}): {done:,} of {pages:,} pages were read"
            raise Unreadable(self._name, "too_large", told)
