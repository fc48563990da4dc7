"""Captions of statements: their words without heads of columns, and which statement a table is."""

import pytest

from pipeline.split.captions import caption, heading_over, kind


@pytest.mark.parametrize(
    ("above", "heading"),
    [
        (
            "ACME, INC.\nCONSOLIDATED STATEMENTS OF INCOME\n          12 Weeks Ended\n",
            "ACME, INC. CONSOLIDATED STATEMENTS OF INCOME",
        ),
        (
            "Consolidated Balance Sheets\n\n (In Millions)      Dec 31, 2022    Dec 25, 2021\n\n Current assets:\n",
            "Consolidated Balance Sheets",
        ),
        ("Consolidated Statements of Income\n   13 Weeks Ended\n", "Consolidated Statements of Income"),
        (
            "EX-99.3 4 q1.htm EX-99.3\n  Exhibit 99.3\n  Consolidated Balance Sheets\n   3/31/2022\n",
            "Consolidated Balance Sheets",
        ),
        ("Exhibit 2\nAcme, Inc.\nConsolidated Statements of Income\n", "Acme, Inc. Consolidated Statements of Income"),
        (
            "Acme, Inc.            Consolidated Financial Highlights\n   2021   2020\n",
            "Acme, Inc. Consolidated Financial Highlights",
        ),
        (
            "Statements of Cash Flows\n($ in the thousands)\n(To be read with all of\n(the notes) as set out below)\n",
            "Statements of Cash Flows ($ in the thousands) (To be read with all of (the notes) as set out below)",
        ),
        ("The loan is paid back as follows:\n", None),
        ("Three Months Ended\nMarch 31,\n", None),
    ],
)
def test_a_caption_ends_where_the_heads_of_columns_begin(above: str, heading: str | None) -> None:
    assert caption(above)[0] == heading


CASH = "Operating activities 1\nInvesting activities 2\nNet increase in cash 3\n"
BALANCE = "Total current assets 1\nTotal assets 2\nTotal liabilities 3\n"
INCOME = "Net sales 5\nIncome before taxes 2\nNet income 1\n"
MEASURES = "SG&A 5\nRestructuring charges 2\nNon-GAAP SG&A 3\n"


@pytest.mark.parametrize(
    ("heading", "above", "rows", "expected"),
    [
        ("Condensed Consolidated Balance Sheets", "", "", "balance_sheet"),
        ("Statements of Cash Flows", "Adjustments to reconcile net income to cash", "", "cash_flow"),
        ("Reconciliation of Cash Flow to Free Cash Flow", "", "", "reconciliation"),
        ("Tangible Book Value per Common Share (non-GAAP)", "", "", "reconciliation"),
        ("Statements of Operations - Non-GAAP", "", "", "income_statement"),
        (None, "Three Months Ended", CASH, "cash_flow"),
        (None, "Three Months Ended", BALANCE, "balance_sheet"),
        (None, "Three Months Ended", INCOME, "income_statement"),
        (None, "Three Months Ended", MEASURES, "reconciliation"),
        ("Store Update", "", "Stores at the end of the quarter 5\nNet sales a store 2\n", None),
    ],
)
def test_a_table_is_the_statement_that_its_caption_or_its_rows_name(
    heading: str | None, above: str, rows: str, expected: str | None
) -> None:
    assert kind(heading, above, rows) == expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            ["RECONCILIATION OF NON-GAAP FINANCIAL MEASURES", "We use measures that are not of GAAP."],
            0,
        ),
        (["Balance Sheet", "Cash at the end of the quarter was $5 million."], None),
        (["This is a reconciliation of what was said."], None),
    ],
)
def test_text_may_stand_between_the_caption_of_a_reconciliation_and_its_figures(
    lines: list[str], expected: int | None
) -> None:
    assert heading_over(lines) == expected
