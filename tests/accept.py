"""What the project makes of itself and publishes: golden records, the JSON Schema, the generated tables of docs/.

    python -m tests.accept           says what is stale, item by item for records
    python -m tests.accept --accept  writes it anew

The tests hold the files against what is made now.
"""

import difflib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.codes import DIAGNOSTICS, QUARANTINE, Code
from pipeline.rules import Rule
from pipeline.schema import json_schema, schema_text, to_json

ROOT = Path(__file__).parent.parent
DOCUMENTS = ROOT / "fixtures" / "documents"
RECORDS = ROOT / "fixtures" / "records"


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text as of now."""
    yield ROOT / "schemas" / "record.schema.json", schema_text()
    yield ROOT / "docs" / "record.md", record_page()
    yield ROOT / "docs" / "rules.md", rules_page()
    yield ROOT / "docs" / "diagnostics.md", diagnostics_page()
    for path in sorted(DOCUMENTS.iterdir()):
        yield RECORDS / f"{path.stem}.json", golden(path)


def golden(path: Path) -> str:
    """The record of a fixture as its golden file holds it: indented, and without the version of the producer."""
    record = json.loads(to_json(process(Source.from_file(path), EXTRACTORS)))
    record["producer"]["version"] = "golden"
    return json.dumps(record, indent=1, ensure_ascii=False) + "\n"


RECORD_INTRODUCTION = """\
# The record

Made from the dataclasses in `pipeline/` by `make accept`; the JSON Schema under `schemas/` comes from the same.

One JSON object for each document. `span` is `[start, end)` in Unicode code points of the canonical text, which lies
beside the record in `text/<id>.txt`; `text` is exactly the canonical text at `span`. Decimals are JSON strings. Dates
are ISO 8601, partly known ones EDTF (`2002-01-XX`), stretches `start/end`, or `P3M/2006-12-30` where nothing settles
the first day of three months that end then. Currency is ISO 4217, jurisdictions ISO 3166. What the text does not say is
null, and a list that has nothing is empty. Links are ids of this record.

The kinds of `dates`, and the fields that each has:

| kind | example | fields |
| --- | --- | --- |
| `calendar` | June 30, 2004 | `value` |
| `datetime` | May 12, 2004, at 11 a.m. Eastern Daylight Time | `value` |
| `period` | the first quarter of 2003 | `start`, `end` |
| `duration` | 45 days in any 90-day period | `quantity`, `unit`, `calendar`, `within` |
| `relative` | 15 days after the date hereof | `comparator`, `quantity`, `unit`, `calendar`, `direction`, `anchor`, \
`anchor_date`, `value` |
| `partial` | ___ day of January, 2002 | `value`, `blank` |
| `year`, `month` | due 2024; June 2004 | `value` |
| `recurring` | semi-annually in arrears | `frequency`, `anchor` |
"""


def record_page() -> str:
    """docs/record.md: every object of the record with its fields, in the order in which they are written."""
    schema = json_schema()
    objects = {"Record": schema, **schema["$defs"]}
    lines = [RECORD_INTRODUCTION]
    for name, one in objects.items():
        lines += [f"## {name}", "", one["description"] if name != "Record" else "The whole.", ""]
        lines += ["| field | is |", "| --- | --- |"]
        lines += [f"| `{field}` | {_type(what)} |" for field, what in one["properties"].items()]
        lines.append("")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    """A JSON Schema in a few words: "a list of `Section`", "text or null"."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[1]}`"
    if "anyOf" in schema:
        kinds = [_type(one) for one in schema["anyOf"]]
        return " or ".join(kinds) if len(kinds) < 4 else "a clause of one of the kinds below"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema["type"] == "array":
        return "a span" if schema.get("maxItems") == 2 else f"a list of {_type(schema['items'])}"
    if schema["type"] == "object":
        return f"a map to {_type(schema['additionalProperties'])}"
    names = {"string": "text", "integer": "an integer", "boolean": "true or false", "null": "null"}
    return "a decimal" if "pattern" in schema else names[schema["type"]]


def rules_page() -> str:
    """docs/rules.md: every rule of every extractor, in the order in which it is asked."""
    lines = [
        "# The rules",
        "",
        "Made from the tables in `extractors/` by `make accept`. The name of a rule is the `rule` of the items that",
        "it finds. Each example is found whole, and none of the near misses is.",
    ]
    for extractor in EXTRACTORS:
        links = ", ".join(extractor.reads) or "nothing"
        lines += ["", f"## {extractor.name}", "", f"Linking rests on: {links}.", ""]
        lines += ["| rule | finds | not |", "| --- | --- | --- |"] if extractor.rules else ["No rules of its own."]
        lines += [_row(rule) for rule in extractor.rules]
    return "\n".join(lines) + "\n"


def _row(rule: Rule) -> str:
    return f"| `{rule.name}` | {_quoted(rule.examples)} | {_quoted(rule.near_misses)} |"


def _quoted(texts: Any) -> str:
    shown = [" ".join(text.split()).replace("|", "\\|").replace("`", "'") for text in texts]
    return "<br>".join(f"`{text}`" for text in shown if text)


def diagnostics_page() -> str:
    """docs/diagnostics.md: every code with its meaning, an example, and what to conclude."""
    lines = ["# Diagnostics and reasons for quarantine", "", "Made from `pipeline/codes.py` by `make accept`.", ""]
    lines += ["## What is odd in a document", *_codes(DIAGNOSTICS)]
    lines += ["", "## Why a source gives no record", *_codes(QUARANTINE)]
    return "\n".join(lines) + "\n"


def _codes(table: Any) -> Iterator[str]:
    code: Code
    for name, code in table.items():
        yield from (
            "",
            f"### {name}",
            "",
            code.meaning,
            "",
            f"Example: {code.example}",
            "",
            f"Conclude: {code.conclude}",
        )


def differences(path: Path, old: str, new: str) -> Iterator[str]:
    """What changed in a file: for a record by item (kind, text, field, old, new), else by line."""
    if path.parent == RECORDS and old:
        yield from _by_item(json.loads(old), json.loads(new))
        return
    yield from difflib.unified_diff(old.splitlines(), new.splitlines(), "published", "now", lineterm="", n=0)


def _by_item(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    for kind, value in new.items():
        if not isinstance(value, list):
            if old.get(kind) != value:
                yield f"{kind}: {old.get(kind)} is now {value}"
            continue
        before = {_identity(item): item for item in old.get(kind, [])}
        after = {_identity(item): item for item in value}
        for lost in before.keys() - after.keys():
            yield f"{kind}: lost {lost}"
        for gained in after.keys() - before.keys():
            yield f"{kind}: gained {gained}"
        for identity in before.keys() & after.keys():
            for field, now in after[identity].items():
                if before[identity].get(field) != now:
                    yield f"{kind}: {identity[0]!r} {field}: {before[identity].get(field)!r} is now {now!r}"


def _identity(item: dict[str, Any]) -> tuple[Any, ...]:
    return (item.get("text"), *(item.get("span") or ()), item.get("label"), item.get("code"), item.get("quantity"))


def main(arguments: list[str]) -> int:
    """Writes what is stale when `--accept` is given, else says it; 1 where something is stale and stays so."""
    stale = 0
    for path, text in made():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        stale += 1
        print(f"{path.relative_to(ROOT)} is {'rewritten' if '--accept' in arguments else 'stale'}:")
        for line in list(differences(path, old, text))[:40]:
            print("   ", line[:300])
        if "--accept" in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale and "--accept" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
