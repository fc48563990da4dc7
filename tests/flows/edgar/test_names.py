"""Accession numbers and CIKs: what is one, what is none, and where a submission lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flows.edgar import names


@pytest.mark.parametrize("words", ["0000950117-04-002615", "000095011704002615", " 0000950117-04-002615 "])
def test_an_accession_number_has_dashes_or_none(words: str) -> None:
    assert names.accession(words) == "0000950117-04-002615"


@pytest.mark.parametrize(
    "words",
    ["", "0000950117-04-00261", "../../etc/passwd", "0000950117-04-002615/..", "٠٠٠٠٩٥٠١١٧-04-002615", "1045810"],
)
def test_what_is_no_accession_number_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="is no accession number, such as"):
        names.accession(words)


@pytest.mark.parametrize("words", ["1045810", "0001045810", "CIK0001045810", "cik1045810"])
def test_a_cik_has_leading_zeros_or_none(words: str) -> None:
    assert names.cik(words) == 1045810


@pytest.mark.parametrize("words", ["", "0", "-1", "12345678901", "NVDA", "10_45", "²", "1/../2"])
def test_what_is_no_cik_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="is no CIK, such as"):
        names.cik(words)


@pytest.mark.parametrize(("number", "year"), [("0000891618-94-000021", 1994), ("0000950117-04-002615", 2004)])
def test_the_year_is_told_by_two_digits(number: str, year: int) -> None:
    assert names.year(number) == year


def test_the_first_years_digits_are_of_the_twentieth_century() -> None:
    assert [names.year(f"0000000001-{two:02}-000001") for two in (93, 99, 0, 92)] == [1993, 1999, 2000, 2092]


def test_a_submission_lies_under_its_filer_and_in_a_folder_there() -> None:
    assert names.submission_paths(893816, "0000950117-04-002615") == (
        "Archives/edgar/data/893816/0000950117-04-002615.txt",
        "Archives/edgar/data/893816/000095011704002615/0000950117-04-002615.txt",
    )


@given(st.text())
def test_whatever_passes_has_one_form(words: str) -> None:
    try:
        number = names.accession(words)
    except ValueError:
        return
    assert names.accession(number) == number


@given(st.integers(0, 10**10 - 1), st.integers(0, 99), st.integers(0, 10**6 - 1))
def test_every_number_of_the_form_passes(assigner: int, year: int, count: int) -> None:
    number = f"{assigner:010}-{year:02}-{count:06}"
    assert names.accession(number.replace("-", "")) == number
    assert names.assigner(number) == assigner
    assert {path.rsplit("/", 1)[1] for path in names.submission_paths(7, number)} == {f"{number}.txt"}
