"""What was filed on a day: indexes of every era, days without one, and lines that are no rows."""

import gzip
import json
from datetime import date

import pytest

from flows.edgar.fetch import fetch_day
from flows.edgar.filing import Choice
from flows.edgar.trouble import Blocked, NotFetched
from tests.flows.edgar import server
from tests.flows.edgar.conftest import Here, master, place, states, submission
from tests.flows.edgar.server import Site

OWN, AGENT, OTHER = "0001045810-24-000100", "0000950117-04-002615", "0000891618-94-000021"
DAY = date(2024, 5, 1)
QUARTER = "Archives/edgar/daily-index/2024/QTR2"


def listing(*file_names: str) -> bytes:
    items = [{"last-modified": "05/01/2024 10:10:00 PM", "name": name, "type": "file"} for name in file_names]
    return json.dumps({"directory": {"item": items, "name": "daily-index/2024/QTR2/", "parent-dir": "../"}}).encode()


ROWS = (
    f"1045810|NVIDIA CORP|8-K|20240501|edgar/data/1045810/{OWN}.txt",
    f"7|PIPE|S \x85 & COMPANY|8-K|20240501|edgar/data/7/{OWN}.txt",
    f"893816|CAF\xc9 INC|10-Q|2024-05-01|edgar/data/893816/{AGENT}.txt",
)


def put_day(site: Site, name: str = "master.20240501.idx", *rows: str) -> None:
    data = master(*(rows or ROWS))
    site.put(f"{QUARTER}/index.json", listing("form.20240501.idx", name, "sitemap.quarterlyindex1.xml"))
    site.put(f"{QUARTER}/{name}", gzip.compress(data) if name.endswith(".gz") else data)
    site.put(place(OWN, 1045810), submission(OWN))
    site.put(place(AGENT, 893816), submission(AGENT))


@pytest.mark.parametrize("name", ["master.20240501.idx", "master.20240501.idx.gz"])
def test_each_submission_of_the_day_is_fetched_once(here: Here, name: str) -> None:
    put_day(here.site, name)
    outcomes = fetch_day(here.client, DAY, here.out)
    assert outcomes is not None
    assert states(list(outcomes)) == [(OWN, "fetched"), (AGENT, "fetched")]


@pytest.mark.parametrize(
    ("choice", "numbers"),
    [
        (Choice(forms=("8-K",)), [OWN]),
        (Choice(ciks=(893816,)), [AGENT]),
        (Choice(forms=("8-K",), ciks=(893816,)), []),
    ],
)
def test_forms_and_companies_choose(here: Here, choice: Choice, numbers: list[str]) -> None:
    put_day(here.site)
    outcomes = fetch_day(here.client, DAY, here.out, choice)
    assert outcomes is not None
    assert [outcome.accession for outcome in outcomes] == numbers


@pytest.mark.parametrize("file_names", [(), ("master.20240430.idx", "form.20240501.idx", "master.20240501.idx.Z")])
def test_a_day_that_the_quarter_does_not_list_had_no_filings(here: Here, file_names: tuple[str, ...]) -> None:
    here.site.put(f"{QUARTER}/index.json", listing(*file_names))
    assert fetch_day(here.client, DAY, here.out) is None
    assert here.site.paths() == [f"{QUARTER}/index.json"]


@pytest.mark.parametrize("fault", [server.status(404), server.status(403, server.NOT_IN_STORE)])
def test_where_no_quarter_is_listed_the_day_itself_is_asked_for(here: Here, fault: server.Fault) -> None:
    path = f"{QUARTER}/master.20240501.idx"
    here.site.put(path, master(), fault)
    assert fetch_day(here.client, DAY, here.out) is None
    outcomes = fetch_day(here.client, DAY, here.out)
    assert outcomes is not None
    assert list(outcomes) == []


def test_a_refusal_is_not_taken_for_a_day_without_filings(here: Here) -> None:
    here.site.put(f"{QUARTER}/index.json", b"", *[server.status(403, server.TOO_FAST)] * 9)
    with pytest.raises(Blocked, match="refuses for now, with status 403"):
        fetch_day(here.client, DAY, here.out)


@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(1994, 7, 1), "master.070194.idx"),
        (date(1994, 7, 1), "master.940701.idx"),
        (date(1997, 5, 1), "master.970501.idx"),
        (date(1998, 1, 2), "master.980102.idx"),
        (date(1998, 5, 1), "master.19980501.idx"),
    ],
)
def test_the_names_of_the_first_years_are_known(here: Here, day: date, name: str) -> None:
    folder = f"Archives/edgar/daily-index/{day.year}/QTR{(day.month + 2) // 3}"
    here.site.put(f"{folder}/index.json", listing(name))
    here.site.put(f"{folder}/{name}", master(f"891618|X|8-K|{day:%y%m%d}|data/891618/{OTHER}.txt"))
    here.site.put(place(OTHER, 891618), submission(OTHER))
    outcomes = fetch_day(here.client, day, here.out)
    assert outcomes is not None
    assert states(list(outcomes)) == [(OTHER, "fetched")]


def test_a_line_that_is_no_row_is_told_and_the_others_are_fetched(here: Here) -> None:
    put_day(here.site, "master.20240501.idx", ROWS[0], "1|X|8-K|20240501|../../etc/passwd", "1|X|8-K")
    outcomes = list(fetch_day(here.client, DAY, here.out) or ())
    assert [outcome.state for outcome in outcomes] == ["failed", "failed", "fetched"]
    assert "etc/passwd" in outcomes[0].message


def test_an_index_that_breaks_off_is_asked_for_again(here: Here) -> None:
    put_day(here.site)
    path = f"{QUARTER}/master.20240501.idx"
    here.site.put(
        path, here.site.files[path], server.instead(here.site.files[path][:-5]), server.instead(b"<html></html>")
    )
    assert len(list(fetch_day(here.client, DAY, here.out) or ())) == 2


def test_a_listing_of_another_form_is_told(here: Here) -> None:
    here.site.put(f"{QUARTER}/index.json", b'{"items": []}')
    with pytest.raises(NotFetched, match="is no listing"):
        fetch_day(here.client, DAY, here.out)
