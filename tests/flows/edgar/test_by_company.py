"""What companies have filed: which lists are asked for, what is chosen of them, and lists that cannot be read."""

import json
from datetime import date

import pytest

from flows.edgar.fetch import fetch_company
from flows.edgar.filing import Choice
from tests.flows.edgar.conftest import Here, place, submission
from tests.flows.edgar.server import Site

OWN = "0001045810-24-000100"


def columns(*rows: tuple[str, str, str]) -> dict[str, list[str]]:
    numbers, days, forms = zip(*rows, strict=True) if rows else ((), (), ())
    return {"accessionNumber": list(numbers), "filingDate": list(days), "form": list(forms)}


def listed(recent: dict[str, list[str]], *pages: tuple[str, str, str]) -> bytes:
    """A company's list, which names further ones with their first and last day."""
    files = [{"name": name, "filingFrom": first, "filingTo": last} for name, first, last in pages]
    return json.dumps({"cik": "1045810", "filings": {"recent": recent, "files": files}}).encode()


def put_company(site: Site) -> None:
    recent = columns(
        ("0001045810-24-000003", "2024-05-02", "8-K"),
        ("0001045810-24-000002", "2024-05-01", "8-K/A"),
        ("0001045810-24-000001", "2024-01-31", "8-K"),
    )
    older, oldest = (f"CIK0001045810-submissions-00{page}.json" for page in (1, 2))
    pages = ((older, "2020-01-01", "2023-12-31"), (oldest, "1999-01-01", "2019-12-31"))
    site.put("data/submissions/CIK0001045810.json", listed(recent, *pages))
    for name, number, day in (
        (older, "0001045810-20-000001", "2020-02-03"),
        (oldest, "0000891618-99-000001", "1999-03-01"),
    ):
        site.put(f"data/submissions/{name}", json.dumps(columns((number, day, "8-K"))).encode())
        site.put(place(number, 1045810), submission(number))
    for number in recent["accessionNumber"]:
        site.put(place(number, 1045810), submission(number))


@pytest.mark.parametrize(
    ("choice", "numbers", "lists"),
    [
        (Choice(forms=("8-K",), since=date(2024, 1, 1)), ["24-000003", "24-000001"], 1),
        (Choice(forms=("8-k", "8-K/A"), since=date(2024, 5, 1)), ["24-000003", "24-000002"], 1),
        (Choice(since=date(2020, 2, 3), until=date(2024, 1, 31)), ["24-000001", "20-000001"], 2),
        (Choice(until=date(2019, 1, 1)), ["99-000001"], 2),
        (Choice(), ["24-000003", "24-000002", "24-000001", "20-000001", "99-000001"], 3),
        (Choice(forms=("10-K",)), [], 3),
    ],
)
def test_forms_and_days_choose_and_lists_of_other_days_are_not_asked_for(
    here: Here, choice: Choice, numbers: list[str], lists: int
) -> None:
    put_company(here.site)
    chosen = Choice(ciks=(1045810,), forms=choice.forms, since=choice.since, until=choice.until)
    outcomes = list(fetch_company(here.client, here.out, chosen))
    assert [outcome.accession[11:] for outcome in outcomes] == numbers
    assert {outcome.state for outcome in outcomes} <= {"fetched"}
    assert sum("submissions/" in path for path in here.site.paths()) == lists


def test_a_second_run_asks_only_whether_the_list_has_changed(here: Here) -> None:
    put_company(here.site)
    chosen = Choice(ciks=(1045810,), since=date(2024, 1, 1))
    list(fetch_company(here.client, here.out, chosen))
    asked = len(here.site.asked)
    outcomes = list(fetch_company(here.client, here.out, chosen))
    assert {outcome.state for outcome in outcomes} == {"there"}
    assert [(one.path, "if-none-match" in one.headers) for one in here.site.asked[asked:]] == [
        ("data/submissions/CIK0001045810.json", True)
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "EDGAR knows no company with the CIK 1045810"),
        (b'{"cik": "320193", "filings": {}}', "the list of another company, 320193"),
        (b'{"cik": "1045810"}', "has not the form that is known"),
        (listed(columns(("../../x", "2024-05-01", "8-K"))), "is no accession number"),
        (listed(columns(), ("../x.json", "2024-01-01", "2024-02-01")), "no name of a further"),
        (b'{"cik": "104', "is no JSON"),
        (b"[]", "is no JSON object"),
    ],
)
def test_a_list_that_cannot_be_read_fails_and_the_next_company_is_fetched(
    here: Here, data: bytes | None, words: str
) -> None:
    if data is not None:
        here.site.put("data/submissions/CIK0001045810.json", data)
    held = {"cik": 7, "filings": {"recent": columns((OWN, "2024-05-01", "8-K")), "files": []}}
    here.site.put("data/submissions/CIK0000000007.json", json.dumps(held).encode())
    here.site.put(place(OWN, 7), submission(OWN))
    first, second = fetch_company(here.client, here.out, Choice(ciks=(1045810, 7)))
    assert first.state == "failed"
    assert words in first.message
    assert ".whole" not in first.message
    assert (second.accession, second.state) == (OWN, "fetched")
