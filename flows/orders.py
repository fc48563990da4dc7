"""What is said between a run and its worker processes: an order for a batch, and the answers step by step.

Only after `Taken` is a file done with; whatever a worker has `Begun` when it ends is what it has ended by.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from flows.batch import Batch, Outcome
from pipeline.diagnostic import Unreadable

STOP = "stop"
"""Asks a worker to stop after the document in hand."""

LACKS_MEMORY = 12
"""The exit status of a worker whose document needs too much memory: the system's own number for that."""

Step = tuple[str, int | None]
"""What a worker has begun: a path, a source by its hash, or the document of a number in it."""


@dataclass(frozen=True)
class Order:
    """A batch, and what is not to be done in it, because it has ended a worker before."""

    batch: Batch
    refusals: Mapping[Step, Unreadable] = field(default_factory=dict)


@dataclass(frozen=True)
class Begun:
    """Says that a step begins."""

    step: Step


@dataclass(frozen=True)
class Told:
    """Says that so many more bytes are done."""

    size: int


@dataclass(frozen=True)
class Taken:
    """Says what became of a file."""

    path: str
    outcome: Outcome


@dataclass(frozen=True)
class Ended:
    """Says that a batch is done, or why it is not."""

    error: Exception | None = None


Answer = Begun | Told | Taken | Ended


class Stopped(Exception):
    """Ends the work on a batch between two documents."""
