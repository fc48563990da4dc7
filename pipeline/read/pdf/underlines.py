"""Underlined words: a PDF draws the line apart from the word that stands on it.

A line 1 point below the base line of "Closing Date" underlines both words; the rule below a cell stands lower.
"""

from bisect import bisect_left
from collections.abc import Sequence

from pipeline.read.pdf.leaf import Line, Piece

HIGHEST, LOWEST = 0.25, 0.02
"""Heights of the font: an underline stands so much above the lower end of the descenders at most, or below it."""
COVERED = 0.7
"""The share of a word's width that its underline covers: a full stop after it often has none."""


def underlined(pieces: Sequence[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The pieces, those on a line as strong as bold ones."""
    level = sorted((line.top + line.bottom) / 2 for line in lines if _level(line))
    if not level:
        return list(pieces)
    by_place = sorted((line for line in lines if _level(line)), key=lambda line: line.top + line.bottom)
    return [one._replace(strong=True) if _on_line(one, level, by_place) else one for one in pieces]


def _level(line: Line) -> bool:
    return line.x1 - line.x0 > line.bottom - line.top


def _on_line(piece: Piece, level: Sequence[float], lines: Sequence[Line]) -> bool:
    at = bisect_left(level, piece.bottom - HIGHEST * piece.height)
    while at < len(level) and level[at] <= piece.bottom + LOWEST * piece.height:
        covered = min(lines[at].x1, piece.x1) - max(lines[at].x0, piece.x0)
        if covered >= COVERED * (piece.x1 - piece.x0):
            return piece.turn == 0 and any(letter.isalpha() for letter in piece.text)
        at += 1
    return False
