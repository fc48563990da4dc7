"""`fourcorners fetch` as it is typed, against a server that counts requests."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from flows.__main__ import main
from tests.flows.edgar import server
from tests.flows.edgar.conftest import USER_AGENT, master, submission
from tests.flows.edgar.server import Site

NUMBER = "0001045810-24-000100"
PATH = f"Archives/edgar/data/1045810/{NUMBER}.txt"


@pytest.fixture
def environment(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder and an environment that know the site as EDGAR."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOURCORNERS_USER_AGENT", USER_AGENT)
    monkeypatch.setenv("FOURCORNERS_EDGAR_URL", site.url)
    monkeypatch.setenv("FOURCORNERS_EDGAR_DATA_URL", f"{site.url}/data")
    monkeypatch.setenv("FOURCORNERS_EDGAR_RATE", "10")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    for name in ("FOURCORNERS_CACHE", "FOURCORNERS_LIMITS", "FOURCORNERS_SETTINGS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def call(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = main(["fetch", *arguments])
    except SystemExit as ended:
        status = int(ended.code or 0)
    return status, *capfd.readouterr()


def test_paths_go_to_standard_output_and_the_sum_to_standard_error(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    site.put(PATH, submission(NUMBER))
    assert call(capfd, NUMBER) == (
        0,
        f"inbox/{NUMBER}.txt\n",
        "fourcorners: 1 fetched, 0 there before, 0 failed\n",
    )
    assert (environment / "inbox" / f"{NUMBER}.txt").read_bytes() == submission(NUMBER)
    assert call(capfd, NUMBER.replace("-", ""))[2] == "fourcorners: 0 fetched, 1 there before, 0 failed\n"
    assert len(site.asked) == 1


def test_what_could_not_be_had_is_told_with_status_1(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    site.put(PATH, submission(NUMBER))
    status, out, err = call(capfd, NUMBER, "0001045810-93-000001", "--out", "here")
    assert (status, out) == (1, f"here/{NUMBER}.txt\n")
    assert err == (
        "fourcorners: 0001045810-93-000001: EDGAR has no such submission\n"
        "fourcorners: 1 fetched, 0 there before, 1 failed\n"
    )


def test_a_company_and_a_day(site: Site, environment: Path, capfd: pytest.CaptureFixture[str]) -> None:
    site.put(PATH, submission(NUMBER))
    columns = {"accessionNumber": [NUMBER], "filingDate": ["2024-05-01"], "form": ["8-K"]}
    held = {"cik": "1045810", "filings": {"recent": columns, "files": []}}
    site.put("data/submissions/CIK0001045810.json", json.dumps(held).encode())
    row = f"1045810|NVIDIA CORP|8-K|20240501|edgar/data/1045810/{NUMBER}.txt"
    site.put("Archives/edgar/daily-index/2024/QTR2/master.20240501.idx", master(row))
    chosen = ("--cik", "1045810", "--form", "8-K")
    printed = (0, f"inbox/{NUMBER}.txt\n")
    assert call(capfd, *chosen, "--since", "2024-01-01", "--until", "2024-12-31")[:2] == printed
    assert call(capfd, *chosen, "--daily", "2024-05-01")[:2] == printed
    assert call(capfd, *chosen, "--since", "2024-05-02") == (
        0,
        "",
        "fourcorners: 0 fetched, 0 there before, 0 failed\n",
    )


def test_a_day_without_an_index_is_no_failure(site: Site, environment: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capfd, "--daily", "2024-05-04")
    assert (status, out) == (0, "")
    assert err.startswith("fourcorners: 2024-05-04: EDGAR has no index of this Saturday: no filings that day, or not")


def test_nobody_is_asked_without_a_user_agent(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FOURCORNERS_USER_AGENT")
    status, out, err = call(capfd, NUMBER)
    assert (status, out, site.asked) == (2, "", [])
    assert err.startswith("fourcorners: EDGAR answers only those who say who they are: set FOURCORNERS_USER_AGENT")
    (environment / "fourcorners.toml").write_text('user_agent = "Somebody"\n')
    assert call(capfd, NUMBER)[0] == 2
    (environment / "fourcorners.toml").write_text(f'user_agent = "{USER_AGENT}"\n')
    site.put(PATH, submission(NUMBER))
    assert call(capfd, NUMBER)[0] == 0
    assert site.asked[0].headers["user-agent"] == USER_AGENT


def test_a_user_agent_that_edgar_does_not_accept_ends_the_run(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    site.put(PATH, b"", server.status(403, server.UNDECLARED))
    status, _, err = call(capfd, NUMBER)
    assert (status, len(site.asked)) == (1, 1)
    assert "EDGAR does not accept the User-Agent" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "say what to fetch"),
        ([NUMBER, "--daily", "2024-05-01"], "either accession numbers or --daily"),
        ([NUMBER, "--form", "8-K"], "--form goes with --cik or --daily"),
        (["--daily", "2024-05-01", "--since", "2024-05-01"], "--since and --until go with --cik alone"),
        (["--cik", "7", "--since", "2024-05-02", "--until", "2024-05-01"], "is after --until"),
        ([NUMBER, "--out", ""], "--out is empty"),
        (["../../etc/passwd"], "is no accession number, such as"),
        (["--cik", "NVDA"], "is no CIK, such as"),
        (["--daily", "yesterday"], "Invalid isoformat string"),
    ],
)
def test_a_call_that_makes_no_sense_is_told(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    status, out, err = call(capfd, *arguments)
    assert (status, out, site.asked) == (2, "", [])
    assert words in err


def spawned(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "flows", "fetch", *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.mark.slow
def test_a_killed_run_leaves_no_half_file_and_the_next_goes_on(
    site: Site, environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    data = submission(NUMBER, "A line of the report.\n" * 9_000)
    site.put(PATH, data, server.stalling(0.5, 60))
    killed, part = spawned(NUMBER), environment / "inbox" / ".partial" / f"{NUMBER}.txt.part"
    until = time.monotonic() + 30
    # what came last may still be in a buffer of the process that is killed
    while not (part.exists() and part.stat().st_size > len(data) // 3) and time.monotonic() < until:
        time.sleep(0.02)
    killed.kill()
    killed.wait()
    kept = part.stat().st_size
    assert list((environment / "inbox").glob("*.txt")) == []
    assert call(capfd, NUMBER)[0] == 0
    assert site.asked[-1].headers["range"] == f"bytes={kept}-"
    assert (environment / "inbox" / f"{NUMBER}.txt").read_bytes() == data
    assert [path.name for path in (environment / "inbox" / ".partial").iterdir()] == []


@pytest.mark.slow
def test_an_interrupted_run_ends_with_130(site: Site, environment: Path) -> None:
    site.put(PATH, submission(NUMBER, "A line of the report.\n" * 9_000), server.dripping(0.02))
    process = spawned(NUMBER)
    until = time.monotonic() + 30
    while not site.asked and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 130
    assert list((environment / "inbox").glob("*.txt")) == []


@pytest.mark.slow
def test_two_runs_after_the_same_submission_get_it_once(site: Site, environment: Path) -> None:
    site.put(PATH, submission(NUMBER))
    processes = [spawned(NUMBER) for _ in range(2)]
    assert [process.wait(60) for process in processes] == [0, 0]
    assert site.paths() == [PATH]


@pytest.mark.slow
def test_all_processes_together_keep_to_the_rate(site: Site, environment: Path) -> None:
    numbers = [f"0001045810-24-{count:06}" for count in range(12)]
    for number in numbers:
        site.put(f"Archives/edgar/data/1045810/{number}.txt", submission(number))
    processes = [spawned(*numbers[::2]), spawned(*numbers[1::2])]
    assert [process.wait(60) for process in processes] == [0, 0]
    moments = sorted(asked.moment for asked in site.asked)
    assert len(moments) == 12
    # 100 ms apart; on a busy machine a request is held up between its turn and its arrival
    assert moments[-1] - moments[0] >= 11 * 0.1 - 0.3
    assert sum(later - earlier < 0.05 for earlier, later in pairwise(moments)) <= 4
