"""Clauses as credit, building and employment agreements word them: Business Days, Required Lenders, notices."""

from typing import Any

import pytest

from extractors.clauses import EXTRACTOR
from pipeline.clause import BusinessDay, Clause, ConsentThreshold, NoticeRule
from pipeline.document import Document

CITIES = [
    ("in Tulsa, Oklahoma are authorized or required by law to close", "Tulsa, Oklahoma"),
    ("are authorized or required to close in Tulsa, Oklahoma or New York, New York", None),
    ("in the state of Oregon are closed", "state of Oregon"),
    ("in New York City are authorized by law to close", "New York City"),
]


def found(text: str) -> list[Clause]:
    return [one for one in EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Clause)]


@pytest.mark.parametrize(("closed", "city"), CITIES)
@pytest.mark.parametrize(
    "opening", ['"Business Day" means any', '"BUSINESS DAY": a', "1.3 BUSINESS DAY shall mean any"]
)
def test_a_business_day_is_read_whatever_stands_before_its_banks(opening: str, closed: str, city: str | None) -> None:
    text = f"{opening} day other than a Saturday, Sunday or other day on which commercial banks {closed}."
    (day,) = found(text)
    assert isinstance(day, BusinessDay)
    assert day.weekend == ("Saturday", "Sunday")
    assert day.city == (city or "Tulsa, Oklahoma or New York, New York")
    assert day.calendar == ("us-ny-bank" if day.city == "New York City" else None)
    quoted = day.evidence["city"].span
    assert text[quoted.start : quoted.end].removeprefix("the ") == day.city


@pytest.mark.parametrize(
    "more",
    [
        " and, if it relates to a Eurodollar Loan, a London Banking Day.",
        "; provided that, for a Eurodollar Loan, the term shall also exclude a day without dealings in London.",
    ],
)
def test_a_business_day_of_which_more_is_asked_has_no_calendar(more: str) -> None:
    text = '"Business Day" means any day except a Saturday, Sunday or a day on which banks in New York are closed'
    (plain,) = found(text + ".")
    (asked,) = found(text + more)
    assert isinstance(plain, BusinessDay)
    assert isinstance(asked, BusinessDay)
    assert (plain.calendar, asked.calendar) == ("us-ny-bank", None)
    assert plain.city == asked.city


@pytest.mark.parametrize(
    ("share", "percent", "strict"),
    [
        ("more than 50%", "50", True),
        ("at least 51%", "51", False),
        ("equal to or more than 66 2/3%", "66.6667", False),
        ("greater than or equal to 60%", "60", False),
        ("a majority", "50", True),
    ],
)
@pytest.mark.parametrize(
    ("whole", "base"),
    [
        ("the Aggregate Commitments", "commitments"),
        ("the sum of the (a) Total Outstandings and (b) unused Commitments", "credit_exposure"),
        ("the then aggregate unpaid principal amount of the Loans", "loans_outstanding"),
    ],
)
def test_required_lenders_by_any_share_of_any_whole(
    share: str, percent: str, strict: bool, whole: str, base: str
) -> None:
    (one,) = found(f'"Required Lenders" means, at any time, Lenders holding {share} of {whole}.')
    assert isinstance(one, ConsentThreshold)
    assert (one.name, str(one.percent), one.strict, one.base) == ("Required Lenders", percent, strict, base)


def test_a_change_of_control_is_no_threshold() -> None:
    assert not found(
        '"Change of Control": the stockholders approve a merger after which the holders of the voting stock hold less '
        "than 75% of the combined voting power of the surviving entity."
    )


@pytest.mark.parametrize("days", [2, 3, 10])
def test_every_number_of_days_of_a_notice_is_read(days: int) -> None:
    stated: dict[str, Any] = {}
    for one in found(
        "Any such notice shall be deemed received (i) when delivered, if personally delivered or sent by "
        f"facsimile, or (ii) on the {days}th Business Day following the date on which it is mailed."
    ):
        assert isinstance(one, NoticeRule)
        stated = {way.method: (way.deemed, way.quantity) for way in one.methods}
    assert stated == {"hand": ("delivered", None), "fax": ("delivered", None), "mail": ("sent", days)}
