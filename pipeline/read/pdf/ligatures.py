"""Ligatures that a font has no meaning for: "bene t" with a hole in it is "benefit".

Programs that print web pages write the glyphs of fi, fl, ff, ffi and ffl as characters without a code, which arrive
as U+0000. Which one it was is a question of English spelling: fi, unless a stem with another one fits.
"""

import re
from dataclasses import replace

from pipeline.read.pdf.leaf import Leaf

LOST = "\x00"
STEMS = (
    ("ffi", r"offic|offing|affi[lrdnx]|effici|effica|effigy|suffic|suffix|diffic|traffic|griffi|coffin|paraffin"),
    ("ffl", r"afflu|afflic|baffl|shuffl|raffl|offl(?:in|oad|ay)|scuffl|waffl|muffl|ruffl|truffl"),
    ("fl", (
        r"\bfl(?:ow|ex|uc|oat|oor|oo|at|ee|ag|ui|ight|ip|or|avo|our|u\b|y|ew|own|es|am|as|aw|ed|int|oc|yi)"
        r"|infl[aeou]|inflic|inflex|inflow|defl[ae]|confl[iau]|refl[eu]|[a-z]fl(?:ow|at|oat|oor|uen|ex|eet|ight|y\b|ies\b)"
    )),
    ("ff", (
        r"\boff|off\b|offs|eff[eou]|aff[eo]|affai|diff[eu]|staff|tariff|suff[eo]|traff|buff|cliff|stuff|sheriff"
        r"|bailiff|coffe|scaff|bluff|cuff|plaintiff|chauff|graff|stiff|huff|jeff"
    )),
)  # fmt: skip
"""The stems of the words that filings write with each ligature but fi, in the order in which they are tried."""
PATTERNS = tuple((letters, re.compile(stems, re.IGNORECASE)) for letters, stems in STEMS)
HOLE = re.compile(r"\x00(?=[A-Za-z])|(?<=[A-Za-z])\x00")


def mended(leaf: Leaf) -> Leaf:
    """The page with every lost ligature put back."""
    if not any(LOST in piece.text for piece in leaf.pieces):
        return leaf
    pieces = (piece._replace(text=restored(piece.text)) if LOST in piece.text else piece for piece in leaf.pieces)
    return replace(leaf, pieces=tuple(pieces))


def restored(word: str) -> str:
    r"""The word with every lost ligature put back: `restored("o\x00cer")` is "officer".

    A hole that is not beside a letter is no ligature: it becomes U+FFFD.
    """
    while hole := HOLE.search(word):
        at = hole.start()
        letters = next((one for one, pattern in PATTERNS if _fits(pattern, word, at, one)), "fi")
        word = word[:at] + letters + word[at + 1 :]
    return word.replace(LOST, "\ufffd")


def _fits(pattern: "re.Pattern[str]", word: str, at: int, letters: str) -> bool:
    """Whether the ligature at this place makes a stem of the pattern, which it has to be a part of."""
    whole = word[:at] + letters + word[at + 1 :]
    return any(match.start() < at + len(letters) and at < match.end() for match in pattern.finditer(whole))
