"""One home for Prefect and one server for all tests that need them: each start takes seconds."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from flows import settings


@dataclass(frozen=True)
class Ran:
    """A run of `fourcorners ingest` with a server of its own, over a good document and a bad one."""

    done: subprocess.CompletedProcess[str]
    inbox: Path
    out: Path
    environment: dict[str, str]


@pytest.fixture(scope="session")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """The first run on a machine: Prefect makes its database."""
    inbox, out = tmp_path_factory.mktemp("inbox"), tmp_path_factory.mktemp("store") / "out"
    (inbox / "letter.txt").write_bytes(b"January 31, 2002\n\nDear Sirs:\n\nSee the Rosebud Covenant.\n")
    (inbox / "empty.txt").write_bytes(b"")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PREFECT")}
    environment["PREFECT_HOME"] = str(tmp_path_factory.mktemp("prefect"))
    return Ran(ingest(environment, inbox, out), inbox, out, environment)


@pytest.fixture(scope="session")
def server(ran: Ran) -> Iterator[str]:
    """The address of a server with its scheduler, over the database of the first run."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**settings.DEFAULTS, "PREFECT_SERVER_SERVICES_SCHEDULER_LOOP_SECONDS": "1", **ran.environment}
    command = [sys.executable, "-m", "prefect", "server", "start", "--port", str(port), "--no-ui"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        url = f"http://127.0.0.1:{port}/api"
        try:
            _wait_for(url, process)
            yield url
        finally:
            process.terminate()


def ingest(environment: dict[str, str], inbox: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Runs the flow as a user does."""
    command = [sys.executable, "-m", "flows", "ingest", str(inbox), "--out", str(out)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        assert process.poll() is None, "the server has ended"
        try:
            urllib.request.urlopen(f"{url}/health", timeout=5).close()  # noqa: S310  # our own server
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer")
