"""Inline style: what the declarations of a `style` attribute say, in points and in yes or no.

`points("0.5in")` is 36.0; `edge({"margin": "0pt 0pt 6pt 8pt"}, "margin", "left")` is 8.0.
"""

import re
from collections.abc import Mapping

Style = Mapping[str, str]

DECLARATION = re.compile(r"([a-z-]+)\s*:\s*([^;!]+)")
LENGTH = re.compile(r"(-?(?:\d{1,7}(?:\.\d*)?|\.\d+))\s*(pt|px|in|em|rem|cm|mm|pc|ex|%)?")
POINTS = {
    "pt": 1.0, "px": 0.75, "in": 72.0, "em": 10.0, "rem": 12.0, "cm": 28.35, "mm": 2.835, "pc": 12.0, "ex": 5.0,
    "%": 4.68, "": 0.75,
}  # fmt: skip
"""Points in each unit; an em is that of a font of 10 points, a per cent that of a line of 6.5 inches."""

SIDES = {"top": (0, 0, 0, 0), "bottom": (0, 0, 2, 2), "left": (0, 1, 1, 3)}
"""Which of one to four values of `margin` or `padding` is that of a side."""

WEIGHT = re.compile(r"\b(bold(?:er)?|[6-9]00)\b|\b(normal|lighter|[1-5]00)\b")
SYMBOLS = re.compile(r"\b(?:wingdings(?: 2\b)?|webdings|symbol)\b")


def declarations(style: str) -> Style:
    """The declarations of a `style` attribute by name, in lower case; the last of a name counts."""
    return {name: value.strip() for name, value in DECLARATION.findall(style.lower())}


def points(value: str | None) -> float | None:
    """A length in points; null where it is none, as "auto" is."""
    match = LENGTH.match(value.strip()) if value else None
    return float(match[1]) * POINTS[match[2] or ""] if match else None


def edge(style: Style, what: str, side: str) -> float | None:
    """The margin or the padding on a side, by its own declaration or by the one of all sides; null where none is."""
    own = points(style.get(f"{what}-{side}"))
    if own is not None or what not in style:
        return own
    values = style[what].split()[:4]
    return points(values[SIDES[side][len(values) - 1]]) if values else None


def bold(style: Style) -> bool | None:
    """Whether the words are bold; null where nothing is said of it."""
    match = WEIGHT.search(style.get("font-weight", ""))
    if match is not None:
        return match[1] is not None
    return True if "bold" in style.get("font", "") else None


def underlined(style: Style) -> bool:
    """Whether a line is drawn below the words."""
    return "underline" in style.get("text-decoration", "") or "underline" in style.get("text-decoration-line", "")


def verbatim(style: Style) -> bool | None:
    """Whether white space counts as it stands; null where nothing is said of it."""
    space = style.get("white-space")
    return None if space is None else space.startswith(("pre", "break-spaces"))


def parts_page(style: Style, where: str) -> bool:
    """Whether a page ends `before` or `after` the element."""
    value = style.get(f"page-break-{where}") or style.get(f"break-{where}") or ""
    return value.startswith(("always", "page", "left", "right"))


def symbols(style: Style, face: str) -> str | None:
    """The font, where its letters are pictures; "" for another font, null where nothing is said of it."""
    fonts = f"{face.lower()} {style.get('font-family', '')} {style.get('font', '')}"
    match = SYMBOLS.search(fonts)
    return match[0] if match is not None else "" if fonts.strip() else None
