"""Prefect's server over PostgreSQL, for several workers or machines: runs, schedules and artifacts as over SQLite."""

import asyncio
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from flows.server_process import free_port
from pipeline.store import verify
from tests.flows.conftest import Ran, ingest, standing
from tests.flows.processes import PATIENCE, records, states
from tests.flows.test_ingest import SCHEDULE

NAME = "fourcorners"
PROGRAMS = ("initdb", "postgres")
MISSING = [program for program in PROGRAMS if shutil.which(program) is None]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} not found: install PostgreSQL"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a cluster of its own, which ends and goes with the tests of this module."""
    pytest.importorskip("asyncpg")
    with tempfile.TemporaryDirectory(prefix="fourcorners-postgres-") as folder:
        someone = unprivileged(folder)
        data, port = f"{folder}/data", free_port()
        made = [found("initdb"), "-D", data, "-U", NAME, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder, **someone)
        options = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", f"port={port}")
        command = [found("postgres"), "-D", data, *(word for one in options for word in ("-c", one))]
        log = Path(folder, "log")
        with log.open("wb") as told, subprocess.Popen(command, stderr=told, cwd=folder, **someone) as process:
            url = f"postgresql://{NAME}@127.0.0.1:{port}/postgres"
            try:
                wait_for_answer(url, process, log)
                yield url
            finally:
                process.terminate()


def unprivileged(folder: str) -> dict[str, Any]:
    """As whom PostgreSQL is run: it refuses root, so root gives the folder to nobody."""
    if os.getuid() != 0:
        return {}
    try:
        nobody = pwd.getpwnam("nobody")
    except KeyError:
        pytest.skip("PostgreSQL does not run as root, and there is no user nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def found(program: str) -> str:
    place = shutil.which(program)
    assert place is not None
    return place


def wait_for_answer(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    from asyncpg import CannotConnectNowError

    until = time.monotonic() + PATIENCE
    while True:
        try:
            asked(url, "SELECT 1")
        except (OSError, CannotConnectNowError):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        else:
            return


def asked(url: str, query: str) -> Sequence[tuple[Any, ...]]:
    """The rows that a query gives."""
    import asyncpg

    async def rows() -> Sequence[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(rows())


@pytest.fixture(scope="module")
def environment(ran: Ran, database: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """That of a run whose server keeps its database there."""
    address = database.replace("postgresql://", "postgresql+asyncpg://")
    home = str(tmp_path_factory.mktemp("prefect"))
    return {**ran.environment, "PREFECT_HOME": home, "PREFECT_SERVER_DATABASE_CONNECTION_URL": address}


def test_a_run_with_a_server_of_its_own(ran: Ran, database: str, environment: dict[str, str], tmp_path: Path) -> None:
    done = ingest(environment, ran.inbox, tmp_path / "out")
    assert done.stdout.endswith("1 document extracted, 1 quarantined\n"), done.stderr
    assert asked(database, "SELECT state_type::text FROM flow_run") == [("FAILED",)]
    keys = [key for (key,) in asked(database, "SELECT key FROM artifact ORDER BY key")]
    assert keys == ["ingest-numbers", "ingest-quarantine", "ingest-slowest"]
    assert not (Path(environment["PREFECT_HOME"]) / "prefect.db").exists()


def test_two_runs_at_a_time_and_a_schedule(
    ran: Ran, database: str, environment: dict[str, str], tmp_path: Path
) -> None:
    inbox, out = tmp_path / "inbox", tmp_path / "out"
    inbox.mkdir()
    for number in range(20):
        (inbox / f"{number}.txt").write_bytes((ran.inbox / "letter.txt").read_bytes() + b"Copy %d.\n" % number)
    with standing(environment) as url:
        at_server = {**environment, "PREFECT_API_URL": url}
        command = [sys.executable, "-m", "flows", "ingest", str(inbox), "--out", str(out)]
        runs = [subprocess.Popen(command, env=at_server, stdout=subprocess.PIPE, text=True) for _ in range(2)]
        ends = [run.communicate(timeout=PATIENCE)[0].splitlines()[-1] for run in runs]
        assert all(end.startswith("20 documents extracted, 0 quarantined") for end in ends)
        scheduled = subprocess.run(
            [sys.executable, "-c", SCHEDULE], env=at_server, capture_output=True, text=True, check=False, timeout=60
        )
        assert "SCHEDULED" in scheduled.stdout, scheduled.stderr
    assert len(records(out)) == 20
    assert states(out) == ["done", "done"]
    assert list(verify(out)) == []
    ended = asked(database, "SELECT state_type::text FROM flow_run WHERE start_time IS NOT NULL ORDER BY start_time")
    assert ended == [("FAILED",), ("COMPLETED",), ("COMPLETED",)]
