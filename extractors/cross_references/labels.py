r"""Labels as they are cited: single ones, lists and ranges.

"Section 13(a), 13(c), 14 or 15(d)" holds four labels; "clauses (i) through (iv)" holds four members with one span.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from pipeline.record import Section
from pipeline.rules import expand
from pipeline.span import Span

LABEL_PIECES = {
    # What may follow a mark that a space or a line break sets apart: "Section 4(b)(iii)\n     (D), the Company" goes
    # on after its mark, "Section 2.1 (a) if such holder" begins an enumeration with it.
    "AFTER_MARK": r"(?= \s* (?: [,.;:)\]”\"] | $ | (?: hereof | hereto | herein | thereof | of | above | "
    r"below | and | or | to"
    r" | through | shall | is | are | was | were | may | will | has | have | hereunder | under | in ) \b ) )",
    "MARKS": r"(?: {MARK} )+ (?: \s+ (?: {MARK} )+ {AFTER_MARK} )?",
    # "2", "2.1", "21E", "1.482-1", "13d-3", "4A.02": never a decimal figure or the beginning of a quantity
    "NUMBER_LABEL": r"\d{1,4} [A-Za-z]{0,2} (?: [.\-‑–] \d{1,4} [a-z]? )* (?! [\w%] | , \d{3} )"
    r" (?! \s* (?: days? | business \s+ days? | months? | years? | percent | shares? | hours? | weeks? ) \b )",
    "ROMAN": r"[IVXLC]{1,7} (?! [\w'’-] )",
    "LETTER": r"[A-Z]{1,2} (?: -\d{1,2} )? (?! [\w'’] )",
    "SECTION_LABEL": r"(?: {NUMBER_LABEL} (?: \s? {MARKS} )? | {ROMAN} (?: \. \d+ )? (?: {MARKS} )? | {MARKS} )",
    "ARTICLE_LABEL": r"(?: {ROMAN} | {NUMBER_LABEL} ) (?: {MARKS} )?",
    "CLAUSE_LABEL": r"(?: {MARKS} | {NUMBER_LABEL} (?: \s? {MARKS} )? )",
    "ATTACHMENT_LABEL": r"(?: \d{1,3} (?: \. \d{1,3} )* [A-Z]? (?: {MARK} )* | {LETTER} (?: {MARK} )? | "
    r"{ROMAN} ) (?! [\w%] )",
    "RULE_LABEL": r"\d{1,3} [A-Za-z]{0,2} (?: [-‑–] \d{1,3} [a-z]? )? (?: {MARK} )*",
    "RANGE": r"\s* (?: through | thru | to (?! \s+ the ) ) \s+ | \s* [–—] \s* | \s+ - \s+ | (?<= \) ) - (?= \( )",
    "AND": r"\s* (?: , \s* )? (?: and/or | and | or | & ) \s+ | \s* , \s*",
}
"""Pieces for the patterns of labels, each under the texts it is for."""

_SEPARATOR = regex.compile(expand(r"(?P<range>{RANGE}) | (?P<and>{AND})", {**LABEL_PIECES}), regex.VERBOSE)
_MARK = regex.compile(r"\((\w{1,8})\)")
_HYPHENED = regex.compile(r"(\d+(?:\.\d+)*)-(\d+(?:\.\d+)*)")
MAX_MEMBERS = 60


def list_of(label: str) -> str:
    """The pattern of one label or several, as "13(a), 13(c), 14 or 15(d)" and "(i) through (iv)"."""
    return rf"{{{label}}} (?: (?: {{RANGE}} | {{AND}} ) {{{label}}} ){{0,30}}"


@dataclass(frozen=True)
class Cited:
    """A label in a list of them: where it stands, and what it says without white space."""

    span: Span
    label: str


def cited(text: str, span: Span, label: str, *, hyphens: bool = False) -> Iterator[Cited]:
    """The labels in a stretch that `list_of` matched; the members of a range share the span of the whole range.

    `hyphens`: a label such as "6.1-6.4" is a range, as it is after "Sections" and is not in "Section 5-1401".
    """
    for one in _listed(text, span, label):
        ends = _HYPHENED.fullmatch(one.label) if hyphens else None
        for member in between(ends[1], ends[2]) if ends else [one.label]:
            yield Cited(one.span, member)


def _listed(text: str, span: Span, label: str) -> Iterator[Cited]:
    pattern = _PATTERNS[label]
    at, pending = span.start, None
    while at < span.end and (match := pattern.match(text, at, span.end)):
        here = Cited(Span(*match.span()), plain(match[0]))
        separator = _SEPARATOR.match(text, match.end(), span.end)
        at = separator.end() if separator else span.end
        if pending is not None:
            yield from _range(pending, here)
            pending = None
        elif separator and separator["range"] is not None:
            pending = here
        else:
            yield here
    if pending is not None:
        yield pending


_PATTERNS: dict[str, "regex.Pattern[str]"] = {
    label: regex.compile(expand(f"{{{label}}}", {**LABEL_PIECES, "MARK": expand("{MARK}")}), regex.VERBOSE)
    for label in ("SECTION_LABEL", "ARTICLE_LABEL", "CLAUSE_LABEL", "ATTACHMENT_LABEL", "RULE_LABEL")
}


def plain(text: str) -> str:
    r"""A label without white space and with plain hyphens: `plain("4(b)(iii)\n  (D)")` is `"4(b)(iii)(D)"`."""
    return regex.sub(r"\s+", "", text).replace("‑", "-").replace("–", "-")


def _range(first: Cited, last: Cited) -> Iterator[Cited]:
    """The members from the first to the last, both included; only the two ends where nothing can be counted."""
    span = Span(first.span.start, last.span.end)
    for label in between(first.label, last.label):
        yield Cited(span, label)


def between(first: str, last: str) -> list[str]:
    """The labels of a range: `between("(i)", "(iv)")`, `between("2.1", "2.4")`, `between("8(a)", "8(c)")`."""
    prefix, start = _stem(first)
    other, end = _stem(last)
    if other and other != prefix:
        return [first, last]
    for counting in (_arabic, _roman, _letter):
        low, high = counting(start), counting(end)
        if low is not None and high is not None and low < high < low + MAX_MEMBERS:
            return [prefix + _written(start, number, counting) for number in range(low, high + 1)]
    return [first, last]


def _stem(label: str) -> tuple[str, str]:
    """A label before its last counter, and that counter: `("2.", "1")`, `("8", "(a)")`."""
    match = regex.search(r"(\(\w+\)|\w+)$", label)
    return (label[: match.start()], match[1]) if match else ("", label)


def _written(like: str, number: int, counting: object) -> str:
    if counting is _roman:
        text = roman(number)
    elif counting is _letter:
        text = chr(ord("a") + number - 1)
    else:
        text = str(number)
    bare = like.strip("()")
    text = text.upper() if bare.isupper() else text
    return f"({text})" if like.startswith("(") else text


def _arabic(counter: str) -> int | None:
    bare = counter.strip("()")
    return int(bare) if bare.isdecimal() else None


def _letter(counter: str) -> int | None:
    bare = counter.strip("()").lower()
    return ord(bare) - ord("a") + 1 if len(bare) == 1 and "a" <= bare <= "z" else None


def _roman(counter: str) -> int | None:
    return from_roman(counter.strip("()"))


_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ROMAN = ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))


def from_roman(text: str) -> int | None:
    """The value of a well-formed Roman numeral below 400, of either case; null for anything else."""
    digits = text.lower()
    if not digits or not set(digits) <= _VALUES.keys():
        return None
    total = 0
    for here, after in zip(digits, [*digits[1:], ""], strict=True):
        value = _VALUES[here]
        total += -value if after and value < _VALUES[after] else value
    return total if roman(total) == digits else None


def roman(number: int) -> str:
    """The Roman numeral of a positive number below 400, in small letters."""
    text = ""
    for value, digits in _ROMAN:
        count, number = divmod(number, value)
        text += digits * count
    return text


def marks(label: str) -> list[str]:
    """The marks of a relative label: `marks("(a)(iv)")` is `["(a)", "(iv)"]`."""
    return [match[0] for match in _MARK.finditer(label)]


def comparable(section: Section) -> str:
    """A section's label as references are compared with it: no white space, no final stop, no case."""
    return plain(section.label).rstrip(".").casefold()
