"""Letters of fonts that are pictures, as a reader sees them: boxes, ticks and bullets.

`sign("x", "wingdings")` is "☒". Programs that know no such font write its letter 0x78 at U+F078.
"""

WINGDINGS = {
    0x6C: "●", 0x6E: "■", 0x6F: "☐", 0x71: "☐", 0x72: "☐", 0x76: "❖", 0x78: "☒", 0xA7: "▪", 0xA8: "☐", 0xB7: "•",
    0xD8: "➢", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
}  # fmt: skip
"""The letters of Wingdings, and the bullet of Symbol, which stands where Wingdings has a clock."""
WINGDINGS_2 = {0x50: "✓", 0x52: "☑", 0x53: "☒", 0x54: "☒", 0xA3: "☐"}
"""Those of "Wingdings 2", which are others."""

PRIVATE = range(0xF020, 0xF100)
"""The private characters that stand for the letters of such fonts; 0xF000 is added to the letter's own code."""
UNNAMED = {PRIVATE.start - 0x20 + code: sign for code, sign in (WINGDINGS_2 | WINGDINGS).items()}
"""What a private character is where the font is not known."""


def sign(letter: str, font: str) -> str:
    """The sign that a letter of a font of pictures shows; the letter where none is known."""
    code = ord(letter)
    signs = WINGDINGS_2 if font == "wingdings 2" else WINGDINGS
    return signs.get(code & 0xFF if code in PRIVATE else code, letter)
