r"""Page numbers, running heads and feet on lines that they share with the text, where pages were run together.

`page_ends("… the Company;   2\n\n\n\n\n\n(b) the Agent;   3\n\n\n\n\n\n…")` has the spans of "2" and "3".
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pipeline.rules import MONTHS
from pipeline.span import Span
from pipeline.split.marks import opens_paragraph
from pipeline.split.space import after, before

PAGE_MARK = "(?i:<page>)"
"""EDGAR's own mark between two pages."""
# where a page ends: five empty lines and more, a form feed, EDGAR's own mark
GAP = re.compile(r"\n(?:[ \t\r\xa0]*\n){4,}")
FEED = re.compile(r"\f\s*")
MARK = re.compile(rf"{PAGE_MARK}\s*")
SOURCE = re.compile(r"Source:[ \t]\S[^\n]{3,120},[ \t]\d{1,2}/\d{1,2}/\d{4}(?=[ \t\r]*$)", re.MULTILINE)
"""The line that a collection of filings sets below each page."""
NUMBER = re.compile(
    r"""(?: ^ | (?<=\s) )
    (?P<furniture> (?P<page> [Pp] (?: age | AGE ) [ ]+ )? (?P<open> [-–] [ ]? )?
      (?P<value> \d{1,3} | [ivxl]{1,6} ) (?P<close> [ ]? [-–] )? (?P<of> [ ]+ of [ ]+ \d{1,3} )? ) $""",
    re.VERBOSE,
)
WORD = re.compile(r"\S+")
ABOVE = re.compile(r"(\d{1,3})(?=[ ]{1,8}[\"“(A-Z])")
PAGE_NUMBER = re.compile(r"-?\d{1,3}-?")
CITED = re.compile(
    r"\b(?:"
    + "|".join(MONTHS)
    + r"|(?i:sections?|articles?|exhibits?|schedules?|annex|items?|clauses?|rules?|parts?|forms?"
    r"|nos?\.))$"
)
"""What stands before a number that is a date's, a citation's or a count, and no page's."""
SIGNED = re.compile(
    r"/s/|\b(?:By|Name|Title|Date|Its)\s*:|__|\bstatements?\s+of\b|\bbalance\s+sheet|\breconcil|\bsignature\s+page",
    re.IGNORECASE,
)
"""What heads and feet do not hold: signatures, notes on their pages, captions of statements that go on over pages."""
PAGES = 3
"""A number, a head or a foot is known for one by so many pages that have it."""
SHARE = 0.4
"""And a head or a foot by so many of all pages."""
WIDTH = 480
"""Characters from the edge of a page that are looked at for words that come again."""
LINE = 1000
"""Characters of a line that are looked at, however long it is."""
NEAR = 3
"""A page number counts on from one of so many pages before it."""
ROUNDS = 2
"""So many lines of heads and feet may stand above each other."""

SHORTEST = 8
"""Characters that a page has on average at least; what has more breaks has no pages."""


class Edge(NamedTuple):
    """The last line before a page break, or the first one after it."""

    start: int
    end: int


class Numbered(NamedTuple):
    """A number that may be a page's: which page break it stands at, its value, where, and whether it says so itself."""

    page: int
    value: int | None
    span: Span
    sure: bool


def page_ends(text: str) -> list[Span]:
    """The spans of what stands at page breaks and belongs to the page, in order and apart."""
    breaks = sorted(match.span() for pattern in (GAP, FEED, MARK) for match in pattern.finditer(text))
    if not PAGES - 1 <= len(breaks) <= len(text) / SHORTEST:
        return []
    tops = [end for _, end in breaks]
    feet = [start for start, _ in [*breaks, (len(text), len(text))]]
    found = [source for at in feet if (source := _source(text, at)) is not None]
    sources = {span.end: span.start for span in found}
    feet = [sources.get(before(text, at), at) for at in feet]
    for _ in range(ROUNDS):
        spans = [*_feet(text, feet), *_heads(text, tops)]
        found += spans
        ends, starts = {span.end: span.start for span in spans}, {span.start: span.end for span in spans}
        feet = [before(text, ends.get(before(text, at), at)) for at in feet]
        tops = [starts.get(after(text, at), at) for at in tops]
        if not spans:
            break
    return sorted(found)


def _feet(text: str, feet: Sequence[int]) -> list[Span]:
    """What the last lines of the pages have beside their text: a number, words that come again."""
    lines = [_last_line(text, at) for at in feet]
    known = dict(_counted(_numbered(text, line, page) for page, line in enumerate(lines)))
    rest = [line for page, line in enumerate(lines) if page not in known]
    return [*known.values(), *_repeated(text, rest, backwards=True)]


def _source(text: str, foot: int) -> Span | None:
    """The source that the last line of a page ends with."""
    line = _last_line(text, foot)
    source = SOURCE.search(text[line.start : line.end])
    return Span(line.start + source.start(), line.end) if source else None


def _heads(text: str, tops: Sequence[int]) -> list[Span]:
    """What the first lines of the pages have beside their text: a number, words that come again."""
    lines = [_first_line(text, at) for at in tops]
    known = dict(_counted(_numbered_above(text, line, page) for page, line in enumerate(lines)))
    rest = [line for page, line in enumerate(lines) if page not in known]
    plain = [line for line in rest if not opens_paragraph(text[line.start : line.start + 40])]
    return [*known.values(), *_repeated(text, plain)]


def _numbered(text: str, line: Edge, page: int) -> Numbered | None:
    """The number that the last line of a page ends with."""
    match = NUMBER.search(text, max(line.start, line.end - 24), line.end)
    if match is None or (
        text[max(line.start, match.start() - 3) : match.start()].strip()
        and CITED.search(text[line.start : match.start()].rstrip())
    ):
        return None
    value = int(match["value"]) if match["value"].isdigit() else None
    sure = bool(match["of"] or (match["open"] and match["close"]) or match["page"])
    alone = match.start() == line.start
    if value is None and not sure and not alone:
        return None
    return Numbered(page, value, Span(*match.span("furniture")), sure or (alone and value is None))


def _numbered_above(text: str, line: Edge, page: int) -> Numbered | None:
    """The number that the first line of a page begins with, before its text: "10 (b) Net Issue Exercise."."""
    match = ABOVE.match(text, line.start, line.end)
    return Numbered(page, int(match[1]), Span(*match.span(1)), False) if match else None


def _counted(found: Iterable[Numbered | None]) -> Iterator[tuple[int, Span]]:
    """The numbers that count on from page to page, or are written as page numbers are."""
    numbers = [one for one in found if one is not None]
    counting: set[int] = set()
    for at, one in enumerate(numbers):
        for other in range(max(0, at - NEAR), at):
            if _counts_on(numbers[other], one):
                counting |= {other, at}
    for at, one in enumerate(numbers):
        if one.sure or (at in counting and len(counting) >= PAGES):
            yield one.page, one.span


def _counts_on(before: Numbered, after: Numbered) -> bool:
    distance = after.page - before.page
    if before.value is None or after.value is None or distance > NEAR:
        return False
    return 0 < after.value - before.value <= distance


def _repeated(text: str, lines: Sequence[Edge], *, backwards: bool = False) -> list[Span]:
    """The words that many of the lines begin with, or end; whole lines where the pages keep EDGAR's own marks."""
    run_together = MARK.search(text) is None
    least = max(PAGES, round(SHARE * len(lines)))
    edges = [_edge_word(text, line, backwards=backwards) for line in lines]
    alike = Counter(edges)
    counts: Counter[tuple[str, ...]] = Counter()
    worded = []
    for line, edge in zip(lines, edges, strict=True):
        if alike[edge] < least:
            continue
        words = _words(text, line, backwards=backwards)
        keys = tuple("#" if PAGE_NUMBER.fullmatch(text, *span) else text[span.start : span.end] for span in words)
        counts.update(keys[:length] for length in range(1, len(keys) + 1))
        worded.append((line, words, keys))
    found = []
    for line, words, keys in worded:
        length = next((length for length in range(len(keys), 0, -1) if counts[keys[:length]] >= least), 0)
        whole = length == len(keys)
        while not whole and length and keys[length - 1] == "#":
            length -= 1
        if (length > 1 and (whole or run_together)) or (length and whole):
            last = words[length - 1]
            found.append(Span(last.start, line.end) if backwards else Span(line.start, last.end))
    return [span for span in found if _says_so(text[span.start : span.end])]


def _says_so(words: str) -> bool:
    """Whether the words can be a head or a foot: no blanks, and nobody signs in them."""
    return sum(one.isalpha() for one in words) > 5 and not SIGNED.search(words)


def _edge_word(text: str, line: Edge, *, backwards: bool) -> str:
    """The word at the edge of a line; that of a page number is as good as another."""
    words = (
        text[max(line.start, line.end - 60) : line.end]
        if backwards
        else text[line.start : min(line.end, line.start + 60)]
    )
    word = (words.split() or [""])[-1 if backwards else 0]
    return "#" if PAGE_NUMBER.fullmatch(word) else word


def _words(text: str, line: Edge, *, backwards: bool) -> list[Span]:
    """The spans of the words at the edge of a line, from the edge inwards."""
    if backwards:
        start = max(line.start, line.end - WIDTH)
        words = [Span(*match.span()) for match in WORD.finditer(text, start, line.end)][::-1]
        return words if start == line.start or len(words) < 2 else words[:-1]  # the last one may be cut
    return [Span(*match.span()) for match in WORD.finditer(text, line.start, min(line.end, line.start + WIDTH))]


def _last_line(text: str, at: int) -> Edge:
    """The line that ends before the place, or so much of its end as matters."""
    end = before(text, at)
    floor = max(0, end - LINE)
    start = max(text.rfind("\n", floor, end), text.rfind("\f", floor, end), floor - 1) + 1
    return Edge(start + len(text[start:end]) - len(text[start:end].lstrip()), end)


def _first_line(text: str, at: int) -> Edge:
    """The line that begins after the place, or so much of its beginning as matters."""
    start = after(text, at)
    ends = (text.find(sign, start, start + LINE) for sign in "\n\f")
    end = min([end for end in ends if end != -1], default=min(len(text), start + LINE))
    return Edge(start, start + len(text[start:end].rstrip()))
