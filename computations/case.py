r"""A case: the input of a computation as a person writes it down, with lists taken from files and single values set.

`{"clauses": {"use": "agreement.json", "set": {"rate_schedule": {"cap": "1.00"}}, "drop": ["sale_notice"]}}` takes the
clauses of a file beside it, with one field replaced and one clause left out.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from pipeline.lazy import lazy

_STEP = lazy(r"\.?(?P<name>[^.\[\]]+)|\[(?P<item>[^\[\]]+)\]")


class WrongCase(Exception):
    """A case or a setting that cannot be followed, with the reason in a sentence."""


def resolved(case: Mapping[str, Any], load: Callable[[str], Any]) -> dict[str, Any]:
    """The case with every `{"use": FILE, "set": …, "drop": […]}` replaced by the list of that name in the file.

    `load` reads a file by the name that the case has for it. Raises `WrongCase` where a file has no such list.
    """
    return {name: _used(name, one, load) if _uses(one) else one for name, one in case.items()}


def with_value(inputs: Mapping[str, Any], path: str, value: object) -> dict[str, Any]:
    """The input with the value at a path set: `external.notes[0].principal`, `clauses[rate_schedule].cap`.

    In brackets stands the number of a member, or what its `id`, `key` or `kind` is. Objects on the way are made;
    members of lists have to be there, but for the one after the last. Raises `WrongCase` where the path leads nowhere.
    """
    steps = [match["name"] or _index(match["item"]) for match in _STEP.finditer(path)]
    if not steps or "".join(match[0] for match in _STEP.finditer(path)) != path:
        raise WrongCase(f"{path!r} is no path such as external.notes[0].principal")
    changed = _set(dict(inputs), steps, value, path)
    assert isinstance(changed, dict)
    return changed


def stands_at(inputs: Mapping[str, Any], path: str) -> bool:
    """Whether the input has a member at this path, be it null: `clauses[rate_schedule].tiers[0].rate`."""
    at: object = inputs
    for match in _STEP.finditer(path):
        step = match["name"] or _index(match["item"])
        if isinstance(at, list):
            number = _number(at, step)
            if number is None or number >= len(at):
                return False
            at = at[number]
        elif isinstance(at, Mapping) and step in at:
            at = at[step]
        else:
            return False
    return True


def value_of(words: str) -> object:
    """A value as it is written on a command line: `true`, `3`, `["2004-07-15"]` as JSON, anything else as words.

    A number with a fraction stays the words it is, since it would be no exact figure otherwise.
    """
    try:
        return json.loads(words, parse_float=str, parse_constant=str)
    except ValueError:
        return words


def _uses(value: object) -> bool:
    return isinstance(value, Mapping) and "use" in value


def _used(name: str, reference: Mapping[str, Any], load: Callable[[str], Any]) -> list[dict[str, Any]]:
    if not isinstance(reference["use"], str) or not isinstance(reference.get("set", {}), Mapping):
        raise WrongCase(f"{name}: use is the name of a file, and set has the fields to be replaced by item")
    held = load(reference["use"])
    items = held.get(name) if isinstance(held, Mapping) else None
    if not isinstance(items, list) or not all(isinstance(one, Mapping) for one in items):
        raise WrongCase(f"{reference['use']} has no list {name}")
    document = {"document": held["document"]} if isinstance(held.get("document"), str) else {}
    dropped, changes = set(reference.get("drop", ())), reference.get("set", {})
    taken = []
    for one in items:
        names = {one.get("id"), one.get("key"), one.get("kind")}
        changed = {field: value for name, change in changes.items() if name in names for field, value in change.items()}
        if not names & dropped:
            taken.append({**document, **one, **changed})
    return taken


def _index(words: str) -> str | int:
    return int(words) if words.isdecimal() else words


def _set(at: object, steps: list[str | int], value: object, path: str) -> object:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(at, list) or isinstance(step, int):
        members = list(at) if isinstance(at, list) else []
        number = _number(members, step)
        if number is None or (at is not None and not isinstance(at, list)):
            raise WrongCase(f"{path!r} leads nowhere: there is no {step}")
        members[number : number + 1] = [_set(members[number] if number < len(members) else None, rest, value, path)]
        return members
    if at is not None and not isinstance(at, Mapping):
        raise WrongCase(f"{path!r} leads nowhere: {step} is asked of a single value")
    held = dict(at or {})
    return {**held, step: _set(held.get(step), rest, value, path)}


def _number(members: list[Any], step: str | int) -> int | None:
    if isinstance(step, int):
        return step if step <= len(members) else None
    named = (
        number
        for number, one in enumerate(members)
        if isinstance(one, Mapping) and step in (one.get("id"), one.get("key"), one.get("kind"))
    )
    return next(named, None)
