"""A worker process whose one extractor hangs, takes all memory or crashes, where a document says so.

It stands in for documents that find a weakness of ours that is not known yet.
"""

import os
import re
import signal
from collections.abc import Iterator

import extractors
from flows import worker
from pipeline.document import Document
from pipeline.extractor import Extractor


def find(document: Document) -> Iterator[object]:
    """Finds nothing, at what cost the document says."""
    if "hangs" in document.text:
        re.match(r"(a+)+b", "a" * 60)  # one call of a library, which no signal to Python interrupts
    if "takes all memory" in document.text:
        held = [b""]
        while True:
            held.append(bytes(10_000_000))
    if "crashes" in document.text:
        os.kill(os.getpid(), signal.SIGSEGV)
    return iter(())


def main() -> None:
    """Works like another worker, with that extractor alone."""
    extractors.EXTRACTORS = (Extractor("poisoned", find=find),)  # type: ignore[arg-type]
    worker.main()


if __name__ == "__main__":
    main()
