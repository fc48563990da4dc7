"""The Prefect flow after a new version of the program: everything that a store was filled from, once more.

The ledger knows the paths, and what of them this version has dealt with already.
"""

import os
from typing import Any

from flows import settings
from flows.ingest import ingest
from flows.parameters import Count, Folder, Share
from pipeline.store.overview import Overview

settings.prepare()

from prefect import flow, get_run_logger  # noqa: E402  # reads its settings when it is loaded
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.states import Completed  # noqa: E402  # the same


@flow(name="re-extract", flow_run_name="{out} anew")
async def re_extract(out: Folder = "output", max_failed: Share = 0.0, workers: Count | None = None) -> State[Any]:
    """Extracts all inputs of the store `out` that another version has extracted last, as far as they are still there.

    The records of an input that has gone stay as they are.
    """
    paths, gone = inputs_of(out)
    if gone:
        get_run_logger().warning("%d inputs are no longer there; their records stay as they are", gone)
    if not paths:
        return Completed(message=f"{out}: none of its inputs is there")
    state: State[Any] = await ingest.fn(paths, out, max_failed, workers=workers)
    return state


def inputs_of(out: str) -> tuple[list[str], int]:
    """The paths that a store was filled from, and how many more are no longer there. Raises `StoreError`."""
    with Overview(out) as store:
        known = store.inputs()
    paths = [path for path in known if os.path.exists(path)]  # noqa: PTH110  # keeps odd bytes
    return paths, len(known) - len(paths)
