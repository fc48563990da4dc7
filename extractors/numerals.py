"""Numbers as filings write them, in figures and in words, to exact decimals and the place of their last digit.

`figure("15.2")` is 15.2 to the tenth; `from_words("Five Hundred Thousand")` is 500000; `stated("12 1/2")` is 12.5.
"""

from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction

import regex

from pipeline.lazy import lazy

UNITS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19,
}  # fmt: skip
TENS = {
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90,
}  # fmt: skip
SCALES = {"hundred": 100, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
    "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    "fortieth": 40, "fiftieth": 50, "sixtieth": 60, "seventieth": 70, "eightieth": 80, "ninetieth": 90,
    "hundredth": 100,
}  # fmt: skip

PARTS = {
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8, "tenth": 10,
    "twelfth": 12, "sixteenth": 16, "twentieth": 20, "hundredth": 100, "thousandth": 1000,
}  # fmt: skip
VULGAR = {
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
}  # fmt: skip
"""Fractions that are one character."""

_ANY = "|".join(sorted([*UNITS, *TENS, *SCALES], key=len, reverse=True))

_MEMBERS = rf"(?: (?: {_ANY} | and ) [\s-]+ ){{1,6}}"
_TENS, _ONES = (f"(?: {'|'.join(names)} )" for names in (TENS, UNITS))
# "One Million, Two Hundred Thousand": a lower scale goes on with the number; a list has the same one again
_ONWARD = (
    rf"(?: (?<= thousand ) , \s+ (?= {_MEMBERS}? hundred \b ) (?! {_MEMBERS} (?: thousand | [mbt]r?illion ) \b )"
    rf" | (?<= thousand ) , \s+ (?= (?: {_TENS} | {_ONES} ) (?: [\s-]+ {_ONES} )? \s+"
    r" (?: and \s+ (?: no | \d\d ) / | dollars? \b ) )"
    rf" | (?<= illion ) , \s+ (?= {_MEMBERS}? (?: hundred | thousand ) \b ) (?! {_MEMBERS} [mbt]r?illion \b ) )"
    r" (?: and \s+ )?"
)
# "one hundred and twenty", "five thousand and six"; "ninety and sixty" are two
_AND = r"(?<= (?: hundred | thousand | illion ) [\s-]{1,40} ) and \s+"
# "one point three seven five", "seven point seventy-five"
_DECIMALS = rf"(?: {_TENS} (?: [\s-]+ {_ONES} )? | {_ONES} (?: [\s-]+ {_ONES} ){{0,5}} ) \b"
WORDS = (
    rf"\b (?: {_ANY} ) \b (?: (?: [\s-]+ (?: {_AND} )? | \s* - \s* | {_ONWARD} ) (?: {_ANY} ) \b )*"
    rf" (?: [\s-]+ point [\s-]+ {_DECIMALS} (?: [\s-]+ (?: thousand | [mbt]r?illion ) \b )? )?"
)
"""A number in words, for a verbose pattern: "sixty", "Six Hundred Thousand", "one hundred and twenty"."""

ORDINAL = (
    r"(?: \b \d+ (?: st | nd | rd | th | d ) \b | \b (?: (?: " + "|".join(UNITS)
    + r" ) [\s-]+ hundred [\s-]+ (?: and [\s-]+ )? )? (?: (?: " + "|".join(TENS) + r" ) [\s-]+ )? (?: "
    + "|".join(ORDINALS) + r" ) \b )"
)  # fmt: skip
"""An ordinal, for a verbose pattern: "20th", "second", "twenty-first", "one hundred eightieth"."""

_UNIT = "|".join(sorted(UNITS, key=len, reverse=True))
_TEN = "|".join(TENS)
_OVER = (
    rf"(?: (?: (?: {_UNIT} ) [\s-]+ hundred [\s-]+ )? (?: {_TEN} ) (?: [\s-]+ (?: {_UNIT} ) )?"
    rf" | (?: {_UNIT} ) | an? )"
)
_PART = "(?:" + "|".join(sorted(PARTS, key=len, reverse=True)) + ")s?"
_OF_ONE = r"(?: \s+ of \s+ (?: one | 1 ) \b )"
_VULGAR = "[" + "".join(VULGAR) + "]"

_ENDING = r"(?: (?: th | rd | nd | st ) s? (?! [a-zA-Z] ) )"
"""What makes an ordinal of the lower figure of a fraction: "1/16th", "3/8ths"."""

FRACTION = (
    r"(?<! [\d.,/⁄] ) (?: (?: \d{1,3} (?: [\s-]+ | \s+ (?: and | & ) \s+ ) )?"
    rf" \d{{1,2}} [/⁄] (?: \d{{1,3}} | 1000 ) {_ENDING}? {_OF_ONE}?"
    rf" | \d{{0,3}} {_VULGAR} {_OF_ONE}? )"
)
"""A fraction in figures, for a verbose pattern: "12 1/2", "6-7/8", "2 and 1/2", "1/16th of 1", "1⁄2", "5½"."""

FRACTION_WORDS = (
    rf"\b (?: (?: {WORDS} | \d{{1,3}} ) \s+ and \s+ )? {_OVER} [\s-]+ (?: one [\s-]+ )? {_PART} \b"
    rf" (?: (?: \s* \( \s? \d{{1,2}} / \d{{1,4}} {_ENDING}? \s? \) )? {_OF_ONE} )?"
)
"""A fraction in words, for a verbose pattern: "one-half (1/2) of one", "one and one half", "forty-five hundredths"."""

_POINT = lazy(
    r"(?P<whole>.+?)[\s-]+point[\s-]+(?P<behind>.+?)(?:[\s-]+(?P<scale>thousand|[mbt]r?illion))?", regex.IGNORECASE
)
_IN_LETTERS = lazy(r"[A-Za-z\s,-]+")
_WORDS = lazy(r"[a-z]+")
_DIGITS = lazy(r"\d+(?:\.\d+)?|\.\d+")
_THOUSANDS = lazy(r",|(?<=\d)[’'](?=\d{3}(?!\d))")
_FIGURES = lazy(
    r"(?:(?:(?P<whole>\d+)[\s-]+|(?P<whole>\d+|[a-z][a-z -]*?)\s+(?:and|&)\s+))?"
    r"(?P<over>\d+)[/⁄](?P<under>\d+)(?:(?:th|[rn]d|st)s?)?(?:\s+of\s+(?:one|1))?"
)
_OF_A_FIGURE = lazy(r"(?P<figure>\d*\.?\d+) of (?:one|1)")
_IN_WORDS = lazy(
    rf"(?:(?P<whole>.+?)\s+and\s+)?(?P<over>(?:(?:{_UNIT})[\s-]+hundred[\s-]+)?(?:{_TEN})(?:[\s-]+(?:{_UNIT}))?|{_UNIT}|an?)"
    rf"[\s-]+(?:one[\s-]+)?"
    rf"(?P<part>{_PART})(?:\s*\(\s?\d+/\d+(?:th|[rn]d|st)?s?\s?\))?(?:\s+of\s+(?:one|1))?"
)
_SCALED = lazy(r"(?P<figure>\d[\d,]*(?:\.\d+)?|\.\d+)[\s-]*(?P<scale>[a-z]+)")


@dataclass(frozen=True)
class Figure:
    """A number as stated: its value and the place of its last digit (`"0.1"` for 15.2)."""

    value: Decimal
    precision: Decimal

    def scaled(self, factor: Decimal | int) -> "Figure":
        """The figure times a power of ten, written without an exponent."""
        return Figure(_plain(self.value * factor), _plain(self.precision * factor))

    def negated(self) -> "Figure":
        """The figure with its sign turned."""
        return Figure(-self.value, self.precision)


def _plain(value: Decimal) -> Decimal:
    """The decimal without an exponent, and without a fraction of nothing but zeros that scaling left."""
    if value == value.to_integral_value() and value.as_tuple().exponent != 0:
        return Decimal(int(value))
    return Decimal(format(value, "f"))


def figure(text: str) -> Figure:
    """The figure in digits: `figure("60,000,000")` is exactly 60000000 to the unit, `figure(".01")` to the cent.

    Thousands may stand apart by commas or, as in Switzerland, by apostrophes ("2'000'000").
    Raises ValueError where the text is no figure.
    """
    digits = _THOUSANDS.sub("", text).strip()
    if not _DIGITS.fullmatch(digits):
        raise ValueError(f"{text!r} is not a figure")
    value = Decimal("0" + digits if digits.startswith(".") else digits)
    return Figure(value, Decimal(1).scaleb(int(value.as_tuple().exponent)))


def from_words(text: str) -> Decimal | None:
    """The number that the words say, or null where they say none: "one hundred and twenty" is 120."""
    if not _IN_LETTERS.fullmatch(text):
        return None
    if point := _POINT.fullmatch(text):
        found = _pointed(point)
        return found.value if found else None
    total = group = 0
    seen, lowest = False, 0
    for word in _WORDS.findall(text.lower()):
        if word in UNITS:
            group += UNITS[word]
        elif word in TENS:
            group += TENS[word]
        elif word == "hundred":
            group = max(1, group) * 100
        elif word in SCALES:
            if lowest and SCALES[word] >= lowest:
                return None  # "two million and three million" are two numbers
            lowest = SCALES[word]
            total += max(1, group) * lowest
            group = 0
        elif word == "and":
            continue
        else:
            return None
        seen = True
    return Decimal(total + group) if seen else None


def _pointed(point: "regex.Match[str]") -> Figure | None:
    """The number with a point in its words: "one point three seven five" is 1.375, "two point five million" 2500000."""
    whole, scale = from_words(point["whole"]), (point["scale"] or "").lower()
    parts = [UNITS.get(one, TENS.get(one)) for one in _WORDS.findall(point["behind"].lower())]
    if whole is None or None in parts or parts[0] is None:
        return None
    tens = len(parts) == 2 and parts[0] >= 20
    digits = str(sum(one or 0 for one in parts)) if tens else "".join(str(one) for one in parts)
    return figure(f"{whole}.{digits}").scaled(SCALES.get(scale, 1))


def number(text: str) -> Decimal | None:
    """The value of a number in figures or in words, or null where it is neither."""
    try:
        return figure(text).value
    except ValueError:
        return from_words(text)


def ordinal(text: str) -> int | None:
    """The number of an ordinal: "20th", "second", "twenty-first"; null where it is none."""
    match = regex.match(r"\d+", text.strip())
    if match:
        return int(match[0])
    total = 0
    for word in _WORDS.findall(text.lower()):
        if word in ORDINALS:
            return total + ORDINALS[word]
        if word == "hundred":
            total *= 100
        elif word != "and":
            number_of = UNITS.get(word) or TENS.get(word)
            if number_of is None:
                return None
            total += number_of
    return None


def stated(text: str) -> Figure | None:
    """The number with the place of its last digit, however it is written; null where it is none.

    "15.2", "17.1 million", "12 1/2", "one-half of one", "one and one half", "Ten Million" (to the million), "sixty".
    A fraction that no decimal gives exactly is rounded to four places: "66 2/3" is 66.6667.
    """
    text = " ".join(_without_vulgar(text).lower().split())
    try:
        return figure(text)
    except ValueError:
        return _fraction(text) or _scaled(text) or _in_words(text)


def _without_vulgar(text: str) -> str:
    """The text with "5½" written "5 1/2"."""
    for sign, plain in VULGAR.items():
        text = text.replace(sign, f" {plain}")
    return text


def _fraction(text: str) -> Figure | None:
    if match := _OF_A_FIGURE.fullmatch(text):
        return figure(match["figure"])
    if match := _FIGURES.fullmatch(text):
        whole, over, under = match["whole"] or "0", Decimal(match["over"]), int(match["under"])
    elif match := _IN_WORDS.fullmatch(text):
        over = from_words(match["over"]) or Decimal(1)
        whole, under = match["whole"] or "zero", PARTS[match["part"].removesuffix("s")]
    else:
        return None
    units = number(whole)
    return _divided(Fraction(units) + Fraction(over) / under) if units is not None and under else None


def _divided(fraction: Fraction) -> Figure:
    """The fraction as a decimal: exact where there is one, else to four places."""
    value = Decimal(fraction.numerator) / Decimal(fraction.denominator)
    if Fraction(value) != fraction:
        value = value.quantize(Decimal("0.0001"), ROUND_HALF_EVEN)
    return Figure(value, Decimal(1).scaleb(min(0, int(value.as_tuple().exponent))))


def _scaled(text: str) -> Figure | None:
    """A figure or a fraction with one of the scales after it: "17.1 million", "one and one-half million"."""
    match = _SCALED.fullmatch(text)
    if match and match["scale"] in SCALES:
        return figure(match["figure"]).scaled(SCALES[match["scale"]])
    part, _, scale = text.rpartition(" ")
    fraction = _fraction(part) if scale in SCALES else None
    return fraction.scaled(SCALES[scale]) if fraction else None


def _in_words(text: str) -> Figure | None:
    """A number in words, to the scale that it ends with: "ten million" is exact to the million, "sixty" to one.

    A scale alone ("million dollars") is the tail of a number whose head is written otherwise, and none.
    """
    if point := _POINT.fullmatch(text):
        return _pointed(point)
    value = from_words(text)
    parts = _WORDS.findall(text)
    if value is None or parts[0] in SCALES:
        return None
    last = parts[-1]
    return Figure(value, Decimal(SCALES[last] if last in SCALES and last != "hundred" else 1))


def full_year(digits: str) -> int:
    """The year of four digits, or of two as filings since 1993 use them: "14" is 2014, "98" 1998."""
    year = int(digits)
    if len(digits) > 2:
        return year
    return 1900 + year if year >= 50 else 2000 + year
