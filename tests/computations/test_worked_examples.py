"""Do the computations agree with the worked examples, and does every figure lead back to what it rests on?

The cases are those of the specification. `expected` is a part of the answer: every key there has to agree.
"""

import json
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.case import resolved
from computations.explanation import to_markdown
from tests.computations.traced import as_bytes, untraced

FOLDER = Path(__file__).parent / "cases"
BOOKS = [path for path in sorted(FOLDER.glob("*.json")) if not path.name.startswith(("clauses_", "facts_"))]
CASES = [case for path in BOOKS for case in json.loads(path.read_bytes())]


def load(name: str) -> Any:
    return json.loads((FOLDER / name).read_bytes())


def answer_of(case: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    inputs = resolved(case["inputs"], load)
    return compute(case["computation"], inputs), inputs


def differences(expected: object, got: object, path: str = "") -> list[str]:
    if isinstance(expected, Mapping):
        if not isinstance(got, Mapping):
            return [f"{path}: an object is expected, not {got!r}"]
        return [
            line
            for key, one in expected.items()
            for line in (differences(one, got[key], f"{path}.{key}") if key in got else [f"{path}.{key}: absent"])
        ]
    if isinstance(expected, list):
        if not isinstance(got, list) or len(got) != len(expected):
            return [f"{path}: {expected} is expected, not {got}"]
        return [line for at, one in enumerate(expected) for line in differences(one, got[at], f"{path}[{at}]")]
    return [] if _same(expected, got) else [f"{path}: {expected!r} is expected, not {got!r}"]


def _same(expected: object, got: object) -> bool:
    if isinstance(expected, str) and isinstance(got, str) and expected != got:
        try:
            return Decimal(expected) == Decimal(got)
        except InvalidOperation:
            return False
    return type(expected) is type(got) and expected == got


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['computation']}" for case in CASES])
def test_a_worked_example_comes_out(case: Mapping[str, Any]) -> None:
    answer, _ = answer_of(case)
    expected = dict(case["expected"])
    codes = {one["code"] for one in answer["diagnostics"]}
    assert set(expected.pop("diagnostics", ())) <= codes
    assert not set(expected.pop("no_diagnostics", ())) & codes
    assert set(expected.pop("missing", ())) <= {one["name"] for one in answer["missing"]}
    if "errors" in expected:
        errors = sorted((one["code"], one["field"]) for one in expected.pop("errors"))
        assert sorted((one["code"], one["field"]) for one in answer["errors"]) == errors
    assert differences(expected, answer) == []


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['computation']}" for case in CASES])
def test_every_figure_of_a_worked_example_has_its_steps(case: Mapping[str, Any]) -> None:
    answer, inputs = answer_of(case)
    assert untraced(answer, inputs) == []


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['computation']}" for case in CASES])
def test_the_same_input_gives_the_same_bytes_and_can_be_explained(case: Mapping[str, Any]) -> None:
    answer, inputs = answer_of(case)
    assert as_bytes(answer) == as_bytes(answer_of(case)[0])
    explanation = to_markdown(answer, inputs)
    assert all(step["text"] in explanation for step in answer["steps"])


def test_every_worked_example_has_its_computation() -> None:
    named = {case["computation"] for case in CASES}
    assert named <= BY_NAME.keys()
    assert named >= {"majority_of_holders", "anti_dilution_deferral", "documents_to_fetch"}
    assert len(CASES) == 108


UNTABLED = {"additional_interest": {"defaults"}}
"""Lists that stand beside the one that the table of a computation shows."""
WITH_TABLE = [case for case in CASES if "csv" in BY_NAME[case["computation"]].renderings]


@pytest.mark.parametrize("case", WITH_TABLE, ids=[f"{case['id']}-{case['computation']}" for case in WITH_TABLE])
def test_a_table_has_rows_where_the_answer_has_members(case: Mapping[str, Any]) -> None:
    answer, inputs = answer_of(case)
    left_out = UNTABLED.get(case["computation"], set())
    listed = [one for name, one in answer["result"].items() if isinstance(one, list | Mapping) and name not in left_out]
    members = any(isinstance(one, Mapping) for several in listed for one in _members(several))
    rows = BY_NAME[case["computation"]].renderings["csv"](answer, inputs).decode().splitlines()[1:]
    assert bool(rows) == members


def _members(several: Any) -> list[Any]:
    return list(several.values()) if isinstance(several, Mapping) else several
