"""The Prefect flow: files and folders to records, on a schedule or ad hoc.

A task is a batch of documents, cut by bytes: what Prefect takes for a task or a flow is more than a document takes.
Worker processes do the work, on this machine or on those of a Dask cluster. The store's own ledger says what is done,
so a run that was stopped takes up where it was, with or without Prefect. Neither the words of a document nor what was
found in it goes to Prefect's database: only paths and counts do.
"""

import asyncio
from contextlib import nullcontext
from typing import Any

import httpx

from flows import artifacts, hands, server, settings
from flows.batch import Batch, Outcome
from flows.interpreter import end
from flows.lanes import Lanes
from flows.metrics import write_metrics
from flows.parameters import Assignments, Count, Folder, Path, Paths, Runner, Share
from flows.report import Tally
from flows.server_process import NoServer
from flows.watch import untold
from flows.work import Work
from flows.workers import cores

settings.prepare()

from prefect import flow, get_run_logger, task  # noqa: E402  # reads its settings when it is loaded
from prefect.cache_policies import NO_CACHE  # noqa: E402  # the same
from prefect.client.orchestration import get_client  # noqa: E402  # the same
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.context import FlowRunContext  # noqa: E402  # the same
from prefect.exceptions import TerminationSignal  # noqa: E402  # the same
from prefect.flow_engine import run_flow_async  # noqa: E402  # the same
from prefect.states import Completed, Failed  # noqa: E402  # the same


@task(name="extract", task_run_name="{title}", cache_policy=NO_CACHE)
async def extract_batch(title: str, batch: Batch) -> Outcome:
    """What became of a batch, whose records are in the store; Prefect's pages show its title, "batch 3 of 12"."""
    at_hand = hands.at_hand()
    # other threads wait for the work, so that Prefect's heartbeat goes on and an interrupt is heard
    working = asyncio.wrap_future(at_hand.outcome(batch))
    try:
        outcome = await asyncio.shield(working)
    except asyncio.CancelledError:
        at_hand.stop()
        # the document in hand is finished first, so that the index, which is written next, has it
        await asyncio.gather(working, return_exceptions=True)
        raise
    get_run_logger().info("%s: %s", title, outcome.tally.summary())
    return outcome


@flow(name="ingest", flow_run_name=artifacts.named)
async def ingest(  # noqa: PLR0913, PLR0917  # each is a field of the form that starts a run
    paths: Paths,
    out: Folder = "output",
    max_failed: Share = 0.0,
    limits: Assignments | None = None,
    workers: Count | None = None,
    runner: Runner = "processes",
    address: str | None = None,
    metrics: Path | None = None,
) -> State[Tally]:
    """Extracts files, folders and archives into the store `out`; `limits` ("pages=10") win over those of the settings.

    `workers` processes share the work, as many as there are processors unless it is said. With the runner `dask` they
    are those of the cluster at `address`, or of one that is made for the run. The run fails when more than the share
    `max_failed` of its documents could not be read; the others are in the store all the same. `metrics` is a JSON file
    that gets the numbers of the run. It is an async flow because a synchronous one takes a second more at its end.
    """
    allowed = settings.with_limits(settings.load().limits, limits or ())
    context = FlowRunContext.get()
    prepared = hands.PREPARED.get()
    in_time = server.ending_in_time() if prepared else nullcontext()
    with (
        in_time,
        prepared.work if prepared else Work(paths, out, allowed) as work,
        prepared.lanes if prepared else hands.lanes_for(work, untold, runner, workers) as lanes,
    ):
        if context and context.flow_run and not prepared:
            work.is_flow_run(str(context.flow_run.id))
        await server.tell_how_runs_ended(work.store.runs)
        if lanes is not None:
            await _follow(work, lanes, workers or cores())
        else:
            from flows import cluster  # noqa: PLC0415  # Dask is an extra, and takes a while to load

            progress = prepared.progress if prepared else untold
            async for outcome in cluster.outcomes(extract_batch, _titled(work), progress, workers or cores(), address):
                work.add(outcome)
    summary = work.tally.summary()
    get_run_logger().info("%s", summary)
    await artifacts.publish(out, work.number)
    if metrics:
        write_metrics(metrics, out, work.number)
    state = Failed if work.tally.failed_share > max_failed else Completed
    return state(message=summary, data=work.tally)


def run(prepared: hands.Prepared, parameters: dict[str, Any]) -> Tally:
    """Runs the flow for work that is planned, and gives its tally. Raises what stopped it."""
    hands.PREPARED.set(prepared)

    async def ran() -> Any:
        async with get_client() as client:
            flow_run = await client.create_flow_run(ingest, parameters=ingest.serialize_parameters(parameters))
        # noted before Prefect calls it running: a run that is killed right then would do so for good
        prepared.work.is_flow_run(str(flow_run.id))
        state = await run_flow_async(ingest, flow_run, parameters, return_type="state")
        assert isinstance(state, State)
        return await state.aresult(raise_on_failure=False)

    server.start()
    try:
        result = asyncio.run(ran())
    except TerminationSignal as terminated:  # Prefect's own word for it, while the flow runs
        end(terminated.signal)
    except httpx.TransportError as error:
        raise NoServer(server.NO_LONGER) from error
    if isinstance(result, BaseException):
        raise result
    assert isinstance(result, Tally)
    return result


async def _follow(work: Work, lanes: Lanes, count: int) -> None:
    """Has a task of Prefect's wait for each batch, so many at a time."""
    hands.OF_THIS_RUN.set(lanes)
    left = iter(_titled(work))

    async def tasks() -> None:
        for title, batch in left:
            await extract_batch(title, batch)

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                group.create_task(tasks())
    except BaseExceptionGroup as several:
        raise several.exceptions[0] from None


def _titled(work: Work) -> list[tuple[str, Batch]]:
    total = len(work.batches)
    return [(f"batch {number} of {total}", batch) for number, batch in enumerate(work.batches, 1)]
