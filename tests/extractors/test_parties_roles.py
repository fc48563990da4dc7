"""What a name is beside the parties, and that each role's examples show it."""

import pytest

from extractors.parties.roles import BESIDE, ROLES, Beside, role_beside
from pipeline.span import Span

CASES = [(one, text) for one in BESIDE for text in one.examples]
MISSES = [(one, text) for one in BESIDE for text in one.near_misses]


def bare(marked: str) -> tuple[str, Span]:
    """The text without the angle brackets, and where the name between them stands."""
    start, end = marked.index("<"), marked.index(">")
    return marked.replace("<", "").replace(">", ""), Span(start, end - 1)


@pytest.mark.parametrize(("one", "marked"), CASES, ids=lambda value: getattr(value, "role", None) or value)
def test_the_words_beside_a_name_give_its_role(one: Beside, marked: str) -> None:
    text, span = bare(marked)
    assert one.holds(text, span)


@pytest.mark.parametrize(("one", "marked"), MISSES, ids=lambda value: getattr(value, "role", None) or value)
def test_other_words_do_not(one: Beside, marked: str) -> None:
    text, span = bare(marked)
    assert not one.holds(text, span)


def test_every_role_has_examples_and_a_rank() -> None:
    assert all(one.examples and one.role in ROLES for one in BESIDE)


@pytest.mark.parametrize(("prose", "role"), [(True, "target"), (False, "mentioned")])
def test_an_acquisition_makes_a_target_in_prose_alone(prose: bool, role: str) -> None:
    text, span = bare("the acquisition of <Deanco, Inc.> by the Company")
    assert role_beside(text, span, "Deanco, Inc.", prose=prose) == role
