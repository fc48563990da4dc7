"""Whether a file holds only documents that the store has from another one: a submission as `.txt` and as `.nc`."""

import hashlib

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import Limits
from pipeline.read import read
from pipeline.store import Held, Store
from pipeline.unpack import set_aside, unpack


def held_alike(store: Store, file: File, limits: Limits) -> str | None:
    """The name of the file that has given the same documents under the same ids; null where one is new or differs."""
    try:
        return _holder(store, file, limits)
    except Exception:  # noqa: BLE001  # whatever is wrong with the file is told when its documents are taken
        return None


def _holder(store: Store, file: File, limits: Limits) -> str | None:
    name = None
    for part in unpack(file, limits):
        # a file by itself has its id from its bytes, which no other file has
        held = store.held(part.id) if part.filing else None
        if held is None or held.line.sha256 in (None, file.sha256) or not _is(part, held, limits):
            return None
        name = held.line.name
    return name


def _is(part: Source, held: Held, limits: Limits) -> bool:
    """Whether a document has become what is held: a record of the same text, or refused or listed for one reason."""
    if part.refused is None and (reason := set_aside(part)) is not None:
        return held.line.reason == reason and held.line.status == "listed"
    try:
        text = read(part, limits).text
    except Unreadable as problem:
        return held.line.reason == problem.message
    return held.text == hashlib.sha256(text.encode()).hexdigest()
