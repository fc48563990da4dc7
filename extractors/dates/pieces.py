"""What the rules of dates share: named pieces for patterns, numbers and units of time, and where to look for them.

`quantity("thirty (30)")` is 30, `quantity("two and a half")` is 2.5; the unit of "Banking Days" is a day, its
calendar `business`.
"""

import re
from collections.abc import Iterable
from decimal import Decimal
from typing import cast

import regex

from extractors.numerals import ORDINAL, WORDS, number, ordinal
from pipeline.record import Calendar, Unit
from pipeline.rules import Match
from pipeline.span import Span

_WORD = r"(?i: (?<! [\w-] ) " + WORDS + " )"

PIECES = {
    "WORDS": _WORD,
    # "30", "thirty", "thirty (30)", "30 (thirty)", "two and a half"
    "NUMBER": r"(?<! [\w.,$/-] ) (?= [\[\dzotfsenhmb] ) (?: \[ {PLAIN} \] | {PLAIN} )",
    "PLAIN": r"(?: \d{1,4} (?! [\d.,]*\d | % ) | {WORDS} ) (?: \s* \( \s* (?: \d{1,4} | {WORDS} ) \s* \) )?"
    r" (?: \s+ and \s+ (?: a | one ) [\s-]+ half \b )?",
    # "45th", "second", "ninetieth (90th)"
    "ORDINAL": ORDINAL + r" (?: \s* \( \s* \d{1,4} (?: st | nd | rd | th ) \s* \) )?",
    "KIND": r"(?: business | banking | trading | working | calendar | fiscal | taxable )",
    "UNIT": r"(?: minutes? | hours? | days? | weeks? | months? | quarters? | years? ) \b",
    "NOT_LATER": r"(?: in \s+ no \s+ event \s+ | in \s+ any \s+ event \s+ )? (?: not? | be )?"
    r" \s* (?: later | more | less | fewer | sooner | earlier | longer ) \s+ th[ae]n",
    "QUOTE": r"""["'“”‘’]""",
}
"""Pieces of verbose patterns; to be matched without regard to case."""

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


def lowered(text: str) -> str:
    """The text in small letters, every character still at its place."""
    small = text.lower()
    if len(small) == len(text):
        return small
    return "".join(one if len(one.lower()) > 1 else one.lower() for one in text)


Words = tuple[str, ...] | re.Pattern[str]
"""A few words, or where they are many, a pattern for all of them."""


def places(text: str, words: Words) -> list[int]:
    """Where any of the words begins, in order."""
    if isinstance(words, re.Pattern):
        return [match.start() for match in words.finditer(text)]
    found: list[int] = []
    for word in words:
        at = text.find(word)
        while at != -1:
            found.append(at)
            at = text.find(word, at + len(word))
    return sorted(found)


def around(text: str, found: Iterable[int], before: int, after: int, near: re.Pattern[str] | None = None) -> list[Span]:
    """The surroundings of the places, merged and in order; of those alone, where given, that hold `near`."""
    merged: list[Span] = []
    for at in found:
        start, end = max(0, at - before), min(len(text), at + after)
        if near is not None and not near.search(text, start, end):
            continue
        if merged and start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, end)
        else:
            merged.append(Span(start, end))
    return merged
