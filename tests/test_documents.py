"""Every real filing at hand is read, listed or refused, and `documents.tsv` says which and why.

A line is a document: the file, its number in it, what becomes of it, and its kind or the reason. The filings are
not part of the project: the test is skipped where they are not there. `python -m tests.test_documents` writes the table
anew; read the difference before it is committed.
"""

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.read import read
from pipeline.split import split
from pipeline.unpack import set_aside, unpack

ROOT = Path(__file__).parents[1]
FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
TABLE = Path(__file__).with_name("documents.tsv")
ROWS = TABLE.read_text(encoding="utf-8").splitlines()[1:] if TABLE.exists() else []
FILES = sorted({row.split("\t")[0] for row in ROWS})

absent = pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")


def outcome(part: Source) -> tuple[str, str]:
    """What becomes of a document, and its kind or the reason."""
    reason = set_aside(part)
    if reason is not None:
        return "listed", reason
    try:
        document = split(read(part))
    except Unreadable as problem:
        return "quarantined", problem.code
    assert document.text.strip()
    return "extracted", document.kind


@cache
def rows(name: str) -> tuple[str, ...]:
    """The lines of a file."""
    return tuple(_rows(name))


def _rows(name: str) -> Iterator[str]:
    for number, part in enumerate(unpack(File.at(FILINGS / name)), 1):
        yield "\t".join((name, str(number), part.document_type or "", *outcome(part)))


@absent
def test_every_file_at_hand_stands_in_the_table() -> None:
    there = {str(path.relative_to(FILINGS)) for path in FILINGS.rglob("*.*") if path.name != "index.jsonl"}
    assert there == set(FILES)


@absent
@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_the_documents_of_a_file_become_what_the_table_says(name: str) -> None:
    assert [*rows(name)] == [row for row in ROWS if row.startswith(f"{name}\t")]


if __name__ == "__main__":
    names = sorted(str(path.relative_to(FILINGS)) for path in FILINGS.rglob("*.*") if path.name != "index.jsonl")
    lines = ["file\tnumber\ttype\toutcome\tkind or reason", *(row for name in names for row in rows(name))]
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(lines) - 1} documents in {len(names)} files\n")
