"""The time that a document may take: looked at between two steps, since a library cannot be interrupted.

`Clock("exhibit.pdf", limits).check(3, 40, "pages were read")` does nothing until the time is over.
"""

import time

from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits


class Clock:
    """Runs from the moment that it is made."""

    def __init__(self, name: str, limits: Limits) -> None:
        """`name` of the document is for the refusal."""
        self._name = name
        self._seconds = limits.seconds
        self._until = time.monotonic() + limits.seconds

    def check(self, done: int, count: int, what: str) -> None:
        """Raises `Unreadable` with `too_large` when the time is over: `done` of `count` "pages were read"."""
        if time.monotonic() > self._until:
            told = f"takes longer, and seconds allows {self._seconds:g}: {done:,} of {count:,} {what}"
            raise Unreadable(self._name, "too_large", told)
