"""A process that has loaded what a worker needs, and forks one whenever it is asked to.

`python -m flows.nursery flows.worker` takes orders from the socket that is its standard input. Each process that it
forks runs `main` of the module that is named, between the two pipes that came with the order. It ends all of them, and
itself, when the process that started it has ended. Until the first order it has the rules read their examples, so that
no worker has to compile what they all need.
"""

import gc
import importlib
import os
import select
import signal
import socket
import sys
from contextlib import suppress

from extractors import EXTRACTORS
from flows.forks import FORK, KILL, ORDER, STATUS, WAIT
from flows.interpreter import collect_seldom
from pipeline.document import Document
from pipeline.process import extract


def main(module: str) -> None:
    """Loads, and forks; each process that is forked runs the module's `main`."""
    collect_seldom()
    worker = importlib.import_module(module)
    with socket.socket(fileno=os.dup(sys.stdin.fileno())) as orders:
        _warm(orders)
        gc.freeze()  # what is loaded stays: no worker looks through it, nor copies it by looking
        pipes = _fork_on_demand(orders)
    for stream, pipe in enumerate(pipes):
        os.dup2(pipe, stream)
        os.close(pipe)
    worker.main()


def _warm(orders: socket.socket) -> None:
    for extractor in EXTRACTORS:
        if select.select([orders], [], [], 0)[0]:
            return
        text = "\n\n".join(example for rule in extractor.rules for example in rule.examples)
        with suppress(Exception):  # what goes wrong goes wrong again where it counts
            extract(Document.from_text(text), EXTRACTORS)


def _fork_on_demand(orders: socket.socket) -> list[int]:
    """Carries out orders. Returns in each process that is forked, and there alone: the pipes that it is given."""
    workers: dict[int, int] = {}
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
                return pipes
            workers[number] = process
        elif what == KILL and number in workers:
            os.kill(workers[number], signal.SIGKILL)
        elif what == WAIT:
            _, status = os.waitpid(workers.pop(number), 0)
            orders.sendall(STATUS.pack(os.waitstatus_to_exitcode(status)))
        for pipe in pipes:
            os.close(pipe)


if __name__ == "__main__":
    main(sys.argv[1])
