"""Settings come from the file and the environment, and a wrong one is told in a sentence."""

from pathlib import Path

import pytest

from flows import settings
from pipeline.limits import DEFAULT, Limits


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder of its own, and an environment that sets nothing."""
    monkeypatch.chdir(tmp_path)
    for name in ("FOURCORNERS_SETTINGS", "FOURCORNERS_LIMITS", "FOURCORNERS_USER_AGENT"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_nothing_set_is_the_default() -> None:
    assert settings.load() == settings.Settings(DEFAULT, None)


def test_the_file_of_the_working_folder_is_read(folder: Path) -> None:
    words = 'user_agent = "Example research@example.com"\n[limits]\npages = 1_000\nseconds = 2\n'
    (folder / "fourcorners.toml").write_text(words)
    loaded = settings.load()
    assert loaded.user_agent == "Example research@example.com"
    assert loaded.limits == Limits(pages=1000, seconds=2.0)
    assert isinstance(loaded.limits.seconds, float)


def test_another_file_can_be_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "other.toml").write_text("[limits]\npages = 7\n")
    monkeypatch.setenv("FOURCORNERS_SETTINGS", "other.toml")
    assert settings.load().limits.pages == 7


def test_the_environment_wins_over_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "fourcorners.toml").write_text('user_agent = "A a@example.com"\n[limits]\npages = 7\narchive_depth = 1\n')
    monkeypatch.setenv("FOURCORNERS_LIMITS", "document_bytes=1_000_000, pages=10,")
    monkeypatch.setenv("FOURCORNERS_USER_AGENT", "B b@example.com")
    assert settings.load() == settings.Settings(
        Limits(document_bytes=1_000_000, pages=10, archive_depth=1), "B b@example.com"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("[limit]\npages = 1", "fourcorners.toml: there is no setting limit; did you mean limits?"),
        ("[limits]\npage = 1", "fourcorners.toml, [limits]: there is no limit page; did you mean pages?"),
        ('[limits]\npages = "1"', "fourcorners.toml, [limits]: pages is '1', and has to be a whole number above zero"),
        ("[limits]\npages = 1.5", "fourcorners.toml, [limits]: pages is 1.5, and has to be a whole number above zero"),
        (
            "[limits]\npages = true",
            "fourcorners.toml, [limits]: pages is True, and has to be a whole number above zero",
        ),
        ("[limits]\nseconds = nan", "fourcorners.toml, [limits]: seconds is nan, and has to be a number above zero"),
        ("limits = 1", "fourcorners.toml, [limits]: is no table"),
        ("user_agent = 1", "fourcorners.toml: user_agent is 1, and has to be a text"),
        ("limits", "fourcorners.toml: is not TOML"),
    ],
)
def test_a_wrong_file_is_told(folder: Path, words: str, sentence: str) -> None:
    (folder / "fourcorners.toml").write_text(words)
    with pytest.raises(settings.WrongSetting) as told:
        settings.load()
    assert str(told.value).startswith(sentence)


def test_a_file_that_is_named_has_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURCORNERS_SETTINGS", "missing.toml")
    with pytest.raises(settings.WrongSetting, match=r"^missing\.toml: cannot be read: No such file"):
        settings.load()


@pytest.mark.parametrize(
    ("assignment", "sentence"),
    [
        ("pages", "--limit: 'pages' sets nothing; write pages=NUMBER"),
        ("pages=", "--limit: pages is , and has to be a whole number above zero"),
        ("pages=many", "--limit: pages is many, and has to be a whole number above zero"),
        ("pages=0", "--limit: pages is 0, and has to be a whole number above zero"),
        ("pages=-1", "--limit: pages is -1, and has to be a whole number above zero"),
        ("seconds=inf", "--limit: seconds is inf, and has to be a number above zero"),
        ("colour=1", "--limit: there is no limit colour; there are archive_bytes, archive_depth"),
    ],
)
def test_a_wrong_limit_is_told(assignment: str, sentence: str) -> None:
    with pytest.raises(settings.WrongSetting) as told:
        settings.with_limits(DEFAULT, [assignment])
    assert str(told.value).startswith(sentence)


def test_limits_of_the_command_line_are_added_to_those_set() -> None:
    limits = settings.with_limits(Limits(archive_depth=1), ["pages=10", "seconds=0.5"])
    assert limits == Limits(archive_depth=1, pages=10, seconds=0.5)


def test_every_limit_can_be_set() -> None:
    for name in Limits.__dataclass_fields__:
        assert getattr(settings.with_limits(DEFAULT, [f"{name}=3"]), name) == 3
