r"""An answer as Markdown that a lawyer can check line by line: the steps in order, each with the words it rests on.

A step begins with its number, its text and what it gives; below it the source is quoted, clause by clause, from the
input that the answer was computed from.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import regex

from pipeline.lazy import lazy

SHORT = 600
"""A clause longer than this is quoted by the words that its typed fields rest on."""

_ITEM = lazy(r"(?P<document>[^#]*)#(?P<kind>\w+):(?P<id>.+)")
_LISTS = {"role": "role_changes"}
"""The lists of a record whose names are not simply the plural of what their items are called in tokens."""


def to_markdown(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> str:
    """The answer as an explanation: result, steps with quoted words, what is missing, what is odd."""
    lines = [f"# {answer['computation'].replace('_', ' ')}", "", f"Status: **{answer['status']}**", ""]
    lines += _listed("Problems", [f"`{one['field']}`: {one['message']} ({one['code']})" for one in answer["errors"]])
    lines += _listed("Missing", [_missing(one) for one in answer["missing"]])
    lines += _listed("Notes", [f"{one['severity']}: {one['message']} ({one['code']})" for one in answer["diagnostics"]])
    lines += _listed("Readings", [f"`{name}` = {_plain(one)}" for name, one in answer["options"].items()])
    if answer["steps"]:
        lines += ["## Steps", ""]
        for step in answer["steps"]:
            lines += [*_step(step, inputs), ""]
    if answer["result"]:
        shown = json.dumps(answer["result"], ensure_ascii=False, indent=2)
        lines += ["## Result", "", "```json", shown, "```", ""]
    return "\n".join(lines)


def _listed(title: str, entries: Sequence[str]) -> list[str]:
    return [f"## {title}", "", *(f"- {one}" for one in entries), ""] if entries else []


def _missing(one: Mapping[str, str]) -> str:
    where = f" (stated in: {one['document']})" if "document" in one else ""
    return f"`{one['name']}`: {one['why']}{where}"


def _step(step: Mapping[str, Any], inputs: Mapping[str, Any]) -> Iterator[str]:
    number = step["id"].removeprefix("s")
    yield f"{number}. {step['text']}"
    value = step["value"]
    shown = "" if isinstance(value, dict | list) else f" = **{_plain(value)}**"
    yield f"   `{step['gives']}`{shown}"
    others = [one for one in step["uses"] if not _ITEM.fullmatch(one)]
    if others:
        yield f"   rests on: {', '.join(_used(one, inputs) for one in others)}"
    for at, one in enumerate(one for one in step["uses"] if _ITEM.fullmatch(one)):
        yield ""
        yield from _quoted(one, step.get("quotes", ()) if at == 0 else (), inputs)


def _used(token: str, inputs: Mapping[str, Any]) -> str:
    kind, _, name = token.partition(":")
    if kind == "step":
        return f"step {name.removeprefix('s')}"
    if kind == "external" and isinstance(inputs.get("external"), Mapping):
        value = _at(inputs["external"], name)
        return f"`{token}`" if isinstance(value, dict | list) or value is None else f"`{token}` = {_plain(value)}"
    return f"`{token}`"


def _at(value: object, path: str) -> object:
    for name in regex.findall(r"[^.\[\]]+", path):
        if isinstance(value, Mapping):
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def _quoted(token: str, quotes: Sequence[str], inputs: Mapping[str, Any]) -> Iterator[str]:
    item = _item(token, inputs)
    if item is None:
        yield f"   > `{token}`"
        return
    places = (one for one in (item.get("part"), item.get("section")) if isinstance(one, str) and one != "main")
    yield f"   > {', '.join([f'`{token}`', *dict.fromkeys(places)])}:"
    for one in quotes or _words(item):
        yield f"   > “{' '.join(one.split())}”"


def _words(item: Mapping[str, Any]) -> list[str]:
    text = item.get("text")
    if isinstance(text, str) and len(text) <= SHORT:
        return [text]
    evidence = item.get("evidence")
    held = evidence.values() if isinstance(evidence, Mapping) else ()
    return list(dict.fromkeys(one["text"] for one in held)) or ([text] if isinstance(text, str) else [])


def _item(token: str, inputs: Mapping[str, Any]) -> Mapping[str, Any] | None:
    parts = _ITEM.fullmatch(token)
    if parts is None:
        return None
    name = _LISTS.get(parts["kind"], f"{parts['kind']}s")
    listed: Sequence[Mapping[str, Any]] = inputs.get(name, ())
    for at, one in enumerate(listed):
        number = f"{name}[{at}]" if one.get("id") is None else str(one["id"])
        if (one.get("document") or "", number) == (parts["document"], parts["id"]):
            return one
    return None


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
