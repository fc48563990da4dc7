"""Changes of office that are announced without their day."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract

HEAD = (
    "FOR IMMEDIATE RELEASE\n\n          ALPHA CASTLE HOLDINGS ANNOUNCES MANAGEMENT CHANGE\n\n"
    "DALLAS, May 4, 1999 - Alpha Castle Holdings, Inc. today announced that "
)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("John B. Doe has resigned as President and Chief Executive Officer.", ["John B. Doe"]),
        ("John B. Doe has resigned as President, effective June 30, 1999.", []),
        ("Jane C. Roe was appointed Chief Financial Officer.", ["Jane C. Roe"]),
        ("Jane C. Roe was appointed Chief Financial Officer, effective immediately.", []),
        ("John B. Doe, President, spoke about the results.", []),
    ],
)
def test_a_change_without_its_day_is_mentioned_once(words: str, expected: list[str]) -> None:
    found = extract(Document.from_text(HEAD + words + "\n"), EXTRACTORS).diagnostics
    messages = [one.message for one in found if one.code == "effective_date_missing"]
    assert [one.partition(",")[0] for one in messages] == expected
