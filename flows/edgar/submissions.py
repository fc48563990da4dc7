"""The list of a company's filings that EDGAR keeps: the newest thousand in one file, the older ones in others.

`filings_of_company(client, 1045810)` reads `submissions/CIK0001045810.json` and the files that it names.
"""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import orjson

from flows.edgar import names, whole
from flows.edgar.client import Client
from flows.edgar.download import refresh
from flows.edgar.filing import Filing
from flows.edgar.trouble import Missing, NotFetched

PAGE = re.compile(r"CIK\d{10}-submissions-\d{3}\.json", re.ASCII)


def filings_of_company(
    client: Client, company: int, since: date | None = None, until: date | None = None
) -> Iterator[Filing]:
    """What a company has filed, the newest first; files that only hold other days are not asked for.

    Raises `NotFetched`, `Missing` where EDGAR knows no such company.
    """
    try:
        listed = _kept(client, f"CIK{company:010d}.json")
    except Missing as error:
        raise Missing(f"EDGAR knows no company with the CIK {company}") from error
    try:
        if int(listed["cik"]) != company:
            raise NotFetched(f"CIK {company}: EDGAR gives the list of another company, {listed['cik']}")
        recent, pages = listed["filings"]["recent"], listed["filings"].get("files") or ()
        yield from _filings(recent, company)
        for page in pages:
            name, first, last = (
                page["name"],
                date.fromisoformat(page["filingFrom"]),
                date.fromisoformat(page["filingTo"]),
            )
            if (until and first > until) or (since and last < since):
                continue
            if not PAGE.fullmatch(name):
                raise NotFetched(f"CIK {company}: {name!r} is no name of a further list")
            yield from _filings(_kept(client, name), company)
    except (KeyError, TypeError, ValueError) as error:
        raise NotFetched(f"CIK {company}: the list of filings has not the form that is known: {error!r}") from error


def _filings(columns: Any, company: int) -> Iterator[Filing]:
    """The filings of a list that is kept by columns."""
    for number, filed, form in zip(columns["accessionNumber"], columns["filingDate"], columns["form"], strict=True):
        accession = names.accession(number)
        yield Filing(accession, names.submission_paths(company, accession), form, date.fromisoformat(filed), company)


def _kept(client: Client, name: str) -> Any:
    """A list in the cache, brought up to date."""
    target: Path = client.kept_at(client.edgar.data_url, f"submissions/{name}")
    refresh(client, f"{client.edgar.data_url}/submissions/{name}", target, whole.check_json)
    return orjson.loads(target.read_bytes())
