"""Everything in a store held against everything else: hashes, texts, spans, links, schema, index.

`list(verify("output"))` is empty, or holds sentences such as `text/0123456789abcdef.txt: is missing`.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from pipeline.check import breaches
from pipeline.record import Record
from pipeline.schema import from_json, json_schema
from pipeline.store.entry import IndexLine, line_of
from pipeline.store.files import LEFTOVER
from pipeline.store.ledger import columns, ledger_path
from pipeline.store.maps import wrongs
from pipeline.store.store import SUFFIXES, StoreError, file_path

FOLDERS = {"records": "extracted", "text": "extracted", "map": "extracted", "quarantine": "quarantined"}
"""The folders of a store, and the status of the documents that have a file in them."""
MAPPED = {"text/html", "application/pdf"}
"""Formats whose canonical text is not the decoded source, so that a map leads back to it."""

QUARANTINE_KEYS = {"source", "stage", "code", "message"}


@dataclass(frozen=True)
class _Row:
    """What the ledger has of a document: its index line, and the hashes of its record, text and map as written."""

    line: str
    hashes: tuple[str | None, str | None, str | None]


_Rows = Mapping[str, _Row]


def verify(root: str | Path, begin: Callable[[int], Callable[[int], None]] | None = None) -> Iterator[str]:
    """Every problem of a store as a sentence that names the file. Raises `StoreError` where the folder is no store.

    `begin`, where it is given, gets the number of documents, and gives what is told of each one that is done.
    """
    root = Path(root)
    if not root.is_dir():
        raise StoreError(f"{root}: is no folder")
    if not (root / "index.jsonl").exists():
        raise StoreError(f"{root}: is no store: it has no index.jsonl")
    lines, problems = _read_index(root)
    yield from problems
    rows, problems = _read_ledger(root)
    yield from problems or _rows_and_lines(rows, lines)
    yield from _files_and_lines(root, lines)
    yield from _links(root, lines)
    validator = _validator()
    progress = begin(len(lines)) if begin else None
    for line in lines.values():
        if line.status == "extracted":
            yield from _record(root, line, rows, validator)
        elif line.status == "quarantined":
            yield from _quarantine(root, line)
        if progress:
            progress(1)


def _read_index(root: Path) -> tuple[dict[str, IndexLine], list[str]]:
    lines: dict[str, IndexLine] = {}
    problems = []
    content = _read(root, "index.jsonl")
    if isinstance(content, str):
        raise StoreError(f"{root}: is no store: {content}")
    for number, data in enumerate(content.splitlines(), 1):
        try:
            line = IndexLine.from_json(data)
        except ValueError as error:
            problems.append(f"index.jsonl: line {number} is no index line: {error}")
            continue
        if line.id in lines:
            problems.append(f"index.jsonl: line {number} repeats the id {line.id}")
        lines[line.id] = line
    return lines, problems


def _read_ledger(root: Path) -> tuple[_Rows, list[str]]:
    """The rows of the ledger, by document."""
    path = ledger_path(root)
    if not path.exists():
        return {}, ["ledger.sqlite: is missing, so changes made after writing cannot be seen"]
    try:
        ledger = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            the_map = "map" if "map" in columns(ledger) else "NULL"  # a ledger from before there were maps
            rows = ledger.execute(f"SELECT id, line, record, text, {the_map} FROM documents").fetchall()  # noqa: S608  # two words of ours
        finally:
            ledger.close()
    except sqlite3.Error as error:
        return {}, [f"ledger.sqlite: cannot be read: {error}"]
    return {one: _Row(line, tuple(hashes)) for one, line, *hashes in rows}, []


def _rows_and_lines(rows: _Rows, lines: Mapping[str, IndexLine]) -> Iterator[str]:
    """Where the ledger and the index, which is written from it, say different things."""
    for one, row in sorted(rows.items()):
        try:
            line = IndexLine.from_json(row.line)
        except ValueError as error:
            yield f"ledger.sqlite: the line of {one} is no index line: {error}"
            continue
        if one not in lines:
            yield f"index.jsonl: has no line for {one}, which the ledger has"
        elif line != lines[one]:
            yield f"index.jsonl: the line of {one} is not the one in the ledger"
    for one in sorted(lines.keys() - rows.keys()):
        yield f"ledger.sqlite: has no row for {one}, which the index has"


def _files_and_lines(root: Path, lines: Mapping[str, IndexLine]) -> Iterator[str]:
    """Files that no line knows, and what interrupted writes have left. (Missing files show when they are read.)"""
    for folder, status in FOLDERS.items():
        expected = {file_path(root, folder, one.id).name for one in lines.values() if one.status == status}
        for path in sorted((root / folder).glob("*")):
            if path.match(LEFTOVER):
                yield f"{folder}/{path.name}: is left over from an interrupted write"
            elif path.name not in expected:
                yield f"{folder}/{path.name}: the index has no line for it"


def _links(root: Path, lines: Mapping[str, IndexLine]) -> Iterator[str]:
    """Links that begin or end in a document that the index does not have."""
    content = _read(root, "links.jsonl") if (root / "links.jsonl").exists() else b""
    if isinstance(content, str):
        yield content
        return
    for number, data in enumerate(content.splitlines(), 1):
        try:
            link = orjson.loads(data)
            ends = link["record"], link["target_record"]
        except (ValueError, KeyError, TypeError):
            yield f"links.jsonl: line {number} is no link"
            continue
        for end in ends:
            if end not in lines:
                yield f"links.jsonl: line {number} speaks of {end}, which the index does not have"


def _record(root: Path, line: IndexLine, rows: _Rows, validator: Any) -> Iterator[str]:
    name = f"records/{line.id}{SUFFIXES['records']}"
    text_name = f"text/{line.id}{SUFFIXES['text']}"
    data, text_data = _read(root, name), _read(root, text_name)
    if isinstance(data, str) or isinstance(text_data, str):
        yield from (problem for problem in (data, text_data) if isinstance(problem, str))
        return
    hashes = rows[line.id].hashes if line.id in rows else (None, None, None)
    yield from _changed(name, data, hashes[0])
    yield from _changed(text_name, text_data, hashes[1])
    try:
        record = from_json(data)
    except ValueError as error:
        yield f"{name}: is no record: {error}"
        return
    for problem in validator.iter_errors(orjson.loads(data)):
        yield f"{name}: does not match the schema at {problem.json_path}: {problem.message[:200]}"
    if line_of(record) != line:
        yield f"{name}: the index line says something else"
    try:
        text = text_data.decode("utf-8")
    except UnicodeDecodeError as error:
        yield f"{text_name}: is not UTF-8: {error}"
        return
    yield from (f"{name}: {breach}" for breach in breaches(record, text))
    yield from (f"{name}: {problem}" for problem in _source_hash(record, text))
    yield from _map(root, record, len(text), hashes[2])


def _changed(name: str, data: bytes, written: str | None) -> Iterator[str]:
    if written is not None and hashlib.sha256(data).hexdigest() != written:
        yield f"{name}: has changed since it was written"


def _is_mapped(record: Record) -> bool:
    """Whether the text is not the decoded source: it was laid out, or files in it were left out."""
    left_out = any(one.code == "file_in_text" for one in record.diagnostics)
    return left_out or record.document.source.media_type in MAPPED


def _map(root: Path, record: Record, length: int, written: str | None) -> Iterator[str]:
    """The map of a record whose text is not its source's own; others have none."""
    name = f"map/{record.document.id}{SUFFIXES['map']}"
    is_mapped = _is_mapped(record)
    if not is_mapped and not (root / name).exists():
        return
    if not is_mapped:
        yield f"{name}: is the map of a text that needs none"
        return
    data = _read(root, name)
    if isinstance(data, str):
        yield data
        return
    yield from _changed(name, data, written)
    yield from (f"{name}: {wrong}" for wrong in wrongs(data, length))


def _source_hash(record: Record, text: str) -> Iterator[str]:
    """Where the text is the whole source decoded, encoding it gives the source's bytes, but for a mark in front."""
    info = record.document
    source = info.source
    if info.filing is None and not info.id.startswith(source.sha256[:16]):
        yield "the id is not the beginning of the source's SHA-256"
    if _is_mapped(record) or source.media_type != "text/plain" or source.body is not None or source.encoding is None:
        return
    data = text.encode(source.encoding, "replace")
    mark = "\ufeff".encode(source.encoding) if source.encoding.startswith("utf") else b""
    if source.sha256 not in {hashlib.sha256(data).hexdigest(), hashlib.sha256(mark + data).hexdigest()}:
        yield "the text does not have the source's SHA-256"


def _quarantine(root: Path, line: IndexLine) -> Iterator[str]:
    name = f"quarantine/{line.id}{SUFFIXES['quarantine']}"
    data = _read(root, name)
    if isinstance(data, str):
        yield data
        return
    try:
        value = orjson.loads(data)
    except ValueError as error:
        yield f"{name}: is not JSON: {error}"
        return
    if not isinstance(value, dict) or value.keys() != QUARANTINE_KEYS:
        yield f"{name}: its keys are not {', '.join(sorted(QUARANTINE_KEYS))}"
    elif value["message"] != line.reason:
        yield f"{name}: the index line gives another reason"


def _read(root: Path, name: str) -> bytes | str:
    """The bytes of a file in the store, or the sentence that says why there are none."""
    try:
        return (root / name).read_bytes()
    except FileNotFoundError:
        return f"{name}: is missing"
    except OSError as error:
        return f"{name}: cannot be read: {error.strerror}"


def _validator() -> Any:
    from jsonschema import Draft202012Validator  # noqa: PLC0415  # loading it takes longer than most commands need

    return Draft202012Validator(json_schema())
