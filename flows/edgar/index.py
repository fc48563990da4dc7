"""EDGAR's master indexes: what was filed on a day, and in which quarter an accession number stands.

A row: `1045810|NVIDIA CORP|8-K|20240501|edgar/data/1045810/0001045810-24-000100.txt`.
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

import orjson

from flows.edgar import names, whole
from flows.edgar.client import Client
from flows.edgar.download import refresh
from flows.edgar.filing import Filing
from flows.edgar.trouble import Missing, NotFetched

FILE = re.compile(r"(?:edgar/)?data/(\d{1,10})/(?:\d{18}/)?(\d{10}-\d{2}-\d{6})\.txt", re.ASCII)
PLACE = re.compile(rb"data/(\d{1,10})/(?:\d{18}/)?(\d{10}-\d{2}-\d{6})\.txt")


@dataclass(frozen=True)
class Index:
    """What an index lists, and its lines that are no rows of one."""

    filings: tuple[Filing, ...]
    odd: tuple[str, ...] = ()


def index_of_day(client: Client, day: date) -> Index | None:
    """EDGAR's index of a day, None where the day has none: a weekend, a holiday, a day to come.

    The folder of the quarter is asked first which indexes there are: a file that is not there and a request that is
    refused look alike. Raises `NotFetched`.
    """
    folder = f"Archives/edgar/daily-index/{_quarter(day)}"
    try:
        listing = _kept(client, f"{folder}/index.json")
    except Missing:
        file_names = _names_of_day(day)
    else:
        listed = _listed(listing)
        file_names = [name for name in _names_of_day(day) if name in listed]
    kept = _first(client, folder, file_names)
    return None if kept is None else read(kept)


def find(client: Client, accessions: Collection[str], today: date) -> dict[str, tuple[str, ...]]:
    """Where submissions lie of which only the accession number is known; what no index lists is left out.

    An accession number begins with the CIK of whoever sent it, often an agent. So the quarterly indexes are read, of
    the year that the number names and the first quarter of the next: a number may be given before it is used.
    """
    found: dict[str, tuple[str, ...]] = {}
    for year in sorted({names.year(number) for number in accessions}):
        sought = {number for number in accessions if names.year(number) == year}
        begin = (date(year, 1, 1), date(year, 4, 1), date(year, 7, 1), date(year, 10, 1), date(year + 1, 1, 1))
        for day in begin:
            if not sought or day > today:
                break
            kept = _first(client, f"Archives/edgar/full-index/{_quarter(day)}", ("master.gz", "master.idx"))
            if kept is not None:
                here = _places(kept, sought)
                found |= here
                sought -= here.keys()
    return found


def _places(path: Path, sought: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Where an index says that submissions lie, of those that are sought."""
    found: dict[str, tuple[str, ...]] = {}
    for match in PLACE.finditer(whole.text_of(path)):
        number = match[2].decode()
        if number in sought and number not in found:
            found[number] = names.submission_paths(int(match[1]), number)
    return found


def read(path: Path) -> Index:
    """The index in a file; the names of companies are not read."""
    data = whole.text_of(path)
    head = whole.INDEX_HEAD.search(data)
    filings, odd = [], []
    for line in data[head.end() if head else 0 :].splitlines():
        # the names of companies are in Latin-1 here and in UTF-8 there
        words = line.decode("latin-1")
        filing = _row(words)
        if filing is not None:
            filings.append(filing)
        elif words.strip("- \t"):
            odd.append(words)
    return Index(tuple(filings), tuple(odd))


def _row(line: str) -> Filing | None:
    """The filing of a line; a company's name may hold the mark between fields."""
    fields = line.split("|")
    if len(fields) < 5:
        return None
    form, filed, file_name = (field.strip() for field in fields[-3:])
    file = FILE.fullmatch(file_name)
    day = _day(filed)
    if file is None or day is None or not fields[0].strip().isdecimal():
        return None
    return Filing(file[2], names.submission_paths(int(file[1]), file[2]), form, day, int(fields[0]))


def _day(words: str) -> date | None:
    """A day as indexes write it: "20240501", "2024-05-01"; "980102" in some of the first."""
    digits = words.replace("-", "")
    try:
        return datetime.strptime(digits, "%Y%m%d" if len(digits) == 8 else "%y%m%d").date()  # noqa: DTZ007  # a day
    except ValueError:
        return None


def _spellings(day: date) -> tuple[str, ...]:
    """A day in the names of indexes, the likeliest first: "070194" in 1994, then "970501", since 1998 "20240501"."""
    whole_year, short, american = f"{day:%Y%m%d}", f"{day:%y%m%d}", f"{day:%m%d%y}"
    if day.year < 1995:
        return american, short, whole_year
    if day.year < 1999:
        return (short, whole_year) if day < date(1998, 3, 31) else (whole_year, short)
    return (whole_year,)


def _names_of_day(day: date) -> list[str]:
    """What the index of a day may be called, the likeliest first."""
    return [f"master.{spelling}.idx{packed}" for spelling in _spellings(day) for packed in ("", ".gz")]


def _listed(listing: Path) -> set[str]:
    """The names in EDGAR's listing of a folder. Raises `NotFetched` where it has another form."""
    held: Any = orjson.loads(listing.read_bytes())
    try:
        return {str(item["name"]) for item in held["directory"]["item"]}
    except (KeyError, TypeError) as error:
        raise NotFetched(f"{listing}: is no listing of a folder as EDGAR gives it") from error


def _first(client: Client, folder: str, file_names: Iterable[str]) -> Path | None:
    """The first of some files in a folder that EDGAR has, in the cache."""
    for name in file_names:
        try:
            return _kept(client, f"{folder}/{name}")
        except Missing:
            continue
    return None


def _kept(client: Client, path: str) -> Path:
    """A file of EDGAR in the cache, brought up to date. Raises `Missing` where there is none (any more)."""
    target = client.kept_at(client.edgar.url, path)
    check = whole.check_json if path.endswith(".json") else whole.check_index
    refresh(client, f"{client.edgar.url}/{path}", target, check)
    return target


def _quarter(day: date) -> str:
    return f"{day.year}/QTR{(day.month + 2) // 3}"
