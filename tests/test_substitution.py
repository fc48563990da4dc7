"""Does a record say the same of other companies, people, short names, days and sums in its document?"""

import re
import subprocess
import sys

from tests.accept import ROOT

KINDS = ("organizations", "people", "short names", "days", "sums")
MOST = 0.015
"""The part of all values that may be lost or new, for each kind of what is put in."""


def test_what_is_said_of_one_is_said_of_another() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/substitution.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    values = int(re.search(r"(\d+) values", done.stdout)[1])  # type: ignore[index]
    for kind in KINDS:
        lost, new = map(int, re.search(rf"(?m)^{kind} +(\d+) +(\d+)", done.stdout).groups())  # type: ignore[union-attr]
        assert max(lost, new) <= MOST * values, (kind, done.stdout)
