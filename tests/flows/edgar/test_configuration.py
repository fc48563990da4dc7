"""Who may ask EDGAR: nobody without a name and a contact, nobody faster than it allows."""

from pathlib import Path

import pytest

from flows.edgar.configuration import configured, declared
from flows.edgar.trouble import NotSet
from flows.settings import Settings

NAMED = Settings(user_agent="Example Research jane@research.example")


@pytest.mark.parametrize(
    ("user_agent", "words"),
    [
        ("", "only those who say who they are"),
        ("   ", "only those who say who they are"),
        ("Example Research", "has no e-mail address"),
        ("Mozilla/5.0 (X11; Linux x86_64)", "has no e-mail address"),
        ("Example Research jane@research", "has no e-mail address"),
        ("jane@research.example", "does not say who you are"),
        ("Example\r\nX-Evil: 1 jane@research.example", "must be one line of ASCII"),
        ("Exämple jane@research.example", "must be one line of ASCII"),
    ],
)
def test_a_user_agent_without_a_name_or_a_contact_is_refused(user_agent: str, words: str) -> None:
    with pytest.raises(NotSet, match=words) as caught:
        declared(user_agent)
    assert "set FOURCORNERS_USER_AGENT" in str(caught.value)


@pytest.mark.parametrize(
    "user_agent", ["Example Research jane@research.example", "Example/1.0 (+mailto:jane.doe@research.example)"]
)
def test_a_name_and_an_address_are_enough(user_agent: str) -> None:
    assert declared(f" {user_agent} ") == user_agent


def test_who_sets_nothing_may_not_ask() -> None:
    with pytest.raises(NotSet, match="only those who say who they are"):
        configured(Settings(), {})


def test_without_settings_it_is_edgar_itself() -> None:
    edgar = configured(NAMED, {"XDG_CACHE_HOME": "/x"})
    assert (edgar.url, edgar.data_url, edgar.per_second) == ("https://www.sec.gov", "https://data.sec.gov", 8)
    assert (edgar.cache, edgar.pace) == (Path("/x/fourcorners"), Path("/x/fourcorners/pace"))


def test_another_cache_keeps_the_same_pace() -> None:
    edgar = configured(NAMED, {"XDG_CACHE_HOME": "/x", "FOURCORNERS_CACHE": "/y"})
    assert (edgar.cache, edgar.pace) == (Path("/y"), Path("/x/fourcorners/pace"))


@pytest.mark.parametrize("rate", ["0", "11", "-1", "8.5", "fast", "²"])
def test_a_rate_beyond_what_is_allowed_is_refused(rate: str) -> None:
    with pytest.raises(NotSet, match="from 1 to 10"):
        configured(NAMED, {"FOURCORNERS_EDGAR_RATE": rate})


@pytest.mark.parametrize("url", ["ftp://x.example", "x.example", "https://", "https://me:pw@x.example", "file:///etc"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(NotSet, match="FOURCORNERS_EDGAR_URL is no address"):
        configured(NAMED, {"FOURCORNERS_EDGAR_URL": url})


def test_a_mirror_may_be_asked() -> None:
    assert (
        configured(NAMED, {"FOURCORNERS_EDGAR_URL": "http://mirror.example:8080/"}).url == "http://mirror.example:8080"
    )
