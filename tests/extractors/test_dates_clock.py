"""How far the zones of the United States lie from Greenwich."""

from datetime import date

import pytest

from extractors.dates.clock import offset, summer


@pytest.mark.parametrize(
    ("zone", "day", "wanted"),
    [
        ("Eastern Daylight Time", date(2004, 5, 12), "-04:00"),
        ("Eastern Standard Time", date(2004, 5, 12), "-05:00"),
        ("Eastern time", date(2004, 5, 12), "-04:00"),
        ("New York\n City time", date(2010, 1, 15), "-05:00"),
        ("Pacific", date(1997, 8, 11), "-07:00"),
        ("CST", date(2004, 7, 1), "-06:00"),
        (None, date(2004, 7, 1), ""),
    ],
)
def test_the_offset_of_a_zone(zone: str | None, day: date, wanted: str) -> None:
    assert offset(zone, day) == wanted


@pytest.mark.parametrize(
    ("day", "wanted"),
    [
        (date(2004, 4, 3), False),
        (date(2004, 4, 4), True),
        (date(2004, 10, 31), False),
        (date(2007, 3, 11), True),
        (date(2007, 11, 4), False),
    ],
)
def test_when_clocks_are_on_summer_time(day: date, wanted: bool) -> None:
    assert summer(day) is wanted
