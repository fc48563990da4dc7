"""Whether a download is the whole of what was asked for: its end mark, its header, its form.

A submission begins with `<SEC-DOCUMENT>`, holds its accession number, and ends with `</SEC-DOCUMENT>`.
"""

import gzip
import re
import zlib
from pathlib import Path

import orjson

from flows.edgar.part import WHOLE
from flows.edgar.trouble import Again, NotFetched

HEAD, TAIL = 65_536, 4_096
"""Bytes in which the header of a submission begins, and in which its end mark stands."""
INDEX_BYTES = 1_000_000_000
"""More than any index has: the largest quarters stay below 60 MB."""
OPENING = re.compile(rb"<(SEC-DOCUMENT|IMS-DOCUMENT|SUBMISSION)>", re.IGNORECASE)
"""What is around a submission as it is stored, in EDGAR's first years, and in the daily feed."""
NUMBER = re.compile(rb"<?ACCESSION[ -]NUMBER[:>]\s*(\d{10}-\d{2}-\d{6})", re.IGNORECASE)
INDEX_HEAD = re.compile(rb"^CIK\|Company Name\|Form Type\|Date Filed\|File ?name\s*$", re.IGNORECASE | re.MULTILINE)


def check_submission(path: Path, number: str) -> None:
    """Raises `Again` where the file is no submission or not a whole one, `NotFetched` where it is another one."""
    with path.open("rb") as stream:
        head = stream.read(HEAD)
        stream.seek(max(0, path.stat().st_size - TAIL))
        tail = stream.read()
    opening = OPENING.search(head)
    if opening is None:
        raise Again(f"{number}: the answer is no submission: it has none of the marks that one begins with")
    found = NUMBER.search(head)
    if found is None:
        raise Again(f"{number}: the answer is a submission without an accession number")
    if found[1].decode() != number:
        raise NotFetched(f"{number}: EDGAR gives another submission for it, {found[1].decode()}")
    mark = b"</" + opening[1] + b">"
    if mark.lower() not in tail.lower():
        raise Again(f"{number}: the answer is not whole: {mark.decode()} is not at its end")


def check_index(path: Path) -> None:
    """Raises `Again` where the file is no master index or breaks off in a line."""
    data = text_of(path)
    if INDEX_HEAD.search(data) is None:
        raise Again(f"{_shown(path)}: the answer is no master index: its columns are not named")
    if not data.endswith(b"\n"):
        raise Again(f"{_shown(path)}: the answer is not whole: its last line has no end")


def check_json(path: Path) -> None:
    """Raises `Again` where the file is no JSON object."""
    try:
        held = orjson.loads(path.read_bytes())
    except orjson.JSONDecodeError as error:
        raise Again(f"{_shown(path)}: the answer is no JSON, or not the whole of it") from error
    if not isinstance(held, dict):
        raise Again(f"{_shown(path)}: the answer is no JSON object")


def text_of(path: Path) -> bytes:
    """The bytes of an index, unpacked where they are packed. Raises `Again` where that fails."""
    with path.open("rb") as stream:
        packed = stream.read(2) == b"\x1f\x8b"
    try:
        with gzip.open(path) if packed else path.open("rb") as stream:
            data = stream.read(INDEX_BYTES + 1)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise Again(f"{_shown(path)}: the answer is not whole, or does not unpack") from error
    if len(data) > INDEX_BYTES:
        raise NotFetched(f"{_shown(path)}: an index of more than {INDEX_BYTES:,} bytes is none")
    return data


def _shown(path: Path) -> str:
    """The name by which people know a file that is not yet in its place."""
    return path.name.removesuffix(WHOLE)
