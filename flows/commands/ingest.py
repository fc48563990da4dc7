"""`fourcorners ingest PATH…` makes a store of records with the Prefect flow."""

import argparse

from flows.console import WrongCall, add_limit, add_max_failed, allowed, check_out, check_paths, report

NAME = "ingest"
HELP = "make a store of records with the Prefect flow"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("paths", nargs="+", metavar="PATH", help="files, folders and archives; - is standard input")
    command.add_argument("--out", metavar="DIR", default="output", help="the store (default: output)")
    add_limit(command)
    add_max_failed(command)


def run(options: argparse.Namespace) -> int:
    """Runs the flow."""
    check_paths(options.paths)
    check_out(options.out)
    allowed(options.limit)
    from flows import ingest as flow
    from flows.progress import progress_bar
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting") as begin:
            tally = flow.run(options.paths, options.out, options.max_failed, begin, options.limit)
    except (StoreError, flow.NoServer) as error:
        raise WrongCall(str(error)) from error
    return report(tally, options.max_failed)
