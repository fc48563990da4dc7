"""A process that has loaded what a worker needs, and forks one whenever it is asked to.

`python -m flows.nursery flows.worker` takes orders from the socket that is its standard input. Each process that it
forks runs `main` of the module that is named, between the two pipes that came with the order. It ends all of them, and
itself, when the process that started it has ended. With `--warm` it has every rule read its examples first, so that no
worker has to compile what they all need.
"""

import gc
import importlib
import os
import signal
import socket
import sys
from contextlib import suppress

from extractors import EXTRACTORS
from flows.forks import FORK, KILL, ORDER, STATUS, WAIT, WARM
from flows.interpreter import collect_seldom
from pipeline.document import Document
from pipeline.process import extract


def main(module: str, *, warm: bool) -> None:
    """Loads, and forks; each process that is forked runs the module's `main`."""
    collect_seldom()
    worker = importlib.import_module(module)
    if warm:
        _warm()
    gc.freeze()  # what is loaded stays: no worker looks through it, nor copies it by looking
    _fork_on_demand()
    worker.main()


def _warm() -> None:
    texts = (text for one in EXTRACTORS for rule in one.rules for text in rule.examples)
    with suppress(Exception):  # what goes wrong goes wrong again where it counts
        extract(Document.from_text("\n\n".join(texts)), EXTRACTORS)


def _fork_on_demand() -> None:
    """Carries out orders; returns in each process that is forked, and there alone."""
    workers: dict[int, int] = {}
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as orders:
        while True:
            order, pipes, _, _ = socket.recv_fds(orders, ORDER.size, 2)
            if not order:
                for process in workers.values():
                    os.kill(process, signal.SIGKILL)
                    os.waitpid(process, 0)
                sys.exit()
            what, number = ORDER.unpack(order)
            if what == FORK:
                process = os.fork()
                if not process:
                    break
                workers[number] = process
            elif what == KILL and number in workers:
                os.kill(workers[number], signal.SIGKILL)
            elif what == WAIT:
                _, status = os.waitpid(workers.pop(number), 0)
                orders.sendall(STATUS.pack(os.waitstatus_to_exitcode(status)))
            for pipe in pipes:
                os.close(pipe)
    for stream, pipe in enumerate(pipes):
        os.dup2(pipe, stream)
        os.close(pipe)


if __name__ == "__main__":
    main(sys.argv[1], warm=WARM in sys.argv)
