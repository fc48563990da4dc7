"""Do all computations keep the common form: options, problems, templates, cases, explanations, tables?"""

import json
from collections.abc import Mapping
from typing import Any

import pytest
import regex

from computations import BY_NAME, COMPUTATIONS, compute
from computations.case import WrongCase, resolved, value_of, with_value
from computations.codes import ANSWER_CODES
from computations.collect import inputs_of, lists_of
from computations.computation import Computation, Missing, Option, Outcome, answer
from computations.csv_table import csv_of
from computations.explanation import to_markdown
from computations.external import template, unknown
from computations.inputs import Input
from computations.options import OPTIONS, chosen
from computations.trace import Trace
from pipeline.codes import CODES
from tests.accept import ROOT

NAMES = [one.name for one in COMPUTATIONS]


def _twice(whole: Input, options: Mapping[str, Any]) -> Outcome:
    figure = whole.get("external").get("figure").decimal()
    whole.get("external").get("day").date()
    if figure is None:
        return Outcome({}, missing=(Missing("figure", "it is doubled", "Indenture"),))
    trace = Trace()
    first = trace.add("half", "1", "as given", "external:figure", "")
    trace.add("double", str(2 * figure), "twice", first, "option:colour")
    return Outcome({"half": "1", "double": str(2 * figure)}, trace.steps, options={"colour": "blue"})


TWICE = Computation(
    "twice",
    "twice a figure",
    (),
    _twice,
    external={"figure": "a figure", "day": "a day", "rows[].name": "a name", "by.<name>.at": "a day"},
    accepts=("stamp",),
    options={"colour": Option("red", ("red", "green"), "a colour"), "days": Option([], (), "some days")},
)


def test_an_answer_has_every_part() -> None:
    given = answer(TWICE, {"external": {"figure": "2"}})
    assert given["status"] == "ok"
    assert given["result"] == {"half": "1", "double": "4"}
    assert given["options"] == {"colour": "blue", "days": []}
    assert [one["id"] for one in given["steps"]] == ["s1", "s2"]
    assert [one["uses"] for one in given["steps"]] == [["external:figure"], ["step:s1", "option:colour"]]
    assert (given["missing"], given["diagnostics"], given["errors"]) == ([], [], [])


def test_what_is_missing_is_told_with_the_document_that_would_state_it() -> None:
    given = answer(TWICE, {})
    assert given["status"] == "incomplete"
    assert given["missing"] == [{"name": "figure", "why": "it is doubled", "document": "Indenture"}]


def test_what_is_missing_and_stops_nothing_leaves_an_answer_ok() -> None:
    lacking = Outcome({}, missing=(Missing("dates", "payments fall on them", stops=False),))
    given = answer(Computation("lacking", "an answer", (), lambda *_: lacking), {})
    assert (given["status"], given["missing"]) == ("ok", [{"name": "dates", "why": "payments fall on them"}])


@pytest.mark.parametrize(
    ("inputs", "problems"),
    [
        ([], [("unsupported", "")]),
        ({"external": []}, [("unsupported", "external")]),
        ({"options": []}, [("unsupported", "options")]),
        (
            {"options": {"colour": "blue", "size": 1}},
            [("unknown_option", "options.colour"), ("unknown_option", "options.size")],
        ),
        (
            {"external": {"figure": 0.5, "day": "x"}, "options": {"colour": None}},
            [("unknown_option", "options.colour"), ("bad_decimal", "external.figure"), ("bad_date", "external.day")],
        ),
    ],
)
def test_all_problems_are_told_at_once(inputs: object, problems: list[tuple[str, str]]) -> None:
    given = answer(TWICE, inputs)
    assert given["status"] == "error"
    assert [(one["code"], one["field"]) for one in given["errors"]] == problems
    assert given["result"] == {}


def test_names_that_nobody_knows_are_warnings() -> None:
    external = {"figure": "2", "colour": 1, "rows": [{"name": "a", "size": 1}], "by": {"x": {"at": 1, "to": 2}}}
    given = answer(TWICE, {"external": external, "externals": {}, "stamp": "x"})
    fields = [one["field"] for one in given["diagnostics"]]
    assert fields == ["externals", "external.colour", "external.rows[0].size", "external.by.x.to"]


def test_the_template_has_a_comment_for_each_field() -> None:
    assert template(TWICE.external) == {
        "figure": "a figure",
        "day": "a day",
        "rows": [{"name": "a name"}],
        "by": {"<name>": {"at": "a day"}},
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_computation_knows_all_fields_of_its_own_template(name: str) -> None:
    fields = BY_NAME[name].external
    assert unknown(fields, template(fields)) == []
    assert all(comment.strip() for comment in fields.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_computation_says_what_it_is_for_and_refuses_what_it_does_not_know(name: str) -> None:
    assert BY_NAME[name].purpose
    given = compute(name, {"options": {"colour": "red"}, "external": 5})
    assert {("unknown_option", "options.colour"), ("unsupported", "external")} <= {
        (one["code"], one["field"]) for one in given["errors"]
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_computation_answers_even_an_empty_input(name: str) -> None:
    given = compute(name, {})
    assert given["status"] in ("ok", "incomplete", "error")
    needed = BY_NAME[name].needs if "clauses" in BY_NAME[name].reads else ()
    assert {one["field"] for one in given["errors"]} == {f"clauses[{kind}]" for kind in needed}


def test_every_option_has_its_default_among_its_values() -> None:
    for option in OPTIONS.values():
        assert not option.values or option.default in option.values
        assert option.meaning
    assert list(chosen("roll", "calendar")) == ["roll", "calendar"]


FILE = {
    "document": "002",
    "clauses": [
        {"id": "cl-1", "kind": "deadline", "key": "filing"},
        {"id": "cl-2", "kind": "issue_size", "coupon": "4"},
    ],
}


def test_a_case_takes_lists_from_files() -> None:
    case = {
        "clauses": {"use": "f.json", "set": {"issue_size": {"coupon": "5"}, "filing": {"quantity": 3}}, "drop": []},
        "external": {"use_by": 1},
    }
    assert resolved(case, lambda _: FILE) == {
        "clauses": [
            {"document": "002", "id": "cl-1", "kind": "deadline", "key": "filing", "quantity": 3},
            {"document": "002", "id": "cl-2", "kind": "issue_size", "coupon": "5"},
        ],
        "external": {"use_by": 1},
    }
    dropped = resolved({"clauses": {"use": "f.json", "drop": ["filing"]}}, lambda _: FILE)
    assert [one["id"] for one in dropped["clauses"]] == ["cl-2"]
    assert FILE["clauses"][1] == {"id": "cl-2", "kind": "issue_size", "coupon": "4"}


def test_a_file_without_the_list_is_a_wrong_case() -> None:
    with pytest.raises(WrongCase, match="has no list facts"):
        resolved({"facts": {"use": "f.json"}}, lambda _: FILE)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("external.as_of", {"external": {"as_of": "v"}}),
        ("external.notes[0].principal", {"external": {"notes": [{"principal": "v"}]}}),
        ("clauses[issue_size].coupon", {"clauses": [FILE["clauses"][0], {**FILE["clauses"][1], "coupon": "v"}]}),
        ("clauses[filing].key", {"clauses": [{**FILE["clauses"][0], "key": "v"}, FILE["clauses"][1]]}),
        ("clauses[2]", {"clauses": [*FILE["clauses"], "v"]}),
    ],
)
def test_a_value_is_set_at_its_path(path: str, expected: dict[str, Any]) -> None:
    inputs = {"clauses": FILE["clauses"]} if path.startswith("clauses") else {}
    assert with_value(inputs, path, "v") == expected


@pytest.mark.parametrize(
    "path", ["", "external..x", "clauses[7].x", "clauses[nothing].x", "clauses.x", "document.x", "a["]
)
def test_a_path_that_leads_nowhere_is_a_wrong_case(path: str) -> None:
    with pytest.raises(WrongCase):
        with_value(FILE, path, "v")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("3", 3),
        ("0.9", "0.9"),
        ("true", True),
        ("null", None),
        ('["2004-07-05"]', ["2004-07-05"]),
        ("NaN", "NaN"),
        ("2004-07-05", "2004-07-05"),
        ("stacked", "stacked"),
    ],
)
def test_a_value_on_the_command_line_is_json_or_words(words: str, value: object) -> None:
    assert value_of(words) == value


def test_records_give_their_lists_with_the_document_and_the_label_of_the_section() -> None:
    record = json.loads((ROOT / "fixtures/records/infocrossing-2004-registration-rights-agreement.json").read_bytes())
    computation = Computation("dates", "all dates", ("dates",), _twice)
    inputs = inputs_of(computation, [record, record])
    assert [one["kind"] for one in inputs["documents"]] == ["registration_rights_agreement"] * 2
    assert len(inputs["dates"]) == 2 * len(record["dates"])
    deadline = next(one for one in inputs["dates"] if one["text"].startswith("not later than 15 days"))
    assert (deadline["document"], deadline["section"]) == (record["document"]["id"], "2(a)(i)")
    with pytest.raises(ValueError, match="records have no list mentions"):
        lists_of(("mentions",), [record])


def test_an_explanation_quotes_the_words_that_a_step_rests_on() -> None:
    clause = {
        "id": "cl-1",
        "document": "002",
        "kind": "issue_size",
        "section": "recitals",
        "text": "issue   $100 of\n4% Notes",
        "principal": "100",
        "principal_with_option": "120",
        "coupon": "4",
        "currency": "USD",
        "evidence": {"coupon": {"span": [0, 2], "text": "4%"}},
    }
    inputs = {"clauses": [clause]}
    shown = to_markdown(compute("issue_size", inputs), inputs)
    assert (
        "1. 120 less 100\n   `option` = **20.00**\n\n   > `002#clause:cl-1`, recitals:\n   > “issue $100 of 4% Notes”"
        in shown
    )
    assert "   > “4%”\n" in shown
    assert "rests on: step 1" in shown
    inputs = {"clauses": [{**clause, "part": "Exhibit A", "section": "1(e)"}]}
    assert "`002#clause:cl-1`, Exhibit A, 1(e):" in to_markdown(compute("issue_size", inputs), inputs)


def test_an_explanation_tells_problems_and_what_is_missing() -> None:
    assert "`clauses[issue_size]`: no clause" in to_markdown(compute("issue_size", {}), {})
    assert "`figure`: it is doubled (stated in: Indenture)" in to_markdown(answer(TWICE, {}), {})


def test_a_table_has_a_row_for_each_member() -> None:
    given = {"result": {"rows": [{"a": "1", "b": ["x"]}, {"a": None, "c": 'say "x",'}], "by": {"X, L.P.": {"a": True}}}}
    assert csv_of("rows")(given, {}) == b'a,b,c\r\n1,"[""x""]",\r\n,,"say ""x"","\r\n'
    assert csv_of("by")(given, {}) == b'name,a\r\n"X, L.P.",true\r\n'
    assert csv_of("none")(given, {}) == b"\r\n"


def test_every_computation_stands_in_the_list() -> None:
    written = {
        path.parent.name if path.name == "__init__.py" else path.stem
        for path in (ROOT / "computations").rglob("*.py")
        if "\nCOMPUTATION = " in path.read_text(encoding="utf-8")
    }
    assert written <= set(NAMES)


def test_every_code_of_an_answer_is_explained() -> None:
    raised = set()
    for path in (ROOT / "computations").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        raised |= set(regex.findall(r"\b(?:wrong|Problem)\(\s*\"(\w+)\"", text))
        raised |= set(regex.findall(r"\bFinding\(\s*\"\w+\",\s*\"(\w+)\"", text))
    assert raised <= ANSWER_CODES.keys() | CODES.keys()
    assert len(raised) > 20
