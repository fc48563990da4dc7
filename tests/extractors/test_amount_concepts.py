"""Which figures of a release's prose state a line of its statements, and of which period?"""

from pathlib import Path

import pytest

import extractors
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Record

RELEASE = Path(__file__).parents[2] / "fixtures" / "documents" / "infocrossing-2004-earnings-release.txt"
OPENING = """ACME REPORTS RESULTS FOR THE FIRST QUARTER ENDED MARCH 31, 2004

NEW YORK, MAY 12, 2004 -- ACME, INC. (NASDAQ: ACME) announced today financial results for the first quarter ended
March 31, 2004. {sentence}

NEXT PARAGRAPH
"""
Q1, LAST = "2004-01-01/2004-03-31", "2003-01-01/2003-03-31"


def stated(sentence: str) -> list[tuple[str, str | None, str | None]]:
    """The amounts with a concept in a release that has this sentence."""
    record = read(OPENING.format(sentence=sentence))
    return [(one.text, one.concept, one.period) for one in record.amounts if one.concept]


def read(text: str) -> Record:
    return extract(Document.from_text(text), extractors.EXTRACTORS)


STATEMENTS = """ACME REPORTS THIRD QUARTER RESULTS

NEW YORK, May 12, 2004 -- Acme, Inc. (NASDAQ: ACME) announced today its results for the third quarter of fiscal 2004,
ended March 31, 2004.

{body}

                                    ACME, INC.
                     CONSOLIDATED STATEMENTS OF OPERATIONS
                    (in thousands, except per share amounts)

                                       Three Months Ended         Nine Months Ended
                                            March 31,                 March 31,
                                        2004         2003         2004         2003
                                     ---------    ---------    ---------    ---------
Net sales                            $  15,210    $  13,120    $  45,310    $  40,020
Cost of sales                           10,110        9,020       30,210       28,010
                                     ---------    ---------    ---------    ---------
Gross profit                             5,100        4,100       15,100       12,010
Selling, general and administrative      3,100        3,000        9,100        9,010
                                     ---------    ---------    ---------    ---------
Operating income                         2,000        1,100        6,000        3,000
Income taxes                               700          385        2,100        1,050
                                     ---------    ---------    ---------    ---------
Net income                           $   1,300    $     715    $   3,900    $   1,950
                                     =========    =========    =========    =========
Diluted earnings per share           $    0.13    $    0.07    $    0.39    $    0.20
"""
NINE, NINE_LAST, BEFORE = "2003-07-01/2004-03-31", "2002-07-01/2003-03-31", "2003-10-01/2003-12-31"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "Net sales for the quarter increased 15.9 percent, to $15.2 million from $13.1 million last year.",
            [("$15.2 million", "revenue", Q1), ("$13.1 million", "revenue", LAST)],
        ),
        (
            (
                "Net income for the nine months ended March 31, 2004 was $3.9 million, or $.39 per diluted share,"
                " versus $1.95 million, or $.20 per diluted share, in the prior year."
            ),
            [
                ("$3.9 million", "net_income", NINE),
                ("$.39 per diluted share", "eps_diluted", NINE),
                ("$1.95 million", "net_income", NINE_LAST),
                ("$.20 per diluted share", "eps_diluted", NINE_LAST),
            ],
        ),
        (
            (
                "For the first nine months of fiscal 2004:\n\n*  Gross profit was $15.1 million, or 33.3% of net sales,"
                " compared to $12.0 million, or 30.0% of net sales, a year earlier"
            ),
            [("$15.1 million", "gross_profit", NINE), ("$12.0 million", "gross_profit", NINE_LAST)],
        ),
        (
            (
                "Net income, which rose on higher volume, was up. Operating income was $2.0 million in Q3, including"
                " a gain on a sale of land in Ohio, compared to $1.1 million in Q3 of fiscal 2003."
            ),
            [("$2.0 million", "operating_income", Q1), ("$1.1 million", "operating_income", LAST)],
        ),
        ("In the second quarter net sales were $14.8 million.", [("$14.8 million", "revenue", BEFORE)]),
        ("Net income was $1.4 million in the third quarter.", [("$1.4 million", "net_income", Q1)]),
        ("Net income was $1.4 million in the third quarter, before a charge of $0.1 million.", []),
        ("WIDGET DIVISION\n\nNet sales for the third quarter were $14.9 million.", []),
        ("Net sales in the Widget division were $14.9 million for the third quarter.", []),
        ("Net sales for the third quarter, excluding Widget, were $14.9 million.", []),
        ("OUTLOOK\n\nNet sales for the fourth quarter of $15 million, and net income of $1.3 million.", []),
        ("Non-GAAP net income for the third quarter was $1.5 million.", []),
        ("Net sales for the third quarter of $15 million to $16 million.", []),
    ],
)
def test_the_statements_say_which_periods_the_prose_speaks_of(body: str, expected: list[tuple[str, str, str]]) -> None:
    found = read(STATEMENTS.format(body=body)).amounts
    assert [(one.text, one.concept, one.period) for one in found if one.concept] == expected


def test_a_line_whose_figure_another_row_has_is_that_row() -> None:
    text = STATEMENTS.format(body="Revenue was $13.5 million in the third quarter.")
    other = text.replace(
        "Gross profit                             5,100", "Product sales                           13,500"
    )
    assert [one.text for one in read(other).amounts if one.concept] == []


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Acme reported record revenue of $15.2 million.", [("$15.2 million", "revenue", Q1)]),
        (
            "Revenue was $15.2 million, up from the revenue of\n$13.1 million for the first quarter of 2003.",
            [("$15.2 million", "revenue", Q1), ("$13.1 million", "revenue", LAST)],
        ),
        (
            "For the first quarter of 2004, Acme reported a net loss of $2.2 million, or $0.40 per common share.",
            [("$2.2 million", "net_income", Q1), ("$0.40 per common share", "eps_basic", Q1)],
        ),
        (
            "Net income was $0.8 million, or $0.05 per diluted share, from\n$0.6 million in the same period last year",
            [
                ("$0.8 million", "net_income", Q1),
                ("$0.05 per diluted share", "eps_diluted", Q1),
                ("$0.6 million", "net_income", LAST),
            ],
        ),
        (
            "Shareholders' equity nearly doubled to $61.2 million at March 31, 2004.",
            [("$61.2 million", "equity", "2004-03-31")],
        ),
    ],
)
def test_a_figure_of_a_known_line_gets_its_period(sentence: str, expected: list[tuple[str, str, str]]) -> None:
    assert stated(sentence) == expected


@pytest.mark.parametrize(
    "sentence",
    [
        "Product revenue was $15.2 million.",
        "Revenue from new customers of $2.1 million drove growth.",
        "Acme expects revenue of $33 million.",
        "Adjusted EBITDA was $2.9 million.",
        "On a pro forma basis, net income was $0.9 million.",
        "SMS is expected to add $33 million to Acme's revenue.",
        "Revenue increased $1.1 million.",
        "Net interest income was $4.2 million.",
        "Operating expenses of $9 million included revenue shares.",
        "Net income was $0.9 million in the period under review of fiscal 1999's third quarter and $0.8 million.",
    ],
)
def test_a_figure_of_something_else_gets_none(sentence: str) -> None:
    assert stated(sentence) == []


def test_a_release_whose_figure_differs_from_its_table_keeps_it() -> None:
    found = {(one.concept, one.period): one.text for one in read(RELEASE.read_text(encoding="utf-8")).amounts}
    assert found["equity", "2004-03-31"] == "$61.2 million"
    assert found["ebitda", LAST] == "$2.3\nmillion"


def test_a_figure_that_is_another_periods_is_not_taken_for_a_misprint() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    swapped = text.replace("record revenue of $15.2 million", "record revenue of $13.1 million")
    found = [(one.span, one.text) for one in read(swapped).amounts if one.concept == "revenue" and one.period == Q1]
    assert found == []


def test_other_documents_than_releases_have_no_concepts() -> None:
    record = read(
        "CREDIT AGREEMENT\n\nSection 1.01 Covenant. Net income was $0.8 million for the year ended December 31, 2003.\n"
    )
    assert [one.concept for one in record.amounts] == [None]
