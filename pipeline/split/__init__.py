"""A document to its section tree."""

from pipeline.document import Document


def split(document: Document) -> Document:
    """The document with its sections."""
    return document
