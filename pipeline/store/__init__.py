"""The folder that a run leaves: records, their texts, the index, the quarantine, and a ledger of what is done.

```python
with Store("output", version="0.1.0") as store:
    store.save(source.sha256, [extracted(record, document.text, document.source_map)])
    store.write_index()
```

leaves `output/records/<id>.json`, `output/text/<id>.txt`, `output/map/<id>.json` where the text has a map, and a line
in `output/index.jsonl`.
"""

from pipeline.store.entry import Entry, IndexLine, extracted, listed, quarantined, quarantined_path
from pipeline.store.files import write_atomically
from pipeline.store.store import Conflict, Held, Store, StoreError
from pipeline.store.verify import verify

__all__ = [
    "Conflict",
    "Entry",
    "Held",
    "IndexLine",
    "Store",
    "StoreError",
    "extracted",
    "listed",
    "quarantined",
    "quarantined_path",
    "verify",
    "write_atomically",
]
