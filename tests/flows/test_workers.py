"""Worker processes give what one process gives, and a document that ends one goes to quarantine alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import orjson
import pytest

from flows import watch, work, workers
from flows.batch import Batch, Outcome
from flows.forks import CAN_FORK
from flows.orders import Stopped
from flows.workers import WorkerFailed, Workers
from pipeline.limits import DEFAULT, Limits
from pipeline.store import verify
from tests.flows.processes import copies, records

POISONED = "tests.flows.poisoned_worker"
SUBMISSION = (
    "<SEC-HEADER>\nACCESSION NUMBER:\t0000914760-99-000090\n</SEC-HEADER>\n"
    "<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\nCurrent report.\n</TEXT>\n</DOCUMENT>\n"
    "<DOCUMENT>\n<TYPE>EX-99\n<SEQUENCE>2\n<TEXT>\nThis one {}.\n</TEXT>\n</DOCUMENT>\n"
    "<DOCUMENT>\n<TYPE>EX-99\n<SEQUENCE>3\n<TEXT>\nA release.\n</TEXT>\n</DOCUMENT>\n"
)


def poisoned(folder: Path, how: str) -> tuple[str, ...]:
    """Paths of a letter, a submission whose second document is poisoned, a poisoned document, and another letter."""
    contents = {
        "a.txt": "Dear Sirs:\n",
        "b.txt": SUBMISSION.format(how),
        "c.txt": f"A letter that {how}.\n",
        "d.txt": "Dear Madam:\n",
    }
    for name, text in contents.items():
        (folder / name).write_text(text)
    return tuple(str(folder / name) for name in contents)


def worked_off(paths: tuple[str, ...], out: Path, limits: Limits = DEFAULT, module: str = POISONED) -> Outcome:
    with work.Work(paths, str(out), limits) as todo, Workers(module) as pool:
        for batch in todo.batches:
            todo.add(pool.work_off(batch))
    return todo._outcome


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "limits", "code", "reason"),
    [
        ("hangs", Limits(document_seconds=2), "too_slow", "takes longer than 2 seconds, which document_seconds allows"),
        (
            "takes all memory",
            Limits(worker_bytes=600_000_000),
            "too_much_memory",
            "needs more memory than the 600,000,000 bytes that worker_bytes allows",
        ),
        ("crashes", DEFAULT, "worker_ended", "ended its worker process 2 times: it was killed by SIGSEGV"),
    ],
)
def test_a_document_that_ends_its_worker_is_quarantined_alone(
    tmp_path: Path, how: str, limits: Limits, code: str, reason: str
) -> None:
    paths, out = poisoned(tmp_path, how), tmp_path / "out"
    outcome = worked_off(paths, out, limits)
    assert outcome.tally.summary() == "4 documents extracted, 2 quarantined"
    assert outcome.tally.failures == [(f"{paths[1]} (0000914760-99-000090-2)", reason), (paths[2], reason)]
    assert [orjson.loads(path.read_bytes())["code"] for path in (out / "quarantine").iterdir()] == [code] * 2
    assert list(verify(out)) == []
    # with the program mended, the next run makes both files again, and no other
    again = worked_off(paths, out, module="flows.worker")
    assert again.tally.summary() == "6 documents extracted, 0 quarantined; 2 of them done before"
    assert list(verify(out)) == []


@pytest.mark.slow
def test_many_processes_give_the_bytes_that_one_gives(tmp_path: Path) -> None:
    inbox = copies(tmp_path / "inbox", 14)
    poisoned(inbox, "is well")
    alone = work.run([str(inbox)], str(tmp_path / "one"), watch.unwatched)
    shared = work.run([str(inbox)], str(tmp_path / "two"), watch.unwatched, workers=2)
    assert alone == shared
    assert len(records(tmp_path / "one")) == 20
    for name in ("index.jsonl", "links.jsonl"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    for folder in ("records", "text", "quarantine"):
        one, two = ({path.name: path.read_bytes() for path in (tmp_path / out / folder).iterdir()} for out in OUTS)
        assert one == two


OUTS = ("one", "two")


def test_a_worker_is_used_again(tmp_path: Path) -> None:
    paths = poisoned(tmp_path, "is well")
    with Workers(POISONED) as pool:
        told: list[int] = []
        for number in range(2):
            outcome = pool.work_off(Batch(paths[:1], str(tmp_path / str(number)), "1"), told.append)
            assert outcome.tally.statuses["extracted"] == 1
            assert list(outcome.inputs) == list(paths[:1])
        assert len(pool._idle) == 1
    assert sum(told) == 2 * len("Dear Sirs:\n")


def test_workers_that_end_between_two_batches_are_replaced(tmp_path: Path) -> None:
    paths = poisoned(tmp_path, "is well")
    with Workers(POISONED) as pool:
        with ThreadPoolExecutor() as threads:
            outs = [str(tmp_path / str(number)) for number in range(3)]
            list(threads.map(lambda out: pool.work_off(Batch(paths, out, "1")), outs))
        assert pool._idle
        for worker in pool._idle:
            worker.kill()
        outcome = pool.work_off(Batch(paths[:1], str(tmp_path / "out"), "1"))
        assert outcome.tally.statuses["extracted"] == 1


@pytest.mark.skipif(not CAN_FORK, reason="workers fork from no other process here")
def test_a_worker_that_ends_before_it_begins_is_replaced(tmp_path: Path) -> None:
    paths = poisoned(tmp_path, "is well")
    with Workers(POISONED) as pool:
        pool.begin(1)
        assert pool._nursery is not None
        pool._nursery._process.kill()  # perhaps only after it was asked for a worker
        outcome = pool.work_off(Batch(paths[:1], str(tmp_path / "out"), "1"))
        assert outcome.tally.statuses["extracted"] == 1


def test_no_work_begins_after_a_stop(tmp_path: Path) -> None:
    with Workers(POISONED) as pool:
        pool.stop()
        with pytest.raises(Stopped):
            pool.work_off(Batch(poisoned(tmp_path, "is well"), str(tmp_path / "out"), "1"))


def test_a_worker_that_cannot_begin_is_told(tmp_path: Path) -> None:
    with Workers("tests.flows.no_such_worker") as pool, pytest.raises(WorkerFailed, match="ended with status 1"):
        pool.work_off(Batch(("a.txt",), str(tmp_path / "out"), "1"))


def test_what_stops_a_store_stops_the_batch(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with Workers(POISONED) as pool, pytest.raises(work.StoreError, match="cannot be written to"):
        pool.work_off(Batch(("a.txt",), str(tmp_path / "out"), "1"))


def test_there_is_a_processor() -> None:
    assert workers.cores() >= 1
