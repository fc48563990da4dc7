"""Whether a PDF holds text at all: scans, and fonts that give glyph codes in the place of letters, are told apart.

Ten pages that are pictures give `scanned`; two such pages among ten a diagnostic that names them.
"""

import re
from collections.abc import Sequence

from pipeline.diagnostic import Diagnostic, Unreadable
from pipeline.document import Source
from pipeline.read.pdf.leaf import Leaf
from pipeline.read.pdf.ligatures import LOST

PICTURED = 0.5
"""A picture over so much of a page is what the page shows."""
FEW_LETTERS = 150
"""A page with fewer letters beside such a picture has but a stamp or a head as its text."""
DRAWN = 40
"""So many paths without a letter are letters that were drawn."""
TEXT_SHARE = 0.5
"""The share of pages with text below which a document is a scan."""
CODED = 0.1
"""The share of characters that may be glyph codes."""
VOICED = 0.8
"""The share of words with a vowel below which letters are not what they seem; in any language it is near to 1."""
SMALL_WORDS = 0.01
"""The share of words such as "of" below which a text may be no English."""
LETTERS = 6
"""Characters of a word and the space after it, on average."""
MIN_WORDS, SAMPLE = 60, 2_000
"""So many words are looked at, spread over the document, and with fewer nothing is said."""
CID = re.compile(r"\(cid:\d+\)")
WORD = re.compile(r"[A-Za-z]{4,}")
SMALL = re.compile(r"\b(?:the|of|and|to|in|by|for|or)\b", re.IGNORECASE)
VOWEL = re.compile(r"[aeiouy]", re.IGNORECASE)


def examined(source: Source, leaves: Sequence[Leaf], pages: int) -> list[Diagnostic]:
    """What is odd about the pages; raises `Unreadable`: `scanned`, `glyph_codes`, `blank_file`."""
    scans = [leaf.number for leaf in leaves if _is_scan(leaf)]
    written = [leaf for leaf in leaves if leaf.pieces and leaf.number not in scans]
    if not written and not scans:
        raise Unreadable(
            source.name, "blank_file", f"shows nothing on any of its pages, of which there are {len(leaves):,}"
        )
    if len(written) < TEXT_SHARE * (len(written) + len(scans)):
        told = f"is a scan: pages that are pictures without text: {len(scans):,} of {len(leaves):,}"
        raise Unreadable(source.name, "scanned", told)
    _letters(source, written)
    lost = sorted(set(range(1, pages + 1)) - {leaf.number for leaf in leaves})
    found = []
    if scans:
        told = f"{_listed(scans)} of {pages} {'is a picture' if len(scans) == 1 else 'are pictures'} without text"
        found.append(Diagnostic(severity="warning", code="pages_scanned", message=told))
    if lost:
        told = f"{_listed(lost)} of {pages} cannot be loaded"
        found.append(Diagnostic(severity="warning", code="pages_damaged", message=told))
    holes = sum(piece.text.count(LOST) for leaf in written for piece in leaf.pieces)
    if holes:
        told = f"{holes:,} letters have no code in their font: they were taken for fi, fl, ff, ffi or ffl by spelling"
        found.append(Diagnostic(severity="info", code="letters_restored", message=told))
    return found


def _is_scan(leaf: Leaf) -> bool:
    letters = sum(len(piece.text) for piece in leaf.pieces)
    return (letters == 0 and leaf.drawn > DRAWN) or (letters < FEW_LETTERS and leaf.pictured > PICTURED)


def _letters(source: Source, leaves: Sequence[Leaf]) -> None:
    """Raises `glyph_codes` where the characters are not what the page shows."""
    text = " ".join(piece.text for leaf in leaves for piece in leaf.pieces)
    coded = sum(leaf.unmapped for leaf in leaves) + sum(map(len, CID.findall(text)))
    if coded > CODED * len(text):
        told = f"has codes of glyphs in the place of text: {coded:,} of {len(text):,} characters mean nothing"
        raise Unreadable(source.name, "glyph_codes", told)
    words = WORD.findall(text)
    words = words[:: 1 + len(words) // SAMPLE]
    voiced = sum(VOWEL.search(word) is not None for word in words)
    if len(words) < MIN_WORDS or voiced >= VOICED * len(words):
        return
    if len(SMALL.findall(text)) < SMALL_WORDS * len(text) / LETTERS:
        told = f"has codes of glyphs in the place of text: {voiced:,} of {len(words):,} words have a vowel"
        raise Unreadable(source.name, "glyph_codes", told)


def _listed(numbers: Sequence[int]) -> str:
    """Pages by number, runs of them as such: "pages 2, 5 to 7"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    told = ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in runs)
    return f"{'page' if len(numbers) == 1 else 'pages'} {told}"
