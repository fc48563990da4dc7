"""Record to JSON text and back, and the JSON Schema that is published under schemas/.

`from_json(to_json(record))` is the record again, and writing it once more gives the same bytes. The classes are
dataclasses-json's, so `Record.from_json` reads the same text to the same record; writing and reading in bulk go
through functions made once from the same classes, some fifty times faster.
"""

import json
import types
import warnings
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from decimal import Decimal
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import orjson

from pipeline.clause import CLAUSES, Clause, read_clause
from pipeline.fields import plain, read_decimal, read_span
from pipeline.record import SCHEMA_VERSION, Record
from pipeline.span import Span

DECIMAL_PATTERN = r"^-?\d+(\.\d+)?$"
Read = Callable[[Any, str], Any]


def to_json(record: Record, *, indent: bool = False) -> bytes:
    """The record as UTF-8 JSON, its keys in the contract's order; `indent` for people, by two spaces."""
    options = orjson.OPT_PASSTHROUGH_DATACLASS | (orjson.OPT_INDENT_2 if indent else 0)
    return orjson.dumps(record, default=_plain_value, option=options) + b"\n"


def _plain_value(value: Any) -> Any:
    if isinstance(value, Span):
        return list(value)
    if isinstance(value, Decimal):
        return plain(value)
    if is_dataclass(value):
        keys = _keys(value.__class__)
        return {keys[name]: one for name, one in value.__dict__.items()} if keys else value.__dict__
    raise TypeError(f"{type(value).__name__} has no place in a record")


@cache
def _keys(cls: Any) -> dict[str, str]:
    """The JSON names of the fields in their order; empty where all fields are called so already."""
    keys = {one.name: _key(one) for one in fields(cls)}
    return keys if any(name != key for name, key in keys.items()) else {}


def _key(one: "Field[Any]") -> str:
    """The JSON name of a field: its own, unless that is a word Python keeps for itself (`from`, `if`)."""
    letter_case = one.metadata.get("dataclasses_json", {}).get("letter_case")
    return str(letter_case(one.name)) if letter_case else one.name


def from_json(data: bytes | str) -> Record:
    """The record in JSON text, read strictly.

    Raises ValueError, with the path of the field, for text that is no JSON, another major version, an unknown key
    in a record of this version or an older one, a missing field without a default, a decimal that is a number, or
    a value of the wrong type. In a newer minor version unknown keys are left out with a warning.
    """
    try:
        value = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise ValueError("a record is a JSON object")
    record = _reader(Record, newer=_is_newer(value.get("schema_version")))(value, "record")
    assert isinstance(record, Record)
    return record


def _is_newer(version: object) -> bool:
    """Whether the version is a newer minor one. Raises ValueError for another major version or none."""
    ours = tuple(int(part) for part in SCHEMA_VERSION.split("."))
    try:
        theirs = tuple(int(part) for part in str(version).split("."))
    except ValueError:
        theirs = ()
    if len(theirs) != len(ours) or theirs[0] != ours[0]:
        raise ValueError(f"schema_version {version!r} cannot be read: this program reads {ours[0]}.x")
    return theirs > ours


@cache
def _reader(cls: Any, *, newer: bool) -> Read:
    """A function that makes a value of the class out of plain JSON; it gets the value and its path."""
    origin, args = get_origin(cls), get_args(cls)
    if cls is Span:
        return _guarded(read_span, "a span")
    if cls is Decimal:
        return _guarded(read_decimal, "a decimal")
    if cls is Clause:
        return lambda value, path: _of_type(value, dict, path) and _clause(value, path)
    if origin is Literal:
        return lambda value, path: _one_of(value, args, path)
    if origin in (Union, types.UnionType):
        inner = _reader(next(one for one in args if one is not type(None)), newer=newer)
        return lambda value, path: None if value is None else inner(value, path)
    if origin is tuple:
        member = _reader(args[0], newer=newer)
        return lambda value, path: tuple(
            member(one, f"{path}[{at}]") for at, one in enumerate(_of_type(value, list, path))
        )
    if origin is Mapping or getattr(origin, "__name__", "") == "Mapping":
        entry = _reader(args[1], newer=newer)
        return lambda value, path: {
            key: entry(one, f"{path}.{key}") for key, one in _of_type(value, dict, path).items()
        }
    if is_dataclass(cls):
        return _object_reader(cls, newer=newer)
    return lambda value, path: _of_type(value, cls, path)


def _object_reader(cls: Any, *, newer: bool) -> Read:
    hints = get_type_hints(cls)
    members = {_key(one): (one, _reader(hints[one.name], newer=newer)) for one in fields(cls)}

    def read(value: Any, path: str) -> Any:
        found = _of_type(value, dict, path)
        unknown = found.keys() - members.keys()
        if unknown and not newer:
            raise ValueError(f"{path} has the unknown key {min(unknown)!r}")
        if unknown:
            warnings.warn(f"{path}: left out the unknown key {min(unknown)!r}", stacklevel=2)
        made = {}
        for key, (one, read_member) in members.items():
            if key in found:
                made[one.name] = read_member(found[key], f"{path}.{key}")
            elif one.default is MISSING and one.default_factory is MISSING:
                raise ValueError(f"{path}.{key} is missing")
        return cls(**made)

    return read


def _guarded(read: Callable[[object], Any], what: str) -> Read:
    def guarded(value: Any, path: str) -> Any:
        try:
            made = read(value)
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from error
        if made is None:
            raise ValueError(f"{path} is null, not {what}")
        return made

    return guarded


def _clause(value: Mapping[str, Any], path: str) -> Clause:
    try:
        return read_clause(value)
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: {error}") from error


def _one_of(value: Any, allowed: tuple[Any, ...], path: str) -> Any:
    if value not in allowed:
        raise ValueError(f"{path} is {value!r}, not one of {', '.join(map(str, allowed))}")
    return value


def _of_type(value: Any, cls: type, path: str) -> Any:
    if type(value) is not cls:
        raise ValueError(f"{path} is {value!r}, not of type {cls.__name__}")
    return value


def json_schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a record, made from the dataclasses."""
    definitions: dict[str, Any] = {}
    _define(Record, definitions)
    root = definitions.pop("Record")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Four Corners extraction record",
        "version": SCHEMA_VERSION,
        **root,
        "$defs": dict(sorted(definitions.items())),
    }


def schema_text() -> str:
    """The JSON Schema as it is printed and published."""
    return json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"


def _define(cls: Any, definitions: dict[str, Any]) -> dict[str, str]:
    if cls.__name__ not in definitions:
        definitions[cls.__name__] = {}
        hints = get_type_hints(cls)
        properties = {_key(one): _schema(hints[one.name], definitions) for one in fields(cls)}
        definitions[cls.__name__] = {
            "description": (cls.__doc__ or "").split("\n\n")[0].replace("\n    ", " "),
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{cls.__name__}"}


def _schema(cls: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, args = get_origin(cls), get_args(cls)
    if cls is Span:
        return {
            "type": "array",
            "items": {"type": "integer", "minimum": 0},
            "minItems": 2,
            "maxItems": 2,
        }
    if cls is Decimal:
        return {"type": "string", "pattern": DECIMAL_PATTERN}
    if cls is Clause:
        return {"anyOf": [_define(one, definitions) for one in CLAUSES]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, types.UnionType):
        inner = _schema(next(one for one in args if one is not type(None)), definitions)
        return {"anyOf": [inner, {"type": "null"}]}
    if origin is tuple:
        return {"type": "array", "items": _schema(args[0], definitions)}
    if is_dataclass(cls):
        return _define(cls, definitions)
    if cls in (str, int, bool):
        return {"type": {str: "string", int: "integer", bool: "boolean"}[cls]}
    return {"type": "object", "additionalProperties": _schema(args[1], definitions)}
