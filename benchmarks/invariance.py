"""What a record loses and gains when its document is set otherwise and says the same.

    python benchmarks/invariance.py [PATH ...]

Each text is set in every way of `SETTINGS`, and what the two records say is compared, spans left aside: without gold,
on any filings. The texts of the fixtures are taken where no path is given.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.schema import to_json

FIXTURES = Path(__file__).parents[1] / "fixtures" / "documents"
MARKS = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "\u2011": "-", "\xa0": " "})
PAGE = 50
"""Lines of a page."""
FOOT = re.compile(r" \d+ <PAGE> ")
"""The foot of a page inside what a record quotes."""

SAID: Mapping[str, tuple[str, ...]] = {
    "parties": ("name", "defined_as", "entity_type", "kind", "role"),
    "dates": ("kind", "value", "quantity", "unit", "text"),
    "amounts": ("kind", "value", "unit", "text"),
    "defined_terms": ("term", "style"),
    "cross_references": ("target_kind", "as_written"),
    "signatures": ("name", "title", "entity"),
    "contacts": ("name", "organization", "phone"),
    "obligations": ("obligor", "modality", "action"),
    "role_changes": ("person", "position", "change"),
    "quotations": ("text",),
    "sections": ("number", "heading"),
}
"""By list of the record, the fields that the setting of a text must not change."""


def _curly(text: str) -> str:
    opened = re.sub(r'(^|[\s(\[])"', r"\1“", text.translate(MARKS), flags=re.MULTILINE)
    return re.sub(r"(?<=\w)'", "’", opened.replace('"', "”"))


def _paged(text: str) -> str:
    """The text with the foot of a page behind the first empty line after every fifty."""
    lines, page, on_page = [], 1, 0
    for line in text.split("\n"):
        lines.append(line)
        on_page += 1
        if on_page >= PAGE and not line.strip():
            lines += ["", f"{page:>40}", "", "<PAGE>", ""]
            page, on_page = page + 1, 0
    return "\n".join(lines)


def _cut(text: str) -> str:
    """The text with the foot of a page behind every fiftieth line, whatever sentence goes on below it."""
    lines = text.split("\n")
    pages = ["\n".join(lines[at : at + PAGE]) for at in range(0, len(lines), PAGE)]
    return "".join(f"{page}\n\n{number:>40}\n<PAGE>\n\n" for number, page in enumerate(pages, start=1))


SETTINGS: Mapping[str, Callable[[str], str]] = {
    "lines end in CR LF": lambda text: text.replace("\n", "\r\n"),
    "blanks do not break": lambda text: text.replace(" ", "\xa0"),
    "hyphens do not break": lambda text: re.sub(r"(?<=[A-Za-z])-(?=[A-Za-z])", "\u2011", text),
    "straight quotation marks": lambda text: text.translate(MARKS),
    "curly quotation marks": _curly,
    "blanks behind every line": lambda text: re.sub(r"(?m)(?<=\S)$", "  ", text),
    "five blanks before every line": lambda text: re.sub(r"(?m)^(?=.*\S)", "     ", text),
    "empty lines doubled": lambda text: re.sub(r"\n[ \t]*\n", "\n\n\n", text),
    "a page mark every fifty lines": _paged,
    "the same in the midst of sentences": _cut,
}


def record_of(text: str) -> dict[str, Any]:
    """The record of a text, as JSON."""
    return dict(json.loads(to_json(extract(Document.from_text(text), EXTRACTORS))))


def said(record: dict[str, Any], said_of: Mapping[str, tuple[str, ...]] = SAID) -> "Counter[tuple[str, ...]]":
    """What a record says: list, then its fields, each as often as it is said."""
    values = Counter((name, *(_plain(one.get(field)) for field in fields)) for name, fields in said_of.items()
                     for one in record[name])  # fmt: skip
    values[("document", _plain(record["document"]["kind"]), _plain(record["document"]["title"]))] += 1
    for name, term in record["terms"].items():
        for one in term if isinstance(term, list) else [term]:
            values[("terms", name, _plain(one and (one.get("value") or one.get("quantity"))))] += 1
    return values


def _plain(value: object) -> str:
    written = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return FOOT.sub(" ", " ".join(written.translate(MARKS).split()))


def texts(paths: list[Path]) -> Iterator[str]:
    """The texts of these files and of the `.txt` files in these folders."""
    for path in paths:
        for file in sorted(path.rglob("*.txt")) if path.is_dir() else [path]:
            yield file.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")


def heading(name: str) -> None:
    """Prints what stands over `line`."""
    print(f"{name:32} {'lost':>6} {'new':>6}  where")


def line(name: str, lost: "Counter[str]", new: "Counter[str]") -> None:
    """Prints the values lost and new, then list by list."""
    where = ", ".join(f"{one} {lost[one]}/{new[one]}" for one in sorted(lost | new))
    print(f"{name:32} {lost.total():6} {new.total():6}  {where}")


def main() -> None:
    """Prints what each setting loses and gains, list by list."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", type=Path, default=[FIXTURES], metavar="PATH")
    documents = [(text, said(record_of(text))) for text in texts(parser.parse_args().paths)]
    print(f"{len(documents)} texts, {sum(values.total() for _, values in documents)} values\n")
    heading("setting")
    for name, setting in SETTINGS.items():
        lost: Counter[str] = Counter()
        new: Counter[str] = Counter()
        for text, values in documents:
            other = said(record_of(setting(text)))
            lost.update(one[0] for one in (values - other).elements())
            new.update(one[0] for one in (other - values).elements())
        line(name, lost, new)


if __name__ == "__main__":
    main()
