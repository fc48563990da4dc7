r"""Periods of fiscal calendars, told by their length and last day where their first day is not stated.

A year that ends on the Saturday nearest June 30 has quarters of thirteen weeks that its statements call months: "Three
Months Ended Jul 1, 2006" is `P3M/2006-07-01`, a duration and its end as ISO 8601 writes them.
"""

import datetime as dt

import regex

from pipeline.lazy import lazy

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_LENGTHS = {"three": 3, "six": 6, "nine": 9, "twelve": 12, "3": 3, "6": 6, "9": 9, "12": 12, "quarter": 3, "year": 12}
_HEAD = lazy(
    r"\b(?:(?P<length>three|six|nine|twelve|3|6|9|12)[\s-]+months?|(?P<length>quarter|year))\s+ended\s+"
    rf"(?P<month>{'|'.join(_MONTHS)})[a-z]*\.?\s+(?P<day>[0-9]{{1,2}})\s*,?\s+(?P<year>(?:19|20)[0-9]{{2}})\b(?!.*\b(?:19|20)[0-9]{{2}}\b)",
    regex.IGNORECASE,
)
_NO_PERIOD = lazy(
    r"\b(?:change|variance|vs\.?|versus|increase|decrease|growth|better|worse|adjust(?:ments?|ed)|reclass\w*|pro[\s-]?forma)\b"
    r"|%\s*chg",
    regex.IGNORECASE,
)
"""Heads of columns that compare, adjust or suppose, and so do not report on the period that they name."""


def fiscal_period(column: str | None) -> str | None:
    """The duration and the end that the head of a column states; null where it states none, or several.

    A column of changes or adjustments, "Three Months Ended Jul 1, 2006 Pro Forma Adjustments", has none either.
    """
    if _NO_PERIOD.search(column or ""):
        return None
    found = list(_HEAD.finditer(column or ""))
    if len(found) != 1:
        return None
    match = found[0]
    try:
        end = dt.date(int(match["year"]), _MONTHS.index(match["month"].lower()) + 1, int(match["day"]))
    except ValueError:
        return None
    return f"P{_LENGTHS[match['length'].lower()]}M/{end}"
