"""The words and marks of an anchor, read one after the other as far as they are asked for."""

from typing import NamedTuple

from extractors.dates.anchor_words import LETTERED
from pipeline.lazy import lazy

REACH = 420
"""How far an anchor can run, in characters."""

# "arbitrator(s)", "10,000" and "25%" are each one word
_MARKED = lazy(r"(?P<word>[\w$](?:[\w’'&/-]|\(s\)|(?<=\d),(?=\d{3})|(?<=\d)%)*)|(?P<mark>[^\w\s])")
_ABBREVIATION = lazy(r"(?i:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|St|L\.P|U\.S|N\.A|L\.L\.C)|[A-Z]")
# a paragraph ends, or a line with a label of its own begins: "before the end of the Term\nGoverning Law: Ohio";
# what goes on in small letters behind empty lines, as at the top of a page, is the same paragraph
_PARAGRAPH = lazy(r"\n[ \t\xa0]*(?:\n(?!\s*[a-z]{2})|(?:[A-Z][\w/’'-]*[ ]){0,3}[A-Z][\w/’'-]*:\s)")


class Token(NamedTuple):
    """A word or a mark; the one after the last has no text."""

    start: int
    end: int
    text: str
    low: str

    @property
    def is_word(self) -> bool:
        """Whether it is a word or a figure, and no mark."""
        return self.text[:1].isalnum() or self.text[:1] in ("_", "$")

    @property
    def capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.text[:1].isupper()


NONE = Token(-1, -1, "", "")


class Tokens:
    """The words and marks from a place to the end of its paragraph, or of the reach; read as far as asked for."""

    def __init__(self, text: str, at: int) -> None:
        limit = min(len(text), at + REACH)
        if paragraph := _PARAGRAPH.search(text, at, limit):
            limit = paragraph.start()
        self._cut = limit if limit == at + REACH else -1
        self._matches = _MARKED.finditer(text, at, limit)
        self._read: list[Token] = []

    def __getitem__(self, at: int) -> Token:
        """The token at an index, one without text after the last."""
        while len(self._read) <= at:
            match = next(self._matches, None)
            if match is None or match.end() == self._cut:
                return NONE
            self._read.append(Token(match.start(), match.end(), match[0], match[0].lower()))
        return self._read[at]


def joins(text: str, tokens: Tokens, at: int) -> bool:
    """Whether a mark stands inside a name or an amount and parts nothing: "Inc.", "U.S.", "$5", "A.M."."""
    token = tokens[at]
    before, after = tokens[at - 1] if at else NONE, tokens[at + 1]
    tight, followed = before.end == token.start, after.start == token.end
    if token.text == ".":
        if followed or not tight or not after.text:
            return tight and followed
        letter = len(before.text) == 1 and at > 1 and tokens[at - 2].low in LETTERED and after.capital
        return not letter and _ABBREVIATION.fullmatch(before.text) is not None
    if token.text == ",":
        return after.low in ("inc", "llc", "ltd", "l", "n")
    return token.text in "’'%&/-" and tight and followed
