"""Deployments really run: served with a server of their own, and from a work pool by a worker."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from flows import settings
from flows.__main__ import main
from flows.daily import day_before
from flows.deployments import deployments
from flows.schedules import TIMEZONE
from flows.server_process import free_port
from pipeline.store import verify
from tests.accept import ROOT
from tests.flows.conftest import Ran
from tests.flows.processes import PATIENCE, lives, records, wait_for

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"


def test_prefect_yaml_has_the_deployments_that_are_served() -> None:
    written = yaml.safe_load((ROOT / "prefect.yaml").read_text(encoding="utf-8"))["deployments"]
    assert [told(one) for one in written] == [
        {
            "name": one.name,
            "description": one.description,
            "entrypoint": f"{one.flow.fn.__module__}.{one.flow.fn.__name__}",
            "parameters": one.parameters,
            "schedules": [{"cron": one.cron, "timezone": TIMEZONE}] if one.cron else [],
            "concurrency_limit": one.limit and {"limit": one.limit, "collision_strategy": one.collision},
        }
        for one in deployments()
    ]


def told(deployment: dict[str, Any]) -> dict[str, Any]:
    """A deployment of prefect.yaml without its work pool and the names of its schedules."""
    schedules = [{name: one[name] for name in ("cron", "timezone")} for one in deployment.get("schedules", [])]
    keys = ("name", "description", "entrypoint", "parameters", "concurrency_limit")
    return {**{key: deployment.get(key) for key in keys}, "schedules": schedules}


@pytest.mark.parametrize("one", deployments(), ids=lambda one: f"{one.flow.name}/{one.name}")
def test_the_parameters_of_a_deployment_are_those_of_its_flow(one: Any) -> None:
    properties = one.flow.parameters.properties
    assert one.parameters.keys() <= properties.keys()
    missing = set(one.flow.parameters.required) - one.parameters.keys()
    assert missing == ({"paths"} if one.name == "ad-hoc" else set())


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2024-05-02T10:30:00+00:00", date(2024, 5, 1)),
        ("2024-05-02T03:00:00+00:00", date(2024, 4, 30)),  # still the first of May in New York
        ("2024-03-01T06:30:00-05:00", date(2024, 2, 29)),
    ],
)
def test_the_day_before_is_that_of_edgar(moment: str, day: date) -> None:
    assert day_before(datetime.fromisoformat(moment)) == day


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--cron", "every hour"], "'every hour' is no time of cron, such as"),
        (["--runs", "0"], "--runs 0: at least one run has to go on"),
        (["--inbox", ""], "--inbox is empty"),
        (["--out", ""], "--out is empty, and the records need a folder"),
    ],
)
def test_a_wrong_call_starts_nothing(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["serve", *arguments])
    except SystemExit as ended:
        status = int(ended.code or 0)
    assert status == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.slow
def test_a_port_that_is_taken_is_told(ran: Ran, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "flows", "serve", "--port", str(taken.getsockname()[1])]
        environment = {**ran.environment, "PREFECT_HOME": str(tmp_path)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert "Prefect's server has ended with status" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_what_is_served_runs_on_its_schedule_and_when_asked(ran: Ran, tmp_path: Path) -> None:
    (tmp_path / "inbox").mkdir()
    (tmp_path / "inbox" / "letter.txt").write_bytes(LETTER)
    (tmp_path / "other.txt").write_bytes(LETTER + b"\nYours truly,\n")
    port = free_port()
    command = [sys.executable, "-m", "flows", "serve", "--port", str(port), "--cron", "* * * * *"]
    pythonpath = {"PYTHONPATH": str(ROOT), "PREFECT_HOME": str(tmp_path / "home")}
    environment = {**ran.environment, **pythonpath, "PREFECT_RUNNER_POLL_FREQUENCY": "1"}
    log = tmp_path / "log"
    with (
        log.open("wb") as messages,
        subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=messages, start_new_session=True) as process,
    ):
        wait_for(lambda: b"compute/store" in log.read_bytes() or process.poll() is not None)
        asks = {**environment, **settings.DEFAULTS, "PREFECT_API_URL": f"http://127.0.0.1:{port}/api"}
        wait_for(lambda: prefect(asks, "deployment", "inspect", "compute/store").returncode == 0)
        for parameter, reason in (
            ('paths="letter.txt"', "'letter.txt' is not of type 'array'"),
            ("paths=[]", "[] should be non-empty"),
        ):
            refused = prefect(asks, "deployment", "run", "ingest/ad-hoc", "--param", parameter)
            assert refused.returncode == 1
            assert reason in " ".join(refused.stdout.split())
        asked = prefect(
            *(asks, "deployment", "run", "ingest/ad-hoc", "--param", 'paths=["other.txt"]'),
            *("--watch", "--watch-timeout", "60"),
        )
        assert asked.returncode == 0, asked.stdout
        assert "other.txt to output" in asked.stdout
        wait_for(lambda: len(records(tmp_path / "output")) == 2)  # within a minute cron has taken the inbox
        wait_for(lambda: set(run_states(tmp_path / "home")) == {"COMPLETED"})
        os.kill(process.pid, signal.SIGINT)
        process.wait(timeout=PATIENCE)
    assert process.returncode == 0, log.read_text()
    assert list(verify(tmp_path / "output")) == []
    with closing(socket.socket()) as free:
        assert free.connect_ex(("127.0.0.1", port)) != 0


def run_states(home: Path) -> list[str]:
    """The states of the runs that have begun."""
    with closing(sqlite3.connect(home / "prefect.db", timeout=30)) as database:
        rows = database.execute("SELECT state_type FROM flow_run WHERE start_time IS NOT NULL").fetchall()
    return [state for (state,) in rows]


@pytest.mark.slow
def test_a_worker_of_a_work_pool_does_the_deployments_of_prefect_yaml(ran: Ran, server: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_bytes(LETTER)
    environment = {
        **settings.DEFAULTS,
        **ran.environment,
        "PREFECT_API_URL": server,
        "PREFECT_WORKER_QUERY_SECONDS": "1",
    }
    out = tmp_path / "out"
    for words in (
        ("work-pool", "create", "four-corners", "--type", "process"),
        ("work-pool", "set-concurrency-limit", "four-corners", "2"),
        ("--no-prompt", "deploy", "--all"),
    ):
        done = prefect(environment, *words)
        assert done.returncode == 0, done.stdout + done.stderr
    # one that goes on polling: a worker that is to poll once takes nothing, and says nothing, where the server is busy
    polling = [sys.executable, "-m", "prefect", "worker", "start", "--pool", "four-corners"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(polling, env=environment, cwd=ROOT, stdout=quiet, stderr=quiet) as worker:
        try:
            for words in (
                ("ingest/ad-hoc", "--param", f'paths=["{tmp_path}/letter.txt"]'),
                ("re-extract/store",),
                ("compute/store",),
            ):
                done = prefect(environment, "deployment", "run", *words, "--param", f"out={out}", "--watch")
                assert done.returncode == 0, done.stdout + done.stderr
        finally:
            worker.terminate()
    assert len(records(out)) == 1
    assert len(list((out / "results").iterdir())) == 1
    assert list(verify(out)) == []


@pytest.mark.slow
def test_a_run_that_was_about_to_begin_when_its_server_ended_does_not_stay_so(ran: Ran, server: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", UNBEGUN],
        env={**ran.environment, "PREFECT_API_URL": server},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.stdout.split() == ["PENDING", "CRASHED"], done.stderr


UNBEGUN = """
import asyncio
from flows import deployments
from prefect.client.orchestration import get_client
from prefect.states import Pending

async def unbegun():
    async with get_client() as client:
        run = await client.create_flow_run(deployments.compute, state=Pending())
        print(run.state.type.value)
        await deployments._end_unbegun()
        print((await client.read_flow_run(run.id)).state.type.value)

asyncio.run(unbegun())
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes under /proc")
def test_the_server_ends_with_who_serves_also_where_that_is_killed(ran: Ran, home: Path) -> None:
    command = [sys.executable, "-c", STANDING, str(free_port())]
    environment = {**ran.environment, "PREFECT_HOME": str(home)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        server = int(process.stdout.readline())
        assert lives(server)
        process.kill()
    until = time.monotonic() + 30
    while lives(server) and time.monotonic() < until:
        time.sleep(0.1)
    assert not lives(server)


STANDING = """
import sys, time
from flows import server_process, standing
begun = server_process.subprocess.Popen
def popen(command, **options):
    process = begun(command, **options)
    if "prefect" in command:
        popen.server = process.pid
    return process
server_process.subprocess.Popen = popen
with standing.standing(int(sys.argv[1])):
    print(popen.server, flush=True)
    time.sleep(600)
"""


def prefect(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Prefect's command line in the folder of the project."""
    command = [sys.executable, "-m", "prefect", *words]
    return subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
