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
Read = Callable[[Any], Any]


class _Wrong(Exception):
    """What is wrong with a value, and in which field; the path grows on the way out, so that good values need none."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what, self.path = what, ""


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
    try:
        record = _reader(Record, newer=_is_newer(value.get("schema_version")))(value)
    except _Wrong as wrong:
        raise ValueError(f"record{wrong.path}{wrong.what}") from wrong
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
    """A function that makes a value of the class out of plain JSON, or raises `_Wrong`."""
    origin, args = get_origin(cls), get_args(cls)
    if cls is Span:
        return _guarded(read_span, "a span")
    if cls is Decimal:
        return _guarded(read_decimal, "a decimal")
    if cls is Clause:
        return lambda value: _clause(_of_type(value, dict))
    if origin is Literal:
        return lambda value: _one_of(value, args)
    if origin in (Union, types.UnionType):
        inner = _reader(next(one for one in args if one is not type(None)), newer=newer)
        return lambda value: None if value is None else inner(value)
    if origin is tuple:
        return _list_reader(_reader(args[0], newer=newer))
    if origin is Mapping or getattr(origin, "__name__", "") == "Mapping":
        return _mapping_reader(_reader(args[1], newer=newer))
    if is_dataclass(cls):
        return _object_reader(cls, newer=newer)
    return lambda value: _of_type(value, cls)


def _list_reader(read_member: Read) -> Read:
    def read(value: Any) -> tuple[Any, ...]:
        made: list[Any] = []
        members = _of_type(value, list)
        try:
            for one in members:
                made.append(read_member(one))  # noqa: PERF401  # how many there are says which one is wrong
        except _Wrong as wrong:
            wrong.path = f"[{len(made)}]{wrong.path}"
            raise
        return tuple(made)

    return read


def _mapping_reader(read_entry: Read) -> Read:
    def read(value: Any) -> dict[str, Any]:
        made, key = {}, ""
        entries = _of_type(value, dict).items()
        try:
            for key, one in entries:
                made[key] = read_entry(one)
        except _Wrong as wrong:
            wrong.path = f".{key}{wrong.path}"
            raise
        return made

    return read


def _object_reader(cls: Any, *, newer: bool) -> Read:
    hints = get_type_hints(cls)
    members = [(_key(one), one, _reader(hints[one.name], newer=newer)) for one in fields(cls)]
    known = {key for key, *_ in members}
    needed = {key for key, one, _ in members if one.default is MISSING and one.default_factory is MISSING}

    def read(value: Any) -> Any:
        found = _of_type(value, dict)
        if not found.keys() <= known:
            unknown = min(found.keys() - known)
            if not newer:
                raise _Wrong(f" has the unknown key {unknown!r}")
            warnings.warn(f"{cls.__name__}: left out the unknown key {unknown!r}", stacklevel=2)
        if not needed <= found.keys():
            raise _Wrong(f".{min(needed - found.keys())} is missing")
        made, key = object.__new__(cls), ""
        values = made.__dict__
        try:
            for key, one, read_member in members:
                values[one.name] = read_member(found[key]) if key in found else _default(one)
        except _Wrong as wrong:
            wrong.path = f".{key}{wrong.path}"
            raise
        return made

    return read


def _default(one: "Field[Any]") -> Any:
    return one.default if one.default_factory is MISSING else one.default_factory()


def _guarded(read: Callable[[object], Any], what: str) -> Read:
    def guarded(value: Any) -> Any:
        try:
            made = read(value)
        except ValueError as error:
            raise _Wrong(f": {error}") from error
        if made is None:
            raise _Wrong(f" is null, not {what}")
        return made

    return guarded


def _clause(value: Mapping[str, Any]) -> Clause:
    try:
        return read_clause(value)
    except (ValueError, KeyError, TypeError) as error:
        raise _Wrong(f": {error}") from error


def _one_of(value: Any, allowed: tuple[Any, ...]) -> Any:
    if value not in allowed:
        raise _Wrong(f" is {value!r}, not one of {', '.join(map(str, allowed))}")
    return value


def _of_type(value: Any, cls: type) -> Any:
    if type(value) is not cls:
        raise _Wrong(f" is {value!r}, not of type {cls.__name__}")
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
