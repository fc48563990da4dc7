"""The contract: a record is read back as it was written, the schema accepts it, and wrong input is refused by name."""

import json
import warnings
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from extractors import EXTRACTORS
from pipeline import Record, Source, process
from pipeline.schema import from_json, json_schema, to_json
from tests.accept import DOCUMENTS, RECORDS

FIXTURES = sorted(DOCUMENTS.iterdir())


def record_of(path: Path) -> Record:
    return process(Source.from_file(path), EXTRACTORS)


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(json_schema())
    return jsonschema.Draft202012Validator(json_schema())


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_record_is_read_back_as_it_was_written(path: Path) -> None:
    record = record_of(path)
    written = to_json(record)
    assert from_json(written) == record
    assert to_json(from_json(written)) == written


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_dataclasses_json_reads_and_writes_the_same(path: Path) -> None:
    record = record_of(path)
    assert json.loads(record.to_json()) == json.loads(to_json(record))
    assert Record.from_json(to_json(record)) == record


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_two_runs_give_the_same_bytes(path: Path) -> None:
    assert to_json(record_of(path)) == to_json(record_of(path))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_the_schema_accepts_every_golden_record(path: Path, validator: jsonschema.Draft202012Validator) -> None:
    validator.validate(json.loads(path.read_text(encoding="utf-8")))


SMALLEST: dict[str, Any] = {
    "schema_version": "1.0",
    "producer": {"name": "fourcorners", "version": "0"},
    "document": {
        "id": "x",
        "source": {"name": "x.txt", "media_type": "text/plain", "bytes": 3, "sha256": "0" * 64},
        "length": 3,
    },
    "amounts": [{"span": [0, 1], "kind": "percent", "value": "0.25", "unit": "percent"}],
}


def changed(path: str, value: object) -> str:
    record = json.loads(json.dumps(SMALLEST))
    *parents, last = path.split(".")
    place = record
    for name in parents:
        place = place[int(name)] if isinstance(place, list) else place[name]
    place[last] = value
    return json.dumps(record)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("[]", "a record is a JSON object"),
        (changed("schema_version", "2.0"), "schema_version '2.0' cannot be read"),
        (changed("schema_version", None), "schema_version None cannot be read"),
        (changed("colour", "red"), "record has the unknown key 'colour'"),
        (changed("document.length", "3"), "record.document.length is '3', not of type int"),
        (changed("document.length", True), "record.document.length is True, not of type int"),
        (changed("amounts.0.value", 0.25), "record.amounts[0].value: a decimal is a JSON string, not 0.25"),
        (changed("amounts.0.value", "NaN"), "record.amounts[0].value: 'NaN' is not a finite decimal"),
        (changed("amounts.0.span", [0]), "record.amounts[0].span: a span is a pair of integers"),
        (changed("amounts.0.kind", "weight"), "record.amounts[0].kind is 'weight', not one of money"),
        (changed("clauses", [{"kind": "poem"}]), "record.clauses[0]: 'poem' is not a kind of clause"),
    ],
)
def test_wrong_input_is_refused_by_the_path_of_its_field(text: str, message: str) -> None:
    with pytest.raises(ValueError, match="^" + message.replace("[", r"\[").replace("(", r"\(")):
        from_json(text)


def test_dataclasses_json_refuses_a_number_for_a_decimal_and_an_unknown_key() -> None:
    for path, value in (("amounts.0.value", 0.25), ("colour", "red")):
        with pytest.raises(Exception, match=r"decimal is a JSON string|colour"):
            Record.from_json(changed(path, value))


def test_a_newer_minor_version_is_read_without_what_is_unknown() -> None:
    newer = json.loads(changed("schema_version", "1.7"))
    newer["document"]["colour"] = "red"
    with pytest.warns(UserWarning, match="left out the unknown key 'colour'"):
        record = from_json(json.dumps(newer))
    assert record.document.id == "x"


def test_reading_a_record_of_this_version_warns_of_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        from_json(json.dumps(SMALLEST))
