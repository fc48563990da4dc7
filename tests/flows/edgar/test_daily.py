"""The flow of each night: a day's submissions are fetched and extracted, under a server of Prefect's."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pipeline.store import IndexLine, verify
from tests.flows.conftest import Ran
from tests.flows.edgar.conftest import USER_AGENT, place, submission
from tests.flows.edgar.server import Site
from tests.flows.edgar.test_by_day import AGENT, OWN, QUARTER, listing, put_day

pytestmark = pytest.mark.slow

NIGHT = """
import asyncio, json, os, sys
from flows.daily import edgar
state = asyncio.run(edgar(**json.loads(sys.argv[1]), return_state=True))
print(json.dumps([state.type.value, state.message]))
"""


def night(ran: Ran, server: str, site: Site, folder: Path, **parameters: object) -> tuple[str, str]:
    """How the run of a night ends, and what it says."""
    environment = {
        **ran.environment,
        "PREFECT_API_URL": server,
        "FOURCORNERS_USER_AGENT": USER_AGENT,
        "FOURCORNERS_EDGAR_URL": site.url,
        "FOURCORNERS_CACHE": str(folder / "cache"),
        "XDG_CACHE_HOME": str(folder / "home"),
        "NO_PROXY": "127.0.0.1",
    }
    given = {"day": "2024-05-01", "folder": str(folder / "edgar"), "out": str(folder / "out"), **parameters}
    command = [sys.executable, "-c", NIGHT, json.dumps(given)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    state, message = json.loads(done.stdout)
    return state, message


def test_a_day_is_fetched_and_extracted_once(ran: Ran, server: str, site: Site, tmp_path: Path) -> None:
    put_day(site)
    assert night(ran, server, site, tmp_path) == ("COMPLETED", "2 documents extracted, 0 quarantined")
    lines = map(IndexLine.from_json, (tmp_path / "out" / "index.jsonl").read_bytes().splitlines())
    assert {line.name for line in lines} == {f"{OWN}.txt", f"{AGENT}.txt"}
    assert list(verify(tmp_path / "out")) == []
    again = night(ran, server, site, tmp_path)
    assert again == ("COMPLETED", "2 documents extracted, 0 quarantined; 2 of them done before")
    assert [path for path in site.paths() if OWN in path] == [place(OWN, 1045810)]


def test_a_submission_that_cannot_be_had_fails_the_night_and_stops_no_other(
    ran: Ran, server: str, site: Site, tmp_path: Path
) -> None:
    put_day(site)
    site.put(place(AGENT, 893816), submission("0000000000-00-000000"))
    state, message = night(ran, server, site, tmp_path)
    assert (state, message) == (
        "FAILED",
        "1 submission could not be had; 1 document extracted, 0 quarantined",
    )


def test_a_day_without_an_index_is_no_failure(ran: Ran, server: str, site: Site, tmp_path: Path) -> None:
    site.put(f"{QUARTER}/index.json", listing("form.20240501.idx"))
    state, message = night(ran, server, site, tmp_path, day="2024-05-04")
    assert (state, message) == (
        "COMPLETED",
        "EDGAR has no index of 2024-05-04, a Saturday: no filings that day, or not yet",
    )
