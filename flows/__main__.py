"""The command line: `fourcorners extract FILE`, `ingest`, `verify`, …; each command is a module in `flows.commands`.

Records and answers go to standard output, messages to standard error. What takes long to load is loaded where it
is used: `--help` and `extract` load no Prefect.
"""

import argparse
import atexit
import os
import signal
import sys
from collections.abc import Sequence

from flows.commands import COMMANDS
from flows.console import BROKEN_PIPE, FAILED, INTERRUPTED, WRONG_CALL, NoRoom, WrongCall, say
from flows.interpreter import collect_seldom, end_when_told_again

EXIT_STATUS = """\
exit status: 0 done; 1 a document could not be read or fetched (more of them than --max-failed allows), verify found
a problem, or the input of a computation was wrong; 2 the call was wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line's exit status; everything else is printed."""
    collect_seldom()
    # the last of what is done at the end: Python would leave the signal to the system then, and end with another status
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except WrongCall as error:
        say(str(error))
        return WRONG_CALL
    except BrokenPipeError:
        _drop_output()  # `| head` has seen enough
        return BROKEN_PIPE
    except NoRoom as error:
        _drop_output()
        say(f"standard output cannot be written to: {error}")
        return FAILED
    except KeyboardInterrupt:
        end_when_told_again()
        say("stopped; what is finished is kept, and the next run goes on from there")
        return INTERRUPTED
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="fourcorners",
        description="Reads SEC filings and makes one normalised JSON record of each document.",
        epilog=EXIT_STATUS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in COMMANDS:
        command = commands.add_parser(module.NAME, help=module.HELP, epilog=EXIT_STATUS)
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


class _Version(argparse.Action):
    """Prints the version; asks for it only then, which takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and exit")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"fourcorners {version('fourcorners')}")
        parser.exit()


def _drop_output() -> None:
    """Lets what Python still flushes at its end go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
