"""Real filings as PDF: lines of statements, signatures and definitions come out as the pages show them.

The filings are not part of the project: see tests/test_documents.py.
"""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import regex

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.read import read
from pipeline.source_map import PageMap
from tests.accept import ROOT

FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
GOLD = Path(os.environ.get("FOURCORNERS_GOLD", ROOT.parent / "shared" / "gold")) / "cuad"
FLOOR = 0.97

absent = pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")


@cache
def filing(name: str) -> Document:
    return read(Source.from_file(FILINGS / name))


@absent
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("earnings-releases/costco-2023-q1-earnings.pdf", "Merchandise costs | 47,769 | 43,952"),
        ("earnings-releases/best-buy-2023-q4-earnings.pdf", "Gross profit % | 20.0% | 20.2% | 21.4% | 22.5%"),
        ("earnings-releases/mgm-resorts-2022-q4-earnings.pdf", "VIP table games win % | 2.0% | 2.9%"),
        ("management-changes/costco-2023-item-502.pdf", "Washington | 0-20355 | 91-1223280"),
        ("definition-heavy-agreements/corio-2004-credit-agreement.pdf", "George Kadifa | Jill B. Ta"),
        (
            "letters-amendments-waivers/vnus-medical-2009-standstill-letter.pdf",
            "Donald J. Todd | Vice President of Marketing",
        ),
    ],
)
def test_cells_of_one_line_stay_on_it_and_apart(name: str, line: str) -> None:
    lines = [regex.sub(r" {3,}", " | ", line.strip()) for line in filing(name).text.split("\n")]
    assert line in lines


@absent
@pytest.mark.parametrize("words", ["JOINT FILING AGREEMENT", "restatement, supplement,"])
def test_words_without_a_space_between_them_are_parted_where_they_are_printed_apart(words: str) -> None:
    text = filing("html-and-pdf/fitlife-2025-joint-filing-agreement.pdf").text
    assert words in " ".join(text.split())


@absent
def test_definitions_in_a_ruled_table_are_whole_cells() -> None:
    document = filing("earnings-releases/intel-2022-q4-earnings.pdf")
    cells = [
        [" ".join(document.slice(cell.span).split()) for cell in row]
        for grid in document.layout.grids
        for row in grid.rows
    ]
    row = next(row for row in cells if row[0] == "NAND memory business")
    assert row[1].startswith(
        "We completed the first closing of the divestiture of our NAND memory business to SK hynix on"
    )
    assert row[2].startswith("We exclude the impact of our NAND memory business in certain non-GAAP measures.")


@absent
def test_page_numbers_of_a_filing_are_furniture() -> None:
    document = filing("earnings-releases/mgm-resorts-2022-q4-earnings.pdf")
    heads = [document.slice(span) for span in document.layout.furniture]
    assert heads == [f"Page {number} of 15" for number in range(1, 16)]


@absent
def test_a_word_of_a_filing_is_found_on_its_page() -> None:
    document = filing("definition-heavy-agreements/corio-2004-credit-agreement.pdf")
    assert isinstance(document.source_map, PageMap)
    by_text = {document.text[word.start : word.end]: word for word in document.source_map.words}
    assert by_text["Kadifa"].page == 20
    assert by_text["-20-"].top > 0.85 * document.source_map.sheets[19].height


@absent
def test_a_filing_that_was_cut_off_is_refused() -> None:
    with pytest.raises(Unreadable) as problem:
        filing("nasty/intel-2023-08-8k-damaged.pdf")
    assert (problem.value.code, problem.value.message) == ("damaged", "is damaged: it breaks off before its end")


@pytest.mark.slow
@pytest.mark.skipif(not GOLD.is_dir(), reason="there is no gold: name its folder in FOURCORNERS_GOLD")
def test_records_of_pdfs_agree_with_those_of_their_texts() -> None:
    command = [
        sys.executable,
        "benchmarks/pdf_agreement.py",
        "--pdfs",
        str(GOLD / "pdfs"),
        "--texts",
        str(GOLD / "texts"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    total = regex.search(r"^([\d.]+) .* in total$", done.stdout, regex.MULTILINE)
    assert total is not None
    assert float(total[1]) >= FLOOR
