r"""Heads of columns: several lines read from top to bottom, one head over as many columns as it stands above.

"THREE MONTHS ENDED MARCH 31," over "2004" and "2003" gives "THREE MONTHS ENDED MARCH 31, 2004" and "… 2003".
"""

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from extractors.lexicon.months import MONTH
from extractors.tables.columns import Place
from extractors.tables.cutting import at_rules, cut
from extractors.tables.dated import OVER_YEARS, dated
from extractors.tables.figures import RANGE, Figure
from extractors.tables.lines import Line, Words
from extractors.tables.spanning import DATE, DAY, PERIOD, Below, Unit, assigned, shared
from pipeline.lazy import lazy
from pipeline.span import Span

_WORD = lazy(
    r"\b(?:pro\s+forma|restated|reported|actual|adjusted|change|variance|increase|decrease|current|prior|total|percent|amount"
    r"|gaap|as\s+of|at)\b|%|\$",
    regex.IGNORECASE,
)
NOTE = lazy(
    r"(?<=\d)/\d/|\(\s*(?:un)?audited\s*\)|\(?\bunaudited\b\)?|\(\s*(?:note\s+)?[\d*]{1,2}\s*\)|(?:\(\s*[a-z]\s*\)\s{0,2}){1,4}$",
    regex.IGNORECASE,
)
"""What a head says that is no part of its name: "(unaudited)", the mark of a note."""
_TITLE = lazy(
    r"\b(?:consolidated|condensed|statements?|balance\s+sheets?|reconciliations?|schedule|continued|corporation"
    r"|company|subsidiaries|thousands|millions|omitted)\b|\binc\.(?=\s+\w+\s+\w)|^(?:assets|liabilities)\b",
    regex.IGNORECASE,
)
_WHOLE_DATE = lazy(rf"\bend(?:ed|ing)\s+{MONTH}\s+\d{{1,2}},?\s+(?:19|20)\d\d$", regex.IGNORECASE)
_SENTENCE = lazy(r"(?:\S+\s+){4,}\p{Ll}\S*[.;]$")
"""A line that ends a sentence, with a day in it or not."""
UNITS = lazy(
    r"\((?:(?:in|dollars|amounts|\$|000|thousands|millions)|[^()\d]{1,24}\b(?:thousands|millions|billions)\b)[^()]*\)?$",
    regex.IGNORECASE,
)
"""What states a scale: "(in thousands)"."""
MOST = 12
"""Lines that heads take at most."""
_BESIDE = 6
"""So far right of the last column a head is that of another, which has no figures."""
LABELS = 8
"""Lines between the heads and the first figures at most: "ASSETS", "Current assets:"."""


@dataclass(frozen=True)
class Head:
    """The head of a column: what it says, and where its parts stand."""

    label: str = ""
    pieces: tuple[Span, ...] = ()

    def with_part(self, words: Words) -> "Head":
        """The head with a further part below."""
        text = " ".join(NOTE.sub(" ", words.text).split())
        if not text or not any(one.isalnum() or one in "%$" for one in text):
            return self
        return Head(f"{self.label} {text}".strip(), (*self.pieces, words.span))


@dataclass(frozen=True)
class Top:
    """What stands above the figures: heads by column, headers of the first rows, and the lines above all that.

    `start` is where the heads begin; `stub` the words over the labels, such as "(in thousands)", and
    `titles` the rows of the table above its heads that name it.
    """

    heads: tuple[Head, ...]
    labels: tuple[Line, ...] = ()
    above: tuple[Line, ...] = ()
    start: int | None = None
    stub: tuple[Words, ...] = ()
    titles: tuple[Words, ...] = ()


def top(above: Sequence[Line], places: Sequence[Place]) -> Top:
    """What the lines above the figures say of the columns."""
    first = places[0].left
    labels, rest = _labels(above, first)
    lines: list[Line] = []
    at = len(rest)
    while at > 0 and len(lines) < MOST:
        line = rest[at - 1]
        below = lines[-1] if lines else None
        if below is not None and below.gap > _apart(lines):
            break
        if line.tag is not None:
            if "TABLE" in line.tag and not line.tag.startswith("<TABLE"):
                break
        elif (
            not _units(rest[:at], first)
            and (not (line.rules or _is_head(line, first, places)) or _loose_note(line, lines))
        ) or _dates_all(line, lines):
            break
        lines.append(line)
        at -= 1
    while lines and (lines[-1].rules or lines[-1].tag):
        at += 1
        lines.pop()
    if not lines:
        years = bool(labels) and OVER_YEARS.fullmatch(labels[0].words[0].text) is not None
        return Top(tuple(Head() for _ in places), labels if years else (), tuple(rest if years else above))
    return _read(list(reversed(lines)), places, labels, rest[:at])


def _units(lines: Sequence[Line], first: float) -> bool:
    """Whether the last of these lines states a scale right below heads: "($ in millions)"."""
    if not lines or len(lines[-1].words) != 1 or lines[-1].figures or lines[-1].gap > 1:
        return False
    over = next((one for one in reversed(lines[:-1]) if not one.rules), None)
    return over is not None and UNITS.fullmatch(lines[-1].words[0].text) is not None and _is_head(over, first, ())


def _loose_note(line: Line, lines: Sequence[Line]) -> bool:
    """Whether a line is a note such as "(unaudited)", or a title, that no head follows at once."""
    if len(line.words) != 1 or line.figures or not lines:
        return False
    text = line.words[0].text
    if NOTE.fullmatch(text) is None and (PERIOD.search(text) or DATE.search(text) or _WORD.search(text)):
        return False
    return lines[-1].gap > _apart(lines) - 1 or lines[-1].tag is not None


def _dates_all(line: Line, lines: Sequence[Line]) -> bool:
    """Whether a line is the last of a title: a whole date over a scale that stands apart from the heads."""
    apart = len(lines) > 1 and lines[-2].gap > 0 and len(line.words) == len(lines[-1].words) == 1
    return (
        apart
        and UNITS.fullmatch(lines[-1].words[0].text) is not None
        and _WHOLE_DATE.search(line.words[0].text) is not None
    )


def has_heads(above: Sequence[Line], places: Sequence[Place]) -> bool:
    """Whether any of the lines can be one of heads over these columns."""
    return any(not (line.rules or line.tag) and _is_head(line, places[0].left, places) for line in above)


def _apart(lines: Sequence[Line]) -> int:
    """How many empty lines may stand between two lines of a head: one more where all is double spaced."""
    gaps = [one.gap for one in lines[:-1]]
    return 1 + (bool(gaps) and min(gaps) > 0)


def _labels(above: Sequence[Line], first: float) -> tuple[tuple[Line, ...], list[Line]]:
    """The headers of rows that stand between the heads and the first figures, and the lines above them."""
    at = len(above)
    while at > 0 and (above[at - 1].tag or "")[:2] in ("<S", "<C") and "CAPTION" not in (above[at - 1].tag or ""):
        at -= 1
    while at > 0 and len(above) - at < LABELS:
        line = above[at - 1]
        if line.rules and all(right < first for _, right in line.rules):
            at -= 1  # it underlines the header of rows above it
            continue
        if line.tag is not None or line.rules or not line.words or [one for one in line.figures if not one.tight]:
            break
        words = line.words[0]
        if len(line.words) > 1:
            if words.right >= first or not all(RANGE.match(one.text) for one in line.words[1:]):
                break
            at -= 1  # "Revenue   $10.5-11.5 billion" has no cells, and is a row
            continue
        scaled = UNITS.match(words.text) is not None and (words.right > first or _units(above[:at], first))
        if words.centre >= first or scaled or len(words.text) > 70:  # a sentence
            break
        if OVER_YEARS.fullmatch(words.text):
            return _untagged(above[at - 1 :]), list(above[: at - 1])
        if (PERIOD.search(words.text) and not dated(words.text)) or (line.edge and at < len(above)):
            break
        at -= 1
    marked = at > 0 and (bool(above[at - 1].rules) or above[at - 1].tag is not None)
    headed = at > 0 and (marked or _is_head(above[at - 1], first, ()) or _units(above[:at], first))
    labels = _untagged(above[at:]) if headed else ()
    return (labels, list(above[:at])) if labels else ((), list(above))


def _untagged(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines without the marks of the submission, "<S>  <C>" below the heads."""
    return tuple(one for one in lines if one.tag is None)


def parts(line: Line) -> list[Words]:
    """The words of a line of heads, years among them, from left to right."""
    years = [_as_words(one) for one in line.figures if not one.tight]
    return sorted([*line.words, *years], key=lambda one: one.left)


def _as_words(cell: Figure) -> Words:
    text = str(cell.value) if cell.year or cell.value >= 0 else f"({-cell.value})"
    return Words(cell.span, text, cell.left, cell.right)


def _is_head(line: Line, first: float, places: Sequence[Place]) -> bool:
    """Whether a line can be one of heads: words over the columns, not a title over the whole page."""
    found = parts(line)
    if any(not (one.year or one.tight or one.bare or one.value < 0) for one in line.figures):
        return False
    if len(found) == 1 and line.figures and not line.figures[0].year:
        return False  # the number of a page
    lone = len(found) == len(places) == 1 and found[0].left >= first * 3 / 4
    alone = lone and shared(found[0], places[0]) > 0  # in the middle over one column, it is wider than the figures
    over = [one for one in found if alone or one.centre >= first - 2 or (len(found) > 1 and one.left >= first / 2)]
    if not over:
        return False
    dated = [one for one in over if PERIOD.search(one.text) or DATE.search(one.text) or _WORD.search(one.text)]
    if len(found) > 1:
        return bool(dated) or len(over) > 1 or len(places) == 1
    words = found[0]
    if UNITS.search(words.text) and words.left >= first - 2:
        return True
    if _TITLE.search(words.text) or len(words.text) > 90 or _SENTENCE.match(words.text):
        return False
    if dated or NOTE.fullmatch(words.text):
        return words.left >= first - 20 or words.centre >= (places[0].centre if places else first)
    return words.left >= first - 2 or alone


def _read(lines: Sequence[Line], places: Sequence[Place], labels: tuple[Line, ...], above: Sequence[Line]) -> Top:
    """Heads from the lowest line up, since a part stands over what is below it; then read from top to bottom."""
    stub: list[Words] = []
    placed: list[list[tuple[Words, list[int]]]] = []
    beneath = units = [Unit(place.left, place.right, [at]) for at, place in enumerate(places)]
    ruled: tuple[tuple[float, float], ...] = ()
    whole = next((line.rules for line in reversed(lines) if len(line.rules) == len(places)), ())
    for line in reversed(lines):
        if line.rules or line.tag:
            ruled = line.rules or ruled
            continue
        found = [piece for one in parts(line) if not UNITS.match(one.text) for piece in at_rules(one, whole)]
        found = [one for one in found if not _over_labels(one, line, places)]
        if len(found) > len(places):  # the last may stand over words: "Maturity" over days
            found = [one for one in found if one.left < places[-1].right + _BESIDE] or found
        stub = [*(one for one in parts(line) if not any(piece.span.overlaps(one.span) for piece in found)), *stub]
        if found:
            times = _times([words.text for words, _ in placed[-1]]) if placed else 1
            timed = frozenset(at for row in placed for one, own in row if PERIOD.search(one.text) for at in own)
            dayed = frozenset(at for row in placed for one, own in row if DAY.fullmatch(one.text) for at in own)
            below = Below(places, beneath, units, ruled, times, lowest=not placed, timed=timed, dayed=dayed)
            placed.append(assigned(cut(found, places, lowest=not placed), below))
            beneath = [Unit(words.left, words.right, columns) for words, columns in placed[-1] if columns]
            if [at for one in beneath for at in one.columns] == list(range(len(places))):
                units = beneath
        ruled = ()
    heads = [Head() for _ in places]
    for words, columns in (one for line_heads in reversed(placed) for one in line_heads):
        for column in columns:
            heads[column] = heads[column].with_part(words)
    return Top(tuple(heads), labels, tuple(above), lines[0].span.start, tuple(stub))


def _times(names: Sequence[str]) -> int:
    """How often the names of a line are the same ones over again: two times in "Eastern  Western  Eastern  Western".

    Dates are no such names: "1997  1996  Change  1997  1996  Change" are parts of what stands above them.
    """
    if any(DATE.search(one) for one in names):
        return 1
    for length in range(1, len(names) // 2 + 1):
        if len(names) % length == 0 and list(names) == list(names[:length]) * (len(names) // length):
            return len(names) // length
    return 1


def _over_labels(words: Words, line: Line, places: Sequence[Place]) -> bool:
    """Whether words stand over the labels of the rows, or state a scale."""
    aside = words.right <= places[0].left - 2 and words.left < places[0].left / 2
    alone = PERIOD.search(words.text) is not None and len(parts(line)) == 1
    return (UNITS.match(words.text) is not None or aside) and not alone
