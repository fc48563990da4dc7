"""JSON that a call names: any value, an object, a record. What is wrong with it is a `WrongCall` with the file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from flows.console import WrongCall


def record_at(path: str) -> dict[str, Any]:
    """The record in a file, as plain JSON, after it was read strictly. Raises `WrongCall` where there is none."""
    from pipeline.schema import from_json

    data = _bytes(path)
    value = _object(path, _value(path, data))
    try:
        from_json(data)
    except ValueError as error:
        raise WrongCall(f"{path}: is no record: {error}") from error
    return value


def object_at(path: str) -> dict[str, Any]:
    """The object in a file. Raises `WrongCall` where it holds none."""
    return _object(path, json_at(path))


def json_at(path: str) -> Any:
    """What a JSON file holds. Raises `WrongCall` where it cannot be read, or has one name twice in an object."""
    return _value(path, _bytes(path))


def _bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise WrongCall(f"{path}: cannot be read: {error.strerror}") from error


def _value(path: str, data: bytes) -> Any:
    try:
        value = json.loads(data, object_pairs_hook=lambda pairs: _distinct(path, pairs))
        json.dumps(value, ensure_ascii=False).encode()  # half of a surrogate pair is no character
    except (ValueError, RecursionError) as error:
        raise WrongCall(f"{path}: is no JSON: {error}") from error
    return value


def _object(path: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise WrongCall(f"{path}: holds no object")
    return value


def _distinct(path: str, pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    held = dict(pairs)
    if len(held) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise WrongCall(f"{path}: {twice} stands twice in one object")
    return held
