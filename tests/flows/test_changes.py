"""The feed of what changed in a store since a run, for who keeps a copy of it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from flows.__main__ import main
from flows.watch import unwatched
from flows.work import run
from pipeline.store import IndexLine

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"

Feed = list[tuple[str, str]]


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    for name in ("a", "b", "c"):
        (inbox / f"{name}.txt").write_bytes(LETTER + name.encode())
    return inbox


def ingested(inbox: Path) -> dict[str, str]:
    """The ids in the store after a run, by name."""
    out = inbox.parent / "out"
    run([str(inbox)], str(out), unwatched)
    lines = map(IndexLine.from_json, (out / "index.jsonl").read_bytes().splitlines())
    return {line.name: line.id for line in lines}


def fed(inbox: Path, since: int, capsys: pytest.CaptureFixture[str]) -> tuple[Feed, int]:
    """The feed, and the run that the next call goes on from."""
    capsys.readouterr()
    assert main(["changes", "--since", str(since), "--out", str(inbox.parent / "out")]) == 0
    told = capsys.readouterr()
    lines = [json.loads(line) for line in told.out.splitlines()]
    return [(line["id"], line["status"]) for line in lines], int(told.err.rsplit(maxsplit=1)[-1])


def test_a_copy_that_follows_the_feed_has_what_the_store_has(inbox: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = ingested(inbox)
    feed, seen = fed(inbox, 0, capsys)
    assert (dict(feed), seen) == (dict.fromkeys(first.values(), "extracted"), 1)
    assert fed(inbox, seen, capsys) == ([], 1)

    (inbox / "a.txt").write_bytes(LETTER + b"quite another")
    (inbox / "b.txt").write_bytes(b"")
    (inbox / "d.txt").write_bytes(LETTER + b"d")
    second = ingested(inbox)
    feed, seen = fed(inbox, seen, capsys)
    assert seen == 2
    assert dict(feed) == {
        first["a.txt"]: "removed",
        first["b.txt"]: "removed",
        second["a.txt"]: "extracted",
        second["b.txt"]: "quarantined",
        second["d.txt"]: "extracted",
    }

    ingested(inbox)
    assert fed(inbox, seen, capsys) == ([], 3)


def test_a_document_that_changed_twice_is_told_once_with_what_it_is_now(
    inbox: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = ingested(inbox)
    (inbox / "a.txt").write_bytes(LETTER + b"another")
    ingested(inbox)
    (inbox / "a.txt").write_bytes(LETTER + b"a")
    ingested(inbox)
    feed, _ = fed(inbox, 1, capsys)
    assert [status for one, status in feed if one == first["a.txt"]] == ["extracted"]


def test_what_a_run_that_goes_on_has_made_is_told_after_its_end(
    inbox: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ingested(inbox)
    with closing(sqlite3.connect(inbox.parent / "out" / "ledger.sqlite")) as ledger, ledger:
        columns = "(state, version, paths, began)"
        ledger.execute(f"INSERT INTO runs {columns} VALUES ('running', '1', '[]', '2026-01-01T00:00:00+00:00')")  # noqa: S608  # our own columns
        ledger.execute("INSERT INTO changes (run, id, status) VALUES (2, 'fedcba9876543210', 'extracted')")
    assert fed(inbox, 1, capsys) == ([], 1)
    assert main(["changes", "--since", "2", "--out", str(inbox.parent / "out")]) == 2
    assert "run 2 has not come to its end" in capsys.readouterr().err
    ingested(inbox)
    assert fed(inbox, 1, capsys) == ([("fedcba9876543210", "extracted")], 3)


@pytest.mark.parametrize(
    ("since", "sentence"),
    [
        ("9", "{out}: there is no run 9; the last that has ended is 1"),
        ("-1", "{out}: there is no run -1; the last that has ended is 1"),
    ],
)
def test_a_run_that_never_was_is_told(
    inbox: Path, since: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ingested(inbox)
    out = inbox.parent / "out"
    assert main(["changes", f"--since={since}", "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"fourcorners: {sentence.format(out=out)}\n"
