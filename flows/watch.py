"""Who is told of the work: `Progress` of the bytes that are done, `Watch` of each step of the work on a file.

`UNWATCHED` lets all steps pass; a worker process has a watch with a clock.
"""

from collections.abc import Callable

from pipeline.diagnostic import Unreadable

Progress = Callable[[int], None]
"""Is told how many more bytes are done, and 0 between the documents of a submission; may end the work by raising."""


def untold(size: int) -> None:
    """The progress of work that nobody watches."""


def unwatched(size: int) -> Progress:
    """What begins a run that nobody watches."""
    return untold


class Watch:
    """Times nothing and refuses nothing."""

    def begins(self, name: str, number: int | None = None) -> Unreadable | None:
        """Is told that work begins: on a path, on a source by its hash, on the document of this number in it.

        Gives the reason why it is not to be done, if there is one.
        """
        return None

    def rests(self) -> None:
        """Is told that nothing is worked on until something begins."""

    def lacks_memory(self) -> None:
        """Is told that there is no memory for what has begun; may end the process."""


UNWATCHED = Watch()
"""The watch over work in the process that asked for it."""
