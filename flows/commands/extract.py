"""`fourcorners extract FILE` prints the record of a file; with `--out` it makes a store of records without Prefect."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from flows.console import DONE, FAILED, WrongCall, add_max_failed, answering, check_out, check_paths, report, say

if TYPE_CHECKING:
    from flows.report import Tally

NAME = "extract"
HELP = "print the record of a file, or make a store of records without Prefect"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("paths", nargs="+", metavar="PATH", help="a file; with --out also folders and several")
    command.add_argument("--out", metavar="DIR", help="the store that the records go to; without it they are printed")
    add_max_failed(command)


def run(options: argparse.Namespace) -> int:
    """Prints the record of a file, or the records of files and folders into a store."""
    check_paths(options.paths)
    if options.out is not None:
        return report(_into_store(options), options.max_failed)
    if len(options.paths) > 1 or Path(options.paths[0]).is_dir():
        raise WrongCall("the records of a folder or of several files need a place: add --out DIR")
    return _print_records(options.paths[0])


def _into_store(options: argparse.Namespace) -> "Tally":
    check_out(options.out)
    from flows.progress import progress_bar
    from flows.work import run as work
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting") as begin:
            return work(options.paths, options.out, begin)
    except StoreError as error:
        raise WrongCall(str(error)) from error


def _print_records(path: str) -> int:
    """Prints one record indented; several, of a submission, a line each."""
    from flows.work import internal_error, record_of
    from pipeline import Unreadable
    from pipeline.file import File
    from pipeline.schema import to_json
    from pipeline.unpack import set_aside, unpack

    records, failed = [], False
    try:
        parts = [part for part in unpack(File.at(path)) if set_aside(part) is None]
    except Unreadable as problem:
        say(f"{path}: {problem.message}")
        return FAILED
    for part in parts:
        name = f"{path}: {part.id}" if len(parts) > 1 else path
        try:
            records.append(record_of(part)[0])
        except Unreadable as problem:
            failed = True
            say(f"{name}: {problem.message}")
        except Exception as error:  # noqa: BLE001  # the boundary of a document: a bug in one must not stop the others
            failed = True
            say(f"{name}: {internal_error(part, error).message}")
    if not parts:
        failed = True
        say(f"{path}: is a submission without a document of text")
    with answering():
        for record in records:
            sys.stdout.buffer.write(to_json(record, indent=len(parts) == 1))
    return FAILED if failed else DONE
