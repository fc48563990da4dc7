r"""Names that a converter has broken behind their first word: "ACME\nFINANCIAL CORP.", "/s/ John\nR. Roe".

The two lines are one where the document has their words in a row elsewhere too.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from extractors.lexicon.words import words as listed
from extractors.signing.cells import Cell
from extractors.signing.words import HEADING, is_office, is_organization, is_post, is_signer
from pipeline.document import Document

_WORD = re.compile(r"[A-Z][\w&.'’-]*")
INDENT = 14
"""How far right a column stands at least whose name goes on at the left edge of a page without indents."""
_KINDS = frozenset({"text", "sign", "by"})


def rejoined(document: Document, rows: Sequence[list[Cell]]) -> Iterator[list[Cell]]:
    """The rows, the first word of a name in one line with the rest of it; its rest is no longer in a row of its own."""
    at = 0
    while at < len(rows):
        row, end = rows[at], at + 1
        while row and end < len(rows) and _may_go_on(document, row, rows[end]):
            below, *beside = rows[end]
            row = [*row[:-1], replace(row[-1], end=below.end), *(replace(cell, line=row[-1].line) for cell in beside)]
            end += 1
        yield row
        yield from ([] for _ in range(at + 1, end))
        at = end


def _may_go_on(document: Document, row: list[Cell], below: list[Cell]) -> bool:
    """Whether a line is the rest of the one above it: a mark alone may have another block beside its hand."""
    alone = len(row) == 1 and row[0].kind == "sign" and not row[0].said(document.text)
    return bool(below) and (len(below) == 1 or alone) and _is_broken(document, row[-1], below[0])


def _is_broken(document: Document, cell: Cell, below: Cell) -> bool:
    """Whether a cell is the first word of a name that the line below goes on with."""
    text = document.text
    word, rest = cell.said(text), below.said(text)
    if not rest:
        return False
    if cell.kind == "sign" and not word:
        return below.kind == "text" and is_signer(rest)
    if cell.kind == "text" and is_post(word) and rest.startswith("and ") and is_office(rest):
        return True
    if cell.kind == below.kind == "text" and cell.column > INDENT and below.column == 0 and is_organization(rest):
        return word != "" and not is_organization(word) and _is_twice(document, f"{word.split()[-1]} {rest}")
    if cell.kind not in _KINDS or below.kind != "text" or below.value > below.start or not _WORD.fullmatch(word):
        return False
    if HEADING.match(word) or is_post(word) or text[cell.end - 1] == ":" or not rest[0].isupper():
        return False
    if word.casefold() in listed("party_roles"):
        return False  # "Purchaser" over "Jane Roe", whom the text calls the Purchaser Jane Roe
    return _is_twice(document, f"{word} {rest.split(',')[0]}")


def _is_twice(document: Document, words: str) -> bool:
    """Whether the document has the words in a row elsewhere too."""
    plain, whole = document.once(_plain), words.rstrip(" ,").casefold()
    return plain.find(whole, plain.find(whole) + 1) != -1


def _plain(document: Document) -> str:
    """The text in small letters with single spaces, in which a name is found however it is set."""
    return " ".join(document.text.split()).casefold()
