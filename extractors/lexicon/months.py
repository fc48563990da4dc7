"""Months: the number of each by its name, its short form or its first three letters.

`month_number("Sept.")` is 9, the names themselves are `pipeline.rules.MONTHS`.
"""

from pipeline.rules import MONTHS

MONTH_NUMBERS = {name[:3].lower(): number for number, name in enumerate(MONTHS, start=1)}
"""The numbers of the months by their first three letters, in small letters."""


MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)(?![a-z])\.?"
)
"""The name of a month or its short form, for a pattern that ignores case; "Marketing" and "Decrease" are none."""

SHORT_MONTHS = "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec"
"""Short forms whose period ends no sentence: "Oct. 31"."""
DAY_LINE = (
    rf"(?:{MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?(?:,\s*|\s+)\d{{4}}"
    rf"|(?:the\s+)?\d{{1,2}}(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?{MONTH},?\s+\d{{4}})"
)
"""The day of a letter on its line, for a pattern that ignores case: "March 14, 2005", "14th March 2005"."""


def month_number(name: str) -> int:
    """The number of a month by its name or its short form: 9 for "Sept.". Raises KeyError for any other word."""
    return MONTH_NUMBERS[name[:3].lower()]
