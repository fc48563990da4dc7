"""What the rules of dates share: named pieces for patterns, numbers and units of time, and where to look for them.

`quantity("thirty (30)")` is 30, `quantity("two and a half")` is 2.5; the unit of "Banking Days" is a day, its
calendar `business`.
"""

from decimal import Decimal
from functools import lru_cache
from typing import cast

import regex

from extractors.numerals import ORDINAL, SCALES, TENS, number, ordinal
from extractors.numerals import UNITS as ONES
from pipeline.record import Calendar, Unit
from pipeline.rules import Match
from pipeline.span import Span

_ANY = "(?: " + " | ".join(sorted((*ONES, *TENS, *SCALES), key=len, reverse=True)) + " )"
_WORDS = rf"(?i: (?<! [\w-] ) {_ANY} \b (?: [\s-]{{1,40}} (?: and \s+ )? {_ANY} \b ){{0,6}} )"

PIECES = {
    "WORDS": _WORDS,
    # "30", "thirty", "thirty (30)", "30 (thirty)", "two and a half"
    "NUMBER": r"(?<! [\w.,$/-] ) (?: \[ {PLAIN} \] | {PLAIN} | {LEFT_OUT} )",
    # "[***]", "[__]", "____", "[●] ([●])": a number that was left out or is still to be filled in
    "LEFT_OUT": r"(?: \[ [\s*●•_]{1,20} \] (?: \s* \( \s* \[ [\s*●•_]{1,20} \] \s* \) )? | _{2,20} )",
    "PLAIN": r"(?: \d{1,4} (?! [\d.,]*\d | % ) | {WORDS} ) (?: \s* \( \s* (?: \d{1,4} | {WORDS} ) \s* \) )?"
    r" (?: \s+ and \s+ (?: a | one ) [\s-]+ half \b )?",
    # "45th", "second", "ninetieth (90th)"
    "ORDINAL": ORDINAL + r" (?: \s* \( \s* \d{1,4} (?: st | nd | rd | th ) \s* \) )?",
    "ADJECTIVE": r"(?: full | consecutive | additional | successive | complete | continuous | further )",
    "KIND": r"(?: business | banking | trading | working | calendar | fiscal | taxable )",
    "UNIT": r"(?: minutes? | hours? | days? | weeks? | months? | quarters? | years? ) \b",
    "NOT_LATER": r"(?: in \s+ no \s+ event \s+ | in \s+ any \s+ event \s+ )? (?: not? | be )?"
    r" \s* (?: later | more | less | fewer | sooner | earlier | longer ) \s+ th[ae]n",
    "QUOTE": r"""["'“”‘’]""",
}
"""Pieces of verbose patterns; to be matched without regard to case.

A pattern begins at its word ("days", "March"), which is rare and quickly found; a group `begin` in a lookbehind holds
what of the expression stands before that word.
"""

COUNT = r"""(?<= (?<! [\w-] ) (?P<begin>
        (?: (?P<first>{NUMBER}) (?: [\s-]+ (?: {KIND} [\s-]+ )? (?P<first_unit>{UNIT}) )? ,? \s+
            (?: and | nor | but | or ) \s+
            (?: (?P<limit> (?: not? \s+ )? (?: more | less | fewer | later | longer ) \s+ than ) \s+ )? )?
        (?: (?P<number>{NUMBER}) | (?P<number> (?P<article> an? ) ) (?= \s+ {UNIT} ) )
        [\s-]+ (?: {ADJECTIVE} [\s-]+ )?
        (?: (?P<kind>{KIND}) [\s-]+ (?: \( \d{1,4} \) \s+ )? )? ) )
    (?P<unit>{UNIT})"""
"""So many units, for a verbose pattern: "thirty (30) days", "a year", "30 nor more than 60 days"."""

UNITS: dict[str, Unit] = {
    "minute": "minute",
    "hour": "hour",
    "day": "day",
    "date": "day",
    "week": "week",
    "month": "month",
    "quarter": "quarter",
    "year": "year",
    "anniversary": "year",
}
CALENDARS: dict[str, Calendar] = {
    "business": "business",
    "banking": "business",
    "trading": "business",
    "working": "business",
    "fiscal": "fiscal",
}
MONTH_NUMBERS = {
    name: number
    for number, name in enumerate(
        ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), start=1
    )
}


_HALF = regex.compile(r" and (?:a|one)[ -]half$")


def left_out(text: str) -> bool:
    """Whether marks stand where a number should: "[***]", "[__]"."""
    return not any(one.isalnum() for one in text)


def blank(text: str) -> bool:
    """Whether the number is still to be filled in, as in "[__] days"; in "[***] days" it was taken out."""
    return left_out(text) and "*" not in text


def redacted(text: str) -> bool:
    """Whether the number was taken out of the filing, as in "[***] days"."""
    return left_out(text) and "*" in text


@lru_cache(maxsize=1024)
def quantity(text: str) -> Decimal | None:
    """The number that the words say, in words before figures: "thirty (30)" is 30, "two and a half" 2.5."""
    text = " ".join(text.lower().strip("[]").split())
    half = _HALF.search(text)
    main = (text[: half.start()] if half else text).partition("(")[0].rstrip()
    value = Decimal(1) if main in ("a", "an") else number(main)
    if value is None:
        return None
    return value + Decimal("0.5") if half else value


def position(text: str) -> Decimal | None:
    """The number of an ordinal: "ninetieth (90th)" is 90."""
    value = ordinal(text.partition("(")[0])
    return None if value is None else Decimal(value)


def unit(text: str) -> Unit:
    """The unit in the singular: "Days" is `day`, "quarters" `quarter`."""
    word = text.lower()
    return UNITS.get(word) or UNITS[word.removesuffix("s")]


def calendar(kind: str | None) -> Calendar:
    """The calendar that the word before the unit names: "Banking" is `business`, none `calendar`."""
    return CALENDARS.get((kind or "").lower(), "calendar")


def month_number(name: str) -> int:
    """The number of a month by its name or its short form: 9 for "Sept.", the full stop included."""
    return MONTH_NUMBERS[name[:3].lower()]


def full_year(digits: str) -> int:
    """The year of four digits, or of two as filings since 1993 use them: "14" is 2014, "98" 1998."""
    year = int(digits)
    if len(digits) > 2:
        return year
    return 1900 + year if year >= 50 else 2000 + year


def group(match: Match, name: str) -> str | None:
    """What a named group matched, null where the pattern has no such group or it took no part."""
    return cast("str | None", match.groupdict().get(name))


_NEAR = 250
"""How far what follows a word can run, in characters."""


def following(pattern: "regex.Pattern[str]", text: str, at: int) -> Match | None:
    """The pattern's match at the place. Without an end, `regex` would look for its letters to the end of the text."""
    return pattern.match(text, at, at + _NEAR)


def whole(match: Match) -> Span:
    """Where the expression stands: from its group `begin`, where it has one, to the end of the match."""
    begin = match.span("begin")[0] if "begin" in match.re.groupindex else -1
    return Span(match.start() if begin == -1 else begin, match.end())
