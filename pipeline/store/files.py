"""Files that are there whole or not at all.

`write_atomically(path, b"...")` puts the bytes beside `path`, on the disk, and only then under its name, so that
neither a reader nor a machine that stops ever sees half of a file.
"""

import os
import time
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

LEFTOVER = ".*.part"
"""What files in the making match; a run that was killed leaves one at most."""

STALE_AFTER = 3600.0
"""Seconds after which a file in the making belongs to nobody: writing one takes a fraction of a second."""


def write_atomically(path: Path, data: bytes) -> None:
    """Puts the bytes under this name, in place of what stood there; on any failure nothing has changed."""
    # the name is unique for each writer: two of one document, each with one fixed name, take it from one another
    part = path.with_name(f".{path.name}.{uuid4().hex}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sweep(folder: Path, *, alone: bool) -> None:
    """Removes what killed runs left in the making in this folder: all of it, where nobody else writes there."""
    for part in folder.glob(LEFTOVER):
        with suppress(FileNotFoundError):  # its writer has finished it meanwhile
            # of a file from the future, too: the clock was set back since
            if alone or abs(time.time() - part.stat().st_mtime) > STALE_AFTER:
                part.unlink()
