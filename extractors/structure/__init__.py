"""What is odd in the structure of an instrument: its contents page against its body, gaps and repeats in its numbers.

"Miscellaneous" is Section 9 on the contents page and Section 10 in the body: a `contents_number_mismatch`.
"""

from collections.abc import Iterator

from extractors.structure import contents, numbering
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.extractor import Extractor


def find(document: Document) -> Iterator[Diagnostic]:
    """The diagnostics of the document's structure; no items."""
    yield from contents.diagnostics(document)
    yield from numbering.diagnostics(document)


EXTRACTOR = Extractor("structure", find=find)
