"""What is looked for in a document: all extractors, in the order in which they link."""

from extractors import amounts, cross_references, dates, defined_terms, parties, terms
from pipeline.extractor import Extractor

EXTRACTORS: tuple[Extractor, ...] = (
    parties.EXTRACTOR,
    cross_references.EXTRACTOR,
    defined_terms.EXTRACTOR,
    dates.EXTRACTOR,
    amounts.EXTRACTOR,
    terms.EXTRACTOR,
)
