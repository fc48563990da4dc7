"""Words that a line end parts: put together again, with or without the hyphen that they were parted by.

"agree-" and "ment" are "agreement", and "non-" and "compete" are "non-compete" where the document writes it so.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from pipeline.read.pdf.rows import Row, shortened

BROKEN = re.compile(r"[\w.’'\-]*\w-$")
GOES_ON = re.compile(r"[^\W_]")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
MARK = 6
"""A first cell that is no longer is the mark of a paragraph."""
SUSPENDED = frozenset({"and", "or", "to", "und", "et"})
"""What follows a hyphen that stays at the end of its word: "pre-" and "post-closing"."""
KEEPERS = frozenset(
    {"non", "self", "ex", "quasi", "all", "anti", "pre", "post", "co", "third", "long", "short", "well"}
)
"""First parts that keep their hyphen unless the document writes the word without it."""


class Words:
    """How the document writes its words, line ends apart: in one, or with a hyphen."""

    def __init__(self, rows: Iterable[Row]) -> None:
        """Reads the rows once."""
        self.known: set[str] = set()
        for row in rows:
            text = row.text.removesuffix("-")
            words = WORD.findall(text.lower())
            self.known.update(words[:-1] if row.text.endswith("-") else words)

    def joined(self, first: str, second: str) -> str:
        """The word that its two halves make: `joined("agree-", "ment")` is "agreement".

        The hyphen goes where the document has the word without it, or where it does not know either half as a word.
        It stays where it has the word with it, beside figures, before a capital, and in a word that has another one:
        "10-K", "Wal-Mart", "thin-and-light".
        """
        head, tail = WORD.findall(first.lower())[-1:], WORD.match(second.lower())
        if not head or not tail or not second[0].islower() or not first[-2].isalpha():
            return first + second
        half, rest = head[0], tail[0]
        if f"{half}-{rest}" in self.known or "-" in half + rest:
            return first + second
        whole = half + rest in self.known
        if not whole and (half in KEEPERS or (half in self.known and rest in self.known)):
            return first + second
        return first[:-1] + second


def mended(rows: Sequence[Row], words: Words) -> list[Row]:
    """The rows, each word that was parted at a line end on the first of its two lines as a whole."""
    kept = list(rows)
    for at in range(len(kept) - 1):
        row, below = kept[at], kept[at + 1]
        if not row.pieces or not _parted(row, below):
            continue
        first, rest = row.pieces[-1].text, below.pieces[0]
        whole = words.joined(first, rest.text)
        longer = shortened(row, whole[: len(whole) - len(rest.text)])
        moved = rest._replace(x0=row.x1, x1=row.x1 + rest.x1 - rest.x0, top=row.top, bottom=row.bottom)
        kept[at] = replace(longer, pieces=(*longer.pieces, moved), glued=row.glued | {len(row.pieces)})
        kept[at + 1] = replace(below, pieces=below.pieces[1:], begins=below.x0)
    return [row for row in kept if row.pieces]


def _parted(row: Row, below: Row) -> bool:
    """Whether a word goes on from the end of the row to the beginning of the one below it."""
    last, first = row.pieces[-1].text, below.pieces[0].text
    if not BROKEN.match(last) or not GOES_ON.match(first) or last.endswith("--"):
        return False
    if below.cuts or first.lower() in SUSPENDED or (row.cuts and not _below_last_cell(row, below)):
        return False
    return 0 < below.bottom - row.bottom < 2.6 * row.height


def _below_last_cell(row: Row, below: Row) -> bool:
    """Whether the row below goes on with the last cell of a row: with the text after "(a)", or after a label."""
    marked = len(row.cuts) == 1 and len(row.pieces[0].text) <= MARK
    return marked or below.x0 >= row.pieces[row.cuts[-1]].x0 - row.height
