"""Counting to a deadline: "not later than 15 days after", "at least ten Business Days before", anniversaries.

Fifteen days after 2004-06-30, that day excluded, is 2004-07-15; "prior to the 15th day" is the day before it.
"""

from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.calendars import BusinessCalendar
from computations.inputs import BadInput, Problem
from pipeline.days import add_days, add_years


@dataclass(frozen=True)
class Count:
    """A stretch of days from an anchor: as many, on which calendar, to which side, and how its end is meant.

    `bound` is `latest` ("not later than") or `earliest` ("not more than … before"); `inclusive` is false for "prior to
    the Nth day".
    """

    quantity: int
    basis: str
    direction: str = "after"
    bound: str = "latest"
    inclusive: bool = True

    def words(self) -> str:
        """The count in words: "15 calendar days after", "1 Business Day before"."""
        unit = "Business Day" if self.basis == "business" else "calendar day"
        return f"{self.quantity} {unit}{'' if self.quantity == 1 else 's'} {self.direction}"


def counted(anchor: date, count: Count, calendar: BusinessCalendar) -> date:
    """The day that a count leads to from its anchor, which is not counted itself; 0 days lead to the anchor.

    Raises `BadInput` where that lies outside the calendar.
    """
    before = count.direction == "before"
    if count.basis == "business":
        day = (calendar.before if before else calendar.after)(anchor, count.quantity)
    else:
        day = days_after(anchor, -count.quantity if before else count.quantity)
    if count.inclusive:
        return day
    return days_after(day, 1 if count.bound == "earliest" else -1)


def extended(day: date, count: Count, calendar: BusinessCalendar) -> date | None:
    """The next Business Day for a deadline in calendar days that ends on a closed day; null for all others.

    Section 25 of New York's General Construction Law lets such a period be met on that day unless the contract
    indicates otherwise; the option `roll` decides whether it is used.
    """
    if count.basis == "business" or calendar.is_open(day):
        return None
    return calendar.open_from(day)


def days_after(day: date, count: int) -> date:
    """The day so many calendar days later, earlier where negative. Raises `BadInput` outside the calendar."""
    return _known(add_days(day, count), day)


def anniversary(day: date, number: int, leap: str = "feb28") -> date:
    """The `number`th anniversary of a day. That of a 29 February in a common year is the 28th, or by `mar1` 1 March."""
    found = _known(add_years(day, number), day)
    return days_after(found, 1) if leap == "mar1" and (day.month, day.day) == (2, 29) and found.day == 28 else found


def iso(day: date | None) -> Any:
    """A day as an answer prints it, null for none."""
    return None if day is None else day.isoformat()


def _known(day: date | None, start: date) -> date:
    if day is None:
        raise BadInput([Problem("calendar_out_of_range", "external", f"counting from {start} leaves the calendar")])
    return day
