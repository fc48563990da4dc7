"""How a document becomes a record: read, split, find, assemble, link, check."""

from collections.abc import Sequence
from dataclasses import replace

from pipeline.assemble import assemble, quoted, seal
from pipeline.check import prove
from pipeline.collector import uncollected
from pipeline.document import Document, Source
from pipeline.extractor import Extractor
from pipeline.limits import DEFAULT, Limits
from pipeline.page_marks import over_pages
from pipeline.read import read
from pipeline.record import Record
from pipeline.split import split
from pipeline.uniform import uniform


def process(source: Source, extractors: Sequence[Extractor], limits: Limits = DEFAULT) -> Record:
    """The record of one source, read within these limits.

    Raises `Unreadable` where the bytes give no document, and `Broken` where a record would break an invariant,
    which is a bug of ours and never the document's fault.
    """
    return extract(read(source, limits), extractors)


@uncollected()
def extract(document: Document, extractors: Sequence[Extractor]) -> Record:
    """The record of a document that has been read."""
    canonical = document.text
    paged = split(replace(document, text=uniform(canonical)))
    document = replace(paged, text=over_pages(paged))
    given = {True: paged, False: document}
    found = [(extractor, list(extractor.find(given[extractor.on_pages]))) for extractor in extractors]
    record = assemble(document, found)
    for extractor in extractors:
        if extractor.link is not None:
            record = extractor.link(record, given[extractor.on_pages])
    if document.text != canonical:
        document = replace(document, text=canonical)
        record = quoted(record, document)
    return prove(seal(record, document), canonical)
