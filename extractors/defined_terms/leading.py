"""The words of a sentence in front of a place: asides in parentheses and page furniture left out.

In front of (the "Notes") stand "Alpha", "sells", "its", … of a sentence "Alpha (a bank) sells its 4.00% Notes …".
"""

from extractors.defined_terms.sorts import Word, words_of
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

ASIDE = ")"
"""Stands for an aside with a quoted name in it, in front of which some other thing ends."""
REACH = 700
"""No defining words begin further in front of their parenthesis."""

_ABBREVIATED = r"(?<!\b(?:Inc|Corp|Co|Ltd|No|Nos|Sec|Art|St|Mr|Ms|Mrs|Dr|vs|[A-Z]|Bros|Jr|Sr|al|cf|i\.e|e\.g)\.)"
_SENTENCE = lazy(rf"\.{_ABBREVIATED}\s+(?=[A-Z\"“])|[;:]\s|(?<=[.:;!?\"”])\s*\n[ \t]*\n|\n[ \t]*\n(?=\s*[^\p{{Ll}}\s])")
_NUMBER = lazy(r"\s*(?:\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}\.|[A-Z]\.)\s+(?=\S)")
"""The number of a section, which is no word of its first sentence: "1.1 Beta's board of directors"."""
_PARENTHESIS = lazy(r"[()]")
_QUOTE = lazy(r"[\"“”]|''")


def leading(document: Document, end: int) -> list[Word]:
    """The words of the sentence up to `end`, and within the parenthesis that is open there if one is."""
    floor = max(0, end - REACH)
    piece = _without_asides(document.text[floor:end])
    breaks = list(_SENTENCE.finditer(piece))
    begin = breaks[-1].end() if breaks else 0
    numbered = _NUMBER.match(piece, begin)
    begin = numbered.end() if numbered else begin
    return words_of(piece[begin:], floor + begin)


def stated(document: Document, span: Span) -> str:
    """The words at a span with single spaces, as they read across pages."""
    return words(document.text[span.start : span.end])


def _without_asides(piece: str) -> str:
    """The text with spaces for what stands in parentheses, and for all in front of one that is open at its end."""
    if "(" not in piece and ")" not in piece:
        return piece
    letters, opened = list(piece), list[int]()
    for sign in _PARENTHESIS.finditer(piece):
        if sign[0] == "(":
            opened.append(sign.start())
        elif opened:  # "1) " opens nothing
            start = opened.pop()
            defines = _QUOTE.search(piece, start, sign.end()) is not None
            _blank(letters, start, sign.end())
            if defines:
                letters[start] = ASIDE
    _blank(letters, 0, opened[-1] + 1 if opened else 0)
    return "".join(letters)


def _blank(letters: list[str], start: int, end: int) -> None:
    """Turns the letters between two places into spaces."""
    end = min(end, len(letters))
    letters[start:end] = " " * (end - start)


def before_aside(text: str, opening: int) -> int:
    """Where the words before the parenthesis end, another one right in front of it left out."""
    end = opening - 1
    while end > 0 and text[end].isspace():
        end -= 1
    if text[end] != ")":
        return opening
    aside = text.rfind("(", max(0, end - 200), end)
    return aside if aside != -1 and end - aside > len("(which is)") and '"' not in text[aside:end] else opening
