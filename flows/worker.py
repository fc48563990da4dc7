"""A worker process: works off batches, one after the other, and tells each step of it, so that its end can be read.

`python -m flows.worker` reads orders from its standard input, pickled, and answers on its standard output. A document
that takes too long ends the process, by an alarm of the system that no code can put off; one that needs too much
memory ends it with `LACKS_MEMORY`. It ends, too, when the process that started it has ended.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from collections.abc import Mapping
from typing import BinaryIO

from flows.interpreter import collect_seldom
from flows.orders import LACKS_MEMORY, STOP, Answer, Begun, Ended, Order, Step, Stopped, Taken, Told
from flows.watch import Watch
from flows.working_off import outcomes
from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits

try:
    import resource
except ImportError:  # Windows limits neither the time nor the memory of a process
    resource = None  # type: ignore[assignment]


class _Clock(Watch):
    """Tells each step, refuses what has ended a worker before, and gives every other step the time of a document."""

    def __init__(self, answers: "_Answers", refusals: Mapping[Step, Unreadable], seconds: float) -> None:
        self._answers, self._refusals, self._seconds = answers, refusals, seconds

    def begins(self, name: str, number: int | None = None) -> Unreadable | None:
        self._answers.send(Begun((name, number)))
        _alarm(self._seconds)
        return self._refusals.get((name, number))

    def rests(self) -> None:
        _alarm(0)

    def lacks_memory(self) -> None:
        os._exit(LACKS_MEMORY)


class _Answers:
    """Where answers go: the standard output that the process was started with; what else is printed goes elsewhere."""

    def __init__(self) -> None:
        self._stream: BinaryIO = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def send(self, answer: Answer) -> None:
        pickle.dump(answer, self._stream)
        self._stream.flush()


def main() -> None:
    """Works off the orders of standard input until it ends."""
    collect_seldom()
    answers, orders, stop = _Answers(), queue.SimpleQueue[Order](), threading.Event()
    threading.Thread(target=_listen, args=(orders, stop), daemon=True).start()
    while True:
        order = orders.get()
        _allow(order.batch.limits)
        answers.send(Ended(_work_off(order, answers, stop)))


def _listen(orders: "queue.SimpleQueue[Order]", stop: threading.Event) -> None:
    """Hears what is ordered, also while a document is in hand, and ends the process with the one that gave orders."""
    while True:
        try:
            order = pickle.load(sys.stdin.buffer)  # noqa: S301  # from the process that started this one
        except EOFError:
            os._exit(0)
        if order == STOP:
            stop.set()
        else:
            orders.put(order)


def _work_off(order: Order, answers: _Answers, stop: threading.Event) -> Exception | None:
    def told(size: int) -> None:
        answers.send(Told(size))
        if stop.is_set():
            raise Stopped

    watch = _Clock(answers, order.refusals, order.batch.limits.document_seconds)
    try:
        for path, outcome in outcomes(order.batch, told, watch):
            answers.send(Taken(path, outcome))
    except MemoryError:
        os._exit(LACKS_MEMORY)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is raised where the batch was ordered
        return _sendable(error)
    finally:
        _alarm(0)
    return None


def _sendable(error: Exception) -> Exception:
    """The error, or where it cannot be sent, its words."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    except Exception:  # noqa: BLE001  # an error may refuse either with any other
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _alarm(seconds: float) -> None:
    """Has the system end this process in so many seconds; 0 calls it off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _allow(limits: Limits) -> None:
    """Keeps the process from taking more memory than it may."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = limits.worker_bytes if hard == resource.RLIM_INFINITY else min(limits.worker_bytes, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


if __name__ == "__main__":
    main()
