"""How far the record of a PDF agrees with that of the same document as a text file.

    python benchmarks/pdf_agreement.py [--pdfs DIR] [--texts DIR] [--differences N] [NAME…]

Pairs are files of one name, `X.pdf` and `X.txt`. Core items are compared as multisets of their kind and normalised
value; F1 is printed for each pair, for each kind and in total, and on request what only one of the two has.

The label of a reference such as "this Section" or "paragraph (d) above" comes from the sections around it, which a
text without line breaks may have lost: the last line compares references by their words instead.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from extractors import EXTRACTORS
from pipeline import Record, Source, process

GOLD = Path(__file__).resolve().parents[2] / "shared" / "gold" / "cuad"
KINDS = ("party", "date", "amount", "term", "reference")
Value = tuple[str, ...]


def values(record: Record) -> Counter[Value]:
    """The core items: kind and normalised value of each; references also by their words, as kind `words`."""
    return Counter(tuple(map(_plain, value)) for value in _values(record))


def _values(record: Record) -> Iterator[tuple[object, ...]]:
    for party in record.parties:
        yield "party", party.name
    for date in record.dates:
        yield "date", date.kind, date.value, date.start, date.end, date.quantity, date.unit, date.anchor
    for amount in record.amounts:
        yield "amount", amount.kind, amount.value, amount.unit
    for term in record.defined_terms:
        yield "term", term.key
    for reference in record.cross_references:
        yield "reference", reference.target_kind, reference.label, reference.document
        yield "words", reference.target_kind, reference.as_written, reference.document


def _plain(value: object) -> str:
    """A value in lower case with single spaces, quotation marks and dashes of one sort."""
    text = " ".join(str("" if value is None else value).split()).casefold()
    return re.sub(r"[–—]", "-", text.translate(str.maketrans("“”‘’", "\"\"''")))


def f1(one: Counter[Value], two: Counter[Value]) -> float:
    """The harmonic mean of the shares of each multiset that the other has."""
    return 2 * (one & two).total() / max(1, one.total() + two.total())


def agreement(pdf: Counter[Value], text: Counter[Value], kinds: tuple[str, ...], told: str) -> str:
    """A line of the table: F1 of the items of these kinds, and how many there are."""
    one, two = (Counter({value: side[value] for value in side if value[0] in kinds}) for side in (pdf, text))
    return f"{f1(one, two):.4f}  {one.total():5} {two.total():5}  {told}"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="parts of the names of the files to compare")
    parser.add_argument("--pdfs", type=Path, default=GOLD / "pdfs")
    parser.add_argument("--texts", type=Path, default=GOLD / "texts")
    parser.add_argument("--differences", type=int, default=0, metavar="N", help="print N items that one of them lacks")
    chosen = parser.parse_args()
    pdfs: Counter[Value] = Counter()
    texts: Counter[Value] = Counter()
    for path in sorted(chosen.pdfs.glob("*.pdf")):
        if chosen.names and not any(name in path.name for name in chosen.names):
            continue
        pdf = values(process(Source.from_file(path), EXTRACTORS))
        text = values(process(Source.from_file(chosen.texts / f"{path.stem}.txt"), EXTRACTORS))
        print(agreement(pdf, text, KINDS, path.stem[:80]))
        for side, more in (("pdf ", pdf - text), ("text", text - pdf)):
            for value, count in sorted(more.items())[: chosen.differences]:
                print(f"        {side} only, {count} x {value}")
        pdfs.update({(*value, path.stem): count for value, count in pdf.items()})
        texts.update({(*value, path.stem): count for value, count in text.items()})
    for kind in KINDS:
        print(agreement(pdfs, texts, (kind,), kind))
    print(agreement(pdfs, texts, KINDS, "in total"))
    print(agreement(pdfs, texts, (*KINDS[:-1], "words"), "in total, references by their words"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
