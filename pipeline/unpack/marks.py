"""The marks that part a submission, found in a stream of any length without holding more than a chunk of it.

`<DOCUMENT>` at the beginning of a line with `<TYPE>` on the next is a mark; "see the <DOCUMENT> above" is not.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO

from pipeline.file import CHUNK

FIRST_TAGS = rb"<(?:TYPE|SEQUENCE|FILENAME|DESCRIPTION|TEXT)>"
"""What may follow `<DOCUMENT>`; `<TYPE>` does, unless somebody has left it out."""

MARK = re.compile(
    rb"<(?:"
    rb"(?P<text_end>/TEXT>)"
    rb"|(?P<text>TEXT>)"
    rb"|(?P<document>DOCUMENT>(?=\s{1,4}" + FIRST_TAGS + rb"))"
    rb"|(?P<document_end>/DOCUMENT>)"
    rb"|(?P<submission>(?:(?:SEC|IMS)-DOCUMENT>(?=\d)|SUBMISSION>(?=\s{1,4}<)))"
    rb"|(?P<submission_end>/(?:(?:SEC|IMS)-DOCUMENT|SUBMISSION)>)"
    rb"|(?P<header>(?:SEC|IMS)-HEADER>)"
    rb")"
)
REACH = 64
"""More bytes than the longest mark and what must follow it."""

LINE_ENDS = b"\r\n\xbf"
"""What stands before the beginning of a line; the last byte of a byte-order mark is such, too."""


def marks(stream: BinaryIO, chunk: int = CHUNK) -> Iterator[tuple[str | None, bytes]]:
    """The whole stream in order, cut at its marks: (name of the mark, its bytes) or (null, the bytes between two).

    `</TEXT>` counts wherever it stands (filers put it behind "</HTML>"), the others at the beginning of a line. What
    stands between two marks may come in several pieces. The marks found do not depend on `chunk`.
    """
    held, before, last = b"", b"\n", False
    while not last:
        more = stream.read(chunk)
        last = not more
        held += more
        sure = len(held) if last else len(held) - REACH
        if sure <= 0:
            continue
        at = 0
        for match in MARK.finditer(held):
            start = match.start()
            if start >= sure:
                break
            previous = held[start - 1 : start] or before
            if match.lastgroup != "text_end" and previous not in LINE_ENDS:
                continue
            if start > at:
                yield None, held[at:start]
            yield match.lastgroup, match[0]
            at = match.end()
        cut = max(at, sure)
        if cut > at:
            yield None, held[at:cut]
        before, held = held[cut - 1 : cut], held[cut:]
