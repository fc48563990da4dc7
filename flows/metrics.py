"""A run, or a whole store, in numbers: what `fourcorners status --json` prints and `ingest --metrics FILE` writes.

`metrics("output", run=3)` is of one run. docs/runs.md has a table of the fields.
"""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import orjson

from pipeline.store import StoreError, write_atomically
from pipeline.store.overview import Overview, RunLine

VERSION = 1
"""Of these fields: a field that is renamed or means something else makes a new one."""

STATUSES = ("extracted", "quarantined", "listed")
SHOWN = 20
"""So many runs, failures and slow documents are named."""


def metrics(out: str | Path, run: int | None = None) -> dict[str, Any]:
    """The numbers of a store, or of one run over it. Raises `StoreError` where the folder is no store."""
    with Overview(out, run) as store:
        size, seconds = store.read()
        statuses = store.statuses()
        runs = store.runs(SHOWN) if run is None else [one for one in [store.run(run)] if one]
        return {
            "metrics_version": VERSION,
            "store": str(out),
            "documents": {name: statuses.get(name, 0) for name in STATUSES},
            "kinds": store.kinds(),
            "bytes": size,
            "document_seconds": seconds,
            "failures": store.codes(),
            "quarantined": [_named(one, "code", "reason") for one in store.failures(SHOWN)],
            "slowest": [_named(one, "seconds", "size") for one in store.slowest(SHOWN)],
            "runs": [_run(one, size if run else None) for one in runs],
        }


def write_metrics(path: str | Path, out: str | Path, run: int) -> None:
    """Writes the numbers of a run to a file, whole or not at all. Raises `StoreError` where it cannot be written."""
    data = orjson.dumps(metrics(out, run), option=orjson.OPT_INDENT_2) + b"\n"
    try:
        write_atomically(Path(path), data)
    except OSError as error:
        raise StoreError(f"{path}: cannot be written: {error.strerror}") from error


def _run(run: RunLine, size: int | None) -> dict[str, Any]:
    """A run; with the bytes that it has read, where it is the only one, their rate."""
    rate = round(size / 1e6 / run.seconds, 3) if size is not None and run.seconds else None
    return {**asdict(run), "counts": dict(run.counts), "megabytes_per_second": rate}


def _named(document: object, *facts: str) -> Mapping[str, Any]:
    return {name: getattr(document, name) for name in ("id", "name", *facts)}
