r"""Cells of figures as filings print them: where each stands on its line, and what it says.

"$        (2.2)" is the cell "(2.2)": -2.2 to the tenth, in dollars; "-" and "$ --" are nothing; "13.9%" a percentage,
"down 14.5 ppts" percentage points, fewer by so many; "46 5/8" a price of 46.625.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal

import regex

from extractors.lexicon.currencies import STATEMENT_SIGNS, sign_code, written_code
from extractors.numerals import SCALES as SCALE_WORDS
from pipeline.lazy import lazy
from pipeline.span import Span

SCALES = {name: Decimal(SCALE_WORDS[name]) for name in ("thousand", "million", "billion")}
"""What a cell is multiplied by that says so itself: "$6.6 billion"."""
_HUNDREDTHS = dict.fromkeys("pc¢", Decimal("0.01"))
"""The same by its last character: "8.1p", "10.32¢"."""
CURRENCIES = {
    **{sign: sign_code(sign) for sign in STATEMENT_SIGNS},
    "RMB": written_code("RMB"),
}
"""The codes of ISO 4217 for the signs that stand before a figure."""

_NUMBER = r"(?: \d{1,3} (?: , \d{3} )+ (?: \. \d+ )? | \d+ (?: \. \d* )? | \. \d+ )"
_POINTS = r"(?: (?: p?pts? | pp | (?<! \d{3} [ ]? ) points? ) \b \.? )"  # "1,050 points" are of an index
CELL = lazy(
    rf"""(?<! [^\s.…~] ) (?<! \d \. ) (?: (?P<currency> (?: US | C | A | HK | NT )? \$ | [€£¥] | RMB ) [ \t]* )?
    (?P<figure> \( [ ]{{0,8}} (?: \$ [ ]{{0,4}} )? (?P<negative>{_NUMBER}) [ ]{{0,3}} (?P<percent>%)?
            (?: (?<= \. \d\d? ) (?P<hundredths>[pc¢]) )? [ ]? \) (?: [ ]? (?P<percent>%) | [ ]? (?P<points>{_POINTS}) )?
        | (?P<sign> [-–−+] [ ]? | (?: up | down ) [ ] (?= [\d.,]+ [ ]? (?: % | ppts? \b ) ) )?
            (?: \$ [ ]? )? (?P<number>{_NUMBER})
            (?: (?<= (?: [ \t(+-] | ^ | \$ ) \d{{1,4}} ) [ -] (?P<fraction> \d{{1,2}}/(?:2|4|8|16|32|64) ) )?
            (?: [ ]? (?P<percent>%) | [ ]? (?P<points>{_POINTS}) | [ ] (?P<scale>{"|".join(SCALES)}) \b
                | (?<= \. \d\d? ) (?P<hundredths>[pc¢]) )?
        | (?P<nil> -{{1,3}} | — | – | − ) (?: [ ]? (?P<percent>%) )? )
    (?P<times> x (?! \w ) )? (?P<note> [ ]? \( (?: \d{{1,2}} | [a-zA-Z]{{1,2}} ) \) | [ ]? \*{{1,3}} | [†‡§¹²³⁴⁵^] )?
    (?= [\s~] | $ )""",
    regex.VERBOSE,
)
"""A cell of figures, its currency sign before it and the mark of a note behind it."""

_SPACED = lazy(
    r"(?:(?:US|C|A|HK)?\$|[€£¥])?\s?(?P<figure>\(?[-–−]?\s?\d{1,3}(?:[ \xa0]\d{3})+(?:[.,]\d{1,2})?\)?)\s?%?"
)
_BETWEEN = lazy(r"(?<=\d)[ \xa0](?=\d{3})")
RANGE = lazy(
    r"(?:(?:up\s+to|about|approximately)\s+)?[($~]{0,3}\d[\d.,]*[%)]{0,2}\s*(?:[-–—]|to)\s*[($]{0,2}\d[\d.,]*\W{0,3}"
    r"(?:(?:thousand|million|billion)\W*)?$",
    regex.IGNORECASE,
)
"""What stands in the place of a figure and is two: "$10.5-11.5 billion"."""
_LONGEST = 28
"""Characters that a number has at most."""
_IDENTIFIER = lazy(r"0\d+|\d{8,}")
"""Digits that count nothing: the numbers of instruments, files and accounts."""
_PLACES = {-places: Decimal(1).scaleb(-places) for places in range(30)}
"""The place of the last digit, by the number of digits behind the point: 0.01 for two."""
LOOSE = 2
"""So many spaces set a cell apart from words."""


@dataclass(frozen=True)
class Figure:
    """What a cell says: `span` is the number with its parentheses, `[left, right)` its place across the page.

    `grouped`: commas part its thousands. `tight`: one space parts it from words, so that only its column can tell a
    cell from a number in a label. `fraction`: it is written with one, as the prices of shares were.
    """

    span: Span
    value: Decimal
    precision: Decimal
    left: float
    right: float
    nil: bool = False
    currency: str | None = None
    percent: bool = False
    points: bool = False
    times: bool = False
    scale: Decimal | None = None
    grouped: bool = False
    year: bool = False
    tight: bool = False
    fraction: bool = False

    @property
    def decimals(self) -> int:
        """How many digits stand behind the point."""
        return max(0, -int(self.precision.as_tuple().exponent))

    @property
    def written(self) -> bool:
        """Whether it is written as a sum is, and no number of a page, a section or a postal code."""
        return bool(
            self.currency or self.percent or self.points or self.times or self.scale or self.grouped or self.value < 0
        )

    @property
    def bare(self) -> bool:
        """Whether it is a whole number without any sign, as a page number or a year is."""
        return not (self.nil or self.decimals or (self.written and not self.grouped))


def figures(text: str, start: int, end: int) -> Iterator[Figure]:
    """The cells on a line `[start, end)` of the text, those that lie inside a run of words left out.

    Places are counted in characters from the start of the line.
    """
    last = start
    for match in CELL.finditer(text, start, end):
        before, behind = text[last : match.start()], text[match.end() : match.end() + LOOSE].replace("~", " ")
        inside = bool(behind.strip()) and "\t" not in behind and CELL.match(text, match.end() + 1, end) is None
        if inside and match.end() + 1 < end:
            continue
        gap = len(before) - len(before.rstrip(" \t"))
        set_apart = gap >= LOOSE or "\t" in before[-gap:] if gap else not before
        spread = match["currency"] is not None and match.start("figure") - match.end("currency") >= LOOSE
        after_cell = last > start and not before.strip()
        made = _figure(match, start)
        if made is None or (made.nil and not (set_apart or spread or after_cell)):
            continue
        tight = not (set_apart or spread or after_cell or before.rstrip(" ").endswith("."))
        yield replace(made, tight=True) if tight else made
        last = match.end()


def _parts(fraction: str | None) -> Decimal:
    """The parts of a price in fractions: 0.625 for the "5/8" of "46 5/8"."""
    over, _, under = (fraction or "0/1").partition("/")
    return Decimal(over) / Decimal(under)


def spaced(text: str, start: int, end: int) -> Figure | None:
    """The figure that fills a marked cell with spaces between its thousands, as in Europe: "12 345,6".

    Without marks around them these are two cells.
    """
    match = _SPACED.fullmatch(text, start, end)
    if match is None:
        return None
    plain = _BETWEEN.sub(",", match[0].replace(",", "."))
    found = next(figures(plain, 0, len(plain)), None)
    return replace(found, span=Span(*match.span("figure"))) if found else None


def _figure(match: "regex.Match[str]", origin: int) -> Figure | None:
    """The cell that a match gives; null where what looks like a number is none ("2004.", "0028741")."""
    span = Span(*match.span("figure"))
    left, right = float(span.start - origin), float(span.end - origin)
    currency = match["currency"] or ("$" if "$" in match["figure"] else None)
    percent = match["percent"] is not None
    if match["nil"]:
        return Figure(span, Decimal(0), Decimal(1), left, right, nil=True, currency=currency, percent=percent)
    digits = match["negative"] or match["number"]
    if digits.endswith(".") or len(digits) > _LONGEST or _IDENTIFIER.fullmatch(digits):
        return None
    number = Decimal(digits.replace(",", "")) + _parts(match["fraction"])
    minus = match["negative"] is not None or (match["sign"] or "").strip() in ("-", "–", "−", "down")
    year = match["fraction"] is None and digits.isdigit() and len(digits) == 4 and digits[:2] in ("19", "20")
    return Figure(
        span,
        -number if minus and number else number,
        _PLACES[int(number.as_tuple().exponent)],
        left,
        right,
        currency=currency,
        percent=percent,
        points=match["points"] is not None,
        times=match["times"] is not None,
        scale=SCALES.get(match["scale"] or "") or _HUNDREDTHS.get(match["hundredths"] or ""),
        grouped="," in digits,
        year=year and not (minus or currency or percent),
        fraction=match["fraction"] is not None,
    )
