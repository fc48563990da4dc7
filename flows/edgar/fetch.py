"""Filings into a folder: those named, those of a company, those of a day; what is there already is not got again.

`fetch_day(client, date(2024, 5, 1), "inbox", Choice(forms=("8-K",)))` is what a scheduled run calls each night.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Literal

from flows.edgar import index, names, whole
from flows.edgar.client import Client
from flows.edgar.download import download, passes
from flows.edgar.filing import Choice, Filing, wanted
from flows.edgar.submissions import filings_of_company
from flows.edgar.trouble import Blocked, Missing, NotFetched
from pipeline.diagnostic import Unreadable

WORKERS = 4
"""Downloads under way at once: enough to use the pace up, where an answer takes half a second."""
PARTIAL = ".partial"
"""The folder, in the one that filings go to, that holds what is not complete."""

EVERYTHING = Choice()


@dataclass(frozen=True)
class Outcome:
    """What became of a filing: the file in its place, or why there is none.

    A list that could not be had, or a line of one that could not be read, is a failure without an accession number.
    """

    accession: str
    path: Path | None
    state: Literal["fetched", "there", "missing", "failed"]
    message: str = ""


def fetch_accessions(
    client: Client, accessions: Iterable[str], out: str | Path, ciks: Sequence[int] = (), today: date | None = None
) -> Iterator[Outcome]:
    """Fetches submissions by their numbers; `ciks` are companies that they may be of.

    Where none is given a submission is sought under the CIK that its number begins with, which is right for who files
    for themselves; then in the indexes of its year, up to `today`. Raises `Blocked` where nothing more can be had.
    """
    sought = []
    for number in dict.fromkeys(accessions):
        companies = dict.fromkeys((*ciks, names.assigner(number)))
        paths = chain.from_iterable(names.submission_paths(company, number) for company in companies)
        sought.append(Filing(number, tuple(paths)))
    missing = {}
    for outcome in fetch(client, sought, out):
        if outcome.state == "missing":
            missing[outcome.accession] = outcome
        else:
            yield outcome
    found = index.find(client, missing, today or datetime.now(UTC).date())
    yield from fetch(client, [Filing(number, paths) for number, paths in found.items()], out)
    yield from (outcome for number, outcome in missing.items() if number not in found)


def fetch_company(client: Client, out: str | Path, choice: Choice) -> Iterator[Outcome]:
    """Fetches what the companies of a choice have filed, the newest first, and a submission of several of them once."""
    met: set[str] = set()
    for company in dict.fromkeys(choice.ciks):
        try:
            listed = list(wanted(filings_of_company(client, company, choice.since, choice.until), choice))
        except Blocked:
            raise
        except NotFetched as error:
            yield Outcome("", None, "failed", str(error))
            continue
        filings = [filing for filing in listed if filing.accession not in met]
        met.update(filing.accession for filing in filings)
        yield from fetch(client, filings, out)


def fetch_day(client: Client, day: date, out: str | Path, choice: Choice = EVERYTHING) -> Iterator[Outcome] | None:
    """Fetches what was filed on a day, None where EDGAR has no index of it. Raises `NotFetched`."""
    listed = index.index_of_day(client, day)
    if listed is None:
        return None
    odd = [Outcome("", None, "failed", f"{day}: a line of the index is no row: {line[:200]!r}") for line in listed.odd]
    return chain(odd, fetch(client, list(wanted(listed.filings, choice)), out))


def fetch(client: Client, filings: Sequence[Filing], out: str | Path) -> Iterator[Outcome]:
    """Fetches filings, in their order. A failure of one is its outcome. Raises `Blocked` where it is of all."""
    if not filings:
        return
    (Path(out) / PARTIAL).mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(WORKERS) as pool:
        try:
            yield from pool.map(partial(_fetch, client, Path(out)), filings)
        except BaseException:
            client.stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _fetch(client: Client, out: Path, filing: Filing) -> Outcome:
    """What becomes of one filing."""
    number = filing.accession
    target = out / f"{number}.txt"
    check = partial(whole.check_submission, number=number)
    if passes(check, target):
        return Outcome(number, target, "there")
    for path in filing.paths:
        try:
            download(client, f"{client.edgar.url}/{path}", target, check, out / PARTIAL)
        except Blocked:
            raise
        except Missing:
            continue
        except NotFetched as error:
            return Outcome(number, None, "failed", str(error))
        except Unreadable as problem:
            return Outcome(number, None, "failed", str(problem))
        else:
            return Outcome(number, target, "fetched")
    return Outcome(number, None, "missing", f"{number}: EDGAR has no such submission")
