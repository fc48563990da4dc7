r"""Lines whose breaks were lost, parted where a line of a signature page would end.

"By: /s/ Thomas Sipp Thomas Sipp Chief Financial Officer SCULPTOR MANAGEMENT, INC. By:" holds a signature, a printed
name, an office and the next party.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from extractors.names import walk_back
from extractors.names.forms import compiled
from extractors.signing.cells import Cell
from extractors.signing.hands import hands_apart
from extractors.signing.words import DATE, FORMS

NUMERAL = re.compile(r"\s(?:II|III|IV|V|VI)\Z")
_ROLE_BEFORE = re.compile(r"(?<=[a-z)])\s+[A-Z][A-Z\s&.,'-]{2,30}:\s*\Z")
"""The role of the next party in front of its name: "Title: Chief Executive Officer TENANT: ACME, INC."."""
_STOP = re.compile(r"\]\s+(?=[A-Z])|(?:[a-z)\d]{2,}|\b[A-Z]{4,})[.:](?:[\s\xa0]+)(?=[\[A-Z\d\"“(])")
LONG = 60


def parted(text: str, cells: list[Cell]) -> Iterator[Cell]:
    """The cells of a line, parted after its last sentence and where a new signer begins."""
    cells = hands_apart(text, cells)
    for at, cell in enumerate(cells):
        follows = cells[at + 1].kind if at + 1 < len(cells) else "by"
        *sentences, last = _sentences(text, cell)
        yield from sentences
        yield from _before_next(text, last) if follows in {"by", "sign"} else _repeated(text, last)


def _sentences(text: str, cell: Cell) -> list[Cell]:
    """The cell, parted after its last full stop: "… first above written.  ACME, INC."."""
    long = cell.kind == "text" and cell.end - cell.start > LONG
    stops = [stop.end() for stop in _STOP.finditer(text, cell.start, cell.end)] if long else []
    if not stops:
        return [cell]
    return [_text(text, cell, cell.start, stops[-1]), replace(cell, start=stops[-1], value=stops[-1])]


def _form_at_end(text: str, start: int, end: int) -> int | None:
    """Where the name begins that the stretch ends with; null where it ends with none."""
    forms = list(FORMS.finditer(text, start, end))
    if not forms or NUMERAL.sub("", text[forms[-1].end() : end]).strip(" .,_-"):
        return None
    begin = walk_back(text, forms[-1].start(), start)
    return begin if begin < forms[-1].start() else None


def _before_next(text: str, cell: Cell) -> Iterator[Cell]:
    """The cell, parted before the organisation that it ends with: "Title: President  ACME, INC."."""
    plain = cell.kind == "text" or cell.signed
    day = DATE.search(text, cell.value, min(cell.end, cell.value + 30)) if cell.kind == "date" else None
    begin = None if plain else _form_at_end(text, day.end() if day else cell.value, cell.end)
    if begin is not None and (begin > cell.value + 2 or cell.kind == "date"):
        role = _ROLE_BEFORE.search(text[cell.value : begin])
        end = cell.value + role.start() if role else cell.start + len(text[cell.start : begin].rstrip())
        yield from _repeated(text, replace(cell, end=end))
        yield _text(text, cell, begin, cell.end)
    else:
        yield from _repeated(text, cell)


def _repeated(text: str, cell: Cell) -> Iterator[Cell]:
    """A signature with the name printed after it: "/s/ Thomas Sipp Thomas Sipp Chief Financial Officer"."""
    words = list(compiled(r"\S+").finditer(text, cell.value, cell.end)) if cell.signed else []
    plain = [word[0].strip(",").casefold() for word in words]
    size = next((size for size in range(5, 1, -1) if plain[:size] == plain[size : 2 * size] and plain[size:]), None)
    if size is None:
        yield cell
        return
    cut = words[size].start()
    after = words[2 * size].start() if len(words) > 2 * size else cell.end
    yield replace(cell, end=cell.start + len(text[cell.start : cut].rstrip()))
    yield _text(text, cell, cut, after)
    if after < cell.end:
        begin = _form_at_end(text, after, cell.end)
        if begin is not None and begin > after:
            yield _text(text, cell, after, begin)
            after = begin
        yield _text(text, cell, after, cell.end)


def _text(text: str, cell: Cell, start: int, end: int) -> Cell:
    end = start + len(text[start:end].rstrip())
    return Cell(start, end, cell.line, cell.column + start - cell.start, "text", start)
