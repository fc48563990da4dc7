"""How much a reader takes before it refuses: sizes, counts and nesting, each with the default and the reason for it.

`Limits(document_bytes=1_000_000)` refuses what is larger with `too_large`, naming the limit and its setting.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What is read at most. Each is named in the error that it causes, and can be set by that name."""

    document_bytes: int = 64_000_000
    """Bytes of one document. The largest exhibits of text and HTML that EDGAR has taken are below 50 MB."""

    text_characters: int = 64_000_000
    """Characters of a document's text, what it takes of memory: markup of a few bytes can set out a line of thousands.

    A text has no more than its bytes, and a page of HTML or PDF has fewer."""

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

    document_seconds: float = 300.0
    """Time that a worker process gives one document altogether; then the system ends the process."""

    worker_bytes: int = 2_000_000_000
    """Memory that a worker process may take. A contract needs some hundred megabytes."""


DEFAULT = Limits()
"""What a run takes that sets nothing."""
