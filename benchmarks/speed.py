"""How fast each step is, in µs per 1,000 characters and as a share of the whole.

    python benchmarks/speed.py [PATH…] [--repeat N]

Without paths the fixtures are taken. Compare shares and ratios of one run, never single times of two machines.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import TypeVar

from extractors import EXTRACTORS
from pipeline import Document, Source, Unreadable
from pipeline.assemble import assemble, quoted, seal
from pipeline.check import prove
from pipeline.read import read
from pipeline.schema import to_json
from pipeline.split import split
from pipeline.uniform import uniform

Result = TypeVar("Result")
SPENT: dict[str, float] = defaultdict(float)


def timed(step: str, call: Callable[[], Result]) -> Result:
    """What the call returns, its processor time added to the step's."""
    began = process_time()
    result = call()
    SPENT[step] += process_time() - began
    return result


def documents(paths: list[Path]) -> Iterator[Document]:
    """The documents in the files and folders, leaving out what cannot be read."""
    for path in paths:
        for file in sorted(path.rglob("*.txt")) if path.is_dir() else [path]:
            try:
                yield timed("read", lambda file=file: read(Source.from_file(file)))
            except Unreadable as error:
                print(error, file=sys.stderr)


def measure(read_one: Document) -> None:
    """Takes one document that has been read through every step, as `pipeline.process.extract` does."""
    document = timed("split", lambda: split(replace(read_one, text=uniform(read_one.text))))
    found = [(one, timed(f"find {one.name}", lambda one=one: list(one.find(document)))) for one in EXTRACTORS]
    record = timed("assemble", lambda: assemble(document, found))
    for one in EXTRACTORS:
        if one.link is not None:
            link = one.link
            record = timed(f"link {one.name}", lambda link=link, record=record: link(record, document))
    if document.text != read_one.text:
        document = replace(document, text=read_one.text)
        record = timed("quote", lambda: quoted(record, document))
    record = timed("check", lambda: prove(seal(record, document), document.text))
    timed("write", lambda: to_json(record))


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Times each step of the pipeline.")
    parser.add_argument("paths", nargs="*", type=Path, default=[Path("fixtures/documents")])
    parser.add_argument("--repeat", type=int, default=5)
    args = parser.parse_args()
    for document in documents(args.paths):
        measure(document)
    SPENT.clear()
    characters = 0
    for _ in range(args.repeat):
        for document in documents(args.paths):
            characters += len(document.text)
            measure(document)
    total = sum(SPENT.values())
    print(f"{characters / args.repeat / 1e6:.2f} million characters, {args.repeat} times")
    for step, seconds in SPENT.items():
        print(f"{step:24}{seconds / characters * 1e9:9.1f} µs per 1,000 characters {seconds / total:7.1%}")
    print(f"{'all':24}{total / characters * 1e9:9.1f} µs per 1,000 characters, {characters / total / 1e6:.2f} MB/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
