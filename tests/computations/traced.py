"""Does every date and number of an answer lead by its steps to clauses, facts or inputs?"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import regex

FIGURE = regex.compile(
    r"[-+]?[0-9]+(\.[0-9]+)?|[0-9]{4}-[0-9]{2}-[0-9]{2}(T.*)?|[0-9]{8}T[0-9]{6}Z|[0-9]{4}-[0-9]{2}(/.*)?"
)
LISTS = {"role": "role_changes"}


def untraced(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> list[str]:
    """What is wrong with the trace of an answer: figures without a step, tokens that name nothing."""
    gives = [step["gives"] for step in answer["steps"]]
    problems = [
        f"no step gives {path} = {value!r}"
        for path, value in figures(answer["result"])
        if not any(covers(one, path) for one in gives)
    ]
    before: set[str] = set()
    for step in answer["steps"]:
        problems += [f"{step['id']} uses {one}" for one in step["uses"] if not _names(one, before, answer, inputs)]
        before.add(step["id"])
    return problems


def figures(value: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf that is a date or a number, with its path."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            yield from figures(one, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from figures(one, f"{path}[{at}]")
    elif FIGURE.fullmatch(value) if isinstance(value, str) else isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def covers(gives: str, path: str) -> bool:
    """Whether a step for one path is a step for another below it."""
    return path == gives or path.startswith((f"{gives}.", f"{gives}["))


def _names(token: str, before: set[str], answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bool:
    kind, _, name = token.partition(":")
    if kind == "step":
        return name in before
    if kind == "option":
        return name in answer["options"]
    if kind in ("external", "input"):
        root = inputs.get("external", {}) if kind == "external" else inputs
        return has_path(root, name)
    document, _, kind = kind.partition("#")
    listed = LISTS.get(kind, f"{kind}s")
    known = (
        (one.get("document") or "", f"{listed}[{at}]" if one.get("id") is None else str(one["id"]))
        for at, one in enumerate(inputs.get(listed, []))
    )
    return (document, name) in known


def has_path(value: object, path: str) -> bool:
    """Whether an input has something at this path; names may hold dots, as those of holders do."""
    if not path:
        return True
    if isinstance(value, list) and (number := regex.match(r"\[([0-9]+)\]\.?", path)):
        return int(number[1]) < len(value) and has_path(value[int(number[1])], path[number.end() :])
    if not isinstance(value, Mapping):
        return False
    return any(
        has_path(one, path[len(name) :].removeprefix("."))
        for name, one in value.items()
        if path == name or path.startswith((f"{name}.", f"{name}["))
    )


def as_bytes(answer: Mapping[str, Any]) -> bytes:
    """An answer as it is printed."""
    return json.dumps(answer, ensure_ascii=False).encode()
