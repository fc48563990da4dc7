"""A signature page as streams of cells in reading order.

A page of two columns gives two streams, one for each column, so that both read like a page of one.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, pairwise

from extractors.signing.abreast import spread
from extractors.signing.beside import signs
from extractors.signing.broken import rejoined
from extractors.signing.cells import ORDINARY, Cell, lines
from extractors.signing.columns import Stream, columns
from extractors.signing.deeds import attested
from extractors.signing.flat import parted
from extractors.signing.rowwise import turned
from extractors.signing.settle import settled
from extractors.signing.words import CLOSING, DESCRIBED, is_organization
from pipeline.document import Document
from pipeline.span import Span

FEW, SPACED = 6, 8
"""How many lines a page has at least that is set with empty lines, and among how many one has none below it."""


_ATTESTS = re.compile(
    r"\bfor\s(?:and|&)\son\sbehalf\sof\b|\b(?:acting\s)?by\s(?:its\s(?:duly\s)?authori[sz]ed\s\w+)?", re.IGNORECASE
)
"""Words of an attestation, which make no running text: "for and on behalf of", "by its duly authorised signatory"."""


def streams(document: Document, window: Span) -> Iterator[Stream]:
    """The cells of a stretch in reading order, column by column; no signer's cells are in two streams."""
    read = list(rejoined(document, list(lines(document, window))))
    rows = [part for row in _closed(read) for part in _turns(list(parted(document.text, row)))]
    rows = list(attested(document.text, [row for row in rows if row]))
    whole = list(turned(document.text, list(settled(document.text, rows))))
    for region in _regions(document.text, list(spread(document.text, whole))):
        yield from columns(document.text, region)


def _closed(rows: list[list[Cell]]) -> list[list[Cell]]:
    """The lines of a page, closed up where all of it is set with empty lines between them."""
    filled = [row for row in rows if row]
    steps = [below[0].line - row[0].line for row, below in pairwise(filled)]
    usual = sorted(steps)[len(steps) // SPACED] if len(steps) >= FEW else 1
    numbers = accumulate((max(1, step - usual + 1) for step in steps), initial=0)
    closed = ([replace(cell, line=line) for cell in row] for row, line in zip(filled, numbers, strict=True))
    return list(closed) if usual > 1 else rows


def is_prose(text: str, cell: Cell) -> bool:
    """Whether a cell is running text, which no block reaches over."""
    said = text[cell.start : cell.end]
    small = len(ORDINARY.findall(_ATTESTS.sub("", said)))
    return cell.kind == "text" and (
        small >= 9 or (len(said) > 60 and small >= 6 and (said.endswith(".") or not said[0].isupper()))
    )


def _turns(row: list[Cell]) -> Iterator[list[Cell]]:
    """A line that holds several blocks in turn, parted before each: "By: A Title: B  ACME, INC. By: C Title: D"."""
    turn: list[Cell] = []
    filled = False
    for at, cell in enumerate(row):
        if filled and cell.kind in {"text", "by", "sign"} and signs(row[at:]):
            yield turn
            turn, filled = [], False
        turn.append(cell)
        filled = filled or cell.kind in {"name", "title", "date"}
    yield turn


def _regions(text: str, rows: list[list[Cell]]) -> Iterator[list[list[Cell]]]:
    """The rows between running text."""
    region: list[list[Cell]] = []
    prose = -2
    for row in rows:
        stops = [at for at, cell in enumerate(row) if is_prose(text, cell)]
        if not stops and len(row) == 1 and row[0].line == prose + 1 and _ends_prose(text, row[0]):
            stops = [0]
        start = 0
        for stop in stops:
            prose = row[stop].line
            yield [*region, row[start:stop]] if stop > start else region
            region, start = [], stop + 1
        region += [row[start:]] if row[start:] else []
    yield region


def _ends_prose(text: str, cell: Cell) -> bool:
    """Whether a line right below running text is its last one: no "ACME, INC., a Delaware corporation"."""
    said = text[cell.start : cell.end]
    name = said if said.endswith((".", ";")) else DESCRIBED.sub("", said)
    if CLOSING.fullmatch(said) or (is_organization(name) and not ORDINARY.search(name)):
        return False
    return cell.kind == "text" and (said.endswith((".", ":", ";")) or ORDINARY.search(said) is not None)
