"""A run of the flow here and now, as `fourcorners ingest` asks for it; scheduled runs are begun by Prefect.

The work is planned and begun before Prefect is loaded and its server started: each of these takes seconds.
"""

import signal
from collections.abc import Callable, Sequence
from typing import Any

from flows import settings
from flows.find import received
from flows.hands import Prepared, lanes_for
from flows.interpreter import end
from flows.report import Tally
from flows.watch import Progress
from flows.work import Work


def run(  # noqa: PLR0913  # the options of the command
    paths: Sequence[str],
    out: str,
    begin: Callable[[int], Progress],
    *,
    limits: Sequence[str] = (),
    workers: int | None = None,
    runner: str = "processes",
    **parameters: Any,
) -> Tally:
    """Runs the flow, and gives its tally; `parameters` are its other ones. Raises what stopped it."""
    allowed = settings.with_limits(settings.load().limits, limits)
    # the default is to end at once, and to leave a server behind
    signal.signal(signal.SIGTERM, end)
    with received(paths, allowed) as places, Work(places, out, allowed) as work:
        progress = begin(work.size)
        lanes = lanes_for(work, progress, runner, workers)
        with lanes:
            from flows import ingest  # noqa: PLC0415  # Prefect takes a second to load, in which the work goes on

            parameters |= {"paths": places, "out": out, "limits": limits, "workers": workers, "runner": runner}
            return ingest.run(Prepared(work, progress, lanes), parameters)
