"""What is looked for in a document: all extractors, in the order in which they link."""

from extractors import (
    amounts,
    clauses,
    consistency,
    contacts,
    cross_references,
    dates,
    defined_terms,
    form_fields,
    obligations,
    parties,
    quotations,
    role_changes,
    signatures,
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
    obligations.EXTRACTOR,
    tables.EXTRACTOR,
    signatures.EXTRACTOR,
    contacts.EXTRACTOR,
    terms.EXTRACTOR,
    role_changes.EXTRACTOR,
    quotations.EXTRACTOR,
    form_fields.EXTRACTOR,
    structure.EXTRACTOR,
    clauses.EXTRACTOR,
    consistency.EXTRACTOR,
)
