"""Are the numbers of notes left out of a table, and no others?"""

import pytest

from extractors import tables
from pipeline import Document, extract
from pipeline.record import Record


def read(head: str, *cells: str) -> Record:
    above = f"INCOME STATEMENT\n{'':<26}{head:>8}        2011         2010\n{'':<34}      £'000        £'000\n"
    rows = (
        f"{label:<26}{cell:>8}    {number},220      {number},010\n"
        for label, cell, number in zip(("Revenue", "Cost of sales", "Profit"), cells, (411, 308, 103), strict=True)
    )
    return extract(Document.from_text(above + "".join(rows)), [tables.EXTRACTOR])


@pytest.mark.parametrize("head", ["Note", "Notes", "NOTE", "Note no.", "Note ref."])
def test_the_numbers_of_notes_are_no_facts(head: str) -> None:
    found = read(head, "3", "", "12")
    assert list(found.tables[0].columns) == ["2011 £'000", "2010 £'000"]
    assert [str(one.value) for one in found.facts] == ["411220000", "411010000", "308220000", "308010000", *_PROFIT]
    assert {one.column for one in found.facts} == {"2011 £'000", "2010 £'000"}


_PROFIT = ("103220000", "103010000")


@pytest.mark.parametrize(("head", "cells"), [("2009 Notes", ("99", "98.5", "97")), ("Notes", ("4.1", "4.3", "4.8"))])
def test_prices_and_rates_of_notes_are_facts(head: str, cells: tuple[str, ...]) -> None:
    assert len(read(head, *cells).facts) == 9


@pytest.mark.parametrize("cells", [("7", "12.1", "12.2"), ("11.9", "11.10", "11.11")])
def test_the_numbers_of_parts_of_notes_are_no_facts(cells: tuple[str, ...]) -> None:
    assert len(read("Notes", *cells).facts) == 6


@pytest.mark.parametrize(("head", "cell"), [("Senior Notes", "12"), ("Note", "1,200"), ("Note", "3.5"), ("Bonds", "4")])
def test_sums_below_such_a_head_are_kept(head: str, cell: str) -> None:
    assert len(read(head, cell, cell, cell).facts) == 9
