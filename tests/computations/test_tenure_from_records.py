"""Do the offices that the fixtures tell of give the answers that the worked examples of tenure ask for?

The examples rest on changes written by hand; here the same questions are put to the records of the four documents.
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.schema import to_json
from tests.accept import DOCUMENTS, ROOT
from tests.computations.test_worked_examples import CASES, differences

NAMES = (
    "infocrossing-2001-management-change-release.txt",
    "infocrossing-2002-letter-agreement.txt",
    "infocrossing-2004-earnings-release.txt",
    "infocrossing-2004-registration-rights-agreement.txt",
)
TENURES = {case["id"]: case for case in CASES if case["computation"] == "tenure"}


@cache
def record_of(name: str) -> Any:
    return json.loads(to_json(process(Source.from_file(DOCUMENTS / name), EXTRACTORS)))


def answered(case: Mapping[str, Any], names: tuple[str, ...] = NAMES) -> Any:
    inputs = inputs_of(BY_NAME["tenure"], [record_of(name) for name in names])
    asked = [{**one, "organization": "Infocrossing, Inc."} for one in case["inputs"]["as_of"]]
    return compute("tenure", {**inputs, "as_of": asked})


@pytest.mark.parametrize("identity", ["I-01", "I-02"])
def test_a_worked_example_comes_out_of_the_four_records(identity: str) -> None:
    case = TENURES[identity]
    answer = answered(case)
    expected = {name: case["expected"][name] for name in ("status", "result")}
    assert differences(expected, answer) == []


def test_the_release_alone_answers_for_the_days_that_it_tells_of() -> None:
    case = TENURES["I-01"]
    wanted = {one["date"]: one["holders"] for one in case["expected"]["result"]["as_of"] if one["date"] <= "2001-11-14"}
    answer = answered(case, NAMES[:1])
    found = {one["date"]: one["holders"] for one in answer["result"]["as_of"] if one["date"] in wanted}
    assert {day: [(one["person"], one["verdict"]) for one in holders] for day, holders in found.items()} == {
        day: [(one["person"], one["verdict"]) for one in holders] for day, holders in wanted.items()
    }
    assert len(wanted) == 8


def test_every_tenure_of_the_release_leads_to_its_words() -> None:
    record = record_of(NAMES[0])
    text = (DOCUMENTS / NAMES[0]).read_text(encoding="utf-8")
    for one in record["role_changes"]:
        assert text[slice(*one["span"])] == one["text"]
        assert one["position"] in " ".join(one["text"].split())
        assert one["person"].split()[-1] in one["text"] or one["change"] == "held"


@pytest.mark.slow
def test_the_command_line_gives_the_same_answer(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record_of(NAMES[0])))
    asked = 'as_of=[{"position": "Chief Executive Officer", "date": "2001-11-14"}]'
    call = [sys.executable, "-m", "flows", "compute", "tenure", "--record", str(path), "--set", asked]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, check=True)
    holders = json.loads(done.stdout)["result"]["as_of"][0]["holders"]
    assert [(one["person"], one["verdict"]) for one in holders] == [("Zach Lonstein", "yes")]
