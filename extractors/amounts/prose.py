r"""The prose of a release with its periods and amounts masked, and what the words around a figure say of its period.

A figure is of the period that its sentence names, else of the one its paragraph or the heading above it names: "For the
Full Year of Fiscal 2022" over a list of figures.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import regex

from extractors.amounts.concept_words import COMPARING, SHARE, STOP, SUM, TO_COME, WHEN
from extractors.amounts.period_words import Mention, mentions, named
from extractors.amounts.statement_periods import Reported, Spot, reported
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, Fact, Record, Section
from pipeline.span import Span

_OUTSIDE = frozenset(("statement", "note", "about", "legend", "letterhead"))
_HEADING = lazy(r"^[ \t]*+(?P<words>(?=\p{Uppercase})[^\n]{3,110}?)[ \t]*$", regex.MULTILINE)
_WHOLE = lazy(
    r"\b(?:consolidated|company|results|highlights|summary|overview|release|quarter|year)\b", regex.IGNORECASE
)
_PART = lazy(r"\b(?:segments?|divisions?|non-gaap|pro\s+forma)\b", regex.IGNORECASE)
_LIST = lazy(r"[ \t]*\n(?:[ \t]*\n|[ \t]*[•▪●*]|[ \t]*o[ \t])")
_TITLE = lazy(r"\n(?=\s*[\p{Lu}\x01\x02•▪●])")
"""Where a line of a headline begins that does not go on with the one above."""
_REACH = 6000
"""Characters below a heading that it may speak for."""


@dataclass(frozen=True)
class Heading:
    """A line set apart above paragraphs: where it ends, the period it names, whether it announces what is to come.

    `whole`: whether it is one of the company's own results, and not of a part of them.
    """

    end: int
    spot: Spot | None
    to_come: bool
    whole: bool


@dataclass(frozen=True)
class Prose:
    """The text with its periods, days and amounts masked, and what stands where."""

    text: str
    masked: str
    amounts: dict[int, Amount]
    periods: dict[int, Mention]
    days: dict[int, str]
    headings: tuple[Heading, ...]
    titles: tuple[tuple[int, int], ...]
    sections: dict[str, Section]
    facts: dict[tuple[str, str], Fact]
    columns: dict[str, list[Fact]]
    known: Reported

    def sentence(self, start: int, end: int) -> tuple[int, int]:
        """Where the sentence around a stretch begins and ends; a heading is one of its own."""
        low = max(0, start - 600)
        first = max((one.end() for one in STOP.finditer(self.masked, low, start)), default=low)
        first = max([first, *(one.end for one in self.headings if low <= one.end <= start)])
        last = STOP.search(self.masked, end, end + 600)
        stop = last.start() if last else min(len(self.masked), end + 600)
        if any(low <= start < high for low, high in self.titles):
            first = max((one.end() for one in _TITLE.finditer(self.masked, first, start)), default=first)
            stop = min(stop, next((one.start() for one in _TITLE.finditer(self.masked, end, stop)), stop))
        return first, min([stop, *(one.end for one in self.headings if end <= one.end < stop)])

    def heading(self, at: int) -> Heading | None:
        """The heading above a place, null where none is near."""
        above = bisect_left([one.end for one in self.headings], at)
        found = self.headings[above - 1] if above else None
        return found if found and at - found.end < _REACH else None

    def between(self, first: int, last: int) -> list[Mention]:
        """The periods named in a stretch."""
        return [one for at, one in sorted(self.periods.items()) if first <= at < last]

    def base(self, at: int) -> Spot | None:
        """The period that the words before a place are about, where all of a sentence, a paragraph, a heading agree."""
        start, _ = self.sentence(at, at)
        paragraph = self.masked.rfind("\n\n", 0, at) + 1
        for first in (start, paragraph):
            within = {
                one.spot for one in self.between(first, at) if not one.relative and not self._compared(one, first)
            }
            if within:
                return within.pop() if len(within) == 1 else None
        above = (one for one in reversed(self.headings) if at - _REACH < one.end <= at)
        return next((one.spot for one in above if one.spot is not None), None)

    def _compared(self, mention: Mention, first: int) -> bool:
        """Whether another period is compared with this one."""
        return COMPARING.search(self.masked, max(first, mention.span.start - 100), mention.span.start) is not None

    def reference(self, at: int) -> Spot | None:
        """The period that "the same period last year" goes back from: the last one of the sentence, none before it."""
        start, _ = self.sentence(at, at)
        spots = [one.spot for one in self.between(start, at) if not one.relative and one.spot is not None]
        return next((one for one in reversed(spots) if one.back == min(one.back for one in spots)), None)

    def resolved(self, at: int, base: Spot | None) -> Spot | None:
        """The period that is named at a place, one relative to others by `base`."""
        mention = self.periods.get(at)
        return named(mention, base, self.known) if mention else None


@dataclass(frozen=True)
class Line:
    """A line that a sentence names: its name and words, and whether the words leave no doubt that it is the company's.

    `concepts`: which line of the statements its first figures were found to be.
    """

    name: str
    words: str
    start: int
    sure: bool
    concepts: Mapping[str, str] = field(default_factory=dict)


def prose(record: Record, document: Document) -> Prose | None:
    """The prose of a release; null where nothing says which periods it reports on."""
    tables = _cells(record)
    known = reported(tables, record.dates)
    if known is None:
        return None
    text = _single_spaced(document.text)
    known, found = mentions(text, known, _outside_tables(tables, len(text)))
    periods = {one.span.start: one for one in found}
    masked = list(text)
    for span in (*(one.span for one in record.dates), *(one.span for one in periods.values())):
        masked[span.start : span.end] = WHEN * (span.end - span.start)
    for amount in record.amounts:
        mark = SHARE if amount.kind in ("percent", "percentage_points") else SUM
        masked[amount.span.start : amount.span.end] = mark * (amount.span.end - amount.span.start)
    columns: dict[str, list[Fact]] = {}
    for fact in record.facts:
        if fact.period:
            columns.setdefault(fact.period, []).append(fact)
    facts = {
        (one.concept, name): one
        for name, cells in columns.items()
        for one in reversed(cells)
        if one.concept is not None
    }
    days = {one.span.start: one.value for one in record.dates if one.kind == "calendar" and one.value}
    return Prose(
        text,
        "".join(masked),
        {one.span.start: one for one in record.amounts if one.kind in ("money", "per_share", "shares")},
        periods,
        days,
        tuple(_headings(text, document, list(periods.values()))),
        tuple((one.span.start, one.span.end) for one in record.sections if one.kind == "headline"),
        {one.id: one for one in record.sections},
        facts,
        columns,
        known,
    )


def _cells(record: Record) -> list[list[Fact]]:
    """The facts, table by table; which table a fact is of is told by its place, since it is not linked yet."""
    starts = [one.span.start for one in record.tables]
    found: list[list[Fact]] = [[] for _ in starts]
    for fact in record.facts:
        found[bisect_right(starts, fact.span.start) - 1].append(fact)
    return [one for one in found if one]


def _outside_tables(tables: Sequence[Sequence[Fact]], end: int) -> list[Span]:
    """The stretches of the text around the cells of its tables, their captions and heads among them."""
    edges = [(min(one.span.start for one in cells), max(one.span.end for one in cells)) for cells in tables]
    ends = [0, *(at for edge in edges for at in edge), end]
    return [Span(first, last) for first, last in zip(ends[::2], ends[1::2], strict=True) if first < last]


_BLANK = lazy(r"(?<=\S[ \t\r]*)\n(?=[ \t\r]*\n {0,2}\S)")
_GOES_ON = lazy(r"[a-z,][ \t\r]*\n[ \t\r]*\n {0,2}[a-z]")
_DOUBLE = 12
"""So many sentences that go on behind an empty line make a double-spaced text."""


def _single_spaced(text: str) -> str:
    """The text, of a double-spaced one without the empty lines between the lines of its paragraphs; none moves."""
    doubled = sum(1 for _ in _GOES_ON.finditer(text)) >= _DOUBLE
    return _BLANK.sub(" ", text) if doubled else text


def _headings(text: str, document: Document, found: Sequence[Mention]) -> Iterator[Heading]:
    """The lines that are set apart as headings: short, with an empty line or a list below them."""
    starts = [one.span.start for one in found]
    for line in _HEADING.finditer(text):
        words = line["words"]
        if words[-1] in ".,;" or not _LIST.match(text, line.end("words")):
            continue
        if words.count(" ") > 14 or "    " in words or document.in_table(Span(*line.span("words"))):
            continue
        first, last = bisect_left(starts, line.start("words")), bisect_left(starts, line.end("words"))
        spot = next((one.spot for one in found[first:last] if not one.relative), None)
        whole = spot is not None or _WHOLE.search(words) is not None
        yield Heading(line.end("words"), spot, TO_COME.search(words) is not None, whole and not _PART.search(words))


def outside(amount: Amount, sections: dict[str, Section]) -> bool:
    """Whether an amount stands in notes, in a legend or beside a table, and not in the prose of the release."""
    at = sections.get(amount.section or "")
    while at is not None:
        if at.kind in _OUTSIDE:
            return True
        at = sections.get(at.parent or "")
    return False


def headline(amount: Amount, sections: dict[str, Section]) -> Section | None:
    """The headline that an amount stands in, null where it is in none."""
    at = sections.get(amount.section or "")
    while at is not None and at.kind != "headline":
        at = sections.get(at.parent or "")
    return at
