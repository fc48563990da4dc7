"""Long runs of blanks, as columns and lost figures leave them, inside expressions that a rule reads."""

import pytest

from extractors import EXTRACTORS
from pipeline import extract
from pipeline.document import Document
from tests.growth import linear

GAPS = (
    "The Notes are due on the last{}full day preceding the Redemption Date.",
    "This Agreement is effective{}this 5th day of May, 2010.",
    "This Agreement is made{}as of May 1, 2010 by and between Acorn, Inc. and Birch LLC.",
)
"""Sentences with the place of the run."""


@pytest.mark.parametrize("sentence", GAPS)
def test_time_grows_with_a_run_of_blanks_and_not_faster(sentence: str) -> None:
    def work(size: int) -> None:
        extract(Document.from_text(f"SUPPLY AGREEMENT\n\n{sentence.format(' ' * size)}\n"), EXTRACTORS)

    assert linear(work, 600)
