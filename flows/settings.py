"""What Prefect is told before it is loaded: no calls to the outside, no advertising, a server of its own.

`prepare()` sets only what the environment leaves open, so a server named in PREFECT_API_URL, or another log level,
is used as it stands.
"""

import os

DEFAULTS = {
    # nobody is told that a flow ran: neither by the client nor by the server, which would log an error when offline
    "DO_NOT_TRACK": "1",
    "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
    "PREFECT_SERVER_UI_SHOW_PROMOTIONAL_CONTENT": "false",
    # without PREFECT_API_URL a server is started for the run and stopped after it; its first start makes a database
    "PREFECT_SERVER_EPHEMERAL_ENABLED": "true",
    "PREFECT_SERVER_EPHEMERAL_STARTUP_TIMEOUT_SECONDS": "180",
    # the terminal shows the progress bar, the table and what failed; the run's page has the log of its batches
    "PREFECT_LOGGING_HANDLERS_CONSOLE_LEVEL": "CRITICAL",
}


def prepare() -> None:
    """Sets the defaults; to be called before Prefect is imported, which reads them once."""
    for name, value in DEFAULTS.items():
        os.environ.setdefault(name, value)
