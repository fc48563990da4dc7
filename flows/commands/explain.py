"""`fourcorners explain reference_dangling` says what a code of a diagnostic or of a failure means."""

import argparse
import difflib

from flows.console import DONE, WrongCall, answering

NAME = "explain"
HELP = "say what a code of a diagnostic or of a failure means"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("code", nargs="?", metavar="CODE", help="such as reference_dangling; without it, all codes")


def run(options: argparse.Namespace) -> int:
    """Prints what a code means, or all codes with their meanings."""
    from computations.codes import ANSWER_CODES
    from pipeline.codes import CODES

    codes = {**CODES, **ANSWER_CODES}
    if options.code is None:
        width = max(map(len, codes), default=0)
        with answering():
            for code, entry in sorted(codes.items()):
                print(f"{code:{width}}  {entry.meaning}")
        return DONE
    if options.code not in codes:
        near = difflib.get_close_matches(options.code, codes, n=3, cutoff=0.8)
        hint = f"did you mean {' or '.join(near)}?" if near else "`fourcorners explain` lists all codes"
        raise WrongCall(f"there is no code {options.code}; {hint}")
    entry = codes[options.code]
    with answering():
        print(f"{options.code}: {entry.meaning}\n\nexample: {entry.example}\n\nwhat to conclude: {entry.conclude}")
    return DONE
