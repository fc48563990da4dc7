"""Prefect's server for a run: started for it and stopped with it, unless PREFECT_API_URL names one that stands.

`start()` before a run; `await tell_how_runs_ended(store.runs)` has Prefect call those runs crashed that were killed.
"""

import atexit
import os
import signal
import subprocess
from uuid import UUID

from flows import settings

settings.prepare()

from prefect.client.orchestration import PrefectClient, get_client  # noqa: E402  # reads its settings when it is loaded
from prefect.client.schemas.filters import FlowRunFilter, TaskRunFilter  # noqa: E402  # the same
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.server.api.server import SubprocessASGIServer  # noqa: E402  # the same
from prefect.states import Completed, Crashed  # noqa: E402  # the same

from pipeline.store.runs import Runs  # noqa: E402  # stands with the others of ours

_GOING_ON = {"type": {"any_": ["RUNNING", "PENDING", "CANCELLING"]}}

UNTOLD = "it was done, and Prefect's server could not be told"
KILLED = "its process was killed; what was finished is kept, and the next run has gone on from there"

AT_THE_END = 'read -r _; kill "$1"; sleep 5; kill -9 "$1"'
"""Ends a process when the one that holds the other end of standard input has ended."""


class NoServer(Exception):
    """Prefect's server does not answer, or no longer does."""


def start() -> None:
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
        _end_with_us()
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if problem is not None:
        raise NoServer(f"Prefect's server at {client.api_url} does not answer: {problem}") from problem


async def tell_how_runs_ended(runs: Runs) -> None:
    """Tells Prefect how those runs ended that it still holds for running: they were killed, or it was."""
    if not (ended := runs.ended()):
        return
    of_ours = {"id": {"any_": list(ended)}, "state": _GOING_ON}
    async with get_client() as client:
        for run in await client.read_flow_runs(flow_run_filter=FlowRunFilter.model_validate(of_ours)):
            state: State = Completed(message=UNTOLD) if ended[str(run.id)] == "done" else Crashed(message=KILLED)
            await _end_tasks(client, run.id, state)
            await client.set_flow_run_state(run.id, state, force=True)


async def _end_tasks(client: PrefectClient, flow_run: UUID, state: State) -> None:
    of_run = FlowRunFilter.model_validate({"id": {"any_": [flow_run]}})
    going_on = TaskRunFilter.model_validate({"state": _GOING_ON})
    for task in await client.read_task_runs(flow_run_filter=of_run, task_run_filter=going_on):
        await client.set_task_run_state(task.id, state, force=True)


def _end_with_us() -> None:
    """Sees to it that the server that was started for this run ends with it, also where this process is killed."""
    server = SubprocessASGIServer().server_process
    if server is None or os.name != "posix":
        return
    guard = subprocess.Popen(
        ["/bin/sh", "-c", AT_THE_END, "sh", str(server.pid)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    atexit.register(guard.wait)
    atexit.register(guard.kill)  # before Prefect stops the server itself: what is registered last comes first
