"""The text that terms are read from: an instrument's own, without what stands on a page and belongs to nobody.

"the laws of the State of", a page number, "New York" reads as one sentence; every character keeps its place.
"""

from pipeline.document import Document


def bare(document: Document) -> str:
    """The canonical text with blanks in place of page furniture, character for character."""
    return document.once(_blanked)


def own_parts(document: Document) -> frozenset[str]:
    """The parts that say the instrument's own terms: its main part, and the sections that it puts into another one.

    An amendment quotes those ("Section 3 shall read as follows: …"); attached forms say the terms of others.
    """
    return document.once(_own_parts)


def _own_parts(document: Document) -> frozenset[str]:
    return frozenset(("main", *(one.part for one in document.sections if one.rule == "replaced.text")))


def _blanked(document: Document) -> str:
    text, pieces, end = document.text, [], 0
    for span in document.layout.furniture:
        if span.start >= end:
            pieces += [text[end : span.start], " " * (span.end - span.start)]
            end = span.end
    return "".join([*pieces, text[end:]])
