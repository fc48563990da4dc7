"""Where references lead: by full label, from where they stand, and in the document that is meant."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, Record, extract

HEAD = 'This Supply Agreement is made as of May 1, 2003, between Alpha, Inc. ("Alpha") and Beta LLC ("Beta").\n\n'
BODY = """ARTICLE I

SUPPLY

Section 1.1 Orders. Alpha shall deliver (a) what Beta orders and (b) what clause (a) entails.

Section 1.2 Limits. {words}
"""


def record_of(words: str, head: str = "SUPPLY AGREEMENT\n\n" + HEAD) -> Record:
    return extract(Document.from_text(head + BODY.format(words=words)), EXTRACTORS)


@pytest.mark.parametrize(
    ("words", "label", "status"),
    [
        ("Subject to Section 1.1, Beta pays.", "1.1", "resolved"),
        ("Subject to Section 1.1 of the Supply Agreement, Beta pays.", "1.1", "resolved"),
        ("Subject to Section 1.1 of the Indenture, Beta pays.", "1.1", "external"),
        ("Nothing in this Section binds Beta.", "1.2", "resolved"),
        ("Nothing in this Article binds Beta.", "I", "resolved"),
        ("Subject to Section 7.4, Beta pays.", "7.4", "dangling"),
    ],
)
def test_a_reference_leads_to_what_is_meant(words: str, label: str, status: str) -> None:
    found = record_of(words).cross_references[-1]
    assert (found.label, found.status) == (label, status)
    assert (found.target is not None) == (status == "resolved")


def test_a_clause_is_completed_from_where_it_stands() -> None:
    record = record_of("Beta pays.")
    assert [one.label for one in record.cross_references if one.as_written == "clause (a)"] == ["1.1(a)"]


def test_in_an_amendment_the_agreement_is_another_document() -> None:
    head = (
        "AMENDMENT NO. 1 TO SUPPLY AGREEMENT\n\nThis Amendment No. 1 is made as of May 1, 2004, to the Supply Agreement"
        ' dated May 1, 2003 (the "Agreement").\n\n'
    )
    record = record_of("Section 1.1 of the Agreement is amended.", head)
    assert [one.status for one in record.cross_references if one.label == "1.1"] == ["external"]


def test_what_dangles_is_told() -> None:
    assert [one.code for one in record_of("Subject to Section 7.4.").diagnostics] == ["reference_dangling"]
    assert record_of("Subject to Section 1.1.").diagnostics == ()
