"""What a consumer asks first of an agreement: whose law governs it, its own date, and when it takes effect.

"shall be governed by the laws of the State of New York" gives US-NY; `(the "Effective Date")` beside May 1, 2003
gives 2003-05-01. The dates are found by their own extractor; here they are chosen from.
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.dates.link import agreement_date
from extractors.terms.effective_date import effective_date
from extractors.terms.governing_law import governing_law
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import GoverningLaw, Record


def find(document: Document) -> Iterator[GoverningLaw]:
    """The jurisdictions whose law governs, from the first clause that says so."""
    return governing_law(document)


def link(record: Record, document: Document) -> Record:
    """The record with its agreement date and effective date, chosen from its dates."""
    dated = agreement_date(record, document)
    effective = effective_date(record, document, dated)
    return replace(record, terms=replace(record.terms, agreement_date=dated, effective_date=effective))


EXTRACTOR = Extractor("terms", find=find, link=link, reads=("dates", "parties"))
