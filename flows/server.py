"""Prefect's server for a run: started for it and stopped with it, unless PREFECT_API_URL names one that stands.

`start()` before a run; `await tell_how_runs_ended(store.runs)` has Prefect call those runs crashed that were killed.
"""

import atexit
import os
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from uuid import UUID

from flows import interpreter, settings
from flows.console import WRONG_CALL, say
from flows.server_process import HOST, NoServer, Server, free_port, running, wait_for

settings.prepare()

from prefect.client.orchestration import PrefectClient, get_client  # noqa: E402  # reads its settings when it is loaded
from prefect.client.schemas.filters import FlowRunFilter, TaskRunFilter  # noqa: E402  # the same
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.context import refresh_global_settings_context  # noqa: E402  # the same
from prefect.settings import PREFECT_API_URL, get_current_settings  # noqa: E402  # the same
from prefect.states import Completed, Crashed  # noqa: E402  # the same

from pipeline.store.runs import Runs  # noqa: E402  # stands with the others of ours

_GOING_ON = {"type": {"any_": ["RUNNING", "PENDING", "CANCELLING"]}}

PATIENCE = 60.0
"""Seconds that a server has for what it is told at the end of a run."""

UNTOLD = "it was done, and Prefect's server could not be told"
NO_LONGER = "Prefect's server no longer answers; what is finished is kept, and the next run goes on from there"
KILLED = "its process was killed; what was finished is kept, and the next run has gone on from there"


_started: list[Server] = []
"""The server of this process, once it has begun one."""

_is_leaving = threading.Event()


def start() -> None:
    """Sees to it that a server answers: the one that PREFECT_API_URL names, or one that is started for this process.

    Prefect would start one by itself, but in doing so loads all of the server into this process as well. Raises
    `NoServer`.
    """
    if PREFECT_API_URL.value():
        _ask()
        return
    port = free_port()
    url = f"http://{HOST}:{port}/api"
    environment = interpreter.environment() | get_current_settings().to_environment_variables(exclude_unset=True)
    command = interpreter.command("flows.embedded_server", str(port))
    ours = ExitStack()
    server = ours.enter_context(running(command, environment))
    atexit.register(ours.close)  # after Prefect has told it the last of the run, which comes before what is registered
    atexit.register(_is_leaving.set)
    wait_for(server, url)
    _started.append(server)
    # all of Prefect in this process, and in those that it starts, takes this for the address of the server
    os.environ["PREFECT_API_URL"] = url
    refresh_global_settings_context()


@contextmanager
def ending_in_time() -> Iterator[None]:
    """Goes around the work of a run, and has the process end soon after it: Prefect talks for minutes to no server.

    What it was not told, it is told by the next run.
    """
    try:
        yield
    finally:
        threading.Thread(target=_wait_for_the_end, daemon=True).start()


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


def _ask() -> None:
    with get_client(sync_client=True) as client:
        problem = client.api_healthcheck()
    if problem is not None:
        raise NoServer(f"Prefect's server at {client.api_url} does not answer: {problem}") from problem


def _wait_for_the_end() -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not any(server.poll() is not None for server in _started):
        if _is_leaving.wait(0.2):
            return
    say(NO_LONGER)
    os._exit(WRONG_CALL)
