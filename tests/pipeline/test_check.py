"""Every invariant of a record is checked: a sound record passes, and each way to break it is told."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from pipeline.assemble import assemble
from pipeline.check import CHECKS, Broken, breaches, prove
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import (
    AgreementDate,
    Date,
    DefinedTerm,
    EffectiveDate,
    ExpirationDate,
    Fact,
    GoverningLaw,
    Item,
    Obligation,
    Record,
    Section,
    Terms,
)
from pipeline.span import Span

TEXT = (
    "1. Term. It ends on January 31, 2002.\n"
    '2. Terms. "Closing Date" means the date\n     of the closing.\n'
    "3. Law. New York law governs.\n"
)


def at(words: str) -> Span:
    start = TEXT.index(words)
    return Span(start, start + len(words))


def placed(cls: type[Item], name: str, words: str, section: str | None = None, **fields: Any) -> Any:
    return cls(id=name, span=at(words), text=words, section=section, rule="test", **fields)


def sound() -> Record:
    bounds = [TEXT.index("1."), TEXT.index("2. T"), TEXT.index("3."), len(TEXT)]
    sections = tuple(
        placed(Section, f"s{number}", TEXT[start:end], label=str(number), level=1, kind="section")
        for number, (start, end) in enumerate(pairwise(bounds), 1)
    )
    meaning = "the date\n     of the closing"
    term = placed(
        DefinedTerm,
        "t1",
        '"Closing Date" means ' + meaning,
        "s2",
        term="Closing Date",
        key="closing date",
        style="means",
        definition="the date of the closing",
        definition_span=at(meaning),
    )
    return replace(
        assemble(Document.from_text(TEXT), ()),
        sections=sections,
        dates=(placed(Date, "d1", "January 31, 2002", "s1", kind="calendar", value="2002-01-31"),),
        defined_terms=(term,),
        diagnostics=(),
        terms=Terms(),
    )


def change(name: str, **fields: Any) -> Record:
    """The sound record with these fields in the first item of a list."""
    record = sound()
    first, *rest = getattr(record, name)
    return replace(record, **{name: (replace(first, **fields), *rest)})


def with_terms(**terms: Any) -> Record:
    return replace(sound(), terms=Terms(**terms))


def with_item(name: str, item: Any) -> Record:
    return replace(sound(), **{name: (item,)})


def odd(code: str, section: str) -> Diagnostic:
    span = at("Closing Date")
    return Diagnostic(
        id="dg1", severity="info", code=code, message="odd", span=span, text="Closing Date", section=section
    )


DATE = {"date": "d9", "span": at("January 31, 2002"), "text": "January 31, 2002"}
LAW = GoverningLaw(name="New York", section="s9", span=at("New York"), text="New York")
DUTY = placed(Obligation, "o1", "It ends", "s1", action="end", modality="shall", deadline=("d9",))
FACT = placed(Fact, "f1", "2002", "s1", table="tab9", label="Year")

CASES: list[tuple[str, Callable[[], Record], str]] = [
    (
        "length_agrees",
        lambda: replace(sound(), document=replace(sound().document, length=3)),
        f"document.length is 3, the text has {len(TEXT)} code points",
    ),
    ("texts_are_slices", lambda: change("dates", text="January 31, 2003"), "d1 says 'January 31, 2003', the text at"),
    ("texts_are_slices", lambda: change("dates", span=Span(5, 5)), "d1 has the span [5, 5], outside the text or empty"),
    ("spans_lie_inside", lambda: change("dates", pieces=(Span(0, 2),)), "d1 has a piece [0, 2] outside its span"),
    ("spans_lie_inside", lambda: change("defined_terms", uses=(Span(0, 999),)), "t1 has the span [0, 999], outside"),
    ("ids_are_unique", lambda: change("defined_terms", id="d1"), "the id 'd1' is given twice or empty"),
    ("links_lead_somewhere", lambda: change("dates", section="s9"), "d1.section leads to 's9'"),
    ("links_lead_somewhere", lambda: change("defined_terms", refers_to=("p9",)), "t1.refers_to leads to 'p9'"),
    ("links_lead_somewhere", lambda: with_item("obligations", DUTY), "o1.deadline leads to 'd9'"),
    ("links_lead_somewhere", lambda: with_item("facts", FACT), "f1.table leads to 'tab9'"),
    (
        "links_lead_somewhere",
        lambda: with_item("diagnostics", odd("pointer_dangling", "s9")),
        "dg1.section leads to 's9'",
    ),
    (
        "links_lead_somewhere",
        lambda: with_terms(governing_law=(LAW,)),
        "terms.governing_law.section leads to 's9'",
    ),
    (
        "links_lead_somewhere",
        lambda: with_terms(agreement_date=AgreementDate(value="2002-01-31", basis="preamble", **DATE)),
        "terms.agreement_date.date leads to 'd9'",
    ),
    (
        "links_lead_somewhere",
        lambda: with_terms(effective_date=EffectiveDate(basis="stated", **DATE)),
        "terms.effective_date.date leads to 'd9'",
    ),
    (
        "links_lead_somewhere",
        lambda: with_terms(expiration_date=ExpirationDate(basis="stated", **DATE)),
        "terms.expiration_date.date leads to 'd9'",
    ),
    ("sections_nest", lambda: change("sections", parent="s2"), "section s1 (1) does not lie inside its parent 2"),
    (
        "sections_nest",
        lambda: replace(sound(), sections=sound().sections[::-1]),
        "section s1 (1) begins before its sibling ends",
    ),
    ("sections_hold_their_items", lambda: change("dates", section="s2"), "d1 stands at"),
    ("sections_hold_their_items", lambda: with_item("diagnostics", odd("pointer_dangling", "s3")), "dg1 stands at"),
    (
        "sections_hold_their_items",
        lambda: with_terms(governing_law=(replace(LAW, section="s1"),)),
        "terms.governing_law stands at",
    ),
    (
        "definitions_are_quoted",
        lambda: change("defined_terms", definition="the date of the signing"),
        "t1.definition is not the text at",
    ),
    (
        "definitions_are_quoted",
        lambda: change("defined_terms", definition="the date of the"),
        "t1.definition is not the text at",
    ),
    (
        "definitions_are_quoted",
        lambda: change("defined_terms", definition="date of the closing"),
        "t1.definition is not the text at",
    ),
    ("codes_are_known", lambda: with_item("diagnostics", odd("misspelt", "s2")), "dg1 has the code 'misspelt'"),
]


def test_a_sound_record_passes() -> None:
    record = replace(sound(), diagnostics=(odd("pointer_dangling", "s2"),))
    assert list(breaches(record, TEXT)) == []
    assert prove(record, TEXT) is record


@pytest.mark.parametrize(("check", "broken", "expected"), CASES)
def test_each_breach_is_told_by_its_check(check: str, broken: Callable[[], Record], expected: str) -> None:
    (invariant,) = (one for one in CHECKS if one.__name__ == check)
    record = broken()
    told = list(invariant(record, TEXT))
    assert any(sentence.startswith(expected) for sentence in told), told
    with pytest.raises(Broken):
        prove(record, TEXT)


def test_every_check_has_a_case() -> None:
    assert {one.__name__ for one in CHECKS} == {check for check, _, _ in CASES}
