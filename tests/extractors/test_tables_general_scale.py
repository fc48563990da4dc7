"""A scale that is stated once for all tables holds for those that state none, as far as its part of the report."""

import pytest

from extractors import tables
from pipeline.document import Document
from pipeline.process import extract

TABLE = """The components of debt are:

                                              1993        1992
                                            --------    --------
Notes payable                               $ 50,000    $ 57,500
Mortgages                                      1,280       1,310
Exercise price of the warrants              $  12.50    $  11.00
"""
OWN = TABLE.replace("of debt are:", "of debt are (in millions):")


def sums(text: str) -> list[str]:
    """The values of a text's facts, in order."""
    return [str(one.value) for one in extract(Document.from_text(text), [tables.EXTRACTOR]).facts]


PLAIN = sums(TABLE)
SCALED = ["50000000", "57500000", "1280000", "1310000", "12.50", "11"]


@pytest.mark.parametrize(
    "stated",
    [
        "(000's omitted in all tables except per share amounts)",
        "(Tabular information: Dollars in thousands, except per share amounts)",
        "(Tabular amounts in thousands, except share data)",
        "(All dollar amounts are expressed in thousands unless otherwise indicated)",
        "(Dollars in thousands, unless otherwise noted)",
        "(U.S. dollars and shares in thousands, except as otherwise stated)",
        "Unless otherwise noted, all dollar amounts are in thousands.",
    ],
)
def test_it_is_read_in_the_words_of_several_issuers(stated: str) -> None:
    assert sums(f"NOTES TO FINANCIAL STATEMENTS\n{stated}\n\nNote 1. The company mills grain.\n\n{TABLE}") == SCALED


@pytest.mark.parametrize(
    "stated",
    [
        "The Company operates in thousands of places.",
        "The table in the annex is in thousands of pages.",
        "(In thousands)\n\nThe company mills grain.\n\nIt does so in Nevada.",  # of what stands right below it alone
        "All amounts in dispute were paid, unless otherwise noted, in thousands of coins (each a cent).",
    ],
)
def test_other_words_state_none(stated: str) -> None:
    assert sums(f"NOTES TO FINANCIAL STATEMENTS\n{stated}\n\nNote 1. The company mills grain.\n\n{TABLE}") == PLAIN


def test_a_rate_is_no_sum_though_it_has_no_sign() -> None:
    rate = TABLE.replace("Mortgages     ", "Effective rate")
    assert sums(f"(Tabular amounts in thousands)\n\nNote 1. The company mills grain.\n\n{rate}")[2:4] == [
        "1280",
        "1310",
    ]


def test_it_ends_with_its_part_and_gives_way_to_a_later_one_and_to_a_tables_own() -> None:
    stated = "(Tabular amounts in thousands)"
    assert (
        sums(f"{stated}\n\nText.\n\n{TABLE}\n\nItem 11. Executive Compensation\n\nText.\n\n{TABLE}") == SCALED + PLAIN
    )
    assert sums(f"{stated}\n\nText.\n\n(Tabular amounts in millions)\n\nText.\n\n{TABLE}")[0] == "50000000000"
    assert sums(f"{stated}\n\nText.\n\n{OWN}")[0] == "50000000000"
