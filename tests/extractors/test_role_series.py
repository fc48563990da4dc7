"""Are the appointments that follow one another in a sentence each found, and with their day?"""

from typing import Any

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

LEAD = "DAYTON, Ohio, May 3, 2004 -- Teal Mills, Inc. (NYSE: TML), a maker of mills, said today that it grew. "


def told(words: str) -> list[tuple[Any, ...]]:
    record = extract(Document.from_text(LEAD + words + "\n"), EXTRACTORS)
    return [(one.position, one.change, one.start) for one in record.role_changes]


@pytest.mark.parametrize(
    ("words", "positions"),
    [
        (
            "Mr. Owen Lark was named Controller in 1990, Treasurer in 1995 and President in 1998.",
            [("Controller", "1990"), ("Treasurer", "1995"), ("President", "1998")],
        ),
        (
            "In 1990, Mr. Owen Lark was named Controller; in 1995, Treasurer; and in 1998, President.",
            [("Controller", "1990"), ("Treasurer", "1995"), ("President", "1998")],
        ),
        (
            "Mr. Owen Lark joined us as Controller in 1990, was named Treasurer in 1995 and President in 1998.",
            [("Controller", "1990"), ("Treasurer", "1995"), ("President", "1998")],
        ),
        (
            "Mr. Owen Lark was named Controller in 1990, and President and Treasurer in 1998.",
            [("Controller", "1990"), ("President", "1998"), ("Treasurer", "1998")],
        ),
    ],
)
def test_a_series_of_appointments(words: str, positions: list[tuple[str, str]]) -> None:
    assert sorted(told(words)) == sorted((office, "appointed", day) for office, day in positions)


@pytest.mark.parametrize(
    "words",
    [
        "Mr. Owen Lark was named Controller in 1990, reporting to the Treasurer in 1995.",
        "Mr. Owen Lark was named Controller in 1990; Gull Corp. had its own Treasurer in 1995.",
    ],
)
def test_no_further_appointment(words: str) -> None:
    assert told(words) == [("Controller", "appointed", "1990")]
