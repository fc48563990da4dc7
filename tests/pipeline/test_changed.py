"""Does a changed entry differ from the first one in what was given, and in nothing else?"""

from dataclasses import replace

from pipeline.changed import changed
from pipeline.record import DefinedTerm
from pipeline.span import Span

TERM = DefinedTerm(span=Span(3, 9), term="Notes", key="notes", style="means", refers_to=("p1",))


def test_it_is_what_replace_makes() -> None:
    made = changed(TERM, id="t1", text="“Notes”")
    assert made == replace(TERM, id="t1", text="“Notes”")
    assert list(made.__dict__) == list(TERM.__dict__)  # the order in which it is written


def test_the_first_one_stays() -> None:
    changed(TERM, id="t1")
    assert TERM.id == ""
