"""Does the script that times the steps of the pipeline take the documents that the pipeline takes?"""

import subprocess
import sys
from pathlib import Path

from tests.accept import ROOT

TEXT = """\
SUPPLY\xa0AGREEMENT

This Supply Agreement is made as of March\xa01, 2004 between Acorn Corp., a Delaware corporation (“Acorn”), and
Plover Inc.

1. Definitions. “Products” means the goods that Acorn sells non‑exclusively under Section 2.
"""


def test_it_times_a_text_whose_hyphens_do_not_break(tmp_path: Path) -> None:
    document = tmp_path / "agreement.txt"
    document.write_text(TEXT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "benchmarks/speed.py", str(document), "--repeat", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "find defined_terms" in done.stdout
