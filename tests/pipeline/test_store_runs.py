"""What a store knows of its runs, of its inputs, and of what changed when."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pipeline.assemble import assemble
from pipeline.document import Document
from pipeline.store import Entry, Store, extracted
from pipeline.store.files import STALE_AFTER


def entry_of(text: str) -> Entry:
    return extracted(assemble(Document.from_text(text, "letter.txt"), ()), text)


def rows(root: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(root / "ledger.sqlite")) as ledger:
        return ledger.execute(query).fetchall()


# what another process does with the store meanwhile, until it is told to end
OTHER = """
import sys
from pipeline.store import Store
store = Store(sys.argv[1], "1")
store.sweep()
number = store.runs.begin("1", ["inbox"])
store.runs.belongs(number, "flow")
with store.claim("ab" * 32):
    print(number, flush=True)
    sys.stdin.readline()
"""


def other(root: Path) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", OTHER, str(root)], stdin=pipe, stdout=pipe, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    return process


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="locks of this sort are those of POSIX")
def test_what_another_process_holds_is_free_when_it_is_killed(tmp_path: Path) -> None:
    with other(tmp_path) as process:
        with Store(tmp_path, "1") as store:
            with store.claim("ab" * 32, wait=False) as mine:
                assert not mine
            with store.claim("cd" * 32, wait=False) as mine:
                assert mine
            assert store.runs.begin("1", ["inbox"]) == 2
            (tmp_path / "records" / ".one.json.0.part").write_bytes(b"{")
            store.sweep()
        assert rows(tmp_path, "SELECT state FROM runs") == [("running",), ("running",)]
        assert len(list((tmp_path / "records").iterdir())) == 1, "the other may be writing it"
        process.kill()
    with Store(tmp_path, "1") as store:
        with store.claim("ab" * 32, wait=False) as mine:
            assert mine
        store.runs.begin("1", ["inbox"])
        assert store.runs.ended() == {"flow": "killed"}
        store.sweep()
    assert rows(tmp_path, "SELECT state FROM runs") == [("killed",), ("killed",), ("running",)]
    assert list((tmp_path / "records").iterdir()) == []


def test_a_run_ends_with_its_counts_and_the_last_change(tmp_path: Path) -> None:
    with Store(tmp_path, "1") as store:
        store.run = number = store.runs.begin("1", ["inbox"])
        store.save("a" * 64, [entry_of("Dear Sirs")])
        store.runs.end(number, "done", {"extracted": 1})
        assert store.runs.begin("2", []) == 2
    query = "SELECT state, version, paths, counts, last_change, ended IS NOT NULL FROM runs"
    assert rows(tmp_path, query) == [
        ("done", "1", '["inbox"]', '{"extracted": 1}', 1, 1),
        ("running", "2", "[]", None, None, 0),
    ]


def test_changes_are_told_in_their_order_and_sameness_is_none(tmp_path: Path) -> None:
    first, second = entry_of("Dear Sirs"), entry_of("Dear Madam")
    with Store(tmp_path, "1", run=7) as store:
        store.save("a" * 64, [first, second])
        store.save("a" * 64, [first, second])
        store.save("a" * 64, [first])
        store.forget("a" * 64)
    assert rows(tmp_path, "SELECT number, run, id, status FROM changes") == [
        (1, 7, first.line.id, "extracted"),
        (2, 7, second.line.id, "extracted"),
        (3, 7, second.line.id, "removed"),
        (4, 7, first.line.id, "removed"),
    ]


def test_a_path_that_holds_other_bytes_gives_up_the_earlier_ones(tmp_path: Path) -> None:
    with Store(tmp_path, "1") as store:
        assert store.inputs.saw({"in/a.txt": "1" * 64, "in/b.txt": "2" * 64}) == {}
        assert store.inputs.saw({"in/a.txt": "1" * 64}) == {}
        assert store.inputs.saw({"in/a.txt": "3" * 64}) == {"in/a.txt": {"1" * 64}}


def test_bytes_that_another_path_still_holds_stay(tmp_path: Path) -> None:
    with Store(tmp_path, "1") as store:
        store.inputs.saw({"in/a.txt": "1" * 64, "in/twin.txt": "1" * 64})
        assert store.inputs.saw({"in/a.txt": "2" * 64}) == {}
        assert store.inputs.saw({"in/twin.txt": "2" * 64}) == {"in/twin.txt": {"1" * 64}}


def test_an_archive_gives_up_what_its_successor_does_not_hold(tmp_path: Path) -> None:
    old, new = "a" * 64, "b" * 64
    with Store(tmp_path, "1") as store:
        store.save_archive(old, ["1" * 64, "2" * 64])
        store.inputs.saw({"feed.zip": old})
        store.save_archive(new, ["2" * 64, "3" * 64])
        assert store.inputs.saw({"feed.zip": new}) == {"feed.zip": {old, "1" * 64}}


def test_a_path_that_has_gone_is_missed_once(tmp_path: Path) -> None:
    with Store(tmp_path, "1") as store:
        store.inputs.saw({"in/a.txt": "1" * 64, "in/b.txt": "2" * 64, "inbox/c.txt": "3" * 64})
        assert [Path(path).name for path in store.inputs.missed(["in"], ["in/a.txt"], 2)] == ["b.txt"]
        assert store.inputs.missed(["in"], ["in/a.txt"], 3) == []
        store.inputs.saw({"in/b.txt": "2" * 64})
        assert len(store.inputs.missed(["in"], ["in/a.txt"], 4)) == 1


def test_a_file_in_the_making_goes_when_nobody_else_is_there_or_when_it_is_old(tmp_path: Path) -> None:
    with Store(tmp_path, "1") as store, Store(tmp_path, "1") as second:
        for name, age in (("young", 0.0), ("old", STALE_AFTER + 60), ("future", -STALE_AFTER - 60)):
            part = tmp_path / "text" / f".{name}.txt.0.part"
            part.write_bytes(b"")
            stamp = part.stat().st_mtime - age
            os.utime(part, (stamp, stamp))
        second.sweep()  # not alone: the first is there
        assert [path.name for path in (tmp_path / "text").iterdir()] == [".young.txt.0.part"]
        store.sweep()
        assert list((tmp_path / "text").iterdir()) == []
