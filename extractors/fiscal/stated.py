r"""Periods whose last day a text states: "second quarter of fiscal 2007, ended Dec. 30, 2006".

Each has its length in months, its first day where weeks are counted ("13-week fourth quarter ended January 28, 2023"),
the number of its last quarter and the name of its fiscal year where the words around its end give them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

import regex

from extractors.lexicon.months import MONTH, month_number
from extractors.numerals import TENS, UNITS, full_year, number
from pipeline.days import days_ending, end_of_month, is_end_of_month
from pipeline.lazy import lazy
from pipeline.rules import words

NTHS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
"""The numbers of quarters by their ordinals."""
MONTHS_OF_WEEKS = {**dict.fromkeys((12, 13, 14, 16, 17), 3), **dict.fromkeys((24, 25, 26, 27, 28), 6)}
MONTHS_OF_WEEKS |= {**dict.fromkeys((36, 39, 40), 9), **dict.fromkeys((52, 53), 12)}
"""How many months a fiscal period of so many weeks stands for."""

_HEAD = 120
"""Characters before "ended" that name a period."""
_DAY = rf"(?:(?P<month>{MONTH})\s+(?P<day>\d{{1,2}})\s*,?|(?P<day>\d{{1,2}})\s+(?P<month>{MONTH}),?)"
_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d/%]|,\d|\.\d)"
_ENDED = lazy(rf"\bend(?:ed|ing)\s+(?:on\s+)?{_DAY}\s+{_YEAR}", regex.IGNORECASE)
_MORE = lazy(rf"[\s,]{{1,80}}(?:and\s+)?(?:{_DAY}\s+)?{_YEAR}(?!\s+(?:shares|units))", regex.IGNORECASE)
_YEAR_ENDS = lazy(
    rf"\bfiscal\s+years?\s+(?:ends?|ending|closes?|is\s+the\s+(?:\w+\s+){{1,4}}end(?:ed|ing|s)?)\s+(?:on\s+)?{_DAY}(?!,?\s+\d)",
    regex.IGNORECASE,
)
_NAME = lazy(
    r"\s*\(\W{0,3}(?:the\s+|our\s+)?(?:q(?P<nth>[1-4])|(?P<nth>[1-4])q)?\s?(?:fiscal\s+(?:year\s+)?|fy)?\s?['’]?"
    r"(?P<year>(?:19|20)\d\d|\d\d)\W{0,3}\)",
    regex.IGNORECASE,
)
"""What the text calls a period right behind its end: ("Q4 FY23")."""
_COUNT = rf"(?:(?:(?:{'|'.join(TENS)})[ -])?(?:{'|'.join([*TENS, *UNITS])})|\d{{1,2}})"
_TOKEN = (
    rf"(?:{_COUNT}|{'|'.join(NTHS)}|(?:19|20)\d\d|fiscal|consecutive|quarter(?:s|ly)?|half|years?|weeks?|months?|periods?|annual"
    r"|full|of|in|and|the|its|our|then|company['’]s)"
)
_TAIL = lazy(rf"(?:(?<![\w'’]){_TOKEN}(?![\w'’])[\s,()-]*+)+\Z")
_FISCAL = lazy(r"\bfiscal (?:years? )?(?P<year>(?:19|20)\d\d)\b|\b(?P<year>(?:19|20)\d\d) fiscal year\b")
_LENGTH = lazy(
    rf"\b(?P<counts>{_COUNT}(?:[ -]months?)?(?:,? and {_COUNT})?)[ -](?P<unit>months?|weeks?)\b"
    rf"|\b(?:(?P<many>{_COUNT})[ -](?:consecutive )?(?:fiscal[ -])?(?=years?|quarters|quarter[ -]periods?)"
    rf"|(?P<nth>{'|'.join(NTHS)})[ -])?(?:fiscal )?"
    r"(?P<name>quarter(?:s|ly)?|half|years?|annual)\b"
)
_OF_YEAR = lazy(
    rf"\b(?P<nth>{'|'.join(NTHS)}) (?:fiscal )?quarter of (?:(?:the|its|our) )?(?:[\w’'-]+ )?(?:fiscal )?year\b"
)
_NUMBER = lazy(_COUNT)
_NAMED = {"quarter": 3, "quarters": 3, "quarterly": 3, "half": 6, "year": 12, "years": 12, "annual": 12}


@dataclass(frozen=True)
class Stated:
    """A period by its last day; what the text leaves out is null, `months` too for the day of a balance."""

    end: date
    months: int | None = None
    start: date | None = None
    nth: int | None = None
    year: int | None = None


@dataclass(frozen=True)
class Length:
    """The length of a period in months, or in days where its words count weeks, with the number of its last quarter."""

    months: int | None
    weeks: int | None = None
    nth: int | None = None


def in_text(text: str) -> Iterator[Stated]:
    """The periods that the text says to have ended, or to end, on a day; one for each length and each year."""
    for match in _ENDED.finditer(text):
        head = _TAIL.search(words(text[max(0, match.start() - _HEAD) : match.start()]).lower())
        end = _date(match, None)
        if head is None or end is None:
            continue
        found = lengths(head[0])
        name = _NAME.match(text, match.end())
        called = _FISCAL.search(head[0])
        year = int(called["year"]) if called else full_year(name["year"]) if name else None
        for one in found:
            nth = one.nth or (int(name["nth"]) if name and name["nth"] and one.months == 3 else None)
            yield _ended(one, end, nth, year)
        at = match.end()
        while (more := _MORE.match(text, at)) is not None:
            another = _date(more, end)
            for one in found if another else ():
                yield _ended(one, another or end, one.nth, None)
            at = more.end()


def place_of_first(text: str) -> int:
    """Where the text first says that something ended, or ends, on a day; its end where it never does."""
    match = _ENDED.search(text)
    return match.start() if match else len(text)


def year_ends(text: str) -> Iterator[int]:
    """The months on whose last days the text says that fiscal years end: 12 for "fiscal year ends on December 31"."""
    for match in _YEAR_ENDS.finditer(text):
        month = month_number(match["month"])
        if int(match["day"]) == end_of_month(2001, month).day:
            yield month


def quarter_of_year(head: str) -> int | None:
    """The number of the quarter that a head has of the year that ends: "third quarter of the fiscal year"."""
    match = _OF_YEAR.search(words(head.lower()))
    return NTHS[match["nth"]] if match else None


def lengths(head: str) -> list[Length]:
    """The lengths that the head of a period names, in their order: those of "fourth quarter and full year" are two.

    A quarter of the year that ends gives the year alone.
    The weeks of "13-week fourth quarter" and of "first quarter (twelve weeks)" are those of the quarter.
    """
    head = words(_OF_YEAR.sub("year", _FISCAL.sub(" ", head.lower())))
    found: list[Length] = []
    for match in _LENGTH.finditer(head):
        if match["name"]:
            found.append(_named(match))
        else:
            counts = (int(number(one[0].replace("-", " ")) or 0) for one in _NUMBER.finditer(match["counts"]))
            weeks = match["unit"].startswith("week")
            found += [Length(MONTHS_OF_WEEKS.get(one), one) if weeks else Length(one) for one in counts if one]
    return _merged(found)


def _named(match: "regex.Match[str]") -> Length:
    months = _NAMED[match["name"]]
    if match["many"]:
        return Length(months * int(number(match["many"].replace("-", " ")) or 0))
    nth = NTHS[match["nth"]] if match["nth"] else None
    numbered = {3: nth, 6: 2 * nth if nth in (1, 2) else None, 12: 4}
    return Length(months, None, numbered[months])


def _merged(found: list[Length]) -> list[Length]:
    """The lengths, one in weeks and the same one by its name taken together."""
    made: list[Length] = []
    for one in found:
        last = made[-1] if made else None
        if last and last.months == one.months and (last.weeks is None) != (one.weeks is None):
            made[-1] = Length(one.months, one.weeks or last.weeks, one.nth or last.nth)
        else:
            made.append(one)
    return made


def _ended(length: Length, end: date, nth: int | None, year: int | None) -> Stated:
    start = days_ending(end, 7 * length.weeks) if length.weeks else None
    return Stated(end, length.months, start, nth, year)


def _date(match: "regex.Match[str]", first: date | None) -> date | None:
    """The day that a match gives; a bare year has the day of `first`, the last of its month where that is one."""
    year = int(match["year"])
    if match["month"] is None and first is not None:
        if is_end_of_month(first):
            return end_of_month(year, first.month)
        return first.replace(year=year) if first.month != 2 else None
    try:
        return date(year, month_number(match["month"]), int(match["day"]))
    except ValueError:
        return None
