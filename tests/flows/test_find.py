"""What paths lead to: files, folders, archives, standard input, and nothing."""

import io
import os
import sys
from pathlib import Path

import pytest

from flows.find import find, is_document, is_wanted, known_as, received
from pipeline.limits import Limits

LETTER = b"January 31, 2002\n\nDear Sirs:\n\nThis letter confirms our agreement.\n"


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    for name in ("b.txt", "a.txt", "1999/c.txt", "1999/feed.tar.gz", "notes.json", ".git/config.txt"):
        path = tmp_path / "inbox" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(LETTER)
    return tmp_path / "inbox"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("contract.txt", True),
        ("EX-4.4.TXT", True),
        ("a2149127z10-k.htm", True),
        ("exhibit.pdf", True),
        ("0001493152-25-001317.nc", True),
        ("0001493152-25-001317.nc.gz", True),
        ("20040630.nc.tar.gz", True),
        ("2004.ZIP", True),
        ("feed.tgz", True),
        ("feed.tar", True),
        ("notes.json.gz", False),
        ("README.txt.gz", False),
        ("data.gz", False),
        (".contract.txt", False),
        ("README.txt", False),
        ("readme.md", False),
        ("SOURCES.md", False),
        ("record.json", False),
        ("contract", False),
    ],
)
def test_which_files_of_a_folder_are_documents(name: str, taken: bool) -> None:
    assert is_document(name) == taken


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("8-k.txt", True),
        ("2004/06/8-k.txt", True),
        ("__MACOSX/._8-k.txt", False),
        (".git/config.txt", False),
        ("2004/logo.jpg", False),
    ],
)
def test_which_members_of_an_archive_are_documents(path: str, taken: bool) -> None:
    assert is_wanted(path) == taken


def test_folders_are_searched_in_order_and_the_rest_is_named(inbox: Path) -> None:
    found = find([str(inbox)])
    assert [os.path.relpath(path, inbox) for path in found.files] == [
        "a.txt",
        "b.txt",
        "1999/c.txt",
        "1999/feed.tar.gz",
    ]
    assert [os.path.relpath(path, inbox) for path in found.skipped] == ["notes.json"]


def test_a_file_that_is_named_is_taken_whatever_its_name(inbox: Path) -> None:
    assert find([str(inbox / "notes.json")]).files == [str(inbox / "notes.json")]


def test_a_file_named_twice_is_met_once(inbox: Path) -> None:
    path = str(inbox / "a.txt")
    assert find([path, os.path.relpath(path), str(inbox)]).files[:2] == [path, str(inbox / "b.txt")]


def test_of_a_file_named_twice_the_first_place_counts(inbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(inbox)
    assert find(["a.txt", "b.txt", "a.txt", "./a.txt"]).files == ["a.txt", "b.txt"]
    assert find(["./a.txt", "b.txt", "a.txt"]).files == ["./a.txt", "b.txt"]


def test_standard_input_is_a_file_while_the_run_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LETTER)))
    with received(["a.txt", "-"]) as (first, place):
        assert (first, Path(place).read_bytes()) == ("a.txt", LETTER)
        assert known_as(place) == "stdin"
    assert not Path(place).parent.exists()


def test_standard_input_goes_when_the_run_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LETTER)))
    with pytest.raises(KeyboardInterrupt), received(["-"]) as places:
        raise KeyboardInterrupt
    assert not Path(places[0]).parent.exists()


def test_standard_input_without_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/zero", encoding="latin-1") as zeros:  # noqa: PTH123  # as standard input is open
        monkeypatch.setattr(sys, "stdin", zeros)
        with received(["-"], Limits(file_bytes=3_000_000)) as (place,):
            assert Path(place).stat().st_size == 3_000_001


def test_a_path_is_known_as_it_was_written() -> None:
    assert known_as("./inbox/a.txt") == "./inbox/a.txt"
