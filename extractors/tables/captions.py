r"""Captions: the lines above a table's heads that name it, and the scale of its figures that they state.

"SUMMARY CONSOLIDATED BALANCE SHEETS\n (IN MILLIONS)" is one; so is the sentence "The reconciliation of EBITDA with net
income … is as follows (in millions):". A paragraph that merely ends with a colon is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

import regex

from extractors.lexicon.currencies import CODES, NATIONS_LETTERS
from extractors.tables.lines import Line
from pipeline.lazy import lazy
from pipeline.span import Span

MOST = 10
"""Lines that a caption takes at most."""
_LONG = 62
_SET_IN = 6
_LETTERS = 320
"""Letters that a caption has at most."""
_INTRODUCING = 3
"""Lines that a sentence which introduces a table takes at most."""
_STOPS = lazy(
    r"(?:item|note|part|section|article|exhibit|annex|appendix|page)\s+[\dIVXA-Z]{1,5}\b[.:]?"
    r"|schedule\s+[\dIVXA-Z]{1,5}\b[.:]?(?!\s?[-–—]{1,2}\s?\p{L})|\(?[a-z\d]{1,3}[.)]\s|[-–]\s*\d+\s*[-–]$"
    r"|\d{1,4}$|(?:source|contact)\b|-*\s*more\b.{0,12}$|https?:|[•●▪·]",
    regex.IGNORECASE,
)
"""How a line above a caption begins that does not belong to it: "Item 1. Financial Statements", "Exhibit 3"."""
_MONEY = rf"(?:(?:{NATIONS_LETTERS}?\$|[£€¥]|\b(?:{'|'.join(CODES)}))\s?)"
"""A currency before its scale: "£m", "RMB'000", "EUR million"."""
_SCALES = (
    (1_000_000_000, lazy(rf"\b(?:in\s+)?billions?\b|\bbillions\s+of\b|\$\s?B\b|{_MONEY}bn\b", regex.IGNORECASE)),
    (1_000_000, lazy(rf"\bmillions?\b|\bMM\b|{_MONEY}mn?\b", regex.IGNORECASE)),
    (
        1_000,
        lazy(
            rf"\bthousands?\b|(?<![\d.,])\b000['’]?s?\b(?=[^,]{{0,20}}(?:omitted|except|\)|$))|{_MONEY}['’]?000|['’]000s?",
            regex.IGNORECASE,
        ),
    ),
)
_NOTE = lazy(
    r"\([^()]*\b(?:thousands?|millions?|billions?|(?<![\d.,])000|percent)\b[^()]*\)?"
    r"|\b(?:in|expressed\s+in)\s+(?:thousands?|millions?|billions?)\b[^.;]*"
    r"|\b000['’]?s?\s+omitted\b[^.;]*|\((?:in|dollars|amounts)[^()]*\)?"
    r"|\b(?:dollars|amounts)\s+in\s+(?:thousands?|millions?|billions?)\b[^.;]*"
    r"|\((?:percent|millions|thousands|%)\)|\(\s*\$?\s?(?:000|MM?)['’s]*\s*\)|\(\$\s?B\)"
    rf"|{_MONEY}(?:mn?|bn|millions?|billions?|thousands?)\b|{_MONEY}['’]?000s?\b",
    regex.IGNORECASE,
)
_OVER_LABELS = lazy(r"(?:(?:fiscal|calendar)\s+)?years?|fiscal", regex.IGNORECASE)
"""A line between a sentence and the table that it introduces, over its labels."""
_PERCENT = lazy(r"\(\s*(?:in\s+)?(?:percents?|%)\s*\)", regex.IGNORECASE)
_EXCEPT = lazy(r"\b(?:except(?:ing)?|other\s+than)\b(?P<what>.*)", regex.IGNORECASE | regex.DOTALL)
_PER = lazy(
    r"\bper[\s-]+(?:(?:common|ordinary|diluted|limited|partner|basic)\s+)*(?:shares?|units?|ads)(?:\s+(?:data|amounts?|figures|information))?",
    regex.IGNORECASE,
)
_UNLESS = lazy(r"\b(?:unless|except\s+(?:where|as))\s+(?:otherwise|noted|indicated|stated)\b", regex.IGNORECASE)
_DOLLARS = lazy(r"\bdollars\b|\$", regex.IGNORECASE)
_SHARES = lazy(r"\b(?:shares?|units?)\b", regex.IGNORECASE)
_SHARES_IN = lazy(r"\bshares?\b[^;,()]{0,40}?\b(?:in\s+)?(thousands|millions)\b", regex.IGNORECASE)


@dataclass(frozen=True)
class Scale:
    """What figures are multiplied by: sums of money, and numbers of shares; `stated`: the words that say it.

    `percent`: what nothing else is said of is a percentage. `general`: it is said of all tables, unless otherwise
    noted, or except for what is of each unit, so that what has cents is no sum but a price.
    """

    money: Decimal = Decimal(1)
    shares: Decimal = Decimal(1)
    stated: str = ""
    percent: bool = False
    general: bool = False

    @property
    def of_dollars(self) -> bool:
        """Whether the words speak of dollars, and so of sums of money alone."""
        return _DOLLARS.search(self.stated) is not None


@dataclass(frozen=True)
class Caption:
    """A caption: its words with single spaces, and where it stands."""

    text: str
    span: Span


def caption(above: Sequence[Line], top: Line | None) -> Caption | None:
    """The caption among the lines above the heads, of which `top` is the first; null where there is none.

    The lines are those above the heads from top to bottom.
    """
    kept: list[Line] = []
    below = top
    for number in range(len(above) - 1, -1, -1):
        line = above[number]
        if line.tag is not None:
            if "TABLE" in line.tag and not line.tag.startswith("<TABLE"):
                break
            below = _under(line, below)
            continue
        if not kept and (line.rules or _OVER_LABELS.fullmatch(_text(line))):
            below = _under(line, below)
            continue
        if not line.words or line.rules or line.counts or len(kept) >= MOST or _full(kept, line) or _apart(kept, below):
            break
        if _running(above, number, kept):
            return _introduction(above, number) if not kept else _joined(kept)
        if _STOPS.match(line.words[0].text) and not _NOTE.search(line.words[0].text):
            break
        if kept and _elsewhere(line, kept):
            break
        kept.append(line)
        below = line
    return _joined(kept) if kept else None


def _full(kept: Sequence[Line], line: Line) -> bool:
    return sum(len(_text(one)) for one in (*kept, line)) > _LETTERS


_BELOW = lazy(
    r"^\s*\(?\w{1,2}\)\s*(?:all\s+)?(?:dollars?|amounts?|\$)\s+in\s+\w+[^\n]*", regex.IGNORECASE | regex.MULTILINE
)


def note_below(text: str) -> Scale:
    """The scale that a note to a table states: "(b) Dollars in millions, except per share data"."""
    match = _BELOW.search(text)
    return scale(match[0]) if match else Scale()


def lead(above: Sequence[Line]) -> str:
    """The last sentence of a paragraph right above a table that ends with a colon, "" where there is none.

    "… The components of debt as of December 31, 1993, are as follows ($000's omitted):" dates and scales the table.
    """
    kept: list[str] = []
    for line in reversed(above):
        if line.tag is not None or line.rules:
            if kept or "TABLE" not in (line.tag or "<TABLE"):
                break
            continue
        if not kept and _OVER_LABELS.fullmatch(_text(line)):
            continue
        if not line.words or line.counts or len(kept) > MOST or (not kept and not _text(line).endswith(":")):
            break
        kept.append(_text(line))
        if line.gap:
            break
    return regex.split(r"(?<=[a-z)])\.\s", " ".join(reversed(kept)))[-1]


def _under(line: Line, below: Line | None) -> Line | None:
    """A mark or a rule between two lines: the greater of the gaps above and below it counts."""
    return line if below is None or line.gap >= below.gap else below


def _apart(kept: Sequence[Line], below: Line | None) -> bool:
    """Whether too many empty lines stand above what has been kept so far."""
    if below is None:
        return False
    steps = [one.gap for one in kept[:-1]]
    return below.gap > (2 + (min(steps) if steps else 0) if kept else 6) or (below.edge and bool(kept))


def _running(above: Sequence[Line], number: int, kept: Sequence[Line]) -> bool:
    """Whether a line is one of running text, or the last of a paragraph."""
    line = above[number]
    text = " ".join(one.text for one in line.words)
    if len(line.words) > 1 and line.counts:
        return True
    if len(text) > 2 * _LONG or text.endswith((";", ",")) or (text.endswith(".") and len(text) > _LONG / 2):
        return not text.isupper()
    if text.endswith(":"):
        return True
    before = above[number - 1] if number and line.gap == 0 and above[number - 1].words else None
    if before is None or line.indent > before.indent + _SET_IN:
        return False
    long = before.right - before.indent > _LONG and not _text(before).isupper()
    if long and text.rstrip('”"').endswith("."):
        return True
    return long and not kept and not (text.istitle() or text.isupper() or _NOTE.match(text))


def _text(line: Line) -> str:
    return " ".join(one.text for one in line.words)


def _introduction(above: Sequence[Line], number: int) -> Caption | None:
    """A paragraph of a few lines that ends with a colon: "… is as follows (in millions):"."""
    last = above[number]
    if not _text(last).endswith(":"):
        return None
    kept = [last]
    while number > 0 and above[number].gap == 0 and above[number - 1].words and len(kept) <= _INTRODUCING:
        number -= 1
        kept.append(above[number])
    found = _joined(kept)
    complete = len(kept) <= _INTRODUCING and found.text[:1].isupper() and ". " not in found.text
    return found if complete and len(found.text) < 4 * _LONG else None


def _elsewhere(line: Line, kept: Sequence[Line]) -> bool:
    """Whether a line stands at the margin and those below it in the middle of the page."""
    return line.indent < 2 and all(one.indent > 8 for one in kept) and line.right < kept[-1].right - 8


def _joined(kept: Sequence[Line]) -> Caption:
    ordered = sorted(kept, key=lambda line: line.span)
    words = [one for line in ordered for one in line.words]
    text = " ".join(" ".join(one.text for one in words).split()).rstrip(" :")
    end = words[-1].span.end - (len(words[-1].text) - len(words[-1].text.rstrip(" :")))
    return Caption(text, Span(words[0].span.start, end))


def scale(*stated: str) -> Scale:
    """The scale that the first of these texts with one states: "(in thousands, except per share data)"."""
    for text in stated:
        for note in _NOTE.finditer(text):
            factor = next(
                (Decimal(one) for one, pattern in _SCALES if pattern.search(note[0].split("except")[0])), None
            )
            if factor is not None:
                return Scale(factor, _of_shares(note[0], factor), note[0], general=bool(_UNLESS.search(note[0])))
    return Scale(percent=any(_PERCENT.search(text) for text in stated))


def _of_shares(note: str, factor: Decimal) -> Decimal:
    """What numbers of shares are multiplied by: as money is, unless the note makes an exception of them."""
    own = _SHARES_IN.search(note)
    if own:
        return Decimal(1_000 if own[1].lower() == "thousands" else 1_000_000)
    excepted = _EXCEPT.search(note)
    if excepted and _SHARES.search(_PER.sub(" ", excepted["what"])):
        return Decimal(1)
    return factor
