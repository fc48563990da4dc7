"""Enumerations inside a sentence: which marks open a section, which only cite one, and where the last member ends."""

import pytest

from pipeline.split.inline import enumerate_inline
from pipeline.split.node import Node, walk


def members(text: str) -> list[Node]:
    return list(walk(enumerate_inline(text, 0, len(text))))


def tree(text: str) -> dict[str, list[str]]:
    return {node.own: [child.own for child in node.children] for node in members(text)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "for (a) loans; (b)(i) bonds, (ii) bills and (iii) notes; and (c) cash.",
            {"(a)": [], "(b)": ["(i)", "(ii)", "(iii)"], "(i)": [], "(ii)": [], "(iii)": [], "(c)": []},
        ),
        (
            "either (a) a gift or (b) the greater of (x) the sum of (i) all loans and (ii) all notes and (y) one half.",
            {"(a)": [], "(b)": ["(x)", "(y)"], "(x)": ["(i)", "(ii)"], "(i)": [], "(ii)": [], "(y)": []},
        ),
        (
            "the greater of (x) the sum of (a) all loans and (b) all notes and (y) one half.",
            {"(x)": ["(a)", "(b)"], "(a)": [], "(b)": [], "(y)": []},
        ),
        (
            "(i) prepare it, (ii) file it under Rule 424, (iii) answer the Commission and (iv) pay.",
            {"(i)": [], "(ii)": [], "(iii)": [], "(iv)": []},
        ),
        (
            "from (a) May to (b) June. If (i) late or (ii) not, a fee is due. The fee is (a) one, (b) two and (c) six.",
            {"(a)": [], "(b)": [], "(i)": [], "(ii)": [], "(c)": []},
        ),
    ],
)
def test_a_list_stands_in_the_member_that_it_belongs_to(text: str, expected: dict[str, list[str]]) -> None:
    assert tree(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(i) cash, (ii) notes and (iii) any mix of (i) and (ii) as it likes", ["(i)", "(ii)", "(iii)"]),
        ("either (a) cash or (b) notes, each of (a) or (b), to pay, (c) now", ["(a)", "(b)", "(c)"]),
        ('(a) pay or (b) do what is said in clause "(a)", "(b)" or "(c)" above', ["(a)", "(b)"]),
        ("the day (i)(A) above and (i)(B) below are told of", []),
        ("its rights under Section 4(a)(i) and clauses (b)(ii) and (c)(i) hereof", []),
    ],
)
def test_a_mark_without_words_of_its_own_is_cited(text: str, expected: list[str]) -> None:
    assert [node.own for node in members(text)] == expected


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("to (i) any Buyer and (ii) its counsel (collectively, the “Readers”) all books", "(ii) its counsel"),
        (
            "of (a) a Buyer (or its heirs) and (b) its staff, if any, (each, a “Payee”), from harm",
            "(b) its staff, if any",
        ),
        (
            "reports (other than (i) drafts and (ii) notes of a talk (or call)) in time",
            "(ii) notes of a talk (or call)",
        ),
        (
            "law (i) on debts and (ii) on fees (of the Office (the “Office”); and it is filed",
            "(ii) on fees (of the Office (the “Office”)",
        ),
        (
            "of (a) the sum (if any; or none) and (b) the fee (if any; or none) due. It",
            "(b) the fee (if any; or none) due",
        ),
    ],
)
def test_the_last_member_ends_where_the_words_around_its_list_go_on(text: str, last: str) -> None:
    node = members(text)[-1]
    assert text[node.start : node.end] == last
