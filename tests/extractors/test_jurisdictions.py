"""Codes of jurisdictions by their names."""

import pytest

from extractors.lexicon.jurisdictions import adjectives, jurisdiction_code, law_code, names


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Delaware", "US-DE"),
        ("State of New York", "US-NY"),
        ("NEW\n     YORK", "US-NY"),
        ("the Commonwealth of Massachusetts", "US-MA"),
        ("District of Columbia", "US-DC"),
        ("Province of Ontario", "CA-ON"),
        ("England and Wales", "GB-EAW"),
        ("England", "GB-EAW"),
        ("the Netherlands", "NL"),
        ("Republic of the Marshall Islands", "MH"),
        ("People’s Republic of China", "CN"),
        ("Grand Duchy of Luxembourg", "LU"),
        ("British Virgin Islands", "VG"),
        ("United States of America", "US"),
        ("City and State of New York", "US-NY"),
        ("State ofDelaware", "US-DE"),
        ("State of N.J.", "US-NJ"),
        ("the State of NV", "US-NV"),
    ],
)
def test_a_name_has_its_code_with_its_style_or_without(name: str, code: str) -> None:
    assert jurisdiction_code(name) == code


@pytest.mark.parametrize(
    ("name", "code"), [("Georgia", "US-GA"), ("Republic of Georgia", "GE"), ("New Mexico", "US-NM")]
)
def test_a_name_that_two_places_share_is_told_by_its_style(name: str, code: str) -> None:
    assert jurisdiction_code(name) == code


@pytest.mark.parametrize("name", ["", "State of", "State of ZZ", "NV", "Springfield", "German", "the"])
def test_what_is_no_name_of_a_jurisdiction_has_no_code(name: str) -> None:
    assert jurisdiction_code(name) is None


@pytest.mark.parametrize(
    ("word", "code"), [("English", "GB-EAW"), ("Swiss", "CH"), ("New York", "US-NY"), ("PRC", "CN")]
)
def test_a_law_goes_by_a_name_or_an_adjective(word: str, code: str) -> None:
    assert law_code(word) == code


@pytest.mark.parametrize("listed", [names(), adjectives()])
def test_longer_entries_come_first_so_that_a_pattern_prefers_them(listed: tuple[str, ...]) -> None:
    assert list(listed) == sorted(listed, key=lambda entry: (-len(entry), entry))


def test_every_name_leads_to_a_code() -> None:
    assert [name for name in names() if jurisdiction_code(name) is None] == []
