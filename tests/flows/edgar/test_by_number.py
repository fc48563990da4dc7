"""Submissions by their accession numbers: where they are sought, and what is told of those that are not there."""

import gzip
from datetime import date

import pytest

from flows.edgar.client import Client
from flows.edgar.fetch import Outcome, fetch_accessions
from flows.edgar.trouble import Blocked
from tests.flows.edgar import server
from tests.flows.edgar.conftest import Here, master, place, states, submission

OWN, AGENT, OTHER = "0001045810-24-000100", "0000950117-04-002615", "0000891618-94-000021"


def quarters(here: Here) -> list[str]:
    """The quarters whose indexes were asked for."""
    return list(dict.fromkeys(path.split("/")[4] for path in here.site.paths() if "full-index" in path))


def test_who_files_for_themselves_is_found_by_the_number_alone(here: Here) -> None:
    here.site.put(place(OWN, 1045810), submission(OWN))
    (outcome,) = fetch_accessions(here.client, [OWN, OWN], here.out)
    assert outcome == Outcome(OWN, here.out / f"{OWN}.txt", "fetched")
    assert (here.out / f"{OWN}.txt").read_bytes() == submission(OWN)
    assert here.site.paths() == [place(OWN, 1045810)]


def test_a_company_that_is_named_is_tried_first(here: Here) -> None:
    here.site.put(place(AGENT, 893816), submission(AGENT))
    assert states(list(fetch_accessions(here.client, [AGENT], here.out, [893816]))) == [(AGENT, "fetched")]
    assert here.site.paths() == [place(AGENT, 893816)]


def test_what_an_agent_filed_is_found_in_the_indexes_of_its_year(here: Here) -> None:
    row = f"893816|INFOCROSSING INC|8-K|2004-07-13|edgar/data/893816/{AGENT}.txt"
    here.site.put("Archives/edgar/full-index/2004/QTR1/master.gz", gzip.compress(master()))
    here.site.put("Archives/edgar/full-index/2004/QTR3/master.gz", gzip.compress(master(row)))
    here.site.put(place(AGENT, 893816), submission(AGENT))
    assert states(list(fetch_accessions(here.client, [AGENT], here.out))) == [(AGENT, "fetched")]
    assert quarters(here) == ["QTR1", "QTR2", "QTR3"]


def test_an_index_that_is_not_packed_and_a_submission_in_its_folder_are_found_too(here: Here) -> None:
    row = f"893816|INFOCROSSING INC|8-K|2004-07-13|edgar/data/893816/{AGENT}.txt"
    here.site.put("Archives/edgar/full-index/2004/QTR3/master.idx", master(row))
    here.site.put(f"Archives/edgar/data/893816/{AGENT.replace('-', '')}/{AGENT}.txt", submission(AGENT))
    assert states(list(fetch_accessions(here.client, [AGENT], here.out))) == [(AGENT, "fetched")]


def test_quarters_to_come_are_not_asked_for(here: Here) -> None:
    (outcome,) = fetch_accessions(here.client, [OWN], here.out, today=date(2024, 4, 1))
    assert outcome.state == "missing"
    assert outcome.message == f"{OWN}: EDGAR has no such submission"
    assert quarters(here) == ["QTR1", "QTR2"]


@pytest.mark.parametrize("mark", ["SEC-DOCUMENT", "IMS-DOCUMENT", "SUBMISSION"])
def test_submissions_of_every_era_are_taken(here: Here, mark: str) -> None:
    here.site.put(place(OTHER, 891618), submission(OTHER, mark=mark))
    assert states(list(fetch_accessions(here.client, [OTHER], here.out))) == [(OTHER, "fetched")]


def test_one_failure_does_not_stop_the_others(here: Here) -> None:
    numbers = [f"0001045810-24-{count:06}" for count in range(9)]
    for number in numbers:
        here.site.put(place(number, 1045810), submission(number))
    here.site.put(place(numbers[4], 1045810), b"", *[server.status(500)] * 9)
    outcomes = list(fetch_accessions(here.client, numbers, here.out))
    assert [outcome.accession for outcome in outcomes] == numbers
    assert [outcome.state for outcome in outcomes].count("fetched") == 8
    assert outcomes[4].state == "failed"
    assert "status 500; given up after 4 attempts" in outcomes[4].message


def test_a_refusal_of_all_stops_the_run_and_the_next_gets_what_is_missing(here: Here) -> None:
    numbers = [f"0001045810-24-{count:06}" for count in range(12)]
    for number in numbers:
        here.site.put(place(number, 1045810), submission(number))
    here.site.put(place(numbers[3], 1045810), submission(numbers[3]), *[server.status(429, Retry_After="900")] * 2)
    with pytest.raises(Blocked, match="asks to wait 900 s"):
        list(fetch_accessions(here.client, numbers, here.out))
    there = {path.stem for path in here.out.glob("*.txt")}
    assert {numbers[0], numbers[1], numbers[2]} <= there
    here.site.put(place(numbers[3], 1045810), submission(numbers[3]))
    asked = len(here.site.asked)
    with Client(here.client.edgar) as again:
        outcomes = list(fetch_accessions(again, numbers, here.out))
    assert {outcome.accession for outcome in outcomes if outcome.state == "there"} == there
    assert len(here.site.asked) - asked == 12 - len(there)
