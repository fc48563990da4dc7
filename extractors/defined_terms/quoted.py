"""Quotation marks of every era, the words that may stand in them as a term, and keys of terms."""

import regex

from pipeline.rules import words
from pipeline.span import Span

QUOTED = {
    "OPEN": r"(?: [\"“„] | `` | '' | (?<! \w ) ['‘] (?= [A-Z] ) )",
    "CLOSE": r"(?: [\"”] | '' | (?<= \w ) ['’] (?! \w ) )",
    # "Company", "S&P", "10b5-1 Plan", "Sale\nNotice": up to ten words, no sentence
    "TERM": r"[\w$] (?: [\w$&/.,'’%()+-] | \s (?! \s* \n \s* \n ) ){0,90}?",
    "QUOTE": r"{OPEN} \s* {TERM} [.,;]? \s* {CLOSE}",
}
"""Pieces for patterns with quoted terms."""

_ENDS = " \t\r\n.,;:"


def bare(text: str, start: int, end: int) -> Span:
    """The term between two offsets without white space and separating punctuation at its ends."""
    while start < end and text[start] in _ENDS + '"“„`':
        start += 1
    while end > start and (text[end - 1] in _ENDS + "\"”'’" and not _abbreviation(text[start:end])):
        end -= 1
    return Span(start, end)


def _abbreviation(term: str) -> bool:
    """Whether the final stop belongs to the term: "Infocrossing Inc.", "U.S."."""
    return regex.search(r"(?:\b(?:Inc|Corp|Co|Ltd|L\.P|N\.A|S\.A)|\b[A-Z]\.[A-Z])\.$", term) is not None


def key(term: str) -> str:
    r"""The term as terms are compared: `key("SALE\nNOTICE")` is `"sale notice"`."""
    return words(term).casefold()
