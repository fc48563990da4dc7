"""The days of signatures into their items: `dated` holds the value of a date item, as EDTF has it."""

from dataclasses import replace

from extractors.signing.days import days
from pipeline.document import Document
from pipeline.record import Record


def link(record: Record, document: Document) -> Record:
    """The record, with the dates of its signatures."""
    signed = zip(record.signatures, days(record, document), strict=True)
    return replace(record, signatures=tuple(replace(item, dated=day.value if day else None) for item, day in signed))
