"""Batches on the machines of a Dask cluster, each machine with worker processes of its own.

All machines need this program and the folders, of the documents and of the store, under the same paths. Where one of
them ends in the middle, its batches are done by another; the ledger keeps what was finished from being done twice.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

from prefect import Task

from flows.batch import Batch, Outcome
from flows.hands import NoCluster
from flows.watch import Progress


async def outcomes(
    task: Task[Any, Any], batches: Sequence[tuple[str, Batch]], progress: Progress, workers: int, address: str | None
) -> AsyncIterator[Outcome]:
    """What became of each batch, in their order. Without an address a cluster of so many workers is made for the run.

    Raises `NoCluster` where Dask is not installed, or does not answer.
    """
    try:
        from prefect_dask.task_runners import DaskTaskRunner  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise NoCluster("the runner dask needs the extra dask: pip install 'fourcorners[dask]'") from error
    local = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    runner = DaskTaskRunner(address=address) if address else DaskTaskRunner(cluster_kwargs=local)
    with runner:
        try:
            futures = [runner.submit(task, parameters={"title": title, "batch": batch}) for title, batch in batches]
        except OSError as error:
            raise NoCluster(f"the Dask cluster at {address} does not answer: {error}") from error
        try:
            for (_, batch), future in zip(batches, futures, strict=True):
                yield await asyncio.to_thread(future.result)
                progress(batch.size)
        finally:
            for future in futures:
                future.wrapped_future.cancel()  # type: ignore[no-untyped-call]  # Dask's
