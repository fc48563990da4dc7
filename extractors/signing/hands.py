r"""Names that a line of several signatures runs on with, parted from the signature before them.

"By: /s/ Ann Hill By: /s/ Bo Roe Ann Hill, President Bo Roe, CEO" prints both names behind the second signature.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from extractors.signing.cells import Cell

_WIDE = re.compile(r"[ \xa0]{2,}")
_RULE = re.compile(r"(?<![\[_])_{3,}(?![\]_])|-{4,}|\((?:SEAL|Seal|L\.S\.)\)")
_CAPTION = re.compile(r"(?:Signature|Title|Name|Date|Print(?:ed)? Name)\Z")
_PAGE_NUMBER = re.compile(r"[-–—]\s?\d{1,3}\s?[-–—]|\d{1,3}")

_POST = re.compile(
    r"(?!and\b|of\b)(?:[A-Z][\w.-]*\s(?:(?:and|&|of)\s)?){0,4}?"
    r"(?:President|Officer|Director|Secretary|Treasurer|Manager|Member|Chairman|Partner|Counsel|Controller|CEO|CFO|COO)"
    r"(?![\w,]|\s(?:and|&|of|for)\b)"
)
"""An office, up to the word that ends it."""

MOST = 60
"""A line with more signatures than these is none."""


def hands_apart(text: str, cells: list[Cell]) -> list[Cell]:
    """The cells of a line, parted at ruled lines, and in a line of several signatures where another name begins."""
    cells = [part for cell in cells for part in _ruled_off(text, cell)]
    if not 2 <= sum(cell.kind in {"by", "sign"} for cell in cells) <= MOST:
        return cells
    cells = [cell for cell in cells if not (cell.kind == "text" and _PAGE_NUMBER.fullmatch(cell.said(text)))]
    cells = [part for cell in cells for part in _wide_apart(text, cell)]
    count, hands = 0, set[str]()
    while len(cells) > count:  # a name that is cut free shows where it stands in the next cell
        count = len(cells)
        hands = {" ".join(words) for one in cells if one.signed and 2 <= len(words := one.said(text).split()) <= 4}
        cells = [part for cell in cells for part in _before_names(text, cell, hands)]
    marks = sum(cell.kind in {"by", "sign"} for cell in cells)
    return [part for cell in _without_caption(text, cells) for part in _offices_apart(text, cell, hands, marks)]


def _ruled_off(text: str, cell: Cell) -> Iterator[Cell]:
    """The cell, parted at a ruled line or a seal inside it: "/s/ Ann Hill______ Ann Hill, CEO"."""
    if cell.kind not in {"text", "by", "sign"} or not text[cell.value : cell.end].strip(" _"):
        yield cell
        return
    start = cell.value
    for rule in _RULE.finditer(text, cell.value, cell.end):
        if text[start : rule.start()].strip(" _"):
            yield _piece(text, cell, start, rule.start())
            start = rule.end()
    if start == cell.value:
        yield cell
    elif text[start : cell.end].strip(" _*-"):
        yield _piece(text, cell, start, cell.end)


def _wide_apart(text: str, cell: Cell) -> Iterator[Cell]:
    """The cell, parted at double spaces: "/s/ Bo Roe  Ann Hill"."""
    if cell.kind != "text" and not cell.signed:
        yield cell
        return
    start = cell.value
    for gap in _WIDE.finditer(text, cell.value, cell.end):
        if text[start : gap.start()].strip():
            yield _piece(text, cell, start, gap.start())
            start = gap.end()
    yield _piece(text, cell, start, cell.end)


def _before_names(text: str, cell: Cell, hands: set[str]) -> Iterator[Cell]:
    """The cell, parted before the name of whoever else signs on its line."""
    if cell.kind not in {"text", "by"} and not cell.signed:
        yield cell
        return
    said = text[cell.value : cell.end]
    places = {cell.value + at for hand in hands if (at := said.find(hand, 4)) > 0 and said[at - 1] == " "}
    start = cell.value
    for place in sorted(places):
        yield _piece(text, cell, start, place)
        start = place
    yield _piece(text, cell, start, cell.end)


def _offices_apart(text: str, cell: Cell, hands: set[str], marks: int) -> Iterator[Cell]:
    """The cell, the offices behind its name parted where they are as many as the signatures of the line.

    "Bo Roe Chief Executive Officer Executive Director" has those of two; "President and Director" is that of one.
    """
    said = text[cell.value : cell.end]
    name = max((hand for hand in hands if said.startswith(f"{hand} ")), key=len, default="")
    start = cell.value + len(name) + 1
    posts = list(_POST.finditer(text, start, cell.end)) if name and cell.kind == "text" else []
    ends = [post.end() for post in posts]
    whole = len(posts) == marks and posts[0].start() == start and ends[-1] == cell.end
    if not whole or any(post.start() != end + 1 for end, post in zip(ends, posts[1:], strict=False)):
        yield cell
        return
    yield _piece(text, cell, cell.value, start)
    yield from (_piece(text, cell, *post.span()) for post in posts)


def _without_caption(text: str, cells: list[Cell]) -> list[Cell]:
    """The cells, a caption that ends one and stands alone in the last parted from it: "Director Title   Title"."""
    last = cells[-1].said(text) if cells else ""
    if not _CAPTION.fullmatch(last):
        return cells
    found: list[Cell] = []
    for cell in cells:
        at = cell.start + len(text[cell.start : cell.end]) - len(last)
        if cell.kind != "other" and at > cell.value and text[at : cell.end] == last and text[at - 1] == " ":
            found += [_piece(text, cell, cell.value, at), _piece(text, replace(cell, kind="text"), at, cell.end)]
        else:
            found.append(cell)
    return found


def _piece(text: str, cell: Cell, start: int, end: int) -> Cell:
    """The part `[start, end)` of a cell: the first one keeps its prompt, the others are plain text."""
    end = start + len(text[start:end].rstrip())
    if start <= cell.value:
        return replace(cell, end=end)
    return Cell(start, end, cell.line, cell.column + start - cell.start, "text", start)
