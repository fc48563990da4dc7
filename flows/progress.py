"""The progress bar: on standard error, only in a terminal, and only for work that takes longer than a second."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from flows.watch import Progress, unwatched

PATIENCE = 1.0
"""Seconds before the bar appears."""


@contextmanager
def progress_bar(verb: str, *, of_bytes: bool = False) -> Iterator[Callable[[int], Progress]]:
    """What is told the size of the work when that is known, and gives what is told of each file.

    `of_bytes`: the size counts bytes, so that there is a speed to show.
    """
    if not sys.stderr.isatty():
        yield unwatched
        return
    from rich import progress  # noqa: PLC0415  # the same
    from rich.console import Console  # noqa: PLC0415  # loaded only where there is a terminal to draw on

    columns = (
        progress.TextColumn(verb),
        progress.BarColumn(),
        progress.TextColumn("{task.percentage:>3.0f}%"),
        *((progress.TransferSpeedColumn(),) if of_bytes else ()),
        progress.TimeRemainingColumn(),
    )
    bar = progress.Progress(*columns, console=Console(stderr=True), transient=True)
    row = bar.add_task(verb, total=None)

    def begin(size: int) -> Callable[[int], None]:
        bar.update(row, total=size)
        return lambda done: bar.advance(row, done)

    timer = threading.Timer(PATIENCE, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield begin
    finally:
        timer.cancel()
        bar.stop()
