"""One home for Prefect and one server for all tests that need them: each start takes seconds."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
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
    left: list[str]
    """The processes that it has left behind."""


@pytest.fixture(scope="session")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """The first run on a machine: Prefect makes its database."""
    inbox, out = tmp_path_factory.mktemp("inbox"), tmp_path_factory.mktemp("store") / "out"
    (inbox / "letter.txt").write_bytes(b"January 31, 2002\n\nDear Sirs:\n\nSee the Rosebud Covenant.\n")
    (inbox / "empty.txt").write_bytes(b"")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PREFECT")}
    environment["PREFECT_HOME"] = str(tmp_path_factory.mktemp("prefect"))
    done = ingest(environment, inbox, out)
    return Ran(done, inbox, out, environment, list(_processes_with(environment["PREFECT_HOME"])))


def _processes_with(home: str) -> Iterator[str]:
    """The processes that have this folder for their home of Prefect."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if home in (process / "environ").read_bytes().decode(errors="replace"):
                yield process.name
        except OSError:  # another user's process, or one that has ended
            continue


@pytest.fixture(scope="session")
def server(ran: Ran, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with its scheduler, over a copy of what the first run left, which stays as it is."""
    home = tmp_path_factory.mktemp("standing") / "home"
    shutil.copytree(ran.environment["PREFECT_HOME"], home)
    with standing({**ran.environment, "PREFECT_HOME": str(home)}) as url:
        yield url


@contextmanager
def standing(environment: dict[str, str]) -> Iterator[str]:
    """The address of a server with its scheduler, which ends at the end."""
    port = free_port()
    environment = {**settings.DEFAULTS, "PREFECT_SERVER_SERVICES_SCHEDULER_LOOP_SECONDS": "1", **environment}
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


def free_port() -> int:
    """A port that nothing listens to."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


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
