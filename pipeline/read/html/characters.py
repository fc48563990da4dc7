"""Characters of HTML: entities, and white space that counts for one space or for none.

`plain("S&amp;P&#146;s")` is "S&P’s". An entity that nobody knows stays as it is written.
"""

import re
from functools import lru_cache
from html.entities import html5
from typing import Literal

from pipeline.read.pictures import PRIVATE
from pipeline.read.pictures import sign as picture

ENTITY = r"&(?:#[xX][0-9a-fA-F]{1,8}|#\d{1,8}|[A-Za-z][A-Za-z0-9]{0,31});?"
WINDOWS = {
    code: bytes((code,)).decode("windows-1252")
    for code in range(0x80, 0xA0)
    if code not in {0x81, 0x8D, 0x8F, 0x90, 0x9D}
}
"""What the numbers 128 to 159 stand for, in all that filers' software writes: "&#146;" is "’"."""

LONGEST_BARE = 6
"""Letters of the longest entity that needs no semicolon."""

BLANK = frozenset("\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000")
"""Spaces that do not collapse: each is a space of the canonical text, so that rules for text hold."""

UNSEEN = frozenset("\xad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")
"""Characters without width: soft hyphens, joiners, marks of direction."""

HYPHENS = frozenset("\u2010\u2011")
"""Hyphens at which a line may break or may not: each is "-" in the canonical text, for the same reason."""

MOST_PICTURES = 3
"""Characters of a run of such a font, at most: longer ones are words, whose font was never ended."""
WRITTEN = re.compile(r"[A-Za-z]{2}|\d")
"""What no run of pictures has: two letters in a row, a number."""


SIGNS = "|".join(sorted(BLANK | UNSEEN | HYPHENS))
COLLAPSING = "|".join(
    f"{first}[ \t\n\r\f]{count}" for first, count in ((" ", "+"), ("\n", "+"), ("\t", "*"), ("\r", "*"), ("\f", "*"))
)
TOKEN = re.compile(f"({ENTITY}|{COLLAPSING}|{SIGNS})")
SPECIAL = re.compile(f"&|\t|\r|\f| [ \n]|\n[ \n]|{SIGNS}")
"""What plain words do not have: white space to collapse, entities, spaces and signs of a special kind.

Each alternative of both begins with a letter of its own: `re` then skips quickly to the places where one can be.
"""
NO_BREAK = frozenset(("&nbsp;", "&#160;", "&#xa0;", "&#xA0;", "\xa0"))
"""All that most empty cells hold."""

WHITE = " \t\n\r\f"
"""White space that collapses."""

What = Literal["words", "white", "blank"]
"""Words, white space that collapses, a space that does not."""


def parts(raw: str) -> list[tuple[What, str, int, int]]:
    """What stands in the text between two tags: (what it is, the characters it stands for, start, end).

    White space that collapses is one part; "&#8217;" is a part of its own; characters without width are none. Words
    may have single spaces and line ends among them.
    """
    words, *others = TOKEN.split(raw)
    at = len(words)
    found: list[tuple[What, str, int, int]] = [("words", words, 0, at)] if words else []
    for written, following in zip(others[::2], others[1::2], strict=True):
        start = at
        what, said, taken = sign(written)
        at += taken
        if what is not None:
            found.append((what, said, start, at))
        words = written[taken:] + following
        if words:
            start = at
            at += len(words)
            found.append(("words", words, start, at))
    return found


@lru_cache(maxsize=1024)
def sign(written: str) -> tuple[What | None, str, int]:
    """What a `TOKEN` is, null for one without width; the characters it stands for, and how many of its own that takes.

    `sign("&#8217;")` is `("words", "’", 7)`.
    """
    said, taken = entity(written) if written[0] == "&" else (written, len(written))
    if said in BLANK:
        return "blank", " ", taken
    if said.isspace():
        return "white", " ", taken
    return None if said in UNSEEN else "words", "-" if said in HYPHENS else said, taken


def plain(words: str) -> str:
    """The words with their entities resolved and their white space as it is."""
    if SPECIAL.search(words) is None:
        return words
    return "".join(
        words[start:end] if what == "white" and words[start] != "&" else said for what, said, start, end in parts(words)
    )


def pictured(words: str, font: str) -> str:
    """What a reader sees where a font of pictures is set: `pictured("x", "wingdings")` is "☒".

    Words are left as they are: their font was opened for the box before them and never ended. A private character
    (U+F0A8) is no letter of a word.
    """
    written = len("".join(words.split())) > MOST_PICTURES or WRITTEN.search(words)
    return "".join([one if written and ord(one) not in PRIVATE else picture(one, font) for one in words])


@lru_cache(maxsize=1024)
def entity(written: str) -> tuple[str, int]:
    """What an entity stands for, and how many of its characters that takes; an unknown one stands for itself.

    "&nbsp" needs no semicolon, and so "&nbspand" begins with one; "&T" of "AT&T" is no entity.
    """
    name = written[1:].removesuffix(";")
    if name[0] == "#":
        code = int("0" + name[1:], 16) if name[1] in "xX" else int(name[1:])
        character = WINDOWS.get(code)
        if character is None and 0 < code < 0x110000 and not 0xD800 <= code < 0xE000:
            character = chr(code)
        return character or written, len(written)
    if written.endswith(";") and name + ";" in html5:
        return html5[name + ";"], len(written)
    for length in range(min(len(name), LONGEST_BARE), 1, -1):
        if name[:length] in html5:
            return html5[name[:length]], 1 + length
    return written, len(written)
