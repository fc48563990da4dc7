"""`fourcorners verify DIR` holds everything in a store against everything else."""

import argparse

from flows.console import DONE, FAILED, WrongCall, answering, check_paths, say

NAME = "verify"
HELP = "hold everything in a store against everything else"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("store", metavar="DIR", help="the store")


def run(options: argparse.Namespace) -> int:
    """Prints every problem of a store."""
    check_paths([options.store])
    from flows.progress import progress_bar
    from pipeline.store import StoreError
    from pipeline.store import verify as problems_of

    try:
        with progress_bar("verifying") as begin:
            problems = list(problems_of(options.store, begin))
    except StoreError as error:
        raise WrongCall(str(error)) from error
    with answering():
        for problem in problems:
            print(problem)
    found = len(problems)
    say(f"{options.store}: {found} {'problem' if found == 1 else 'problems'}" if found else f"{options.store}: sound")
    return FAILED if found else DONE
