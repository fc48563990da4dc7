"""Whatever stands in place of a value: an answer comes back, and never one that hides the fault."""

import copy
import json
import math
import random
from collections.abc import Iterator
from typing import Any

import pytest

from computations import compute
from computations.case import resolved
from computations.explanation import to_markdown
from tests.computations.test_worked_examples import CASES, load
from tests.computations.traced import untraced

JUNK = (
    None,
    "",
    "x",
    "-1",
    "0",
    "1e9",
    -5,
    10**40,
    1.5,
    math.nan,
    True,
    [],
    {},
    [{}],
    {"a": [1]},
    "9999-12-31",
    "0001-01-01",
    "0001-01-01T00:00+14:00",
    10**8,
)
AT_ONCE = 25


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of an input, those of clauses that nobody reads as well."""
    if path:
        yield path
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in members:
        if name not in ("evidence", "span", "text"):
            yield from places(one, (*path, name))


def with_junk(inputs: dict[str, Any], path: tuple[Any, ...], junk: object) -> dict[str, Any]:
    changed = copy.deepcopy(inputs)
    at = changed
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = junk
    return changed


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['computation']}" for case in CASES])
def test_junk_in_place_of_a_value_never_breaks_a_computation(case: dict[str, Any]) -> None:
    dice = random.Random(case["id"])
    inputs = resolved(case["inputs"], load)
    own = [path for path in places(inputs) if path[0] != "clauses"]
    clauses = [path for path in places(inputs) if path[0] == "clauses"]
    chosen = dice.sample(own, min(AT_ONCE, len(own))) + dice.sample(clauses, min(AT_ONCE, len(clauses)))
    for path in chosen:
        junk = dice.choice(JUNK)
        changed = with_junk(inputs, path, junk)
        answer = compute(case["computation"], changed)
        assert answer["status"] in ("ok", "incomplete", "error"), (path, junk)
        assert (answer["status"] == "error") == bool(answer["errors"])
        json.dumps(answer, allow_nan=False)
        to_markdown(answer, changed)
        if not isinstance(junk, str):  # a name that looks like a figure is none
            assert untraced(answer, changed) == [], (path, junk)
