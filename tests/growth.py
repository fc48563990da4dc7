"""Whether work grows with the size of what it is given and no faster, told alike on machines of any speed."""

from collections.abc import Callable
from time import process_time

TIMES = 16
"""How much larger the second piece of work is; what grows with the square of the size would take 256 times as long."""
SLACK = 5
"""How much longer than ``TIMES`` it may take: two times measured apart may find the machine busy in two ways."""
TRIES = 3
SHORTEST = 0.001
"""Seconds below which a time is chance."""


def linear(work: Callable[[int], object], size: int) -> bool:
    """Whether ``work`` of ``TIMES * size`` takes no more than some ``TIMES`` as long as work of ``size``.

    Both are measured in turn, in the processor's time, until one try has found it so.
    """
    work(size)  # what is made at first use is no part of it

    def spent(amount: int) -> float:
        began = process_time()
        work(amount)
        return process_time() - began

    def holds() -> bool:
        bound = SLACK * TIMES * max(spent(size), SHORTEST)
        return spent(TIMES * size) < bound

    return any(holds() for _ in range(TRIES))
