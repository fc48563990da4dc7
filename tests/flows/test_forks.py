"""Workers that fork from one process: they answer, they end as they are told, and none of them outlives a run."""

import os
import pickle
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import ANY

import pytest

from flows import workers
from flows.batch import Batch
from flows.forks import Nursery, Process, started
from flows.orders import Begun, Ended, Order
from tests.flows.processes import lives, nurseries_of, wait_for, workers_of

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no forks")


@contextmanager
def nursery() -> Iterator[Nursery]:
    one = Nursery("flows.worker")
    try:
        yield one
    finally:
        one.close()


def asked(worker: Process, letter: Path, out: Path) -> list[object]:
    """The answers of a worker to the order for one letter."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    letter.write_text("January 31, 2002\n\nDear Sirs:\n")
    pickle.dump(Order(Batch((str(letter),), str(out), "1")), worker.stdin)
    worker.stdin.flush()
    answers: list[object] = []
    while not answers or not isinstance(answers[-1], Ended):
        answers.append(pickle.load(worker.stdout))  # noqa: S301  # from a process of ours
    return answers


@pytest.mark.parametrize("seconds", [0, 3], ids=["at once", "after a while"])
def test_workers_of_one_nursery_answer_side_by_side(tmp_path: Path, seconds: float) -> None:
    with nursery() as one:
        time.sleep(seconds)  # in which it has rules read their examples
        for number, worker in enumerate([one.fork(), one.fork()]):
            answers = asked(worker, tmp_path / "letter.txt", tmp_path / str(number))
            assert answers[0] == Begun((str(tmp_path / "letter.txt"), None))
            assert answers[-1] == Ended(None)
            assert len(list((tmp_path / str(number) / "records").iterdir())) == 1


def test_a_worker_that_is_killed_says_by_what(tmp_path: Path) -> None:
    with nursery() as one:
        first, second = one.fork(), one.fork()
        first.kill()
        assert first.wait() == -signal.SIGKILL
        first.kill()  # it has ended: nothing is there to kill, and the other one is not meant
        assert asked(second, tmp_path / "letter.txt", tmp_path / "out")[-1] == Ended(None)


def test_a_worker_ends_when_nobody_orders_any_more() -> None:
    with nursery() as one:
        worker = one.fork()
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait() == 0


def test_a_nursery_ends_with_all_its_workers() -> None:
    with nursery() as one:
        held = [one.fork(), one.fork()]
        wait_for(lambda: len(workers_of(os.getpid())) == len(held))
        left = workers_of(os.getpid())
    assert one.has_ended
    assert not any(lives(worker) for worker in left)


def test_the_workers_of_a_nursery_that_is_killed_say_so() -> None:
    with nursery() as one:
        worker = one.fork()
        wait_for(lambda: workers_of(os.getpid()))
        os.kill(nurseries_of(os.getpid())[0], signal.SIGKILL)
        assert worker.wait() == -signal.SIGKILL
        assert one.has_ended
        late = one.fork()
        assert late.stdout is not None
        assert late.stdout.read() == b""
        assert late.wait() == -signal.SIGKILL


def test_another_nursery_takes_the_place_of_one_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sirs:\n")
    batch = Batch((str(tmp_path / "letter.txt"),), str(tmp_path / "out"), "1")
    with workers.Workers() as pool:
        pool.work_off(batch)
        assert pool._nursery is not None
        pool._nursery._process.kill()
        wait_for(lambda: pool._nursery is not None and pool._nursery.has_ended)
        pool._idle.clear()
        assert pool.work_off(batch).inputs == {str(tmp_path / "letter.txt"): ANY}


def test_workers_load_by_themselves_where_nothing_forks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CAN_FORK", False)
    (tmp_path / "letter.txt").write_text("Dear Sirs:\n")
    with workers.Workers() as pool:
        outcome = pool.work_off(Batch((str(tmp_path / "letter.txt"),), str(tmp_path / "out"), "1"))
        assert pool._nursery is None
    assert outcome.tally.statuses["extracted"] == 1


def test_a_worker_that_loads_by_itself_answers(tmp_path: Path) -> None:
    worker = started("flows.worker")
    assert asked(worker, tmp_path / "letter.txt", tmp_path / "out")[-1] == Ended(None)
    worker.kill()
    assert worker.wait() == -signal.SIGKILL
