"""Lists of numbered sections, and where they end.

"(e)" is beyond the end of (a), (b), (c); "4" is beyond that of 1, 2, 3.
"""

from dataclasses import dataclass
from functools import cached_property

from pipeline.lazy import lazy
from pipeline.record import Section

SOME = 2
"""So many members a list has to have before its end is known."""
FAR = 3
"""A label so many times beyond the end of a list is one of another document: "Section 409"."""
_AROUND_A_COUNTER = lazy(r"^(?i:(?:section|article)\s+)|^.*[.](?=\d)|[().]")


@dataclass(frozen=True)
class Numbered:
    """The numbered sections of a list, and the section around it, null for a whole part."""

    parent: Section | None
    members: tuple[Section, ...]

    def ends_before(self, mark: str) -> bool:
        """Whether a counter is beyond the end of the list, which is in unbroken order, and not too far beyond."""
        wanted = _value(mark, mark)
        length = self._lengths["1" if mark.isdecimal() else "A" if mark.isupper() else "a"]
        return wanted is not None and length >= SOME and length < wanted <= FAR * length

    @property
    def end(self) -> str:
        """What a message says of the list: "Section 12 ends with 12.3"."""
        name = "the document" if self.parent is None else self.parent.label
        return f"{name} ends with {self.members[-1].number}"

    @cached_property
    def _lengths(self) -> dict[str, int]:
        """How many members the list has in unbroken order, read as figures and as letters; 0 where it is broken."""
        counters = [_AROUND_A_COUNTER.sub("", (one.number or "").rstrip(".")) for one in self.members]
        unbroken = list(range(1, len(counters) + 1))
        return {like: len(counters) * ([_value(one, like) for one in counters] == unbroken) for like in ("1", "A", "a")}


def _value(counter: str, like: str) -> int | None:
    if like.isdecimal():
        return int(counter) if counter.isdecimal() else None
    if len(like) == 1 and len(counter) == 1 and counter.isalpha() and counter.isupper() == like.isupper():
        return ord(counter.lower()) - ord("a") + 1
    return None
