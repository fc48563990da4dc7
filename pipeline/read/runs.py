"""From characters of the decoded source to runs of its bytes: the way back of a text that is not the source itself.

`runs(iter([(0, 5, 10, 15)]), decoded)` says that the text begins with the characters 10 to 15 of the source, and
by what bytes these stand there.
"""

from collections.abc import Iterator
from itertools import pairwise

from pipeline.read.encoding import Decoded
from pipeline.source_map import Run

Stretch = tuple[int, int, int, int]
"""Characters `[start, end)` of the text and where in the source they come from, as in a `Run`."""


def runs(stretches: Iterator[Stretch], decoded: Decoded) -> tuple[Run, ...]:
    """The runs of stretches that come from characters of the source, in their order."""
    if decoded.wide or decoded.encoding.startswith("utf-16"):
        in_bytes = _in_bytes(stretches, decoded)
    else:
        mark = decoded.mark
        in_bytes = ((at, over, start + mark, end + mark) for at, over, start, end in stretches)
    # a page has tens of thousands of runs, and so each is made four times as fast as by its name
    return tuple([tuple.__new__(Run, run) for run in _merged(in_bytes)])


def _in_bytes(stretches: Iterator[Stretch], decoded: Decoded) -> Iterator[Stretch]:
    """The same in bytes: where characters have several, each is a stretch of its own."""
    byte, source = decoded.byte, decoded.text
    for at, over, start, end in stretches:
        first, last = byte(start), byte(end)
        if over - at != end - start or (source[start:end].isascii() and last - first == over - at):
            yield at, over, first, last
        else:
            bounds = [byte(one) for one in range(start, end + 1)]
            for number, (begins, ends) in enumerate(pairwise(bounds), at):
                yield number, number + 1, begins, ends


def _merged(stretches: Iterator[Stretch]) -> list[Stretch]:
    """The stretches, neighbours that agree character for byte as one."""
    merged: list[Stretch] = []
    begin, end, first, stop = next(stretches, (0, 0, 0, 0))
    for at, over, source, after in stretches:
        if end == at and stop == source and over - at == after - source and end - begin == stop - first:
            end, stop = over, after
        else:
            merged.append((begin, end, first, stop))
            begin, end, first, stop = at, over, source, after
    merged.append((begin, end, first, stop))
    return merged
