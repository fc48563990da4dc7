"""Which figures of a release's prose state a line of its statements, and of which period?"""

from pathlib import Path

import pytest

import extractors
from extractors.amounts.statement_periods import by_statements
from pipeline.document import Document
from pipeline.process import extract
from pipeline.record import Date, Record
from pipeline.span import Span

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


def test_a_quarter_has_the_days_that_the_statements_show() -> None:
    dates = [Date(kind="period", span=Span(0, 1), text=text) for text in ("second quarter of 2023", "Second-quarter")]
    dates.append(Date(kind="period", span=Span(0, 1), text="third quarter of 2023"))
    periods = ("2023-01-01/2023-06-30", "2023-04-01/2023-06-30", None, "2022-12-31")
    assert [one.start for one in by_statements(dates, periods)] == ["2023-04-01", "2023-04-01", None]
    assert [one.start for one in by_statements(dates, ("2022-07-01/2023-06-30",))] == [None, None, None]


def test_a_quarter_that_states_its_end_has_the_days_of_its_column() -> None:
    ended = Date(kind="period", span=Span(0, 1), text="fiscal quarter ended November 2, 2024", end="2024-11-02")
    weeks = ("2024-08-04/2024-11-02", "2024-02-04/2024-11-02")
    assert by_statements([ended], weeks)[0].start == "2024-08-04"
    assert by_statements([ended], weeks[1:])[0].start is None


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
