"""A server of Prefect's that stands while `fourcorners serve` does: with its pages, its schedules, and one database.

`with standing(4200)` starts it on this machine alone, unless PREFECT_API_URL names one that stands already.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from flows import settings
from flows.console import say
from flows.server_process import HOST, NoServer, answers, running, wait_for


@contextmanager
def standing(port: int) -> Iterator[bool]:
    """Sees to it that a server answers, and gives whether it was started for this. Raises `NoServer`.

    To be called before Prefect is imported, which reads the server's address then.
    """
    settings.prepare()
    if os.environ.get("PREFECT_API_URL"):
        yield False
        return
    url = f"http://{HOST}:{port}/api"
    if answers(url):
        raise NoServer(f"something answers at {url} already: set PREFECT_API_URL to it, or choose another --port")
    # its page would call port 4200 whatever the port
    environment = {**os.environ, "PREFECT_SERVER_UI_API_URL": url}
    command = [sys.executable, "-m", "prefect", "server", "start", "--host", HOST, "--port", str(port)]
    with running(command, environment) as server:
        wait_for(server, url)
        os.environ["PREFECT_API_URL"] = url
        say(f"Prefect's pages are at http://{HOST}:{port}; other commands find it with PREFECT_API_URL={url}")
        try:
            yield True
        finally:
            del os.environ["PREFECT_API_URL"]
