"""How fast documents of each format are read, beside the bare library that the machine has for it.

    python benchmarks/reading.py [PATH…] [--repeat N]

Paths are files or folders; without them the fixtures are taken, and a line for a format is left out where they have
none of it. Times are of the processor, each document's best of N. Compare the last column, what a yardstick of the
same run makes of the same bytes: lxml's parse of HTML, pdfium's bare text of a page, the decoding of text, the
counting of a submission's lines.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import lxml.html
import pypdfium2

from pipeline import Source, Unreadable
from pipeline.file import File
from pipeline.read import READERS, read
from pipeline.unpack import set_aside, unpack

UNITS = {"html": "MB/s with the map", "pdf": "pages/s with boxes", "text": "MB/s", "submissions": "MB/s"}
Part = tuple[str, float, Callable[[], object], Callable[[], object]]
"""A format, how many megabytes or pages of it, how we read them, and what they are held against."""


def parts(paths: list[Path]) -> Iterator[Part]:
    """The documents in files and folders that can be read, and the files that hold several."""
    for path in paths:
        for one in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if not one.is_file():
                continue
            file = File.at(one)
            inside = held(file)
            if len(inside) > 1:
                yield "submissions", file.size / 1e6, lambda file=file: held(file), lambda file=file: lines(file)
            for source in inside:
                if source.refused is None and set_aside(source) is None and readable(source):
                    yield document(source)


def document(source: Source) -> Part:
    """One document, with the yardstick of its format."""
    data, size = source.data, len(source.data) / 1e6
    reader = next(reader.name for reader in READERS if reader.recognises(source))
    bare: dict[str, Callable[[], object]] = {
        "html": lambda: lxml.html.document_fromstring(data, parser=lxml.html.HTMLParser(huge_tree=True)),
        "pdf": lambda: bare_text(data),
        "text": lambda: data.decode("windows-1252", "replace"),
    }
    return reader, bare_text(data) if reader == "pdf" else size, lambda: read(source), bare[reader]


def held(file: File) -> list[Source]:
    """The documents in a file; none where it cannot be read."""
    try:
        return list(unpack(file))
    except Unreadable:
        return []


def readable(source: Source) -> bool:
    """Whether the document can be read; it is read once before any time is taken."""
    try:
        read(source)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return False
    return True


def bare_text(data: bytes) -> float:
    """Asks pdfium for the text of each page; how many pages there are."""
    whole = pypdfium2.PdfDocument(data)
    for page in whole:
        text = page.get_textpage()
        text.get_text_range()
        text.close()
        page.close()
    count = len(whole)
    whole.close()
    return count


def lines(file: File) -> int:
    """How many lines a file has."""
    with file.open() as stream:
        return sum(1 for _ in stream)


def best(call: Callable[[], object], repeat: int) -> float:
    """The least time of the processor that a call takes."""
    times = []
    for _ in range(repeat):
        began = process_time()
        call()
        times.append(process_time() - began)
    return min(times)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", type=Path, default=[Path("fixtures/documents")])
    parser.add_argument("--repeat", type=int, default=3)
    args = parser.parse_args()
    figures = {name: [0.0, 0.0, 0.0] for name in UNITS}
    for name, size, ours, bare in parts(args.paths):
        sums = figures[name]
        for at, more in enumerate((size, best(ours, args.repeat), best(bare, args.repeat))):
            sums[at] += more
    for name, (size, spent, yardstick) in figures.items():
        if size:
            print(
                f"{name:12}{size:9.2f} {UNITS[name].split('/')[0]:6}{size / spent:9.1f} {UNITS[name]:20}"
                f"{spent / yardstick:8.2f} times the yardstick"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
