"""Ligatures that a font gives no letters for: each is put back as English spells the word."""

import pytest

from pipeline.read.pdf.ligatures import restored


@pytest.mark.parametrize(
    "word",
    ["o[ff]er", "o[ff]set", "write-o[ff]", "layo[ff]s", "o[ffl]ine", "o[ffi]cer", "bene[fi]t", "in[fl]ation",
     "re[fl]ect", "di[ff]erent", "a[ffi]liate", "[fi]nance", "ba[ffl]ed", "cash[fl]ow"],
)  # fmt: skip
def test_a_lost_ligature_is_the_one_that_the_word_is_spelled_with(word: str) -> None:
    before, letters, after = word.replace("]", "[").split("[")
    assert restored(f"{before}\x00{after}") == f"{before}{letters}{after}"
