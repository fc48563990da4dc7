"""How true the records are: precision and recall against gold that people judged.

    python benchmarks/accuracy.py [--gold DIR] [seeds] [windows] [cuad] [--misses N] [--part seen|unseen]

The gold is not part of the project. `--gold`, or FOURCORNERS_GOLD in the environment, names the folder that holds
its scorers (`score_seeds.py`, …) with their data; without either `../shared/gold` is tried.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from extractors import EXTRACTORS
from pipeline import Unreadable, extract
from pipeline.file import File
from pipeline.read import read
from pipeline.schema import to_json
from pipeline.unpack import unpack

UNSEEN = "01234"


def unseen(name: str) -> bool:
    """Whether a document is set aside while rules are written: by the first digit of its base name's SHA-256."""
    return hashlib.sha256(name.encode()).hexdigest()[0] in UNSEEN


def write_records(path: Path, out: Path) -> str | None:
    """Writes the records of one file, a submission's documents under its name; the reason where it gives none."""
    try:
        for source in unpack(File.at(path)):
            document = read(source)
            record = extract(document, EXTRACTORS)
            (out / "records" / f"{record.document.id}.json").write_bytes(to_json(record))
            (out / "text" / f"{record.document.id}.txt").write_text(document.text, encoding="utf-8", newline="")
    except Unreadable as error:
        return str(error)
    return None


def write_all(paths: Iterable[Path], out: Path) -> None:
    """Writes the records of all files, on every core."""
    for folder in ("records", "text"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    paths = list(paths)
    with ProcessPoolExecutor() as pool:
        for reason in pool.map(write_records, paths, [out] * len(paths), chunksize=8):
            if reason:
                print(reason, file=sys.stderr)


def score(gold: Path, scorer: str, records: Path, data: Path, extra: list[str]) -> None:
    """Runs one of the gold's scorers and prints what it prints."""
    print(f"## {scorer} {data.name} {' '.join(extra)}".rstrip(), flush=True)
    subprocess.run([sys.executable, str(gold / scorer), str(records), str(data), *extra], check=False)
    print(flush=True)


def main() -> int:
    """The command line; 2 where there is no gold."""
    parser = argparse.ArgumentParser(description="Scores the records against gold.")
    parser.add_argument("books", nargs="*", choices=["seeds", "windows", "cuad", []], default=[])
    parser.add_argument("--gold", type=Path, default=Path(os.environ.get("FOURCORNERS_GOLD", "../shared/gold")))
    parser.add_argument("--misses", type=int, default=0)
    parser.add_argument("--kinds", help="comma-separated; for seeds and windows")
    parser.add_argument("--part", choices=["seen", "unseen"], help="that part of windows and CUAD alone")
    args = parser.parse_args()
    gold: Path = args.gold
    if not gold.is_dir():
        print(f"no gold at {gold}: name its folder with --gold or FOURCORNERS_GOLD", file=sys.stderr)
        return 2
    if args.misses and args.part != "seen" and set(args.books) & {"windows", "cuad"}:
        print("misses of the unseen part are not shown: add --part seen", file=sys.stderr)
        return 2
    books = args.books or ["seeds", "windows", "cuad"]
    misses = ["--misses", str(args.misses)] if args.misses else []
    kinds = ["--kinds", args.kinds] if args.kinds else []
    parts = [args.part] if args.part else ["seen", "unseen"]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        if "seeds" in books:
            write_all(sorted((gold.parent / "documents" / "seeds").glob("*.txt")), out / "seeds")
            score(gold, "score_seeds.py", out / "seeds" / "records", gold / "seeds", kinds + misses)
        for part in parts:
            if "windows" in books:
                score_windows(gold, out / f"windows-{part}", part, kinds + misses)
            if "cuad" in books:
                score_cuad(gold, out / f"cuad-{part}", part, misses)
    return 0


def score_windows(gold: Path, out: Path, part: str, extra: list[str]) -> None:
    """Scores one part of the windows."""
    rows = json.loads((gold / "windows" / "dev.json").read_text())
    chosen = [row for row in rows if unseen(Path(row["file"]).name) == (part == "unseen")]
    data = out / f"{part}.json"
    out.mkdir(parents=True)
    data.write_text(json.dumps(chosen))
    write_all(sorted({(gold / row["file"]).resolve() for row in chosen}), out)
    score(gold, "score_windows.py", out / "records", data, ["--sources", str(gold), *extra])


def score_cuad(gold: Path, out: Path, part: str, extra: list[str]) -> None:
    """Scores one part of CUAD."""
    lines = (gold / "cuad" / "dev.jsonl").read_text().splitlines()
    chosen = [line for line in lines if unseen(json.loads(line)["file"]) == (part == "unseen")]
    data = out / f"{part}.jsonl"
    out.mkdir(parents=True)
    data.write_text("\n".join(chosen) + "\n")
    write_all([gold / "cuad" / "texts" / json.loads(line)["file"] for line in chosen], out)
    score(gold, "score_cuad.py", out / "records", data, extra)


if __name__ == "__main__":
    sys.exit(main())
