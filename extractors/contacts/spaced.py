r"""Addresses whose lines stand apart, as a page leaves them whose paragraphs were lines: with blank lines between all.

"Acme, Inc.\n\n\n1 Main Street\n\n\nDallas, TX 75201\n\n\n\n\n\nWith a copy to:" is one block: what parts its lines is
less than what parts it from its neighbours. Or one blank line cuts the street from its city.
"""

import re
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import islice

from extractors.contacts.columns import by_person
from extractors.contacts.numbers import EMAIL, LABEL, NUMBER, URL
from extractors.contacts.one_line import may_name
from extractors.contacts.places import ZIP, is_address
from extractors.contacts.rows import BARE, row_at
from extractors.contacts.words import CONTACT, ROLE, is_firm, person_and_office
from extractors.lexicon.months import DAY_LINE
from pipeline.document import Document
from pipeline.span import Span

_ENDED = re.compile(r"(?:-\d{4})?[ \t\xa0]*\n[ \t\xa0]*[\n|A-Z]")
"""What stands behind a code at the end of its line."""
_NUMBERS = (NUMBER, EMAIL, URL)
_HEADINGS = (re.compile("ontact"), re.compile("ONTACT"))
_PARTS = re.compile(rf"(?i:{DAY_LINE})\Z|(?i:re:|dear\s|exhibit\s|ladies|gentlemen|via\s|source:?\s)|[#*]|-\s")
"""What parts the address of who writes a letter from the one below it and its text: a date, "Re:"."""
MOST = 1000
"""How many codes are looked at."""
REACH = 8
"""How many lines a block has at most above its code, and below it."""
LONGEST = 70
"""How long a heading is at most."""
WIDEST = 5
"""How many blank lines may part the lines of a block, at most."""
Line = tuple[Span, int]
"""A line, and how many blank ones part it from the one nearer to the code."""


def spaced(
    document: Document, taken: Sequence[Span], digits: Sequence["re.Match[str]"]
) -> Iterator[tuple[tuple[Span, ...], ...]]:
    """The lines of each block around a ZIP code, or below the heading of contacts, outside what is taken."""
    text, done = document.text, 0
    codes = (found for found in digits if len(found[0]) == 5 and _ENDED.match(text, found.end()))
    for code in islice(codes, MOST):
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
            yield (block,)


def headed(document: Document, taken: Sequence[Span]) -> Iterator[tuple[tuple[Span, ...], ...]]:
    """The lines below each heading of contacts that stand apart, down to the last number, by person."""
    text, done = document.text, 0
    headings = merge(*(heading.finditer(text) for heading in _HEADINGS), key=lambda match: match.start())
    for word in islice(headings, MOST):
        start, end = text.rfind("\n", 0, word.start()) + 1, _line_end(text, word.start())
        said = text[start:end].strip()
        heads = len(said) <= LONGEST and (CONTACT.fullmatch(said) or ROLE.fullmatch(said))
        if start < done or not (heads or said.endswith(("contact:", "contacts:"))):
            continue
        if any(span.start <= word.start() < span.end for span in taken):
            continue
        below = list(_below(document, end, heads=True))
        while below and not any(number.search(text, below[-1][0].start, below[-1][0].end) for number in _NUMBERS):
            below.pop()
        apart = sum(gap > 0 for _, gap in below)
        lines = tuple(span for span, _ in below)
        if apart * 2 > len(below):
            done = lines[-1].end
            first = start + text[start:end].index(said)
            head = (Span(first, first + len(said)),) if heads else ()
            yield tuple((*head, *column) for column in by_person(text, lines))


def _block(text: str, above: Sequence[Line], here: Span, below: Sequence[Line], wide: int) -> tuple[Span, ...] | None:
    """The lines with at most so many blank ones between them; null where they are no address set apart."""
    over, under = _near(above, wide), _near(below, wide)
    over, under = over[: _named(text, over)], under[: _next(text, under)]
    rest = below[len(under) : len(under) + 1]
    if rest and rest[0][1] == wide + 1 and EMAIL.fullmatch(text, rest[0][0].start, rest[0][0].end):
        under = [*under, *rest]
    gaps = [gap for _, gap in (*over, *under)]
    lines = (*(span for span, _ in reversed(over)), here, *(span for span, _ in under))
    apart = sum(gap > 0 for gap in gaps)
    cut = bool(over) and over[0][1] > 0 and is_address(text[over[0][0].start : over[0][0].end])
    if len(over) < 2 or not (cut or (apart and apart * 2 >= len(gaps))):
        return None
    return lines if sum(ZIP.search(text, line.start, line.end) is not None for line in lines) == 1 else None


def _named(text: str, above: Sequence[Line]) -> int:
    """How many lines above a city, from the nearest, are of its address and of whose it is; 0 where nobody is named.

    Right over the street any name may stand, "Heron Teal"; over that a firm, a person, an office.
    """
    said = [text[line.start : line.end] for line, _ in above]
    split = bool(said) and said[0].endswith(",") and not is_firm(said[0])  # "Columbus,\n\nOhio 43212"
    street = next((at for at, words in enumerate(said) if not is_address(words) and (at or not split)), len(said))
    top, named = street, False
    while street and top < len(said):
        whose = is_firm(said[top]) or person_and_office(said[top])[0] is not None
        if not whose and not any(person_and_office(said[top])) and (named or not may_name(said[top].strip())):
            break
        named, top = True if whose or not any(person_and_office(said[top])) else named, top + 1
    return top if named else 0


def _next(text: str, below: Sequence[Line]) -> int:
    """Where the lines below a city go over to the next address, whose city is among them."""
    city = next((at for at, (line, _) in enumerate(below) if ZIP.search(text, line.start, line.end)), None)
    return len(below) if city is None else city - _named(text, below[:city][::-1])


def _near(lines: Sequence[Line], wide: int) -> list[Line]:
    count = next((at for at, (_, gap) in enumerate(lines) if gap > wide), len(lines))
    return list(lines[:count])


def _above(document: Document, start: int, floor: int) -> Iterator[Line]:
    text, gap = document.text, 0
    for _ in range(REACH * (WIDEST + 1)):
        if start <= floor:
            return
        end, start = start - 1, text.rfind("\n", 0, start - 1) + 1
        if not text[start:end].strip(BARE):
            gap += 1
            continue
        line = _line(document, start, end)
        if line is None:
            return
        yield line, gap
        gap = 0


def _below(document: Document, at: int, *, heads: bool = False) -> Iterator[Line]:
    """The lines below, each with the blank ones over it; with `heads` those too that lead to others, "Media:"."""
    text, gap = document.text, 0
    start = _line_end(text, at) + 1
    for _ in range(REACH * (WIDEST + 1)):
        if start >= len(text):
            return
        end = _line_end(text, start)
        if text[start:end].strip(BARE):
            line = _line(document, start, end, heads=heads)
            if line is None:
                return
            yield line, gap
            gap = -1
        start, gap = end + 1, gap + 1


def _line(document: Document, start: int, end: int, *, heads: bool = False) -> Span | None:
    """A short line of one cell that leads to nothing below it and opens or dates no letter; null for any other."""
    row = row_at(document, start, end)
    if len(row.cells) != 1:
        return None
    said = document.text[row.cells[0].start : row.cells[0].end]
    leads = said.endswith(":") and not heads and not LABEL.match(said)
    return None if leads or _PARTS.match(said) else row.cells[0]


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end == -1 else end
