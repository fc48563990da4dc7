"""Do imports run one way, is every extractor in the list, and does each link after what it reads?"""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from extractors import EXTRACTORS
from pipeline.extractor import Extractor
from tests.accept import ROOT

MODULES = [
    path
    for package in ("pipeline", "extractors", "computations", "flows")
    for path in sorted((ROOT / package).rglob("*.py"))
]


@pytest.mark.parametrize("extractor", EXTRACTORS, ids=[extractor.name for extractor in EXTRACTORS])
def test_an_extractor_links_after_what_it_reads(extractor: Extractor) -> None:
    names = [one.name for one in EXTRACTORS]
    before = names[: names.index(extractor.name)]
    assert set(extractor.reads) <= set(before)


def test_every_extractor_stands_in_the_list() -> None:
    folder = ROOT / "extractors"
    written = {
        path.parent.name if path.name == "__init__.py" else path.stem
        for path in (*folder.glob("*.py"), *folder.glob("*/__init__.py"))
        if "\nEXTRACTOR = " in path.read_text(encoding="utf-8")
    }
    assert written == {extractor.name for extractor in EXTRACTORS}


def test_the_core_imports_neither_prefect_nor_spacy() -> None:
    code = (
        "import sys, pipeline, extractors; print([name for name in ('prefect', 'spacy', 'pdfplumber') if "
        "name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(ROOT)) for path in MODULES])
def test_a_module_says_what_it_is_for_and_can_be_read_in_one_sitting(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text)), "a module begins with what it is for"
    assert text.count("\n") < (620 if path.name in ("record.py", "clause.py") else 420)
