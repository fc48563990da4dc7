"""What a browser writes in front of the items of a list: bullets, and numbers that count on.

The third item of `<OL TYPE=a>` has "c."; no character of it stands in the source.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pipeline.read.html import style
from pipeline.read.html.look import Look

TYPES = {"1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"}
ROMAN = ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))
MOST_ROMAN = 400
BULLETS = frozenset(("disc", "circle", "square"))
GAP = 2
"""Columns between a mark and the words of its item, at least; with a bullet they make the half of a level."""


@dataclass(slots=True)
class Numbering:
    """A list that is open: what its marks look like, and the number of its next item."""

    sort: str
    following: int = 1


def numbering(look: Look) -> Numbering:
    """The numbering of a list: bullets for `<UL>`, figures for `<OL>`, or what its type or its style says."""
    sort = "decimal" if look.name == "ol" else "none" if look.name in ("dir", "dl") else "disc"
    start = look.attributes.get("start", "")
    return Numbering(_sort(look.attributes, sort), int(start) if start.isdecimal() and len(start) < 7 else 1)


def mark(known: Numbering, item: Look) -> str:
    """The mark of an item with the space after it, "c.  "; an empty text where it has none. The list counts on."""
    value = item.attributes.get("value", "")
    number = int(value) if value.isdecimal() and len(value) < 7 else known.following
    known.following = number + 1
    sort = _sort({key: item.attributes[key] for key in ("style", "type") if key in item.attributes}, known.sort)
    if sort == "none":
        return ""
    return ("•" if sort in BULLETS else f"{_numeral(number, sort)}.") + " " * GAP


def _sort(attributes: Mapping[str, str], default: str) -> str:
    own = style.declarations(attributes.get("style", ""))
    words = f"{own.get('list-style-type', '')} {own.get('list-style', '')}".split()
    known = next((word for word in words if word == "none" or word in BULLETS or word in NUMERALS), None)
    said = attributes.get("type", "")
    return known or TYPES.get(said) or (said.lower() if said.lower() in BULLETS else default)


def _numeral(number: int, sort: str) -> str:
    if sort.endswith("roman") and 0 < number < MOST_ROMAN:
        numeral = _roman(number)
    elif sort.endswith(("alpha", "latin")) and number > 0:
        numeral = _letters(number)
    else:
        numeral = str(number)
    return numeral.upper() if sort.startswith("upper") else numeral


def _roman(number: int) -> str:
    written = ""
    for value, letters in ROMAN:
        written += letters * (number // value)
        number %= value
    return written


def _letters(number: int) -> str:
    written = ""
    while number:
        number, letter = divmod(number - 1, 26)
        written = chr(ord("a") + letter) + written
    return written


NUMERALS = frozenset(
    ("decimal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin", "lower-roman", "upper-roman")
)
