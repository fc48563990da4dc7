"""A server of Prefect's as a process of ours, which ends with us, however that comes.

Within `with running(command, environment) as server` there is one, and `wait_for(server, url)` returns when it answers.
"""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

HOST = "127.0.0.1"

PATIENCE = 180.0
"""Seconds for its start: the first one makes the database."""

AT_THE_END = 'read -r _; kill "$1"; sleep 5; kill -9 "$1"'
"""Ends a process when the one that holds the other end of standard input has ended."""


class NoServer(Exception):
    """Prefect's server does not answer, or no longer does; the reason in a sentence."""


Server = subprocess.Popen[bytes]


@contextmanager
def running(command: Sequence[str], environment: dict[str, str]) -> Iterator[Server]:
    """The process of a server that begins now, and ends at the end."""
    nothing = subprocess.DEVNULL
    # in a session of its own: Ctrl-C goes to who started it, who has to tell the server before it ends
    server = subprocess.Popen(
        command, env=environment, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    guard = _guard(server.pid)
    try:
        yield server
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(timeout=20)
        server.kill()
        server.wait()
        if guard is not None:
            guard.kill()
            guard.communicate()


def wait_for(server: Server, url: str) -> None:
    """Waits until the server answers. Raises `NoServer` where it does not."""
    until = time.monotonic() + PATIENCE
    while not answers(url):
        if server.poll() is not None:
            raise NoServer(f"Prefect's server has ended with status {server.returncode}: is {url} free?")
        if time.monotonic() > until:
            raise NoServer(f"Prefect's server at {url} does not answer")
        time.sleep(0.05)


def answers(url: str) -> bool:
    """Whether a server of Prefect's answers at this address."""
    try:
        urllib.request.urlopen(f"{url}/health", timeout=5).close()  # noqa: S310  # our own server
    except (urllib.error.URLError, OSError):
        return False
    return True


def free_port() -> int:
    """A port of this machine that nothing listens to."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
    return port


def _guard(process: int) -> "subprocess.Popen[bytes] | None":
    """Sees to it that the server ends with us, also where this process is killed."""
    if os.name != "posix":
        return None
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        ["/bin/sh", "-c", AT_THE_END, "sh", str(process)],
        stdin=subprocess.PIPE,
        stdout=nothing,
        stderr=nothing,
        start_new_session=True,
    )
