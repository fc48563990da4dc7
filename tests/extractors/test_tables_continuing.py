"""Does a table have the heads and the scale that stand over it, be they those of another, and no others?"""

from extractors import tables
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Record


def read(text: str) -> Record:
    """The record of a text, with its tables alone."""
    return extract(Document.from_text(text), [tables.EXTRACTOR])


def values(text: str) -> list[list[str]]:
    """The values of each table."""
    record = read(text)
    return [[f"{fact.value} {fact.unit}" for fact in record.facts if fact.table == one.id] for one in record.tables]


SCHEDULE = """
                    RECONCILIATION OF CERTAIN MEASURES
                ($ in millions, except per share amounts)

The following tables reconcile the measures that the company uses with those of its statements. They should be read
together with the statements and not instead of them, and may differ from measures of the same name used by others.

                                       Three Months Ended
                                        March 31, 2004
                                        Eastern      Western
                                       --------     --------
Store costs                            $  2,068     $    189
Amortization                                (21)           -
Adjusted store costs                   $  2,047     $    189


                                       Three Months Ended
                                        March 31, 2004
                                       Earnings     Per Share
                                       --------     --------
Earnings as stated                     $    611     $   2.23
Amortization                                 21         0.08
Closing of stores                            86            -
"""


def test_a_title_over_running_text_states_the_scale_of_the_tables_below_it() -> None:
    first, second = values(SCHEDULE)
    assert first == ["2068000000 USD", "189000000 USD", "-21000000 USD", "0 USD", "2047000000 USD", "189000000 USD"]
    assert second[:3] == ["611000000 USD", "2.23 USD/share", "21000000 USD"]
    assert second[3:] == ["0.08 USD/share", "86000000 USD", "0 USD/share"]


def test_a_table_below_a_title_of_its_own_has_no_scale_of_another() -> None:
    text = SCHEDULE.replace("\n\n\n", "\n\n\n               STORES BY REGION\n\n")
    assert values(text)[1][2] == "21 USD"


ROWS = """
                                       STATEMENTS OF SEGMENTS
                                           (In thousands)

                                             June 30,     June 30,
                                               2004         2003
                                             --------     --------
Boats                                        $ 14,151     $ 20,694
Trailers                                        1,132        4,989
Total of all segments                        $ 15,283     $ 25,683

The following table presents sales between segments:

Total of all segments                        $ 15,283     $ 25,683
Less: sales of trailers to boats                 (109)        (166)
Sales to customers                           $ 15,174     $ 25,517
"""


def test_rows_without_heads_are_of_the_columns_right_above_them() -> None:
    first, second = read(ROWS).tables
    assert second.columns == first.columns == ("June 30, 2004", "June 30, 2003")
    assert [one.period for one in second.column_details] == ["2004-06-30", "2003-06-30"]
    assert values(ROWS)[1][2:4] == ["-109000 USD", "-166000 USD"]


def test_rows_without_heads_at_other_places_are_of_no_column() -> None:
    moved = ROWS.replace("(109)        (166)", "(109)        (166)        (275)")
    assert not any(read(moved).tables[1].columns)
