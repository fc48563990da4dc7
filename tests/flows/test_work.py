"""From paths to a store: what is taken, what was done before, and what becomes of a bad document."""

import os
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

import extractors
from flows import batch, extraction, watch, work
from flows.report import Tally
from flows.watch import Progress
from pipeline.diagnostic import Unreadable
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.file import File
from pipeline.store import verify

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"
RELEASE = b"FORT LEE, N.J.\n\nInfocrossing announced its results.\n"
SUBMISSION = (
    b"<SEC-HEADER>\nACCESSION NUMBER:\t0000914760-99-000090\n</SEC-HEADER>\n"
    b"<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\nCurrent report.\n</TEXT>\n</DOCUMENT>\n"
    b"<DOCUMENT>\n<TYPE>EX-4.4\n<SEQUENCE>2\n<FILENAME>a.htm\n<TEXT>\n<HTML></HTML>\n</TEXT>\n</DOCUMENT>\n"
    b"<DOCUMENT>\n<TYPE>GRAPHIC\n<SEQUENCE>3\n<FILENAME>a.jpg\n<TEXT>\nbegin 644 a.jpg\nM_]\n</TEXT>\n</DOCUMENT>\n"
)


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    folder = tmp_path / "inbox"
    folder.mkdir()
    return folder


def put(folder: Path, **documents: bytes) -> list[str]:
    paths = [folder / f"{name}.txt" for name in documents]
    for path, data in zip(paths, documents.values(), strict=True):
        path.write_bytes(data)
    return [str(path) for path in paths]


def run(*paths: object, out: Path) -> Tally:
    return work.run([str(path) for path in paths], str(out), watch.unwatched)


def index(out: Path) -> dict[str, dict[str, object]]:
    lines = [orjson.loads(line) for line in (out / "index.jsonl").read_bytes().splitlines()]
    return {line["id"]: line for line in lines}


def contents(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*.json*")} | {
        str(path.relative_to(out)): path.read_bytes() for path in out.rglob("*.txt")
    }


def test_batches_are_cut_by_bytes(inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "BATCH_BYTES", 150)
    monkeypatch.setattr(batch, "LAST_BYTES", 150)
    monkeypatch.setattr(batch, "FILE_BYTES", 5)
    put(inbox, a=b"a" * 100, b=b"b" * 40, c=b"c" * 500, d=b"d")
    with work.Work([str(inbox)], str(tmp_path / "out")) as todo:
        assert [[Path(path).stem for path in one.paths] for one in todo.batches] == [["a", "b"], ["c"], ["d"]]
        assert [one.size for one in todo.batches] == [140, 500, 1]


def test_the_last_batches_are_small() -> None:
    files = [(str(number), batch.BATCH_BYTES // 10 - batch.FILE_BYTES) for number in range(100)]
    counts = [len(paths) for paths, _ in batch.cut(files)]
    assert sum(counts) == 100
    assert counts[:6] == [10] * 6
    assert counts == sorted(counts, reverse=True)
    assert counts[-4:-1] == [2] * 3


@pytest.mark.parametrize(
    "bad",
    [
        ("empty.txt", b"", "empty_file", "is empty: it has no bytes"),
        ("blank.txt", b" \r\n\t\n", "blank_file", "holds nothing but white space"),
        ("program.txt", bytes(range(256)) * 20, "not_text", "is not text in any encoding"),
        ("picture.txt", b"\x89PNG\r\n\x1a\n", "not_text", "it begins like a PNG picture"),
        ("logo.txt", b"\n\nbegin 644 logo.jpg\nM_]C_X\n", "not_text", "it is the file logo.jpg, uuencoded"),
        ("exhibit.pdf", b"%PDF-1.4", "damaged", "is damaged"),
        ("letter.txt.gz", b"\x1f\x8b\x08\0", "damaged", "is damaged: it is cut off"),
    ],
)
def test_bad_input_is_quarantined_with_its_reason(
    inbox: Path, tmp_path: Path, bad: tuple[str, bytes, str, str]
) -> None:
    name, data, code, sentence = bad
    (inbox / name).write_bytes(data)
    good = put(inbox, letter=LETTER)
    tally = run(inbox / name, *good, out=tmp_path)
    assert (tally.statuses["extracted"], tally.statuses["quarantined"]) == (1, 1)
    ((path, reason),) = tally.failures
    assert path == str(inbox / name)
    assert sentence in reason
    (file,) = (tmp_path / "quarantine").iterdir()
    assert orjson.loads(file.read_bytes())["code"] == code
    assert list(verify(tmp_path)) == []


def test_paths_that_lead_nowhere_are_quarantined(inbox: Path, tmp_path: Path) -> None:
    os.mkfifo(inbox / "pipe.txt")
    empty = inbox / "empty"
    empty.mkdir()
    tally = run(inbox / "missing.txt", empty, inbox, out=tmp_path / "out")
    assert [(Path(path).name, reason) for path, reason in tally.failures] == [
        ("missing.txt", "cannot be read: No such file or directory"),
        ("empty", "is a folder without documents"),
        ("pipe.txt", "is neither a file nor a folder"),
    ]
    assert {line["sha256"] for line in index(tmp_path / "out").values()} == {None}


def test_a_file_without_permission_is_quarantined_until_it_can_be_read(
    inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = put(inbox, letter=LETTER)

    def refused(path: Path) -> File:
        raise Unreadable(str(path), "unreadable_path", "cannot be read: Permission denied", "open")

    with monkeypatch.context() as patch:
        patch.setattr(File, "at", refused)
        with work.Work([path], str(tmp_path / "out")) as todo:
            pass
    assert todo.tally.failures == [(path, "cannot be read: Permission denied")]
    run(path, out=tmp_path / "out")
    assert [line["status"] for line in index(tmp_path / "out").values()] == ["extracted"]
    assert list(verify(tmp_path / "out")) == []


def test_the_same_document_twice_counts_once(inbox: Path, tmp_path: Path) -> None:
    first, twin = put(inbox, first=LETTER, twin=LETTER)
    tally = run(inbox, out=tmp_path / "out")
    assert tally.statuses["extracted"] == 1
    assert tally.remarks == [f"{twin}: has the same bytes as {first}, and counts once"]
    assert [line["name"] for line in index(tmp_path / "out").values()] == ["first.txt"]


def test_the_same_bytes_give_the_same_files(inbox: Path, tmp_path: Path) -> None:
    put(inbox, letter=LETTER, release=RELEASE, submission=SUBMISSION)
    run(inbox, out=tmp_path / "one")
    run(inbox, out=tmp_path / "two")
    assert len(contents(tmp_path / "one")) == 9
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_second_run_extracts_nothing(inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(inbox, letter=LETTER, release=RELEASE, empty=b"")
    run(inbox, out=tmp_path / "out")
    before = contents(tmp_path / "out")
    monkeypatch.delattr(extraction, "record_of")
    tally = run(inbox, out=tmp_path / "out")
    assert (tally.statuses["extracted"], tally.statuses["quarantined"], tally.done_before) == (2, 1, 3)
    assert contents(tmp_path / "out") == before


def test_another_version_extracts_again(inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(inbox, letter=LETTER)
    run(inbox, out=tmp_path / "out")
    monkeypatch.setattr(work, "version", lambda: "another")
    assert run(inbox, out=tmp_path / "out").done_before == 0


def test_the_version_goes_by_code_and_word_lists_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "rules_of_ours"
    (package / "__pycache__").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "words.txt").write_text("shall")
    monkeypatch.syspath_prepend(tmp_path)
    before = work.code("rules_of_ours")
    (package / "__pycache__" / "lazy.cpython-311._compiled.pickle").write_bytes(b"kept")
    assert work.code("rules_of_ours") == before
    (package / "words.txt").write_text("shall, must")
    assert work.code("rules_of_ours") != before


def test_a_submission_gives_a_line_for_each_part(inbox: Path, tmp_path: Path) -> None:
    put(inbox, submission=SUBMISSION)
    run(inbox, out=tmp_path / "out")
    lines = index(tmp_path / "out")
    assert [(one, line["status"]) for one, line in lines.items()] == [
        ("0000914760-99-000090-1", "extracted"),
        ("0000914760-99-000090-2", "quarantined"),
        ("0000914760-99-000090-3", "listed"),
    ]
    second, third = lines["0000914760-99-000090-2"], lines["0000914760-99-000090-3"]
    assert (second["exhibit"], second["accession_number"]) == ("EX-4.4", "0000914760-99-000090")
    assert (third["exhibit"], third["reason"]) == (None, "is a picture (a.jpg)")
    assert (tmp_path / "out/text/0000914760-99-000090-1.txt").read_bytes() == b"\nCurrent report.\n"
    assert list(verify(tmp_path / "out")) == []


def test_two_files_that_claim_one_document_are_in_conflict(inbox: Path, tmp_path: Path) -> None:
    put(inbox, first=SUBMISSION, second=SUBMISSION.replace(b"Current", b"Amended"))
    tally = run(inbox, out=tmp_path / "out")
    ((_, reason),) = [failure for failure in tally.failures if failure[0].endswith("second.txt")]
    assert reason == (
        "holds the document 0000914760-99-000090-1, as first.txt does with other bytes; the one from first.txt is kept"
    )
    assert list(verify(tmp_path / "out")) == []


def test_an_error_of_ours_stops_no_other_document(inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(document: Document) -> Iterator[object]:
        if "Dear" in document.text:
            raise RecursionError("too deep")
        return iter(())

    monkeypatch.setattr(extractors, "EXTRACTORS", (Extractor("broken", find=find),))  # type: ignore[arg-type]
    put(inbox, letter=LETTER, release=RELEASE)
    tally = run(inbox, out=tmp_path / "out")
    assert tally.statuses["extracted"] == 1
    ((_, reason),) = tally.failures
    assert "test_work.py:" in reason
    assert reason.endswith("RecursionError: too deep")


def test_what_is_finished_is_indexed_when_a_run_is_stopped(inbox: Path, tmp_path: Path) -> None:
    put(inbox, letter=LETTER, release=RELEASE)

    def interrupt(size: int) -> None:
        raise KeyboardInterrupt

    def begin(size: int) -> Progress:
        return interrupt

    with pytest.raises(KeyboardInterrupt):
        work.run([str(inbox)], str(tmp_path / "out"), begin)
    assert [line["name"] for line in index(tmp_path / "out").values()] == ["letter.txt"]
    assert run(inbox, out=tmp_path / "out").done_before == 1


def test_names_of_odd_bytes_are_no_obstacle(inbox: Path, tmp_path: Path) -> None:
    path = os.fsencode(inbox) + b"/odd\xffname.txt"
    with open(path, "wb") as file:  # noqa: PTH123  # a Path cannot be made of these bytes
        file.write(LETTER)
    run(inbox, out=tmp_path / "out")
    assert [line["name"] for line in index(tmp_path / "out").values()] == ["odd\ufffdname.txt"]


def test_an_input_that_is_gone_is_told_once_and_what_it_gave_stays(inbox: Path, tmp_path: Path) -> None:
    put(inbox, first=LETTER, second=LETTER + b"P.S.\n")
    out = tmp_path / "out"
    assert run(inbox, out=out).remarks == []
    index = (out / "index.jsonl").read_bytes()
    (inbox / "second.txt").unlink()
    assert run(inbox, out=out).remarks == ["no longer there, what they gave stays: 1 (second.txt)"]
    assert run(inbox, out=out).remarks == []
    assert (out / "index.jsonl").read_bytes() == index
    put(inbox, second=LETTER + b"P.S.\n")
    back = run(inbox, out=out)
    assert (back.remarks, back.done_before) == ([], 2)
    (inbox / "second.txt").unlink()
    assert run(inbox, out=out).remarks == ["no longer there, what they gave stays: 1 (second.txt)"]
    assert list(verify(out)) == []


def test_an_input_that_holds_other_bytes_drops_what_it_gave_unless_another_has_them(
    inbox: Path, tmp_path: Path
) -> None:
    put(inbox, first=LETTER, second=LETTER + b"P.S.\n")
    out = tmp_path / "out"
    run(inbox, out=out)
    put(inbox, second=LETTER)
    assert run(inbox, out=out).remarks == [
        f"{inbox / 'second.txt'}: has the same bytes as {inbox / 'first.txt'}, and counts once",
        f"{inbox / 'second.txt'}: has other bytes than before; what those gave is dropped",
    ]
    assert len(list((out / "records").iterdir())) == 1
    put(inbox, first=LETTER + b"P.P.S.\n")
    told = f"{inbox / 'first.txt'}: has other bytes than before; what those gave is dropped"
    assert told not in run(inbox, out=out).remarks
    assert len(list((out / "records").iterdir())) == 2
    assert list(verify(out)) == []
