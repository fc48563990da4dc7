"""How much one archive may give, with all that lies inside it: files, bytes, and bytes for each packed one."""

from collections.abc import Callable
from dataclasses import dataclass

from pipeline.limits import Limits

JUDGED_FROM = 8_000_000
"""A member is no bomb below so many bytes, however well it is packed: a page of blanks packs a thousandfold."""

WHOLE_JUDGED_FROM = 256_000_000
"""The same for an archive with all that lies inside it."""

SLACK = 65_536
"""Packed bytes that may have been read before they were needed."""


class Refused(Exception):
    """A member, or the rest of an archive, that is not taken: `code` from `CODES`, and the reason for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Exhausted(Exception):
    """An archive that has given all it may; nothing more is taken from it."""


@dataclass
class Allowance:
    """What has been taken from an archive of `packed` bytes, held against the limits.

    `wanted` says of a member's path whether it is taken.
    """

    limits: Limits
    packed: int
    wanted: Callable[[str], bool]
    files: int = 0
    unpacked: int = 0

    def count_file(self) -> None:
        """Counts a member, taken or not. Raises `Exhausted`."""
        self.files += 1
        if self.files > (most := self.limits.archive_files):
            raise Exhausted(f"has {self.files:,} files and more, and archive_files allows {most:,}")

    def take(self, size: int) -> None:
        """Counts unpacked bytes. Raises `Exhausted`."""
        self.unpacked += size
        if self.unpacked > (most := self.limits.archive_bytes):
            raise Exhausted(f"unpacks to {self.unpacked:,} bytes and more, and archive_bytes allows {most:,}")
        ratio = self.limits.archive_ratio
        if self.unpacked > max(WHOLE_JUDGED_FROM, ratio * (self.packed + SLACK)):
            raise Exhausted(_absurd(self.unpacked, self.packed + SLACK, ratio))

    def judge(self, size: int, packed: int) -> None:
        """Raises `Refused` where a member may not have `size` bytes, which came out of `packed` ones."""
        if size > (most := self.limits.file_bytes):
            raise Refused("too_large", f"has {size:,} bytes and more, and file_bytes allows {most:,}")
        ratio = self.limits.archive_ratio
        if size > max(JUDGED_FROM, ratio * (packed + SLACK)):
            raise Refused("too_large", _absurd(size, packed + SLACK, ratio))


def _absurd(size: int, packed: int, ratio: int) -> str:
    return f"unpacks from at most {packed:,} bytes to {size:,} and more, and archive_ratio allows {ratio:,} for each"
