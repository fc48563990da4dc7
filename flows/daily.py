"""The Prefect flow of each night: what was filed at EDGAR on a day, and records of it.

`prefect deployment run edgar/daily --param day=2024-05-01` catches up on a day. The submissions stay in a folder, and
neither they nor their records are made twice.
"""

import asyncio
import os
from datetime import date, datetime, timedelta
from typing import Annotated, Any
from zoneinfo import ZoneInfo

from flows import settings
from flows.edgar.client import Client
from flows.edgar.configuration import Edgar, configured
from flows.edgar.fetch import fetch_day
from flows.edgar.filing import Choice
from flows.ingest import ingest
from flows.parameters import Count, Folder, Path, Share

settings.prepare()

from prefect import flow, get_run_logger, runtime, task  # noqa: E402  # reads its settings when it is loaded
from prefect.cache_policies import NO_CACHE  # noqa: E402  # the same
from prefect.client.schemas.objects import State  # noqa: E402  # the same
from prefect.states import Completed, Failed  # noqa: E402  # the same
from pydantic import Field  # noqa: E402  # stands with the others

EASTERN = ZoneInfo("America/New_York")
"""Where EDGAR is, whose days these are."""

RETRIES, PAUSE = 3, 1800.0
"""How often, and after how many seconds, EDGAR is asked again when it answers nothing."""

Forms = Annotated[list[Path], Field(description="Only these forms, such as 8-K; an amendment is another: 8-K/A.")]
Companies = Annotated[list[Count], Field(description="Only what these companies have filed, by their CIK.")]


def day_before(moment: datetime) -> date:
    """The day before this moment's, where EDGAR is."""
    return moment.astimezone(EASTERN).date() - timedelta(days=1)


@task(name="fetch", task_run_name="{day}", cache_policy=NO_CACHE, retries=RETRIES, retry_delay_seconds=PAUSE)
async def fetch(day: date, edgar_: Edgar, choice: Choice, folder: str) -> tuple[list[str], int] | None:
    """The paths of a day's submissions, and the number of those that could not be had; null without an index."""
    warn = get_run_logger().warning
    with Client(edgar_, lambda sentence: warn("%s", sentence)) as client:
        try:
            return await asyncio.to_thread(_fetched, client, day, choice, folder, warn)
        except asyncio.CancelledError:
            client.stop.set()
            raise


@flow(name="edgar", flow_run_name=lambda: f"EDGAR, {_day(runtime.flow_run.parameters.get('day'))}")
async def edgar(  # noqa: PLR0913, PLR0917  # each is a field of the form that starts a run
    day: date | None = None,
    forms: Forms | None = None,
    ciks: Companies | None = None,
    folder: Path = "edgar",
    out: Folder = "output",
    max_failed: Share = 0.0,
) -> State[Any]:
    """Fetches what was filed on `day`, or on the one before the run was planned for, into `folder`, and extracts it.

    It asks as whom `fourcorners.toml` or FOURCORNERS_USER_AGENT says. The run fails where a submission could not be
    had, or where more than the share `max_failed` could not be read.
    """
    asked = _day(day)
    configuration = configured(settings.load(), os.environ)
    got = await fetch(asked, configuration, Choice(ciks=tuple(ciks or ()), forms=tuple(forms or ())), folder)
    if got is None:
        return Completed(message=f"EDGAR has no index of {asked}, a {asked:%A}: no filings that day, or not yet")
    paths, missed = got
    get_run_logger().info("%s: %d submissions, %d could not be had", asked, len(paths), missed)
    state: State[Any] = Completed(message=f"{asked}: no submissions")
    if paths:
        state = await ingest.fn(paths, out, max_failed)
    if missed:
        submissions = "submission" if missed == 1 else "submissions"
        return Failed(message=f"{missed} {submissions} could not be had; {state.message}")
    return state


def _day(given: date | str | None) -> date:
    if given is None:
        return day_before(runtime.flow_run.scheduled_start_time)
    return given if isinstance(given, date) else date.fromisoformat(given)


def _fetched(client: Client, day: date, choice: Choice, folder: str, warn: Any) -> tuple[list[str], int] | None:
    outcomes = fetch_day(client, day, folder, choice)
    if outcomes is None:
        return None
    paths, missed = [], 0
    for outcome in outcomes:
        if outcome.path is not None:
            paths.append(str(outcome.path))
        else:
            missed += 1
            warn("%s", outcome.message)
    return paths, missed
