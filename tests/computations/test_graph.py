"""Does the graph of a record lead from its terms down to the documents that decide them?"""

from typing import Any

import pytest

from computations import compute
from computations.drawing import to_dot, to_mermaid
from computations.graph import REFERENCES, TERMS, graph, only
from computations.named_documents import named_documents, references_of, terms_of
from computations.naming import is_short_for, name_key, stems
from computations.term_graph import strongly_connected
from tests.computations.made import INDENTURE, REGISTRATION, record


def edges(whole: dict[str, Any], kind: str) -> set[tuple[str, str]]:
    names = {one["id"]: one["name"] for one in whole["nodes"]}
    return {(names[one["from"]], names[one["to"]]) for one in whole["edges"] if one["kind"] == kind}


def test_terms_lead_to_terms_and_to_the_documents_that_decide_them() -> None:
    whole = graph([record(REGISTRATION)])
    assert ("Additional Interest Payment Date", "Interest Payment Date") in edges(whole, "rests_on")
    assert ("Interest Payment Date", "Indenture") in edges(whole, "rests_on")
    assert ("Indenture", "Indenture") in edges(whole, "decided_by")
    assert ("2 Registration", "Indenture") in edges(whole, "cites")


def test_what_is_not_in_hand_is_to_be_fetched() -> None:
    agreement, indenture = record(REGISTRATION), record(INDENTURE)
    alone = [(one["document"], one["dated"]) for one in graph([agreement])["documents"]]
    assert alone == [("Indenture", "2004-06-30"), ("Deposit Agreement", "2003-05-01")]
    both = [one["document"] for one in graph([agreement, indenture])["documents"]]
    assert both == ["Deposit Agreement"]


def test_a_reference_into_another_record_in_hand_is_an_edge_to_its_section() -> None:
    agreement, indenture = record(REGISTRATION), record(INDENTURE)
    whole = graph([agreement, indenture])
    section = next(one["id"] for one in indenture["sections"] if one["label"] == "1.1")
    ends = {one["to"] for one in whole["edges"] if one["kind"] == "refers_to"}
    assert f"{indenture['document']['id']}#{section}" in ends


def test_every_end_of_an_edge_is_a_node() -> None:
    whole = graph([record(REGISTRATION), record(INDENTURE)])
    for part in (whole, only(whole, TERMS), only(whole, REFERENCES)):
        nodes = {one["id"] for one in part["nodes"]}
        assert {end for one in part["edges"] for end in (one["from"], one["to"])} <= nodes
    assert {one["kind"] for one in only(whole, TERMS)["edges"]} <= set(TERMS)


def test_a_drawing_has_every_node_and_edge() -> None:
    whole = graph([record(REGISTRATION)])
    dot, mermaid = to_dot(whole), to_mermaid(whole)
    assert dot.count(" -> ") == mermaid.count(" -->|") == len(whole["edges"])
    assert dot.count("shape=") == len(whole["nodes"])
    assert dot.startswith("digraph")
    assert mermaid.startswith("flowchart LR\n")


def test_a_drawing_keeps_quotation_marks_and_line_breaks_out_of_its_grammar() -> None:
    node = {"id": "a#t1", "kind": "term", "name": 'the\n"Notes" \\ #1'}
    drawn = {"nodes": [node], "edges": []}
    assert 'label="the \\"Notes\\" \\\\ #1"' in to_dot(drawn)
    assert '(["the #quot;Notes#quot; \\ #35;1"])' in to_mermaid(drawn)


def test_two_documents_of_one_name_are_told_apart_by_the_short_name() -> None:
    text = (
        "LETTER AGREEMENT\n\nThis letter concerns that certain Warrant Agreement (the “Warrant Agreement”), dated as of"
        " May 10, 2000, and that certain Warrant Agreement, dated as of February 1, 2002 (the “Second Warrants”).\n\n"
        "Adjustments are made under Article IV of the Warrant Agreement.\n"
    )
    found = {(one.name, one.dated): len(one.references) for one in named_documents(record(text))}
    assert found == {("Warrant Agreement", "2000-05-10"): 2, ("Warrant Agreement", "2002-02-01"): 1}


def test_the_input_of_a_computation_comes_from_the_record() -> None:
    agreement = record(REGISTRATION)
    terms = {one["term"]: one["external"] for one in terms_of(agreement, "main")}
    assert terms["Indenture"] == "Indenture"
    assert terms["Additional Interest Payment Date"] is None
    lines = references_of(agreement)
    assert {one["label"] for one in lines} == {None, "Section 1.1", "Section 9.9"}
    assert compute("documents_to_fetch", {"references": lines})["status"] == "ok"


@pytest.mark.parametrize(
    ("references", "found"),
    [
        ([("1", "Plan", None), ("1", "Plan", "2001-01-01")], [("Plan", "2001-01-01", 2)]),
        ([("1", "Plan", None), ("2", "Plan", "2001-01-01")], [("Plan", None, 1), ("Plan", "2001-01-01", 1)]),
        (
            [("1", "Plan", None), ("1", "Plan", "2001-01-01"), ("1", "the Plan", "2002-01-01")],
            [("Plan", None, 1), ("Plan", "2001-01-01", 1), ("the Plan", "2002-01-01", 1)],
        ),
    ],
)
def test_an_undated_mention_joins_the_only_dated_one_of_its_record(
    references: list[tuple[str, str, str | None]], found: list[tuple[str, str | None, int]]
) -> None:
    given = [{"record": a, "document": b, **({"dated": c} if c else {})} for a, b, c in references]
    documents = compute("documents_to_fetch", {"references": given})["result"]["documents"]
    assert [(one["document"], one["dated"], one["count"]) for one in documents] == found


def test_wrong_input_is_told_with_all_its_paths() -> None:
    given = {"references": [{"document": "Plan"}, {"record": "1", "document": "Plan", "dated": "2001-02-30"}]}
    answer = compute("documents_to_fetch", given)
    assert answer["status"] == "error"
    assert {one["field"] for one in answer["errors"]} == {"references[0].record", "references[1].dated"}


def test_terms_that_rest_on_one_another_are_a_component_before_what_rests_on_them() -> None:
    chain = {str(number): [str(number + 1)] for number in range(5000)} | {"5000": []}
    assert strongly_connected(chain)[0] == ["5000"]
    found = strongly_connected({"a": ["b"], "b": ["c"], "c": ["b"], "d": ["a"]})
    assert found == [["b", "c"], ["a"], ["d"]]


@pytest.mark.parametrize(
    ("words", "singular"),
    [
        ("Securities", ["security"]),
        ("Business Days", ["business", "day"]),
        ("Taxes", ["tax"]),
        ("its bus", ["its", "bus"]),
    ],
)
def test_plurals_are_compared_as_singulars(words: str, singular: list[str]) -> None:
    assert stems(words) == singular


def test_names_are_compared_without_case_spaces_and_articles() -> None:
    assert name_key("The  Loan\nAgreement") == name_key("loan agreement")
    assert is_short_for("Loan Agreement", "Amended Loan and Security Agreement")
    assert is_short_for("Voting Trust", "Voting Trust Agreement")
    assert not is_short_for("Company", "Loan Agreement")
