"""Do deadlines, anniversaries, day counts and fiscal periods fall where the words put them?"""

from datetime import date, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations.calendars import BusinessCalendar
from computations.counting import Count, anniversary, counted, days_after, extended
from computations.day_counts import DAY_COUNTS, days, year_fraction
from computations.fiscal import FiscalYear, Period, fiscal_year, half_year_from, stated_year
from computations.inputs import BadInput, Input

BANK = BusinessCalendar()
DAYS = st.dates(date(1990, 1, 1), date(2090, 12, 31))


@pytest.mark.parametrize(
    ("count", "day"),
    [
        (Count(15, "calendar"), "2004-07-15"),
        (Count(15, "calendar", inclusive=False), "2004-07-14"),
        (Count(0, "calendar"), "2004-06-30"),
        (Count(2, "business"), "2004-07-02"),
        (Count(20, "business", inclusive=False), "2004-07-28"),
        (Count(10, "business", "before"), "2004-06-16"),
        (Count(10, "calendar", "before"), "2004-06-20"),
        (Count(10, "calendar", "before", "earliest", inclusive=False), "2004-06-21"),
    ],
)
def test_a_count_leads_from_the_date_hereof(count: Count, day: str) -> None:
    assert counted(date(2004, 6, 30), count, BANK).isoformat() == day


@pytest.mark.parametrize(
    ("count", "words"),
    [(Count(15, "calendar"), "15 calendar days after"), (Count(1, "business", "before"), "1 Business Day before")],
)
def test_a_count_is_told_in_words(count: Count, words: str) -> None:
    assert count.words() == words


@pytest.mark.parametrize(
    ("day", "basis", "later"),
    [
        ("2004-07-04", "calendar", "2004-07-06"),
        ("2004-07-06", "calendar", None),
        ("2004-07-04", "business", None),
    ],
)
def test_a_calendar_deadline_on_a_closed_day_may_be_extended(day: str, basis: str, later: str | None) -> None:
    found = extended(date.fromisoformat(day), Count(1, basis), BANK)
    assert (found and found.isoformat()) == later


@pytest.mark.parametrize(
    ("day", "number", "leap", "expected"),
    [
        ("2004-06-30", 2, "feb28", "2006-06-30"),
        ("2004-02-29", 1, "feb28", "2005-02-28"),
        ("2004-02-29", 1, "mar1", "2005-03-01"),
        ("2004-02-29", 4, "mar1", "2008-02-29"),
        ("2003-02-28", 1, "mar1", "2004-02-28"),
    ],
)
def test_an_anniversary_is_the_same_day_of_the_month(day: str, number: int, leap: str, expected: str) -> None:
    assert anniversary(date.fromisoformat(day), number, leap).isoformat() == expected


def test_counting_out_of_the_calendar_is_refused() -> None:
    with pytest.raises(BadInput):
        days_after(date.max, 1)
    with pytest.raises(BadInput):
        anniversary(date(2004, 6, 30), 10_000)


@pytest.mark.parametrize(
    ("convention", "start", "end", "counts"),
    [
        ("30E/360", "2004-07-16", "2004-09-20", 64),
        ("30E/360", "2004-01-31", "2004-03-31", 60),
        ("30/360-US", "2004-01-31", "2004-03-31", 60),
        ("30/360-US", "2004-01-29", "2004-03-31", 62),
        ("30/360-US", "2004-02-29", "2004-03-31", 32),
        ("30U/360", "2004-02-29", "2004-03-31", 30),
        ("30U/360", "2003-02-28", "2004-02-29", 360),
        ("30/360-US", "2003-02-28", "2004-02-29", 361),
        ("ACT/365F", "2004-07-16", "2004-09-20", 66),
        ("ACT/360", "2004-07-16", "2004-09-20", 66),
        ("ACT/ACT-ISDA", "2004-12-30", "2005-01-02", 3),
    ],
)
def test_a_convention_counts_days(convention: str, start: str, end: str, counts: int) -> None:
    assert days(convention, date.fromisoformat(start), date.fromisoformat(end)) == counts


@pytest.mark.parametrize(
    ("convention", "part"),
    [
        ("30E/360", Fraction(1)),
        ("ACT/360", Fraction(365, 360)),
        ("ACT/365F", Fraction(1)),
        ("ACT/ACT-ISDA", Fraction(184, 366) + Fraction(181, 365)),
    ],
)
def test_a_stretch_is_a_part_of_a_year(convention: str, part: Fraction) -> None:
    assert year_fraction(convention, date(2004, 7, 1), date(2005, 7, 1)) == part


@given(st.sampled_from(["30E/360", "ACT/365F", "ACT/360", "ACT/ACT-ISDA"]), DAYS, DAYS, DAYS)
def test_splitting_a_stretch_neither_makes_nor_loses_interest(convention: str, a: date, b: date, c: date) -> None:
    first, middle, last = sorted((a, b, c))
    whole = year_fraction(convention, first, last)
    assert year_fraction(convention, first, middle) + year_fraction(convention, middle, last) == whole


@given(st.sampled_from(sorted(DAY_COUNTS)), DAYS)
def test_no_days_are_no_interest(convention: str, day: date) -> None:
    assert year_fraction(convention, day, day) == 0


@pytest.mark.parametrize(
    ("end", "day", "months", "period"),
    [
        ("12-31", "2004-11-15", 3, ("2004-10-01", "2005-01-01")),
        ("12-31", "2004-12-31", 3, ("2004-10-01", "2005-01-01")),
        ("12-31", "2005-01-01", 6, ("2005-01-01", "2005-07-01")),
        ("06-30", "2004-06-30", 12, ("2003-07-01", "2004-07-01")),
        ("10-31", "2004-11-15", 3, ("2004-11-01", "2005-02-01")),
        ("02-28", "2004-02-29", 3, ("2003-12-01", "2004-03-01")),
        ("09-25", "2004-09-26", 6, ("2004-09-26", "2005-03-26")),
    ],
)
def test_a_day_lies_in_a_fiscal_period(end: str, day: str, months: int, period: tuple[str, str]) -> None:
    year = fiscal_year(Input(end, "external.fiscal_year_end"))
    assert year is not None
    assert year.period(date.fromisoformat(day), months) == Period(*map(date.fromisoformat, period))


@given(st.integers(1, 12), st.integers(1, 28), DAYS, st.sampled_from([3, 6, 12]))
def test_fiscal_periods_cover_the_calendar_without_gaps(month: int, day: int, today: date, months: int) -> None:
    year = FiscalYear(month, day)
    period = year.period(today, months)
    assert period.holds(today)
    assert year.period(period.end, months).start == period.end
    assert year.period(period.start - timedelta(days=1), months).end == period.start


@pytest.mark.parametrize("wrong", ["13-01", "02-30", "1231", "12-31-2004", 1231])
def test_a_fiscal_year_ends_on_a_month_and_day(wrong: object) -> None:
    value = Input(wrong, "external.fiscal_year_end")
    assert fiscal_year(value) is None
    assert [one.code for one in value.problems] == ["bad_date"]


@pytest.mark.parametrize(
    ("texts", "year"),
    [
        ({"first quarter ended March 31, 2004": "2004-03-31"}, "12-31"),
        ({"second quarter\n ended July 31, 2004": "2004-07-31"}, "01-31"),
        ({"fiscal year ended June 30, 2004": "2004-06-30"}, "06-30"),
        ({"year ended February 29, 2004": "2004-02-29"}, "02-28"),
        ({"three months ended March 31, 2004": "2004-03-31"}, None),
        ({"year ended June 30, 2004": "2004-06-30", "first quarter ended March 31, 2004": "2004-03-31"}, None),
        ({}, None),
    ],
)
def test_the_periods_of_a_record_tell_its_fiscal_year(texts: dict[str, str], year: str | None) -> None:
    listed = [{"id": "d1", "document": "001", "kind": "period", "text": one, "end": end} for one, end in texts.items()]
    found = stated_year(Input(listed, "dates").objects())
    assert (found and str(found.year)) == year


@given(DAYS, st.integers(0, 4000))
def test_half_years_from_a_day_hold_every_later_day(start: date, later: int) -> None:
    period = half_year_from(start, start + timedelta(days=later))
    assert period.holds(start + timedelta(days=later))
    assert 181 <= (period.end - period.start).days <= 184
