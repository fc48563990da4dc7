"""Does the flow compute each record of a store once, and anew when the record or the program changes?"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flows.computing import Computing
from flows.watch import unwatched
from flows.work import run
from pipeline.store import Store, StoreError
from tests.accept import DOCUMENTS
from tests.flows.conftest import Ran

LETTER = DOCUMENTS / "infocrossing-2002-letter-agreement.txt"
RELEASE = DOCUMENTS / "infocrossing-2001-management-change-release.txt"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with two records."""
    inbox, out = tmp_path_factory.mktemp("inbox"), tmp_path_factory.mktemp("made") / "out"
    for one in (LETTER, RELEASE):
        (inbox / one.name).write_bytes(one.read_bytes())
    run([str(inbox)], str(out), unwatched)
    return out


@pytest.fixture
def store(made: Path, tmp_path: Path) -> Path:
    """A copy of it for each test."""
    return Path(shutil.copytree(made, tmp_path / "out"))


def computed(out: Path) -> tuple[int, int, int]:
    """Computes all that is left: how many records that were, how many were known, and how many were removed."""
    with Computing(str(out)) as computing:
        for one in [one for batch in computing.batches for one in batch]:
            computing.save(one, computing.answers(one))
    return computing.done.records, computing.done.known, computing.done.removed


def results(out: Path) -> dict[str, str]:
    """The status of each answer by its place."""
    return {
        path.relative_to(out / "results").as_posix(): json.loads(path.read_bytes())["status"]
        for path in sorted((out / "results").rglob("*.json"))
    }


def record_of(out: Path, name: str) -> str:
    lines = map(json.loads, (out / "index.jsonl").read_text(encoding="utf-8").splitlines())
    return next(str(line["id"]) for line in lines if line["name"] == name)


def test_every_record_is_computed_once(store: Path) -> None:
    assert computed(store) == (2, 0, 0)
    letter = record_of(store, LETTER.name)
    found = results(store)
    assert found[f"{letter}/anti_dilution_deferral.json"] == "incomplete"
    assert found[f"{letter}/term_graph.json"] == "ok"
    assert f"{record_of(store, RELEASE.name)}/term_graph.json" not in found  # it defines nothing
    before = {path: path.stat().st_mtime_ns for path in (store / "results").rglob("*.json")}
    assert computed(store) == (0, 2, 0)
    assert {path: path.stat().st_mtime_ns for path in (store / "results").rglob("*.json")} == before


def test_a_changed_record_is_computed_anew_and_the_results_of_a_lost_one_go(tmp_path: Path) -> None:
    letter, out = tmp_path / LETTER.name, tmp_path / "out"
    letter.write_bytes(LETTER.read_bytes()[:6000])
    run([str(letter)], str(out), unwatched)
    computed(out)
    old = record_of(out, LETTER.name)
    letter.write_bytes(LETTER.read_bytes()[:5000])
    run([str(letter)], str(out), unwatched)
    assert computed(out) == (1, 0, 1)
    assert [path.name for path in (out / "results").iterdir()] == [record_of(out, LETTER.name)] != [old]


def test_another_version_computes_all_anew(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    computed(store)
    monkeypatch.setattr("flows.computing.code", lambda *_: "another")
    assert computed(store) == (2, 0, 0)


def test_results_that_were_deleted_are_made_again(store: Path) -> None:
    computed(store)
    before = results(store)
    folder = store / "results" / record_of(store, LETTER.name)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    assert computed(store) == (1, 1, 0)
    assert results(store) == before


def test_an_answer_that_no_longer_comes_is_removed(store: Path) -> None:
    letter = record_of(store, LETTER.name)
    with Store(store, "1") as opened:
        record = opened.results.pending("1")[letter]
        opened.results.save(letter, "1", record, {"term_graph": b"{}", "tenure": b"{}"})
        opened.results.save(letter, "2", record, {"tenure": b"{}"})
    assert [path.name for path in (store / "results" / letter).iterdir()] == ["tenure.json"]


def test_a_run_that_was_stopped_goes_on_where_it_was(store: Path) -> None:
    with Computing(str(store)) as computing:
        first = computing.batches[0][0]
        computing.save(first, computing.answers(first))
    assert computed(store) == (1, 1, 0)


def test_a_record_that_is_gone_is_told(store: Path) -> None:
    letter = record_of(store, LETTER.name)
    (store / "records" / f"{letter}.json").unlink()
    with Computing(str(store)) as computing, pytest.raises(StoreError, match="No such file"):
        computing.answers(letter)


@pytest.mark.slow
def test_the_command_computes_a_store(ran: Ran, server: str) -> None:
    environment = {**os.environ, **ran.environment, "PREFECT_API_URL": server}
    command = [sys.executable, "-m", "flows", "compute", "--store", str(ran.out)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=200)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("answers\n")
    again = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=200)
    assert again.stdout == "0 records computed, 0 answers, 1 record as before\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--store", "nowhere"], "nowhere: is no store; `fourcorners ingest` makes one"),
        (["tenure", "--store", "nowhere"], "--store computes everything for every record of a store"),
    ],
)
def test_a_wrong_call_is_told(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "flows", "compute", *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=100)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
