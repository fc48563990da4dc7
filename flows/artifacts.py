"""What Prefect's pages show of a run: its name, a table of numbers, the slowest documents, and what is in quarantine.

Names of files, numbers and codes go to Prefect's database; no title and no reason does, since both may hold words of a
document. The reasons are in `quarantine/<id>.json` and in `fourcorners status`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from flows import settings
from flows.metrics import SHOWN, metrics
from pipeline.codes import CODES
from pipeline.store.store import file_path

settings.prepare()

from prefect.artifacts import acreate_markdown_artifact, acreate_table_artifact  # noqa: E402  # reads its settings then
from prefect.runtime import flow_run  # noqa: E402  # the same

NAMED = 2
"""So many paths stand in the name of a run."""


def named() -> str:
    """The name of a run, from what it was asked: "inbox to output", "8-k.txt, ex-10.htm and 3 more to output"."""
    given = flow_run.parameters or {}
    paths = [Path(path).name or str(path) for path in given.get("paths") or ()]
    words = ", ".join(paths[:NAMED]) + (f" and {len(paths) - NAMED} more" if len(paths) > NAMED else "")
    return f"{words} to {given.get('out', 'output')}" if words else str(given.get("out", "output"))


async def publish(out: str, run: int) -> None:
    """Puts the numbers of a run on its page at Prefect."""
    numbers, store = metrics(out, run), _resolved(out)
    await acreate_table_artifact(list(_table(numbers)), key="ingest-numbers", description=f"Run {run} over {store}")
    if numbers["slowest"]:
        slowest = [dict(one) for one in numbers["slowest"]]
        await acreate_table_artifact(slowest, key="ingest-slowest", description=f"The slowest documents of run {run}")
    if numbers["quarantined"]:
        await acreate_markdown_artifact(
            quarantine(store, run, numbers["quarantined"], numbers["documents"]["quarantined"]),
            key="ingest-quarantine",
            description=f"What run {run} could not read",
        )


def quarantine(store: Path, run: int, documents: Sequence[Any], total: int) -> str:
    """A page on what is in quarantine: a row for each document with a link to its file."""
    rows = [f"Run {run} put {total:,} into quarantine. `fourcorners explain CODE` says what to do.", ""]
    rows += ["| document | code | which means |", "| --- | --- | --- |"]
    for one in documents:
        place = file_path(store, "quarantine", one["id"])
        meaning = CODES[one["code"]].meaning if one["code"] in CODES else ""
        rows.append(f"| [{_escaped(one['name'])}]({place.as_uri()}) | `{one['code']}` | {_escaped(meaning)} |")
    if total > len(documents):
        rows += ["", f"… and {total - len(documents):,} more: `fourcorners status --out {store} --run {run}`"]
    return "\n".join(rows) + "\n"


def _resolved(out: str) -> Path:
    return Path(out).resolve()


def _table(numbers: dict[str, Any]) -> Iterator[dict[str, Any]]:
    (run,) = numbers["runs"]
    for name, count in numbers["documents"].items():
        yield {"what": f"documents {name}", "number": count}
    yield {"what": "documents done before", "number": run["counts"].get("done_before", 0)}
    yield {"what": "megabytes", "number": round(numbers["bytes"] / 1e6, 3)}
    yield {"what": "seconds", "number": run["seconds"]}
    yield {"what": "megabytes a second", "number": run["megabytes_per_second"]}
    for code, count in numbers["failures"].items():
        yield {"what": f"failed: {code}", "number": count}
    for kind, count in list(numbers["kinds"].items())[:SHOWN]:
        yield {"what": f"kind: {kind}", "number": count}


def _escaped(words: str) -> str:
    """Words that stand in a cell of a table, and in a link, as they are."""
    for mark in "\\|[]<>`*_":
        words = words.replace(mark, f"\\{mark}")
    return " ".join(words.split())
