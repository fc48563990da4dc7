"""How fast a submission of any size is cut into its documents, and how much memory that takes.

    python benchmarks/submission.py [--megabytes 500]

The submission is made while it is read: exhibits of text and HTML, an XBRL part, uuencoded pictures, and one part
beyond the limit. Nothing is extracted, so the figures are those of the cutting alone.
"""

import argparse
import binascii
import io
import resource
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import BinaryIO, cast

from pipeline.file import File
from pipeline.limits import Limits
from pipeline.unpack import set_aside, unpack

HEADER = b"""\
<SEC-DOCUMENT>0000950117-04-002615.txt : 20040701
<SEC-HEADER>0000950117-04-002615.hdr.sgml : 20040701
ACCESSION NUMBER:\t\t0000950117-04-002615
CONFORMED SUBMISSION TYPE:\t10-K
FILED AS OF DATE:\t\t20040701

FILER:

\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\t\tA COMPANY INC
\t\tCENTRAL INDEX KEY:\t\t\t0000893816
</SEC-HEADER>
"""
LINE = b"     The Company shall, not later than 15 days after the date hereof, file a Registration Statement.\n"
MARKUP = (
    b'<P STYLE="margin: 0pt"><FONT FACE="Times New Roman" SIZE="2">Net sales of <B>$15.2</B> million&nbsp;</FONT></P>\n'
)
DATA = b'<us-gaap:Revenues contextRef="c1" unitRef="usd" decimals="-3">15200000</us-gaap:Revenues>\n'
PICTURE = binascii.b2a_uu(b"\xff\xd8\xff\xe0" + bytes(range(41)))
LIMITS = Limits(document_bytes=8_000_000)
SIZES = {5: 3 * LIMITS.document_bytes, 6: LIMITS.document_bytes * 9 // 10}
"""The size of the parts by number: the fifth is beyond the limit, the sixth just below it."""
USUAL = 400_000


class Stream(io.RawIOBase):
    """A stream of pieces that are made one after the other."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        super().__init__()
        self.pieces, self.held = pieces, b""

    def read(self, size: int = -1) -> bytes:
        """At most so many bytes, fewer at the end of a piece, none at the end of the stream."""
        if not self.held:
            self.held = next(self.pieces, b"")
        taken, self.held = self.held[:size], self.held[size:]
        return taken


def submission(size: int) -> Iterator[bytes]:
    """The pieces of a submission of about so many bytes."""
    yield HEADER
    made = number = 0
    while made < size:
        number += 1
        yield from document(number, SIZES.get(number, USUAL))
        made += SIZES.get(number, USUAL)
    yield b"</SEC-DOCUMENT>\n"


def document(number: int, size: int) -> Iterator[bytes]:
    """The pieces of one document, of the kind that its number makes it."""
    kind, name, line, first = (
        ("EX-10", "ex10.txt", LINE, b""),
        ("EX-10", "ex10.htm", MARKUP, b"<HTML><BODY>\n"),
        ("GRAPHIC", "g1.jpg", PICTURE, b"begin 644 g1.jpg\n"),
        ("EX-101.INS", "a.xml", DATA, b"<XBRL>\n<?xml version='1.0'?>\n<xbrl>\n"),
    )[number % 4]
    yield f"<DOCUMENT>\n<TYPE>{kind}\n<SEQUENCE>{number}\n<FILENAME>{name}\n<TEXT>\n".encode() + first
    block = line * (100_000 // len(line))
    for _ in range(size // len(block) + 1):
        yield block
    yield b"</XBRL>\n</TEXT>\n</DOCUMENT>\n" if first.startswith(b"<XBRL>") else b"</TEXT>\n</DOCUMENT>\n"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Cuts a made-up submission and tells the speed and the memory.")
    parser.add_argument("--megabytes", type=int, default=500)
    size = parser.parse_args().megabytes * 1_000_000
    file = File("big.txt", size, "0" * 64, lambda: cast("BinaryIO", Stream(submission(size))))
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, perf_counter()
    counts = {"read": 0, "listed": 0, "refused": 0}
    for part in unpack(file, LIMITS):
        counts["refused" if part.refused else "listed" if set_aside(part) else "read"] += 1
    spent = perf_counter() - began
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1000
    print(f"{size / 1e6:.0f} MB in {spent:.2f} s, {size / 1e6 / spent:.0f} MB/s")
    print(f"parts: {counts}; {memory:.0f} MB of memory, where one part may have {LIMITS.document_bytes / 1e6:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
