"""Do clauses that have been through a record, with all fields of their class, give the same answers as written ones?"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.case import resolved
from computations.collect import inputs_of
from pipeline.clause import read_clause
from pipeline.schema import from_json, to_json
from tests.accept import ROOT
from tests.computations.test_worked_examples import CASES, load

RECORD = (ROOT / "fixtures/records/infocrossing-2004-registration-rights-agreement.json").read_bytes()
WITH_CLAUSES = [
    one
    for one in CASES
    if "clauses" in one["inputs"] and one["expected"].get("status") != "error" and one["id"] != "B-11"
]
"""B-11 leaves out a field that the contract asks for."""


@cache
def recorded(clauses: str) -> dict[str, Any]:
    """A record that holds these clauses, written and read again."""
    kept = [{name: value for name, value in one.items() if name != "document"} for one in json.loads(clauses)]
    read = [read_clause({**one, "section": None}) for one in kept]
    record = {**json.loads(RECORD), "clauses": [json.loads(json.dumps(one.to_dict(encode_json=True))) for one in read]}
    written: dict[str, Any] = json.loads(to_json(from_json(json.dumps(record).encode())))
    return written


@pytest.mark.parametrize("case", WITH_CLAUSES, ids=[f"{case['id']}-{case['computation']}" for case in WITH_CLAUSES])
def test_a_record_gives_what_its_clauses_give(case: Mapping[str, Any]) -> None:
    inputs = resolved(case["inputs"], load)
    record = recorded(json.dumps(inputs["clauses"]))
    own = {name: one for name, one in inputs.items() if name in ("external", "options")}
    from_record = compute(
        case["computation"], {**inputs_of(BY_NAME[case["computation"]], [record]), **own, "dates": []}
    )
    written = compute(case["computation"], inputs)
    assert from_record["errors"] == []
    assert {name: from_record[name] for name in ("status", "missing")} == {
        name: written[name] for name in ("status", "missing")
    }
    assert without_sections(from_record["result"]) == without_sections(written["result"])
    tokens = {token.partition("#")[0] for step in from_record["steps"] for token in step["uses"] if "#" in token}
    assert tokens <= {record["document"]["id"]}


def without_sections(value: Any) -> Any:
    """An answer without the labels of sections, which the clauses of these records do not have."""
    if isinstance(value, dict):
        return {name: without_sections(one) for name, one in value.items() if name != "section"}
    return [without_sections(one) for one in value] if isinstance(value, list) else value
