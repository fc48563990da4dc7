"""Prefect's server for one run: without its pages, and without the services that only a server that stands needs.

`python -m flows.embedded_server PORT` runs until it is ended. Its settings come from the environment.
"""

import sys

from flows.interpreter import collect_seldom
from flows.server_process import HOST


def main(port: int) -> None:
    """Serves Prefect's API on this machine alone."""
    collect_seldom()
    import uvicorn  # noqa: PLC0415  # loaded when that is settled
    from prefect.server.api.server import create_app  # noqa: PLC0415  # the same

    app = create_app(ephemeral=True, final=True)
    uvicorn.run(app, host=HOST, port=port, log_level="error", lifespan="on")


if __name__ == "__main__":
    main(int(sys.argv[1]))
