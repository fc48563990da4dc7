"""Quotation marks of every era, the words that may stand in them as a term, and keys of terms."""

from collections.abc import Iterator
from typing import NamedTuple

import regex

from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

QUOTED = {
    # _Term_ is how typists underlined
    "OPEN": r"(?: [\"“„] | `` | '' | (?<! \w ) (?: ['‘] | _ ) (?= [A-Z] ) )",
    "CLOSE": r"(?: [\"”] | '' | (?<= [\w.)] ) (?: ['’] | _ ) (?! \w ) )",
    # "Company", "S&P", "10b5-1 Plan", "Sale\nNotice", "[***] Antibodies": up to ten words, no sentence
    "TERM": r"[\w$£€¥[] (?: [\w$&/.,'’%()+\[\]*®™–-] | \s (?! \s* \n \s* \n ) ){0,90}?",
    # double marks are by far the most, and nothing between them can be taken back; a straight one between a blank and
    # a word opens a quotation inside another one
    "DOUBLE": r"[\"“„] \s* [\w$£€¥[] (?: [\w$&/.,'’%()+\[\]*®™–-] | \s (?! \s* \n \s* \n ) ){0,90}+ ;?"
    r" (?: ” | \" (?! (?<= \s \" ) \w ) )",
    # atomic: a name ends at the first mark that can close it, or encoded files take for ever
    "QUOTE": r"(?> {DOUBLE} | (?: `` | '' | (?<! \w ) ['‘_] (?= [A-Z] ) ) \s* {TERM} [.,;]? \s* {CLOSE} )",
}
"""Pieces for patterns with quoted terms."""

_NAMED = lazy(
    r"[\"“„]([^\"“”„]{1,100}?)[\"”]|(?:``|'')([^`']{1,100}?)''|(?<!\w)['‘]([A-Z][^'’\"“”]{1,60}?)['’](?!\w)"
    r"|(?<!\w)_([A-Z][^_\"“”]{1,60})_(?!\w)"
)

_CURRENCY_SIGNS = ("$", "£", "€", "¥")
_ARTICLE = lazy(r"(?:the|an?)\s+(?=\p{Lu})")
_ENDS = " \t\r\n.,;:"


class Named(NamedTuple):
    """A name in quotation marks: the stretch with its marks, and the bare name."""

    whole: Span
    span: Span


def named(text: str, start: int, end: int) -> Iterator[Named]:
    """The quoted names between two offsets, in order."""
    for found in _NAMED.finditer(text, start, end):
        group = next(number for number in (1, 2, 3, 4) if found[number] is not None)
        span = bare(text, *found.span(group))
        name = text[span.start : span.end]
        if name in _CURRENCY_SIGNS or any(letter.isalpha() for letter in name):
            yield Named(Span(*found.span()), span)


def bare(text: str, start: int, end: int) -> Span:
    """The term between two offsets without white space and separating punctuation at its ends, and without an article.

    Of (hereinafter "the Seller") the term is "Seller".
    """
    while start < end and text[start] in _ENDS + '"“„`':
        start += 1
    while end > start and (text[end - 1] in _ENDS + "\"”'’" and not _abbreviation(text[start:end])):
        end -= 1
    article = _ARTICLE.match(text, start, end)
    return Span(article.end() if article else start, end)


def _abbreviation(term: str) -> bool:
    """Whether the final stop belongs to the term: "Infocrossing Inc.", "U.S."."""
    return regex.search(r"(?:\b(?:Inc|Corp|Co|Ltd|L\.P|N\.A|S\.A)|\b[A-Z]\.[A-Z])\.$", term) is not None


def small(text: str) -> str:
    """The text in small letters, character for character: unchanged where a letter has no small one of its size."""
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else text


def key(term: str) -> str:
    r"""The term as terms are compared: `key("SALE\nNOTICE")` is `"sale notice"`."""
    return words(term).casefold()
