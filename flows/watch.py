"""What is told of each step of the work on a file: `Watch` lets all pass; a worker process has one with a clock."""

from pipeline.diagnostic import Unreadable


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
