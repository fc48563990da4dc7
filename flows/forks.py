"""Worker processes, forked from one that has loaded what they need: `Nursery("flows.worker").fork()` is another one.

Loading takes seconds of a processor, forking none. Where a system knows no forks, each process loads by itself.
"""

import os
import socket
import subprocess
import threading
from contextlib import suppress
from itertools import count
from struct import Struct
from typing import IO, Protocol

from flows import interpreter

ORDER = Struct("!cI")
"""An order to a nursery: `FORK`, `KILL` or `WAIT`, and the number that a worker gets or has."""

FORK, KILL, WAIT = b"F", b"K", b"W"

STATUS = Struct("!i")
"""The answer to `WAIT`, how a worker has ended: its exit status, or less than 0 for the signal that killed it."""

PATIENCE = 10.0
"""Seconds that a nursery has to end its workers."""

CAN_FORK = hasattr(os, "fork")


class Process(Protocol):
    """What a worker process is to the one that has started it: two pipes, and how it ends."""

    stdin: IO[bytes] | None
    stdout: IO[bytes] | None

    def kill(self) -> None:
        """Ends it, whatever it does."""

    def wait(self) -> int:
        """How it has ended: its exit status, or less than 0 for the signal that killed it."""


class Nursery:
    """A process that workers fork from. Several threads may ask it for some."""

    def __init__(self, module: str) -> None:
        """`module` is what a worker process runs."""
        self._lock, self._numbers, self._has_workers = threading.Lock(), count(), False
        self._orders, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                interpreter.command("flows.nursery", module),
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                # no library has threads of its own where it forks
                env={**interpreter.environment(), "OPENBLAS_NUM_THREADS": "1"},
                start_new_session=True,  # Ctrl-C is not for the workers: the documents in hand are finished first
            )

    @property
    def has_ended(self) -> bool:
        """Whether nothing can be forked any more."""
        return self._process.poll() is not None

    def fork(self) -> Process:
        """A new worker process. Where the nursery has ended, so has that one."""
        self._has_workers = True
        its_input, our_output = os.pipe()
        our_input, its_output = os.pipe()
        number = next(self._numbers)
        with suppress(BrokenPipeError), self._lock:
            socket.send_fds(self._orders, [ORDER.pack(FORK, number)], [its_input, its_output])
        os.close(its_input)
        os.close(its_output)
        return _Forked(self, number, os.fdopen(our_output, "wb"), os.fdopen(our_input, "rb"))

    def kill(self, number: int) -> None:
        """Ends a worker, whatever it does."""
        with suppress(OSError), self._lock:
            self._orders.sendall(ORDER.pack(KILL, number))

    def wait(self, number: int) -> int:
        """How a worker has ended; where the nursery has ended, how that has."""
        answer = b""
        with suppress(OSError), self._lock:
            self._orders.sendall(ORDER.pack(WAIT, number))
            answer = self._orders.recv(STATUS.size, socket.MSG_WAITALL)
        status: int = STATUS.unpack(answer)[0] if answer else self._process.wait()
        return status

    def close(self) -> None:
        """Ends it, and all its workers."""
        self._orders.close()
        if not self._has_workers:
            self._process.kill()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class _Forked:
    """A worker process that has forked from a nursery."""

    def __init__(self, nursery: Nursery, number: int, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._nursery, self._number = nursery, number
        self.stdin: IO[bytes] | None = stdin
        self.stdout: IO[bytes] | None = stdout

    def kill(self) -> None:
        self._nursery.kill(self._number)

    def wait(self) -> int:
        return self._nursery.wait(self._number)


def started(module: str) -> Process:
    """A worker process that loads by itself."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        interpreter.command(module), stdin=pipe, stdout=pipe, env=interpreter.environment(), start_new_session=True
    )
