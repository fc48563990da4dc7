"""What a document may have of bytes and of characters, told by the names of the limits.

`Room("exhibit.htm", limits).take(80)` does nothing until the text is full.
"""

from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits


def too_large(name: str, size: int, limits: Limits, stage: str) -> Unreadable:
    """The refusal of a document that has more bytes than `limits.document_bytes`."""
    message = f"has {size:,} bytes, and document_bytes allows {limits.document_bytes:,}"
    return Unreadable(name, "too_large", message, stage)


class Room:
    """How much of the text that a document may have is left; to be asked before the text is made."""

    def __init__(self, name: str, limits: Limits) -> None:
        """`name` of the document is for the refusal."""
        self._name, self._most = name, limits.text_characters
        self._taken = 0

    def take(self, count: int) -> None:
        """Takes so many characters. Raises `Unreadable` with `too_large` when there are no more."""
        self._taken += count
        if self._taken > self._most:
            told = f"makes a text of {self._taken:,} characters and more, and text_characters allows {self._most:,}"
            raise Unreadable(self._name, "too_large", told)
