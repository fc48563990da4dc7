"""Under which headers does a row stand: those that it is a part of, and no wider or closed ones?"""

from extractors import tables
from pipeline.document import Document
from pipeline.process import extract


def paths(text: str) -> list[str]:
    """The path of each row with figures."""
    (table,) = extract(Document.from_text(text), [tables.EXTRACTOR]).tables
    return [" > ".join(row.path) for row in table.rows if row.kind != "header"]


def test_a_total_of_more_than_the_other_assets_stands_alone() -> None:
    assert paths("""
                                        2004        2003
                                    --------    --------
CURRENT ASSETS
  Cash                                   100         120
    Total current assets                 100         120
OTHER ASSETS
  Land                                    40          30
    TOTAL ASSETS                         140         150
""") == ["CURRENT ASSETS > Cash", "CURRENT ASSETS > Total current assets", "OTHER ASSETS > Land", "TOTAL ASSETS"]


def test_figures_without_a_label_are_the_total_of_the_rows_under_a_header() -> None:
    assert paths("""
                                        2004        2003
                                    --------    --------
Revenues
  Rooms                                  100         120
  Meals                                   40          30
                                         140         150
Net income                                12          11
                                          12          11
""") == ["Revenues > Rooms", "Revenues > Meals", "Revenues", "Net income", ""]


def test_a_header_over_a_single_row_is_written_in_another_way_than_it() -> None:
    assert paths("""
                                        2004        2003
                                    --------    --------
Cash Flows From Investing Activities
  Capital expenditures                  (910)       (772)
Cash flows from financing activities
  Dividends                             (100)       (120)
Net increase in cash and short-term
  Treasury securities                     40          30
Total Costs and Other Deductions
  Before Special Items                   140         150
""") == [
        "Cash Flows From Investing Activities > Capital expenditures",
        "Cash flows from financing activities > Dividends",
        "Net increase in cash and short-term Treasury securities",
        "Total Costs and Other Deductions Before Special Items",
    ]


def test_a_word_that_heads_nothing_alone_ends_the_header_above_it_and_a_sense_in_parentheses_begins_a_row() -> None:
    assert paths("""
                                        2004        2003
                                    --------    --------
STATEMENT OF OPERATIONS
  DATA:
  Revenues......................         100         120
  Merger costs..................          --           7
  (Income) loss from operations
    held for sale, net..........          40          30
  Interest on the notes that
    are outstanding.............         (4)         (3)
  Taxes
    (benefit)...................          10          10
  Net Increase
    (Decrease) in Cash..........          10          10
""") == [
        "STATEMENT OF OPERATIONS DATA > Revenues",
        "STATEMENT OF OPERATIONS DATA > Merger costs",
        "STATEMENT OF OPERATIONS DATA > (Income) loss from operations held for sale, net",
        "STATEMENT OF OPERATIONS DATA > Interest on the notes that are outstanding",
        "STATEMENT OF OPERATIONS DATA > Taxes (benefit)",
        "STATEMENT OF OPERATIONS DATA > Net Increase (Decrease) in Cash",
    ]
