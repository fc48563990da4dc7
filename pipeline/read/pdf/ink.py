"""Where the characters of a page stand, as pdfium tells it: boxes, fonts, directions.

Each question is a call into pdfium, which costs more than the answer: a word is asked for its first and its last
character, and for all of them only where those two do not look like one word.
"""

import ctypes
import math
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pypdfium2.raw as pdf

from pipeline.read.pdf.characters import plain
from pipeline.read.pdf.leaf import ASLANT
from pipeline.read.pdf.quick import quick

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in points from the top left corner of the page as it is shown."""
Shown = Callable[[float, float, float, float], Box]
"""The way from a box in the page's own space (from the bottom left, not rotated) to the page as it is shown."""

BOLD = re.compile(rb"bold|black|heavy|demi", re.IGNORECASE)
HEAVY = 600
"""The weight of a font from which on it is bold, on the scale of 100 to 900."""
BROAD = 1.4
"""Heights of the font: a word whose characters are wider on average is not one word."""
APART = 0.6
"""Heights of the font: characters further apart belong to different words."""
PARTED = 0.07
"""Heights of the font: characters so much further apart than the others of a word are two words, without a space."""
JOINED = re.compile(r"[A-Za-z]{12}|[a-z][A-Z]|[,;:.)][A-Za-z]")
"""What two words have that a PDF sets without a space: "FILINGAGREEMENT", "restatement,supplement"."""
RAISED = 0.15
"""Heights of the font: the number of a note stands so much higher than its word at least,"""
SMALLER = 0.85
"""and is so much smaller."""
DOUBLED = 0.2
"""Heights of the font: equal characters closer than this are one that was printed twice, to look bold."""


_box_of = quick(pdf.FPDFText_GetLooseCharBox)
_font_of = quick(pdf.FPDFText_GetFontInfo)


class Ink:
    """The characters of one page of text, by number."""

    def __init__(self, textpage: Any, shown: Shown, quarter: int) -> None:
        """`quarter`: the quarter turns clockwise that the page is shown with."""
        self._textpage = textpage
        self._shown = shown
        self._quarter = quarter
        rectangle = pdf.FS_RECTF()
        # Its four numbers at once: left, top, right, bottom. Asking it for each by name takes longer than the call.
        self._numbers = memoryview(rectangle).cast("B").cast("f")
        self._name = ctypes.create_string_buffer(64)
        self._flags = ctypes.c_int()
        self._bold: dict[bytes, bool] = {}
        # what the quick calls take: pointers without a type
        self._page_at = ctypes.cast(textpage, ctypes.c_void_p)
        self._place_at = ctypes.c_void_p(ctypes.addressof(rectangle))
        self._name_at = ctypes.c_void_p(ctypes.addressof(self._name))
        self._flags_at = ctypes.c_void_p(ctypes.addressof(self._flags))

    def _own(self, at: int) -> Box:
        """The box of a character in the page's own space: left, bottom, right, top."""
        _box_of(self._page_at, at, self._place_at)
        left, top, right, bottom = self._numbers.tolist()
        return (left, bottom, right, top) if bottom <= top else (left, top, right, bottom)

    def turn(self, at: int) -> int:
        """The direction of a character on the page as it is shown."""
        degrees = math.degrees(pdf.FPDFText_GetCharAngle(self._textpage, at))
        quarter = round(degrees / 90)
        if abs(degrees - quarter * 90) > 8:
            return ASLANT
        return (quarter + self._quarter) % 4 * 90

    def bold(self, at: int) -> bool:
        """Whether a character's font is bold, by its name or by its weight where it has no name."""
        if _font_of(self._page_at, at, self._name_at, 64, self._flags_at) <= 1:
            return int(pdf.FPDFText_GetFontWeight(self._textpage, at)) >= HEAVY
        name = self._name.value
        found = self._bold.get(name)
        if found is None:
            found = self._bold[name] = BOLD.search(name) is not None
        return found

    def unmapped(self, at: int) -> bool:
        """Whether the font does not say what a character means, so that its number in the font stands for it."""
        return bool(pdf.FPDFText_HasUnicodeMapError(self._textpage, at) == 1)

    def parts(self, text: str, start: int, end: int) -> Sequence[tuple[int, int, Box]]:
        """The stretches of a word that stand together, each with its box: mostly the word itself.

        A raised figure is the number of a note and no part of its word: "$5,000" and "1".
        """
        first = self._own(start)
        if end - start == 1:
            return ((start, end, self._shown(*first)),)
        last = self._own(end - 1)
        if last[1] == first[1] and first[0] < last[0] < first[0] + (end - start) * (first[3] - first[1]) * BROAD:
            if JOINED.search(text, start, end):
                return self._words(start, end)
            return ((start, end, self._shown(first[0], first[1], last[2], max(first[3], last[3]))),)
        if text[end - 1].isdigit() and _raised(last, first):
            return self._noted(text, start, end)
        around = _around(first, last)
        width, height = around[2] - around[0], around[3] - around[1]
        size = max(first[2] - first[0], first[3] - first[1], 1.0)
        if max(width, height) < (end - start) * size * BROAD and (last[0] >= first[0] or width < 2 * size):
            return ((start, end, self._shown(*around)),)
        return list(self._torn(start, end, size))

    def _words(self, start: int, end: int) -> Sequence[tuple[int, int, Box]]:
        """The words that stand together without a space between them, parted where they stand apart on the page."""
        boxes = [self._own(at) for at in range(start, end)]
        gaps = [two[0] - one[2] for one, two in pairwise(boxes)]
        wide = sorted(gaps)[len(gaps) // 2] + PARTED * (boxes[0][3] - boxes[0][1])
        cuts = [0, *(at for at, gap in enumerate(gaps, 1) if gap > wide), len(boxes)]
        return [
            (start + one, start + two, self._shown(*_around(boxes[one], boxes[two - 1]))) for one, two in pairwise(cuts)
        ]

    def _noted(self, text: str, start: int, end: int) -> Sequence[tuple[int, int, Box]]:
        """A word and the number of the note at its end, as two stretches."""
        first, note = self._own(start), end - 1
        while note - 1 > start and text[note - 1] in "0123456789," and _raised(self._own(note - 1), first):
            note -= 1
        return (
            (start, note, self._shown(*_around(first, self._own(note - 1)))),
            (note, end, self._shown(*_around(self._own(note), self._own(end - 1)))),
        )

    def _torn(self, start: int, end: int, size: float) -> Iterator[tuple[int, int, Box]]:
        """The stretches of characters that follow on one another without a gap."""
        begin, before = start, self._own(start)
        around = before
        for at in range(start + 1, end):
            box = self._own(at)
            gap = max(box[0] - before[2], before[0] - box[2], box[1] - before[3], before[1] - box[3])
            if gap > APART * size:
                yield begin, at, self._shown(*around)
                begin, around = at, box
            before, around = box, _around(around, box)
        yield begin, end, self._shown(*around)

    def letters(self, text: str, start: int, end: int) -> str:
        """The characters as canonical text has them, those that are printed twice once."""
        letters = text[start:end]
        if len(letters) >= 4 and letters[0] == letters[1] and letters[::2] == letters[1::2] and len(set(letters)) > 1:
            size = self._own(start)
            near = DOUBLED * (size[3] - size[1])
            pairs = ((self._own(at), self._own(at + 1)) for at in range(start, end, 2))
            if all(abs(one[0] - two[0]) < near and abs(one[1] - two[1]) < near for one, two in pairs):
                letters = letters[::2]
        if letters.isascii() and letters.isprintable():
            return letters
        return plain(letters.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace"))


def _raised(one: Box, word: Box) -> bool:
    """Whether a character stands higher than the word that it follows, and is smaller."""
    height = word[3] - word[1]
    return one[1] > word[1] + RAISED * height and one[3] - one[1] < SMALLER * height


def _around(one: Box, two: Box) -> Box:
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])
