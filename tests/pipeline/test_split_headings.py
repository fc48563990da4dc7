"""Headings behind marks and alone: their words, and which stops are theirs."""

import pytest

from pipeline.split.headings import run_in, tidy


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("VOTING TRUST, ETC.", "VOTING TRUST, ETC."),
        ("NORTHFIELD\n   TOOLS, INC.", "NORTHFIELD TOOLS, INC."),
        ("Term and Renewal.", "Term and Renewal"),
        ("___ Payment: ___", "Payment"),
        ("Zinc.", "Zinc"),
    ],
)
def test_a_heading_keeps_the_stop_of_an_abbreviation_alone(words: str, expected: str) -> None:
    assert tidy(words) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Saturdays, Sundays, Holidays, etc. If the last day", "Saturdays, Sundays, Holidays, etc."),
        ("Remedies. The Holder, in addition", "Remedies"),
        ("Northfield Tools, Inc. shall pay", None),
    ],
)
def test_a_heading_that_the_text_runs_on_behind(text: str, expected: str | None) -> None:
    assert run_in(text) == expected
