"""The Prefect flow: from the records of a store to the answers of every computation that they have something for.

`fourcorners compute --store output` leaves `output/results/<id>/<computation>.json`. What was computed before from the
same record by the same version is left alone, so the flow may follow each ingestion.
"""

import asyncio
from collections.abc import Sequence

from flows import server, settings
from flows.computing import Computed, Computing

settings.prepare()

from prefect import flow, get_run_logger, task  # noqa: E402  # reads its settings when it is loaded
from prefect.cache_policies import NO_CACHE  # noqa: E402  # the same


@task(name="compute", task_run_name="{title}", cache_policy=NO_CACHE)
async def compute_batch(title: str, computing: Computing, ids: Sequence[str]) -> None:
    """Computes some records, whose answers are in the store then."""
    for one in ids:
        # in a thread, so that Prefect's heartbeat goes on and an interrupt is heard
        computing.save(one, await asyncio.to_thread(computing.answers, one))
    get_run_logger().info("%s: %s records", title, len(ids))


@flow(name="compute")
async def compute(out: str = "output") -> Computed:
    """Computes what follows from each new or changed record of the store `out`."""
    with Computing(out) as computing:
        batches = computing.batches
        for number, ids in enumerate(batches, 1):
            await compute_batch(f"batch {number} of {len(batches)}", computing, ids)
    get_run_logger().info("%s", computing.done.summary())
    return computing.done


def run(out: str) -> Computed:
    """Runs the flow here and now. Raises `StoreError` and `NoServer` for what stopped it."""
    server.start()
    return asyncio.run(compute(out))
