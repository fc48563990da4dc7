"""Words whose letters pdfium gives one by one put together: "B", "a", "r", "c", "l", "a", "y", "s" side by side.

Some pages are written so that pdfium ends a line behind each letter. Where a letter begins in the place where the one
before it ends, the two belong to one word; a space leaves a quarter of the font's height between them.
"""

from collections.abc import Iterator
from dataclasses import replace

from pipeline.read.pdf.leaf import Leaf, Piece

FEW = 2
"""Letters in a piece, on average, on a page that is torn into them."""
LEAST = 40
"""Pieces on such a page at least."""
TOUCHING = 0.06
"""Heights of the font that two letters of one word are apart at most, or overlap."""


def joined(leaf: Leaf) -> Leaf:
    """The page with the letters of each word in one piece; a page of whole words as it is."""
    if len(leaf.pieces) < LEAST or sum(len(one.text) for one in leaf.pieces) > FEW * len(leaf.pieces):
        return leaf
    return replace(leaf, pieces=tuple(one._replace(at=at) for at, one in enumerate(_words(leaf.pieces))))


def _words(pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    word = pieces[0]
    for one in pieces[1:]:
        near = TOUCHING * word.height
        if one.turn == word.turn == 0 and abs(one.top - word.top) < near and abs(one.x0 - word.x1) < near:
            word = word._replace(text=word.text + one.text, x1=one.x1)
        else:
            yield word
            word = one
    yield word
