"""What Prefect's pages show of a run, and that they show no word of a document."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flows import artifacts
from flows.again import inputs_of
from flows.watch import unwatched
from flows.work import run
from tests.flows.conftest import Ran


@pytest.mark.parametrize(
    ("parameters", "name"),
    [
        ({"paths": ["inbox"], "out": "output"}, "inbox to output"),
        ({"paths": ["/data/filings/", "a/b.txt"], "out": "/data/out"}, "filings, b.txt to /data/out"),
        ({"paths": ["a", "b", "c", "d"]}, "a, b and 2 more to output"),
        ({"paths": ["/"], "out": "output"}, "/ to output"),
        ({}, "output"),
    ],
)
def test_a_run_is_named_by_what_it_was_asked(
    parameters: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(artifacts, "flow_run", SimpleNamespace(parameters=parameters))
    assert artifacts.named() == name


def test_the_page_on_the_quarantine_links_each_file_and_tells_no_reason() -> None:
    documents = [{"id": "0123456789abcdef", "name": "a|b [1].txt", "code": "empty_file", "reason": "Rosebud"}]
    page = artifacts.quarantine(Path("/store"), 3, documents, 5)
    assert (
        "| [a\\|b \\[1\\].txt](file:///store/quarantine/0123456789abcdef.json) | `empty_file` "
        "| The file has no bytes. |" in page
    )
    assert "… and 4 more: `fourcorners status --out /store --run 3`" in page
    assert "Rosebud" not in page


@pytest.mark.slow
def test_a_run_leaves_its_artifacts(ran: Ran) -> None:
    with closing(sqlite3.connect(Path(ran.environment["PREFECT_HOME"]) / "prefect.db")) as database:
        assert database.execute("SELECT name FROM flow_run").fetchone() == (f"{ran.inbox.name} to {ran.out}",)
        left = dict(database.execute("SELECT key, data FROM artifact WHERE key IS NOT NULL").fetchall())
    numbers = {row["what"]: row["number"] for row in json.loads(json.loads(left["ingest-numbers"]))}
    assert (numbers["documents extracted"], numbers["documents quarantined"]) == (1, 1)
    assert numbers["failed: empty_file"] == 1
    assert numbers["seconds"] > 0
    assert json.loads(json.loads(left["ingest-slowest"]))[0]["name"] == "letter.txt"
    assert "empty.txt" in left["ingest-quarantine"]


def test_what_is_extracted_again_are_the_inputs_that_are_there(tmp_path: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    for name in ("a", "b", "c"):
        (inbox / f"{name}.txt").write_bytes(b"Dear Sirs:\n\nThis is letter %s.\n" % name.encode())
    run([str(inbox)], str(tmp_path / "out"), unwatched)
    (inbox / "b.txt").unlink()
    assert inputs_of(str(tmp_path / "out")) == ([str(inbox / "a.txt"), str(inbox / "c.txt")], 1)
    run([str(inbox)], str(tmp_path / "out"), unwatched)
    assert inputs_of(str(tmp_path / "out")) == ([str(inbox / "a.txt"), str(inbox / "c.txt")], 0)
