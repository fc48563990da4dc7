"""Does the letter, read anew with other names, days, articles and cut-off, give the answers that its new words ask for?

The letter of the fixtures is changed in every term of the deferral; none of those that it was received with may show.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from flows.__main__ import main
from pipeline.document import Source
from pipeline.process import process
from pipeline.schema import to_json
from tests.accept import DOCUMENTS
from tests.computations.test_worked_examples import CASES, differences
from tests.computations.traced import untraced

LETTER = DOCUMENTS / "infocrossing-2002-letter-agreement.txt"
CHANGED = {
    "prior to  February  1, 2004": "on or before  June  30, 2011",
    "dated as of February 1, 2002": "dated as of March 15, 2009",
    "February 1, 2002": "March 15, 2009",
    "May 10, 2000": "July 6, 2007",
    "as of May\n10, 2000": "as of July\n6, 2007",
    "April 7, 2000": "June 4, 2007",
    "Article IV": "Article VII",
    "Section 12": "Section 9(b)",
    "8%  Series  A": "5%  Series  C",
    "Camden": "Harbor",
    "CAMDEN": "HARBOR",
    "January, 2002": "March, 2009",
}
WARRANTS = {"id": "W", "holder": "H", "kind": "warrant", "quantity": "50000", "price": "12.00"}
SHARES = {"id": "S", "holder": "J", "kind": "preferred", "quantity": "3000", "price": "12.00", "stated_value": "100"}
EXTERNAL: dict[str, Any] = {
    "trigger_warrants": {"issued": "600000", "price": "6.00"},
    "formula": {"kind": "broad_based", "outstanding": "2400000"},
    "instruments": [WARRANTS, SHARES],
    "events": [
        {"date": "2011-06-30", "type": "exercise", "instrument": "W", "quantity": "10000"},
        {"date": "2011-07-01", "type": "convert", "instrument": "S", "quantity": "300"},
        {"date": "2012-01-03", "type": "vest", "warrants": "600000"},
    ],
}


def given(text: str) -> dict[str, Any]:
    record = orjson.loads(to_json(process(Source("letter.txt", text.encode()), EXTRACTORS)))
    return inputs_of(BY_NAME["anti_dilution_deferral"], [record])


@cache
def changed() -> dict[str, Any]:
    text = LETTER.read_text(encoding="utf-8")
    for old, new in CHANGED.items():
        assert old in text, old
        text = text.replace(old, new)
    return given(text)


def test_the_changed_letter_gives_the_answers_of_its_new_terms() -> None:
    inputs = {**changed(), "external": EXTERNAL}
    answer = compute("anti_dilution_deferral", inputs)
    assert untraced(answer, inputs) == []
    wanted = {
        "state": "released",
        "prices": {"W": "10.800000", "S": "10.800000"},  # (2,400,000 × 12 + 600,000 × 6) / 3,000,000
        "ledger": [
            {"type": "exercise", "shares": "10000", "protected": True},
            {"type": "convert", "shares": "2500", "protected": False},
            {"type": "vest"},
            {"type": "true_up", "holder": "H", "x": "11111.111111", "y": "10000", "shares": "1111"},
            {"type": "no_true_up", "holder": "J", "reason": "exercised_after_cutoff"},
        ],
        "by_holder": {"H": {"on_exercise": "10000", "true_up": "1111"}, "J": {"on_exercise": "2500", "true_up": "0"}},
        "true_up_total": "1111",
        "remaining": {"W": {"quantity": "40000", "shares_if_exercised_now": "44444"}},
    }
    assert differences({"status": "ok", "result": wanted}, answer) == []
    assert "600000 Harbor Warrants vest at 6" in answer["steps"][2]["text"]


def test_the_changed_letter_asks_for_its_own_documents() -> None:
    answer = compute("anti_dilution_deferral", changed())
    assert {one.get("document") for one in answer["missing"]} == {
        "Harbor Warrant Agreement",
        "Warrant Agreement, Article VII",
        "Certificate of Designations, Section 9(b)",
        None,
    }
    early = {"date": "2009-03-14", "type": "vest", "warrants": "1"}
    wrong = compute("anti_dilution_deferral", {**changed(), "external": {**EXTERNAL, "events": [early]}})
    assert [(one["code"], one["field"]) for one in wrong["errors"]] == [("out_of_order", "external.events[0].date")]


def test_no_term_of_the_letter_as_received_is_left() -> None:
    clause = next(one for one in changed()["clauses"] if one["kind"] == "anti_dilution_deferral")
    shown = json.dumps({name: one for name, one in clause.items() if name not in ("text", "evidence", "holders")})
    assert not [one for one in ("2004", "2002", "Camden", "Article IV", "Section 12", '"strict": true') if one in shown]


GOLD = [case for case in CASES if case["computation"] == "anti_dilution_deferral"]


@pytest.mark.parametrize("case", GOLD, ids=[case["id"] for case in GOLD])
def test_the_command_line_computes_from_the_record_of_the_letter(
    case: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, external = tmp_path / "record.json", tmp_path / "external.json"
    record.write_bytes(_record())
    external.write_text(json.dumps(case["inputs"]["external"]), encoding="utf-8")
    options = [f"--option={name}={value}" for name, value in case["inputs"].get("options", {}).items()]
    call = ["compute", "anti_dilution_deferral", "--record", str(record), "--external", str(external), *options]
    status, expected = main(call), case["expected"]
    answer = json.loads(capsys.readouterr().out)
    assert status == (1 if expected.get("status") == "error" else 0)
    errors = {(one["code"], one["field"]) for one in answer["errors"]}
    assert errors == {(one["code"], one["field"]) for one in expected.get("errors", ())}
    assert differences({name: expected[name] for name in ("status", "result") if name in expected}, answer) == []


@cache
def _record() -> bytes:
    return to_json(process(Source.from_file(LETTER), EXTRACTORS))
