"""How much a reader takes before it refuses: sizes, counts and nesting, each with the default and the reason for it.

`Limits(document_bytes=1_000_000)` refuses what is larger with `too_large`, naming the limit and its setting.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What is read at most. Each is named in the error that it causes, and can be set by that name."""

    document_bytes: int = 64_000_000
    """Bytes of one document. The largest exhibits of text and HTML that EDGAR has taken are below 50 MB."""

    header_bytes: int = 8_000_000
    """Bytes of a submission's header: a kilobyte for each of its companies, which may be some hundreds."""

    file_bytes: int = 4_000_000_000
    """Bytes of one file, unpacked. A day's feed has submissions of some hundred megabytes."""

    archive_bytes: int = 64_000_000_000
    """Bytes of an archive, all that is in it unpacked. A day's feed has some ten billion."""

    archive_files: int = 200_000
    """Files in an archive and in the archives inside it; a busy day's feed has some ten thousand."""

    archive_depth: int = 3
    """Archives inside one another: a `.gz` in a `.zip` in a `.tar.gz`, which counts as one."""

    archive_ratio: int = 200
    """Unpacked bytes for each packed one; text reaches 20, a bomb a thousand and more."""

    markup_depth: int = 2_000
    """HTML elements inside one another. Unclosed fonts of the 1990s nest some hundreds deep."""

    pages: int = 5_000
    """Pages of a PDF."""

    seconds: float = 120.0
    """Time that one document may take to be read."""


DEFAULT = Limits()
"""What a run takes that sets nothing."""
