r"""Limits of clauses whose words a line with an indent breaks: "not to exceed 150 days\n     once in every …"."""

import pytest

from extractors.clauses import EXTRACTOR
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Clause
from pipeline.document import Document

BROKEN = [
    (
        (
            "The Company may postpone any Required Registration for a reasonable period of time, not to exceed "
            "ninety (90) days once in every twelve (12) month period, and the Registration Statement is filed later."
        ),
        "days once",
    ),
    (
        (
            "the Company may not defer or delay Demand Registrations for more than three 50-day periods in any "
            "24-month period."
        ),
        "three 50-day",
    ),
    (
        (
            "the Company (i) will promptly notify the Holders and (ii) may not suspend or withdraw the registration "
            "statement more than twice in any twelve (12) month period."
        ),
        "(ii) may",
    ),
    (
        (
            "If a Registration Default occurs, the Company shall make payments to each Holder equal to one percent "
            "(1.0%) of the principal of the Debentures held by it for each thirty (30) day period until it is cured."
        ),
        "make payments",
    ),
]


def found(text: str) -> list[dict[str, object]]:
    clauses = [one for one in EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Clause)]
    return [{key: value for key, value in vars(one).items() if key not in ("span", "evidence")} for one in clauses]


@pytest.mark.parametrize(("text", "words"), BROKEN)
def test_a_line_with_an_indent_breaks_no_limit(text: str, words: str) -> None:
    whole = found(text)
    assert whole
    assert found(text.replace(words, words.replace(" ", "\n      "))) == whole


def test_an_hour_ends_a_sentence_before_an_article() -> None:
    text = "Sent by 5:00 p.m. The closing time is set."
    assert text[slice(*sentence_at(text, 3))] == "Sent by 5:00 p.m."
    zone = "Sent by 5:00 p.m. New York City time it counts."
    assert zone[slice(*sentence_at(zone, 3))] == zone
