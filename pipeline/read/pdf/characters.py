"""Characters as filings write them: ligatures taken apart, dingbats of private fonts named, controls dropped.

`plain("conﬁdential")` is "confidential".
"""

import unicodedata
from collections.abc import Mapping

from pipeline.read.pictures import UNNAMED

_LIGATURES = {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_DASHES = {"\x02": "-", "\xad": "-", "‐": "-", "‑": "-", "\ufffe": "-"}
_NOTHING = [
    *map(chr, range(1, 32)),
    *map(chr, range(0x7F, 0xA0)),
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\uffff",
]

PLAIN: Mapping[int, str] = str.maketrans(dict.fromkeys(_NOTHING, "") | _LIGATURES | _DASHES) | UNNAMED
"""What each of these characters is in the canonical text. Symbol fonts put their marks at U+F000 and above."""


def plain(text: str) -> str:
    """The text without characters that only a font or a program knows; U+0000 is a letter that was lost, and stays."""
    # Fonts give U+037E, the Greek question mark, for a semicolon: the canonical form of both is the semicolon.
    return unicodedata.normalize("NFC", text).translate(PLAIN)


def codes(text: str) -> int:
    """How many of its characters say nothing: private ones, replacements, surrogates."""
    if text.isascii():
        return 0
    return sum("\ue000" <= one <= "\uf8ff" or one == "\ufffd" or "\ud800" <= one <= "\udfff" for one in text)
