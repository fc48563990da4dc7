"""What a store holds of one document: its line in the index, and the files that belong to it.

`extracted(record, text)`, `quarantined(source, error)` and `listed(source, reason)` make one for each of the three
things that can become of a document.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import PurePath
from typing import Any, Literal, get_args

import orjson

from pipeline.assemble import producer
from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.record import KINDS, SCHEMA_VERSION, Producer, Record
from pipeline.schema import to_json
from pipeline.source_map import SourceMap

SEVERITIES = ("error", "warning", "info")
TRIED_AGAIN = {"internal_error", "too_large", "too_slow", "too_much_memory", "worker_ended"}
"""Failures that need not come again: a bug of ours that another run may not meet, and limits, which can be set."""

Status = Literal["extracted", "quarantined", "listed"]


@dataclass(frozen=True, kw_only=True)
class IndexLine:
    """A line of `index.jsonl`: what became of a document, and what was found in it.

    `sha256` is null where not even the bytes could be read; `counts` is empty unless the document was extracted.
    """

    id: str
    status: Status
    name: str
    sha256: str | None
    kind: str | None = None
    title: str | None = None
    exhibit: str | None = None
    accession_number: str | None = None
    counts: Mapping[str, int]
    diagnostics: Mapping[str, int]
    reason: str | None = None
    schema_version: str
    producer: Producer

    def to_json(self) -> bytes:
        """The line as JSON, without its line break."""
        return orjson.dumps(asdict(self))

    @classmethod
    def from_json(cls, data: bytes | str) -> "IndexLine":
        """The line in JSON text. Raises ValueError where it is not one."""
        value = orjson.loads(data)
        if not isinstance(value, dict) or value.keys() != {one.name for one in fields(cls)}:
            raise ValueError("its keys are not those of an index line")
        if not isinstance(value["id"], str) or value["status"] not in get_args(Status):
            raise ValueError("its id or its status is not that of an index line")
        if not isinstance(value["producer"], dict) or value["producer"].keys() != {"name", "version"}:
            raise ValueError("its producer is not that of an index line")
        return cls(**{**value, "producer": Producer(**value["producer"])})


@dataclass(frozen=True, kw_only=True)
class Entry:
    """An index line with the bytes of the files beside it; null: there is no such file.

    `code` says why it is in quarantine; `retry` that the failure need not come again, so a later run tries once more.
    `size` is that of the document in bytes, and `seconds` what it took to make the entry.
    """

    line: IndexLine
    record: bytes | None = None
    text: bytes | None = None
    map: bytes | None = None
    quarantine: bytes | None = None
    code: str | None = None
    retry: bool = False
    size: int | None = None
    seconds: float | None = None


def line_of(record: Record) -> IndexLine:
    """The index line of a record."""
    info = record.document
    severities: Counter[str] = Counter(diagnostic.severity for diagnostic in record.diagnostics)
    return IndexLine(
        id=info.id,
        status="extracted",
        name=info.source.name,
        sha256=info.source.sha256,
        kind=info.kind,
        title=info.title,
        exhibit=info.exhibit,
        accession_number=info.filing.accession_number if info.filing else None,
        counts={name: len(getattr(record, name)) for name in (*KINDS, "clauses")},
        diagnostics={severity: severities[severity] for severity in SEVERITIES},
        schema_version=record.schema_version,
        producer=record.producer,
    )


def extracted(record: Record, text: str, source_map: SourceMap | None = None) -> Entry:
    """The entry of a record, its canonical text and, where the text is not the source's own, the way back to that."""
    return Entry(
        line=line_of(record),
        record=to_json(record),
        text=text.encode(),
        map=source_map.to_json() if source_map else None,
    )


def quarantined(source: Source, error: Unreadable, path: str | None = None) -> Entry:
    """The entry of a source that gives no document; `path` says where the input stays."""
    facts = {
        "name": source.name,
        "path": path,
        "media_type": source.media_type,
        "bytes": source.size,
        "sha256": source.sha256,
        "container": source.container,
        "body": None if source.body is None else list(source.body),
    }
    return Entry(
        line=_line(source, "quarantined", error.message),
        quarantine=_quarantine(facts, error),
        code=error.code,
        retry=error.code in TRIED_AGAIN,
    )


def quarantined_path(path: str, error: Unreadable) -> Entry:
    """The entry of a path that gives no bytes; its id is made from the path. Every run tries it again."""
    line = IndexLine(
        id=path_id(path),
        status="quarantined",
        name=printable(PurePath(path).name or path),
        sha256=None,
        counts={},
        diagnostics={},
        reason=error.message,
        schema_version=SCHEMA_VERSION,
        producer=producer(),
    )
    facts = {"name": line.name, "path": printable(path)}
    return Entry(line=line, quarantine=_quarantine(facts, error), code=error.code, retry=True)


def listed(source: Source, reason: str) -> Entry:
    """The entry of a part of a submission that is not extracted, such as a picture."""
    return Entry(line=_line(source, "listed", reason))


def path_id(path: str) -> str:
    """The id of a path: the first 16 hex digits of its SHA-256."""
    return hashlib.sha256(os.fsencode(path)).hexdigest()[:16]


def printable(name: str) -> str:
    """The name as text: bytes of a file name that are not UTF-8 become replacement marks."""
    return os.fsencode(name).decode("utf-8", "replace")


def _line(source: Source, status: Status, reason: str) -> IndexLine:
    kind = source.document_type
    return IndexLine(
        id=source.id,
        status=status,
        name=source.name,
        sha256=source.sha256,
        exhibit=kind if kind and kind.startswith("EX-") else None,
        accession_number=source.filing.accession_number if source.filing else None,
        counts={},
        diagnostics={},
        reason=reason,
        schema_version=SCHEMA_VERSION,
        producer=producer(),
    )


def _quarantine(facts: Mapping[str, Any], error: Unreadable) -> bytes:
    value = {"source": facts, "stage": error.stage, "code": error.code, "message": error.message}
    return orjson.dumps(value, option=orjson.OPT_INDENT_2) + b"\n"
