"""Figures of a release that do not go together, and labels that do not fit their figures."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, Record, extract

CODES = ("tie_out_conflict", "measure_inconsistent", "label_sign_mismatch", "label_below_cells")
RELEASE = """FOR IMMEDIATE RELEASE

                 ACME SYSTEMS, INC. REPORTS THIRD QUARTER RESULTS

AUSTIN, Texas, October 21, 1999 - Acme Systems, Inc. (Nasdaq: ACME) today reported results for the third quarter
ended September 30, 1999. {words}

                               ACME SYSTEMS, INC.
                 CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS
                    (In thousands, except per share amounts)

                                           Three Months Ended
                                              September 30,
                                        ------------------------
                                             1999         1998
                                        ------------------------
Revenues                                   $41,250      $38,100
Cost of revenues                            30,150       29,300
                                        ----------   ----------
Gross profit                                11,100        8,800
{rows}
Weighted average diluted shares              8,450        8,400
"""
ROWS = "Net income                                   2,100          900"


def record_of(words: str, rows: str = ROWS) -> Record:
    return extract(Document.from_text(RELEASE.format(words=words, rows=rows)), EXTRACTORS)


def oddities(words: str, rows: str = ROWS) -> list[tuple[str, str, str]]:
    """Severity, code and words of each diagnostic of figures, white space evened."""
    found = (one for one in record_of(words, rows).diagnostics if one.code in CODES)
    return [(one.severity, one.code, " ".join((one.text or "").split())) for one in found]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Revenues for the third quarter of 1999 were $41.3 million.", []),  # 41,250 is 41.3 in millions
        ("Revenues for the third quarter of 1999 were $41.2 million.", []),  # and so is 41.2, cut off
        (
            "Revenues for the third quarter of 1999 were $41.5 million.",
            [("error", "tie_out_conflict", "$41.5 million")],
        ),
        ("Revenues for the third quarter of 1999 were approximately $42 million.", []),
        ("Revenues for the third quarter of 1997 were $41.5 million.", []),
    ],
)
def test_a_figure_of_the_text_is_held_against_the_table(words: str, expected: list[tuple[str, str, str]]) -> None:
    assert oddities(words) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("Net loss                                     2,100         (900)", ["Net loss"]),
        ("Net income (loss)                            2,100         (900)", []),
        ("Net loss                                    (2,100)        (900)", []),
        ("Net loss                                     2,100          900", []),  # a loss in words
    ],
)
def test_a_row_named_for_a_loss_alone_has_no_profits(rows: str, expected: list[str]) -> None:
    assert [text for _, code, text in oddities("", rows) if code == "label_sign_mismatch"] == expected


def test_an_average_is_no_number_of_a_day() -> None:
    words = "The Company had 8.450 million fully diluted shares outstanding as of September 30, 1999."
    assert [code for _, code, _ in oddities(words)] == ["measure_inconsistent"]
    words = words.replace("8.450", "8.600")
    assert oddities(words) == []


def test_a_label_below_its_figures_is_mentioned() -> None:
    text = (
        "                               ACME SYSTEMS, INC.\n                            RECONCILIATION OF EBITDA\n"
        "                                 (In millions)\n\n"
        "                                           Three Months Ended September 30,\n"
        "                                             1999              1998\n"
        "                                         ------------      ------------\n"
        "{first}\n\nAdd back:\n"
        "  Taxes                                          0.2               0.1\n"
        "                                         ------------      ------------\n"
        "EBITDA                                   $       1.0      $        0.4\n"
    )
    below = text.format(first="                                         $       0.8      $        0.3\nNet income")
    beside = text.format(first="Net income                               $       0.8      $        0.3")
    found = [
        [
            one.text
            for one in extract(Document.from_text(one), EXTRACTORS).diagnostics
            if one.code == "label_below_cells"
        ]
        for one in (below, beside)
    ]
    assert found == [["Net income"], []]
