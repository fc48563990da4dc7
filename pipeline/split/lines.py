r"""The lines of a text that hold words, each with its indent and the blank lines before it; furniture is left out.

`lines("a\n\n   b", ())` are "a" at indent 0 and "b" at indent 3 with one blank line before it.
"""

from collections.abc import Sequence

from pipeline.span import Span
from pipeline.split.cramped import Line
from pipeline.split.space import after, before


def lines(text: str, furniture: Sequence[Span]) -> list[Line]:
    """The lines that hold words, each with its indent; furniture parts them like a page break."""
    starts = {span.start: span.end for span in furniture}
    ends = {span.end: span.start for span in furniture}
    feeds = "\f" in text
    found: list[Line] = []
    at, gap, page_top = 0, 0, False
    for raw in text.split("\n"):
        words = raw.strip()
        if not words:
            gap, page_top = gap + 1, page_top or (feeds and "\f" in raw)
            at += len(raw) + 1
            continue
        start = at + raw.index(words[0])
        end = start + len(words)
        if feeds and "\f" in text[at:start]:
            gap, page_top = gap + 1, True
        while start in starts and start < end:
            tag = _is_tag(text, start)
            gap, page_top = gap + (not tag), page_top or not tag
            start = after(text, starts[start], end)
        page_ends = False
        while end in ends and start < end:
            page_ends = not _is_tag(text, ends[end])
            end = before(text, ends[end], start)
        if start < end:
            lead = text[at:start]
            indent = len(lead.expandtabs(8)) if "\t" in lead else start - at
            found.append(Line(start, end, indent, gap, page_top))
            gap, page_top = 0, page_ends
        at += len(raw) + 1
    return found


def _is_tag(text: str, start: int) -> bool:
    return text[start] == "<" and text[start + 1 : start + 2] in "/TtSsCcFfRr"
