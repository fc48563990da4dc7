"""Record to JSON text and back, and the published JSON Schema."""

from pipeline.record import Record


def to_json(record: Record) -> bytes:
    """The record as UTF-8 JSON."""
    return record.to_json(ensure_ascii=False).encode()
