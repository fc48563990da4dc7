"""Places in a document as a person is shown them: the line with a caret below the words, and its page in a PDF.

`shown(text, Span(3624, 3637), None)` is the line "to $61.2 million at March 31, 2004, …", its number, and a line of
carets below the figure. A line that is too long for a terminal is cut on both sides.
"""

from pipeline.source_map import PageMap, SourceMap
from pipeline.span import Span

AROUND = 60
"""Characters of a long line that are shown on either side."""
_LONG = 150


def shown(text: str, span: Span, source_map: SourceMap | None) -> list[str]:
    """The place of a span in two lines: its line with its number, and carets below the words."""
    begin = text.rfind("\n", 0, span.start) + 1
    stop = text.find("\n", span.start)
    line = text[begin : stop if stop >= 0 else len(text)]
    start, end = span.start - begin, min(span.end - begin, len(line))
    if len(line) > _LONG:
        first, last = max(0, start - AROUND), min(len(line), end + AROUND)
        cut = "…" if first else ""
        line = cut + line[first:last] + ("…" if last < len(line) else "")
        start, end = start - first + len(cut), end - first + len(cut)
    head = f"{_where(text, span, source_map)}: "
    indent = len(line) - len(line.lstrip())
    line, start, end = line[indent:].replace("\t", " "), start - indent, end - indent
    return [head + line, " " * (len(head) + start) + "^" * max(1, end - start)]


def _where(text: str, span: Span, source_map: SourceMap | None) -> str:
    line = f"line {text.count(chr(10), 0, span.start) + 1}"
    if isinstance(source_map, PageMap):
        pages = source_map.places(span)
        return f"page {pages[0][0]}, {line}" if pages else line
    return line
