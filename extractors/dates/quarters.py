"""Which days a period has, where the document shows it: "first quarter ended March 31, 2004" settles the others.

With that quarter, "first quarter of 2003" is 2003-01-01/2003-03-31, "previous quarter" 2003-10-01/2003-12-31, and
"same period last year" the period itself one year earlier. What the fiscal calendar leaves open stays null.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

import regex

from extractors.dates.period_pieces import several, single
from extractors.dates.period_sentences import compared, said_of_reported, sentence, to_come
from extractors.dates.reported_quarters import QUARTER, Reported, latest, periods
from extractors.fiscal.calendar import Calendar, Period, month_of
from extractors.fiscal.stated import NTHS, lengths
from extractors.lexicon.months import month_number
from extractors.numerals import full_year
from pipeline.days import end_of_month
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import words

_HALF = lazy(r"\b(?P<nth>first|second) half\b")
_OPENING = lazy(
    r"\b(?:first|fiscal) (?:first )?(?P<months>three|six|nine) months\b|\bfirst (?P<quarters>two|three) quarters\b"
)
_YEAR = lazy(r"(?:19|20)\d\d\b|(?<=(?:q[1-4]|fy) ?['’]?)\d\d\b|(?<=[1-4]q ?['’]?)\d\d\b")
_YEAR_BEFORE = lazy(r"last (?:fiscal )?year|year[ -](?:ago|earlier)|(?:prior|previous|preceding)[ -](?:fiscal )?year")
_LIKE = r"same|comparable|corresponding|equivalent|year[ -](?:ago|earlier)"
_SAME = lazy(rf"(?:{_LIKE}|(?:prior|previous)[ -]year(?:['’]s)?)\b")
_COUNT = lazy(r"\b(?P<months>three|six|nine|twelve)[ -]months?\b")
_BESIDE = lazy(rf"(?:{_LIKE}|immediately|linked|previous|prior|preceding|current|last|next)\b")
_LENGTHS = {"three": 3, "six": 6, "nine": 9, "twelve": 12}
_FISCAL_YEAR = lazy(
    r"(?:fiscal(?: years?)?|fy) ?['’]?(?P<year>(?:19|20)?\d\d)|(?P<year>\d{4}) (?:fiscal|financial) year"
)
_OF_MONTH = lazy(r"(?P<month>march|june|september|december) (?:(?P<year>\d{4}) )?quarter")
_ENDED_IN = lazy(r"(?P<head>.+) end(?:ed|ing) (?:on )?(?P<month>[a-z]+)\.?,? (?P<year>\d{4})")
_OF_OTHERS = lazy(
    r"(?<!\b(?:company|corporation|registrant|issuer|parent|borrower|partnership|bank|firm|year))(?<=\b[a-z]+)['’]s\s+$"
)
"""Words of another's calendar: "the government's 1994 fiscal year"."""
_OWNER = 40
_IN_PROGRESS = lazy(r"\b(?:current|this)\s+quarter\b", regex.IGNORECASE)
"""What makes the last quarter the one that is over: "orders of last quarter are sustained in the current quarter"."""
_FULL_YEAR = lazy(r"\bfull[ -]year\s+$", regex.IGNORECASE)


@dataclass
class _Named:
    """What was named last: the period, the quarter, and whether the item before was a fiscal year."""

    period: Period | None = None
    quarter: Period | None = None
    fiscal: bool = False

    def keep(self, found: Period | None, text: str) -> None:
        """Takes a period as the last one named."""
        self.period = found
        if "quarter" in text or (found and found.months == 3):
            self.quarter = found

    def keep_full(self, year: Date, text: str, known: Calendar) -> None:
        """Takes a year for the period named last where it is called a full one: "Full Year 2022"."""
        full = _FULL_YEAR.search(text, max(0, year.span.start - 12), year.span.start)
        if full is not None and year.value and year.value.isdigit():
            self.keep(known.named(4, int(year.value), 12), "")


@dataclass(frozen=True)
class _Around:
    """What the words of a period are read with: the text, the calendar, the quarter reported on, what came before."""

    text: str
    known: Calendar
    current: Reported | None
    last: _Named


def resolved(dates: Sequence[Date], text: str, known: Calendar, released: str | None) -> Iterator[Date]:
    """The dates in their order, each period with the days that the document shows it to have.

    `released` is the day of a release: a quarter that ends later is not the one that it reports on.
    """
    settled = list(periods(dates, known))
    current = latest(settled, known, released)
    last = _Named(current.period, current.period) if current else _Named()
    around = _Around(text, known, current, last)
    for one, own, number in _numbered(settled):
        if one.kind == "year":
            last.keep_full(one, text, known)
        if one.kind != "period":
            yield one
            continue
        said = words(one.text).lower()
        said = single(said, number) if number < len(several(said)) else said
        found = own if one.end else _found(said, one, around)
        last.fiscal = _FISCAL_YEAR.fullmatch(said) is not None or (last.fiscal and said.isdigit())
        if not _BESIDE.match(said) and not (found and compared(text, one.span.start)):
            last.keep(found, said)
        yield one if one.end or found is None else replace(one, start=_iso(found.start), end=_iso(found.end))


def _numbered(settled: Iterable[tuple[Date, Period | None]]) -> Iterator[tuple[Date, Period | None, int]]:
    """The dates, each with its place among those of its span: "first and second quarters" are two."""
    before, number = None, 0
    for one, own in settled:
        number = number + 1 if before == one.span else 0
        before = one.span
        yield one, own, number


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None


def _found(said: str, one: Date, around: _Around) -> Period | None:
    """The period of an item by its words: one that they name by its year, else one beside the quarter reported on."""
    if _OF_OTHERS.search(around.text, max(0, one.span.start - _OWNER), one.span.start):
        return None
    known, year = around.known, _FISCAL_YEAR.fullmatch(said)
    if year is not None or (around.last.fiscal and said.isdigit()):
        return known.named(4, full_year(year["year"] if year else said), 12)
    if (ended := _ENDED_IN.fullmatch(said)) is not None:
        return _ended_in(ended, known)
    nth, length = _nth(said)
    if nth is not None and (stated := _YEAR.search(said)) is not None:
        return _in_year(said, nth, length, full_year(stated[0]), known)
    month = _OF_MONTH.fullmatch(said)
    if month is not None:
        return _of_month(month, sentence(around.text, one.span), around)
    return _beside(said, one, around, around.current) if around.current is not None else None


def _beside(said: str, one: Date, around: _Around, current: Reported) -> Period | None:
    """The period by words that need another one: "the previous quarter", "same period last year", "first quarter"."""
    known, last = around.known, around.last
    nth, length = _nth(said)
    if _SAME.match(said) and nth is None:
        return _same(said, last.quarter if "quarter" in said else last.period, known)
    if regex.fullmatch(r"(?:immediately |linked )?(?:previous|prior|preceding|linked) (?:fiscal )?quarter", said):
        return _previous(known, current, last)
    if regex.fullmatch(r"(?:previous|prior|preceding) (?:fiscal )?year", said):
        return known.before(last.period, 4) if last.period and last.period.months == 12 else None
    words_around = sentence(around.text, one.span)
    if regex.fullmatch(r"last (?:fiscal )?quarter", said):
        return current.period if _IN_PROGRESS.search(words_around) else None
    if regex.fullmatch(r"current (?:fiscal )?quarter", said):
        if to_come(words_around):
            return known.before(current.period, -1)
        return current.period if said_of_reported(words_around) else None
    if regex.fullmatch(r"current (?:fiscal )?year", said):
        told = said_of_reported(words_around) and not to_come(words_around) and known.year_ends(current.period.end)
        return known.period(12, current.period.end) if told else None
    if nth is None or current.nth is None:
        return None
    back = _back(said, nth, current.nth, words_around)
    found = known.before(current.period, back) if back is not None else None
    return known.period(length, found.end) if found else None


def _back(said: str, nth: int, current: int, around: str) -> int | None:
    """By how many quarters the nth one ends before the one reported on; -1 for the next where its sentence looks ahead.

    Null where it may be one of another year.
    """
    if _YEAR_BEFORE.search(said):
        return current - nth + 4
    if nth != current and to_come(around):
        return -1 if nth == current % 4 + 1 else None
    return current - nth if nth <= current else None


def _previous(known: Calendar, current: Reported, last: _Named) -> Period | None:
    """The quarter before the one reported on, or before a later one that was named last.

    Beside "the first quarter of 2003" in a report on that of 2004 it is still the one before the latter.
    """
    named = last.quarter
    if named is None:
        return None
    if named.end > current.period.end:
        return known.before(named, 1)
    return known.before(current.period, 1) if month_of(named.end) == month_of(current.period.end) else None


def _same(said: str, last: Period | None, known: Calendar) -> Period | None:
    """The period named last, a year earlier or in the year stated; none where the words ask for another length."""
    if last is None or regex.search(r"\b(?:periods|quarters|weeks?)\b", said):
        return None
    counted = _COUNT.search(said)
    if (counted and last.months != _LENGTHS[counted["months"]]) or ("quarter" in said and last.months != 3):
        return None
    year = _YEAR.search(said)
    if year is not None:
        called = known.year_named(last.end) if "fiscal" in said else last.end.year
        back = called - full_year(year[0]) if called else 0
    else:
        back = 1 if _YEAR_BEFORE.search(said) else 0
    return known.before(last, 4 * back) if 0 < back < 50 else None


def _nth(said: str) -> tuple[int | None, int]:
    """The last quarter of the period by its number, and how many months it has: (2, 6) for "first half"."""
    if match := QUARTER.search(said):
        return (NTHS[match["nth"]] if match["nth"] else int(match["q"])), 3
    if match := _HALF.search(said):
        return 2 * NTHS[match["nth"]], 6
    if match := _OPENING.search(said):
        months = _LENGTHS[match["months"]] if match["months"] else 3 * {"two": 2, "three": 3}[match["quarters"]]
        return months // 3, months
    return None, 0


def _in_year(said: str, nth: int, length: int, year: int, known: Calendar) -> Period | None:
    """The period that ends with the nth quarter of a year: of the issuer's, unless the words say the calendar's."""
    if "calendar" in said:
        known = Calendar(headers=(12,))
    return known.named(nth, year, length)


def _ended_in(match: "regex.Match[str]", known: Calendar) -> Period | None:
    """The period of "three months ended December 2003"."""
    length = lengths(match["head"])
    end = _month_end(match["month"], int(match["year"]), known)
    return known.period(length[0].months, end) if end and len(length) == 1 and length[0].months else None


def _of_month(match: "regex.Match[str]", words_around: str, around: _Around) -> Period | None:
    """The quarter that ends in a month: of the year stated, else one just named, else the next where it is to come."""
    known, current = around.known, around.current
    month = month_number(match["month"])
    if match["year"]:
        end = _month_end(match["month"], int(match["year"]), known)
        fits = known.year_month is not None and (month - known.year_month) % 3 == 0
        return known.period(3, end) if end and fits else None
    if current is None:
        return None
    for one in (around.last.quarter, current.period):
        if one is not None and month_of(one.end) == month:
            return one
    ahead = (month - month_of(current.period.end)) % 12
    return (
        known.before(current.period, -ahead // 3) if to_come(words_around) and ahead % 3 == 0 and ahead <= 6 else None
    )


def _month_end(month: str, year: int, known: Calendar) -> date | None:
    try:
        return known.at(end_of_month(year, month_number(month)))
    except KeyError:
        return None
