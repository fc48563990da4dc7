"""Where the heads of columns stand: the lines above a table's figures that are set far to the right.

"          THREE MONTHS ENDED MARCH 31," over "2004   2003" says what the columns hold; it is a part of the table.
"""

from collections.abc import Iterator

from pipeline.document import Document
from pipeline.span import Span

_LINES = 16
"""How many lines a head may take, empty ones included."""

_INDENT = 20
"""How far from the margin a line of a head begins at least, in columns."""


def column_heads(document: Document) -> Iterator[Span]:
    """The stretch above each table that holds the heads of its columns, in order; none where they are elsewhere."""
    text = document.text
    for table in document.layout.tables:
        start = at = text.rfind("\n", 0, table.start) + 1
        for _ in range(_LINES):
            line_start = text.rfind("\n", 0, max(0, at - 1)) + 1
            if at == 0 or not _belongs(text[line_start : at - 1]):
                break
            at = line_start
        if at < start:
            yield Span(at, start)


def _belongs(line: str) -> bool:
    """Whether a line above figures can be part of a head: empty, ruled, a tag, or far from the margin."""
    words = line.strip()
    if not words or words[0] in "<-=_":
        return True
    shown = line.expandtabs(8)
    return len(shown) - len(shown.lstrip()) >= _INDENT
