"""`fourcorners changes --since RUN` is the feed for who keeps a copy of a store: what is new, differs, or is gone."""

import argparse
import json
from dataclasses import asdict

from flows.console import DONE, WrongCall, answering, check_out, say

NAME = "changes"
HELP = "print which documents have changed since a run, as JSON lines"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument(
        "--since", metavar="RUN", type=int, required=True, help="the number of a run; 0 is the beginning of the store"
    )
    command.add_argument("--out", metavar="DIR", default="output", help="the store (default: output)")


def run(options: argparse.Namespace) -> int:
    """Prints a line for each document, and to standard error where the next call goes on."""
    check_out(options.out)
    from pipeline.store import StoreError
    from pipeline.store.overview import Overview

    count = 0
    try:
        with Overview(options.out) as store:
            latest = store.latest()
            for change in store.changes(options.since, latest):
                with answering():
                    print(json.dumps(asdict(change)))
                count += 1
    except ValueError as error:
        raise WrongCall(f"{options.out}: {error}; the last that has ended is {latest}") from error
    except StoreError as error:
        raise WrongCall(str(error)) from error
    noun = "document has" if count == 1 else "documents have"
    say(f"{count:,} {noun} changed since run {options.since}; the next call takes --since {latest}")
    return DONE
