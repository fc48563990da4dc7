"""Worker processes: as many as there are batches in hand at a time, each reused, and replaced when one has ended.

`Workers().work_off(batch, progress)` does in another process what `flows.batch.work_off` does in this one, and goes on
where a document ends that process: the document is told to the next worker as refused, and the rest is done.
"""

import os
import pickle
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from types import TracebackType
from typing import Any, Self

from flows.batch import Batch, Outcome
from flows.forks import CAN_FORK, Nursery, Process, started
from flows.orders import LACKS_MEMORY, STOP, Begun, Ended, Order, Step, Stopped, Taken, Told
from flows.watch import Progress, untold
from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits

TRIES = 2
"""So often may a worker end over one document, or a new one before any, for no known reason: once is an accident."""


class WorkerFailed(Exception):
    """New worker processes that ended, one after the other, before they began with anything."""


class _Died(Exception):
    """A worker that has ended: its exit status, what it had begun of the batch, and whether it had ever answered."""

    def __init__(self, status: int, step: Step | None, has_answered: bool) -> None:
        super().__init__(status, step, has_answered)
        self.status, self.step, self.has_answered = status, step, has_answered


class Workers:
    """The worker processes of a run. Several threads may give them batches."""

    def __init__(self, module: str = "flows.worker") -> None:
        """`module` is what a worker process runs."""
        self._module = module
        self._lock = threading.Lock()
        self._nursery: Nursery | None = None
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._stopping = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def begin(self, count: int) -> None:
        """Has what so many worker processes need loaded meanwhile; each is started when there is work for it."""
        with self._lock:
            if not CAN_FORK:
                self._idle += [self._new() for _ in range(count - len(self._idle) - len(self._busy))]
            elif count and self._nursery is None:
                self._nursery = Nursery(self._module)

    def work_off(self, batch: Batch, progress: Progress = untold) -> Outcome:
        """What became of the files of a batch. Raises `Stopped` after `stop`, and what stopped the worker's work."""
        left, outcome = dict.fromkeys(batch.paths), Outcome()
        refusals: dict[Step, Unreadable] = {}
        ends: Counter[Step] = Counter()
        false_starts = 0

        def taken(path: str, one: Outcome) -> None:
            outcome.merge(one)
            del left[path]

        while left:
            order = Order(replace(batch, paths=tuple(left)), refusals)
            try:
                self._carry_out(order, progress, taken)
            except _Died as died:
                if died.step is None:  # one that has answered before has ended while it had no work
                    false_starts += not died.has_answered
                    if false_starts == TRIES:
                        raise WorkerFailed(f"a worker process {_ended(died.status)} before it began") from died
                    continue
                ends[died.step] += 1
                if refusal := _refusal(died.step, died.status, ends[died.step], batch.limits):
                    refusals[died.step] = refusal
        return outcome

    def stop(self) -> None:
        """Stops all work after the documents in hand."""
        with self._lock:
            self._stopping = True
            for worker in self._busy:
                worker.send(STOP)

    def close(self) -> None:
        """Ends the worker processes."""
        with self._lock:
            self._stopping = True
            for worker in self._busy:
                worker.kill()
            while self._idle:
                self._idle.pop().close()
            if self._nursery is not None:
                self._nursery.close()

    def _new(self) -> "_Worker":
        """Another worker process."""
        if not CAN_FORK:
            return _Worker(started(self._module))
        if self._nursery is None or self._nursery.has_ended:
            self._nursery = Nursery(self._module)
        return _Worker(self._nursery.fork())

    def _carry_out(self, order: Order, progress: Progress, taken: Callable[[str, Outcome], object]) -> None:
        with self._lock:
            if self._stopping:
                raise Stopped
            worker = self._idle.pop() if self._idle else self._new()
            self._busy.add(worker)
            worker.send(order)
        is_well = False
        try:
            for answer in worker.answers():
                if isinstance(answer, Taken):
                    taken(answer.path, answer.outcome)
                elif isinstance(answer, Told):
                    progress(answer.size)
                else:
                    is_well = True
                    if answer.error:
                        raise answer.error
        finally:
            with self._lock:
                self._busy.discard(worker)
                if is_well and not self._stopping:
                    self._idle.append(worker)
                else:
                    worker.close()


class _Worker:
    """A worker process, and the pipes to it and from it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._has_answered = False

    def send(self, order: Any) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended, which its answers tell
            pickle.dump(order, self._process.stdin)
            self._process.stdin.flush()

    def answers(self) -> Iterator[Taken | Told | Ended]:
        """What it says until the end of the batch. Raises `_Died` where it ends before."""
        assert self._process.stdout is not None
        step: Step | None = None
        while True:
            try:
                answer = pickle.load(self._process.stdout)  # noqa: S301  # from a process of ours
            except (EOFError, pickle.UnpicklingError):
                raise _Died(self._process.wait(), step, self._has_answered) from None
            self._has_answered = True
            if isinstance(answer, Begun):
                step = answer.step
                continue
            yield answer
            if isinstance(answer, Ended):
                return

    def kill(self) -> None:
        """Ends the process, whatever it does."""
        self._process.kill()

    def close(self) -> None:
        """Ends the process, and closes the pipes."""
        self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(BrokenPipeError):  # what was not sent is not wanted any more
                assert stream is not None
                stream.close()


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _refusal(step: Step, status: int, times: int, limits: Limits) -> Unreadable | None:
    """Why what ended a worker is not tried again; null where it is."""
    name = step[0]
    if hasattr(signal, "SIGALRM") and status == -signal.SIGALRM:
        message = f"takes longer than {limits.document_seconds:g} seconds, which document_seconds allows"
        return Unreadable(name, "too_slow", message, "extract")
    if status == LACKS_MEMORY:
        message = f"needs more memory than the {limits.worker_bytes:,} bytes that worker_bytes allows"
        return Unreadable(name, "too_much_memory", message, "extract")
    if times < TRIES:
        return None
    return Unreadable(name, "worker_ended", f"ended its worker process {times} times: it {_ended(status)}", "extract")


def _ended(status: int) -> str:
    """How a process has ended: "was killed by SIGSEGV", "ended with status 3"."""
    if status >= 0:
        return f"ended with status {status}"
    try:
        return f"was killed by {signal.Signals(-status).name}"
    except ValueError:
        return f"was killed by signal {-status}"
