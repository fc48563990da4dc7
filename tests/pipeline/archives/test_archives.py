"""Archives give the files inside them and refuse, with a reason, what no filing is."""

import bz2
import gzip
import io
import lzma
import os
import random
import tarfile
import tempfile
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline import archives
from pipeline.diagnostic import Unreadable
from pipeline.file import File
from pipeline.limits import DEFAULT, Limits
from tests.pipeline.archives.build import claiming, encrypted, feed, tarred, zip64, zipped, zipped_link

LETTER = b"January 31, 2002\n\nDear Sirs:\n"
LONG_NAME = "folder/" * 20 + "a-name-that-does-not-fit-into-the-hundred-bytes-of-an-old-head.txt"


def inside(name: str, data: bytes, limits: Limits = DEFAULT) -> tuple[dict[str, bytes], dict[str, str]]:
    """The files of an archive, by their place, and the reasons why others are refused."""
    files, reasons = {}, {}
    for one in archives.files(File.of(name, data), limits):
        if isinstance(one, Unreadable):
            reasons[one.name] = f"{one.code}: {one.message}"
        else:
            with one.open() as stream:
                files["/".join((*one.container, one.name))] = stream.read()
    return files, reasons


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("letter.txt", LETTER, ["letter.txt"]),
        ("letter.txt.gz", gzip.compress(LETTER), ["letter.txt.gz/letter.txt"]),
        ("letter.txt.GZ", gzip.compress(LETTER), ["letter.txt.GZ/letter.txt"]),
        ("letter.txt", gzip.compress(LETTER), ["letter.txt/letter.txt"]),
        ("letter.txt.bz2", bz2.compress(LETTER), ["letter.txt.bz2/letter.txt"]),
        ("letter.gz", LETTER, ["letter.gz"]),
        ("a.zip", zipped({"2004/letter.txt": LETTER}), ["a.zip/letter.txt"]),
        ("a.zip", zipped({"letter.txt": LETTER}, zipfile.ZIP_STORED), ["a.zip/letter.txt"]),
        ("a.zip", zipped({"2004\\letter.txt": LETTER}), ["a.zip/letter.txt"]),
        ("a.zip", zip64("letter.txt", LETTER), ["a.zip/letter.txt"]),
        ("a.tar", tarred({"./letter.txt": LETTER}), ["a.tar/letter.txt"]),
        ("20040630.nc.tar.gz", feed({"letter.nc": LETTER}), ["20040630.nc.tar.gz/letter.nc"]),
        ("a.tgz", feed({"letter.nc": LETTER}), ["a.tgz/letter.nc"]),
        ("a.tar.bz2", tarred({"letter.nc": LETTER}, mode="w:bz2"), ["a.tar.bz2/letter.nc"]),
        ("a.zip", zipped({"b.tgz": feed({"c.txt.gz": gzip.compress(LETTER)})}), ["a.zip/b.tgz/c.txt.gz/c.txt"]),
    ],
)
def test_a_file_is_found_whatever_it_is_packed_in(name: str, data: bytes, expected: list[str]) -> None:
    files, reasons = inside(name, data)
    assert (list(files), reasons) == (expected, {})
    assert set(files.values()) == {LETTER}


@pytest.mark.parametrize("form", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_tars_of_every_form_are_read_to_their_end(form: int) -> None:
    members = {"letter.txt": LETTER, "empty.txt": b"", LONG_NAME: b"long", "block.txt": bytes(512), "last.txt": b"last"}
    files, reasons = inside("a.tar", tarred(members, ("folder", tarfile.DIRTYPE), form=form))
    assert list(files.values()) == list(members.values())
    assert reasons == {}


def test_members_of_one_name_are_all_taken() -> None:
    stream = io.BytesIO(tarred({"a.txt": b"one"})[:1024] + tarred({"a.txt": b"two"}))
    found = [one.open().read() for one in archives.files(File.of("a.tar", stream.read())) if isinstance(one, File)]
    assert found == [b"one", b"two"]


def test_a_file_in_an_archive_can_be_read_again_and_here_and_there() -> None:
    data = random.Random(1).randbytes(9_000_000)  # more than stays in memory
    walk = archives.files(File.of("a.txt.gz", gzip.compress(data, 1)))
    file = next(walk)
    assert isinstance(file, File)
    assert (file.size, file.sha256) == (len(data), File.of("a.txt", data).sha256)
    with file.open() as one, file.open() as two:
        assert one.read(10) == data[:10]
        assert two.read() == data
        assert one.read(10) == data[10:20]
        one.seek(-5, os.SEEK_END)
        assert one.read() == data[-5:]
        assert (one.seek(3), one.seek(2, os.SEEK_CUR), one.read(1)) == (3, 5, data[5:6])


def test_nothing_is_left_behind_and_nothing_is_written_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    data = random.Random(1).randbytes(9_000_000)
    walk = archives.files(File.of("a.tgz", feed({"../evil.txt": b"", "/evil.txt": b"", "a.txt": data, "b.txt": data})))
    assert [type(next(walk)) for _ in range(3)] == [Unreadable, Unreadable, File]
    walk.close()
    assert list(tmp_path.iterdir()) == []
    assert not (tmp_path.parent / "evil.txt").exists()


@pytest.mark.parametrize("pack", [tarred, feed, zipped])
@pytest.mark.parametrize(
    "name",
    ["../evil.txt", "2004/../../evil.txt", "/etc/evil.txt", "C:\\evil.txt", "c:/evil.txt", "..\\evil.txt", "a/.."],
)
def test_a_name_that_leads_outside_is_refused_and_the_others_are_taken(
    pack: Callable[[dict[str, bytes]], bytes], name: str
) -> None:
    files, reasons = inside("a.zip", pack({name: b"evil", "letter.txt": LETTER}))
    assert list(files) == ["a.zip/letter.txt"]
    place = "a.zip/" + name.replace("\\", "/")
    assert reasons == {place: "archive_refused: is refused: its name leads out of the archive"}


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (tarfile.SYMTYPE, "a link"),
        (tarfile.LNKTYPE, "a link"),
        (tarfile.CHRTYPE, "a device"),
        (tarfile.BLKTYPE, "a device"),
        (tarfile.FIFOTYPE, "a pipe"),
        (tarfile.GNUTYPE_SPARSE, "a file with holes"),
        (b"V", "of a kind that is not known"),
    ],
)
def test_what_is_no_file_is_refused_and_the_others_are_taken(kind: bytes, what: str) -> None:
    data = tarred({}, ("odd.txt", kind), form=tarfile.GNU_FORMAT)[:512] + tarred({"letter.txt": LETTER})
    files, reasons = inside("a.tar", data)
    assert list(files) == ["a.tar/letter.txt"]
    assert reasons == {"a.tar/odd.txt": f"archive_refused: is refused: it is {what}, not an ordinary file"}


def test_a_link_in_a_zip_is_refused() -> None:
    files, reasons = inside("a.zip", zipped_link("latest.txt"))
    assert list(files) == ["a.zip/letter.txt"]
    assert list(reasons) == ["a.zip/latest.txt"]
    assert "it is a link" in reasons["a.zip/latest.txt"]


def test_an_encrypted_member_is_refused_and_the_others_are_taken() -> None:
    files, reasons = inside("a.zip", encrypted(zipped({"secret.txt": b"secret", "letter.txt": LETTER})))
    assert list(files) == ["a.zip/letter.txt"]
    assert reasons == {"a.zip/secret.txt": "encrypted: is encrypted: it needs a password"}


def test_a_method_of_packing_that_is_not_read_is_named() -> None:
    files, reasons = inside("a.zip", zipped({"letter.txt": LETTER}, zipfile.ZIP_LZMA))
    assert files == {}
    assert "(lzma)" in reasons["a.zip/letter.txt"]


BOMB = bytes(30_000_000)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.zip", zipped({"bomb.txt": BOMB, "letter.txt": LETTER})),
        ("a.zip", claiming(zipped({"bomb.txt": BOMB, "letter.txt": LETTER}), 100)),
        ("a.tgz", feed({"bomb.txt": BOMB, "letter.txt": LETTER})),
        ("a.zip", zipped({"in.zip": zipped({"bomb.txt": BOMB}), "letter.txt": LETTER})),
        ("a.zip", zipped({"bomb.txt.gz": gzip.compress(BOMB), "letter.txt": LETTER})),
    ],
    ids=["zip", "zip that lies", "tar.gz", "zip in zip", "gz in zip"],
)
def test_a_bomb_is_refused_and_the_others_are_taken(name: str, data: bytes) -> None:
    files, reasons = inside(name, data)
    assert list(files) == [f"{name}/letter.txt"]
    (reason,) = reasons.values()
    assert "archive_ratio allows 200" in reason or "damaged" in reason


def test_a_bomb_is_not_unpacked_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def count(self: io.BytesIO, data: bytes) -> int:
        nonlocal written
        written += len(data)
        return len(data)

    monkeypatch.setattr(tempfile.SpooledTemporaryFile, "write", count)
    inside("a.gz", gzip.compress(bytes(100_000_000)))
    assert written < 25_000_000


def test_a_small_text_may_repeat_itself() -> None:
    text = b"PAGE\n" * 1_000_000
    assert inside("a.zip", zipped({"pages.txt": text})) == ({"a.zip/pages.txt": text}, {})


def test_many_small_bombs_are_one_bomb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipeline.archives.allowance.WHOLE_JUDGED_FROM", 20_000_000)
    data = zipped({f"{number}.txt": bytes(7_000_000) for number in range(5)})
    files, reasons = inside("a.zip", data)
    assert len(files) == 2
    (reason,) = reasons.values()
    assert reason.startswith("too_large: unpacks from at most ")
    assert reason.endswith("archive_ratio allows 200 for each; what came before is kept")


@pytest.mark.parametrize(
    ("limits", "taken", "place", "reason"),
    [
        (
            Limits(archive_files=2),
            2,
            "a.tar",
            "has 3 files and more, and archive_files allows 2; what came before is kept",
        ),
        (Limits(file_bytes=40_000), 3, "a.tar/b.txt", "has 50,000 bytes and more, and file_bytes allows 40,000"),
        (Limits(archive_bytes=62_000), 2, "a.tar", "unpacks to 62,052 bytes and more, and archive_bytes allows 62,000"),
        (Limits(archive_depth=1), 3, "a.tar/in.gz", "is the archive number 2 of those around one another, and archive"),
    ],
)
def test_a_refusal_names_the_limit_and_the_figures(limits: Limits, taken: int, place: str, reason: str) -> None:
    packed = gzip.compress(b"packed")
    data = {"a.txt": b"a" * 10_000, "b.txt": b"b" * 50_000, "c.txt": b"c" * 100, "in.gz": packed}
    # the file as a whole is judged by file_bytes as well, so it is packed
    files, reasons = inside("a.tar", feed(data), limits)
    assert (len(files), list(reasons)) == (taken, [place])
    assert reasons[place].startswith(f"too_large: {reason}")


def test_the_directory_of_a_zip_is_held_against_the_limit_before_it_is_read() -> None:
    data = zipped({f"{number}.txt": b"" for number in range(100)})
    assert len(inside("a.zip", data, Limits(archive_files=100))[0]) == 100
    files, reasons = inside("a.zip", data, Limits(archive_files=99))
    assert files == {}
    assert reasons == {"a.zip": "too_large: has a directory of more than 99 files, and archive_files allows 99"}


def test_a_file_beyond_the_limit_is_refused_unread() -> None:
    def opened() -> io.BytesIO:
        raise AssertionError

    (problem,) = archives.files(File("a.txt", 5_000_000_000, "0" * 64, opened))
    assert isinstance(problem, Unreadable)
    assert problem.message == "has 5,000,000,000 bytes, and file_bytes allows 4,000,000,000"


def test_what_came_before_the_damage_is_kept() -> None:
    members = {f"{number}.txt": random.Random(number).randbytes(20_000) for number in range(5)}
    data = feed(members)
    files, reasons = inside("a.tgz", data[: len(data) * 7 // 10])
    assert list(files) == ["a.tgz/0.txt", "a.tgz/1.txt", "a.tgz/2.txt"]
    assert reasons == {
        "a.tgz/3.txt": "damaged: is damaged: it is cut off",
        "a.tgz": "damaged: is damaged: it is cut off after 4 files",
    }


def test_a_tar_without_its_end_is_told() -> None:
    data = tarred({"a.txt": LETTER})
    files, reasons = inside("a.tar", data[:1024])
    assert list(files) == ["a.tar/a.txt"]
    assert reasons == {"a.tar": "damaged: is damaged: it is cut off after 1 file"}


def test_a_garbled_head_is_no_end() -> None:
    data = bytearray(tarred({"a.txt": LETTER, "b.txt": LETTER}))
    data[1024 + 10] ^= 1
    files, reasons = inside("a.tar", bytes(data))
    assert list(files) == ["a.tar/a.txt"]
    assert reasons == {"a.tar": "damaged: is damaged after 1 file: the head of a member is garbled"}


@pytest.mark.parametrize("kind", [tarfile.REGTYPE, tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE])
def test_a_size_below_zero_is_garbled_and_reads_nothing(kind: bytes) -> None:
    head = tarfile.TarInfo("b.txt")
    head.type, head.size = kind, -1
    data = tarred({"a.txt": LETTER})[:1024] + head.tobuf(tarfile.GNU_FORMAT) + b"x" * 100_000
    files, reasons = inside("a.tar", data)
    assert list(files) == ["a.tar/a.txt"]
    assert reasons == {"a.tar": "damaged: is damaged after 1 file: the head of a member is garbled"}


def test_a_damaged_member_of_a_zip_does_not_touch_the_others() -> None:
    data = bytearray(zipped({"a.txt": LETTER, "b.txt": LETTER}, zipfile.ZIP_STORED))
    data[data.index(LETTER)] ^= 1
    files, reasons = inside("a.zip", bytes(data))
    assert list(files) == ["a.zip/b.txt"]
    assert reasons["a.zip/a.txt"].endswith("their check sum is another one")


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("a.gz", gzip.compress(LETTER)[:-8] + bytes(8), "their check sum is another one"),
        ("a.gz", gzip.compress(LETTER)[:10] + b"\xff" * 40, "its bytes are garbled"),
        ("a.bz2", bz2.compress(LETTER)[:12] + b"\xff" * 40, "its bytes are garbled"),
        (
            "a.zip",
            zipped({"a.txt": LETTER})[:-30],
            "the directory at its end is missing, as where a download broke off",
        ),
    ],
)
def test_damage_is_told_in_words(name: str, data: bytes, reason: str) -> None:
    files, reasons = inside(name, data)
    assert files == {}
    assert list(reasons) == [name]
    assert reasons[name].startswith("damaged: is damaged: ")
    assert reasons[name].endswith(reason)


@pytest.mark.parametrize("behind", [b"garbage", b"\0\0garbage", b"\x1f", b"\x1f\x8b", b"\0" * 20_000 + b"\n"])
def test_bytes_behind_a_whole_gzip_file_do_not_spoil_it(behind: bytes) -> None:
    assert inside("a.txt.gz", gzip.compress(LETTER) + behind) == ({"a.txt.gz/a.txt": LETTER}, {})


@pytest.mark.parametrize(
    ("name", "data", "what"),
    [
        ("a.tar.xz", lzma.compress(LETTER), "xz"),
        ("a.7z", b"7z\xbc\xaf\x27\x1c" + bytes(500), "7z"),
        ("a.rar", b"Rar!\x1a\x07\0" + bytes(100), "RAR"),
    ],
)
def test_an_archive_that_is_not_read_is_named(name: str, data: bytes, what: str) -> None:
    files, reasons = inside("b.zip", zipped({name: data}))
    assert files == {}
    said = f"is packed as {what}, which this version does not read: unpack it, or pack it as ZIP or gzip"
    assert reasons == {f"b.zip/{name}": f"unsupported_format: {said}"}


def test_a_large_member_takes_little_memory(tmp_path: Path) -> None:
    head = tarfile.TarInfo("large.txt")
    head.size = 200 << 20
    with (tmp_path / "a.tar").open("wb") as file:
        file.write(head.tobuf())
        file.truncate(512 + head.size + 1024)
    outer = File.at(tmp_path / "a.tar")
    tracemalloc.start()
    try:
        walk = archives.files(outer)
        large = next(walk)
        assert isinstance(large, File)
        with large.open() as stream:
            assert sum(len(chunk) for chunk in iter(lambda: stream.read(1 << 20), b"")) == head.size
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    walk.close()
    assert peak < 32 << 20


def test_a_long_head_is_not_read() -> None:
    head = tarfile.TarInfo("././@LongLink")
    head.type, head.size = tarfile.GNUTYPE_LONGNAME, 3_000_000_000
    files, reasons = inside("a.tar", head.tobuf(tarfile.GNU_FORMAT) + bytes(2048))
    assert (files, list(reasons)) == ({}, ["a.tar"])
    assert "a member's head of 3,000,000,000 bytes" in reasons["a.tar"]


@pytest.mark.parametrize("name", [b"odd\xffname.txt", b"bell\x07.txt", b"esc\x1b[31m.txt"])
def test_names_that_cannot_be_printed_are_no_obstacle(name: bytes) -> None:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT, errors="surrogateescape") as archive:
        archive.addfile(tarfile.TarInfo(name.decode("utf-8", "surrogateescape")))
    (place,) = inside("a.tar", stream.getvalue())[0]
    assert place.isprintable()
    assert "\ufffd" in place


def test_a_flood_of_heads_is_not_followed() -> None:
    head = tarfile.TarInfo("head")
    head.type, head.size = tarfile.XHDTYPE, 9
    data = (head.tobuf() + b"9 a=bcde\n".ljust(512, b"\0")) * 9
    assert inside("a.tar", data)[1] == {"a.tar": "archive_refused: has more than 8 heads for one member"}


def test_a_flood_of_folders_is_counted() -> None:
    data = tarred({}, *((f"{number}", tarfile.DIRTYPE) for number in range(100)))
    assert list(inside("a.tar", data, Limits(archive_files=99))[1].values()) == [
        "too_large: has 100 files and more, and archive_files allows 99; what came before is kept"
    ]


def test_a_document_of_word_is_no_archive() -> None:
    data = zipped({"[Content_Types].xml": b"", "word/document.xml": b""})
    (reason,) = inside("contract.docx", data)[1].values()
    assert reason == "unsupported_format: is a document of Word or Excel, which this version does not read"


def test_an_empty_archive_is_told() -> None:
    assert inside("a.zip", zipped({}))[1] == {"a.zip": "no_documents: is an archive without files"}


def test_who_asks_decides_by_the_path_which_members_are_taken() -> None:
    asked = []

    def wanted(path: str) -> bool:
        asked.append(path)
        return path.endswith(".txt")

    data = zipped({"2004/a.txt": b"", "logo.jpg": b"", "b.txt.gz": gzip.compress(b"")})
    found = list(archives.files(File.of("a.zip", data), wanted=wanted))
    assert [one.name for one in found] == ["a.txt"]
    assert asked == ["2004/a.txt", "logo.jpg", "b.txt.gz"]


def test_how_far_it_has_come_is_told() -> None:
    data = tarred({f"{number}.txt": bytes(50_000) for number in range(3)})
    told: list[int] = []
    assert len(list(archives.files(File.of("a.tar", data), passed=told.append))) == 3
    assert told == sorted(told)
    assert 150_000 < told[-1] <= len(data)


def test_a_file_that_has_gone_is_told() -> None:
    def gone() -> io.BytesIO:
        raise FileNotFoundError(2, "No such file or directory")

    (problem,) = archives.files(File("a.txt", 5, "0" * 64, gone))
    assert isinstance(problem, Unreadable)
    assert (problem.code, problem.message) == ("unreadable_path", "cannot be read: No such file or directory")


SAMPLES = (
    tarred({"a.txt": LETTER, LONG_NAME: LETTER}),
    tarred({"a.txt": LETTER, LONG_NAME: LETTER}, form=tarfile.GNU_FORMAT),
    feed({"a.txt": LETTER, "b.txt.gz": gzip.compress(LETTER)}),
    zipped({"a.txt": LETTER, "b/c.txt": LETTER * 50}),
    zip64("a.txt", LETTER),
    gzip.compress(LETTER) * 2,
    bz2.compress(LETTER),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SAMPLES), st.data())
def test_garbled_archives_end_in_files_and_reasons(sample: bytes, data: st.DataObject) -> None:
    garbled = bytearray(sample)
    for place in data.draw(st.lists(st.integers(0, len(sample) - 1), max_size=4)):
        garbled[place] = data.draw(st.integers(0, 255))
    end = data.draw(st.integers(0, len(sample)))
    inside("a.bin", bytes(garbled[:end] if data.draw(st.booleans()) else garbled))


@settings(max_examples=40, deadline=None)
@given(
    st.dictionaries(
        st.from_regex(r"[a-z]{1,8}\.txt", fullmatch=True), st.binary(max_size=3_000).map(b"x".__add__), min_size=1
    )
)
def test_what_was_packed_comes_out(members: dict[str, bytes]) -> None:
    for pack in (tarred, feed, zipped):
        files, reasons = inside("a", pack(members))
        assert files == {f"a/{name}": data for name, data in members.items()}
        assert reasons == {}
