"""The text without what stands on a page and belongs to nobody, so that a sentence may run over the end of a page.

"the laws of the State of", a page number, "New York" reads as one sentence; every character keeps its place.
"""

from pipeline.document import Document


def bare(document: Document) -> str:
    """The canonical text with blanks in place of page furniture, character for character."""
    return document.once(_blanked)


def _blanked(document: Document) -> str:
    text, pieces, end = document.text, [], 0
    for span in document.layout.furniture:
        if span.start >= end:
            pieces += [text[end : span.start], " " * (span.end - span.start)]
            end = span.end
    return "".join([*pieces, text[end:]])
