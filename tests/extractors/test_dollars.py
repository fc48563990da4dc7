"""Whose dollars a bare sign stands for, and what that makes of sums and tables."""

import pytest

from extractors import EXTRACTORS
from extractors.dollars import EXAMPLES, NEAR_MISSES, dollars
from pipeline.document import Document
from pipeline.process import extract


@pytest.mark.parametrize(("text", "code"), EXAMPLES.items())
def test_a_document_says_whose_dollars_it_means(text: str, code: str) -> None:
    assert dollars(Document.from_text(text)) == code


@pytest.mark.parametrize("text", NEAR_MISSES)
def test_other_words_of_foreign_dollars_leave_the_sign_alone(text: str) -> None:
    assert dollars(Document.from_text(text)) == "USD"


def test_statements_that_differ_settle_nothing() -> None:
    both = "All amounts are in Canadian dollars. All dollar amounts are stated in U.S. dollars."
    assert dollars(Document.from_text(both)) == "USD"


def test_sums_have_the_currency_that_the_document_gives_a_bare_sign() -> None:
    text = (
        "All dollar amounts are in Canadian dollars. The Company paid $5,000, Ten Thousand Dollars ($10,000), US$200, "
        "$0.12 per share and fifty thousand dollars."
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [(one.value and str(one.value), one.unit) for one in record.amounts] == [
        ("5000", "CAD"),
        ("10000", "CAD"),
        ("200", "USD"),
        ("0.12", "CAD/share"),
        ("50000", "CAD"),
    ]
