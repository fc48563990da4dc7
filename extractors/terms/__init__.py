"""What a consumer asks first of an agreement: whose law governs it, its own date, when it takes effect and ends.

"shall be governed by the laws of the State of New York" gives US-NY; `(the "Effective Date")` beside May 1, 2003
gives 2003-05-01. The dates are found by their own extractor; here they are chosen from.
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.dates.link import agreement_date, signing_date
from extractors.terms.effective_date import RELEASES, effective_date
from extractors.terms.expiration_date import expiration_date
from extractors.terms.governing_law import governing_law
from extractors.terms.own_parts import own_parts
from extractors.terms.renewal import renewal
from extractors.terms.term_starts import Starts
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import GoverningLaw, Record


def find(document: Document) -> Iterator[GoverningLaw]:
    """The jurisdictions whose law governs, from the first clause that says so."""
    return governing_law(document)


def link(record: Record, document: Document) -> Record:
    """The record with the dates and lengths of its term, chosen from its dates."""
    dated = agreement_date(record, document)
    signed = signing_date(record, document)
    effective = effective_date(record, document, dated, signed)
    terms = replace(record.terms, agreement_date=dated, effective_date=effective)
    if document.kind not in RELEASES:
        renews, notice = renewal(record, document)
        amends = record.document.kind == "amendment"
        own = own_parts(document)
        days = tuple(one for one in record.dates if one.part in own)
        ends = expiration_date(record, document, Starts(document, days, dated, effective, signed, amends))
        terms = replace(terms, expiration_date=ends, renewal_term=renews, notice_period=notice)
    return replace(record, terms=terms)


EXTRACTOR = Extractor("terms", find=find, link=link, reads=("dates", "parties"))
