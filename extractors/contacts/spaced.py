r"""Addresses whose lines stand apart, as a page leaves them whose paragraphs were lines: with blank lines between all.

"Acme, Inc.\n\n\n1 Main Street\n\n\nDallas, TX 75201\n\n\n\n\n\nWith a copy to:" is one block: what parts its lines is
less than what parts it from its neighbours. Or one blank line cuts the street from its city.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from extractors.contacts.numbers import EMAIL, LABEL
from extractors.contacts.places import ZIP, is_address
from extractors.contacts.rows import row_at
from extractors.contacts.words import is_firm, person_and_office
from pipeline.document import Document
from pipeline.span import Span

_CODE = re.compile(r"\d{5}(?=(?:-\d{4})?[ \t\xa0]*\n[ \t\xa0]*(?:\n|[A-Z]))")
MOST = 1000
"""How many codes are looked at."""
REACH = 8
"""How many lines a block has at most above its code, and below it."""
WIDEST = 5
"""How many blank lines may part the lines of a block, at most."""
Line = tuple[Span, int]
"""A line, and how many blank ones part it from the one nearer to the code."""


def spaced(document: Document, taken: Sequence[Span]) -> Iterator[tuple[Span, ...]]:
    """The lines of each block around a ZIP code outside what is taken."""
    text, done = document.text, 0
    for code in islice(_CODE.finditer(text), MOST):
        start = text.rfind("\n", 0, code.start()) + 1
        if start < done or not ZIP.search(text, max(0, code.start() - 24), code.end()):
            continue
        if any(span.start <= code.start() < span.end for span in taken):
            continue
        here = _line(document, start, _line_end(text, start))
        if here is None:
            continue
        above, below = list(_above(document, start, done)), list(_below(document, here.end))
        block = next((block for wide in range(1, WIDEST) if (block := _block(text, above, here, below, wide))), None)
        if block is not None:
            done = block[-1].end
            yield block


def _block(text: str, above: Sequence[Line], here: Span, below: Sequence[Line], wide: int) -> tuple[Span, ...] | None:
    """The lines with at most so many blank ones between them; null where they are no address set apart."""
    over, under = _near(above, wide), _near(below, wide)
    rest = below[len(under) : len(under) + 1]
    if rest and rest[0][1] == wide + 1 and EMAIL.fullmatch(text, rest[0][0].start, rest[0][0].end):
        under = [*under, *rest]
    gaps = [gap for _, gap in (*over, *under)]
    lines = (*(span for span, _ in reversed(over)), here, *(span for span, _ in under))
    apart = sum(gap > 0 for gap in gaps)
    cut = bool(over) and over[0][1] > 0 and is_address(text[over[0][0].start : over[0][0].end])
    if len(over) < 2 or not _is_somebody(text, lines[0]) or not (cut or (apart > 1 and apart * 2 >= len(gaps))):
        return None
    return lines if sum(ZIP.search(text, line.start, line.end) is not None for line in lines) == 1 else None


def _near(lines: Sequence[Line], wide: int) -> list[Line]:
    count = next((at for at, (_, gap) in enumerate(lines) if gap > wide), len(lines))
    return list(lines[:count])


def _is_somebody(text: str, line: Span) -> bool:
    said = text[line.start : line.end]
    return is_firm(said) or person_and_office(said)[0] is not None


def _above(document: Document, start: int, floor: int) -> Iterator[Line]:
    text, gap = document.text, 0
    for _ in range(REACH * (WIDEST + 1)):
        if start <= floor:
            return
        end, start = start - 1, text.rfind("\n", 0, start - 1) + 1
        if not text[start:end].strip():
            gap += 1
            continue
        line = _line(document, start, end)
        if line is None:
            return
        yield line, gap
        gap = 0


def _below(document: Document, at: int) -> Iterator[Line]:
    text, gap = document.text, 0
    start = _line_end(text, at) + 1
    for _ in range(REACH * (WIDEST + 1)):
        if start >= len(text):
            return
        end = _line_end(text, start)
        if text[start:end].strip():
            line = _line(document, start, end)
            if line is None:
                return
            yield line, gap
            gap = -1
        start, gap = end + 1, gap + 1


def _line(document: Document, start: int, end: int) -> Span | None:
    """A short line of one cell that leads to nothing below it; null for any other."""
    row = row_at(document, start, end)
    if len(row.cells) != 1:
        return None
    said = document.text[row.cells[0].start : row.cells[0].end]
    return None if said.endswith(":") and not LABEL.match(said) else row.cells[0]


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end == -1 else end
