"""`links.jsonl` of a store: written anew from its records at the end of a run that has changed one of them.

A line for each reference that leads into another record: `record`, `item`, `target_record`, `target`, `evidence`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import orjson

from pipeline.store import Store
from pipeline.store.store import file_path

NAME = "links.jsonl"


def write_links(store: Store, maker: str) -> None:
    """Writes the links between the records of a store, unless this version made them from the same records before."""
    store.write_derived(
        NAME, maker, lambda ids: b"".join(orjson.dumps(line) + b"\n" for line in _lines(store.root, ids))
    )


def _lines(root: Path, ids: list[str]) -> list[dict[str, Any]]:
    from computations.links import links  # noqa: PLC0415  # loads all computations: where there is something to link

    def read(document_id: str) -> Mapping[str, Any]:
        value = orjson.loads(file_path(root, "records", document_id).read_bytes())
        assert isinstance(value, dict)
        return value

    return list(links([one for one in ids if file_path(root, "records", one).is_file()], read))
