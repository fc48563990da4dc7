r"""The blocks of a release, cut where two were set without an empty line between them.

"NEW PRODUCTS\nThe Company launched" is a heading and a paragraph; "* One\n* Two" are two bullets.
"""

import re
from collections.abc import Iterator, Sequence

from pipeline.split.cramped import Line
from pipeline.split.dateline import dateline
from pipeline.split.headings import in_capitals, title_like
from pipeline.split.page import ABBREVIATED, Block, Page
from pipeline.split.release_signs import BULLET, CONTACT, DATED

SHORT = 0.7
"""So much of the page's width a heading takes at most, that a paragraph follows on the next line."""
RUNNING = 0.6
"""So much of it the first line of that paragraph takes at least, or all of the paragraph."""
WORDS = 12
"""Words of a heading, at most."""
DATES = re.compile(r"\b(?:effective|as\s+of|on|of|by|from|until|through|since|ended|ending|dated)$", re.IGNORECASE)
"""Words that a date belongs to: "Named President Effective\nSeptember 12, 2011"."""
WIRE = re.compile(r"SOURCE\s{1,3}[A-Z]")
"""How the words of the wire begin below a release."""


def blocks_of(page: Page, blocks: Sequence[Block]) -> list[Block]:
    """The blocks, those cut that are two."""
    return [part for block in blocks for part in _parts(page, block)]


def _parts(page: Page, block: Block) -> Iterator[Block]:
    if len(block.lines) == 1 or block.tabular or dateline(block) is not None:
        yield block
        return
    begin = 0
    for number in range(1, len(block.lines)):
        if _parted(page, block.lines, begin, number):
            yield page.block(block.lines[begin:number])
            begin = number
    yield page.block(block.lines[begin:]) if begin else block


def _parted(page: Page, lines: Sequence[Line], begin: int, number: int) -> bool:
    """Whether a line begins a block of its own, in a block that begins with the line `begin`."""
    words = _words(page, lines[number])
    if WIRE.match(words) or (number == begin + 1 and _heads(page, lines, begin)):
        return True
    bullet = BULLET.match(words)
    if bullet is not None:
        first = BULLET.match(_words(page, lines[begin]))
        if first is not None and first["bullet"] == bullet["bullet"] and lines[begin].indent == lines[number].indent:
            return True
    last = number + 1 == len(lines)
    if last and DATED.fullmatch(words):
        above = _words(page, lines[number - 1])
        return title_like(above) and DATES.search(above) is None
    return last and lines[number].page_top and len(words) < SHORT * page.width and _set_as_heading(words)


def _heads(page: Page, lines: Sequence[Line], begin: int) -> bool:
    """Whether the first line is a heading that a paragraph follows without an empty line."""
    words, below = _words(page, lines[begin]), _words(page, lines[begin + 1])
    if len(words) > SHORT * page.width or not (_set_as_heading(words) or _set_as_heading(words.removesuffix(":"))):
        return False
    if not (below[0].isupper() or below[0] in "“\"'$(") or "   " in below or in_capitals(below) or BULLET.match(below):
        return False
    stops = _words(page, lines[-1])[-1] in '.:”"'
    return stops and (len(below) > RUNNING * page.width or len(lines) == begin + 2) and not title_like(below)


def _set_as_heading(words: str) -> bool:
    stops = words[-1] in '.;:,-–—"”' or ABBREVIATED.search(words) is not None
    if stops or "   " in words or CONTACT.search(words) or BULLET.match(words) or words.count(" ") >= WORDS:
        return False
    return sum(one.isalpha() for one in words) > 3 and title_like(words)


def _words(page: Page, line: Line) -> str:
    return page.text[line.start : line.end]
