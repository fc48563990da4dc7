"""Sections that are counted in words."""

import pytest

from pipeline.split.marks import read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("SECTION TWENTY-ONE. HEADINGS", 21),
        ("Section Twenty. Notices", 20),
        ("Article Thirty-Two. Notices", 32),
        ("SECTION SIX. TERM", 6),
    ],
)
def test_a_number_in_words_is_read_whole(text: str, value: int) -> None:
    mark = read(text)
    assert mark is not None
    assert [one.value for one in mark.readings] == [value]
