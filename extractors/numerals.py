"""Numbers as filings write them, in figures and in words, to exact decimals and the place of their last digit.

`figure("15.2")` is 15.2 to the tenth; `from_words("Five Hundred Thousand")` is 500000.
"""

from dataclasses import dataclass
from decimal import Decimal

import regex

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

_ANY = "|".join(sorted([*UNITS, *TENS, *SCALES], key=len, reverse=True))

WORDS = rf"\b (?: {_ANY} ) \b (?: (?: [\s-]+ (?: and \s+ )? | \s* - \s* ) (?: {_ANY} ) \b )*"
"""A number in words, for a verbose pattern: "sixty", "Six Hundred Thousand", "one hundred and twenty"."""

ORDINAL = (
    r"(?: \b \d+ (?: st | nd | rd | th | d ) \b | \b (?: (?: " + "|".join(TENS) + r" ) [\s-]+ )? (?: "
    + "|".join(ORDINALS) + r" ) \b )"
)  # fmt: skip
"""An ordinal, for a verbose pattern: "20th", "second", "twenty-first"."""


@dataclass(frozen=True)
class Figure:
    """A number as stated: its value and the place of its last digit (`"0.1"` for 15.2)."""

    value: Decimal
    precision: Decimal

    def scaled(self, factor: Decimal | int) -> "Figure":
        """The figure times a power of ten, written without an exponent."""
        return Figure(_plain(self.value * factor), _plain(self.precision * factor))


def _plain(value: Decimal) -> Decimal:
    """The decimal without an exponent, and without a fraction of nothing but zeros that scaling left."""
    if value == value.to_integral_value() and value.as_tuple().exponent != 0:
        return Decimal(int(value))
    return Decimal(format(value, "f"))


def figure(text: str) -> Figure:
    """The figure in digits: `figure("60,000,000")` is exactly 60000000 to the unit, `figure(".01")` to the cent.

    Raises ValueError where the text is no figure.
    """
    digits = text.replace(",", "").strip()
    if not regex.fullmatch(r"\d+(?:\.\d+)?|\.\d+", digits):
        raise ValueError(f"{text!r} is not a figure")
    value = Decimal("0" + digits if digits.startswith(".") else digits)
    return Figure(value, Decimal(1).scaleb(int(value.as_tuple().exponent)))


def from_words(text: str) -> Decimal | None:
    """The number that the words say, or null where they say none: "one hundred and twenty" is 120."""
    total = group = 0
    seen = False
    for word in regex.findall(r"[a-z]+", text.lower()):
        if word in UNITS:
            group += UNITS[word]
        elif word in TENS:
            group += TENS[word]
        elif word == "hundred":
            group = max(1, group) * 100
        elif word in SCALES:
            total += max(1, group) * SCALES[word]
            group = 0
        elif word == "and":
            continue
        else:
            return None
        seen = True
    return Decimal(total + group) if seen else None


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
    for word in regex.findall(r"[a-z]+", text.lower()):
        if word in TENS:
            total += TENS[word]
        elif word in ORDINALS:
            return total + ORDINALS[word]
        else:
            return None
    return None
