"""What does not fit together in a document: blanks in a signed copy, one party spelt in two ways, slips of the pen.

"Accepted and Agreed this ___ day of January, 2002", under a letter dated February 1, 2002, is a `blank` and a
`date_conflict`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from extractors.consistency import (
    acceptance,
    addresses,
    blanks,
    changes,
    figures,
    letterheads,
    names,
    phrases,
    restated,
    slips,
)
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Record

CHECKS: tuple[Callable[[Record, Document], Iterable[Diagnostic]], ...] = (
    names.diagnostics,
    letterheads.diagnostics,
    acceptance.diagnostics,
    figures.diagnostics,
    restated.diagnostics,
    addresses.diagnostics,
    changes.diagnostics,
)


def find(document: Document) -> Iterator[Diagnostic]:
    """What the text alone shows; no items."""
    yield from blanks.diagnostics(document)
    yield from slips.diagnostics(document)
    yield from phrases.diagnostics(document)


def link(record: Record, document: Document) -> Record:
    """The record with what only its items show together."""
    found = (one for check in CHECKS for one in check(record, document))
    return replace(record, diagnostics=(*record.diagnostics, *found))


EXTRACTOR = Extractor(
    "consistency", find=find, link=link, reads=("parties", "dates", "terms", "amounts", "tables", "clauses")
)
