"""`fourcorners compute` as it is typed: cases, records, settings, formats and exit statuses."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from computations import COMPUTATIONS
from flows.__main__ import main
from tests.accept import ROOT

RELEASE = ROOT / "fixtures/records/infocrossing-2004-earnings-release.json"
AGREEMENT_RECORD = ROOT / "fixtures/records/infocrossing-2004-registration-rights-agreement.json"
CASE = {
    "clauses": {"use": "agreement.json", "set": {"issue_size": {"principal": "80"}}},
    "external": {},
}
AGREEMENT = {
    "document": "002",
    "clauses": [
        {"id": "cl-1", "kind": "issue_size", "principal": "60", "principal_with_option": "100", "coupon": "4"},
        {"id": "cl-2", "kind": "notice_rule", "methods": [{"method": "hand", "deemed": "delivered"}]},
    ],
}
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str]) -> Call:
    def called(*arguments: object) -> tuple[int, str, str]:
        try:
            status = main(["compute", *map(str, arguments)])
        except SystemExit as ended:  # argparse's way to end
            status = int(ended.code or 0)
        return (status, *capfd.readouterr())

    return called


@pytest.fixture
def case(tmp_path: Path) -> Path:
    (tmp_path / "agreement.json").write_text(json.dumps(AGREEMENT), encoding="utf-8")
    path = tmp_path / "case.json"
    path.write_text(json.dumps(CASE), encoding="utf-8")
    return path


def written(path: Path, value: Any) -> Path:
    path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return path


def test_the_list_has_every_computation(call: Call) -> None:
    status, out, _ = call("--list")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == [one.name for one in COMPUTATIONS]


def test_the_template_is_an_input_with_comments(call: Call) -> None:
    status, out, _ = call("deemed_notice", "--template")
    whole = json.loads(out)
    assert status == 0
    assert whole["external"]["notices"][0]["method"].startswith("how it is sent")
    assert whole["options"]["calendar"] == {
        "default": "us-ny-bank",
        "values": ["us-ny-bank", "us-ny-public", "weekends-only"],
    }


def test_the_template_that_was_filled_in_is_taken_as_it_is(call: Call, tmp_path: Path) -> None:
    _, out, _ = call("deemed_notice", "--template")
    whole = json.loads(out)
    whole["external"]["notices"][0].update(id=1, method="hand", delivered="2004-07-03")
    whole["options"]["calendar"] = "weekends-only"
    filled = written(tmp_path / "events.json", whole)
    status, out, _ = call("deemed_notice", "--record", AGREEMENT_RECORD, "--external", filled)
    answer = json.loads(out)
    assert (status, answer["diagnostics"], answer["options"]["calendar"]) == (0, [], "weekends-only")
    assert answer["result"]["notices"][0]["deemed"] == "2004-07-03"
    alone = written(tmp_path / "external.json", whole["external"])
    status, out, _ = call("deemed_notice", "--record", AGREEMENT_RECORD, "--external", alone)
    assert json.loads(out)["result"] == answer["result"]


def test_a_value_of_a_record_that_is_replaced_is_told(call: Call) -> None:
    common = ("additional_interest_rates", "--record", AGREEMENT_RECORD, "--set")
    status, out, _ = call(*common, "clauses[rate_schedule].tiers[0].rate=0.5")
    told = [one["message"] for one in json.loads(out)["diagnostics"] if one["code"] == "input_changed"]
    assert (status, told) == (0, ["clauses[rate_schedule].tiers[0].rate was set to 0.5 by the call"])
    status, out, err = call(*common, "clauses[rate_schedule].tiers[0].rat=0.5")
    assert (status, out) == (2, "")
    assert "the records have nothing there" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("tie_out",), "tie_out needs a record (--record) or a case (--inputs)"),
        (("issue_size", "--record", AGREEMENT_RECORD, "--record", AGREEMENT_RECORD), "this record is given twice"),
    ],
)
def test_a_call_without_a_record_or_with_one_twice_is_wrong(call: Call, arguments: Any, sentence: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err


def test_a_table_of_what_is_incomplete_is_told(call: Call) -> None:
    status, _, err = call("suspension_compliance", "--record", AGREEMENT_RECORD, "--format", "csv")
    assert (status, err) == (0, "fourcorners: the answer is incomplete: suspensions is missing\n")


def test_a_case_takes_its_lists_from_files_beside_it(call: Call, case: Path) -> None:
    status, out, _ = call("issue_size", "--inputs", case)
    answer = json.loads(out)
    assert (status, answer["status"], answer["result"]["option"]) == (0, "ok", "20.00")
    assert answer["steps"][0]["uses"] == ["002#clause:cl-1"]


def test_single_values_are_set_after_everything_else(call: Call, case: Path, tmp_path: Path) -> None:
    external = written(
        tmp_path / "external.json", {"notices": [{"id": 1, "method": "hand", "delivered": "2004-07-01"}]}
    )
    common = ("deemed_notice", "--inputs", case, "--external", external)
    status, out, _ = call(
        *common,
        "--set",
        "external.notices[0].delivered=2004-07-03",
        "--set=clauses[notice_rule].methods[0].quantity=2",
        "--set=clauses[notice_rule].methods[0].basis=business",
        "--option",
        "calendar=weekends-only",
        "--option",
        'extra_closed=["2004-07-06"]',
    )
    answer = json.loads(out)
    assert (status, answer["result"]["notices"][0]["deemed"]) == (0, "2004-07-07")
    assert answer["options"]["extra_closed"] == ["2004-07-06"]


def test_an_answer_that_lacks_something_is_no_failure(call: Call) -> None:
    status, out, _ = call("call_times", "--record", RELEASE)
    answer = json.loads(out)
    assert (status, answer["status"], answer["missing"][0]["name"]) == (0, "incomplete", "ends")
    assert answer["result"]["start_utc"] == "20040512T150000Z"


def test_wrong_input_is_status_1_and_told_as_an_answer(call: Call) -> None:
    status, out, _ = call("issue_size", "--record", RELEASE)
    answer = json.loads(out)
    assert (status, answer["status"]) == (1, "error")
    assert [(one["code"], one["field"]) for one in answer["errors"]] == [("missing_clause", "clauses[issue_size]")]
    assert call("issue_size", "--record", RELEASE, "--format", "markdown")[0] == 1


def test_markdown_quotes_the_record(call: Call) -> None:
    status, out, _ = call("call_times", "--record", RELEASE, "--format", "markdown")
    assert status == 0
    assert "“May 12, 2004, at 11 a.m. Eastern Daylight Time”" in out


def test_csv_is_a_table_of_the_result(call: Call, case: Path) -> None:
    status, out, _ = call(
        "deemed_notice", "--inputs", case, "--format", "csv", '--set=external.notices=[{"id": 1, "method": "hand"}]'
    )
    assert status == 0
    assert out.splitlines() == ["id,method,deemed,why", "1,hand,,the day on which it was delivered is not known"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "compute needs the name of a computation"),
        (("issue_sise",), "did you mean issue_size?"),
        (("issue_size", "--format", "ics"), "issue_size is not printed as ics, only as json, markdown"),
        (("issue_size", "--record", "nowhere.json"), "nowhere.json: cannot be read"),
        (("issue_size", "--set", "x"), "--set x: a name, a sign = and a value are needed"),
        (("issue_size", "--set", "external[1].x=2"), "leads nowhere"),
        (("issue_size", "--option", "=2"), "--option =2"),
        (("issue_size", "--record", ""), "a path is empty"),
    ],
)
def test_a_wrong_call_is_told_in_a_sentence(call: Call, arguments: tuple[str, ...], sentence: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[]", "holds no object"),
        ("{", "is no JSON"),
        ('{"clauses": [], "clauses": []}', "clauses stands twice"),
        ('{"clauses": {"use": "none.json"}}', "none.json: cannot be read"),
        ('{"facts": {"use": "agreement.json"}}', "agreement.json has no list facts"),
    ],
)
def test_a_case_that_cannot_be_read_is_a_wrong_call(call: Call, case: Path, text: str, sentence: str) -> None:
    status, out, err = call("issue_size", "--inputs", written(case, text))
    assert (status, out) == (2, "")
    assert sentence in err


def test_a_file_that_is_no_record_is_a_wrong_call(call: Call, case: Path) -> None:
    status, _, err = call("issue_size", "--record", case)
    assert status == 2
    assert "is no record" in err


def test_the_command_line_prints_the_same_bytes_twice() -> None:
    command = [sys.executable, "-m", "flows", "compute", "call_times", "--record", str(RELEASE)]
    first, second = (subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout for _ in range(2))
    assert first == second
