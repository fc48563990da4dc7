r"""What stands on a page and belongs to nobody: page marks, page numbers, source lines, running heads.

`furniture("end\n<PAGE>   12\nmore")` is the span of "<PAGE>   12".
"""

import re
from collections import Counter
from collections.abc import Iterator

from pipeline.span import Span
from pipeline.split.page_ends import PAGE_MARK, SOURCE, page_ends
from pipeline.split.space import after

MARK = re.compile(rf"{PAGE_MARK}(?:[ \t]*(?:-[ \t]*)?[\divxlc]{{1,5}}(?:[ \t]*-)?(?=[ \t]*$))?", re.MULTILINE)
FEED = re.compile(r"\f+")
NUMBER = re.compile(
    r"\n[ \t]*+(?P<furniture>(?:Page[ \t]+)?(?P<open>-[ \t]*)?(?P<value>\d{1,3}|[ivxl]{1,7}|[A-Z]-\d{1,3}"
    r"|(?i:exhibit)[ ](?:[A-Z]|\d{1,2}\.\d{1,2})-\d{1,3})"
    r"(?P<close>[ \t]*-(?:[ \t]{2,8}\d{1,3})?)?(?:[ \t]+of[ \t]+\d{1,3})?)[ \t\r]*(?=\n|\Z)"
)
"""A line that holds nothing but a page number."""
CLOSING = 30
"""The number between dashes with which releases are closed: a page's only behind those of the pages before."""
TAG = r"</?(?:TABLE|CAPTION|S|C|FN|R|table|caption|s|c|fn|r|Table|Caption)>"
TAGS = re.compile(rf"{TAG}(?:[ \t]*{TAG}){{0,11}}(?=[ \t\r]*$)", re.MULTILINE)
"""Lines that hold nothing but EDGAR's marks of tables."""
MORE = re.compile(r"\n[ \t]*+(?P<furniture>[-(][ ]?(?:more|MORE|More)[ ]?[-)])(?=[ \t\r]*(?:\n|\Z))")
PAGED = re.compile(r"(?<=\n)[^\n\d\[;:.]{0,60}?\b(?:Page|PAGE)[ ]\d{1,3}[ ]of[ ]\d{1,3}\b[^\n]{0,40}(?=\n|\Z)")
"""A foot that says which page of how many it is: "Acme Confidential   Page 13 of 39   sow0501.lwp"."""
HEAD_REPEATS = 3
"""A line that stands first on so many pages is a running head."""
INDENT = 8
"""Columns that the lines of a caption are indented by, which stand in the middle of the page."""
WIDEST = 240
"""Columns: a line that stands in the middle ends before this."""


OPENS = re.compile(r"(?:IN WITNESS|By\b|\(|\d|ARTICLE|SECTION|Section|EXHIBIT [A-Z1-9]$)")
"""How a line begins that is no running head however often it stands on top of a page."""


def furniture(text: str) -> tuple[Span, ...]:
    """The spans of page marks, lone page numbers, source lines and running heads, in order and without overlaps."""
    marks = [Span(*match.span()) for match in MARK.finditer(text)]
    if "\f" in text:
        marks += [Span(*match.span()) for match in FEED.finditer(text)]
    marks += [*_whole_lines(text, SOURCE), *_after_break(text, MORE), *_paged(text)]
    marks.sort()
    numbers = list(_numbers(text, marks))
    heads = _apart_from_captions(text, [*_running_heads(text, sorted([*marks, *numbers])), *page_ends(text)])
    tags = _whole_lines(text, TAGS)
    return apart(sorted([*marks, *numbers, *heads, *tags]))


def _numbers(text: str, marks: list[Span]) -> Iterator[Span]:
    """Lone numbers beside a page mark, and those that count on from the page number before."""
    ends = {span.end for span in marks}
    starts = {span.start for span in marks}
    last = 0
    for match in NUMBER.finditer(f"\n{text}"):
        span = Span(match.start("furniture") - 1, match.end("furniture") - 1)
        value = int(match["value"]) if match["value"].isdigit() else None
        above, below = _neighbours(text, span)
        beside = above in ends or below in starts or above == 0 or below == len(text)
        alone = _blank_around(text, match.start(), match.end() - 1)
        dashed = match["open"] and match["close"]
        counts_on = value is not None and last < value <= last + 2
        if value == CLOSING and dashed and not counts_on:
            continue
        if beside or (alone and (dashed or counts_on)):
            last = value if value is not None else last
            yield span


def _whole_lines(text: str, pattern: "re.Pattern[str]") -> Iterator[Span]:
    """What the pattern finds that nothing stands before on its line."""
    for match in pattern.finditer(text):
        if not text[text.rfind("\n", 0, match.start()) + 1 : match.start()].strip():
            yield Span(*match.span())


def _paged(text: str) -> Iterator[Span]:
    """The feet that count the pages, each with an empty line above and below it."""
    for match in PAGED.finditer(text) if "Page " in text or "PAGE " in text else ():
        if _blank_around(text, match.start(), match.end()):
            words = match[0].strip()
            start = match.start() + match[0].index(words)
            yield Span(start, start + len(words))


def _after_break(text: str, pattern: "re.Pattern[str]") -> Iterator[Span]:
    """What the pattern finds behind a line break, or at the beginning of the text."""
    for match in pattern.finditer(f"\n{text}"):
        yield Span(match.start("furniture") - 1, match.end("furniture") - 1)


def _neighbours(text: str, span: Span) -> tuple[int, int]:
    """Where the words before the span end, and those after it begin."""
    above, below = span.start, span.end
    while above > 0 and text[above - 1] in " \t\r\n":
        above -= 1
    while below < len(text) and text[below] in " \t\r\n":
        below += 1
    return above, below


def _blank_around(text: str, start: int, end: int) -> bool:
    above = text[max(0, start - 40) : start].rstrip(" \t\r")
    below = text[end : end + 40].lstrip(" \t\r")
    return above.endswith("\n") and above[:-1].rstrip(" \t\r").endswith("\n") and bool(re.match(r"\n[ \t\r]*\n", below))


def _running_heads(text: str, marks: list[Span]) -> Iterator[Span]:
    """Lines that stand first after page marks again and again."""
    firsts = []
    for number, mark in enumerate([Span(0, 0), *marks], -1):
        start = after(text, mark.end)
        if number + 1 < len(marks) and start >= marks[number + 1].start:
            continue
        end = text.find("\n", start)
        end = len(text) if end == -1 else end
        if 0 < end - start <= 90:
            firsts.append(Span(start, start + len(text[start:end].rstrip())))
    counts = Counter(text[span.start : span.end] for span in firsts)
    return (
        span
        for span in firsts
        if counts[text[span.start : span.end]] >= HEAD_REPEATS and not OPENS.match(text, span.start)
    )


def _apart_from_captions(text: str, heads: list[Span]) -> list[Span]:
    """The heads without a company's name right above the captions of its statements, which differ from page to page."""
    below = [(text[head.start : head.end], _caption_below(text, head)) for head in heads]
    captions = Counter(name for name, caption in set(below) if caption is not None)
    return [head for head, (name, caption) in zip(heads, below, strict=True) if caption is None or captions[name] < 2]


def _caption_below(text: str, head: Span) -> str | None:
    """The line right below a line, where both stand in the middle; null where the head stands apart or is less."""
    begin = text.rfind("\n", max(0, head.start - WIDEST), head.start) + 1
    end = text.find("\n", head.end, head.end + WIDEST)
    line = text[end + 1 : end + 1 + WIDEST].partition("\n")[0].rstrip()
    words = line.strip()
    if end < 0 or text[head.end : end].strip() or text[begin : head.start].strip() or not words or "   " in words:
        return None
    indents = head.start - begin, len(line) - len(words)
    aside = indents[0] + (head.end - head.start) / 2 - (indents[1] + len(words) / 2)
    return words if min(indents) >= INDENT and abs(aside) <= 2 else None


def apart(spans: list[Span]) -> tuple[Span, ...]:
    """The spans, given in order, without those that overlap one before them."""
    kept: list[Span] = []
    for span in spans:
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return tuple(kept)
