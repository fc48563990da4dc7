"""The collector of cycles, kept from looking at all that a document is made of again and again."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Stops the collector meanwhile: it takes a seventh of the time, and what makes no cycles is kept no longer."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
