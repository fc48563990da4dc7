"""Does a store get the links between its records, and the command line their graph?"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from flows.__main__ import main
from flows.links import write_links
from pipeline.record import Producer
from pipeline.store import Entry, Store
from pipeline.store.entry import IndexLine
from tests.computations.made import INDENTURE, REGISTRATION, record


def entry(made: dict[str, Any]) -> Entry:
    line = IndexLine(
        id=made["document"]["id"], status="extracted", name="x.txt", sha256=None, counts={}, diagnostics={},
        schema_version="1.0", producer=Producer(name="fourcorners", version="0"),
    )  # fmt: skip
    return Entry(line=line, record=orjson.dumps(made), text=b"")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path, "1") as opened:
        for one in (INDENTURE, REGISTRATION):
            opened.save(one, [entry(record(one))])
        yield opened


def lines(store: Store) -> list[Any]:
    return [orjson.loads(line) for line in (store.root / "links.jsonl").read_bytes().splitlines()]


def test_a_store_gets_a_line_for_each_link(store: Store) -> None:
    write_links(store, "1")
    assert [sorted(line) for line in lines(store)] == [["evidence", "item", "record", "target", "target_record"]] * 3


def test_a_run_that_changes_no_record_reads_none(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write_links(store, "1")
    with monkeypatch.context() as patch:
        patch.setattr("computations.links.links", lambda *_: pytest.fail("the links were made again"))
        write_links(store, "1")
    (store.root / "links.jsonl").unlink()
    write_links(store, "1")
    assert len(lines(store)) == 3


def test_another_version_makes_the_links_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write_links(store, "1")
    monkeypatch.setattr("computations.links.links", lambda *_: [])
    write_links(store, "2")
    assert lines(store) == []


def test_records_that_another_run_saves_meanwhile_are_linked_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.forget(INDENTURE)
    makings = []

    def interrupted(ids: list[str], read: object) -> list[object]:
        if not makings:
            with Store(store.root, "1") as other:
                other.save(INDENTURE, [entry(record(INDENTURE))])
        makings.append(ids)
        return []

    monkeypatch.setattr("computations.links.links", interrupted)
    write_links(store, "1")
    assert [len(ids) for ids in makings] == [1, 2]


def test_links_to_a_record_that_is_gone_go_too(store: Store) -> None:
    write_links(store, "1")
    store.forget(INDENTURE)
    write_links(store, "1")
    assert lines(store) == []


def test_the_graph_is_printed_in_every_format(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(path) for path in sorted((store.root / "records").iterdir())]
    assert main(["graph", *paths]) == 0
    assert len(orjson.loads(capsys.readouterr().out)["records"]) == 2
    assert main(["graph", *paths, "--format", "dot", "--only", "terms"]) == 0
    assert capsys.readouterr().out.startswith("digraph")
    assert main(["graph", *paths, "--format", "mermaid"]) == 0
    assert capsys.readouterr().out.startswith("flowchart")


def test_a_file_that_is_no_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.json").write_text("{}")
    assert main(["graph", str(tmp_path / "a.json")]) == 2
    assert "a.json: is no record" in capsys.readouterr().err
    assert main(["graph", str(tmp_path / "none.json")]) == 2
    assert "none.json: cannot be read" in capsys.readouterr().err
