"""Where the rules of dates are asked, and how often."""

from itertools import pairwise

import pytest

from extractors.dates import find
from extractors.dates.places import lowered
from pipeline import Document
from pipeline.record import Date


def found(text: str) -> list[Date]:
    return [one for one in find(Document.from_text(text)) if isinstance(one, Date)]


def test_a_letter_that_grows_in_small_letters_keeps_every_other_at_its_place() -> None:
    text = "İ on June 30, 2004"
    assert len(lowered(text)) == len(text)
    assert [text[one.span.start : one.span.end] for one in found(text)] == ["June 30, 2004"]


def test_an_anchor_is_not_searched_again_for_dates_of_its_own_rule() -> None:
    text = "the 1st day of " * 200
    spans = [one.span for one in found(text) if one.rule == "relative.nth"]
    assert spans
    assert all(before.end <= after.start for before, after in pairwise(spans))


@pytest.mark.parametrize(
    ("text", "quantity", "blank"),
    [("within [***] days after receipt", None, False), ("within [__] days after receipt", None, True)],
)
def test_a_number_that_is_not_there_is_null_and_blank_only_where_it_can_be_filled_in(
    text: str, quantity: None, blank: bool
) -> None:
    (one,) = [one for one in found(text) if one.kind == "relative"]
    assert (one.quantity, one.blank) == (quantity, blank)


def test_a_unit_of_its_own_parts_two_counts() -> None:
    text = "one year or 30 days after the Closing Date"
    (one,) = [one for one in found(text) if one.rule == "relative.counted"]
    assert (text[one.span.start : one.span.end], str(one.quantity)) == ("30 days after the Closing Date", "30")


def test_a_fiscal_year_with_its_number_is_no_count_of_years() -> None:
    assert [one.kind for one in found("for the 2004 fiscal year")] == ["period"]
