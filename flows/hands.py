"""Who does the work of this run, and who is told of it. On a machine of a cluster, its own worker processes do it.

These stand in a module of their own because a task is sent to a cluster with all that it names, and they cannot be.
"""

import atexit
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache

from flows.watch import Progress, untold
from flows.work import Work
from flows.workers import Workers


class NoCluster(Exception):
    """A Dask cluster that cannot be used, with the reason in a sentence."""


@dataclass(frozen=True)
class Hands:
    """Worker processes, what is told of their progress, and the threads that wait for them."""

    workers: Workers
    progress: Progress = untold
    threads: ThreadPoolExecutor | None = None


@dataclass(frozen=True)
class Prepared:
    """A run that somebody waits for: its work is planned, and its worker processes have begun to load."""

    work: Work
    workers: Workers
    begin: Callable[[int], Progress]
    """What is told the size of the work: the command line's progress bar."""


PREPARED: ContextVar[Prepared | None] = ContextVar("PREPARED", default=None)
"""The run of this process, where it is not one that Prefect has begun."""

OF_THIS_RUN: ContextVar[Hands | None] = ContextVar("OF_THIS_RUN", default=None)


def at_hand() -> Hands:
    """Those of this run, or of this process, where it is itself one of a cluster's."""
    return OF_THIS_RUN.get() or _of_this_process()


@cache
def _of_this_process() -> Hands:
    workers = Workers()
    atexit.register(workers.close)
    return Hands(workers)
