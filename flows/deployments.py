"""The deployments: which flows run when, and with what. `fourcorners serve` makes these; `prefect.yaml` has the same.

A run of one that is scheduled is left out where the last one still goes on.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from flows import settings

settings.prepare()

from prefect import Flow  # noqa: E402  # reads its settings when it is loaded
from prefect.client.orchestration import get_client  # noqa: E402  # the same
from prefect.client.schemas.filters import FlowRunFilter  # noqa: E402  # the same
from prefect.client.schemas.objects import ConcurrencyLimitConfig, ConcurrencyLimitStrategy, State  # noqa: E402  # the same
from prefect.deployments.runner import RunnerDeployment  # noqa: E402  # the same
from prefect.flows import serve as serve_deployments  # noqa: E402  # the same
from prefect.schedules import Cron  # noqa: E402  # the same
from prefect.states import Crashed  # noqa: E402  # the same
from prefect.types.entrypoint import EntrypointType  # noqa: E402  # the same

from flows.again import re_extract  # noqa: E402  # stands with the others
from flows.compute import compute  # noqa: E402  # the same
from flows.daily import edgar  # noqa: E402  # the same
from flows.ingest import ingest  # noqa: E402  # the same
from flows.schedules import DAILY, INBOX, TIMEZONE  # noqa: E402  # the same


@dataclass(frozen=True)
class Deployment:
    """A flow with its parameters and its schedule, and what becomes of a run when so many go on already."""

    flow: Flow[..., Any]
    name: str
    description: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    cron: str | None = None
    limit: int | None = 1
    collision: Literal["CANCEL_NEW", "ENQUEUE"] = "ENQUEUE"

    def runner_deployment(self) -> RunnerDeployment:
        """The same as Prefect takes it, found by the name of its module: from any working folder."""
        strategy = ConcurrencyLimitStrategy(self.collision)
        limit = ConcurrencyLimitConfig(limit=self.limit, collision_strategy=strategy) if self.limit else None
        return RunnerDeployment.from_flow(
            self.flow,
            self.name,
            description=self.description,
            parameters=dict(self.parameters),
            schedules=[Cron(self.cron, timezone=TIMEZONE)] if self.cron else [],
            concurrency_limit=limit,
            entrypoint_type=EntrypointType.MODULE_PATH,
        )


def deployments(
    inbox: str = "inbox", out: str = "output", cron: str = INBOX, daily: str = DAILY
) -> tuple[Deployment, ...]:
    """All deployments, over one inbox and one store."""
    return (
        Deployment(
            ingest,
            "inbox",
            "New and changed files of the inbox.",
            {"paths": [inbox], "out": out},
            cron,
            collision="CANCEL_NEW",
        ),
        Deployment(
            edgar,
            "daily",
            "What was filed at EDGAR the day before.",
            {"folder": "edgar", "out": out},
            daily,
            collision="CANCEL_NEW",
        ),
        Deployment(ingest, "ad-hoc", "Files that somebody names.", {"out": out}, limit=None),
        Deployment(re_extract, "store", "All inputs of the store, after a new version of the program.", {"out": out}),
        Deployment(compute, "store", "What follows from each new or changed record of the store.", {"out": out}),
    )


def serve(offered: Sequence[Deployment], most: int, *, alone: bool) -> None:
    """Runs the deployments at their times and when asked, so many at a time, until it is interrupted.

    `alone`: nobody else has runs at this server. Raises ValueError where a schedule is none. What is scheduled is
    paused at the end, so that nothing piles up.
    """
    if alone:
        asyncio.run(_end_unbegun())
    serve_deployments(*(one.runner_deployment() for one in offered), limit=most, print_starting_message=False)


async def _end_unbegun() -> None:
    """Has Prefect call those runs crashed that were about to begin when the last server ended."""
    about_to_begin = FlowRunFilter.model_validate({"state": {"type": {"any_": ["PENDING"]}}})
    async with get_client() as client:
        for run in await client.read_flow_runs(flow_run_filter=about_to_begin):
            crashed: State[Any] = Crashed(message="the server was stopped before it began")
            await client.set_flow_run_state(run.id, crashed, force=True)
