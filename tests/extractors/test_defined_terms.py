"""What terms stand for, and where they are used."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, Record, extract
from pipeline.record import DefinedTerm


def record_of(text: str) -> Record:
    return extract(Document.from_text(text), EXTRACTORS)


def term(record: Record, key: str) -> DefinedTerm:
    return next(one for one in record.defined_terms if one.key == key)


@pytest.mark.parametrize(
    ("text", "key", "definition"),
    [
        ('sells its 4.00% Senior Notes due 2024 (the "Notes") here.', "notes", "its 4.00% Senior Notes due 2024"),
        (
            'shall file not later than 15 days after the date hereof (the "Filing Deadline"), and',
            "filing deadline",
            "not later than 15 days after the date hereof",
        ),
        (
            'under the Employment Agreement dated May 1, 2003 (the "Employment Agreement").',
            "employment agreement",
            None,
        ),
        ('securities other than the Restricted Shares ("Other Shares").', "other shares", None),
    ],
)
def test_a_parenthetical_stands_for_the_words_before_it(text: str, key: str, definition: str | None) -> None:
    assert term(record_of(f"The Company {text}"), key).definition == definition


GLOSSARY = """"Bank" means a bank. {more}

Each Bank lends. The Banks lend. No Bank Holding lends. The banks close.
"""


def test_a_plural_is_a_use_of_the_singular_where_it_is_no_term_itself() -> None:
    alone = record_of(GLOSSARY.format(more=""))
    both = record_of(GLOSSARY.format(more='\n\n"Banks" means all banks.'))
    assert len(term(alone, "bank").uses) == 2
    assert [len(term(both, key).uses) for key in ("bank", "banks")] == [1, 1]


def test_a_pointer_resolves_to_where_the_term_is_defined() -> None:
    record = record_of(
        "SUPPLY AGREEMENT\n\nThis Agreement is made as of May 1, 2003, between Alpha, Inc. and Beta LLC.\n\n"
        '1. Definitions. "Fee" has the meaning set forth in Section 2. "Tax" has the meaning given in Section 9.\n\n'
        '2. Payment. Beta pays a yearly fee (the "Fee").\n'
    )
    assert [(one.key, one.status) for one in record.defined_terms] == [
        ("fee", "pointer_resolved"),
        ("tax", "pointer_dangling"),
        ("fee", "defined"),
    ]
