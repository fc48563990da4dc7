"""What the commands share: exit statuses, sentences to standard error, answers to standard output, common options."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flows.report import Tally
    from pipeline.limits import Limits

DONE, FAILED, WRONG_CALL, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141
WIDTH = 160
"""So wide is the table of a run where standard output is no terminal."""


class WrongCall(Exception):
    """A call that cannot be carried out, with the reason in a sentence."""


class NoRoom(Exception):
    """Standard output takes no more, such as on a disk that is full."""


def say(sentence: str) -> None:
    """Prints a sentence to standard error, with the program's name before it."""
    print(f"fourcorners: {sentence}".encode(errors="replace").decode(), file=sys.stderr)


@contextmanager
def answering() -> Iterator[None]:
    """Everything that goes to standard output is written inside. Raises `NoRoom` where that cannot be."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NoRoom(error.strerror) from error


def check_paths(paths: Sequence[str]) -> None:
    """Raises `WrongCall` where a path is empty."""
    if "" in paths:
        raise WrongCall("a path is empty")


def check_out(out: str) -> None:
    """Raises `WrongCall` where a store cannot be at this place."""
    if not out:
        raise WrongCall("--out is empty, and the records need a folder")
    if Path(out).exists() and not Path(out).is_dir():
        raise WrongCall(f"{out}: is a file, and the records need a folder")


def add_max_failed(command: argparse.ArgumentParser) -> None:
    """Adds the option that says how many documents may be unreadable."""
    command.add_argument(
        "--max-failed",
        metavar="SHARE",
        type=_share,
        default=0.0,
        help="the share of documents, from 0 to 1, that may be unreadable with exit status 0 (default: 0)",
    )


def add_workers(command: argparse.ArgumentParser, default: str) -> None:
    """Adds the option that says how many processes share the work."""
    command.add_argument(
        "--workers", metavar="N", type=_number, help=f"worker processes that share the work (default: {default})"
    )


def add_limit(command: argparse.ArgumentParser) -> None:
    """Adds the option that sets a limit of the readers."""
    command.add_argument(
        "--limit",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set a limit of reading, such as pages=10; may be repeated, and wins over fourcorners.toml",
    )


def allowed(assignments: Sequence[str]) -> "Limits":
    """The limits that are set, and those set anew for this call. Raises `WrongCall` where a setting is wrong."""
    from flows.settings import WrongSetting, load, with_limits

    try:
        return with_limits(load().limits, assignments)
    except WrongSetting as error:
        raise WrongCall(str(error)) from error


def report(tally: "Tally", max_failed: float) -> int:
    """Prints the table of what a run found, and gives the exit status."""
    from rich.console import Console

    from flows.report import show

    class Answers(Console):
        def on_broken_pipe(self) -> None:
            raise  # noqa: PLE0704  # rich calls this while it handles the error, and would end with status 1

    answers = Answers()
    if not answers.is_terminal:
        answers.width = WIDTH
    with answering():
        show(tally, answers, Console(stderr=True))
    return FAILED if tally.failed_share > max_failed else DONE


def _number(words: str) -> int:
    try:
        number = int(words)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{words!r} is not a number of processes")
    return number


def _share(words: str) -> float:
    try:
        share = float(words)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{words!r} is not a share from 0 to 1")
    return share
