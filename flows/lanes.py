"""The batches of a run in the hands of worker processes, so many at a time.

`with Lanes(work.batches, work.add, progress, 2) as lanes` begins with them in their order; `lanes.outcome(batch)` is
what becomes of one. At the end, however that comes, what is finished has been added to the work, the rest is left, and
the worker processes have ended. Where two hold it in a `with`, such as a run and its flow, the inner one ends it.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Self

from flows.batch import Batch, Outcome
from flows.watch import Progress
from flows.workers import Workers


class Lanes:
    """As many threads as there may be worker processes, each waiting for one."""

    def __init__(
        self, batches: Sequence[Batch], add: Callable[[Outcome], None], progress: Progress, count: int
    ) -> None:
        """`add` gets what became of each batch, in their order."""
        self._add, self._progress, self._workers = add, progress, Workers()
        self._workers.begin(min(count, len(batches)))
        self._threads = ThreadPoolExecutor(count)
        self._outcomes = {batch.paths: self._begun(batch) for batch in batches}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.stop()
        self.close()

    def outcome(self, batch: Batch) -> "Future[Outcome]":
        """What becomes of a batch, which need not be one of those that were begun with."""
        return self._outcomes.get(batch.paths) or self._begun(batch)

    def wait(self) -> None:
        """Waits for all of them. Raises what stopped the first that was stopped."""
        for outcome in self._outcomes.values():
            outcome.result()

    def stop(self) -> None:
        """Stops all work after the documents in hand."""
        self._workers.stop()

    def close(self) -> None:
        """Waits for what is in hand, and adds what is finished."""
        try:
            self._threads.shutdown(cancel_futures=True)
        finally:
            self._workers.close()  # also where Ctrl-C is pressed again
        while self._outcomes:
            outcome = self._outcomes.pop(next(iter(self._outcomes)))
            if not outcome.cancelled() and outcome.exception() is None:
                self._add(outcome.result())

    def _begun(self, batch: Batch) -> "Future[Outcome]":
        return self._threads.submit(self._workers.work_off, batch, self._progress)
