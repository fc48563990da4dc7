"""A store holds what was saved, whole or not at all, and tells when something in it has changed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from pipeline.assemble import assemble
from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.source_map import ByteMap, Run
from pipeline.store import (
    Conflict,
    Entry,
    IndexLine,
    Store,
    StoreError,
    extracted,
    listed,
    quarantined,
    quarantined_path,
    verify,
    write_atomically,
)
from pipeline.store.entry import path_id

WORDS = "INFOCROSSING, INC.\r\n\tDated “as of” January 31, 2002\n"
EMPTY = Unreadable("empty.txt", "empty_file", "is empty: it has no bytes")


def entry_of(text: str, name: str = "letter.txt") -> Entry:
    return extracted(assemble(Document.from_text(text, name), ()), text)


def saved(root: Path, *entries: Entry) -> None:
    with Store(root, "1") as store:
        for entry in entries:
            store.save(entry.line.sha256, [entry])
        store.write_index()


def ids(root: Path) -> list[str]:
    return [orjson.loads(line)["id"] for line in (root / "index.jsonl").read_bytes().splitlines()]


def files(root: Path) -> list[str]:
    """All files but the one that locks are taken on, which stays empty."""
    paths = (path for path in root.rglob("*") if path.is_file() and path.name != "ledger.lock")
    return sorted(str(path.relative_to(root)) for path in paths)


def test_a_document_leaves_record_text_and_line(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    saved(tmp_path, entry)
    one = entry.line.id
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite", f"records/{one}.json", f"text/{one}.txt"]
    assert (tmp_path / "text" / f"{one}.txt").read_bytes() == WORDS.encode()
    assert list(verify(tmp_path)) == []


def test_an_index_line_has_the_fields_of_the_contract(tmp_path: Path) -> None:
    saved(tmp_path, entry_of(WORDS))
    line = orjson.loads((tmp_path / "index.jsonl").read_bytes())
    assert list(line) == [
        *("id", "status", "name", "sha256", "kind", "title", "exhibit", "accession_number"),
        *("counts", "diagnostics", "reason", "schema_version", "producer"),
    ]
    assert (line["status"], line["name"], line["counts"]["dates"]) == ("extracted", "letter.txt", 0)


def test_saving_again_replaces_and_does_not_repeat(tmp_path: Path) -> None:
    saved(tmp_path, entry_of(WORDS), entry_of(WORDS))
    assert len(ids(tmp_path)) == 1


def test_what_a_source_no_longer_gives_goes(tmp_path: Path) -> None:
    source = Source("letter.txt", WORDS.encode())
    with Store(tmp_path, "1") as store:
        store.save(source.sha256, [entry_of(WORDS)])
        store.save(source.sha256, [quarantined(source, EMPTY, "letter.txt")])
        store.write_index()
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite", f"quarantine/{source.id}.json"]
    assert list(verify(tmp_path)) == []


def test_quarantine_says_where_the_input_stays_and_why(tmp_path: Path) -> None:
    source = Source("empty.txt", b"")
    saved(tmp_path, quarantined(source, EMPTY, "inbox/empty.txt"))
    value = orjson.loads((tmp_path / "quarantine" / f"{source.id}.json").read_bytes())
    assert (value["stage"], value["code"], value["message"]) == ("read", "empty_file", "is empty: it has no bytes")
    assert (value["source"]["path"], value["source"]["bytes"]) == ("inbox/empty.txt", 0)


def test_a_path_that_cannot_be_read_is_forgotten_once_it_can(tmp_path: Path) -> None:
    entry = quarantined_path(
        "inbox/gone.txt", Unreadable("inbox/gone.txt", "unreadable_path", "cannot be read", "open")
    )
    assert (entry.line.id, entry.line.name) == (path_id("inbox/gone.txt"), "gone.txt")
    saved(tmp_path, entry)
    assert list(verify(tmp_path)) == []
    with Store(tmp_path, "1") as store:
        store.forget(entry.line.id)
        store.write_index()
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite"]


def test_done_is_what_this_version_did_and_what_is_still_there(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    assert entry.line.sha256
    saved(tmp_path, entry)
    with Store(tmp_path, "1") as store:
        assert store.done(entry.line.sha256) == [entry.line]
    with Store(tmp_path, "2") as store:
        assert store.done(entry.line.sha256) == []
    (tmp_path / "records" / f"{entry.line.id}.json").unlink()
    with Store(tmp_path, "1") as store:
        assert store.done(entry.line.sha256) == []


@pytest.mark.parametrize("folder", ["records", "text", "map"])
def test_a_document_that_has_lost_a_file_is_made_again(tmp_path: Path, folder: str) -> None:
    entry = replace(entry_of(WORDS), map=b"{}")
    assert entry.line.sha256
    saved(tmp_path, entry)
    next((tmp_path / folder).iterdir()).unlink()
    with Store(tmp_path, "1") as store:
        assert store.done(entry.line.sha256) == []


def test_an_error_of_ours_is_tried_again(tmp_path: Path) -> None:
    source = Source("letter.txt", WORDS.encode())
    saved(tmp_path, quarantined(source, Unreadable(source.name, "internal_error", "hit an error", "extract")))
    with Store(tmp_path, "1") as store:
        assert store.done(source.sha256) == []


def test_documents_of_a_submission_are_listed_by_number(tmp_path: Path) -> None:
    line = entry_of(WORDS).line
    with Store(tmp_path, "1") as store:
        numbered = [Entry(line=replace(line, id=f"0000914760-99-000090-{n}", status="listed")) for n in (10, 9, 1)]
        store.save(line.sha256, numbered)
        store.write_index()
    assert [one.rpartition("-")[2] for one in ids(tmp_path)] == ["1", "9", "10"]


def test_a_listed_part_has_a_line_and_no_file(tmp_path: Path) -> None:
    entry = listed(Source("submission.txt", b"x"), "is a picture (logo.jpg)")
    saved(tmp_path, entry)
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite"]
    assert list(verify(tmp_path)) == []


def test_an_id_held_for_another_file_with_other_bytes_is_told(tmp_path: Path) -> None:
    line = replace(entry_of(WORDS).line, id="0000914760-99-000090-1")
    other = replace(line, sha256="0" * 64)
    with Store(tmp_path, "1") as store:
        store.save(line.sha256, [Entry(line=line)])
        with pytest.raises(Conflict) as told:
            store.save(other.sha256, [Entry(line=replace(other, name="other.txt"))])
        assert (told.value.document_id, told.value.holder) == (line.id, line)
        store.save(line.sha256, [Entry(line=line)])
        store.save(other.sha256, [Entry(line=other)])  # the same file, mended


def test_entries_are_written_as_they_come(tmp_path: Path) -> None:
    first, second = entry_of(WORDS), entry_of("Another letter\n")

    def made() -> Iterator[Entry]:
        yield first
        assert (tmp_path / f"records/{first.line.id}.json").exists()
        yield second

    with Store(tmp_path, "1") as store:
        assert store.save("0" * 64, made()) == [first.line, second.line]


def test_a_source_that_fails_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    kept, begun = entry_of(WORDS), entry_of("Another letter\n")

    def failing() -> Iterator[Entry]:
        yield begun
        raise Unreadable("letter.txt", "unreadable_path", "has changed", "open")

    saved(tmp_path, kept)
    before = files(tmp_path)
    with Store(tmp_path, "1") as store:
        with pytest.raises(Unreadable, match="has changed"):
            store.save("0" * 64, failing())
        store.write_index()
    assert files(tmp_path) == before
    assert list(verify(tmp_path)) == []


def test_a_conflict_in_the_middle_leaves_the_other_file_alone(tmp_path: Path) -> None:
    held, begun = entry_of(WORDS), entry_of("Another letter\n")
    saved(tmp_path, held)
    before = files(tmp_path)
    claimed = replace(held, line=replace(held.line, name="other.txt", sha256="1" * 64), record=b"{}")
    with Store(tmp_path, "1") as store:
        with pytest.raises(Conflict):
            store.save("1" * 64, [begun, claimed])
        store.write_index()
    assert files(tmp_path) == before
    assert list(verify(tmp_path)) == []


def test_what_a_failure_has_replaced_goes_with_its_row(tmp_path: Path) -> None:
    kept = entry_of(WORDS)
    saved(tmp_path, kept)

    def failing() -> Iterator[Entry]:
        yield replace(kept, text=b"other words")
        raise KeyboardInterrupt

    with Store(tmp_path, "2") as store:
        with pytest.raises(KeyboardInterrupt):
            store.save(kept.line.sha256, failing())
        store.write_index()
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite"]
    assert list(verify(tmp_path)) == []


def test_an_archive_is_done_when_all_in_it_is(tmp_path: Path) -> None:
    first, second = entry_of(WORDS), entry_of("Another letter\n")
    saved(tmp_path, first, second)
    hashes = [str(first.line.sha256), str(second.line.sha256)]
    with Store(tmp_path, "1") as store:
        assert store.done("a" * 64) == []
        store.save_archive("a" * 64, hashes)
        assert store.done("a" * 64) == [first.line, second.line]
        store.save_archive("a" * 64, [*hashes, "b" * 64])
        assert store.done("a" * 64) == []
    with Store(tmp_path, "2") as store:
        assert store.done("a" * 64) == []


def test_what_was_kept_of_a_path_is_forgotten_as_a_whole(tmp_path: Path) -> None:
    feed = path_id("feed.zip")
    refused = [quarantined_path(f"feed.zip/{name}.txt", EMPTY) for name in ("one", "two")]
    with Store(tmp_path, "1") as store:
        store.save(feed, refused)
        store.save(feed, refused[:1])
        assert len(list((tmp_path / "quarantine").iterdir())) == 1
        store.forget(feed)
        store.write_index()
    assert files(tmp_path) == ["index.jsonl", "ledger.sqlite"]


def test_what_went_beyond_a_limit_is_tried_again(tmp_path: Path) -> None:
    source = Source("letter.txt", WORDS.encode())
    saved(tmp_path, quarantined(source, Unreadable(source.name, "too_large", "has 56 bytes", "read")))
    with Store(tmp_path, "1") as store:
        assert store.done(source.sha256) == []


def mapped(text: str = "Dear Sirs") -> Entry:
    """The entry of a page of HTML that holds these words from its seventh byte on."""
    data = b"<html>" + text.encode()
    source_map = ByteMap((Run(0, 4, 6, 10), Run(4, len(text), 10, len(data))))
    document = Document(Source("page.htm", data, media_type="text/html"), text, "utf-8", source_map=source_map)
    return extracted(assemble(document, ()), text, source_map)


def test_a_map_is_kept_beside_the_text(tmp_path: Path) -> None:
    entry = mapped()
    saved(tmp_path, entry)
    value = orjson.loads((tmp_path / f"map/{entry.line.id}.json").read_bytes())
    assert value == {"unit": "byte", "runs": [[0, 4, 6, 10], [4, 9, 10, 15]]}
    assert list(verify(tmp_path)) == []
    saved(tmp_path, replace(entry, map=None))
    assert list(verify(tmp_path)) == [f"map/{entry.line.id}.json: is missing"]


def test_a_map_that_was_changed_is_told(tmp_path: Path) -> None:
    entry = mapped()
    saved(tmp_path, entry)
    path = tmp_path / f"map/{entry.line.id}.json"
    path.write_bytes(path.read_bytes().replace(b"[4,9,", b"[3,99,"))
    assert [problem.partition(": ")[2] for problem in verify(tmp_path)] == [
        "has changed since it was written",
        "run 2 is not a stretch of the text, which has 9 characters",
        "run 2 begins before the one before it ends",
    ]


def test_a_text_that_is_its_source_has_no_map(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    saved(tmp_path, replace(entry, map=mapped().map))
    assert list(verify(tmp_path)) == [f"map/{entry.line.id}.json: is the map of a text that needs none"]


def test_a_ledger_from_before_there_were_maps_goes_on(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    saved(tmp_path, entry)
    in_ledger(tmp_path, "ALTER TABLE documents DROP COLUMN map")
    in_ledger(tmp_path, "DROP TABLE archives")
    assert list(verify(tmp_path)) == []
    with Store(tmp_path, "1") as store:
        assert store.done(str(entry.line.sha256)) == [entry.line]
    saved(tmp_path, mapped())
    assert list(verify(tmp_path)) == []


def test_a_store_that_lost_its_ledger_keeps_its_lines_and_does_the_work_again(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    assert entry.line.sha256
    saved(tmp_path, entry)
    before = (tmp_path / "index.jsonl").read_bytes()
    (tmp_path / "ledger.sqlite").unlink()
    with Store(tmp_path, "1") as store:
        assert store.done(entry.line.sha256) == []
        store.write_index()
    assert (tmp_path / "index.jsonl").read_bytes() == before


def test_an_unchanged_index_is_not_written_again(tmp_path: Path) -> None:
    saved(tmp_path, entry_of(WORDS))
    before = (tmp_path / "index.jsonl").stat().st_mtime_ns
    with Store(tmp_path, "1") as store:
        store.write_index()
    assert (tmp_path / "index.jsonl").stat().st_mtime_ns == before


def test_two_runs_that_write_at_a_time_lose_nothing(tmp_path: Path) -> None:
    one, two = entry_of(WORDS), entry_of("Another letter\n", "another.txt")
    with Store(tmp_path, "1") as first, Store(tmp_path, "1") as second:
        first.save(one.line.sha256, [one])
        second.save(two.line.sha256, [two])
        second.write_index()
        first.write_index()
    assert set(ids(tmp_path)) == {one.line.id, two.line.id}


def test_an_interrupted_write_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "index.jsonl"
    write_atomically(path, b"before")

    def interrupted(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, b"after")
    assert files(tmp_path) == ["index.jsonl"]
    assert path.read_bytes() == b"before"


def test_a_full_disk_is_told_and_leaves_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with Store(tmp_path, "1") as store:
        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(StoreError, match="No space left on device"):
            store.save("0" * 64, [entry_of(WORDS)])
        monkeypatch.undo()
        store.write_index()
    assert ids(tmp_path) == []


def test_a_file_cannot_be_a_store(tmp_path: Path) -> None:
    (tmp_path / "output").write_text("a file")
    with pytest.raises(StoreError, match="cannot be written to"):
        Store(tmp_path / "output", "1")


def test_a_damaged_ledger_is_told(tmp_path: Path) -> None:
    (tmp_path / "ledger.sqlite").write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError, match=r"ledger\.sqlite: is damaged"):
        Store(tmp_path, "1")


def test_a_name_of_odd_bytes_becomes_text() -> None:
    entry = quarantined_path("inbox/odd\udcffname.txt", EMPTY)
    assert IndexLine.from_json(entry.line.to_json()).name == "odd\ufffdname.txt"


def change_text(root: Path, one: str) -> None:
    path = root / "text" / f"{one}.txt"
    path.write_bytes(path.read_bytes().replace(b"2002", b"2003"))


def change_record(root: Path, one: str) -> None:
    path = root / "records" / f"{one}.json"
    path.write_bytes(path.read_bytes().replace(b'"kind":"other"', b'"kind":"form"'))


def add_a_key(root: Path, one: str) -> None:
    path = root / "records" / f"{one}.json"
    path.write_bytes(path.read_bytes().replace(b'{"schema_version"', b'{"colour":1,"schema_version"'))


def remove_text(root: Path, one: str) -> None:
    (root / "text" / f"{one}.txt").unlink()


def add_a_record(root: Path, one: str) -> None:
    (root / "records" / "stray.json").write_bytes(b"{}")


def leave_a_part(root: Path, one: str) -> None:
    (root / "text" / ".letter.txt.0123.part").write_bytes(b"INFO")


def repeat_a_line(root: Path, one: str) -> None:
    path = root / "index.jsonl"
    path.write_bytes(path.read_bytes() * 2)


def break_a_line(root: Path, one: str) -> None:
    with (root / "index.jsonl").open("ab") as file:
        file.write(b'{"id":"x"}\n')


def forget_all_but_the_row(root: Path, one: str) -> None:
    for path in (root / "index.jsonl", root / f"records/{one}.json", root / f"text/{one}.txt"):
        path.write_bytes(b"") if path.suffix == ".jsonl" else path.unlink()


def in_ledger(root: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(root / "ledger.sqlite")) as ledger, ledger:
        ledger.execute(statement, values)


def break_a_row(root: Path, one: str) -> None:
    in_ledger(root, "UPDATE documents SET line = '{}' WHERE id = ?", one)


def change_a_row(root: Path, one: str) -> None:
    in_ledger(root, "UPDATE documents SET line = replace(line, 'letter.txt', 'other.txt') WHERE id = ?", one)


def remove_a_row(root: Path, one: str) -> None:
    in_ledger(root, "DELETE FROM documents WHERE id = ?", one)


def link_to_nothing(root: Path, one: str) -> None:
    (root / "links.jsonl").write_bytes(orjson.dumps({"record": one, "target_record": "gone"}))


def break_a_link(root: Path, one: str) -> None:
    (root / "links.jsonl").write_bytes(b"[]\n")


def put_a_folder_for_the_record(root: Path, one: str) -> None:
    path = root / "records" / f"{one}.json"
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (change_text, "text/{}.txt: has changed since it was written"),
        (change_text, "records/{}.json: the text does not have the source's SHA-256"),
        (change_record, "records/{}.json: has changed since it was written"),
        (change_record, "records/{}.json: the index line says something else"),
        (add_a_key, "records/{}.json: is no record: record has the unknown key 'colour'"),
        (remove_text, "text/{}.txt: is missing"),
        (add_a_record, "records/stray.json: the index has no line for it"),
        (leave_a_part, "text/.letter.txt.0123.part: is left over from an interrupted write"),
        (repeat_a_line, "index.jsonl: line 2 repeats the id {}"),
        (break_a_line, "index.jsonl: line 2 is no index line: its keys are not those of an index line"),
        (forget_all_but_the_row, "index.jsonl: has no line for {}, which the ledger has"),
        (break_a_row, "ledger.sqlite: the line of {} is no index line: its keys are not those of an index line"),
        (change_a_row, "index.jsonl: the line of {} is not the one in the ledger"),
        (remove_a_row, "ledger.sqlite: has no row for {}, which the index has"),
        (link_to_nothing, "links.jsonl: line 1 speaks of gone, which the index does not have"),
        (break_a_link, "links.jsonl: line 1 is no link"),
        (put_a_folder_for_the_record, "records/{}.json: cannot be read: Is a directory"),
    ],
)
def test_verify_names_what_is_wrong(tmp_path: Path, damage: object, expected: str) -> None:
    one = entry_of(WORDS).line.id
    saved(tmp_path, entry_of(WORDS))
    assert callable(damage)
    damage(tmp_path, one)
    assert expected.format(one) in list(verify(tmp_path))


def test_a_broken_row_of_the_ledger_is_told(tmp_path: Path) -> None:
    entry = entry_of(WORDS)
    assert entry.line.sha256
    saved(tmp_path, entry)
    break_a_row(tmp_path, entry.line.id)
    with Store(tmp_path, "1") as store:
        sha256 = entry.line.sha256
        for ask in (lambda: store.done(sha256 or ""), lambda: store.save(sha256, [entry]), store.write_index):
            with pytest.raises(StoreError, match=r"ledger\.sqlite: is damaged \(a line is no index line"):
                ask()


@pytest.mark.parametrize("key", ["id", "status", "producer"])
def test_an_index_line_with_an_odd_value_is_none(key: str) -> None:
    value = orjson.loads(entry_of(WORDS).line.to_json())
    with pytest.raises(ValueError, match="of an index line"):
        IndexLine.from_json(orjson.dumps({**value, key: {}}))


def test_a_folder_without_an_index_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is no store"):
        list(verify(tmp_path))
