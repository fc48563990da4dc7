"""The days of signatures into their items: `dated` holds the value of a date item, as EDTF has it."""

from dataclasses import replace

from extractors.signatures.under_roles import under_roles
from extractors.signing.days import days
from pipeline.document import Document
from pipeline.record import Record


def link(record: Record, document: Document) -> Record:
    """The record, with the dates of its signatures and the parties whose role alone stands above them."""
    signed = zip(record.signatures, days(record, document), strict=True)
    dated = tuple(replace(item, dated=day.value if day else None) for item, day in signed)
    return under_roles(replace(record, signatures=dated), document)
