"""`fourcorners ingest PATH…` makes a store of records with the Prefect flow."""

import argparse
from pathlib import Path

from flows.console import WrongCall, add_limit, add_max_failed, add_workers, allowed, check_out, check_paths, report

NAME = "ingest"
HELP = "make a store of records with the Prefect flow"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("paths", nargs="+", metavar="PATH", help="files, folders and archives; - is standard input")
    command.add_argument("--out", metavar="DIR", default="output", help="the store (default: output)")
    add_workers(command, "one for each processor")
    command.add_argument(
        "--runner",
        choices=("processes", "dask"),
        default="processes",
        help="where the worker processes are: on this machine, or on those of a Dask cluster (default: processes)",
    )
    command.add_argument(
        "--address", metavar="URL", help="the scheduler of the cluster, such as tcp://host:8786; without it one is made"
    )
    command.add_argument("--metrics", metavar="FILE", help="write the numbers of the run to this file, as JSON")
    add_limit(command)
    add_max_failed(command)


def run(options: argparse.Namespace) -> int:
    """Runs the flow."""
    check_paths(options.paths)
    check_out(options.out)
    allowed(options.limit)
    if options.address and options.runner != "dask":
        raise WrongCall("--address names a Dask cluster: add --runner dask")
    if options.metrics is not None and not Path(options.metrics).parent.is_dir():
        raise WrongCall(f"--metrics {options.metrics}: there is no folder {Path(options.metrics).parent}")
    from flows import at_once
    from flows.hands import NoCluster
    from flows.progress import progress_bar
    from flows.server_process import NoServer
    from flows.workers import WorkerFailed
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting", of_bytes=True) as begin:
            tally = at_once.run(
                options.paths,
                options.out,
                begin,
                max_failed=options.max_failed,
                limits=options.limit,
                workers=options.workers,
                runner=options.runner,
                address=options.address,
                metrics=options.metrics,
            )
    except (StoreError, NoServer, NoCluster, WorkerFailed) as error:
        raise WrongCall(str(error)) from error
    return report(tally, options.max_failed)
