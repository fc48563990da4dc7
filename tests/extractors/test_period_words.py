"""Which periods of its statements does the prose of a release name?"""

from datetime import date

import pytest

from extractors.amounts.period_words import mentions, named
from extractors.amounts.statement_periods import Column, Reported, Spot, reported
from pipeline.record import Date, Fact
from pipeline.span import Span

CALENDAR = Reported(
    (
        Column("2023-04-01/2023-06-30", 3, date(2023, 6, 30)),
        Column("2022-04-01/2022-06-30", 3, date(2022, 6, 30)),
        Column("2023-01-01/2023-06-30", 6, date(2023, 6, 30)),
    ),
    (),
    date(2023, 6, 30),
)
WEEKS = Reported(
    (
        Column("P3M/2023-01-28", 3, date(2023, 1, 28)),
        Column("P3M/2022-01-29", 3, date(2022, 1, 29)),
        Column("P12M/2023-01-28", 12, date(2023, 1, 28)),
        Column("P12M/2022-01-29", 12, date(2022, 1, 29)),
    ),
    (),
    date(2023, 1, 28),
)


def names(text: str, known: Reported) -> list[str | None]:
    """What the statements call the periods of a text, each relative one after the quarter that is reported on."""
    known, found = mentions(text, known, [Span(0, len(text))])
    spots = (named(one, Spot(3, 0), known) for one in found)
    return [known.name(one) if one else None for one in spots]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("second quarter of 2023", ["2023-04-01/2023-06-30"]),
        ("Second-quarter results; first half of 2023", ["2023-04-01/2023-06-30", "2023-01-01/2023-06-30"]),
        ("2Q23 and 1Q23 and 2Q22", ["2023-04-01/2023-06-30", "2023-01-01/2023-03-31", "2022-04-01/2022-06-30"]),
        ("the same period in 2022", ["2022-04-01/2022-06-30"]),
        ("compared with the prior-year quarter", ["2022-04-01/2022-06-30"]),
        ("the immediately preceding quarter", ["2023-01-01/2023-03-31"]),
        ("the quarter ended June 30, 2022", ["2022-04-01/2022-06-30"]),
        ("the third quarter of 2023", [None]),
        ("the first and second quarters of 2023", [None]),
        ("the same period", [None]),
        ("full year 2023", [None]),
    ],
)
def test_quarters_of_the_calendar(text: str, expected: list[str | None]) -> None:
    assert names(text, CALENDAR) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Fourth Quarter Fiscal 2022", ["P3M/2023-01-28"]),
        ("Q4 FY22 and Q4 FY21; for the full year", ["P3M/2023-01-28", "P3M/2022-01-29", "P12M/2023-01-28"]),
        ("fiscal year ended January 29, 2022", ["P12M/2022-01-29"]),
        ("13-week fourth quarter ended January 28, 2023", ["P3M/2023-01-28"]),
        ("third quarter of fiscal 2022", [None]),
        ("expects the fourth quarter of fiscal 2023 to be better", [None]),
    ],
)
def test_quarters_of_weeks(text: str, expected: list[str | None]) -> None:
    assert names(text, WEEKS) == expected


def test_what_is_stated_beside_a_column_gives_way_to_it() -> None:
    text = "fiscal quarter ended November 2, 2024"
    fact = Fact(
        span=Span(0, 1), text="1", table="t", label="", path=(), column="Thirteen Weeks", period="2024-08-04/2024-11-02"
    )
    stated = Date(kind="period", span=Span(0, 1), text=text, start="2024-08-02", end="2024-11-02")
    known = reported(((fact,),), (stated,))
    assert known is not None
    assert names(text, known) == ["2024-08-04/2024-11-02"]
