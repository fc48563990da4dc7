"""Do the docs still say what is true? Blocks of the README run, links lead somewhere, and fixtures are as received."""

import dataclasses
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
import regex

from pipeline.codes import CODES
from pipeline.limits import Limits
from tests.accept import DOCUMENTS, ROOT

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("block", regex.findall(r"```python\n(.*?)```", README, regex.DOTALL))
def test_a_block_of_the_readme_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(block, "README.md", "exec"), {})  # noqa: S102  # our own page


def test_every_command_of_the_readme_is_a_command() -> None:
    verbs = set(regex.findall(r"^fourcorners (\w+)", README, regex.MULTILINE))
    assert verbs
    for verb in verbs:
        done = subprocess.run(
            [sys.executable, "-m", "flows", verb, "--help"], cwd=ROOT, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()


def test_the_readme_is_a_screen_and_a_half() -> None:
    assert README.count("\n") < 100


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in regex.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_code_that_is_raised_is_explained() -> None:
    raised = set()
    for path in (
        *(ROOT / "pipeline").rglob("*.py"),
        *(ROOT / "extractors").rglob("*.py"),
        *(ROOT / "flows").rglob("*.py"),
    ):
        text = path.read_text(encoding="utf-8")
        raised |= set(regex.findall(r"\bcode=\"(\w+)\"", text))
        raised |= set(regex.findall(r"Unreadable\(\s*[^,()]+(?:\([^()]*\))?,\s*\"(\w+)\"", text))
    assert raised <= CODES.keys()
    assert len(raised) > 5


def test_fixtures_are_as_received() -> None:
    sources = (ROOT / "fixtures" / "SOURCES.md").read_text(encoding="utf-8")
    for path in DOCUMENTS.iterdir():
        row = next(line for line in sources.splitlines() if f"`{path.name}`" in line)
        assert hashlib.sha256(path.read_bytes()).hexdigest() in row


def test_the_item_shown_in_the_readme_is_the_one_of_the_record() -> None:
    shown = json.loads(regex.search(r'\{"id": [^}]*…\}', README)[0].replace(", …", ""))
    record = json.loads((ROOT / "fixtures/records/infocrossing-2004-registration-rights-agreement.json").read_bytes())
    item = next(date for date in record["dates"] if date["id"] == shown["id"])
    assert shown.items() <= item.items()


def test_every_limit_stands_on_its_page_with_its_default() -> None:
    page = (ROOT / "docs" / "reading.md").read_text(encoding="utf-8")
    rows = dict(regex.findall(r"^\| `(\w+)` \| ([\d,]+) \|", page, regex.MULTILINE))
    assert rows == {one.name: f"{one.default:,.0f}" for one in dataclasses.fields(Limits)}
