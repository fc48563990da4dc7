"""Who does the work of this run, and who is told of it. On a machine of a cluster, its own worker processes do it.

These stand in a module of their own because a task is sent to a cluster with all that it names, and they cannot be.
"""

import atexit
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache

from flows.batch import Outcome
from flows.lanes import Lanes
from flows.watch import Progress, untold
from flows.work import Work
from flows.workers import cores


class NoCluster(Exception):
    """A Dask cluster that cannot be used, with the reason in a sentence."""


@dataclass(frozen=True)
class Prepared:
    """A run that somebody waits for: its work is planned, and where this machine does it, has begun."""

    work: Work
    progress: Progress
    lanes: AbstractContextManager[Lanes | None]


PREPARED: ContextVar[Prepared | None] = ContextVar("PREPARED", default=None)
"""The run of this process, where it is not one that Prefect has begun."""

OF_THIS_RUN: ContextVar[Lanes | None] = ContextVar("OF_THIS_RUN", default=None)


def lanes_for(work: Work, progress: Progress, runner: str, workers: int | None) -> AbstractContextManager[Lanes | None]:
    """The hands of this machine, at work from now on; null where those of a cluster do it."""
    if runner == "dask":
        return nullcontext()
    return Lanes(work.batches, work.add, progress, workers or cores())


def at_hand() -> Lanes:
    """Those of this run, or of this process, where it is itself one of a cluster's."""
    return OF_THIS_RUN.get() or _of_this_process()


@cache
def _of_this_process() -> Lanes:
    def told_by_the_run(_: Outcome) -> None:
        """What became of a batch goes back with its task."""

    lanes = Lanes((), told_by_the_run, untold, cores())
    atexit.register(lanes.close)
    return lanes
