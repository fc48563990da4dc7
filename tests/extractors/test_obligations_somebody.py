"""Whom a text itself makes somebody: the short names of its parties, whatever words, and none of its things."""

import pytest

from extractors.obligations import EXTRACTOR
from extractors.obligations.somebody import is_somebody
from pipeline import Document
from pipeline.record import Obligation
from pipeline.span import Span
from pipeline.split import split
from tests.growth import linear

AGREEMENT = """\
PERFORMANCE AGREEMENT

THIS AGREEMENT is made as of May 1, 1998 between Alder Hall Corp., a Delaware corporation (the "{one}"), and Wren
Productions, Inc., an Ohio corporation (hereinafter called the {other}), concerning the work described in Schedule 1
(the "Show") for the sum of $10,000 (the "Fee").

1. Duties. The {one} agrees to open the hall. The {other} shall not assign this Agreement. The {other} will rehearse
and shall deliver the score to the {one}. {sentence}

2. Things. The Fee shall be $10,000 and shall include all taxes. The Show shall begin at noon, and the Show shall last
two hours. This Agreement shall be governed by the laws of Ohio.
"""

NAMES = [
    "Presenter",
    "Venue",
    "Grower",
    "Clinic",
    "Bottler",
    "Airline",
    "Tour Promoter",
    "Data Source",
    "Artist Group",
    "OpCo",
]


def obligors(one: str, other: str, sentence: str) -> list[str | None]:
    """By whom the sentence is owed in a contract between two with these short names."""
    text = AGREEMENT.format(one=one, other=other, sentence=sentence)
    stretch = Span(text.index(sentence), text.index(sentence) + len(sentence))
    found = [item for item in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(item, Obligation)]
    return [item.obligor for item in found if item.span.overlaps(stretch)]


@pytest.mark.parametrize("one", NAMES)
@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The {one} shall have the right to inspect the Show.", ["{one}"]),
        ("{one} shall be responsible for all permits.", ["{one}"]),
        ("If the {other} so requests, it shall refund the price.", ["{other}"]),
        ("If the {one} cancels, it will give notice to the {other}.", ["{one}"]),
        ("Each of the {one} and the {other} shall bear its own costs.", ["{one} and the {other}"]),
        ("The {one} and its agents shall obey the rules.", ["{one} and its agents"]),
        ("The {one}'s agents shall obey the rules.", ["{one}'s agents"]),
        ("All taxes shall be paid by the {one}.", ["{one}"]),
        ("In no event shall the {other} disclose the price.", ["{other}"]),
        ("The {one} accepts the sum and agrees to return the keys.", ["{one}"]),
        ("It shall be the duty of the {other} to obtain the keys.", ["{other}"]),
        ("The {one} may terminate this Agreement, and the {other} shall return the keys.", ["{one}", "{other}"]),
        ("The Fee shall be two thousand dollars.", []),
        ("The Show shall be over at noon.", []),
        ("The {one}'s fee shall be two thousand dollars.", []),
        ("A change in the {one} shall be made known.", []),
    ],
)
def test_a_short_name_of_any_word_is_somebody(one: str, sentence: str, expected: list[str]) -> None:
    other = next(name for name in NAMES if name != one)
    filled = sentence.format(one=one, other=other)
    assert obligors(one, other, filled) == [name.format(one=one, other=other) for name in expected]


def stands(text: str, word: str) -> bool:
    at = text.rindex(word)
    return is_somebody(text, Span(at, at + len(word)))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('Elm Corp. (the "Mill") agrees to spin and shall deliver the yarn. The Mill', "Mill"),
        ('Elm Corp. (the "Mill") agrees to spin and shall deliver the yarn. MILL', "MILL"),
        ('each planter (a "Planter") shall deliver the crop. Each Planter will pay a fee. All Planters', "Planters"),
        ("Party A shall pay the price. Party A shall return the goods. Party A", "A"),
        ("Elm desires to buy. Elm agrees to pay. Elm", "Elm"),
        ("any word such as Tenant", "Tenant"),
    ],
)
def test_who_does_what_only_somebody_does_is_somebody(text: str, word: str) -> None:
    assert stands(text, word)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('Elm Corp. (the "Mill") agrees to spin and shall deliver the yarn. The mill', "mill"),
        ('the sum of $5 (the "Fee"). The Fee shall include taxes. The Fee shall be paid. The Fee', "Fee"),
        ('(the "Rules"). A change of the Rules shall notify all. The author of the Rules agrees. The Rules', "Rules"),
        ('(the "Plan"). The terms of such Plan shall pay. The holder of that Plan agrees to it. The Plan', "Plan"),
        ('Elm Corp. (the "Data Source") agrees to spin. The Code Source', "Source"),
        ("CERTAIN COVENANTS. All covenants, agreements and terms. All", "All"),
    ],
)
def test_what_only_things_do_makes_nobody(text: str, word: str) -> None:
    assert not stands(text, word)


@pytest.mark.parametrize(
    "words", ['(the "Aa ', "The Aa shall ", "Aa agrees, ", "A of A of ", "“A", "shall not ", "Party "]
)
def test_a_text_of_any_length_is_read_in_time_that_grows_with_it(words: str) -> None:
    assert linear(lambda count: stands(words * count + "Word", "Word"), 100)
