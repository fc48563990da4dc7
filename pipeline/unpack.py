"""One file into the sources inside it."""

from collections.abc import Iterator

from pipeline.document import Source


def unpack(source: Source) -> Iterator[Source]:
    """The sources inside one."""
    yield source
