"""Tables of HTML and PDF: are cells that the source marks, and places on a page, read as a table of text is?"""

import os
from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest

from extractors import tables
from pipeline.document import Source
from pipeline.process import process
from pipeline.record import Record

DOCUMENTS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", "../shared/documents"))

PAGE = """<html><body>
<p align=center><b>ACME CORP.</b></p><p align=center>CONSOLIDATED BALANCE SHEETS</p><p align=center>(In millions)</p>
<table>
<tr><td></td><td></td><td colspan=3>June 30,</td><td></td><td colspan=3>December 31,</td></tr>
<tr><td></td><td></td><td colspan=3>2004</td><td></td><td colspan=3>2003</td></tr>
<tr><td>Current assets:</td></tr>
<tr><td style="padding-left:20px">Cash</td>
<td></td><td>$</td><td>39.6</td><td></td><td></td><td>$</td><td>10.1</td><td></td></tr>
<tr><td style="padding-left:20px">Allowance</td>
<td></td><td></td><td>(0.4</td><td>)</td><td></td><td></td><td>&mdash;</td><td></td></tr>
<tr><td>Total assets</td>
<td></td><td>$</td><td>39.2</td><td></td><td></td><td>$</td><td>10.1</td><td></td></tr>
</table></body></html>"""


def record_of(name: str, data: bytes) -> Record:
    """The record of a document, with its tables alone."""
    return process(Source(name, data), [tables.EXTRACTOR])


def test_cells_of_html_are_joined_placed_and_dated() -> None:
    record = record_of("acme.htm", PAGE.encode())
    (table,) = record.tables
    assert table.caption == "ACME CORP. CONSOLIDATED BALANCE SHEETS (In millions)"
    assert [(one.label, one.period) for one in table.column_details] == [
        ("June 30, 2004", "2004-06-30"),
        ("December 31, 2003", "2003-12-31"),
    ]
    assert [(fact.path, fact.text, fact.value) for fact in record.facts] == [
        (("Current assets", "Cash"), "39.6", Decimal(39600000)),
        (("Current assets", "Cash"), "10.1", Decimal(10100000)),
        (("Current assets", "Allowance"), "(0.4)", Decimal(-400000)),
        (("Current assets", "Allowance"), "—", Decimal(0)),
        (("Total assets",), "39.2", Decimal(39200000)),
        (("Total assets",), "10.1", Decimal(10100000)),
    ]


def test_inline_xbrl_names_the_element_of_a_cell() -> None:
    name = "us-gaap:CashAndCashEquivalents"
    tag = f'<ix:nonFraction name="{name}" contextRef="c1" unitRef="usd" scale="6">39.6</ix:nonFraction>'
    page = PAGE.replace("<html>", '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">').replace("39.6", tag)
    found = {fact.text: fact.taxonomy for fact in record_of("acme.htm", page.encode()).facts}
    assert found["39.6"] == "us-gaap:CashAndCashEquivalents"
    assert found["39.2"] == "us-gaap:Assets"


VOTES = "<table><tr><td>{}</td></tr><tr><td>{}</td></tr></table>"


@pytest.mark.parametrize(
    ("heads", "sums", "found"),
    [
        (
            "For|Against|Broker Non-Votes",
            "285,361,185|32,364|-",
            ["For 285361185", "Against 32364", "Broker Non-Votes 0"],
        ),
        ("Number of Votes Cast For|Withheld", "4,112,009|8,410", ["Number of Votes Cast For 4112009", "Withheld 8410"]),
        ("Item|Page", "12|14", []),  # no sums
        ("Fiscal 2004|Fiscal 2003", "words|1,200", []),  # a label without any figure beside the other
        ("285,361,185|32,364", "285,361,190|32,370", []),  # no heads
    ],
)
def test_one_row_of_sums_under_words_is_a_table_without_labels(heads: str, sums: str, found: list[str]) -> None:
    page = VOTES.format(*("</td><td>".join(row.split("|")) for row in (heads, sums)))
    facts = record_of("vote.htm", f"<html><body><p>The vote was:</p>{page}</body></html>".encode()).facts
    assert [f"{one.column} {one.value}" for one in facts] == found
    assert not any(one.label for one in facts)


def test_sums_under_words_are_what_their_heads_say_and_votes_no_money() -> None:
    pages = (VOTES.format(*("</td><td>".join(row.split("|")) for row in one)) for one in (
        ("Price|Shares|Total", "$10.00|1,000|$10,000"), ("For|Against", "285,361,185|32,364"),
    ))  # fmt: skip
    facts = record_of(
        "vote.htm", f"<html><body><p>Of $ 5,000.</p>{'<p>And:</p>'.join(pages)}</body></html>".encode()
    ).facts
    assert [one.unit for one in facts] == ["USD", "shares", "USD", None, None]


def test_heads_keep_their_units_and_thousands_may_stand_apart() -> None:
    rows = ("|H1 2015 (€)|H1 2014", "Revenue|5 432.1|5 210,4", "Expenses|(4 321,0)|(12 345 678)", "Price|46 5/8|32")
    cells = "</td></tr><tr><td>".join("</td><td>".join(row.split("|")) for row in rows)
    page = f"<html><body><p>In millions of euros</p><table><tr><td>{cells}</td></tr></table></body></html>"
    facts = record_of("euro.htm", page.encode()).facts
    assert [one.column for one in facts][:2] == ["H1 2015 (€)", "H1 2014"]
    assert [str(one.value) for one in facts] == [
        "5432100000", "5210400000", "-4321000000", "-12345678000000", "46.625", "32",
    ]  # fmt: skip


def test_a_table_that_only_lays_out_a_page_is_none() -> None:
    page = (
        "<table><tr><td>(a)</td><td>The Company shall pay the fee of $1,000.</td></tr>"
        "<tr><td>(b)</td><td>And so on.</td></tr></table>"
    )
    assert record_of("layout.htm", page.encode()).tables == ()


STATEMENTS = {
    "buckle-2024-q3-earnings.htm": [(17, 4), (33, 3)],
    "ulta-beauty-2022-q4-earnings.pdf": [(7, 6), (16, 4), (16, 4), (30, 2), (32, 2)],
    "costco-2023-q1-earnings.pdf": [(22, 2), (38, 2)],
    "pericom-2005-q4-restatement-earnings.txt": [(20, 5), (19, 5), (12, 5), (20, 6), (19, 6), (29, 2)],
    "mgm-resorts-2022-q4-earnings.pdf": [(39, 4), (41, 2), (19, 4)],
}
"""Rows and columns of statements, as one counts them on the page."""


@pytest.mark.parametrize("name", STATEMENTS)
def test_every_statement_of_a_release_is_found_whole(name: str) -> None:
    path = DOCUMENTS / "earnings-releases" / name
    if not path.is_file():
        pytest.skip(f"{name} is not here: FOURCORNERS_DOCUMENTS names the folder of documents")
    record = record_of(name, path.read_bytes())
    found = Counter((len(table.rows), len(table.columns)) for table in record.tables)
    assert not Counter(STATEMENTS[name]) - found
    for fact in record.facts:
        assert fact.value is not None
        assert any(table.id == fact.table and table.span.contains(fact.span) for table in record.tables)
