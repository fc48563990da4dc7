"""How often a document is called what it is: accuracy of `document.kind` for each class of filings, and the misses.

    python benchmarks/kinds.py [--documents DIR]

The filings are not part of the project. `--documents`, or FOURCORNERS_DOCUMENTS in the environment, names the folder
with their `index.jsonl`; without either `../shared/documents` is tried. What is expected follows from a filing's class,
and in a submission from the type of each document inside; where these leave several kinds open, each of them counts.
"""

import argparse
import json
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from pipeline import Unreadable
from pipeline.file import File
from pipeline.read import read
from pipeline.split import split
from pipeline.unpack import set_aside, unpack

INSTRUMENTS = frozenset(
    (
        "registration_rights_agreement", "indenture", "credit_agreement", "merger_agreement", "warrant",
        "certificate_of_designation", "letter_agreement", "amendment", "other_agreement",
    )
)  # fmt: skip
CLASSES = {
    "definition-heavy-agreements": INSTRUMENTS - {"letter_agreement", "amendment"},
    "earnings-releases": frozenset({"earnings_release"}),
    "letters-amendments-waivers": frozenset({"letter_agreement", "amendment"}),
    "management-changes": frozenset({"management_change_release"}),
    "registration-rights-and-indentures": frozenset({"registration_rights_agreement", "indenture"}),
}
"""What the documents of a class are, where they are exhibits and no reports."""
TYPES = (
    (r"8-K", frozenset({"current_report"})),
    (r"EX-(?:2|4|10)(?:\.|$)", INSTRUMENTS),
    (r"EX-(?:1[1-3]|2[1-9]|3[12])(?:\.|$)", frozenset({"other"})),
    (r"EX", None),
    (r"10-|20-F|424|[SF]-|SC |SCHEDULE|CORRESP|ABS", frozenset({"other"})),
)
"""What a document is by its type in the filing; null where any kind may be filed so."""


def expected(row: dict[str, str | None], document_type: str | None) -> frozenset[str] | None:
    """The kinds that a document of this row of the index may be; null where the row does not say."""
    filed = row["exhibit"] if document_type is None and row["exhibit"] not in (None, "all") else document_type
    for pattern, kinds in TYPES:
        if re.match(pattern, filed or ""):
            return CLASSES.get(row["class"] or "", kinds) if (filed or "").startswith("EX") else kinds
    return CLASSES.get(row["class"] or "")


def judged(folder: Path, row: dict[str, str | None]) -> Iterator[tuple[str, str, frozenset[str]]]:
    """For each document of a file: its name, the kind that it is given, and those that it may have."""
    name = str(row["file"])
    for number, part in enumerate(unpack(File.at(folder / name)), 1):
        kinds = expected(row, part.document_type)
        if kinds is None or set_aside(part) is not None:
            continue
        try:
            kind = split(read(part)).kind
        except Unreadable as problem:
            kind = problem.code
        yield f"{name} {number} {part.document_type or row['exhibit'] or ''}".rstrip(), kind, kinds


def main() -> int:
    """The command line; 2 where there are no filings."""
    parser = argparse.ArgumentParser(description="Counts how often the kind of a document is right.")
    default = Path(os.environ.get("FOURCORNERS_DOCUMENTS", "../shared/documents"))
    parser.add_argument("--documents", type=Path, default=default)
    folder: Path = parser.parse_args().documents
    if not (folder / "index.jsonl").is_file():
        print(f"no index.jsonl in {folder}: name the folder of filings with --documents", file=sys.stderr)
        return 2
    right: dict[str, int] = defaultdict(int)
    total: dict[str, int] = defaultdict(int)
    misses = []
    for line in (folder / "index.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        for name, kind, kinds in judged(folder, row):
            total[row["class"]] += 1
            right[row["class"]] += kind in kinds
            if kind not in kinds:
                misses.append(f"{name}: {kind}, not {' or '.join(sorted(kinds))}")
    for group in sorted(total):
        print(f"{group:36}{right[group]:4} of {total[group]:4}  {right[group] / total[group]:.3f}")
    print(
        f"{'all':36}{sum(right.values()):4} of {sum(total.values()):4}  {sum(right.values()) / sum(total.values()):.3f}"
    )
    print(*misses, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
