"""From an archive, or standard input, into a store: what is taken, refused, done before, changed meanwhile."""

import binascii
import gzip
import io
import os
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from flows import extraction, watch, work
from flows.report import Tally
from flows.watch import Progress
from flows.working_off import work_off
from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import DEFAULT, Limits
from pipeline.store import verify
from tests.pipeline.archives.build import feed, tarred, zipped

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"
RELEASE = b"FORT LEE, N.J.\n\nInfocrossing announced its results.\n"
SUBMISSION = (
    b"<SEC-HEADER>\nACCESSION NUMBER:\t0000914760-99-000090\n</SEC-HEADER>\n"
    b"<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\nCurrent report.\n</TEXT>\n</DOCUMENT>\n"
    b"<DOCUMENT>\n<TYPE>EX-99\n<SEQUENCE>2\n<TEXT>\nA release.\n</TEXT>\n</DOCUMENT>\n"
)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def run(*paths: object, out: Path, limits: Limits = DEFAULT) -> Tally:
    return work.run([str(path) for path in paths], str(out), watch.unwatched, limits)


def index(out: Path) -> list[dict[str, str]]:
    return [orjson.loads(line) for line in (out / "index.jsonl").read_bytes().splitlines()]


def quarantine(out: Path) -> dict[str, str]:
    """The codes in the quarantine, by the path that was refused."""
    values = [orjson.loads(path.read_bytes()) for path in (out / "quarantine").iterdir()]
    return {value["source"]["path"]: value["code"] for value in values}


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def test_a_feed_gives_a_record_for_each_document_in_it(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "feed.tar.gz", feed({"a.nc": SUBMISSION, "b.txt": LETTER, "README.txt": b"of the feed"}))
    tally = run(path, out=out)
    assert tally.summary() == "3 documents extracted, 0 quarantined"
    assert tally.remarks == [f"left alone in {path}, no documents by their names: 1 (README.txt)"]
    records = [orjson.loads(path.read_bytes()) for path in sorted((out / "records").iterdir())]
    assert [record["document"]["source"]["container"] for record in records] == [["feed.tar.gz"]] * 3
    assert sorted(record["document"]["source"]["name"] for record in records) == ["a.nc", "a.nc", "b.txt"]
    assert list(verify(out)) == []


def test_an_archive_gives_the_records_that_its_files_give(tmp_path: Path, out: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    put(inbox, "letter.txt", LETTER)
    run(inbox, out=out)
    run(put(tmp_path, "letter.txt.gz", gzip.compress(LETTER)), out=tmp_path / "packed")
    (plain,), (packed,) = ((folder / "records").iterdir() for folder in (out, tmp_path / "packed"))
    assert plain.name == packed.name
    assert packed.read_bytes() == plain.read_bytes().replace(b'"container":[]', b'"container":["letter.txt.gz"]')


def test_what_is_refused_of_an_archive_is_told_and_stops_no_other(tmp_path: Path, out: Path) -> None:
    data = tarred(
        {"../evil.txt": b"evil", "2004/letter.txt": LETTER, "empty.txt": b""},
        ("link.txt", tarfile.SYMTYPE),
        ("null", tarfile.CHRTYPE),
    )
    path = put(tmp_path, "feed.tar", data)
    tally = run(path, out=out)
    assert tally.summary() == "1 document extracted, 4 quarantined"
    assert dict(tally.failures) == {
        f"{path}/empty.txt": "is empty: it has no bytes",
        f"{path}/../evil.txt": "is refused: its name leads out of the archive",
        f"{path}/link.txt": "is refused: it is a link, not an ordinary file",
        f"{path}/null": "is refused: it is a device, not an ordinary file",
    }
    assert quarantine(out) == {
        str(path): "empty_file",
        f"{path}/../evil.txt": "archive_refused",
        f"{path}/link.txt": "archive_refused",
        f"{path}/null": "archive_refused",
    }
    assert list(verify(out)) == []


def test_nothing_is_written_outside_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work_folder = tmp_path / "deep" / "work"
    work_folder.mkdir(parents=True)
    monkeypatch.chdir(work_folder)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "inbox").mkdir()
    large = LETTER + b"\n" * 9_000_000
    members = {"../evil.txt": LETTER, "../../evil.txt": LETTER, f"{tmp_path}/evil.txt": LETTER, "large.txt": large}
    put(tmp_path / "inbox", "a.tar", tarred(members))
    put(tmp_path / "inbox", "b.zip", zipped(members))
    before = set(tmp_path.rglob("*"))
    run(tmp_path / "inbox", out=work_folder / "out", limits=Limits(document_bytes=1_000_000))
    assert {path for path in set(tmp_path.rglob("*")) - before if "out" not in path.parts} == set()


def test_an_archive_that_was_done_is_not_unpacked_again(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path, "feed.tar.gz", feed({"a.nc": SUBMISSION, "b.txt": LETTER}))
    run(path, out=out)
    monkeypatch.delattr("flows.take.archives")
    assert run(path, out=out).summary() == "3 documents extracted, 0 quarantined; 3 of them done before"


def test_of_an_archive_that_has_grown_the_new_files_are_extracted(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "feed.tar.gz", feed({"a.nc": SUBMISSION}))
    run(path, out=out)
    put(tmp_path, "feed.tar.gz", feed({"a.nc": SUBMISSION, "b.txt": LETTER}))
    assert run(path, out=out).summary() == "3 documents extracted, 0 quarantined; 2 of them done before"


def test_a_feed_that_was_cut_off_is_told_until_it_is_whole(tmp_path: Path, out: Path) -> None:
    whole = tarred({"a.nc": SUBMISSION, "b.txt": LETTER})
    path = put(tmp_path, "feed.tar", whole[:2048])
    assert run(path, out=out).failures == [(str(path), "is damaged: it is cut off after 2 files")]
    assert run(path, out=out).summary() == "3 documents extracted, 1 quarantined; 3 of them done before"
    path.write_bytes(whole)
    assert run(path, out=out).summary() == "3 documents extracted, 0 quarantined; 3 of them done before"
    assert quarantine(out) == {}
    assert list(verify(out)) == []


def test_one_document_in_two_places_counts_once(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "feed.zip", zipped({"a.txt": LETTER, "2004/b.txt": LETTER}))
    tally = run(path, out=out)
    assert tally.statuses["extracted"] == 1
    assert tally.remarks == [f"{path}/b.txt: has the same bytes as {path}/a.txt, and counts once"]


def test_two_members_that_claim_one_document_are_in_conflict(tmp_path: Path, out: Path) -> None:
    members = {"a.nc": SUBMISSION, "b.nc": SUBMISSION.replace(b"Current", b"Amended")}
    path = put(tmp_path, "feed.zip", zipped(members))
    ((place, reason),) = run(path, out=out).failures
    assert place == f"{path}/b.nc"
    assert reason.endswith("as a.nc does with other bytes; the one from a.nc is kept")
    assert list(verify(out)) == []


LOGO = b"<DOCUMENT>\n<TYPE>GRAPHIC\n<SEQUENCE>3\n<FILENAME>a.jpg\n<TEXT>\n%s\n</TEXT>\n</DOCUMENT>\n"
BLANK = b"<DOCUMENT>\n<TYPE>EX-5\n<SEQUENCE>4\n<TEXT>\n\n</TEXT>\n</DOCUMENT>\n"
FEED_HEADER = b"<SUBMISSION>\n<ACCESSION-NUMBER>0000914760-99-000090\n<TYPE>8-K\n"
FEED = SUBMISSION.replace(SUBMISSION[: SUBMISSION.index(b"<DOCUMENT>")], FEED_HEADER)


@pytest.mark.parametrize(
    ("other", "alike"),
    [
        pytest.param(FEED + LOGO % b"x" + BLANK + b"</SUBMISSION>\n", True, id="the same from the feed"),
        pytest.param(FEED, True, id="a part of it"),
        pytest.param(FEED.replace(b"release", b"notice") + LOGO % b"x" + BLANK, False, id="an exhibit differs"),
        pytest.param(FEED + LOGO % b"x" + BLANK.replace(b"\n\n", b"\nwords\n"), False, id="words where none were"),
        pytest.param(FEED + LOGO % b"x" + BLANK + LOGO.replace(b">3", b">5") % b"y", False, id="a part more"),
    ],
)
def test_a_submission_that_comes_in_two_files_counts_once_where_all_is_alike(
    tmp_path: Path, out: Path, other: bytes, *, alike: bool
) -> None:
    first = put(tmp_path, "a.txt", SUBMISSION + LOGO % b"x" + BLANK)
    second = put(tmp_path, "a.nc", other)
    before = run(first, out=out)
    lines = index(out)
    tally = run(second, out=out)
    if alike:
        assert tally.remarks == [f"{second}: holds the same documents as a.txt, and counts once"]
        assert (tally.failures, index(out)) == ([], lines)
    else:
        ((_, reason),) = tally.failures
        assert reason.endswith("as a.txt does with other bytes; the one from a.txt is kept")
    assert before.statuses["extracted"] == 2
    assert list(verify(out)) == []


def test_a_picture_among_the_lines_of_a_letter_is_listed_and_yields_nothing(tmp_path: Path, out: Path) -> None:
    picture = b"\xff\xd8\xff" + bytes(100)
    lines = b"".join(binascii.b2a_uu(picture[at : at + 45]) for at in range(0, len(picture), 45))
    encoded = b"begin 644 logo.jpg\n" + lines + b"`\nend\n"
    path = put(tmp_path, "letter.txt", LETTER.replace(b"This", encoded + b"This"))
    tally = run(path, out=out)
    assert tally.summary() == "1 document extracted, 0 quarantined, 1 parts listed"
    text, listed = index(out)
    assert (text["status"], listed["status"], listed["reason"]) == ("extracted", "listed", "is a picture (logo.jpg)")
    assert listed["id"] == f"{text['id']}-2000001"
    assert (out / f"text/{text['id']}.txt").read_bytes() == LETTER
    assert list(verify(out)) == []


def test_a_submission_in_two_files_is_one_result_of_one_run(tmp_path: Path, out: Path) -> None:
    paths = put(tmp_path, "a.nc", FEED), put(tmp_path, "a.txt", SUBMISSION)
    tally = run(*paths, out=out)
    assert tally.summary() == "2 documents extracted, 0 quarantined"
    assert len(tally.remarks) == 1
    assert len(index(out)) == 2


def test_an_archive_without_documents_is_told(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "feed.zip", zipped({"logo.jpg": b"JPEG"}))
    tally = run(path, out=out)
    assert tally.failures == [(str(path), "is an archive without documents")]
    assert tally.remarks == [f"left alone in {path}, no documents by their names: 1 (logo.jpg)"]


def test_an_archive_that_an_earlier_version_refused_is_no_longer_refused(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path, "feed.zip", zipped({"a.txt": LETTER}))
    with monkeypatch.context() as patch:
        patch.setattr("pipeline.archives.CONTAINERS", ())
        patch.setattr(work, "version", lambda: "earlier")
        assert run(path, out=out).statuses["quarantined"] == 1
    run(path, out=out)
    assert [line["status"] for line in index(out)] == ["extracted"]
    assert list(verify(out)) == []


def test_a_folder_that_was_empty_is_no_longer_refused(tmp_path: Path, out: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    assert run(inbox, out=out).failures == [(str(inbox), "is a folder without documents")]
    put(inbox, "letter.txt", LETTER)
    run(inbox, out=out)
    assert [line["status"] for line in index(out)] == ["extracted"]


def test_folders_are_searched_for_archives(tmp_path: Path, out: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    put(inbox, "feed.zip", zipped({"a.txt": LETTER}))
    put(inbox, "b.txt.gz", gzip.compress(RELEASE))
    put(inbox, "notes.json.gz", gzip.compress(b"{}"))
    tally = run(inbox, out=out)
    assert tally.statuses["extracted"] == 2
    assert tally.remarks == ["left alone, no documents by their names: 1 (notes.json.gz)"]


@pytest.mark.parametrize(
    ("limits", "reason"),
    [
        (Limits(file_bytes=50), f"has {len(LETTER)} bytes, and file_bytes allows 50"),
        (Limits(document_bytes=50), f"has {len(LETTER)} bytes, and document_bytes allows 50"),
    ],
)
def test_what_goes_beyond_a_limit_is_taken_when_the_limit_is_set(
    tmp_path: Path, out: Path, limits: Limits, reason: str
) -> None:
    path = put(tmp_path, "letter.txt", LETTER)
    ((_, told),) = run(path, out=out, limits=limits).failures
    assert told == reason
    assert quarantine(out) == {str(path): "too_large"}
    assert run(path, out=out).summary() == "1 document extracted, 0 quarantined"
    assert quarantine(out) == {}
    assert list(verify(out)) == []


def test_what_goes_beyond_a_limit_in_an_archive_is_taken_when_the_limit_is_set(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "feed.zip", zipped({"a.txt": LETTER * 3, "b.txt": LETTER}))
    tally = run(path, out=out, limits=Limits(archive_files=1))
    assert [place for place, _ in tally.failures] == [str(path)]
    tally = run(path, out=out, limits=Limits(document_bytes=100))
    assert [place for place, _ in tally.failures] == [f"{path}/a.txt"]
    assert run(path, out=out).summary() == "2 documents extracted, 0 quarantined; 1 of them done before"
    assert list(verify(out)) == []


@pytest.mark.parametrize("data", [LETTER, gzip.compress(LETTER), zipped({"stdin": b"", "letter.txt": LETTER})])
def test_standard_input_holds_a_document_or_an_archive(out: Path, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run("-", out=out).statuses["extracted"] == 1
    assert index(out)[0]["name"] in ("stdin", "letter.txt")
    assert list(verify(out)) == []


def test_standard_input_is_called_stdin(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert run("-", out=out).failures == [("stdin", "is empty: it has no bytes")]
    assert quarantine(out) == {"stdin": "empty_file"}


def changing(path: Path, change: str) -> None:
    if change == "vanishes":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes() + b"more\n" if change == "grows" else b"less\n")


@pytest.mark.parametrize("change", ["grows", "shrinks", "vanishes"])
def test_a_file_that_changes_before_its_turn_is_taken_as_it_is(tmp_path: Path, out: Path, change: str) -> None:
    path = put(tmp_path, "letter.txt", LETTER)
    with work.Work([str(path)], str(out)) as todo:
        changing(path, change)
        todo.add(work_off(todo.batches[0]))
    tally = todo.tally
    taken, refused = (0, 1) if change == "vanishes" else (1, 0)
    assert (tally.statuses["extracted"], tally.statuses["quarantined"]) == (taken, refused)
    assert list(verify(out)) == []


@pytest.mark.parametrize("change", ["grows", "shrinks", "vanishes"])
@pytest.mark.parametrize("moment", ["before it is read", "after it was read"])
def test_a_file_that_changes_while_it_is_taken_gives_nothing_until_the_next_run(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch, change: str, moment: str
) -> None:
    path = put(tmp_path, "submission.txt", SUBMISSION)
    unpack = extraction.unpack

    def unpacked(file: File, limits: Limits) -> Iterator[Source]:
        parts = unpack(file, limits)
        if moment == "before it is read":
            changing(path, change)
            yield from parts
        else:
            yield from parts
            changing(path, change)

    with monkeypatch.context() as patch:
        patch.setattr(extraction, "unpack", unpacked)
        ((place, reason),) = run(path, out=out).failures
    assert place == str(path)
    assert reason in ("has changed while it was read: run again", "cannot be read: No such file or directory")
    assert [line["status"] for line in index(out)] == ["quarantined"]
    assert list(verify(out)) == []
    path.write_bytes(SUBMISSION)
    assert run(path, out=out).summary() == "2 documents extracted, 0 quarantined"
    assert list(verify(out)) == []


def test_an_archive_that_changes_while_it_is_taken_is_taken_again(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path, "feed.zip", zipped({"a.txt": LETTER, "b.txt": RELEASE}))
    unpack = extraction.unpack

    def unpacked(file: File, limits: Limits) -> Iterator[Source]:
        os.utime(path, ns=(1, 1))
        return unpack(file, limits)

    with monkeypatch.context() as patch:
        patch.setattr(extraction, "unpack", unpacked)
        tally = run(path, out=out)
    assert tally.failures == [(str(path), "has changed while it was read: run again")]
    assert run(path, out=out).summary() == "2 documents extracted, 0 quarantined; 2 of them done before"
    assert list(verify(out)) == []


def test_progress_comes_to_the_size_of_the_work(tmp_path: Path, out: Path) -> None:
    paths = [
        put(tmp_path, "feed.zip", zipped({"a.txt": LETTER, "b.nc": SUBMISSION})),
        put(tmp_path, "feed.tgz", feed({"c.txt": LETTER + b"."})),
        put(tmp_path, "letter.txt", RELEASE),
    ]
    sizes, told = [], []

    def begin(size: int) -> Progress:
        sizes.append(size)
        return told.append

    work.run([str(path) for path in paths], str(out), begin)
    assert sizes == [sum(path.stat().st_size for path in paths)] == [sum(told)]
    assert min(told) >= 0


def test_a_submission_can_be_interrupted_between_its_documents(tmp_path: Path, out: Path) -> None:
    path = put(tmp_path, "submission.txt", SUBMISSION)

    def interrupt(size: int) -> None:
        raise KeyboardInterrupt

    def begin(size: int) -> Progress:
        return interrupt

    with pytest.raises(KeyboardInterrupt):
        work.run([str(path)], str(out), begin)
    assert index(out) == []
    assert list(verify(out)) == []


def test_a_part_that_was_refused_is_not_read(tmp_path: Path, out: Path) -> None:
    second = b"<DOCUMENT>\n<TYPE>EX-1\n<SEQUENCE>3\n<TEXT>\n" + LETTER * 5 + b"</TEXT>\n</DOCUMENT>\n"
    path = put(tmp_path, "submission.txt", SUBMISSION + second)
    tally = run(path, out=out, limits=Limits(document_bytes=200))
    assert (tally.statuses["extracted"], tally.statuses["quarantined"]) == (2, 1)
    assert quarantine(out) == {str(path): "too_large"}


def test_the_sources_of_a_file_are_those_of_all_files_in_it(tmp_path: Path) -> None:
    path = put(tmp_path, "feed.zip", zipped({"a.nc": SUBMISSION, "../evil.txt": b"", "b.txt": LETTER}))
    told = [one.name for one in extraction.sources(str(path))]
    assert told == ["a.nc", "a.nc", "feed.zip/../evil.txt", "b.txt"]
