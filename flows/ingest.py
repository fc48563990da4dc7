"""The Prefect flow: files and folders to records, on a schedule or ad hoc.

A task is a batch of documents, cut by bytes: what Prefect takes for a task or a flow is more than a document takes.
The store's own ledger says what is done, so a run that was stopped takes up where it was, with or without Prefect.
Neither the words of a document nor what was found in it goes to Prefect's database: only paths and counts do.
"""

import asyncio
import signal
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from threading import Event
from time import perf_counter
from typing import Any, NoReturn

from flows import settings, work
from flows.find import received
from flows.report import Tally
from pipeline.limits import Limits

settings.prepare()

from prefect import flow, get_run_logger, task  # noqa: E402  # reads its settings when it is loaded
from prefect.client.orchestration import get_client  # noqa: E402  # the same
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.exceptions import TerminationSignal  # noqa: E402  # the same
from prefect.states import Completed, Failed  # noqa: E402  # the same

BEGIN: ContextVar[Callable[[int], work.Progress]] = ContextVar("BEGIN", default=work.unwatched)
"""What is told the size of the work: the command line's progress bar; a scheduled run has none."""


class NoServer(Exception):
    """Prefect's server does not answer."""


class Stopped(Exception):
    """Ends the work on a batch after an interrupt, between two documents."""


@task(name="extract", task_run_name="{title}")
async def extract_batch(title: str, batch: tuple[str, ...], out: str, progress: work.Progress, limits: Limits) -> Tally:
    """The tally of a batch, whose records are in the store; Prefect's pages show its title, "batch 3 of 12"."""
    began = perf_counter()
    stop = Event()

    def told(size: int) -> None:
        progress(size)
        if stop.is_set():
            raise Stopped

    # in a thread, so that Prefect's heartbeat goes on and an interrupt is heard
    working = asyncio.ensure_future(asyncio.to_thread(work.work_off, batch, out, told, limits))
    try:
        tally = await asyncio.shield(working)
    except asyncio.CancelledError:
        stop.set()
        # the document in hand is finished first, so that the index, which is written next, has it
        await asyncio.gather(working, return_exceptions=True)
        raise
    get_run_logger().info("%s: %s, %.1f s", title, tally.summary(), perf_counter() - began)
    return tally


@flow(name="ingest")
async def ingest(
    paths: list[str], out: str = "output", max_failed: float = 0.0, limits: list[str] | None = None
) -> State[Tally]:
    """Extracts files, folders and archives into the store `out`; `limits` ("pages=10") win over those of the settings.

    The run fails when more than the share `max_failed` of its documents could not be read; the others are in the
    store all the same. It is an async flow because a synchronous one takes a second more at its end.
    """
    allowed = settings.with_limits(settings.load().limits, limits or ())
    todo = work.plan(paths, out, allowed)
    progress = BEGIN.get()(todo.size)
    total = len(todo.batches)
    try:
        for number, batch in enumerate(todo.batches, 1):
            todo.tally.merge(await extract_batch(f"batch {number} of {total}", batch, out, progress, allowed))
    finally:
        work.write_index(out)
    summary = todo.tally.summary()
    get_run_logger().info("%s", summary)
    state = Failed if todo.tally.failed_share > max_failed else Completed
    return state(message=summary, data=todo.tally)


def run(
    paths: list[str],
    out: str,
    max_failed: float,
    begin: Callable[[int], work.Progress],
    limits: Sequence[str] = (),
) -> Tally:
    """Runs the flow here and now, and gives its tally. Raises what stopped it."""
    allowed = settings.with_limits(settings.load().limits, limits)
    with received(paths, allowed) as places:
        return _run(places, out, max_failed, begin, list(limits))


def _run(
    paths: list[str], out: str, max_failed: float, begin: Callable[[int], work.Progress], limits: list[str]
) -> Tally:
    BEGIN.set(begin)
    # the default is to end at once, and to leave a server behind
    signal.signal(signal.SIGTERM, _end)
    _start_server()

    async def ran() -> Any:
        state: State[Any] = await ingest(paths, out, max_failed, limits, return_state=True)
        return await state.aresult(raise_on_failure=False)

    try:
        result = asyncio.run(ran())
    except TerminationSignal as terminated:  # Prefect's own word for the same, while the flow runs
        _end(terminated.signal)
    if isinstance(result, BaseException):
        raise result
    assert isinstance(result, Tally)
    return result


def _end(number: int, _: object = None) -> NoReturn:
    raise SystemExit(128 + number)


def _start_server() -> None:
    """Starts the server of this run, unless PREFECT_API_URL names one, before the event loop runs.

    The server inherits that interrupts are blocked: Ctrl-C goes to it as well, and a run that is stopped has to
    report to it. Raises `NoServer` where the server that is named does not answer.
    """
    can_block = hasattr(signal, "pthread_sigmask")
    if can_block:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with get_client(sync_client=True) as client:
            problem = client.api_healthcheck()
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if problem is not None:
        raise NoServer(f"Prefect's server at {client.api_url} does not answer: {problem}") from problem
