"""Is every field read exactly, and every problem kept with the path of its field?"""

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from computations.clauses import Clauses
from computations.inputs import BadInput, Input, distinct, token

READERS: list[tuple[str, Callable[[Input], Any]]] = [
    ("bad_decimal", Input.decimal),
    ("bad_count", Input.count),
    ("bad_date", Input.date),
    ("bad_date", Input.moment),
    ("unsupported", Input.flag),
    ("unsupported", Input.text),
    ("unknown_option", lambda one: one.choice("yes", "no")),
    ("unsupported", lambda one: list(one.items())),
    ("unsupported", lambda one: list(one.objects())),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda one: st.lists(one, max_size=3) | st.dictionaries(st.text(max_size=4), one, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (1.5, "bad_decimal"),
        (math.nan, "bad_decimal"),
        ("1e3", "bad_decimal"),
        ("1,000", "bad_decimal"),
        ("٣", "bad_decimal"),
        (True, "bad_decimal"),
        ("9" * 31, "bad_decimal"),
        (".5", "bad_decimal"),
        ("-1", "negative_amount"),
    ],
)
def test_what_is_no_amount_is_a_problem(value: object, code: str) -> None:
    whole = Input.of({"external": {"notes": [{"principal": value}]}})
    note = next(whole.get("external").get("notes").objects())
    assert note.get("principal").amount() is None
    with pytest.raises(BadInput) as bad:
        whole.prove()
    assert [(one.code, one.field) for one in bad.value.problems] == [(code, "external.notes[0].principal")]


@pytest.mark.parametrize(
    ("value", "figure"), [("0.25", Fraction(1, 4)), (60, Fraction(60)), ("007.50", Fraction(15, 2))]
)
def test_an_amount_is_exact(value: object, figure: Fraction) -> None:
    assert Input(value).amount() == figure


@pytest.mark.parametrize("value", ["2004-02-30", "20040630", "2004-6-30", "30 June 2004", 20040630, "２００４-06-30"])
def test_what_is_no_day_is_a_problem(value: object) -> None:
    one = Input(value, "external.as_of")
    assert one.date() is None
    assert [(each.code, each.field) for each in one.problems] == [("bad_date", "external.as_of")]


@pytest.mark.parametrize("value", ["2004-05-12T11:00", "2004-05-12", "2004-05-12T25:00Z", "2004-05-12T11:00-99:00"])
def test_a_time_of_a_day_needs_its_distance_from_utc(value: str) -> None:
    one = Input(value)
    assert one.moment() is None
    assert one.problems[0].code == "bad_date"


@pytest.mark.parametrize(("code", "read"), READERS)
@given(value=JSON)
def test_a_reader_gives_a_value_or_keeps_one_problem(code: str, read: Callable[[Input], Any], value: object) -> None:
    one = Input(value, "external.x")
    found = read(one)
    assert value is None or found not in (None, []) or one.problems or value == []
    assert {each.field.split("[")[0] for each in one.problems} <= {"external.x"}
    assert {each.code for each in one.problems} <= {code}


@pytest.mark.parametrize(
    "read",
    [
        lambda one: one.needed("it"),
        lambda one: one.needed_choice("it", "a"),
        lambda one: one.needed_decimal("it"),
        lambda one: one.needed_amount("it"),
        lambda one: one.needed_count("it"),
        lambda one: one.needed_flag("it"),
        lambda one: one.needed_date("it"),
    ],
)
def test_what_is_needed_and_absent_is_one_problem(read: Callable[[Input], Any]) -> None:
    one = Input(None, "external.x")
    assert read(one) is not None
    assert [(each.code, each.field) for each in one.problems] == [("missing_external", "external.x")]


def test_a_value_twice_is_a_problem_at_the_second() -> None:
    listed = Input(["a", 1, "1", "a"], "external.x")
    distinct(listed.items(), "stands twice")
    assert [(one.code, one.field) for one in listed.problems] == [("duplicate", "external.x[3]")]


def test_a_token_names_the_document_and_the_item() -> None:
    assert token("clause", Input({"id": "cl-004", "document": "002"})) == "002#clause:cl-004"
    assert token("fact", Input({"id": "f-1"}, "facts[0]")) == "#fact:f-1"
    assert token("fact", Input({}, "facts[0]")) == "#fact:facts[0]"


CLAUSES = [
    {"id": "cl-1", "document": "002", "kind": "deadline", "key": "filing", "evidence": {"quantity": {"text": "15"}}},
    {"id": "cl-2", "kind": "deadline", "key": "filing"},
    {"id": "cl-3", "kind": "consent_threshold", "percent": None},
    {"id": "cl-4", "kind": "deadline", "key": "notice"},
]


def test_clauses_are_found_by_kind() -> None:
    clauses = Clauses.of(Input.of({"clauses": CLAUSES}))
    assert [one.id for one in clauses.all("deadline")] == ["cl-1", "cl-2", "cl-4"]
    found = clauses.all("deadline")[0]
    assert (found.token, found.words("quantity", "anchor")) == ("002#clause:cl-1", ("15",))
    assert clauses.find("sale_notice") is None


def test_an_absent_clause_is_one_problem_whatever_is_asked_of_it() -> None:
    whole = Input.of({"clauses": []})
    clause = Clauses.of(whole).needed("rate_schedule")
    assert not clause.found
    clause.get("cap").needed_amount("the cap")
    clause.get("accrual").get("start").needed("the start")
    assert [(one.code, one.field) for one in whole.problems] == [("missing_clause", "clauses[rate_schedule]")]


def test_an_absent_field_of_a_clause_is_a_missing_clause_at_its_path() -> None:
    whole = Input.of({"clauses": CLAUSES})
    Clauses.of(whole).needed("consent_threshold").get("percent").needed_amount("the percentage")
    assert [(one.code, one.field) for one in whole.problems] == [("missing_clause", "clauses[2].percent")]


@pytest.mark.parametrize(
    ("external", "found", "problem"),
    [
        (None, "cl-1", ("duplicate", "clauses[1]")),
        ({"clauses": {"deadline": "cl-4"}}, "cl-4", None),
        ({"clauses": {"deadline": "cl-3"}}, "cl-1", ("missing_clause", "external.clauses.deadline")),
    ],
)
def test_of_several_clauses_the_caller_picks_one(external: object, found: str, problem: tuple[str, str] | None) -> None:
    whole = Input.of({"clauses": CLAUSES, "external": external})
    clause = Clauses.of(whole).find("deadline")
    assert clause is not None
    assert clause.id == found
    assert [(one.code, one.field) for one in whole.problems] == ([problem] if problem else [])


@pytest.mark.parametrize("clauses", [[{"id": "x"}], ["x"], "x", [{"kind": ""}]])
def test_what_is_no_clause_is_a_problem(clauses: object) -> None:
    whole = Input.of({"clauses": clauses})
    assert Clauses.of(whole).items == ()
    assert whole.problems
