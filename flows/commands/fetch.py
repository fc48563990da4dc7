"""`fourcorners fetch ACCESSION…` gets submissions from EDGAR; so do `--cik 1045810 --form 8-K`, `--daily 2024-05-01`.

It prints the path of each, so that `fourcorners fetch … | xargs fourcorners ingest` goes on with them.
"""

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from typing import TYPE_CHECKING

from flows.console import DONE, FAILED, WrongCall, answering, check_out, say

if TYPE_CHECKING:
    from flows.edgar.client import Client
    from flows.edgar.fetch import Outcome

NAME = "fetch"
HELP = "get submissions from EDGAR: by accession number, by company, or by day"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    from flows.edgar import names

    command.description = (
        "EDGAR answers those who say who they are: set FOURCORNERS_USER_AGENT, or user_agent in fourcorners.toml, to "
        "your name and e-mail address. All runs of one user together ask eight times a second at most. The paths of "
        "the submissions are printed, what is there already is not fetched again, and a run that was stopped goes on."
    )
    command.add_argument(
        "accessions", nargs="*", type=_of(names.accession), metavar="ACCESSION", help="such as 0000950117-04-002615"
    )
    command.add_argument(
        "--cik",
        action="append",
        default=[],
        type=_of(names.cik),
        metavar="CIK",
        help="what this company filed; with ACCESSION where it is sought first, with --daily what is this company's "
        "alone; may be repeated",
    )
    command.add_argument(
        "--form",
        action="append",
        default=[],
        metavar="FORM",
        help="only this form, such as 8-K (amendments are a form of their own: 8-K/A); may be repeated",
    )
    day = _of(date.fromisoformat)
    command.add_argument("--since", type=day, metavar="DATE", help="with --cik: filed on this day or later")
    command.add_argument("--until", type=day, metavar="DATE", help="with --cik: filed on this day or earlier")
    command.add_argument(
        "--daily",
        action="append",
        default=[],
        type=day,
        metavar="DATE",
        help="what was filed on this day, such as 2024-05-01; may be repeated",
    )
    command.add_argument("--out", metavar="DIR", default="inbox", help="the folder they go to (default: inbox)")


def run(options: argparse.Namespace) -> int:
    """Fetches, and prints the path of each submission that is there at the end."""
    _check(options)
    from flows.edgar.client import Client
    from flows.edgar.configuration import configured
    from flows.edgar.trouble import NotFetched, NotSet
    from flows.settings import WrongSetting, load

    try:
        client = Client(configured(load(), os.environ), say)
    except (NotSet, WrongSetting) as error:
        raise WrongCall(str(error)) from error
    tally: Counter[str] = Counter()
    with client:
        try:
            for outcome in _outcomes(client, options):
                tally[outcome.state] += 1
                if outcome.path is not None:
                    with answering():
                        print(outcome.path, flush=True)
                else:
                    say(outcome.message)
        except NotFetched as error:
            say(str(error))
            tally["failed"] += 1
        except BrokenPipeError:
            raise
        except OSError as error:
            raise WrongCall(f"{error.filename or options.out}: {error.strerror}") from error
    failed = tally["failed"] + tally["missing"]
    say(f"{tally['fetched']} fetched, {tally['there']} there before, {failed} failed")
    return FAILED if failed else DONE


def _outcomes(client: "Client", options: argparse.Namespace) -> "Iterator[Outcome]":
    from flows.edgar.fetch import fetch_accessions, fetch_company, fetch_day
    from flows.edgar.filing import Choice

    choice = Choice(ciks=tuple(options.cik), forms=tuple(options.form), since=options.since, until=options.until)
    if options.accessions:
        yield from fetch_accessions(client, options.accessions, options.out, options.cik)
    elif options.daily:
        for day in options.daily:
            outcomes = fetch_day(client, day, options.out, choice)
            if outcomes is None:
                say(f"{day}: EDGAR has no index of this {day:%A}: no filings that day, or not yet")
            else:
                yield from outcomes
    else:
        yield from fetch_company(client, options.out, choice)


def _check(options: argparse.Namespace) -> None:
    """Raises `WrongCall` where the options do not go together."""
    if options.accessions and options.daily:
        raise WrongCall("either accession numbers or --daily: they are two ways to say what to fetch")
    if not (options.accessions or options.daily or options.cik):
        raise WrongCall("say what to fetch: accession numbers, --cik or --daily")
    if options.accessions and options.form:
        raise WrongCall("--form goes with --cik or --daily; a submission that is named is fetched whatever its form")
    if (options.since or options.until) and (options.accessions or options.daily):
        raise WrongCall("--since and --until go with --cik alone")
    if options.since and options.until and options.since > options.until:
        raise WrongCall(f"--since {options.since} is after --until {options.until}")
    check_out(options.out)


def _of(reads: Callable[[str], object]) -> Callable[[str], object]:
    """The same for argparse, which keeps the sentence of no other error."""

    def read(words: str) -> object:
        try:
            return reads(words)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read
