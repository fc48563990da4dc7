"""A server of Prefect's that stands while `fourcorners serve` does: with its pages, its schedules, and one database.

`with standing(4200)` starts it on this machine alone, unless PREFECT_API_URL names one that stands already.
"""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from flows import settings
from flows.console import say

HOST = "127.0.0.1"
PATIENCE = 180.0
"""Seconds for its start: the first one makes the database."""

AT_THE_END = 'read -r _; kill "$1"; sleep 5; kill -9 "$1"'
"""Ends a process when the one that holds the other end of standard input has ended."""


class NotStarted(Exception):
    """A server that does not answer, with the reason in a sentence."""


@contextmanager
def standing(port: int) -> Iterator[bool]:
    """Sees to it that a server answers, and gives whether it was started for this. Raises `NotStarted`.

    To be called before Prefect is imported, which reads the server's address then.
    """
    settings.prepare()
    if os.environ.get("PREFECT_API_URL"):
        yield False
        return
    url = f"http://{HOST}:{port}/api"
    if _answers(url):
        raise NotStarted(f"something answers at {url} already: set PREFECT_API_URL to it, or choose another --port")
    with _started(port, url):
        os.environ["PREFECT_API_URL"] = url
        say(f"Prefect's pages are at http://{HOST}:{port}; other commands find it with PREFECT_API_URL={url}")
        try:
            yield True
        finally:
            del os.environ["PREFECT_API_URL"]


@contextmanager
def _started(port: int, url: str) -> Iterator[None]:
    # its page would call port 4200 whatever the port
    environment = {**os.environ, "PREFECT_SERVER_UI_API_URL": url}
    command = [sys.executable, "-m", "prefect", "server", "start", "--host", HOST, "--port", str(port)]
    nothing = subprocess.DEVNULL
    # in a session of its own: Ctrl-C goes to who serves, who has to tell the server before it ends
    server = subprocess.Popen(
        command, env=environment, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
    guard = _guard(server.pid)
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(url):
            if server.poll() is not None:
                raise NotStarted(f"Prefect's server has ended with status {server.returncode}: is port {port} free?")
            if time.monotonic() > until:
                raise NotStarted(f"Prefect's server at {url} does not answer")
            time.sleep(0.2)
        yield
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(timeout=20)
        server.kill()
        server.wait()
        if guard is not None:
            guard.kill()
            guard.communicate()


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


def _answers(url: str) -> bool:
    try:
        urllib.request.urlopen(f"{url}/health", timeout=5).close()  # noqa: S310  # our own server
    except (urllib.error.URLError, OSError):
        return False
    return True
