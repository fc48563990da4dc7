"""What a run costs beside the work: overhead a document at three batch sizes; the same work by one process and by many.

`python benchmarks/runs.py FOLDER` runs the flow over the documents of a folder, each time into a new store, with a
server that stands. Seconds are of the clock, with those of all processors beside them: on a machine that does other
work as well, compare the second.
"""

import argparse
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

BATCHES = (50_000, 250_000, 1_000_000)
"""Bytes a batch: the last is what a run takes."""

AT_SIZE = "import sys; from flows import batch; batch.BATCH_BYTES = int(sys.argv.pop(1)); "
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
    parser.add_argument("folder", type=Path)
    parser.add_argument("--many", action="store_true", help="10,000 small documents and one of 100 MB instead")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        if args.many:
            return many(scratch)
        environment = {**os.environ, "PREFECT_HOME": str(scratch / "prefect")}
        with server(environment) as url:
            table(Bench(args.folder, scratch, {**environment, "PREFECT_API_URL": url}))
    return 0


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


def many(scratch: Path) -> int:
    """Ten thousand small documents and one of 100 MB, first with the limits as they are, then with room for it."""
    folder = scratch / "inbox"
    folder.mkdir()
    for number in range(10_000):
        (folder / f"{number}.txt").write_text(f"January 31, 2002\n\nDear Sirs:\n\nLetter {number}.\n")
    with (folder / "large.txt").open("wb") as large:
        large.write(b"A line of a report, with nothing in it.\n" * 2_500_000)
    bench = Bench(folder, scratch, dict(os.environ))
    for name in ("first", "again"):
        cost = bench.run("extract", *one(2), "--max-failed", "0.1", keep=name == "again")
        print(
            f"10,000 small documents and one of 100 MB, {name}: {cost.clock:.1f} s, processors {cost.processor:.1f} s"
        )
    return 0


@contextmanager
def server(environment: dict[str, str]) -> Iterator[str]:
    """The address of a server of Prefect."""
    port = free_port()
    command = [sys.executable, "-m", "prefect", "server", "start", "--port", str(port), "--no-ui"]
    with started(command, environment) as process:
        url = f"http://127.0.0.1:{port}/api"
        while True:
            assert process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{url}/health", timeout=5).close()  # noqa: S310  # our own server
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
            else:
                break
        yield url


@contextmanager
def cluster(environment: dict[str, str]) -> Iterator[str]:
    """The address of a Dask scheduler with two worker processes."""
    address = f"tcp://127.0.0.1:{free_port()}"
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


def free_port() -> int:
    """A port that nothing listens to."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


if __name__ == "__main__":
    sys.exit(main())
