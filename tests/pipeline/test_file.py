"""Files are hashed as streams and read as often as one likes."""

import hashlib
import os
from pathlib import Path

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.file import File


def test_a_file_knows_its_size_and_hash_and_can_be_read_twice(tmp_path: Path) -> None:
    data = b"Dear Sirs:\r\n" * 200_000
    path = tmp_path / "letter.txt"
    path.write_bytes(data)
    file = File.at(path)
    assert (file.name, file.size, file.sha256) == ("letter.txt", len(data), hashlib.sha256(data).hexdigest())
    assert file == File.of("letter.txt", data)
    for _ in range(2):
        with file.open() as stream:
            assert stream.read() == data


def test_a_file_that_cannot_be_opened_is_unreadable_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read: No such file or directory") as caught:
        File.at(tmp_path / "gone.txt")
    assert (caught.value.code, caught.value.stage) == ("unreadable_path", "open")


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_may_never_end_is_not_opened(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "pipe" if kind == "pipe" else Path("/dev/zero")
    if kind == "pipe":
        os.mkfifo(path)
    with pytest.raises(Unreadable, match="is neither a file nor a folder") as caught:
        File.at(path)
    assert (caught.value.code, caught.value.stage) == ("unreadable_path", "open")
