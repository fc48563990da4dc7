"""Is a row a line of the company's own statements only where its table is one of them?"""

import pytest

from extractors import tables
from pipeline.document import Document
from pipeline.process import extract

HEADS = """{caption}

                                             Three Months Ended March 31,
                                                  2004        2003
                                              --------    --------
"""


def concepts(caption: str, *labels: str) -> dict[str, str | None]:
    """The concepts of rows of a table in dollars, those of sums a share in cents."""
    cells = (("0.12", "0.10") if "per share" in one else ("1,132", "4,989") for one in labels)
    rows = "".join(
        f"{label:44}  {first:>8}    {second:>8}\n" for label, (first, second) in zip(labels, cells, strict=True)
    )
    text = HEADS.format(caption=caption) + rows
    return {fact.label: fact.concept for fact in extract(Document.from_text(text), [tables.EXTRACTOR]).facts}


def test_a_summary_is_one_of_results_where_it_has_sales_and_what_a_share_earned() -> None:
    found = concepts("", "Net sales", "Gross profit", "Diluted net income per share")
    assert list(found.values()) == ["revenue", "gross_profit", "eps_diluted"]
    assert set(concepts("", "Net sales", "Gross profit", "Operating profit of boats").values()) == {None}


def test_a_share_of_continuing_operations_is_not_one_of_the_whole_result() -> None:
    found = concepts("", "Net sales", "Net income from continuing operations", "Diluted net income per share")
    assert list(found.values()) == ["revenue", None, None]


def test_total_assets_beside_results_alone_are_an_average() -> None:
    assert set(concepts("", "Net earnings", "Total assets", "Return on assets").values()) == {None}
    both = concepts("", "Net sales", "Net earnings", "Operating income", "Total assets", "Long-term debt")
    assert list(both.values()) == ["revenue", "net_income", "operating_income", "total_assets", "long_term_debt"]


@pytest.mark.parametrize(
    ("labels", "tax"),
    [
        (("Net income", "Restructuring", "Income tax expense", "Net income on a pro forma basis"), None),
        (("Net income", "Interest expense", "Income tax expense", "Depreciation", "EBITDA"), "income_tax"),
        (("Net income", "Income tax expense", "Adjusted EBITDA", "Adjusted net income"), "income_tax"),
    ],
)
def test_a_tax_on_adjustments_is_not_that_of_the_period(labels: tuple[str, ...], tax: str | None) -> None:
    found = concepts("RECONCILIATION OF NET INCOME", *labels)
    assert (found["Net income"], found["Income tax expense"]) == ("net_income", tax)


def test_a_line_that_says_what_it_is_takes_nothing_from_the_header_above() -> None:
    text = HEADS.format(caption="STATEMENTS OF OPERATIONS") + (
        "Net sales                                        1,132       4,989\n"
        "Discontinued operations:\n"
        "  Loss from discontinued operations                 --        (616)\n"
        "Diluted net loss per share                    $  (0.23)   $  (0.02)\n"
    )
    facts = extract(Document.from_text(text), [tables.EXTRACTOR]).facts
    assert [fact.concept for fact in facts[-2:]] == ["eps_diluted", "eps_diluted"]
