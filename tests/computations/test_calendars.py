"""Which days are Business Days, and do counts of them lead where a hand count leads?"""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations.calendars import CALENDARS, FIRST, LAST, BusinessCalendar, holidays
from computations.inputs import BadInput, Input

BANK, PUBLIC, WEEKENDS = (BusinessCalendar(name) for name in CALENDARS)
DAYS = st.dates(date(1987, 1, 1), date(2099, 12, 31))
CALENDAR = st.sampled_from([BANK, PUBLIC, WEEKENDS])


def test_the_holidays_of_a_year_are_those_of_the_federal_reserve() -> None:
    assert sorted(holidays("us-ny-bank", 2004)) == [
        date(2004, 1, 1),
        date(2004, 1, 19),
        date(2004, 2, 16),
        date(2004, 5, 31),
        date(2004, 7, 5),
        date(2004, 9, 6),
        date(2004, 10, 11),
        date(2004, 11, 11),
        date(2004, 11, 25),
        date(2004, 12, 25),
    ]


@pytest.mark.parametrize(
    ("day", "calendar", "is_open"),
    [
        ("2004-12-24", BANK, True),  # Christmas is a Saturday: no weekday is closed
        ("2004-12-31", BANK, True),
        ("2010-12-31", BANK, True),
        ("2005-12-26", BANK, False),  # Christmas is a Sunday
        ("2005-01-01", BANK, False),
        ("2006-01-02", BANK, False),
        ("2020-06-19", BANK, True),  # no holiday yet
        ("2023-06-19", BANK, False),
        ("2022-06-20", BANK, False),
        ("2004-11-02", BANK, True),  # election day
        ("2004-11-02", PUBLIC, False),
        ("2005-11-01", PUBLIC, True),  # the first Tuesday, before the first Monday
        ("2005-11-08", PUBLIC, False),
        ("2004-02-12", BANK, True),
        ("2004-02-12", PUBLIC, False),
        ("2006-02-13", PUBLIC, False),
        ("2004-07-05", WEEKENDS, True),
        ("2004-07-04", WEEKENDS, False),
    ],
)
def test_a_day_is_open_or_closed(day: str, calendar: BusinessCalendar, *, is_open: bool) -> None:
    assert calendar.is_open(date.fromisoformat(day)) is is_open


@pytest.mark.parametrize(
    ("start", "count", "after", "before"),
    [
        ("2004-07-01", 2, "2004-07-06", "2004-06-29"),
        ("2004-10-28", 20, "2004-11-29", "2004-09-29"),
        ("2004-10-28", 40, "2004-12-27", "2004-08-31"),
        ("2004-07-03", 1, "2004-07-06", "2004-07-02"),  # a Saturday need not be a Business Day itself
        ("2004-07-03", 0, "2004-07-03", "2004-07-03"),
    ],
)
def test_business_days_are_counted_strictly_after_and_before(start: str, count: int, after: str, before: str) -> None:
    assert BANK.after(date.fromisoformat(start), count).isoformat() == after
    assert BANK.before(date.fromisoformat(start), count).isoformat() == before


def test_single_days_can_be_closed_and_opened() -> None:
    calendar = BusinessCalendar("us-ny-bank", frozenset({date(2004, 6, 11)}), frozenset({date(2004, 7, 5)}))
    assert not calendar.is_open(date(2004, 6, 11))  # the day of mourning for President Reagan
    assert calendar.is_open(date(2004, 7, 5))
    assert calendar.open_from(date(2004, 6, 11)) == date(2004, 6, 14)


@given(CALENDAR, DAYS, st.integers(1, 60))
def test_the_days_between_hold_as_many_business_days_as_were_counted(
    calendar: BusinessCalendar, day: date, count: int
) -> None:
    end = calendar.after(day, count)
    between = [day + timedelta(days=number) for number in range(1, (end - day).days + 1)]
    assert calendar.is_open(end)
    assert sum(map(calendar.is_open, between)) == count


@given(CALENDAR, DAYS, st.integers(1, 60))
def test_counting_back_from_a_business_day_undoes_counting_on(
    calendar: BusinessCalendar, day: date, count: int
) -> None:
    start = calendar.open_from(day)
    assert calendar.before(calendar.after(start, count), count) == start


@pytest.mark.parametrize("day", [FIRST - timedelta(days=1), LAST + timedelta(days=1)])
def test_a_day_outside_the_calendar_is_refused(day: date) -> None:
    with pytest.raises(BadInput) as refused:
        BANK.is_open(day)
    assert refused.value.problems[0].code == "calendar_out_of_range"
    value = Input(day.isoformat(), "external.day")
    assert BANK.read(value) is None
    assert [(one.code, one.field) for one in value.problems] == [("calendar_out_of_range", "external.day")]


def test_a_count_that_leads_outside_the_calendar_is_refused() -> None:
    with pytest.raises(BadInput):
        BANK.after(LAST, 1)
    with pytest.raises(BadInput):
        BANK.before(FIRST, 10**15)
