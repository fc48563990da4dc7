"""`fourcorners extract FILE` prints the record of a file; with `--out` it makes a store of records without Prefect."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from flows.console import (
    DONE,
    FAILED,
    WrongCall,
    add_limit,
    add_max_failed,
    add_workers,
    allowed,
    answering,
    check_out,
    check_paths,
    report,
    say,
)

if TYPE_CHECKING:
    from flows.report import Tally
    from pipeline.limits import Limits

NAME = "extract"
HELP = "print the record of a file, or make a store of records without Prefect"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a file or an archive, - for standard input; with --out also folders and several",
    )
    command.add_argument("--out", metavar="DIR", help="the store that the records go to; without it they are printed")
    add_workers(command, "none: with --out, all is done in one process")
    add_limit(command)
    add_max_failed(command)


def run(options: argparse.Namespace) -> int:
    """Prints the record of a file, or the records of files and folders into a store."""
    check_paths(options.paths)
    limits = allowed(options.limit)
    if options.out is not None:
        return report(_into_store(options, limits), options.max_failed)
    if len(options.paths) > 1 or Path(options.paths[0]).is_dir():
        raise WrongCall("the records of a folder or of several files need a place: add --out DIR")
    return _print_records(options.paths[0], limits)


def _into_store(options: argparse.Namespace, limits: "Limits") -> "Tally":
    check_out(options.out)
    from flows.progress import progress_bar
    from flows.work import run as work
    from flows.workers import WorkerFailed
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting", of_bytes=True) as begin:
            return work(options.paths, options.out, begin, limits, options.workers or 0)
    except (StoreError, WorkerFailed) as error:
        raise WrongCall(str(error)) from error


def _print_records(path: str, limits: "Limits") -> int:
    """Prints one record indented; several, of a submission or an archive, a line each."""
    from flows.extraction import documents
    from flows.find import known_as, received
    from pipeline.schema import to_json

    failures: list[str] = []
    with received([path], limits) as (place,):
        records = [record for _, record, _ in documents(place, limits, failures)]
    for failure in failures:
        say(failure + _advice(path))
    if not records and not failures:
        say(f"{known_as(path)}: holds no document of text")
    with answering():
        for record in records:
            sys.stdout.buffer.write(to_json(record, indent=len(records) == 1))
    return DONE if records and not failures else FAILED


def _advice(path: str) -> str:
    """What to do where the path is a pipe, as the shell makes one for `<(…)`."""
    return "; to read what comes through a pipe, use -: … | fourcorners extract -" if Path(path).is_fifo() else ""
