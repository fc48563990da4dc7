r"""Periods: what a column's head, with the caption above it, says of time.

"THREE MONTHS ENDED MARCH 31, 2004" is 2004-01-01/2004-03-31, "13 Weeks Ended January 28, 2023" the 91 days to that
day, "AS OF DEC 30, 2006" the day. A quarter of months that does not end with a month is left open: null.
"""

from dataclasses import dataclass
from datetime import date

import regex

from extractors.numerals import TENS, UNITS, number
from pipeline.days import days_ending, end_of_month, months_ending
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import MONTHS

_MONTHS = tuple(name[:3].lower() for name in MONTHS)
_MONTH = "|".join(_MONTHS)
_COUNT = rf"(?:(?:{'|'.join(TENS)})[\s-]+)?(?:{'|'.join([*TENS, *UNITS])})|\d\d?"
_DAY = lazy(
    rf"\b(?P<month>{_MONTH})[a-z]*\.?\s+(?P<day>\d{{1,2}})(?:\s*,)?\s*(?P<year>(?:19|20)\d\d)?\b"
    r"|\b(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>(?:19|20)?\d\d)\b",
    regex.IGNORECASE,
)
_YEAR = lazy(r"(?<![\d/$.,])(?:19|20)\d\d(?![\d,]*\d)")
_LENGTH = lazy(
    rf"\b(?P<count>{_COUNT})[\s-]+(?P<unit>months?|weeks?)\b|\b(?P<half>half)[\s-]+years?\s+end(?:ed|ing)\b"
    r"|\b(?:fiscal\s+)?(?P<year>years?)\s+end(?:ed|ing)\b"
    r"|\b(?P<quarter>quarters?|quarterly\s+periods?)\s+end(?:ed|ing)\b|\b(?P<month>month)\s+end(?:ed|ing)\b",
    regex.IGNORECASE,
)
_UNCOUNTED = {"half": 6, "year": 12, "quarter": 3, "month": 1}
"""Months of the lengths that have no count."""
_QUARTER = lazy(
    r"\bQ(?P<q>[1-4])\b\s*['’]?(?P<y>(?:19|20)?\d\d)?|\b(?P<q>[1-4])Q\s*['’]?(?P<y>(?:19|20)?\d\d)?\b"
    r"|\b(?P<nth>first|second|third|fourth|1st|2nd|3rd|4th)\s+(?:fiscal\s+)?quarter\b",
    regex.IGNORECASE,
)
_NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
CHANGE = lazy(
    r"\b(?:change|variance|vs\.?|versus|increase|decrease|growth|better|worse|adjustments?|reclass\w*)\b|%\s*chg",
    regex.IGNORECASE,
)
"""Heads of columns that compare, and so have no period of their own."""
_INSTANT = lazy(
    r"\bas\s+(?:of|at)\b|^at\b|\bbalance\s+sheets?\b|\bfinancial\s+(?:position|condition)\b|\bend\s+of\b",
    regex.IGNORECASE,
)
_ENDED = lazy(r"\bend(?:ed|ing)\b", regex.IGNORECASE)
"""A period ends; a day of a balance does not."""
_FLOWS = lazy(
    r"\b(?:operations|income|earnings|loss|cash\s+flows?|reconciliation|reconcil\w+|sales|results)\b", regex.IGNORECASE
)
_YEAR_END = lazy(
    rf"(?<!\bhalf[\s-]+)\b(?:fiscal\s+)?years?\s+end(?:ed|ing)\s+({_MONTH})[a-z]*\.?\s+(\d{{1,2}})\b",
    regex.IGNORECASE,
)


@dataclass(frozen=True)
class Calendar:
    """When the fiscal year ends, where the document shows it to end with a month; else null."""

    month: int | None = None


def calendar(document: Document) -> Calendar:
    """The calendar of the company, by its header and the years that the document says have ended, if all agree.

    A company whose years end on the last Sunday of September has none: "fiscal 2004" may end in October.
    """
    ends = {(_MONTHS.index(one[1].lower()) + 1, int(one[2])) for one in _YEAR_END.finditer(document.text)}
    for filer in document.source.filing.filers if document.source.filing else ():
        stated = regex.fullmatch(r"XXXX-(\d\d)-(\d\d)", filer.fiscal_year_end or "")
        if stated:
            ends.add((int(stated[1]), int(stated[2])))
    if len(ends) != 1:
        return Calendar()
    month, day = next(iter(ends))
    return Calendar(month if 1 <= month <= 12 and day == end_of_month(2001, month).day else None)


def period(label: str, caption: str, known: Calendar) -> str | None:
    """The period that a column reports on, an interval or a day; null where it compares or the text leaves it open."""
    if CHANGE.search(label):
        return None
    days = list(_DAY.finditer(label))
    years = [int(one[0]) for one in _YEAR.finditer(label)]
    if len(days) > 1 or len(set(years)) > 1:
        return None
    if days:
        end = _date(days[0], years[0] if years else None)
        return None if end is None else _ending(label, caption, end)
    return _without_day(label, caption, years[0] if years else None, known)


def _ending(label: str, caption: str, end: date) -> str | None:
    """The period that ends on a day: as long as head or caption say, or the day itself where it is a balance's."""
    own = list(_LENGTH.finditer(label))
    if own:
        return _interval(own[0], end) if len({one[0].lower() for one in own}) == 1 else None
    if _INSTANT.search(label):
        return end.isoformat()
    above = list(_LENGTH.finditer(caption))
    if above and not _INSTANT.search(caption):
        lengths = {_interval(one, end) for one in above}
        return lengths.pop() if len(lengths) == 1 else None
    if _ENDED.search(label):
        return None
    if _INSTANT.search(caption) or not _FLOWS.search(caption):
        return end.isoformat()
    return None


def _without_day(label: str, caption: str, year: int | None, known: Calendar) -> str | None:
    """The period of a head that has a year or a quarter and no day: "2004" under "Years ended December 31"."""
    length = _LENGTH.search(label) or _LENGTH.search(caption)
    ends = {(one["month"] or "").lower()[:3] + (one["day"] or "") for one in _DAY.finditer(caption)}
    quarter = _QUARTER.search(label)
    if quarter is not None:
        return _quarter(quarter, year, known)
    if year is None:
        return None
    if len(ends) == 1:
        day = next(_DAY.finditer(caption))
        end = _in_year(day, year) if day["month"] else None
        if end is None:
            return None
        if length is not None and not _INSTANT.search(caption):
            return _interval(length, end)
        return end.isoformat() if _INSTANT.search(caption) else None
    if known.month is None or ends or (length is not None and not length["year"]):
        return None
    start = months_ending(end_of_month(year, known.month), 12)
    return f"{start}/{end_of_month(year, known.month)}" if start and not _INSTANT.search(caption) else None


def _quarter(match: "regex.Match[str]", year: int | None, known: Calendar) -> str | None:
    nth = int(match["q"]) if match["q"] else _NTH[match["nth"].lower()]
    stated = int(match["y"]) if match["q"] and match["y"] else year
    if stated is None or known.month != 12:  # which year a fiscal quarter is in differs by company
        return None
    stated = stated if stated > 99 else (1900 if stated >= 70 else 2000) + stated  # "'04", "'98"
    end = end_of_month(stated, 3 * nth)
    return f"{months_ending(end, 3)}/{end}"


def _interval(length: "regex.Match[str]", end: date) -> str | None:
    count = int(number(length["count"]) or 0) if length["count"] else None
    if count == 0:
        return None
    if count and length["unit"].lower().startswith("week"):
        start = days_ending(end, 7 * count)
        return f"{start}/{end}" if start else None
    months = count or next(many for name, many in _UNCOUNTED.items() if length[name])
    start = months_ending(end, months)
    return f"{start}/{end}" if start else None


def _in_year(match: "regex.Match[str]", year: int) -> date | None:
    """The day of another year: December 31 of 1992 for "December 31, 1991, 1992 and 1993"."""
    month, day = _MONTHS.index(match["month"].lower()) + 1, int(match["day"])
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _date(match: "regex.Match[str]", other: int | None) -> date | None:
    """The day that a head names, its year perhaps on another line; null for a day that no calendar has."""
    if match["month"]:
        month, day = _MONTHS.index(match["month"].lower()) + 1, int(match["day"])
        year = int(match["year"]) if match["year"] else other
    else:
        month, day, year = int(match["m"]), int(match["d"]), int(match["y"])
        year = year if year > 99 else (1900 if year >= 70 else 2000) + year  # "6/30/04"
    try:
        return date(year, month, day) if year else None
    except ValueError:
        return None
