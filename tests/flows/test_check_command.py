"""`fourcorners check` as it is typed: what a conflict shows, in which order, with which exit status."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from flows.__main__ import main
from flows.places import shown
from pipeline.span import Span
from tests.accept import ROOT

RELEASE = ROOT / "fixtures/documents/infocrossing-2004-earnings-release.txt"
LETTER = ROOT / "fixtures/documents/infocrossing-2002-letter-agreement.txt"
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str]) -> Call:
    def called(*arguments: object) -> tuple[int, str, str]:
        try:
            status = main(["check", *map(str, arguments)])
        except SystemExit as ended:  # argparse's way to end
            status = int(ended.code or 0)
        return (status, *capfd.readouterr())

    return called


def test_a_conflict_shows_both_places_under_a_caret(call: Call) -> None:
    status, out, _ = call(RELEASE)
    lines = out.splitlines()
    at = next(number for number, line in enumerate(lines) if "equal:equity:2004-03-31:balance=prose" in line)
    assert status == 1
    for offset, figure in ((1, "$61.2 million"), (3, "61.1")):
        line, carets = lines[at + offset : at + offset + 2]
        start = carets.index("^")
        assert line[start : len(carets)] == figure
        assert set(carets.strip()) == {"^"}


def test_a_label_that_does_not_fit_is_shown_beside_its_figure(call: Call) -> None:
    lines = call(RELEASE)[1].splitlines()
    at = next(number for number, line in enumerate(lines) if "label:eps_diluted" in line)
    marked = [
        lines[at + 1 + 2 * one][lines[at + 2 + 2 * one].index("^") : len(lines[at + 2 + 2 * one])] for one in (0, 1)
    ]
    assert marked == ["Net loss to common stockholders", "0.05"]


def test_the_worst_comes_first_and_what_is_exact_only_when_asked_for(call: Call) -> None:
    out = call(RELEASE)[1]
    verdicts = ("conflict", "not checkable", "within rounding", "exact")
    said = [one for line in out.splitlines() for one in verdicts if line.startswith(f"  {one} ")]
    assert said == sorted(said, key=verdicts.index)
    assert len(set(said)) == 3
    assert "sum:net_income:2004-01-01/2004-03-31" not in out
    assert "sum:net_income:2004-01-01/2004-03-31" in call("--all", RELEASE)[1]


def test_a_release_whose_figures_agree_ends_well(call: Call, tmp_path: Path) -> None:
    text = (
        RELEASE.read_text(encoding="utf-8")
        .replace("$61.2 million", "$61.1 million")
        .replace("Net loss to common", "Net income to common")
    )
    path = tmp_path / "release.txt"
    path.write_text(text, encoding="utf-8")
    status, out, err = call(path)
    assert (status, err) == (0, "")
    assert out.startswith(f"{path}: ")
    assert "conflict" not in out


def test_a_changed_figure_of_a_table_is_found(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "release.txt"
    path.write_text(RELEASE.read_text(encoding="utf-8").replace("32.5 ", "33.5 "), encoding="utf-8")
    status, out, _ = call(path)
    assert status == 1
    assert "sum:total_assets:2004-03-31" in out


def test_json_has_the_whole_answer(call: Call) -> None:
    status, out, _ = call("--json", RELEASE)
    answer = json.loads(out)
    assert status == 1
    assert answer["computation"] == "tie_out"
    assert "equal:equity:2004-03-31:balance=prose" in answer["result"]["conflicts"]


def test_a_record_of_a_store_is_checked_like_its_document(call: Call, tmp_path: Path) -> None:
    assert main(["extract", str(RELEASE), "--out", str(tmp_path)]) == 0
    (record,) = (tmp_path / "records").glob("*.json")
    status, out, _ = call(record)
    assert status == 1
    assert "line 64: to $61.2 million at March 31, 2004" in out
    alone = tmp_path / "alone.json"
    alone.write_bytes(record.read_bytes())
    assert "“$61.2 million”, characters 3624 to 3637" in call(alone)[1]


def test_a_document_without_figures_is_no_failure(call: Call) -> None:
    status, out, err = call(LETTER)
    assert (status, out) == (0, "")
    assert "nothing states figures" in err


def test_what_cannot_be_read_is_a_failure(call: Call, tmp_path: Path) -> None:
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.4 and nothing more")
    status, _, err = call(broken)
    assert status == 2  # and no conflict, which is 1
    assert "broken.pdf" in err


def test_a_long_line_is_cut_around_the_figure() -> None:
    text = "a" * 500 + " 61.2 " + "b" * 500
    line, carets = shown(text, Span(501, 505), None)
    assert line[carets.index("^") : len(carets)] == "61.2"
    assert line.startswith("line 1: …")
    assert line.endswith("…")
