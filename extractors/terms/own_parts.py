"""The parts of a document that say the instrument's own terms, and not those of an attached form."""

from pipeline.document import Document


def own_parts(document: Document) -> frozenset[str]:
    """The main part of an instrument, and the sections that it puts into another one.

    An amendment quotes those ("Section 3 shall read as follows: …"); attached forms say the terms of others.
    """
    return document.once(_own_parts)


def _own_parts(document: Document) -> frozenset[str]:
    return frozenset(("main", *(one.part for one in document.sections if one.rule == "replaced.text")))
