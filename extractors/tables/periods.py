r"""Periods: what a column's head, with the caption above it, says of time.

"THREE MONTHS ENDED MARCH 31, 2004" is 2004-01-01/2004-03-31, "13 Weeks Ended January 28, 2023" the 91 days to that
day, "AS OF DEC 30, 2006" the day. A quarter of months that does not end with a month begins where the calendar of the
document says: else it is P3M/2006-12-30, its length and its end.
"""

from calendar import monthrange
from datetime import date

import regex

from extractors.fiscal.calendar import Calendar
from extractors.fiscal.stated import MONTHS_OF_WEEKS, NTHS, Stated
from extractors.lexicon.months import MONTH, month_number
from extractors.numerals import TENS, UNITS, full_year, number
from pipeline.days import days_ending
from pipeline.lazy import lazy

_COUNT = rf"(?:(?:{'|'.join(TENS)})[\s-]+)?(?:{'|'.join([*TENS, *UNITS])})|\d\d?"
_DAY = lazy(
    rf"\b(?P<month>{MONTH})\s+(?P<day>\d{{1,2}})(?:\s*,)?\s*(?P<year>(?:19|20)\d\d)?\b"
    rf"|\b(?P<day>\d{{1,2}})\s+(?P<month>{MONTH})(?:\s*,)?\s*(?P<year>(?:19|20)\d\d)?\b"
    rf"|\b(?P<day>\d{{1,2}})-(?P<month>{MONTH})-(?P<year>(?:19|20)?\d\d)\b"
    r"|\b(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>(?:19|20)?\d\d)\b",
    regex.IGNORECASE,
)
_YEAR = lazy(r"(?<![\d/$.,])(?:19|20)\d\d(?![\d,]*\d)")
LENGTH = lazy(
    rf"(?<!/)\b(?P<count>{_COUNT})[\s-]+(?P<unit>months?|mos\b\.?|weeks?|quarters)\b|\b(?P<half>half)[\s-]+years?\s+end(?:ed|ing)\b"
    r"|\b(?:fiscal\s+)?(?P<year>years?)\s+end(?:ed|ing)\b"
    rf"|\b(?P<quarter>(?:quarters?|qtrs?|quarterly\s+periods?)\b\.?(?:\s+end(?:ed|ing)\b|\s+(?=\d\d?/\d|{MONTH}\s+\d\d?,)))|\b(?P<month>month)\s+end(?:ed|ing)\b",
    regex.IGNORECASE,
)
"""How long a period is: "three months", "52 weeks", "year ended", "QTR" before a day."""
_UNCOUNTED = {"half": 6, "year": 12, "quarter": 3, "month": 1}
"""Months of the lengths that have no count."""
_QUARTER = lazy(
    r"\bQ(?P<q>[1-4])\b\s*(?:FY)?\s?['’/]?(?P<y>(?:19|20)?\d\d)?|\b(?P<q>[1-4])Q\s*['’]?(?P<y>(?:19|20)?\d\d)?\b"
    rf"|\b(?P<nth>{'|'.join(NTHS)})\s+(?:fiscal\s+)?(?:quarter|qtr)\b|\bquarters?\s+(?P<nth>{'|'.join(NTHS)})\b",
    regex.IGNORECASE,
)
_TOO = lazy(r"\b(?:and|excluding|except|without|less)\b|&", regex.IGNORECASE)
"""What leaves open that a quarter is of the year beside it: "Fourth Quarter and Year Ended December 31, 2007"."""
_HALF = lazy(
    r"\bH(?P<h>[12])\b\s*(?:FY)?\s?['’]?(?P<y>(?:19|20)?\d\d)?\b|\b(?P<h>[12])H\s*['’]?(?P<y>(?:19|20)?\d\d)?\b"
    r"|\b(?P<nth>first|second|1st|2nd)\s+half\b",
    regex.IGNORECASE,
)
CHANGE = lazy(
    r"\b(?:change|variance|vs\.?|versus|increase|decrease|growth|better|worse|adjustments?|reclass\w*)\b|%\s*chg",
    regex.IGNORECASE,
)
"""Heads of columns that compare, and so have no period of their own."""
_INSTANT = lazy(
    r"\bas\s+(?:of|at)\b|^at\b|\bbalance\s+sheets?\b|\bfinancial\s+(?:position|condition)\b|\bend\s+of\b",
    regex.IGNORECASE,
)
_ENDS = lazy(r"(?<=\bend(?:ed|ing))|\s+(?:periods?\s+)?end(?:ed|ing)\b", regex.IGNORECASE)
_ASIDE = lazy(r"\((?:\d\d|[a-z-]+)\s+weeks\)", regex.IGNORECASE)
"""How a head says of a year or a quarter how many weeks it had: "(52 weeks)"."""
_PART = lazy(
    r"\b(?!(?:fiscal|full|year|quarter|results|as|of|in|for|the|restated|adjusted|actual|gaap|reported|unaudited|fy)\b)\p{L}{2,}",
    regex.IGNORECASE,
)
"""Words beside a quarter in a head that may name a part of the company: "2Q21 Southern Bank"."""
_BEGINS = lazy(r"\b(?:begin|commenc|start)\w*\s+(?:on\s+)?(?:or\s+after\s+)?$", regex.IGNORECASE)
"""What stands before the first day of a period: "the twelve months beginning July 15 of the years below"."""
_ENDED = lazy(r"\bend(?:ed|ing)\b", regex.IGNORECASE)
"""A period ends; a day of a balance does not."""
_FLOWS = lazy(
    r"\b(?:operations|income|earnings|loss|cash\s+flows?|reconciliation|reconcil\w+|sales|results)\b", regex.IGNORECASE
)
_MONTH = lazy(rf"^(?P<month>{MONTH})\s*,?\s*(?P<year>(?:19|20)\d\d)$", regex.IGNORECASE)
"""A head that is a month alone: "October 2004"."""
_LONGER = lazy(r"\b(?:quarter|(?<!\band\s(?=year[\s-]to[\s-]date))year|half|months|weeks)", regex.IGNORECASE)
_TO_DATE = lazy(rf"\bto[\s-]date\b|\bytd\b|^{MONTH}", regex.IGNORECASE)
"""What makes less than a year of one: "YTD 2004", "October 2004 (estimated)"."""
_FISCAL = lazy(r"^(?:fiscal(?:\s+year)?\s+|FY\s?['’]?)(?P<year>(?:19|20)?\d\d)$", regex.IGNORECASE)
"""A head that is a fiscal year alone: "FY23"."""
_FULL = lazy(
    r"^(?:full|total)\s+year\s+(?P<year>(?:19|20)\d\d)\b|^(?P<year>(?:19|20)\d\d)\s+(?:full|total)\s+year\b",
    regex.IGNORECASE,
)
"""A head that is a year beside its quarters: "2002 Full Year"."""


def stated(label: str, caption: str) -> Stated | None:
    """What a head, with the caption above it, states of the calendar: a period by its last day, or a balance's day."""
    if CHANGE.search(label):
        return None
    days = list(_DAY.finditer(label))
    if any(_BEGINS.search(one.string, 0, one.start()) for one in days):
        return None
    years = [int(one[0]) for one in _YEAR.finditer(label)]
    if len(days) > 1 or len(set(years)) > 1:
        return None
    if days:
        end = _date(days[0], years[0] if years else None)
        return None if end is None else _ending(label, caption, end)
    above = list(_DAY.finditer(caption))
    ends = {(one["month"] or "").lower()[:3] + (one["day"] or "") for one in above}
    if not years or len(ends) != 1 or not above[0]["month"] or _QUARTER.search(label):
        return None
    if any(_BEGINS.search(caption, 0, one.start()) for one in above):
        return None
    end = _in_year(above[0], years[0])
    if end is None:
        return None
    length = LENGTH.search(label) or LENGTH.search(caption)
    if length is not None and not _INSTANT.search(caption):
        return _of_length(length, end)
    return Stated(end) if _INSTANT.search(caption) else None


def period(label: str, caption: str, known: Calendar) -> str | None:
    """The period that a column reports on, an interval or a day; null where it compares or the text leaves it open.

    Without a first day that the document settles it has its length for one: P3M/2006-12-30.
    """
    quarter = _QUARTER.search(label)
    if quarter is not None and any(one["year"] for one in LENGTH.finditer(label)) and not _TOO.search(label):
        return _quarter_of_year(quarter, label, known)  # "Year Ending December 31, 2007 First Quarter"
    own = stated(label, caption)
    if own is not None:
        if own.months is None and own.start is None:
            return own.end.isoformat()
        return f"{own.start}/{own.end}" if own.start else known.period(own.months or 0, own.end).name
    if CHANGE.search(label) or _DAY.search(label):
        return None
    return _named(label, caption, known)


def _ending(label: str, caption: str, end: date) -> Stated | None:
    """The period that ends on a day: as long as head or caption say, or the day itself where it is a balance's."""
    exact = [one for one in LENGTH.finditer(label) if _ASIDE.match(label, one.start() - 1)]
    own = exact or [one for one in LENGTH.finditer(label) if _ENDS.match(label, one.end())]
    own = own or list(LENGTH.finditer(label))
    if own:
        return _of_length(own[0], end) if len({one[0].lower() for one in own}) == 1 else None
    if _INSTANT.search(label):
        return Stated(end)
    above = list(LENGTH.finditer(caption))
    if above and not _INSTANT.search(caption):
        found = {_of_length(one, end) for one in above}
        return found.pop() if len(found) == 1 else None
    if _ENDED.search(label):
        return None
    if _INSTANT.search(caption) or not _FLOWS.search(caption):
        return Stated(end)
    return None


def _named(label: str, caption: str, known: Calendar) -> str | None:
    """The period of a head without a day: "Q4 FY23", "FY23", "12 Weeks" under "for the first quarter", a bare year."""
    month = _MONTH.search(label)
    if month is not None:
        return _month(month, caption)
    years = {int(one[0]) for one in _YEAR.finditer(label)}
    half = _HALF.search(label)
    if half is not None:
        return _half(half, years or {int(one[0]) for one in _YEAR.finditer(caption)}, known)
    quarter = _QUARTER.search(label)
    if quarter is not None:
        return _quarter(quarter, years, known) if years else _quarter_of_year(quarter, caption, known)
    fiscal = _FISCAL.search(label) or _FULL.search(label)
    length = LENGTH.search(label)
    if fiscal is not None:
        found = known.named(4, full_year(fiscal["year"]), 12)
        return found.name if found else None
    if length is not None and not years:
        return _as_captioned(length, caption, known)
    length = length or LENGTH.search(caption)
    bare = len(years) == 1 and not _TO_DATE.search(label)
    if not bare or _DAY.search(caption) or _INSTANT.search(caption) or (length is not None and not length["year"]):
        return None
    found = known.named(4, years.pop(), 12)
    return found.name if found else None


def _month(match: "regex.Match[str]", caption: str) -> str | None:
    """The period of a month that heads a column, unless it may be the last of a longer one, or a balance's."""
    if _LONGER.search(caption) or _INSTANT.search(caption):
        return None
    first = date(int(match["year"]), month_number(match["month"]), 1)
    return f"{first}/{first.replace(day=monthrange(first.year, first.month)[1])}"


def _as_captioned(length: "regex.Match[str]", caption: str, known: Calendar) -> str | None:
    """The period of a head that has its length alone, where the caption names the quarter of that length."""
    quarters = list(_QUARTER.finditer(caption))
    years = {int(one[0]) for one in _YEAR.finditer(caption)}
    name = _quarter(quarters[0], years, known) if len(quarters) == 1 else None
    if name is None:
        return None
    own = _of_length(length, date.fromisoformat(name.rpartition("/")[2]))
    if own is None:
        return None
    said = f"{own.start}/{own.end}" if own.start else known.period(own.months or 0, own.end).name
    return said if said == name or (name.startswith(f"P{own.months}M") and own.start) else None


def _quarter(match: "regex.Match[str]", years: set[int], known: Calendar) -> str | None:
    if _of_part(match):
        return None
    if match["q"] and match["y"]:
        years = {full_year(match["y"])}  # "'04", "'98"
    found = known.named(_nth(match), years.pop()) if len(years) == 1 else None
    return found.name if found else None


def _half(match: "regex.Match[str]", years: set[int], known: Calendar) -> str | None:
    """The period of a half year: "H1 2008", "first half"."""
    nth = int(match["h"]) if match["h"] else NTHS[match["nth"].lower()]
    if match["h"] and match["y"]:
        years = {full_year(match["y"])}
    found = known.named(2 * nth, years.pop(), 6) if len(years) == 1 else None
    return found.name if found else None


def _quarter_of_year(match: "regex.Match[str]", caption: str, known: Calendar) -> str | None:
    """The period of a quarter without a year, under a caption that has one: "for the year ended August 31, 2015"."""
    years = {int(one[0]) for one in _YEAR.finditer(caption)}
    days = list(_DAY.finditer(caption))
    if len(days) != 1 or _of_part(match) or not any(one["year"] for one in LENGTH.finditer(caption)):
        return _quarter(match, years, known)
    end = _date(days[0], None)
    found = known.of_year(_nth(match), end) if end and years == {end.year} else None
    return found.name if found else None


def _of_part(match: "regex.Match[str]") -> bool:
    """Whether words beside a quarter may name a part of the company."""
    return bool(match["q"] and _PART.search(match.string[: match.start()] + " " + match.string[match.end() :]))


def _nth(match: "regex.Match[str]") -> int:
    """The number of a quarter: 1 for "Q1" and "first quarter"."""
    return int(match["q"]) if match["q"] else NTHS[match["nth"].lower()]


def _of_length(length: "regex.Match[str]", end: date) -> Stated | None:
    count = int(number(length["count"].replace("-", " ")) or 0) if length["count"] else None
    if count == 0:
        return None
    if count and length["unit"].lower().startswith("week"):
        start = days_ending(end, 7 * count)
        return Stated(end, MONTHS_OF_WEEKS.get(count), start) if start else None
    if count and length["unit"].lower().startswith("quarter"):
        return Stated(end, 3 * count)
    return Stated(end, count or next(many for name, many in _UNCOUNTED.items() if length[name]))


def _in_year(match: "regex.Match[str]", year: int) -> date | None:
    """The day of another year: December 31 of 1992 for "December 31, 1991, 1992 and 1993"."""
    month, day = month_number(match["month"]), int(match["day"])
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _date(match: "regex.Match[str]", other: int | None) -> date | None:
    """The day that a head names, its year perhaps on another line; null for a day that no calendar has."""
    if match["month"]:
        month, day = month_number(match["month"]), int(match["day"])
        year = full_year(match["year"]) if match["year"] else other
    else:
        month, day, year = int(match["m"]), int(match["d"]), full_year(match["y"])  # "6/30/04"
    try:
        return date(year, month, day) if year else None
    except ValueError:
        return None
