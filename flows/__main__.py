"""The command line: `fourcorners extract FILE`, `ingest`, `verify`, `schema`, `explain`.

Records and answers go to standard output, messages to standard error. What takes long to load is loaded where it
is used: `--help` and `extract` load no Prefect.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flows.report import Tally

DONE, FAILED, WRONG_CALL, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141
WIDTH = 160
"""So wide is the table of a run where standard output is no terminal."""
EXIT_STATUS = """\
exit status: 0 done; 1 a document could not be read (more of them than --max-failed allows), or verify found a
problem; 2 the call was wrong."""


class WrongCall(Exception):
    """A call that cannot be carried out, with the reason in a sentence."""


class NoRoom(Exception):
    """Standard output takes no more, such as on a disk that is full."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line's exit status; everything else is printed."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.command(options)
    except WrongCall as error:
        _say(str(error))
        return WRONG_CALL
    except BrokenPipeError:
        _drop_output()  # `| head` has seen enough
        return BROKEN_PIPE
    except NoRoom as error:
        _drop_output()
        _say(f"standard output cannot be written to: {error}")
        return FAILED
    except KeyboardInterrupt:
        _say("stopped; what is finished is kept, and the next run goes on from there")
        return INTERRUPTED
    return status


def extract(options: argparse.Namespace) -> int:
    """Prints the record of a file, or the records of files and folders into a store."""
    _check_paths(options.paths)
    if options.out is not None:
        return _report(options, _extract_into_store(options))
    if len(options.paths) > 1 or Path(options.paths[0]).is_dir():
        raise WrongCall("the records of a folder or of several files need a place: add --out DIR")
    return _print_records(options.paths[0])


def ingest(options: argparse.Namespace) -> int:
    """Runs the flow."""
    _check_paths(options.paths)
    _check_out(options.out)
    from flows import ingest as flow
    from flows.progress import progress_bar
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting") as begin:
            tally = flow.run(options.paths, options.out, options.max_failed, begin)
    except (StoreError, flow.NoServer) as error:
        raise WrongCall(str(error)) from error
    return _report(options, tally)


def verify(options: argparse.Namespace) -> int:
    """Prints every problem of a store."""
    _check_paths([options.store])
    from flows.progress import progress_bar
    from pipeline.store import StoreError
    from pipeline.store import verify as problems_of

    try:
        with progress_bar("verifying") as begin:
            problems = list(problems_of(options.store, begin))
    except StoreError as error:
        raise WrongCall(str(error)) from error
    with _answering():
        for problem in problems:
            print(problem)
    found = len(problems)
    _say(f"{options.store}: {found} {'problem' if found == 1 else 'problems'}" if found else f"{options.store}: sound")
    return FAILED if found else DONE


def schema(options: argparse.Namespace) -> int:
    """Prints the JSON Schema of a record."""
    from pipeline.schema import schema_text

    with _answering():
        print(schema_text(), end="")
    return DONE


def explain(options: argparse.Namespace) -> int:
    """Prints what a code means, or all codes with their meanings."""
    from pipeline.codes import CODES

    if options.code is None:
        width = max(map(len, CODES), default=0)
        with _answering():
            for code, entry in sorted(CODES.items()):
                print(f"{code:{width}}  {entry.meaning}")
        return DONE
    if options.code not in CODES:
        import difflib

        near = difflib.get_close_matches(options.code, CODES, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`fourcorners explain` lists all codes"
        raise WrongCall(f"there is no code {options.code}; {hint}")
    entry = CODES[options.code]
    with _answering():
        print(f"{options.code}: {entry.meaning}\n\nexample: {entry.example}\n\nwhat to conclude: {entry.conclude}")
    return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="fourcorners",
        description="Reads SEC filing text and makes one normalised JSON record of each document.",
        epilog=EXIT_STATUS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser(
        "extract", help="print the record of a file, or make a store of records without Prefect"
    )
    command.add_argument("paths", nargs="+", metavar="PATH", help="a file; with --out also folders and several")
    command.add_argument("--out", metavar="DIR", help="the store that the records go to; without it they are printed")
    _add_max_failed(command)
    command.set_defaults(command=extract)

    command = commands.add_parser("ingest", help="make a store of records with the Prefect flow")
    command.add_argument("paths", nargs="+", metavar="PATH", help="files and folders")
    command.add_argument("--out", metavar="DIR", default="output", help="the store (default: output)")
    _add_max_failed(command)
    command.set_defaults(command=ingest)

    command = commands.add_parser("verify", help="hold everything in a store against everything else")
    command.add_argument("store", metavar="DIR", help="the store")
    command.set_defaults(command=verify)

    command = commands.add_parser("schema", help="print the JSON Schema of a record")
    command.set_defaults(command=schema)

    command = commands.add_parser("explain", help="say what a code of a diagnostic or of a failure means")
    command.add_argument("code", nargs="?", metavar="CODE", help="such as reference_dangling; without it, all codes")
    command.set_defaults(command=explain)
    for one in commands.choices.values():
        one.epilog = EXIT_STATUS
    return parser


def _add_max_failed(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--max-failed",
        metavar="SHARE",
        type=_share,
        default=0.0,
        help="the share of documents, from 0 to 1, that may be unreadable with exit status 0 (default: 0)",
    )


def _share(words: str) -> float:
    try:
        share = float(words)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{words!r} is not a share from 0 to 1")
    return share


class _Version(argparse.Action):
    """Prints the version; asks for it only then, which takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and exit")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"fourcorners {version('fourcorners')}")
        parser.exit()


def _extract_into_store(options: argparse.Namespace) -> "Tally":
    _check_out(options.out)
    from flows.progress import progress_bar
    from flows.work import run
    from pipeline.store import StoreError

    try:
        with progress_bar("extracting") as begin:
            return run(options.paths, options.out, begin)
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
        _say(f"{path}: {problem.message}")
        return FAILED
    for part in parts:
        name = f"{path}: {part.id}" if len(parts) > 1 else path
        try:
            records.append(record_of(part)[0])
        except Unreadable as problem:
            failed = True
            _say(f"{name}: {problem.message}")
        except Exception as error:  # noqa: BLE001  # the boundary of a document: a bug in one must not stop the others
            failed = True
            _say(f"{name}: {internal_error(part, error).message}")
    if not parts:
        failed = True
        _say(f"{path}: is a submission without a document of text")
    with _answering():
        for record in records:
            sys.stdout.buffer.write(to_json(record, indent=len(parts) == 1))
    return FAILED if failed else DONE


def _check_paths(paths: Sequence[str]) -> None:
    if "" in paths:
        raise WrongCall("a path is empty")


def _check_out(out: str) -> None:
    if not out:
        raise WrongCall("--out is empty, and the records need a folder")
    if Path(out).exists() and not Path(out).is_dir():
        raise WrongCall(f"{out}: is a file, and the records need a folder")


def _report(options: argparse.Namespace, tally: "Tally") -> int:
    """Prints the table of what was found, and gives the exit status."""
    from rich.console import Console

    from flows.report import show

    class Answers(Console):
        def on_broken_pipe(self) -> None:
            raise  # noqa: PLE0704  # rich calls this while it handles the error, and would end with status 1

    answers = Answers()
    if not answers.is_terminal:
        answers.width = WIDTH
    with _answering():
        show(tally, answers, Console(stderr=True))
    return FAILED if tally.failed_share > options.max_failed else DONE


@contextmanager
def _answering() -> Iterator[None]:
    """Everything that goes to standard output is written inside. Raises `NoRoom` where that cannot be."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NoRoom(error.strerror) from error


def _drop_output() -> None:
    """Lets what Python still flushes at its end go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(sentence: str) -> None:
    print(f"fourcorners: {sentence}".encode(errors="replace").decode(), file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
