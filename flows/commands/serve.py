"""`fourcorners serve` keeps the deployments at work: scheduled ones at their times, and the others when asked."""

import argparse

from flows.console import DONE, WrongCall, check_out, say
from flows.schedules import DAILY, INBOX, cron

NAME = "serve"
HELP = "keep scheduled and ad hoc runs at work, with Prefect's pages"

PORT = 4200
"""Where Prefect's own commands look for a server's pages."""


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument(
        "--inbox", metavar="DIR", default="inbox", help="the folder that is looked at (default: inbox)"
    )
    command.add_argument("--out", metavar="DIR", default="output", help="the store (default: output)")
    command.add_argument(
        "--cron", metavar="WHEN", type=_cron, default=INBOX, help=f"when the inbox is looked at (default: {INBOX!r})"
    )
    command.add_argument(
        "--daily",
        metavar="WHEN",
        type=_cron,
        default=DAILY,
        help=f"when EDGAR is asked for the filings of the day before, in New York's time (default: {DAILY!r})",
    )
    command.add_argument(
        "--runs", metavar="N", type=int, default=2, help="so many runs go on at a time; others wait (default: 2)"
    )
    command.add_argument(
        "--port", metavar="N", type=int, default=PORT, help=f"of Prefect's server, which is started (default: {PORT})"
    )


def run(options: argparse.Namespace) -> int:
    """Serves until it is interrupted."""
    check_out(options.out)
    if not options.inbox:
        raise WrongCall("--inbox is empty")
    if options.runs < 1:
        raise WrongCall(f"--runs {options.runs}: at least one run has to go on")
    from flows.server_process import NoServer
    from flows.standing import standing

    try:
        with standing(options.port) as is_ours:
            from flows.deployments import deployments, serve

            offered = deployments(options.inbox, options.out, options.cron, options.daily)
            for one in offered:
                when = f"at {one.cron}" if one.cron else "when asked"
                say(f"{one.flow.name}/{one.name} {when}: {one.description}")
            serve(offered, options.runs, alone=is_ours)
    except (NoServer, ValueError) as error:
        raise WrongCall(str(error)) from error
    return DONE


def _cron(words: str) -> str:
    try:
        return cron(words)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
