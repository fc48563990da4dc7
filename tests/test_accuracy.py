"""Do the records stay as true as they were? Needs gold, which is not part of the project: see benchmarks/README.md."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import regex

from tests.accept import ROOT

GOLD = Path(os.environ.get("FOURCORNERS_GOLD", ROOT.parent / "shared" / "gold"))
FLOORS = {
    "sections": 0.99,
    "parties": 0.98,
    "dates": 0.98,
    "amounts": 0.99,
    "defined_terms": 0.99,
    "cross_references": 0.99,
}


@pytest.mark.skipif(not GOLD.is_dir(), reason="there is no gold: name its folder in FOURCORNERS_GOLD")
def test_no_score_of_the_seeds_falls() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/accuracy.py", "seeds", "--gold", str(GOLD)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    scores = {
        match[1]: float(match[2])
        for match in regex.finditer(r"^(\w+) +\d+ +\d+ +[\d.]+ +[\d.]+ +([\d.]+)", done.stdout, regex.MULTILINE)
    }
    assert scores.keys() >= FLOORS.keys()
    assert {kind: scores[kind] for kind, floor in FLOORS.items() if scores[kind] < floor} == {}
