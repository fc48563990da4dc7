"""Where the sections of an instrument begin that has no first number: at its headings, or in the middle of a text."""

import pytest

from pipeline.document import Document
from pipeline.split import split


def labels(text: str) -> list[str]:
    return [one.label for one in split(Document.from_text(text)).sections if one.kind == "section"]


PARTS = ("Joan Heron shall serve as president.", "Acme shall pay $5,000 a month.", "Either may end it on notice.")


MADE = "This Agreement is made as of May 1, 2003, between Acme Corp. and Joan Heron."


@pytest.mark.parametrize(
    ("opening", "names"),
    [
        (f"{MADE}\n\nThe parties agree as follows:", ("DUTIES", "WAGES", "ENDING")),
        (f"{MADE}\n\nThe parties agree as follows:", ("Duties", "Wages", "Ending")),
        (MADE, ("DUTIES", "WAGES", "ENDING")),
    ],
)
def test_where_nothing_has_a_number_the_headings_make_the_sections(opening: str, names: tuple[str, ...]) -> None:
    body = "\n\n".join(f"{name}\n\n{part}" for name, part in zip(names, PARTS, strict=True))
    assert labels(f"EMPLOYMENT AGREEMENT\n\n{opening}\n\n{body}\n") == list(names)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("SECTION 2.3 RENT. Bolt pays.\n\nSECTION 2.4 PLACE. It pays here.\n", ["2.3", "2.4"]),
        ("1. Sale. Acme sells.\n\nClause 4.2 of the Terms does not apply.\n\n2. Price. It is fair.\n", ["1", "2"]),
        ("1. Sale. Acme sells.\n\nClause 4.2 binds Bolt.\n\n2. Price. It is fair.\n", ["1", "2"]),
        (
            (
                "1. Sale. Acme sells.\n\nClause 2 of the Deed is void.\n\nClause 3 (Rent) of the Deed is replaced.\n\n"
                "2. Price. It is fair.\n"
            ),
            ["1", "2"],
        ),
        (
            (
                "It is amended so that\n\nSection 5.3 Reports. Bolt reports.\n\nreads so, and\n\n1. Sale. Acme sells."
                "\n\n2. Price. It is fair.\n"
            ),
            ["1", "2"],
        ),
        (
            (
                "They amend the Deed:\n\n“Section 5.3 Reports. It reports.\n\nSection 5.4 Notices. It writes.”\n\n"
                "1. Sale. Acme sells.\n\n2. Price. It is fair.\n"
            ),
            ["1", "2"],
        ),
        ("CLAUSE 1 - SALE\n\n1.1 Acme sells.\n\nCLAUSE 2 - PRICE\n\n2.1 Bolt pays.\n", ["1", "1.1", "2", "2.1"]),
    ],
)
def test_an_excerpt_begins_with_any_section_and_an_article_may_be_called_a_clause(
    body: str, expected: list[str]
) -> None:
    assert labels(f"LEASE\n\nThis Lease is made between Acme Corp. and Bolt LLC.\n\n{body}") == expected
