"""What is looked for in a document: all extractors, in the order in which they link."""

from extractors import (
    amounts,
    clauses,
    consistency,
    cross_references,
    dates,
    defined_terms,
    parties,
    structure,
    tables,
    terms,
)
from pipeline.extractor import Extractor

EXTRACTORS: tuple[Extractor, ...] = (
    parties.EXTRACTOR,
    cross_references.EXTRACTOR,
    defined_terms.EXTRACTOR,
    dates.EXTRACTOR,
    amounts.EXTRACTOR,
    tables.EXTRACTOR,
    terms.EXTRACTOR,
    structure.EXTRACTOR,
    clauses.EXTRACTOR,
    consistency.EXTRACTOR,
)
