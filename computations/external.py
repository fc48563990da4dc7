r"""What no document in hand states, as a computation declares it: a comment for each field, by its path.

`{"positions[].holder": "the holder's name"}` is a list of objects; `"holders.<name>.asked"` an object by free names.
From the one table come the empty input that a person fills in, and the fields that nobody knows.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from computations.clauses import PICK

_COMMENT = object()
"""Stands for what is a comment still."""
_EVERY = "[]"
"""The member of a list, whatever its number."""


def template(fields: Mapping[str, str]) -> dict[str, Any]:
    """An empty `external`: the comment of each field in place of its value."""
    filled = _filled(_tree(fields))
    return filled if isinstance(filled, dict) else {}


def filled_in(given: object, blank: object) -> object:
    """What a person has filled in of a template: `given` without the comments of `blank` that stand in it still."""
    kept = _kept(given, blank)
    return {} if kept is _COMMENT else kept


def unknown(fields: Mapping[str, str], given: object) -> list[str]:
    """The paths in `given` that no field has, such as `external.notes[0].colour`."""
    return list(_unknown({**_tree(fields), PICK: ""}, given, "external"))


def _tree(fields: Mapping[str, str]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for path, comment in fields.items():
        *outer, last = path.replace(_EVERY, f".{_EVERY}").split(".")
        at = tree
        for name in outer:
            at = at.setdefault(name, {})
        at[last] = comment
    return tree


def _filled(tree: object) -> object:
    if not isinstance(tree, Mapping):
        return tree
    if _EVERY in tree:
        return [_filled(tree[_EVERY])]
    return {name: _filled(one) for name, one in tree.items()}


def _kept(given: object, blank: object) -> object:
    if isinstance(given, str) and given == blank:
        return _COMMENT
    if isinstance(given, Mapping) and isinstance(blank, Mapping):
        free = next((one for name, one in blank.items() if name.startswith("<")), None)
        named = {name: _kept(one, blank.get(name, free)) for name, one in given.items() if not name.startswith("<")}
        kept = {name: one for name, one in named.items() if one is not _COMMENT}
        return kept if kept or not given else _COMMENT
    if isinstance(given, list) and isinstance(blank, list) and blank:
        members = [one for each in given if (one := _kept(each, blank[0])) is not _COMMENT]
        return members if members or not given else _COMMENT
    return given


def _unknown(tree: object, given: object, path: str) -> Iterator[str]:
    if not isinstance(tree, Mapping):
        return
    if isinstance(given, list):
        for at, one in enumerate(given):
            yield from _unknown(tree.get(_EVERY), one, f"{path}[{at}]")
    elif isinstance(given, Mapping):
        free = next((one for name, one in tree.items() if name.startswith("<")), None)
        for name, one in given.items():
            known = tree.get(name, free)
            if known is None:
                yield f"{path}.{name}"
            else:
                yield from _unknown(known, one, f"{path}.{name}")
