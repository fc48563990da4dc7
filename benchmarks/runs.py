"""What a run costs beside the work: overhead a document at three batch sizes; the same work by one process and by many.

`python benchmarks/runs.py FOLDER` runs the flow over the documents of a folder, each time into a new store, with a
server that stands. Seconds are of the clock, with those of all processors beside them: on a machine that does other
work as well, compare the second. `--long` takes each document four times, with a line of its own at the end, so that
runs last a minute and more. `--many` makes its own folder, of ten thousand small documents (`--count`) and one of
100 MB, and fails where one of them is lost or made twice.
"""

import argparse
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from flows import settings
from flows.server_process import HOST, free_port, running, wait_for

BATCHES = (50_000, 250_000, 1_000_000)
"""Bytes a batch: the last is what a run takes."""

AT_SIZE = "import sys; from flows import batch; batch.BATCH_BYTES = batch.LAST_BYTES = int(sys.argv.pop(1)); "
RUN = "from flows.__main__ import main; sys.exit(main())"


@dataclass(frozen=True)
class Cost:
    """Seconds of the clock, and of all processors."""

    clock: float
    processor: float


def measured(command: list[str], environment: dict[str, str]) -> Cost:
    """What a command costs, with all processes that it starts. Raises where it does not end well."""
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(time.monotonic() - began, processor)


class Bench:
    """Runs over one folder, each into a store of its own in a scratch folder."""

    def __init__(self, source: Path, scratch: Path, environment: dict[str, str]) -> None:
        self.source, self.scratch, self.environment = source, scratch, environment
        self.count = sum(path.is_file() for path in source.rglob("*"))

    def run(self, verb: str, *options: str, batch: int | None = None, keep: bool = False) -> Cost:
        """The cost of a run with these options."""
        out = self.scratch / "out"
        if not keep:
            shutil.rmtree(out, ignore_errors=True)
        code = (AT_SIZE if batch else "import sys; ") + RUN
        size = [str(batch)] if batch else []
        command = [sys.executable, "-c", code, *size, verb, str(self.source), "--out", str(out), *options]
        return measured(command, self.environment)

    def show(self, name: str, cost: Cost, base: Cost) -> None:
        """A line of the table; the base is what is taken for the work itself."""
        more = (cost.processor - base.processor) / self.count * 1000
        share = (cost.processor - base.processor) / cost.processor
        print(f"{name:44}{cost.clock:8.1f} s{cost.processor:9.1f} s{more:10.1f} ms a document{share:8.1%}")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Times runs over a folder.")
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("folder", type=Path, nargs="?")
    kind.add_argument("--many", action="store_true", help="many small documents and one of 100 MB instead")
    parser.add_argument("--count", type=int, default=10_000, help="so many small ones")
    parser.add_argument("--long", action="store_true", help="take each document of the folder four times")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        environment = {**settings.DEFAULTS, **os.environ, "PREFECT_HOME": str(scratch / "prefect")}
        with server(environment) as url:
            environment["PREFECT_API_URL"] = url
            if args.many:
                return many(Bench(inbox(scratch / "inbox", args.count), scratch, environment))
            folder = longer(args.folder, scratch / "long") if args.long else args.folder
            table(Bench(folder, scratch, environment))
    return 0


def longer(source: Path, folder: Path) -> Path:
    """A folder with each document of another four times, no two of the same bytes."""
    folder.mkdir()
    for path in source.rglob("*.txt"):
        for number in range(4):
            (folder / f"{path.stem}-{number}.txt").write_bytes(path.read_bytes() + b"\nCopy %d.\n" % number)
    return folder


def table(bench: Bench) -> None:
    """Prints the costs, each against the same work in one process without Prefect."""
    bench.run("extract")  # once, so that the files are in memory
    base = bench.run("extract")
    print(f"{bench.count} documents; clock, processors, and what the processors did beyond the first line")
    bench.show("one process, no Prefect", base, base)
    for size in BATCHES:
        bench.show(f"ingest, one worker, batches of {size:,} bytes", bench.run("ingest", *one(1), batch=size), base)
    for count in (2, 4):
        bench.show(f"ingest, {count} workers", bench.run("ingest", *one(count)), base)
    nothing = bench.run("ingest", *one(2), keep=True)
    print(f"{'the same again, nothing new':44}{nothing.clock:8.1f} s{nothing.processor:9.1f} s")
    with cluster(bench.environment) as address:
        bench.run("ingest", "--runner", "dask", "--address", address)  # once, so that its machines have loaded it all
        cost = bench.run("ingest", "--runner", "dask", "--address", address)
    print(f"{'Dask, two workers':44}{cost.clock:8.1f} s        (its workers are processes of their own)")


def one(workers: int) -> tuple[str, str]:
    """The option for so many workers."""
    return "--workers", str(workers)


def inbox(folder: Path, count: int) -> Path:
    """A folder with so many letters, and a report of 100 MB."""
    folder.mkdir()
    for number in range(count):
        (folder / f"{number}.txt").write_text(f"January 31, 2002\n\nDear Sirs:\n\nLetter {number}.\n")
    with (folder / "large.txt").open("wb") as large:
        large.write(b"A line of a report, with nothing in it.\n" * 2_500_000)
    return folder


def many(bench: Bench) -> int:
    """Many small documents and a large one, by both commands, and each once more with nothing new: 1 where one is lost.

    The large one is more than the limits allow: it is refused by its size, and stops no other.
    """
    whole = True
    for verb in ("extract", "ingest"):
        for name in ("first", "again"):
            cost = bench.run(verb, *one(2), "--max-failed", "0.1", keep=name == "again")
            most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
            print(
                f"{verb}, {bench.count:,} documents, {name}: {cost.clock:.1f} s, processors {cost.processor:.1f} s, "
                f"largest process so far {most:.0f} MB"
            )
            whole &= is_whole(bench.scratch / "out", bench.count)
    return 0 if whole else 1


def is_whole(out: Path, count: int) -> bool:
    """Whether a store has each document of a folder once, made by one run only, all but one with a record."""
    lines = (out / "index.jsonl").read_bytes().splitlines()
    with closing(sqlite3.connect(out / "ledger.sqlite")) as ledger:
        (made,) = ledger.execute("SELECT COUNT(*) FROM changes WHERE status = 'extracted'").fetchone()
    records = len(list((out / "records").iterdir()))
    print(f"  {len(lines):,} lines in the index, {records:,} records, made {made:,} times")
    return (len(lines), records, made) == (count, count - 1, count - 1)


@contextmanager
def server(environment: dict[str, str]) -> Iterator[str]:
    """The address of a server of Prefect."""
    port = free_port()
    url = f"http://{HOST}:{port}/api"
    command = [sys.executable, "-m", "prefect", "server", "start", "--port", str(port), "--no-ui"]
    with running(command, environment) as process:
        wait_for(process, url)
        yield url


@contextmanager
def cluster(environment: dict[str, str]) -> Iterator[str]:
    """The address of a Dask scheduler with two worker processes."""
    address = f"tcp://{HOST}:{free_port()}"
    python = [sys.executable, "-m"]
    worker = [*python, "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard"]
    scheduler = [*python, "distributed.cli.dask_scheduler", "--no-dashboard", "--host", address]
    with started(scheduler, environment), started(worker, environment), started(worker, environment):
        time.sleep(5)
        yield address


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that ends with the measurement."""
    quiet = subprocess.DEVNULL
    environment = {**environment, "PYTHONPATH": str(Path.cwd())}
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
