"""Where the heads of columns stand: the lines above a table's figures that are set far to the right, or say periods.

"          THREE MONTHS ENDED MARCH 31," over "2004   2003" says what the columns hold; it is a part of the table. So is
"November 20, 2022 November 21, 2021", which a PDF sets at the margin, above a row that names a group of rows.
"""

from collections.abc import Iterator

import regex

from extractors.dates.date_pieces import DATE_PIECES
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import expand
from pipeline.span import Span

_LINES = 16
"""How many lines a head may take, empty ones included."""

_INDENT = 20
"""How far from the margin a line of a head begins at least, in columns."""

_HEAD = 3000
"""How long the head of a tagged table can be, in characters."""

_STUB = lazy(r"<S>(?=[^\n]*<C>)")

_LABELS = 2
"""How many lines that name rows may stand between periods and figures: "REVENUE", "Operating expenses:"."""

_PERIOD = lazy(
    expand(
        r"""{MONTH} \s+ {DAY} (?: {COMMA} {YEAR} )? ,? | \d{1,2}/\d{1,2}/\d{2,4} | Q[1-4] (?: \s+ FY \s? \d\d )?
        | [1-4]Q\d\d | FY \s? \d\d | {YEAR}
        | (?: three | six | nine | twelve | thirteen | twenty-six | fifty-two | \d\d? ) [\s-]+
           (?: months? | weeks? ) (?: \s+ ended )? | (?: quarters? | years? | periods? ) \s+ ended
        | (?: first | second | third | fourth ) \s+ quarter""",
        DATE_PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_BESIDE = lazy(
    r"\b(?:fiscal|ended|change|amount|vs|and|at|as|of|for|the|in|percent|audited|unaudited|millions|thousands"
    r"|dollars|except|per|share|shares|amounts|data)\b|(?<=\d[ \t]{1,4})\d(?=[ \t]|$)|[%$().,\s–—-]|\\",
    regex.IGNORECASE,
)
_SENTENCE_END = lazy(r"\d{4}\.\s*$")  # "in each quarter of\nfiscal 2006."
_LABEL = lazy(r"(?!.*(?i:quarter|month|year))[A-Za-z][^\d.]{1,45}")


def is_head(text: str) -> bool:
    """Whether the head of a column says a period and nothing else: "Three Months Ended", "Dec 31, 2022"."""
    return _periods(text) > 0


def column_heads(document: Document) -> Iterator[Span]:
    """The stretch above each table that holds the heads of its columns, in order; none where they are elsewhere."""
    yield from sorted({*_above_tables(document), *_tagged(document.text)})


def _above_tables(document: Document) -> Iterator[Span]:
    text = document.text
    for table in document.layout.tables:
        start = text.rfind("\n", 0, table.start) + 1
        at = _top(text, start)
        if at < start:
            yield Span(at, start)


def _tagged(text: str) -> Iterator[Span]:
    """The heads of tables that the filer tagged: from <CAPTION> to <S>, which marks the first column."""
    for stub in _STUB.finditer(text):
        at = text.rfind("<CAPTION>", max(0, stub.start() - _HEAD), stub.start())
        if at != -1 and "</TABLE>" not in text[at : stub.start()]:
            yield Span(at, stub.start())


def _top(text: str, start: int) -> int:
    """Where the head above the line that begins at `start` begins, `start` itself where there is none."""
    top = at = start
    labels = 0
    for _ in range(_LINES):
        line_start = text.rfind("\n", 0, max(0, at - 1)) + 1
        if at == 0:
            break
        line = text[line_start : at - 1]
        if labels and not _periods(line):
            labels += 1
        elif not _belongs(line):
            labels += 1 if _LABEL.fullmatch(line.strip()) else _LABELS + 1
        elif labels and _periods(line) < 2:
            break
        if labels > _LABELS:
            break
        at = line_start
        if _belongs(line):
            top, labels = at, 0
    return top


def _belongs(line: str) -> bool:
    """Whether a line above figures can be part of a head: empty, ruled, a tag, far from the margin, or of periods."""
    words = line.strip()
    if not words or words[0] in "<-=_":
        return True
    shown = line.expandtabs(8)
    return len(shown) - len(shown.lstrip()) >= _INDENT or _periods(line) > 0


def _periods(line: str) -> int:
    """How many periods the line says, nought where it says anything else or ends a sentence; "ended" counts for two."""
    rest, count = _PERIOD.subn("", line)
    if not count or _SENTENCE_END.search(line) or _BESIDE.sub("", rest):
        return 0
    return count + ("ended" in line.casefold())
