"""What tie-out finds in real earnings releases, and how fast.

    FOURCORNERS_DOCUMENTS=DIR python benchmarks/tie_out.py [--statements]

DIR is a copy of the filings that the project was written on. For each release a row: its cells, the figures of its
prose that state a line, what its printed sums come to, and the verdicts of all checks. Every conflict is printed whole,
because only a reader can say whether it is one. `--statements` lists the statements of each release as well.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from computations import tie_out
from computations.collect import inputs_of
from computations.computation import answer
from extractors import EXTRACTORS
from pipeline import process
from pipeline.file import File
from pipeline.schema import to_json
from pipeline.unpack import set_aside, unpack

FOLDERS = ("earnings-releases", "seeds")
VERDICTS = ("exact", "within_rounding", "conflict", "not_checkable")
HEAD = ("release", "cells", "prose", "growth", "sums", "foot", "no parts", *VERDICTS)


def main() -> int:
    """Prints the tables; exit status 0 also where there are no filings, with the reason."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--statements", action="store_true", help="list the statements of each release")
    options = parser.parse_args()
    folder = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ""))
    files = [file for name in FOLDERS for file in sorted((folder / name).glob("*.*")) if file.is_file()]
    if not os.environ.get("FOURCORNERS_DOCUMENTS") or not files:
        print("skipped: FOURCORNERS_DOCUMENTS does not name a folder with earnings-releases")
        return 0
    print("| " + " | ".join(one.replace("_", " ") for one in HEAD) + " |")
    print("| --- |" + " ---: |" * (len(HEAD) - 1))
    total: Counter[str] = Counter()
    listed: list[str] = []
    for file in files:
        for record in records(file):
            row, more = measured(record)
            total += row
            if options.statements:
                listed += [f"{file.name}: {line}" for line in more]
            listed += [f"{file.name}: {line}" for line in conflicts(record)]
            print("| " + " | ".join([file.name, *(str(row[name]) for name in HEAD[1:])]) + " |", flush=True)
    print("| " + " | ".join(["all", *(str(total[name]) for name in HEAD[1:])]) + " |")
    print(f"\n{total['cells'] / max(total['microseconds'], 1) * 1e6:,.0f} cells tied out a second, one core")
    print("\n".join(["", *listed]))
    return 0


def records(file: Path) -> Sequence[Mapping[str, Any]]:
    """The records of the releases in a file."""
    parts = (part for part in unpack(File.at(file)) if set_aside(part) is None)
    made = (json.loads(to_json(process(part, EXTRACTORS))) for part in parts)
    return [one for one in made if one["document"]["kind"] == "earnings_release"]


def checks(record: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The checks of a release by id."""
    given = answer(tie_out.COMPUTATION, inputs_of(tie_out.COMPUTATION, [record]))
    return dict(given["result"].get("checks", {}))


def measured(record: Mapping[str, Any]) -> tuple[Counter[str], list[str]]:
    """The figures of a row, and the statements of the release."""
    start = perf_counter()
    found = checks(record)
    row = Counter({"microseconds": round((perf_counter() - start) * 1e6), "cells": len(record["facts"])})
    row["prose"] = sum(1 for one in record["amounts"] if one["concept"])
    row["growth"] = sum(1 for one in record["clauses"] if one["kind"] == "growth")
    sums = [one["verdict"] for one in found.values() if one["kind"] == "sum"]
    row["sums"], row["no parts"] = len(sums), sums.count("not_checkable")
    row["foot"] = sums.count("exact") + sums.count("within_rounding")
    row.update(one["verdict"] for one in found.values())
    named = (one for one in record["sections"] if one["kind"] == "statement")
    return row, [f"{one['subkind'] or 'table'}, {one['heading'] or 'no caption'}" for one in named]


def conflicts(record: Mapping[str, Any]) -> list[str]:
    """The conflicts of a release, each with what is stated and what follows from the other figures."""
    found = checks(record).items()
    return [
        f"conflict {name}: stated {one['stated']}, computed {one['computed']}"
        for name, one in found
        if one["verdict"] == "conflict"
    ]


if __name__ == "__main__":
    sys.exit(main())
